// SPDX-License-Identifier: MIT
// Rows of sounds: what is read, what is refused, and what is heard of what has no row.
#include "core/content/sounds/sound_book.h"

#include "core/content/catalogue.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

std::string bookWith(const std::string& sounds, const std::string& events = {}, const std::string& scores = {})
{
    return R"({"sounds": [)" + sounds + R"(], "events": [)" + events + R"(], "ambience": [], "scores": [)" + scores +
           "]}";
}

} // namespace

class SoundBookTest : public QObject {
    Q_OBJECT

private slots:
    void aRowIsReadWhole();
    void theFileMayNameItsSchema();
    void theFirstOfSeveralThatHasARowCounts();
    void creaturesWithoutARowSoundDifferent();
    void levelsOfUnknownThemesHaveTheScoreOfAll();
    void faultsAreNamed_data();
    void faultsAreNamed();
};

void SoundBookTest::aRowIsReadWhole()
{
    const auto book = SoundBook::read(bookWith(
        R"({"id": "hum", "name": "a hum", "wave": "sine", "pitch": 100, "slide": -5, "jump": 3, "jump_after": 9,
            "vibrato": 7, "vibrato_speed": 8, "attack": 1, "hold": 2, "decay": 3, "duty": 20, "low_pass": 400,
            "high_pass": 30, "times": 2, "repeat": 50, "volume": 10, "loops": true})"));
    QVERIFY(book);
    const SoundRow row{"hum", "a hum", Waveform::Sine, 100, -5, 3, 9, 7, 8, 1, 2, 3, 20, 400, 30, 2, 50, 10, true};
    QCOMPARE(book->sound("hum"), row);
}

void SoundBookTest::theFileMayNameItsSchema()
{
    constexpr std::string_view kRest = R"("sounds": [], "events": [], "ambience": [], "scores": []})";
    QVERIFY(SoundBook::read(R"({"$schema": "sounds.schema.json", )" + std::string(kRest)));
    QVERIFY(!SoundBook::read(R"({"$schema": 7, )" + std::string(kRest)));
}

void SoundBookTest::theFirstOfSeveralThatHasARowCounts()
{
    const auto book = SoundBook::read(bookWith(R"({"id": "a"}, {"id": "b"})",
                                               R"({"event": "opened", "sound": "a"},
                                                  {"event": "opened", "of": "lid", "sound": "b"})"));
    QVERIFY(book);
    const std::string_view both[]{"door", "lid"};
    const std::string_view none[]{"door"};
    QCOMPARE(book->soundOf("opened", both)->sound, std::string("b"));
    QCOMPARE(book->soundOf("opened", none)->sound, std::string("a"));
    QVERIFY(book->soundOf("closed", both) == nullptr);
}

void SoundBookTest::creaturesWithoutARowSoundDifferent()
{
    std::set<std::tuple<Waveform, int, int, int>> cries;
    const auto& catalogue = *Catalogue::builtIn();
    for (const CreatureKind& kind : catalogue.creatures()) {
        const SoundRow row = SoundBook::builtIn()->sound(kind.id);
        cries.insert({row.wave, row.pitch, row.slide, row.hold});
    }
    QCOMPARE(cries.size(), catalogue.creatures().size());
    QCOMPARE(derivedSound("newt"), derivedSound("newt"));
}

void SoundBookTest::levelsOfUnknownThemesHaveTheScoreOfAll()
{
    const SoundBook& book = *SoundBook::builtIn();
    QVERIFY(book.scoreOf("crypt") != book.scoreOf(""));
    QVERIFY(book.scoreOf("of a stranger") != nullptr);
    QCOMPARE(book.scoreOf("of a stranger"), book.scoreOf(""));
}

void SoundBookTest::faultsAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* name, const std::string& text, const char* where) {
        QTest::newRow(name) << QString::fromStdString(text) << where;
    };
    row("too high", bookWith(R"({"id": "a", "pitch": 8001})"), "sounds[0].pitch");
    row("unheard of", bookWith(R"({"id": "a", "loudness": 1})"), "sounds[0].loudness");
    row("no wave", bookWith(R"({"id": "a", "wave": "round"})"), "sounds[0].wave");
    row("an endless name", bookWith(R"({"id": "a", "name": ")" + std::string(61, 'x') + "\"}"), "sounds[0].name");
    row("a name of two lines", bookWith(R"({"id": "a", "name": "a\nb"})"), "sounds[0].name");
    row("twice", bookWith(R"({"id": "a"}, {"id": "a"})"), "sounds[1].id");
    row("an event twice", bookWith(R"({"id": "a"})", R"({"event": "opened", "sound": "a"},
                                                       {"event": "opened", "sound": "a"})"),
        "events[1].event");
    row("no event", bookWith(R"({"id": "a"})", R"({"event": "sung", "sound": "a"})"), "events[0].event");
    row("called as voices are", bookWith(R"({"id": "voice"})"), "sounds[0].id");
    row("unknown sound", bookWith(R"({"id": "a"})", R"({"event": "opened", "sound": "b"})"), "events[0].sound");
    row("no scale", bookWith(R"({"id": "a"})", {}, R"({"scale": [], "sound": "a"})"), "scores[0].scale");
}

void SoundBookTest::faultsAreNamed()
{
    QFETCH(const QString, text);
    QFETCH(const QString, where);
    const auto book = SoundBook::read(text.toStdString());
    QVERIFY(!book);
    QCOMPARE(QString::fromStdString(book.error().where), where);
}

CAVE_TEST_SUITE(SoundBookTest);
#include "sound_book_test.moc"
