// SPDX-License-Identifier: MIT
#include "app/play/words/thing_sorts.h"

#include "app/play/words/look_text.h"
#include "core/rules/verbs/doors.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace cave {

namespace {

struct SortTexts {
    Q_DECLARE_TR_FUNCTIONS(ThingSorts)
};

// Ground that does something to whoever steps there, beyond becoming other ground.
bool isTrapKind(const TileKind& tile)
{
    return tile.harmful || tile.falls || tile.answers(On::Weigh) ||
           std::ranges::any_of(tile.reacts, [](const ReactionRow& row) {
               return row.on == On::Enter && (row.effect || row.flood || row.noise > 0 || !row.gas.empty());
           });
}

bool isStairsKind(const TileKind& tile) { return tile.leads != Leads::Nowhere; }

void sortByDistance(std::vector<Position>& cells, Position here)
{
    std::ranges::stable_sort(cells, {}, [here](Position at) { return distance(at, here); });
}

// The nearest cell of each patch of equal ground that `isWanted`, but for a patch that the hero stands on.
std::vector<Position> patches(const World& world, bool (*isWanted)(const TileKind& tile))
{
    const Position here = world.hero().at;
    const auto known = [&](Position at) {
        return world.contains(at) ? world.level(at.z).memory.tiles[at.x, at.y] : kUnknownTile;
    };
    std::vector<Position> cells;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (const Position at{x, y, here.z};
                known(at) != kUnknownTile && isWanted(world.catalogue().tile(known(at))))
                cells.push_back(at);
    sortByDistance(cells, here);
    std::set<Position> joined;
    std::vector<Position> nearest;
    for (const Position first : cells) {
        if (!joined.insert(first).second)
            continue;
        std::vector<Position> open{first};
        while (!open.empty()) {
            const Position from = open.back();
            open.pop_back();
            for (const Direction direction : kDirections)
                if (const Position at = moved(from, direction); known(at) == known(first) && joined.insert(at).second)
                    open.push_back(at);
        }
        if (first != here)
            nearest.push_back(first);
    }
    return nearest;
}

std::vector<Position> creaturesInView(const World& world)
{
    std::vector<Position> cells;
    for (const Sighting& sighting : sightings(world))
        cells.push_back(world.creature(sighting.id)->at);
    return cells;
}

std::vector<Position> knownItems(const World& world)
{
    const Position here = world.hero().at;
    std::vector<Position> cells; // as they are remembered: by row and column
    for (const RememberedThing& thing : world.level(here.z).memory.things)
        if (const Position at{thing.x, thing.y, here.z};
            thing.table == KindTable::Item && at != here && (cells.empty() || cells.back() != at))
            cells.push_back(at);
    sortByDistance(cells, here);
    return cells;
}

} // namespace

std::vector<Position> knownOf(const World& world, ThingSort sort)
{
    switch (sort) {
    case ThingSort::Creatures: return creaturesInView(world);
    case ThingSort::Things: return knownItems(world);
    case ThingSort::Stairs: return patches(world, isStairsKind);
    case ThingSort::Doors: return patches(world, isDoor);
    case ThingSort::Traps: return patches(world, isTrapKind);
    }
    return {};
}

QString sortText(ThingSort sort, int count)
{
    const QString number = count == 0 ? SortTexts::tr("none") : QLocale().toString(count);
    switch (sort) {
    case ThingSort::Creatures: return SortTexts::tr("Creatures in view: %1.").arg(number);
    case ThingSort::Things: return SortTexts::tr("Known things: %1.").arg(number);
    case ThingSort::Stairs: return SortTexts::tr("Known stairs and holes: %1.").arg(number);
    case ThingSort::Doors: return SortTexts::tr("Known doors: %1.").arg(number);
    case ThingSort::Traps: return SortTexts::tr("Known traps: %1.").arg(number);
    }
    return {};
}

} // namespace cave
