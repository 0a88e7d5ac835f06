// SPDX-License-Identifier: MIT
// Every action of the play page with its keys: menus, tooltips, buttons, hints and help read this table and nothing
// else.
#pragma once

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
    Wait,
    Obvious,
    ClimbUp,
    ClimbDown,
    Search,
    CloseDoor,
    PickUp,
    Pack,
    Eat,
    Drink,
    Read,
    Wield,
    Wear,
    TakeOff,
    Drop,
    Look,
    Character,
    Messages,
    Minimap,
    Ascii,
    ZoomIn,
    ZoomOut,
    ZoomUsual,
    NextPane,
    PreviousPane,
    FullScreen,
    NewGame,
    LoadGame,
    Save,
    CopySeed,
    EditDesign,
    GiveUp,
    Title,
    Quit,
    Help,
    Close
};

enum class PlayMenu : std::uint8_t { Game, Act, Walk, Items, View, Help, None }; // Walk is a part of Act

// Where the keys of an action count: on the map, or wherever the focus is.
enum class KeyPlace : std::uint8_t { Map, Everywhere };

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

std::span<const PlayActionRow> playActions(); // in the order of PlayAction
const PlayActionRow& playAction(PlayAction id);
QString playText(const char* source);         // translated in the context "PlayActions"
std::optional<Direction> directionOf(PlayAction id);

// A key as the player presses it. Letters and signs are told by the character that they type, whatever the board's
// layout; keys of the keypad by their digit, whatever NumLock says; all others by Qt's number with Ctrl, Alt and Shift.
class KeyStroke {
public:
    // ";" or "h": a character; "KP4": keypad 4; else what QKeySequence reads: "Ctrl+S", "Home". Asserts that it is one.
    static KeyStroke read(const QString& name);

    bool matches(const QKeyEvent& event) const;
    QString label() const; // for people: "Keypad 4"

private:
    struct Character {
        QChar character;
    };
    struct Keypad {
        int digit = 0;
    };
    using Stroke = std::variant<Character, Keypad, QKeyCombination>;

    explicit KeyStroke(Stroke stroke) : m_stroke(stroke) {}

    Stroke m_stroke;
};

// The digit of a keypad key with and without NumLock; nothing for other keys.
std::optional<int> keypadDigit(const QKeyEvent& event);

// The keys as they are bound now.
class KeyMap {
public:
    KeyMap();

    // The action of a key at a place: on the map all keys count, elsewhere only those that count everywhere.
    std::optional<PlayAction> find(const QKeyEvent& event, KeyPlace place) const;
    QStringList labels(PlayAction id) const; // empty: no key
    QString firstLabel(PlayAction id) const; // the one to show where there is room for one; "" without
    QString tooltip(PlayAction id) const; // "Wait (.)" and a sentence

private:
    std::vector<std::vector<KeyStroke>> m_strokes; // by action
};

QString withoutMnemonic(QString text); // "&Wait..." -> "Wait"

} // namespace cave
