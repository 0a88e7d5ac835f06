// SPDX-License-Identifier: MIT
#include "core/rules/verbs/gear/styles.h"

#include "core/base/enum_count.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/foes/shove.h"
#include "core/rules/verbs/gear/rune_acts.h"

#include <algorithm>
#include <array>
#include <span>

namespace cave {

namespace {

bool isUnaware(const World& world, const Creature& victim)
{
    return lasts(victim, Condition::Asleep) ||
           (world.kindOf(victim).alert && !victim.quarry && isFoe(world, victim, world.hero()));
}

int timesOn(const World& world, EntityId victim, int unaware)
{
    return isUnaware(world, *world.creature(victim)) ? unaware : 1;
}

// Whoever is hurt by one blow may be gone before the next.
void hit(WorldWriter world, EntityId attacker, EntityId victim, const Force& force, Events& events)
{
    const Creature* by = world->creature(attacker);
    const Creature* whom = world->creature(victim);
    if (by != nullptr && whom != nullptr && !world->isOver())
        deal(world, *by, *whom, force, events);
}

void strikePlainly(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    hit(world, attacker, victim, Force{}, events);
}

void strikeOnce(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    hit(world, attacker, victim, Force{.times = timesOn(world, victim, kUnawareTimes)}, events);
}

void stab(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    hit(world, attacker, victim, Force{.times = timesOn(world, victim, kStabTimes)}, events);
}

void sweep(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    std::vector<EntityId> met{victim};
    const Creature& self = *world->creature(attacker);
    for (const Direction direction : kDirections)
        if (const Creature* there = world->creatureAt(moved(self.at, direction));
            there != nullptr && there->id != victim && isFoe(world, self, *there))
            met.push_back(there->id);
    for (const EntityId whom : met)
        if (world->creature(whom))
            hit(world, attacker, whom, Force{timesOn(world, whom, kUnawareTimes), kSweepShare}, events);
}

std::optional<Direction> wayTo(Position from, Position to)
{
    const auto found = std::ranges::find_if(kDirections, [&](Direction each) { return moved(from, each) == to; });
    return found == std::end(kDirections) ? std::nullopt : std::optional(*found);
}

void reach(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    const Position from = world->creature(attacker)->at;
    const Position at = world->creature(victim)->at;
    strikeOnce(world, attacker, victim, events);
    const auto way = wayTo(from, at);
    const Creature* self = world->creature(attacker);
    const Creature* behind = way && self ? world->creatureAt(moved(at, *way)) : nullptr;
    if (behind != nullptr && behind->id != attacker && isFoe(world, *self, *behind))
        strikeOnce(world, attacker, behind->id, events);
}

void crush(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    hit(world, attacker, victim, Force{.times = timesOn(world, victim, kUnawareTimes), .halvesDefence = true}, events);
}

// Back a cell; who is stopped by what is solid is stunned.
void push(WorldWriter world, EntityId attacker, EntityId victim, Events& events)
{
    const Position from = world->creature(attacker)->at;
    strikeOnce(world, attacker, victim, events);
    const Creature* pushed = world->creature(victim);
    if (pushed && wayTo(from, pushed->at) && !world->isOver())
        shove(world, victim, from, 1, events);
}

constexpr int kCrushTime = 150;
constexpr int kQuickTime = 60;

constexpr std::array kStyleRows{
    StyleRow{Style::Plain, &strikePlainly},
    StyleRow{Style::Stab, &stab},
    StyleRow{Style::Lunge, &strikeOnce}, // and lungeOn()
    StyleRow{Style::Sweep, &sweep},
    StyleRow{Style::Reach, &reach},
    StyleRow{Style::Crush, &crush, kCrushTime},
    StyleRow{Style::Push, &push},
    StyleRow{Style::Quick, &strikeOnce, kQuickTime},
    StyleRow{Style::Dig, &strikeOnce}, // and diggingTool()
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kStyleRows.size(); ++i)
        if (kStyleRows[i].style != static_cast<Style>(i))
            return false;
    return true;
}
static_assert(isInOrder() && kStyleRows.size() == enumCount<Style>(), "each style has its row");

} // namespace

const StyleRow& styleRow(Style style) { return kStyleRows[static_cast<std::size_t>(style)]; }

Style styleOf(const World& world, const Creature& creature)
{
    const bool isHero = creature.id == world.state().hero;
    const Item* wielded = isHero ? itemInUse(world, creature.id, Use::Wielded) : nullptr;
    return wielded == nullptr ? Style::Plain : world.catalogue().item(wielded->kind).style;
}

void lungeOn(WorldWriter world, EntityId who, Direction direction, Events& events)
{
    const Creature* self = world->creature(who);
    if (self == nullptr || world->isOver() || styleOf(world, *self) != Style::Lunge || lasts(*self, Condition::Afraid))
        return;
    const Creature* victim = world->seenCreatureAt(moved(self->at, direction));
    if (victim == nullptr || !isFoe(world, *self, *victim) || attackOf(world, *self) <= 0)
        return;
    hit(world, who, victim->id, Force{.times = std::max(kLungeTimes, timesOn(world, victim->id, kUnawareTimes))},
        events);
}

namespace {

// 100 where nothing was shot.
int timeOfShot(const World& world, std::span<const Event> told)
{
    const Item* wielded = itemInUse(world, world.state().hero, Use::Wielded);
    if (wielded == nullptr)
        return 100;
    const ItemKind& launcher = world.catalogue().item(wielded->kind);
    const bool hasShot = std::ranges::any_of(told, [&](const Event& event) {
        const auto* thrown = std::get_if<Thrown>(&event);
        return thrown != nullptr && thrown->who.isHero && world.catalogue().item(thrown->kind).id == launcher.launches;
    });
    return hasShot ? launcher.launchTime : 100;
}

} // namespace

int timeOfBlows(const World& world, const Events& events, std::size_t first)
{
    const std::span<const Event> told = std::span(events).subspan(first);
    const bool hasStruck = std::ranges::any_of(told, [](const Event& event) {
        const auto* struck = std::get_if<Struck>(&event);
        return struck != nullptr && struck->attacker.isHero;
    });
    if (!hasStruck)
        return timeOfShot(world, told);
    const bool isSwift = std::ranges::any_of(told, [&](const Event& event) {
        const auto* worked = std::get_if<RuneWorked>(&event);
        return worked != nullptr && world.catalogue().rune(worked->rune).isSwift;
    });
    return isSwift ? kSwiftTime : styleRow(styleOf(world, world.hero())).time;
}

void spendDigging(WorldWriter world, EntityId who)
{
    const Item* tool = world->rules().dig ? nullptr : diggingTool(world, who);
    if (tool == nullptr)
        return;
    Item used = *tool;
    ++used.spent;
    world.changeItem(used);
}

} // namespace cave
