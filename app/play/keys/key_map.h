// SPDX-License-Identifier: MIT
// Every action of the play page with its keys: menus, tooltips, buttons, hints and help read this table and nothing
// else.
#pragma once

#include "app/view/keys/key_bindings.h"
#include "core/base/position.h"

#include <QKeyCombination>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

class QKeyEvent;

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
    CloseDoor,
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
    Character,
    Messages,
    Levels,
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
    StepBack,
    StepForward,
    Watch,
    EditDesign,
    Settings,
    GiveUp,
    Title,
    Quit,
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

// Where the keys of an action count: on the map; there while the player looks around or aims, before those of the map;
// while a replay is watched, before those of the map; or wherever the focus is.
enum class KeyPlace : std::uint8_t { Map, Aim, Watch, Everywhere };

struct PlayActionRow {
    PlayAction id = PlayAction::Wait;
    PlayMenu menu = PlayMenu::None;
    const char* name = nullptr; // texts of the context "PlayActions"
    const char* keys = nullptr; // separated by spaces, see KeyStroke
    const char* help = nullptr; // one sentence
    KeyPlace place = KeyPlace::Map;
    bool isCheckable = false;
    bool beginsGroup = false;   // a rule above it in its menu
};

struct PlayMenuRow {
    PlayMenu menu = PlayMenu::None;
    const char* name = nullptr; // text of the context "PlayActions"
};

std::span<const PlayActionRow> playActions(); // in the order of PlayAction
std::span<const PlayMenuRow> playMenus();     // in the order of help
const PlayActionRow& playAction(PlayAction id);
QString playText(const char* source);         // translated in the context "PlayActions"
std::optional<Direction> directionOf(PlayAction id);    // of walking
std::optional<Direction> runDirectionOf(PlayAction id); // of running
bool isForWatching(PlayAction id); // changes nothing in the game

// A key as the player presses it. Letters and signs are told by the character that they type, whatever the board's
// layout; keys of the keypad by their digit, whatever NumLock says; all others by Qt's number with Ctrl, Alt and Shift.
class KeyStroke {
public:
    // ";" or "h": a character; "KP4", "Shift+KP4": keypad 4; else what QKeySequence reads: "Ctrl+S", "Home". None for
    // what is no key.
    static std::optional<KeyStroke> read(const QString& name);
    // The key that is pressed; none while it is only Shift, Ctrl and their like.
    static std::optional<KeyStroke> of(const QKeyEvent& event);

    bool matches(const QKeyEvent& event) const;
    QString name() const; // as read() takes it; equal keys have one name
    QString label() const; // for people: "Keypad 4"

private:
    struct Character {
        QChar character;
    };
    struct Keypad {
        int digit = 0;
        Qt::KeyboardModifiers modifiers; // Shift or none
    };
    using Stroke = std::variant<Character, Keypad, QKeyCombination>;

    explicit KeyStroke(Stroke stroke) : m_stroke(stroke) {}

    Stroke m_stroke;
};

// The digit of a keypad key with and without NumLock; nothing for other keys.
std::optional<int> keypadDigit(const QKeyEvent& event);

// All actions with their keys: those of the profile, under what the player has changed.
std::vector<KeyEntry> playKeys(const KeyBindings& bindings);

// The keys as they are bound now.
class KeyMap {
public:
    explicit KeyMap(const KeyBindings& bindings = {});

    // The action of a key at a place: on the map all keys count but those of aiming and watching, elsewhere only those
    // that count everywhere.
    std::optional<PlayAction> find(const QKeyEvent& event, KeyPlace place) const;
    QStringList labels(PlayAction id) const; // empty: no key
    QString firstLabel(PlayAction id) const; // the one to show where there is room for one; "" without
    QString tooltip(PlayAction id) const; // "Wait (.)" and a sentence
    QString tooltip(PlayAction id, const QString& name) const; // of an action that is called otherwise here

private:
    std::optional<PlayAction> findAmong(const QKeyEvent& event, std::initializer_list<KeyPlace> places) const;

    std::vector<std::vector<KeyStroke>> m_strokes; // by action
};

QString withoutMnemonic(QString text); // "&Wait..." -> "Wait"

} // namespace cave
