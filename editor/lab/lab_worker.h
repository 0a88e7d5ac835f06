// SPDX-License-Identifier: MIT
// Work of minutes beside the window, whose results come one after the other, to the thread that started it.
#pragma once

#include "core/base/platform/platform.h"
#include "core/base/result.h"

#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace cave {

inline constexpr int kLabPause = 100; // ms between two looks at what there is: enough for an eye

// How many threads the work is for: all processors, since it goes behind everything else.
inline int labThreads() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

// How long what is left takes when it goes on as what is done, which must be something, did in `milliseconds`.
inline int secondsLeft(std::int64_t milliseconds, std::int64_t done, std::int64_t left)
{
    const std::int64_t seconds = milliseconds * left / done / 1000;
    return static_cast<int>(std::min<std::int64_t>(seconds, std::numeric_limits<int>::max()));
}

template <typename Result>
class LabWorker {
public:
    // Of the thread of the work and those that it starts.
    class Share {
    public:
        const std::atomic<bool>& isStopped() const { return m_isStopped; }
        // For work that asks whether to go on, whether or not it tells how far it is.
        auto goesOn() const
        {
            return [this](auto...) { return !m_isStopped; };
        }
        void give(Result result)
        {
            const std::scoped_lock lock(m_mutex);
            m_results.push_back(std::move(result));
        }
        // The first one counts; the others should stop. That they were stopped is an error too late to count.
        void refuse(Error why)
        {
            const std::scoped_lock lock(m_mutex);
            if (!m_refusal)
                m_refusal = std::move(why);
            m_isStopped = true;
        }

    private:
        friend class LabWorker;

        std::atomic<bool> m_isStopped = false;
        std::mutex m_mutex;
        std::vector<Result> m_results; // that the window has not taken yet
        std::optional<Error> m_refusal;
        bool m_isDone = false;
    };
    // Who is told: ten times a second what there is since the last time, maybe nothing; a refusal, and nothing after
    // it; the end. Whoever is done or refused runs no more when that is told.
    struct Listener {
        std::function<void(std::vector<Result> results)> take;
        std::function<void(const Error& why)> refused;
        std::function<void()> finished;
    };

    explicit LabWorker(Listener listener) : m_listener(std::move(listener))
    {
        m_timer.setInterval(kLabPause);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { collect(); });
    }
    LabWorker(const LabWorker&) = delete;
    LabWorker& operator=(const LabWorker&) = delete;
    ~LabWorker() { stop(); } // and waits for what was stopped

    // Stops what is under way first. The work may end a moment later than that, so it has its own copy of all it needs.
    void start(std::function<void(Share&)> work)
    {
        stop();
        m_share = std::make_unique<Share>();
        m_thread = std::jthread([share = m_share.get(), work = std::move(work)]() mutable {
            platform::runBehindOthers();
            work(*share);
            work = nullptr; // what it holds may be large
            const std::scoped_lock lock(share->m_mutex);
            share->m_isDone = true;
        });
        m_timer.start();
    }
    // Nothing is told after this. Does not wait: on a busy machine the work, which runs behind all else, may take long
    // to see it.
    void stop()
    {
        if (!m_share)
            return;
        m_timer.stop();
        m_share->m_isStopped = true;
        m_leaving.push_back({std::move(m_share), std::move(m_thread)});
        std::erase_if(m_leaving, [](const Leaving& work) {
            const std::scoped_lock lock(work.share->m_mutex);
            return work.share->m_isDone;
        });
    }
    bool isRunning() const { return m_share != nullptr; }

private:
    struct Leaving {
        std::unique_ptr<Share> share;
        std::jthread thread; // goes first
    };

    void collect()
    {
        std::vector<Result> results;
        std::optional<Error> refusal;
        bool isDone = false;
        {
            const std::scoped_lock lock(m_share->m_mutex);
            results.swap(m_share->m_results);
            refusal = m_share->m_refusal;
            isDone = m_share->m_isDone;
        }
        if (refusal || isDone)
            stop();
        if (refusal)
            return m_listener.refused(*refusal);
        m_listener.take(std::move(results));
        if (isDone)
            m_listener.finished();
    }

    const Listener m_listener;
    QTimer m_timer;
    std::unique_ptr<Share> m_share; // null: nothing runs
    std::jthread m_thread;
    std::list<Leaving> m_leaving; // stopped, and perhaps not at their end
};

} // namespace cave
