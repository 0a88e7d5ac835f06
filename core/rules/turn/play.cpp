// SPDX-License-Identifier: MIT
#include "core/rules/turn/play.h"
#include "core/rules/turn/rising.h"

#include "core/content/limits.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/passage.h"
#include "core/rules/living/beat.h"
#include "core/rules/living/fire.h"
#include "core/rules/living/happen.h"
#include "core/rules/living/react.h"
#include "core/rules/living/suffering.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/turn/drowning.h"
#include "core/rules/turn/healing.h"
#include "core/rules/turn/hunger.h"
#include "core/rules/turn/hunters.h"
#include "core/rules/turn/noise.h"
#include "core/rules/turn/sight.h"
#include "core/rules/turn/watch.h"
#include "core/rules/verbs/act.h"
#include "core/rules/verbs/check.h"
#include "core/rules/verbs/company/aiding.h"
#include "core/rules/verbs/company/company_verbs.h"
#include "core/rules/verbs/conditions.h"
#include "core/rules/verbs/end_game.h"
#include "core/rules/verbs/gear/styles.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/harm.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace cave {

namespace {

constexpr Conditions kUnaffected{};

// Stairs are no step.
int paceOf(const World& world, const Creature& before, Position to)
{
    return before.at.z == to.z && before.at != to ? paceOver(world, before, before.at, to) : kPlainPace;
}

bool reachesGround(const Event& event)
{
    return std::holds_alternative<WentOff>(event) || std::holds_alternative<Clouded>(event) ||
           std::holds_alternative<Exploded>(event) || std::holds_alternative<Met>(event);
}

// Who falls to what it suffers may burst or leave an effect, and what its kind suffers may let gas out. The ground
// meets that, and is not told twice of the fire that burns somebody.
void answerSuffering(WorldWriter world, EntityId actor, std::size_t first, Events& events)
{
    const auto reaching =
        std::find_if(events.begin() + static_cast<std::ptrdiff_t>(first), events.end(), reachesGround);
    if (reaching != events.end())
        reactTo(world, actor, static_cast<std::size_t>(reaching - events.begin()), events);
}

// What came over the actor during the act counts from the next act on, so that ten acts are ten.
void finishAct(WorldWriter world, const Creature& before, Events& events, int time = 100)
{
    const std::size_t told = events.size();
    if (before.conditions != kUnaffected && world->creature(before.id) && !world->isOver())
        feelConditions(world, before.id, before.conditions, events);
    if (world->creature(before.id) && !world->isOver())
        feelDepth(world, before.id, events);
    if (world->creature(before.id) && !world->isOver())
        feelPlight(world, before.id, events);
    answerSuffering(world, before.id, told, events);
    if (const Creature* self = world->creature(before.id); self && self->withdraws > 0) {
        Creature changed = *self;
        --changed.withdraws;
        world.changeCreature(changed);
    }
    if (world->catalogue().isLiving() && world->creature(before.id) && !world->isOver())
        feelFire(world, before.id, events);
    reactTo(world, before.id, events.size(), events); // to weight that is gone
    wakeByNoise(world, told, events);
    winIfMet(world, events);
    if (const Creature* self = world->creature(before.id))
        world.schedule(before.id, world->state().clock + actDuration(speedOf(world, before)) *
                                                             paceOf(world, before, self->at) / kPlainPace * time / 100);
}

// On its way to where it saw the hero last, and from there by stairs: a hunter, or a companion that was left behind.
bool pursuesHero(const World& world, const Creature& self)
{
    return self.quarry && goesAfterHero(world, self) && world.playsBy(kPursuersAct);
}

// Where the rules let nobody act on levels without the hero, who is due there lets the time go by. Wounds that close by
// themselves close meanwhile, as many as they would while the hero is there.
bool staysStill(WorldWriter world, EntityId who)
{
    const Creature& self = *world->creature(who);
    if (!world->rules().isStillElsewhere || self.at.z == world->hero().at.z || pursuesHero(world, self))
        return false;
    world.schedule(who, world->state().clock + actDuration(speedOf(world, self)));
    if (world->playsBy(kHealsAnywhere))
        regenerate(world, who);
    return true;
}

// Even where a companion stands, who would change places.
bool leadsElsewhere(const World& world, const Creature& self, const Command& command)
{
    if (const auto* walk = std::get_if<Walk>(&command)) {
        const Creature* there = world.creatureAt(moved(self.at, walk->direction));
        return !there || maySwap(world, self, *there);
    }
    return std::holds_alternative<ClimbUp>(command) || std::holds_alternative<ClimbDown>(command) ||
           std::holds_alternative<Charge>(command);
}

// Who is held fast can strike whoever is beside it, but gets nowhere.
void actIfFree(WorldWriter world, EntityId actor, const Command& command, Events& events)
{
    if (std::holds_alternative<Wait>(command) || std::holds_alternative<Search>(command))
        staunch(world, actor);
    const Creature& self = *world->creature(actor);
    if (lasts(self, Condition::Held) && leadsElsewhere(world, self, command))
        events.push_back(Struggled{actorOf(world, self), self.at});
    else
        act(world, actor, command, events);
}

// Bumps about at random, into anyone; nobody digs or unlocks by stumbling.
void stumble(WorldWriter world, EntityId actor, Events& events)
{
    const Creature& self = *world->creature(actor);
    const Walk wish{kDirections[world.dice().below(8)]};
    const Position to = moved(self.at, wish.direction);
    const bool isOpen = world->creatureAt(to) || mayEnter(world, self, to) || mayWade(world, self, to);
    if (isOpen && mayDo(world, self, wish))
        actIfFree(world, actor, wish, events);
    else
        events.push_back(Stumbled{actorOf(world, self), self.at});
}

void actOfMonster(WorldWriter world, EntityId actor, Events& events)
{
    const Creature before = *world->creature(actor);
    const bool isStiff = lasts(before, Condition::Paralysed);
    const bool isAwake = !isStiff && !lasts(before, Condition::Asleep);
    const std::size_t told = events.size();
    regenerate(world, actor);
    if (isAwake) {
        watchForHero(world, actor);
        aidHero(world, actor, events);
        if (world->isOver() || !world->creature(actor))
            return;
    }
    if (isAwake && lasts(before, Condition::Confused) && !before.isCaptive)
        stumble(world, actor, events);
    else
        actIfFree(world, actor,
                  isStiff ? Command(Wait{}) : chooseCommand(world, *world->creature(actor), world.dice(), mayDo),
                  events);
    reactTo(world, actor, told, events);
    happen(world, actor, events);
    wakeByNoise(world, told, events);
    finishAct(world, before, events);
}

bool isUnknown(const World& world, int z)
{
    return std::ranges::all_of(world.level(z).memory.tiles.cells(), [](TileId tile) { return tile == kUnknownTile; });
}

// Tells that the hero has come to another level since, by whatever way; `z` is the level that it was told of last.
bool tellIfArrived(WorldWriter world, int& z)
{
    const int now = world->hero().at.z;
    if (std::exchange(z, now) == now)
        return false;
    world.tellOfArrival(isUnknown(world, now));
    return true;
}

void actOfHero(WorldWriter world, const Command& command, int& z, Events& events)
{
    const Creature before = world->hero();
    const std::size_t told = events.size();
    if (world->state().turn == 0)
        world.tellOfArrival(true);
    world.finishHeroTurn();
    plumpCushion(world);
    if (world->catalogue().hasAlerts())
        world.setQuiet(std::holds_alternative<Wait>(command) || std::holds_alternative<Search>(command));
    if (lasts(before, Condition::Confused) && std::holds_alternative<Walk>(command))
        stumble(world, before.id, events);
    else
        actIfFree(world, before.id, command, events);
    reactTo(world, before.id, told, events);
    tellIfArrived(world, z);
    happen(world, before.id, events);
    wakeByNoise(world, told, events);
    hearHero(world, command, told, events);
    feelHunger(world, events);
    regenerateHero(world);
    recharge(world);
    riseAgain(world, events);
    feelRings(world, events);
    callHunters(world, events);
    finishAct(world, before, events, timeOfBlows(world, events, told));
}

// Whoever falls in a beat, in an event or by somebody else's act arrives as well. What is told of another level than
// that of a round is lost in it, so this has a round of its own.
void followFall(WorldWriter world, int& z, Events& events)
{
    while (!world->isOver() && tellIfArrived(world, z)) { // its events may let the hero fall further
        const std::size_t told = events.size();
        happen(world, world->hero().id, events);
        wakeByNoise(world, told, events);
    }
}

bool isHelpless(const Creature& creature)
{
    return lasts(creature, Condition::Asleep) || lasts(creature, Condition::Paralysed);
}

// One step of what happens until the hero is to act: a beat, somebody's act, or one that the hero loses.
bool goOn(WorldWriter world, int& z, int& lostActs, Events& events)
{
    const std::size_t told = events.size();
    if (beatIfDue(world, events)) {
        wakeByNoise(world, told, events);
        return true;
    }
    const EntityId next = world.nextToAct(); // the hero at the latest
    if (next != world->state().hero) {
        if (!staysStill(world, next))
            actOfMonster(world, next, events);
        return true;
    }
    if (!isHelpless(world->hero()) || lostActs++ >= kMostTurns)
        return false;
    actOfHero(world, Wait{}, z, events);
    return true;
}

void comeRound(WorldWriter world, Events& events)
{
    for (const Condition condition : {Condition::Asleep, Condition::Paralysed})
        endCondition(world, world->hero().id, condition, events);
}

// What comes into view may trigger events, and they change what is in view. Whoever falls by them comes to another
// level first, and is told of that before it looks around there.
void beSeen(WorldWriter world, BitGrid known, int now, Events& events)
{
    EventRound round(world, Round::ofAct(world, world->hero().id), events);
    for (world.tellOfSight(known); round.run(); world.tellOfSight(known)) {
        if (!world->isOver() && world->hero().at.z != now)
            return;
        known = world->visible();
        refreshSight(world);
        if (world->isOver())
            return;
    }
}

void lookAround(WorldWriter world, const std::optional<BitGrid>& before, int z, Events& events)
{
    refreshSight(world);
    const int now = world->hero().at.z;
    if (!world->watch(now) || world->isOver())
        return;
    const std::size_t told = events.size();
    beSeen(world, before && z == now ? *before : BitGrid(world->width(), world->height()), now, events);
    wakeByNoise(world, told, events);
}

} // namespace

Turn play(World& world, const Command& command)
{
    const EntityId hero = world.state().hero;
    Turn turn;
    turn.refusal = check(world, hero, command);
    if (turn.refusal)
        return turn;
    WorldWriter writer(world);
    if (std::holds_alternative<Gain>(command) || std::holds_alternative<GiveUp>(command)) { // choices, not acts
        act(writer, hero, command, turn.events);
        refreshSight(writer);
        return turn;
    }
    const int z = world.hero().at.z;
    const std::optional<BitGrid> before = world.watch(z) ? std::optional(world.visible()) : std::nullopt;
    turn.events.reserve(world.creatures().size()); // about one each
    int arrivedAt = z;
    int lostActs = 0;
    actOfHero(writer, command, arrivedAt, turn.events);
    do
        followFall(writer, arrivedAt, turn.events);
    while (!world.isOver() && goOn(writer, arrivedAt, lostActs, turn.events));
    if (!world.isOver() && isHelpless(world.hero())) // renewed faster than it passes: the player would wait for ever
        comeRound(writer, turn.events);
    lookAround(writer, before, z, turn.events);
    for (; !world.isOver() && world.hero().at.z != arrivedAt; lookAround(writer, std::nullopt, z, turn.events))
        followFall(writer, arrivedAt, turn.events);
    return turn;
}

} // namespace cave
