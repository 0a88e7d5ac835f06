// SPDX-License-Identifier: MIT
/// @file
/// Changes to when and where sounds are heard in a dungeon, and to its music.
#pragma once

#include "core/base/result.h"
#include "core/content/kind_fields.h"
#include "core/world/dungeon.h"

namespace cave {

/// The lists that stand beside a dungeon's own sounds: what is heard when, what goes on near some ground, and music.
enum class HeardList : std::uint8_t { When, Near, Music };

std::string_view heardKey(HeardList list); ///< "events": what it is called in a file
/// What may be said in a row, in the order in which it is shown.
std::span<const KindField> heardFields(HeardList list);
Json renewedHeard(HeardList list, const Json& row); ///< without what goes without saying

/// The dungeon's own rows, as in its file.
Json::Array heardRows(const Dungeon& dungeon, HeardList list);
/// A dungeon's content with these rows; the list goes when there are none.
Json contentWithHeard(Json content, HeardList list, Json::Array rows);
/// Takes them over as a whole, read as from a file, without what goes without saying; the path of an error begins with
/// heardKey(). The dungeon is then unchanged.
Result<void> setHeard(Dungeon& dungeon, HeardList list, const Json::Array& rows);
/// One that may be added, about the first thing of which the dungeon says nothing yet, as it is heard without the row:
/// an event, whomever it is about; a sound that loops, the dungeon's own first; the music of a theme, those that levels
/// wear first.
Json newHeardRow(const Dungeon& dungeon, HeardList list);

} // namespace cave
