// SPDX-License-Identifier: MIT
// One line below the map: what is said now, a cell that is looked at, or a hint.
#pragma once

#include <QLabel>

namespace cave {

class LookLine : public QLabel {
    Q_OBJECT

public:
    explicit LookLine(QWidget* parent = nullptr);

    /// All of it, whatever fits into the line: the rest is in its tooltip.
    const QString& words() const { return m_words; }
    void setWords(const QString& words);

    /// What was said last: it counts more than anything else, until something else happens.
    const QString& note() const { return m_note; }
    void setNote(const QString& note) { m_note = note; }

    /// Shown while there is nothing else.
    const QString& hint() const { return m_hint; }
    void setHint(const QString& hint) { m_hint = hint; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void elide();

    QString m_words;
    QString m_note;
    QString m_hint;
};

} // namespace cave
