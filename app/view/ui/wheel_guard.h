// SPDX-License-Identifier: MIT
// Who scrolls a form is not to change what comes to lie under the pointer on the way.
#pragma once

#include <QObject>

class QApplication;

namespace cave {

/// As long as it lives, the wheel changes a number, a choice or a slider that lies in a scroll area only while that has
/// the focus, and scrolls the area otherwise. Nor does the wheel give the focus to any of them: a click and Tab do.
/// Outside of scroll areas the wheel does what it always does. To be made before the widgets are shown.
class WheelGuard : public QObject {
public:
    explicit WheelGuard(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace cave
