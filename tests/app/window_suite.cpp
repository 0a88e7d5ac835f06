// SPDX-License-Identifier: MIT
#include "tests/app/window_suite.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/theme.h"

#include <QApplication>

namespace cave {

void WindowSuite::initTestCase()
{
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    m_artwork = std::make_shared<Artwork>();
}

void WindowSuite::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    openWindow();
}

void WindowSuite::openWindow()
{
    m_window = std::make_unique<MainWindow>(DataFolders::at(m_folder->path()), m_artwork);
    m_window->setAnimated(false);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open({});
}

QWidget* focusIn(MainWindow& window)
{
    if (QApplication::activeWindow() == nullptr) {
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    return QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window;
}

void WindowSuite::key(int key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(focused(), Qt::Key(key), modifiers);
}

} // namespace cave
