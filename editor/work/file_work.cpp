// SPDX-License-Identifier: MIT
#include "editor/work/file_work.h"

#include "app/view/base/file_path.h"
#include "app/view/map/dungeon_picture.h"
#include "app/view/words/describe.h"
#include "app/view/words/file_filters.h"
#include "core/base/files.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/text_map.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/dialogs/export_dialog.h"
#include "editor/dialogs/long_work.h"
#include "editor/files/recovery.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace cave {

namespace {

constexpr char kRecentKey[] = "editor/recentFiles";
constexpr char kFolderKey[] = "editor/folder";
constexpr char kTabsKey[] = "editor/tabs";
constexpr char kCurrentTabKey[] = "editor/currentTab";

// "sunken-hall": what a file may be called everywhere.
QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber())
            name += letter;
        else if (!name.endsWith(u'-') && !name.isEmpty())
            name += u'-';
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("dungeon") : name;
}

// A question with an answer that does it, one that does nothing, and maybe a third.
struct Question {
    QString title;
    QString text;
    QString more;
    QString accept;
    QString discard; // empty: there is none
    QString stay;
};

enum class KeepAnswer : std::uint8_t { Accept, Discard, Stay };

KeepAnswer askFor(const Question& question, QWidget& window)
{
    QMessageBox box(QMessageBox::NoIcon, question.title, question.text, QMessageBox::NoButton, &window);
    box.setInformativeText(question.more);
    QPushButton* accept = box.addButton(question.accept, QMessageBox::AcceptRole);
    QPushButton* discard =
        question.discard.isEmpty() ? nullptr : box.addButton(question.discard, QMessageBox::DestructiveRole);
    QPushButton* stay = box.addButton(question.stay, QMessageBox::RejectRole);
    accept->setObjectName(QStringLiteral("save"));
    if (discard)
        discard->setObjectName(QStringLiteral("discard"));
    stay->setObjectName(QStringLiteral("stay"));
    box.setDefaultButton(accept);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == accept)
        return KeepAnswer::Accept;
    return discard && box.clickedButton() == discard ? KeepAnswer::Discard : KeepAnswer::Stay;
}

Result<void> writePicture(const Dungeon& dungeon, const std::filesystem::path& path, const ExportOptions& options,
                          const std::shared_ptr<Artwork>& artwork, const Progress& progress)
{
    PictureOptions wanted;
    if (options.level >= 0)
        wanted.level = std::min(options.level, dungeon.depth() - 1);
    if (options.cellPixels > 0)
        wanted.tile = options.cellPixels;
    const auto bytes = pngOf(dungeon, wanted, artwork, progress);
    return bytes ? writeFileAtomically(path, *bytes) : std::unexpected(bytes.error());
}

} // namespace

FileWork::FileWork(Document& document, Desk& desk, const QString& dataFolder, QSettings& settings,
                   std::shared_ptr<Artwork> artwork, QWidget& window)
    : QObject(&window), m_document(document), m_desk(desk), m_backups(dataFolder), m_settings(settings),
      m_artwork(std::move(artwork)), m_window(window)
{
}

void FileWork::connectActions(const ActionSet& actions, const std::function<int()>& shownLevel)
{
    connect(&actions[EditorAction::Open], &QAction::triggered, this, &FileWork::chooseAndOpen);
    connect(&actions[EditorAction::Save], &QAction::triggered, this, &FileWork::save);
    connect(&actions[EditorAction::SaveAs], &QAction::triggered, this, &FileWork::saveAs);
    connect(&actions[EditorAction::Backups], &QAction::triggered, this, &FileWork::chooseBackup);
    connect(&actions[EditorAction::BuiltIn], &QAction::triggered, this, &FileWork::chooseBuiltIn);
    connect(&actions[EditorAction::Import], &QAction::triggered, this, &FileWork::chooseAndImport);
    connect(&actions[EditorAction::Export], &QAction::triggered, this,
            [this, shownLevel] { chooseAndExport(shownLevel()); });
    connect(&actions[EditorAction::ExportAgain], &QAction::triggered, this,
            [this, shownLevel] { exportAgain(shownLevel()); });
}

// True: nothing would be lost that somebody wants to keep.
bool FileWork::asksToKeep(Draft& draft)
{
    if (!draft.isDirty())
        return true;
    m_desk.show(m_desk.indexOf(draft));
    const KeepAnswer answer = askFor({tr("Unsaved work"), tr("Save \"%1\" before closing?").arg(draft.title()),
                                      tr("The last %n change(s) would be lost.", nullptr, draft.changesSinceSave()),
                                      tr("Save"), tr("Discard"), tr("Stay")},
                                     m_window);
    return answer == KeepAnswer::Accept ? save() : answer == KeepAnswer::Discard;
}

bool FileWork::mayLeave()
{
    for (int i = 0; i < m_desk.count(); ++i)
        if (!asksToKeep(m_desk.draft(i)))
            return false;
    return true;
}

bool FileWork::close(int index)
{
    if (!asksToKeep(m_desk.draft(index)))
        return false;
    m_desk.close(index);
    return true;
}

FileWork::OnDisk FileWork::read(const QString& path)
{
    OnDisk read;
    doLongWork(m_window, tr("Opening %1").arg(QFileInfo(path).fileName()), [&](const Progress& progress) {
        read.state = DiskState::of(path);
        read.file = loadDungeon(pathOf(path), progress);
    });
    return read;
}

std::unique_ptr<Draft> FileWork::load(const QString& path)
{
    auto [file, disk] = read(path);
    if (!file) {
        tell(tr("%1 could not be opened.").arg(QFileInfo(path).fileName()), file.error());
        return nullptr;
    }
    // Another program's file may hold what only that program knows, so saving does not go over it.
    const Format* format = formatOf(pathOf(path));
    auto draft = std::make_unique<Draft>(std::move(file->dungeon), format && format->isOwn ? path : QString());
    draft->disk = disk;
    if (!file->changedLevels.empty()) {
        emit said(tr("%n level(s) of this file were changed outside of Cavewright. Regenerating would make them anew.",
                     nullptr, static_cast<int>(file->changedLevels.size())));
    }
    return draft;
}

// What is kept of it, such as a recovery copy, may be read by a program that starts in another folder.
bool FileWork::open(const QString& named)
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
    auto draft = load(path);
    if (!draft)
        return false;
    m_desk.open(std::move(draft));
    remember(path);
    return true;
}

void FileWork::openDungeon(Dungeon dungeon) { m_desk.open(std::make_unique<Draft>(std::move(dungeon), QString())); }

void FileWork::openBuiltIn(const QString& name)
{
    auto file = builtInDungeon(name.toStdString());
    if (!file) {
        tell(tr("%1 could not be opened.").arg(name), file.error());
        return;
    }
    openDungeon(std::move(file->dungeon));
    emit said(tr("This is a copy. The original stays as it is; saving asks for a file of your own."));
}

Draft& FileWork::openLeftWork(const LeftWork& work)
{
    const bool hasFile = !work.filePath.isEmpty() && QFileInfo::exists(work.filePath);
    if (const int index = m_desk.indexOfFile(work.filePath); index >= 0 && !m_desk.draft(index).isDirty())
        m_desk.close(index); // as saved: this is newer
    auto draft = std::make_unique<Draft>(work.dungeon, work.filePath);
    draft->saved = Dungeon();
    if (hasFile) {
        auto [file, disk] = read(work.filePath);
        draft->disk = disk;
        if (file)
            draft->saved = std::move(file->dungeon);
    }
    draft->history.resetClean();
    return m_desk.open(std::move(draft));
}

bool FileWork::chooseAndOpen()
{
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Open a dungeon"), folder(), openFilter());
    bool isOpen = false;
    for (const QString& path : paths)
        isOpen |= open(path);
    return isOpen;
}

bool FileWork::chooseAndImport()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Import a dungeon"), folder(), importFilter());
    return !path.isEmpty() && open(path);
}

void FileWork::chooseBuiltIn()
{
    const std::vector<std::string> names = offeredDungeons();
    std::vector<ChoiceEntry> entries;
    for (const std::string& name : names)
        if (const auto file = builtInDungeon(name))
            entries.push_back({.name = QString::fromStdString(file->dungeon.name),
                               .help = QString::fromStdString(file->dungeon.description)});
    ChoiceDialog::ask(&m_window, tr("Open a copy of a bundled dungeon"), std::move(entries),
                      [this, names](int row) { openBuiltIn(QString::fromStdString(names[std::size_t(row)])); });
}

void FileWork::chooseBackup()
{
    const std::vector<Backup> backups = m_backups.of(m_document.filePath());
    if (backups.empty()) {
        emit said(tr("There are no backups yet. Saving over the file keeps what it held before."));
        return;
    }
    std::vector<ChoiceEntry> entries;
    entries.reserve(backups.size());
    for (const Backup& backup : backups)
        entries.push_back({.name = QLocale().toString(backup.when, QLocale::ShortFormat),
                           .help = tr("Replaced %1.").arg(QLocale().toString(backup.when, QLocale::LongFormat))});
    ChoiceDialog::ask(&m_window, tr("Open a copy of a backup"), std::move(entries), [this, backups](int row) {
        if (auto draft = load(backups[static_cast<std::size_t>(row)].path)) {
            draft->filePath.clear();
            m_desk.open(std::move(draft));
        }
    });
}

bool FileWork::save() { return m_document.filePath().isEmpty() ? saveAs() : saveTo(m_document.filePath()); }

bool FileWork::saveAs()
{
    const QString suffix = QString::fromUtf8(kDungeonSuffix);
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the dungeon"), suggestedPath(suffix), saveFilter());
    if (path.isEmpty())
        return false;
    if (!path.endsWith(suffix))
        path += suffix;
    return saveTo(path);
}

// What somebody else has written is not replaced unasked.
bool FileWork::mayOverwrite(const QString& path)
{
    Draft& draft = m_document.draft();
    if (path != draft.filePath || !QFileInfo::exists(path) || draft.disk.isStill(path))
        return true;
    return askFor({tr("The file has changed"),
                   tr("%1 was changed by another program since it was opened.").arg(QFileInfo(path).fileName()),
                   tr("Saving replaces it. What it holds now is kept as a backup."),
                   tr("Save all the same"),
                   {},
                   tr("Stay")},
                  m_window) == KeepAnswer::Accept;
}

bool FileWork::saveTo(const QString& path)
{
    if (!mayOverwrite(path))
        return false;
    bool isKept = false;
    Dungeon dungeon = m_document.dungeon();
    DiskState disk;
    Result<void> saved;
    doLongWork(m_window, tr("Saving %1").arg(QFileInfo(path).fileName()), [&](const Progress& progress) {
        isKept = m_backups.keep(path);
        saved = saveDungeon(dungeon, pathOf(path), progress);
        if (saved)
            disk = DiskState::of(path);
    });
    if (!saved) {
        tell(tr("%1 could not be saved.").arg(QFileInfo(path).fileName()), saved.error());
        return false;
    }
    m_document.setSavedTo(path, std::move(dungeon));
    m_document.draft().disk = disk;
    remember(path);
    emit said(
        isKept ? tr("Saved as %1.").arg(QFileInfo(path).fileName())
               : tr("Saved as %1. What it held before could not be kept as a backup.").arg(QFileInfo(path).fileName()));
    return true;
}

void FileWork::reload()
{
    Draft& draft = m_document.draft();
    auto fresh = load(draft.filePath);
    if (!fresh)
        return;
    if (draft.isDirty()) {
        // Nothing is lost: what was not saved stays open beside the file's content.
        auto mine = std::make_unique<Draft>(draft.dungeon, QString());
        mine->saved = draft.saved;
        mine->history.resetClean();
        draft.disk = fresh->disk;
        m_document.replaceContent(std::move(fresh->dungeon));
        const int index = m_desk.current();
        m_desk.open(std::move(mine));
        m_desk.show(index);
        return;
    }
    draft.disk = fresh->disk;
    m_document.replaceContent(std::move(fresh->dungeon));
}

void FileWork::keepMine()
{
    Draft& draft = m_document.draft();
    auto [file, disk] = read(draft.filePath);
    draft.disk = disk;
    m_document.setSaved(file ? std::move(file->dungeon) : Dungeon());
}

void FileWork::chooseAndExport(int z)
{
    const Draft& draft = m_document.draft();
    const QString path = draft.exportPath.isEmpty()
                             ? folder() + u'/' + fileNameOf(draft.title()) + QString::fromUtf8(kTextMapSuffix)
                             : draft.exportPath;
    auto* dialog = new ExportDialog(path, z, draft.exportOptions, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (mayReplace(dialog->path()))
            exportTo(dialog->path(), dialog->options());
    });
    dialog->open();
}

// What was exported there last may go.
bool FileWork::mayReplace(const QString& path)
{
    if (!QFileInfo::exists(path) || path == m_document.draft().exportPath)
        return true;
    return askFor({tr("Export the dungeon"),
                   tr("%1 is there already.").arg(QFileInfo(path).fileName()),
                   tr("Exporting replaces what it holds."),
                   tr("Replace it"),
                   {},
                   tr("Stay")},
                  m_window) == KeepAnswer::Accept;
}

void FileWork::exportAgain(int z)
{
    const QString path = m_document.draft().exportPath;
    if (path.isEmpty())
        chooseAndExport(z);
    else
        exportTo(path, m_document.draft().exportOptions);
}

bool FileWork::exportTo(const QString& path, const ExportOptions& options)
{
    const Format* format = formatOf(pathOf(path));
    const bool isPicture = format && format->isPicture();
    Result<void> written;
    doLongWork(m_window, tr("Exporting %1").arg(QFileInfo(path).fileName()),
               [&, dungeon = m_document.dungeon(), artwork = m_artwork->forAnotherThread()](const Progress& progress) {
                   written = isPicture ? writePicture(dungeon, pathOf(path), options, artwork, progress)
                                       : saveDungeon(dungeon, pathOf(path), progress);
               });
    if (!written) {
        tell(tr("%1 could not be written.").arg(QFileInfo(path).fileName()), written.error());
        return false;
    }
    m_document.draft().exportPath = path;
    m_document.draft().exportOptions = options;
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    emit said(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
    return true;
}

QStringList FileWork::recentFiles() const { return m_settings.value(QLatin1String(kRecentKey)).toStringList(); }

void FileWork::setKept(int backups, int recentFiles)
{
    m_backups.setMost(backups);
    m_mostRecent = recentFiles;
}

void FileWork::remember(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList paths = recentFiles();
    paths.removeAll(whole);
    paths.prepend(whole);
    m_settings.setValue(QLatin1String(kRecentKey), paths.mid(0, m_mostRecent));
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    emit recentFilesChanged();
}

void FileWork::rememberTabs()
{
    m_settings.remove(QLatin1String(kTabsKey));
    m_settings.beginWriteArray(QLatin1String(kTabsKey));
    int count = 0;
    int current = 0;
    for (int i = 0; i < m_desk.count(); ++i) {
        const Draft& draft = m_desk.draft(i);
        if (draft.filePath.isEmpty())
            continue;
        if (i == m_desk.current())
            current = count;
        m_settings.setArrayIndex(count++);
        m_settings.setValue(QStringLiteral("file"), QFileInfo(draft.filePath).absoluteFilePath());
        m_settings.setValue(QStringLiteral("level"), QString::fromStdString(hexOf(draft.view.level.value)));
        m_settings.setValue(QStringLiteral("cursor"), QPoint(draft.view.cursor.x, draft.view.cursor.y));
        m_settings.setValue(QStringLiteral("cell"), draft.view.cellSize);
        m_settings.setValue(QStringLiteral("middle"), draft.view.middle);
    }
    m_settings.endArray();
    m_settings.setValue(QLatin1String(kCurrentTabKey), current);
}

void FileWork::restoreTabs()
{
    std::vector<std::pair<QString, DraftView>> tabs;
    const int count = m_settings.beginReadArray(QLatin1String(kTabsKey));
    for (int i = 0; i < count; ++i) {
        m_settings.setArrayIndex(i);
        DraftView view;
        view.level.value = parseHex(m_settings.value(QStringLiteral("level")).toString().toStdString()).value_or(0);
        const QPoint cursor = m_settings.value(QStringLiteral("cursor")).toPoint();
        view.cursor = {cursor.x(), cursor.y()};
        view.cellSize = m_settings.value(QStringLiteral("cell")).toInt();
        view.middle = m_settings.value(QStringLiteral("middle")).toPointF();
        tabs.emplace_back(m_settings.value(QStringLiteral("file")).toString(), view);
    }
    m_settings.endArray();
    const int current = m_settings.value(QLatin1String(kCurrentTabKey)).toInt();
    QStringList gone;
    int shown = -1;
    for (int i = 0; i < count; ++i) {
        const auto& [path, view] = tabs[static_cast<std::size_t>(i)];
        if (!QFileInfo::exists(path)) {
            gone += QFileInfo(path).fileName();
            continue;
        }
        auto draft = load(path);
        if (!draft)
            continue;
        draft->view = view;
        m_desk.open(std::move(draft));
        if (i == current)
            shown = m_desk.current();
    }
    if (shown >= 0)
        m_desk.show(shown);
    if (!gone.isEmpty())
        emit said(tr("These files are no longer there: %1.").arg(QLocale().createSeparatedList(gone)));
}

// The one used last, else Documents/Cavewright if that exists, else Documents.
QString FileWork::folder() const
{
    QString last = m_settings.value(QLatin1String(kFolderKey)).toString();
    if (QDir(last).exists() && !last.isEmpty())
        return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString own = documents + QStringLiteral("/Cavewright");
    return QDir(own).exists() ? own : documents;
}

QString FileWork::suggestedPath(const QString& suffix) const
{
    if (!m_document.filePath().isEmpty())
        return m_document.filePath();
    return folder() + u'/' + fileNameOf(m_document.title()) + suffix;
}

void FileWork::tell(const QString& headline, const Error& error)
{
    if (isStopped(error)) {
        emit said(tr("Stopped. Nothing was changed."));
        return;
    }
    QMessageBox box(QMessageBox::NoIcon, headline, headline, QMessageBox::NoButton, &m_window);
    box.setInformativeText(tr("%1 Nothing was changed.").arg(described(error.what)));
    if (!error.where.empty())
        box.setDetailedText(QString::fromStdString(error.where));
    QPushButton* close = box.addButton(tr("Close"), QMessageBox::RejectRole);
    close->setObjectName(QStringLiteral("close"));
    box.setDefaultButton(close);
    box.setEscapeButton(close);
    box.exec();
}

} // namespace cave
