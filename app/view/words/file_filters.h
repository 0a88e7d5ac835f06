// SPDX-License-Identifier: MIT
// The table of formats in the words of file dialogs.
#pragma once

#include "core/save/formats/formats.h"

#include <QString>

namespace cave {

QString suffixOf(const Format& format); ///< ".tmj"
QString titleOf(const Format& format); ///< "Map of Tiled (.tmj)"
QString filterOf(const Format& format); ///< "Maps of Tiled (*.tmj)"

/// Every format that can be read, then all files; dialogs that open dungeons take it.
QString openFilter();
/// All formats of other programs, then each alone; dialogs that bring in what those have made take it.
QString importFilter();
/// For dialogs that open saved games, whose names end so, then all files.
QString savedGameFilter(const QString& suffix);
/// Our own format; dialogs that save take it.
QString saveFilter();

} // namespace cave
