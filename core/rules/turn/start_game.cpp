// SPDX-License-Identifier: MIT
#include "core/rules/turn/start_game.h"

#include "core/base/hash.h"
#include "core/generate/bake.h"
#include "core/generate/chance.h"
#include "core/rules/facts/behaviour_row.h"
#include "core/rules/living/beat.h"
#include "core/rules/turn/sight.h"
#include "core/rules/verbs/chests/drawn_drops.h"
#include "core/rules/verbs/gain.h"
#include "core/rules/verbs/item_verbs.h"
#include "core/rules/verbs/wake.h"
#include "core/world/hero/origins.h"
#include "core/world/placed_script.h"

#include <algorithm>

namespace cave {

namespace {

Result<Position> startSet(const Dungeon& dungeon, const Place& start)
{
    const auto z = dungeon.levelIndex(start.level);
    if (!z)
        return failure("start", {CAVE_TEXT("errors", "The start is on a level that does not exist.")});
    const Grid<TileId>& tiles = dungeon.level(*z).tiles;
    if (!tiles.contains(start.x, start.y))
        return failure("start", {CAVE_TEXT("errors", "The start lies outside its level.")});
    if (!dungeon.catalogue->tile(tiles[start.x, start.y]).walkable)
        return failure("start", {CAVE_TEXT("errors", "The start is not on ground that can be walked on.")});
    return Position{start.x, start.y, *z};
}

// Floor of the first level where no creature stands.
std::vector<CellAt> freeFloor(const Dungeon& dungeon)
{
    const DungeonLevel& first = dungeon.levels.front();
    BitGrid taken(dungeon.width, dungeon.height);
    for (const Placement& thing : first.things)
        if (thing.table == KindTable::Creature && taken.contains(thing.x, thing.y))
            taken.set(thing.x, thing.y);
    std::vector<CellAt> cells;
    for (int y = 0; y < dungeon.height; ++y)
        for (int x = 0; x < dungeon.width; ++x)
            if (first.tiles[x, y] == dungeon.catalogue->floor() && !taken.get(x, y))
                cells.push_back({x, y});
    return cells;
}

WorldState emptyWorld(const Dungeon& dungeon, std::uint64_t trial)
{
    WorldState state;
    state.catalogue = dungeon.catalogue;
    state.dungeonName = dungeon.name;
    state.rules = dungeon.rules;
    state.seed = dungeon.seed;
    state.fullness = dungeon.rules.hunger ? dungeon.rules.hunger->start : 0;
    state.trial = trial;
    state.dice = Random(trial == 0 ? hashOf("game", dungeon.seed) : hashOf("game", dungeon.seed, trial));
    const SharedGrid<TileId> unknown(dungeon.width, dungeon.height, kUnknownTile);
    for (const DungeonLevel& level : dungeon.levels)
        state.levels.push_back(Level{level.uid,
                                     level.name,
                                     level.tiles,
                                     {unknown, {}},
                                     level.texts,
                                     {},
                                     sharedScriptInPlay(dungeon, level),
                                     level.theme});
    state.script = sharedScriptInPlay(dungeon);
    state.links = linkedPositions(dungeon);
    return state;
}

// The hero's row with the dungeon's own numbers, standing where the game starts, first to act.
Creature heroOf(const Dungeon& dungeon, CreatureKindId kind, const Origin* origin, Position at)
{
    const CreatureKind& row = dungeon.catalogue->creature(kind);
    const Rules& rules = dungeon.rules;
    Creature hero;
    hero.id = static_cast<EntityId>(1);
    hero.kind = kind;
    hero.at = at;
    hero.health = hero.maxHealth = healthOf(rules, origin).value_or(row.health);
    hero.attack = attackOf(rules, origin).value_or(row.attack);
    hero.defence = defenceOf(rules, origin).value_or(row.defence);
    hero.sight = rules.sight.value_or(row.sight);
    hero.speed = rules.speed.value_or(row.speed);
    hero.colony = hero.id;
    hero.order = 1;
    return hero;
}

void carry(WorldWriter world, EntityId who, ItemKindId kind)
{
    Item item = *world->item(world.addItem(kind, world->creature(who)->at));
    item.carrier = who;
    world.changeItem(item);
}

// What its kind has with it, by the dice.
void carryByKind(WorldWriter world, EntityId who)
{
    for (const DropRow& row : world->kindOf(*world->creature(who)).carries)
        for (const ItemKindId kind : drawDrops(world, row).value_or(std::vector<ItemKindId>()))
            carry(world, who, kind);
}

void addCreature(WorldWriter world, const Placement& thing, Position at)
{
    const EntityId who = world.addCreature(thing.kind, at);
    gainLevels(world, who, thing.levels);
    carryByKind(world, who);
    if (thing.carries)
        carry(world, who, *thing.carries);
    const Belonging& belongs = thing.belongs;
    if (!belongs.isCaptive)
        settle(world, who);
    if (belongs == Belonging{} && thing.group.empty() && !thing.isAsleep && !thing.isFar)
        return;
    Creature creature = *world->creature(who);
    creature.side = world->catalogue().findFaction(belongs.side);
    creature.group = groupOf(thing.group, thing.placed);
    creature.isCaptive = belongs.isCaptive;
    creature.isFar = thing.isFar;
    if (thing.isAsleep) {
        creature.conditions[static_cast<std::size_t>(Condition::Asleep)] = kUntilWoken;
        creature.isDozing = !sleepRow(world, creature);
    }
    world.changeCreature(creature);
}

// `isChoice`: of which the hero is to choose or to buy, so what it is shows.
void addItem(WorldWriter world, const Placement& thing, Position at, std::optional<Position> door, bool isChoice)
{
    const EntityId id = world.addItem(thing.kind, at, door);
    if (thing.group.empty() && thing.enchant == 0 && thing.rune.empty() && thing.price == 0)
        return;
    Item item = *world->item(id);
    item.group = groupOf(thing.group, thing.placed);
    item.enchant = thing.enchant;
    item.rune = world->catalogue().findRune(thing.rune);
    item.price = thing.price;
    item.isShown = isChoice && hasMore(item) && world->playsBy(kChoicesAreShown);
    world.changeItem(item);
}

std::string levelPath(std::size_t z) { return "levels[" + std::to_string(z) + "]"; }

Result<void> addThings(WorldWriter world, const Dungeon& dungeon)
{
    for (std::size_t z = 0; z < dungeon.levels.size(); ++z) {
        const std::vector<LetterCell> choices = choiceCells(dungeon, dungeon.levels[z]);
        const auto isChoice = [&](const Placement& thing) {
            const auto isThere = [&](const LetterCell& cell) { return cell.x == thing.x && cell.y == thing.y; };
            return thing.price != 0 || std::ranges::any_of(choices, isThere);
        };
        for (const Placement& thing : dungeon.levels[z].things) {
            const Position at{thing.x, thing.y, static_cast<int>(z)};
            if (!world->contains(at))
                return failure(levelPath(z), {CAVE_TEXT("errors", "A thing lies outside, at %1, %2."),
                                              {std::int64_t{thing.x}, std::int64_t{thing.y}}});
            const auto door = thing.opens ? dungeon.positionOf(*thing.opens) : std::nullopt;
            if (thing.opens && !door)
                return failure(levelPath(z),
                               {CAVE_TEXT("errors", "The key at %1, %2 opens a door that does not exist."),
                                {std::int64_t{thing.x}, std::int64_t{thing.y}}});
            if (thing.table == KindTable::Item)
                addItem(world, thing, at, door, isChoice(thing));
            else if (world->holds(world->catalogue().creature(thing.kind), at) && !world->creatureAt(at))
                addCreature(world, thing, at);
            else
                return failure(levelPath(z), {CAVE_TEXT("errors", "The creature at %1, %2 has no room to stand."),
                                              {std::int64_t{thing.x}, std::int64_t{thing.y}}});
        }
    }
    return {};
}

} // namespace

Result<Position> startPosition(const Dungeon& dungeon)
{
    if (dungeon.start)
        return startSet(dungeon, dungeon.start->at);
    for (const CellAt cell : Chance(hashOf("start", dungeon.seed)).lowest(freeFloor(dungeon), 1, Draw::Start))
        return Position{cell.x, cell.y, 0};
    return failure(levelPath(0), {CAVE_TEXT("errors", "There is no free floor to start on.")});
}

Result<GameSetup> setUpGame(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin)
{
    auto kept = originKept(dungeon.rules, origin);
    if (!kept)
        return failure("rules.hero.origins",
                       {CAVE_TEXT("errors", "No origin is called \"%1\"."), {std::string(origin)}});
    const auto hero = dungeon.catalogue->findCreature(dungeon.rules.hero);
    if (!hero)
        return failure("rules.hero", {CAVE_TEXT("errors", "No creature is called \"%1\"."), {dungeon.rules.hero}});
    GameSetup setup{dungeon, std::move(*kept), *hero};
    if (seed != dungeon.seed)
        if (auto reports = bake(setup.dungeon, seed); !reports)
            return std::unexpected(reports.error());
    keepPlacedPieces(setup.dungeon);
    return setup;
}

Result<Game> beginGame(GameSetup setup, std::uint64_t trial, int rulesVersion)
{
    Dungeon& played = setup.dungeon;
    const auto at = startPosition(played);
    if (!at)
        return std::unexpected(at.error());
    WorldState state = emptyWorld(played, trial);
    state.origin = std::move(setup.origin);
    state.rulesVersion = rulesVersion;
    state.creatures.push_back(heroOf(played, setup.hero, originOf(played.rules, state.origin), *at));
    state.hero = state.creatures.front().id;
    state.lastEntity = 1;
    state.lastOrder = 1;
    World world(std::move(state));
    const WorldWriter writer(world);
    packKit(writer);
    if (auto added = addThings(writer, played); !added)
        return std::unexpected(added.error());
    beginLiving(writer);
    refreshSight(writer);
    return Game{std::move(played), std::move(world)};
}

Result<Game> startGame(const Dungeon& dungeon, std::uint64_t seed, std::string_view origin, std::uint64_t trial,
                       int rulesVersion)
{
    auto setup = setUpGame(dungeon, seed, origin);
    return setup ? beginGame(std::move(*setup), trial, rulesVersion) : std::unexpected(std::move(setup.error()));
}

Result<Game> startAgain(const Dungeon& dungeon, const WorldState& state)
{
    return startGame(dungeon, dungeon.seed, state.origin, state.trial, state.rulesVersion);
}

Result<Game> startGameAt(const Dungeon& dungeon, Position from)
{
    Dungeon moved = dungeon;
    moved.start = Start{{dungeon.level(from.z).uid, from.x, from.y}, true};
    return startGame(moved, dungeon.seed);
}

} // namespace cave
