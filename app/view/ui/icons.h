// SPDX-License-Identifier: MIT
// The interface's icons, :/icons/NAME.svg.
#pragma once

#include <QIcon>
#include <QPixmap>
#include <QString>

namespace cave {

// size x size pixels; null if there is no such icon. Kept by Qt's pixmap cache.
QPixmap iconPixmap(const QString& name, int size, bool isDisabled = false);
QIcon icon(const QString& name);

} // namespace cave
