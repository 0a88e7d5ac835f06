// SPDX-License-Identifier: MIT
// What is heard where nobody sees it, in words for those who do not hear.
#pragma once

#include "core/base/position.h"

#include <QString>

namespace cave {

struct Caption {
    QString what; // "running water"
    Position at;
};

/// As it is heard from `here`, on the same level: "[running water to the west]".
QString captionText(const Caption& caption, Position here);

} // namespace cave
