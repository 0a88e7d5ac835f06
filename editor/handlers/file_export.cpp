// SPDX-License-Identifier: MIT
#include "editor/handlers/file_export.h"

#include "app/view/base/file_path.h"
#include "app/view/map/dungeon_picture.h"
#include "app/view/map/tiled_picture.h"
#include "app/view/ui/progress_dialog.h"
#include "app/view/words/file_filters.h"
#include "app/view/words/shown_words.h"
#include "core/base/files.h"
#include "core/save/dungeon_file.h"
#include "core/save/formats/formats.h"
#include "editor/dialogs/export_dialog.h"

#include <QFileInfo>

#include <algorithm>

namespace cave {

namespace {

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

// Of what is offered first: it keeps everything and is not what saving writes.
QString losslessSuffix()
{
    const auto whole =
        std::ranges::find_if(formats(), [](const Format& format) { return format.isWhole && !format.isOwn; });
    return suffixOf(whole == formats().end() ? formats().front() : *whole);
}

} // namespace

FileExport::FileExport(Document& document, RecentFiles& recent, FileMessages& messages,
                       std::shared_ptr<Artwork> artwork, QWidget& window)
    : QObject(&window), m_document(document), m_recent(recent), m_messages(messages), m_artwork(std::move(artwork)),
      m_window(window)
{
}

void FileExport::chooseAndExport(int z)
{
    const Draft& draft = m_document.draft();
    const QString path =
        draft.exportPath.isEmpty() ? m_recent.pathFor(draft.writtenTitle(), losslessSuffix()) : draft.exportPath;
    auto* dialog = new ExportDialog(path, z, draft.exportOptions, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (mayReplace(dialog->path()))
            exportTo(dialog->path(), dialog->options());
    });
    dialog->open();
}

// What was exported there last may go, unless somebody has worked on it since. The dungeon's own file is for saving,
// which keeps a backup of it.
bool FileExport::mayReplace(const QString& path)
{
    Draft& draft = m_document.draft();
    // Files that are not there are all the same to QFileInfo.
    const bool isOwn =
        path == draft.filePath || (QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(draft.filePath));
    if (!draft.filePath.isEmpty() && isOwn) {
        m_messages.say(tr("%1 is the file of this dungeon: Save writes it.").arg(shownFileName(path)));
        return false;
    }
    const QString more = tr("Exporting replaces what it holds.");
    if (path != draft.exportPath || !QFileInfo::exists(path))
        return m_messages.mayReplace(path, tr("Export the dungeon"), more);
    if (draft.exportDisk.isStill(path))
        return true;
    return m_messages.ask({tr("Export the dungeon"),
                           tr("%1 was changed by another program since it was exported.").arg(shownFileName(path)),
                           more,
                           tr("Replace it"),
                           {},
                           tr("Stay"),
                           true}) == FileAnswer::Accept;
}

void FileExport::exportAgain(int z)
{
    const QString path = m_document.draft().exportPath;
    if (path.isEmpty())
        chooseAndExport(z);
    else if (mayReplace(path))
        exportTo(path, m_document.draft().exportOptions);
}

bool FileExport::exportTo(const QString& path, const ExportOptions& options)
{
    const Format* format = formatOf(pathOf(path));
    const bool isPicture = format && format->isPicture();
    Result<void> written;
    DiskState disk;
    runWithProgress(
        m_window, tr("Exporting %1").arg(shownFileName(path)),
        [&, dungeon = m_document.dungeon(), artwork = m_artwork->forAnotherThread()](const Progress& progress) {
            written = isPicture ? writePicture(dungeon, pathOf(path), options, artwork, progress)
                                : saveDungeon(dungeon, pathOf(path), progress,
                                              [&](const Dungeon& design) { return tiledPicture(design, *artwork); });
            if (written)
                disk = DiskState::of(path);
        });
    if (!written) {
        m_messages.tell(tr("%1 could not be written.").arg(shownFileName(path)), written.error());
        return false;
    }
    m_document.draft().exportPath = path;
    m_document.draft().exportDisk = disk;
    m_document.draft().exportOptions = options;
    m_recent.useFolderOf(path);
    m_messages.say(tr("Exported to %1.").arg(shownFileName(path)));
    return true;
}

} // namespace cave
