// SPDX-License-Identifier: MIT
#include "editor/lab/search_runner.h"

#include "core/base/parallel.h"
#include "core/generate/bake.h"

#include <algorithm>
#include <chrono>
#include <functional>

namespace cave {

namespace {

// Seeds are tried in lots, so that hits come in their order. A lot begins with a seed for each thread, which may take a
// second where it is played, and grows where seeds are decided by keys alone.
constexpr std::uint64_t kMostLot = 65'536;
constexpr std::chrono::milliseconds kShortLot{40};
constexpr std::chrono::milliseconds kLongLot{160};

SearchFind findOf(const Dungeon& dungeon, SearchHit hit, const SearchOrder& order)
{
    SearchFind find{std::move(hit), {}};
    find.z = find.hit.level - 1;
    Dungeon made = dungeon;
    if (bake(made, find.hit.seed, 1)) {
        find.picture = order.paint(made, find.z, order.picture);
        find.hash = dungeonHash(made);
    }
    return find;
}

using SearchShare = LabWorker<SearchLot>::Share;

// One search, until it is stopped or has what was ordered.
class SearchWork {
public:
    SearchWork(const Dungeon& dungeon, const SearchOrder& order, SearchShare& share)
        : m_dungeon(dungeon), m_order(order), m_share(share)
    {
    }

    void run()
    {
        for (int i = 0; i < labThreads(); ++i) {
            auto search = SeedSearch::of(m_dungeon, m_order.query, m_order.near, m_share.goesOn());
            if (!search)
                return m_share.refuse(search.error());
            m_searches.push_back(std::move(*search));
        }
        const std::uint64_t least = m_searches.size();
        std::uint64_t lot = least;
        while (m_tried < m_order.count && m_hits < m_order.hits && !m_share.isStopped()) {
            const auto start = std::chrono::steady_clock::now();
            tryLot(std::min(lot, m_order.count - m_tried));
            const auto took = std::chrono::steady_clock::now() - start;
            lot = took < kShortLot ? std::min(2 * lot, kMostLot) : took > kLongLot ? std::max(lot / 2, least) : lot;
        }
    }

private:
    struct Miss {
        std::uint64_t number; // of the seed in its lot
        std::size_t term;
    };

    // Each thread has a search of its own and every so many-th seed.
    void tryLot(std::uint64_t size)
    {
        std::vector<std::vector<SearchFind>> byThread(m_searches.size());
        std::vector<std::vector<Miss>> misses(m_searches.size());
        forEachInParallel(m_searches.size(), labThreads(), [&](std::size_t own) {
            for (std::uint64_t i = own; i < size && !m_share.isStopped(); i += m_searches.size()) {
                auto hit = m_searches[own].tryOut(m_order.first + m_tried + i);
                if (!hit)
                    return m_share.refuse(hit.error());
                if (*hit)
                    byThread[own].push_back(findOf(m_dungeon, std::move(**hit), m_order));
                else
                    for (const std::size_t term : m_searches[own].missed())
                        misses[own].push_back({i, term});
            }
        });
        if (m_share.isStopped())
            return;
        SearchLot lot{m_tried + size, {}, std::vector<std::uint64_t>(termsOf(m_order.query).size())};
        for (auto& ofThread : byThread)
            std::ranges::move(ofThread, std::back_inserter(lot.finds));
        // Behind the largest seed comes 0.
        std::ranges::sort(lot.finds, {}, [this](const SearchFind& find) { return find.hit.seed - m_order.first; });
        if (m_hits + lot.finds.size() > m_order.hits) { // it goes on behind the last one that is shown
            lot.finds.resize(m_order.hits - m_hits);
            lot.tried = lot.finds.back().hit.seed - m_order.first + 1;
        }
        for (const auto& ofThread : misses)
            for (const Miss& miss : ofThread)
                lot.missing[miss.term] += m_tried + miss.number < lot.tried;
        m_hits += lot.finds.size();
        m_tried = lot.tried;
        m_share.give(std::move(lot));
    }

    const Dungeon& m_dungeon;
    const SearchOrder& m_order;
    SearchShare& m_share;
    std::vector<SeedSearch> m_searches;
    std::uint64_t m_tried = 0;
    std::size_t m_hits = 0;
};

} // namespace

SearchRunner::SearchRunner(QObject* parent)
    : QObject(parent), m_worker({.take = [this](const std::vector<SearchLot>& lots) { take(lots); },
                                 .refused = [this](const Error& why) { emit refused(why); },
                                 .finished = [this] { emit finished(); }})
{
}

void SearchRunner::start(const Dungeon& dungeon, const SearchOrder& order)
{
    m_tried = 0;
    m_missing.assign(termsOf(order.query).size(), 0);
    m_worker.start([dungeon, order](SearchShare& share) { SearchWork(dungeon, order, share).run(); });
}

void SearchRunner::take(const std::vector<SearchLot>& lots)
{
    std::vector<SearchFind> finds;
    for (const SearchLot& lot : lots) {
        m_tried = lot.tried;
        std::ranges::transform(m_missing, lot.missing, m_missing.begin(), std::plus());
        finds.insert(finds.end(), lot.finds.begin(), lot.finds.end());
    }
    emit progressed(finds);
}

} // namespace cave
