// SPDX-License-Identifier: MIT
/// @file
/// How a game sounds, as rows of whole numbers: how each sound is made, and what is heard when and where. Nothing here
/// is recorded. The built-in rows are resources/content/sounds.json; a dungeon's own stand in its content.
#pragma once

#include "core/content/kind_fields.h"
#include "core/json/json_cursor.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

enum class Waveform : std::uint8_t { Square, Saw, Triangle, Sine, Noise };

inline constexpr int kCentsPerOctave = 1200; ///< 100 of them are a semitone

inline constexpr int kLowestPitch = 20; ///< Hz
inline constexpr int kHighestPitch = 8000;
inline constexpr int kMostCents = 4 * kCentsPerOctave; ///< either way
inline constexpr int kLongestPart = 5000;              ///< ms, of attack, hold and decay each

inline constexpr std::string_view kVoiceSound = "voice"; ///< in rows of events: the sound that is called like the kind

struct SoundRow {
    std::string id;
    std::string caption; ///< what a caption calls it, English: "running water". "": it has none
    Waveform wave = Waveform::Square;
    int pitch = 440; ///< Hz, kLowestPitch..kHighestPitch. Of noise: how often it changes
    int slide = 0; ///< cents a second
    int jump = 0; ///< cents, from jumpAfter on
    int jumpAfter = 0; ///< ms
    int vibrato = 0; ///< cents to either side, 0..1200
    int vibratoSpeed = 6; ///< times a second, 1..50
    int attack = 0; ///< ms in which it comes, is there, and goes
    int hold = 60;
    int decay = 120;
    int duty = 50; ///< per cent of a square wave that is high, 5..95
    int lowPass = 0; ///< Hz above which it is dulled; 0: nowhere
    int highPass = 0; ///< Hz below which it is thinned; 0: nowhere
    int times = 1; ///< 1..8, that it is made, each repeat ms after the one before. Not of what loops
    int repeat = 200;
    int volume = 60; ///< per cent
    bool loops = false; ///< goes on without a seam; attack and decay are where its end runs into its beginning

    bool operator==(const SoundRow&) const = default;
};

/// What is heard when something of that kind happens: to whom or what `of` names, or to anything where it is "".
struct EventSound {
    std::string event; ///< one of heardWords()
    std::string of;
    std::string sound;

    bool operator==(const EventSound&) const = default;
};

/// What goes on as long as such ground is near.
struct AmbientSound {
    std::string sound; ///< one that loops
    std::vector<std::string> tiles; ///< ids
    bool isFire = false; ///< any ground that burns

    bool operator==(const AmbientSound&) const = default;
};

inline constexpr int kSemitones = 12; ///< of an octave
inline constexpr int kMostRoot = kMostCents / 2; ///< cents, either way
inline constexpr int kSlowestTempo = 20; ///< beats a minute
inline constexpr int kFastestTempo = 200;

/// Calm music without an end.
struct ScoreRow {
    std::string theme; ///< id of what a level wears; "": levels that wear nothing known
    std::vector<int> scale; ///< semitones above the root, from 0 up, below kSemitones
    int root = -1200; ///< cents from the pitch of its sound, -kMostRoot..kMostRoot
    int tempo = 50; ///< beats a minute, kSlowestTempo..kFastestTempo
    std::string sound; ///< that plays it

    bool operator==(const ScoreRow&) const = default;
};

struct SoundRows {
    std::vector<SoundRow> sounds;
    std::vector<EventSound> events;
    std::vector<AmbientSound> ambience;
    std::vector<ScoreRow> scores;

    bool isEmpty() const { return sounds.empty() && events.empty() && ambience.empty() && scores.empty(); }
    bool operator==(const SoundRows&) const = default;
};

inline constexpr std::size_t kMostSoundRows = 500; ///< of each list

/// ms that a dungeon's own sounds may last together: they are kept as samples once they were heard.
inline constexpr int kLongestSounds = 300'000;

/// A number that a sound may say, and its bounds: reader, writer and schema go by these rows.
struct SoundNumber {
    std::string_view key;
    int SoundRow::* field;
    int low;
    int high;
    std::string_view label = key; ///< what windows know its name by
};
std::span<const SoundNumber> soundNumbers();
std::span<const std::string_view> waveWords(); ///< in the order of Waveform

/// Unknown members, words and what is out of range fail at their path.
SoundRow readSound(const JsonCursor& at);
EventSound readEventSound(const JsonCursor& at);
AmbientSound readAmbience(const JsonCursor& at);
ScoreRow readScore(const JsonCursor& at);

int lengthOf(const SoundRow& row); ///< ms; of what loops, until it begins again

/// What may be said of a sound, all but "id", and of the rows beside it; in the order in which they are shown.
std::span<const KindField> soundFields();
std::span<const KindField> eventSoundFields();
std::span<const KindField> ambienceFields();
std::span<const KindField> scoreFields();
/// Each the row without what goes without saying.
Json newSound(const Json& before);
Json newEventSound(const Json& before);
Json newAmbience(const Json& before);
Json newScore(const Json& before);

Json rowOf(const SoundRow& row); ///< without what is as usual
Json rowOf(const EventSound& row);
Json rowOf(const AmbientSound& row);
Json rowOf(const ScoreRow& row);
Json jsonOf(const SoundRows& rows); ///< without what is as usual; reading it gives equal rows

} // namespace cave
