// SPDX-License-Identifier: MIT
#include "core/session/session.h"

namespace cave {

Session::Session(Game game) : m_game(std::move(game)) {}

Session::Session(Game game, std::vector<LoggedCommand> log, std::vector<Message> messages)
    : m_game(std::move(game)), m_log(std::move(log)), m_messages(std::move(messages))
{
}

Result<Session> Session::start(const Dungeon& dungeon, std::uint64_t seed)
{
    auto game = startGame(dungeon, seed);
    if (!game)
        return std::unexpected(game.error());
    return Session(std::move(*game));
}

Turn Session::submit(const Command& command)
{
    Turn turn = play(m_game.world, command);
    if (turn.refusal) {
        m_messages.push_back({world().state().turn, Tone::Plain, turn.refusal->why});
        return turn;
    }
    m_log.push_back({command, world().hash()});
    for (const Event& event : turn.events)
        if (auto message = describe(world(), event))
            m_messages.push_back(std::move(*message));
    return turn;
}

Result<std::optional<ReplayDifference>> replay(const Session& session)
{
    auto game = startGame(session.dungeon(), session.dungeon().seed);
    if (!game)
        return std::unexpected(game.error());
    World& world = game->world;
    for (std::size_t i = 0; i < session.log().size(); ++i) {
        const LoggedCommand& logged = session.log()[i];
        const auto number = static_cast<std::int64_t>(i) + 1;
        if (const Turn turn = play(world, logged.command); turn.refusal)
            return ReplayDifference{number,
                                    {CAVE_TEXT("replay", "The command \"%1\" was refused."), {spell(logged.command)}}};
        if (world.hash() != logged.hash)
            return ReplayDifference{number,
                                    {CAVE_TEXT("replay", "The state after \"%1\" is %2, but %3 was recorded."),
                                     {spell(logged.command), hexOf(world.hash()), hexOf(logged.hash)}}};
    }
    if (world.hash() != session.world().hash())
        return ReplayDifference{0, {CAVE_TEXT("replay", "The log does not end in the saved state.")}};
    return std::nullopt;
}

} // namespace cave
