// SPDX-License-Identifier: MIT
// Uses what check_additions.sh has planted: each line it prints is an addition that does not work. "FOLDER" is where it
// may write.
#include "core/generate/bake.h"
#include "core/generate/passes.h"
#include "core/rules/minds/behaviour.h"
#include "core/rules/turn/play.h"
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/check.h"
#include "core/save/formats/formats.h"

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace cave;

namespace {

int faults = 0;

void expect(bool holds, const char* what)
{
    if (holds)
        return;
    std::printf("%s\n", what);
    ++faults;
}

// A room of floor with the hero in a corner, who has a croaking horn, and a frog in the middle.
Dungeon pond()
{
    Dungeon dungeon = emptyDungeon(9, 9, 1);
    const Catalogue& catalogue = *dungeon.catalogue;
    for (int y = 1; y < 8; ++y)
        for (int x = 1; x < 8; ++x)
            dungeon.levels[0].tiles[x, y] = catalogue.floor();
    dungeon.start = Start{{dungeon.levels[0].uid, 1, 1}, true};
    if (const auto frog = catalogue.findCreature("planted_frog"))
        dungeon.levels[0].things.push_back({KindTable::Creature, *frog, 4, 4, {}});
    if (catalogue.findItem("planted_horn"))
        dungeon.rules.kit = {"planted_horn"};
    return dungeon;
}

void useKinds(const World& world)
{
    expect(world.catalogue().findCreature("planted_frog").has_value(), "creature: the catalogue lacks its row");
    expect(world.catalogue().findItem("planted_horn").has_value(), "item: the catalogue lacks its row");
}

void useBehaviour(const World& world)
{
    const auto frog = std::ranges::find_if(
        world.creatures(), [&](const Creature& creature) { return world.kindOf(creature).id == "planted_frog"; });
    if (frog == world.creatures().end())
        return expect(false, "behaviour: nobody is there that has it");
    Random dice(1);
    expect(chooseCommand(world, *frog, dice, mayDo) == Command(Search{}), "behaviour: it is not chosen");
}

void useEffect(World world)
{
    if (world.items().empty())
        return expect(false, "effect: nothing is there that has it");
    const int before = world.hero().defence;
    const Turn turn = play(world, Drink{world.items().front().id});
    expect(!turn.refusal && world.hero().defence == before + 3, "effect: it does not work");
}

void usePass()
{
    const auto pass = std::ranges::find(passes(), "stripes", &Pass::type);
    if (pass == passes().end())
        return expect(false, "pass: it is not listed");
    expect(std::ranges::find(pass->parameters, "every", &Parameter::id) != pass->parameters.end(),
           "pass: its parameters are not listed");
    Dungeon dungeon = emptyDungeon(9, 9, 1);
    RecipeRow row;
    row.uid = {1};
    row.type = "stripes";
    row.parameters = Json::Object{{"every", 3}};
    dungeon.recipes.push_back({"striped", {row}});
    dungeon.levels[0].recipe = "striped";
    expect(bake(dungeon, 1).has_value() && dungeon.levels[0].tiles[3, 4] == dungeon.catalogue->floor() &&
               dungeon.levels[0].tiles[4, 4] != dungeon.catalogue->floor(),
           "pass: it does not run");
}

void useFormat(const std::filesystem::path& folder)
{
    const Dungeon dungeon = pond();
    const auto path = folder / "pond.planted";
    const auto saved = saveDungeon(dungeon, path);
    const auto loaded = loadDungeon(path);
    expect(saved && loaded && loaded->dungeon.levels[0].tiles == dungeon.levels[0].tiles,
           "format: a file of it does not come back");
}

} // namespace

int main(int, char** arguments)
{
    auto game = startGame(pond(), 1);
    if (game) {
        useKinds(game->world);
        useBehaviour(game->world);
        useEffect(game->world);
    }
    expect(game.has_value(), "creature: no game begins with it");
    usePass();
    useFormat(arguments[1]);
    return faults == 0 ? 0 : 1;
}
