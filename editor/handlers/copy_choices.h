// SPDX-License-Identifier: MIT
// What to open a copy of: lists to choose from.
#pragma once

#include "editor/files/backups.h"

#include <functional>
#include <vector>

class QWidget;

namespace cave {

void chooseBuiltIn(QWidget& window, const std::function<void(const QString& name)>& then);
void chooseBackup(QWidget& window, const std::vector<Backup>& backups,
                  const std::function<void(const QString& path)>& then);

} // namespace cave
