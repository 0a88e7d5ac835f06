// SPDX-License-Identifier: MIT
// Presses keys as a player would, for pictures of what they lead to.
#pragma once

#include <QStringList>
#include <QWidget>

namespace cave {

// `keys`: "KP4" is keypad 4, other names are what QKeySequence reads ("Return", "Ctrl+S"), single characters and any
// other text are typed. Each key goes to where the focus is in `window` or in a dialog over it, through shortcuts as
// well.
void pressKeys(QWidget& window, const QStringList& keys);

} // namespace cave
