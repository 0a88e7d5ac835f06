// SPDX-License-Identifier: MIT
#include "app/view/map/minimap_widget.h"
#include "app/view/tiles/thing_painter.h"
#include "app/view/ui/bar_widget.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/style_sheet.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "tests/support/test_main.h"
#include "tests/view/contrast.h"
#include "tests/view/view_fixture.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>
#include <memory>
#include <utility>

using namespace cave;

class WidgetsTest : public QObject {
    Q_OBJECT

private slots:
    void textCanBeRead_data();
    void textCanBeRead();
    void everyTokenOfTheStyleSheetIsFilledIn();
    void textSizeScalesEverything();
    void buttonsSayWhatTheyDo();
    void whatIsNotAllowedSaysWhyBelowItsOwnTooltip();
    void unknownIconsAreNull();
    void pipsCount();
    void theBarSaysItsWords();
    void barsFillFromWherePeopleBeginToRead();
    void theBarHasRoomForItsWords();
    void iconsOfButtonsGrowWithTheText();
    void theFirstCellOfARowTellsAllOfIt();
    void titlesBreakNearTheirMiddle();
    void theMinimapTellsCells();
    void theMinimapShowsOnlyWhatIsKnown();
    void theMinimapOfALargeLevelIsThatOfASmallOneShrunk();
};

void WidgetsTest::textCanBeRead_data()
{
    QTest::addColumn<QRgb>("text");
    QTest::addColumn<QRgb>("ground");
    const auto add = [](const char* name, QRgb text, QRgb ground) { QTest::newRow(name) << text << ground; };
    add("text on buttons", palette::kText, palette::kInk3);
    add("labels on panels", palette::kMuted, palette::kInk2);
    add("faint on panels", palette::kFaint, palette::kInk2);
    add("selected", palette::kSelectText, palette::kSelect);
    add("primary", palette::kPrimaryText, palette::kPrimary);
    add("bars", palette::kBarText, palette::kHealth);
    add("log", palette::kLogText, palette::kLogGround);
    add("log, dim", palette::kLogDim, palette::kLogGround);
    add("log, harm", palette::kLogHarm, palette::kLogGround);
    add("log, gain", palette::kLogGain, palette::kLogGround);
    add("log, warning", palette::kLogWarning, palette::kLogGround);
    add("log, rare", palette::kLogRare, palette::kLogGround);
}

void WidgetsTest::textCanBeRead()
{
    QFETCH(const QRgb, text);
    QFETCH(const QRgb, ground);
    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
}

void WidgetsTest::everyTokenOfTheStyleSheetIsFilledIn()
{
    QVERIFY(!styleSheet(100).contains(QLatin1Char('@')));
    QVERIFY(styleSheet(100).contains("font-size: 11px"));
    QVERIFY(styleSheet(200).contains("font-size: 22px"));
}

void WidgetsTest::textSizeScalesEverything()
{
    auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
    applyTheme(application, 200);
    QCOMPARE(QApplication::font().pixelSize(), 26);
    QCOMPARE(scaledPixels(20), 40);
    applyTheme(application, 100);
    QCOMPARE(scaledPixels(20), 20);
}

void WidgetsTest::buttonsSayWhatTheyDo()
{
    const std::unique_ptr<QToolButton> button(iconButton("save", "Save", "Ctrl+S"));
    QCOMPARE(button->accessibleName(), QString("Save"));
    QCOMPARE(button->toolTip(), QString("Save (Ctrl+S)"));
    QVERIFY(button->minimumWidth() >= 28 && button->minimumHeight() >= 28);
    QVERIFY(!button->icon().isNull());
}

void WidgetsTest::whatIsNotAllowedSaysWhyBelowItsOwnTooltip()
{
    QPushButton button;
    button.setToolTip("Loads it.");
    for (const char* why : {"Choose one first.", "It is broken."}) {
        allow(button, why);
        QVERIFY(!button.isEnabled());
        QCOMPARE(button.toolTip(), QString("Loads it.\n") + why);
        QCOMPARE(button.accessibleDescription(), QString(why));
    }
    button.setToolTip("Carga."); // in another language
    allow(button, "Elige algo.");
    QCOMPARE(button.toolTip(), QString("Carga.\nElige algo."));
    allow(button, {});
    QVERIFY(button.isEnabled());
    QCOMPARE(button.toolTip(), QString("Carga."));
    QCOMPARE(button.accessibleDescription(), QString("Carga."));

    QPushButton plain;
    allow(plain, "Run it first.");
    QCOMPARE(plain.toolTip(), QString("Run it first."));
    allow(plain, {});
    QVERIFY(plain.isEnabled() && plain.toolTip().isEmpty());
}

void WidgetsTest::unknownIconsAreNull() { QVERIFY(iconPixmap("no-such-icon", 16).isNull()); }

void WidgetsTest::pipsCount()
{
    QCOMPARE(pipsOf(10, 10), 4);
    QCOMPARE(pipsOf(5, 10), 2);
    QCOMPARE(pipsOf(1, 40), 1);
    QVERIFY(pipColour(4) != pipColour(2) && pipColour(2) != pipColour(1));
}

void WidgetsTest::barsFillFromWherePeopleBeginToRead()
{
    BarWidget bar(palette::kHealth, palette::kHealthGround);
    bar.setValue(10, 40, QString());
    bar.resize(200, 20);
    const auto colours = [&bar] {
        const QImage image = bar.grab().toImage();
        return std::pair(image.pixelColor(20, 10), image.pixelColor(179, 10));
    };
    const auto [full, empty] = colours();
    QVERIFY(full != empty);
    bar.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(colours() == std::pair(empty, full));
}

void WidgetsTest::theBarSaysItsWords()
{
    BarWidget bar(palette::kHealth, palette::kHealthGround);
    bar.setValue(27, 40, "Health 27 of 40");
    QCOMPARE(bar.accessibleName(), QString("Health 27 of 40"));
    bar.resize(200, 20);
    const QImage full = bar.grab().toImage();
    bar.setValue(3, 40, "Health 3 of 40");
    QVERIFY(bar.grab().toImage() != full);
}

void WidgetsTest::theBarHasRoomForItsWords()
{
    BarWidget bar(palette::kHealth, palette::kHealthGround);
    bar.setValue(3, 40, "Gesundheit 3 / 40, dem Tod nahe");
    QFont bold = bar.font();
    bold.setBold(true);
    QVERIFY(bar.sizeHint().width() > QFontMetrics(bold).horizontalAdvance("Gesundheit 3 / 40, dem Tod nahe"));
    QCOMPARE(bar.heightForWidth(bar.sizeHint().width()), bar.sizeHint().height());
    const int narrow = bar.sizeHint().width() * 2 / 3;
    QVERIFY(bar.minimumSizeHint().width() <= narrow);
    QCOMPARE(bar.heightForWidth(narrow), bar.sizeHint().height() + QFontMetrics(bold).lineSpacing());
    QWidget panel;
    auto* column = new QVBoxLayout(&panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(&bar);
    column->addStretch(1);
    panel.resize(narrow, 200);
    panel.show();
    QCoreApplication::processEvents();
    QCOMPARE(bar.size(), QSize(narrow, bar.heightForWidth(narrow)));
    bar.setParent(nullptr);
}

void WidgetsTest::iconsOfButtonsGrowWithTheText()
{
    auto& application = *qobject_cast<QApplication*>(QApplication::instance());
    const auto sizeOf = [](QWidget* widget) {
        return widget->style()->pixelMetric(QStyle::PM_ButtonIconSize, nullptr, widget);
    };
    applyTheme(application, 100);
    QPushButton before;
    const int usual = sizeOf(&before);
    QToolButton tool;
    growIcon(tool, 16);
    QCOMPARE(tool.iconSize(), QSize(16, 16));
    applyTheme(application, 200);
    QPushButton after;
    QCOMPARE(sizeOf(&after), 2 * usual);
    QCOMPARE(after.iconSize().width(), 2 * usual);
    QTRY_COMPARE(tool.iconSize(), QSize(32, 32));
    applyTheme(application, 100);
}

// Readers say nothing else of a row.
void WidgetsTest::theFirstCellOfARowTellsAllOfIt()
{
    QTreeWidget list;
    list.setHeaderLabels({"Dungeon", "Level", "Turn"});
    new QTreeWidgetItem(&list, {"Deep", "3", "1,200"});
    new QTreeWidgetItem(&list, {"", "2", ""});
    tellWholeTexts(list);
    const auto told = [&](int row) { return list.topLevelItem(row)->data(0, Qt::AccessibleTextRole).toString(); };
    QCOMPARE(told(0), QString("Deep, Level 3, Turn 1,200"));
    QCOMPARE(told(1), QString("Level 2"));
}

void WidgetsTest::titlesBreakNearTheirMiddle()
{
    QCOMPARE(onTwoLines("Turns"), QString("Turns"));
    QCOMPARE(onTwoLines("Died here"), QString("Died\nhere"));
    QCOMPARE(onTwoLines("Came so far"), QString("Came\nso far"));
    QCOMPARE(onTwoLines("Gesundheit bei Ankunft"), QString("Gesundheit\nbei Ankunft"));
    QCOMPARE(onTwoLines(QString()), QString());
    QTreeWidget list;
    list.setHeaderLabels({onTwoLines("Level"), onTwoLines("Died here")});
    auto* row = new QTreeWidgetItem(&list, {"3", "5 %"});
    tellWholeRow(*row);
    QCOMPARE(row->data(0, Qt::AccessibleTextRole).toString(), QString("3, Died here 5 %"));
}

void WidgetsTest::theMinimapTellsCells()
{
    MinimapWidget minimap;
    minimap.setModel(mapOf("....\n....\n....", MapModel::Kind::Editor));
    minimap.resize(16, 12); // 4 px a cell
    QSignalSpy pressed(&minimap, &MinimapWidget::cellPressed);
    QTest::mousePress(&minimap, Qt::LeftButton, {}, {9, 5});
    QCOMPARE(pressed.takeFirst().at(0).toPoint(), QPoint(2, 1));
    QTest::mouseMove(&minimap, {15, 11});
    QCOMPARE(minimap.heightForWidth(12), 9);
}

void WidgetsTest::theMinimapShowsOnlyWhatIsKnown()
{
    const auto one = mapOf("#####\n#..>#\n#####");
    const auto other = mapOf("#####\n#..~#\n##.##");
    MinimapWidget first;
    MinimapWidget second;
    for (const auto& model : {one, other})
        setKnowledge(*model, "+++  \n+++  \n++   ");
    first.setModel(one);
    second.setModel(other);
    first.resize(40, 24);
    second.resize(40, 24);
    QCOMPARE(first.grab().toImage(), second.grab().toImage());
    first.refresh(setKnowledge(*one, "+++++\n+++++\n+++++"));
    QVERIFY(first.grab().toImage() != second.grab().toImage());
}

namespace {

// As many rows and columns of floor, and as many columns of water beside them.
std::string halves(int columns, int rows, char left, char right)
{
    std::string picture;
    for (int y = 0; y < rows; ++y)
        picture += std::string(static_cast<std::size_t>(columns), left) +
                   std::string(static_cast<std::size_t>(columns), right) + (y + 1 < rows ? "\n" : "");
    return picture;
}

} // namespace

void WidgetsTest::theMinimapOfALargeLevelIsThatOfASmallOneShrunk()
{
    MinimapWidget large;
    MinimapWidget small;
    large.resize(220, 8);
    small.resize(220, 8);
    small.setModel(mapOf(halves(110, 8, '.', '~'), MapModel::Kind::Editor));
    const auto shown = mapOf(halves(1100, 80, '.', '~')); // three cells a pixel, and a rest
    setKnowledge(*shown, halves(1100, 80, '+', ' '));
    large.setModel(shown);
    const auto colourAt = [](MinimapWidget& minimap, int x) { return minimap.grab().toImage().pixelColor(x, 4); };
    QCOMPARE(colourAt(large, 50), colourAt(small, 50));
    QVERIFY(colourAt(large, 215) != colourAt(small, 215)); // not known yet
    large.refresh(setKnowledge(*shown, halves(1100, 80, '+', '+')));
    QCOMPARE(colourAt(large, 215), colourAt(small, 215));
    MinimapWidget anew;
    anew.resize(220, 8);
    anew.setModel(shown);
    QCOMPARE(large.grab().toImage(), anew.grab().toImage());
}

CAVE_TEST_SUITE(WidgetsTest);
#include "widgets_test.moc"
