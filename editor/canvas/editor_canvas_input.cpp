// SPDX-License-Identifier: MIT
// How EditorCanvas takes mouse and keys.
#include "editor/canvas/editor_canvas.h"

#include <QKeyEvent>

#include <utility>

namespace cave {

namespace {

constexpr int kFarStep = 8; // cells, with Ctrl

} // namespace

void EditorCanvas::pressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    cancelStroke();
    m_wholeCell = 0;
    const CellAt at{cell.x(), cell.y()};
    m_bench.setCursor(at);
    const bool isLeft = button == Qt::LeftButton;
    if (isLeft && (modifiers & Qt::ControlModifier) != 0 && !current().takesControl()) {
        m_bench.pick(at);
        return;
    }
    const bool isRight = button == Qt::RightButton && toolRow(m_bench.toolId()).erases;
    if ((!isLeft && !isRight) || refuseState())
        return;
    m_stroke.begin(current(), ToolStroke::By::Mouse);
    current().press({at, !isLeft, (modifiers & Qt::ShiftModifier) != 0, (modifiers & Qt::ControlModifier) != 0});
    showPreview();
}

void EditorCanvas::dragged(QPoint cell)
{
    if (!m_stroke.isBy(ToolStroke::By::Mouse))
        return;
    const CellAt at = m_stroke.reached({cell.x(), cell.y()}, m_bench.bounds());
    m_stroke.drag(at);
    if (m_bench.bounds().contains(at.x, at.y)) {
        m_hovered = at;
        m_bench.setCursor(at);
    }
    showPreview();
}

void EditorCanvas::released(QPoint cell)
{
    if (!m_stroke.isBy(ToolStroke::By::Mouse))
        return;
    m_stroke.release(m_stroke.reached({cell.x(), cell.y()}, m_bench.bounds()));
    showPreview();
    emit toolUsed();
}

void EditorCanvas::hovered(int x, int y)
{
    m_hovered = x < 0 ? std::nullopt : std::optional(CellAt{x, y});
    showPreview();
    emit currentCellChanged();
}

// Keys of the canvas win over shortcuts: the numpad's 9 is no size of the brush.
bool EditorCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (m_keys.onCanvas(key)) {
            event->accept();
            return true;
        }
    }
    return LevelView::event(event);
}

void EditorCanvas::keyPressEvent(QKeyEvent* event)
{
    m_wholeCell = 0;
    if (const auto key = m_keys.onCanvas(*event))
        act(*key, *event);
    else if (event->key() != Qt::Key_Escape || !(cancelStroke() || m_bench.leavePicking() || m_bench.leaveStamp()))
        LevelView::keyPressEvent(event);
}

void EditorCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift)
        finishWalk();
    if (event->key() == m_baseKey && !event->isAutoRepeat())
        m_baseEnd.start();
    LevelView::keyReleaseEvent(event);
}

void EditorCanvas::act(const EditorKeys::CanvasKey& key, const QKeyEvent& event)
{
    if (const auto* offset = std::get_if<Offset>(&key.does))
        stepCursor(*offset, key.held);
    else if (const CanvasAction action = std::get<CanvasAction>(key.does); action == CanvasAction::Base)
        holdBase(event);
    else
        act(action, key.held);
}

void EditorCanvas::act(CanvasAction action, Qt::KeyboardModifiers held)
{
    switch (action) {
    case CanvasAction::Left: return stepCursor({-1, 0}, held);
    case CanvasAction::Right: return stepCursor({1, 0}, held);
    case CanvasAction::Up: return stepCursor({0, -1}, held);
    case CanvasAction::Down: return stepCursor({0, 1}, held);
    case CanvasAction::UpLeft: return stepCursor({-1, -1}, held);
    case CanvasAction::UpRight: return stepCursor({1, -1}, held);
    case CanvasAction::DownLeft: return stepCursor({-1, 1}, held);
    case CanvasAction::DownRight: return stepCursor({1, 1}, held);
    case CanvasAction::Use: return useAtCursor(held);
    case CanvasAction::Erase: return eraseAtCursor();
    case CanvasAction::Size1:
    case CanvasAction::Size2:
    case CanvasAction::Size3:
    case CanvasAction::Size4:
    case CanvasAction::Size5:
    case CanvasAction::Size6:
    case CanvasAction::Size7:
    case CanvasAction::Size8:
    case CanvasAction::Size9:
        return m_bench.setBrushSize(static_cast<int>(action) - static_cast<int>(CanvasAction::Size1) + 1);
    case CanvasAction::Base: return;
    }
}

// A key that is held is let go and pressed again and again, and X11 does not always say that it repeats.
void EditorCanvas::holdBase(const QKeyEvent& event)
{
    m_baseEnd.stop();
    if (event.isAutoRepeat() || m_baseKey == event.key())
        return;
    m_baseKey = event.key();
    emit baseHeld(true);
}

void EditorCanvas::releaseBase()
{
    m_baseEnd.stop();
    if (std::exchange(m_baseKey, 0) != 0)
        emit baseHeld(false);
}

// With Shift the tool is held down on the way.
void EditorCanvas::stepCursor(Offset offset, Qt::KeyboardModifiers modifiers)
{
    if (m_stroke.isBy(ToolStroke::By::Mouse))
        return;
    m_hovered.reset();
    const bool isDrawn = !m_state.level && current().draws() != Draws::Once;
    if ((modifiers & Qt::ShiftModifier) != 0 && isDrawn && !m_stroke.isOn()) {
        m_stroke.begin(current(), ToolStroke::By::Walking);
        current().press({m_bench.cursor()});
    }
    const int step = (modifiers & Qt::ControlModifier) != 0 ? kFarStep : 1;
    m_bench.setCursor({m_bench.cursor().x + offset.dx * step, m_bench.cursor().y + offset.dy * step});
    m_stroke.drag(m_bench.cursor());
    followCell({m_bench.cursor().x, m_bench.cursor().y});
    showPreview();
}

// A tool that draws between two cells takes the first now and the second with the next Enter.
void EditorCanvas::useAtCursor(Qt::KeyboardModifiers modifiers)
{
    if (m_stroke.isBy(ToolStroke::By::Mouse) || refuseState())
        return;
    m_hovered.reset();
    if (m_stroke.isOn()) {
        m_stroke.release(m_bench.cursor());
    } else {
        Tool& tool = current();
        tool.press(
            {m_bench.cursor(), false, (modifiers & Qt::ShiftModifier) != 0, (modifiers & Qt::ControlModifier) != 0});
        if (tool.draws() == Draws::Between)
            m_stroke.begin(tool, ToolStroke::By::Enter);
        else
            tool.release(m_bench.cursor());
    }
    showPreview();
    emit toolUsed();
}

void EditorCanvas::eraseAtCursor()
{
    if (m_stroke.isOn() || refuseState())
        return;
    Tool& tool = current();
    tool.press({m_bench.cursor(), true});
    tool.release(m_bench.cursor());
    showPreview();
    emit toolUsed();
}

void EditorCanvas::finishWalk()
{
    if (!m_stroke.isBy(ToolStroke::By::Walking))
        return;
    m_stroke.release(m_bench.cursor());
    showPreview();
    emit toolUsed();
}

void EditorCanvas::wheelEvent(QWheelEvent* event)
{
    m_wholeCell = 0;
    LevelView::wheelEvent(event);
}

void EditorCanvas::resizeEvent(QResizeEvent* event)
{
    LevelView::resizeEvent(event);
    if (cellSize() == m_wholeCell)
        showWhole();
}

void EditorCanvas::focusInEvent(QFocusEvent* event)
{
    LevelView::focusInEvent(event);
    m_hasKeyFocus = true;
    showPreview();
}

void EditorCanvas::focusOutEvent(QFocusEvent* event)
{
    LevelView::focusOutEvent(event);
    finishWalk();
    releaseBase();
    m_hasKeyFocus = false;
    showPreview();
}

} // namespace cave
