// SPDX-License-Identifier: MIT
#include "editor/page/forward_play.h"

#include "core/session/forward.h"
#include "editor/actions/action_set.h"
#include "editor/canvas/editor_canvas.h"

#include <QAction>
#include <QKeyEvent>

#include <algorithm>

namespace cave {

namespace {

constexpr int kBeatTime = 160; // ms that a beat is shown

} // namespace

ForwardPlay::ForwardPlay(Workbench& bench, EditorCanvas& canvas, const ActionSet& actions, QObject* parent)
    : QObject(parent), m_bench(bench), m_canvas(canvas)
{
    m_timer.setInterval(kBeatTime);
    connect(&m_timer, &QTimer::timeout, this, [this] { show(m_beat + 1); });
    connect(&actions[EditorAction::PlayForward], &QAction::triggered, this, [this] { start(std::nullopt); });
    connect(&actions[EditorAction::BurnHere], &QAction::triggered, this, [this] { start(m_bench.cursor()); });
    connect(&bench.document(), &Document::edited, this, &ForwardPlay::drop);
    connect(&canvas, &EditorCanvas::stateTouched, this, &ForwardPlay::drop);
    connect(&bench, &Workbench::levelChanged, this, &ForwardPlay::forget);
    canvas.installEventFilter(this);
}

// Where the hero is does not matter: at the cursor, or on the first ground.
std::optional<Position> ForwardPlay::placeToStand() const
{
    const auto isGround = [&](CellAt cell) { return m_bench.catalogue().tile(m_bench.tileAt(cell)).walkable; };
    if (isGround(m_bench.cursor()))
        return m_bench.positionOf(m_bench.cursor());
    const cave::Box all = m_bench.bounds();
    for (int y = 0; y < all.height; ++y)
        for (int x = 0; x < all.width; ++x)
            if (isGround({x, y}))
                return m_bench.positionOf({x, y});
    return std::nullopt;
}

void ForwardPlay::start(std::optional<CellAt> alight)
{
    drop();
    m_canvas.cancelStroke();
    const auto place = placeToStand();
    if (!place) {
        emit said(tr("There is no ground on this level yet."));
        return;
    }
    auto frames = playedForward(m_bench.dungeon(), *place, kBeats, alight);
    if (!frames) {
        emit said(m_bench.describe(frames.error().what));
        return;
    }
    if (frames->size() == 1) {
        emit said(tr("Nothing goes on here by itself."));
        return;
    }
    m_frames = std::move(*frames);
    show(0);
    m_timer.start();
    m_canvas.setFocus();
    emit said(tr("Space lets it run or halt, Left and Right go a beat back or on, Esc drops it."));
}

void ForwardPlay::show(int beat)
{
    m_beat = std::clamp(beat, 0, lastBeat());
    if (m_beat == lastBeat())
        m_timer.stop();
    auto state = std::make_shared<LevelState>();
    state->tiles = m_frames[static_cast<std::size_t>(m_beat)];
    state->things = m_bench.level().things;
    const QString label = tr("Beat %1 of %2").arg(m_beat).arg(lastBeat());
    m_canvas.showState(std::move(state), {}, label);
    emit shown(label);
}

void ForwardPlay::drop()
{
    if (!isOn())
        return;
    forget();
    m_canvas.showState(nullptr, {}, {});
}

void ForwardPlay::forget()
{
    if (!isOn())
        return;
    m_timer.stop();
    m_frames.clear();
    m_beat = 0;
    emit shown({});
}

bool ForwardPlay::eventFilter(QObject* watched, QEvent* event)
{
    if (!isOn() || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Space && key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Escape)
        return false;
    event->accept(); // no shortcut of others
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (key == Qt::Key_Escape) {
        drop();
    } else if (key == Qt::Key_Space && !m_timer.isActive()) {
        m_timer.start();
    } else {
        m_timer.stop();
        if (key != Qt::Key_Space)
            show(m_beat + (key == Qt::Key_Right ? 1 : -1));
    }
    return true;
}

} // namespace cave
