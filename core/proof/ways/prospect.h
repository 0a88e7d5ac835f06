// SPDX-License-Identifier: MIT
/// @file
/// What events may come to happen in a design at the most: no event that can happen is missing, but some may be in it
/// that cannot.
#pragma once

#include "core/proof/ways/fates.h"

#include <functional>
#include <set>

namespace cave {

/// Whether somebody who is there, or whom an event makes, may bring such creatures, as by a summons, or bring others
/// who do.
bool mayBeBrought(const Stage& stage, std::string_view kind);

class Prospect {
public:
    enum class Doubt : std::uint8_t {
        None, ///< it may happen
        NoLevel, ///< it is about a level that is not there
        Nobody, ///< whom or what it waits for is nowhere
        MarkTooLow,
        TileNever,
        ConditionNever
    };

    Prospect(const Stage& stage, const Fates& fates);

    /// Takes in the events that may happen now and come within reach: more than one look may find more, as they set
    /// marks. Whether there were any.
    bool grow(const std::function<bool(const StagedEvent&)>& isWithinReach);
    bool mayHappen(std::size_t event) const { return m_happens[event]; }
    Doubt doubtOf(std::size_t number) const; ///< what keeps it from happening, as far as marks have risen

private:
    void census();
    bool exists(const StagedEvent& event, const EventTerms& terms) const;
    bool exists(const StagedEvent& event, const EventWho& who) const;
    bool hasThing(std::string_view id) const { return m_anything || m_kinds.contains(id); }
    bool hasGroup(const StagedEvent& event, std::string_view group) const;
    Doubt doubtOfTrigger(const StagedEvent& event) const;
    bool mayHold(const StagedEvent& event, const EventCondition& condition) const;
    bool mayBeTile(const StagedEvent& event, const EventTerms& terms, bool all) const;
    int highest(const StagedEvent& event, std::string_view mark) const;
    void raise(const StagedEvent& event);

    const Stage& m_stage;
    const Fates& m_fates;
    std::vector<bool> m_happens; ///< by event
    std::vector<int> m_highest; ///< by mark
    std::set<std::string, std::less<>> m_kinds; ///< ids of creatures and items that are somewhere, or may come
    bool m_anything = false; ///< something is made by a table
};

} // namespace cave
