// SPDX-License-Identifier: MIT
/// @file
/// Changes to what happens: the events and marks of a level, or of the dungeon itself. Whether they are sound
/// core/save/event_json says, as for a file.
#pragma once

#include "core/edit/dungeon_edit.h"

namespace cave {

/// Whose events: a level's, or the dungeon's where there is none.
using ScriptOwner = std::optional<int>;

const Script& scriptOf(const Dungeon& dungeon, ScriptOwner owner);
/// Empty where it has them already.
DungeonEdit changeScript(const Dungeon& dungeon, ScriptOwner owner, Script script);

/// One that no event of the script has; the same for the same script and `wish`.
Uid freshEventUid(const Script& script, std::uint64_t wish);

/// Behind the event of index `after`, or last; with a uid of its own. Gives its index, or nothing where there are
/// kMostEvents already.
std::optional<std::size_t> addEvent(Script& script, ScriptedEvent event, std::optional<std::size_t> after = {});
void moveEvent(Script& script, std::size_t from, std::size_t to); ///< so that it is event `to` afterwards

/// Declares the mark where the script has none of the name; false where there are kMostMarks already.
bool addMark(Script& script, const std::string& name, int most = 1);
/// Events of the script that name the mark follow. False, and nothing changes, where that is no id or taken.
bool renameMark(Script& script, const std::string& name, const std::string& newName);
bool namesMark(const Script& script, std::string_view name); ///< whether an event does
/// The same for a mark of the owner's. One of the dungeon's is named by events of levels and of pieces as well, as
/// "dungeon.name"; one of a level's by events of pieces, as "level.name". Pieces of libraries stay as they are, and all
/// do where another level has a mark of that name too, which they mean there.
bool renameMark(Dungeon& dungeon, ScriptOwner owner, const std::string& name, const std::string& newName);
bool namesMark(const Dungeon& dungeon, ScriptOwner owner, const std::string& name);
/// Whether an event of a piece does, also of a library's and of one that is put nowhere yet. Where another level has a
/// mark of that name too, only pieces that stand on the owner are asked.
bool isNamedByPiece(const Dungeon& dungeon, ScriptOwner owner, const std::string& name);
std::string freshMarkName(const Script& script); ///< "mark", "mark_2" ...

} // namespace cave
