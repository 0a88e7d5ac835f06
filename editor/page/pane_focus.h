// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace cave {

/// What takes the focus that a pane is given: itself or the first in it; null: nothing that is shown takes it.
QWidget* firstFocusIn(QWidget& pane);

} // namespace cave
