// SPDX-License-Identifier: MIT
#include "core/pilot/bot_game.h"

#include "core/pilot/bot.h"

namespace cave {

namespace {

constexpr int kIdle = 3000; // turns of waiting, one after the other

} // namespace

Result<BotGame> playByBot(const Dungeon& dungeon, std::uint64_t seed, std::int64_t turns)
{
    auto session = Session::start(dungeon, seed);
    if (!session)
        return std::unexpected(session.error());
    BotGame game{std::move(*session)};
    Bot bot;
    const World& world = game.session.world();
    int idle = 0;
    while (!world.isOver() && !game.unfinished) {
        const Command command = bot.choose(world);
        game.refused += game.session.submit(command).refusal.has_value();
        idle = std::holds_alternative<Wait>(command) ? idle + 1 : 0;
        if (world.isOver())
            break;
        if (idle >= kIdle)
            game.unfinished = Text{CAVE_TEXT("bot", "The bot finds nothing to do any more.")};
        else if (world.state().turn >= turns)
            game.unfinished = Text{CAVE_TEXT("bot", "The bot has played as many turns as it may.")};
    }
    return game;
}

} // namespace cave
