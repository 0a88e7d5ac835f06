// SPDX-License-Identifier: MIT
#include "app/view/ui/name_told_once.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QVariant>

namespace cave {

namespace {

constexpr const char* kOurs = "caveDescription"; // of a widget: the description that was made here

// As QAccessibleWidget has it where nothing else is said.
QString usualDescription(const QWidget& widget)
{
    const auto* field = qobject_cast<const QLineEdit*>(&widget);
    return widget.toolTip().isEmpty() && field != nullptr ? field->placeholderText() : widget.toolTip();
}

void tellNameOnce(QWidget& widget)
{
    const QString shown = widget.accessibleDescription();
    if (!shown.isEmpty() && shown != widget.property(kOurs).toString())
        return;
    const QString words = usualDescription(widget);
    QAccessibleInterface* told = words.isEmpty() ? nullptr : QAccessible::queryAccessibleInterface(&widget);
    const QString rest = told != nullptr ? behindName(told->text(QAccessible::Name), words) : QString();
    if (rest == shown)
        return;
    widget.setProperty(kOurs, rest);
    widget.setAccessibleDescription(rest);
}

} // namespace

QString behindName(const QString& name, const QString& words)
{
    if (name.isEmpty() || !words.startsWith(name))
        return {};
    const QString rest = words.mid(name.size());
    if (!rest.isEmpty() && QStringLiteral(".,:").contains(rest.front()))
        return rest.mid(1).trimmed();
    const bool isTitle =
        rest.startsWith(u'\n') || rest.startsWith(QStringLiteral(" (")) || rest.startsWith(QStringLiteral("  "));
    return isTitle ? rest.trimmed() : QString();
}

NameToldOnce::NameToldOnce(QApplication& application) { application.installEventFilter(this); }

// Readers ask for the description once the focus is there, and again when it changes.
bool NameToldOnce::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FocusIn && event->type() != QEvent::ToolTipChange)
        return false;
    if (auto* widget = qobject_cast<QWidget*>(watched);
        widget != nullptr && (event->type() == QEvent::FocusIn || widget->hasFocus()))
        tellNameOnce(*widget);
    return false;
}

} // namespace cave
