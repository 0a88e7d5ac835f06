// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_data.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace cave {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 64;
constexpr std::size_t kCellBytes = 4;
constexpr int kZlibOrGzip = 15 + 32; // the largest window, and the kind found out from the first bytes

// The value of each character.
constexpr std::array<std::uint8_t, 256> kDigits = [] {
    std::array<std::uint8_t, 256> digits{};
    digits.fill(kNoDigit);
    for (std::size_t i = 0; i < kBase64.size(); ++i)
        digits[static_cast<unsigned char>(kBase64[i])] = static_cast<std::uint8_t>(i);
    return digits;
}();

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t word = 0;
        for (std::size_t k = 0; k < 3; ++k)
            word = word << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k <= bytes.size() ? kBase64[word >> (18 - 6 * k) & 63u] : '=';
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    for (int padding = 0; padding < 2 && text.ends_with('='); ++padding)
        text.remove_suffix(1);
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 2);
    std::uint32_t word = 0;
    int bits = 0;
    for (const char c : text) {
        const std::uint8_t digit = kDigits[static_cast<unsigned char>(c)];
        if (digit == kNoDigit)
            return std::nullopt;
        word = word << 6 | digit;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(word >> bits & 255u);
        }
    }
    return bytes;
}

// zlib reads through a pointer that is not const, and changes nothing.
Bytef* zlibBytes(const std::string& bytes) { return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data())); }

// Nothing when the stream is broken or holds more or less than `size`.
std::optional<std::string> inflated(const std::string& bytes, std::size_t size)
{
    z_stream stream{};
    if (inflateInit2(&stream, kZlibOrGzip) != Z_OK)
        return std::nullopt;
    std::string out(size, '\0');
    stream.next_in = zlibBytes(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = zlibBytes(out);
    stream.avail_out = static_cast<uInt>(out.size());
    const int end = inflate(&stream, Z_FINISH);
    const bool isWhole = end == Z_STREAM_END && stream.avail_out == 0 && stream.avail_in == 0;
    inflateEnd(&stream);
    return isWhole ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<std::string> unpackedByZstd(const std::string& bytes, std::size_t size)
{
    std::string out(size, '\0');
    const std::size_t got = ZSTD_decompress(out.data(), out.size(), bytes.data(), bytes.size());
    return got == size ? std::optional(std::move(out)) : std::nullopt; // an error is larger than any size
}

} // namespace

std::string deflated(const std::string& bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string packed(size, '\0');
    const int done = compress(zlibBytes(packed), &size, zlibBytes(bytes), static_cast<uLong>(bytes.size()));
    assert(done == Z_OK); // it fails only without memory or room
    static_cast<void>(done);
    packed.resize(size);
    return packed;
}

std::string packCells(std::span<const std::uint32_t> cells)
{
    std::string bytes;
    bytes.reserve(cells.size() * kCellBytes);
    for (const std::uint32_t cell : cells)
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(cell >> shift & 255u);
    return toBase64(deflated(bytes));
}

std::expected<std::vector<std::uint32_t>, Text> unpackCells(std::string_view text, std::string_view compression,
                                                            std::size_t count)
{
    constexpr std::array<std::string_view, 4> kKnown{"", "zlib", "gzip", "zstd"};
    if (std::ranges::find(kKnown, compression) == kKnown.end())
        return std::unexpected(
            Text{CAVE_TEXT("errors", "Data compressed by \"%1\" cannot be read. Let Tiled save it as zlib."),
                 {std::string(compression.substr(0, 20))}});
    auto bytes = fromBase64(text);
    if (!bytes)
        return std::unexpected(Text{CAVE_TEXT("errors", "This must be base64.")});
    if (compression == "zstd")
        bytes = unpackedByZstd(*bytes, count * kCellBytes);
    else if (!compression.empty())
        bytes = inflated(*bytes, count * kCellBytes);
    if (!bytes || bytes->size() != count * kCellBytes)
        return std::unexpected(Text{CAVE_TEXT("errors", "The data must hold exactly %1 cells, and be whole."),
                                    {static_cast<std::int64_t>(count)}});
    std::vector<std::uint32_t> cells(count);
    for (std::size_t i = 0; i < bytes->size(); ++i)
        cells[i / kCellBytes] |= std::uint32_t{static_cast<unsigned char>((*bytes)[i])} << i % kCellBytes * 8;
    return cells;
}

} // namespace cave
