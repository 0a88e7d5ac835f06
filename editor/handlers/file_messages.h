// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QObject>

class QWidget;

namespace cave {

/// A question with an answer that does it, one that does nothing, and maybe a third.
struct FileQuestion {
    QString title;
    QString text;
    QString more;
    QString accept;
    QString discard; // empty: there is none
    QString stay;
    bool losesSomething = false; // what is accepted: Enter stays, lest a key pressed too often does it
};

enum class FileAnswer : std::uint8_t { Accept, Discard, Stay };

/// What work with files asks and tells the designer.
class FileMessages : public QObject {
    Q_OBJECT

public:
    /// `window` is what dialogs stand before; it must outlive this.
    explicit FileMessages(QWidget& window);

    FileAnswer ask(const FileQuestion& question);
    /// Asks where there is such a file already; `more` is what comes of it. For a name that a dialog of files has
    /// not asked of.
    bool mayReplace(const QString& path, const QString& title, const QString& more);
    /// In a dialog; of what the designer stopped only a line.
    void tell(const QString& headline, const Error& error);
    void say(const QString& text) { emit said(text); }

signals:
    void said(const QString& text); // a line for the status

private:
    QWidget& m_window;
};

} // namespace cave
