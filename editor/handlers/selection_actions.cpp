// SPDX-License-Identifier: MIT
#include "editor/handlers/selection_actions.h"

#include "core/edit/hand_edits.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/recipe_edit.h"
#include "core/edit/stamp.h"
#include "core/generate/pieces.h"
#include "editor/actions/action_set.h"
#include "editor/dialogs/text_question.h"
#include "editor/handlers/clipboard.h"

#include <QAction>
#include <QWidget>

namespace cave {

namespace {

// Of no piece yet, so that whoever takes what is offered replaces none.
QString freePieceName(const Dungeon& dungeon)
{
    const auto isTaken = [&](std::string_view name) { return dungeon.findPiece(name) != nullptr; };
    return QString::fromStdString(freshId("piece", isTaken));
}

// A piece that is drawn anew is still chosen as before by the recipes.
void takeChoice(Piece& drawn, const Piece& known)
{
    drawn.description = known.description;
    drawn.tags = known.tags;
    drawn.weight = known.weight;
    drawn.firstDepth = known.firstDepth;
    drawn.lastDepth = known.lastDepth;
    drawn.mayRotate = known.mayRotate;
    drawn.mayMirror = known.mayMirror;
    drawn.unique = known.unique;
}

} // namespace

SelectionActions::SelectionActions(Workbench& bench, const ActionSet& actions, QWidget& window)
    : QObject(&window), m_bench(bench), m_window(window)
{
    connectClipboard(actions);
    connectChoosing(actions);
    connectTurning(actions);
    connectLocks(actions);
}

void SelectionActions::connectClipboard(const ActionSet& actions)
{
    connect(&actions[EditorAction::Copy], &QAction::triggered, this, &SelectionActions::copy);
    connect(&actions[EditorAction::Cut], &QAction::triggered, this, &SelectionActions::cut);
    connect(&actions[EditorAction::Paste], &QAction::triggered, this, &SelectionActions::paste);
    connect(&actions[EditorAction::PasteInPlace], &QAction::triggered, this, &SelectionActions::pasteInPlace);
    connect(&actions[EditorAction::Duplicate], &QAction::triggered, this, &SelectionActions::duplicate);
    connect(&actions[EditorAction::Clear], &QAction::triggered, this, &SelectionActions::clear);
    connect(&actions[EditorAction::SavePiece], &QAction::triggered, this, &SelectionActions::askForPiece);
}

void SelectionActions::connectChoosing(const ActionSet& actions)
{
    connect(&actions[EditorAction::SelectAll], &QAction::triggered, this,
            [this] { m_bench.setSelection(BitGrid(m_bench.bounds().width, m_bench.bounds().height, true)); });
    connect(&actions[EditorAction::SelectNone], &QAction::triggered, this,
            [this] { m_bench.setSelection(BitGrid(m_bench.bounds().width, m_bench.bounds().height)); });
    connect(&actions[EditorAction::InvertSelection], &QAction::triggered, this,
            [this] { m_bench.setSelection(inverted(m_bench.selection())); });
}

void SelectionActions::connectTurning(const ActionSet& actions)
{
    const auto turns = [&](EditorAction action, ClipTransform turning) {
        connect(&actions[action], &QAction::triggered, this, [this, turning] { turn(turning); });
    };
    turns(EditorAction::Mirror, ClipTransform::Mirror);
    turns(EditorAction::Flip, ClipTransform::Flip);
    turns(EditorAction::TurnRight, ClipTransform::Right);
    turns(EditorAction::TurnLeft, ClipTransform::Left);
}

void SelectionActions::connectLocks(const ActionSet& actions)
{
    connect(&actions[EditorAction::Lock], &QAction::triggered, this, &SelectionActions::lock);
    connect(&actions[EditorAction::Unlock], &QAction::triggered, this, &SelectionActions::unlock);
}

bool SelectionActions::hasSelection()
{
    if (!m_bench.hasSelection())
        emit said(tr("Nothing is selected. Choose the tool Select (R) and drag a box."));
    return m_bench.hasSelection();
}

void SelectionActions::push(DungeonEdit edit, const QString& text) { m_bench.document().push(std::move(edit), text); }

void SelectionActions::copy()
{
    if (!hasSelection())
        return;
    putOnClipboard(clipOf(m_bench.dungeon(), m_bench.z(), m_bench.selection()));
    emit said(tr("%n cell(s) copied.", nullptr, m_bench.selectedCount()));
}

void SelectionActions::cut()
{
    if (!hasSelection())
        return;
    putOnClipboard(clipOf(m_bench.dungeon(), m_bench.z(), m_bench.selection()));
    push(clearCells(m_bench.dungeon(), m_bench.z(), m_bench.selection(), nextGroup()),
         tr("Cut %n cell(s)", nullptr, m_bench.selectedCount()));
}

void SelectionActions::paste()
{
    if (const auto clip = pastedClip())
        m_bench.takeStamp(*clip, tr("copied part"));
}

void SelectionActions::pasteInPlace()
{
    const auto clip = pastedClip();
    if (!clip)
        return;
    Stamped stamped = stamp(m_bench.dungeon(), {clip->x, clip->y, m_bench.z()}, *clip, nextGroup());
    if (stamped.unknown > 0)
        emit said(m_bench.describe(leftOut(stamped.unknown)));
    push(std::move(stamped.edit), tr("Paste in place"));
}

std::optional<Clip> SelectionActions::pastedClip()
{
    auto pasted = clipFromClipboard(m_bench.catalogue());
    if (!pasted) {
        emit said(m_bench.describe(pasted.error().what));
        return std::nullopt;
    }
    if (pasted->unknown > 0)
        emit said(tr("%n event(s) name what this dungeon does not have, and were left out.", nullptr, pasted->unknown));
    return std::move(pasted->clip);
}

void SelectionActions::duplicate()
{
    if (hasSelection())
        m_bench.takeStamp(clipOf(m_bench.dungeon(), m_bench.z(), m_bench.selection()), tr("copy"));
}

void SelectionActions::clear()
{
    if (hasSelection())
        push(clearCells(m_bench.dungeon(), m_bench.z(), m_bench.selection(), nextGroup()),
             tr("Clear %n cell(s)", nullptr, m_bench.selectedCount()));
}

// Around the middle, as near as whole cells allow.
void SelectionActions::turn(ClipTransform turning)
{
    if (m_bench.toolId() == ToolId::Piece && !m_bench.stamp().isEmpty()) {
        m_bench.turnStamp(turning);
        return;
    }
    if (!hasSelection())
        return;
    const Clip clip = transformed(clipOf(m_bench.dungeon(), m_bench.z(), m_bench.selection()), turning);
    const Box box = boxOf(m_bench.selection());
    const CellAt to{box.x + (box.width - clip.width()) / 2, box.y + (box.height - clip.height()) / 2};
    push(moveCells(m_bench.dungeon(), m_bench.z(), m_bench.selection(), clip, to, nextGroup()).edit,
         turning == ClipTransform::Mirror ? tr("Mirror")
         : turning == ClipTransform::Flip ? tr("Flip")
                                          : tr("Turn"));
    std::vector<CellAt> cells;
    for (int y = 0; y < clip.height(); ++y)
        for (int x = 0; x < clip.width(); ++x)
            if (clip.tiles[x, y] > 0)
                cells.push_back({to.x + x, to.y + y});
    m_bench.select(cells, Combine::Replace);
}

bool SelectionActions::hasRecipe()
{
    const bool has = !m_bench.level().recipe.empty();
    if (!has)
        emit said(tr("This level has no recipe: nothing changes it but you."));
    return has;
}

void SelectionActions::lock()
{
    if (hasSelection() && hasRecipe())
        push(lockCells(m_bench.dungeon(), m_bench.z(), m_bench.selection(), nextGroup()),
             tr("Lock %n cell(s)", nullptr, m_bench.selectedCount()));
}

void SelectionActions::unlock()
{
    if (hasSelection() && hasRecipe())
        push(unlockCells(m_bench.dungeon(), m_bench.z(), m_bench.selection()),
             tr("Unlock %n cell(s)", nullptr, m_bench.selectedCount()));
}

void SelectionActions::askForPiece()
{
    if (!hasSelection())
        return;
    askText(&m_window,
            {.title = tr("Save a piece"),
             .label = tr("Name of the piece"),
             .first = freePieceName(m_bench.dungeon()),
             .button = tr("Save piece")},
            [this](const QString& name) { savePiece(name); });
}

void SelectionActions::savePiece(const QString& name)
{
    const std::string id = name.trimmed().toLower().replace(u' ', u'_').toStdString();
    if (!isId(id)) {
        emit said(tr("A piece's name is a letter, then letters, digits and _. Nothing was saved."));
        return;
    }
    const Clip clip = clipOf(m_bench.dungeon(), m_bench.z(), m_bench.selection());
    auto piece = pieceOf(clip, m_bench.catalogue(), id);
    if (!piece) {
        emit said(m_bench.describe(piece.error().what));
        return;
    }
    Dungeon made = m_bench.dungeon();
    const auto known = std::ranges::find(made.pieces, id, &Piece::name);
    if (known == made.pieces.end()) {
        made.pieces.push_back(std::move(*piece));
    } else {
        takeChoice(*piece, *known);
        *known = std::move(*piece);
    }
    if (const auto problem = findPieceProblem(made.pieces, made.libraryPieces())) {
        emit said(tr("The piece %1 includes %2 and has no room for this one. Nothing was saved: choose another name.")
                      .arg(QString::fromStdString(made.pieces[problem->piece].name), QString::fromStdString(id)));
        return;
    }
    push(changeOf(m_bench.dungeon(), made), tr("Save piece %1").arg(name));
    m_bench.takeStamp(clip, QString::fromStdString(id));
    emit said(tr("Piece %1 saved. Click to put it down; recipes can use it in a vault row.").arg(name));
}

} // namespace cave
