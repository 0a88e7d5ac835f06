// SPDX-License-Identifier: MIT
#include "app/view/stone/painting_store.h"

#include "core/base/files.h"
#include "core/base/hash.h"

#include <cstring>
#include <span>
#include <string>
#include <system_error>

namespace cave {

namespace {

constexpr std::size_t kPixelBytes = std::size_t{kPaintingSide} * kPaintingSide * sizeof(QRgb);

} // namespace

PaintingStore::PaintingStore(std::filesystem::path folder, std::string_view maker)
    : m_folder(std::move(folder)), m_maker(hashOf("maker", maker))
{
}

std::filesystem::path PaintingStore::fileOf(StonePainting painting) const
{
    return m_folder / ("stone-" + std::to_string(static_cast<int>(painting)));
}

std::uint64_t PaintingStore::hashOfPixels(StonePainting painting, std::string_view pixels) const
{
    return sipHash({m_maker, static_cast<std::uint64_t>(painting)}, std::as_bytes(std::span(pixels)));
}

QImage PaintingStore::load(StonePainting painting) const
{
    if (m_folder.empty())
        return {};
    std::uint64_t hash = 0;
    const auto bytes = readFile(fileOf(painting), sizeof hash + kPixelBytes);
    if (!bytes || bytes->size() != sizeof hash + kPixelBytes)
        return {};
    std::memcpy(&hash, bytes->data(), sizeof hash);
    const std::string_view pixels = std::string_view(*bytes).substr(sizeof hash);
    if (hash != hashOfPixels(painting, pixels))
        return {};
    QImage image(kPaintingSide, kPaintingSide,
                 QImage::Format_RGB32); // its rows follow each other: they are whole words
    std::memcpy(image.bits(), pixels.data(), pixels.size());
    return image;
}

void PaintingStore::keep(StonePainting painting, const QImage& image) const
{
    if (m_folder.empty())
        return;
    const std::string_view pixels(reinterpret_cast<const char*>(image.constBits()), kPixelBytes);
    const std::uint64_t hash = hashOfPixels(painting, pixels);
    std::string bytes(sizeof hash, '\0');
    std::memcpy(bytes.data(), &hash, sizeof hash);
    bytes += pixels;
    std::error_code error; // then nothing is kept
    std::filesystem::create_directories(m_folder, error);
    (void)writeFileUnsynced(fileOf(painting), bytes);
}

} // namespace cave
