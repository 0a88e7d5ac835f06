// SPDX-License-Identifier: MIT
#include "app/view/ui/announce.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace cave {

namespace {

const QString kSpeaker = QStringLiteral("announcement"); // name of a widget of one pixel in each window

QAccessibleInterface* speakerAccessible(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr || widget->objectName() != kSpeaker)
        return nullptr;
    return new QAccessibleWidget(widget, QAccessible::Notification);
}

QWidget& speakerOf(QWidget& window)
{
    if (auto* speaker = window.findChild<QWidget*>(kSpeaker, Qt::FindDirectChildrenOnly))
        return *speaker;
    QAccessible::installFactory(speakerAccessible);
    auto* speaker = new QWidget(&window);
    speaker->setObjectName(kSpeaker);
    speaker->setAttribute(Qt::WA_TransparentForMouseEvents);
    speaker->setFixedSize(1, 1);
    return *speaker;
}

} // namespace

void announce(QWidget& by, const QString& text)
{
    QWidget& speaker = speakerOf(*by.window());
    speaker.hide();
    speaker.setAccessibleName(text);
    speaker.show();
    QAccessibleEvent alert(&by, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace cave
