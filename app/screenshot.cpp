// SPDX-License-Identifier: MIT
#include "app/screenshot.h"

#include "app/key_feed.h"
#include "app/main_window.h"

#include <QApplication>
#include <QImageWriter>

#include <cstdio>

namespace cave {

int takeScreenshot(MainWindow& window, const Arguments& arguments)
{
    if (arguments.size)
        window.resize(*arguments.size);
    window.setAnimated(false);
    window.show();
    window.activateWindow();
    QApplication::processEvents();
    window.open(arguments);
    QApplication::processEvents();
    pressKeys(window, arguments.keys);
    QApplication::processEvents();
    QWidget* const shown = QApplication::activeModalWidget();
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // of what the last event changed
    const QPixmap picture = window.grab();
    if (shown != nullptr)
        shown->close();
    QImageWriter writer(arguments.screenshot);
    if (writer.write(picture.toImage()))
        return 0;
    std::fprintf(stderr, "%s: %s\n", qPrintable(arguments.screenshot), qPrintable(writer.errorString()));
    return 2;
}

} // namespace cave
