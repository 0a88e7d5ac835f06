// SPDX-License-Identifier: MIT
#include "app/play/game/replay_player.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kStepTime = 320; // ms between two steps: all that moves in one is seen

} // namespace

ReplayPlayer::ReplayPlayer(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(kStepTime);
    connect(&m_timer, &QTimer::timeout, this, [this] { goTo(point() + 1); });
}

void ReplayPlayer::begin(std::shared_ptr<const Replay> replay, RunningGame& game)
{
    m_timer.stop();
    m_replay = std::move(replay);
    m_game = &game;
    emit changed();
}

void ReplayPlayer::end()
{
    m_timer.stop();
    m_replay.reset();
    m_game = nullptr;
}

void ReplayPlayer::goTo(std::size_t point)
{
    point = std::min(point, m_replay->length());
    if (point == m_replay->length())
        m_timer.stop();
    if (point != this->point())
        m_game->goTo(*m_replay, point);
    emit changed();
}

void ReplayPlayer::step(int by)
{
    m_timer.stop();
    const bool isBack = by < 0;
    if (isBack && point() == 0)
        emit changed();
    else
        goTo(isBack ? point() - 1 : point() + 1);
}

void ReplayPlayer::setPlaying(bool isPlaying)
{
    if (!isPlaying) {
        m_timer.stop();
    } else {
        if (isAtEnd())
            goTo(0);
        m_timer.start();
    }
    emit changed();
}

void ReplayPlayer::setSpeed(int speed)
{
    m_speed = std::clamp(speed, 0, static_cast<int>(kSpeeds.size()) - 1);
    m_timer.setInterval(kStepTime / kSpeeds[static_cast<std::size_t>(m_speed)]);
    emit changed();
}

} // namespace cave
