// SPDX-License-Identifier: MIT
// Looks for seeds that have what a query asks for, beside the window.
#pragma once

#include "core/search/seed_search.h"
#include "editor/canvas/thumbnail.h"
#include "editor/lab/lab_worker.h"

#include <QImage>
#include <QObject>

#include <vector>

namespace cave {

// Of a level of a dungeon that is made, or what else may be shown of it, at most so large. Called by several threads.
using SearchPainter = QImage (*)(const Dungeon& dungeon, int z, QSize most);

struct SearchOrder {
    Query query;
    std::size_t near = 0; // so many of its terms may be missing
    std::uint64_t first = 1; // seed
    std::uint64_t count = 1; // seeds
    std::size_t hits = 1;    // after so many it rests
    QSize picture;           // of a level, at most
    SearchPainter paint = levelImage;
};

struct SearchFind {
    SearchHit hit;
    QImage picture; // of the hit's level, as the order paints it
    int z = 0;      // that level
    std::uint64_t hash = 0; // dungeonHash() of what the seed makes
};

// Seeds that were tried, and what was found among them.
struct SearchLot {
    std::uint64_t tried = 0; // seeds of the order, all those before the next one
    std::vector<SearchFind> finds; // in the order of seeds
    std::vector<std::uint64_t> missing; // of each term: seeds of this lot that were dropped without it
};

class SearchRunner : public QObject {
    Q_OBJECT

public:
    explicit SearchRunner(QObject* parent = nullptr);

    // Stops what is under way first.
    void start(const Dungeon& dungeon, const SearchOrder& order);
    void stop() { m_worker.stop(); } // no signal comes after this
    bool isRunning() const { return m_worker.isRunning(); }
    std::uint64_t tried() const { return m_tried; } // of the order
    // Of each term of the order's query: seeds that were dropped without it, as far as that was looked at.
    const std::vector<std::uint64_t>& missing() const { return m_missing; }

signals:
    void progressed(const std::vector<cave::SearchFind>& finds); // in the order of seeds
    void refused(const cave::Error& why); // nothing comes after it
    void finished(); // all were tried, or there are as many hits as were wanted

private:
    void take(const std::vector<SearchLot>& lots);

    std::uint64_t m_tried = 0;
    std::vector<std::uint64_t> m_missing;
    LabWorker<SearchLot> m_worker;
};

} // namespace cave
