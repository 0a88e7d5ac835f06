// SPDX-License-Identifier: MIT
// What a level wears is chosen beside the levels and tried on the canvas; the dungeon's own themes have a table.
#include "core/edit/kinds/theme_edit.h"
#include "editor/panels/theme_box.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/themes/themes_dialog.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

class ThemeDesk : public EditorWindow {
public:
    ThemeDesk() { open(asciiDungeon("######\n#....#\n######")); }

    ThemeBox& box() { return *page.findChild<ThemeBox*>(); }
    const Theme& shown() { return page.workspace().canvas().model()->theme(); }
    void choose(const char* id)
    {
        box().setCurrentIndex(box().findData(id));
        emit box().activated(box().currentIndex());
    }
    ThemesDialog& dialog()
    {
        if (!page.windows().content().findChild<ThemesDialog*>()) {
            trigger(EditorAction::Content);
            const auto buttons = page.windows().content().findChildren<QPushButton*>();
            (*std::ranges::find(buttons, QString("Themes..."), &QPushButton::text))->click();
        }
        return *page.windows().content().findChild<ThemesDialog*>();
    }
};

} // namespace

class ThemesWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aChosenThemeIsOneStepAndShowsOnTheCanvas();
    void whatTheListPointsAtIsOnlyTried();
    void theBoxFollowsTheLevel();
    void oneIsAddedChangedAndDeleted();
    void levelsFollowTheIdOfWhatTheyWear();
    void stepsAreTakenBackByKeys();
    void whatNoFileCouldHoldIsNotTaken();
};

void ThemesWindowTest::aChosenThemeIsOneStepAndShowsOnTheCanvas()
{
    ThemeDesk desk;
    QCOMPARE(desk.shown(), Theme{});
    desk.choose("ember");
    QCOMPARE(desk.dungeon().levels[0].theme, std::string("ember"));
    QCOMPARE(desk.stack().count(), 1);
    QCOMPARE(desk.shown().id, std::string("ember"));
    desk.trigger(EditorAction::Undo);
    QCOMPARE(desk.dungeon().levels[0].theme, std::string());
    QCOMPARE(desk.shown(), Theme{});
    QVERIFY(!desk.document().isDirty());
}

void ThemesWindowTest::whatTheListPointsAtIsOnlyTried()
{
    ThemeDesk desk;
    emit desk.box().highlighted(desk.box().findData("ice"));
    QCOMPARE(desk.shown().id, std::string("ice"));
    QCOMPARE(desk.stack().count(), 0);
    desk.box().hidePopup();
    QCOMPARE(desk.shown(), Theme{});
}

void ThemesWindowTest::theBoxFollowsTheLevel()
{
    ThemeDesk desk;
    QCOMPARE(desk.box().currentData().toString(), QString());
    desk.choose("moss");
    desk.trigger(EditorAction::DuplicateLevel);
    QCOMPARE(desk.bench().z(), 1);
    QCOMPARE(desk.box().currentData().toString(), QString("moss"));
    desk.choose("");
    desk.bench().setZ(0);
    QCOMPARE(desk.box().currentData().toString(), QString("moss"));
    QCOMPARE(desk.shown().id, std::string("moss"));
}

void ThemesWindowTest::oneIsAddedChangedAndDeleted()
{
    ThemeDesk desk;
    QCOMPARE(desk.dialog().table().rowCount(), 0);
    desk.dialog().add();
    QCOMPARE(themeRows(desk.dungeon()).size(), std::size_t{1});
    desk.dialog().table().item(0, 0)->setText("fen");
    desk.dialog().table().item(0, 2)->setText("900, 1100 800");
    desk.dialog().table().item(0, 6)->setText("#2f6a58");
    QCOMPARE(desk.dialog().problem(), QString());
    const Theme* fen = desk.dungeon().catalogue->findTheme("fen");
    QVERIFY(fen);
    QCOMPARE(fen->tint, (ChannelShares{900, 1100, 800}));
    QVERIFY(desk.box().findData("fen") >= 0);
    desk.choose("fen");
    QCOMPARE(desk.shown().tint, fen->tint);
    desk.dialog().remove();
    QVERIFY(desk.dialog().problem().contains("fen"));
    desk.choose("");
    desk.dialog().remove();
    QVERIFY(themeRows(desk.dungeon()).empty());
}

void ThemesWindowTest::levelsFollowTheIdOfWhatTheyWear()
{
    ThemeDesk desk;
    desk.dialog().add();
    desk.dialog().table().item(0, 0)->setText("fen");
    desk.choose("fen");
    desk.dialog().table().item(0, 0)->setText("marsh");
    QCOMPARE(desk.dialog().problem(), QString());
    QCOMPARE(desk.dungeon().levels[0].theme, std::string("marsh"));
    QCOMPARE(desk.shown().id, std::string("marsh"));
    desk.stack().undo();
    QCOMPARE(desk.dungeon().levels[0].theme, std::string("fen"));
    QCOMPARE(desk.dialog().table().item(0, 0)->text(), QString("fen"));
}

void ThemesWindowTest::stepsAreTakenBackByKeys()
{
    ThemeDesk desk;
    desk.dialog().add();
    QVERIFY(QTest::qWaitForWindowActive(&desk.dialog()));
    QTest::keyClick(&desk.dialog(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(themeRows(desk.dungeon()).empty());
    QTest::keyClick(&desk.dialog(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(themeRows(desk.dungeon()).size(), std::size_t{1});
}

void ThemesWindowTest::whatNoFileCouldHoldIsNotTaken()
{
    ThemeDesk desk;
    desk.dialog().add();
    const int steps = desk.stack().count();
    for (const auto& [column, wrong] : {std::pair(1, "cheese"), {2, "1 2"}, {2, "much more red"}, {6, "blue"}}) {
        const QString before = desk.dialog().table().item(0, column)->text();
        desk.dialog().table().item(0, column)->setText(wrong);
        QVERIFY2(!desk.dialog().problem().isEmpty(), wrong);
        desk.dialog().table().item(0, column)->setText(before);
        QVERIFY2(desk.dialog().problem().isEmpty(), wrong);
    }
    QCOMPARE(desk.stack().count(), steps);
}

CAVE_TEST_SUITE(ThemesWindowTest);
#include "themes_test.moc"
