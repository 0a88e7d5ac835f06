// SPDX-License-Identifier: MIT
#include "editor/files/recovery.h"

#include "app/view/base/file_path.h"
#include "core/base/files.h"
#include "core/save/formats/formats.h"
#include "editor/files/json_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace cave {

namespace {

constexpr char kMember[] = "recovery";
const QString kRecoverySuffix = QString::fromUtf8(kDungeonSuffix);

QString folderOf(const QString& dataFolder) { return dataFolder + QStringLiteral("/recovery"); }

QStringList sessionsIn(const QString& folder)
{
    QStringList sessions;
    for (const QString& name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        sessions += folder + u'/' + name;
    return sessions;
}

QFileInfoList copiesIn(const QString& session)
{
    return QDir(session).entryInfoList({u'*' + kRecoverySuffix}, QDir::Files);
}

std::unique_ptr<QLockFile> lockOf(const QString& session)
{
    auto lock = std::make_unique<QLockFile>(session + QStringLiteral("/lock"));
    lock->setStaleLockTime(0); // however old it is, only the end of its process counts
    return lock;
}

// Another program's, which is alive, has it, or nobody can.
bool isTaken(QLockFile& lock) { return whyUnreadable(pathOf(lock.fileName())) || !lock.tryLock(0); }

// The lock does not say whether the disk is full, can only be read, or is not allowed to be used: a file beside it
// does.
std::unexpected<Error> whyNoLock(const QString& session)
{
    const QString beside = session + QStringLiteral("/try");
    const auto written = writeFileAtomically(pathOf(beside), " ");
    QFile::remove(beside); // else the folder would never go
    return written ? std::unexpected(systemError(pathOf(session), EACCES)) : std::unexpected(written.error());
}

// Its folder goes with it when nothing else is in it.
void release(QLockFile& lock)
{
    const QString session = QFileInfo(lock.fileName()).path();
    removeLeftTemporaries(pathOf(session));
    lock.unlock();
    QDir().rmdir(session);
}

Result<void> writeCopy(Dungeon dungeon, const QString& filePath, const QDateTime& when, const QString& copy)
{
    dungeon.unknown.set(kMember, Json::Object{{"file", filePath.toStdString()},
                                              {"time", when.toUTC().toString(Qt::ISODateWithMs).toStdString()}});
    return writeFileAtomically(pathOf(copy), writeDungeon(dungeon));
}

std::optional<RecoveryCopy> readCopy(const QFileInfo& path)
{
    auto file = loadDungeon(pathOf(path.filePath()));
    if (!file)
        return std::nullopt;
    RecoveryCopy copy{path.filePath(), {}, path.lastModified(), std::move(file->dungeon)};
    auto* unknown = copy.dungeon.unknown.as<Json::Object>();
    const auto found = std::ranges::find(*unknown, kMember, &Json::Member::first);
    if (found == unknown->end())
        return copy;
    copy.filePath = textOf(found->second.find("file"));
    if (const auto when = QDateTime::fromString(textOf(found->second.find("time")), Qt::ISODateWithMs); when.isValid())
        copy.when = when.toLocalTime();
    unknown->erase(found);
    return copy;
}

} // namespace

Recovery::Recovery(Document& document, Desk& desk, const QString& dataFolder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folderOf(dataFolder))
{
    m_rest.setSingleShot(true);
    m_longest.setSingleShot(true);
    setTimes(kRest, kLongest);
    connect(&m_rest, &QTimer::timeout, this, [this] { begin(m_document.draft()); });
    connect(&m_longest, &QTimer::timeout, this, [this] { begin(m_document.draft()); });
    connect(&document, &Document::edited, this, &Recovery::noteChange);
    connect(&document, &Document::dirtyChanged, this, [this] {
        if (!m_document.isDirty())
            forget(m_document.draft());
    });
    connect(&desk, &Desk::leaving, this, [this](const Draft& draft) {
        if (m_isWaiting)
            begin(draft);
    });
    connect(&desk, &Desk::shown, this, [this](const Draft& draft) { // maybe a closed one again
        if (draft.isDirty() && !QFileInfo::exists(copyOf(draft)))
            noteChange();
    });
    connect(&desk, &Desk::closed, this, &Recovery::forget);
    connect(&m_writer, &BackgroundWrite::written, this, [this] { emit written(QTime::currentTime()); });
    connect(&m_writer, &BackgroundWrite::failed, this, &Recovery::failed);
}

Recovery::~Recovery()
{
    m_writer.wait();
    if (!m_session.isEmpty())
        for (const QFileInfo& copy : copiesIn(m_session))
            QFile::remove(copy.filePath());
    for (const std::unique_ptr<QLockFile>& lock : m_locks)
        release(*lock);
}

void Recovery::setTimes(int rest, int longest)
{
    m_rest.setInterval(rest);
    m_longest.setInterval(longest);
}

QString Recovery::copyOf(const Draft& draft) const
{
    return m_session + u'/' + QString::fromStdString(hexOf(draft.uid.value)) + kRecoverySuffix;
}

Result<void> Recovery::openSession()
{
    if (!m_session.isEmpty() && QFileInfo::exists(m_session)) // somebody may have removed it
        return {};
    const QString session = m_folder + u'/' + QUuid::createUuid().toString(QUuid::Id128);
    std::error_code cause;
    if (std::filesystem::create_directories(pathOf(session), cause); cause)
        return std::unexpected(systemError(pathOf(m_folder), cause));
    auto lock = lockOf(session);
    if (!lock->tryLock(0))
        return whyNoLock(session);
    m_locks.push_back(std::move(lock));
    m_session = session;
    return {};
}

void Recovery::noteChange()
{
    m_isWaiting = true;
    m_rest.start();
    if (!m_longest.isActive())
        m_longest.start();
}

// One copy after the other: a newer one must not be overtaken by an older one.
void Recovery::begin(const Draft& draft)
{
    m_rest.stop();
    m_longest.stop();
    m_isWaiting = false;
    m_writer.wait();
    if (!draft.isDirty())
        return;
    if (const auto opened = openSession(); !opened) {
        emit failed(opened.error());
        return;
    }
    m_beingWritten = draft.uid;
    m_writer.start([dungeon = draft.dungeon, file = draft.filePath, copy = copyOf(draft)] {
        return writeCopy(dungeon, file, QDateTime::currentDateTime(), copy);
    });
}

void Recovery::writeNow()
{
    if (m_isWaiting)
        begin(m_document.draft());
    m_writer.wait();
}

void Recovery::forget(const Draft& draft)
{
    if (m_session.isEmpty())
        return;
    if (m_beingWritten == draft.uid)
        m_writer.wait();
    QFile::remove(copyOf(draft));
}

bool Recovery::hasCopies(const QString& dataFolder)
{
    return std::ranges::any_of(sessionsIn(folderOf(dataFolder)), [](const QString& session) {
        return !copiesIn(session).isEmpty() && !isTaken(*lockOf(session));
    });
}

std::vector<RecoveryCopy> Recovery::copies()
{
    std::vector<RecoveryCopy> all;
    for (const QString& session : sessionsIn(m_folder)) {
        if (session == m_session)
            continue;
        auto lock = lockOf(session);
        if (isTaken(*lock))
            continue; // another program's, which is alive
        const QFileInfoList paths = copiesIn(session);
        for (const QFileInfo& path : paths)
            if (auto copy = readCopy(path))
                all.push_back(std::move(*copy));
        if (paths.isEmpty())
            release(*lock);
        else
            m_locks.push_back(std::move(lock));
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &RecoveryCopy::when);
    return all;
}

void Recovery::adopt(const RecoveryCopy& copy, const Draft& draft)
{
    if (openSession())
        QFile::rename(copy.path, copyOf(draft));
}

} // namespace cave
