// SPDX-License-Identifier: MIT
#include "core/session/replay.h"

#include "core/rules/facts/telling/remarks.h"
#include "core/session/state_difference.h"

#include <algorithm>
#include <iterator>

namespace cave {

Result<Replay> Replay::of(Session played, std::size_t budget)
{
    auto game = startAgain(played.dungeon(), played.world().state());
    if (!game)
        return std::unexpected(game.error());
    Replay replay(std::move(played), std::move(game->world), budget);
    if (replay.isDone())
        replay.compareEnd();
    return replay;
}

Replay::Replay(Session played, World start, std::size_t budget)
    : m_played(std::move(played)), m_world(std::move(start)), m_keyframes(budget), m_messages(openingRemarks(m_world)),
      m_arrivals{{0, m_world.state().turn, m_world.hero().at.z}}
{
    mark();
}

void Replay::mark()
{
    m_marks.push_back({m_world.state().turn, m_messages.size()});
    if (m_keyframes.isDue(length()))
        m_keyframes.add(length(), m_messages.size(), m_world);
}

void Replay::playOn(std::size_t commands)
{
    for (; commands > 0 && !isDone(); --commands) {
        playNext();
        if (isDone() && !m_difference)
            compareEnd();
    }
}

void Replay::playNext()
{
    const LoggedCommand& next = log()[length()];
    const auto number = static_cast<std::int64_t>(length()) + 1;
    const int level = m_world.hero().at.z;
    const Turn turn = play(m_world, next.command);
    const std::int64_t turns = m_world.state().turn;
    if (turn.refusal) {
        m_difference = {number,
                        turns,
                        {{CAVE_TEXT("replay", "The command \"%1\" was refused."), {formatCommand(next.command)}},
                         turn.refusal->why}};
        return;
    }
    if (m_world.hash() != next.hash) {
        m_difference = {number,
                        turns,
                        {{CAVE_TEXT("replay", "The state after \"%1\" is %2, but %3 was recorded."),
                          {formatCommand(next.command), hexOf(m_world.hash()), hexOf(next.hash)}}}};
        auto atEnd = differenceAtEnd(m_world, std::span(log()).subspan(length() + 1), m_played.world());
        if (atEnd.empty())
            atEnd.push_back({CAVE_TEXT("replay", "Of the recorded state only its hash is known.")});
        std::ranges::move(atEnd, std::back_inserter(m_difference->what));
        return;
    }
    tellTurn(m_world, turn, m_messages);
    mark();
    if (m_world.hero().at.z != level)
        m_arrivals.push_back({length(), turns, m_world.hero().at.z});
}

void Replay::compareEnd()
{
    if (m_world.hash() == m_played.world().hash())
        return;
    m_difference = {0, m_world.state().turn, differenceAtEnd(m_world, {}, m_played.world())};
}

std::size_t Replay::pointOfTurn(std::int64_t turn) const
{
    const auto found = std::ranges::lower_bound(m_marks, turn, {}, &Mark::turn);
    return std::min(static_cast<std::size_t>(found - m_marks.begin()), length());
}

World Replay::worldAt(std::size_t point) const
{
    const Keyframe& frame = *m_keyframes.lastBefore(point);
    World world = *frame.world;
    for (std::size_t i = frame.log; i < point; ++i)
        play(world, log()[i].command);
    return world;
}

Session Replay::sessionAt(std::size_t point) const
{
    return Session({m_played.dungeon(), worldAt(point)},
                   {log().begin(), log().begin() + static_cast<std::ptrdiff_t>(point)},
                   {m_messages.begin(), m_messages.begin() + static_cast<std::ptrdiff_t>(m_marks[point].messages)});
}

Session Replay::practiceAt(std::size_t point) const
{
    Session session = sessionAt(point);
    Keyframes keyframes = m_keyframes;
    keyframes.dropAfter(point);
    session.allowStepsBack(std::move(keyframes));
    return session;
}

void Replay::move(Session& session, std::size_t point) const
{
    session.moveTo(worldAt(point), std::span(log()).first(point), std::span(m_messages).first(m_marks[point].messages));
}

Result<std::optional<ReplayDifference>> replay(const Session& session)
{
    auto again = Replay::of(session, 0);
    if (!again)
        return std::unexpected(again.error());
    again->playOn(session.log().size());
    return again->difference();
}

} // namespace cave
