// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace cave {

// The program's style sheet with colours and text sizes filled in.
QString styleSheet(int textPercent);

} // namespace cave
