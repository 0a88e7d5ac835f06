// SPDX-License-Identifier: MIT
/// @file
/// Changes to the hordes, runes and sounds that a dungeon brings itself, and to what it says otherwise about those of
/// the libraries that it uses and about built-in sounds. They change the design alone: whoever calls them bakes it
/// afterwards.
#pragma once

#include "core/base/result.h"
#include "core/content/kind_fields.h"
#include "core/world/dungeon.h"

namespace cave {

/// Rows of content that are no kinds: nothing stands on a cell by their number.
enum class RowTable : std::uint8_t { Horde, Rune, Sound };

std::string_view contentKey(RowTable table); ///< "hordes": the list that its rows stand in
/// Where that list stands: a dungeon's content, but of sounds the member of it that says what is heard when as well.
Json listsOf(const Json& content, RowTable table);
Json withLists(Json content, RowTable table, Json lists); ///< the content with these there
Error withinLists(Error error, RowTable table);           ///< its path from there on

std::vector<std::string> rowIds(const Catalogue& catalogue, RowTable table); ///< in its order
bool hasRow(const Catalogue& catalogue, RowTable table, std::string_view id);
bool hasOwnRow(const Dungeon& dungeon, RowTable table, std::string_view id);

/// All members of a row that is in the catalogue.
Json rowIn(const Catalogue& catalogue, RowTable table, std::string_view id);
/// What may be said of it, in the order in which it is shown.
std::vector<KindField> fieldsOfRow(RowTable table, const Json& row);
/// The row after a change: without what does not suit the rest or goes without saying.
Json renewedRow(RowTable table, const Json& row);

/// "Grey wolves" -> "grey_wolves", or "grey_wolves_2" where the table has that already.
std::string freshRowId(const Catalogue& catalogue, RowTable table, std::string_view name);
std::string anyCreature(const Dungeon& dungeon); ///< one whom the hero may meet, where there is one
/// A row that is sound as it is, to be changed: a creature alone, on all levels; a weapon that heals by wounds; a
/// tone.
Json newRow(const Dungeon& dungeon, RowTable table, const std::string& id, const std::string& name);
Json copyOfRow(const Catalogue& catalogue, RowTable table, std::string_view id, const std::string& newId,
               const std::string& name);

/// Puts the row, which must have an id, in place of the dungeon's own one with that id, else behind the others. An
/// error's `where` is the path within the row ("with[0].kind"), or "" when it is about something else: a thing that
/// bears the rune, hunters or a recipe's row which would find no horde at home, ground near which a sound must go on.
/// The dungeon is then unchanged.
Result<void> putRow(Dungeon& dungeon, RowTable table, const Json& row);
Result<void> checkRow(const Dungeon& dungeon, RowTable table, const Json& row); ///< whether putRow() would

/// What would be left without the dungeon's own row, a sentence each. None where it goes back to a library's that will
/// do as well.
std::vector<Text> usesOfRow(const Dungeon& dungeon, RowTable table, std::string_view id);
/// The dungeon's own row goes; one of a library that it had changed is as usual again. Refused with the first use.
Result<void> removeRow(Dungeon& dungeon, RowTable table, std::string_view id);

/// The dungeon's own row gets another id, and things that bear the rune and what the sound is heard for follow. Refused
/// for rows of libraries, built-in sounds, what is no id and one that another row of the table has.
Result<void> renameRow(Dungeon& dungeon, RowTable table, std::string_view id, std::string_view newId);
Result<void> checkNewRowId(const Dungeon& dungeon, RowTable table, std::string_view id, std::string_view newId);

} // namespace cave
