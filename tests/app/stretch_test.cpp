// SPDX-License-Identifier: MIT
// Every text made as long as the longest translations are, and in every language that there is: nothing may be cut, in
// usual and in large letters.
#include "app/main_window.h"
#include "app/play/page/play_page.h"
#include "app/settings/language.h"
#include "app/settings/settings_sheet.h"
#include "app/settings/stretched_texts.h"
#include "app/title/load_page.h"
#include "app/title/new_game_page.h"
#include "app/title/scores_page.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"
#include "core/base/enum_count.h"
#include "core/save/formats/formats.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/kinds_dialog.h"
#include "editor/page/editor_page.h"
#include "editor/page/workspace.h"
#include "editor/panels/events/events_panel.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "tests/app/cut_texts.h"
#include "tests/app/window_suite.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>
#include <vector>

using namespace cave;

namespace {

constexpr int kMostLayouts = 5; // what is laid out anew may ask for that elsewhere
const char* const kStrangersMap = R"({"type": "map", "orientation": "orthogonal", "infinite": false,
"width": 3, "height": 3, "tilewidth": 16, "tileheight": 16,
"tilesets": [{"firstgid": 1, "name": "over", "image": "over.png", "columns": 2, "tilewidth": 16, "tileheight": 16,
"tilecount": 2, "tiles": [{"id": 1, "type": "Stone Wall"}]}],
"layers": [{"type": "tilelayer", "width": 3, "height": 3, "data": [1, 2, 1, 1, 2, 1, 1, 2, 1]}]})";

constexpr std::uint64_t kLongSeed = 16112773464259586393u;

struct View {
    QString language; // kStretched: every text stretched
    int textPercent;
    QSize size;
};

// Few, each of which asks for something else; all of them where the tests shall do more.
std::vector<View> views()
{
    constexpr QSize kSmall(1024, 700);
    constexpr QSize kUsual(1280, 800);
    constexpr QSize kLarge(1920, 1080);
    if (testScale() == 1)
        return {{kStretched, 100, kSmall}, {kStretched, 200, kUsual}, {"de", 200, kUsual},
                {"de", 250, kLarge},       {"en", 80, kSmall},        {"he", 200, kUsual}};
    std::vector<View> all;
    for (const QString& language : QStringList(languages()) << kStretched)
        for (const int percent : {80, 100, 150, 200, 250})
            for (const QSize size : {kSmall, kUsual, kLarge})
                all.push_back({language, percent, size});
    return all;
}

} // namespace

class StretchTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        m_window.reset();
        speak("en");
    }
    void cleanupTestCase() { applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100); }
    void nothingIsCut_data();
    void nothingIsCut();

private:
    void openWindow(const QString& language, int textPercent, QSize size);
    void lookAt(const QString& page); // and notes what is cut there
    void press(const QString& keys) { QTest::keyClicks(focusIn(*m_window), keys); }
    void press(Qt::Key key) { QTest::keyClick(focusIn(*m_window), key); }
    void lookAtTheTitle();
    void lookAtGames();
    void lookAtSheets();
    void lookAtTheEnd();
    void lookAtTheEditor();
    void closeOtherWindows();
    void lookAtKinds();
    void lookAtEvents();
    void lookAtAStrangersMap();

    std::shared_ptr<Artwork> m_artwork = std::make_shared<Artwork>();
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_cut;
};

void StretchTest::openWindow(const QString& language, int textPercent, QSize size)
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), textPercent);
    m_folder = std::make_unique<QTemporaryDir>();
    Settings settings;
    settings.textPercent = textPercent;
    QVERIFY(SettingsFile(DataFolders::at(m_folder->path()).settingsFile()).save(settings));
    speak(language);
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork, language);
    m_window->setAnimated(false);
    m_window->resize(size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open({});
    QCOMPARE(m_window->title().button(TitlePage::Entry::NewGame).text().startsWith(u'['), language == kStretched);
}

void StretchTest::lookAt(const QString& page)
{
    QStringList cut;
    for (int i = 0; i < kMostLayouts && (i == 0 || !cut.isEmpty()); ++i) {
        QCoreApplication::processEvents();
        cut.clear();
        for (const QWidget* window : QApplication::topLevelWidgets())
            if (window->isVisible())
                cut << cutTexts(*window);
    }
    for (const QString& words : cut)
        m_cut << page + ", " + words;
}

void StretchTest::lookAtTheTitle()
{
    lookAt("title");
    m_window->showNewGame();
    m_window->newGame().paste("the-deep-of-cavewright#" + QString::number(kLongSeed));
    lookAt("new game");
    m_window->newGame().paste("atlantis#5");
    lookAt("new game that cannot be");
    m_window->showTitle();
    m_window->showSettings();
    for (std::size_t page = 0; page < enumCount<SettingsPage>(); ++page) {
        m_window->settingsSheet()->showPage(static_cast<SettingsPage>(page));
        lookAt(QString("settings %1").arg(page));
    }
    press(Qt::Key_Escape);
}

void StretchTest::lookAtGames()
{
    m_window->startGame("deep", GameSeed(kLongSeed), true);
    lookAt("story");
    m_window->play().sheets().close();
    lookAt("practice");
    lookAtSheets();
    m_window->showTitle();
    m_window->showLoad();
    lookAt("load");
    m_window->showTitle();
}

void StretchTest::lookAtSheets()
{
    for (const char* const keys : {";", "i", "C", "v", "M", "G", "?"}) {
        press(keys);
        lookAt(QString("key %1").arg(keys));
        press(Qt::Key_Escape);
    }
    press(Qt::Key_Escape);
    lookAt("menu");
    press(Qt::Key_Escape);
}

void StretchTest::lookAtTheEnd()
{
    m_window->startGame("jsrogue", kLongSeed);
    press(".");
    m_window->play().trigger(PlayAction::EditDesign);
    lookAt("question");
    press(Qt::Key_Escape);
    m_window->play().game()->submit(GiveUp{});
    lookAt("end");
    m_window->showTitle();
    m_window->showScores();
    lookAt("scores");
    m_window->showTitle();
}

void StretchTest::lookAtTheEditor()
{
    m_window->editor().newDocument();
    m_window->showEditor();
    lookAt("what to edit");
    Arguments arguments;
    arguments.open = Arguments::Open::Edit;
    arguments.target = "delve";
    m_window->open(arguments);
    lookAt("editor");
    for (const auto& [name, action] :
         {std::pair{"content", EditorAction::Content}, std::pair{"rules", EditorAction::Rules},
          std::pair{"variants", EditorAction::Variants}, std::pair{"batch", EditorAction::Batch},
          std::pair{"range", EditorAction::Range}, std::pair{"sweep", EditorAction::Sweep},
          std::pair{"search", EditorAction::SearchSeeds}, std::pair{"play-tests", EditorAction::Playtests},
          std::pair{"pieces", EditorAction::Pieces}, std::pair{"overview", EditorAction::Overview},
          std::pair{"properties", EditorAction::Properties}, std::pair{"size", EditorAction::ResizeLevels},
          std::pair{"replace", EditorAction::ReplaceTile}, std::pair{"keys", EditorAction::Keys},
          std::pair{"find an action", EditorAction::FindAction}}) {
        m_window->editor().actionSet()[action].trigger();
        lookAt(name);
        closeOtherWindows();
    }
    lookAtKinds();
    lookAtEvents();
    lookAtAStrangersMap();
}

void StretchTest::closeOtherWindows()
{
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window != m_window.get() && window->isVisible())
            window->close();
}

void StretchTest::lookAtKinds()
{
    m_window->editor().actionSet()[EditorAction::Content].trigger();
    ContentWindow& content = m_window->editor().windows().content();
    for (const auto& [table, kind] : {std::pair{KindTable::Creature, "kobold"}, std::pair{KindTable::Item, "dagger"},
                                      std::pair{KindTable::Tile, "floor"}}) {
        content.showKind(table, kind);
        lookAt(QString("content, %1").arg(kind));
    }
    closeOtherWindows();
}

void StretchTest::lookAtEvents()
{
    EventsPanel& events = m_window->editor().workspace().events();
    m_window->editor().workspace().showPanel(events);
    events.addToLevel();
    lookAt("events");
}

void StretchTest::lookAtAStrangersMap()
{
    const QString path = m_folder->filePath("meadow.tmj");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kStrangersMap) > 0);
    file.close();
    KindsDialog dialog(path, *foreignKinds(path.toStdString()), {}, *m_artwork);
    dialog.show();
    lookAt("a stranger's map");
}

void StretchTest::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textPercent");
    QTest::addColumn<QSize>("size");
    for (const View& view : views())
        QTest::addRow("%s, %d %%, %dx%d", qPrintable(view.language), view.textPercent, view.size.width(),
                      view.size.height())
            << view.language << view.textPercent << view.size;
}

void StretchTest::nothingIsCut()
{
    QFETCH(const QString, language);
    QFETCH(const int, textPercent);
    QFETCH(const QSize, size);
    m_cut.clear();
    openWindow(language, textPercent, size);
    lookAtTheTitle();
    lookAtGames();
    lookAtTheEnd();
    lookAtTheEditor();
    m_cut.removeDuplicates();
    for (const QString& cut : std::as_const(m_cut))
        qWarning("%s", qPrintable(cut));
    QVERIFY(m_cut.isEmpty());
    QCOMPARE(m_window->size(), size);
}

CAVE_TEST_SUITE(StretchTest);
#include "stretch_test.moc"
