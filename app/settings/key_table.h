// SPDX-License-Identifier: MIT
#pragma once

#include <QTableWidget>

namespace cave {

/// A table whose current cell can wait for a key. Every key then comes to captured(), also Tab and those of menus.
class KeyTable : public QTableWidget {
    Q_OBJECT

public:
    explicit KeyTable(QWidget* parent = nullptr);

    void beginCapture();
    void endCapture();
    bool isCapturing() const { return m_isCapturing; }

signals:
    void captured(const QKeyEvent& event);
    void left();            // while it waited: the focus went elsewhere
    void changeRequested(); // of the current cell
    void removeRequested();
    void resized();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool m_isCapturing = false;
};

} // namespace cave
