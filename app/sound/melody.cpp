// SPDX-License-Identifier: MIT
#include "app/sound/melody.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kBeats{2, 3, 4, 4, 6, 8, 12}; // between two notes: mostly rest
constexpr int kLeap = 2;       // degrees that a note is from the one before, at most
constexpr int kSpan = 8;       // degrees from the lowest to the highest
constexpr int kAnswers = 250;  // per mille of notes that a low one goes with
constexpr int kQuietest = 35;  // per cent
constexpr int kLoudest = 60;
constexpr int kAnswerVolume = 30;
constexpr int kMinute = 60'000; // ms

} // namespace

int beatOf(const ScoreRow& row) { return kMinute / row.tempo; }

Melody::Melody(const ScoreRow& row, std::uint64_t seed) : m_row(row), m_random(seed) {}

Melody::Note Melody::next()
{
    if (m_isAnswer) {
        m_isAnswer = false;
        return {beatOf(m_row), centsOf(0) - kCentsPerOctave, kAnswerVolume};
    }
    const int beats = kBeats[m_random.below(kBeats.size())];
    m_degree = std::clamp(m_degree + m_random.between(-kLeap, kLeap), 0, kSpan);
    m_isAnswer = m_random.perMille(kAnswers);
    return {beats * kMinute / m_row.tempo, centsOf(m_degree), m_random.between(kQuietest, kLoudest)};
}

int Melody::centsOf(int degree) const
{
    const auto count = static_cast<int>(m_row.scale.size());
    const int semitones = m_row.scale[static_cast<std::size_t>(degree % count)];
    return m_row.root + degree / count * kCentsPerOctave + semitones * 100;
}

} // namespace cave
