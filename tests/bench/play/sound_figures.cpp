// SPDX-License-Identifier: MIT
#include "tests/bench/play/sound_figures.h"

#include "app/play/heard/game_sounds.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/contest.h"
#include "tests/bench/own_time.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

namespace cave {

namespace {

constexpr std::size_t kRendered = 40;
constexpr std::size_t kTurns = 300;
constexpr int kSeconds = 20;          // of sound, mixed
constexpr std::size_t kBlock = 2 * 256; // samples that are mixed at a time

// Of this thread: other programs do not count.
double millisecondsOf(const auto& work)
{
    const double began = ownTime();
    work();
    return ownTime() - began;
}

double renderingSounds()
{
    const auto rows = SoundBook::builtIn()->sounds().first(kRendered);
    double best = std::numeric_limits<double>::max();
    for (int pass = 0; pass < 5; ++pass)
        best = std::min(best, millisecondsOf([&] {
                            for (const SoundRow& row : rows)
                                if (synthesise(row).empty())
                                    std::abort();
                        }));
    return best;
}

// From the events of a turn until the first samples of what is heard of them are mixed, the longest of all turns. Each
// sound is rendered when it is heard first.
double eventsToBuffer()
{
    Session session = startCaves(1);
    const auto book = session.world().catalogue().sounds();
    Mixer mixer(book);
    std::vector<std::int16_t> block(kBlock);
    double longest = 0;
    for (const Command& command : recordedWalk(session, 1, kTurns)) {
        const Turn turn = session.submit(command);
        longest = std::max(longest, millisecondsOf([&] {
                               const Soundscape scape = soundscape(*book, session.world(), turn.events, {});
                               for (const PlayedSound& played : scape.sounds)
                                   mixer.play(played.sound, played.hearing);
                               mixer.setAmbience(scape.ambience);
                               mixer.mix(block);
                           }));
    }
    return longest;
}

// Of one core, in per cent, while all ambience goes on, music is played and each second brings sounds.
double shareOfACore()
{
    const auto book = SoundBook::builtIn();
    Mixer mixer(book);
    std::map<std::string, Hearing> ambience;
    for (const AmbientSound& row : book->ambience())
        ambience[row.sound] = {.gain = kWhole / 2, .pan = kWhole / 4, .muffle = kWhole / 4};
    mixer.setAmbience(ambience);
    mixer.setScore(book->scoreOf("moss"), 1);
    std::vector<std::int16_t> second(2 * static_cast<std::size_t>(kSampleRate));
    std::size_t next = 0;
    const double took = millisecondsOf([&] {
        for (int i = 0; i < kSeconds; ++i) {
            for (int sound = 0; sound < 4; ++sound)
                mixer.play(book->sounds()[next++ % book->sounds().size()].id, {});
            mixer.mix(second);
        }
    });
    return took / (kSeconds * 1000.0) * 100;
}

} // namespace

bool printSoundFigures()
{
    const bool isRendered = printFigure({"rendering 40 sounds", "ms", renderingSounds(), 100});
    const bool isInTime =
        printFigure({"from the events of a turn to samples, worst of 300", "ms", eventsToBuffer(), 20});
    const bool isLight = printFigure({"mixing five loops, music and sounds", "% core", shareOfACore(), 1});
    return isRendered && isInTime && isLight;
}

} // namespace cave
