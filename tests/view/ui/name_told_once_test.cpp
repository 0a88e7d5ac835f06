// SPDX-License-Identifier: MIT
#include "app/view/ui/name_told_once.h"

#include "tests/support/test_main.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace cave;

namespace {

// A button and a field, neither of which has the focus yet.
struct ButtonAndField {
    QWidget window;
    QWidget* first = new QLineEdit;
    QToolButton* button = new QToolButton;
    QLineEdit* field = new QLineEdit;

    ButtonAndField()
    {
        auto* column = new QVBoxLayout(&window);
        for (QWidget* each : {first, static_cast<QWidget*>(button), static_cast<QWidget*>(field)})
            column->addWidget(each);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(QStringLiteral("Brush"));
        first->setFocus();
        window.show();
        window.activateWindow();
    }
};

// What a reader says behind the name of a widget.
QString descriptionOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Description);
}

} // namespace

class NameToldOnceTest : public QObject {
    Q_OBJECT

private slots:
    void aNameIsLeftOutWhereItIsATitle_data();
    void aNameIsLeftOutWhereItIsATitle();
    void aToolTipIsToldWithoutTheName();
    void wordsInAnEmptyFieldAreToldWithoutTheName();
    void anotherToolTipIsToldAtOnce();
    void anOwnDescriptionStays();
};

void NameToldOnceTest::aNameIsLeftOutWhereItIsATitle_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("rest");
    QTest::newRow("above a sentence") << "Brush\nPaints a tile." << "Paints a tile.";
    QTest::newRow("with a key") << "Brush (B)\nPaints a tile." << "(B)\nPaints a tile.";
    QTest::newRow("with a key alone") << "Brush (B)" << "(B)";
    QTest::newRow("a sentence of its own") << "Brush. Press for another one." << "Press for another one.";
    QTest::newRow("with a sign") << "Brush  /" << "/";
    QTest::newRow("with an example") << "Brush, such as a wide one" << "such as a wide one";
    QTest::newRow("alone") << "Brush" << "";
    QTest::newRow("in a sentence") << "Brush of 7 x 5" << "";
    QTest::newRow("in a word") << "Brushes are wide." << "";
    QTest::newRow("elsewhere") << "The Brush\nPaints a tile." << "";
    QTest::newRow("nothing") << "" << "";
}

void NameToldOnceTest::aNameIsLeftOutWhereItIsATitle()
{
    QFETCH(const QString, words);
    QFETCH(const QString, rest);
    QCOMPARE(behindName("Brush", words), rest);
    QCOMPARE(behindName(QString(), words), QString());
}

void NameToldOnceTest::aToolTipIsToldWithoutTheName()
{
    const NameToldOnce guard(*qApp);
    ButtonAndField both;
    both.button->setToolTip("Brush (B)\nPaints a tile.");
    QVERIFY(QTest::qWaitForWindowActive(&both.window));
    both.button->setFocus();
    QCOMPARE(descriptionOf(*both.button), QString("(B)\nPaints a tile."));
    QCOMPARE(both.button->toolTip(), QString("Brush (B)\nPaints a tile."));
}

void NameToldOnceTest::wordsInAnEmptyFieldAreToldWithoutTheName()
{
    const NameToldOnce guard(*qApp);
    ButtonAndField both;
    both.field->setAccessibleName("Search");
    both.field->setPlaceholderText("Search  /");
    QVERIFY(QTest::qWaitForWindowActive(&both.window));
    both.field->setFocus();
    QCOMPARE(descriptionOf(*both.field), QString("/"));
}

// The tool tip of a button says why it cannot be pressed now, or is in another language.
void NameToldOnceTest::anotherToolTipIsToldAtOnce()
{
    const NameToldOnce guard(*qApp);
    ButtonAndField both;
    both.button->setToolTip("Brush\nPaints a tile.");
    QVERIFY(QTest::qWaitForWindowActive(&both.window));
    both.button->setFocus();
    both.button->setToolTip("Brush\nPaints a creature.");
    QCOMPARE(descriptionOf(*both.button), QString("Paints a creature."));
    both.button->setToolTip("Choose a tile first.");
    QCOMPARE(descriptionOf(*both.button), QString("Choose a tile first."));
    both.first->setFocus();
    both.button->setToolTip("Brush\nPaints a tile.");
    both.button->setFocus();
    QCOMPARE(descriptionOf(*both.button), QString("Paints a tile."));
}

void NameToldOnceTest::anOwnDescriptionStays()
{
    const NameToldOnce guard(*qApp);
    ButtonAndField both;
    both.button->setToolTip("Brush\nPaints a tile.");
    both.button->setAccessibleDescription("There is no tile.");
    QVERIFY(QTest::qWaitForWindowActive(&both.window));
    both.button->setFocus();
    QCOMPARE(descriptionOf(*both.button), QString("There is no tile."));
}

CAVE_TEST_SUITE(NameToldOnceTest);
#include "name_told_once_test.moc"
