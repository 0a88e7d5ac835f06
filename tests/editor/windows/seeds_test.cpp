// SPDX-License-Identifier: MIT
// Variants, batch, overview, export and the finder of actions.
#include "core/base/files.h"
#include "core/edit/edits.h"
#include "core/generate/bake.h"
#include "core/save/built_in_dungeons.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/lab/batch_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/overview_window.h"
#include "editor/windows/variants_window.h"
#include "tests/editor/dialog_answer.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace cave;

namespace {

constexpr int kLong = 60'000; // ms: on a busy machine

class SeedDesk : public EditorWindow {
public:
    SeedDesk()
    {
        Dungeon dungeon = builtInDungeon("rooms")->dungeon;
        dungeon.levels.resize(2);
        dungeon.links.clear();
        bake(dungeon, 3).value();
        open(std::move(dungeon));
    }
    VariantsWindow& variants() { return page.windows().variants(); }
    BatchWindow& batch() { return page.windows().batch(); }
    QPushButton& csvButton()
    {
        const auto buttons = batch().findChildren<QPushButton*>();
        return **std::ranges::find(buttons, QStringLiteral("CSV..."), &QPushButton::text);
    }
    OverviewWindow& overview() { return page.windows().overview(); }
};

} // namespace

class SeedsTest : public QObject {
    Q_OBJECT

private slots:
    void aDozenVariantsAreMadeBesideTheWindow();
    void takingAVariantIsOneStepAndKeepsHandEdits();
    void hidingStopsTheVariants();
    void variantsOfALevelThatIsGoneAreNeitherMadeNorTaken();
    void variantsAreOfTheirLevelWhereverThatIsNow();
    void twoVariantsAreCompared();
    void aBatchTriesItsSeedsAndLeavesTheDungeon();
    void aBatchOfADungeonThatCannotBeMadeTellsWhy();
    void whatFailsCanBeOpened();
    void aSeedOfABatchThatAnEditHasMadeAnotherIsToldWhenItIsOpened();
    void aBatchIsStopped();
    void theButtonsOfABatchTellWhatTheyDo();
    void enterOnAFailedSeedOpensItAndDoesNotRunAgain();
    void windowsLeaveWithThePageAndComeBackWithIt();
    void measuresAreWrittenAsATable();
    void aTableIsCalledCsvWhateverIsTypedAndReplacesNoneUnasked();
    void theOverviewGoesToALevel();
    void anActionIsFoundByItsWords();
};

void SeedsTest::aDozenVariantsAreMadeBesideTheWindow()
{
    SeedDesk desk;
    const Dungeon before = desk.dungeon();
    desk.key(Qt::Key_F7);
    QVERIFY(desk.variants().isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(desk.variants().list().count(), VariantsWindow::kVariants + 1, kLong);
    QTRY_VERIFY(!desk.variants().isBusy());
    QVERIFY(desk.dungeon().levels == before.levels);
    QCOMPARE(desk.stack().count(), 0);
    for (int i = 0; i < desk.variants().list().count(); ++i) {
        QVERIFY(desk.variants().list().item(i)->text().contains("rooms "));
        QVERIFY(!desk.variants().list().item(i)->icon().isNull());
    }
}

void SeedsTest::takingAVariantIsOneStepAndKeepsHandEdits()
{
    SeedDesk desk;
    desk.choose(ToolId::Brush, "altar");
    desk.click(10, 6);
    const auto before = desk.dungeon().levels;
    desk.key(Qt::Key_F7);
    QTRY_COMPARE_WITH_TIMEOUT(desk.variants().list().count(), VariantsWindow::kVariants + 1, kLong);
    desk.variants().list().setCurrentRow(3);
    QTest::keyClick(&desk.variants().list(), Qt::Key_Return);
    QVERIFY(!desk.variants().isVisible());
    QCOMPARE(desk.stack().count(), 2);
    QVERIFY(desk.dungeon().levels[0].seed);
    QVERIFY(desk.dungeon().levels[0].tiles != before[0].tiles);
    QCOMPARE(desk.idAt(10, 6), QString("altar"));
    desk.trigger(EditorAction::Undo);
    QVERIFY(desk.dungeon().levels == before);
}

void SeedsTest::hidingStopsTheVariants()
{
    SeedDesk desk;
    desk.key(Qt::Key_F7);
    desk.variants().close();
    QVERIFY(!desk.variants().isBusy());
}

void SeedsTest::variantsOfALevelThatIsGoneAreNeitherMadeNorTaken()
{
    SeedDesk desk;
    desk.key(Qt::Key_F7);
    QTRY_COMPARE_WITH_TIMEOUT(desk.variants().list().count(), VariantsWindow::kVariants + 1, kLong);
    QTRY_VERIFY(!desk.variants().isBusy());
    desk.trigger(EditorAction::DeleteLevel);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().depth(), 1, kLong);
    desk.variants().more();
    QVERIFY(!desk.variants().isBusy());
    QCOMPARE(desk.variants().list().count(), VariantsWindow::kVariants + 1);
    desk.variants().list().setCurrentRow(3);
    desk.variants().take();
    QVERIFY(desk.variants().isVisible());
    const auto labels = desk.variants().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("not there"); }));
    QCOMPARE(desk.stack().count(), 1);
}

void SeedsTest::variantsAreOfTheirLevelWhereverThatIsNow()
{
    SeedDesk desk;
    const Uid level = desk.dungeon().level(1).uid;
    desk.bench().setZ(1);
    desk.key(Qt::Key_F7);
    desk.bench().setZ(0);
    desk.trigger(EditorAction::DuplicateLevel);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().levelIndex(level), std::optional(2), kLong);
    QTRY_COMPARE_WITH_TIMEOUT(desk.variants().list().count(), VariantsWindow::kVariants + 1, kLong);
    desk.variants().list().setCurrentRow(3);
    desk.variants().take();
    QTRY_VERIFY_WITH_TIMEOUT(desk.dungeon().level(2).seed.has_value(), kLong);
    QVERIFY(desk.stack().text(desk.stack().index() - 1).startsWith("Level 3 "));
}

void SeedsTest::twoVariantsAreCompared()
{
    SeedDesk desk;
    desk.key(Qt::Key_F7);
    QTRY_COMPARE_WITH_TIMEOUT(desk.variants().list().count(), VariantsWindow::kVariants + 1, kLong);
    QTRY_VERIFY(!desk.variants().isBusy());
    QListWidget& list = desk.variants().list();
    QStringList seeds;
    for (const int row : {2, 4}) {
        list.setCurrentRow(row);
        seeds += list.item(row)->text();
        QTest::keyClick(&list, Qt::Key_Space);
        QVERIFY(list.item(row)->text().startsWith(QStringLiteral("◆")));
    }
    QTest::keyClick(&list, Qt::Key_C);
    auto* comparison = desk.variants().findChild<QDialog*>();
    QVERIFY(comparison);
    QStringList compared;
    for (const QLabel* label : comparison->findChildren<QLabel*>())
        if (!label->text().isEmpty())
            compared += label->text().remove(QStringLiteral("◆ "));
    QCOMPARE(compared, seeds);
}

void SeedsTest::aBatchTriesItsSeedsAndLeavesTheDungeon()
{
    SeedDesk desk;
    const auto before = desk.dungeon().levels;
    desk.key(Qt::Key_F7, Qt::ShiftModifier);
    QVERIFY(desk.batch().isVisible());
    desk.batch().run(20, 10);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().isBusy(), kLong);
    QCOMPARE(desk.batch().trials().size(), std::size_t{10});
    QVERIFY2(desk.batch().summary().contains("of 10"), qPrintable(desk.batch().summary()));
    QVERIFY(desk.dungeon().levels == before);
    for (std::size_t i = 0; i < 10; ++i) { // in order, and each as it is by itself
        Dungeon again = desk.dungeon();
        const auto baked = bake(again, 20 + i);
        QVERIFY(baked);
        const SeedTrial expected = trialOf(again, *baked);
        const SeedTrial& trial = desk.batch().trials()[i];
        QCOMPARE(trial.seed, expected.seed);
        QVERIFY(trial.levels == expected.levels);
        QCOMPARE(trial.shortfalls.size(), expected.shortfalls.size());
        QCOMPARE(trial.failure.has_value(), expected.failure.has_value());
        QVERIFY(std::ranges::is_sorted(trial.shortfalls, {}, &RowReport::level));
    }
}

void SeedsTest::aBatchOfADungeonThatCannotBeMadeTellsWhy()
{
    SeedDesk desk;
    Dungeon dungeon = desk.dungeon();
    for (Recipe& recipe : dungeon.recipes)
        recipe.rows.front().parameters.set("colour", 1); // which no row has
    desk.open(std::move(dungeon));
    desk.batch().run(20, 3);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().isBusy(), kLong);
    QVERIFY(desk.batch().trials().empty());
    QVERIFY2(desk.batch().summary().contains("colour"), qPrintable(desk.batch().summary()));
}

void SeedsTest::whatFailsCanBeOpened()
{
    SeedDesk desk;
    Dungeon dungeon = desk.dungeon();
    dungeon.rules.goal = Goal::Slay;
    dungeon.rules.goalKind = "dragon";
    desk.open(dungeon);
    desk.batch().run(100, 3);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().isBusy(), kLong);
    QVERIFY(desk.batch().list().topLevelItemCount() >= 3);
    emit desk.batch().list().itemActivated(desk.batch().list().topLevelItem(0), 0);
    QCOMPARE(desk.dungeon().seed, std::uint64_t{100});
    QCOMPARE(desk.stack().count(), 1);
}

void SeedsTest::enterOnAFailedSeedOpensItAndDoesNotRunAgain()
{
    SeedDesk desk;
    desk.trigger(EditorAction::Batch);
    QTreeWidget& list = desk.batch().list();
    new QTreeWidgetItem(&list, {QStringLiteral("77"), QStringLiteral("fails")});
    list.setCurrentItem(list.topLevelItem(0));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    QVERIFY(!desk.batch().isBusy());
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().seed, std::uint64_t{77}, kLong);
}

void SeedsTest::windowsLeaveWithThePageAndComeBackWithIt()
{
    SeedDesk desk;
    desk.trigger(EditorAction::Batch);
    desk.trigger(EditorAction::Overview);
    desk.overview().hide();
    desk.page.hide();
    QVERIFY(!desk.batch().isVisible());
    desk.page.show();
    QVERIFY(desk.batch().isVisible());
    QVERIFY(!desk.overview().isVisible());
}

void SeedsTest::aSeedOfABatchThatAnEditHasMadeAnotherIsToldWhenItIsOpened()
{
    SeedDesk desk;
    Dungeon hopeless = desk.dungeon();
    hopeless.rules.goal = Goal::Slay;
    hopeless.rules.goalKind = "nobody";
    desk.open(hopeless);
    desk.batch().run(100, 3);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().isBusy(), kLong);
    const QSignalSpy said(&desk.page.workspace().bakery(), &Bakery::said);
    QTreeWidgetItem* first = desk.batch().list().topLevelItem(0);
    emit desk.batch().list().itemActivated(first, 0);
    QTRY_COMPARE_WITH_TIMEOUT(desk.dungeon().seed, std::uint64_t{100}, kLong);
    QCOMPARE(said.count(), 0);
    Dungeon edited = desk.dungeon();
    for (Recipe& recipe : edited.recipes)
        std::erase_if(recipe.rows, [](const RecipeRow& row) { return row.type == "spawn"; });
    desk.document().push(changeOf(desk.dungeon(), edited), {});
    emit desk.batch().list().itemActivated(first, 0);
    QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, kLong);
    QVERIFY2(said[0][0].toString().contains("seed 100 makes other levels"), qPrintable(said[0][0].toString()));
}

void SeedsTest::aBatchIsStopped()
{
    SeedDesk desk;
    desk.batch().run(1, 100'000);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().trials().empty(), kLong);
    desk.batch().stop();
    QVERIFY(!desk.batch().isBusy());
    const std::size_t tried = desk.batch().trials().size();
    QTest::qWait(50);
    QCOMPARE(desk.batch().trials().size(), tried);
    desk.batch().run(1, 100'000);
    desk.openEmpty();
    QVERIFY(!desk.batch().isBusy());
    QVERIFY(desk.batch().trials().empty());
}

void SeedsTest::theButtonsOfABatchTellWhatTheyDo()
{
    SeedDesk desk;
    const auto buttons = desk.batch().findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 4);
    const auto areTold = [&buttons] {
        return std::ranges::all_of(buttons, [](const QPushButton* button) {
            const QStringList told = button->toolTip().split(u'\n');
            return told.front().endsWith(u'.') && told.size() == (button->isEnabled() ? 1 : 2);
        });
    };
    QVERIFY(areTold());
    desk.batch().run(1, 100'000);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().trials().empty(), kLong);
    QVERIFY(areTold());
    desk.batch().stop();
    QVERIFY(areTold());
}

void SeedsTest::measuresAreWrittenAsATable()
{
    SeedDesk desk;
    desk.batch().run(1, 2);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().isBusy(), kLong);
    const QString path = desk.file("measures.csv");
    QVERIFY(desk.batch().writeCsv(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 3);
    QVERIFY(!desk.batch().writeCsv(desk.file("nowhere/measures.csv")));
}

void SeedsTest::aTableIsCalledCsvWhateverIsTypedAndReplacesNoneUnasked()
{
    SeedDesk desk;
    desk.batch().run(1, 2);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.batch().isBusy(), kLong);
    nameFile(desk.file("measures.txt"));
    desk.csvButton().click();
    QVERIFY(!QFile::exists(desk.file("measures.txt")));
    const QString path = desk.file("measures.txt.csv");
    QVERIFY(QFileInfo(path).size() > 0);
    QVERIFY(QFile(path).resize(0));
    nameFile(desk.file("measures.txt"), "stay");
    desk.csvButton().click();
    QVERIFY(QFileInfo(path).size() == 0);
    nameFile(desk.file("measures.txt"), "save");
    desk.csvButton().click();
    QVERIFY(QFileInfo(path).size() > 0);
}

void SeedsTest::theOverviewGoesToALevel()
{
    SeedDesk desk;
    desk.key(Qt::Key_F3);
    QVERIFY(desk.overview().isVisible());
    OverviewMap& map = desk.overview().map();
    QCOMPARE(map.chosen(), 0);
    QTest::keyClick(&map, Qt::Key_Down);
    QCOMPARE(map.chosen(), 1);
    QTest::keyClick(&map, Qt::Key_Return);
    QCOMPARE(desk.bench().z(), 1);
    QTest::mouseClick(&map, Qt::LeftButton, {}, map.pointOf({20, 20, 0}).toPoint());
    QCOMPARE(desk.bench().z(), 0);
    map.setStacked(false);
    QTest::mouseClick(&map, Qt::LeftButton, {}, map.pointOf({20, 20, 1}).toPoint());
    QCOMPARE(desk.bench().z(), 1);
}

void SeedsTest::anActionIsFoundByItsWords()
{
    SeedDesk desk;
    desk.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* finder = desk.page.findChild<ChoiceDialog*>();
    QVERIFY(finder);
    auto* find = finder->findChild<QLineEdit*>();
    QTest::keyClicks(find, "level below");
    QTest::keyClick(find, Qt::Key_Return);
    QCOMPARE(desk.bench().z(), 1);
}

CAVE_TEST_SUITE(SeedsTest);
#include "seeds_test.moc"
