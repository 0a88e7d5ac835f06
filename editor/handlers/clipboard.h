// SPDX-License-Identifier: MIT
// Parts of levels on the clipboard, for all dungeons and all windows of the program.
#pragma once

#include "core/edit/clip.h"

namespace cave {

void putOnClipboard(const Clip& clip);
// An error tells why there is nothing to paste.
struct Pasted {
    Clip clip;
    int unknown = 0; // events left out because they name what these kinds do not have
};
Result<Pasted> clipFromClipboard(const Catalogue& catalogue);

} // namespace cave
