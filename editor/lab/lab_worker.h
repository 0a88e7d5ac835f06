// SPDX-License-Identifier: MIT
// Work of minutes beside the window, whose results come one after the other.
#pragma once

#include "core/base/result.h"
#include "editor/lab/behind_others.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace cave {

inline constexpr int kLabPause = 100; // ms between two looks at what there is: ten times a second are enough for an eye

// How many threads the work is for: all processors, since it goes behind everything else.
inline int labThreads() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

template <typename Result>
class LabWorker {
public:
    // Of the thread of the work and those that it starts.
    class Share {
    public:
        const std::atomic<bool>& isStopped() const { return m_isStopped; }
        void give(Result result)
        {
            const std::scoped_lock lock(m_mutex);
            m_results.push_back(std::move(result));
        }
        // The first one counts; the others should stop.
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
    // What there is since the last look. Whoever is done or refused runs no more.
    struct Delivery {
        std::vector<Result> results;
        std::optional<Error> refusal;
        bool isDone = false;
    };

    ~LabWorker() { stop(); }

    // Stops what is under way first.
    void start(std::function<void(Share&)> work)
    {
        stop();
        m_share = std::make_unique<Share>();
        m_thread = std::thread([share = m_share.get(), work = std::move(work)] {
            runBehindOthers();
            work(*share);
            const std::scoped_lock lock(share->m_mutex);
            share->m_isDone = true;
        });
    }
    void stop()
    {
        if (!m_share)
            return;
        m_share->m_isStopped = true;
        m_thread.join();
        m_share.reset();
    }
    bool isRunning() const { return m_share != nullptr; }

    Delivery collect()
    {
        Delivery delivery;
        {
            const std::scoped_lock lock(m_share->m_mutex);
            delivery.results.swap(m_share->m_results);
            delivery.refusal = m_share->m_refusal;
            delivery.isDone = m_share->m_isDone;
        }
        if (delivery.refusal || delivery.isDone)
            stop();
        return delivery;
    }

private:
    std::unique_ptr<Share> m_share; // null: nothing runs
    std::thread m_thread;
};

} // namespace cave
