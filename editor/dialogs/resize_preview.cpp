// SPDX-License-Identifier: MIT
#include "editor/dialogs/resize_preview.h"

#include "core/generate/bake.h"

#include <utility>

namespace cave {

namespace {

constexpr std::chrono::milliseconds kPreviewMoment(30); // within which nobody has to be told that it is being made
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

ResizePreview::ResizePreview(Dungeon dungeon, QObject* parent) : QObject(parent), m_dungeon(std::move(dungeon)) {}

ResizePreview::~ResizePreview() { stop(); }

void ResizePreview::stop()
{
    ++m_serial;
    m_isStopping = true;
    if (m_result.valid())
        (void)m_result.get();
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
    m_result =
        std::async(std::launch::async, [this, dungeon = m_dungeon, width, height, anchor, serial = m_serial]() mutable {
            auto made = resized(std::move(dungeon), width, height, anchor, [this](int, int) { return !m_isStopping; });
            QMetaObject::invokeMethod(this, [this, serial] { take(serial); }, Qt::QueuedConnection);
            return made;
        });
    if (m_result.wait_for(kPreviewMoment) == std::future_status::ready)
        m_made = m_result.get();
}

void ResizePreview::take(std::uint64_t serial)
{
    if (serial != m_serial || !m_result.valid())
        return; // another one is wanted meanwhile, or it was there at once
    m_made = m_result.get();
    emit ready();
}

} // namespace cave
