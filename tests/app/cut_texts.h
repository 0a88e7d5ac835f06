// SPDX-License-Identifier: MIT
// Finds words that somebody cannot read because there is no room for them.
#pragma once

#include <QStringList>

class QWidget;

namespace cave {

// What is shown in this window and is cut without a sign: a text that is larger than its widget, or a widget that
// reaches out of what holds it where nothing can be scrolled. Words that are elided and told whole in a tooltip are not
// cut. "Class of 10x10, needs 20x10: words", each once.
QStringList cutTexts(const QWidget& window);

} // namespace cave
