// SPDX-License-Identifier: MIT
// What dungeons say of themselves.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace cave {

/// The name, or another text, of a dungeon or of a part of one: in the user's language where Cavewright brings it, else
/// as it is written.
inline QString designName(const std::string& name) { return QCoreApplication::translate("dungeons", name.c_str()); }

} // namespace cave
