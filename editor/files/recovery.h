// SPDX-License-Identifier: MIT
// Copies of unsaved work for the next start, should this one not end as it ought to.
#pragma once

#include "app/view/base/background_write.h"
#include "editor/files/desk.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <filesystem>
#include <memory>

namespace cave {

// A copy that an earlier session has left.
struct RecoveryCopy {
    QString path;     // of the copy
    QString filePath; // of the dungeon it was made of; empty when that was never saved
    QDateTime when;   // local time
    Dungeon dungeon;
};

// Every draft that differs from its file has a copy: a dungeon file "recovery/SESSION/UID.cave.json" in the data
// folder, with a member "recovery" {"file", "time"} that only copies have. It is written as a whole or not at all,
// beside the window, a moment after the last change and during long work from time to time, and goes when the draft is
// saved, discarded or the same as its file again. A lock tells that the session is alive.
class Recovery : public QObject {
    Q_OBJECT

public:
    static constexpr int kRest = 2000;      // ms after the last change
    static constexpr int kLongest = 10'000; // ms after the first change that is not copied yet

    Recovery(Document& document, Desk& desk, const QString& dataFolder, QObject* parent = nullptr);
    // An orderly end: whoever had unsaved work has been asked.
    ~Recovery() override;

    // Whether sessions that are over have left copies; cheap.
    static bool hasCopies(const QString& dataFolder);
    // These copies, newest first; those that cannot be read stay where they are and are left out. Until this object is
    // gone, no other program offers them.
    std::vector<RecoveryCopy> copies();
    // From now on the copy is the draft's.
    void adopt(const RecoveryCopy& copy, const Draft& draft);

    void writeNow(); // what is not copied yet of the shown draft; returns when it is on the disk
    void setTimes(int rest, int longest);

signals:
    void written(const QTime& when);
    void failed(const cave::Error& error);

private:
    void noteChange();
    void begin(const Draft& draft);
    void forget(const Draft& draft);
    QString copyOf(const Draft& draft) const;
    Result<void> openSession();

    Document& m_document;
    QString m_folder; // of all sessions
    QString m_session; // this one's; made when it is first needed
    std::vector<std::unique_ptr<QLockFile>> m_locks; // of this session and of those whose copies are offered
    QTimer m_rest;
    QTimer m_longest;
    bool m_isWaiting = false; // the shown draft has changes that are not copied yet
    Uid m_beingWritten; // the draft whose copy is under way
    BackgroundWrite m_writer; // last, so that it is done before the rest goes
};

} // namespace cave
