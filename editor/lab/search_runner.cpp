// SPDX-License-Identifier: MIT
#include "editor/lab/search_runner.h"

#include "core/base/parallel.h"
#include "core/generate/bake.h"
#include "editor/canvas/thumbnail.h"
#include "editor/lab/behind_others.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

namespace cave {

namespace {

constexpr int kDeliveries = 100; // ms between two deliveries
// Seeds are tried in lots, so that hits come in their order. A lot grows where seeds are decided by keys alone.
constexpr std::uint64_t kLeastLot = 16;
constexpr std::uint64_t kMostLot = 65'536;
constexpr std::chrono::milliseconds kShortLot{40};
constexpr std::chrono::milliseconds kLongLot{160};

int levelOf(const SearchHit& hit)
{
    const auto found = std::ranges::find_if(hit.why, [](const SearchReason& why) { return why.level > 0; });
    return found == hit.why.end() ? 0 : found->level - 1;
}

SearchFind findOf(const Dungeon& dungeon, SearchHit hit, QSize most)
{
    SearchFind find{std::move(hit), {}, 0};
    find.z = levelOf(find.hit);
    Dungeon made = dungeon;
    if (bake(made, find.hit.seed, 1))
        find.picture = levelImage(made, find.z, most);
    return find;
}

} // namespace

// What the threads and the window share.
struct SearchRunner::Work {
    Work(const Dungeon& dungeon, const SearchOrder& order) : m_dungeon(dungeon), m_order(order) {}

    std::atomic<bool> isStopped = false;
    std::mutex mutex;
    std::vector<SearchFind> finds; // that the window has not taken yet
    std::uint64_t tried = 0;
    std::optional<Error> refusal;
    bool isDone = false;
    std::thread thread;

    void run()
    {
        runBehindOthers();
        const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
        for (int i = 0; i < threads; ++i) {
            auto search = SeedSearch::of(m_dungeon, m_order.query);
            if (!search)
                return refuse(search.error());
            m_searches.push_back(std::move(*search));
        }
        std::uint64_t lot = kLeastLot;
        std::uint64_t next = 0;
        while (next < m_order.count && m_hits < m_order.hits && !isStopped) {
            const auto start = std::chrono::steady_clock::now();
            const std::uint64_t size = std::min(lot, m_order.count - next);
            tryLot(next, size);
            next += size;
            const auto took = std::chrono::steady_clock::now() - start;
            lot = took < kShortLot ? std::min(2 * lot, kMostLot) : took > kLongLot ? std::max(lot / 2, kLeastLot) : lot;
        }
        const std::scoped_lock lock(mutex);
        isDone = true;
    }

private:
    // Each thread has a search of its own and every so many-th seed.
    void tryLot(std::uint64_t from, std::uint64_t size)
    {
        std::vector<std::vector<SearchFind>> byThread(m_searches.size());
        forEachInParallel(m_searches.size(), static_cast<int>(m_searches.size()), [&](std::size_t own) {
            for (std::uint64_t i = own; i < size && !isStopped; i += m_searches.size()) {
                auto hit = m_searches[own].tryOut(m_order.first + from + i);
                if (!hit)
                    return refuse(hit.error());
                if (*hit)
                    byThread[own].push_back(findOf(m_dungeon, std::move(**hit), m_order.picture));
            }
        });
        if (isStopped)
            return;
        std::vector<SearchFind> found;
        for (auto& ofThread : byThread)
            std::ranges::move(ofThread, std::back_inserter(found));
        std::ranges::sort(found, {}, [](const SearchFind& find) { return find.hit.seed; });
        if (m_hits + found.size() > m_order.hits) { // it goes on behind the last one that is shown
            found.resize(m_order.hits - m_hits);
            size = found.back().hit.seed - m_order.first - from + 1;
        }
        m_hits += found.size();
        const std::scoped_lock lock(mutex);
        tried = from + size;
        std::ranges::move(found, std::back_inserter(finds));
    }

    void refuse(const Error& why)
    {
        const std::scoped_lock lock(mutex);
        if (!refusal)
            refusal = why;
        isStopped = true;
    }

    const Dungeon m_dungeon;
    const SearchOrder m_order;
    std::vector<SeedSearch> m_searches;
    std::size_t m_hits = 0;
};

SearchRunner::SearchRunner(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(kDeliveries);
    connect(&m_timer, &QTimer::timeout, this, &SearchRunner::collect);
}

SearchRunner::~SearchRunner() { stop(); }

void SearchRunner::start(const Dungeon& dungeon, const SearchOrder& order)
{
    stop();
    m_tried = 0;
    m_work = std::make_unique<Work>(dungeon, order);
    m_work->thread = std::thread([work = m_work.get()] { work->run(); });
    m_timer.start();
}

void SearchRunner::stop()
{
    m_timer.stop();
    if (!m_work)
        return;
    m_work->isStopped = true;
    m_work->thread.join();
    m_work.reset();
}

void SearchRunner::collect()
{
    std::vector<SearchFind> finds;
    std::optional<Error> refusal;
    bool isDone = false;
    {
        const std::scoped_lock lock(m_work->mutex);
        finds.swap(m_work->finds);
        m_tried = m_work->tried;
        refusal = m_work->refusal;
        isDone = m_work->isDone;
    }
    if (refusal || isDone)
        stop();
    if (refusal) {
        emit refused(*refusal);
        return;
    }
    emit progressed(finds);
    if (isDone)
        emit finished();
}

} // namespace cave
