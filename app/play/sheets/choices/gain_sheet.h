// SPDX-License-Identifier: MIT
// The choice that a new level brings.
#pragma once

#include "app/play/sheets/sheet.h"
#include "core/rules/facts/command.h"

class QPushButton;

namespace cave {

class RunningGame;

class GainSheet : public Sheet {
    Q_OBJECT

public:
    explicit GainSheet(const RunningGame& game, QWidget* parent = nullptr);

signals:
    void chosen(cave::Gained gained);

protected:
    void keyPressEvent(QKeyEvent* event) override; // 1 ... choose

private:
    std::vector<QPushButton*> m_choices;
};

} // namespace cave
