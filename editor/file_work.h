// SPDX-License-Identifier: MIT
// Opening, saving and exporting, with the questions and dialogs that belong to them.
#pragma once

#include "editor/document.h"

#include <QObject>
#include <QStringList>

class QSettings;
class QWidget;

namespace cave {

class FileWork : public QObject {
    Q_OBJECT

public:
    // `window` is what dialogs stand before; both it and the settings must outlive this.
    FileWork(Document& document, QSettings& settings, QWidget& window);

    // Asks what becomes of unsaved work: true when there is none, or it was saved or is to be dropped.
    bool mayLeave();

    // False: the designer stays, or a dialog has told why the file cannot be used. Nothing is changed then.
    bool open(const QString& path);
    bool openDungeon(Dungeon dungeon);
    bool chooseAndOpen();
    bool save(); // asks for a name when there is no file yet
    bool saveAs();
    bool saveTo(const QString& path);
    bool chooseAndExport();
    bool exportTo(const QString& path); // by its suffix: .txt or .cave.json

    QStringList recentFiles() const; // newest first

signals:
    void opened();
    void recentFilesChanged();
    void said(const QString& text);

private:
    QString folder() const;
    void remember(const QString& path);
    QString suggestedPath(const QString& suffix) const;
    void tell(const QString& headline, const Error& error);

    Document& m_document;
    QSettings& m_settings;
    QWidget& m_window;
};

} // namespace cave
