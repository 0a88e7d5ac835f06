// SPDX-License-Identifier: MIT
/// @file
/// The floods and the gas of a level in a game file.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/world.h"

namespace cave {

Json floodsJson(const Level& level, const Catalogue& catalogue);
/// Fails at its path where there are too many, or one has cells outside, a cell twice or more than its volume.
std::vector<Flood> readFloods(const JsonCursor& at, const Level& level, const Catalogue& catalogue);

Json gasJson(const Level& level, const Catalogue& catalogue);
/// Fails where cells do not stand in the order of rows, or there is more than a level holds.
std::vector<GasCell> readGasCells(const JsonCursor& at, const Level& level, const Catalogue& catalogue);

Json rememberedGasJson(const Memory& memory, const Catalogue& catalogue);
std::vector<RememberedGas> readRememberedGas(const JsonCursor& at, const Memory& memory, const Catalogue& catalogue);

} // namespace cave
