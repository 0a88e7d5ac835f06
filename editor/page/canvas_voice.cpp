// SPDX-License-Identifier: MIT
#include "editor/page/canvas_voice.h"

#include "editor/panels/problems_strip.h"
#include "editor/panels/recipe/recipe_panel.h"
#include "editor/panels/status_line.h"

#include <QUndoStack>

#include <utility>

namespace cave {

CanvasVoice::CanvasVoice(const Sources& sources, QObject* parent) : QObject(parent), m_from(sources)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &CanvasVoice::speak);
    Workbench& bench = m_from.bench;
    connect(&bench, &Workbench::levelChanged, this, &CanvasVoice::begin);
    connect(&bench, &Workbench::cursorChanged, this, &CanvasVoice::tellCell);
    connect(&bench, &Workbench::choiceChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&bench, &Workbench::selectionChanged, this, &CanvasVoice::tellSelection);
    connect(&bench, &Workbench::refused, this, [this] { m_wasRefused = true; });
    connect(&bench.document(), &Document::edited, this, &CanvasVoice::tellEdit);
    connect(&bench.document(), &Document::replaced, this, &CanvasVoice::begin);
    connect(&m_from.canvas, &EditorCanvas::toolUsed, this, &CanvasVoice::tellUse);
    connect(&m_from.canvas, &EditorCanvas::strokeCancelled, this, [this] {
        m_done.clear();
        m_news << tr("The stroke is taken back.");
        m_soon.start();
    });
    m_choice = choice();
    m_steps = bench.document().undoStack().index();
}

void CanvasVoice::begin()
{
    m_choice = choice();
    m_steps = m_from.bench.document().undoStack().index();
    m_done.clear();
    m_news = {tr("%1.").arg(m_from.status.levelText())};
    tellCell();
}

void CanvasVoice::tellCell()
{
    m_tellsCell = true;
    m_soon.start();
}

CanvasVoice::Choice CanvasVoice::choice() const
{
    const Workbench& bench = m_from.bench;
    Choice now{bench.toolId(), {}, bench.brushSize(), bench.mirrorsLeftRight(), bench.mirrorsUpDown()};
    switch (toolRow(bench.toolId()).use) {
    case ToolUse::Tiles: now.with = bench.tileName(bench.tile()); break;
    case ToolUse::Things:
        now.with =
            bench.thingTable() == KindTable::Item ? bench.itemName(bench.item()) : bench.creatureName(bench.creature());
        break;
    case ToolUse::Nothing: now.with = bench.toolId() == ToolId::Piece ? bench.stampName() : QString(); break;
    }
    return now;
}

QStringList CanvasVoice::newChoices()
{
    const Choice before = std::exchange(m_choice, choice());
    QStringList sentences;
    if (m_choice.tool != before.tool || m_choice.with != before.with) {
        const QString name = toolName(toolRow(m_choice.tool));
        //: a tool and what it paints with: "Brush: floor."
        sentences << (m_choice.with.isEmpty() ? tr("%1.").arg(name) : tr("%1: %2.").arg(name, m_choice.with));
    }
    if (m_choice.brushSize != before.brushSize)
        sentences << tr("Brush of size %1.").arg(m_choice.brushSize);
    if (m_choice.leftRight != before.leftRight || m_choice.upDown != before.upDown)
        sentences << symmetryText();
    return sentences;
}

QString CanvasVoice::symmetryText() const
{
    if (m_choice.leftRight && m_choice.upDown)
        return tr("Mirrored both ways.");
    if (m_choice.leftRight)
        return tr("Mirrored left and right.");
    return m_choice.upDown ? tr("Mirrored up and down.") : tr("Not mirrored.");
}

void CanvasVoice::tellSelection()
{
    const Workbench& bench = m_from.bench;
    m_news << (bench.hasSelection() ? tr("%n cell(s) selected.", nullptr, bench.selectedCount())
                                    : tr("Nothing is selected."));
    m_soon.start();
}

// The history also becomes shorter where a stroke is taken back or its oldest steps are dropped: of that nothing is
// told here.
void CanvasVoice::tellEdit()
{
    const QUndoStack& history = m_from.bench.document().undoStack();
    const int before = std::exchange(m_steps, history.index());
    if (m_steps >= before && m_steps > 0)
        m_done = tr("%1.").arg(history.text(m_steps - 1));
    else if (m_steps < before && history.canRedo())
        m_done = tr("Undone: %1.").arg(history.text(m_steps));
    m_soon.start();
}

void CanvasVoice::tellUse()
{
    m_wasUsed = true;
    if (m_from.canvas.isStroking())
        m_news << tr("From %1, %2.").arg(m_from.bench.cursor().x).arg(m_from.bench.cursor().y);
    m_soon.start();
}

void CanvasVoice::speak()
{
    const bool isStroking = m_from.canvas.isStroking();
    const bool wasUsed = std::exchange(m_wasUsed, false) && !isStroking;
    const bool wasRefused = std::exchange(m_wasRefused, false);
    const bool tellsCell = std::exchange(m_tellsCell, false) || wasUsed;
    QStringList sentences = newChoices() + std::exchange(m_news, {});
    if (!isStroking && !m_done.isEmpty())
        sentences << std::exchange(m_done, {});
    const QString size = isStroking ? m_from.canvas.previewLabel() : QString();
    if (!size.isEmpty())
        sentences << tr("%1.").arg(size);
    const QString sizeBefore = std::exchange(m_size, size);
    if (wasUsed && !wasRefused && sentences.isEmpty()) // who measures wants no change
        sentences << (m_choice.tool == ToolId::Measure ? tr("%1.").arg(sizeBefore) : tr("Nothing changes here."));
    if (tellsCell && m_from.bench.bounds().contains(m_from.bench.cursor().x, m_from.bench.cursor().y))
        sentences << cellText();
    if (!sentences.isEmpty())
        m_from.canvas.voice().say(sentences.join(u' '));
}

// "4, 9: floor, by row 2, Rooms, newt." and what is wrong there.
QString CanvasVoice::cellText() const
{
    const Workbench& bench = m_from.bench;
    const CellAt cell = bench.cursor();
    const LevelState* instead = m_from.canvas.shownState();
    QStringList parts{m_from.status.tileText(cell, instead, m_from.recipe.writerOf(cell))};
    const DungeonLevel& level = bench.level();
    if (!level.recipe.empty() && level.tileEdits.contains(level.tiles.index(cell.x, cell.y)))
        parts << tr("by hand");
    if (const QString things = m_from.status.thingText(cell, instead); !things.isEmpty())
        parts << things;
    //: spoken: where a cell is, column and row, then what is there
    QStringList sentences{
        tr("%1, %2: %3.").arg(QString::number(cell.x), QString::number(cell.y), parts.join(tr(", ")))};
    for (const Problem& problem : m_from.problems.problems())
        if (problem.at == bench.positionOf(cell))
            sentences << tr("Problem: %1").arg(bench.describe(problem.what));
    return sentences.join(u' ');
}

} // namespace cave
