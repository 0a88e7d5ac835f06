// SPDX-License-Identifier: MIT
// What comes out where several sounds go in.
#include "app/sound/mixer.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace cave;

namespace {

constexpr std::size_t kFrames = 4410; // a tenth of a second

struct Level {
    int left = 0;
    int right = 0;
};

std::vector<std::int16_t> mixed(Mixer& mixer, std::size_t frames = kFrames)
{
    std::vector<std::int16_t> samples(2 * frames);
    mixer.mix(samples);
    return samples;
}

Level loudest(const std::vector<std::int16_t>& samples)
{
    Level level;
    for (std::size_t i = 0; i < samples.size(); i += 2) {
        level.left = std::max(level.left, std::abs(int{samples[i]}));
        level.right = std::max(level.right, std::abs(int{samples[i + 1]}));
    }
    return level;
}

Level heard(const Hearing& hearing)
{
    Mixer mixer(SoundBook::builtIn());
    mixer.play("whiff", hearing);
    return loudest(mixed(mixer, kSampleRate / 2));
}

} // namespace

class MixerTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsToTheLeftIsHeardLeft();
    void whatIsMuffledIsDuller();
    void aSoundEnds();
    void volumesCountByGroup();
    void ambienceComesAndGoesGentlyAndGoesOn();
    void manySoundsAtOnceAreLimitedNotWrapped();
    void aNoteIsOneOfTheSoundsAtOnce();
    void musicIsSparseAndTheSameForASeed();
    void musicThatIsTriedBeginsAtOnceAndEnds();
    void whatIsMixedInPiecesIsTheSame();
    void anotherBookMakesOtherSoundsAndTheSameOneGoesOn();
    void aRowByItselfSoundsAsInABookAndOnce();
};

void MixerTest::whatIsToTheLeftIsHeardLeft()
{
    const Level middle = heard({});
    QCOMPARE(middle.left, middle.right);
    const Level left = heard({.pan = -kWhole});
    QVERIFY(left.left == middle.left && left.right == 0);
    const Level right = heard({.pan = kWhole / 2});
    QVERIFY(right.left < right.right && right.left > 0);
    QVERIFY(heard({.gain = kWhole / 2}).left < middle.left * 6 / 10);
}

void MixerTest::whatIsMuffledIsDuller()
{
    const int clear = heard({}).left;
    const int half = heard({.muffle = kWhole / 2}).left;
    const int whole = heard({.muffle = kWhole}).left;
    QVERIFY(half < clear && whole < half / 2 && whole > 0);
}

void MixerTest::aSoundEnds()
{
    Mixer mixer(SoundBook::builtIn());
    mixer.play("step", {});
    QVERIFY(!mixer.isSilent());
    mixed(mixer, kSampleRate);
    QVERIFY(mixer.isSilent());
    QCOMPARE(loudest(mixed(mixer)).left, 0);
}

void MixerTest::volumesCountByGroup()
{
    Mixer mixer(SoundBook::builtIn());
    mixer.setVolume(SoundGroup::Effects, 0);
    mixer.play("blow", {});
    QCOMPARE(loudest(mixed(mixer, kSampleRate)).left, 0);
    mixer.play("gap", {}, SoundGroup::Guide);
    QVERIFY(loudest(mixed(mixer, kSampleRate)).left > 0);
    mixer.setVolume(SoundGroup::Guide, 0);
    mixer.play("gap", {}, SoundGroup::Guide);
    QCOMPARE(loudest(mixed(mixer, kSampleRate)).left, 0);
    mixer.setAmbience({{"stream", {}}});
    QVERIFY(loudest(mixed(mixer, kSampleRate)).left > 0);
    mixer.setVolume(SoundGroup::Ambience, 0);
    QVERIFY(mixer.isSilent());
    mixer.setAmbience({{"stream", {}}});
    QVERIFY(mixer.isSilent());
    QCOMPARE(loudest(mixed(mixer)).left, 0);
}

void MixerTest::ambienceComesAndGoesGentlyAndGoesOn()
{
    Mixer mixer(SoundBook::builtIn());
    mixer.setAmbience({{"stream", {}}});
    const int first = loudest(mixed(mixer, 441)).left;
    mixed(mixer, kSampleRate);
    const int later = loudest(mixed(mixer, 10 * kSampleRate)).left; // longer than its samples are
    QVERIFY(first < later / 10);
    mixer.setAmbience({});
    QVERIFY(loudest(mixed(mixer)).left > 0);
    mixed(mixer, kSampleRate);
    QVERIFY(mixer.isSilent());
}

void MixerTest::manySoundsAtOnceAreLimitedNotWrapped()
{
    Mixer mixer(SoundBook::builtIn());
    for (int i = 0; i < 100; ++i)
        mixer.play("bell", {});
    const auto samples = mixed(mixer, 2205);
    int step = 0; // where a sum wrapped around, one sample would be far from the next
    for (std::size_t i = 2; i < samples.size(); i += 2)
        step = std::max(step, std::abs(samples[i] - samples[i - 2]));
    QCOMPARE(loudest(samples).left, 32'768);
    QVERIFY2(step < 50'000, qPrintable(QString::number(step)));
}

void MixerTest::aNoteIsOneOfTheSoundsAtOnce()
{
    constexpr std::size_t kBlock = 256; // as long as is mixed at a time
    const ScoreRow row{"", {0, 7}, 0, 60, "blow"};
    const auto playMany = [](Mixer& mixer) {
        for (int i = 0; i < 100; ++i)
            mixer.play("bell", {.gain = 4});
    };
    Mixer usual(SoundBook::builtIn());
    playMany(usual);
    Mixer withNote(SoundBook::builtIn());
    playMany(withNote);
    withNote.tryScore(row, 7, 5);
    mixed(withNote, kBlock);
    withNote.setScore(nullptr, 0);
    playMany(withNote);
    QCOMPARE(mixed(withNote), mixed(usual));
}

void MixerTest::musicIsSparseAndTheSameForASeed()
{
    const ScoreRow* row = SoundBook::builtIn()->scoreOf("crypt");
    Melody one(*row, 7);
    Melody same(*row, 7);
    Melody other(*row, 8);
    bool differs = false;
    int time = 0;
    constexpr int kNotes = 200;
    for (int i = 0; i < kNotes; ++i) {
        const auto note = one.next();
        const auto again = same.next();
        QVERIFY(note.after == again.after && note.cents == again.cents && note.volume == again.volume);
        const auto another = other.next();
        differs = differs || note.cents != another.cents;
        QVERIFY(note.after >= 1000);
        const int semitones = (note.cents - row->root + 10 * kCentsPerOctave) % kCentsPerOctave / 100;
        QVERIFY(std::ranges::find(row->scale, semitones) != row->scale.end());
        time += note.after;
    }
    QVERIFY(differs);
    QVERIFY2(time / kNotes > 3000, qPrintable(QString::number(time / kNotes)));
}

void MixerTest::musicThatIsTriedBeginsAtOnceAndEnds()
{
    const ScoreRow row{"", {0, 7}, 0, 60, "blow"}; // a beat a second
    Mixer mixer(SoundBook::builtIn());
    mixer.setVolume(SoundGroup::Music, 0); // it counts as what happens
    mixer.tryScore(row, 7, 5);
    QVERIFY(loudest(mixed(mixer)).left > 0);
    mixed(mixer, 4 * kSampleRate);
    QVERIFY(!mixer.isSilent());
    mixed(mixer, 8 * kSampleRate);
    QVERIFY(mixer.isSilent());
    // That of a game has no end, though the same was tried.
    mixer.tryScore(row, 7, 5);
    mixer.setScore(&row, 7);
    mixed(mixer, 20 * kSampleRate);
    QVERIFY(!mixer.isSilent());
    mixer.tryScore(row, 7, 5);
    mixer.setScore(nullptr, 0);
    mixed(mixer, kSampleRate);
    QVERIFY(mixer.isSilent());
}

void MixerTest::whatIsMixedInPiecesIsTheSame()
{
    Mixer whole(SoundBook::builtIn());
    Mixer pieces(SoundBook::builtIn());
    for (Mixer* mixer : {&whole, &pieces})
        mixer->play("rise", {.gain = 200, .pan = 30, .muffle = 90});
    const auto all = mixed(whole, 1024);
    std::vector<std::int16_t> together;
    for (const std::size_t frames : {1U, 255U, 256U, 300U, 212U}) {
        const auto piece = mixed(pieces, frames);
        together.insert(together.end(), piece.begin(), piece.end());
    }
    QCOMPARE(together, all);
}

void MixerTest::anotherBookMakesOtherSoundsAndTheSameOneGoesOn()
{
    const auto content = parseJson(R"({"sounds": [{"id": "blow", "wave": "sine", "pitch": 200, "volume": 90},
                                                  {"id": "stream", "loops": true, "hold": 0}]})");
    std::optional<Error> problem;
    auto book = std::make_shared<SoundBook>(*SoundBook::builtIn());
    book->add(JsonCursor(*content, problem));
    QVERIFY(!problem);

    Mixer mixer(SoundBook::builtIn());
    mixer.play("blow", {});
    const auto before = mixed(mixer);
    mixer.setAmbience({{"stream", {}}});
    mixer.use(SoundBook::builtIn());
    QVERIFY(!mixer.isSilent());
    mixer.use(book);
    QVERIFY(mixer.isSilent()); // of another dungeon
    mixer.play("blow", {});
    QVERIFY(mixed(mixer) != before);
    mixer.setAmbience({{"stream", {}}}); // as short as can be
    mixed(mixer);
    mixer.use(SoundBook::builtIn());
    mixer.play("blow", {});
    QCOMPARE(mixed(mixer), before);
}

void MixerTest::aRowByItselfSoundsAsInABookAndOnce()
{
    Mixer known(SoundBook::builtIn());
    known.play("bell", {});
    Mixer tried(SoundBook::builtIn());
    tried.play(SoundBook::builtIn()->sound("bell"));
    QCOMPARE(mixed(tried), mixed(known));
    tried.stop();
    tried.play(SoundRow{.id = "hum", .hold = 50, .loops = true}); // else it could not be stopped
    mixed(tried);
    QVERIFY(tried.isSilent());
}

CAVE_TEST_SUITE(MixerTest);
#include "mixer_test.moc"
