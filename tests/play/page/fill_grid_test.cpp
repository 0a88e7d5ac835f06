// SPDX-License-Identifier: MIT
#include "app/play/page/action_buttons.h"

#include "tests/support/test_main.h"

#include <QGridLayout>
#include <QTest>

#include <vector>

using namespace cave;

namespace {

class Wide : public QWidget {
public:
    Wide(int width, QWidget* parent) : QWidget(parent), m_width(width) {}
    QSize sizeHint() const override { return {m_width, 20}; }

private:
    int m_width;
};

int columnsOf(const std::vector<int>& widths, int room)
{
    QWidget panel;
    auto* grid = new QGridLayout(&panel);
    grid->setSpacing(6);
    std::vector<QWidget*> entries;
    for (const int width : widths)
        entries.push_back(new Wide(width, &panel));
    fillGrid(*grid, entries, room, 3);
    int columns = 0;
    while (columns < 3 && grid->itemAtPosition(0, columns) != nullptr)
        ++columns;
    return columns;
}

} // namespace

class FillGridTest : public QObject {
    Q_OBJECT

private slots:
    void whatFitsStandsSideBySide();
    void oneLongWordWidensItsOwnColumnAlone();
    void thereIsAlwaysAColumn();
};

void FillGridTest::whatFitsStandsSideBySide()
{
    QCOMPARE(columnsOf({90, 90, 90, 90}, 282), 3);
    QCOMPARE(columnsOf({90, 90, 90, 90}, 281), 2);
}

// As in Spanish, whose "Descansar" is longer than all others.
void FillGridTest::oneLongWordWidensItsOwnColumnAlone()
{
    QCOMPARE(columnsOf({80, 110, 80, 80, 105, 80}, 290), 3);
    QCOMPARE(columnsOf({80, 110, 110, 80, 105, 80}, 290), 2);
}

void FillGridTest::thereIsAlwaysAColumn() { QCOMPARE(columnsOf({400, 400}, 100), 1); }

CAVE_TEST_SUITE(FillGridTest);
#include "fill_grid_test.moc"
