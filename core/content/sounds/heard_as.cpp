// SPDX-License-Identifier: MIT
#include "core/content/sounds/heard_as.h"

#include "core/content/words.h"

namespace cave {

namespace {

constexpr auto kHeardWords = wordsOf<HeardAs>([](HeardAs as) -> std::string_view {
    switch (as) {
    case HeardAs::Stepped: return "stepped";
    case HeardAs::Climbed: return "climbed";
    case HeardAs::Fell: return "fell";
    case HeardAs::Dug: return "dug";
    case HeardAs::Opened: return "opened";
    case HeardAs::Unlocked: return "unlocked";
    case HeardAs::Closed: return "closed";
    case HeardAs::Found: return "found";
    case HeardAs::PickedUp: return "picked_up";
    case HeardAs::Dropped: return "dropped";
    case HeardAs::OpenedThing: return "opened_thing";
    case HeardAs::Equipped: return "equipped";
    case HeardAs::Ate: return "ate";
    case HeardAs::UsedUp: return "used_up";
    case HeardAs::Thrown: return "thrown";
    case HeardAs::Shattered: return "shattered";
    case HeardAs::Bounced: return "bounced";
    case HeardAs::Teleported: return "teleported";
    case HeardAs::Improved: return "improved";
    case HeardAs::Worsened: return "worsened";
    case HeardAs::Healed: return "healed";
    case HeardAs::ConditionBegan: return "condition_began";
    case HeardAs::Submerged: return "submerged";
    case HeardAs::Exploded: return "exploded";
    case HeardAs::Burned: return "burned";
    case HeardAs::Hurt: return "hurt";
    case HeardAs::Struck: return "struck";
    case HeardAs::Missed: return "missed";
    case HeardAs::Shot: return "shot";
    case HeardAs::Died: return "died";
    case HeardAs::HeroDied: return "hero_died";
    case HeardAs::RoseToLevel: return "rose_to_level";
    case HeardAs::Grew: return "grew";
    case HeardAs::Summoned: return "summoned";
    case HeardAs::Woke: return "woke";
    case HeardAs::CalledOthers: return "called_others";
    case HeardAs::Stole: return "stole";
    case HeardAs::TileTurned: return "tile_turned";
    case HeardAs::GasIgnited: return "gas_ignited";
    case HeardAs::Clouded: return "clouded";
    case HeardAs::Sounded: return "sounded";
    case HeardAs::Used: return "used";
    case HeardAs::Recognised: return "recognised";
    case HeardAs::RuneWorked: return "rune_worked";
    case HeardAs::HuntersCame: return "hunters_came";
    case HeardAs::Freed: return "freed";
    case HeardAs::Won: return "won";
    case HeardAs::Lost: return "lost";
    case HeardAs::Bumped: return "bumped";
    case HeardAs::GapBeside: return "gap_beside";
    case HeardAs::DoorBeside: return "door_beside";
    }
    return {};
});

} // namespace

std::span<const std::string_view> heardWords() { return kHeardWords; }

} // namespace cave
