// SPDX-License-Identifier: MIT
#include "core/pilot/bot_gear.h"

#include "core/pilot/bot_concerns.h"
#include "core/pilot/plan/foes_ahead.h"
#include "core/rules/verbs/gain.h"
#include "core/rules/verbs/gear/tempering.h"
#include "core/rules/verbs/throwing.h"
#include "core/world/goals.h"

namespace cave {

namespace {

// Of two heroes the better one costs less: first by what the build asks for, negated, then by what its fights cost.
using Cost = std::pair<int, std::int64_t>;

int askedFor(std::optional<Build> build, const Fighter& hero, int launch)
{
    if (!build)
        return 0;
    switch (*build) {
    case Build::Attack: return hero.attack;
    case Build::Defence: return hero.defence;
    case Build::Health: return hero.health;
    case Build::Thrown: return launch;
    }
    return 0;
}

// `launch`: see launchWith().
Cost costOf(Situation& now, const Fighter& hero, int launch = 0)
{
    return {-askedFor(now.persona().build, hero, launch),
            toll(now.world().rules(), hero, foesToExpect(now, now.mind()))};
}

// What the thing in hand would add to what it launches, with this in that use; 0 where the hero has nothing to launch,
// and for builds that do not ask.
int launchWith(const Situation& now, const ItemKind* kind, Use use, int enchant)
{
    if (now.persona().build != Build::Thrown)
        return 0;
    const World& world = now.world();
    const Item* held = itemInUse(world, now.hero().id, Use::Wielded);
    const auto replaced = replacedBy(world, now.hero().id, kind ? *kind : ItemKind{}, use);
    const bool isKept = held && std::ranges::find(replaced, held->id) == replaced.end();
    const ItemKind* weapon = use == Use::Wielded ? kind : isKept ? &world.seenItem(*held) : nullptr;
    if (!weapon || weapon->launches.empty())
        return 0;
    const bool hasMissiles = std::ranges::any_of(world.items(), [&](const Item& item) {
        return item.carrier == now.hero().id && world.seenItem(item).id == weapon->launches;
    });
    return hasMissiles ? launchOf(world, *weapon, weapon == kind ? enchant : world.seen(*held).enchant) : 0;
}

Cost costNow(Situation& now)
{
    const Item* held = itemInUse(now.world(), now.hero().id, Use::Wielded);
    const ItemKind* kind = held ? &now.world().seenItem(*held) : nullptr;
    const int enchant = held ? now.world().seen(*held).enchant : 0;
    return costOf(now, now.fighter(), launchWith(now, kind, Use::Wielded, enchant));
}

Cost costWith(Situation& now, const ItemKind* kind, Use use, int enchant = 0)
{
    return costOf(now, fighterWith(now, kind, use, enchant), launchWith(now, kind, use, enchant));
}

// Both hands at a weapon keep the off hand shut: the bot does not put that away for what would go there.
bool isOpenFor(const Situation& now, const ItemKind& kind, Use use)
{
    return fits(kind, use) && (use != Use::Off || inBothHands(now.world(), now.hero().id) == nullptr);
}

bool isBetter(Situation& now, const ItemKind& kind, Use use)
{
    return isOpenFor(now, kind, use) && costWith(now, &kind, use) < costNow(now);
}

// Carried and not in use. Asked for every turn: what most of a pack is made of is for no use at all.
std::vector<const Item*> spareGear(const Situation& now)
{
    std::vector<const Item*> spare;
    for (const Item& item : now.world().items())
        if (item.carrier == now.hero().id && item.use == Use::None && now.world().seenItem(item).slot != Slot::None)
            spare.push_back(&item);
    return spare;
}

// The thing that would be most of an improvement in a use, where the hero costs so much without.
const Item* bestFor(Situation& now, std::span<const Item* const> gear, Use use, Cost least)
{
    const Item* best = nullptr;
    for (const Item* item : gear) {
        const ItemKind& kind = now.world().seenItem(*item);
        if (!isOpenFor(now, kind, use))
            continue;
        const int enchant = now.world().seen(*item).enchant;
        if (const Cost cost = costWith(now, &kind, use, enchant); cost < least) {
            least = cost;
            best = item;
        }
    }
    return best;
}

// The numbers of a fight do not tell what the gifts of a ring are worth. So it is worn until it is known to be bad, and
// beyond that where it helps in a fight: else bestFor() would put it on again.
std::optional<Command> wearRings(Situation& now)
{
    const World& world = now.world();
    for (const Use use : kUsesOfGear) {
        if (!isRing(use))
            continue;
        if (const Item* worn = itemInUse(world, now.hero().id, use)) {
            if (world.seen(*worn).enchant < 0 && costWith(now, nullptr, use) <= costNow(now))
                return TakeOff{worn->id};
            continue;
        }
        for (const Item& item : world.items())
            if (item.carrier == now.hero().id && item.use == Use::None && fits(world.seenItem(item), use) &&
                world.seen(item).enchant >= 0)
                return Wear{item.id, use};
    }
    return std::nullopt;
}

// How it would fight with what it has in this use, made one better.
Fighter withTempered(const Situation& now, const Item& gear)
{
    const World& world = now.world();
    return fighterWith(now, &world.seenItem(gear), gear.use, world.seen(gear).enchant + 1);
}

// What a stone there leaves to wish for. Whoever does not plan cares for nothing but its build.
Cost costOfTempered(Situation& now, const Item& gear)
{
    const Fighter hero = withTempered(now, gear);
    return now.persona().plans ? costOf(now, hero) : Cost{-askedFor(now.persona().build, hero, 0), 0};
}

// Into what the hero fights with first; whoever plans or has a build lays it where it helps most.
std::optional<Command> temperGear(Situation& now)
{
    const World& world = now.world();
    std::optional<Command> best;
    Cost least;
    for (const Item& item : world.items()) {
        if (item.carrier != now.hero().id || !tempers(world.seenItem(item)))
            continue;
        for (const Use use : kUsesOfGear) {
            const Item* gear = itemInUse(world, item.carrier, use);
            if (gear == nullptr || checkUseOn(world, now.hero(), item.id, gear->id))
                continue;
            const Cost cost = costOfTempered(now, *gear);
            if (best && cost >= least)
                continue;
            least = cost;
            best = UseOn{item.id, gear->id};
        }
    }
    return best;
}

Fighter grown(Fighter hero, Gained gained, int amount)
{
    switch (gained) {
    case Gained::Health: hero.health += amount; break;
    case Gained::Attack: hero.attack += amount; break;
    case Gained::Defence: hero.defence += amount; break;
    case Gained::Sight: break;
    }
    return hero;
}

} // namespace

std::vector<Fighter> foesToExpect(const Situation& now, const BotMind& mind)
{
    if (now.persona().plans)
        if (std::vector<Fighter> ahead = foesAhead(now.world()); !ahead.empty())
            return ahead;
    std::vector<Fighter> foes;
    foes.reserve(mind.met.size() + 1);
    for (const auto& [kind, numbers] : mind.met)
        foes.push_back(numbers);
    const Creature& hero = now.hero(); // somebody of the hero's own kind
    foes.push_back({hero.maxHealth / 2, hero.attack / 2 + hero.defence + 1, hero.defence / 2, 100});
    return foes;
}

Fighter fighterWith(const Situation& now, const ItemKind* kind, Use use, int enchant)
{
    Fighter fighter = now.fighter();
    const World& world = now.world();
    for (const EntityId id : replacedBy(world, now.hero().id, kind ? *kind : ItemKind{}, use)) {
        const Item& before = *world.item(id);
        const int known = world.seen(before).enchant;
        fighter.attack -= attackBy(world.seenItem(before), before.use, known);
        fighter.defence -= defenceBy(world.seenItem(before), before.use, known);
    }
    if (kind) {
        fighter.attack += attackBy(*kind, use, enchant);
        fighter.defence += defenceBy(*kind, use, enchant);
    }
    return fighter;
}

bool isUseful(Situation& now, ItemKindId id)
{
    const World& world = now.world();
    const ItemKind& kind = world.seenItem(id);
    const bool isMissile = kind.thrown > 0 && (kind.slot == Slot::None || now.persona().build == Build::Thrown);
    if (kind.counted || kind.key || kind.holds > 0 || kind.effect || !kind.lookOf.empty() || isMissile ||
        (kind.food > 0 && world.rules().hunger) || isGoalItem(world.rules(), kind.id))
        return true;
    return std::ranges::any_of(kUsesOfGear, [&](Use use) { return isBetter(now, kind, use); });
}

namespace concern {

std::optional<Command> chooseGain(Situation& now)
{
    if (now.hero().gainsToChoose == 0)
        return std::nullopt;
    const Rules& rules = now.world().rules();
    Fighter whole = now.fighter();
    whole.health = now.hero().maxHealth;
    std::optional<Gained> best;
    Cost least;
    for (const Gained gained : kGains) {
        const int amount = gainOf(rules, gained);
        if (amount == 0)
            continue;
        const Cost cost = costOf(now, grown(whole, gained, amount));
        if (best && cost >= least)
            continue;
        best = gained;
        least = cost;
    }
    return best ? std::optional<Command>(Gain{*best}) : std::nullopt;
}

std::optional<Command> equip(Situation& now)
{
    const bool isHeldUp = !now.world().tileKind(now.at()).walkable; // maybe by what it would put away
    if (!now.threats().empty() || isHeldUp)
        return std::nullopt;
    const std::vector<const Item*> gear = spareGear(now);
    const Cost least = gear.empty() ? Cost{} : costNow(now);
    if (const Item* weapon = bestFor(now, gear, Use::Wielded, least))
        return Wield{weapon->id};
    for (const Use use : kUsesOfGear)
        if (const Item* best = isWorn(use) ? bestFor(now, gear, use, least) : nullptr)
            return Wear{best->id, isRing(use) ? use : Use::None};
    if (const auto command = now.persona().plans ? wearRings(now) : std::nullopt)
        return command;
    return temperGear(now);
}

} // namespace concern

} // namespace cave
