// SPDX-License-Identifier: MIT
#include "app/view/ui/widget_state.h"

#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace cave;

namespace {

constexpr int kRows = 100;

// A field, two tabs with a list each.
std::unique_ptr<QWidget> newTree(const QString& language)
{
    auto tree = std::make_unique<QWidget>();
    auto* column = new QVBoxLayout(tree.get());
    column->addWidget(new QLineEdit);
    auto* tabs = new QTabWidget;
    for (int tab = 0; tab < 2; ++tab) {
        auto* list = new QListWidget;
        list->setSelectionMode(QAbstractItemView::MultiSelection);
        for (int row = 0; row < kRows; ++row)
            list->addItem(language + QString::number(row));
        tabs->addTab(list, language);
    }
    column->addWidget(tabs);
    tree->resize(300, 200);
    tree->show();
    return tree;
}

} // namespace

class WidgetStateTest : public QObject {
    Q_OBJECT

private slots:
    void wordsAndTheirCursorAreCarriedOver();
    void rowsAreCarriedOver();
    void theFirstRowThatIsSeenStaysTheFirst();
    void theTabIsCarriedOver();
    void theFocusGoesToWhereItWas();
    void whatTheOtherDoesNotHaveIsLeftOut();
};

void WidgetStateTest::wordsAndTheirCursorAreCarriedOver()
{
    const auto before = newTree("old");
    auto* field = before->findChild<QLineEdit*>();
    field->setText("half a wo");
    field->setCursorPosition(4);
    const auto after = newTree("new");
    WidgetState(*before).restore(*after);
    QCOMPARE(after->findChild<QLineEdit*>()->text(), QString("half a wo"));
    QCOMPARE(after->findChild<QLineEdit*>()->cursorPosition(), 4);
}

void WidgetStateTest::rowsAreCarriedOver()
{
    const auto before = newTree("old");
    auto* list = before->findChildren<QListWidget*>().front();
    list->setCurrentRow(7, QItemSelectionModel::NoUpdate);
    list->item(3)->setSelected(true);
    list->item(5)->setSelected(true);
    const auto after = newTree("new");
    WidgetState(*before).restore(*after);
    list = after->findChildren<QListWidget*>().front();
    QCOMPARE(list->currentRow(), 7);
    QCOMPARE(list->selectedItems().size(), 2);
    QVERIFY(list->item(3)->isSelected() && list->item(5)->isSelected());
    QCOMPARE(list->item(3)->text(), QString("new3"));
}

void WidgetStateTest::theFirstRowThatIsSeenStaysTheFirst()
{
    const auto before = newTree("old");
    auto* list = before->findChildren<QListWidget*>().front();
    list->scrollToItem(list->item(40), QAbstractItemView::PositionAtTop);
    const auto after = newTree("new");
    WidgetState(*before).restore(*after);
    list = after->findChildren<QListWidget*>().front();
    QCOMPARE(list->row(list->itemAt(1, 1)), 40);
}

void WidgetStateTest::theTabIsCarriedOver()
{
    const auto before = newTree("old");
    before->findChild<QTabWidget*>()->setCurrentIndex(1);
    const auto after = newTree("new");
    WidgetState(*before).restore(*after);
    QCOMPARE(after->findChild<QTabWidget*>()->currentIndex(), 1);
}

void WidgetStateTest::theFocusGoesToWhereItWas()
{
    const auto before = newTree("old");
    QVERIFY(QTest::qWaitForWindowActive(before.get()));
    before->findChild<QTabWidget*>()->currentWidget()->setFocus();
    const WidgetState state(*before);
    const auto after = newTree("new");
    after->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(after.get()));
    after->findChild<QLineEdit*>()->setFocus();
    state.restore(*after);
    QVERIFY(after->findChild<QTabWidget*>()->currentWidget()->hasFocus());
}

void WidgetStateTest::whatTheOtherDoesNotHaveIsLeftOut()
{
    const auto before = newTree("old");
    before->findChildren<QListWidget*>().front()->setCurrentRow(kRows - 1);
    const auto after = newTree("new");
    auto* list = after->findChildren<QListWidget*>().front();
    while (list->count() > 10)
        delete list->takeItem(10);
    delete after->findChild<QLineEdit*>();
    WidgetState(*before).restore(*after);
    QCOMPARE(list->currentRow(), -1);
}

CAVE_TEST_SUITE(WidgetStateTest);
#include "widget_state_test.moc"
