// SPDX-License-Identifier: MIT
#include "editor/key_map.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace cave {

namespace {

constexpr std::array kActions{
    ActionRow{EditorAction::New, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&New..."), "Ctrl+N", "new",
              QT_TRANSLATE_NOOP("EditorActions", "Begins another dungeon, from a recipe or empty.")},
    ActionRow{EditorAction::Open, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Open..."), "Ctrl+O", "open",
              QT_TRANSLATE_NOOP("EditorActions", "Opens a dungeon file.")},
    ActionRow{EditorAction::Save, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Save"), "Ctrl+S", "save",
              QT_TRANSLATE_NOOP("EditorActions", "Writes the dungeon to its file."), false, false, true},
    ActionRow{EditorAction::SaveAs, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "Save &as..."), "Ctrl+Shift+S",
              nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Writes the dungeon to another file and goes on with that one.")},
    ActionRow{EditorAction::Export, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Export..."), "Ctrl+Shift+E",
              "export", QT_TRANSLATE_NOOP("EditorActions", "Writes a copy as a dungeon file or as plain text.")},
    ActionRow{EditorAction::Title, EditorMenu::File, QT_TRANSLATE_NOOP("EditorActions", "&Title page"), "Ctrl+W",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Leaves the editor; the dungeon stays open."), false, false,
              true},

    ActionRow{EditorAction::Undo, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Undo"), "Ctrl+Z", "undo",
              QT_TRANSLATE_NOOP("EditorActions", "Takes the last change back.")},
    ActionRow{EditorAction::Redo, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Redo"), "Ctrl+Shift+Z; Ctrl+Y",
              "redo", QT_TRANSLATE_NOOP("EditorActions", "Makes the change again that was taken back.")},
    ActionRow{EditorAction::Find, EditorMenu::Edit, QT_TRANSLATE_NOOP("EditorActions", "&Find in the palette"), "Q",
              "search", QT_TRANSLATE_NOOP("EditorActions", "Types the name of a tile or creature to choose it."), true,
              false, true},

    ActionRow{EditorAction::LevelAbove, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Level &above"), "PgUp",
              "up", QT_TRANSLATE_NOOP("EditorActions", "Shows the next level up."), true},
    ActionRow{EditorAction::LevelBelow, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "Level &below"), "PgDown",
              "down", QT_TRANSLATE_NOOP("EditorActions", "Shows the next level down."), true},
    ActionRow{EditorAction::OtherEnd, EditorMenu::Level, QT_TRANSLATE_NOOP("EditorActions", "&Other end of the stairs"),
              "J", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Follows the stairs under the cell cursor."), true},
    ActionRow{EditorAction::RegenerateLevel, EditorMenu::Level,
              QT_TRANSLATE_NOOP("EditorActions", "&Regenerate this level"), "Ctrl+R", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Makes this level anew from the seed in the box; hand edits stay."),
              false, false, true},

    ActionRow{EditorAction::RegenerateDungeon, EditorMenu::Dungeon,
              QT_TRANSLATE_NOOP("EditorActions", "&Regenerate all levels"), "Ctrl+Shift+R", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Makes all levels anew from the seed in the box; hand edits stay.")},
    ActionRow{EditorAction::RandomSeed, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "Ra&ndom seed"), "",
              "die", QT_TRANSLATE_NOOP("EditorActions", "Rolls another seed and makes all levels from it.")},
    ActionRow{EditorAction::PreviousSeed, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Previous seed"),
              "Alt+Left", "previous", QT_TRANSLATE_NOOP("EditorActions", "Goes back to the seed before this one.")},
    ActionRow{EditorAction::NextSeed, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "Ne&xt seed"),
              "Alt+Right", "next", QT_TRANSLATE_NOOP("EditorActions", "Goes to the seed after this one.")},
    ActionRow{EditorAction::CopySeed, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Copy seed"), "",
              "duplicate", QT_TRANSLATE_NOOP("EditorActions", "Puts the seed on the clipboard.")},
    ActionRow{EditorAction::PasteSeed, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "Paste &seed"), "",
              "paste", QT_TRANSLATE_NOOP("EditorActions", "Makes all levels from the seed on the clipboard.")},
    ActionRow{EditorAction::NextProblem, EditorMenu::Dungeon, QT_TRANSLATE_NOOP("EditorActions", "&Go to next problem"),
              "F8", "warning", QT_TRANSLATE_NOOP("EditorActions", "Shows where the next problem is."), false, false,
              true},
    ActionRow{EditorAction::PreviousProblem, EditorMenu::Dungeon,
              QT_TRANSLATE_NOOP("EditorActions", "Go to p&revious problem"), "Shift+F8", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Shows where the problem before is.")},

    ActionRow{EditorAction::ZoomIn, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "Zoom &in"),
              "Ctrl++; Ctrl+=", "zoom-in", QT_TRANSLATE_NOOP("EditorActions", "Shows fewer cells, larger.")},
    ActionRow{EditorAction::ZoomOut, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "Zoom &out"), "Ctrl+-",
              "zoom-out", QT_TRANSLATE_NOOP("EditorActions", "Shows more cells, smaller.")},
    ActionRow{EditorAction::ZoomUsual, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Usual size"), "Ctrl+0",
              nullptr, QT_TRANSLATE_NOOP("EditorActions", "Shows a cell with 16 pixels.")},
    ActionRow{EditorAction::ZoomFit, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Fit the level"), "Ctrl+9",
              "fit", QT_TRANSLATE_NOOP("EditorActions", "Shows the whole level.")},
    ActionRow{EditorAction::Grid, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Grid"), "Ctrl+G", "grid",
              QT_TRANSLATE_NOOP("EditorActions", "Draws lines between cells, stronger ones every 8."), false, true,
              true},
    ActionRow{EditorAction::Panels, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Panels"), "F9", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Shows what lies beside the canvas, or gives it all the room."), false,
              true},
    ActionRow{EditorAction::CentreCursor, EditorMenu::View,
              QT_TRANSLATE_NOOP("EditorActions", "&Centre on the cell cursor"), "Home", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Brings the cell cursor to the middle."), true},
    ActionRow{EditorAction::NextPane, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Next pane"), "F6", nullptr,
              QT_TRANSLATE_NOOP("EditorActions", "Moves the focus to the next part of the window."), false, false,
              true},
    ActionRow{EditorAction::PreviousPane, EditorMenu::View, QT_TRANSLATE_NOOP("EditorActions", "&Previous pane"),
              "Shift+F6", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Moves the focus to the part before.")},

    ActionRow{EditorAction::Play, EditorMenu::Play, QT_TRANSLATE_NOOP("EditorActions", "&Play"), "F5", "play",
              QT_TRANSLATE_NOOP("EditorActions", "Plays from the start; the dungeon and undo stay as they are.")},
    ActionRow{EditorAction::PlayHere, EditorMenu::Play, QT_TRANSLATE_NOOP("EditorActions", "Play from &here"),
              "Shift+F5", "play-here", QT_TRANSLATE_NOOP("EditorActions", "Plays from the cell cursor.")},
    ActionRow{EditorAction::Back, EditorMenu::Play, QT_TRANSLATE_NOOP("EditorActions", "&Back to the running game"),
              "F4", nullptr, QT_TRANSLATE_NOOP("EditorActions", "Leaves the editor for the game that is going on."),
              false, false, true},

    ActionRow{EditorAction::Keys, EditorMenu::Help, QT_TRANSLATE_NOOP("EditorActions", "&Keys of the editor"), "F1",
              "info", QT_TRANSLATE_NOOP("EditorActions", "Lists all keys.")},
};

constexpr std::array kCanvasKeys{
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Arrows, numpad"),
                 QT_TRANSLATE_NOOP("EditorActions", "Move the cell cursor; Ctrl moves it 8 cells")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Enter"),
                 QT_TRANSLATE_NOOP("EditorActions", "Use the tool at the cell cursor; set a corner, finish")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Shift with arrows"),
                 QT_TRANSLATE_NOOP("EditorActions", "Paint or extend while walking")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Backspace, right button"),
                 QT_TRANSLATE_NOOP("EditorActions", "Erase")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "1 ... 9"),
                 QT_TRANSLATE_NOOP("EditorActions", "Size of the brush")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Ctrl and click"),
                 QT_TRANSLATE_NOOP("EditorActions", "Pick what is there")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Shift and click"),
                 QT_TRANSLATE_NOOP("EditorActions", "Brush: a line from the last point")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Middle button, Space and drag"),
                 QT_TRANSLATE_NOOP("EditorActions", "Pan")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Wheel, pinch"),
                 QT_TRANSLATE_NOOP("EditorActions", "Zoom at the pointer")},
    CanvasKeyRow{QT_TRANSLATE_NOOP("EditorActions", "Esc"),
                 QT_TRANSLATE_NOOP("EditorActions", "Take the stroke back, close what is open")},
};

constexpr std::array kMenuTitles{
    QT_TRANSLATE_NOOP("EditorActions", "&File"),    QT_TRANSLATE_NOOP("EditorActions", "&Edit"),
    QT_TRANSLATE_NOOP("EditorActions", "&Tools"),   QT_TRANSLATE_NOOP("EditorActions", "&Level"),
    QT_TRANSLATE_NOOP("EditorActions", "&Dungeon"), QT_TRANSLATE_NOOP("EditorActions", "&View"),
    QT_TRANSLATE_NOOP("EditorActions", "&Play"),    QT_TRANSLATE_NOOP("EditorActions", "&Help")};

} // namespace

std::span<const ActionRow> actionTable() { return kActions; }

std::span<const CanvasKeyRow> canvasKeyTable() { return kCanvasKeys; }

const char* menuTitle(EditorMenu menu) { return kMenuTitles[static_cast<std::size_t>(menu)]; }

QString actionText(const char* source) { return QCoreApplication::translate("EditorActions", source); }

QString plainName(QString text) { return text.remove(u'&').remove(QStringLiteral("...")); }

QList<QKeySequence> keysOf(const char* keys)
{
    QList<QKeySequence> sequences;
    for (const QString& part : QString::fromLatin1(keys).split(QStringLiteral("; "), Qt::SkipEmptyParts))
        sequences += QKeySequence(part, QKeySequence::PortableText);
    return sequences;
}

QString tooltipOf(const QString& name, const QList<QKeySequence>& keys, const QString& help)
{
    const QString first = keys.isEmpty() ? name
                                         : QCoreApplication::translate("EditorActions", "%1 (%2)")
                                               .arg(name, keys.first().toString(QKeySequence::NativeText));
    return first + u'\n' + help;
}

} // namespace cave
