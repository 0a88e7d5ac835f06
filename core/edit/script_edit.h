// SPDX-License-Identifier: MIT
/// @file
/// Changes to the events and marks of a design, each by the address that core/proof gives it.
#pragma once

#include "core/edit/dungeon_edit.h"
#include "core/proof/problems.h"

namespace cave {

/// The script that holds what an address names; null where there is none of it.
const Script* scriptAt(const Dungeon& dungeon, const ScriptAddress& address);
const ScriptedEvent* eventAt(const Dungeon& dungeon, const ScriptAddress& address);

/// Empty where the event is not there.
DungeonEdit removeEvent(const Dungeon& dungeon, const ScriptAddress& address);
DungeonEdit changeEvent(const Dungeon& dungeon, const ScriptAddress& address, const ScriptedEvent& event);

/// The mark goes, with what sets it. Events that need it above 0 go too; of others go the conditions about it, which
/// hold of 0. For the dungeon's marks all levels' events are looked at. Empty where a piece names the mark: its events
/// are not this level's alone, and need not be on any yet.
DungeonEdit removeMark(const Dungeon& dungeon, const ScriptAddress& address);

} // namespace cave
