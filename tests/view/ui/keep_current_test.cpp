// SPDX-License-Identifier: MIT
#include "app/view/ui/keep_current.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTranslator>

#include <memory>

using namespace cave;

class KeepCurrentTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();

    void itIsShownAtOnce();
    void anotherLanguageShowsItAnew();
    void anotherPaletteShowsItAnew();
    void anotherTextSizeShowsItAnewWithItsSizes();
    void changesAtOnceShowItOnce();
    void whatItShowsMayRestyleIt();
    void nothingIsShownOnceTheWidgetIsGone();
};

void KeepCurrentTest::cleanup()
{
    palette::use(palette::Set::Usual);
    applyTheme(*qApp, 100);
    QCoreApplication::processEvents();
}

void KeepCurrentTest::itIsShownAtOnce()
{
    QLabel label;
    keepCurrent(label, [&] { label.setText(QStringLiteral("shown")); });
    QCOMPARE(label.text(), QStringLiteral("shown"));
}

void KeepCurrentTest::anotherLanguageShowsItAnew()
{
    QWidget window;
    auto* label = new QLabel(&window);
    keepCurrent(*label, [label] { label->setText(QCoreApplication::translate("PlayActions", "Rest")); });
    QCOMPARE(label->text(), QStringLiteral("Rest"));
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/i18n/cavewright_de.qm")));
    QCoreApplication::installTranslator(&german);
    QTRY_VERIFY(label->text() != QStringLiteral("Rest"));
    QCoreApplication::removeTranslator(&german);
    QTRY_COMPARE(label->text(), QStringLiteral("Rest"));
}

void KeepCurrentTest::anotherPaletteShowsItAnew()
{
    QLabel label;
    QRgb colour = 0;
    keepCurrent(label, [&] { colour = palette::kInk1; });
    palette::use(palette::Set::Light);
    applyTheme(*qApp, 100);
    QTRY_COMPARE(colour, palette::kInk1.in(palette::Set::Light));
}

void KeepCurrentTest::anotherTextSizeShowsItAnewWithItsSizes()
{
    QLabel label;
    keepCurrent(label, [&] { label.setFixedWidth(scaledPixels(100)); });
    const int before = label.width();
    applyTheme(*qApp, 200);
    QTRY_COMPARE(label.width(), 2 * before);
}

void KeepCurrentTest::changesAtOnceShowItOnce()
{
    QLabel label;
    int shown = 0;
    keepCurrent(label, [&] { ++shown; });
    palette::use(palette::Set::Light);
    applyTheme(*qApp, 150);
    QTRY_COMPARE(shown, 2);
    QCoreApplication::processEvents();
    QCOMPARE(shown, 2);
}

void KeepCurrentTest::whatItShowsMayRestyleIt()
{
    QLabel label;
    int shown = 0;
    keepCurrent(label, [&] { label.setStyleSheet(QStringLiteral("padding: %1px").arg(++shown)); });
    applyTheme(*qApp, 150);
    QTRY_COMPARE(shown, 2);
    QCoreApplication::processEvents();
    QCOMPARE(shown, 2);
}

void KeepCurrentTest::nothingIsShownOnceTheWidgetIsGone()
{
    auto label = std::make_unique<QLabel>();
    int shown = 0;
    keepCurrent(*label, [&] { ++shown; });
    applyTheme(*qApp, 150);
    label.reset();
    QCoreApplication::processEvents();
    QCOMPARE(shown, 1);
}

CAVE_TEST_SUITE(KeepCurrentTest);
#include "keep_current_test.moc"
