// SPDX-License-Identifier: MIT
// The deeds of a game as a player meets them while it goes on and at its end.
#include "app/play/sheets/deeds_sheet.h"

#include "app/play/game/deeds.h"
#include "app/play/game/running_game.h"
#include "app/play/sheets/end_sheet.h"
#include "app/view/base/file_path.h"
#include "app/view/ui/theme.h"
#include "core/save/built_in_dungeons.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <algorithm>

using namespace cave;

namespace {

QStringList labelsOn(const QWidget& sheet)
{
    QStringList texts;
    for (const auto* label : sheet.findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

} // namespace

class DeedsSheetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aKeyShowsThem();
    void theCharacterLeadsThereAndBack();
    void theEndNamesThoseThatAreNew();
    void inADungeonOfOnesOwnNoneIsNoted();

private:
    std::shared_ptr<Artwork> m_artwork;
};

void DeedsSheetTest::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
}

void DeedsSheetTest::aKeyShowsThem()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("D");
    QVERIFY(qobject_cast<DeedsSheet*>(player.sheet()));
    QCOMPARE(player.title(), QString("Deeds"));
    auto* list = player.sheet()->findChild<QTreeWidget*>();
    QVERIFY(list != nullptr && list->hasFocus());
    QCOMPARE(list->accessibleName(), QString("Deeds"));
    QCOMPARE(list->topLevelItemCount(), static_cast<int>(deeds().size()));
    const auto* first = list->topLevelItem(0);
    QCOMPARE(first->text(0), QString("First blood"));
    QCOMPARE(first->text(1), QString("open"));
    QCOMPARE(list->topLevelItem(1)->text(1), QString("open, 0 of 50"));
    QVERIFY(first->data(0, Qt::AccessibleTextRole).toString().contains("In this game open"));
    QCOMPARE(list->topLevelItem(list->topLevelItemCount() - 1)->text(1), QString("not in this game"));
    QVERIFY(labelsOn(*player.sheet()).join(u' ').contains("this game is not scored")); // a playtest
    player.press(Qt::Key_Escape);
    QVERIFY(player.sheet() == nullptr);
    QCOMPARE(player.turn(), 0);
}

void DeedsSheetTest::theCharacterLeadsThereAndBack()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("C");
    const auto buttons = player.sheet()->findChildren<QPushButton*>();
    const auto found = std::ranges::find(buttons, QString("Deeds"), &QPushButton::text);
    QVERIFY(found != buttons.end());
    (*found)->click();
    QVERIFY(qobject_cast<DeedsSheet*>(player.sheet()));
    player.press(Qt::Key_Escape);
    QCOMPARE(player.title(), QString("Character"));
}

void DeedsSheetTest::theEndNamesThoseThatAreNew()
{
    PageDriver player(batPit(), m_artwork);
    QVERIFY(player.isReady());
    connect(&player.page(), &PlayPage::gameEnded, &player.page(),
            [&] { player.page().addNewDeeds({"swift", "first_blood"}); });
    for (int i = 0; i < 50 && !player.world().isOver(); ++i)
        player.type(".");
    QVERIFY(qobject_cast<EndSheet*>(player.sheet()));
    QVERIFY(labelsOn(*player.sheet()).contains("Deeds done for the first time: First blood; In a hurry."));
}

void DeedsSheetTest::inADungeonOfOnesOwnNoneIsNoted()
{
    const QTemporaryDir folder;
    const RunningGame own(sessionOf(emptyHall()), SaveFolder(pathOf(folder.path())));
    QVERIFY(labelsOn(DeedsSheet(own)).join(u' ').contains("this dungeon does not come with Cavewright"));
    const RunningGame builtIn(*Session::start(builtInDungeon("jsrogue")->dungeon, 4),
                              SaveFolder(pathOf(folder.path())));
    QVERIFY(labelsOn(DeedsSheet(builtIn)).join(u' ').contains("They are noted when the game ends."));
}

CAVE_TEST_SUITE(DeedsSheetTest);
#include "deeds_sheet_test.moc"
