// SPDX-License-Identifier: MIT
#include "app/view/light/lit_blit.h"

#include <algorithm>
#include <array>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace cave {

namespace {

// Two inner loops matter; each goes on in plain code where SSE2 ends or is missing, and both give the same bytes.

// `count` pixels between the light samples a and b, the k-th with shares[k] of 256 of b.
void ramp(std::uint8_t* out, const std::uint16_t* a, const std::uint16_t* b, const std::uint16_t* shares, int count)
{
    int k = 0;
#if defined(__SSE2__)
    const __m128i oneA = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(a));
    const __m128i oneB = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(b));
    const __m128i twiceA = _mm_unpacklo_epi64(oneA, oneA);
    const __m128i twiceB = _mm_unpacklo_epi64(oneB, oneB);
    const __m128i whole = _mm_set1_epi16(256);
    for (; k + 2 <= count; k += 2) {
        const __m128i share = _mm_unpacklo_epi64(_mm_set1_epi16(static_cast<short>(shares[k])),
                                                 _mm_set1_epi16(static_cast<short>(shares[k + 1])));
        const __m128i sum =
            _mm_add_epi16(_mm_mullo_epi16(twiceA, _mm_sub_epi16(whole, share)), _mm_mullo_epi16(twiceB, share));
        const __m128i value = _mm_srli_epi16(sum, 8);
        _mm_storel_epi64(reinterpret_cast<__m128i*>(out + k * 4), _mm_packus_epi16(value, value));
    }
#endif
    for (; k < count; ++k) {
        const unsigned share = shares[k];
        for (int c = 0; c < 4; ++c)
            out[k * 4 + c] = static_cast<std::uint8_t>((a[c] * (256 - share) + b[c] * share) >> 8);
    }
}

// `count` bytes; `add` repeats after 16.
void multiply(std::uint8_t* out, const std::uint8_t* picture, const std::uint8_t* light,
              const std::array<std::uint8_t, 16>& add, int count)
{
    int i = 0;
#if defined(__SSE2__)
    const __m128i zero = _mm_setzero_si128();
    const __m128i plus = _mm_loadu_si128(reinterpret_cast<const __m128i*>(add.data()));
    for (; i + 16 <= count; i += 16) {
        const __m128i p = _mm_loadu_si128(reinterpret_cast<const __m128i*>(picture + i));
        const __m128i l = _mm_loadu_si128(reinterpret_cast<const __m128i*>(light + i));
        const __m128i low = _mm_srli_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(p, zero), _mm_unpacklo_epi8(l, zero)), 7);
        const __m128i high = _mm_srli_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(p, zero), _mm_unpackhi_epi8(l, zero)), 7);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out + i), _mm_adds_epu8(_mm_packus_epi16(low, high), plus));
    }
#endif
    for (; i < count; ++i) {
        const unsigned lit = std::min(255u, static_cast<unsigned>(picture[i]) * light[i] >> 7);
        out[i] = static_cast<std::uint8_t>(std::min(255u, lit + add[static_cast<std::size_t>(i & 15)]));
    }
}

class Blitter {
public:
    Blitter(const LitJob& job, LitScratch& scratch)
        : m_job(job), m_scratch(scratch), m_step(job.tile / kLightSamples), m_half(m_step / 2),
          m_samples(job.cells.width * kLightSamples + 2)
    {
        const auto bytes = static_cast<std::size_t>(m_samples) * 4;
        scratch.lanes.resize(bytes);
        scratch.upperRow.resize(bytes);
        scratch.lowerRow.resize(bytes);
        scratch.expanded.resize(static_cast<std::size_t>(job.cells.width * job.tile) * 4);
        scratch.shares.resize(static_cast<std::size_t>(m_step));
        for (int k = 0; k < m_step; ++k)
            scratch.shares[static_cast<std::size_t>(k)] = static_cast<std::uint16_t>((2 * k + 1) * 128 / m_step);
        for (std::size_t i = 0; i < m_add.size(); ++i)
            m_add[i] = static_cast<std::uint8_t>(i % 4 == 3 ? 0 : job.voidColour >> (8 * (i % 4)));
    }

    void run()
    {
        const int every = std::max(1, m_half); // light rows are worth two a sample
        for (int cellRow = 0; cellRow < m_job.cells.height; ++cellRow) {
            for (int row = 0; row < m_job.tile; ++row) {
                if (row % every == 0)
                    expandLight(cellRow, 2 * row + every - m_step);
                paintRow(cellRow, row);
            }
        }
    }

private:
    // The light of the pixel row that lies `offset` half pixels below the first sample of the cell row.
    void expandLight(int cellRow, int offset)
    {
        const int spacing = 2 * m_step; // of samples, in half pixels
        const int sample = offset >= 0 ? offset / spacing : -1;
        const auto share = static_cast<unsigned>((offset - sample * spacing) * 256 / spacing);
        const int row = (m_job.cells.y + cellRow) * kLightSamples + sample;
        if (row != m_fetched) {
            fetch(m_scratch.upperRow, row);
            fetch(m_scratch.lowerRow, row + 1);
            m_fetched = row;
        }
        for (std::size_t i = 0; i < m_scratch.lanes.size(); ++i)
            m_scratch.lanes[i] = static_cast<std::uint16_t>(
                (m_scratch.upperRow[i] * (256 - share) + m_scratch.lowerRow[i] * share) >> 8);
        expandAcross();
    }

    void expandAcross()
    {
        const std::uint16_t* lane = m_scratch.lanes.data();
        std::uint8_t* out = m_scratch.expanded.data();
        const std::uint8_t* const end = out + m_scratch.expanded.size();
        ramp(out, lane, lane + 4, m_scratch.shares.data() + (m_step - m_half), m_half);
        out += m_half * 4;
        for (int i = 1; i + 1 < m_samples; ++i, out += m_step * 4) {
            const int room = static_cast<int>(end - out) / 4;
            ramp(out, lane + i * 4, lane + i * 4 + 4, m_scratch.shares.data(), std::min(m_step, room));
        }
    }

    // A row of light samples with one of margin on both sides; beyond the map's edge the last one goes on.
    void fetch(std::vector<std::uint8_t>& to, int row) const
    {
        const int clamped = std::clamp(row, 0, m_job.lightHeight - 1);
        const std::uint8_t* from =
            m_job.light + static_cast<std::size_t>(clamped) * static_cast<std::size_t>(m_job.lightWidth) * 4;
        const int first = m_job.cells.x * kLightSamples - 1;
        for (int i = 0; i < m_samples; ++i) {
            const int sample = std::clamp(first + i, 0, m_job.lightWidth - 1);
            std::copy_n(from + sample * 4, 4, to.data() + i * 4);
        }
    }

    void paintRow(int cellRow, int row)
    {
        const int tile = m_job.tile;
        const std::uint32_t* const* pictures =
            m_job.pictures + static_cast<std::ptrdiff_t>(cellRow) * m_job.pictureStride;
        std::uint32_t* out = m_job.out + static_cast<std::ptrdiff_t>(cellRow * tile + row) * m_job.outStride;
        const std::uint8_t* light = m_scratch.expanded.data();
        constexpr int kAhead = 12; // cells whose pictures are fetched meanwhile: they lie anywhere
        const int width = m_job.cells.width;
        for (int cell = 0; cell < width; ++cell, out += tile, light += tile * 4) {
            if (const std::uint32_t* const next = pictures[std::min(cell + kAhead, width - 1)])
                __builtin_prefetch(next + row * tile);
            if (pictures[cell] == nullptr)
                std::fill_n(out, tile, m_job.voidColour);
            else
                multiply(reinterpret_cast<std::uint8_t*>(out),
                         reinterpret_cast<const std::uint8_t*>(pictures[cell] + row * tile), light, m_add, tile * 4);
        }
    }

    const LitJob& m_job;
    LitScratch& m_scratch;
    int m_step;             // pixels between samples
    int m_half;
    int m_samples;          // across, with the margin
    int m_fetched = -1000;  // the sample row in upperRow
    std::array<std::uint8_t, 16> m_add{};
};

} // namespace

LitJob rowsOf(const LitJob& job, int firstRow, int rows)
{
    LitJob part = job;
    part.out += std::ptrdiff_t{firstRow} * job.tile * job.outStride;
    part.cells = {job.cells.x, job.cells.y + firstRow, job.cells.width, rows};
    part.pictures += std::ptrdiff_t{firstRow} * job.pictureStride;
    return part;
}

void litBlit(const LitJob& job, LitScratch& scratch)
{
    if (!job.cells.isEmpty())
        Blitter(job, scratch).run();
}

} // namespace cave
