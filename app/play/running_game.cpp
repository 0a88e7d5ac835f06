// SPDX-License-Identifier: MIT
#include "app/play/running_game.h"

namespace cave {

RunningGame::RunningGame(Session session, std::optional<SaveFolder> folder, QObject* parent)
    : QObject(parent), m_game{std::move(session)}, m_folder(std::move(folder))
{
}

RunningGame::RunningGame(GameFile game, SaveFolder folder, std::filesystem::path saveFile, QObject* parent)
    : QObject(parent), m_game(std::move(game)), m_folder(std::move(folder)), m_saveFile(std::move(saveFile)),
      m_savedLog(std::ssize(session().log()))
{
}

QString RunningGame::reference() const { return gameReference(world().state().dungeonName, world().state().seed); }

std::optional<Refusal> RunningGame::check(const Command& command) const
{
    return cave::check(world(), world().state().hero, command);
}

void RunningGame::submit(const Command& command)
{
    const Turn turn = m_game.session.submit(command);
    if (turn.refusal) {
        emit refused(*turn.refusal);
        return;
    }
    if (world().isOver())
        if (const auto kept = keepRecord(); !kept)
            emit recordFailed(kept.error());
    emit turnPlayed(turn);
}

Result<void> RunningGame::save()
{
    if (isSaved() || world().isOver())
        return {};
    std::filesystem::path file = m_saveFile;
    if (file.empty()) {
        auto name = m_folder->newSave(world());
        if (!name)
            return std::unexpected(name.error());
        file = *name;
    }
    if (auto written = saveGame(m_game, file); !written)
        return written;
    m_saveFile = file;
    m_savedLog = std::ssize(session().log());
    emit saved();
    return {};
}

// The save goes only when the record is there.
Result<void> RunningGame::keepRecord()
{
    if (isPlaytest())
        return {};
    const auto file = m_folder->newRecord(world());
    if (!file)
        return std::unexpected(file.error());
    if (auto written = saveGame(m_game, *file); !written)
        return written;
    m_recordFile = *file;
    m_savedLog = std::ssize(session().log());
    deleteSave();
    return {};
}

void RunningGame::giveUp() { deleteSave(); }

void RunningGame::deleteSave()
{
    std::error_code error; // what cannot be deleted stays; nothing is lost by that
    if (!m_saveFile.empty())
        std::filesystem::remove(m_saveFile, error);
    m_saveFile.clear();
}

} // namespace cave
