// SPDX-License-Identifier: MIT
// A page between the title and the game: heading, body, a line for what went wrong, and buttons.
#pragma once

#include <QWidget>

#include <initializer_list>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

class FlowLayout;

class FormPage : public QWidget {
    Q_OBJECT

public:
    explicit FormPage(QWidget* parent = nullptr);

    // What went wrong, in place; "" takes it away.
    void setProblem(const QString& text);
    // What an empty page has to say for itself, in the same place.
    void setNote(const QString& text);
    QString problem() const; // or note

signals:
    void backRequested();

protected:
    QVBoxLayout& body() const { return *m_body; }
    void setTitle(const QString& title);
    // The order of Tab: these, then the buttons, as they are read.
    void tabThrough(std::initializer_list<QWidget*> widgets);
    // Buttons without words yet, in reading order after Back; Enter presses the default one.
    QPushButton* addButton();
    QPushButton* addDefaultButton();

    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell(const QString& text, bool isProblem);
    void showWords();

    QWidget* m_inner;
    QLabel* m_title;
    QVBoxLayout* m_body;
    FlowLayout* m_buttons;
    QLabel* m_problem;
    bool m_isProblem = false; // what m_problem says, else it is a note
    QPushButton* m_back;
    QPushButton* m_default = nullptr;
};

} // namespace cave
