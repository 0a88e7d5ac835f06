// SPDX-License-Identifier: MIT
// A line of words that says so where it has no room for all of them.
#pragma once

#include <QLabel>

namespace cave {

// Too long, it leaves out the middle; all of it is then its tooltip, and always its accessible name. It asks for room
// for all, but lives with less.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    // What is `kept` stands behind the words and is left out last.
    void setWords(const QString& words, const QString& kept = {});
    QString words() const { return m_words + m_kept; }
    void setHelp(const QString& help); // its tooltip, below all of the words where some are left out

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void elide();

    QString m_words;
    QString m_kept;
    QString m_help;
};

} // namespace cave
