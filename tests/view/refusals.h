// SPDX-License-Identifier: MIT
// What a window does not let its user press, and why.
#pragma once

#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace cave {

// "Load: Choose a saved game first." of each button that is shown and off, as screen readers are told.
inline QStringList refusals(const QWidget& window)
{
    QStringList told;
    for (const QPushButton* button : window.findChildren<QPushButton*>())
        if (button->isVisibleTo(&window) && !button->isEnabled())
            told << QStringLiteral("%1: %2").arg(button->text().remove(u'&'), button->accessibleDescription());
    return told;
}

// Whether all of these are refused so, and nothing is without a reason.
inline bool refuses(const QWidget& window, const QStringList& wanted)
{
    const QStringList told = refusals(window);
    const auto isSilent = [](const QString& refusal) { return refusal.endsWith(QLatin1String(": ")); };
    const auto isTold = [&told](const QString& refusal) { return told.contains(refusal); };
    return std::ranges::all_of(wanted, isTold) && std::ranges::none_of(told, isSilent);
}

// Those of its buttons that are shown and on but do not say what they do, neither to eyes nor to ears.
inline QStringList withoutHelp(const QWidget& window)
{
    QStringList silent;
    for (const QPushButton* button : window.findChildren<QPushButton*>())
        if (button->isVisibleTo(&window) && button->isEnabled() &&
            (button->toolTip().isEmpty() || button->accessibleDescription().isEmpty()))
            silent << button->text();
    return silent;
}

} // namespace cave
