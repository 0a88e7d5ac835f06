// SPDX-License-Identifier: MIT
// A line above the canvas that stays until it is answered: something needs the designer.
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace cave {

class NoticeBar : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text;
        std::function<void()> act;
    };

    explicit NoticeBar(QWidget* parent = nullptr); // hidden

    // In place of what it said before. Every answer hides it first.
    void tell(const QString& text, const std::vector<Answer>& answers);
    QString text() const;
    const std::vector<QPushButton*>& buttons() const { return m_buttons; }

private:
    QLabel* m_text;
    QHBoxLayout* m_row;
    std::vector<QPushButton*> m_buttons;
};

} // namespace cave
