// SPDX-License-Identifier: MIT
// Painting on more than one core, by the threads of Qt's pool: they wait for work, so waking one is cheap.
#pragma once

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace cave {

// Both at the same time; each must write only what is its own.
template <typename There, typename Here>
void paintBoth(const There& there, const Here& here)
{
    QSemaphore isDone;
    QThreadPool::globalInstance()->start([&] {
        there();
        isDone.release();
    });
    here();
    isDone.acquire();
}

// Calls paint(i) once for each i below `count` and returns when all are done; each must write only what is its own. All
// of it is done in the pool: outside of it Qt's painters hand a part of each larger fill to the pool, and for small
// pictures that takes several times as long as the fill.
template <typename Paint>
void paintEachInPool(std::size_t count, const Paint& paint)
{
    QThreadPool& pool = *QThreadPool::globalInstance();
    std::atomic<std::size_t> next{0};
    QSemaphore isDone;
    const int jobs = static_cast<int>(std::min(count, static_cast<std::size_t>(std::max(1, pool.maxThreadCount()))));
    for (int job = 0; job < jobs; ++job)
        pool.start([&] {
            for (std::size_t i = next++; i < count; i = next++)
                paint(i);
            isDone.release();
        });
    isDone.acquire(jobs);
}

} // namespace cave
