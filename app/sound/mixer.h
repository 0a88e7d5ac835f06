// SPDX-License-Identifier: MIT
// Puts together what is heard at one time. Whole numbers only; knows no device and no thread.
#pragma once

#include "app/sound/melody.h"
#include "app/sound/synthesiser.h"
#include "core/content/sounds/sound_book.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>

namespace cave {

inline constexpr int kWhole = 256; // of a gain, a pan or how muffled something is

// How a sound comes to the ear.
struct Hearing {
    int gain = kWhole; // 0..kWhole
    int pan = 0;       // -kWhole: all left, kWhole: all right
    int muffle = 0;    // 0: clear, kWhole: as through a wall

    bool operator==(const Hearing&) const = default;
};

enum class SoundGroup : std::uint8_t { Effects, Ambience, Music, Guide };
inline constexpr std::size_t kSoundGroups = 4;

class Mixer {
public:
    explicit Mixer(std::shared_ptr<const SoundBook> book);

    // What sounds are made from, from now on. Nothing changes where that is so already, else what goes on ends at once.
    void use(std::shared_ptr<const SoundBook> book);

    void setVolume(SoundGroup group, int percent);
    void play(const std::string& sound, const Hearing& hearing, SoundGroup group = SoundGroup::Effects);
    // A row that need not be in the book, once.
    void play(const SoundRow& row);
    // What goes on from now on, and nothing else; comes and goes gently. Without a volume nothing does: that would keep
    // the device for what nobody hears.
    void setAmbience(const std::map<std::string, Hearing>& sounds);
    // What was played goes on where it is the same. None: no music.
    void setScore(const ScoreRow* row, std::uint64_t seed);
    // So many beats of it, from its first note on, as loud as effects are.
    void tryScore(const ScoreRow& row, std::uint64_t seed, int beats);
    void stop(); // all of it, at once

    bool isSilent() const { return m_voices.empty() && m_loops.empty() && !m_score; }

    // Fills pairs of left and right, kSampleRate of them a second.
    void mix(std::span<std::int16_t> frames);

private:
    using Shared = std::shared_ptr<const Samples>;

    struct Voice {
        Shared samples;
        Hearing hearing;
        SoundGroup group = SoundGroup::Effects;
        std::size_t at = 0;
        int dulled = 0; // state of its filter
    };
    struct Loop : Voice {
        Hearing wanted;
    };

    void add(Voice voice); // the oldest gives way where there are too many
    const Shared& made(const std::string& sound);
    void add(std::span<int> frames, Voice& voice, bool loops) const;
    void follow(Loop& loop) const;
    void playScore(int frames);

    std::shared_ptr<const SoundBook> m_book;
    std::array<int, kSoundGroups> m_volumes{100, 100, 100, 100};
    std::map<std::string, Shared, std::less<>> m_made;
    std::vector<Voice> m_voices;
    std::map<std::string, Loop> m_loops;
    std::optional<ScoreRow> m_scoreRow;
    std::optional<Melody> m_score;
    std::optional<Melody::Note> m_nextNote;
    int m_untilNote = 0; // frames
    std::optional<int> m_untilEnd; // likewise, of one that is tried
    std::vector<int> m_sum;
};

} // namespace cave
