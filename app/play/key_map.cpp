// SPDX-License-Identifier: MIT
#include "app/play/key_map.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <array>

namespace cave {

namespace {

constexpr KeyPlace kEverywhere = KeyPlace::Everywhere;

// What a row does not name: keys on the map, not checkable, no rule above.
constexpr std::array kActions{
    PlayActionRow{PlayAction::WalkNorth, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&North"), "Up KP8 k",
                  QT_TRANSLATE_NOOP("PlayActions", "Steps north, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkNorthEast, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "North &east"),
                  "KP9 PgUp u Ctrl+Right", QT_TRANSLATE_NOOP("PlayActions", "Steps north east.")},
    PlayActionRow{PlayAction::WalkEast, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&East"), "Right KP6 l",
                  QT_TRANSLATE_NOOP("PlayActions", "Steps east, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkSouthEast, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "South e&ast"),
                  "KP3 PgDown n Alt+Right", QT_TRANSLATE_NOOP("PlayActions", "Steps south east.")},
    PlayActionRow{PlayAction::WalkSouth, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&South"), "Down KP2 j",
                  QT_TRANSLATE_NOOP("PlayActions", "Steps south, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkSouthWest, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "South wes&t"),
                  "KP1 End b Alt+Left", QT_TRANSLATE_NOOP("PlayActions", "Steps south west.")},
    PlayActionRow{PlayAction::WalkWest, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&West"), "Left KP4 h",
                  QT_TRANSLATE_NOOP("PlayActions", "Steps west, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkNorthWest, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "North west"),
                  "KP7 Home y Ctrl+Left", QT_TRANSLATE_NOOP("PlayActions", "Steps north west.")},

    PlayActionRow{PlayAction::Wait, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Wait"), ". KP5",
                  QT_TRANSLATE_NOOP("PlayActions", "Lets a turn pass.")},
    PlayActionRow{PlayAction::Obvious, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Do the obvious"), "Return",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes what lies here, else the stairs that you stand on.")},
    PlayActionRow{PlayAction::ClimbUp, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Climb &up"), "<",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes the stairs up."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::ClimbDown, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Climb d&own"), ">",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes the stairs or the hole down.")},
    PlayActionRow{PlayAction::Search, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Search"), "s",
                  QT_TRANSLATE_NOOP("PlayActions", "Looks for hidden doors close by."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::CloseDoor, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Close a door"), "c",
                  QT_TRANSLATE_NOOP("PlayActions", "Shuts an open door next to you.")},
    PlayActionRow{PlayAction::PickUp, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Pick up"), "g ,",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes what lies here; of several things you choose.")},
    PlayActionRow{PlayAction::Pack, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Pa&ck"), "i x",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what you carry and what each thing does. Uses no turn."),
                  KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Eat, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Eat"), "e",
                  QT_TRANSLATE_NOOP("PlayActions", "Eats something, or takes a bite."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Drink, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Drin&k"), "q",
                  QT_TRANSLATE_NOOP("PlayActions", "Drinks a potion.")},
    PlayActionRow{PlayAction::Read, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Read"), "r",
                  QT_TRANSLATE_NOOP("PlayActions", "Reads a scroll.")},
    PlayActionRow{PlayAction::Wield, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Wield"), "w",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes something in the hand."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Wear, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "We&ar"), "W",
                  QT_TRANSLATE_NOOP("PlayActions", "Puts something on.")},
    PlayActionRow{PlayAction::TakeOff, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Take off"), "T",
                  QT_TRANSLATE_NOOP("PlayActions", "Puts away what you wield or wear.")},
    PlayActionRow{PlayAction::Drop, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Drop"), "d",
                  QT_TRANSLATE_NOOP("PlayActions", "Puts something down where you stand.")},

    PlayActionRow{PlayAction::Look, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Look around"), "; /",
                  QT_TRANSLATE_NOOP("PlayActions", "Names what is on a cell. Uses no turn.")},
    PlayActionRow{PlayAction::Character, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Character"), "C",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what you are and can do.")},
    PlayActionRow{PlayAction::Messages, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Messages"), "v Ctrl+P",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows all that happened so far.")},
    PlayActionRow{PlayAction::Minimap, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "M&inimap"), "m",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows or hides the small map."), KeyPlace::Map, true},
    PlayActionRow{PlayAction::Ascii, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Classic &signs"), "Tab",
                  QT_TRANSLATE_NOOP("PlayActions", "Draws the map with letters and signs."), KeyPlace::Map, true, true},
    PlayActionRow{PlayAction::ZoomIn, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Zoom in"), "Ctrl++ Ctrl+=",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows fewer cells, larger."), kEverywhere, false, true},
    PlayActionRow{PlayAction::ZoomOut, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Zoom &out"), "Ctrl+-",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows more cells, smaller."), kEverywhere},
    PlayActionRow{PlayAction::ZoomUsual, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Usual size"), "Ctrl+0",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows cells in the size that fits the window."), kEverywhere},
    PlayActionRow{PlayAction::NextPane, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Next pane"), "F6",
                  QT_TRANSLATE_NOOP("PlayActions", "Moves the focus to the next part of the window."), kEverywhere,
                  false, true},
    PlayActionRow{PlayAction::PreviousPane, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Previous pane"),
                  "Shift+F6", QT_TRANSLATE_NOOP("PlayActions", "Moves the focus to the part before."), kEverywhere},
    PlayActionRow{PlayAction::FullScreen, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Full screen"), "F11",
                  QT_TRANSLATE_NOOP("PlayActions", "Fills the whole screen, or not any more."), kEverywhere},

    PlayActionRow{PlayAction::NewGame, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&New game..."), "Ctrl+N",
                  QT_TRANSLATE_NOOP("PlayActions", "Chooses a dungeon and a seed. This game is saved."), kEverywhere},
    PlayActionRow{PlayAction::LoadGame, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Load game..."), "Ctrl+O",
                  QT_TRANSLATE_NOOP("PlayActions", "Goes on with another game. This one is saved."), kEverywhere},
    PlayActionRow{PlayAction::Save, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Save"), "Ctrl+S",
                  QT_TRANSLATE_NOOP("PlayActions", "Saves the game and plays on."), kEverywhere},
    PlayActionRow{PlayAction::CopySeed, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Copy dungeon and seed"),
                  "Ctrl+C", QT_TRANSLATE_NOOP("PlayActions", "A friend can paste it under New game."), KeyPlace::Map,
                  false, true},
    PlayActionRow{PlayAction::EditDesign, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Edit this design"), "F4",
                  QT_TRANSLATE_NOOP("PlayActions", "Opens a copy of the dungeon in the editor. F4 there comes back."),
                  kEverywhere},
    PlayActionRow{PlayAction::GiveUp, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Give up..."), "",
                  QT_TRANSLATE_NOOP("PlayActions", "Ends this game for good. Asks first."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Title, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Save and go to &title"), "",
                  QT_TRANSLATE_NOOP("PlayActions", "Leaves the game. Continue brings you back.")},
    PlayActionRow{PlayAction::Quit, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Save and &quit"), "Ctrl+Q",
                  QT_TRANSLATE_NOOP("PlayActions", "Saves and closes the window."), kEverywhere},

    PlayActionRow{PlayAction::Help, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Keys and signs"), "? F1",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what every key does."), kEverywhere},
    PlayActionRow{PlayAction::Close, PlayMenu::None, QT_TRANSLATE_NOOP("PlayActions", "Close, or game menu"), "Esc",
                  QT_TRANSLATE_NOOP("PlayActions", "Closes the topmost thing; on the map opens the game menu."),
                  kEverywhere},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kActions.size(); ++i)
        if (kActions[i].id != static_cast<PlayAction>(i))
            return false;
    return true;
}
static_assert(isInOrder());

constexpr Qt::KeyboardModifiers kMeant = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

// Shift is a part of typing a sign ("Ctrl++" is Ctrl+Shift+= on many boards), but not of other keys.
bool isSign(int key)
{
    return key > Qt::Key_Space && key < Qt::Key_AsciiTilde && !(key >= Qt::Key_A && key <= Qt::Key_Z);
}

bool matchesCombination(const QKeyEvent& event, QKeyCombination combination)
{
    const int key = event.key() == Qt::Key_Enter ? int(Qt::Key_Return) : event.key();
    const Qt::KeyboardModifiers pressed = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (key != combination.key())
        return false;
    const Qt::KeyboardModifiers counted = isSign(key) ? kMeant : kMeant | Qt::ShiftModifier;
    return (pressed & counted) == (combination.keyboardModifiers() & counted);
}

} // namespace

std::span<const PlayActionRow> playActions() { return kActions; }

const PlayActionRow& playAction(PlayAction id) { return kActions[static_cast<std::size_t>(id)]; }

QString playText(const char* source) { return QCoreApplication::translate("PlayActions", source); }

std::optional<Direction> directionOf(PlayAction id)
{
    if (id > PlayAction::WalkNorthWest)
        return std::nullopt;
    return kDirections[static_cast<std::size_t>(id)];
}

std::optional<int> keypadDigit(const QKeyEvent& event)
{
    constexpr std::array kWithoutNumLock{Qt::Key_Insert, Qt::Key_End,   Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Left,
                                         Qt::Key_Clear,  Qt::Key_Right, Qt::Key_Home, Qt::Key_Up,       Qt::Key_PageUp};
    if (!event.modifiers().testFlag(Qt::KeypadModifier))
        return std::nullopt;
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    for (std::size_t digit = 0; digit < kWithoutNumLock.size(); ++digit)
        if (event.key() == kWithoutNumLock[digit])
            return static_cast<int>(digit);
    return std::nullopt;
}

KeyStroke KeyStroke::read(const QString& name)
{
    if (name.size() == 1)
        return KeyStroke(Character{name.front()});
    if (name.size() == 3 && name.startsWith(QLatin1String("KP")))
        return KeyStroke(Keypad{name.back().digitValue()});
    const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
    Q_ASSERT_X(sequence.count() == 1 && sequence[0].key() != Qt::Key_unknown, "KeyStroke", qPrintable(name));
    return KeyStroke(sequence[0]);
}

bool KeyStroke::matches(const QKeyEvent& event) const
{
    const Qt::KeyboardModifiers held = event.modifiers() & (kMeant | Qt::ShiftModifier);
    if (const auto* character = std::get_if<Character>(&m_stroke))
        return !(held & kMeant) && !keypadDigit(event) && event.text() == character->character;
    if (const auto* keypad = std::get_if<Keypad>(&m_stroke))
        return !held && keypadDigit(event) == keypad->digit;
    return !keypadDigit(event) && matchesCombination(event, std::get<QKeyCombination>(m_stroke));
}

QString KeyStroke::label() const
{
    if (const auto* character = std::get_if<Character>(&m_stroke))
        return character->character;
    if (const auto* keypad = std::get_if<Keypad>(&m_stroke))
        return QCoreApplication::translate("PlayActions", "Keypad %1").arg(keypad->digit);
    return QKeySequence(std::get<QKeyCombination>(m_stroke)).toString(QKeySequence::NativeText);
}

KeyMap::KeyMap()
{
    for (const PlayActionRow& row : kActions) {
        std::vector<KeyStroke>& strokes = m_strokes.emplace_back();
        for (const QString& name : QString::fromLatin1(row.keys).split(u' ', Qt::SkipEmptyParts))
            strokes.push_back(KeyStroke::read(name));
    }
}

std::optional<PlayAction> KeyMap::find(const QKeyEvent& event, KeyPlace place) const
{
    for (const PlayActionRow& row : kActions) {
        if (place != KeyPlace::Map && row.place != place)
            continue;
        for (const KeyStroke& stroke : m_strokes[static_cast<std::size_t>(row.id)])
            if (stroke.matches(event))
                return row.id;
    }
    return std::nullopt;
}

QStringList KeyMap::labels(PlayAction id) const
{
    QStringList labels;
    for (const KeyStroke& stroke : m_strokes[static_cast<std::size_t>(id)])
        labels.push_back(stroke.label());
    return labels;
}

QString KeyMap::firstLabel(PlayAction id) const
{
    const std::vector<KeyStroke>& strokes = m_strokes[static_cast<std::size_t>(id)];
    return strokes.empty() ? QString() : strokes.front().label();
}

QString KeyMap::tooltip(PlayAction id) const
{
    const PlayActionRow& row = playAction(id);
    const QString name = withoutMnemonic(playText(row.name));
    const QString key = firstLabel(id);
    const QString head = key.isEmpty() ? name : QCoreApplication::translate("PlayActions", "%1 (%2)").arg(name, key);
    return head + u'\n' + playText(row.help);
}

QString withoutMnemonic(QString text)
{
    text.remove(u'&');
    if (text.endsWith(QLatin1String("...")))
        text.chop(3);
    return text;
}

} // namespace cave
