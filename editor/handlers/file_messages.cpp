// SPDX-License-Identifier: MIT
#include "editor/handlers/file_messages.h"

#include "app/view/words/describe.h"
#include "app/view/words/isolated.h"
#include "app/view/words/place_name.h"
#include "app/view/words/shown_words.h"
#include "core/base/progress.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace cave {

FileMessages::FileMessages(QWidget& window) : QObject(&window), m_window(window) {}

FileAnswer FileMessages::ask(const FileQuestion& question)
{
    QMessageBox box(QMessageBox::NoIcon, question.title, question.text, QMessageBox::NoButton, &m_window);
    box.setInformativeText(question.more);
    QPushButton* accept = box.addButton(question.accept, QMessageBox::AcceptRole);
    QPushButton* discard =
        question.discard.isEmpty() ? nullptr : box.addButton(question.discard, QMessageBox::DestructiveRole);
    QPushButton* stay = box.addButton(question.stay, QMessageBox::RejectRole);
    accept->setObjectName(QStringLiteral("save"));
    if (discard)
        discard->setObjectName(QStringLiteral("discard"));
    stay->setObjectName(QStringLiteral("stay"));
    box.setDefaultButton(question.losesSomething ? stay : accept);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == accept)
        return FileAnswer::Accept;
    return discard && box.clickedButton() == discard ? FileAnswer::Discard : FileAnswer::Stay;
}

bool FileMessages::mayReplace(const QString& path, const QString& title, const QString& more)
{
    return !QFileInfo::exists(path) || ask({title,
                                            tr("%1 is there already.").arg(shownFileName(path)),
                                            more,
                                            tr("Replace it"),
                                            {},
                                            tr("Stay"),
                                            true}) == FileAnswer::Accept;
}

void FileMessages::tell(const QString& headline, const Error& error)
{
    if (isStopped(error)) {
        emit said(tr("Stopped. Nothing was changed."));
        return;
    }
    QMessageBox box(QMessageBox::NoIcon, headline, headline, QMessageBox::NoButton, &m_window);
    const QString what = described(error.what);
    const QString place = isolated(placeName(error.where, headline));
    box.setInformativeText(place.isEmpty() ? tr("%1 Nothing was changed.").arg(what)
                                           : tr("%1: %2 Nothing was changed.").arg(place, what));
    if (!error.where.empty()) // as the file has it
        box.setDetailedText(shownWords(QString::fromStdString(error.where)));
    QPushButton* close = box.addButton(tr("Close"), QMessageBox::RejectRole);
    close->setObjectName(QStringLiteral("close"));
    box.setDefaultButton(close);
    box.setEscapeButton(close);
    box.exec();
}

} // namespace cave
