// SPDX-License-Identifier: MIT
// The small sheets: the game menu and a question.
#pragma once

#include "app/play/keys/key_map.h"
#include "app/play/sheets/sheet.h"

#include <QElapsedTimer>

namespace cave {

class GameMenuSheet : public Sheet {
    Q_OBJECT

public:
    GameMenuSheet(const KeyMap& keys, QWidget* parent = nullptr);

signals:
    void triggered(cave::PlayAction action);
};

// Asked only when something would be gone for good. The buttons say what they do, and y and n press them; Esc
// keeps everything.
class QuestionSheet : public Sheet {
    Q_OBJECT

public:
    QuestionSheet(const QString& title, const QString& text, const QString& doIt, const QString& keep,
                  QWidget* parent = nullptr);

signals:
    void agreed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* m_yes;
    QElapsedTimer m_asked;
};

} // namespace cave
