// SPDX-License-Identifier: MIT
// A picture of the window instead of the window.
#pragma once

#include "app/arguments.h"

namespace cave {

class MainWindow;

// Shows the window, presses the keys and writes the picture, all without motion. Gives back the program's exit status
// and tells on stderr what went wrong.
int takeScreenshot(MainWindow& window, const Arguments& arguments);

} // namespace cave
