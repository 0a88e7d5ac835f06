// SPDX-License-Identifier: MIT
/// @file
/// What sets problems of events and marks right: the part of fixFor() that has files of its own.
#pragma once

#include "core/edit/fixes/fixes.h"

namespace cave {

/// Nothing where the problem is of another kind, or there is no fix.
std::optional<Fix> eventFixFor(const Dungeon& dungeon, const Problem& problem);

} // namespace cave
