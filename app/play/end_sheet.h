// SPDX-License-Identifier: MIT
// How the game ended, and what to do next.
#pragma once

#include "app/play/key_map.h"
#include "app/play/message_model.h"
#include "app/play/sheet.h"

namespace cave {

class Artwork;
class RunningGame;

class EndSheet : public Sheet {
    Q_OBJECT

public:
    enum class Choice { NewGame, SameSeed, EditLevel, Title };

    EndSheet(const RunningGame& game, const Describer& describer, const MessageModel& messages, Artwork& artwork,
             QWidget* parent = nullptr);

signals:
    void chosen(cave::EndSheet::Choice choice);
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addHead(const RunningGame& game, const Describer& describer, Artwork& artwork);
    void addNumbers(const RunningGame& game);
    void addLastTurns(const MessageModel& messages);
    void addSeed(const RunningGame& game);
    void addChoices(bool isPlaytest);

    bool m_won;
};

} // namespace cave
