// SPDX-License-Identifier: MIT
#pragma once

#include "app/view/ui/progress_dialog.h"
#include "core/save/formats/foreign_kinds.h"
#include "editor/handlers/file_messages.h"

#include <optional>

namespace cave {

class Artwork;

enum class AskKinds : std::uint8_t { UnlessSaid, Always };

struct AskedKinds {
    bool isCancelled = false; // the map is not to be opened
    std::optional<KindMap> kinds = {}; // nothing: nobody was asked
};

/// Where the file is somebody else's map, asks in a dialog before `window` what its tiles and objects are here, and
/// keeps that beside it. Nothing is asked of a file that cannot be read: opening it tells why. `run` looks into it; who
/// stops that has cancelled, and is told so.
AskedKinds askKinds(const QString& path, AskKinds ask, const WorkRunner& run, FileMessages& messages, Artwork& artwork,
                    QWidget& window);

} // namespace cave
