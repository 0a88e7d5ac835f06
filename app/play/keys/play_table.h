// SPDX-License-Identifier: MIT
// Every action of the play page, in one table.
#pragma once

#include "app/view/keys/action_row.h"
#include "core/base/position.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace cave {

enum class PlayAction : std::uint8_t {
    WalkNorth,
    WalkNorthEast,
    WalkEast,
    WalkSouthEast,
    WalkSouth,
    WalkSouthWest,
    WalkWest,
    WalkNorthWest,
    RunNorth,
    RunNorthEast,
    RunEast,
    RunSouthEast,
    RunSouth,
    RunSouthWest,
    RunWest,
    RunNorthWest,
    Wait,
    Obvious,
    Search,
    Rest,
    StrikeNearest,
    StrikeAny,
    Orders,
    CloseDoor,
    LevelUp,
    Repeat,
    Explore,
    GoTo,
    ClimbUp,
    ClimbDown,
    PickUp,
    Pack,
    Examine,
    Eat,
    Drink,
    Read,
    Zap,
    Wield,
    Wear,
    TakeOff,
    Throw,
    ThrowAgain,
    Drop,
    Look,
    NextThing,
    PreviousThing,
    SortOfThing,
    Around,
    Place,
    Character,
    Messages,
    Levels,
    Deeds,
    Minimap,
    Ascii,
    ZoomIn,
    ZoomOut,
    ZoomUsual,
    TextLarger,
    TextSmaller,
    NextPane,
    PreviousPane,
    FullScreen,
    NewGame,
    LoadGame,
    Save,
    CopySeed,
    CopyShare,
    StepBack,
    StepForward,
    Watch,
    EditDesign,
    Settings,
    GiveUp,
    Title,
    Quit,
    Manual,
    News,
    Help,
    FindAction,
    Close,
    AimHere,
    AimNext,
    AimPrevious,
    WatchPlay,
    WatchBack,
    WatchForward,
    WatchSlower,
    WatchFaster,
    WatchStart,
    WatchEnd,
    WatchTurn,
    WatchLevel,
    WatchPlayOn,
    WatchLeave
};

// Walk is a part of Act, Run of Travel.
enum class PlayMenu : std::uint8_t { Game, Act, Walk, Items, Travel, Run, View, Help, Aim, Watch, None };

/// Where the keys of an action count: on the map; there while the player looks around or aims, before those of the map;
/// while a replay is watched, before those of the map; or wherever the focus is.
enum class KeyPlace : std::uint8_t { Map, Aim, Watch, Everywhere };

using PlayActionRow = ActionRowOf<PlayAction, PlayMenu, KeyPlace>; // texts of the context "PlayActions"

struct PlayMenuRow {
    PlayMenu menu = PlayMenu::None;
    const char* name = nullptr; // text of the context "PlayActions"
};

std::span<const PlayActionRow> playActions(); // in the order of PlayAction
std::span<const PlayMenuRow> playMenus(); // in the order of help
const PlayActionRow& playAction(PlayAction id);
QString playActionId(PlayAction id); // its name in KeyBindings
QString playText(const char* source); // translated in the context "PlayActions"
std::optional<Direction> directionOf(PlayAction id); // of walking
std::optional<Direction> runDirectionOf(PlayAction id); // of running
bool isForWatching(PlayAction id); // changes nothing in the game
bool isForLooking(PlayAction id); // moves or uses the cursor of who looks around, else the hero

} // namespace cave
