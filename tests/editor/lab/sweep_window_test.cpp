// SPDX-License-Identifier: MIT
// The window that shows what a parameter of the recipe does.
#include "core/generate/bake.h"
#include "editor/lab/sweep_view.h"
#include "editor/lab/sweep_window.h"
#include "editor/windows/design_windows.h"
#include "tests/editor/editor_window.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr int kSweepTime = 60'000; // ms: on a busy machine

class SweepDesk : public EditorWindow {
public:
    SweepDesk()
    {
        open(recipeDungeon(4));
        trigger(EditorAction::Sweep);
    }
    SweepWindow& sweep() { return page.windows().sweep(); }
    // The row of the shown level that puts creatures there, and how many.
    Uid spawnRow()
    {
        for (const LevelRow& row : levelRows(dungeon(), dungeon().level(0)))
            if (row.row.type == "spawn")
                return row.row.uid;
        return {};
    }
    SweepOrder order(int seeds)
    {
        SweepOrder order;
        order.row = spawnRow();
        order.parameter = "count";
        order.values = {0, 3, 6};
        order.measure = *findMapMeasure("creatures");
        order.count = static_cast<std::uint64_t>(seeds);
        return order;
    }
    void run(const SweepOrder& wanted)
    {
        sweep().run(wanted);
        QTRY_VERIFY_WITH_TIMEOUT(!sweep().isBusy(), kSweepTime);
    }
};

} // namespace

class SweepWindowTest : public QObject {
    Q_OBJECT

private slots:
    void allSeedsAreMeasuredWithEachValueAsOneAfterTheOtherWould();
    void aValueIsChosenByKeysReadAndTaken();
    void whatIsTypedIsSwept();
    void anotherRowsParameterOfTheSameIdHasItsOwnBounds();
    void theTableIsCommaSeparatedValues();
    void withoutItsRowOrTheDungeonNothingCanBeTaken();
    void theLevelThatWasSweptTakesTheValueWhereverItIsNow();
};

void SweepWindowTest::allSeedsAreMeasuredWithEachValueAsOneAfterTheOtherWould()
{
    SweepDesk desk;
    QVERIFY(desk.sweep().isVisible());
    const SweepOrder order = desk.order(7);
    QVERIFY(order.row);
    desk.run(order);
    SweepSum expected(order.values);
    for (std::size_t value = 0; value < order.values.size(); ++value)
        for (std::uint64_t seed = 1; seed <= 7; ++seed) {
            Dungeon made = desk.dungeon();
            setParameter(made, 0, order.row, "count", order.values[value]);
            bake(made, seed).value();
            expected.add(value, sweepSampleOf(made, order.measure, {}));
        }
    for (std::size_t value = 0; value < order.values.size(); ++value)
        QCOMPARE(desk.sweep().sweep()->band(value), expected.band(value));
    QCOMPARE(expected.band(0).median, std::int64_t{0});
    QVERIFY(expected.band(2).median > expected.band(1).median);
    QCOMPARE(desk.stack().count(), 0);
}

void SweepWindowTest::aValueIsChosenByKeysReadAndTaken()
{
    SweepDesk desk;
    desk.run(desk.order(3));
    SweepView& view = desk.sweep().view();
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(view.chosen() == std::optional<std::size_t>(2));
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(view.chosen() == std::optional<std::size_t>(2));
    QVERIFY2(desk.sweep().state().contains("of 3 seeds"), qPrintable(desk.sweep().state()));
    QCOMPARE(view.accessibleDescription(), desk.sweep().state());
    desk.sweep().takeChosen();
    QTRY_COMPARE_WITH_TIMEOUT(desk.stack().count(), 1, kSweepTime);
    for (const LevelRow& row : levelRows(desk.dungeon(), desk.dungeon().level(0)))
        if (row.row.uid == desk.spawnRow())
            QVERIFY(*row.row.parameters.find("count") == Json(6));
    desk.stack().undo();
    QVERIFY(desk.sweep().sweep() != nullptr);
}

void SweepWindowTest::whatIsTypedIsSwept()
{
    SweepDesk desk;
    desk.sweep().chooseParameter(desk.spawnRow(), "count");
    const auto typed = desk.sweep().typedOrder();
    QVERIFY(typed);
    QCOMPARE(typed->row, desk.spawnRow());
    QCOMPARE(typed->parameter, std::string("count"));
    QCOMPARE(typed->values.size(), static_cast<std::size_t>(kSweepValues));
    QVERIFY(!typed->measured);
}

void SweepWindowTest::anotherRowsParameterOfTheSameIdHasItsOwnBounds()
{
    SweepDesk desk;
    Dungeon dungeon = recipeDungeon(4);
    RecipeRow gates;
    gates.uid = {0xe1};
    gates.type = "gates";
    dungeon.recipes.front().rows.push_back(gates);
    desk.open(dungeon);
    const auto highest = [&] { return desk.sweep().typedOrder()->values.back(); };
    desk.sweep().chooseParameter(desk.spawnRow(), "count");
    QCOMPARE(highest(), std::int64_t{100'000});
    desk.sweep().chooseParameter(gates.uid, "count");
    QCOMPARE(highest(), std::int64_t{20});
}

void SweepWindowTest::theTableIsCommaSeparatedValues()
{
    SweepDesk desk;
    SweepOrder order = desk.order(2);
    order.values = {0};
    desk.run(order);
    const QStringList lines = desk.sweep().table().split('\n');
    QCOMPARE(lines[0], QStringLiteral("value,median,low,high,levels,seeds,faulty"));
    QVERIFY2(lines[1].startsWith("0,0,0,0,"), qPrintable(lines[1]));
}

void SweepWindowTest::withoutItsRowOrTheDungeonNothingCanBeTaken()
{
    SweepDesk desk;
    desk.run(desk.order(1));
    desk.sweep().view().choose(1);
    desk.open(recipeDungeon(5));
    QVERIFY(desk.sweep().sweep() == nullptr);
    QVERIFY(!desk.sweep().view().chosen());
    desk.sweep().takeChosen();
    QCOMPARE(desk.stack().count(), 0);
}

void SweepWindowTest::theLevelThatWasSweptTakesTheValueWhereverItIsNow()
{
    SweepDesk desk;
    desk.bench().setZ(0);
    const Uid level = desk.dungeon().level(0).uid;
    Dungeon edited = desk.dungeon();
    QVERIFY(setParameterOwn(edited, 0, desk.spawnRow(), "count", true));
    desk.bench().document().push(changeOf(desk.dungeon(), edited), {});
    desk.run(desk.order(1));
    desk.trigger(EditorAction::MoveLevelDown);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().levelIndex(level), std::optional(1), kSweepTime);
    desk.sweep().view().choose(2);
    desk.sweep().takeChosen();
    const auto countOn = [&](int z) -> Json {
        for (const LevelRow& row : levelRows(desk.dungeon(), desk.dungeon().level(z)))
            if (row.row.type == "spawn")
                return *row.row.parameters.find("count");
        return {};
    };
    QTRY_VERIFY_WITH_TIMEOUT(countOn(1) == Json(6), kSweepTime);
    QVERIFY(countOn(0) == Json(8));
}

CAVE_TEST_SUITE(SweepWindowTest);
#include "sweep_window_test.moc"
