// SPDX-License-Identifier: MIT
// Tests of the main window as a person uses it.
#pragma once

#include "app/main_window.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace cave {

// What keys go to. After a dialog a window manager makes the window below the active one; here there is none to do so.
QWidget* focusIn(MainWindow& window);

// Each test of a suite made of this begins at the title, in a data folder of its own.
class WindowSuite : public QObject {
    Q_OBJECT

protected:
    void openWindow(); // another one in place of the one before
    QWidget* focused() const { return focusIn(*m_window); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void type(const QString& text) const { QTest::keyClicks(focused(), text); }

    std::shared_ptr<Artwork> m_artwork;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
};

} // namespace cave
