// SPDX-License-Identifier: MIT
// Another language, palette, text size or other keys while the editor is open: everything says and shows the new ones,
// and nothing chosen, scrolled, half typed or open is lost.
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "core/save/built_in_dungeons.h"
#include "editor/lab/batch_window.h"
#include "editor/lab/many_seeds_window.h"
#include "editor/page/start_page.h"
#include "editor/panels/document_tabs.h"
#include "editor/panels/edits_panel.h"
#include "editor/panels/events/event_list.h"
#include "editor/panels/events/event_names.h"
#include "editor/panels/kind_palette.h"
#include "editor/panels/level_list.h"
#include "editor/panels/problems_strip.h"
#include "editor/panels/recipe/parameter_form.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/recipe/row_list.h"
#include "editor/panels/seed_bar.h"
#include "editor/panels/tool_panel.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/field_form.h"
#include "editor/windows/overview_window.h"
#include "editor/windows/rules_window.h"
#include "editor/windows/variants_window.h"
#include "tests/editor/editor_window.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>

#include <algorithm>

using namespace cave;

namespace {

// Says every text of the interface in brackets, so that whatever was not said anew shows.
class Brackets : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QByteArrayView of(context);
        const bool isOfInterface = of.startsWith("cave::") || of.startsWith("Editor") || of == "Keys" ||
                                   of == "KindFields" || of == "Parameters" || of == "recipe";
        if (!isOfInterface)
            return {};
        return u'[' + QString::fromUtf8(source) + u']';
    }
};

// Has a translation of what built-in dungeons say, and of nothing else.
class KnowsDungeons : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QByteArrayView(context) == "dungeons" ? u'<' + QString::fromUtf8(source) + u'>' : QString();
    }
};

// The texts of buttons and tabs and the names of all widgets that still are in the language before.
QStringList textsOfBefore(QWidget& page)
{
    QStringList texts;
    const auto look = [&texts](const QString& text) {
        const bool isWord = std::ranges::any_of(text, [](QChar letter) { return letter.isLetter(); });
        if (isWord && !text.contains(u'['))
            texts += text;
    };
    for (const auto* button : page.findChildren<QAbstractButton*>())
        look(button->text());
    for (const auto* widget : page.findChildren<QWidget*>())
        if (!qobject_cast<const QTabBar*>(widget->parentWidget())) // its arrows are Qt's
            look(widget->accessibleName());
    for (const QTabWidget* tabs : page.findChildren<QTabWidget*>())
        for (int i = 0; i < tabs->count(); ++i)
            look(tabs->tabText(i));
    return texts;
}

// The number of the first level's row of a pass in the list of rows.
int rowOfType(const Dungeon& dungeon, std::string_view type)
{
    const std::vector<RecipeRow>& rows = dungeon.findRecipe(dungeon.levels[0].recipe)->rows;
    return static_cast<int>(std::ranges::find(rows, type, &RecipeRow::type) - rows.begin());
}

} // namespace

class CurrentTest : public QObject {
    Q_OBJECT

private slots:
    void anotherLanguageIsSpokenEverywhere();
    void windowsSpeakItAndStayAsTheyAre();
    void theStartPageSpeaksItAndKeepsWhatIsTyped();
    void theStartPageNamesDungeonsInIt();
    void levelsAndRowsAreNamedInIt();
    void titlesRecipesAndEventsAreNamedInIt();
    void namesAreEditedAsTheyAreWritten();
    void numbersOfTheStartPageHaveNames();
    void anotherPaletteAndTextSizeLoseNothing();
    void whatIsHalfTypedInTheRecipeStays();
    void aHalfTypedWeightStays();
    void theListOfEditsStaysWhereItIs();
    void theListOfProblemsStaysWhereItIs();
    void theListOfABatchStaysWhereItIs();
    void otherKeysCountAtOnce();

    void init();
    void cleanup();

private:
    QFont m_font; // of the other tests, which have no theme
    QPalette m_colours;
    QString m_style;

    static void speakBrackets(QTranslator& translator);
    static void keepsItsPlace(QAbstractItemView& list);
};

void CurrentTest::init()
{
    m_font = QApplication::font();
    m_colours = QApplication::palette();
    m_style = QApplication::style()->name();
}

void CurrentTest::cleanup()
{
    palette::use(palette::Set::Usual);
    qApp->setStyleSheet({});
    QApplication::setStyle(m_style);
    QApplication::setFont(m_font);
    QApplication::setPalette(m_colours);
}

void CurrentTest::speakBrackets(QTranslator& translator) { QVERIFY(QCoreApplication::installTranslator(&translator)); }

// The list has at least 9 rows and does not show them all.
void CurrentTest::keepsItsPlace(QAbstractItemView& list)
{
    list.setCurrentIndex(list.model()->index(7, 0));
    QScrollBar& bar = *list.verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 1);
    bar.setValue(1);
    list.setFocus();
    Brackets brackets;
    speakBrackets(brackets);
    QTRY_VERIFY(list.model()->index(7, list.model()->columnCount() - 1).data().toString().contains('['));
    QCOMPARE(list.currentIndex().row(), 7);
    QVERIFY(list.selectionModel()->isRowSelected(7));
    QCOMPARE(bar.value(), 1);
    QCOMPARE(QApplication::focusWidget(), &list);
}

void CurrentTest::anotherLanguageIsSpokenEverywhere()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    window.page.workspace().tabs().setCurrentWidget(&window.page.workspace().recipe());
    window.page.workspace().recipe().rows().setCurrentRow(2);
    window.page.workspace().seedBar().findChild<QLineEdit*>()->setText("half ty");
    window.bench().select(std::vector<CellAt>{{3, 3}, {4, 3}}, Combine::Replace);
    window.choose(ToolId::Room);
    window.key(Qt::Key_Left); // from now on the view stays where it is
    window.canvas().setCellSize(20);
    const QPointF middle = window.canvas().shownCells().center();
    const int steps = window.stack().count();
    Brackets brackets;
    speakBrackets(brackets);
    QTRY_COMPARE(textsOfBefore(window.page), QStringList());
    QCOMPARE(window.page.actionSet()[EditorAction::Save].text(), QString("[&Save]"));
    QMenuBar bar;
    window.page.fillMenus(&bar);
    for (const QAction* menu : bar.actions())
        QVERIFY2(menu->text().startsWith('['), qPrintable(menu->text()));
    QCOMPARE(window.canvas().accessibleName(), QString("[Canvas]"));
    QCOMPARE(window.page.workspace().recipe().rows().currentRow(), 2);
    QCOMPARE(window.page.workspace().tabs().currentWidget(), &window.page.workspace().recipe());
    QCOMPARE(window.page.workspace().seedBar().findChild<QLineEdit*>()->text(), QString("half ty"));
    QCOMPARE(window.bench().selectedCount(), 2);
    QCOMPARE(window.bench().toolId(), ToolId::Room);
    QCOMPARE(window.canvas().cellSize(), 20.0);
    QVERIFY((window.canvas().shownCells().center() - middle).manhattanLength() < 2);
    QCOMPARE(window.stack().count(), steps);
}

void CurrentTest::windowsSpeakItAndStayAsTheyAre()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    DesignWindows& windows = window.page.windows();
    const std::vector<QDialog*> all{&windows.rules(), &windows.content(), &windows.variants(), &windows.manySeeds(),
                                    &windows.overview()};
    for (QDialog* each : all)
        each->show();
    ContentWindow& content = windows.content();
    content.addNew("Lamp eel");
    auto* name = qobject_cast<QLineEdit*>(content.form().editor("name"));
    QVERIFY(name);
    name->setFocus();
    name->clear(); // no kind is called so: it is shown as typed, and told
    QTest::keyClicks(name, "x");
    QTest::keyClick(name, Qt::Key_Backspace);
    const QString problem = content.problem();
    QVERIFY(!problem.isEmpty());
    auto* first = windows.batch().findChild<QLineEdit*>();
    first->setText("words for a se");
    Brackets brackets;
    speakBrackets(brackets);
    for (QDialog* each : all) {
        QVERIFY(each->isVisible());
        QTRY_VERIFY(each->windowTitle().startsWith('['));
        QTRY_COMPARE(textsOfBefore(*each), QStringList());
    }
    QCOMPARE(name->text(), QString());
    QCOMPARE(content.kind(), std::string("lamp_eel"));
    QVERIFY(!content.problem().isEmpty() && content.problem() != problem);
    QCOMPARE(first->text(), QString("words for a se"));
}

void CurrentTest::theStartPageSpeaksItAndKeepsWhatIsTyped()
{
    EditorWindow window;
    window.page.newDocument();
    auto* seed = window.page.startPage().findChild<QLineEdit*>();
    seed->setText("a cave");
    auto* presets = window.page.startPage().findChild<QListWidget*>();
    presets->setCurrentRow(1);
    Brackets brackets;
    speakBrackets(brackets);
    QTRY_COMPARE(textsOfBefore(window.page.startPage()), QStringList());
    QCOMPARE(seed->text(), QString("a cave"));
    QCOMPARE(presets->currentRow(), 1);
}

void CurrentTest::theStartPageNamesDungeonsInIt()
{
    EditorWindow window;
    window.page.newDocument();
    auto* presets = window.page.startPage().findChild<QListWidget*>();
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/i18n/cavewright_de.qm")));
    const auto inGerman = [&german](const QString& english) {
        return german.translate("dungeons", english.toUtf8().constData());
    };
    const QListWidgetItem* zircon = presets->findItems("Caves of Zircon", Qt::MatchExactly).value(0);
    QVERIFY(zircon);
    const QString words = inGerman(zircon->toolTip());
    QVERIFY(!words.isEmpty());
    QCoreApplication::installTranslator(&german);
    const auto back = qScopeGuard([&german] { QCoreApplication::removeTranslator(&german); });
    QTRY_COMPARE(zircon->text(), QString("Zirkonhöhlen"));
    QCOMPARE(zircon->toolTip(), words);
}

void CurrentTest::levelsAndRowsAreNamedInIt()
{
    EditorWindow window;
    Dungeon crypt = builtInDungeon("crypt")->dungeon;
    crypt.level(1).name = "Level 2";
    window.open(crypt);
    KnowsDungeons translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const LevelList& levels = window.page.workspace().levels();
    QTRY_COMPARE(levels.item(0)->text(), QString("1  <Chapel>"));
    QCOMPARE(levels.item(1)->text(), QString("2  Level 2"));
    const auto namesRow = [&window](const QString& name) {
        const RowList& rows = window.page.workspace().recipe().rows();
        for (int i = 0; i < rows.count(); ++i)
            if (rows.item(i)->text().startsWith(name + ", "))
                return true;
        return false;
    };
    QTRY_VERIFY(namesRow("<Rubble>"));
    QVERIFY(!namesRow("Rubble"));
    QCOMPARE(window.dungeon().level(0).name, std::string("Chapel"));
    QVERIFY(window.dungeon().recipes == crypt.recipes);
}

// Files are called as what they hold is written, whatever the language.
void CurrentTest::titlesRecipesAndEventsAreNamedInIt()
{
    EditorWindow window;
    Dungeon crypt = builtInDungeon("crypt")->dungeon;
    crypt.levels[0].texts.signs = {{3, 4, "Mind the step."}};
    crypt.levels[0].texts.arrival = "It is cold.";
    window.open(crypt);
    const QTabBar& tabs = window.page.workspace().documentTabs().bar();
    QCOMPARE(tabs.tabText(0), QString("The Crypt"));
    KnowsDungeons translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    QTRY_COMPARE(tabs.tabText(0), QString("<The Crypt>"));
    QVERIFY(tabs.tabToolTip(0).startsWith("<The Crypt>\n"));
    QCOMPARE(window.page.windowTitlePart(), QString("<The Crypt>"));
    QCOMPARE(window.document().title(), QString("<The Crypt>"));
    QCOMPARE(window.document().writtenTitle(), QString("The Crypt"));
    const auto recipes = window.page.workspace().recipe().findChildren<QComboBox*>();
    QVERIFY(std::ranges::any_of(recipes, [](const QComboBox* box) {
        return box->currentText() == "<crypt>" && box->currentData().toString() == "crypt";
    }));
    QVERIFY(window.page.workspace().levels().item(0)->toolTip().contains("<crypt>"));
    QCOMPARE(eventTitle({.name = "The bell"}), QString("<The bell>"));
    const std::vector<EventEntry> entries = eventEntries(window.bench());
    QVERIFY(
        std::ranges::any_of(entries, [](const EventEntry& each) { return each.title.contains("<Mind the step.>"); }));
    QVERIFY(std::ranges::any_of(entries, [](const EventEntry& each) { return each.title.contains("<It is cold.>"); }));
    QCOMPARE(window.dungeon().name, std::string("The Crypt"));
    QVERIFY(window.dungeon().recipes == crypt.recipes);
}

void CurrentTest::namesAreEditedAsTheyAreWritten()
{
    EditorWindow window;
    window.open(builtInDungeon("crypt")->dungeon);
    KnowsDungeons translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    window.trigger(EditorAction::RenameLevel);
    auto* dialog = window.page.findChild<QInputDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->textValue(), QString("Chapel"));
    const int steps = window.stack().count();
    dialog->accept();
    QCOMPARE(window.stack().count(), steps);
    QCOMPARE(window.dungeon().level(0).name, std::string("Chapel"));
}

void CurrentTest::numbersOfTheStartPageHaveNames()
{
    EditorWindow window;
    window.page.newDocument();
    QStringList names;
    for (QSpinBox* box : window.page.startPage().findChildren<QSpinBox*>())
        names << QAccessible::queryAccessibleInterface(box)->text(QAccessible::Name);
    QCOMPARE(names, QStringList({"Cells wide", "Cells high", "Levels"}));
}

void CurrentTest::anotherPaletteAndTextSizeLoseNothing()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    QListWidget* kinds = window.page.workspace().findChild<ToolPanel*>()->currentPalette().findChild<QListWidget*>();
    auto* find = window.page.workspace().findChild<ToolPanel*>()->currentPalette().findChild<QLineEdit*>();
    find->setText("o");
    const int chosen = kinds->currentRow();
    const QImage saveIcon = window.page.actionSet()[EditorAction::Save].icon().pixmap(20).toImage();
    palette::use(palette::Set::Light);
    applyTheme(*qApp, 150);
    const auto icon = [&] { return window.page.actionSet()[EditorAction::Save].icon().pixmap(20).toImage(); };
    QTRY_VERIFY(icon() != saveIcon);
    palette::use(palette::Set::Usual);
    applyTheme(*qApp, 100);
    QTRY_VERIFY(icon() == saveIcon);
    QCOMPARE(find->text(), QString("o"));
    QCOMPARE(kinds->currentRow(), chosen);
}

void CurrentTest::whatIsHalfTypedInTheRecipeStays()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    window.page.workspace().tabs().setCurrentWidget(&window.page.workspace().recipe());
    window.page.resize(900, 480);
    RecipePanel& recipe = window.page.workspace().recipe();
    recipe.rows().setCurrentRow(rowOfType(window.dungeon(), "caves"));
    const QPointer<QSpinBox> box = recipe.form().findChildren<QSpinBox*>().last();
    QVERIFY(box);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "7");
    const QString typed = box->text();
    QScrollBar& bar = *recipe.findChild<QScrollArea*>()->verticalScrollBar();
    bar.setValue(bar.maximum());
    QVERIFY(bar.value() > 0);
    const int place = bar.value();
    const int steps = window.stack().count();
    Brackets brackets;
    speakBrackets(brackets);
    QTRY_COMPARE(textsOfBefore(window.page), QStringList());
    QVERIFY(box);
    QCOMPARE(box->text(), typed);
    QCOMPARE(bar.value(), place);
    const QAction& save = window.page.actionSet()[EditorAction::Save];
    const QImage saveIcon = save.icon().pixmap(20).toImage();
    palette::use(palette::Set::Light);
    applyTheme(*qApp, 120);
    QTRY_VERIFY(save.icon().pixmap(20).toImage() != saveIcon);
    QCOMPARE(box->text(), typed);
    QCOMPARE(QApplication::focusWidget(), box.data());
    QCOMPARE(window.stack().count(), steps);
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(window.stack().count(), steps + 1);
}

void CurrentTest::aHalfTypedWeightStays()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    window.page.workspace().tabs().setCurrentWidget(&window.page.workspace().recipe());
    RecipePanel& recipe = window.page.workspace().recipe();
    recipe.rows().setCurrentRow(rowOfType(window.dungeon(), "spawn"));
    auto* table = recipe.form().findChild<QTableWidget*>();
    QVERIFY(table && table->rowCount() > 1);
    table->setFocus();
    table->setCurrentCell(1, 1);
    table->editItem(table->item(1, 1));
    const QPointer<QLineEdit> cell = table->findChild<QLineEdit*>();
    QVERIFY(cell);
    cell->selectAll();
    QTest::keyClicks(cell, "31");
    Brackets brackets;
    speakBrackets(brackets);
    QTRY_COMPARE(table->horizontalHeaderItem(0)->text(), QString("[Kind]"));
    QVERIFY(cell);
    QCOMPARE(cell->text(), QString("31"));
    QCOMPARE(table->currentRow(), 1);
}

void CurrentTest::theListOfEditsStaysWhereItIs()
{
    EditorWindow window;
    window.open(builtInDungeon("jsrogue")->dungeon);
    window.choose(ToolId::Brush, "water");
    for (int i = 0; i < 30; ++i)
        window.click(2 + 4 * (i % 10), 2 + 4 * (i / 10));
    EditsPanel& edits = window.page.workspace().edits();
    window.page.workspace().tabs().setCurrentWidget(&edits);
    window.page.resize(900, 480);
    QCOMPARE(edits.list().count(), 30);
    keepsItsPlace(edits.list());
}

void CurrentTest::theListOfProblemsStaysWhereItIs()
{
    EditorWindow window;
    window.openEmpty();
    window.choose(ToolId::Brush, "stairs_down"); // no stairs up below
    for (int i = 0; i < 9; ++i)
        window.click(1 + 2 * i, 5);
    ProblemsStrip& strip = window.page.workspace().problems();
    strip.whenKnown([] {});
    strip.open(true);
    QVERIFY(strip.problems().size() > 8);
    keepsItsPlace(*strip.findChild<QListWidget*>());
}

void CurrentTest::theListOfABatchStaysWhereItIs()
{
    EditorWindow window;
    window.open(emptyDungeon(20, 12, 1)); // nowhere to start
    ManySeedsWindow& manySeeds = window.page.windows().manySeeds();
    BatchWindow& batch = manySeeds.batch();
    manySeeds.show();
    manySeeds.showTab(batch);
    manySeeds.resize(500, 260);
    batch.run(100, 20);
    QTRY_VERIFY(!batch.isBusy());
    QVERIFY(batch.list().topLevelItemCount() >= 20);
    keepsItsPlace(batch.list());
}

void CurrentTest::otherKeysCountAtOnce()
{
    EditorWindow window;
    window.openEmpty();
    QAction& save = window.page.actionSet()[EditorAction::Save];
    QAction& brush = window.page.actionSet().tool(ToolId::Brush);
    KeyBindings keys;
    keys.editor["Save"] = {"Ctrl+Shift+F7"};
    keys.editor["ToolBrush"] = {"Ctrl+F6"};
    window.page.setKeys(keys);
    QCOMPARE(save.shortcut(), QKeySequence("Ctrl+Shift+F7"));
    QVERIFY(save.toolTip().contains(QKeySequence("Ctrl+Shift+F7").toString(QKeySequence::NativeText)));
    QCOMPARE(brush.shortcut(), QKeySequence("Ctrl+F6"));
    window.choose(ToolId::Fill);
    QTest::keyClick(&window.canvas(), Qt::Key_F6, Qt::ControlModifier);
    QCOMPARE(window.bench().toolId(), ToolId::Brush);
    window.page.setKeys({});
    QVERIFY(save.shortcut() != QKeySequence("Ctrl+Shift+F7"));
}

CAVE_TEST_SUITE(CurrentTest);
#include "current_test.moc"
