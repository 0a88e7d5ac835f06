// SPDX-License-Identifier: MIT
// How the game ended, and what to do next.
#pragma once

#include "app/play/game/message_model.h"
#include "app/play/keys/key_map.h"
#include "app/play/sheets/sheet.h"

namespace cave {

class Artwork;
class RunningGame;

class EndSheet : public Sheet {
    Q_OBJECT

public:
    enum class Choice { NewGame, SameSeed, StepBack, EditLevel, Title, Record, Watch, Scores };

    // `newDeeds`: ids of those that this game was the first to do.
    EndSheet(const RunningGame& game, const std::vector<std::string>& newDeeds, const MessageModel& messages,
             const KeyMap& keys, Artwork& artwork, QWidget* parent = nullptr);

signals:
    void chosen(cave::EndSheet::Choice choice);
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addHead(const RunningGame& game, Artwork& artwork);
    void addNumbers(const RunningGame& game);
    void addScore(const RunningGame& game);
    void addDeeds(const std::vector<std::string>& newDeeds);
    void addLastTurns(const MessageModel& messages);
    void addSeed(const RunningGame& game);
    void addChoices(const RunningGame& game, const KeyMap& keys);
    QPushButton* addChoice(Choice choice, const QString& text, const QString& tooltip = {});

    bool m_won;
};

} // namespace cave
