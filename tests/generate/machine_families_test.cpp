// SPDX-License-Identifier: MIT
// A machine of our own for each kind of them that is known: tests/data/machines has a recipe for each family.
#include "core/generate/bake.h"
#include "core/proof/problems.h"
#include "core/rules/turn/start_game.h"
#include "core/save/recipe_file.h"
#include "core/world/placed_script.h"
#include "tests/support/paths.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

struct MachineFamily {
    const char* file;
    const char* tag;
    int count;
};

constexpr MachineFamily kMachineFamilies[]{{"rewards", "reward", 14},
                                           {"vestibules", "vestibule", 10},
                                           {"key_holders", "keeper", 33},
                                           {"flavours", "flavour", 14}};
constexpr RecipeSize kFamilySize{70, 40, 3};
constexpr int kFamilySeeds = 8;

Dungeon familyHome(const char* file)
{
    auto home = loadRecipe(dataPath(std::string("machines/") + file + ".recipe.json"));
    if (!home)
        qFatal("%s: %s", home.error().where.c_str(), home.error().what.source.c_str());
    return *std::move(home);
}

RecipeRow familyRow(std::uint64_t number, const char* type, const char* parameters = "{}")
{
    RecipeRow row{.uid = {0xf0 + number}, .type = type};
    row.parameters = *parseJson(parameters);
    return row;
}

// Caves with this piece of the family alone.
Dungeon cavesWith(const Dungeon& home, const Piece& piece)
{
    Dungeon with = home;
    Recipe& recipe = with.recipes.front();
    recipe.rows = {familyRow(0, "fill"), familyRow(1, "caves"), familyRow(2, "prune"), familyRow(3, "connect")};
    RecipeRow own = familyRow(4, piece.isLoose() ? "machine" : "vault", piece.isLoose() ? "{}" : R"({"over": "wall"})");
    own.parameters.set("piece", piece.name);
    const RecipeRow stairs = familyRow(5, "stairs", R"({"link": "one", "goal": "exit"})");
    recipe.rows.push_back(piece.isLoose() ? stairs : own);
    recipe.rows.push_back(piece.isLoose() ? own : stairs);
    auto dungeon = dungeonOf(with, recipe.name, kFamilySize);
    if (!dungeon)
        qFatal("%s", dungeon.error().what.source.c_str());
    dungeon->rules.goal = Goal::Reach;
    dungeon->rules.goalKind = "exit";
    return *std::move(dungeon);
}

// How many of the piece came with this seed.
int putWith(Dungeon& dungeon, std::uint64_t seed)
{
    const auto baked = bake(dungeon, seed, 1);
    if (!baked)
        qFatal("%s: %s", baked.error().where.c_str(), baked.error().what.source.c_str());
    int put = 0;
    for (const RowReport& report : baked->rows)
        if (report.type == "machine" || report.type == "vault")
            put += report.done;
    return put;
}

bool hasNoCells(const EventTerms& terms)
{
    return terms.cells.of == EventCells::Of::Letters ||
           (terms.cells.of == EventCells::Of::Boxes && terms.cells.boxes.empty());
}

} // namespace

class MachineFamiliesTest : public QObject {
    Q_OBJECT

private slots:
    void eachFamilyIsWhole()
    {
        for (const MachineFamily& family : kMachineFamilies) {
            const Dungeon home = familyHome(family.file);
            QCOMPARE(static_cast<int>(std::ranges::count_if(home.pieces,
                                                            [&](const Piece& piece) {
                                                                return std::ranges::find(piece.tags, family.tag) !=
                                                                       piece.tags.end();
                                                            })),
                     family.count);
        }
    }

    // And what their events name is there, or they could never happen; none of them shuts the hero in.
    void everyMachineIsPutAndItsEventsFindTheirCells()
    {
        for (const MachineFamily& family : kMachineFamilies) {
            const Dungeon home = familyHome(family.file);
            for (const Piece& piece : home.pieces) {
                if (std::ranges::find(piece.tags, "part") != piece.tags.end())
                    continue; // it comes with what it is a part of
                Dungeon dungeon = cavesWith(home, piece);
                int put = 0;
                for (std::uint64_t seed = 1; seed <= kFamilySeeds && put == 0; ++seed)
                    put = putWith(dungeon, seed);
                QVERIFY2(put > 0, piece.name.c_str());
                for (const DungeonLevel& level : dungeon.levels)
                    for (const ScriptedEvent& event : scriptInPlay(dungeon, level).events) {
                        QVERIFY2(!hasNoCells(event.when.terms), piece.name.c_str());
                        for (const EventEffect& effect : event.effects)
                            QVERIFY2(!hasNoCells(effect.terms), piece.name.c_str());
                    }
                for (const Problem& problem : findProblems(dungeon))
                    QVERIFY2(problem.severity != Severity::Error, piece.name.c_str());
            }
        }
    }

    // It cannot be slain, but an event of its piece lets it step.
    void whoStepsIsNoWallForTheProof()
    {
        const Dungeon home = familyHome("key_holders");
        Dungeon dungeon = cavesWith(home, *home.findPiece("corridor_of_one_stepper"));
        QVERIFY(putWith(dungeon, 1) > 0);
        QVERIFY(findProblems(dungeon).empty());
    }

    void gamesBeginWithEachFamily()
    {
        for (const MachineFamily& family : kMachineFamilies) {
            const Dungeon home = familyHome(family.file);
            for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(4)); ++seed) {
                auto dungeon = dungeonOf(home, kFileRecipe, kFamilySize);
                QVERIFY(dungeon);
                dungeon->rules.goal = Goal::Reach;
                dungeon->rules.goalKind = "exit";
                const auto game = startGame(*dungeon, seed + 1); // another seed than its own: it is made anew
                QVERIFY2(game, game ? "" : game.error().where.c_str());
                QVERIFY(std::ranges::any_of(game->dungeon.levels,
                                            [](const DungeonLevel& level) { return !level.placed.empty(); }));
            }
        }
    }
};

CAVE_TEST_SUITE(MachineFamiliesTest);
#include "machine_families_test.moc"
