// SPDX-License-Identifier: MIT
// What levels are measured by, in words of the user's language.
#pragma once

#include <QString>

class QComboBox;

namespace cave {

QString measureTitle(std::size_t measure); // of mapMeasures()
void showMeasures(QComboBox& box); // all of them, in their order; the choice stays

} // namespace cave
