// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/base/wheel.h"
#include "app/view/keys/key_bindings.h"
#include "core/session/footsteps.h"
#include "core/session/session.h"
#include "core/world/dungeon.h"
#include "editor/page/editor_options.h"
#include "editor/tools/sound_player.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QMenuBar;
class QSettings;
class QStackedLayout;

namespace cave {

class ActionSet;
class Artwork;
class DesignWindows;
class Desk;
class DiskWatch;
class Document;
struct Draft;
class EditorCanvas;
class FileActions;
class ShareActions;
class PlaytestActions;
class Recovery;
class SelectionActions;
class StartPage;
class Workbench;
class Workspace;

/// The editor as one page of the main window: what the window may ask of it and what it asks of the window. Follows the
/// language, the palette and the text size of the program by itself.
class EditorPage : public QWidget {
    Q_OBJECT

public:
    // `settings` keeps recent files, folders and open tabs; it must outlive the page. `dataFolder` holds recovery
    // copies and backups.
    EditorPage(const std::shared_ptr<Artwork>& artwork, QSettings& settings, const QString& dataFolder,
               QWidget* parent = nullptr, const KeyBindings& keys = {});
    ~EditorPage() override;

    /// Shortcuts, menus, tooltips and what else names keys follow.
    void setKeys(const KeyBindings& keys);
    void setOptions(const EditorOptions& options, Wheel wheel);
    void setSounds(SoundPlayer player); // by which the designer hears and sees sounds
    // Offers what sessions that ended unexpectedly have left; `opened` is called when something of it was opened.
    // False: there is nothing.
    bool offerRecovery(const std::function<void()>& opened);
    // What was open last time, and what was in hand. Before anything else is opened.
    void restoreTabs();
    // So that it can be restored, as happens by itself when this goes: a session may end without that.
    void keepTabs();
    // Opens it in a tab of its own, a built-in dungeon by its name as a copy. False: the file cannot be used, which a
    // dialog has told.
    bool openFile(const QString& nameOrFile);
    // A design without a file of its own: a running game's, a built-in dungeon's. `title` names it where it has no
    // name.
    void openDungeon(Dungeon dungeon, const QString& title);

    // Shows the choice of what to begin with; the open dungeon stays until something is chosen.
    void newDocument();
    bool isOpen() const; // a dungeon
    // Asks about all unsaved changes: Save, Discard, Stay. False: stay.
    bool mayClose();
    // Adds the editor's menus. They live as long as the page, so the bar may be cleared and filled again.
    void fillMenus(QMenuBar* menuBar);
    // Back from a playtest: the same view with the path that was walked there, the focus on the canvas.
    void playtestEnded(Footsteps steps);
    // A part of the window's title: "● Sunken Hall" while it differs from its file.
    QString windowTitlePart() const;

    Document& document() const { return *m_document; }
    Workbench& workbench() const { return *m_bench; }
    Workspace& workspace() const { return *m_workspace; }
    SelectionActions& selectionActions() const { return *m_selection; }
    StartPage& startPage() const { return *m_start; }
    FileActions& files() const { return *m_files; }
    ShareActions& share() const { return *m_share; }
    Desk& desk() const { return *m_desk; }
    Recovery& recovery() const { return *m_recovery; }
    DiskWatch& diskWatch() const { return *m_diskWatch; }
    ActionSet& actionSet() const { return *m_actions; }
    DesignWindows& windows() const { return *m_windows; }

signals:
    // Play a copy of this design, from its start or from a cell of it.
    void playRequested(const cave::Dungeon& dungeon, std::optional<cave::Position> from);
    // Watch a game that a bot has played, from a turn of it on.
    void watchRequested(const cave::Session& played, std::int64_t turn);
    void backRequested(); // to the running game
    void titleRequested(); // to the title page
    void windowTitleChanged();
    void settingsRequested();
    void manualRequested();
    void newsRequested();
    void textSizeRequested(int step); // 1: larger, -1: smaller

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectOwnActions();
    void connectDesk();
    void connectSaid();
    void connectStart();
    void keepView(Draft& draft) const;
    void showDraft(const Draft& draft);
    void showOpen();
    void showKeys();
    bool tellWhereItCounts(const QKeyEvent& event); ///< false: it is no key of a list alone
    void closeTopmost();

    QSettings& m_settings;
    Document* m_document;
    Desk* m_desk;
    Workbench* m_bench;
    FileActions* m_files;
    ShareActions* m_share;
    Recovery* m_recovery;
    DiskWatch* m_diskWatch;
    EditorCanvas* m_canvas;
    ActionSet* m_actions;
    SelectionActions* m_selection;
    Workspace* m_workspace;
    DesignWindows* m_windows;
    PlaytestActions* m_play;
    StartPage* m_start;
    EditorOptions m_options;
    QStackedLayout* m_pages;
};

} // namespace cave
