// SPDX-License-Identifier: MIT
// Every action of the editor with its keys: menus, tooltips, buttons and help read this table and nothing else.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>
#include <span>

namespace cave {

enum class EditorAction : std::uint8_t {
    New,
    Open,
    Save,
    SaveAs,
    Export,
    Title,
    Undo,
    Redo,
    Find,
    LevelAbove,
    LevelBelow,
    OtherEnd,
    RegenerateLevel,
    RegenerateDungeon,
    RandomSeed,
    PreviousSeed,
    NextSeed,
    CopySeed,
    PasteSeed,
    NextProblem,
    PreviousProblem,
    ZoomIn,
    ZoomOut,
    ZoomUsual,
    ZoomFit,
    Grid,
    Panels,
    CentreCursor,
    NextPane,
    PreviousPane,
    Play,
    PlayHere,
    Back,
    Keys
};

enum class EditorMenu : std::uint8_t { File, Edit, Tools, Level, Dungeon, View, Play, Help };

struct ActionRow {
    EditorAction id = EditorAction::New;
    EditorMenu menu = EditorMenu::File;
    const char* name = nullptr;    // texts of the context "EditorActions"
    const char* keys = nullptr;    // as QKeySequence reads them, "; " between two
    const char* icon = nullptr;    // in :/icons/; null: none
    const char* help = nullptr;    // one sentence
    bool onlyOnCanvas = false;     // the keys belong to text fields and lists elsewhere
    bool isCheckable = false;
    bool beginsGroup = false;      // a rule above it in its menu
};

// Keys of the canvas that are no menu entries.
struct CanvasKeyRow {
    const char* keys = nullptr; // texts of the context "EditorActions"
    const char* does = nullptr;
};

std::span<const ActionRow> actionTable(); // in the order of EditorAction, which is that of the menus
std::span<const CanvasKeyRow> canvasKeyTable();

const char* menuTitle(EditorMenu menu); // to be translated in the context "EditorActions"
QString actionText(const char* source); // translated
QString plainName(QString text);        // "&Open..." -> "Open"
QList<QKeySequence> keysOf(const char* keys);
// "Brush (B)\nPaints the chosen tile."
QString tooltipOf(const QString& name, const QList<QKeySequence>& keys, const QString& help);

} // namespace cave
