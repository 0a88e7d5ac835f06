// SPDX-License-Identifier: MIT
// Keeps the paintings of stone, and their copies scaled to tile sizes.
#pragma once

#include "app/view/stone/painting_store.h"

#include <future>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace cave {

// prepare() comes first, if at all; then any thread may call scaled().
class StoneLibrary {
public:
    explicit StoneLibrary(PaintingStore store = {}) : m_store(std::move(store)) {}

    const PaintingStore& store() const { return m_store; }

    // Begins all paintings in other threads, natural caves first: to be called while nothing needs them yet, behind the
    // title page.
    void prepare();

    // 8 * tile squared. Waits for the painting, or makes it, at its first use.
    const QImage& scaled(StonePainting painting, int tile);

private:
    const QImage& master(StonePainting painting);

    PaintingStore m_store;
    std::array<std::shared_future<QImage>, kStonePaintings> m_masters;
    std::mutex m_scaling; // guards what scaled() looks up and makes
    std::map<std::pair<StonePainting, int>, QImage> m_scaled;
    std::vector<std::jthread> m_painters; // the last member: stops before what it writes goes
};

} // namespace cave
