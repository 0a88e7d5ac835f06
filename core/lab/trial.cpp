// SPDX-License-Identifier: MIT
#include "core/lab/trial.h"

namespace cave {

Trial playTrial(Session session, BotPlan plan)
{
    PlayLog log(session.world());
    plan.listener = [&log, next = std::move(plan.listener)](const World& world, const Command& command,
                                                            const Turn& turn) {
        log.add(world, command, turn);
        if (next)
            next(world, command, turn);
    };
    BotGame game = playByBot(std::move(session), plan);
    return {std::move(game), std::move(log)};
}

Result<Trial> playTrial(const Dungeon& dungeon, std::uint64_t seed, BotPlan plan)
{
    auto session = Session::start(dungeon, seed, plan.origin, plan.trial);
    if (!session)
        return std::unexpected(session.error());
    return playTrial(std::move(*session), std::move(plan));
}

} // namespace cave
