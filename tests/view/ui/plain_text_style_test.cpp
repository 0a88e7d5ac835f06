// SPDX-License-Identifier: MIT
#include "app/view/ui/plain_text_style.h"

#include "app/view/ui/theme.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace cave;

class PlainTextStyleTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { turnTo(Qt::LeftToRight); }
    void labelsBeginAtTheSideThatPeopleReadFrom_data();
    void labelsBeginAtTheSideThatPeopleReadFrom();
    void wordsFromTheLeftLookAsTheyDoThere();
    void wordsOfAButtonStandBesideItsIcon();

private:
    static void turnTo(Qt::LayoutDirection direction)
    {
        QGuiApplication::setLayoutDirection(direction);
        applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    }
};

void PlainTextStyleTest::labelsBeginAtTheSideThatPeopleReadFrom_data()
{
    QTest::addColumn<Qt::Alignment>("given");
    QTest::addColumn<Qt::Alignment>("mirrored");
    QTest::addRow("usual") << Qt::Alignment(Qt::AlignLeft) << Qt::Alignment(Qt::AlignRight | Qt::AlignAbsolute);
    QTest::addRow("number") << Qt::Alignment(Qt::AlignRight) << Qt::Alignment(Qt::AlignLeft | Qt::AlignAbsolute);
    QTest::addRow("middle") << Qt::Alignment(Qt::AlignHCenter) << Qt::Alignment(Qt::AlignHCenter);
}

// Qt asks the words of a label, and Latin ones would begin at the left of a Hebrew page.
void PlainTextStyleTest::labelsBeginAtTheSideThatPeopleReadFrom()
{
    QFETCH(const Qt::Alignment, given);
    QFETCH(const Qt::Alignment, mirrored);
    turnTo(Qt::RightToLeft);
    QLabel label(QStringLiteral("First Steps"));
    label.setAlignment(given | Qt::AlignTop);
    label.show();
    QCOMPARE(label.alignment(), mirrored | Qt::AlignTop);
    turnTo(Qt::RightToLeft); // once more changes nothing
    QCOMPARE(label.alignment(), mirrored | Qt::AlignTop);
    turnTo(Qt::LeftToRight);
    QCOMPARE(label.alignment(), given | Qt::AlignTop);
}

// Their full stop stands behind them, and their lines take the room that was made for them.
void PlainTextStyleTest::wordsFromTheLeftLookAsTheyDoThere()
{
    const QString words = QStringLiteral("Five small caves that teach you to walk.");
    turnTo(Qt::LeftToRight);
    QLabel label(words);
    label.setWordWrap(true);
    label.setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    label.setFixedSize(140, label.heightForWidth(140));
    QPushButton button(words);
    button.setFixedSize(button.sizeHint());
    const QImage lines = label.grab().toImage();
    const QImage line = button.grab().toImage();
    turnTo(Qt::RightToLeft);
    QCOMPARE(label.grab().toImage(), lines);
    QCOMPARE(button.grab().toImage(), line);
}

void PlainTextStyleTest::wordsOfAButtonStandBesideItsIcon()
{
    turnTo(Qt::RightToLeft);
    QPixmap nothing(16, 16);
    nothing.fill(Qt::transparent);
    for (const QString& words : {QString::fromUtf8("פתיחה"), QStringLiteral("Open")}) {
        QPushButton button(words);
        button.setFixedSize(400, button.sizeHint().height());
        const QRect end(20, 6, 100, button.height() - 12); // where it ends, far from the icon in its middle
        const QImage plain = button.grab(end).toImage();
        button.setIcon(nothing);
        QCOMPARE(button.grab(end).toImage(), plain);
    }
}

CAVE_TEST_SUITE(PlainTextStyleTest);
#include "plain_text_style_test.moc"
