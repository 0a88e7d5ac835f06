// SPDX-License-Identifier: MIT
#include "editor/file_work.h"

#include "app/view/describe.h"
#include "core/save/formats.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

namespace cave {

namespace {

constexpr int kMostRecent = 12;
constexpr char kRecentKey[] = "editor/recentFiles";
constexpr char kFolderKey[] = "editor/folder";
const QString kDungeonSuffix = QStringLiteral(".cave.json");
const QString kTextSuffix = QStringLiteral(".txt");

std::string encoded(const QString& path) { return QFile::encodeName(path).toStdString(); }

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

} // namespace

FileWork::FileWork(Document& document, QSettings& settings, QWidget& window)
    : QObject(&window), m_document(document), m_settings(settings), m_window(window)
{
}

bool FileWork::mayLeave()
{
    if (!m_document.isDirty())
        return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Unsaved work"), tr("Save \"%1\" before closing?").arg(m_document.title()),
                    QMessageBox::NoButton, &m_window);
    box.setInformativeText(tr("The last %n change(s) would be lost.", nullptr, m_document.changesSinceSave()));
    QPushButton* saveButton = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* stay = box.addButton(tr("Stay"), QMessageBox::RejectRole);
    saveButton->setObjectName(QStringLiteral("save"));
    discard->setObjectName(QStringLiteral("discard"));
    stay->setObjectName(QStringLiteral("stay"));
    box.setDefaultButton(saveButton);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == saveButton)
        return save();
    return box.clickedButton() == discard;
}

bool FileWork::open(const QString& path)
{
    if (!mayLeave())
        return false;
    auto file = loadDungeon(encoded(path));
    if (!file) {
        tell(tr("%1 could not be opened.").arg(QFileInfo(path).fileName()), file.error());
        return false;
    }
    // Saving goes to a format that keeps everything.
    const Format* format = formatOf(encoded(path));
    m_document.replace(std::move(file->dungeon), format && format->isWhole ? path : QString());
    remember(path);
    emit opened();
    if (!file->changedLevels.empty()) {
        emit said(tr("%n level(s) of this file were changed outside of Cavewright. Regenerating would make them anew.",
                     nullptr, static_cast<int>(file->changedLevels.size())));
    }
    return true;
}

bool FileWork::openDungeon(Dungeon dungeon)
{
    if (!mayLeave())
        return false;
    m_document.replace(std::move(dungeon), {});
    emit opened();
    return true;
}

bool FileWork::chooseAndOpen()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open a dungeon"), folder(),
                                                      tr("Dungeons (*.cave.json *.txt);;All files (*)"));
    return !path.isEmpty() && open(path);
}

bool FileWork::save() { return m_document.filePath().isEmpty() ? saveAs() : saveTo(m_document.filePath()); }

bool FileWork::saveAs()
{
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the dungeon"), suggestedPath(kDungeonSuffix),
                                                tr("Dungeon files (*.cave.json)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(kDungeonSuffix))
        path += kDungeonSuffix;
    return saveTo(path);
}

bool FileWork::saveTo(const QString& path)
{
    if (auto saved = m_document.save(path); !saved) {
        tell(tr("%1 could not be saved.").arg(QFileInfo(path).fileName()), saved.error());
        return false;
    }
    remember(path);
    emit said(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
    return true;
}

bool FileWork::chooseAndExport()
{
    QString filter;
    const QString text = tr("Plain text, ground only (*.txt)");
    QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Export the dungeon"), suggestedPath(kDungeonSuffix),
                                     tr("Dungeon file (*.cave.json)") + QStringLiteral(";;") + text, &filter);
    if (path.isEmpty())
        return false;
    if (!path.endsWith(kTextSuffix) && !path.endsWith(kDungeonSuffix))
        path += filter == text ? kTextSuffix : kDungeonSuffix;
    return exportTo(path);
}

bool FileWork::exportTo(const QString& path)
{
    if (auto written = saveDungeon(m_document.dungeon(), encoded(path)); !written) {
        tell(tr("%1 could not be written.").arg(QFileInfo(path).fileName()), written.error());
        return false;
    }
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    emit said(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
    return true;
}

QStringList FileWork::recentFiles() const { return m_settings.value(QLatin1String(kRecentKey)).toStringList(); }

void FileWork::remember(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList paths = recentFiles();
    paths.removeAll(whole);
    paths.prepend(whole);
    m_settings.setValue(QLatin1String(kRecentKey), paths.mid(0, kMostRecent));
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    emit recentFilesChanged();
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
