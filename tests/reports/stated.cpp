// SPDX-License-Identifier: MIT
#include "tests/reports/stated.h"

namespace cave::report {

namespace {

struct Stated {
    std::string_view dungeon;
    std::string_view measure;
    double value;
};

constexpr Stated kStated[]{
    // With a solid border around the tutorial's caves; without one 44.1 and 15.3.
    {"jsrogue", "caves: floor, % of cells", 41.4},
    {"jsrogue", "caves: regions a level before linking", 8.1},
    {"jsrogue", "caves: links a pair of levels", 14.4},
    {"jsrogue", "tunnels a world", 0.9},
    {"jsrogue", "caves: creatures a level", 15},
    {"jsrogue", "caves: fungus a level", 3},
    {"jsrogue", "caves: bat a level", 3},
    {"jsrogue", "caves: newt a level", 3},
    {"jsrogue", "caves: kobold a level", 3},
    {"jsrogue", "caves: slime a level", 3},
    {"jsrogue", "caves: items a level", 16}, // 15, and six pieces of gear on six levels
    {"jsrogue", "caves: apple a level", 3.75},
    {"jsrogue", "caves: melon a level", 3.75},
    {"jsrogue", "caves: pumpkin a level", 3.75},
    {"jsrogue", "caves: rock a level", 3.75},
    {"jsrogue", "dagger a world", 1},
    {"jsrogue", "sword a world", 1},
    {"jsrogue", "staff a world", 1},
    {"jsrogue", "tunic a world", 1},
    {"jsrogue", "chainmail a world", 1},
    {"jsrogue", "platemail a world", 1},
    {"jsrogue", "giant_zombie a world", 1},
    {"zircon", "caves: links a pair of levels", 1},
    {"zircon", "caves: creatures a level", 15},
    {"zircon", "caves: cave_fungus a level", 3},
    {"zircon", "caves: cave_bat a level", 10},
    {"zircon", "caves: zombie a level", 2},
    {"zircon", "caves: items a level", 26}, // 20 zircons, 3 weapons of three kinds, 3 armours of three
    {"zircon", "caves: zircon a level", 20},
    {"zircon", "caves: rusty_dagger a level", 1},
    {"zircon", "caves: iron_sword a level", 1},
    {"zircon", "caves: wooden_staff a level", 1},
    {"zircon", "caves: leather_tunic a level", 1},
    {"zircon", "caves: cave_chainmail a level", 1},
    {"zircon", "caves: cave_platemail a level", 1},
};

} // namespace

std::optional<double> statedFor(std::string_view dungeon, std::string_view measure)
{
    for (const Stated& row : kStated)
        if (row.dungeon == dungeon && row.measure == measure)
            return row.value;
    return std::nullopt;
}

} // namespace cave::report
