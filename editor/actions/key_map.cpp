// SPDX-License-Identifier: MIT
#include "editor/actions/key_map.h"

#include "app/view/base/enum_names.h"
#include "app/view/keys/mnemonic.h"

#include <QCoreApplication>

#include <array>

namespace cave {

namespace {

constexpr std::array kActions{
    ActionRow{EditorAction::New, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&New..."), "Ctrl+N", "new",
              QT_TRANSLATE_NOOP("EditorActions", "Begins another dungeon, from a recipe or empty.")},
    ActionRow{EditorAction::Open, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Open..."), "Ctrl+O", "open",
              QT_TRANSLATE_NOOP("EditorActions", "Opens a dungeon file.")},
    ActionRow{EditorAction::Save, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Save"), "Ctrl+S", "save",
              QT_TRANSLATE_NOOP("EditorActions", "Writes the dungeon to its file."), KeyScope::Page, false, true},
    ActionRow{EditorAction::SaveAs, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Save &as..."), "Ctrl+Shift+S",
              nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Writes the dungeon to another file and goes on with that one.")},
    ActionRow{EditorAction::Backups, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Backups..."), "", "history",
              QT_TRANSLATE_NOOP("EditorActions", "Opens a copy of what the file held before it was saved over.")},
    ActionRow{EditorAction::BuiltIn, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Open a &bundled dungeon..."),
              "", "map", QT_TRANSLATE_NOOP("EditorActions", "Opens a copy of a dungeon that Cavewright brings."),
              KeyScope::Page, false, true},
    ActionRow{EditorAction::Import, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Import..."), "Ctrl+Shift+I",
              "open", QT_TRANSLATE_NOOP("EditorActions", "Makes a dungeon of a plain text.")},
    ActionRow{EditorAction::Export, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Ex&port..."), "Ctrl+Shift+E",
              "export",
              QT_TRANSLATE_NOOP("EditorActions", "Writes a copy as a dungeon file, as plain text or as a picture.")},
    ActionRow{EditorAction::ExportAgain, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Export again"),
              "Ctrl+E", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Writes the copy once more, to the same file.")},
    ActionRow{EditorAction::Settings, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Se&ttings"), "Ctrl+,",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Keys, colours, language, text size and more."),
              KeyScope::Page, false, true},
    ActionRow{EditorAction::NextTab, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Ne&xt tab"), "Ctrl+Tab",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Shows the next dungeon that is open."), KeyScope::Page,
              false, true},
    ActionRow{EditorAction::PreviousTab, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Pre&vious tab"),
              "Ctrl+Shift+Tab", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Shows the dungeon that is open before this one.")},
    ActionRow{EditorAction::CloseTab, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Close"), "Ctrl+W", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Closes this dungeon; asks before unsaved work is lost.")},
    ActionRow{EditorAction::ReopenTab, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Reopen c&losed tab"),
              "Ctrl+Shift+T", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Opens again what was closed last, with its history.")},
    ActionRow{EditorAction::Title, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Title page"), "", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Leaves the editor; all dungeons stay open."), KeyScope::Page, false,
              true},

    ActionRow{EditorAction::Undo, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Undo"), "Ctrl+Z", "undo",
              QT_TRANSLATE_NOOP("EditorActions", "Takes the last change back.")},
    ActionRow{EditorAction::Redo, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Redo"), "Ctrl+Shift+Z Ctrl+Y",
              "redo", QT_TRANSLATE_NOOP("EditorActions", "Makes the change again that was taken back.")},
    ActionRow{EditorAction::Cut, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Cu&t"), "Ctrl+X", "cut",
              QT_TRANSLATE_NOOP("EditorActions", "Copies the selection and leaves wall."), KeyScope::Canvas, false,
              true},
    ActionRow{
        EditorAction::Copy, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Copy"), "Ctrl+C", "duplicate",
        QT_TRANSLATE_NOOP("EditorActions", "Copies tiles and things of the selection, for any level and dungeon."),
        KeyScope::Canvas},
    ActionRow{EditorAction::Paste, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Paste"), "Ctrl+V", "paste",
              QT_TRANSLATE_NOOP("EditorActions", "Puts down what was copied where you click; X, Y and Z turn it."),
              KeyScope::Canvas},
    ActionRow{EditorAction::PasteInPlace, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Paste in p&lace"),
              "Ctrl+Shift+V", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Puts down what was copied where it was, on this level."),
              KeyScope::Canvas},
    ActionRow{EditorAction::Duplicate, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Duplicate"), "Ctrl+D",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Takes a copy of the selection to put down."),
              KeyScope::Canvas},
    ActionRow{EditorAction::Clear, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Cl&ear"), "Del", "trash",
              QT_TRANSLATE_NOOP("EditorActions", "Makes the selection wall with nothing on it."), KeyScope::Canvas},
    ActionRow{EditorAction::SelectAll, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Select &all"), "Ctrl+A",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Selects the whole level."), KeyScope::Canvas, false, true},
    ActionRow{EditorAction::SelectNone, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Select &none"),
              "Ctrl+Shift+A", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Leaves nothing selected."),
              KeyScope::Canvas},
    ActionRow{EditorAction::InvertSelection, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Invert selection"),
              "Ctrl+I", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Selects what is not selected."), KeyScope::Canvas},
    ActionRow{EditorAction::Mirror, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Mirror"), "X", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Swaps left and right of the selection or piece."), KeyScope::Canvas,
              false, true},
    ActionRow{EditorAction::Flip, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Fl&ip"), "Y", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Turns the selection or piece upside down."), KeyScope::Canvas},
    ActionRow{EditorAction::TurnRight, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Turn &right"), "Z",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Turns the selection or piece by a quarter."),
              KeyScope::Canvas},
    ActionRow{EditorAction::TurnLeft, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Turn le&ft"), "Shift+Z",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Turns the selection or piece by a quarter, the other way."),
              KeyScope::Canvas},
    ActionRow{
        EditorAction::ReplaceTile, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Replace a tile..."), "Ctrl+H",
        nullptr,
        QT_TRANSLATE_NOOP("EditorActions", "Puts one tile in the place of another in the selection, level or dungeon."),
        KeyScope::Page, false, true},
    ActionRow{EditorAction::Find, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Find in the palette"), "Q",
              "search", QT_TRANSLATE_NOOP("EditorActions", "Types the name of a tile or creature to choose it."),
              KeyScope::Canvas, false, true},
    ActionRow{EditorAction::FindThing, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "Find a t&hing..."),
              "Ctrl+F", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Lists what stands and lies on the levels.")},
    ActionRow{EditorAction::GoToCell, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Go to a cell..."),
              "Ctrl+Shift+G", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Moves the cell cursor to the cell that you type.")},

    ActionRow{EditorAction::SymmetryLeftRight, EditorMenu::Tools,
              QT_TRANSLATE_NOOP("EditorActions", "Symmetry &left and right"), "Shift+X", "symmetry-x",
              QT_TRANSLATE_NOOP("EditorActions", "Paints the mirror image in the other half of the level too."),
              KeyScope::Canvas, true},
    ActionRow{EditorAction::SymmetryUpDown, EditorMenu::Tools,
              QT_TRANSLATE_NOOP("EditorActions", "Symmetry &up and down"), "Shift+Y", "symmetry-y",
              QT_TRANSLATE_NOOP("EditorActions", "Paints the mirror image in the upper or lower half too."),
              KeyScope::Canvas, true},
    ActionRow{EditorAction::SavePiece, EditorMenu::Tools,
              QT_TRANSLATE_NOOP("EditorActions", "Save selection as a &piece..."), "Shift+U", "vault",
              QT_TRANSLATE_NOOP("EditorActions", "Keeps the selection in the dungeon, for you and for recipes."),
              KeyScope::Canvas},

    ActionRow{EditorAction::LevelAbove, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Level &above"), "PgUp",
              "up", QT_TRANSLATE_NOOP("EditorActions", "Shows the next level up."), KeyScope::Canvas},
    ActionRow{EditorAction::LevelBelow, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Level &below"), "PgDown",
              "down", QT_TRANSLATE_NOOP("EditorActions", "Shows the next level down."), KeyScope::Canvas},
    ActionRow{EditorAction::GhostAbove, EditorMenu::Level,
              QT_TRANSLATE_NOOP("EditorActions", "&Ghost of the level above"), "Alt+PgUp", "ghost-level",
              QT_TRANSLATE_NOOP("EditorActions", "Lets the level above shine through."), KeyScope::Canvas, true},
    ActionRow{EditorAction::GhostBelow, EditorMenu::Level,
              QT_TRANSLATE_NOOP("EditorActions", "G&host of the level below"), "Alt+PgDown", "ghost-level",
              QT_TRANSLATE_NOOP("EditorActions", "Lets the level below shine through."), KeyScope::Canvas, true},
    ActionRow{EditorAction::OtherEnd, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "&Other end of the stairs"),
              "J", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Follows the stairs under the cell cursor."),
              KeyScope::Canvas},
    ActionRow{EditorAction::NewLevel, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "&New level"),
              "Ctrl+Shift+L", "plus", QT_TRANSLATE_NOOP("EditorActions", "Puts an empty level below this one."),
              KeyScope::Page, false, true},
    ActionRow{EditorAction::DuplicateLevel, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "&Duplicate"),
              "Ctrl+D", "duplicate",
              QT_TRANSLATE_NOOP("EditorActions", "Puts a copy of this level, without its stairs, below it."),
              KeyScope::Levels},
    ActionRow{EditorAction::DeleteLevel, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Dele&te"), "Del",
              "trash", QT_TRANSLATE_NOOP("EditorActions", "Takes this level out of the dungeon."), KeyScope::Levels},
    ActionRow{EditorAction::RenameLevel, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "&Rename..."), "F2",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Gives this level another name."), KeyScope::Levels},
    ActionRow{
        EditorAction::MoveLevelUp, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Move &up"), "Ctrl+Shift+PgUp",
        "up",
        QT_TRANSLATE_NOOP("EditorActions",
                          "Lets this level be reached earlier; stairs made by hand go on leading where they led.")},
    ActionRow{EditorAction::MoveLevelDown, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Move do&wn"),
              "Ctrl+Shift+PgDown", "down",
              QT_TRANSLATE_NOOP("EditorActions",
                                "Lets this level be reached later; stairs made by hand go on leading where they led.")},
    ActionRow{
        EditorAction::ResizeLevels, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "&Size of all levels..."), "",
        "fit",
        QT_TRANSLATE_NOOP("EditorActions", "Makes all levels larger or smaller, and shows first what would be lost.")},
    ActionRow{EditorAction::Lock, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Loc&k selection"), "K",
              "lock", QT_TRANSLATE_NOOP("EditorActions", "Keeps the selected cells as they are, whatever the seed."),
              KeyScope::Canvas},
    ActionRow{EditorAction::Unlock, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Unloc&k selection"),
              "Shift+K", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Leaves the selected cells to the recipe again."),
              KeyScope::Canvas},
    ActionRow{EditorAction::AddRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Add a row..."), "Ins",
              "plus", QT_TRANSLATE_NOOP("EditorActions", "Puts another row behind the chosen one."), KeyScope::Rows},
    ActionRow{EditorAction::DuplicateRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Duplicate the row"),
              "Ctrl+D", "duplicate", QT_TRANSLATE_NOOP("EditorActions", "Puts a copy with other dice behind the row."),
              KeyScope::Rows},
    ActionRow{EditorAction::RemoveRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Dele&te the row"), "Del",
              "trash", QT_TRANSLATE_NOOP("EditorActions", "Takes the row out of the recipe."), KeyScope::Rows},
    ActionRow{EditorAction::RenameRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Label the row..."),
              "F2", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Gives the row a name of its own."), KeyScope::Rows},
    ActionRow{EditorAction::MuteRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Mute the row"), "Space B",
              "eye", QT_TRANSLATE_NOOP("EditorActions", "Leaves the row out, or lets it run again."), KeyScope::Rows,
              false, true},
    ActionRow{EditorAction::SoloRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Solo"), "Shift+B",
              nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Mutes all rows but this one and those that make the ground."),
              KeyScope::Rows},
    ActionRow{EditorAction::RowUp, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Move the row &up"), "Alt+Up",
              "up", QT_TRANSLATE_NOOP("EditorActions", "Lets the row run earlier."), KeyScope::Rows},
    ActionRow{EditorAction::RowDown, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Move the row do&wn"),
              "Alt+Down", "down", QT_TRANSLATE_NOOP("EditorActions", "Lets the row run later."), KeyScope::Rows},
    ActionRow{EditorAction::RerollRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Reroll the row"), "R",
              "die", QT_TRANSLATE_NOOP("EditorActions", "Throws other dice for this row alone."), KeyScope::Rows},
    ActionRow{EditorAction::RerollWithin, EditorMenu::Recipe,
              QT_TRANSLATE_NOOP("EditorActions", "Reroll the row in the selection"), "Shift+R", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Throws other dice for the row in the selected cells of this level."),
              KeyScope::Rows},
    ActionRow{EditorAction::PinRow, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Pin the row"), "P", "pin",
              QT_TRANSLATE_NOOP("EditorActions", "Lets the row keep its seed when the dungeon gets another one."),
              KeyScope::Rows},
    ActionRow{EditorAction::RowParameters, EditorMenu::Recipe,
              QT_TRANSLATE_NOOP("EditorActions", "&Parameters of the row"), "Return", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Goes to what the row can be told."), KeyScope::Rows},
    ActionRow{EditorAction::EndResult, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Show the &end result"),
              "", "eye",
              QT_TRANSLATE_NOOP("EditorActions", "Shows the level as all rows make it, or only up to the chosen row."),
              KeyScope::Page, true, true},
    ActionRow{EditorAction::WithoutEdits, EditorMenu::Recipe,
              QT_TRANSLATE_NOOP("EditorActions", "Show without &hand edits"), "H", nullptr,
              QT_TRANSLATE_NOOP("EditorActions",
                                "Shows what the recipe alone makes, on the canvas as long as the key is held."),
              KeyScope::Canvas, true},
    ActionRow{EditorAction::UniqueRecipe, EditorMenu::Recipe,
              QT_TRANSLATE_NOOP("EditorActions", "Make the recipe uni&que"), "", "duplicate",
              QT_TRANSLATE_NOOP("EditorActions", "Gives this level a copy of the recipe that it shares with others."),
              KeyScope::Page},
    ActionRow{EditorAction::RegenerateLevel, EditorMenu::Recipe,
              QT_TRANSLATE_NOOP("EditorActions", "&Regenerate this level"), "Ctrl+R", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Makes this level anew from the seed in the box; hand edits stay."),
              KeyScope::Page, false, true},

    ActionRow{EditorAction::RegenerateDungeon, EditorMenu::Recipe,
              QT_TRANSLATE_NOOP("EditorActions", "&Regenerate all levels"), "Ctrl+Shift+R", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Makes all levels anew from the seed in the box; hand edits stay.")},
    ActionRow{EditorAction::RandomSeed, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Ra&ndom seed"), "",
              "die", QT_TRANSLATE_NOOP("EditorActions", "Rolls another seed and makes all levels from it.")},
    ActionRow{EditorAction::PreviousSeed, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Previous seed"),
              "Alt+Left", "previous", QT_TRANSLATE_NOOP("EditorActions", "Goes back to the seed before this one.")},
    ActionRow{EditorAction::NextSeed, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Ne&xt seed"), "Alt+Right",
              "next", QT_TRANSLATE_NOOP("EditorActions", "Goes to the seed after this one.")},
    ActionRow{EditorAction::CopySeed, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Copy seed"), "",
              "duplicate", QT_TRANSLATE_NOOP("EditorActions", "Puts the seed on the clipboard.")},
    ActionRow{EditorAction::PasteSeed, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "Paste &seed"), "",
              "paste", QT_TRANSLATE_NOOP("EditorActions", "Makes all levels from the seed on the clipboard.")},
    ActionRow{EditorAction::Variants, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Variants..."), "F7",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Shows the level from a dozen other seeds, to take one."),
              KeyScope::Page, false, true},
    ActionRow{EditorAction::Batch, EditorMenu::Recipe, QT_TRANSLATE_NOOP("EditorActions", "&Batch"), "Shift+F7",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Tries many seeds and lists those that fail.")},
    ActionRow{EditorAction::NextProblem, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Go to next problem"),
              "F8", "warning", QT_TRANSLATE_NOOP("EditorActions", "Shows where the next problem is."), KeyScope::Page,
              false, true},
    ActionRow{EditorAction::PreviousProblem, EditorMenu::Dungeon,
              QT_TRANSLATE_NOOP("EditorActions", "Go to p&revious problem"), "Shift+F8", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Shows where the problem before is.")},
    ActionRow{EditorAction::FixProblem, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Fix this problem"),
              "Ctrl+F8", "check", QT_TRANSLATE_NOOP("EditorActions", "Does what the problem offers, as one step.")},
    ActionRow{EditorAction::ShowWay, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "Show the &way to win"),
              "", "map", QT_TRANSLATE_NOOP("EditorActions", "Draws the way from the start to the goal."),
              KeyScope::Page, true},
    ActionRow{EditorAction::NewCreature, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&New creature..."),
              "Ctrl+Shift+N", "creature",
              QT_TRANSLATE_NOOP("EditorActions", "Makes a creature of this dungeon's own, from the chosen one."),
              KeyScope::Page, false, true},
    ActionRow{EditorAction::Content, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Content"), "F12",
              nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Creatures, items and tiles, built in and the dungeon's own.")},
    ActionRow{EditorAction::Rules, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Rules"), "Shift+F12",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "How the dungeon is won, and what the hero is.")},

    ActionRow{EditorAction::ZoomIn, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "Zoom &in"),
              "Ctrl++ Ctrl+=", "zoom-in", QT_TRANSLATE_NOOP("EditorActions", "Shows fewer cells, larger.")},
    ActionRow{EditorAction::ZoomOut, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "Zoom &out"), "Ctrl+-",
              "zoom-out", QT_TRANSLATE_NOOP("EditorActions", "Shows more cells, smaller.")},
    ActionRow{EditorAction::ZoomUsual, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Usual size"), "Ctrl+0",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Shows a cell with 16 pixels.")},
    ActionRow{EditorAction::ZoomFit, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Fit the level"), "Ctrl+9",
              "fit", QT_TRANSLATE_NOOP("EditorActions", "Shows the whole level.")},
    ActionRow{EditorAction::TextLarger, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Larger text"),
              "Alt++ Alt+=", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Makes all text of the program larger.")},
    ActionRow{EditorAction::TextSmaller, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "S&maller text"), "Alt+-",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Makes all text of the program smaller.")},
    ActionRow{EditorAction::Grid, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Grid"), "Ctrl+G", "grid",
              QT_TRANSLATE_NOOP("EditorActions", "Draws lines between cells, stronger ones every 8."), KeyScope::Page,
              true, true},
    ActionRow{EditorAction::OverlayRegions, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Regions"), "Alt+1",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Numbers rooms and caves."), KeyScope::Page, true, true},
    ActionRow{EditorAction::OverlayReach, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "R&each"), "Alt+2",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Shows what can and cannot be reached from the start."),
              KeyScope::Page, true},
    ActionRow{EditorAction::OverlayChokes, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Chokes and loops"),
              "Alt+3", "overlay",
              QT_TRANSLATE_NOOP("EditorActions", "Shows cells that all must pass, and what can be walked around."),
              KeyScope::Page, true},
    ActionRow{EditorAction::OverlayDistance, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Distance"), "Alt+4",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Shows how many steps it is from the cell cursor."),
              KeyScope::Page, true},
    ActionRow{EditorAction::OverlaySight, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Sight"), "Alt+5",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Shows what the hero would see from the cell cursor."),
              KeyScope::Page, true},
    ActionRow{EditorAction::OverlayDanger, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "Da&nger"), "Alt+6",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Shows how dangerous the creatures of each region are."),
              KeyScope::Page, true},
    ActionRow{EditorAction::OverlayChanges, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "C&hanges"), "Alt+7",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Shows what differs from the file."), KeyScope::Page, true},
    ActionRow{EditorAction::OverlayLocks, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Locks"), "Alt+8",
              "overlay", QT_TRANSLATE_NOOP("EditorActions", "Shows what is locked."), KeyScope::Page, true},
    ActionRow{EditorAction::NoOverlays, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "N&o overlays"), "Alt+0",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Shows the level alone.")},
    ActionRow{EditorAction::Panels, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Panels"), "F9", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Shows what lies beside the canvas, or gives it all the room."),
              KeyScope::Page, true, true},
    ActionRow{EditorAction::Overview, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&All levels"), "F3",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Shows all levels at once, with the stairs between them.")},
    ActionRow{EditorAction::CentreCursor, EditorMenu::View,
              QT_TRANSLATE_NOOP("EditorActions", "&Centre on the cell cursor"), "Home", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Brings the cell cursor to the middle."), KeyScope::Canvas},
    ActionRow{EditorAction::NextPane, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Next pane"), "F6", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Moves the focus to the next part of the window."), KeyScope::Page,
              false, true},
    ActionRow{EditorAction::PreviousPane, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Previous pane"),
              "Shift+F6", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Moves the focus to the part before.")},

    ActionRow{EditorAction::Play, EditorMenu::Play, QT_TRANSLATE_NOOP("EditorActions", "&Play"), "F5", "play",
              QT_TRANSLATE_NOOP("EditorActions", "Plays from the start; the dungeon and undo stay as they are.")},
    ActionRow{EditorAction::PlayHere, EditorMenu::Play, QT_TRANSLATE_NOOP("EditorActions", "Play from &here"),
              "Shift+F5", "play-here", QT_TRANSLATE_NOOP("EditorActions", "Plays from the cell cursor.")},
    ActionRow{EditorAction::Back, EditorMenu::Play, QT_TRANSLATE_NOOP("EditorActions", "&Back to the running game"),
              "F4", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Leaves the editor for the game that is going on."),
              KeyScope::Page, false, true},

    ActionRow{EditorAction::FindAction, EditorMenu::Help, QT_TRANSLATE_NOOP("EditorActions", "&Find an action..."),
              "Ctrl+Shift+P", "search",
              QT_TRANSLATE_NOOP("EditorActions", "Finds any action by its words and runs it.")},
    ActionRow{EditorAction::Keys, EditorMenu::Help, QT_TRANSLATE_NOOP("EditorActions", "&Keys of the editor"), "F1",
              "info", QT_TRANSLATE_NOOP("EditorActions", "Lists all keys.")},
};

constexpr const char* kMoves = QT_TRANSLATE_NOOP(
    "EditorActions", "Moves the cell cursor by one cell, with Ctrl by 8; with Shift it paints or extends on the way.");
constexpr const char* kSizes = QT_TRANSLATE_NOOP("EditorActions", "Paints with a brush of that many cells.");

// What keys do on the canvas. With modifiers: Shift or Ctrl held as well.
constexpr CanvasActionRow canvasRow(CanvasAction id, const char* name, const char* keys, const char* help,
                                    bool takesModifiers = false)
{
    return {id, EditorMenu::Tools, name, keys, nullptr, help, KeyScope::Canvas, false, false, takesModifiers};
}

constexpr std::array kCanvasActions{
    canvasRow(CanvasAction::Left, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor left"), "Left", kMoves, true),
    canvasRow(CanvasAction::Right, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor right"), "Right", kMoves, true),
    canvasRow(CanvasAction::Up, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor up"), "Up", kMoves, true),
    canvasRow(CanvasAction::Down, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor down"), "Down", kMoves, true),
    canvasRow(CanvasAction::UpLeft, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor up and left"), "", kMoves, true),
    canvasRow(CanvasAction::UpRight, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor up and right"), "", kMoves, true),
    canvasRow(CanvasAction::DownLeft, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor down and left"), "", kMoves,
              true),
    canvasRow(CanvasAction::DownRight, QT_TRANSLATE_NOOP("EditorActions", "Cell cursor down and right"), "", kMoves,
              true),
    canvasRow(CanvasAction::Use, QT_TRANSLATE_NOOP("EditorActions", "Use the tool at the cell cursor"), "Return",
              QT_TRANSLATE_NOOP("EditorActions", "Presses the tool there, sets a corner or finishes."), true),
    canvasRow(CanvasAction::Erase, QT_TRANSLATE_NOOP("EditorActions", "Erase at the cell cursor"), "Backspace",
              QT_TRANSLATE_NOOP("EditorActions", "Does what the right button does there.")),
    canvasRow(CanvasAction::Size1, QT_TRANSLATE_NOOP("EditorActions", "Brush size 1"), "1", kSizes),
    canvasRow(CanvasAction::Size2, QT_TRANSLATE_NOOP("EditorActions", "Brush size 2"), "2", kSizes),
    canvasRow(CanvasAction::Size3, QT_TRANSLATE_NOOP("EditorActions", "Brush size 3"), "3", kSizes),
    canvasRow(CanvasAction::Size4, QT_TRANSLATE_NOOP("EditorActions", "Brush size 4"), "4", kSizes),
    canvasRow(CanvasAction::Size5, QT_TRANSLATE_NOOP("EditorActions", "Brush size 5"), "5", kSizes),
    canvasRow(CanvasAction::Size6, QT_TRANSLATE_NOOP("EditorActions", "Brush size 6"), "6", kSizes),
    canvasRow(CanvasAction::Size7, QT_TRANSLATE_NOOP("EditorActions", "Brush size 7"), "7", kSizes),
    canvasRow(CanvasAction::Size8, QT_TRANSLATE_NOOP("EditorActions", "Brush size 8"), "8", kSizes),
    canvasRow(CanvasAction::Size9, QT_TRANSLATE_NOOP("EditorActions", "Brush size 9"), "9", kSizes),
};

constexpr std::array kCanvasKeys{
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Numpad"),
                 QT_TRANSLATE_NOOP("EditorActions", "Moves the cell cursor in all eight directions")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Right button"), QT_TRANSLATE_NOOP("EditorActions", "Erase")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Ctrl and click"),
                 QT_TRANSLATE_NOOP("EditorActions", "Pick what is there; selecting: fewer cells")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Shift and click"),
                 QT_TRANSLATE_NOOP("EditorActions", "Brush: a line from the last point; selecting: more cells")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Its letter again"),
                 QT_TRANSLATE_NOOP("EditorActions", "A tool's next variant")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Middle button, Space and drag"),
                 QT_TRANSLATE_NOOP("EditorActions", "Pan")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Wheel, pinch"),
                 QT_TRANSLATE_NOOP("EditorActions", "Zoom at the pointer")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Esc"),
                 QT_TRANSLATE_NOOP("EditorActions", "Take the stroke back, close what is open")},
};

constexpr std::array kNames = enumNames<EditorAction, kActions.size()>();
constexpr std::array kCanvasNames = enumNames<CanvasAction, kCanvasActions.size()>();

constexpr std::array kMenuTitles{
    QT_TRANSLATE_NOOP("EditorActions", "&File"),   QT_TRANSLATE_NOOP("EditorActions", "&Edit"),
    QT_TRANSLATE_NOOP("EditorActions", "&Tools"),  QT_TRANSLATE_NOOP("EditorActions", "&Level"),
    QT_TRANSLATE_NOOP("EditorActions", "&Recipe"), QT_TRANSLATE_NOOP("EditorActions", "&Dungeon"),
    QT_TRANSLATE_NOOP("EditorActions", "&View"),   QT_TRANSLATE_NOOP("EditorActions", "&Play"),
    QT_TRANSLATE_NOOP("EditorActions", "&Help")};

static_assert(isInOrder(kActions) && isInOrder(kCanvasActions));
static_assert(kMenuTitles.size() == static_cast<std::size_t>(EditorMenu::Help) + 1);

} // namespace

std::span<const ActionRow> actionTable() { return kActions; }

std::span<const CanvasActionRow> canvasActionTable() { return kCanvasActions; }

std::span<const CanvasKeyRow> canvasKeyTable() { return kCanvasKeys; }

QString actionId(EditorAction id)
{
    const std::string_view name = kNames[static_cast<std::size_t>(id)];
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

// Apart from an action of the same name.
QString actionId(CanvasAction id)
{
    const std::string_view name = kCanvasNames[static_cast<std::size_t>(id)];
    return QStringLiteral("Canvas") + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

const char* menuTitle(EditorMenu menu) { return kMenuTitles[static_cast<std::size_t>(menu)]; }

QString actionText(const char* source) { return QCoreApplication::translate("EditorActions", source); }

QString plainName(QString text) { return withoutMnemonic(text); }

QString tooltipOf(const QString& name, const QList<QKeySequence>& keys, const QString& help)
{
    const QString first =
        keys.isEmpty()
            ? name
            : QCoreApplication::translate("Keys", "%1 (%2)").arg(name, keys.first().toString(QKeySequence::NativeText));
    return first + u'\n' + help;
}

} // namespace cave
