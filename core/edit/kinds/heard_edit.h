// SPDX-License-Identifier: MIT
/// @file
/// Changes to what is heard in a dungeon when something happens.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

namespace cave {

/// The dungeon's own rows of events, as in its file.
Json::Array heardRows(const Dungeon& dungeon);
/// Takes them over as a whole, read as from a file, without what goes without saying; the path of an error begins with
/// "events". The dungeon is then unchanged.
Result<void> setHeard(Dungeon& dungeon, const Json::Array& rows);
/// One that may be added: the first event of which the dungeon says nothing yet, whomever it is about, with the sound
/// that it has.
Json newHeardRow(const Dungeon& dungeon);

} // namespace cave
