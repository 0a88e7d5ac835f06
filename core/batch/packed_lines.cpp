// SPDX-License-Identifier: MIT
#include "core/batch/packed_lines.h"

#include <zstd.h>

#include <cassert>

namespace cave {

namespace {

constexpr int kLevel = 3; // 4 % of the time that making the lines takes

std::unexpected<Error> cutOff()
{
    return failure({}, {CAVE_TEXT("errors", "This is cut off or damaged, or no file of packed lines.")});
}

// Puts lines together from the pieces that come out.
class Splitter {
public:
    explicit Splitter(const std::function<Result<void>(std::string_view)>& take) : m_take(take) {}

    Result<void> add(std::string_view piece)
    {
        for (;;) {
            const std::size_t end = piece.find('\n');
            if (m_begun.size() + std::min(end, piece.size()) > kLongestLine)
                return failure({}, {CAVE_TEXT("errors", "A line is longer than %1 bytes."),
                                    {static_cast<std::int64_t>(kLongestLine)}});
            if (end == std::string_view::npos) {
                m_begun += piece;
                return {};
            }
            if (auto taken = takeLine(piece.substr(0, end)); !taken)
                return taken;
            piece.remove_prefix(end + 1);
        }
    }

    bool isWithin() const { return !m_begun.empty(); }

private:
    Result<void> takeLine(std::string_view end)
    {
        if (m_begun.empty())
            return m_take(end);
        m_begun += end;
        auto taken = m_take(m_begun);
        m_begun.clear();
        return taken;
    }

    const std::function<Result<void>(std::string_view)>& m_take;
    std::string m_begun; // a line whose end is still to come
};

} // namespace

void LinePacker::Free::operator()(void* stream) const { ZSTD_freeCCtx(static_cast<ZSTD_CCtx*>(stream)); }

LinePacker::LinePacker() : m_stream(ZSTD_createCCtx())
{
    auto* stream = static_cast<ZSTD_CCtx*>(m_stream.get());
    ZSTD_CCtx_setParameter(stream, ZSTD_c_compressionLevel, kLevel);
    ZSTD_CCtx_setParameter(stream, ZSTD_c_checksumFlag, 1);
}

void LinePacker::pack(std::string_view bytes, bool isEnd)
{
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    for (;;) {
        const std::size_t used = m_out.size();
        m_out.resize(used + ZSTD_CStreamOutSize());
        ZSTD_outBuffer out{m_out.data() + used, m_out.size() - used, 0};
        const std::size_t left = ZSTD_compressStream2(static_cast<ZSTD_CCtx*>(m_stream.get()), &out, &in,
                                                      isEnd ? ZSTD_e_end : ZSTD_e_continue);
        assert(ZSTD_isError(left) == 0);
        m_out.resize(used + out.pos);
        if (isEnd ? left == 0 : in.pos == in.size)
            return;
    }
}

void LinePacker::add(std::string_view line)
{
    pack(line, false);
    pack("\n", false);
}

void LinePacker::end() { pack({}, true); }

std::string LinePacker::take() { return std::exchange(m_out, {}); }

Result<void> unpackLines(std::string_view packed, const std::function<Result<void>(std::string_view line)>& take)
{
    const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> stream(ZSTD_createDCtx(), &ZSTD_freeDCtx);
    std::string piece(ZSTD_DStreamOutSize(), '\0');
    Splitter lines(take);
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    for (;;) {
        ZSTD_outBuffer out{piece.data(), piece.size(), 0};
        const std::size_t before = in.pos;
        const std::size_t left = ZSTD_decompressStream(stream.get(), &out, &in);
        if (ZSTD_isError(left) != 0)
            return cutOff();
        if (auto taken = lines.add(std::string_view(piece).substr(0, out.pos)); !taken)
            return taken;
        if (left == 0) // the end of the frame
            return in.pos < in.size || lines.isWithin() ? cutOff() : Result<void>();
        if (in.pos == before && out.pos == 0)
            return cutOff();
    }
}

} // namespace cave
