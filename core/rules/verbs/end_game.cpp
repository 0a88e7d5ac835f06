// SPDX-License-Identifier: MIT
#include "core/rules/verbs/end_game.h"

#include "core/rules/facts/score.h"
#include "core/world/goal_state.h"

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

void winIfMet(WorldWriter world, Events& events)
{
    if (isCombined(world->rules()) && !world->isOver() && areGoalsMet(world))
        endGame(world, Outcome::Won, events);
}

void arrive(WorldWriter world, const Actor& who, Events& events)
{
    const Rules& rules = world->rules();
    if (!who.isHero || !isGoalTile(rules, world->tileKind(world->hero().at).id))
        return;
    if (isCombined(rules)) {
        winIfMet(world, events);
        if (const GoalPart* missing = missingPart(world); missing && !world->isOver())
            events.push_back(FellShort{missing->goal == Goal::Collect ? gatheredOf(world, missing->kind) : 0});
        return;
    }
    if (const int gathered = gatheredForGoal(world); gathered < rules.collectCount)
        events.push_back(FellShort{gathered});
    else
        endGame(world, Outcome::Won, events);
}

} // namespace cave
