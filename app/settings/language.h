// SPDX-License-Identifier: MIT
// The language of the interface.
#pragma once

#include <QString>
#include <QStringList>

namespace cave {

QStringList languages(); // that the program speaks: "de", "en"
QString languageName(const QString& language); // in itself: "Deutsch"

// All texts, numbers and dates are in that language from now on; "": the system's; "xx": English with every text as
// long as translations may be. What is shown already must be made anew.
void speak(const QString& language);

} // namespace cave
