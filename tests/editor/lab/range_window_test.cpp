// SPDX-License-Identifier: MIT
// The window that shows what the recipes can make.
#include "app/view/ui/palette.h"
#include "core/edit/edits.h"
#include "core/edit/level_edit.h"
#include "core/generate/bake.h"
#include "editor/lab/range_view.h"
#include "editor/lab/range_window.h"
#include "editor/windows/design_windows.h"
#include "tests/editor/editor_window.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QImage>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

using namespace cave;

namespace {

constexpr int kRangeTime = 60'000; // ms: on a busy machine

class RangeDesk : public EditorWindow {
public:
    RangeDesk()
    {
        open(recipeDungeon(4));
        trigger(EditorAction::Range);
    }
    RangeWindow& range() { return page.windows().range(); }
    void start(int seeds)
    {
        RangeOrder order;
        order.measures = {*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
        order.count = static_cast<std::uint64_t>(seeds);
        range().run(order);
    }
    void run(int seeds)
    {
        start(seeds);
        QTRY_VERIFY_WITH_TIMEOUT(!range().isBusy(), kRangeTime);
    }
    void compare(const RangeMeasures& measures, int seeds)
    {
        RangeOrder order;
        order.measures = measures;
        order.count = static_cast<std::uint64_t>(seeds);
        range().compareWithLast(order);
    }
    void change(const std::function<void(Dungeon&)>& how)
    {
        Dungeon edited = dungeon();
        how(edited);
        document().push(changeOf(dungeon(), edited), {});
    }
    QPushButton& keepButton()
    {
        const auto buttons = range().findChildren<QPushButton*>();
        return **std::ranges::find(buttons, QString("&Keep as outline"), &QPushButton::text);
    }
    // A bin that has some.
    QPoint fullBin()
    {
        const Grid<int>& bins = range().range()->bins();
        for (int y = 0; y < kRangeBins; ++y)
            for (int x = 0; x < kRangeBins; ++x)
                if (bins[x, y] > 0)
                    return {x, y};
        return {-1, -1};
    }
};

void takeCreaturesAway(Dungeon& dungeon)
{
    std::erase_if(dungeon.recipes.front().rows, [](const RecipeRow& row) { return row.type == "spawn"; });
}

std::set<int> levelsOf(const RangeSum& range)
{
    std::set<int> levels;
    for (int y = 0; y < kRangeBins; ++y)
        for (int x = 0; x < kRangeBins; ++x)
            for (const RangePoint& point : range.pointsIn(x, y, range.count()))
                levels.insert(point.z);
    return levels;
}

// Does something once the widget is on, but not before whoever has switched it on is done.
class OnceEnabled : public QObject {
public:
    OnceEnabled(QWidget& widget, std::function<void()> then) : m_widget(widget), m_then(std::move(then))
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (m_then && event->type() == QEvent::EnabledChange && m_widget.isEnabled())
            QMetaObject::invokeMethod(this, std::exchange(m_then, nullptr), Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget& m_widget;
    std::function<void()> m_then;
};

} // namespace

class RangeWindowTest : public QObject {
    Q_OBJECT

private slots:
    void allLevelsOfAllSeedsAreCountedAsOneAfterTheOtherWould();
    void theLevelsOfABinAreShownAndOpened();
    void aBinThatIsChosenBeforeItFillsShowsWhatComes();
    void aSeedThatAnEditHasMadeAnotherIsToldAndOpenedOnItsLevel();
    void levelsWithErrorsAreMarkedAndNamed();
    void binsAreReachedByKeys();
    void anotherDungeonForgetsTheRange();
    void whatWasKeptIsComparedOnTheSameAxes();
    void theDesignBeforeTheLastChangeIsTheOutline();
    void comparingIsStoppedAsAnyRun();
    void aComparisonBegunAsAnotherIsStoppedIsWhole();
    void anOutlineThatIsKeptByHandWhileComparingStays();
    void aComparedLevelIsFollowedWhereTheChangeHasPutIt();
    void aComparedLevelThatIsTakenAwayMeanwhileIsTold();
    void everyMeasureHasATitleOfItsOwn();
    void theCrossKnowsHowRowsWentAndPlaysNoGames();
    void theCrossFollowsWhatIsChanged();
};

void RangeWindowTest::allLevelsOfAllSeedsAreCountedAsOneAfterTheOtherWould()
{
    RangeDesk desk;
    QVERIFY(desk.range().isVisible());
    desk.run(40);
    RangeSum expected;
    const RangeMeasures measures{*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Dungeon made = desk.dungeon();
        bake(made, seed).value();
        expected.add(rangePointsOf(made, measures));
    }
    QCOMPARE(desk.range().range()->count(), expected.count());
    QVERIFY(desk.range().range()->bins() == expected.bins());
    const auto* progress = desk.range().findChild<QProgressBar*>();
    QCOMPARE(progress->text(), QString("40 of 40"));
    QCOMPARE(desk.stack().count(), 0);
}

void RangeWindowTest::theLevelsOfABinAreShownAndOpened()
{
    RangeDesk desk;
    desk.run(10);
    const QPoint bin = desk.fullBin();
    desk.range().view().choose(bin);
    const auto points = desk.range().range()->pointsIn(bin.x(), bin.y(), RangeWindow::kPictures);
    QCOMPARE(desk.range().list().count(), static_cast<int>(points.size()));
    QTRY_VERIFY_WITH_TIMEOUT(!desk.range().list().item(0)->icon().isNull(), kRangeTime);
    desk.range().list().setCurrentRow(0);
    desk.range().list().setFocus();
    QTest::keyClick(&desk.range().list(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().seed, points.front().seed, kRangeTime);
    QCOMPARE(desk.bench().z(), points.front().z);
    QVERIFY(!desk.range().isBusy());
}

void RangeWindowTest::aBinThatIsChosenBeforeItFillsShowsWhatComes()
{
    constexpr int kSeeds = 40; // which come in two lots, and are too few for the axes to stay
    RangeDesk desk;
    desk.run(kSeeds);
    const QPoint bin = desk.fullBin();
    desk.start(kSeeds);
    desk.range().view().choose(bin);
    const QListWidget& list = desk.range().list();
    QCOMPARE(list.count(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.range().isBusy(), kRangeTime);
    const auto points = desk.range().range()->pointsIn(bin.x(), bin.y(), RangeWindow::kPictures);
    QVERIFY(!points.empty());
    QCOMPARE(list.count(), static_cast<int>(points.size()));
    for (int row = 0; row < list.count(); ++row) {
        const RangePoint& point = points[static_cast<std::size_t>(row)];
        const QString name = QString("Seed %1, level %2").arg(point.seed).arg(point.z + 1);
        QVERIFY2(list.item(row)->text().startsWith(name), qPrintable(list.item(row)->text()));
        QTRY_VERIFY_WITH_TIMEOUT(!list.item(row)->icon().isNull(), kRangeTime);
    }
}

void RangeWindowTest::aSeedThatAnEditHasMadeAnotherIsToldAndOpenedOnItsLevel()
{
    RangeDesk desk;
    desk.run(3);
    const QSignalSpy said(&desk.page.workspace().bakery(), &Bakery::said);
    desk.range().view().choose(desk.fullBin());
    QListWidget& list = desk.range().list();
    QTRY_VERIFY_WITH_TIMEOUT(!list.item(0)->icon().isNull(), kRangeTime);
    list.setCurrentRow(0);
    emit list.itemActivated(list.item(0));
    QCOMPARE(said.count(), 0);
    const Uid level = desk.bench().level().uid;
    const int z = desk.bench().z();
    desk.trigger(z == 2 ? EditorAction::MoveLevelUp : EditorAction::MoveLevelDown);
    QTRY_VERIFY_WITH_TIMEOUT(desk.dungeon().levelIndex(level) != z, kRangeTime);
    Dungeon edited = desk.dungeon();
    std::erase_if(edited.recipes.front().rows, [](const RecipeRow& row) { return row.type == "spawn"; });
    desk.document().push(changeOf(desk.dungeon(), edited), {});
    desk.bench().setZ(z);
    emit list.itemActivated(list.item(0));
    QCOMPARE(said.count(), 1);
    QVERIFY2(said[0][0].toString().contains("makes other levels"), qPrintable(said[0][0].toString()));
    QCOMPARE(desk.bench().level().uid, level);
}

void RangeWindowTest::levelsWithErrorsAreMarkedAndNamed()
{
    RangeDesk desk;
    const auto rednessOf = [&](QPoint bin) {
        desk.range().view().choose(bin);
        const QImage picture = desk.range().view().grab().toImage();
        int red = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                red += picture.pixelColor(x, y) == QColor(palette::kBad);
        return red;
    };
    desk.run(3);
    QCOMPARE(rednessOf(desk.fullBin()), 0);
    Dungeon hopeless = recipeDungeon(4);
    hopeless.rules.goal = Goal::Slay;
    hopeless.rules.goalKind = "nobody";
    desk.open(hopeless);
    desk.run(3);
    const int red = rednessOf(desk.fullBin());
    QVERIFY2(desk.range().view().accessibleDescription().contains("with errors"),
             qPrintable(desk.range().view().accessibleDescription()));
    QVERIFY(desk.range().list().item(0)->text().contains("errors"));
    QVERIFY(red > 0);
}

void RangeWindowTest::binsAreReachedByKeys()
{
    RangeDesk desk;
    desk.run(10);
    RangeView& view = desk.range().view();
    view.choose({0, 0});
    QTest::keyClick(&view, Qt::Key_Left);
    QVERIFY(view.chosen() == QPoint(0, 0));
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Up);
    QVERIFY(view.chosen() == QPoint(1, 1));
    QVERIFY(!view.accessibleDescription().isEmpty());
    view.choose({-1, 3});
    QVERIFY(!view.chosen());
}

void RangeWindowTest::anotherDungeonForgetsTheRange()
{
    RangeDesk desk;
    desk.run(3);
    desk.range().view().choose(desk.fullBin());
    desk.open(recipeDungeon(5));
    QVERIFY(desk.range().range() == nullptr);
    QCOMPARE(desk.range().list().count(), 0);
    QVERIFY(!desk.range().view().chosen());
}

void RangeWindowTest::whatWasKeptIsComparedOnTheSameAxes()
{
    RangeDesk desk;
    desk.run(10);
    desk.range().keepOutline();
    const RangeSum before = *desk.range().range();
    QVERIFY(desk.range().outline() != nullptr);
    desk.run(3);
    QCOMPARE(desk.range().range()->x(), before.x());
    QCOMPARE(desk.range().range()->y(), before.y());
    QCOMPARE(desk.range().outline()->count(), before.count());
    desk.range().keepOutline();
    QVERIFY(desk.range().outline() == nullptr);
    desk.range().keepOutline();
    const std::size_t kept = desk.range().outline()->count();
    desk.open(recipeDungeon(5)); // which may be what it is compared with
    QVERIFY(desk.range().range() == nullptr);
    QVERIFY(desk.range().outline() != nullptr);
    desk.run(4);
    QCOMPARE(desk.range().outline()->count(), kept);
    QCOMPARE(desk.range().range()->x(), desk.range().outline()->x());
}

void RangeWindowTest::theDesignBeforeTheLastChangeIsTheOutline()
{
    RangeDesk desk;
    RangeOrder order;
    order.measures = {*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
    order.count = 10;
    desk.range().compareWithLast(order);
    QVERIFY(desk.range().range() == nullptr); // nothing was changed yet
    Dungeon edited = desk.dungeon();
    std::erase_if(edited.recipes.front().rows, [](const RecipeRow& row) { return row.type == "spawn"; });
    desk.bench().document().push(changeOf(desk.dungeon(), edited), {});
    desk.range().compareWithLast(order);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.range().isBusy(), kRangeTime);
    const RangeSum* before = desk.range().outline();
    QVERIFY(before != nullptr);
    QCOMPARE(before->count(), desk.range().range()->count());
    QVERIFY(before->y().high > 0);
    QCOMPARE(desk.range().range()->y(), before->y());
    int empty = 0; // levels without creatures
    for (int x = 0; x < kRangeBins; ++x)
        empty += desk.range().range()->bins()[x, 0];
    QCOMPARE(static_cast<std::size_t>(empty), before->count());
    QVERIFY(desk.dungeon().recipes == edited.recipes);
    QCOMPARE(desk.stack().index(), 1);
}

void RangeWindowTest::comparingIsStoppedAsAnyRun()
{
    RangeDesk desk;
    Dungeon edited = desk.dungeon();
    edited.recipes.front().rows.pop_back();
    desk.bench().document().push(changeOf(desk.dungeon(), edited), {});
    RangeOrder order;
    order.measures = {*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
    order.count = 100'000;
    desk.range().compareWithLast(order);
    QVERIFY(desk.range().isBusy());
    desk.range().stop();
    QCoreApplication::processEvents();
    QVERIFY(!desk.range().isBusy());
    QVERIFY(desk.range().outline() == nullptr);
}

// The first has measured the design before, and is about to go on with the design as it is.
void RangeWindowTest::aComparisonBegunAsAnotherIsStoppedIsWhole()
{
    RangeDesk desk;
    desk.change(takeCreaturesAway);
    const RangeMeasures measures{*findMapMeasure("floor"), *findMapMeasure("creatures"), {}};
    bool isSecond = false;
    const OnceEnabled again(desk.keepButton(), [&] {
        desk.range().stop();
        desk.compare(measures, 10);
        isSecond = true;
    });
    desk.compare(measures, 10);
    QTRY_VERIFY_WITH_TIMEOUT(isSecond && !desk.range().isBusy(), kRangeTime);
    QVERIFY(desk.range().outline() != nullptr);
    QVERIFY(desk.range().outline()->y().high > 0);
    QCOMPARE(desk.range().outline()->count(), desk.range().range()->count());
}

void RangeWindowTest::anOutlineThatIsKeptByHandWhileComparingStays()
{
    RangeDesk desk;
    desk.change(takeCreaturesAway);
    bool isKept = false;
    const OnceEnabled keep(desk.keepButton(), [&] {
        if (desk.range().outline() == nullptr)
            desk.range().keepOutline();
        isKept = true;
    });
    desk.compare({*findMapMeasure("floor"), *findMapMeasure("creatures"), {}}, 10);
    QTRY_VERIFY_WITH_TIMEOUT(isKept && !desk.range().isBusy(), kRangeTime);
    QVERIFY(desk.range().outline() != nullptr);
    QVERIFY(desk.range().outline()->y().high > 0);
}

void RangeWindowTest::aComparedLevelIsFollowedWhereTheChangeHasPutIt()
{
    RangeDesk desk;
    desk.change([](Dungeon& dungeon) { moveLevel(dungeon, 0, 2); });
    desk.compare({*findMapMeasure("floor"), *findMapMeasure("creatures"), 2}, 4);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.range().isBusy(), kRangeTime);
    QVERIFY(desk.range().outline() != nullptr);
    QCOMPARE(levelsOf(*desk.range().outline()), std::set{0});
    QCOMPARE(levelsOf(*desk.range().range()), std::set{2});
}

void RangeWindowTest::aComparedLevelThatIsTakenAwayMeanwhileIsTold()
{
    RangeDesk desk;
    desk.change(takeCreaturesAway);
    desk.compare({*findMapMeasure("floor"), *findMapMeasure("creatures"), 2}, 4);
    desk.change([](Dungeon& dungeon) { QVERIFY(removeLevel(dungeon, 2)); });
    QTRY_VERIFY_WITH_TIMEOUT(!desk.range().isBusy(), kRangeTime);
    QCOMPARE(desk.range().state(), QString("This level is no longer there."));
    QVERIFY(desk.range().outline() == nullptr);
    desk.change([](Dungeon& dungeon) { QVERIFY(addLevel(dungeon, 2, {0xf00d}, "New")); });
    desk.compare({*findMapMeasure("floor"), *findMapMeasure("creatures"), 2}, 4);
    QCOMPARE(desk.range().state(), QString("This level was not there before the last change."));
}

void RangeWindowTest::everyMeasureHasATitleOfItsOwn()
{
    RangeDesk desk;
    int boxes = 0;
    for (const QComboBox* box : desk.range().findChildren<QComboBox*>()) {
        if (!box->accessibleName().startsWith("Measure"))
            continue;
        ++boxes;
        QSet<QString> titles;
        for (int i = 0; i < box->count(); ++i)
            titles.insert(box->itemText(i));
        QCOMPARE(titles.size(), static_cast<qsizetype>(mapMeasures().size()));
        QCOMPARE(box->count(), static_cast<int>(mapMeasures().size()));
    }
    QCOMPARE(boxes, 2);
}

void RangeWindowTest::theCrossKnowsHowRowsWentAndPlaysNoGames()
{
    RangeDesk desk;
    const auto shownAfter = [&](std::string_view across) {
        RangeOrder order;
        order.measures = {*findMapMeasure(across), *findMapMeasure("floor"), {}};
        order.count = 1;
        desk.range().run(order);
        return desk.range().view().shown();
    };
    QVERIFY(shownAfter("shortfalls"));
    QVERIFY(!shownAfter("turns"));
    QTRY_VERIFY_WITH_TIMEOUT(!desk.range().isBusy(), kRangeTime);
    QCOMPARE(desk.range().range()->count(), desk.dungeon().levels.size());
}

void RangeWindowTest::theCrossFollowsWhatIsChanged()
{
    for (const char* across : {"creatures", "shortfalls", "unreachable"}) {
        RangeDesk desk;
        RangeOrder order;
        order.measures = {*findMapMeasure(across), *findMapMeasure("floor"), {}};
        order.count = 1;
        desk.range().run(order);
        const auto before = desk.range().view().shown();
        QVERIFY2(before, across);
        const std::vector<CellAt> corner{{0, 0}}; // where a wall is
        const TileId floor = desk.dungeon().catalogue->floor();
        desk.document().push(paint(desk.dungeon(), desk.bench().z(), corner, floor, 0), "paint");
        const auto& after = desk.range().view().shown();
        QTRY_VERIFY2(after && after->y == before->y + 1, across);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.range().isBusy(), kRangeTime);
    }
}

CAVE_TEST_SUITE(RangeWindowTest);
#include "range_window_test.moc"
