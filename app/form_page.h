// SPDX-License-Identifier: MIT
// A page between the title and the game: heading, body, a line for what went wrong, and buttons.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

class FormPage : public QWidget {
    Q_OBJECT

public:
    FormPage(const QString& title, QWidget* parent = nullptr);

    // What went wrong, in place; "" takes it away.
    void setProblem(const QString& text);
    QString problem() const;

signals:
    void backRequested();

protected:
    QVBoxLayout& body() const { return *m_body; }
    // Buttons in reading order after Back; Enter presses the default one.
    QPushButton* addButton(const QString& text, const QString& tooltip);
    QPushButton* addDefaultButton(const QString& text, const QString& tooltip);

    void keyPressEvent(QKeyEvent* event) override;

private:
    QVBoxLayout* m_body;
    QHBoxLayout* m_buttons;
    QLabel* m_problem;
    QPushButton* m_default = nullptr;
};

} // namespace cave
