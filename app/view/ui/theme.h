// SPDX-License-Identifier: MIT
// The look of the interface: Fusion with plain labels (plain_text_style.h), a palette, one style sheet.
#pragma once

#include <QSize>

class QApplication;

namespace cave {

// Sets style, font, palette and style sheet for the whole program, in the colours of the palette in use. `textPercent`
// 80 .. 250. May be called again, but then polishes every widget that there is: take the pages away before.
// Roles for setProperty("role", ...): QLabel heading, muted, faint, strong, number, key, title; QPushButton primary,
// menu; QFrame card, rule, row; QListView log. Current entries carry setProperty("current", true).
void applyTheme(QApplication& application, int textPercent);
int textPercent(); // as it was applied last; 100 before
bool isThemeMirrored(); // likewise: for a language that is read from the right

// A length given for 13 px text, at the text size that is set now.
int scaledPixels(int pixels);
// Likewise, but never less than given: of pictures and what is clicked.
int grownPixels(int pixels);
QSize grown(QSize size);

} // namespace cave
