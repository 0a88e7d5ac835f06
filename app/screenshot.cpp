// SPDX-License-Identifier: MIT
#include "app/screenshot.h"

#include "app/key_feed.h"
#include "app/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QImageWriter>
#include <QPainter>

#include <cstdio>

namespace cave {

namespace {

// With the windows that lie over it, the one that waits for an answer last.
QPixmap pictureOf(QWidget& window)
{
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    const auto paint = [&](QWidget& dialog) {
        painter.drawPixmap(window.mapFromGlobal(dialog.mapToGlobal(QPoint(0, 0))), dialog.grab());
    };
    QWidget* const asking = QApplication::activeModalWidget();
    for (QDialog* dialog : window.findChildren<QDialog*>())
        if (dialog->isVisible() && dialog != asking)
            paint(*dialog);
    if (asking != nullptr)
        paint(*asking);
    return picture;
}

} // namespace

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
    const QPixmap picture = pictureOf(window);
    if (shown != nullptr)
        shown->close();
    QImageWriter writer(arguments.screenshot);
    if (writer.write(picture.toImage()))
        return 0;
    std::fprintf(stderr, "%s: %s\n", qPrintable(arguments.screenshot), qPrintable(writer.errorString()));
    return 2;
}

} // namespace cave
