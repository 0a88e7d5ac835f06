// SPDX-License-Identifier: MIT
/// @file
/// What sets a problem of a design right, where there is something sensible that a program can do by itself.
#pragma once

#include "core/edit/dungeon_edit.h"
#include "core/proof/problems.h"

namespace cave {

struct Fix {
    Text what; ///< what it does: "Dig a tunnel of 3 cell(s)."
    DungeonEdit edit;
};

/// How to mend a problem that findProblems() tells of this design. After the edit it is gone; another may come to
/// light. Needs about the time of findProblems().
std::optional<Fix> fixFor(const Dungeon& dungeon, const Problem& problem);

} // namespace cave
