// SPDX-License-Identifier: MIT
// One of several carried things is meant: which ring makes room, which thing is made better.
#pragma once

#include "app/play/sheets/sheet.h"
#include "core/world/entity.h"

class QPushButton;

namespace cave {

class ChoiceSheet : public Sheet {
    Q_OBJECT

public:
    struct Choice {
        EntityId item = EntityId::None;
        QString text;
        QString details{}; // said below it; "": nothing
    };

    ChoiceSheet(const QString& title, const QString& question, const std::vector<Choice>& choices,
                QWidget* parent = nullptr);

signals:
    void chosen(cave::EntityId item);

protected:
    void keyPressEvent(QKeyEvent* event) override; // 1 ... 9, then a ... z choose

private:
    std::vector<QPushButton*> m_choices;
};

} // namespace cave
