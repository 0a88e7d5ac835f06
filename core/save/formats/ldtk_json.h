// SPDX-License-Identifier: MIT
/// @file
/// Projects of the LDtk editor (.ldtk). See https://ldtk.io/json/
#pragma once

#include "core/json/json.h"

namespace cave {

/// As a map of Tiled that somebody else has made (tmj_file.h): each level of the project is a group with its IntGrid
/// layers, whose values are tiles by their identifiers, or "LAYER:VALUE" where they have none, and its entities are
/// objects. Levels that are smaller than the largest have empty cells to the right and below. What is painted from
/// tilesets is left out, since IntGrid says what it means. An error's `where` is a path in the project.
Result<Json> mapOfLdtk(std::string_view text);

} // namespace cave
