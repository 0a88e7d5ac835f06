// SPDX-License-Identifier: MIT
// Says across the top of the page that a game is not kept as it should be, until it is again.
#pragma once

#include "core/base/result.h"

#include <QFrame>

class QLabel;

namespace cave {

class RunningGame;

class TroubleBar : public QFrame {
    Q_OBJECT

public:
    explicit TroubleBar(QWidget* parent = nullptr);

    // Of this game from now on. What is said there is also told in the game's messages, once while it is the same.
    void follow(RunningGame& game);
    QString words() const;

signals:
    void said(const QString& words); // something new
    void retryRequested();

private:
    void tell(RunningGame& game, const Text& what, const Error& why); // %1 of the one: the other
    Text wholeText() const;
    void forget();

    QLabel* m_words;
    Text m_what;
    Error m_why;
};

} // namespace cave
