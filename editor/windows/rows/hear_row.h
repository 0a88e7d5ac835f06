// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/kinds/heard_edit.h"
#include "editor/tools/workbench.h"

namespace cave {

/// Lets a row be heard as it stands in a form: the sound of an event or of some ground once, some seconds of music.
/// Gives back why nothing is heard, in words for people; "": it is.
QString hearRow(const Workbench& bench, HeardList list, const Json& row);

} // namespace cave
