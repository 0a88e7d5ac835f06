// SPDX-License-Identifier: MIT
// Work that takes long now and then, such as reading a file: the window says how far it is, and can stop it.
#pragma once

#include "core/base/progress.h"

#include <QString>

#include <functional>

class QWidget;

namespace cave {

// Runs `work` in a thread of its own and returns when that is done. What takes longer than a moment is named, with its
// progress and a way to stop it, in a dialog before the window, which meanwhile paints but takes nothing else. `work`
// must not touch what the window's timers may change: it has copies.
void runWithProgress(QWidget& window, const QString& name, const std::function<void(const Progress&)>& work);

// How work that may take long is run: as above before some window, or as a test wants it, that stops it.
using WorkRunner = std::function<void(const QString& name, const std::function<void(const Progress&)>& work)>;
WorkRunner runnerBefore(QWidget& window); // which must outlive it

} // namespace cave
