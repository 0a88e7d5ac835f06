// SPDX-License-Identifier: MIT
/// @file
/// The events and marks of a design, on the levels where they happen: for the checks.
#pragma once

#include "core/proof/ways/script_address.h"
#include "core/world/dungeon.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

struct StagedEvent {
    const ScriptedEvent* event = nullptr;
    ScriptAddress of;
    std::optional<int> z; ///< nothing: one of the dungeon's, about whichever level the hero is on
    bool isOfDungeon = false;
};

struct StagedMark {
    const EventMark* mark = nullptr;
    ScriptAddress of;
    std::optional<int> z; ///< nothing: the dungeon's
};

class Stage {
public:
    /// The dungeon must outlive this and stay as it is. Costs by the number of events.
    explicit Stage(const Dungeon& dungeon);

    const Dungeon& dungeon() const { return m_dungeon; }
    const std::vector<StagedEvent>& events() const { return m_events; } ///< in the order in which they fire
    const std::vector<StagedMark>& marks() const { return m_marks; }

    /// The mark that an event means by a name, by its number; nothing where none is declared.
    std::optional<std::size_t> markOf(const StagedEvent& event, std::string_view name) const;
    /// The level that terms of an event are about; nothing: any.
    std::optional<int> levelOf(const StagedEvent& event, const EventTerms& terms) const;
    bool namesNoLevel(const EventTerms& terms) const; ///< it names one that is not there
    /// The cells of a term, those outside left out; "here" is where its trigger may be.
    std::vector<Position> cellsOf(const StagedEvent& event, const EventTerms& terms) const;
    Position placeOf(const StagedEvent& event) const; ///< to show it at; of the dungeon's: on its first level
    bool isOfGroup(const StagedEvent& event, std::string_view group, const Placement& thing, int z) const;

private:
    const Dungeon& m_dungeon;
    std::shared_ptr<const std::vector<Script>> m_scripts; ///< as a game plays them: by level, then the dungeon's
    std::vector<StagedEvent> m_events;
    std::vector<StagedMark> m_marks;
};

/// Whether the hero is one of those who are meant.
inline bool meansHero(const EventWho& who, const Rules& rules)
{
    return who.of == EventWho::Of::Hero || who.of == EventWho::Of::Any ||
           (who.of == EventWho::Of::Kind && who.name == rules.hero);
}

bool hasScripts(const Dungeon& dungeon); ///< there are events or marks

/// An event's name for its designer, else its uid.
std::string shownName(const ScriptedEvent& event);

} // namespace cave
