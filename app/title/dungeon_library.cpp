// SPDX-License-Identifier: MIT
#include "app/title/dungeon_library.h"

#include "app/view/base/file_path.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "app/view/words/shown_words.h"
#include "core/proof/problems.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/formats.h"

#include <QDir>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::uint64_t kMostSeed = 999'999;

DungeonEntry entryOf(QString key, bool isBuiltIn, Result<DungeonFile> file)
{
    DungeonEntry entry{std::move(key), isBuiltIn, 0, std::nullopt, std::nullopt};
    if (file)
        entry.dungeon = std::move(file->dungeon);
    else
        entry.error = file.error();
    return entry;
}

// An edition behind its dungeon and the editions that are there; what is none, or of a dungeon that is not here, last.
void putBeneath(std::vector<DungeonEntry>& entries, DungeonEntry entry)
{
    const QString of = entry.isEdition() ? QString::fromStdString(entry.dungeon->edition->of) : QString();
    auto place = std::ranges::find_if(
        entries, [&](const DungeonEntry& other) { return other.isBuiltIn && !of.isEmpty() && other.key == of; });
    if (place == entries.end()) {
        entries.push_back(std::move(entry));
        return;
    }
    entry.isBeneath = true;
    const auto after = std::ranges::find_if_not(std::next(place), entries.end(), &DungeonEntry::isBeneath);
    entries.insert(after, std::move(entry));
}

} // namespace

QString DungeonEntry::editionName() const { return isEdition() ? designName(dungeon->edition->name) : QString(); }

QString DungeonEntry::name() const
{
    if (dungeon && !dungeon->name.empty())
        return designName(dungeon->name);
    return isBuiltIn ? key : withLineEnds(shownFileName(key));
}

std::vector<DungeonEntry> DungeonLibrary::list() const
{
    std::vector<DungeonEntry> entries;
    for (const OfferedDungeon& offered : offeredDungeons()) {
        entries.push_back(entryOf(QString::fromStdString(offered.name), true, builtInDungeon(offered.name)));
        entries.back().difficulty = offered.difficulty;
    }
    for (const std::string& name : builtInDungeons())
        if (std::ranges::none_of(entries, [&](const DungeonEntry& entry) { return entry.key.toStdString() == name; }))
            if (DungeonEntry entry = entryOf(QString::fromStdString(name), true, builtInDungeon(name));
                entry.isEdition())
                putBeneath(entries, std::move(entry));
    const QDir folder(m_ownFolder);
    for (const QString& file :
         folder.entryList({u'*' + QString::fromUtf8(kDungeonSuffix)}, QDir::Files, QDir::Name | QDir::LocaleAware))
        putBeneath(entries, entryOf(folder.filePath(file), false, loadDungeon(pathOf(folder.filePath(file)))));
    return entries;
}

Result<QString> DungeonLibrary::keep(const Dungeon& dungeon) const
{
    const std::string text = writeDungeon(dungeon);
    for (const DungeonEntry& entry : list())
        if (entry.dungeon && entry.dungeon->name == dungeon.name && writeDungeon(*entry.dungeon) == text)
            return entry.key;
    const QDir folder(m_ownFolder);
    if (!folder.mkpath(QStringLiteral(".")))
        return failure(m_ownFolder.toStdString(), {CAVE_TEXT("errors", "This folder cannot be made.")});
    const QString name = dungeonFileStem(dungeon.name);
    QString file = folder.filePath(name + QString::fromUtf8(kDungeonSuffix));
    for (int i = 2; QFileInfo::exists(file); ++i)
        file = folder.filePath(QStringLiteral("%1-%2%3").arg(name).arg(i).arg(QString::fromUtf8(kDungeonSuffix)));
    if (const auto saved = saveDungeon(dungeon, pathOf(file)); !saved)
        return std::unexpected(saved.error());
    return file;
}

Result<Dungeon> openDungeon(const QString& nameOrFile)
{
    const std::string name = nameOrFile.toStdString();
    auto file = isBuiltInDungeon(name) ? builtInDungeon(name) : loadDungeon(pathOf(nameOrFile));
    if (!file)
        return std::unexpected(file.error());
    return std::move(file->dungeon);
}

Result<Session> startPlayable(Dungeon dungeon, std::uint64_t seed, const std::string& origin)
{
    auto session = Session::start(dungeon, seed, origin);
    if (!session)
        return session;
    dungeon = {}; // the game has its own, and both may be large
    const std::vector<Problem> problems = findProblems(session->dungeon());
    const auto blocking = std::ranges::find(problems, Severity::Error, &Problem::severity);
    if (blocking == problems.end())
        return session;
    const std::string where = blocking->at
                                  ? "level " + std::to_string(blocking->at->z + 1) + " (" +
                                        std::to_string(blocking->at->x) + ',' + std::to_string(blocking->at->y) + ')'
                                  : std::string();
    return failure(where, blocking->what);
}

QString offeredAfter(const std::string& dungeonName)
{
    for (const OfferedDungeon& offered : offeredDungeons())
        if (!offered.next.empty())
            if (const auto won = builtInDungeon(offered.name); won && won->dungeon.name == dungeonName)
                return QString::fromStdString(offered.next);
    return {};
}

std::optional<GameInvitation> readInvitation(const QString& text)
{
    const QString line = QString(text).remove(kLineMayEnd).trimmed().section(u'\n', 0, 0).trimmed();
    if (line.isEmpty())
        return std::nullopt;
    const qsizetype mark = line.lastIndexOf(u'#');
    if (mark < 0)
        return GameInvitation{{}, line};
    GameInvitation invitation{line.left(mark).trimmed(), line.mid(mark + 1).trimmed()};
    static const QRegularExpression kOrigin(QStringLiteral("^(.+)@([a-z][a-z0-9_]*)$"));
    if (const auto parts = kOrigin.match(invitation.seed); parts.hasMatch()) {
        invitation.seed = parts.captured(1).trimmed();
        invitation.origin = parts.captured(2);
    }
    return invitation;
}

std::uint64_t dailySeed(QDate day)
{
    return static_cast<std::uint64_t>(day.year()) * 10'000 + static_cast<std::uint64_t>(day.month() * 100 + day.day());
}

std::uint64_t randomSeed() { return 1 + QRandomGenerator::global()->generate64() % kMostSeed; }

} // namespace cave
