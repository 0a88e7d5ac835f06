// SPDX-License-Identifier: MIT
#include "core/pilot/bot_game.h"

#include "core/base/progress.h"
#include "core/pilot/bot.h"

namespace cave {

namespace {

constexpr int kIdle = 3000; // turns of waiting, one after the other
constexpr int kAsked = 64;   // commands between two looks at whether to go on

// Of what the last choice was for.
std::string nameOf(const std::optional<Concern>& concern)
{
    return std::string(concern ? wordOf(*concern) : "nothing");
}

} // namespace

BotGame playByBot(Session session, const BotPlan& plan)
{
    BotGame game{std::move(session)};
    Bot bot(plan.persona);
    const World& world = game.session.world();
    int idle = 0;
    int played = 0;
    while (!world.isOver() && !game.unfinished) {
        const Command command = bot.choose(world);
        const Turn turn = game.session.submit(command);
        game.refused += turn.refusal.has_value();
        if (plan.listener && !turn.refusal)
            plan.listener(world, command, turn);
        idle = std::holds_alternative<Wait>(command) ? idle + 1 : 0;
        if (world.isOver())
            break;
        if (bot.isStuck())
            game.unfinished = Text{CAVE_TEXT("bot", "stuck: %1"), {nameOf(bot.concern())}};
        else if (idle >= kIdle)
            game.unfinished = Text{CAVE_TEXT("bot", "The bot finds nothing to do any more.")};
        else if (++played % kAsked == 0 && plan.goesOn && !plan.goesOn())
            game.unfinished = stopped().error().what;
        else if (world.state().turn >= plan.turns)
            game.unfinished = Text{CAVE_TEXT("bot", "The bot has played as many turns as it may.")};
    }
    return game;
}

Result<BotGame> playByBot(const Dungeon& dungeon, std::uint64_t seed, const BotPlan& plan)
{
    auto session = Session::start(dungeon, seed, plan.origin, plan.trial);
    if (!session)
        return std::unexpected(session.error());
    return playByBot(std::move(*session), plan);
}

} // namespace cave
