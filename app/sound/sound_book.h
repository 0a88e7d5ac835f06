// SPDX-License-Identifier: MIT
// resources/content/sounds.json: the sounds, and what is heard when and where.
#pragma once

#include "app/sound/score.h"
#include "app/sound/sound_row.h"
#include "core/base/result.h"

#include <span>
#include <string_view>
#include <vector>

namespace cave {

inline constexpr std::string_view kVoiceSound = "voice"; // in rows of events: the sound that is called like the kind

// What is heard when something of that kind happens: to whom or what `of` names, or to anything where it is "".
struct EventSound {
    std::string event;
    std::string of;
    std::string sound;

    bool operator==(const EventSound&) const = default;
};

// What goes on as long as such ground is near.
struct AmbientSound {
    std::string sound;
    std::vector<std::string> tiles; // ids
    bool isFire = false;            // any ground that burns

    bool operator==(const AmbientSound&) const = default;
};

class SoundBook {
public:
    std::span<const SoundRow> sounds() const { return m_sounds; }
    std::span<const EventSound> events() const { return m_events; }
    std::span<const AmbientSound> ambience() const { return m_ambience; }

    // The row that is called so, else one that is derived from the name, always the same: no creature is mute.
    SoundRow sound(std::string_view id) const;
    // Null: nothing is heard. The first of `of` that has a row counts.
    const EventSound* soundOf(std::string_view event, std::span<const std::string_view> of) const;
    const ScoreRow* scoreOf(std::string_view theme) const; // null: there is none

    static Result<SoundBook> read(std::string_view text);
    static const SoundBook& builtIn();

private:
    std::vector<SoundRow> m_sounds;
    std::vector<EventSound> m_events;
    std::vector<AmbientSound> m_ambience;
    std::vector<ScoreRow> m_scores;
};

// A short cry: pitch, wave and slide from the name.
SoundRow derivedSound(std::string_view id);

} // namespace cave
