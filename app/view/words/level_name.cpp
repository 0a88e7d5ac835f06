// SPDX-License-Identifier: MIT
#include "app/view/words/level_name.h"

#include "app/view/words/design_name.h"

#include <QCoreApplication>

namespace cave {

QString usualLevelName(int z) { return QCoreApplication::translate("LevelName", "Level %1").arg(z + 1); }

QString shownLevelName(const std::string& name, int z)
{
    return hasUsualName(name, z) ? usualLevelName(z) : designName(name);
}

bool hasUsualName(const std::string& name, int z)
{
    return name.empty() || name == "Level " + std::to_string(z + 1) || name == usualLevelName(z).toStdString();
}

} // namespace cave
