// SPDX-License-Identifier: MIT
#include "app/play/sheets/sheet.h"

#include "app/view/ui/widgets.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QVBoxLayout>

using namespace cave;

class SheetTest : public QObject {
    Q_OBJECT

private slots:
    void whatALowWindowHasNoRoomForScrolls();
    void buttonsTakeAsManyLinesAsTheyNeed();
};

void SheetTest::whatALowWindowHasNoRoomForScrolls()
{
    QWidget page;
    page.resize(500, 300);
    SheetHost host(page);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* sheet = new Sheet("Long", Sheet::Size::Note);
    QPushButton* last = nullptr;
    for (int i = 0; i < 30; ++i)
        sheet->body().addWidget(last = new QPushButton(QString::number(i)));
    QPushButton* close = sheet->addButton("Close");
    sheet->setDefaultButton(close);
    host.open(sheet);
    QCoreApplication::processEvents();
    QVERIFY(page.rect().contains(QRect(close->mapTo(&page, QPoint()), close->size())));
    QVERIFY(last->visibleRegion().isEmpty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab); // from Close to what stands before it
    QVERIFY(last->hasFocus());
    QVERIFY(!last->visibleRegion().isEmpty());
}

void SheetTest::buttonsTakeAsManyLinesAsTheyNeed()
{
    QWidget page;
    page.resize(400, 400);
    SheetHost host(page);
    page.show();
    auto* sheet = new Sheet("Choices", Sheet::Size::Note);
    sheet->body().addWidget(wrappedLabel("Which?"));
    std::vector<QPushButton*> buttons;
    for (int i = 0; i < 4; ++i)
        buttons.push_back(sheet->addButton("Something that takes long to say"));
    host.open(sheet);
    QCoreApplication::processEvents();
    for (const QPushButton* button : buttons) {
        QVERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(page.rect().contains(QRect(button->mapTo(&page, QPoint()), button->size())));
    }
}

CAVE_TEST_SUITE(SheetTest);
#include "sheet_test.moc"
