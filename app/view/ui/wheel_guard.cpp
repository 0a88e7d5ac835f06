// SPDX-License-Identifier: MIT
#include "app/view/ui/wheel_guard.h"

#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace cave {

namespace {

// Null for anything else. A scroll bar is a slider to Qt, but areas scroll by handing it the wheel.
QWidget* valueWidget(QObject* object)
{
    const bool hasValue = qobject_cast<QAbstractSpinBox*>(object) != nullptr ||
                          qobject_cast<QComboBox*>(object) != nullptr ||
                          qobject_cast<QAbstractSlider*>(object) != nullptr;
    return hasValue && qobject_cast<QScrollBar*>(object) == nullptr ? qobject_cast<QWidget*>(object) : nullptr;
}

// A window may be a child of the area, but does not lie in it.
bool isInScrollArea(const QWidget& widget)
{
    for (const QWidget* each = &widget; each != nullptr && !each->isWindow(); each = each->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(each->parentWidget()) != nullptr)
            return true;
    return false;
}

// Qt would give it the focus before it asks any filter, so that this must be done before the wheel turns.
void keepFocusFromWheel(QWidget& widget)
{
    if (widget.focusPolicy() == Qt::WheelFocus)
        widget.setFocusPolicy(Qt::StrongFocus);
}

} // namespace

WheelGuard::WheelGuard(QApplication& application) { application.installEventFilter(this); }

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    const bool isWheel = event->type() == QEvent::Wheel;
    QWidget* widget = isWheel || event->type() == QEvent::Polish ? valueWidget(watched) : nullptr;
    if (widget == nullptr)
        return false;
    if (!isWheel)
        keepFocusFromWheel(*widget);
    if (!isWheel || widget->hasFocus() || !isInScrollArea(*widget))
        return false;
    // Kept from the widget but not accepted: QApplication::notify() then offers it to the parent, up to the area.
    event->ignore();
    return true;
}

} // namespace cave
