// SPDX-License-Identifier: MIT
// The table of formats in the words of file dialogs.
#pragma once

#include "core/save/formats/formats.h"

#include <QString>

namespace cave {

QString suffixOf(const Format& format); ///< ".tmj"
QString titleOf(const Format& format); ///< "Map of Tiled (.tmj)"
QString filterOf(const Format& format); ///< "Maps of Tiled (*.tmj)"

/// For dialogs that open dungeons: every format that can be read, then all files.
QString openFilter();
/// For dialogs that bring in what other programs have made: all such formats, then each alone.
QString importFilter();
/// For dialogs that open saved games, whose names end so, then all files.
QString savedGameFilter(const QString& suffix);
/// For dialogs that save: our own format.
QString saveFilter();

} // namespace cave
