// SPDX-License-Identifier: MIT
// Which way a key of the numpad moves the cell cursor.
#pragma once

#include "core/base/position.h"

#include <optional>

class QKeyEvent;

namespace cave {

// In both states of NumLock. Whatever Shift and Ctrl; nothing with Alt.
std::optional<Offset> numpadOffset(const QKeyEvent& event);

} // namespace cave
