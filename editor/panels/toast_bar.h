// SPDX-License-Identifier: MIT
// A sentence that shows itself over the lower edge of its parent for a while, with a question's buttons if it has any.
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace cave {

class ToastBar : public QFrame {
    Q_OBJECT

public:
    explicit ToastBar(QWidget* parent);

    void say(const QString& text);
    // `yes` runs when its button is pressed; Esc and the other button leave things as they are. Takes the focus, and
    // waits for an answer.
    void ask(const QString& text, const QString& yesText, const QString& noText, std::function<void()> yes);
    // The same of what is done already: it goes by itself after a while.
    void offer(const QString& text, const QString& yesText, const QString& noText, std::function<void()> yes);
    void dismiss();
    void dismissQuestion(); // leaves a mere sentence
    QString text() const;
    QPushButton& yesButton() const { return *m_yes; }

signals:
    void dismissed(); // after a question: the focus should go back

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    // For so many milliseconds; 0: until it is dismissed.
    void show(const QString& text, int milliseconds);
    void place();

    QLabel* m_text;
    QPushButton* m_yes;
    QPushButton* m_no;
    QTimer m_timer;
    bool m_expires = true;
    std::function<void()> m_onYes;
};

} // namespace cave
