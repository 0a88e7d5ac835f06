// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/sounds/sound_rows.h"
#include "editor/tools/workbench.h"

namespace cave {

// By its id, for sounds may have the same caption or none: "door_shut (a door)".
inline QString soundName(const Workbench& bench, const SoundRow& sound)
{
    const QString id = QString::fromStdString(sound.id);
    return sound.caption.empty() ? id : QStringLiteral("%1 (%2)").arg(id, bench.describe({"sounds", sound.caption}));
}

} // namespace cave
