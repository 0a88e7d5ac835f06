// SPDX-License-Identifier: MIT
// The one window: hosts the pages and leads from one to the other. Knows neither rules nor tools.
#pragma once

#include "app/arguments.h"
#include "app/data_folders.h"
#include "app/title_page.h"
#include "core/world/dungeon.h"

#include <QMainWindow>
#include <QSettings>

#include <memory>

class QStackedWidget;

namespace cave {

class Artwork;
class EditorPage;
class LoadPage;
class NewGamePage;
class PlayPage;
class RunningGame;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(DataFolders folders, std::shared_ptr<Artwork> artwork, QWidget* parent = nullptr);
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
    PlayPage& play() const { return *m_play; }
    PlayPage& playtest();
    EditorPage& editor();

    void showTitle();
    void showNewGame();
    void showLoad();
    // Each tells on the page that is shown what went wrong; that page stays then.
    void startGame(const QString& nameOrFile, std::optional<std::uint64_t> seed);
    void loadGameFile(const QString& file);
    void showEditor();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectTitle();
    void connectPlay();
    void choose(TitlePage::Entry entry);
    void showPage(QWidget* page);
    void fillMenus();
    void tell(const QString& problem);
    void tell(const QString& name, const Error& error);
    void playSession(Session session);
    void playAgain();
    void chooseFileToPlay();
    void editRunningGame(const Dungeon& dungeon);
    void backToGame();
    void goBack();
    void startPlaytest();
    void toggleFullScreen();
    void updateTitle();
    void rememberAscii(bool isAscii);
    SaveFolder saves() const;

    DataFolders m_folders;
    QSettings m_state;
    std::shared_ptr<Artwork> m_artwork;
    QStackedWidget* m_pages;
    TitlePage* m_title;
    NewGamePage* m_newGame;
    LoadPage* m_load;
    PlayPage* m_play;
    PlayPage* m_playtest = nullptr; // made when first needed, as the editor is
    EditorPage* m_editor = nullptr;
    std::unique_ptr<Dungeon> m_tested;       // the design of the playtest
    std::optional<Position> m_testedFrom;    // its start; none: the design's
    const RunningGame* m_edited = nullptr;   // whose design was opened in the editor last
    bool m_cameFromGame = false;           // New game or Load game was chosen there
    bool m_isAnimated = true;
    bool m_leavesUnsaved = false;            // the player agreed to close without saving
};

} // namespace cave
