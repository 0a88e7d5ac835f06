// SPDX-License-Identifier: MIT
// The editor as one page of the main window: what the window may ask of it and what it asks of the window.
#pragma once

#include "core/world/dungeon.h"
#include "editor/tools/tool_table.h"

#include <QWidget>

#include <memory>
#include <optional>

class QMenu;
class QMenuBar;
class QSettings;
class QStackedLayout;

namespace cave {

class ActionSet;
class Artwork;
class Document;
class EditorCanvas;
class FileWork;
class StartPage;
class Workbench;
class Workspace;

class EditorPage : public QWidget {
    Q_OBJECT

public:
    // `settings` keeps recent files and folders; it must outlive the page.
    EditorPage(const std::shared_ptr<Artwork>& artwork, QSettings& settings, QWidget* parent = nullptr);
    ~EditorPage() override;

    // Both ask first what becomes of unsaved work. False, and nothing is changed: the designer wants to stay, or the
    // file cannot be used, which a dialog has told.
    bool openFile(const QString& path);
    // A design without a file of its own: a running game's, a built-in dungeon's. `title` names it where it has no
    // name.
    bool openDungeon(Dungeon dungeon, const QString& title);

    // Shows the choice of what to begin with; the open dungeon stays until something is chosen.
    void newDocument();
    bool isOpen() const { return m_isOpen; } // a dungeon
    // Asks about unsaved work: Save, Discard, Stay. False: stay.
    bool mayClose();
    // Adds the editor's menus. They live as long as the page, so the bar may be cleared and filled again.
    void fillMenus(QMenuBar* menuBar);
    // Back from a playtest: the same view, the focus on the canvas.
    void playtestEnded();
    // For the window's title: "● Sunken Hall" while it differs from its file.
    QString windowTitlePart() const;

    Document& document() const { return *m_document; }
    Workbench& workbench() const { return *m_bench; }
    Workspace& workspace() const { return *m_workspace; }
    StartPage& startPage() const { return *m_start; }
    FileWork& files() const { return *m_files; }
    ActionSet& actionSet() const { return *m_actions; }

signals:
    // Play a copy of this design, from its start or from a cell of it.
    void playRequested(const cave::Dungeon& dungeon, std::optional<cave::Position> from);
    void backRequested(); // to the running game
    void titleRequested(); // to the title page
    void windowTitleChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectFiles();
    void connectEditing();
    void connectView();
    void connectStart();
    void takeTool(ToolId id);
    void showOpen();
    void enableActions();
    void showRecentFiles();
    void play(bool fromCursor);
    void followStairs();

    Document* m_document;
    Workbench* m_bench;
    FileWork* m_files;
    EditorCanvas* m_canvas;
    ActionSet* m_actions;
    Workspace* m_workspace;
    StartPage* m_start;
    QStackedLayout* m_pages;
    QMenu* m_recent;
    bool m_isOpen = false;
};

} // namespace cave
