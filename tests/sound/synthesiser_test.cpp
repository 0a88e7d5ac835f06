// SPDX-License-Identifier: MIT
// Sounds from rows: the same bytes everywhere, and none that hurts or is not heard.
#include "app/sound/synthesiser.h"
#include "core/base/hash.h"
#include "core/content/sounds/sound_book.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

using namespace cave;

namespace {

std::uint64_t hashOfSamples(const Samples& samples) { return hashOf("samples", waveFile(samples)); }

// How often it comes up through zero.
int risesOf(const Samples& samples)
{
    int rises = 0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        rises += samples[i - 1] < 0 && samples[i] >= 0;
    return rises;
}

int peakOf(const Samples& samples)
{
    int most = 0;
    for (const std::int16_t sample : samples)
        most = std::max(most, std::abs(int{sample}));
    return most;
}

// A second of the wave, at full level.
SoundRow tone(Waveform wave, int pitch)
{
    SoundRow row;
    row.wave = wave;
    row.pitch = pitch;
    row.hold = 1000;
    row.attack = row.decay = 0;
    return row;
}

} // namespace

class SynthesiserTest : public QObject {
    Q_OBJECT

private slots:
    void samplesAreTheSameOnEveryMachine_data();
    void samplesAreTheSameOnEveryMachine();
    void aDungeonsOwnRowIsMadeTheSameEverywhere();
    void everyBuiltInSoundIsHeardAndNotClipped();
    void aToneHasItsPitch_data();
    void aToneHasItsPitch();
    void anOctaveIsTwiceAsHigh();
    void aSlideGoesWhereItSays();
    void aSquareRestsAtZeroWhateverItsDuty();
    void aLowPassDulls();
    void timesAndRepeatSayHowLongItIs();
    void aLoopHasNoSeam();
    void aWaveFileIsARiff();
    void noSoundIsRecorded();
};

void SynthesiserTest::samplesAreTheSameOnEveryMachine_data()
{
    QTest::addColumn<QString>("sound");
    QTest::addColumn<quint64>("hash");
    QTest::newRow("step") << "step" << quint64{0xb2e90f4a4b9a76c9};
    QTest::newRow("blow") << "blow" << quint64{0x39010f7754347b7c};
    QTest::newRow("door") << "door" << quint64{0x9b6f38ccb67d57ae};
    QTest::newRow("boom") << "boom" << quint64{0xfd7f2fa5ba43ba61};
    QTest::newRow("coins") << "coins" << quint64{0xdc89a584136a5699};
    QTest::newRow("rise") << "rise" << quint64{0x2bafaaf6ecc40863};
    QTest::newRow("stream") << "stream" << quint64{0x40cac8223e0feaf2};
    QTest::newRow("bell") << "bell" << quint64{0xbbbbe26d079ee8c5};
    QTest::newRow("bump") << "bump" << quint64{0x84827a54d220ee11};
    QTest::newRow("gap") << "gap" << quint64{0x1d5ad19eb54e4e64};
    QTest::newRow("gap to the north") << "gap_north" << quint64{0x741334c17616c93d};
    QTest::newRow("gap to the south") << "gap_south" << quint64{0xe43fbda94a43583f};
    QTest::newRow("doorway") << "doorway" << quint64{0x5215d5777b4c4661};
    QTest::newRow("doorway to the north") << "doorway_north" << quint64{0x7eb261947ad81b07};
    QTest::newRow("doorway to the south") << "doorway_south" << quint64{0xcabdefe4c6745e66};
    QTest::newRow("a cry") << "newt" << quint64{0x9e58e62b761f271c};
}

void SynthesiserTest::samplesAreTheSameOnEveryMachine()
{
    QFETCH(const QString, sound);
    QFETCH(const quint64, hash);
    const quint64 now = hashOfSamples(synthesise(SoundBook::builtIn()->sound(sound.toStdString())));
    QVERIFY2(now == hash, qPrintable(QStringLiteral("now 0x%1").arg(now, 16, 16, QLatin1Char('0'))));
}

void SynthesiserTest::aDungeonsOwnRowIsMadeTheSameEverywhere()
{
    const auto content = parseJson(R"({"sounds": [
        {"id": "door", "wave": "saw", "pitch": 90, "slide": -600, "hold": 200, "low_pass": 900, "volume": 40},
        {"id": "newt", "wave": "sine", "pitch": 1200, "vibrato": 300, "times": 3, "repeat": 80}]})");
    std::optional<Error> problem;
    SoundBook book = *SoundBook::builtIn();
    book.add(JsonCursor(*content, problem));
    QVERIFY(!problem);
    const std::pair<const char*, quint64> hashes[]{{"door", quint64{0xd268510bb4f6afe2}},
                                                   {"newt", quint64{0x70890569679d527b}}};
    for (const auto& [sound, hash] : hashes) {
        const quint64 now = hashOfSamples(synthesise(book.sound(sound)));
        QVERIFY2(now == hash, qPrintable(QStringLiteral("%1: 0x%2").arg(sound).arg(now, 16, 16, QLatin1Char('0'))));
    }
    QCOMPARE(synthesise(book.sound("step")), synthesise(SoundBook::builtIn()->sound("step")));
}

void SynthesiserTest::everyBuiltInSoundIsHeardAndNotClipped()
{
    for (const SoundRow& row : SoundBook::builtIn()->sounds()) {
        const Samples samples = synthesise(row);
        QVERIFY2(peakOf(samples) > 1500, row.id.c_str());
        QVERIFY2(peakOf(samples) < 32'000, row.id.c_str());
        if (!row.loops)
            QVERIFY2(std::abs(int{samples.back()}) < 200, row.id.c_str()); // no click where it ends
    }
}

void SynthesiserTest::aToneHasItsPitch_data()
{
    QTest::addColumn<int>("pitch");
    for (const int pitch : {20, 55, 440, 1000, 8000})
        QTest::addRow("%d Hz", pitch) << pitch;
}

void SynthesiserTest::aToneHasItsPitch()
{
    QFETCH(const int, pitch);
    for (const Waveform wave : {Waveform::Square, Waveform::Saw, Waveform::Triangle, Waveform::Sine}) {
        const int rises = risesOf(synthesise(tone(wave, pitch)));
        QVERIFY2(std::abs(rises - pitch) <= 1 + pitch / 500, qPrintable(QString::number(rises)));
    }
}

void SynthesiserTest::anOctaveIsTwiceAsHigh()
{
    const SoundRow row = tone(Waveform::Triangle, 500);
    QVERIFY(std::abs(risesOf(synthesise(row, kCentsPerOctave)) - 1000) <= 2);
    QVERIFY(std::abs(risesOf(synthesise(row, -kCentsPerOctave)) - 250) <= 2);
    QVERIFY(std::abs(risesOf(synthesise(row, 700)) - 749) <= 2); // a fifth: 2^(7/12)
    QVERIFY(std::abs(risesOf(synthesise(row, -50)) - 486) <= 2);
}

void SynthesiserTest::aSlideGoesWhereItSays()
{
    SoundRow row = tone(Waveform::Triangle, 400);
    row.slide = kCentsPerOctave;
    // Of 400 * 2^t over a second: 400 / ln 2.
    QVERIFY(std::abs(risesOf(synthesise(row)) - 577) <= 3);
    row.slide = 0;
    row.jump = kCentsPerOctave;
    row.jumpAfter = 500;
    QVERIFY(std::abs(risesOf(synthesise(row)) - 600) <= 3);
}

void SynthesiserTest::aSquareRestsAtZeroWhateverItsDuty()
{
    for (const int duty : {5, 20, 50, 95}) {
        SoundRow row = tone(Waveform::Square, 441); // whole periods
        row.duty = duty;
        row.volume = 40;
        std::int64_t sum = 0;
        const Samples samples = synthesise(row);
        for (const std::int16_t sample : samples)
            sum += sample;
        QVERIFY2(std::abs(sum / std::ssize(samples)) < 300, qPrintable(QString::number(duty)));
    }
}

void SynthesiserTest::aLowPassDulls()
{
    SoundRow row = tone(Waveform::Sine, 4000);
    const int clear = peakOf(synthesise(row));
    row.lowPass = 400;
    QVERIFY(peakOf(synthesise(row)) * 5 < clear);
    row.lowPass = 0;
    row.pitch = 100;
    row.highPass = 1000;
    QVERIFY(peakOf(synthesise(row)) * 5 < clear);
}

void SynthesiserTest::timesAndRepeatSayHowLongItIs()
{
    SoundRow row = tone(Waveform::Sine, 440);
    QCOMPARE(std::ssize(synthesise(row)), std::ptrdiff_t{kSampleRate});
    row.times = 3;
    row.repeat = 500;
    QCOMPARE(std::ssize(synthesise(row)), std::ptrdiff_t{2 * kSampleRate});
}

void SynthesiserTest::aLoopHasNoSeam()
{
    for (const SoundRow& row : SoundBook::builtIn()->sounds()) {
        if (!row.loops)
            continue;
        const Samples samples = synthesise(row);
        int step = 0; // the largest within
        for (std::size_t i = 1; i < samples.size(); ++i)
            step = std::max(step, std::abs(samples[i] - samples[i - 1]));
        QVERIFY2(std::abs(samples.front() - samples.back()) <= step, row.id.c_str());
    }
}

void SynthesiserTest::aWaveFileIsARiff()
{
    const std::string bytes = waveFile({1, -2});
    QCOMPARE(bytes.size(), std::size_t{48});
    QCOMPARE(QByteArray::fromStdString(bytes.substr(0, 16)), QByteArray("RIFF\x28\0\0\0WAVEfmt ", 16));
    QCOMPARE(QByteArray::fromStdString(bytes.substr(36)), QByteArray("data\4\0\0\0\1\0\xfe\xff", 12));
}

// All are rows of numbers.
void SynthesiserTest::noSoundIsRecorded()
{
    constexpr std::array kSuffixes{".wav", ".ogg", ".oga", ".opus", ".mp3", ".flac", ".m4a", ".aiff", ".mid", ".mod"};
    int files = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(resourcePath(""))) {
        const std::string name = file.path().string();
        files += file.is_regular_file();
        QVERIFY2(std::ranges::none_of(kSuffixes, [&](const char* suffix) { return name.ends_with(suffix); }),
                 name.c_str());
    }
    QVERIFY(files > 100);
}

CAVE_TEST_SUITE(SynthesiserTest);
#include "synthesiser_test.moc"
