// SPDX-License-Identifier: MIT
// A page between the title and the game: heading, body, a line for what went wrong, and buttons.
#pragma once

#include <QColor>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

class FlowLayout;

class FormPage : public QWidget {
    Q_OBJECT

public:
    FormPage(const QString& title, QWidget* parent = nullptr);

    // What went wrong, in place; "" takes it away.
    void setProblem(const QString& text);
    // What an empty page has to say for itself, in the same place.
    void setNote(const QString& text);
    QString problem() const; // or note

signals:
    void backRequested();

protected:
    QVBoxLayout& body() const { return *m_body; }
    // Buttons in reading order after Back; Enter presses the default one.
    QPushButton* addButton(const QString& text, const QString& tooltip);
    QPushButton* addDefaultButton(const QString& text, const QString& tooltip);

    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell(const QString& text, QRgb colour);

    QVBoxLayout* m_body;
    FlowLayout* m_buttons;
    QLabel* m_problem;
    QPushButton* m_default = nullptr;
};

} // namespace cave
