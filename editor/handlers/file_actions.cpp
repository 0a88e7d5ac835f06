// SPDX-License-Identifier: MIT
#include "editor/handlers/file_actions.h"

#include "app/view/base/file_path.h"
#include "app/view/words/file_filters.h"
#include "app/view/words/shown_words.h"
#include "core/save/built_in_dungeons.h"
#include "editor/actions/action_set.h"
#include "editor/files/recovery.h"
#include "editor/handlers/copy_choices.h"
#include "editor/handlers/open_tabs.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace cave {

FileActions::FileActions(Document& document, Desk& desk, const QString& dataFolder, QSettings& settings,
                         std::shared_ptr<Artwork> artwork, QWidget& window)
    : QObject(&window), m_document(document), m_desk(desk), m_backups(dataFolder), m_settings(settings),
      m_recent(settings), m_messages(new FileMessages(window)), m_artwork(std::move(artwork)),
      m_export(new FileExport(document, m_recent, *m_messages, m_artwork, window)), m_window(window),
      m_run(runnerBefore(window))
{
    connect(m_messages, &FileMessages::said, this, &FileActions::said);
}

void FileActions::connectActions(const ActionSet& actions, const std::function<int()>& shownLevel)
{
    connect(&actions[EditorAction::Open], &QAction::triggered, this, &FileActions::chooseAndOpen);
    connect(&actions[EditorAction::Save], &QAction::triggered, this, &FileActions::save);
    connect(&actions[EditorAction::SaveAs], &QAction::triggered, this, &FileActions::saveAs);
    connect(&actions[EditorAction::Backups], &QAction::triggered, this, &FileActions::chooseBackup);
    connect(&actions[EditorAction::BuiltIn], &QAction::triggered, this, &FileActions::chooseBuiltIn);
    connect(&actions[EditorAction::Import], &QAction::triggered, this, &FileActions::chooseAndImport);
    connect(&actions[EditorAction::Export], &QAction::triggered, this,
            [this, shownLevel] { m_export->chooseAndExport(shownLevel()); });
    connect(&actions[EditorAction::ExportAgain], &QAction::triggered, this,
            [this, shownLevel] { m_export->exportAgain(shownLevel()); });
}

// True: nothing would be lost that somebody wants to keep.
bool FileActions::asksToKeep(Draft& draft)
{
    if (!m_asksFirst(draft))
        return false;
    if (!draft.isDirty())
        return true;
    m_desk.show(m_desk.indexOf(draft));
    const FileAnswer answer =
        m_messages->ask({tr("Unsaved work"), tr("Save \"%1\" before closing?").arg(draft.title()),
                         tr("The last %n change(s) would be lost.", nullptr, draft.changesSinceSave()), tr("Save"),
                         tr("Discard"), tr("Stay")});
    return answer == FileAnswer::Accept ? save() : answer == FileAnswer::Discard;
}

bool FileActions::mayLeave()
{
    for (int i = 0; i < m_desk.count(); ++i)
        if (!asksToKeep(m_desk.draft(i)))
            return false;
    return true;
}

bool FileActions::close(int index)
{
    if (!asksToKeep(m_desk.draft(index)))
        return false;
    m_desk.close(index);
    return true;
}

FileActions::OnDisk FileActions::read(const QString& path, const std::optional<KindMap>& kinds)
{
    OnDisk read;
    m_run(tr("Opening %1").arg(shownFileName(path)), [&](const Progress& progress) {
        read.state = DiskState::of(path);
        read.file = kinds ? loadDungeon(pathOf(path), *kinds, progress) : loadDungeon(pathOf(path), progress);
    });
    return read;
}

std::optional<FileActions::Loaded> FileActions::load(const QString& path, AskKinds ask)
{
    const AskedKinds asked = askKinds(path, ask, m_run, *m_messages, *m_artwork, m_window);
    if (asked.isCancelled)
        return std::nullopt;
    auto [file, disk] = read(path, asked.kinds);
    if (!file) {
        m_messages->tell(tr("%1 could not be opened.").arg(shownFileName(path)), file.error());
        return std::nullopt;
    }
    auto work = workIn(*file, path);
    if (!work) // what is not known to be kept would be made anew
        return std::nullopt;
    // Another program's file may hold what only that program knows, so saving does not go over it.
    const Format* format = formatOf(pathOf(path));
    auto draft = std::make_unique<Draft>(std::move(file->dungeon), format && format->isOwn ? path : QString());
    draft->disk = disk;
    return Loaded{std::move(draft), std::move(*work)};
}

namespace {

QString importOf(const QString& path) { return FileActions::tr("Import of %1").arg(shownFileName(path)); }

} // namespace

std::optional<OutsideWork> FileActions::workIn(const DungeonFile& file, const QString& path)
{
    if (file.changedLevels.empty())
        return OutsideWork();
    Result<OutsideWork> work;
    m_run(tr("Comparing %1 with its recipes").arg(shownFileName(path)), [&](const Progress& progress) {
        work = outsideWork(file.dungeon, file.changedLevels, importOf(path).toStdString(), progress);
    });
    if (work)
        return std::move(*work);
    if (isStopped(work.error())) {
        m_messages->tell({}, work.error());
        return std::nullopt;
    }
    m_messages->say(
        tr("%n level(s) of this file were changed outside of Cavewright. Regenerating would make them anew.", nullptr,
           static_cast<int>(file.changedLevels.size())));
    return OutsideWork();
}

void FileActions::keepWork(const OutsideWork& work, const QString& path)
{
    if (work.edit.isEmpty())
        return;
    const QString group = importOf(path);
    m_document.push(work.edit, group);
    emit outsideWorkKept(
        work.things == 0
            ? tr("%n cell(s) differ from the recipe; they are kept as hand edits in the group \"%1\".", nullptr,
                 work.cells)
                  .arg(group)
            : tr("Cells that differ from the recipe: %1; things: %2. They are kept as hand edits in the group \"%3\".")
                  .arg(work.cells)
                  .arg(work.things)
                  .arg(group));
}

// What is kept of it, such as a recovery copy, may be read by a program that starts in another folder.
bool FileActions::open(const QString& named) { return openAsking(named, AskKinds::UnlessSaid); }

bool FileActions::openAsking(const QString& named, AskKinds ask)
{
    const std::vector<std::string> builtIn = builtInDungeons();
    if (!QFileInfo::exists(named) && std::ranges::find(builtIn, named.toStdString()) != builtIn.end()) {
        openBuiltIn(named);
        return true;
    }
    const QString path = QFileInfo(named).absoluteFilePath();
    if (const int index = m_desk.indexOfFile(path); index >= 0) {
        m_desk.show(index);
        return true;
    }
    auto loaded = load(path, ask);
    if (!loaded)
        return false;
    m_desk.open(std::move(loaded->draft));
    keepWork(loaded->work, path);
    remember(path);
    return true;
}

void FileActions::openDungeon(Dungeon dungeon) { m_desk.open(std::make_unique<Draft>(std::move(dungeon), QString())); }

void FileActions::openBuiltIn(const QString& name)
{
    auto file = builtInDungeon(name.toStdString());
    if (!file) {
        m_messages->tell(tr("%1 could not be opened.").arg(name), file.error());
        return;
    }
    openDungeon(std::move(file->dungeon));
    m_messages->say(tr("This is a copy. The original stays as it is; saving asks for a file of your own."));
}

Draft& FileActions::openCopy(const RecoveryCopy& copy)
{
    const bool hasFile = !copy.filePath.isEmpty() && QFileInfo::exists(copy.filePath);
    if (const int index = m_desk.indexOfFile(copy.filePath); index >= 0 && !m_desk.draft(index).isDirty())
        m_desk.close(index); // as saved: this is newer
    auto draft = std::make_unique<Draft>(copy.dungeon, copy.filePath);
    draft->saved = Dungeon();
    if (hasFile) {
        auto [file, disk] = read(copy.filePath);
        draft->disk = disk;
        if (file)
            draft->saved = std::move(file->dungeon);
    }
    draft->history.resetClean();
    return m_desk.open(std::move(draft));
}

bool FileActions::chooseAndOpen()
{
    const QStringList paths =
        QFileDialog::getOpenFileNames(&m_window, tr("Open a dungeon"), m_recent.folder(), openFilter());
    bool isOpen = false;
    for (const QString& path : paths)
        isOpen |= open(path);
    return isOpen;
}

bool FileActions::chooseAndImport()
{
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Import a dungeon"), m_recent.folder(), importFilter());
    return !path.isEmpty() && import(path);
}

// What somebody else's map is here may be said anew.
bool FileActions::import(const QString& path) { return importGround(path) || openAsking(path, AskKinds::Always); }

bool FileActions::mayTakeGround(const Dungeon& ground) const
{
    const Dungeon& shown = m_document.dungeon();
    return m_desk.current() >= 0 && shown.width == ground.width && shown.height == ground.height &&
           shown.depth() == ground.depth();
}

// A file without recipes that fits the shown dungeon most likely came from it.
bool FileActions::importGround(const QString& path)
{
    const Format* format = formatOf(pathOf(path));
    if (!format || format->isWhole || m_desk.current() < 0)
        return false;
    const QString name = shownFileName(path);
    Result<DungeonFile> file;
    m_run(tr("Opening %1").arg(name), [&, catalogue = m_document.dungeon().catalogue](const Progress& progress) {
        file = loadGround(pathOf(path), catalogue, progress);
    });
    if (!file && isStopped(file.error())) {
        m_messages->tell({}, file.error());
        return true;
    }
    if (!file || !mayTakeGround(file->dungeon))
        return false;
    const FileAnswer answer =
        m_messages->ask({tr("Import a dungeon"), tr("%1 has the size of \"%2\".").arg(name, m_document.title()),
                         tr("Its ground can be put over this dungeon, or be a dungeon of its own."),
                         tr("Put it over this one"), tr("Open it by itself"), tr("Cancel")});
    if (answer == FileAnswer::Accept) {
        const OutsideWork work = groundOf(m_document.dungeon(), file->dungeon, importOf(path).toStdString());
        if (work.edit.isEmpty())
            m_messages->say(tr("Nothing changed: the ground of %1 is that of this dungeon.").arg(name));
        keepWork(work, path);
    }
    return answer != FileAnswer::Discard;
}

void FileActions::chooseBuiltIn()
{
    cave::chooseBuiltIn(m_window, [this](const QString& name) { openBuiltIn(name); });
}

void FileActions::chooseBackup()
{
    const std::vector<Backup> backups = m_backups.of(m_document.filePath());
    if (backups.empty()) {
        m_messages->say(tr("There are no backups yet. Saving over the file keeps what it held before."));
        return;
    }
    cave::chooseBackup(m_window, backups, [this](const QString& path) {
        if (auto loaded = load(path)) {
            loaded->draft->filePath.clear();
            m_desk.open(std::move(loaded->draft));
            keepWork(loaded->work, path);
        }
    });
}

bool FileActions::save() { return m_document.filePath().isEmpty() ? saveAs() : saveTo(m_document.filePath()); }

bool FileActions::saveAs()
{
    const QString suffix = QString::fromUtf8(kDungeonSuffix);
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the dungeon"), suggestedPath(suffix), saveFilter());
    if (path.isEmpty())
        return false;
    if (path.endsWith(suffix, Qt::CaseInsensitive)) // as it is opened again
        return saveTo(path);
    path += suffix;
    return m_messages->mayReplace(path, tr("Save the dungeon"),
                                  tr("Saving replaces it. What it holds now is kept as a backup.")) &&
           saveTo(path);
}

// What somebody else has written is not replaced unasked.
bool FileActions::mayOverwrite(const QString& path)
{
    Draft& draft = m_document.draft();
    if (path != draft.filePath || !QFileInfo::exists(path) || draft.disk.isStill(path))
        return true;
    return m_messages->ask({tr("The file has changed"),
                            tr("%1 was changed by another program since it was opened.").arg(shownFileName(path)),
                            tr("Saving replaces it. What it holds now is kept as a backup."),
                            tr("Save all the same"),
                            {},
                            tr("Stay"),
                            true}) == FileAnswer::Accept;
}

bool FileActions::saveTo(const QString& path)
{
    if (!mayOverwrite(path))
        return false;
    bool isKept = false;
    Dungeon dungeon = m_document.dungeon();
    DiskState disk;
    Result<void> saved;
    m_run(tr("Saving %1").arg(shownFileName(path)), [&](const Progress& progress) {
        isKept = m_backups.keep(path);
        saved = saveDungeon(dungeon, pathOf(path), progress);
        if (saved)
            disk = DiskState::of(path);
    });
    if (!saved) {
        m_messages->tell(tr("%1 could not be saved.").arg(shownFileName(path)), saved.error());
        return false;
    }
    m_document.setSavedTo(path, std::move(dungeon));
    m_document.draft().disk = disk;
    remember(path);
    m_messages->say(
        isKept ? tr("Saved as %1.").arg(shownFileName(path))
               : tr("Saved as %1. What it held before could not be kept as a backup.").arg(shownFileName(path)));
    return true;
}

void FileActions::reload()
{
    Draft& draft = m_document.draft();
    auto fresh = load(draft.filePath);
    if (!fresh)
        return;
    draft.disk = fresh->draft->disk;
    if (!draft.isDirty()) {
        m_document.replaceContent(std::move(fresh->draft->dungeon));
        keepWork(fresh->work, draft.filePath);
        return;
    }
    // Nothing is lost: what was not saved stays open beside the file's content.
    auto mine = std::make_unique<Draft>(draft.dungeon, QString());
    mine->saved = draft.saved;
    mine->history.resetClean();
    m_document.replaceContent(std::move(fresh->draft->dungeon));
    keepWork(fresh->work, draft.filePath);
    const int index = m_desk.current();
    m_desk.open(std::move(mine));
    m_desk.show(index);
}

void FileActions::keepMine()
{
    Draft& draft = m_document.draft();
    auto [file, disk] = read(draft.filePath);
    draft.disk = disk;
    m_document.setSaved(file ? std::move(file->dungeon) : Dungeon());
}

void FileActions::setKept(int backups, int recentFiles)
{
    m_backups.setMost(backups);
    m_recent.setMost(recentFiles);
}

void FileActions::remember(const QString& path)
{
    m_recent.add(path);
    emit recentFilesChanged();
}

void FileActions::rememberTabs() { writeTabs(m_settings, m_desk); }

void FileActions::restoreTabs()
{
    const OpenTabs open = readTabs(m_settings);
    QStringList gone;
    int shown = -1;
    for (std::size_t i = 0; i < open.tabs.size(); ++i) {
        const auto& [path, view] = open.tabs[i];
        if (!QFileInfo::exists(path)) {
            gone += shownFileName(path);
            continue;
        }
        auto loaded = load(path);
        if (!loaded)
            continue;
        loaded->draft->view = view;
        m_desk.open(std::move(loaded->draft));
        keepWork(loaded->work, path);
        if (static_cast<int>(i) == open.current)
            shown = m_desk.current();
    }
    if (shown >= 0)
        m_desk.show(shown);
    if (!gone.isEmpty())
        m_messages->say(tr("These files are no longer there: %1.").arg(QLocale().createSeparatedList(gone)));
}

QString FileActions::suggestedPath(const QString& suffix) const
{
    if (!m_document.filePath().isEmpty())
        return m_document.filePath();
    return m_recent.pathFor(m_document.writtenTitle(), suffix);
}

} // namespace cave
