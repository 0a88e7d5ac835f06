// SPDX-License-Identifier: MIT
#include "editor/dialogs/keys_dialog.h"

#include "app/view/ui/wrapped_tree.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QTest>

using namespace cave;

class KeysDialogTest : public QObject {
    Q_OBJECT

private slots:
    void whereAKeyCountsIsShownAndTold_data();
    void whereAKeyCountsIsShownAndTold();
    void whereAKeyCountsCanBeLookedFor();
    void theLastColumnKeepsAThird();
};

namespace {

struct OpenDialog : EditorWindow {
    OpenDialog() : dialog(page.actionSet(), &page)
    {
        dialog.show();
        QCoreApplication::processEvents();
    }
    QTreeWidget& list() { return *dialog.findChild<WrappedTree*>(); }
    // The row of the action that does that.
    const QTreeWidgetItem* row(const QString& name, const QString& help)
    {
        for (int i = 0; i < list().topLevelItemCount(); ++i)
            if (const QTreeWidgetItem* each = list().topLevelItem(i); each->text(0) == name && each->text(3) == help)
                return each;
        return nullptr;
    }

    KeysDialog dialog;
};

} // namespace

void KeysDialogTest::whereAKeyCountsIsShownAndTold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("help");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("told");
    QTest::newRow("levels") << "Rename" << "Gives this level another name." << "in the list of levels"
                            << "Rename, Keys F2, Where in the list of levels, What it does Gives this level another "
                               "name.";
    QTest::newRow("rows") << "Solo" << "Mutes all rows but this one and those that make the ground."
                          << "in the list of rows of the recipe"
                          << "Solo, Keys Shift+B, Where in the list of rows of the recipe, What it does Mutes all rows "
                             "but this one and those that make the ground.";
    QTest::newRow("the canvas") << "Select all" << "Selects the whole level." << "on the canvas"
                                << "Select all, Keys Ctrl+A, Where on the canvas, What it does Selects the whole "
                                   "level.";
    QTest::newRow("a tool") << "Fill" << "Fills all joined cells of one tile." << "on the canvas"
                            << "Fill, Keys F, Where on the canvas, What it does Fills all joined cells of one tile.";
    QTest::newRow("the mouse") << "Pan" << "" << "on the canvas"
                               << "Pan, Keys Middle button, Space and drag, Where on the canvas";
    QTest::newRow("everywhere") << "Undo" << "Takes the last change back." << ""
                                << "Undo, Keys Ctrl+Z, What it does Takes the last change back.";
}

void KeysDialogTest::whereAKeyCountsIsShownAndTold()
{
    QFETCH(const QString, name);
    QFETCH(const QString, help);
    QFETCH(const QString, where);
    QFETCH(const QString, told);
    OpenDialog open;
    const QTreeWidgetItem* row = open.row(name, help);
    QVERIFY(row);
    QCOMPARE(row->text(2), where);
    QCOMPARE(row->data(0, Qt::AccessibleTextRole).toString(), told);
}

void KeysDialogTest::whereAKeyCountsCanBeLookedFor()
{
    OpenDialog open;
    open.dialog.findChild<QLineEdit*>()->setText("list of levels");
    for (int i = 0; i < open.list().topLevelItemCount(); ++i)
        QCOMPARE(open.list().topLevelItem(i)->isHidden(), !open.list().topLevelItem(i)->text(2).contains("of levels"));
}

void KeysDialogTest::theLastColumnKeepsAThird()
{
    OpenDialog open;
    QCOMPARE(open.list().columnCount(), 4);
    QVERIFY(open.list().columnWidth(3) * 100 >= open.list().viewport()->width() * 33);
}

CAVE_TEST_SUITE(KeysDialogTest);
#include "keys_dialog_test.moc"
