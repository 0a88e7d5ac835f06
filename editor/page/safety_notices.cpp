// SPDX-License-Identifier: MIT
#include "editor/page/safety_notices.h"

#include "app/view/ui/keep_current.h"
#include "app/view/words/describe.h"
#include "app/view/words/shown_words.h"
#include "editor/files/disk_watch.h"
#include "editor/files/recovery.h"
#include "editor/handlers/file_actions.h"
#include "editor/panels/notice_bar.h"
#include "editor/panels/status_line.h"

namespace cave {

SafetyNotices::SafetyNotices(Document& document, const Recovery& recovery, const DiskWatch& diskWatch,
                             FileActions& files, StatusLine& status, NoticeBar& notice, QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_notice(notice)
{
    connect(&recovery, &Recovery::written, &status, &StatusLine::setRecovery);
    connect(&recovery, &Recovery::failed, this, &SafetyNotices::tellNoCopy);
    connect(&document, &Document::dirtyChanged, &status, [&document, &status] {
        if (!document.isDirty())
            status.setRecovery({});
    });
    connect(&document, &Document::historyDropped, this, &SafetyNotices::tellDropped);
    connect(&diskWatch, &DiskWatch::changedOnDisk, this, &SafetyNotices::tellChanged);
    connect(&diskWatch, &DiskWatch::goneFromDisk, this, &SafetyNotices::tellGone);
    connect(&diskWatch, &DiskWatch::isAsKnown, this, &SafetyNotices::hideFileNotice);
    connect(&files, &FileActions::outsideWorkKept, this, &SafetyNotices::tellOutsideWork);
    connect(&document, &Document::replaced, &notice, &QWidget::hide); // it was about what was shown
    keepCurrent(notice, [this] {
        if (m_told && !m_notice.isHidden())
            (this->*m_told)();
    });
}

void SafetyNotices::tellNoCopy(const Error& error)
{
    emit said(tr("No recovery copy can be written. %1").arg(described(error.what)));
}

void SafetyNotices::tellDropped(int steps)
{
    emit said(
        tr("The oldest %n step(s) can no longer be undone: all steps together took more than 512 MB.", nullptr, steps));
}

void SafetyNotices::tellChanged()
{
    m_told = &SafetyNotices::tellChanged;
    const QString text = m_document.isDirty()
                             ? tr("%1 was changed by another program, and you have changes that are not saved.")
                             : tr("%1 was changed by another program.");
    m_notice.tell(text.arg(shownFileName(m_document.filePath())),
                  {{tr("Reload it"), [this] { m_files.reload(); }}, {tr("Keep mine"), [this] { m_files.keepMine(); }}});
}

void SafetyNotices::tellGone()
{
    m_told = &SafetyNotices::tellGone;
    m_notice.tell(
        tr("%1 is no longer on the disk.").arg(shownFileName(m_document.filePath())),
        {{tr("Save it again"), [this] { m_files.save(); }}, {tr("Leave it"), [this] { m_files.keepMine(); }}});
}

void SafetyNotices::hideFileNotice()
{
    if (m_told)
        m_notice.hide();
}

void SafetyNotices::tellOutsideWork(const QString& text)
{
    m_told = nullptr;
    m_notice.tell(text, {{tr("Show them"), [this] { emit editsWanted(); }}, {tr("Close"), [] {}}});
}

} // namespace cave
