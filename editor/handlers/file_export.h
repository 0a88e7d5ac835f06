// SPDX-License-Identifier: MIT
#pragma once

#include "editor/files/document.h"
#include "editor/handlers/file_messages.h"
#include "editor/handlers/recent_files.h"

#include <memory>

namespace cave {

class Artwork;

/// Writes the shown draft in formats that other programs read, with the dialog and the questions that belong to that.
class FileExport : public QObject {
    Q_OBJECT

public:
    /// Everything handed over must outlive this. `window` is what dialogs stand before.
    FileExport(Document& document, RecentFiles& recent, FileMessages& messages, std::shared_ptr<Artwork> artwork,
               QWidget& window);

    void chooseAndExport(int z); // z: the shown level
    void exportAgain(int z); // as last time; asks only where another program has changed the file since
    /// Writes the format that the suffix tells: see core/save/formats/formats. False: a dialog has told why not.
    bool exportTo(const QString& path, const ExportOptions& options = {});

private:
    bool mayReplace(const QString& path);

    Document& m_document;
    RecentFiles& m_recent;
    FileMessages& m_messages;
    std::shared_ptr<Artwork> m_artwork;
    QWidget& m_window;
};

} // namespace cave
