// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QObject>

class QWidget;

namespace cave {

class ActionSet;
class Document;
class FileActions;
class FileMessages;

/// A dungeon to the clipboard as one string, and from there into a draft of its own.
class ShareActions : public QObject {
    Q_OBJECT

public:
    // `window` is what dialogs stand before; all must outlive this.
    ShareActions(Document& document, FileActions& files, QWidget& window);

    void connectActions(const ActionSet& actions);

    bool copy(); // false: a dialog has told why not
    bool paste(); // likewise

signals:
    void said(const QString& text);

private:
    void tellUnshared(const Error& why); // and offers a file where that can hold it

    Document& m_document;
    FileActions& m_files;
    FileMessages* m_messages;
    QWidget& m_window;
};

} // namespace cave
