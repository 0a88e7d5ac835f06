// SPDX-License-Identifier: MIT
#include "core/session/session.h"

#include "core/rules/facts/kill.h"
#include "core/rules/facts/telling/describe_event.h"
#include "core/rules/facts/telling/remarks.h"

#include <algorithm>
#include <iterator>

namespace cave {

Session::Session(Game game) : m_game(std::move(game)), m_messages(openingRemarks(m_game.world)) {}

Session::Session(Game game, std::vector<LoggedCommand> log, std::vector<Message> messages)
    : m_game(std::move(game)), m_log(std::move(log)), m_messages(std::move(messages))
{
}

Result<Session> Session::start(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin, std::uint64_t trial)
{
    auto game = startGame(dungeon, seed, origin, trial);
    if (!game)
        return std::unexpected(game.error());
    return Session(std::move(*game));
}

void tellTurn(const World& world, const Turn& turn, std::vector<Message>& messages)
{
    std::span<const Event> events(turn.events);
    while (!events.empty()) {
        const auto kill = killIn(events);
        if (auto message = kill ? describe(world, *kill) : describe(world, events.front()))
            messages.push_back(std::move(*message));
        if (isUsedInVain(events.front()))
            messages.push_back(describeVainUse(world));
        for (Message& remark : remarks(world, events.front()))
            messages.push_back(std::move(remark));
        events = events.subspan(kill ? kill->events : 1);
    }
}

Turn Session::submit(const Command& command)
{
    Turn turn = playOn(command);
    if (!turn.refusal)
        m_undone.clear();
    return turn;
}

Turn Session::playOn(const Command& command)
{
    Turn turn = play(m_game.world, command);
    if (turn.refusal) {
        m_messages.push_back({world().state().turn, Tone::Plain, turn.refusal->why});
        return turn;
    }
    m_log.push_back({command, world().hash()});
    tellTurn(world(), turn, m_messages);
    keepKeyframe();
    return turn;
}

void Session::tell(Tone tone, Text text) { m_messages.push_back({world().state().turn, tone, std::move(text)}); }

void Session::keepKeyframe()
{
    if (m_keyframes && m_keyframes->isDue(m_log.size()))
        m_keyframes->add(m_log.size(), m_messages.size(), world());
}

void Session::allowStepsBack(std::size_t budget)
{
    if (!m_keyframes)
        allowStepsBack(Keyframes(budget));
}

void Session::allowStepsBack(Keyframes keyframes)
{
    m_keyframes = std::move(keyframes);
    keepKeyframe();
}

// Plays the logged commands from `first` up to `target`, which must lead to the logged hashes.
Result<Session::Rerun> Session::rerun(World from, std::size_t first, std::size_t target, Keyframes* keyframes) const
{
    Rerun again{std::move(from), {}};
    if (keyframes) // from the very start
        again.told = openingRemarks(again.world);
    for (std::size_t i = first; i <= target; ++i) {
        if (keyframes && keyframes->isDue(i))
            keyframes->add(i, again.told.size(), again.world);
        if (i == target)
            break;
        const Turn turn = play(again.world, m_log[i].command);
        if (turn.refusal || again.world.hash() != m_log[i].hash)
            return failure("", {CAVE_TEXT("errors", "This far back the game was played by other rules.")});
        tellTurn(again.world, turn, again.told);
    }
    return again;
}

Result<std::size_t> Session::stepBack()
{
    const std::size_t target = m_log.size() - 1;
    const Keyframe* frame = m_keyframes->lastBefore(target);
    Keyframes fresh(m_keyframes->budget()); // for a game that was loaded later than this
    Result<Rerun> again = std::unexpected(Error{});
    const std::size_t first = frame ? frame->log : 0;
    const std::size_t keptMessages = frame ? frame->messages : 0;
    if (frame) {
        again = rerun(*frame->world, first, target, nullptr);
    } else if (auto game = startAgain(dungeon(), world().state())) {
        again = rerun(std::move(game->world), first, target, &fresh);
    } else {
        return std::unexpected(game.error());
    }
    if (!again)
        return std::unexpected(again.error());
    if (!frame)
        m_keyframes = std::move(fresh);
    m_keyframes->dropAfter(target);
    m_messages.resize(keptMessages);
    std::ranges::move(again->told, std::back_inserter(m_messages));
    m_undone.push_back(m_log.back().command);
    m_log.pop_back();
    m_game.world = std::move(again->world);
    return target - first;
}

void Session::stepBackTo(Session earlier)
{
    earlier.m_undone = std::move(m_undone);
    earlier.m_undone.push_back(m_log.back().command);
    *this = std::move(earlier);
}

Turn Session::stepForward()
{
    const Command command = m_undone.back();
    m_undone.pop_back();
    return playOn(command);
}

void Session::moveTo(World world, std::span<const LoggedCommand> log, std::span<const Message> messages)
{
    m_game.world = std::move(world);
    m_log.assign(log.begin(), log.end());
    const std::size_t common = std::min(m_messages.size(), messages.size());
    m_messages.resize(common);
    std::ranges::copy(messages.subspan(common), std::back_inserter(m_messages));
    m_undone.clear();
}

} // namespace cave
