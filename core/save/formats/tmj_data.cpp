// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_data.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <vector>

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

// Fills a row at a time from a stream of bytes.
class Stream {
public:
    virtual ~Stream() = default;
    virtual bool fill(std::string& bytes) = 0; // with as many as there is room for; false when there are no more
    virtual bool isAtEnd() = 0;                // asked once, after all that is wanted
};

class PlainStream final : public Stream {
public:
    explicit PlainStream(const std::string& bytes) : m_rest(bytes) {}

    bool fill(std::string& bytes) override
    {
        if (m_rest.size() < bytes.size())
            return false;
        bytes = m_rest.substr(0, bytes.size());
        m_rest.remove_prefix(bytes.size());
        return true;
    }
    bool isAtEnd() override { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

class ZlibStream final : public Stream {
public:
    explicit ZlibStream(const std::string& packed)
    {
        m_isSound = inflateInit2(&m_stream, kZlibOrGzip) == Z_OK;
        m_stream.next_in = zlibBytes(packed);
        m_stream.avail_in = static_cast<uInt>(packed.size());
    }
    ~ZlibStream() override { inflateEnd(&m_stream); }
    ZlibStream(const ZlibStream&) = delete;
    ZlibStream& operator=(const ZlibStream&) = delete;

    bool fill(std::string& bytes) override { return m_isSound && inflateTo(bytes) == bytes.size(); }

    // The sum behind the last byte is read only when there is room for one more.
    bool isAtEnd() override
    {
        std::string more(1, '\0');
        return m_isSound && inflateTo(more) == 0 && m_state == Z_STREAM_END && m_stream.avail_in == 0;
    }

private:
    std::size_t inflateTo(std::string& bytes)
    {
        m_stream.next_out = zlibBytes(bytes);
        m_stream.avail_out = static_cast<uInt>(bytes.size());
        if (m_state == Z_OK)
            m_state = inflate(&m_stream, Z_NO_FLUSH);
        return bytes.size() - m_stream.avail_out;
    }

    z_stream m_stream{};
    int m_state = Z_OK;
    bool m_isSound = false;
};

class ZstdStream final : public Stream {
public:
    explicit ZstdStream(const std::string& packed)
        : m_stream(ZSTD_createDStream()), m_packed{packed.data(), packed.size(), 0}
    {
    }

    bool fill(std::string& bytes) override { return unpackTo(bytes) == bytes.size(); }

    bool isAtEnd() override
    {
        std::string more(1, '\0');
        return (m_left == 0 || unpackTo(more) == 0) && m_left == 0 && m_packed.pos == m_packed.size;
    }

private:
    struct Free {
        void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
    };

    // Until there is no more room, or nothing more comes.
    std::size_t unpackTo(std::string& bytes)
    {
        ZSTD_outBuffer out{bytes.data(), bytes.size(), 0};
        std::size_t before = 0;
        do {
            before = out.pos + m_packed.pos;
            m_left = m_stream ? ZSTD_decompressStream(m_stream.get(), &out, &m_packed) : 1;
        } while (!ZSTD_isError(m_left) && out.pos < out.size && out.pos + m_packed.pos > before);
        return out.pos;
    }

    std::unique_ptr<ZSTD_DStream, Free> m_stream;
    ZSTD_inBuffer m_packed;
    std::size_t m_left = 1; // 0 at the end of a frame
};

std::unique_ptr<Stream> streamOf(const std::string& bytes, std::string_view compression)
{
    if (compression.empty())
        return std::make_unique<PlainStream>(bytes);
    if (compression == "zstd")
        return std::make_unique<ZstdStream>(bytes);
    return std::make_unique<ZlibStream>(bytes);
}

void readCells(std::string_view bytes, std::span<std::uint32_t> cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::uint32_t cell = 0;
        for (std::size_t byte = kCellBytes; byte-- > 0;)
            cell = cell << 8 | static_cast<unsigned char>(bytes[i * kCellBytes + byte]);
        cells[i] = cell;
    }
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

std::optional<Text> unpackCells(std::string_view text, std::string_view compression, std::size_t width,
                                std::size_t height, const CellSink& sink)
{
    constexpr std::array<std::string_view, 4> kKnown{"", "zlib", "gzip", "zstd"};
    if (std::ranges::find(kKnown, compression) == kKnown.end())
        return Text{CAVE_TEXT("errors", "Data compressed by \"%1\" cannot be read. Let Tiled save it as zlib."),
                    {std::string(compression.substr(0, 20))}};
    const auto packed = fromBase64(text);
    if (!packed)
        return Text{CAVE_TEXT("errors", "This must be base64.")};
    const auto stream = streamOf(*packed, compression);
    std::string bytes(width * kCellBytes, '\0');
    std::vector<std::uint32_t> row(width);
    bool isWhole = true;
    for (std::size_t y = 0; y < height && isWhole; ++y) {
        isWhole = stream->fill(bytes);
        if (isWhole) {
            readCells(bytes, row);
            sink(row);
        }
    }
    if (isWhole && stream->isAtEnd())
        return std::nullopt;
    return Text{CAVE_TEXT("errors", "The data must hold exactly %1 cells, and be whole."),
                {static_cast<std::int64_t>(width * height)}};
}

} // namespace cave
