// SPDX-License-Identifier: MIT
#include "core/rules/verbs/walk.h"

#include "core/rules/facts/company.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/doors.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/gear/styles.h"
#include "core/rules/verbs/search.h"

#include <utility>

namespace cave {

namespace {

// Whoever does not know what it is doing strikes anybody.
bool strikes(const World& world, const Creature& actor, const Creature& other)
{
    return lasts(actor, Condition::Confused) || isFoe(world, actor, other);
}

// What keeps an actor from walking. Apart from the words for it: monsters bump into walls all the time, and nobody
// reads why.
enum class Obstacle : std::uint8_t { None, NoFoe, Captive, Fear, NoAttack, Lock, Blocked, NotDug };

Obstacle obstacleInStriking(const World& world, const Creature& actor, const Creature& other)
{
    if (maySwap(world, actor, other))
        return Obstacle::None;
    if (!strikes(world, actor, other))
        return other.isCaptive ? Obstacle::Captive : Obstacle::NoFoe;
    if (actor.id == world.state().hero && lasts(actor, Condition::Afraid))
        return Obstacle::Fear;
    return attackOf(world, actor) <= 0 ? Obstacle::NoAttack : Obstacle::None;
}

// Something that answers it, or that an event waits for. What looks like something else is not known to be of use.
bool mayUse(const World& world, const Creature& actor, Position to)
{
    const bool answers = world.seenKind(to).answers(On::Use) && world.tileKind(to).answers(On::Use);
    return actor.id == world.state().hero && (answers || world.isUsable(to));
}

Obstacle obstacleInWalking(const World& world, const Creature& actor, Position to)
{
    if (const Creature* other = world.creatureAt(to))
        return obstacleInStriking(world, actor, *other);
    if (mayEnter(world, actor, to) || mayWade(world, actor, to))
        return Obstacle::None;
    const TileKind& tile = world.seenKind(to); // a refusal must not tell a secret
    if (tile.unlocksInto.empty() && mayUse(world, actor, to))
        return Obstacle::None;
    if (!tile.unlocksInto.empty() && actor.id == world.state().hero)
        return keyFor(world, actor.id, to) ? Obstacle::None : Obstacle::Lock;
    if (!tile.diggable())
        return Obstacle::Blocked;
    return mayDig(world, actor) ? Obstacle::None : Obstacle::NotDug;
}

} // namespace

Answer refuseTaken(const World& world, const Creature& actor, Position at)
{
    const bool isHero = actor.id == world.state().hero;
    const Creature* known = isHero ? world.seenCreatureAt(at) : world.creatureAt(at);
    if (!known)
        return refuse({CAVE_TEXT("game", "Something is in the way.")}, at);
    return refuse({CAVE_TEXT("game", "%1 is in the way."),
                   {KindName{KindTable::Creature, world.kindOf(*known).id, Role::TheSubject}}},
                  at);
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
    case Obstacle::NoFoe: return refuseTaken(world, actor, to);
    case Obstacle::Captive: return refuse({CAVE_TEXT("game", "%1 is a captive. You can free it."), {other()}}, to);
    case Obstacle::Fear: return refuse({CAVE_TEXT("game", "You are too afraid to strike anyone.")}, to);
    case Obstacle::NoAttack: return refuse({CAVE_TEXT("game", "You have nothing to attack with.")}, to);
    case Obstacle::Lock: return refuse({CAVE_TEXT("game", "%1 is locked. It needs its key."), {ground()}}, to);
    case Obstacle::Blocked: return refuse({CAVE_TEXT("game", "%1 blocks the way."), {ground()}}, to);
    case Obstacle::NotDug: return refuse({CAVE_TEXT("game", "%1 cannot be dug here."), {ground()}}, to);
    }
    std::unreachable();
}

bool mayWalk(const World& world, const Creature& actor, Direction direction)
{
    return obstacleInWalking(world, actor, moved(actor.at, direction)) == Obstacle::None;
}

void walk(WorldWriter world, const Creature& self, Direction direction, Events& events)
{
    const Actor who = actorOf(world, self);
    const Position from = self.at;
    const Position to = moved(from, direction);
    if (const Creature* other = world->creatureAt(to)) {
        if (maySwap(world, self, *other))
            swapPlaces(world, self, *other, events);
        else
            strike(world, self, *other, events);
    } else if (mayEnter(world, self, to) || mayWade(world, self, to)) {
        if (!world->kindOf(self).phases)
            openDoor(world, who, to, events);
        world.moveCreature(who.id, to);
        events.push_back(Stepped{who, from, to});
        arrive(world, who, events);
        if (who.isHero && world->creature(who.id)->at == to)
            lungeOn(world, who.id, direction, events);
    } else if (const Item* key = keyFor(world, who.id, to); key && !world->tileKind(to).unlocksInto.empty()) {
        unlock(world, who, to, *key, events);
    } else if (mayUse(world, self, to)) {
        events.push_back(Used{who, to, world->level(to.z).tiles[to.x, to.y]}); // core/rules/living lets it answer
        world.tellOfUse(to);
    } else if (!world->tileKind(to).foundAs.empty()) {
        reveal(world, who, to, events);
    } else {
        const TileId rock = world->level(to.z).tiles[to.x, to.y];
        world.setTile(to, world->catalogue().dugFrom(rock));
        spendDigging(world, who.id);
        events.push_back(Dug{who, to, rock});
    }
}

} // namespace cave
