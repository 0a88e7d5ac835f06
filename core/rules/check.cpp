// SPDX-License-Identifier: MIT
// What can be done now. Asking changes nothing.
#include "core/rules/behaviour.h"
#include "core/rules/burst.h"
#include "core/rules/effects.h"
#include "core/rules/growth.h"
#include "core/rules/hunger.h"
#include "core/rules/item_verbs.h"
#include "core/rules/mending.h"
#include "core/rules/missile.h"
#include "core/rules/pack.h"
#include "core/rules/passage.h"
#include "core/rules/play.h"
#include "core/rules/rest.h"
#include "core/rules/stairs.h"
#include "core/rules/thief.h"
#include "core/rules/throwing.h"

#include <algorithm>

namespace cave {

namespace {

// Monsters attack only the hero, unless they do not know what they are doing.
bool isFoe(const World& world, const Creature& actor, const Creature& other)
{
    return lasts(actor, Condition::Confused) || actor.id == world.state().hero || other.id == world.state().hero;
}

Answer checkStrike(const World& world, const Creature& actor, const Creature& other)
{
    const KindName name{KindTable::Creature, world.kindOf(other).id, Role::TheSubject};
    if (!isFoe(world, actor, other))
        return refuse({CAVE_TEXT("game", "%1 is in the way."), {name}}, other.at);
    if (actor.id == world.state().hero && lasts(actor, Condition::Afraid))
        return refuse({CAVE_TEXT("game", "You are too afraid to strike anyone.")}, other.at);
    if (attackOf(world, actor) <= 0)
        return refuse({CAVE_TEXT("game", "You have nothing to attack with.")}, other.at);
    return std::nullopt;
}

Answer checkWalk(const World& world, const Creature& actor, Direction direction)
{
    const Position to = moved(actor.at, direction);
    if (const Creature* other = world.creatureAt(to))
        return checkStrike(world, actor, *other);
    if (mayEnter(world, actor, to) || mayWade(world, actor, to))
        return std::nullopt;
    const TileKind& tile = world.seenKind(to); // a refusal must not tell a secret
    const KindName name{KindTable::Tile, tile.id, Role::TheSubject};
    if (!tile.unlocksInto.empty() && actor.id == world.state().hero) {
        if (keyFor(world, actor.id, to))
            return std::nullopt;
        return refuse({CAVE_TEXT("game", "%1 is locked. It needs its key."), {name}}, to);
    }
    if (!tile.diggable())
        return refuse({CAVE_TEXT("game", "%1 blocks the way."), {name}}, to);
    if (!mayDig(world, actor))
        return refuse({CAVE_TEXT("game", "%1 cannot be dug here."), {name}}, to);
    return std::nullopt;
}

Answer checkClose(const World& world, const Creature& actor, Direction direction)
{
    const Position at = moved(actor.at, direction);
    if (world.tileKind(at).closesInto.empty())
        return refuse({CAVE_TEXT("game", "There is nothing to close there.")}, at);
    if (const Creature* other = world.creatureAt(at))
        return refuse({CAVE_TEXT("game", "%1 is in the way."),
                       {KindName{KindTable::Creature, world.kindOf(*other).id, Role::TheSubject}}},
                      at);
    return std::nullopt;
}

// Spreading and summoning, as the actor's row has it.
Answer checkGrowth(const World& world, const Creature& actor, Direction direction, const BehaviourRow* row)
{
    const Position to = moved(actor.at, direction);
    const auto isMember = [&](const Creature& other) { return other.colony == actor.colony; };
    const bool done = !row || (row->limit > 0 && actor.growths >= row->limit);
    const bool isStairs = world.tileKind(to).leads != Leads::Nowhere; // who grows there would bar them for ever
    if (done || isStairs || !world.isFree(to) ||
        (row->colony > 0 && std::ranges::count_if(world.creatures(), isMember) >= row->colony))
        return refuse({CAVE_TEXT("game", "Nothing can grow there.")}, to);
    return std::nullopt;
}

Answer checkStrengthen(const World& world, const Creature& actor)
{
    const BehaviourRow* row = behaviourRow(world, actor, Does::Strengthen);
    if (!row || actor.isStrengthened || actor.health > row->health)
        return refuse({CAVE_TEXT("game", "There is no more strength to be found.")}, actor.at);
    return std::nullopt;
}

// One for each verb. Not lambdas: see Acting in act.cpp.
struct Checking {
    const World& world;
    const Creature& self;

    Answer operator()(Wait) const { return std::nullopt; }
    Answer operator()(Walk verb) const { return checkWalk(world, self, verb.direction); }
    Answer operator()(ClimbUp) const { return checkClimb(world, self, Leads::Up); }
    Answer operator()(ClimbDown) const { return checkClimb(world, self, Leads::Down); }
    Answer operator()(Spread verb) const { return checkGrowth(world, self, verb.direction, row(Does::Spread)); }
    Answer operator()(Summon verb) const { return checkGrowth(world, self, verb.direction, row(Does::Summon)); }
    Answer operator()(Strengthen) const { return checkStrengthen(world, self); }
    Answer operator()(Wake) const { return checkWake(world, self); }
    Answer operator()(Shoot verb) const { return checkShoot(world, self, aimed(verb)); }
    Answer operator()(Steal verb) const { return checkSteal(world, self, verb.item); }
    Answer operator()(Burst) const { return checkBurst(world, self); }
    Answer operator()(Mend verb) const { return checkMend(world, self, aimed(verb)); }
    Answer operator()(Close verb) const { return checkClose(world, self, verb.direction); }
    Answer operator()(Search) const { return std::nullopt; }
    Answer operator()(PickUp) const { return checkPickUp(world, self); }
    Answer operator()(Take verb) const { return checkTake(world, self, verb.item); }
    Answer operator()(Drop verb) const { return checkDrop(world, self, verb.item); }
    Answer operator()(Wield verb) const { return checkWield(world, self, verb.item); }
    Answer operator()(Wear verb) const { return checkWear(world, self, verb.item); }
    Answer operator()(TakeOff verb) const { return checkTakeOff(world, self, verb.item); }
    Answer operator()(Eat verb) const { return checkEat(world, self, verb.item); }
    Answer operator()(Drink verb) const { return checkUse(world, self, verb.item, UsedBy::Drinking); }
    Answer operator()(Read verb) const { return checkUse(world, self, verb.item, UsedBy::Reading); }
    Answer operator()(ReadAt verb) const { return checkUseAt(world, self, verb.item, UsedBy::Reading, aimed(verb)); }
    Answer operator()(Zap verb) const { return checkUse(world, self, verb.item, UsedBy::Zapping); }
    Answer operator()(ZapAt verb) const { return checkUseAt(world, self, verb.item, UsedBy::Zapping, aimed(verb)); }
    Answer operator()(Throw verb) const { return checkThrow(world, self, verb.item, aimed(verb)); }
    Answer operator()(Gain verb) const { return checkGain(world, self, verb.gained); }
    Answer operator()(GiveUp) const { return std::nullopt; }

private:
    const BehaviourRow* row(Does does) const { return behaviourRow(world, self, does); }
    Position aimed(auto verb) const { return {verb.x, verb.y, self.at.z}; }
};

} // namespace

std::optional<Refusal> check(const World& world, EntityId actor, const Command& command)
{
    const Creature& self = *world.creature(actor);
    if (world.isOver())
        return refuse({CAVE_TEXT("game", "This game is over.")}, self.at);
    if (std::holds_alternative<GiveUp>(command))
        return actor == world.state().hero ? std::nullopt
                                           : refuse({CAVE_TEXT("game", "Only you can give up.")}, self.at);
    if (self.gainsToChoose > 0 && !std::holds_alternative<Gain>(command))
        return refuse({CAVE_TEXT("game", "You are level %1. Choose what to gain first."), {std::int64_t{self.level}}},
                      self.at);
    return std::visit(Checking{world, self}, command);
}

} // namespace cave
