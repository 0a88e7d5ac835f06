// SPDX-License-Identifier: MIT
// Language, palette, text size and keys change under the play page: it looks and speaks like a page that was made so,
// and nothing that was typed, chosen or scrolled is lost.
#include "app/play/page/play_page.h"
#include "app/play/sheets/pack_sheet.h"
#include "app/play/sheets/search_field.h"
#include "app/play/sheets/thing_list.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

#include <QAbstractItemView>
#include <QAction>
#include <QMenuBar>
#include <QTabWidget>
#include <QTranslator>

using namespace cave;

namespace {

constexpr std::array kChanges{"language", "palette", "text size", "keys"};

KeyBindings otherKeys()
{
    KeyBindings keys;
    keys.profile = KeyProfile::Wasd;
    return keys;
}

// A hall with things to carry, so that pack and places have rows.
Dungeon furnishedHall()
{
    Dungeon dungeon = emptyHall();
    const Catalogue& catalogue = *dungeon.catalogue;
    for (const char* item : {"dagger", "apple", "dagger"})
        if (const auto kind = catalogue.findItem(item))
            dungeon.levels[0].things.push_back({KindTable::Item, *kind, 5, 4, {}});
    return dungeon;
}

void collect(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts)
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                texts << index.data(role).toString();
            if (column == 0)
                collect(model, index, texts);
        }
}

// All that its widgets say, in their order.
QStringList textsOf(const PlayPage& page)
{
    QStringList texts;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        for (const char* property :
             {"text", "title", "placeholderText", "toolTip", "accessibleName", "accessibleDescription"})
            texts << widget->property(property).toString();
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model())
            collect(*view->model(), {}, texts);
        if (const auto* tabs = qobject_cast<const QTabWidget*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
    }
    for (const PlayActionRow& row : playActions())
        texts << page.actions()[row.id].text() << page.actions()[row.id].toolTip();
    QMenuBar bar;
    page.fillMenus(bar);
    for (const QAction* menu : bar.actions())
        texts << menu->text();
    texts.removeAll(QString());
    texts.sort();
    return texts;
}

} // namespace

class PageChangesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void aChangedPageIsAsIfMadeSo_data();
    void aChangedPageIsAsIfMadeSo();
    void aChangedPageLooksAsIfMadeSo_data() { changes(); }
    void aChangedPageLooksAsIfMadeSo();
    void whatIsTypedAndChosenStays_data() { changes(); }
    void whatIsTypedAndChosenStays();
    void theRowOfThePackStays_data() { changes(); }
    void theRowOfThePackStays();
    void theTabOfTheHelpStays_data() { changes(); }
    void theTabOfTheHelpStays();
    void aimingGoesOn_data() { changes(); }
    void aimingGoesOn();
    void aQuestionForADirectionStays_data() { changes(); }
    void aQuestionForADirectionStays();

private:
    static void changes();
    void change(const QString& what, PlayPage& page);
    static void open(PageDriver& driver, PlayAction action);

    std::shared_ptr<Artwork> m_artwork;
    QTranslator m_english;
    QTranslator m_german;
};

void PageChangesTest::initTestCase()
{
    applyTheme(*qApp, 100);
    m_artwork = std::make_shared<Artwork>();
    QVERIFY(m_english.load(QStringLiteral(":/i18n/cavewright_en.qm")));
    QVERIFY(m_german.load(QStringLiteral(":/i18n/cavewright_de.qm")));
    QApplication::installTranslator(&m_english);
}

void PageChangesTest::cleanup()
{
    QApplication::removeTranslator(&m_german);
    palette::use(palette::Set::Usual);
    applyTheme(*qApp, 100);
    QApplication::processEvents();
}

void PageChangesTest::changes()
{
    QTest::addColumn<QString>("what");
    for (const char* what : kChanges)
        QTest::newRow(what) << QString::fromLatin1(what);
}

void PageChangesTest::change(const QString& what, PlayPage& page)
{
    if (what == u"language") {
        QApplication::installTranslator(&m_german);
    } else if (what == u"palette") {
        palette::use(palette::Set::Light);
        applyTheme(*qApp, 100);
    } else if (what == u"text size") {
        applyTheme(*qApp, 125);
    } else {
        page.setKeys(otherKeys());
    }
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

void PageChangesTest::open(PageDriver& driver, PlayAction action)
{
    driver.page().trigger(action);
    driver.page().setChoices(driver.page().traveller().choices()); // shows the look line without what was said before
    QApplication::processEvents();
}

void PageChangesTest::aChangedPageIsAsIfMadeSo_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("action");
    using enum PlayAction;
    for (const char* what : kChanges)
        for (const PlayAction action : {ZoomUsual, Help, Messages, PlayAction::Character, FindAction, Pack, Examine,
                                        GoTo, Levels, PlayAction::Close, PlayAction::PickUp})
            QTest::addRow("%s, %s", what, playAction(action).name)
                << QString::fromLatin1(what) << static_cast<int>(action);
}

void PageChangesTest::aChangedPageIsAsIfMadeSo()
{
    QFETCH(const QString, what);
    QFETCH(const int, action);
    PageDriver changed(furnishedHall(), m_artwork);
    QVERIFY(changed.isReady());
    open(changed, static_cast<PlayAction>(action));
    change(what, changed.page());
    PageDriver made(furnishedHall(), m_artwork, what == u"keys" ? otherKeys() : KeyBindings());
    QVERIFY(made.isReady());
    open(made, static_cast<PlayAction>(action));
    const QStringList is = textsOf(changed.page());
    const QStringList wanted = textsOf(made.page());
    for (qsizetype i = 0; i < std::min(is.size(), wanted.size()); ++i)
        QCOMPARE(is[i], wanted[i]);
    QCOMPARE(is.size(), wanted.size());
}

void PageChangesTest::aChangedPageLooksAsIfMadeSo()
{
    QFETCH(const QString, what);
    const auto picture = [](PageDriver& driver) {
        open(driver, PlayAction::ZoomUsual);
        driver.page().activateWindow();
        driver.page().map().setFocus();
        if (!QTest::qWaitForWindowActive(&driver.page()))
            return QImage();
        QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return driver.page().grab().toImage();
    };
    PageDriver changed(furnishedHall(), m_artwork);
    QVERIFY(changed.isReady());
    change(what, changed.page());
    const QImage is = picture(changed);
    PageDriver made(furnishedHall(), m_artwork, what == u"keys" ? otherKeys() : KeyBindings());
    QVERIFY(made.isReady());
    const QImage wanted = picture(made);
    if (is != wanted && qEnvironmentVariableIsSet("CAVE_KEEP_PICTURES")) {
        is.save(QStringLiteral("/tmp/is-%1.png").arg(what));
        wanted.save(QStringLiteral("/tmp/wanted-%1.png").arg(what));
    }
    QVERIFY(is == wanted);
}

void PageChangesTest::whatIsTypedAndChosenStays()
{
    QFETCH(const QString, what);
    PageDriver driver(furnishedHall(), m_artwork);
    QVERIFY(driver.isReady());
    for (int i = 0; i < 3; ++i)
        driver.press(Qt::Key_Period);
    open(driver, PlayAction::FindAction);
    auto* field = driver.sheet()->findChild<SearchField*>();
    QTest::keyClicks(field, "KP");
    field->setCursorPosition(1);
    change(what, driver.page());
    QVERIFY(driver.sheet() != nullptr);
    field = driver.sheet()->findChild<SearchField*>();
    QCOMPARE(field->text(), QStringLiteral("KP"));
    QCOMPARE(field->cursorPosition(), 1);
    QVERIFY(field->hasFocus());
}

void PageChangesTest::theRowOfThePackStays()
{
    QFETCH(const QString, what);
    PageDriver driver(furnishedHall(), m_artwork);
    QVERIFY(driver.isReady());
    driver.page().game()->submit(PickUp{});
    open(driver, PlayAction::Pack);
    driver.press(Qt::Key_Down);
    const int row = driver.sheet()->findChild<ThingList*>()->currentRow();
    QVERIFY(row > 0);
    change(what, driver.page());
    QVERIFY(qobject_cast<PackSheet*>(driver.sheet()) != nullptr);
    QCOMPARE(driver.sheet()->findChild<ThingList*>()->currentRow(), row);
    QVERIFY(driver.sheet()->findChild<ThingList*>()->hasFocus());
}

void PageChangesTest::theTabOfTheHelpStays()
{
    QFETCH(const QString, what);
    PageDriver driver(furnishedHall(), m_artwork);
    QVERIFY(driver.isReady());
    open(driver, PlayAction::Help);
    driver.sheet()->findChild<QTabWidget*>()->setCurrentIndex(2);
    change(what, driver.page());
    QCOMPARE(driver.sheet()->findChild<QTabWidget*>()->currentIndex(), 2);
}

void PageChangesTest::aimingGoesOn()
{
    QFETCH(const QString, what);
    PageDriver driver(furnishedHall(), m_artwork);
    QVERIFY(driver.isReady());
    open(driver, PlayAction::Look);
    driver.press(Qt::Key_Left);
    const auto cursor = driver.page().map().overlay().cursor;
    QVERIFY(cursor.has_value());
    change(what, driver.page());
    QCOMPARE(driver.page().map().overlay().cursor, cursor);
    QVERIFY(!driver.page().lookLine().isEmpty());
}

void PageChangesTest::aQuestionForADirectionStays()
{
    QFETCH(const QString, what);
    PageDriver driver(arena({{"XXXXX", "X'@'X", "XXXXX"}}), m_artwork);
    QVERIFY(driver.isReady());
    open(driver, PlayAction::CloseDoor);
    const QString question = driver.page().lookLine();
    change(what, driver.page());
    QVERIFY(!driver.page().lookLine().isEmpty());
    if (what != u"language")
        QCOMPARE(driver.page().lookLine(), question);
    else
        QVERIFY(driver.page().lookLine() != question);
    driver.page().trigger(PlayAction::WalkWest);
    QCOMPARE(driver.turn(), 1);
}

CAVE_TEST_SUITE(PageChangesTest);
#include "page_changes_test.moc"
