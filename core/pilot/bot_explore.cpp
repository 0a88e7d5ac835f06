// SPDX-License-Identifier: MIT
// Seeing everything, taking what is of use, and reaching what is to be reached.
#include "core/pilot/bot_concerns.h"
#include "core/pilot/bot_gear.h"
#include "core/pilot/bot_goal.h"
#include "core/pilot/danger.h"
#include "core/pilot/plan/bot_pack.h"
#include "core/pilot/plan/reserves.h"
#include "core/rules/facts/pack.h"
#include "core/rules/verbs/chests/chest_verbs.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/world/goals.h"

#include <algorithm>

namespace cave::concern {

namespace {

constexpr int kFickle = 4; // times that it goes for something else before it keeps to what it was going for
constexpr int kMostSpent = 150; // turns on the way to one cell: whoever stands in the way, there is no getting there

// What is in it is known once it was opened.
std::optional<Command> emptyChest(Situation& now, const std::vector<Item>& lying)
{
    const World& world = now.world();
    for (const Item& chest : lying) {
        if (!isChest(world, chest) || now.mind().unreachable.contains(chest.id))
            continue;
        if (!chest.isLeft)
            return OpenThing{chest.id};
        for (const Item& held : world.itemsOf(chest.id))
            if (isUseful(now, held.kind) && !checkTake(world, now.hero(), held.id))
                return Take{held.id};
        now.mind().unreachable.insert(chest.id);
    }
    return std::nullopt;
}

// It buys what is of use as it comes, with coins that are not to be gathered.
bool isWorthItsPrice(Situation& now, EntityId id, ItemKindId kind)
{
    const World& world = now.world();
    const Item* item = world.item(id);
    if (!item || !isForSale(*item))
        return now.persona().takes == Takes::All || isUseful(now, kind);
    return isUseful(now, kind) && item->price <= coinsOf(world) && !isGoalItem(world.rules(), kCoins);
}

// Nobody eats coins.
bool isMoneyForTheHungry(Situation& now, ItemKindId kind)
{
    return now.world().seenItem(kind).id == kCoins && isInAHurry(now) && !isGoalItem(now.world().rules(), kCoins);
}

bool isToTake(Situation& now, EntityId id, ItemKindId kind)
{
    return !now.mind().unreachable.contains(id) && !hasEnough(now.world(), kind) && !isMoneyForTheHungry(now, kind) &&
           isWorthItsPrice(now, id, kind);
}

std::optional<Command> takeWhatLiesHere(Situation& now)
{
    const World& world = now.world();
    const std::vector<Item> lying = world.itemsAt(now.at());
    const auto isWanted = [&](const Item& item) { return !isChest(world, item) && isToTake(now, item.id, item.kind); };
    if (const auto command = emptyChest(now, lying))
        return command;
    const auto wanted = std::ranges::count_if(lying, isWanted);
    if (wanted == 0)
        return std::nullopt;
    if (wanted > 1 && wanted == std::ssize(lying) && !checkPickUp(world, now.hero()))
        return PickUp{};
    BotPack pack(now);
    for (const Item& item : lying) {
        if (!isWanted(item))
            continue;
        if (!checkTake(world, now.hero(), item.id))
            return Take{item.id};
        if (const Item* burden = pack.burdenFor(item.kind)) {
            now.mind().unreachable.insert(burden->id); // else it would be taken again
            return Drop{burden->id};
        }
        now.mind().unreachable.insert(item.id);
    }
    return std::nullopt;
}

// A thing that holds others, and was looked into.
bool isOpened(Situation& now, EntityId id)
{
    const Item* item = now.world().item(id);
    return item && item->isLeft && isChest(now.world(), *item);
}

// Items that it would take, where they lie.
template <typename Condition>
void markWantedThings(Situation& now, const Condition& condition)
{
    BotPack pack(now);
    for (const RememberedThing& thing : now.world().level(now.at().z).memory.things)
        if (thing.table == KindTable::Item && condition(thing) && isToTake(now, thing.id, thing.kind) &&
            !isOpened(now, thing.id) && pack.hasRoomFor(thing.kind))
            now.level().add(now.level().index(thing.x, thing.y), fact::kWanted);
}

bool isAny(const RememberedThing&) { return true; }

// Whether getting to it has cost more than it may.
bool isGivenUp(Situation& now, Position cell)
{
    const auto spent = now.notes().spent.find(cell);
    return spent != now.notes().spent.end() && spent->second > kMostSpent;
}

// The next step to a cell, which counts towards what getting there may cost.
Command stepTo(Situation& now, Position cell)
{
    ++now.notes().spent[cell];
    return now.stepTowards(cell);
}

// What a map has shown is known and still to be looked at.
void markUnlookedGround(Situation& now)
{
    BitGrid unlooked = now.level().cellsWith(fact::kOpen, 0);
    unlooked -= now.notes().looked;
    unlooked.forEach([&](int x, int y) { now.level().add(now.level().index(x, y), fact::kWanted); });
}

// Gates and the like may have opened since they were in view: from beside them that is seen. Walls and doors stay what
// they are, and to look at all of them again would be to walk the whole level.
void markWhatToLookAtAgain(Situation& now)
{
    if (!now.notes().lookedAgain)
        return;
    KnownLevel& level = now.level();
    BitGrid barred(level.width(), level.height(), true);
    barred -= level.cellsWith(fact::kOpen | fact::kUnknown, 0);
    barred -= *now.notes().lookedAgain;
    const World& world = now.world();
    const Grid<TileId>& known = world.level(now.at().z).memory.tiles;
    barred.forEach([&](int x, int y) {
        const TileKind& tile = world.catalogue().tile(known[x, y]);
        if (tile.opaque || tile.flyable)
            return;
        for (const Direction direction : kDirections) {
            const std::size_t beside = level.index(x, y) + static_cast<std::size_t>(level.step(direction));
            if ((level[beside] & fact::kOpen) != 0)
                level.add(beside, fact::kWanted);
        }
    });
}

// Cells beside unknown ones and wanted ones, but those that were given up.
std::optional<Position> nearestToSee(Situation& now)
{
    const auto isTooFar = [](const auto& entry) { return entry.second > kMostSpent; };
    if (std::ranges::none_of(now.notes().spent, isTooFar))
        return now.nearest(fact::kWanted | fact::kLocked, true);
    KnownLevel& level = now.level();
    for (int y = 0; y < level.height(); ++y)
        for (int x = 0; x < level.width(); ++x)
            if (const std::size_t cell = level.index(x, y);
                (level[cell] & fact::kOpen) != 0 && level.hasUnknownBeside(cell))
                level.add(cell, fact::kWanted);
    for (const auto& [cell, turns] : now.notes().spent)
        if (turns > kMostSpent)
            level.remove(level.index(cell), fact::kWanted | fact::kLocked);
    return now.nearest(fact::kWanted | fact::kLocked);
}

// Whether there is nothing left there to go for.
bool isDone(Situation& now, Position cell, CellFacts goals)
{
    const KnownLevel& level = now.level();
    const CellFacts facts = level.at(cell);
    const bool isEdge = (facts & fact::kOpen) != 0 && level.hasUnknownBeside(level.index(cell));
    return cell == now.at() || ((facts & goals) == 0 && !isEdge);
}

bool isStillToSee(Situation& now, Position cell)
{
    return !isDone(now, cell, fact::kWanted | fact::kLocked) && !isGivenUp(now, cell);
}

// Who comes into view and goes out of it again must not turn the hero back each time.
std::optional<Position> nextToSee(Situation& now)
{
    LevelNotes& notes = now.notes();
    const bool isUnderWay = notes.aim && isStillToSee(now, *notes.aim);
    if (isUnderWay && notes.turned >= kFickle)
        if (const auto aim = now.reach(*notes.aim))
            return aim;
    const auto next = nearestToSee(now);
    notes.turned = isUnderWay ? notes.turned + (next != notes.aim) : 0;
    notes.aim = next;
    return next;
}

// Before anything else that there is to see or to take.
std::optional<Command> fetchForGoal(Situation& now)
{
    markWantedThings(now, [&](const RememberedThing& thing) { return isStillToGather(now.world(), thing); });
    const auto thing = now.nearestInSafety(fact::kWanted);
    return thing && !isGivenUp(now, *thing) ? std::optional(stepTo(now, *thing)) : std::nullopt;
}

} // namespace

std::optional<Command> explore(Situation& now)
{
    if (const auto taken = takeWhatLiesHere(now))
        return taken;
    if (const auto step = fetchForGoal(now))
        return step;
    markWantedThings(now, isAny);
    markUnlookedGround(now);
    markWhatToLookAtAgain(now);
    const auto goal = nextToSee(now);
    now.notes().isExplored = !goal;
    now.notes().hasMore = !goal && now.level().hasAnywhere(fact::kWanted);
    return goal ? std::optional(stepTo(now, *goal)) : std::nullopt;
}

// Past whatever else there is to see.
std::optional<Command> fetchFood(Situation& now)
{
    if (const auto taken = takeWhatLiesHere(now))
        return taken;
    markWantedThings(now, [&](const RememberedThing& thing) {
        return now.world().seenItem(thing.kind).food > 0 && !isGivenUp(now, {thing.x, thing.y, now.at().z});
    });
    const auto food = now.nearest(fact::kWanted);
    return food ? std::optional(stepTo(now, *food)) : std::nullopt;
}

// Sees no more of the level.
std::optional<Command> fetchInSafety(Situation& now)
{
    if (!now.foes().empty())
        return std::nullopt;
    if (const auto taken = takeWhatLiesHere(now))
        return taken;
    markWantedThings(now, isAny);
    const auto thing = now.nearestInSafety(fact::kWanted);
    return thing && !isGivenUp(now, *thing) ? std::optional(stepTo(now, *thing)) : std::nullopt;
}

// Somebody who does no harm may stand in the only way to something new.
std::optional<Command> breakThrough(Situation& now)
{
    if (!now.canStrike())
        return std::nullopt;
    const KnownLevel before = now.level();
    for (std::size_t cell = 0; cell < before.size(); ++cell) {
        now.level().remove(cell, fact::kTaken);
        if ((before[cell] & (fact::kUp | fact::kDown)) != 0 && !now.notes().uses.contains(before.position(cell)))
            now.level().add(cell, fact::kWanted);
    }
    for (const RememberedThing& thing : now.world().level(now.at().z).memory.things) {
        if (thing.table != KindTable::Creature)
            continue;
        const CreatureKind& kind = now.world().catalogue().creature(thing.kind);
        const std::size_t cell = now.level().index(thing.x, thing.y);
        if (isFixed(kind))
            now.level().add(cell, fact::kTaken); // what lies below it is out of reach
        else if (now.mind().avoids > 0 && staysPut(kind) && !isDangerous(kind))
            now.level().remove(cell, fact::kRisk); // else of two such ways the one in view would always be better
    }
    const CellFacts goals = hasGathered(now.world()) ? fact::kWanted | fact::kEnd : fact::kWanted;
    std::optional<Position>& goal = now.notes().breach; // kept to: with each step another one may be the nearest
    if (goal && (isDone(now, *goal, goals) || !now.reach(*goal)))
        goal.reset();
    if (!goal)
        goal = now.nearest(goals, true);
    std::optional<Command> step;
    if (goal && ++now.notes().spent[*goal] <= 2 * kMostSpent)
        step = now.stepTowards(*goal);
    now.level() = before;
    return step;
}

} // namespace cave::concern
