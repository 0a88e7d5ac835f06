// SPDX-License-Identifier: MIT
// The choice that a new level brings.
#pragma once

#include "app/play/sheets/sheet.h"
#include "core/rules/facts/command.h"

class QLabel;
class QPushButton;

namespace cave {

class RunningGame;

class GainSheet : public Sheet {
    Q_OBJECT

public:
    // Says in place of its question why another key chooses nothing: in the words of the rules or of the dungeon.
    GainSheet(const RunningGame& game, QString noChoice, QWidget* parent = nullptr);

signals:
    void chosen(cave::Gained gained);

protected:
    void keyPressEvent(QKeyEvent* event) override; // 1 ... choose

private:
    QString m_noChoice;
    QLabel* m_question;
    std::vector<QPushButton*> m_choices;
};

} // namespace cave
