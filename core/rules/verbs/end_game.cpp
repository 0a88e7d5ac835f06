// SPDX-License-Identifier: MIT
#include "core/rules/verbs/end_game.h"

#include "core/rules/facts/score.h"

namespace cave {

void endGame(WorldWriter world, Outcome outcome, Events& events)
{
    world.end(outcome);
    events.push_back(Ended{outcome, world->state().turn});
}

void perish(WorldWriter world, Cause cause, Events& events)
{
    events.push_back(Perished{actorOf(world, world->hero()), cause});
    world.end(Outcome::Died, std::nullopt, cause);
    events.push_back(Ended{Outcome::Died, world->state().turn});
}

void arrive(WorldWriter world, const Actor& who, Events& events)
{
    const Rules& rules = world->rules();
    const bool isPlace = rules.goal == Goal::Reach || rules.goal == Goal::Collect;
    if (!who.isHero || !isPlace || world->tileKind(world->hero().at).id != rules.goalKind)
        return;
    if (const int gathered = gatheredForGoal(world); gathered < rules.collectCount)
        events.push_back(FellShort{gathered});
    else
        endGame(world, Outcome::Won, events);
}

} // namespace cave
