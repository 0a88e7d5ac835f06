// SPDX-License-Identifier: MIT
// The editor as one page of the main window: what the window may ask of it and what it asks of the window.
#pragma once

#include "core/world/dungeon.h"

#include <QWidget>

#include <memory>
#include <optional>

class QMenuBar;
class QSettings;

namespace cave {

class Artwork;
class EditorPrivate;

class EditorPage : public QWidget {
    Q_OBJECT

public:
    // `settings` keeps recent files and folders; it must outlive the page.
    EditorPage(std::shared_ptr<Artwork> artwork, QSettings& settings, QWidget* parent = nullptr);
    ~EditorPage() override;

    // Each asks first what becomes of unsaved work; false, and nothing is changed, when the designer wants to stay or the
    // file cannot be read, which a dialog tells.
    bool openFile(const QString& path);
    // A design without a file of its own: a running game's, a built-in dungeon's. `title` names it where it has no name.
    bool openDungeon(Dungeon dungeon, const QString& title);

    // Shows the choice of what to begin with; the open dungeon stays until something is chosen.
    void newDocument();
    // Whether a dungeon is open.
    bool isOpen() const;
    // Asks about unsaved work: Save, Discard, Stay. False: stay.
    bool mayClose();
    // Adds the editor's menus. They live as long as the page, so the bar may be cleared and filled again.
    void fillMenus(QMenuBar* menuBar);
    // Back from a playtest: the same view, the focus on the canvas.
    void playtestEnded();
    // For the window's title: "● Sunken Hall" while it differs from its file.
    QString windowTitlePart() const;

signals:
    // Play a copy of this design, from its start or from a cell of it.
    void playRequested(const cave::Dungeon& dungeon, std::optional<cave::Position> from);
    void backRequested();  // to the running game
    void titleRequested(); // to the title page
    void windowTitleChanged();

private:
    std::unique_ptr<EditorPrivate> m_private;
};

} // namespace cave
