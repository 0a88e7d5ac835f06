// SPDX-License-Identifier: MIT
// What levels are measured by, in words of the user's language.
#pragma once

#include <QString>

namespace cave {

QString measureTitle(std::size_t measure); // of mapMeasures()

} // namespace cave
