// SPDX-License-Identifier: MIT
#include "editor/files/disk_state.h"

#include "app/view/base/file_path.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/json/json.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>

namespace cave {

DiskState DiskState::of(const QString& path)
{
    DiskState state;
    state.modified = QFileInfo(path).lastModified(); // before it is read: what comes meanwhile is noticed later
    if (const auto bytes = readFile(pathOf(path), JsonLimits{}.bytes))
        state.hash = sipHash({}, std::as_bytes(std::span(*bytes)));
    return state;
}

bool DiskState::isStill(const QString& path)
{
    if (QFileInfo(path).lastModified() == modified)
        return true;
    DiskState now = of(path);
    if (now.hash != hash)
        return false;
    *this = std::move(now);
    return true;
}

} // namespace cave
