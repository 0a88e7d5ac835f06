// SPDX-License-Identifier: MIT
#include "app/view/stone/dressed_stones.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cave {

namespace {

using ChannelTable = std::array<std::uint8_t, 256>;

ChannelTable multipliedBy(int perMille)
{
    ChannelTable table;
    for (std::size_t value = 0; value < table.size(); ++value)
        table[value] = static_cast<std::uint8_t>(std::min(255, (static_cast<int>(value) * perMille + 500) / 1000));
    return table;
}

QImage coloured(QImage image, const ChannelShares& dress)
{
    const ChannelTable red = multipliedBy(dress[0]);
    const ChannelTable green = multipliedBy(dress[1]);
    const ChannelTable blue = multipliedBy(dress[2]);
    for (int y = 0; y < image.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            row[x] = 0xff000000u | static_cast<QRgb>(red[row[x] >> 16 & 0xff]) << 16 |
                     static_cast<QRgb>(green[row[x] >> 8 & 0xff]) << 8 | blue[row[x] & 0xff];
    }
    return image;
}

} // namespace

const QImage& DressedStones::scaled(StonePainting painting)
{
    const ChannelShares& dress = painting == StonePainting::Water ? m_dress.water : m_dress.stone;
    if (dress == kUnchanged)
        return m_library.scaled(painting, m_tile);
    const std::scoped_lock lock(m_colouring);
    QImage& image = m_coloured[painting];
    if (image.isNull())
        image = coloured(m_library.scaled(painting, m_tile), dress);
    return image;
}

} // namespace cave
