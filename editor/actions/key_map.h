// SPDX-License-Identifier: MIT
// Every action of the editor but the tools, in one table.
#pragma once

#include "app/view/keys/action_row.h"

#include <QString>

#include <cstdint>
#include <span>

namespace cave {

enum class EditorAction : std::uint8_t {
    New,
    Open,
    Save,
    SaveAs,
    Backups,
    BuiltIn,
    Import,
    Export,
    ExportAgain,
    CopyShare,
    PasteShare,
    Settings,
    NextTab,
    PreviousTab,
    CloseTab,
    ReopenTab,
    Title,
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    PasteInPlace,
    Duplicate,
    Clear,
    SelectAll,
    SelectNone,
    InvertSelection,
    Mirror,
    Flip,
    TurnRight,
    TurnLeft,
    ReplaceTile,
    Find,
    FindThing,
    GoToCell,
    SymmetryLeftRight,
    SymmetryUpDown,
    SavePiece,
    LevelAbove,
    LevelBelow,
    GhostAbove,
    GhostBelow,
    OtherEnd,
    NewLevel,
    DuplicateLevel,
    DeleteLevel,
    RenameLevel,
    MoveLevelUp,
    MoveLevelDown,
    ResizeLevels,
    Lock,
    Unlock,
    AddRow,
    DuplicateRow,
    RemoveRow,
    RenameRow,
    MuteRow,
    SoloRow,
    RowUp,
    RowDown,
    RerollRow,
    RerollWithin,
    PinRow,
    RowParameters,
    EndResult,
    WithoutEdits,
    UniqueRecipe,
    RegenerateLevel,
    RegenerateDungeon,
    RandomSeed,
    PreviousSeed,
    NextSeed,
    CopySeed,
    PasteSeed,
    Variants,
    Batch,
    Range,
    Sweep,
    SearchSeeds,
    NextProblem,
    PreviousProblem,
    FixProblem,
    ShowWay,
    Properties,
    NewCreature,
    Content,
    Pieces,
    Rules,
    ZoomIn,
    ZoomOut,
    ZoomUsual,
    ZoomFit,
    TextLarger,
    TextSmaller,
    Grid,
    OverlayRegions,
    OverlayReach,
    OverlayChokes,
    OverlayDistance,
    OverlaySight,
    OverlayDanger,
    OverlayChanges,
    OverlayLocks,
    OverlayEvents,
    OverlayHeat,
    NoOverlays,
    Panels,
    Overview,
    CentreCursor,
    NextPane,
    PreviousPane,
    Play,
    PlayHere,
    FireEvent,
    Playtests,
    PlayForward,
    BurnHere,
    Back,
    Manual,
    News,
    FindAction,
    Keys
};

enum class EditorMenu : std::uint8_t { File, Edit, Tools, Level, Recipe, Dungeon, View, Play, Help };

// Where an action's keys count: everywhere in the editor, even while no dungeon is open; everywhere while one is; on
// the canvas alone, because they belong to text fields and lists elsewhere; on the list of recipe rows or levels alone.
enum class KeyScope : std::uint8_t { Always, Page, Canvas, Rows, Levels };

using ActionRow = ActionRowOf<EditorAction, EditorMenu, KeyScope>; // texts of the context "EditorActions"

// What keys do on the canvas without being menu entries. Base: what WithoutEdits shows, as long as its key is held.
enum class CanvasAction : std::uint8_t {
    Left,
    Right,
    Up,
    Down,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
    Use,
    Erase,
    Size1,
    Size2,
    Size3,
    Size4,
    Size5,
    Size6,
    Size7,
    Size8,
    Size9,
    Base
};

using CanvasActionRow = ActionRowOf<CanvasAction, EditorMenu, KeyScope>; // all but Base, which has a menu entry

// Keys and buttons of the canvas that stay what they are.
struct CanvasKeyRow {
    const char* keys = nullptr; // texts of the context "EditorActions"
    const char* does = nullptr;
};

std::span<const ActionRow> actionTable(); // in the order of EditorAction, which is that of the menus
std::span<const CanvasActionRow> canvasActionTable(); // in the order of CanvasAction
std::span<const CanvasKeyRow> canvasKeyTable();

QString actionId(EditorAction id); // its name in KeyBindings
QString actionId(CanvasAction id);
const char* menuTitle(EditorMenu menu); // to be translated in the context "EditorActions"
/// Where keys of that scope count, to be read behind "only": to be translated in the context "EditorActions". Null: all
/// over the page.
const char* scopeText(KeyScope scope);
QString actionText(const char* source); // translated

} // namespace cave
