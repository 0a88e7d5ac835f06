// SPDX-License-Identifier: MIT
// Sounds that a dungeon brings along, over and beside the built-in ones.
#include "core/content/catalogue.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// Of content as a dungeon's; nothing where it is not sound.
std::shared_ptr<const Catalogue> catalogueOf(const std::string& content, std::optional<Error>& problem)
{
    const auto document = parseJson(content);
    auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
    catalogue->read(JsonCursor(*document, problem), true);
    return problem ? nullptr : catalogue;
}

const SoundBook& soundsWith(const std::string& sounds)
{
    static std::vector<std::shared_ptr<const Catalogue>> kept;
    std::optional<Error> problem;
    kept.push_back(catalogueOf(R"({"sounds": )" + sounds + "}", problem));
    return *kept.back()->sounds();
}

constexpr const char* kOwn = R"({
  "sounds": [{"id": "door", "wave": "sine"}, {"id": "hum", "loops": true}, {"id": "newt", "pitch": 90}],
  "events": [{"event": "opened", "sound": "hum"}, {"event": "dug", "of": "rubble", "sound": "door"}],
  "ambience": [{"sound": "hum", "tiles": ["floor"]}, {"sound": "stream", "tiles": ["rubble"]}],
  "scores": [{"theme": "crypt", "scale": [0], "sound": "hum"}]})";

} // namespace

class OwnSoundsTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAnyTheBuiltInOnesCount();
    void aRowTakesThePlaceOfTheOneAboutTheSame();
    void whatIsWrittenReadsTheSame();
    void anotherDungeonHasNoneOfThem();
    void whatAnEventIsAboutIsKnown();
    void theyLastNoLongerThanTheyMay();
    void faultsAreNamed_data();
    void faultsAreNamed();
};

void OwnSoundsTest::withoutAnyTheBuiltInOnesCount()
{
    QVERIFY(Catalogue::builtIn()->sounds() == SoundBook::builtIn());
    QVERIFY(SoundBook::builtIn()->own().isEmpty());
    QVERIFY(!SoundBook::builtIn()->sounds().empty());
}

void OwnSoundsTest::aRowTakesThePlaceOfTheOneAboutTheSame()
{
    const SoundBook& builtIn = *SoundBook::builtIn();
    const SoundBook& book = soundsWith(kOwn);
    QVERIFY(builtIn.sound("door").wave != Waveform::Sine && book.sound("door").wave == Waveform::Sine);
    QCOMPARE(book.sound("newt").pitch, 90);
    QCOMPARE(book.sound("step"), builtIn.sound("step"));
    QCOMPARE(book.sounds().size(), builtIn.sounds().size() + 2);

    const std::string_view door[]{"door"};
    const std::string_view rubble[]{"rubble"};
    QCOMPARE(book.soundOf("opened", {})->sound, std::string("hum"));
    QCOMPARE(*book.soundOf("opened", door), *book.soundOf("opened", {}));
    QCOMPARE(book.soundOf("dug", rubble)->sound, std::string("door"));
    QCOMPARE(*book.soundOf("dug", {}), *builtIn.soundOf("dug", {}));
    QCOMPARE(book.events().size(), builtIn.events().size() + 1);

    const auto stream = std::ranges::find(book.ambience(), "stream", &AmbientSound::sound);
    QCOMPARE(stream->tiles, std::vector<std::string>{"rubble"});
    QCOMPARE(book.ambience().size(), builtIn.ambience().size() + 1);
    QCOMPARE(book.scoreOf("crypt")->sound, std::string("hum"));
    QCOMPARE(*book.scoreOf("moss"), *builtIn.scoreOf("moss"));
    QCOMPARE(book.own().sounds.size() + book.own().events.size(), std::size_t{5});
}

void OwnSoundsTest::whatIsWrittenReadsTheSame()
{
    const SoundRows& own = soundsWith(kOwn).own();
    QVERIFY(soundsWith(jsonOf(own).compact()).own() == own);
    SoundRow row{"all", "all of it", Waveform::Noise, 100, -5, 3, 9, 7, 8, 1, 2, 3, 20, 400, 30, 2, 50, 10, true};
    const SoundRows all{{row}, {{"dug", "floor", "all"}}, {{"all", {"floor"}, true}}, {{"moss", {0, 5}, 7, 60, "all"}}};
    QVERIFY(soundsWith(jsonOf(all).compact()).own() == all);
    QCOMPARE(jsonOf({}).compact(), std::string("{}"));
}

// Neither does what is read change what is built in.
void OwnSoundsTest::anotherDungeonHasNoneOfThem()
{
    soundsWith(kOwn);
    QVERIFY(SoundBook::builtIn()->own().isEmpty());
    QVERIFY(SoundBook::builtIn()->sound("door").wave != Waveform::Sine);
    QVERIFY(soundsWith("{}").own().isEmpty());
}

void OwnSoundsTest::whatAnEventIsAboutIsKnown()
{
    for (const char* of : {"rubble", "newt", "counted", "wielded", "reading", "west"}) {
        const std::string row = R"({"event": "dug", "of": ")" + std::string(of) + R"(", "sound": "door"})";
        std::optional<Error> problem;
        QVERIFY2(catalogueOf(R"({"sounds": {"events": [)" + row + "]}}", problem), of);
    }
}

// However many there are: all of them may be kept as samples.
void OwnSoundsTest::theyLastNoLongerThanTheyMay()
{
    const int length = lengthOf(SoundRow{.attack = 5000, .hold = 5000, .decay = 5000, .times = 8, .repeat = 2000});
    QCOMPARE(length, 29'000);
    QCOMPARE(lengthOf(SoundRow{.hold = 700, .times = 8, .loops = true}), 700);
    const auto faultOf = [](int left) {
        std::string rows;
        for (int number = 0; left > 0; ++number, left -= kLongestPart)
            rows += (number > 0 ? ", " : "") + std::string(R"({"id": "s)") + std::to_string(number) +
                    R"(", "attack": 0, "decay": 0, "hold": )" + std::to_string(std::min(left, kLongestPart)) + "}";
        std::optional<Error> problem;
        catalogueOf(R"({"sounds": {"sounds": [)" + rows + "]}}", problem);
        return problem ? problem->where : std::string("none");
    };
    QCOMPARE(faultOf(kLongestSounds), std::string("none"));
    QCOMPARE(faultOf(kLongestSounds + 1), std::string("sounds.sounds"));
}

void OwnSoundsTest::faultsAreNamed_data()
{
    QTest::addColumn<QString>("sounds");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* name, const char* sounds, const char* where) {
        QTest::newRow(name) << QString(sounds) << QString(where);
    };
    row("no lists", "[]", "sounds");
    row("an unknown list", R"({"music": []})", "sounds.music");
    row("a schema inside", R"({"$schema": ""})", "sounds[\"$schema\"]");
    row("too loud", R"({"sounds": [{"id": "a", "volume": 101}]})", "sounds.sounds[0].volume");
    row("called as voices are", R"({"sounds": [{"id": "voice"}]})", "sounds.sounds[0].id");
    row("an unknown event", R"({"events": [{"event": "sung", "sound": "door"}]})", "sounds.events[0].event");
    row("an unknown sound", R"({"events": [{"event": "dug", "sound": "cheese"}]})", "sounds.events[0].sound");
    row("about nothing known", R"({"events": [{"event": "dug", "of": "cheese", "sound": "door"}]})",
        "sounds.events[0].of");
    row("about a thing", R"({"events": [{"event": "dropped", "of": "dagger", "sound": "door"}]})",
        "sounds.events[0].of");
    row("ambience that ends", R"({"ambience": [{"sound": "door", "tiles": ["floor"]}]})", "sounds.ambience[0].sound");
    row("known ambience that would end", R"({"sounds": [{"id": "stream"}]})", "sounds.sounds[0]");
    row("an unknown tile", R"({"ambience": [{"sound": "stream", "tiles": ["cheese"]}]})",
        "sounds.ambience[0].tiles[0]");
    row("an unknown theme", R"({"scores": [{"theme": "cheese", "scale": [0], "sound": "bell"}]})",
        "sounds.scores[0].theme");
    row("two scores of a theme", R"({"scores": [{"theme": "moss", "scale": [0], "sound": "bell"},
                                                {"theme": "moss", "scale": [1], "sound": "bell"}]})",
        "sounds.scores[1].theme");
    row("two scores of all others", R"({"scores": [{"scale": [0], "sound": "bell"}, {"scale": [1], "sound": "bell"}]})",
        "sounds.scores[1]");
}

void OwnSoundsTest::faultsAreNamed()
{
    QFETCH(const QString, sounds);
    QFETCH(const QString, where);
    std::optional<Error> problem;
    QVERIFY(!catalogueOf(R"({"sounds": )" + sounds.toStdString() + "}", problem));
    QCOMPARE(QString::fromStdString(problem->where), where);
}

CAVE_TEST_SUITE(OwnSoundsTest);
#include "own_sounds_test.moc"
