// SPDX-License-Identifier: MIT
#include "app/sound/mixer.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cave {

namespace {

constexpr std::size_t kMostVoices = 24;
constexpr std::size_t kBlock = 256;     // frames in which gains stay as they are
constexpr int kFade = 2;                // of kWhole in a block: in and out in 0.7 s

// Of what is muffled most a sample goes a sixteenth of the way to its new value.
constexpr int kDullest = 15 * kWhole / 16;

int framesOf(int milliseconds) { return static_cast<int>(std::int64_t{milliseconds} * kSampleRate / 1000); }

int nearer(int now, int wanted) { return now < wanted ? std::min(now + kFade, wanted) : std::max(now - kFade, wanted); }

} // namespace

Mixer::Mixer(std::shared_ptr<const SoundBook> book) : m_book(std::move(book)) {}

void Mixer::use(std::shared_ptr<const SoundBook> book)
{
    if (book == m_book)
        return;
    m_book = std::move(book);
    m_made.clear();
    stop();
}

void Mixer::setVolume(SoundGroup group, int percent)
{
    m_volumes[static_cast<std::size_t>(group)] = percent;
    if (group == SoundGroup::Ambience && percent == 0)
        m_loops.clear();
}

const Mixer::Shared& Mixer::made(const std::string& sound)
{
    Shared& samples = m_made[sound];
    if (!samples)
        samples = std::make_shared<Samples>(synthesise(m_book->sound(sound)));
    return samples;
}

void Mixer::play(const std::string& sound, const Hearing& hearing, SoundGroup group)
{
    add({.samples = made(sound), .hearing = hearing, .group = group});
}

void Mixer::play(const SoundRow& row) { add({.samples = std::make_shared<Samples>(synthesise(row)), .hearing = {}}); }

void Mixer::add(Voice voice)
{
    if (m_voices.size() == kMostVoices)
        m_voices.erase(m_voices.begin());
    m_voices.push_back(std::move(voice));
}

void Mixer::setAmbience(const std::map<std::string, Hearing>& sounds)
{
    if (m_volumes[static_cast<std::size_t>(SoundGroup::Ambience)] == 0)
        return;
    for (auto& [sound, loop] : m_loops)
        loop.wanted.gain = 0;
    for (const auto& [sound, hearing] : sounds) {
        const auto [entry, isNew] = m_loops.try_emplace(sound);
        Loop& loop = entry->second;
        if (isNew) {
            loop.samples = made(sound);
            loop.group = SoundGroup::Ambience;
            loop.hearing = hearing;
            loop.hearing.gain = 0;
        }
        loop.wanted = hearing;
    }
}

void Mixer::setScore(const ScoreRow* row, std::uint64_t seed)
{
    if (row == nullptr || m_untilEnd) {
        m_untilEnd.reset();
        m_scoreRow.reset();
        m_score.reset();
        m_nextNote.reset();
    }
    if (row && (!m_scoreRow || *m_scoreRow != *row)) {
        m_scoreRow = *row;
        m_score.emplace(*row, seed);
        m_nextNote.reset();
    }
}

void Mixer::tryScore(const ScoreRow& row, std::uint64_t seed, int beats)
{
    setScore(nullptr, 0);
    setScore(&row, seed);
    m_nextNote = m_score->next();
    m_untilNote = 0;
    m_untilEnd = framesOf(beats * beatOf(row));
}

void Mixer::stop()
{
    m_voices.clear();
    m_loops.clear();
    setScore(nullptr, 0);
}

void Mixer::mix(std::span<std::int16_t> frames)
{
    while (frames.size() >= 2) {
        const std::size_t count = std::min(frames.size() / 2, kBlock);
        playScore(static_cast<int>(count));
        m_sum.assign(2 * count, 0);
        for (Voice& voice : m_voices)
            add(m_sum, voice, false);
        for (auto& [sound, loop] : m_loops) {
            follow(loop);
            add(m_sum, loop, true);
        }
        std::erase_if(m_voices, [](const Voice& voice) { return voice.at >= voice.samples->size(); });
        std::erase_if(
            m_loops, [](const auto& entry) { return entry.second.hearing.gain == 0 && entry.second.wanted.gain == 0; });
        using Limits = std::numeric_limits<std::int16_t>;
        for (std::size_t i = 0; i < 2 * count; ++i)
            frames[i] = static_cast<std::int16_t>(std::clamp<int>(m_sum[i], Limits::min(), Limits::max()));
        frames = frames.subspan(2 * count);
    }
}

void Mixer::add(std::span<int> frames, Voice& voice, bool loops) const
{
    const Hearing& hearing = voice.hearing;
    const int volume = hearing.gain * m_volumes[static_cast<std::size_t>(voice.group)] / 100;
    const int left = volume * (kWhole - std::max(hearing.pan, 0)) / kWhole;
    const int right = volume * (kWhole + std::min(hearing.pan, 0)) / kWhole;
    const int share = kWhole - hearing.muffle * kDullest / kWhole;
    const Samples& samples = *voice.samples;
    for (std::size_t i = 0; i < frames.size(); i += 2) {
        if (voice.at >= samples.size()) {
            if (!loops || samples.empty())
                return;
            voice.at = 0;
        }
        voice.dulled += (samples[voice.at++] - voice.dulled) * share / kWhole;
        frames[i] += voice.dulled * left / kWhole;
        frames[i + 1] += voice.dulled * right / kWhole;
    }
}

void Mixer::follow(Loop& loop) const
{
    loop.hearing.gain = nearer(loop.hearing.gain, loop.wanted.gain);
    loop.hearing.pan = nearer(loop.hearing.pan, loop.wanted.pan);
    loop.hearing.muffle = nearer(loop.hearing.muffle, loop.wanted.muffle);
}

void Mixer::playScore(int frames)
{
    const SoundGroup group = m_untilEnd ? SoundGroup::Effects : SoundGroup::Music;
    if (m_untilEnd) {
        *m_untilEnd -= frames;
        if (*m_untilEnd <= 0)
            setScore(nullptr, 0);
    }
    if (!m_score || m_volumes[static_cast<std::size_t>(group)] == 0)
        return;
    if (!m_nextNote) {
        m_nextNote = m_score->next();
        m_untilNote = framesOf(m_nextNote->after);
    }
    m_untilNote -= frames;
    if (m_untilNote > 0)
        return;
    const Hearing hearing{.gain = kWhole * m_nextNote->volume / 100};
    add({.samples = std::make_shared<Samples>(synthesise(m_book->sound(m_scoreRow->sound), m_nextNote->cents)),
         .hearing = hearing,
         .group = group});
    m_nextNote.reset();
}

} // namespace cave
