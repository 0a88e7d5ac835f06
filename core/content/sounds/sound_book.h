// SPDX-License-Identifier: MIT
/// @file
/// The sounds that a game knows: the built-in rows, and over them those that its dungeon brings along.
#pragma once

#include "core/base/result.h"
#include "core/content/sounds/sound_rows.h"

#include <memory>

namespace cave {

class SoundBook {
public:
    std::span<const SoundRow> sounds() const { return m_rows.sounds; }
    std::span<const EventSound> events() const { return m_rows.events; }
    std::span<const AmbientSound> ambience() const { return m_rows.ambience; }
    const SoundRows& own() const { return m_own; } ///< that a dungeon has brought

    /// The row that is called so, else one that is derived from the name, always the same: no creature is mute.
    SoundRow sound(std::string_view id) const;
    /// Null: nothing is heard. The first of `of` that has a row counts.
    const EventSound* soundOf(std::string_view event, std::span<const std::string_view> of) const;
    const ScoreRow* scoreOf(std::string_view theme) const; ///< null: there is none

    /// A dungeon's own rows, {"sounds": [...], "events": [...], "ambience": [...], "scores": [...]}, each optional. A
    /// row takes the place of the older one about the same: a sound of its id, an event of its word and `of`, an
    /// ambience of its sound, a score of its theme. What stands twice in one list, a sound that there is not, ambience
    /// that does not loop, sounds that last longer than kLongestSounds together, and whatever is unknown or out of
    /// range fail at their path. On failure the book is half read.
    void add(const JsonCursor& at);

    /// A file such as resources/content/sounds.json, which has all four lists.
    static Result<SoundBook> read(std::string_view text);
    static std::shared_ptr<const SoundBook> builtIn();

private:
    void checkAdded(const JsonCursor& at) const;

    SoundRows m_rows; ///< all of them
    SoundRows m_own;
};

/// A short cry: pitch, wave and slide from the name.
SoundRow derivedSound(std::string_view id);

} // namespace cave
