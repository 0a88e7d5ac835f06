// SPDX-License-Identifier: MIT
// Asks for one line: a name, a label, a place.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace cave {

struct TextQuestion {
    QString title;
    QString label;
    QString first;  // what stands there, chosen, to be typed over
    QString button; // says what it does
};

// Opens before `parent` and goes by itself; `then` gets the line, without spaces at its ends, unless it is cancelled.
void askText(QWidget* parent, const TextQuestion& question, std::function<void(const QString&)> then);
// As askText(), for what must have some: an empty line is as cancelled.
void askName(QWidget* parent, const TextQuestion& question, std::function<void(const QString&)> then);

} // namespace cave
