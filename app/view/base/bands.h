// SPDX-License-Identifier: MIT
// Large areas of cells, worked on by all cores.
#pragma once

#include "core/base/box.h"
#include "core/base/parallel.h"

#include <algorithm>
#include <cstdint>

namespace cave {

// Calls job(band) for bands of rows that together are the box; for a small box just once, with all of it. Bands may be
// worked on at the same time, so each call must write only what is its own.
template <typename Job>
void forEachBand(const Box& box, const Job& job)
{
    constexpr std::int64_t kSmall = 200'000; // cells, below which threads are not worth starting
    constexpr int kRows = 64;
    if (std::int64_t{box.width} * box.height < kSmall) {
        job(box);
        return;
    }
    const auto bands = static_cast<std::size_t>((box.height + kRows - 1) / kRows);
    forEachInParallel(bands, usefulThreads(std::int64_t{box.width} * box.height, kSmall / 2), [&](std::size_t i) {
        const int y = box.y + static_cast<int>(i) * kRows;
        job(Box{box.x, y, box.width, std::min(kRows, box.bottom() - y)});
    });
}

} // namespace cave
