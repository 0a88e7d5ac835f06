// SPDX-License-Identifier: MIT
// What a screen reader says during play.
#include "app/play/heard/game_sounds.h"
#include "app/play/page/game_voice.h"
#include "app/view/map/map_voice.h"
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QAccessible>

using namespace cave;

class VoiceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
        m_artwork = std::make_shared<Artwork>();
    }

    void everyTurnIsSpokenOnce();
    void theCellLookedAtIsSpoken();
    void theMapIsSpokenAgainAfterASheet();
    void whatAnErrandEndsWithIsSaidOnce();
    void whatIsChosenInASheetIsSaidOnce();
    void whatIsSaidWithTheFocusElsewhereIsAnnounced();
    void aTurnIsAnnouncedWithTheFocusInAPanel();
    void whatIsAroundIsSaidWithTheFocusInAPanel();
    void healthThatFallsIsSaidFirst();
    void allOfAFightIsSaidAndDangerFirst();
    void nothingIsLostToWhatIsSaidAfterIt();
    void aMessageThatWasToldAtOnceIsNotToldAgain();
    void ambienceIsSaidBehindAllElse();
    void ambienceWaitsForDangerToPass();
    void newerAmbienceTakesThePlaceOfTheOlder();
    void ambienceIsSaidFromWhereTheHeroIsThen();
    void whatSoundsAlikeFromThereIsSaidOnce();
    void withoutByEarWhatIsHeardIsNotSaid();
    void byEarWhatComesIntoViewIsSaidWithItsPlace();
    void byEarWhoComesNearerIsSaidOnce();
    void byEarFireInViewIsSaidFirst();
    void byEarMessagesSayWhere();
    void whatIsHeardIsSaid();
    void thingsOfASortAreGoneThroughAndSaid();
    void aSortWithoutThingsSaysSo();
    void byEarAHintIsSaidOnceAndBehindAllElse();
    void onTheWayNothingIsSaidUntilItEnds();
    void byEarAGameBeginsWithTheKeysThatAsk();
    void aSheetIsADialogToReaders();

private:
    std::shared_ptr<Artwork> m_artwork;
};

namespace {

constexpr int kFullHealth = 400;

// Bats on every side, and a hero who lives for a while.
Dungeon batCave()
{
    Dungeon dungeon = batPit();
    dungeon.rules.health = kFullHealth;
    return dungeon;
}

// Of the mark that this loss of health passes; "": none.
QString markPassed(int before, int after)
{
    for (const int mark : {25, 50, 75})
        if (after * 100 < kFullHealth * mark && before * 100 >= kFullHealth * mark)
            return QString("Health below %1 %: %2 of %3.").arg(mark).arg(after).arg(kFullHealth);
    return {};
}

struct ToldTurn {
    QStringList dangers;
    QStringList news;
};

// The hero, and a room behind a wall.
Dungeon twoRooms()
{
    return arena({{
        "XXXXXXXXX",
        "X..X..@.X",
        "XXXXXXXXX",
    }});
}

std::shared_ptr<GameSounds> captionsAlone()
{
    auto sounds = std::make_shared<GameSounds>();
    sounds->setOptions({.volume = 0, .hasCaptions = true});
    return sounds;
}

const Caption kWater{"running water", {1, 1, 0}};

// What the messages from there on say.
ToldTurn toldSince(const RunningGame& game, std::size_t first)
{
    const Describer describer(game.world().state().catalogue);
    ToldTurn told;
    const auto& messages = game.session().messages();
    for (std::size_t i = first; i < messages.size(); ++i) {
        const bool isDanger = messages[i].tone == Tone::Harm || messages[i].tone == Tone::Warning;
        (isDanger ? told.dangers : told.news) << describer.describe(messages[i].text);
    }
    return told;
}

// A voice without a page, and a game that it tells of.
class Speaker {
public:
    explicit Speaker(const Dungeon& dungeon) : m_words(m_map), m_voice(m_context, m_words)
    {
        m_context.game = std::make_unique<RunningGame>(sessionOf(dungeon), std::nullopt);
        m_context.describer.emplace(m_context.world().state().catalogue);
        m_voice.begin(false);
    }

    GameVoice& voice() { return m_voice; }
    void happens(Tone tone, const char* text) { m_context.game->tell(tone, Text("game", text)); }
    QString told()
    {
        m_voice.tell({5, 4}, "Floor.");
        return m_words.text();
    }
    const QString& text() const { return m_words.text(); }

private:
    PlayContext m_context;
    QWidget m_map;
    MapVoice m_words;
    GameVoice m_voice;
};

} // namespace

void VoiceTest::everyTurnIsSpokenOnce()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    const MapVoice& voice = player.page().map().voice();
    QCoreApplication::processEvents(); // it is told where the focus is
    const int before = voice.speaking();
    player.press(Qt::Key_Right);
    QCOMPARE(voice.text(), QString("6, 4: You. Stairs down."));
    QVERIFY(voice.speaking() != before);
    player.type("g"); // refused
    QCOMPARE(voice.text(), QString("Nothing lies here. 6, 4: You. Stairs down."));
    QCOMPARE(voice.speaking(), before);
    player.type(">");
    QCOMPARE(player.world().hero().at, (Position{6, 4, 1}));
    QVERIFY2(voice.text().endsWith(" 6, 4: You. Stairs up."), qPrintable(voice.text()));
}

void VoiceTest::theCellLookedAtIsSpoken()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type(";");
    player.press(Qt::Key_Right);
    QVERIFY(player.page().lookLine().startsWith("Stairs down."));
    QCOMPARE(player.page().map().voice().text(), "6, 4: " + player.page().lookLine());
}

void VoiceTest::theMapIsSpokenAgainAfterASheet()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("i");
    const MapVoice& voice = player.page().map().voice();
    QCoreApplication::processEvents(); // it is told where the focus is
    const int before = voice.speaking();
    player.press(Qt::Key_Escape);
    QTRY_VERIFY(voice.speaking() != before);
    QCOMPARE(voice.text(), QString("5, 4: You. Cave floor."));
}

void VoiceTest::whatAnErrandEndsWithIsSaidOnce()
{
    PageDriver player(asciiDungeon("#########\n#@.....>#\n#########\n\n#########\n#......<#\n#########"), m_artwork);
    QVERIFY(player.isReady());
    const MapVoice& voice = player.page().map().voice();
    QCoreApplication::processEvents(); // it is told where the focus is
    const int before = voice.speaking();
    player.type("o");
    QTRY_VERIFY2(voice.text().startsWith("Explored. Press o again to go to the stairs. "), qPrintable(voice.text()));
    QVERIFY2(voice.text().contains(", 1: You."), qPrintable(voice.text())); // where that is with it
    QVERIFY(voice.speaking() != before); // there are two, which take turns
}

void VoiceTest::whatIsChosenInASheetIsSaidOnce()
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = {"rock"};
    PageDriver player(dungeon, m_artwork);
    QVERIFY(player.isReady());
    const MapVoice& voice = player.page().map().voice();
    player.type("d");
    QVERIFY(player.sheet() != nullptr);
    QCoreApplication::processEvents();
    const int before = voice.speaking();
    player.press(Qt::Key_Return);
    QVERIFY(player.sheet() == nullptr);
    QCoreApplication::processEvents();
    QVERIFY2(voice.text().startsWith("You drop the rock. "), qPrintable(voice.text()));
    QVERIFY(voice.speaking() != before);
}

// Readers say what comes to light with the role of a notification.
void VoiceTest::whatIsSaidWithTheFocusElsewhereIsAnnounced()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("p");
    QVERIFY(player.page().findChild<QWidget*>("announcement") == nullptr); // the map itself says it
    player.press(Qt::Key_F6);
    player.type("p");
    QCOMPARE(player.page().lookLine(), QString("Nothing is on p. Press ? for all keys."));
    auto* speaker = player.page().findChild<QWidget*>("announcement");
    QVERIFY(speaker != nullptr && speaker->isVisible());
    const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(speaker);
    QCOMPARE(told->role(), QAccessible::Notification);
    QCOMPARE(told->text(QAccessible::Name), player.page().lookLine());
}

void VoiceTest::aTurnIsAnnouncedWithTheFocusInAPanel()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type(".");
    QVERIFY(player.page().findChild<QWidget*>("announcement") == nullptr);
    player.press(Qt::Key_F6);
    player.page().game()->tell(Tone::Plain, Text("game", "One."));
    player.type(".");
    QCOMPARE(player.turn(), 2);
    auto* speaker = player.page().findChild<QWidget*>("announcement");
    QVERIFY(speaker != nullptr);
    const QString told = QAccessible::queryAccessibleInterface(speaker)->text(QAccessible::Name);
    QVERIFY2(told.startsWith("One. 5, 4: You."), qPrintable(told));
}

void VoiceTest::whatIsAroundIsSaidWithTheFocusInAPanel()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.press(Qt::Key_A, Qt::ControlModifier);
    const QString around = player.page().lookLine();
    QVERIFY2(around.contains("step(s) east."), qPrintable(around));
    for (int pane = 0; pane < 2; ++pane) { // what is in view, then the messages
        player.press(Qt::Key_F6);
        player.type("p");
        QVERIFY(player.page().lookLine() != around);
        player.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(player.page().lookLine(), around);
    }
}

void VoiceTest::healthThatFallsIsSaidFirst()
{
    PageDriver player(batCave(), m_artwork);
    QVERIFY(player.isReady());
    const MapVoice& voice = player.page().map().voice();
    int marks = 0;
    for (int turn = 0; turn < 400 && marks < 2; ++turn) {
        const int before = player.world().hero().health;
        player.type(".");
        if (player.world().isOver() || player.sheet() != nullptr)
            break;
        const QString mark = markPassed(before, player.world().hero().health);
        QCOMPARE(voice.text().contains("Health below"), !mark.isEmpty());
        QVERIFY2(voice.text().startsWith(mark), qPrintable(voice.text()));
        marks += !mark.isEmpty();
    }
    QVERIFY(marks > 0);
}

void VoiceTest::allOfAFightIsSaidAndDangerFirst()
{
    PageDriver player(batCave(), m_artwork);
    QVERIFY(player.isReady());
    bool isMixed = false;
    for (int turn = 0; turn < 100 && !isMixed; ++turn) {
        const std::size_t first = player.page().game()->session().messages().size();
        player.press(turn % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
        QVERIFY(!player.world().isOver());
        const ToldTurn told = toldSince(*player.page().game(), first);
        const QString fight = (told.dangers + told.news).join(u' ');
        const QString spoken = player.page().map().voice().text();
        QVERIFY2(spoken.contains(fight), qPrintable(spoken + " | " + fight));
        isMixed = !told.dangers.isEmpty() && !told.news.isEmpty();
    }
    QVERIFY(isMixed);
}

// A reader breaks off when it is told more.
void VoiceTest::nothingIsLostToWhatIsSaidAfterIt()
{
    Speaker speaker(emptyHall());
    speaker.happens(Tone::Plain, "One.");
    QCOMPARE(speaker.told(), QString("One. 5, 4: Floor."));
    speaker.happens(Tone::Warning, "Two!");
    QCOMPARE(speaker.told(), QString("Two! One. 5, 4: Floor."));
    speaker.voice().say("Three.");
    QCOMPARE(speaker.text(), QString("Two! One. Three. 5, 4: Floor."));
    speaker.voice().hush(); // the player acts
    speaker.happens(Tone::Plain, "Four.");
    QCOMPARE(speaker.told(), QString("Four. 5, 4: Floor."));
    speaker.voice().hush();
    speaker.voice().say("Five.");
    QCOMPARE(speaker.text(), QString("Five."));
}

void VoiceTest::aMessageThatWasToldAtOnceIsNotToldAgain()
{
    Speaker speaker(emptyHall());
    speaker.happens(Tone::Warning, "Two!");
    speaker.voice().tellMessages();
    QCOMPARE(speaker.text(), QString("Two!"));
    QCOMPARE(speaker.told(), QString("Two! 5, 4: Floor."));
}

void VoiceTest::withoutByEarWhatIsHeardIsNotSaid()
{
    Speaker speaker(emptyHall());
    speaker.voice().hear({kWater});
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
    speaker.voice().setByEar(true);
    QCOMPARE(speaker.told(), QString("5, 4: Floor.")); // it was heard before
}

void VoiceTest::ambienceIsSaidBehindAllElse()
{
    Speaker speaker(twoRooms());
    speaker.voice().setByEar(true);
    speaker.voice().hear({kWater});
    speaker.happens(Tone::Plain, "One.");
    QCOMPARE(speaker.told(), QString("One. 5, 4: Floor. Running water to the west."));
    speaker.happens(Tone::Plain, "Two."); // breaks off what was told
    QCOMPARE(speaker.told(), QString("One. Two. 5, 4: Floor. Running water to the west."));
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
}

void VoiceTest::ambienceWaitsForDangerToPass()
{
    Speaker speaker(twoRooms());
    speaker.voice().setByEar(true);
    speaker.voice().hear({kWater});
    for (int turn = 0; turn < 2; ++turn) {
        speaker.happens(Tone::Warning, "One!");
        QCOMPARE(speaker.told(), QString("One! 5, 4: Floor."));
        speaker.voice().hush();
    }
    QCOMPARE(speaker.told(), QString("5, 4: Floor. Running water to the west."));
    speaker.happens(Tone::Harm, "Two."); // breaks it off
    QCOMPARE(speaker.told(), QString("Two. 5, 4: Floor."));
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor. Running water to the west."));
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
}

void VoiceTest::newerAmbienceTakesThePlaceOfTheOlder()
{
    Speaker speaker(twoRooms());
    speaker.voice().setByEar(true);
    speaker.voice().hear({kWater});
    speaker.voice().hear({kWater}); // the game is shown anew
    speaker.voice().hear(std::vector<Caption>()); // and nothing more is heard
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor. Running water to the west."));
    speaker.voice().hear({{"a cry", {2, 1, 0}}});
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor. A cry to the west."));
    speaker.voice().hush();
    speaker.voice().hear({{"a cry", {5, 1, 0}}}); // where the hero sees it by now
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
}

void VoiceTest::ambienceIsSaidFromWhereTheHeroIsThen()
{
    PageDriver player(arena({{
                          "XXXXXXX",
                          "X...@.X",
                          "XXX.XXX",
                          "XXX.XXX",
                          "X.....X",
                          "X.XXXXX",
                          "X~XXXXX",
                          "XXXXXXX",
                      }}),
                      m_artwork);
    QVERIFY(player.isReady());
    PlayOptions byEar;
    byEar.byEar = true;
    player.page().setOptions(byEar);
    player.page().setSounds(captionsAlone());
    player.page().game()->tell(Tone::Warning, Text("game", "One!"));
    player.type(".");
    QCOMPARE(player.page().map().voice().text(), QString("One! 4, 1: You. Cave floor."));
    player.type("h"); // it was to the south west
    QCOMPARE(player.page().map().voice().text(), QString("3, 1: You. Cave floor. Running water to the south."));
}

void VoiceTest::whatSoundsAlikeFromThereIsSaidOnce()
{
    Speaker speaker(twoRooms());
    speaker.voice().setByEar(true);
    speaker.voice().hear({kWater, {kWater.what, {2, 1, 0}}});
    QCOMPARE(speaker.told(), QString("5, 4: Floor. Running water to the west."));
}

void VoiceTest::byEarWhatComesIntoViewIsSaidWithItsPlace()
{
    Speaker speaker(arena({{"XXXXXXXXX", "X@..N...X", "XXXXXXXXX"}}));
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
    speaker.voice().setByEar(true);
    speaker.happens(Tone::Plain, "One.");
    const QString spoken = speaker.told();
    QVERIFY2(spoken.contains("A newt comes into view. 3 step(s) east."), qPrintable(spoken));
    QVERIFY2(spoken.contains("One."), qPrintable(spoken));
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
}

// A kobold comes straight for the hero, then strikes from where it is.
void VoiceTest::byEarWhoComesNearerIsSaidOnce()
{
    Dungeon dungeon = arena({{"XXXXXXXXX", "X@......X", "XXXXXXXXX"}}, kFullHealth);
    dungeon.levels[0].things.push_back({KindTable::Creature, *dungeon.catalogue->findCreature("kobold"), 5, 1, {}});
    PageDriver player(dungeon, m_artwork);
    QVERIFY(player.isReady());
    PlayOptions byEar;
    byEar.byEar = true;
    player.page().setOptions(byEar);
    player.page().play(std::make_unique<RunningGame>(sessionOf(dungeon), std::nullopt));
    const MapVoice& voice = player.page().map().voice();
    QTRY_VERIFY2(voice.text().contains("A kobold comes into view. 4 step(s) east."), qPrintable(voice.text()));
    QString spoken;
    for (int turn = 0; turn < 20; ++turn) {
        player.type(".");
        spoken += voice.text() + u'\n';
    }
    QVERIFY2(spoken.contains("damage. 1 step(s) east."), qPrintable(spoken));
    QVERIFY2(spoken.count("Kobold, coming nearer. 2 step(s) east.") == 1, qPrintable(spoken));
    QVERIFY2(spoken.count("Kobold, beside you. 1 step(s) east.") == 1, qPrintable(spoken));
}

void VoiceTest::byEarFireInViewIsSaidFirst()
{
    Dungeon dungeon = asciiDungeon("#########\n#@...^..#\n#########\n", catalogueWith(R"({"use": ["living"]})"));
    dungeon.rules.sight = 9;
    Speaker speaker(dungeon);
    speaker.happens(Tone::Plain, "One.");
    QCOMPARE(speaker.told(), QString("One. 5, 4: Floor."));
    speaker.voice().hush();
    speaker.voice().setByEar(true);
    speaker.happens(Tone::Plain, "Two.");
    QCOMPARE(speaker.told(), QString("Flames. 4 step(s) east. Two. 5, 4: Floor."));
    speaker.voice().hush();
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
}

void VoiceTest::byEarMessagesSayWhere()
{
    PageDriver player(batCave(), m_artwork);
    QVERIFY(player.isReady());
    PlayOptions options;
    const auto saysWhere = [&player] {
        for (int turn = 0; turn < 10; ++turn) {
            player.type(".");
            if (player.page().map().voice().text().contains("damage. 1 step(s) "))
                return true;
        }
        return false;
    };
    QVERIFY(!saysWhere());
    options.byEar = true;
    player.page().setOptions(options);
    QVERIFY(saysWhere());
}

void VoiceTest::whatIsHeardIsSaid()
{
    PageDriver player(arena({{
                          "XXXXXXXXXXXX",
                          "X@....+~~~~X",
                          "XXXXXXXXXXXX",
                      }}),
                      m_artwork);
    QVERIFY(player.isReady());
    PlayOptions byEar;
    byEar.byEar = true;
    player.page().setOptions(byEar);
    player.page().setSounds(captionsAlone());
    player.type("l");
    const QString spoken = player.page().map().voice().text();
    QVERIFY2(spoken.startsWith("2, 1: ") && spoken.endsWith(" Running water to the east."), qPrintable(spoken));
}

void VoiceTest::thingsOfASortAreGoneThroughAndSaid()
{
    PageDriver player(arena({{
                          "XXXXXXXX",
                          "X@.N.N.X",
                          "X......+",
                          "XXXXX+XX",
                      }}),
                      m_artwork);
    QVERIFY(player.isReady());
    const auto spoken = [&player] { return player.page().map().voice().text(); };
    player.type("V");
    QVERIFY2(spoken().startsWith("3, 1: Newt") && spoken().endsWith("2 step(s) east."), qPrintable(spoken()));
    player.type("V");
    QVERIFY2(spoken().startsWith("5, 1: Newt"), qPrintable(spoken()));
    player.type("V");
    QVERIFY2(spoken().startsWith("3, 1: Newt"), qPrintable(spoken()));
    player.type("SSS");
    QCOMPARE(spoken(), QString("Known doors: 2. V looks at the nearest."));
    player.type("V");
    QVERIFY2(spoken().startsWith("5, 3: Door.") && spoken().contains("4 step(s) south east."), qPrintable(spoken()));
    player.type("P");
    QVERIFY2(spoken().startsWith("7, 2: Door."), qPrintable(spoken()));
    player.type("P");
    QVERIFY2(spoken().startsWith("5, 3: Door."), qPrintable(spoken()));
    QCOMPARE(player.turn(), 0);
}

void VoiceTest::aSortWithoutThingsSaysSo()
{
    PageDriver player(arena({{"XXXXX", "X@..X", "XXXXX"}}), m_artwork);
    QVERIFY(player.isReady());
    player.type("V");
    QCOMPARE(player.page().map().voice().text(), QString("Creatures in view: none. S takes another sort."));
    QVERIFY(!player.page().map().overlay().cursor);
}

void VoiceTest::byEarAHintIsSaidOnceAndBehindAllElse()
{
    Speaker speaker(emptyHall());
    speaker.voice().hint("Press o.");
    QCOMPARE(speaker.told(), QString("5, 4: Floor.")); // whoever sees it reads it below the map
    speaker.voice().setByEar(true);
    speaker.voice().hush();
    speaker.voice().hint("Press o.");
    speaker.happens(Tone::Plain, "One.");
    QCOMPARE(speaker.told(), QString("One. Press o. 5, 4: Floor."));
    speaker.voice().hush();
    speaker.voice().hint("Press o.");
    QCOMPARE(speaker.told(), QString("5, 4: Floor."));
}

void VoiceTest::onTheWayNothingIsSaidUntilItEnds()
{
    Speaker speaker(emptyHall());
    speaker.happens(Tone::Plain, "One.");
    speaker.voice().hold({3, 4}, "Floor.");
    speaker.happens(Tone::Plain, "Two.");
    speaker.voice().hold({4, 4}, "Floor.");
    QCOMPARE(speaker.text(), QString());
    QCOMPARE(speaker.told(), QString("One. Two. 5, 4: Floor."));
}

void VoiceTest::byEarAGameBeginsWithTheKeysThatAsk()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    PlayOptions byEar;
    byEar.byEar = true;
    player.page().setOptions(byEar);
    player.page().play(std::make_unique<RunningGame>(sessionOf(emptyHall()), std::nullopt));
    const MapVoice& voice = player.page().map().voice();
    const QString keys = "Press ? for all keys. Ctrl+A says what is around you, Ctrl+D describes the place.";
    QTRY_VERIFY2(voice.text().contains(keys), qPrintable(voice.text()));
    player.type(".");
    QVERIFY2(!voice.text().contains("Press"), qPrintable(voice.text()));
}

void VoiceTest::aSheetIsADialogToReaders()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("C");
    QVERIFY(player.sheet() != nullptr);
    const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(player.sheet());
    QCOMPARE(told->role(), QAccessible::Dialog);
    QCOMPARE(told->text(QAccessible::Name), player.title());
}

CAVE_TEST_SUITE(VoiceTest);
#include "voice_test.moc"
