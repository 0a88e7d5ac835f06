// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class DiskWatch;
class Document;
class FileActions;
class NoticeBar;
class Recovery;
class StatusLine;
struct Error;

/// Tells what happens to the safety of the work: recovery copies, files that other programs change, work of theirs that
/// was kept, a history that has become too large.
class SafetyNotices : public QObject {
    Q_OBJECT

public:
    /// Everything handed over must outlive it. `notice` asks what to do about a file.
    SafetyNotices(Document& document, const Recovery& recovery, const DiskWatch& diskWatch, FileActions& files,
                  StatusLine& status, NoticeBar& notice, QObject* parent);

signals:
    void said(const QString& text);
    void editsWanted(); ///< the list of hand edits is to be shown

private:
    void tellNoCopy(const cave::Error& error);
    void tellDropped(int steps);
    void tellChanged();
    void tellGone();
    void tellOutsideWork(const QString& text);
    void hideFileNotice();

    Document& m_document;
    FileActions& m_files;
    NoticeBar& m_notice;
    void (SafetyNotices::*m_told)() = nullptr; // what the notice says of the file; null: nothing
};

} // namespace cave
