// SPDX-License-Identifier: MIT
#include "app/play/keys/key_map.h"

#include "app/view/base/enum_names.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>
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

    PlayActionRow{PlayAction::RunNorth, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&North"),
                  "Shift+Up Shift+KP8 K", QT_TRANSLATE_NOOP("PlayActions", "Runs north until something shows.")},
    PlayActionRow{PlayAction::RunNorthEast, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "North &east"),
                  "Shift+KP9 Shift+PgUp U Ctrl+Shift+Right",
                  QT_TRANSLATE_NOOP("PlayActions", "Runs north east until something shows.")},
    PlayActionRow{PlayAction::RunEast, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&East"),
                  "Shift+Right Shift+KP6 L", QT_TRANSLATE_NOOP("PlayActions", "Runs east until something shows.")},
    PlayActionRow{PlayAction::RunSouthEast, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "South e&ast"),
                  "Shift+KP3 Shift+PgDown N Alt+Shift+Right",
                  QT_TRANSLATE_NOOP("PlayActions", "Runs south east until something shows.")},
    PlayActionRow{PlayAction::RunSouth, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&South"),
                  "Shift+Down Shift+KP2 J", QT_TRANSLATE_NOOP("PlayActions", "Runs south until something shows.")},
    PlayActionRow{PlayAction::RunSouthWest, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "South wes&t"),
                  "Shift+KP1 Shift+End B Alt+Shift+Left",
                  QT_TRANSLATE_NOOP("PlayActions", "Runs south west until something shows.")},
    PlayActionRow{PlayAction::RunWest, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&West"),
                  "Shift+Left Shift+KP4 H", QT_TRANSLATE_NOOP("PlayActions", "Runs west until something shows.")},
    PlayActionRow{PlayAction::RunNorthWest, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "North west"),
                  "Shift+KP7 Shift+Home Y Ctrl+Shift+Left",
                  QT_TRANSLATE_NOOP("PlayActions", "Runs north west until something shows.")},

    PlayActionRow{PlayAction::Wait, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Wait"), ". KP5",
                  QT_TRANSLATE_NOOP("PlayActions", "Lets a turn pass.")},
    PlayActionRow{PlayAction::Obvious, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Do the obvious"), "Return",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes what lies here, else the stairs that you stand on.")},
    PlayActionRow{PlayAction::Search, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Search"), "s",
                  QT_TRANSLATE_NOOP("PlayActions", "Looks for hidden doors close by."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Rest, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Rest"), "Z",
                  QT_TRANSLATE_NOOP("PlayActions", "Waits until you are well again, or something disturbs you.")},
    PlayActionRow{PlayAction::CloseDoor, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Close a door"), "c",
                  QT_TRANSLATE_NOOP("PlayActions", "Shuts an open door next to you.")},
    PlayActionRow{PlayAction::Repeat, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Do it &again"), "R",
                  QT_TRANSLATE_NOOP("PlayActions", "Repeats the last act."), KeyPlace::Map, false, true},
    PlayActionRow{
        PlayAction::Explore, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "&Explore"), "o",
        QT_TRANSLATE_NOOP("PlayActions", "Goes where you have not been and takes what lies there. Stops for danger.")},
    PlayActionRow{PlayAction::GoTo, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "&Go to..."), "G Ctrl+F",
                  QT_TRANSLATE_NOOP("PlayActions", "Travels to a place or thing that you know of.")},
    PlayActionRow{PlayAction::ClimbUp, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "Stairs &up"), "<",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes the stairs up, or travels to the nearest that you know."),
                  KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::ClimbDown, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "Stairs d&own"), ">",
                  QT_TRANSLATE_NOOP("PlayActions",
                                    "Takes the stairs or the hole down, or travels to the nearest that you know.")},
    PlayActionRow{PlayAction::PickUp, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Pick up"), "g ,",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes what lies here; of several things you choose.")},
    PlayActionRow{PlayAction::Pack, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Pa&ck"), "i",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what you carry and what each thing does. Uses no turn."),
                  KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Examine, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "E&xamine"), "x",
                  QT_TRANSLATE_NOOP("PlayActions", "Tells all about a thing, or about the cell you look at.")},
    PlayActionRow{PlayAction::Eat, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Eat"), "e",
                  QT_TRANSLATE_NOOP("PlayActions", "Eats something, or takes a bite."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Drink, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Drin&k"), "q",
                  QT_TRANSLATE_NOOP("PlayActions", "Drinks a potion.")},
    PlayActionRow{PlayAction::Read, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Read"), "r",
                  QT_TRANSLATE_NOOP("PlayActions", "Reads a scroll.")},
    PlayActionRow{PlayAction::Zap, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Zap"), "z",
                  QT_TRANSLATE_NOOP("PlayActions", "Uses a charge of a wand.")},
    PlayActionRow{PlayAction::Wield, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Wield"), "w",
                  QT_TRANSLATE_NOOP("PlayActions", "Takes something in the hand."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Wear, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "We&ar"), "W",
                  QT_TRANSLATE_NOOP("PlayActions", "Puts something on.")},
    PlayActionRow{PlayAction::TakeOff, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Take off"), "T",
                  QT_TRANSLATE_NOOP("PlayActions", "Puts away what you wield or wear.")},
    PlayActionRow{PlayAction::Throw, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "T&hrow"), "t",
                  QT_TRANSLATE_NOOP("PlayActions", "Throws something where you aim."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::ThrowAgain, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "The &same again"), "f",
                  QT_TRANSLATE_NOOP("PlayActions", "Aims what was aimed last, at the same creature or the nearest.")},
    PlayActionRow{PlayAction::Drop, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Drop"), "d",
                  QT_TRANSLATE_NOOP("PlayActions", "Puts something down where you stand.")},

    PlayActionRow{PlayAction::Look, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Look around"), "; /",
                  QT_TRANSLATE_NOOP("PlayActions", "Names what is on a cell. Uses no turn.")},
    PlayActionRow{PlayAction::Character, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Character"), "C",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what you are and can do.")},
    PlayActionRow{PlayAction::Messages, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Messages"), "v Ctrl+P",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows all that happened so far.")},
    PlayActionRow{
        PlayAction::Levels, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Le&vels"), "M F3",
        QT_TRANSLATE_NOOP("PlayActions", "Shows the levels you know and what is left there; travels to them.")},
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
    PlayActionRow{PlayAction::TextLarger, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Larger text"),
                  "Alt++ Alt+=", QT_TRANSLATE_NOOP("PlayActions", "Makes all text of the program larger."), kEverywhere,
                  false, true},
    PlayActionRow{PlayAction::TextSmaller, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "S&maller text"), "Alt+-",
                  QT_TRANSLATE_NOOP("PlayActions", "Makes all text of the program smaller."), kEverywhere},
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
    PlayActionRow{
        PlayAction::StepBack, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Step &back"), "Ctrl+Z",
        QT_TRANSLATE_NOOP("PlayActions", "Takes the last turn of a practice game back, even the one you died in."),
        kEverywhere, false, true},
    PlayActionRow{PlayAction::StepForward, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Step &forward"),
                  "Ctrl+Shift+Z Ctrl+Y", QT_TRANSLATE_NOOP("PlayActions", "Plays the turn again that was taken back."),
                  kEverywhere},
    PlayActionRow{PlayAction::Watch, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Watch so far"), "Ctrl+R",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows this game from its first turn on. Nothing in it changes."),
                  kEverywhere},
    PlayActionRow{PlayAction::EditDesign, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Edit this design"), "F4",
                  QT_TRANSLATE_NOOP("PlayActions", "Opens a copy of the dungeon in the editor. F4 there comes back."),
                  kEverywhere},
    PlayActionRow{PlayAction::Settings, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "S&ettings"), "Ctrl+,",
                  QT_TRANSLATE_NOOP("PlayActions", "Keys, colours, language, text size and more."), kEverywhere, false,
                  true},
    PlayActionRow{PlayAction::GiveUp, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Give up..."), "",
                  QT_TRANSLATE_NOOP("PlayActions", "Ends this game for good. Asks first."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Title, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Save and go to &title"), "",
                  QT_TRANSLATE_NOOP("PlayActions", "Leaves the game. Continue brings you back.")},
    PlayActionRow{PlayAction::Quit, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Save and &quit"), "Ctrl+Q",
                  QT_TRANSLATE_NOOP("PlayActions", "Saves and closes the window."), kEverywhere},

    PlayActionRow{PlayAction::Help, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Keys and signs"), "? F1",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what every key does."), kEverywhere},
    PlayActionRow{PlayAction::FindAction, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Find an action..."),
                  "Ctrl+Shift+P", QT_TRANSLATE_NOOP("PlayActions", "Finds any action by its words and does it."),
                  kEverywhere},
    PlayActionRow{PlayAction::Close, PlayMenu::None, QT_TRANSLATE_NOOP("PlayActions", "Close, or game menu"), "Esc",
                  QT_TRANSLATE_NOOP("PlayActions", "Closes the topmost thing; on the map opens the game menu."),
                  kEverywhere},
    PlayActionRow{PlayAction::AimHere, PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Do it here"), "Space",
                  QT_TRANSLATE_NOOP("PlayActions", "Does what is aimed, else tells of what is looked at."),
                  KeyPlace::Aim},
    PlayActionRow{PlayAction::AimNext, PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Next target"), "Tab",
                  QT_TRANSLATE_NOOP("PlayActions", "Looks at the next creature in view."), KeyPlace::Aim},
    PlayActionRow{PlayAction::AimPrevious, PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Last target"), "Shift+Tab",
                  QT_TRANSLATE_NOOP("PlayActions", "Looks at the creature in view before."), KeyPlace::Aim},

    PlayActionRow{PlayAction::WatchPlay, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "&Play or pause"), "Space",
                  QT_TRANSLATE_NOOP("PlayActions", "Lets the game go on by itself, or stops it."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchBack, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "One step &back"),
                  "Left , KP4", QT_TRANSLATE_NOOP("PlayActions", "Shows what was before the last act of the hero."),
                  KeyPlace::Watch, false, true},
    PlayActionRow{PlayAction::WatchForward, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "One step &forward"),
                  "Right . KP6", QT_TRANSLATE_NOOP("PlayActions", "Shows the next act of the hero."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchSlower, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "&Slower"), "- Down",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows fewer turns a second."), KeyPlace::Watch, false, true},
    PlayActionRow{PlayAction::WatchFaster, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "F&aster"), "+ = Up",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows more turns a second."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchStart, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To the s&tart"), "Home",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows the first turn."), KeyPlace::Watch, false, true},
    PlayActionRow{PlayAction::WatchEnd, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To the &end"), "End",
                  QT_TRANSLATE_NOOP("PlayActions", "Shows the last turn."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchTurn, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To a t&urn..."), "t",
                  QT_TRANSLATE_NOOP("PlayActions", "Type the number of a turn, then Enter."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchLevel, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To a &level..."), "l",
                  QT_TRANSLATE_NOOP("PlayActions", "Choose when the hero came to a level."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchPlayOn, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "Play &on from here"), "p",
                  QT_TRANSLATE_NOOP("PlayActions", "Begins a practice game at this turn. The replay stays as it is."),
                  KeyPlace::Watch, false, true},
    PlayActionRow{PlayAction::WatchLeave, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "Stop &watching"), "",
                  QT_TRANSLATE_NOOP("PlayActions", "Goes back to where you came from, as Esc on the map does."),
                  KeyPlace::Watch},
};

// In the order of help.
constexpr std::array kMenus{
    PlayMenuRow{PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "Walk")},
    PlayMenuRow{PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "Travel")},
    PlayMenuRow{PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "Run")},
    PlayMenuRow{PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Act")},
    PlayMenuRow{PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Items")},
    PlayMenuRow{PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "View")},
    PlayMenuRow{PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Game")},
    PlayMenuRow{PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "Help")},
    PlayMenuRow{PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Look and aim")},
    PlayMenuRow{PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "Watch a replay")},
    PlayMenuRow{PlayMenu::None, QT_TRANSLATE_NOOP("PlayActions", "Always")},
};

constexpr bool actionsAreInOrder()
{
    for (std::size_t i = 0; i < kActions.size(); ++i)
        if (kActions[i].id != static_cast<PlayAction>(i))
            return false;
    return true;
}
static_assert(actionsAreInOrder());

constexpr std::array kNames = enumNames<PlayAction, kActions.size()>();

struct ProfileRow {
    PlayAction action;
    const char* keys; // beside those that the table gives, or instead of them
    bool isInstead = true;
};
constexpr std::array kWasd{
    ProfileRow{PlayAction::WalkNorth, "w", false},
    ProfileRow{PlayAction::WalkWest, "a", false},
    ProfileRow{PlayAction::WalkSouth, "s", false},
    ProfileRow{PlayAction::WalkEast, "d", false},
    ProfileRow{PlayAction::ClimbUp, "r", false},
    ProfileRow{PlayAction::ClimbDown, "f", false},
    ProfileRow{PlayAction::Wield, "j"},
    ProfileRow{PlayAction::Search, "n"},
    ProfileRow{PlayAction::Drop, "l"},
    ProfileRow{PlayAction::Read, "k"},
    ProfileRow{PlayAction::ThrowAgain, "h"},
};

// What the table gives, without the letters of vi where the profile has none.
QStringList tableKeys(const PlayActionRow& row, KeyProfile profile)
{
    QStringList names = QString::fromLatin1(row.keys).split(u' ', Qt::SkipEmptyParts);
    const bool walks = directionOf(row.id) || runDirectionOf(row.id);
    if (walks && profile != KeyProfile::ArrowsVi)
        names.removeIf([](const QString& name) { return name.size() == 1; });
    return names;
}

QStringList usualKeys(const PlayActionRow& row, KeyProfile profile)
{
    QStringList names = tableKeys(row, profile);
    const auto own = std::ranges::find(kWasd, row.id, &ProfileRow::action);
    if (profile == KeyProfile::Wasd && own != kWasd.end()) {
        if (own->isInstead)
            names.clear();
        names.push_back(QString::fromLatin1(own->keys));
    }
    for (QString& name : names)
        name = KeyStroke::read(name)->name();
    return names;
}

// Where keys count, as bits. What walks on the map moves the eye of who looks around.
int placesOf(const PlayActionRow& row)
{
    constexpr int kMap = 1;
    constexpr int kElsewhere = 2;
    constexpr int kAim = 4;
    constexpr int kWatch = 8;
    if (row.place == KeyPlace::Aim)
        return kAim;
    if (row.place == KeyPlace::Watch)
        return kWatch;
    if (row.place == KeyPlace::Everywhere)
        return kMap | kElsewhere | kAim | kWatch;
    const bool moves = directionOf(row.id) || runDirectionOf(row.id) || row.id == PlayAction::Obvious;
    return kMap | (moves ? kAim : 0) | (isForWatching(row.id) ? kWatch : 0);
}

// The names of those that are keys, as they are written now.
KeyBindings::Keys readable(const KeyBindings::Keys& own)
{
    KeyBindings::Keys result;
    for (const auto& [action, names] : own) {
        QStringList& list = result[action];
        for (const QString& name : names)
            if (const auto stroke = KeyStroke::read(name))
                list.push_back(stroke->name());
    }
    return result;
}

constexpr Qt::KeyboardModifiers kMeant = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

// Shift is a part of typing a sign ("Ctrl++" is Ctrl+Shift+= on many boards), but not of other keys.
bool isSign(int key)
{
    return key > Qt::Key_Space && key < Qt::Key_AsciiTilde && !(key >= Qt::Key_A && key <= Qt::Key_Z);
}

// Both keys Enter are one, and so is Tab, with which the key alone says that Shift is held.
int plainKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Enter)
        return Qt::Key_Return;
    return event.key() == Qt::Key_Backtab ? int(Qt::Key_Tab) : event.key();
}

bool matchesCombination(const QKeyEvent& event, QKeyCombination combination)
{
    const int key = plainKey(event);
    const Qt::KeyboardModifiers pressed = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (key != combination.key())
        return false;
    const Qt::KeyboardModifiers counted = isSign(key) ? kMeant : kMeant | Qt::ShiftModifier;
    return (pressed & counted) == (combination.keyboardModifiers() & counted);
}

} // namespace

std::span<const PlayActionRow> playActions() { return kActions; }

std::span<const PlayMenuRow> playMenus() { return kMenus; }

const PlayActionRow& playAction(PlayAction id) { return kActions[static_cast<std::size_t>(id)]; }

QString playText(const char* source) { return QCoreApplication::translate("PlayActions", source); }

std::optional<Direction> directionOf(PlayAction id)
{
    if (id > PlayAction::WalkNorthWest)
        return std::nullopt;
    return kDirections[static_cast<std::size_t>(id)];
}

std::optional<Direction> runDirectionOf(PlayAction id)
{
    if (id < PlayAction::RunNorth || id > PlayAction::RunNorthWest)
        return std::nullopt;
    return kDirections[static_cast<std::size_t>(id) - static_cast<std::size_t>(PlayAction::RunNorth)];
}

bool isForWatching(PlayAction id)
{
    const PlayActionRow& row = playAction(id);
    switch (id) {
    case PlayAction::Pack:
    case PlayAction::Examine:
    case PlayAction::CopySeed:
    case PlayAction::Settings:
    case PlayAction::Quit:
    case PlayAction::Close: return true;
    default:
        return row.menu == PlayMenu::View || row.menu == PlayMenu::Help || row.menu == PlayMenu::Aim ||
               row.menu == PlayMenu::Watch;
    }
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

std::optional<KeyStroke> KeyStroke::read(const QString& name)
{
    if (name.size() == 1)
        return name.front().isPrint() && !name.front().isSpace() ? std::optional(KeyStroke(Character{name.front()}))
                                                                 : std::nullopt;
    const bool isShifted = name.startsWith(QLatin1String("Shift+KP"));
    if (isShifted || (name.size() == 3 && name.startsWith(QLatin1String("KP")))) {
        const int digit = name.size() == (isShifted ? 9 : 3) ? name.back().digitValue() : -1;
        if (digit < 0)
            return std::nullopt;
        return KeyStroke(Keypad{digit, isShifted ? Qt::ShiftModifier : Qt::NoModifier});
    }
    const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
    if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown || sequence[0].key() == 0)
        return std::nullopt;
    const QKeyCombination combination = sequence[0];
    const bool isLetter = combination.key() >= Qt::Key_A && combination.key() <= Qt::Key_Z;
    if (isLetter && combination.keyboardModifiers() == Qt::ShiftModifier)
        return KeyStroke(Character{QChar(combination.key())});
    return KeyStroke(combination);
}

std::optional<KeyStroke> KeyStroke::of(const QKeyEvent& event)
{
    constexpr std::array kNoKeys{Qt::Key_Shift,   Qt::Key_Control,  Qt::Key_Alt,     Qt::Key_AltGr,     Qt::Key_Meta,
                                 Qt::Key_unknown, Qt::Key_CapsLock, Qt::Key_NumLock, Qt::Key_ScrollLock};
    const Qt::KeyboardModifiers held = event.modifiers() & (kMeant | Qt::ShiftModifier);
    if (std::ranges::find(kNoKeys, event.key()) != kNoKeys.end() || event.key() == 0)
        return std::nullopt;
    if (const auto digit = keypadDigit(event); digit && !(held & kMeant))
        return KeyStroke(Keypad{*digit, held});
    const QString text = event.text();
    if (!(held & kMeant) && text.size() == 1 && text.front().isPrint() && !text.front().isSpace())
        return KeyStroke(Character{text.front()});
    const int key = plainKey(event);
    return KeyStroke(QKeyCombination(isSign(key) ? held & kMeant : held, static_cast<Qt::Key>(key)));
}

QString KeyStroke::name() const
{
    if (const auto* character = std::get_if<Character>(&m_stroke))
        return character->character;
    if (const auto* keypad = std::get_if<Keypad>(&m_stroke))
        return (keypad->modifiers ? QStringLiteral("Shift+KP%1") : QStringLiteral("KP%1")).arg(keypad->digit);
    return QKeySequence(std::get<QKeyCombination>(m_stroke)).toString(QKeySequence::PortableText);
}

bool KeyStroke::matches(const QKeyEvent& event) const
{
    const Qt::KeyboardModifiers held = event.modifiers() & (kMeant | Qt::ShiftModifier);
    if (const auto* character = std::get_if<Character>(&m_stroke))
        return !(held & kMeant) && !keypadDigit(event) && event.text() == character->character;
    if (const auto* keypad = std::get_if<Keypad>(&m_stroke))
        return held == keypad->modifiers && keypadDigit(event) == keypad->digit;
    return !keypadDigit(event) && matchesCombination(event, std::get<QKeyCombination>(m_stroke));
}

QString KeyStroke::label() const
{
    if (const auto* character = std::get_if<Character>(&m_stroke))
        return character->character;
    if (const auto* keypad = std::get_if<Keypad>(&m_stroke))
        return keypad->modifiers ? QCoreApplication::translate("PlayActions", "Shift+Keypad %1").arg(keypad->digit)
                                 : QCoreApplication::translate("PlayActions", "Keypad %1").arg(keypad->digit);
    return QKeySequence(std::get<QKeyCombination>(m_stroke)).toString(QKeySequence::NativeText);
}

std::vector<KeyEntry> playKeys(const KeyBindings& bindings)
{
    std::vector<KeyEntry> entries;
    for (const PlayActionRow& row : kActions) {
        const std::string_view name = kNames[static_cast<std::size_t>(row.id)];
        KeyEntry entry;
        entry.action = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        entry.title = withoutMnemonic(playText(row.name));
        entry.help = playText(row.help);
        entry.group = playText(std::ranges::find(kMenus, row.menu, &PlayMenuRow::menu)->name);
        entry.places = placesOf(row);
        entry.usual = usualKeys(row, bindings.profile);
        entries.push_back(entry);
    }
    bindKeys(entries, readable(bindings.play));
    return entries;
}

KeyMap::KeyMap(const KeyBindings& bindings)
{
    for (const KeyEntry& entry : playKeys(bindings)) {
        std::vector<KeyStroke>& strokes = m_strokes.emplace_back();
        for (const QString& name : entry.keys)
            strokes.push_back(*KeyStroke::read(name));
    }
}

std::optional<PlayAction> KeyMap::find(const QKeyEvent& event, KeyPlace place) const
{
    if (place == KeyPlace::Everywhere)
        return findAmong(event, {KeyPlace::Everywhere});
    if (place == KeyPlace::Aim || place == KeyPlace::Watch)
        if (const auto action = findAmong(event, {place}))
            return action;
    return findAmong(event, {KeyPlace::Map, KeyPlace::Everywhere});
}

std::optional<PlayAction> KeyMap::findAmong(const QKeyEvent& event, std::initializer_list<KeyPlace> places) const
{
    for (const PlayActionRow& row : kActions) {
        if (std::ranges::find(places, row.place) == places.end())
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

QString KeyMap::tooltip(PlayAction id) const { return tooltip(id, withoutMnemonic(playText(playAction(id).name))); }

QString KeyMap::tooltip(PlayAction id, const QString& name) const
{
    const QString key = firstLabel(id);
    const QString head = key.isEmpty() ? name : QCoreApplication::translate("PlayActions", "%1 (%2)").arg(name, key);
    return head + u'\n' + playText(playAction(id).help);
}

QString withoutMnemonic(QString text)
{
    text.remove(u'&');
    if (text.endsWith(QLatin1String("...")))
        text.chop(3);
    return text;
}

} // namespace cave
