// SPDX-License-Identifier: MIT
#include "app/play/keys/play_table.h"

#include "app/view/base/enum_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cave {

namespace {

// What a row does not name: keys on the map, not checkable, no rule above.
constexpr std::array kActions{
    PlayActionRow{PlayAction::WalkNorth, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&North"), "Up KP8 k",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps north, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkNorthEast, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "North &east"),
                  "KP9 PgUp u Ctrl+Right", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps north east.")},
    PlayActionRow{PlayAction::WalkEast, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&East"), "Right KP6 l",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps east, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkSouthEast, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "South e&ast"),
                  "KP3 PgDown n Alt+Right", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps south east.")},
    PlayActionRow{PlayAction::WalkSouth, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&South"), "Down KP2 j",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps south, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkSouthWest, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "South wes&t"),
                  "KP1 End b Alt+Left", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps south west.")},
    PlayActionRow{PlayAction::WalkWest, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "&West"), "Left KP4 h",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps west, strikes, opens or digs.")},
    PlayActionRow{PlayAction::WalkNorthWest, PlayMenu::Walk, QT_TRANSLATE_NOOP("PlayActions", "North west"),
                  "KP7 Home y Ctrl+Left", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Steps north west.")},

    PlayActionRow{PlayAction::RunNorth, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&North"),
                  "Shift+Up Shift+KP8 K", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs north until something shows.")},
    PlayActionRow{PlayAction::RunNorthEast, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "North &east"),
                  "Shift+KP9 Shift+PgUp U Ctrl+Shift+Right", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs north east until something shows.")},
    PlayActionRow{PlayAction::RunEast, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&East"),
                  "Shift+Right Shift+KP6 L", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs east until something shows.")},
    PlayActionRow{PlayAction::RunSouthEast, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "South e&ast"),
                  "Shift+KP3 Shift+PgDown N Alt+Shift+Right", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs south east until something shows.")},
    PlayActionRow{PlayAction::RunSouth, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&South"),
                  "Shift+Down Shift+KP2 J", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs south until something shows.")},
    PlayActionRow{PlayAction::RunSouthWest, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "South wes&t"),
                  "Shift+KP1 Shift+End B Alt+Shift+Left", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs south west until something shows.")},
    PlayActionRow{PlayAction::RunWest, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "&West"),
                  "Shift+Left Shift+KP4 H", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs west until something shows.")},
    PlayActionRow{PlayAction::RunNorthWest, PlayMenu::Run, QT_TRANSLATE_NOOP("PlayActions", "North west"),
                  "Shift+KP7 Shift+Home Y Ctrl+Shift+Left", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Runs north west until something shows.")},

    PlayActionRow{PlayAction::Wait, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Wait"), ". KP5", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Lets a turn pass.")},
    PlayActionRow{PlayAction::Obvious, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Do the obvious"), "Return",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Takes what lies here, else the stairs that you stand on.")},
    PlayActionRow{PlayAction::Search, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Search"), "s", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Finds what is hidden close by: doors, pits and more."),
                  KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Rest, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Rest"), "Z", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Waits until you are well again, or something disturbs you.")},
    PlayActionRow{
        PlayAction::StrikeNearest, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Strike the &nearest"), "F", nullptr,
        QT_TRANSLATE_NOOP("PlayActions",
                          "Strikes the nearest danger, or goes a step towards it. Lets be who does no harm.")},
    PlayActionRow{
        PlayAction::StrikeAny, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Strike an&yone"), "A", nullptr,
        QT_TRANSLATE_NOOP("PlayActions",
                          "Strikes whoever stands there, companion or not: press a direction, or look there.")},
    PlayActionRow{
        PlayAction::Orders, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Orders..."), "O", nullptr,
        QT_TRANSLATE_NOOP("PlayActions", "Tells your companions to follow, to stay, or to go their own way.")},
    PlayActionRow{PlayAction::CloseDoor, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "&Close a door"), "c", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shuts an open door next to you.")},
    PlayActionRow{PlayAction::LevelUp, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Level &up"), "", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Chooses what a new level brings. Any act asks for it as well.")},
    PlayActionRow{PlayAction::Repeat, PlayMenu::Act, QT_TRANSLATE_NOOP("PlayActions", "Do it &again"), "R", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Repeats the last act."), KeyPlace::Map, false, true},
    PlayActionRow{
        PlayAction::Explore, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "&Explore"), "o", nullptr,
        QT_TRANSLATE_NOOP("PlayActions", "Goes where you have not been and takes what lies there. Stops for danger.")},
    PlayActionRow{PlayAction::GoTo, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "&Go to..."), "G Ctrl+F",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Travels to a place or thing that you know of.")},
    PlayActionRow{PlayAction::ClimbUp, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "Stairs &up"), "<", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Takes the stairs up, or travels to the nearest that you know."),
                  KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::ClimbDown, PlayMenu::Travel, QT_TRANSLATE_NOOP("PlayActions", "Stairs d&own"), ">",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions",
                                    "Takes the stairs or the hole down, or travels to the nearest that you know.")},
    PlayActionRow{PlayAction::PickUp, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Pick up"), "g ,", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Takes what lies here; of several things you choose.")},
    PlayActionRow{PlayAction::Pack, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Pa&ck"), "i", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what you carry and what each thing does. Uses no turn."),
                  KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Examine, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "E&xamine"), "x", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Tells all about a thing, or about the cell you look at.")},
    PlayActionRow{PlayAction::Eat, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Eat"), "e", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Eats something, or takes a bite."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Drink, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "Drin&k"), "q", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Drinks a potion.")},
    PlayActionRow{PlayAction::Read, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Read"), "r", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Reads a scroll.")},
    PlayActionRow{PlayAction::Zap, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Zap"), "z", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Uses a charge of a wand.")},
    PlayActionRow{PlayAction::Wield, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Wield"), "w", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Takes something in the hand."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Wear, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "We&ar"), "W", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Puts something on.")},
    PlayActionRow{PlayAction::TakeOff, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Take off"), "T", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Puts away what you wield or wear.")},
    PlayActionRow{PlayAction::Throw, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "T&hrow"), "t", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Throws something where you aim."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::ThrowAgain, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "The &same again"), "f",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Aims what was aimed last, at the same creature or the nearest.")},
    PlayActionRow{PlayAction::Drop, PlayMenu::Items, QT_TRANSLATE_NOOP("PlayActions", "&Drop"), "d", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Puts something down where you stand.")},

    PlayActionRow{PlayAction::Look, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Look around"), "; /", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Names what is on a cell. Uses no turn.")},
    PlayActionRow{
        PlayAction::NextThing, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Next &thing"), "V", nullptr,
        QT_TRANSLATE_NOOP("PlayActions", "Looks at the next known thing of the chosen sort, from the nearest on.")},
    PlayActionRow{PlayAction::PreviousThing, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Thing &before"), "P",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Looks at the thing of that sort before.")},
    PlayActionRow{PlayAction::SortOfThing, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "So&rt of thing"), "S",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Takes the next sort: creatures, things, stairs, doors, traps.")},
    PlayActionRow{PlayAction::Around, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Say what is &around"), "Ctrl+A",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Names all that is in view, and where."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Place, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Describe this &place"), "Ctrl+D",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Says how large it is, its doors, and what of it is not seen yet."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Character, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Character"), "C", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what you are, what you can do and which things you know.")},
    PlayActionRow{PlayAction::Messages, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Messages"), "v Ctrl+P",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows all that happened so far.")},
    PlayActionRow{
        PlayAction::Levels, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Le&vels"), "M F3", nullptr,
        QT_TRANSLATE_NOOP("PlayActions", "Shows the levels you know and what is left there; travels to them.")},
    PlayActionRow{
        PlayAction::Deeds, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Deeds"), "D", nullptr,
        QT_TRANSLATE_NOOP("PlayActions", "Shows which deeds this game has done so far, and which are still open.")},
    PlayActionRow{PlayAction::Minimap, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "M&inimap"), "m", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows or hides the small map."), KeyPlace::Map, true},
    PlayActionRow{PlayAction::Ascii, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Classic &signs"), "Tab", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Draws the map with letters and signs."), KeyPlace::Map, true, true},
    PlayActionRow{PlayAction::ZoomIn, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Zoom in"),
                  "Ctrl++ Ctrl+=", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows fewer cells, larger."),
                  KeyPlace::Everywhere, false, true},
    PlayActionRow{PlayAction::ZoomOut, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "Zoom &out"), "Ctrl+-", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows more cells, smaller."), KeyPlace::Everywhere},
    PlayActionRow{PlayAction::ZoomUsual, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Usual size"), "Ctrl+0",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows cells in the size that fits the window."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::TextLarger, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Larger text"),
                  "Alt++ Alt+=", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Makes all text of the program larger."),
                  KeyPlace::Everywhere, false, true},
    PlayActionRow{PlayAction::TextSmaller, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "S&maller text"), "Alt+-",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Makes all text of the program smaller."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::NextPane, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Next pane"), "F6", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Moves the focus to the next part of the window."),
                  KeyPlace::Everywhere, false, true},
    PlayActionRow{PlayAction::PreviousPane, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Previous pane"),
                  "Shift+F6", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Moves the focus to the part before."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::FullScreen, PlayMenu::View, QT_TRANSLATE_NOOP("PlayActions", "&Full screen"), "F11",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Fills the whole screen, or not any more."),
                  KeyPlace::Everywhere},

    PlayActionRow{PlayAction::NewGame, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&New game..."), "Ctrl+N",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Chooses a dungeon and a seed. This game is saved."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::LoadGame, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Load game..."), "Ctrl+O",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Goes on with another game. This one is saved."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Save, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Save"), "Ctrl+S", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Saves the game and plays on."), KeyPlace::Everywhere},
    PlayActionRow{PlayAction::CopySeed, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Copy dungeon and seed"),
                  "Ctrl+C", nullptr, QT_TRANSLATE_NOOP("PlayActions", "A friend can paste it under New game."),
                  KeyPlace::Map, false, true},
    PlayActionRow{
        PlayAction::CopyShare, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Copy s&hare string"), "Ctrl+Shift+C",
        nullptr,
        QT_TRANSLATE_NOOP("PlayActions",
                          "The whole dungeon in one line of text, also for a friend who does not have its file."),
        KeyPlace::Map},
    PlayActionRow{
        PlayAction::StepBack, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Step &back"), "Ctrl+Z", nullptr,
        QT_TRANSLATE_NOOP("PlayActions", "Takes the last turn of a practice game back, even the one you died in."),
        KeyPlace::Everywhere, false, true},
    PlayActionRow{PlayAction::StepForward, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Step &forward"),
                  "Ctrl+Shift+Z Ctrl+Y", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Plays the turn again that was taken back."), KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Watch, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Watch so far"), "Ctrl+R",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows this game from its first turn on. Nothing in it changes."),
                  KeyPlace::Everywhere},
    PlayActionRow{
        PlayAction::EditDesign, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Edit this design"), "F4", nullptr,
        QT_TRANSLATE_NOOP(
            "PlayActions",
            "Opens a copy of the dungeon in the editor, after asking where a score would be lost. F4 there comes "
            "back."),
        KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Settings, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "S&ettings"), "Ctrl+,",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Keys, colours, language, text size and more."),
                  KeyPlace::Everywhere, false, true},
    PlayActionRow{PlayAction::GiveUp, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "&Give up..."), "", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Ends this game for good. Asks first."), KeyPlace::Map, false, true},
    PlayActionRow{PlayAction::Title, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Save and go to &title"), "",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Leaves the game. Continue brings you back.")},
    PlayActionRow{PlayAction::Quit, PlayMenu::Game, QT_TRANSLATE_NOOP("PlayActions", "Save and &quit"), "Ctrl+Q",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Saves and closes the window."), KeyPlace::Everywhere},

    PlayActionRow{PlayAction::Manual, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Manual"), "F1", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Opens the manual beside the game."), KeyPlace::Everywhere},
    PlayActionRow{PlayAction::News, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&What is new"), "", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Opens the manual where it tells what has changed."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Help, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Keys and signs"), "?", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what every key does."), KeyPlace::Everywhere},
    PlayActionRow{PlayAction::FindAction, PlayMenu::Help, QT_TRANSLATE_NOOP("PlayActions", "&Find an action..."),
                  "Ctrl+Shift+P", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Finds any action by its words and does it."), KeyPlace::Everywhere},
    PlayActionRow{PlayAction::Close, PlayMenu::None, QT_TRANSLATE_NOOP("PlayActions", "Close, or game menu"), "Esc",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Closes the topmost thing; on the map opens the game menu."),
                  KeyPlace::Everywhere},
    PlayActionRow{PlayAction::AimHere, PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Do it here"), "Space", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Does what is aimed, else tells of what is looked at."),
                  KeyPlace::Aim},
    PlayActionRow{PlayAction::AimNext, PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Next target"), "Tab", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Looks at the next creature in view."), KeyPlace::Aim},
    PlayActionRow{PlayAction::AimPrevious, PlayMenu::Aim, QT_TRANSLATE_NOOP("PlayActions", "Last target"), "Shift+Tab",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Looks at the creature in view before."), KeyPlace::Aim},

    PlayActionRow{PlayAction::WatchPlay, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "&Play or pause"), "Space",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Lets the game go on by itself, or stops it."),
                  KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchBack, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "One step &back"),
                  "Left , KP4", nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Shows what was before the last act of the hero."), KeyPlace::Watch,
                  false, true},
    PlayActionRow{PlayAction::WatchForward, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "One step &forward"),
                  "Right . KP6", nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows the next act of the hero."),
                  KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchSlower, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "&Slower"), "- Down",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows fewer turns a second."), KeyPlace::Watch, false,
                  true},
    PlayActionRow{PlayAction::WatchFaster, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "F&aster"), "+ = Up",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows more turns a second."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchStart, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To the s&tart"), "Home",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows the first turn."), KeyPlace::Watch, false, true},
    PlayActionRow{PlayAction::WatchEnd, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To the &end"), "End",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Shows the last turn."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchTurn, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To a t&urn..."), "t",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Type the number of a turn, then Enter."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchLevel, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "To a &level..."), "l",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Choose when the hero came to a level."), KeyPlace::Watch},
    PlayActionRow{PlayAction::WatchPlayOn, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "Play &on from here"), "p",
                  nullptr,
                  QT_TRANSLATE_NOOP("PlayActions", "Begins a practice game at this turn. The replay stays as it is."),
                  KeyPlace::Watch, false, true},
    PlayActionRow{PlayAction::WatchLeave, PlayMenu::Watch, QT_TRANSLATE_NOOP("PlayActions", "Stop &watching"), "",
                  nullptr, QT_TRANSLATE_NOOP("PlayActions", "Goes back to where you came from."), KeyPlace::Watch},
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

static_assert(isInOrder(kActions) && kActions.size() == enumCount<PlayAction>(), "each action has its row");

constexpr std::array kNames = enumNames<PlayAction, kActions.size()>();

} // namespace

std::span<const PlayActionRow> playActions() { return kActions; }

std::span<const PlayMenuRow> playMenus() { return kMenus; }

const PlayActionRow& playAction(PlayAction id) { return kActions[static_cast<std::size_t>(id)]; }

QString playActionId(PlayAction id)
{
    const std::string_view name = kNames[static_cast<std::size_t>(id)];
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

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
    using enum PlayAction;
    static constexpr std::array kAlso{Pack, Examine, CopySeed, CopyShare, Settings, Quit, Close};
    const PlayMenu menu = playAction(id).menu;
    return menu == PlayMenu::View || menu == PlayMenu::Help || menu == PlayMenu::Aim || menu == PlayMenu::Watch ||
           std::ranges::find(kAlso, id) != kAlso.end();
}

bool isForLooking(PlayAction id) { return directionOf(id) || runDirectionOf(id) || id == PlayAction::Obvious; }

} // namespace cave
