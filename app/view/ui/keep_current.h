// SPDX-License-Identifier: MIT
// Words, icons and fixed sizes that a widget is given once, given anew when the interface changes under it.
#pragma once

#include <functional>

class QWidget;

namespace cave {

/// Calls `show` now and again each time the language, the palette or the text size of the interface has changed, as
/// long as `widget` lives. Several changes at once are one call. It comes when the events at hand are done, so `show`
/// may also make and delete widgets.
void keepCurrent(QWidget& widget, std::function<void()> show);

} // namespace cave
