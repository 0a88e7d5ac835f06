// SPDX-License-Identifier: MIT
// What the companions are told.
#pragma once

#include "app/play/sheets/sheet.h"
#include "core/rules/facts/command.h"

class QPushButton;

namespace cave {

class OrdersSheet : public Sheet {
    Q_OBJECT

public:
    explicit OrdersSheet(QWidget* parent = nullptr);

signals:
    void chosen(cave::Duty duty);

protected:
    void keyPressEvent(QKeyEvent* event) override; // 1 ... 3 choose

private:
    std::vector<QPushButton*> m_choices;
};

} // namespace cave
