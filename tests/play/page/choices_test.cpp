// SPDX-License-Identifier: MIT
// What a new level brings, and aiming, as a player meets them.
#include "app/play/page/status_panel.h"
#include "app/play/sheets/choices/choice_sheet.h"
#include "app/view/ui/bar_widget.h"
#include "app/view/ui/theme.h"
#include "core/rules/facts/pack.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QPushButton>
#include <QTranslator>

#include <algorithm>

using namespace cave;

namespace {

// A zombie stands east of a hero who fells it and so reaches level 3 at once.
Dungeon zombieBeside()
{
    Dungeon dungeon = arena({{"XXXXX", "X@..X", "XXXXX"}});
    dungeon.levels[0].things.push_back(
        {KindTable::Creature, *dungeon.catalogue->findCreature("giant_zombie"), 2, 1, {}});
    dungeon.rules.growth = GrowthFormula::Jsrogue;
    dungeon.rules.attack = 10'000;
    dungeon.rules.health = 500;
    return dungeon;
}

Dungeon newtAfar(const std::string& scroll)
{
    Dungeon dungeon = arena({{
        "XXXXXXXXXXX",
        "X.........X",
        "X@.....N..X",
        "X.........X",
        "XXXXXXXXXXX",
    }});
    dungeon.rules.kit = {scroll, scroll};
    dungeon.rules.sight = 9;
    return dungeon;
}

const Creature* newtOf(const World& world)
{
    for (const Creature& creature : world.creatures())
        if (creature.id != world.state().hero)
            return &creature;
    return nullptr;
}

void aim(PageDriver& player)
{
    player.type("r");
    player.press(Qt::Key_Return);
}

} // namespace

class ChoicesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void gainsAreChosenOneAfterTheOther();
    void gainsCountWhatIsWornAndWielded();
    void untilAGainIsChosenEveryActAsksAgain();
    void anotherKeyIsRefusedInTheWordsOfTheDungeon();
    void eachOfManyThingsHasOneKey();
    void aPostponedGainHasAButton();
    void theHeroAndItsNeighboursStayInSight_data();
    void theHeroAndItsNeighboursStayInSight();
    void healthAndNumbersStayInSightBesideAHeroInTheMiddle_data() { theHeroAndItsNeighboursStayInSight_data(); }
    void healthAndNumbersStayInSightBesideAHeroInTheMiddle();
    void moreDefenceIsCalledSo();
    void panelShowsLevelHungerAndGear();
    void panelCountsWhatIsGathered();
    void barsAreAsHighAsTheirWords();
    void aimBeginsAtTheNearestAndEscapeKeepsTheScroll();
    void refusedAimStaysAndUsesNoTurn();
    void enterReadsAtTheAim();
    void blastIsShown();
    void clickReadsAtTheCell();

private:
    QTranslator m_english;
    std::shared_ptr<Artwork> m_artwork;
};

void ChoicesTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
    QVERIFY(m_english.load(":/i18n/cavewright_en.qm"));
    QApplication::installTranslator(&m_english);
}

void ChoicesTest::gainsAreChosenOneAfterTheOther()
{
    PageDriver player(zombieBeside(), m_artwork);
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    QCOMPARE(player.title(), QString("A new level"));
    const Creature before = player.world().hero();
    QCOMPARE(before.gainsToChoose, 2);
    QVERIFY(player.sheet()->ignoresKeys());
    const QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus != nullptr && focus != player.sheet());
    player.type("2");
    player.press(Qt::Key_Return);
    QCOMPARE(player.world().hero().gainsToChoose, 2);
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    QCOMPARE(QApplication::focusWidget(), focus); // readers tell of it once
    player.type("2");
    QCOMPARE(player.world().hero().attack, before.attack + 2);
    QCOMPARE(player.title(), QString("A new level"));
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    player.press(Qt::Key_Return); // the first choice
    QCOMPARE(player.world().hero().maxHealth, before.maxHealth + 10);
    QVERIFY(player.sheet() == nullptr);
    QVERIFY(player.page().map().hasFocus());
}

void ChoicesTest::gainsCountWhatIsWornAndWielded()
{
    Dungeon dungeon = zombieBeside();
    dungeon.rules.kit = {"sword", "tunic"};
    PageDriver player(dungeon, m_artwork);
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    const World& world = player.world();
    const int attack = attackOf(world, world.hero());
    const int defence = defenceOf(world, world.hero());
    QVERIFY(attack > world.hero().attack && defence > world.hero().defence);
    QStringList choices;
    for (const QPushButton* button : player.sheet()->findChildren<QPushButton*>())
        choices.append(button->accessibleName());
    QVERIFY2(choices.contains(QString("Attack: %L1 to %L2").arg(attack).arg(attack + 2)),
             qPrintable(choices.join(' ')));
    QVERIFY2(choices.contains(QString("Defence: %L1 to %L2").arg(defence).arg(defence + 2)),
             qPrintable(choices.join(' ')));
}

void ChoicesTest::untilAGainIsChosenEveryActAsksAgain()
{
    PageDriver player(zombieBeside(), m_artwork);
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    player.press(Qt::Key_Escape);
    QVERIFY(player.sheet() == nullptr);
    const std::int64_t turn = player.turn();
    player.type(".");
    QCOMPARE(player.title(), QString("A new level"));
    for (const int key : {Qt::Key_Return, Qt::Key_O}) { // the obvious, and to explore
        QTRY_VERIFY(!player.sheet()->ignoresKeys());
        player.press(Qt::Key_Escape);
        QVERIFY(player.sheet() == nullptr);
        key == Qt::Key_O ? player.type("o") : player.press(Qt::Key_Return);
        QTRY_VERIFY(player.sheet() != nullptr);
        QCOMPARE(player.title(), QString("A new level"));
    }
    QCOMPARE(player.turn(), turn);
}

void ChoicesTest::anotherKeyIsRefusedInTheWordsOfTheDungeon()
{
    const auto wordsOf = [](const PageDriver& player) {
        QStringList texts;
        for (const QLabel* label : player.sheet()->findChildren<QLabel*>())
            texts.append(label->text());
        return texts;
    };
    Dungeon published = zombieBeside();
    published.rules.texts.instead = {{"You are level %1. Choose what to gain first.", "Invalid entry."}};
    for (const auto& [dungeon, refusal] : {std::pair(zombieBeside(), "You are level 3. Choose what to gain first."),
                                           std::pair(published, "Invalid entry.")}) {
        PageDriver player(dungeon, m_artwork);
        for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
            player.press(Qt::Key_Right);
        QTRY_VERIFY(!player.sheet()->ignoresKeys());
        player.press(Qt::Key_Tab); // goes on to the next choice
        QVERIFY(wordsOf(player).contains(QString("You are level 3. Choose one:")));
        player.type("x");
        QCOMPARE(player.title(), QString("A new level"));
        QVERIFY2(wordsOf(player).contains(QString(refusal)), qPrintable(wordsOf(player).join(' ')));
        QCOMPARE(player.world().hero().gainsToChoose, 2);
    }
}

void ChoicesTest::eachOfManyThingsHasOneKey()
{
    std::vector<ChoiceSheet::Choice> choices;
    for (std::uint32_t i = 1; i <= 12; ++i)
        choices.push_back({EntityId{i}, QString("Thing %1").arg(i)});
    ChoiceSheet sheet("Title", "Question", choices);
    std::vector<EntityId> chosen;
    connect(&sheet, &ChoiceSheet::chosen, this, [&](EntityId item) { chosen.push_back(item); });
    QTest::keyClicks(&sheet, "19ac");
    QCOMPARE(chosen, (std::vector{EntityId{1}, EntityId{9}, EntityId{10}, EntityId{12}}));
    QTest::keyClicks(&sheet, "dz"); // there are no more
    QCOMPARE(chosen.size(), std::size_t{4});
}

void ChoicesTest::aPostponedGainHasAButton()
{
    PageDriver player(zombieBeside(), m_artwork);
    const auto buttons = player.page().findChild<StatusPanel*>()->findChildren<QPushButton*>();
    const auto button = std::ranges::find_if(buttons, [](const QPushButton* one) { return one->text() == "Level up"; });
    QVERIFY(button != buttons.end() && !(*button)->isVisible());
    QVERIFY(!player.page().actions()[PlayAction::LevelUp].isEnabled());
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    player.press(Qt::Key_Escape);
    QVERIFY((*button)->isVisible());
    QVERIFY((*button)->height() >= (*button)->minimumSizeHint().height()); // no bar lies over it
    QVERIFY(player.page().actions()[PlayAction::LevelUp].isEnabled());
    QTest::mouseClick(*button, Qt::LeftButton);
    QCOMPARE(player.title(), QString("A new level"));
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    player.type("3");
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    player.type("3");
    QVERIFY(player.sheet() == nullptr && !(*button)->isVisible());
}

void ChoicesTest::theHeroAndItsNeighboursStayInSight_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize size : {QSize(1024, 672), QSize(1280, 772), QSize(1920, 1052)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void ChoicesTest::theHeroAndItsNeighboursStayInSight()
{
    QFETCH(const QSize, window);
    PageDriver player(zombieBeside(), m_artwork);
    player.page().resize(window);
    QApplication::processEvents();
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    const LevelView& map = player.page().map();
    const Position hero = player.world().hero().at;
    const QPoint corner = map.viewport()->mapTo(&player.page(), map.pixelOf({hero.x - 1, hero.y - 1}));
    const int side = static_cast<int>(3 * map.cellSize());
    const QRect around(corner, QSize(side, side));
    const QRect sheet(player.sheet()->mapTo(&player.page(), QPoint()), player.sheet()->QWidget::size());
    QVERIFY2(!sheet.intersects(around), qPrintable(QString("%1 of %2").arg(sheet.x()).arg(around.x())));
}

void ChoicesTest::healthAndNumbersStayInSightBesideAHeroInTheMiddle()
{
    QFETCH(const QSize, window);
    std::vector<std::string> rows(21, "X" + std::string(59, '.') + "X");
    rows.front() = rows.back() = std::string(61, 'X');
    rows[10][30] = '@';
    Dungeon dungeon = arena({std::vector<std::string_view>(rows.begin(), rows.end())});
    dungeon.levels[0].things.push_back(
        {KindTable::Creature, *dungeon.catalogue->findCreature("giant_zombie"), 31, 10, {}});
    dungeon.rules.growth = GrowthFormula::Jsrogue;
    dungeon.rules.attack = 10'000;
    dungeon.rules.health = 500;
    PageDriver player(dungeon, m_artwork);
    player.page().resize(window);
    QApplication::processEvents();
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    QCOMPARE(player.title(), QString("A new level"));
    const LevelView& map = player.page().map();
    const Position hero = player.world().hero().at;
    const QRect sheet(player.sheet()->mapTo(&player.page(), QPoint()), player.sheet()->QWidget::size());
    QVERIFY(!sheet.contains(map.viewport()->mapTo(&player.page(), map.middleOf({hero.x, hero.y}))));
    const auto* panel = player.page().findChild<StatusPanel*>();
    QVERIFY(panel->isVisible());
    QVERIFY2(!sheet.intersects(panel->geometry()), qPrintable(QString::number(sheet.x())));
}

void ChoicesTest::moreDefenceIsCalledSo()
{
    PageDriver player(zombieBeside(), m_artwork);
    for (int i = 0; i < 10 && player.sheet() == nullptr; ++i)
        player.press(Qt::Key_Right);
    QTRY_VERIFY(!player.sheet()->ignoresKeys());
    player.type("3");
    QCOMPARE(player.lastMessage(), QString("Your defence improves!"));
}

void ChoicesTest::panelShowsLevelHungerAndGear()
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = {"sword", "tunic"};
    dungeon.rules.hunger = Hunger{200, 1000, 1, false};
    dungeon.rules.growth = GrowthFormula::Jsrogue;
    PageDriver player(dungeon, m_artwork);
    const auto* panel = player.page().findChild<StatusPanel*>();
    const auto isShown = [&](const QString& text) {
        return std::ranges::any_of(panel->findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
    };
    const auto hasBar = [&](const QString& words) {
        return std::ranges::any_of(panel->findChildren<BarWidget*>(), [&](const BarWidget* bar) {
            return bar->isVisible() && bar->accessibleName() == words;
        });
    };
    QVERIFY(isShown("In hand: sword"));
    QVERIFY(isShown("Worn: tunic"));
    QVERIFY(hasBar("Level 1, experience 0 / 10"));
    QVERIFY(hasBar(QString("Hungry, 200 of %1 food").arg(QLocale().toString(1000))));
    player.type("iaT");
    QVERIFY(!isShown("In hand: sword"));
    QVERIFY(isShown("Worn: tunic"));
    QVERIFY(hasBar(QString("Hungry, 199 of %1 food").arg(QLocale().toString(1000))));
}

void ChoicesTest::panelCountsWhatIsGathered()
{
    Dungeon dungeon = emptyHall();
    const auto zircon = *dungeon.catalogue->findItem("zircon");
    for (int i = 0; i < 2; ++i)
        dungeon.level(0).things.push_back({KindTable::Item, zircon, dungeon.start->at.x, dungeon.start->at.y, {}});
    PageDriver player(dungeon, m_artwork);
    const auto isCounted = [&](const QString& text) {
        return std::ranges::any_of(player.page().findChild<StatusPanel*>()->findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
    };
    QVERIFY(!isCounted("Zircon: 2"));
    player.type("g");
    player.press(Qt::Key_A, Qt::ControlModifier);
    player.press(Qt::Key_Return);
    QVERIFY(isCounted("Zircon: 2"));
}

void ChoicesTest::barsAreAsHighAsTheirWords()
{
    applyTheme(*qApp, 200);
    Dungeon dungeon = emptyHall();
    dungeon.rules.hunger = Hunger{200, 1000, 1, false};
    dungeon.rules.growth = GrowthFormula::Jsrogue;
    dungeon.rules.kit = {"sword", "tunic", "apple", "rock", "dagger", "pumpkin", "fireball_scroll", "confusion_scroll"};
    {
        PageDriver player(dungeon, m_artwork);
        player.page().resize(1920, 1052);
        QApplication::processEvents();
        for (const BarWidget* bar : player.page().findChildren<BarWidget*>())
            QCOMPARE(bar->height(), bar->heightForWidth(bar->width()));
        const auto* inView = player.page().findChild<InViewList*>();
        QVERIFY(inView->height() >= inView->sizeHint().height()); // whatever is carried
    }
    applyTheme(*qApp, 100);
}

void ChoicesTest::aimBeginsAtTheNearestAndEscapeKeepsTheScroll()
{
    PageDriver player(newtAfar("confusion_scroll"), m_artwork);
    aim(player);
    QVERIFY(player.sheet() == nullptr);
    const Position newt = newtOf(player.world())->at;
    QCOMPARE(player.page().map().overlay().cursor, QPoint(newt.x, newt.y));
    QVERIFY(player.page().lookLine().startsWith(
        "Read: confusion scroll. Return does it, Tab finds the next, Esc goes back. Newt"));
    player.press(Qt::Key_Escape);
    QVERIFY(!player.page().map().overlay().cursor);
    player.press(Qt::Key_Return); // no aim any more
    QCOMPARE(player.turn(), 0);
    QCOMPARE(player.world().itemsOf(player.world().state().hero).size(), 2u);
}

void ChoicesTest::refusedAimStaysAndUsesNoTurn()
{
    PageDriver player(newtAfar("confusion_scroll"), m_artwork);
    aim(player);
    player.press(Qt::Key_Left);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 0);
    QCOMPARE(player.lastMessage(), QString("Nobody is there."));
    QVERIFY(player.page().map().overlay().cursor);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
}

void ChoicesTest::enterReadsAtTheAim()
{
    PageDriver player(newtAfar("confusion_scroll"), m_artwork);
    aim(player);
    player.press(Qt::Key_Return);
    QCOMPARE(player.turn(), 1);
    QVERIFY(newtOf(player.world())->conditions != Conditions{});
    QVERIFY(!player.page().map().overlay().cursor);
}

void ChoicesTest::blastIsShown()
{
    PageDriver player(newtAfar("fireball_scroll"), m_artwork);
    aim(player);
    QVERIFY(!player.page().map().overlay().blast.empty());
    player.press(Qt::Key_Escape);
    QVERIFY(player.page().map().overlay().blast.empty());
}

void ChoicesTest::clickReadsAtTheCell()
{
    PageDriver player(newtAfar("fireball_scroll"), m_artwork);
    aim(player);
    const LevelView& map = player.page().map();
    const Position newt = newtOf(player.world())->at;
    const int half = map.cellSize() / 2;
    QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.pixelOf({newt.x, newt.y}) + QPoint(half, half));
    QCOMPARE(player.turn(), 1);
    QVERIFY(newtOf(player.world()) == nullptr);
}

CAVE_TEST_SUITE(ChoicesTest);
#include "choices_test.moc"
