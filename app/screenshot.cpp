// SPDX-License-Identifier: MIT
#include "app/screenshot.h"

#include "app/key_feed.h"
#include "app/main_window.h"
#include "core/base/streams.h"

#include <QApplication>
#include <QDialog>
#include <QImageWriter>
#include <QMessageBox>
#include <QPainter>
#include <QTimer>

#include <chrono>

namespace cave {

namespace {

// The picture has the windows that lie over it, the one that waits for an answer last.
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

QPixmap pictureAfter(QWidget& window, const QStringList& keys)
{
    pressKeys(window, keys);
    QApplication::processEvents();
    QWidget* const shown = QApplication::activeModalWidget();
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // of what the last event changed
    QPixmap picture = pictureOf(window);
    if (shown != nullptr)
        shown->close();
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
    QPixmap picture;
    QTimer whileOpening; // what cannot be opened is told in a box, which waits for an answer
    QObject::connect(&whileOpening, &QTimer::timeout, &window, [&] {
        if (qobject_cast<QMessageBox*>(QApplication::activeModalWidget()) == nullptr)
            return;
        whileOpening.stop();
        picture = pictureAfter(window, arguments.keys);
    });
    whileOpening.start(std::chrono::milliseconds(30));
    window.open(arguments);
    whileOpening.stop();
    QApplication::processEvents();
    if (picture.isNull())
        picture = pictureAfter(window, arguments.keys);
    QImageWriter writer(arguments.screenshot);
    if (writer.write(picture.toImage()))
        return 0;
    complain((arguments.screenshot + QStringLiteral(": ") + writer.errorString()).toStdString());
    return 2;
}

} // namespace cave
