// SPDX-License-Identifier: MIT
#include "app/view/base/background_bake.h"

#include "core/generate/bake.h"

#include <utility>

namespace cave {

namespace {

Result<Dungeon> madeOf(Dungeon dungeon, std::uint64_t seed, const Progress& progress)
{
    if (auto done = makeLevels(dungeon, seed, progress); !done)
        return std::unexpected(std::move(done.error()));
    return dungeon;
}

} // namespace

BackgroundBake::BackgroundBake(QObject* parent) : QObject(parent) {}

BackgroundBake::~BackgroundBake()
{
    m_isStopping = true;
    if (m_worker.joinable())
        m_worker.join();
}

void BackgroundBake::start(Dungeon design, std::uint64_t seed)
{
    m_isWanted = true;
    Order order{std::move(design), seed};
    if (!m_worker.joinable())
        return work(std::move(order));
    m_isStopping = true;
    m_next = std::move(order);
}

void BackgroundBake::stop()
{
    m_isWanted = false;
    m_isStopping = true;
    m_next.reset();
}

void BackgroundBake::work(Order order)
{
    m_isStopping = false;
    m_worker = std::thread([this, order = std::move(order)]() mutable {
        auto result = madeOf(std::move(order.design), order.seed, [this](int, int) { return !m_isStopping; });
        QMetaObject::invokeMethod(this, [this, result = std::move(result)] { finish(result); }, Qt::QueuedConnection);
    });
}

void BackgroundBake::finish(const Result<Dungeon>& result)
{
    m_worker.join();
    if (m_next)
        return work(*std::exchange(m_next, std::nullopt));
    if (!std::exchange(m_isWanted, false))
        return;
    if (result)
        emit made(*result);
    else
        emit refused(result.error());
}

} // namespace cave
