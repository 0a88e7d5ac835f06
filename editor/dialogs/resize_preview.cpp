// SPDX-License-Identifier: MIT
#include "editor/dialogs/resize_preview.h"

#include "core/generate/bake.h"

namespace cave {

namespace {

constexpr std::int64_t kMostAtOnce = 150'000; // cells of all levels together
constexpr std::int64_t kMostShown = 4'000'000; // beyond, making it takes longer than anybody would look at it

// Null when it was stopped, or cannot be made.
std::shared_ptr<const Dungeon> resized(Dungeon dungeon, int width, int height, Anchor anchor, const Progress& progress)
{
    if (!resizeLevels(dungeon, width, height, anchor))
        return nullptr;
    const auto baked = Baker().bake(dungeon, dungeon.seed, progress);
    return baked && !baked->wasStopped ? std::make_shared<const Dungeon>(std::move(dungeon)) : nullptr;
}

} // namespace

ResizePreview::ResizePreview(const Dungeon& dungeon, QObject* parent) : QObject(parent), m_dungeon(dungeon) {}

ResizePreview::~ResizePreview() { stop(); }

void ResizePreview::stop()
{
    ++m_serial;
    m_isStopping = true;
    if (m_worker.joinable())
        m_worker.join();
    m_worker = {};
    m_isStopping = false;
}

void ResizePreview::clear()
{
    stop();
    m_made.reset();
    m_isTooLarge = false;
}

void ResizePreview::make(int width, int height, Anchor anchor)
{
    clear();
    const std::int64_t cells = std::int64_t{width} * height * m_dungeon.depth();
    m_isTooLarge = cells > kMostShown;
    if (m_isTooLarge)
        return;
    if (cells <= kMostAtOnce) {
        m_made = resized(m_dungeon, width, height, anchor, {});
        return;
    }
    m_worker = std::thread([this, dungeon = m_dungeon, width, height, anchor, serial = m_serial]() mutable {
        auto made = resized(std::move(dungeon), width, height, anchor, [this](int, int) { return !m_isStopping; });
        QMetaObject::invokeMethod(this, [this, serial, made = std::move(made)] { take(serial, made); });
    });
}

void ResizePreview::take(std::uint64_t serial, std::shared_ptr<const Dungeon> made)
{
    if (serial != m_serial)
        return; // another one is wanted meanwhile
    m_made = std::move(made);
    emit ready();
}

} // namespace cave
