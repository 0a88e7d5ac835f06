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
#include <utility>

namespace cave {

namespace {

// Monsters attack only the hero, unless they do not know what they are doing.
bool isFoe(const World& world, const Creature& actor, const Creature& other)
{
    return lasts(actor, Condition::Confused) || actor.id == world.state().hero || other.id == world.state().hero;
}

// What keeps an actor from walking. Apart from the words for it: monsters bump into walls all the time, and nobody
// reads why.
enum class Obstacle : std::uint8_t { None, NoFoe, Fear, NoAttack, Lock, Blocked, NotDug };

Obstacle obstacleInStriking(const World& world, const Creature& actor, const Creature& other)
{
    if (!isFoe(world, actor, other))
        return Obstacle::NoFoe;
    if (actor.id == world.state().hero && lasts(actor, Condition::Afraid))
        return Obstacle::Fear;
    return attackOf(world, actor) <= 0 ? Obstacle::NoAttack : Obstacle::None;
}

Obstacle obstacleInWalking(const World& world, const Creature& actor, Position to)
{
    if (const Creature* other = world.creatureAt(to))
        return obstacleInStriking(world, actor, *other);
    if (mayEnter(world, actor, to) || mayWade(world, actor, to))
        return Obstacle::None;
    const TileKind& tile = world.seenKind(to); // a refusal must not tell a secret
    if (!tile.unlocksInto.empty() && actor.id == world.state().hero)
        return keyFor(world, actor.id, to) ? Obstacle::None : Obstacle::Lock;
    if (!tile.diggable())
        return Obstacle::Blocked;
    return mayDig(world, actor) ? Obstacle::None : Obstacle::NotDug;
}

Answer checkWalk(const World& world, const Creature& actor, Direction direction)
{
    const Position to = moved(actor.at, direction);
    const auto other = [&] {
        return KindName{KindTable::Creature, world.kindOf(*world.creatureAt(to)).id, Role::TheSubject};
    };
    const auto ground = [&] { return KindName{KindTable::Tile, world.seenKind(to).id, Role::TheSubject}; };
    switch (obstacleInWalking(world, actor, to)) {
    case Obstacle::None: return std::nullopt;
    case Obstacle::NoFoe: return refuse({CAVE_TEXT("game", "%1 is in the way."), {other()}}, to);
    case Obstacle::Fear: return refuse({CAVE_TEXT("game", "You are too afraid to strike anyone.")}, to);
    case Obstacle::NoAttack: return refuse({CAVE_TEXT("game", "You have nothing to attack with.")}, to);
    case Obstacle::Lock: return refuse({CAVE_TEXT("game", "%1 is locked. It needs its key."), {ground()}}, to);
    case Obstacle::Blocked: return refuse({CAVE_TEXT("game", "%1 blocks the way."), {ground()}}, to);
    case Obstacle::NotDug: return refuse({CAVE_TEXT("game", "%1 cannot be dug here."), {ground()}}, to);
    }
    std::unreachable();
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

bool mayDo(const World& world, const Creature& actor, const Command& command)
{
    const auto* walk = std::get_if<Walk>(&command);
    if (!walk || world.isOver() || actor.gainsToChoose > 0)
        return !check(world, actor.id, command);
    return obstacleInWalking(world, actor, moved(actor.at, walk->direction)) == Obstacle::None;
}

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
