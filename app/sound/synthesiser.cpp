// SPDX-License-Identifier: MIT
#include "app/sound/synthesiser.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kFull = 32'767;  // the loudest sample, and 1 of every share here
constexpr int kShareBits = 15;

// 2^(k/12) in 1/65536, rounded: the twelve semitones of an octave, and the first of the next.
constexpr std::array<std::int64_t, 13> kSemitones{65'536, 69'433,  73'562,  77'936,  82'570,  87'480, 92'682,
                                                  98'193, 104'032, 110'218, 116'772, 123'715, 131'072};
constexpr int kCentsPerSemitone = 100;

constexpr int kControl = 32; // samples between two looks at what changes slowly

constexpr int kNoiseSteps = 16; // new values of noise in a period of its pitch

constexpr int samplesOf(int milliseconds) { return static_cast<int>(std::int64_t{milliseconds} * kSampleRate / 1000); }

// What the phase, a whole turn of which is 2^32, grows by a sample. Between semitones the line is straight, which is
// off by less than half a cent.
std::uint32_t stepOf(int pitch, int cents)
{
    cents = std::clamp(cents, -3 * kMostCents, 3 * kMostCents);
    const int octave = (cents >= 0 ? cents : cents - kCentsPerOctave + 1) / kCentsPerOctave;
    const int inOctave = cents - octave * kCentsPerOctave;
    const auto semitone = static_cast<std::size_t>(inOctave / kCentsPerSemitone);
    const std::int64_t low = kSemitones[semitone];
    std::int64_t frequency = // Hz in 1/65536
        pitch * (low + (kSemitones[semitone + 1] - low) * (inOctave % kCentsPerSemitone) / kCentsPerSemitone);
    frequency = octave >= 0 ? frequency << octave : frequency >> -octave;
    constexpr std::int64_t kMost = std::int64_t{kSampleRate / 2} << 16;
    return static_cast<std::uint32_t>((std::min(frequency, kMost) << 16) / kSampleRate);
}

// Of a phase; between zeros the parabola through them, which is off by 6 % of the loudest, and that cannot be heard.
int sineOf(std::uint32_t phase)
{
    const auto x = static_cast<std::int64_t>(phase & 0x7fff'ffffu) >> 16; // 0..32767 in half a turn
    const auto y = static_cast<int>(4 * x * (32'768 - x) >> kShareBits);
    return phase < 0x8000'0000u ? std::min(y, kFull) : -std::min(y, kFull);
}

// Rules of thumb for a filter of one pole: how much of the way to its input it goes in a sample.
int filterShare(int frequency)
{
    constexpr std::int64_t kTwoPi = 205'887; // times 2^15
    const std::int64_t turn = kTwoPi * frequency / kSampleRate;
    return static_cast<int>(turn * kFull / (turn + kFull));
}

class Voice {
public:
    Voice(const SoundRow& row, int cents)
        : m_row(row), m_cents(cents), m_lowShare(row.lowPass > 0 ? filterShare(row.lowPass) : kFull),
          m_highShare(row.highPass > 0 ? filterShare(row.highPass) : 0)
    {
    }

    int next()
    {
        if (m_now % kControl == 0)
            look();
        ++m_now;
        const std::uint32_t before = m_phase;
        m_phase += m_step;
        return filtered(wave(before));
    }

private:
    void look()
    {
        std::int64_t cents = m_cents + std::int64_t{m_row.slide} * m_now / kSampleRate;
        if (m_row.jump != 0 && m_now >= samplesOf(m_row.jumpAfter))
            cents += m_row.jump;
        if (m_row.vibrato > 0) {
            const auto turn = (std::uint64_t{static_cast<std::uint32_t>(m_now)} << 32) / kSampleRate;
            cents +=
                std::int64_t{m_row.vibrato} * sineOf(static_cast<std::uint32_t>(turn * m_row.vibratoSpeed)) / kFull;
        }
        m_step = stepOf(m_row.pitch, static_cast<int>(std::clamp<std::int64_t>(cents, -100'000, 100'000)));
    }

    int wave(std::uint32_t before)
    {
        switch (m_row.wave) {
        case Waveform::Square: { // around its mean, so that it does not thump where it begins
            const bool isHigh = before / 42'949'673 < static_cast<std::uint32_t>(m_row.duty);
            return 2 * kFull * (isHigh ? 100 - m_row.duty : -m_row.duty) / 100;
        }
        case Waveform::Saw: return static_cast<int>(before >> 16) - kFull;
        case Waveform::Triangle: {
            const auto x = static_cast<int>(before >> 15); // 0..131071 in a turn
            return (x < 65'536 ? x : 131'071 - x) - kFull;
        }
        case Waveform::Sine: return sineOf(before);
        case Waveform::Noise: return noise(before);
        }
        return 0;
    }

    // George Marsaglia's xorshift of 32 bits ("Xorshift RNGs", 2003).
    int noise(std::uint32_t before)
    {
        constexpr std::uint32_t kPart = 0xffff'ffffu / kNoiseSteps;
        if (before / kPart != m_phase / kPart) {
            m_random ^= m_random << 13;
            m_random ^= m_random >> 17;
            m_random ^= m_random << 5;
            m_noise = static_cast<int>(m_random >> 16) - kFull;
        }
        return m_noise;
    }

    int filtered(int sample)
    {
        m_low += (sample - m_low) * m_lowShare / kFull;
        m_high += (m_low - m_high) * m_highShare / kFull;
        return m_low - (m_highShare > 0 ? m_high : 0);
    }

    const SoundRow& m_row;
    int m_cents;
    int m_lowShare;
    int m_highShare;
    int m_now = 0;
    std::uint32_t m_phase = 0;
    std::uint32_t m_step = 0;
    std::uint32_t m_random = 0x9e37'79b9u;
    int m_noise = 0;
    int m_low = 0;
    int m_high = 0;
};

std::int16_t limited(std::int64_t sample)
{
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(sample, -kFull, kFull));
}

// Comes in a straight line and goes in a parabola, which sounds even.
std::int64_t envelope(int now, int attack, int hold, int decay)
{
    if (now < attack)
        return std::int64_t{now} * kFull / attack;
    if (now < attack + hold)
        return kFull;
    const std::int64_t left = std::int64_t{attack + hold + decay - now} * kFull / std::max(decay, 1);
    return left * left / kFull;
}

Samples loopOf(const SoundRow& row, int cents)
{
    const int length = std::max(samplesOf(row.hold), 1);
    const int seam = std::min(samplesOf(std::max(row.attack, row.decay)), length);
    Voice voice(row, cents);
    Samples samples;
    samples.reserve(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i)
        samples.push_back(limited(std::int64_t{voice.next()} * row.volume / 100));
    for (int i = 0; i < seam; ++i) { // what would follow the end is laid over the beginning
        auto& sample = samples[static_cast<std::size_t>(i)];
        const std::int64_t after = std::int64_t{voice.next()} * row.volume / 100;
        sample = limited((sample * std::int64_t{i} + after * (seam - i)) / seam);
    }
    return samples;
}

void appendNumber(std::string& bytes, std::uint32_t number, int size)
{
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

} // namespace

Samples synthesise(const SoundRow& row, int cents)
{
    if (row.loops)
        return loopOf(row, cents);
    const int attack = samplesOf(row.attack);
    const int hold = samplesOf(row.hold);
    const int decay = samplesOf(row.decay);
    const int length = attack + hold + decay;
    const int later = samplesOf(row.repeat);
    Voice voice(row, cents);
    Samples once;
    once.reserve(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i)
        once.push_back(limited(voice.next() * envelope(i, attack, hold, decay) / kFull * row.volume / 100));
    Samples samples(static_cast<std::size_t>(length + (row.times - 1) * later));
    for (int time = 0; time < row.times; ++time)
        for (std::size_t i = 0; i < once.size(); ++i) {
            auto& sample = samples[static_cast<std::size_t>(time * later) + i];
            sample = limited(sample + once[i]);
        }
    return samples;
}

std::string waveFile(const Samples& samples)
{
    constexpr int kBytes = 2; // a sample
    const auto size = static_cast<std::uint32_t>(samples.size() * kBytes);
    std::string bytes = "RIFF";
    appendNumber(bytes, 36 + size, 4);
    bytes += "WAVEfmt ";
    appendNumber(bytes, 16, 4);
    appendNumber(bytes, 1, 2); // plain samples
    appendNumber(bytes, 1, 2); // channel
    appendNumber(bytes, kSampleRate, 4);
    appendNumber(bytes, kSampleRate * kBytes, 4);
    appendNumber(bytes, kBytes, 2);
    appendNumber(bytes, 8 * kBytes, 2);
    bytes += "data";
    appendNumber(bytes, size, 4);
    for (const std::int16_t sample : samples)
        appendNumber(bytes, static_cast<std::uint16_t>(sample), kBytes);
    return bytes;
}

} // namespace cave
