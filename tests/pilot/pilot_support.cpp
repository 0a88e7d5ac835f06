// SPDX-License-Identifier: MIT
#include "tests/pilot/pilot_support.h"

#include "core/content/english.h"
#include "core/pilot/danger.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/sight.h"

#include <QtGlobal>

#include <vector>

namespace cave {

std::string english(const Text& text) { return format(text, EnglishPhrasebook(Catalogue::builtIn())); }

World withAllKnown(const World& world)
{
    WorldState state = world.savedState();
    for (CopyOnWrite<Level>& shared : state.levels) {
        Level& level = shared.edit();
        for (int y = 0; y < level.tiles.height(); ++y)
            for (int x = 0; x < level.tiles.width(); ++x)
                level.memory.tiles[x, y] = state.catalogue->transitions(level.tiles[x, y]).look;
    }
    World known(std::move(state));
    refreshSight(WorldWriter(known));
    return known;
}

World knownWorld(std::string_view picture, const Rules& rules) { return withAllKnown(asciiWorld(picture, rules)); }

Dungeon livingDungeon(std::string_view picture)
{
    Dungeon dungeon = asciiDungeon(picture, catalogueWith(R"({"use": ["living"]})"));
    dungeon.rules.sight = 9;
    dungeon.rules.dig = false;
    return dungeon;
}

World livingWorld(std::string_view picture) { return worldOf(livingDungeon(picture)); }

Item carried(const World& world, std::string_view kind) { return *world.item(thingOf(world, kind)); }

namespace {

std::optional<Command> strikeBeside(const World& world)
{
    for (const Direction direction : kDirections)
        if (world.creatureAt(moved(world.hero().at, direction)))
            return Walk{direction};
    return std::nullopt;
}

std::optional<Command> strike(const World& world, Pilot& pilot)
{
    const auto beside = strikeBeside(world);
    return beside ? beside : pilot.strikeNearest(world).command;
}

} // namespace

Advice exploreAll(World& world, Pilot& pilot, int most)
{
    for (int turn = 0; turn < most; ++turn) {
        Advice advice = pilot.explore(world);
        auto command = advice.command;
        if (!command && !advice.isDone && !world.isOver())
            command = world.hero().gainsToChoose > 0 ? Command(Gain{Gained::Health}) : strike(world, pilot);
        if (!command)
            return advice;
        if (const Turn played = play(world, *command); played.refusal)
            qFatal("refused: %s: %s", formatCommand(*command).c_str(), english(played.refusal->why).c_str());
    }
    qFatal("explores for ever");
}

BitGrid reachedByHand(const World& world, bool isTrue)
{
    const int z = world.hero().at.z;
    const Level& level = world.level(z);
    BitGrid reached(world.width(), world.height());
    std::vector<Position> queue{world.hero().at};
    reached.set(queue.front().x, queue.front().y);
    while (!queue.empty()) {
        const Position here = queue.back();
        queue.pop_back();
        for (const Direction direction : kDirections) {
            const Position next = moved(here, direction);
            if (!world.contains(next) || reached.get(next.x, next.y))
                continue;
            const TileId tile = isTrue ? level.tiles[next.x, next.y] : level.memory.tiles[next.x, next.y];
            if (tile == kUnknownTile || !world.catalogue().tile(tile).walkable)
                continue;
            reached.set(next.x, next.y);
            queue.push_back(next);
        }
    }
    return reached;
}

} // namespace cave
