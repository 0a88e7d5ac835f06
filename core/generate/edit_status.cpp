// SPDX-License-Identifier: MIT
#include "core/generate/edit_status.h"

#include <algorithm>

namespace cave {

void LevelEdits::count(int group, EditStatus status)
{
    auto found = std::ranges::lower_bound(groups, group, {}, &GroupStatus::group);
    if (found == groups.end() || found->group != group)
        found = groups.insert(found, GroupStatus{.group = group});
    switch (status) {
    case EditStatus::Clean: ++found->clean; break;
    case EditStatus::AlreadySo: ++found->alreadySo; break;
    case EditStatus::Drifted: ++found->drifted; break;
    case EditStatus::Conflict: ++found->conflicts; break;
    }
}

bool isLockedGroup(const DungeonLevel& level, int group)
{
    const auto found = std::ranges::find(level.editGroups, group, &EditGroup::id);
    return found != level.editGroups.end() && found->locked;
}

EditStatus statusOf(const TileEdit& edit, TileId base)
{
    if (base == edit.was)
        return EditStatus::Clean;
    return base == edit.now ? EditStatus::AlreadySo : EditStatus::Drifted;
}

} // namespace cave
