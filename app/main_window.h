// SPDX-License-Identifier: MIT
// The one window: hosts the modes and leads from one to the other. Knows neither rules nor tools.
#pragma once

#include "app/arguments.h"
#include "app/play/page/hints.h"
#include "app/play/page/play_page.h"
#include "app/settings/data_folders.h"
#include "app/settings/settings_keeper.h"
#include "app/title/title_page.h"
#include "app/view/ui/window_places.h"
#include "core/base/result.h"

#include <QDate>
#include <QMainWindow>
#include <QPointer>
#include <QSettings>

#include <functional>
#include <memory>
#include <optional>

class QStackedWidget;

namespace cave {

class Artwork;
struct Dungeon;
class DailyPage;
class DeedsPage;
class EditorPage;
class ManualWindow;
class GameMode;
struct GameChoices;
struct HeroCard;
class LoadPage;
class NewGamePage;
class PlaytestMode;
class ReplayMode;
class RunningGame;
class ScoresPage;
class SettingsSheet;
class Sheet;
class SheetHost;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `language` counts for this run instead of the one that is set; "": that one.
    MainWindow(DataFolders folders, std::shared_ptr<Artwork> artwork, QString language = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The page that the command line asks for. What cannot be opened is told on the title page.
    void open(const Arguments& asked);
    /// What a program that was started later is asked for: as soon as no question is open. A running game is put away.
    /// The window takes the language and the size that were named, at once.
    void openAsWell(const Arguments& arguments);
    /// Puts what is unsaved where the next start finds it, without a question: the session ends.
    void keepAll();
    /// Where and how large the window was last time; `asked`: so large, and neither maximised nor on the whole screen.
    /// From now on the windows of the editor and the manual have their places as well.
    void restorePlace(const std::optional<QSize>& asked = std::nullopt);
    void setAnimated(bool isAnimated);

    QWidget* page() const; // that is shown
    TitlePage& title() const { return *m_title; }
    NewGamePage& newGame() const { return *m_newGame; }
    LoadPage& load() const { return *m_load; }
    ScoresPage& scores() const { return *m_scores; }
    DailyPage& daily() const { return *m_daily; }
    DeedsPage& deeds() const { return *m_deeds; }
    PlayPage& play() const;
    PlayPage& playtest();
    PlayPage& watching();
    EditorPage& editor();

    void showTitle();
    void showNewGame();
    void rememberVictory();
    void showLoad();
    void showScores();
    void showDaily();
    void showDeeds();
    void showEditor();
    /// Each tells on the page that is shown what went wrong; that page stays then.
    void startGame(const QString& nameOrFile, std::optional<GameSeed> seed, bool isPractice = false);
    void startGame(const QString& nameOrFile, std::optional<GameSeed> seed, const GameChoices& choices);
    void loadGameFile(const QString& file);
    void watchFile(const QString& file); // a saved game or a record

    const Settings& settings() const { return m_settings.settings(); }
    /// At once and remembered. Pages follow where they are: nothing chosen, scrolled or typed in them is lost.
    void changeSettings(const Settings& settings);
    void showSettings(); // over the page that is shown
    /// Beside the window; on that page, unless it is open already.
    void showManual(const QString& page);
    void showNews(); // there, whatever it shows
    ManualWindow* manual() const { return m_manual; } // null until it is asked for
    SettingsSheet* settingsSheet() const; // null while it is closed

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override; // a saved game is loaded; of a dungeon it asks what to do
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; // sheets follow the size of the pages

private:
    void openOverlay(Sheet* sheet);
    void waitBehindOverlay();
    void keepFocusInOverlay(const QWidget* focused);
    void applySettings();
    void animateTitle();
    void changeTextSize(int step);
    void focusPage();
    void tellOfSettings(); // when their file could not be read
    void connectTitle();
    void connectGame();
    void connectPlaytest();
    void connectReplay();
    void connectEditor();
    PlayPage* addPlayPage(PlayPage::Kind kind);
    void applySettingsTo(PlayPage& page) const;
    void connectKeptActions(const PlayPage& page);
    PlayPage* shownPlayPage() const; // null: another page is shown
    void choose(TitlePage::Entry entry);
    void showPage(QWidget* page);
    void fillMenus();
    void beginAsSet();
    void openTarget(const Arguments& arguments);
    void openOnceAnswered(const Arguments& asked);
    bool isAsking() const; // a dialog, a sheet or a menu is open
    void tellLeftOut(const QStringList& files);
    void tell(const QString& problem, const QString& title); // of the sheet, where the page has no place for it
    void tell(const QString& name, const Error& error);
    void tellInSheet(const QString& title, const QString& words);
    void offerImport(const QString& file, const QString& why); // of somebody else's map, which the editor asks about
    void chooseFileToPlay();
    void chooseGameToLoad();
    std::optional<SavedGame> newestGame() const;
    void rememberIfOutside(const std::filesystem::path& save);
    void openDropped(const QString& file);
    void editRunningGame(const Dungeon& dungeon, Position at);
    void editDungeon(const Dungeon& dungeon);
    void backToGame();
    void goBack();
    void startChosen(const QString& dungeonKey, const GameSeed& seed, bool isPractice);
    void rememberHero(const HeroCard& card);
    HeroCard lastHero() const;
    void playDaily();
    void noteDaily(); // that it has ended
    void noteDeeds(); // of a game that has ended
    std::optional<SavedGame> savedGameOf(QDate day) const; // the game of the day
    void stopWatching();
    void keepHints();
    void keepPlaces();
    void toggleFullScreen();
    void updateTitle();
    void rememberAscii(bool isAscii);

    struct WaysBack {
        QPointer<QWidget> focus; // what had it before a sheet took it
        QPointer<QWidget> watched; // the page where the replay was asked for
        QPointer<RunningGame> edited; // whose design was opened in the editor last
        bool isToGame = false; // New game or Load game was chosen there
    };

    DataFolders m_folders;
    QSettings m_state;
    WindowPlaces m_places{m_state};
    SettingsKeeper m_settings;
    QString m_unsaved; // why the settings could not be written the last time; told once
    std::shared_ptr<Artwork> m_artwork;
    QStackedWidget* m_pages;
    SheetHost* m_overlay; // over all pages
    Hints m_hints;
    std::shared_ptr<GameSounds> m_sounds = std::make_shared<GameSounds>();
    TitlePage* m_title;
    NewGamePage* m_newGame;
    LoadPage* m_load;
    ScoresPage* m_scores;
    DailyPage* m_daily;
    DeedsPage* m_deeds;
    GameMode* m_game;
    PlaytestMode* m_playtest;
    ReplayMode* m_replay;
    EditorPage* m_editor = nullptr; // made when first needed
    ManualWindow* m_manual = nullptr; // so too
    WaysBack m_back;
    bool m_isAnimated = true;
    bool m_leavesUnsaved = false; // the player agreed to close without saving
};

} // namespace cave
