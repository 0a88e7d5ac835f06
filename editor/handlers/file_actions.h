// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/outside_work.h"
#include "core/save/dungeon_file.h"
#include "editor/files/backups.h"
#include "editor/files/desk.h"
#include "editor/handlers/file_export.h"
#include "editor/handlers/foreign_maps.h"

#include <functional>

class QSettings;
class QWidget;

namespace cave {

class ActionSet;
struct RecoveryCopy;

/// Opening, saving and closing, with the questions and dialogs that belong to them.
class FileActions : public QObject {
    Q_OBJECT

public:
    // `window` is what dialogs stand before; it, the desk and the settings must outlive this.
    FileActions(Document& document, Desk& desk, const QString& dataFolder, QSettings& settings,
                std::shared_ptr<Artwork> artwork, QWidget& window);

    /// Connects it to the actions for files. `shownLevel` is asked for the level that an export may be of.
    void connectActions(const ActionSet& actions, const std::function<int()>& shownLevel);

    // Asks what becomes of unsaved work, draft by draft: true when there is none, or it was saved or is to be dropped.
    bool mayLeave();
    // What is asked of a draft before that: what is typed and no part of it yet. False: it stays.
    void setAsksFirst(std::function<bool(Draft& draft)> asksFirst) { m_asksFirst = std::move(asksFirst); }
    // How work with files is run; at first before the window, which can stop it.
    void setRunner(WorkRunner runner) { m_run = std::move(runner); }
    bool close(int index); // likewise for one draft, which goes; false: it stays

    // A file, or a built-in dungeon by its name, in a draft of its own; one that is open already is shown. False: a
    // dialog has told why the file cannot be used.
    bool open(const QString& named);
    // Opens it without a file of its own: it will be asked where to save it.
    void openDungeon(Dungeon dungeon);
    void openBuiltIn(const QString& name); // as a copy
    // Opens it as it was when that session ended, changed against its file.
    Draft& openCopy(const RecoveryCopy& copy);
    bool chooseAndOpen();
    void chooseBuiltIn();
    void chooseBackup(); // of the shown draft's file, to be opened as a copy
    bool chooseAndImport();
    // Opens it, or puts its ground over the shown dungeon where it fits that and the designer wants it.
    bool import(const QString& path);

    bool save(); // asks for a name when there is no file yet
    bool saveAs();
    bool saveTo(const QString& path); // keeps what was there as a backup
    void reload(); // the shown draft from its file; what it held is kept as a backup
    void keepMine(); // the shown draft differs from its file from now on
    FileExport& exporter() const { return *m_export; }

    QStringList recentFiles() const { return m_recent.paths(); } // newest first
    void setKept(int backups, int recentFiles); // the most of each
    const Backups& backups() const { return m_backups; }

    // What was open when the editor was left, and how it was looked at.
    void rememberTabs();
    void restoreTabs();

signals:
    void recentFilesChanged();
    void said(const QString& text);
    // Something in the shown draft needs the designer's eye: it differs from what its recipe makes.
    void outsideWorkKept(const QString& text);

private:
    // A file as it was when it was read.
    struct OnDisk {
        Result<DungeonFile> file;
        DiskState state;
    };

    OnDisk read(const QString& path, const std::optional<KindMap>& kinds = {});
    // A file about to be shown, and what another program did to levels that recipes make.
    struct Loaded {
        std::unique_ptr<Draft> draft;
        OutsideWork work;
    };
    std::optional<Loaded> load(const QString& path, AskKinds ask = AskKinds::UnlessSaid);
    // Nothing: it was stopped, which has been told.
    std::optional<OutsideWork> workIn(const DungeonFile& file, const QString& path);
    void keepWork(const OutsideWork& work, const QString& path); // as one step of the shown draft
    bool importGround(const QString& path); // into the shown draft; false: it was not to be, or could not
    bool mayTakeGround(const Dungeon& ground) const;
    bool openAsking(const QString& named, AskKinds ask);
    bool asksToKeep(Draft& draft);
    bool mayOverwrite(const QString& path);
    QString suggestedPath(const QString& suffix) const; // the document's file, else one named after it
    void remember(const QString& path);

    Document& m_document;
    Desk& m_desk;
    Backups m_backups;
    QSettings& m_settings;
    RecentFiles m_recent;
    FileMessages* m_messages;
    std::shared_ptr<Artwork> m_artwork;
    FileExport* m_export;
    QWidget& m_window;
    WorkRunner m_run;
    std::function<bool(Draft& draft)> m_asksFirst = [](Draft&) { return true; };
};

} // namespace cave
