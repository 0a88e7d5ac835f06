// SPDX-License-Identifier: MIT
// The one window: hosts the pages and leads from one to the other. Knows neither rules nor tools.
#pragma once

#include "app/arguments.h"
#include "app/play/game/replay_builder.h"
#include "app/play/page/hints.h"
#include "app/settings/data_folders.h"
#include "app/settings/settings.h"
#include "app/title/title_page.h"
#include "core/world/dungeon.h"
#include "editor/page/editor_page.h"

#include <QMainWindow>
#include <QPointer>
#include <QSettings>
#include <QTimer>

#include <functional>
#include <memory>

class QStackedWidget;

namespace cave {

class Artwork;
class LoadPage;
class NewGamePage;
class PlayPage;
class RunningGame;
class ScoresPage;
class SettingsSheet;
class Sheet;
class SheetHost;
struct SettingsPlace;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // `language` counts for this run instead of the one that is set; "": that one.
    MainWindow(DataFolders folders, std::shared_ptr<Artwork> artwork, QString language = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    // The page that the command line asks for. What cannot be opened is told on the title page.
    void open(const Arguments& arguments);
    // Where and how large the window was last time.
    void restorePlace();
    void setAnimated(bool isAnimated);

    QWidget* page() const; // that is shown
    TitlePage& title() const { return *m_title; }
    NewGamePage& newGame() const { return *m_newGame; }
    LoadPage& load() const { return *m_load; }
    ScoresPage& scores() const { return *m_scores; }
    PlayPage& play() const { return *m_play; }
    PlayPage& playtest();
    PlayPage& watching();
    EditorPage& editor();

    void showTitle();
    void showNewGame();
    void showLoad();
    void showScores();
    // Each tells on the page that is shown what went wrong; that page stays then.
    void startGame(const QString& nameOrFile, std::optional<std::uint64_t> seed, bool isPractice = false);
    void loadGameFile(const QString& file);
    void watchFile(const QString& file); // a saved game or a record
    void showEditor();

    const Settings& settings() const { return m_settings; }
    // At once and remembered. What a page cannot learn while it is shown makes all pages anew, where they were.
    void changeSettings(const Settings& settings);
    void showSettings(); // over the page that is shown
    SettingsSheet* settingsSheet() const; // null while it is closed

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override; // a saved game is loaded; of a dungeon it asks what to do
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; // sheets follow the size of the pages

private:
    void makeOverlay();
    void openOverlay(Sheet* sheet);
    void makePages();
    void makePagesAnew();
    void applySettings();
    void applyTheme() const;
    void speakAsSet();
    void openSettings(const SettingsPlace& place);
    void changeTextSize(int step);
    void focusPage();
    void tellOfSettings(); // when their file could not be read
    void connectTitle();
    void connectPlay();
    void connectKeptActions(const PlayPage& page);
    void choose(TitlePage::Entry entry);
    void showPage(QWidget* page);
    void fillMenus();
    void beginAsSet();
    void tell(const QString& problem);
    void tell(const QString& name, const Error& error);
    void tellInSheet(const QString& title, const QString& words);
    void playSession(Session session, bool isPractice);
    void playRecordedSeed(const QString& record);
    void playAgain();
    void chooseFileToPlay();
    void openDropped(const QString& file);
    void leaveGame(const std::function<void()>& then);
    void editRunningGame(const Dungeon& dungeon);
    void backToGame();
    void goBack();
    void startPlaytest();
    void connectReplays();
    void openReplay(const Session& played);
    void closeProgress();
    void showReplay(const std::shared_ptr<const Replay>& replay, std::size_t point);
    void stopWatching();
    void playOn();
    void toggleFullScreen();
    void updateTitle();
    void rememberAscii(bool isAscii);
    SaveFolder saves() const;

    DataFolders m_folders;
    QSettings m_state;
    SettingsFile m_settingsFile;
    Settings m_settings;
    QString m_settingsProblem; // to be told when the window opens
    QString m_language;        // of this run; "": the settings decide
    QString m_spoken;          // that of all texts; "": the system's
    Settings m_madeWith;       // when the pages were made
    QTimer m_anew;             // makes the pages anew when the work at hand is done
    std::shared_ptr<Artwork> m_artwork;
    QStackedWidget* m_pages;
    SheetHost* m_overlay = nullptr; // over all pages
    QPointer<QWidget> m_cameFrom;   // what had the focus before a sheet took it
    Hints m_hints;
    TitlePage* m_title = nullptr;
    NewGamePage* m_newGame = nullptr;
    LoadPage* m_load = nullptr;
    ScoresPage* m_scores = nullptr;
    PlayPage* m_play = nullptr;
    PlayPage* m_playtest = nullptr; // made when first needed, as the editor is
    PlayPage* m_watching = nullptr;
    QPointer<QWidget> m_watchedFrom; // the page where the replay was asked for
    QPointer<Sheet> m_replayProgress;
    EditorPage* m_editor = nullptr;
    EditorPage::Work m_editorWork; // for the next one
    std::unique_ptr<Dungeon> m_tested;       // the design of the playtest
    std::optional<Position> m_testedFrom;    // its start; none: the design's
    QPointer<RunningGame> m_edited;          // whose design was opened in the editor last
    bool m_cameFromGame = false;           // New game or Load game was chosen there
    bool m_isAnimated = true;
    bool m_leavesUnsaved = false;            // the player agreed to close without saving
    ReplayBuilder m_replays;
};

} // namespace cave
