// SPDX-License-Identifier: MIT
#include "app/play/game/replay_builder.h"

namespace cave {

namespace {

constexpr std::chrono::milliseconds kMoment(60); // within which no progress needs to be shown
constexpr std::size_t kBatch = 50;               // commands between two looks whether to stop

} // namespace

void ReplayBuilder::start(const Session& played)
{
    stop();
    m_isStopping = false;
    const int number = ++m_number;
    // The worlds of a practice game and what was told are left out: both come anew.
    Session copy({played.dungeon(), played.world()}, played.log(), {});
    m_result = std::async(std::launch::async, [this, number, copy = std::move(copy)]() mutable {
        Built result = build(std::move(copy), number);
        QMetaObject::invokeMethod(
            this,
            [this, number] {
                if (number == m_number)
                    finish();
            },
            Qt::QueuedConnection);
        return result;
    });
    if (m_result.wait_for(kMoment) == std::future_status::ready)
        finish();
}

void ReplayBuilder::stop()
{
    ++m_number;
    m_isStopping = true;
    if (m_result.valid())
        (void)m_result.get();
}

// On its own thread.
ReplayBuilder::Built ReplayBuilder::build(Session played, int number)
{
    auto replay = Replay::of(std::move(played));
    if (!replay)
        return std::unexpected(replay.error());
    const std::size_t commands = replay->log().size();
    for (std::size_t told = 0; !replay->isDone() && !m_isStopping;) {
        replay->playOn(kBatch);
        const std::size_t perCent = replay->length() * 100 / commands;
        if (perCent == told)
            continue;
        told = perCent;
        QMetaObject::invokeMethod(
            this,
            [this, number, perCent] {
                if (number == m_number)
                    emit progressed(static_cast<int>(perCent));
            },
            Qt::QueuedConnection);
    }
    if (replay->length() == 0 && commands > 0)
        return failure("", {CAVE_TEXT("errors", "This far back the game was played by other rules.")});
    return std::make_shared<const Replay>(std::move(*replay));
}

void ReplayBuilder::finish()
{
    ++m_number;
    if (const Built result = m_result.get())
        emit built(*result);
    else
        emit failed(result.error());
}

} // namespace cave
