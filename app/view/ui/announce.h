// SPDX-License-Identifier: MIT
// What a screen reader is told though the focus is elsewhere: sentences that come by themselves.
#pragma once

class QString;
class QWidget;

namespace cave {

/// Says it to whoever listens. `by` shows it. Readers of today say neither an alert nor another name of what is shown,
/// but they say what comes to light with the role of a notification; so both are sent.
void announce(QWidget& by, const QString& text);

} // namespace cave
