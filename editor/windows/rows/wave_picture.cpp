// SPDX-License-Identifier: MIT
#include "editor/windows/rows/wave_picture.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

constexpr QSize kWaveSize{240, 64}; // pixels, for 13 px text

} // namespace

std::size_t loudestAt(std::span<const std::int16_t> samples)
{
    const auto loudest = std::ranges::max_element(samples, {}, [](std::int16_t sample) { return std::abs(sample); });
    return static_cast<std::size_t>(loudest - samples.begin());
}

WavePicture::WavePicture(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WavePicture::show(std::vector<std::int16_t> samples)
{
    m_samples = std::move(samples);
    m_loudest = loudestAt(m_samples);
    update();
}

QSize WavePicture::sizeHint() const { return grown(kWaveSize); }

// A column of pixels goes from the lowest to the highest of the samples that it stands for.
void WavePicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(palette::kInk0));
    painter.setPen(QColor(palette::kText));
    const int middle = height() / 2;
    painter.drawLine(0, middle, width() - 1, middle);
    painter.setPen(QColor(palette::kAmber));
    const int loudest = m_samples.empty() ? 1 : std::max(std::abs(m_samples[m_loudest]), 1);
    const auto line = [&](std::int16_t sample) { return middle - sample * (middle - 1) / loudest; };
    const auto count = static_cast<std::int64_t>(m_samples.size());
    for (int x = 0; x < width() && count > 0; ++x) {
        const std::int64_t first = x * count / width();
        const std::int64_t last = std::max((x + 1) * count / width(), first + 1);
        const auto [low, high] = std::minmax_element(m_samples.begin() + first, m_samples.begin() + last);
        painter.drawLine(x, line(*high), x, line(*low));
    }
}

} // namespace cave
