// SPDX-License-Identifier: MIT
// The window of play-tests, its heat on the map, and what becomes of them when the design is edited.
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/base/ids.h"
#include "core/pilot/persona/persona.h"
#include "core/proof/analysis.h"
#include "editor/canvas/heat_overlay.h"
#include "editor/lab/curve_view.h"
#include "editor/lab/playtest_window.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/status_line.h"
#include "editor/windows/design_windows.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"
#include "tests/view/colour_sight.h"
#include "tests/view/refusals.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

using namespace cave;

namespace {

constexpr int kLong = 60'000; // ms: on a busy machine

PlaytestPlan planOf(int games)
{
    PlaytestPlan plan;
    plan.games = games;
    plan.turns = 400;
    return plan;
}

class LabDesk : public EditorWindow {
public:
    explicit LabDesk(const Dungeon& dungeon = recipeDungeon(4))
    {
        open(dungeon);
        trigger(EditorAction::Playtests);
    }
    PlaytestWindow& lab() { return page.windows().playtests(); }
    void run(const PlaytestPlan& plan)
    {
        lab().run(plan);
        QTRY_VERIFY_WITH_TIMEOUT(!lab().isBusy(), kLong);
    }
    const Overlay& overlay()
    {
        canvas().refreshOverlays();
        return canvas().overlay();
    }
};

QCheckBox* checkBox(const QWidget& window, const QString& part)
{
    const auto boxes = window.findChildren<QCheckBox*>();
    const auto found = std::ranges::find_if(boxes, [&](QCheckBox* box) { return box->text().contains(part); });
    return found == boxes.end() ? nullptr : *found;
}

// A kobold kills most of those who come, since the hero has one point of health.
Dungeon deadlyDungeon()
{
    Dungeon dungeon = asciiDungeon("#########\n#@.....k#\n#.......#\n#......>#\n#########\n\n"
                                   "#########\n#.......#\n#.......#\n#......<#\n#########");
    dungeon.rules.health = 1;
    return dungeon;
}

} // namespace

class PlaytestWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aRunLeavesTheDungeonAndShowsHeatOfItsGames();
    void tabGoesThroughTheBotsBeforeRun();
    void withoutHeatNothingIsSaidOfCells();
    void aRunOfTheSamePlanIsComparedWithTheOneBefore();
    void runsOfUnequalNumbersOfGamesAreComparedGameByGame();
    void gamesOnOtherMapsAreShownByDistance();
    void aNewSeedOnWhichNoGameCanBeginIsToldAndEndsNothing();
    void anyOfTheLastFiveRunsCanBeComparedWith();
    void numbersOfLevelsAreAllInSight_data();
    void numbersOfLevelsAreAllInSight();
    void moreThanChanceIsTold();
    void theCurveTellsOfEachLevelAndGoesThere();
    void theDangerOfTheDesignStandsBesideWhatTheGamesCameTo();
    void theCurveShowsWhateverNumberOfALevelIsChosen();
    void largeLettersLeaveTheLegendWholeAndThePlotInSight_data();
    void largeLettersLeaveTheLegendWholeAndThePlotInSight();
    void withoutABotItIsToldWhyNothingRuns();
    void aStoppedRunKeepsItsFirstGames();
    void deathsAreGoneToAndWatched();
    void whatCannotBePlayedIsToldAndNotPlayed();
    void anErrorIsToldWithItsPlaceAndListedForWhoeverRuns();
    void anotherDungeonForgetsTheGames();
    void anEditIsPlayedAgainWhereThatIsWantedWithoutSwitchingHeatOn();
    void aRunThatGoesOnOrWasStoppedIsNotReplacedByAnEdit();
    void heatLooksAgainOnlyAtRowsThatHaveChanged();
    void heatIsToldApartByAllEyes();
    void changesAndUnseenGroundAreToldWithoutColours();
};

void PlaytestWindowTest::aRunLeavesTheDungeonAndShowsHeatOfItsGames()
{
    LabDesk desk;
    QVERIFY(desk.lab().isVisible());
    const std::size_t areas = desk.overlay().areas.size();
    desk.run(planOf(4));
    QCOMPARE(desk.stack().count(), 0);
    QCOMPARE(desk.lab().sum()->count(), 4);
    QVERIFY2(desk.lab().summary().contains("of 4"), qPrintable(desk.lab().summary()));
    QVERIFY(desk.lab().levels().topLevelItemCount() > 0);
    QVERIFY(desk.canvas().isOverlayShown(OverlayKind::Heat));
    QVERIFY(desk.overlay().areas.size() > areas);
    QVERIFY(!heatVeil(desk.bench()).isNull());
    desk.bench().goTo(*startPosition(desk.dungeon()));
    const QString line = desk.page.workspace().statusLine().text();
    QVERIFY2(line.contains("in 4 of 4 games"), qPrintable(line));
    QVERIFY2(line.contains("Damage "), qPrintable(line)); // as written: a German noun has its capital
}

void PlaytestWindowTest::tabGoesThroughTheBotsBeforeRun()
{
    LabDesk desk;
    QStringList names;
    const auto boxes = desk.lab().findChildren<QCheckBox*>();
    const auto again = std::ranges::find(boxes, QString("&Again when edited"), &QCheckBox::text);
    QVERIFY(again != boxes.end());
    const QWidget* widget = *again;
    do {
        widget = widget->nextInFocusChain();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget); button != nullptr)
            names << button->text().remove(u'&');
    } while (names.isEmpty() || (names.back() != "Run" && widget != *again));
    QCOMPARE(names.first(), QString("Explorer"));
    QCOMPARE(names.last(), QString("Run"));
    QCOMPARE(names.size(), static_cast<qsizetype>(personas().size()) + 1);
}

void PlaytestWindowTest::withoutHeatNothingIsSaidOfCells()
{
    LabDesk desk;
    desk.run(planOf(1));
    desk.trigger(EditorAction::OverlayHeat);
    QVERIFY(!desk.canvas().isOverlayShown(OverlayKind::Heat));
    QVERIFY(heatVeil(desk.bench()).isNull());
    QVERIFY(!desk.page.workspace().statusLine().text().contains("games"));
    PlaytestPlan elsewhere = planOf(1);
    elsewhere.firstSeed = 9;
    desk.run(elsewhere);
    QVERIFY(desk.bench().heat().isEmpty());
}

void PlaytestWindowTest::aRunOfTheSamePlanIsComparedWithTheOneBefore()
{
    LabDesk desk;
    desk.run(planOf(3));
    QVERIFY(desk.lab().before() == nullptr);
    desk.run(planOf(3));
    QVERIFY(desk.lab().before() != nullptr);
    QVERIFY2(desk.lab().summary().contains("3 the same"), qPrintable(desk.lab().summary()));
    desk.run(planOf(2));
    QVERIFY(desk.lab().before() == nullptr);
}

void PlaytestWindowTest::runsOfUnequalNumbersOfGamesAreComparedGameByGame()
{
    const Dungeon dungeon = deadlyDungeon();
    const PlaytestGame game = playTest(dungeon, planOf(4), 0, false).value();
    const auto sumOf = [&](int games) { // which all go the same way
        auto sum = std::make_shared<PlaytestSum>(dungeon, planOf(4));
        for (int number = 0; number < games; ++number) {
            PlaytestGame same = game;
            same.number = number;
            sum->add(std::move(same));
        }
        return sum;
    };
    HeatMap heat;
    heat.setRuns(sumOf(2), sumOf(4));
    QVERIFY(heat.largest(dungeon.levels[0].uid) > 0); // the visits of this run alone
    heat.setShowsChange(true);
    QCOMPARE(heat.largest(dungeon.levels[0].uid), std::int64_t{0});

    constexpr int kDifference = 3; // column
    QTreeWidget changes;
    showChanges(changes, *sumOf(2), sumOf(4).get());
    for (const int count : {1, 2, 3}) // won, died, unfinished
        QCOMPARE(changes.topLevelItem(count)->text(kDifference), QString("-"));
    QCOMPARE(changes.topLevelItem(4)->text(kDifference), QString("0")); // turns of a game
    showChanges(changes, *sumOf(2), sumOf(2).get());
    QCOMPARE(changes.topLevelItem(1)->text(kDifference), QString("0"));
}

void PlaytestWindowTest::gamesOnOtherMapsAreShownByDistance()
{
    LabDesk desk;
    const auto* tabs = desk.lab().findChild<QTabWidget*>();
    const int tab = tabs->indexOf(&desk.lab().profile());
    desk.run(planOf(1));
    QVERIFY(!tabs->isTabVisible(tab));
    PlaytestPlan elsewhere = planOf(3);
    elsewhere.firstSeed = 9;
    desk.run(elsewhere);
    QVERIFY(tabs->isTabVisible(tab));
    const QTreeWidget& table = desk.lab().profile();
    QCOMPARE(table.topLevelItemCount(), static_cast<int>(kProfileSteps));
    QCOMPARE(table.topLevelItem(0)->text(0), QString("0-5 %"));
    std::int64_t visits = 0;
    for (const CellCounts& step : desk.lab().sum()->profile())
        visits += step.visits;
    QVERIFY(visits > 3);
    QVERIFY(desk.lab().sum()->profile()[0].visits >= 3); // each begins there
    desk.open(recipeDungeon(5));
    QVERIFY(!tabs->isTabVisible(tab));
}

void PlaytestWindowTest::aNewSeedOnWhichNoGameCanBeginIsToldAndEndsNothing()
{
    LabDesk desk(dungeonWithRockAtStart(4, 5));
    PlaytestPlan plan = planOf(2);
    plan.firstSeed = 4;
    desk.run(plan);
    QCOMPARE(desk.lab().sum()->count(), 2);
    const QString told = desk.lab().summary();
    QVERIFY2(told.contains("could not begin, the first on seed 5: "), qPrintable(told));
}

void PlaytestWindowTest::anyOfTheLastFiveRunsCanBeComparedWith()
{
    LabDesk desk;
    QComboBox& compared = desk.lab().comparedWith();
    QVERIFY(!compared.isEnabled());
    desk.run(planOf(2));
    const PlaytestSum* first = desk.lab().sum();
    desk.run(planOf(2));
    desk.run(planOf(1)); // of another plan: none to compare with, and none lost
    QCOMPARE(compared.count(), 1);
    desk.run(planOf(2));
    QCOMPARE(compared.count(), 3);
    QVERIFY(compared.currentText().startsWith("Run 2:"));
    compared.setCurrentIndex(2);
    QVERIFY(desk.lab().before() == first);
    QVERIFY2(desk.lab().summary().contains("Against run 1:"), qPrintable(desk.lab().summary()));
    compared.setCurrentIndex(0);
    QVERIFY(desk.lab().before() == nullptr);
    for (int i = 0; i < 5; ++i)
        desk.run(planOf(2));
    QCOMPARE(compared.count(), 6); // nothing and five
    QVERIFY(compared.itemText(5).startsWith("Run 4:"));
    desk.open(deadlyDungeon());
    QCOMPARE(compared.count(), 1);
    QVERIFY(!compared.isEnabled());
}

void PlaytestWindowTest::numbersOfLevelsAreAllInSight_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void PlaytestWindowTest::numbersOfLevelsAreAllInSight()
{
    QFETCH(const QString, language);
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(":/i18n/cavewright_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    const auto back = qScopeGuard([&translator] { QCoreApplication::removeTranslator(&translator); });
    Dungeon dungeon = recipeDungeon(4);
    dungeon.levels[0].name = "The Chapel of the Drowned Kings";
    LabDesk desk(dungeon);
    desk.run(planOf(1));
    desk.lab().resize(900, 560);
    auto* tabs = desk.lab().findChild<QTabWidget*>();
    for (QTreeWidget* table : {&desk.lab().levels(), &desk.lab().supplies()}) {
        tabs->setCurrentWidget(table);
        QTreeWidgetItem& row = *table->topLevelItem(0);
        QCOMPARE(row.text(0), QString("1 The Chapel of the Drowned Kings"));
        QCOMPARE(row.toolTip(0), row.text(0));
        QString share = "100 % (96-100 %)"; // of a hundred games; who came cannot all have died
        for (int column = 1; column < table->columnCount(); ++column)
            row.setText(column, row.text(column).contains('(') ? std::exchange(share, "50 % (40-60 %)") : "12,345");
        for (int i = 0; i < 30; ++i) // so many that they are scrolled
            new QTreeWidgetItem(table, {"2"});
        QTRY_VERIFY(table->verticalScrollBar()->maximum() > 0);
        QTRY_VERIFY2(table->horizontalScrollBar()->maximum() == 0,
                     qPrintable(QString::number(table->header()->length())));
        QVERIFY(table->columnWidth(0) > table->fontMetrics().horizontalAdvance("10 ..."));
    }
}

void PlaytestWindowTest::moreThanChanceIsTold()
{
    LabDesk desk(deadlyDungeon());
    desk.run(planOf(40));
    desk.run(planOf(40));
    QVERIFY2(!desk.lab().summary().contains("chance"), qPrintable(desk.lab().summary())); // all went the same
    desk.choose(ToolId::Brush, "wall");
    desk.click(6, 1); // before the kobold
    desk.click(6, 2);
    desk.click(7, 2);
    desk.run(planOf(40));
    QVERIFY2(desk.lab().summary().contains("more than chance"), qPrintable(desk.lab().summary()));
}

void PlaytestWindowTest::theCurveTellsOfEachLevelAndGoesThere()
{
    LabDesk desk(deadlyDungeon());
    CurveView& curve = desk.lab().curve();
    QTest::keyClick(&curve, Qt::Key_Right);
    QVERIFY(!curve.chosen());
    const QImage empty = curve.grab().toImage();
    desk.run(planOf(20));
    QVERIFY(curve.grab().toImage() != empty);
    const std::int64_t died = desk.lab().sum()->tally().levels.at(0).died;
    QVERIFY(died > 0 && died < 20);
    QTest::keyClick(&curve, Qt::Key_Right);
    QCOMPARE(curve.chosen(), std::optional(0));
    QVERIFY2(curve.textOf(0).startsWith("Level 1: 100 % (83-100 %) of the games came so far"),
             qPrintable(curve.textOf(0)));
    QTest::keyClick(&curve, Qt::Key_Right);
    QCOMPARE(desk.bench().z(), 1);
    QCOMPARE(curve.accessibleDescription(), curve.textOf(1));
    QTest::keyClick(&curve, Qt::Key_Right); // there is no third
    QCOMPARE(curve.chosen(), std::optional(1));
    desk.open(recipeDungeon(4));
    QVERIFY(!curve.chosen());
    QVERIFY(curve.textOf(1).contains("nobody"));
}

void PlaytestWindowTest::theDangerOfTheDesignStandsBesideWhatTheGamesCameTo()
{
    LabDesk desk(deadlyDungeon());
    const int danger = dangerOf(desk.dungeon(), *desk.dungeon().catalogue->findCreature("kobold"));
    QVERIFY(danger > 0);
    desk.run(planOf(20));
    const QTreeWidget& levels = desk.lab().levels();
    const int column = levels.columnCount() - 1;
    QCOMPARE(levels.headerItem()->text(column), QString("Danger"));
    QVERIFY(!levels.isColumnHidden(column));
    QCOMPARE(levels.topLevelItem(0)->text(column), numberText(danger));
    QCOMPARE(levels.topLevelItem(1)->text(column), QString("0"));
    const CurveView& curve = desk.lab().curve();
    QVERIFY2(curve.textOf(0).endsWith(QString("Danger by design: %1.").arg(numberText(danger))),
             qPrintable(curve.textOf(0)));
    QCOMPARE(curve.legendAreas().size(), std::size_t{4});

    PlaytestPlan elsewhere = planOf(2);
    elsewhere.firstSeed = 1; // whose maps are others
    desk.run(elsewhere);
    QVERIFY(levels.isColumnHidden(column));
    QVERIFY(!curve.textOf(0).contains("Danger"));
}

void PlaytestWindowTest::theCurveShowsWhateverNumberOfALevelIsChosen()
{
    LabDesk desk(deadlyDungeon());
    desk.run(planOf(20));
    CurveView& curve = desk.lab().curve();
    QComboBox& numbers = desk.lab().curveNumber();
    QCOMPARE(numbers.count(), CurveView::numberCount());
    const LevelTally& level = desk.lab().sum()->tally().levels.at(0);
    const std::vector<std::pair<QString, std::int64_t>> told{{"Danger by design", desk.lab().sum()->danger(0).value()},
                                                             {"Health lost", meanOf(level, &LevelLog::damage)},
                                                             {"Turns", meanOf(level, &LevelLog::turns)},
                                                             {"Healing left", meanOf(level, &LevelLog::healingCarried)},
                                                             {"Food left", meanOf(level, &LevelLog::foodCarried)}};
    QCOMPARE(told.size(), static_cast<std::size_t>(numbers.count()));
    curve.choose(0);
    QImage before;
    for (int number = 0; number < numbers.count(); ++number) {
        const auto& [title, value] = told[static_cast<std::size_t>(number)];
        numbers.setCurrentIndex(number);
        QCOMPARE(CurveView::titleOf(number), title);
        QVERIFY2(curve.textOf(0).endsWith(QString("%1: %2.").arg(title, numberText(value))),
                 qPrintable(curve.textOf(0)));
        QCOMPARE(curve.accessibleDescription(), curve.textOf(0));
        const QImage now = curve.grab().toImage();
        QVERIFY(value == 0 || now != before); // the legend names it, where it is not 0 everywhere
        before = now;
    }
    numbers.setCurrentIndex(2);
    QVERIFY(told[2].second > 0);
    QCOMPARE(curve.legendAreas().size(), std::size_t{4});

    PlaytestPlan elsewhere = planOf(2);
    elsewhere.firstSeed = 1; // of which the danger is not known, but turns are
    desk.run(elsewhere);
    QVERIFY2(curve.textOf(0).contains("Turns: "), qPrintable(curve.textOf(0)));
    numbers.setCurrentIndex(0);
    QVERIFY(!curve.textOf(0).contains("Danger"));
}

void PlaytestWindowTest::largeLettersLeaveTheLegendWholeAndThePlotInSight_data()
{
    QTest::addColumn<int>("letters");
    QTest::addColumn<int>("width");
    for (const int letters : {13, 20, 33}) // px: at 100, 150 and 250 %
        for (const int width : {0, 500, 900, 2000}) // 0: as little as it needs
            QTest::addRow("%d px, %d wide", letters, width) << letters << width;
}

void PlaytestWindowTest::largeLettersLeaveTheLegendWholeAndThePlotInSight()
{
    QFETCH(const int, letters);
    QFETCH(const int, width);
    const auto dungeon = recipeDungeon(4);
    const auto sum = std::make_shared<PlaytestSum>(dungeon, planOf(1));
    CurveView curve;
    QFont font = curve.font();
    font.setPixelSize(letters);
    curve.setFont(font);
    curve.setRuns(sum, sum);
    curve.resize(std::max(width, curve.minimumSizeHint().width()), 100);
    curve.resize(curve.width(), curve.minimumSizeHint().height());
    curve.show();
    const std::vector<QRectF> areas = curve.legendAreas();
    QCOMPARE(areas.size(), std::size_t{4});
    for (std::size_t i = 0; i < areas.size(); ++i) {
        QVERIFY(QRectF(curve.rect()).contains(areas[i]));
        QVERIFY(areas[i].bottom() <= curve.plot().top());
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(!areas[i].intersects(areas[other]));
    }
    QVERIFY(curve.plot().height() >= 3 * curve.fontMetrics().lineSpacing());
    QVERIFY(curve.plot().bottom() < curve.height() - 2 * curve.fontMetrics().lineSpacing());
}

void PlaytestWindowTest::withoutABotItIsToldWhyNothingRuns()
{
    LabDesk desk;
    const auto buttons = desk.lab().findChildren<QPushButton*>();
    const auto run = std::ranges::find(buttons, QString("&Run"), &QPushButton::text);
    QVERIFY(run != buttons.end() && (*run)->isEnabled());
    QCOMPARE(withoutHelp(desk.lab()), QStringList());
    const QString help = (*run)->toolTip();
    QCheckBox* bot = checkBox(desk.lab(), personaName(explorer().id));
    QVERIFY(bot && bot->isChecked());
    bot->click();
    QVERIFY(!(*run)->isEnabled());
    QCOMPARE((*run)->toolTip(), help + "\nTick a bot first.");
    bot->click();
    QVERIFY((*run)->isEnabled());
    QCOMPARE((*run)->toolTip(), help);
    QVERIFY(refuses(desk.lab(), {"Stop: Nothing is running."}));
}

void PlaytestWindowTest::aStoppedRunKeepsItsFirstGames()
{
    LabDesk desk;
    desk.lab().run(planOf(kMostPlaytests));
    QTRY_VERIFY_WITH_TIMEOUT(desk.lab().sum()->count() > 0, kLong);
    QCOMPARE(withoutHelp(desk.lab()), QStringList()); // Stop is on now
    desk.lab().stop();
    QVERIFY(!desk.lab().isBusy());
    const int count = desk.lab().sum()->count();
    QVERIFY(count < kMostPlaytests);
    for (int i = 0; i < count; ++i)
        QCOMPARE(desk.lab().sum()->games()[static_cast<std::size_t>(i)].number, i);
}

void PlaytestWindowTest::deathsAreGoneToAndWatched()
{
    LabDesk desk(deadlyDungeon());
    desk.run(planOf(6));
    QTreeWidget& deaths = desk.lab().deaths();
    QVERIFY(deaths.topLevelItemCount() > 0);
    QCOMPARE(std::int64_t{deaths.topLevelItemCount()}, desk.lab().sum()->tally().died);
    QTreeWidgetItem* last = deaths.topLevelItem(deaths.topLevelItemCount() - 1);
    QCOMPARE(last->text(5), QString("kobold"));
    deaths.setCurrentItem(last);
    const PlaytestGame& game = desk.lab().sum()->games()[last->text(0).toULongLong() - 1];
    QVERIFY(desk.bench().positionOf(desk.bench().cursor()) == game.end);
    std::int64_t turns = 0;
    QString state;
    connect(&desk.page, &EditorPage::watchRequested, this, [&](const Session& played, std::int64_t) {
        turns = played.world().state().turn;
        state = QString::fromStdString(hexOf(played.world().hash()));
    });
    deaths.setFocus();
    QTest::keyClick(&deaths, Qt::Key_Return);
    QCOMPARE(turns, game.turn);
    QVERIFY2(last->toolTip(0).contains(state), qPrintable(last->toolTip(0)));
    QVERIFY(!desk.lab().isBusy()); // it does not press Run
}

void PlaytestWindowTest::whatCannotBePlayedIsToldAndNotPlayed()
{
    Dungeon dungeon = recipeDungeon(4);
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "nobody";
    LabDesk desk(dungeon);
    desk.run(planOf(2));
    QCOMPARE(desk.lab().sum()->count(), 0);
    QVERIFY2(desk.lab().summary().contains("cannot be played"), qPrintable(desk.lab().summary()));
}

void PlaytestWindowTest::anErrorIsToldWithItsPlaceAndListedForWhoeverRuns()
{
    Dungeon dungeon = deadlyDungeon();
    dungeon.levels[0].tiles[7, 1] = *dungeon.catalogue->findTile("wall"); // where the kobold is
    LabDesk desk(dungeon);
    const auto& problems = desk.page.workspace().problems();
    QVERIFY(!problems.isOpen());
    desk.run(planOf(1));
    const QString told = desk.lab().summary();
    QVERIFY2(told.startsWith("This cannot be played. Level 1, cell 7, 1: "), qPrintable(told));
    QVERIFY(problems.isOpen());

    desk.page.workspace().problems().open(false);
    auto* again = checkBox(desk.lab(), "edited");
    QVERIFY(again);
    again->setChecked(true);
    const PlaytestSum* first = desk.lab().sum();
    desk.choose(ToolId::Brush, "wall");
    desk.click(1, 3);
    QTRY_VERIFY_WITH_TIMEOUT(desk.lab().sum() != first && !desk.lab().isBusy(), kLong);
    QVERIFY2(desk.lab().summary().contains("cell 7, 1: "), qPrintable(desk.lab().summary()));
    QVERIFY(!problems.isOpen()); // nobody has asked for it
}

void PlaytestWindowTest::anotherDungeonForgetsTheGames()
{
    LabDesk desk;
    desk.run(planOf(2));
    desk.open(deadlyDungeon());
    QVERIFY(desk.lab().sum() == nullptr);
    QVERIFY(desk.bench().heat().isEmpty());
    QCOMPARE(desk.lab().levels().topLevelItemCount(), 0);
}

void PlaytestWindowTest::anEditIsPlayedAgainWhereThatIsWantedWithoutSwitchingHeatOn()
{
    LabDesk desk(deadlyDungeon());
    desk.run(planOf(6));
    auto* again = checkBox(desk.lab(), "edited");
    QVERIFY(again);
    again->setChecked(true);
    desk.trigger(EditorAction::OverlayHeat); // off
    desk.choose(ToolId::Brush, "wall");
    desk.click(6, 1); // before the kobold
    desk.click(6, 2);
    desk.click(7, 2);
    QTRY_VERIFY_WITH_TIMEOUT(desk.lab().before() != nullptr && !desk.lab().isBusy(), kLong);
    QVERIFY(desk.lab().before()->tally().died > 0);
    QCOMPARE(desk.lab().sum()->tally().died, std::int64_t{0});
    QVERIFY(!desk.canvas().isOverlayShown(OverlayKind::Heat));
}

void PlaytestWindowTest::aRunThatGoesOnOrWasStoppedIsNotReplacedByAnEdit()
{
    LabDesk desk;
    auto* again = checkBox(desk.lab(), "edited");
    auto* rest = desk.lab().findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly); // behind an edit
    QVERIFY(again && rest);
    again->setChecked(true);
    rest->setInterval(0);
    desk.lab().run(planOf(kMostPlaytests));
    QTRY_VERIFY_WITH_TIMEOUT(desk.lab().sum()->count() > 0, kLong);
    desk.choose(ToolId::Brush, "water");
    desk.click(5, 5);
    QCOMPARE(desk.stack().count(), 1);
    QCoreApplication::processEvents();
    QVERIFY(desk.lab().isBusy());
    QVERIFY(desk.lab().before() == nullptr); // it is the first one still
    desk.lab().stop();
    QVERIFY(!rest->isActive());
    desk.click(7, 5);
    QCOMPARE(desk.stack().count(), 2);
    QTRY_VERIFY(!rest->isActive());
    QVERIFY(!desk.lab().isBusy());
    rest->setInterval(kLong);
    desk.click(9, 5);
    QVERIFY(rest->isActive());
    again->setChecked(false);
    QVERIFY(!rest->isActive());
}

// What is kept is the same as what is worked out anew.
void PlaytestWindowTest::heatLooksAgainOnlyAtRowsThatHaveChanged()
{
    const Dungeon dungeon = asciiDungeon("#########\n#@.....>#\n#.......#\n#########\n#########\n#.......#\n"
                                         "#.......#\n#########\n\n#########\n#......<#\n#.......#\n#########\n"
                                         "#########\n#########\n#########\n#########");
    EditorWindow window;
    window.open(dungeon);
    HeatMap& heat = window.bench().heat();
    const PlaytestPlan plan = planOf(4);
    const std::atomic<bool> isStopped = false;
    const auto sum = std::make_shared<PlaytestSum>(dungeon, plan);
    const auto play = [&](int number) { sum->add(playTest(dungeon, plan, number, isStopped).value()); };
    HeatOverlay kept;
    const auto isAsAnew = [&] { return kept.of(window.bench()).areas == heatOverlay(window.bench()).areas; };
    heat.setRuns(sum, nullptr);
    QVERIFY(isAsAnew());
    QVERIFY(kept.of(window.bench()).areas.empty());

    play(0);
    QVERIFY(isAsAnew());
    QCOMPARE(kept.rowsLookedAt(), dungeon.height);
    QVERIFY(!kept.of(window.bench()).areas.empty());
    QCOMPARE(kept.rowsLookedAt(), 0);
    for (int number = 1; number < 4; ++number) {
        play(number);
        QVERIFY(isAsAnew());
        QVERIFY(kept.rowsLookedAt() > 0 && kept.rowsLookedAt() <= 4); // nobody sees the room below
    }
    window.choose(ToolId::Brush, "wall");
    window.click(3, 5);
    QVERIFY(isAsAnew());
    QCOMPARE(kept.rowsLookedAt(), 1);
    for (std::size_t measure = 0; measure < cellMeasures().size(); ++measure) {
        heat.setMeasure(measure);
        QVERIFY(isAsAnew());
    }
    heat.setShowsNever(false);
    QVERIFY(isAsAnew());
    heat.setShowsNever(true);

    const auto after = std::make_shared<PlaytestSum>(dungeon, plan);
    heat.setRuns(after, sum);
    heat.setShowsChange(true);
    for (int number = 0; number < 4; ++number) {
        after->add(playTest(dungeon, plan, number, isStopped).value());
        QVERIFY(isAsAnew());
    }
    heat.setShowsChange(false);
    QVERIFY(isAsAnew());
    window.bench().setZ(1);
    QVERIFY(isAsAnew());
}

void PlaytestWindowTest::heatIsToldApartByAllEyes()
{
    constexpr double kApart = 12;
    for (const Sight sight : {Sight::Usual, Sight::Protan, Sight::Deutan, Sight::Tritan})
        for (std::size_t i = 1; i < kHeatRamp.size(); ++i)
            QVERIFY(distance(kHeatRamp[i - 1], kHeatRamp[i], sight) >= kApart);
}

void PlaytestWindowTest::changesAndUnseenGroundAreToldWithoutColours()
{
    LabDesk desk(deadlyDungeon());
    desk.run(planOf(6));
    for (const Overlay::Area& area : heatOverlay(desk.bench()).areas)
        QVERIFY(area.sign == Overlay::Sign::None);
    desk.choose(ToolId::Brush, "wall");
    desk.click(6, 1); // before the kobold, whose cell nobody sees from now on
    desk.click(6, 2);
    desk.click(7, 2);
    desk.run(planOf(6));
    QCheckBox* difference = checkBox(desk.lab(), "Difference");
    QVERIFY(difference && difference->isEnabled());
    const HeatMap& heat = desk.bench().heat();
    const Uid level = desk.dungeon().levels[0].uid;
    QVERIFY(!heat.textOf(level, {1, 1}).contains("before"));
    difference->setChecked(true);
    const std::uint32_t before = (*desk.lab().before()->cells(level))[1, 1].damage;
    const QString told = heat.textOf(level, {1, 1});
    QVERIFY2(told.endsWith(QString("; before: %1").arg(before)), qPrintable(told));
    desk.bench().goTo({1, 1, 0});
    int changes = 0;
    int unseen = 0;
    for (const Overlay::Area& area : heatOverlay(desk.bench()).areas) {
        const bool isLess = area.colour == heatColour(-1, true);
        const bool isMore = area.colour == heatColour(1, true);
        QCOMPARE(area.sign == Overlay::Sign::Minus, isLess);
        QCOMPARE(area.sign == Overlay::Sign::Plus, isMore);
        changes += isLess || isMore;
        unseen += area.isCrossed;
    }
    QVERIFY(changes > 0);
    QCOMPARE(unseen, 1);
}

CAVE_TEST_SUITE(PlaytestWindowTest);
#include "playtest_window_test.moc"
