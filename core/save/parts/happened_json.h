// SPDX-License-Identifier: MIT
/// @file
/// What has become of scripted events, in a game file.
#pragma once

#include "core/json/json_cursor.h"
#include "core/world/world.h"

namespace cave {

Json happenedJson(const Happenings& happened);

/// Of a level whose beats and script are there, or of the dungeon (null): fails at what names no event or mark that
/// there is.
Happenings readHappened(const JsonCursor& at, const WorldState& state, const Level* level);

} // namespace cave
