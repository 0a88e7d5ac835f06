// SPDX-License-Identifier: MIT
// Throwing and zapping as a player meets them: by keys, again, and with what the map shows of it.
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QListWidget>
#include <QPushButton>
#include <QTranslator>

using namespace cave;

namespace {

std::shared_ptr<const Catalogue> kinds()
{
    return catalogueWith(R"({"creatures": [
        {"id": "target", "name": "target", "article": "a", "glyph": "T", "colour": "#ffffff", "health": 1000}],
        "items": [{"id": "wand", "name": "wand", "article": "a", "glyph": "/", "colour": "#ffffff", "charges": 1,
                   "effect": {"kind": "slow", "by": "zapping", "turns": 9}},
                  {"id": "ray", "name": "ray", "article": "a", "glyph": "/", "colour": "#ffffff", "charges": 2,
                   "effect": {"kind": "slow", "by": "zapping", "turns": 9, "aim": "line", "range": 6}}]})");
}

Dungeon rangeWith(const std::vector<std::string>& kit)
{
    Dungeon dungeon = asciiDungeon("###########\n#.........#\n#@...T....#\n#.........#\n###########", kinds());
    dungeon.rules.kit = kit;
    dungeon.rules.sight = 9;
    return dungeon;
}

const Creature& targetOf(const World& world) { return *world.creatureAt({5, 2, 0}); }

} // namespace

class AimTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void throwingTakesThreeKeysAndTheSameAgainTwo();
    void repeatingAThrowAimsAgain();
    void theKeyThatBeganItDoesIt();
    void theWayOfAThrowIsShown();
    void aBlastThatMeetsTheHeroIsTold();
    void whatIsWornIsRefusedWithItsReason();
    void anEmptyWandIsRefusedWithItsReason();
    void whatIsWieldedIsNotThrownByMistake();
    void theLastOneInTheHandIsNotThrownAgain();
    void aimingNamesTheThing();
    void aWandThatDidNothingSaysSo();
    void nothingAimedYetIsSaid();
    void theCursorLeapsFiveTenAndTwenty();

private:
    QTranslator m_english;
    std::shared_ptr<Artwork> m_artwork;
};

void AimTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
    QVERIFY(m_english.load(":/i18n/cavewright_en.qm"));
    QApplication::installTranslator(&m_english);
}

void AimTest::throwingTakesThreeKeysAndTheSameAgainTwo()
{
    PageDriver player(rangeWith({"rock", "rock"}), m_artwork);
    QVERIFY(player.isReady());
    player.type("t");
    player.press(Qt::Key_Return);
    QVERIFY(player.sheet() == nullptr);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
    const int health = targetOf(player.world()).health;
    QVERIFY(health < 1000);
    player.type("f");
    QCOMPARE(player.page().map().overlay().cursor, QPoint(5, 2));
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 2);
    QVERIFY(targetOf(player.world()).health < health);
    player.type("f");
    QCOMPARE(player.page().lookLine(), QString("You have no more of what you aimed last."));
    QCOMPARE(player.turn(), 2);
}

void AimTest::repeatingAThrowAimsAgain()
{
    PageDriver player(rangeWith({"rock", "rock"}), m_artwork);
    player.type(".t");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 2);
    player.type("R");
    QCOMPARE(player.turn(), 2); // it does not wait, as before the throw
    QCOMPARE(player.page().map().overlay().cursor, QPoint(5, 2));
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 3);
}

void AimTest::theKeyThatBeganItDoesIt()
{
    PageDriver player(rangeWith({"rock"}), m_artwork);
    player.type("t");
    player.press(Qt::Key_Return);
    player.type("t");
    QCOMPARE(player.turn(), 1);
}

void AimTest::theWayOfAThrowIsShown()
{
    PageDriver player(rangeWith({"rock"}), m_artwork);
    player.type("t");
    player.press(Qt::Key_Return);
    QCOMPARE(player.page().map().overlay().path.size(), std::size_t{4});
    player.press(Qt::Key_Right); // behind the target: it ends there all the same
    QCOMPARE(player.page().map().overlay().path.size(), std::size_t{4});
    player.press(Qt::Key_Escape);
    QVERIFY(player.page().map().overlay().path.empty());
    QCOMPARE(player.turn(), 0);
}

void AimTest::aBlastThatMeetsTheHeroIsTold()
{
    PageDriver player(rangeWith({"fireball_scroll"}), m_artwork);
    player.type("r");
    player.press(Qt::Key_Return);
    QVERIFY(!player.page().map().overlay().blastMeetsHero);
    player.press(Qt::Key_Left);
    player.press(Qt::Key_Left);
    QVERIFY(player.page().map().overlay().blastMeetsHero);
    QVERIFY(player.page().lookLine().startsWith("You would be hit, too!"));
}

void AimTest::whatIsWornIsRefusedWithItsReason()
{
    PageDriver player(rangeWith({"tunic"}), m_artwork);
    player.type("t");
    const auto buttons = player.sheet()->findChildren<QPushButton*>();
    const auto found =
        std::ranges::find_if(buttons, [](const QPushButton* button) { return button->accessibleName() == "Throw"; });
    QVERIFY(found != buttons.end() && !(*found)->isEnabled());
    QCOMPARE((*found)->accessibleDescription(), QString("You would have to take the tunic off first."));
}

void AimTest::anEmptyWandIsRefusedWithItsReason()
{
    PageDriver player(rangeWith({"wand"}), m_artwork);
    player.type("z");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
    QVERIFY(targetOf(player.world()).conditions != Conditions{});
    player.type("f");
    QCOMPARE(player.page().lookLine(), QString("The wand has no charge left."));
    QCOMPARE(player.turn(), 1);
}

void AimTest::whatIsWieldedIsNotThrownByMistake()
{
    PageDriver player(rangeWith({"sword", "tunic", "apple", "rock"}), m_artwork);
    player.type("t");
    const auto* list = player.sheet()->findChild<QListWidget*>();
    QVERIFY(list->currentItem()->text().startsWith("Rock")); // made to be thrown
    player.press(Qt::Key_Escape);
    PageDriver armed(rangeWith({"sword"}), m_artwork);
    armed.type("t");
    armed.press(Qt::Key_Return);
    QVERIFY(armed.sheet() != nullptr); // it was only chosen by that
    armed.press(Qt::Key_Return);
    QVERIFY(armed.sheet() == nullptr);
    QVERIFY(armed.page().map().overlay().cursor);
}

void AimTest::theLastOneInTheHandIsNotThrownAgain()
{
    PageDriver player(rangeWith({"dagger", "dagger"}), m_artwork);
    player.type("t");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
    player.type("f");
    QCOMPARE(player.page().lookLine(), QString("You have no more of what you aimed last."));
}

void AimTest::aimingNamesTheThing()
{
    PageDriver player(rangeWith({"rock", "wand"}), m_artwork);
    player.type("t");
    player.press(Qt::Key_Return);
    const QString keys = "Return does it, Tab finds the next, Esc goes back."; // before what a long line leaves out
    QVERIFY2(player.page().lookLine().startsWith("Throw: rock. " + keys + " Target"),
             qPrintable(player.page().lookLine()));
    player.press(Qt::Key_Escape);
    player.type("z");
    player.press(Qt::Key_Return);
    QVERIFY2(player.page().lookLine().startsWith("Zap: wand. " + keys + " Target"),
             qPrintable(player.page().lookLine()));
}

// The wand slows a creature, and nobody stands where its ray ends.
void AimTest::aWandThatDidNothingSaysSo()
{
    Dungeon dungeon = rangeWith({"ray"});
    PageDriver player(dungeon, m_artwork);
    player.type("z");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Up); // beside the target
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
    QCOMPARE(player.lastMessage(), QString("Nothing happens."));
    player.type("f");
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 2);
    QVERIFY2(player.lastMessage() != "Nothing happens.", qPrintable(player.lastMessage()));
}

void AimTest::nothingAimedYetIsSaid()
{
    PageDriver player(rangeWith({"rock"}), m_artwork);
    player.type("f");
    QCOMPARE(player.page().lookLine(), QString("You have aimed nothing yet. Press t to throw something."));
}

void AimTest::theCursorLeapsFiveTenAndTwenty()
{
    const std::string wall(60, '#');
    Dungeon dungeon = asciiDungeon(wall + "\n#@" + std::string(57, '.') + "#\n" + wall, kinds());
    dungeon.rules.kit = {"rock"};
    PageDriver player(dungeon, m_artwork);
    player.type("t");
    player.press(Qt::Key_Return);
    const auto x = [&] { return player.page().map().overlay().cursor->x(); };
    QCOMPARE(x(), 1);
    player.press(Qt::Key_Right);
    QCOMPARE(x(), 2);
    player.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(x(), 7);
    player.press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(x(), 17);
    player.press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(x(), 37);
    player.press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(x(), 17);
    QCOMPARE(player.turn(), 0);
}

CAVE_TEST_SUITE(AimTest);
#include "aim_test.moc"
