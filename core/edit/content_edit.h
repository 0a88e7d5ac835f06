// SPDX-License-Identifier: MIT
/// @file
/// Changes to the kinds that a dungeon brings itself: its own creatures, items, tiles and gases, and what it says
/// otherwise about built-in ones. They change the design alone: whoever calls them bakes it afterwards.
#pragma once

#include "core/base/result.h"
#include "core/world/dungeon.h"

#include <span>

namespace cave {

/// "creatures": where a table's rows stand in a dungeon's content.
std::string_view contentKey(KindTable table);

/// The built-in kinds, and a dungeon's own and changed ones.
Result<std::shared_ptr<const Catalogue>> catalogueWith(const Json& content);

bool hasOwnKind(const Dungeon& dungeon, KindTable table, std::string_view id);
/// The built-in kinds, and those of the libraries that the dungeon uses: what it knows without rows of its own. Reading
/// libraries takes a moment, so ask once for many kinds.
std::shared_ptr<const Catalogue> usualKinds(const Dungeon& dungeon);
bool hasKind(const Catalogue& catalogue, KindTable table, std::string_view id);
bool isAnyKind(const Catalogue& catalogue, std::string_view id); ///< of whatever table
std::vector<std::string> kindIds(const Catalogue& catalogue, KindTable table); ///< in its order
bool isBuiltIn(const Dungeon& dungeon, KindTable table, std::string_view id); ///< among those

std::vector<std::string> librariesOf(const Dungeon& dungeon); ///< that it uses, in its order
/// Its kinds come in behind the built-in ones; nothing where it is used already. An error where one of the dungeon's
/// own kinds has the sign of one of its tiles.
Result<void> useLibrary(Dungeon& dungeon, std::string_view name);
/// Refused with the first use of one of its kinds, runes, hordes and factions; the dungeon is then unchanged.
Result<void> dropLibrary(Dungeon& dungeon, std::string_view name);

/// The dungeon's own factions, a row each: {"id", "name", "hates"}.
Json::Array factionRows(const Dungeon& dungeon);
/// Takes them over as a whole, read as from a file; the path of an error begins with "factions". Where as many rows
/// have another id in the same place, that is a new id of the same faction, and all that uses it follows. Refused while
/// one that goes is the side of a thing, of a piece's sign or in an event. The dungeon is then unchanged.
Result<void> setFactions(Dungeon& dungeon, Json::Array rows);
/// Factions of another dungeon's own that this one lacks.
Result<void> bringFactions(Dungeon& dungeon, const Dungeon& from);

/// All members of a kind's row; the kind must be in the catalogue.
Json kindRow(const Catalogue& catalogue, KindTable table, std::string_view id);

/// "Cave kobold" -> "cave_kobold", or "cave_kobold_2" where that is taken; ids are unique over all tables.
std::string freshKindId(const Catalogue& catalogue, std::string_view name);
/// A row for a kind that is sound as it is, to be changed: a creature that hunts, a thing to carry, a tile like floor,
/// a gas that thins out and does nothing.
Result<Json> newKind(const Catalogue& catalogue, KindTable table, const std::string& id, const std::string& name);
/// A copy of a kind under another id and name. A tile gets a sign of its own; none is left: an error.
Result<Json> copyOfKind(const Catalogue& catalogue, KindTable table, std::string_view id, const std::string& newId,
                        const std::string& name);

/// Puts the row, which must have an id, in place of the dungeon's own one with that id, else behind the others. The
/// whole content is read as from a file: an error's `where` is the path within the row ("behaviours[0].range"), or ""
/// when it is about other rows. The dungeon is then unchanged. Members that say what is usual are left out of what is
/// kept.
Result<void> putKind(Dungeon& dungeon, KindTable table, const Json& row);
Result<void> checkKind(const Dungeon& dungeon, KindTable table, const Json& row); ///< whether putKind() would
/// Several at once, which may need each other.
struct TableRow {
    KindTable table = KindTable::Creature;
    Json row;
};
Result<void> putKinds(Dungeon& dungeon, std::span<const TableRow> rows);
/// A character that stands for no tile yet and is not among `taken`.
std::optional<char> freeSign(const Catalogue& catalogue, std::string_view taken = {});
/// Whether a row of the dungeon's recipes, one of its pieces or one of its own kinds names this kind; levels and rules
/// are not looked at.
bool isNamedByParts(const Dungeon& dungeon, KindTable table, std::string_view id);

/// What would be left without the kind, a sentence each: levels, rules, recipes, pieces, other kinds, hordes, runes,
/// sounds.
std::vector<Text> usesOfKind(const Dungeon& dungeon, KindTable table, std::string_view id);

/// The dungeon's own row goes; a built-in kind that it had changed is as usual again. Refused with the first use while
/// something needs it, and where there is no such row.
Result<void> removeKind(Dungeon& dungeon, KindTable table, std::string_view id);

/// The dungeon's own kind gets another id, and all that uses it follows: rules, recipes, pieces, levels, events, other
/// kinds, hordes, runes, sounds. Refused for built-in kinds, for what is no id and for one that another kind of any
/// table has.
Result<void> renameKind(Dungeon& dungeon, KindTable table, std::string_view id, std::string_view newId);
Result<void> checkNewId(const Dungeon& dungeon, KindTable table, std::string_view id, std::string_view newId);

} // namespace cave
