// SPDX-License-Identifier: MIT
#include "editor/windows/overview_window.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/words/level_name.h"
#include "core/proof/census.h"
#include "editor/canvas/thumbnail.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr QSize kOverviewSize{900, 640};
constexpr double kLevelWidth = 420; // pixels of a level that lies flat
constexpr double kFlatWidth = 260;  // pixels of one beside others
constexpr double kLean = 0.45;      // how far the far edge stands to the right, of the height
constexpr double kSquash = 0.42;    // of the height that a lying level keeps
constexpr double kGap = 34;         // pixels between two levels
constexpr double kOverviewMargin = 28;
constexpr int kPerRow = 3;
constexpr int kOverviewRefresh = 120; // ms

} // namespace

OverviewMap::OverviewMap(Workbench& bench, QWidget* parent) : QWidget(parent), m_bench(bench)
{
    setFocusPolicy(Qt::StrongFocus);
    keepCurrent(*this, [this] {
        setAccessibleName(tr("All levels"));
        const int chosen = m_chosen;
        refresh();
        m_chosen = std::clamp(chosen, 0, m_bench.dungeon().depth() - 1);
    });
}

void OverviewMap::setStacked(bool isStacked)
{
    m_isStacked = isStacked;
    refresh();
}

void OverviewMap::refresh()
{
    const Dungeon& dungeon = m_bench.dungeon();
    m_levels.clear();
    for (int z = 0; z < dungeon.depth(); ++z)
        m_levels.push_back(levelImage(dungeon, z, QSize(512, 512)));
    const auto ways = waysBetweenLevels(dungeon);
    m_ways.assign(ways.begin(), ways.end());
    m_chosen = m_bench.z();
    updateGeometry();
    resize(sizeHint());
    update();
}

int OverviewMap::columns() const { return m_isStacked ? 1 : std::min(kPerRow, m_bench.dungeon().depth()); }

QTransform OverviewMap::placeOf(int z) const
{
    const Dungeon& dungeon = m_bench.dungeon();
    const double cell = (m_isStacked ? kLevelWidth : kFlatWidth) / dungeon.width;
    const double height = cell * dungeon.height;
    if (!m_isStacked)
        return {cell,
                0,
                0,
                cell,
                kOverviewMargin + z % columns() * (kFlatWidth + kGap),
                kOverviewMargin + z / columns() * (height + kGap)};
    // The near edge lies to the left of the far one.
    const double lean = height * kLean;
    return {cell,
            0,
            -cell * kLean,
            cell * kSquash,
            kOverviewMargin + lean,
            kOverviewMargin + z * (height * kSquash + kGap)};
}

QPolygonF OverviewMap::outlineOf(int z) const
{
    return placeOf(z).map(QPolygonF(QRectF(0, 0, m_bench.dungeon().width, m_bench.dungeon().height)));
}

QPointF OverviewMap::pointOf(Position at) const { return placeOf(at.z).map(QPointF(at.x + 0.5, at.y + 0.5)); }

QSize OverviewMap::sizeHint() const
{
    QRectF all;
    for (int z = 0; z < m_bench.dungeon().depth(); ++z)
        all = all.united(outlineOf(z).boundingRect());
    return QSizeF(all.right() + kOverviewMargin + 40, all.bottom() + kOverviewMargin).toSize();
}

void OverviewMap::paintEvent(QPaintEvent*)
{
    const Dungeon& dungeon = m_bench.dungeon();
    QPainter painter(this);
    painter.fillRect(rect(), QColor(palette::kVoid));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    // Painted from below, so that upper levels and the stairs to them lie over what is under them.
    for (int z = dungeon.depth() - 1; z >= 0; --z) {
        const auto& image = m_levels[static_cast<std::size_t>(z)];
        painter.save();
        painter.setTransform(placeOf(z), true);
        painter.setOpacity(0.92);
        painter.drawImage(QRectF(0, 0, dungeon.width, dungeon.height), image);
        painter.restore();
        const bool isChosen = z == m_chosen;
        painter.setPen(QPen(QColor(isChosen ? palette::kAmber : palette::kInk5), isChosen ? 2.5 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(outlineOf(z));
        painter.setPen(QColor(isChosen ? palette::kAmber : palette::kText));
        const QPointF corner = outlineOf(z).at(0);
        painter.drawText(corner + QPointF(0, -5), shownLevelName(dungeon.level(z).name, z));
    }
    for (const auto& [upper, lower] : m_ways) {
        const QPointF from = pointOf(upper);
        const QPointF to = pointOf(lower);
        painter.setPen(QPen(QColor(palette::kTeal), 1.6));
        painter.setBrush(QColor(palette::kTeal));
        QPainterPath line(from);
        const double bend = m_isStacked ? 0 : std::min(40.0, std::abs(to.x() - from.x()) / 6);
        line.quadTo((from + to) / 2 - QPointF(0, bend), to);
        painter.strokePath(line, painter.pen());
        painter.drawEllipse(from, 2.6, 2.6);
        painter.drawEllipse(to, 2.6, 2.6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(QColor(palette::kSelectText), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void OverviewMap::choose(int z)
{
    m_chosen = std::clamp(z, 0, m_bench.dungeon().depth() - 1);
    update();
    emit chosenChanged(outlineOf(m_chosen).boundingRect().toRect());
}

void OverviewMap::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_PageUp: choose(m_chosen - columns()); break;
    case Qt::Key_Down:
    case Qt::Key_PageDown: choose(m_chosen + columns()); break;
    case Qt::Key_Left: choose(m_chosen - 1); break;
    case Qt::Key_Right: choose(m_chosen + 1); break;
    case Qt::Key_Home: choose(0); break;
    case Qt::Key_End: choose(m_bench.dungeon().depth() - 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit taken(m_chosen); break;
    default: QWidget::keyPressEvent(event);
    }
}

void OverviewMap::mousePressEvent(QMouseEvent* event)
{
    for (int z = 0; z < m_bench.dungeon().depth(); ++z)
        if (outlineOf(z).containsPoint(event->position(), Qt::OddEvenFill)) {
            choose(z);
            emit taken(z);
            return;
        }
}

OverviewWindow::OverviewWindow(Workbench& bench, Bakery&, const std::shared_ptr<Artwork>&, QWidget* parent)
    : QDialog(parent), m_map(new OverviewMap(bench, nullptr)), m_scroll(new QScrollArea(this))
{
    auto* stacked = new QCheckBox(this);
    stacked->setChecked(true);
    auto* hint = new QLabel(this);
    hint->setProperty("role", "muted");
    auto* top = new QHBoxLayout;
    top->addWidget(stacked);
    top->addStretch(1);
    top->addWidget(hint);
    m_scroll->setWidget(m_map);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_scroll, 1);
    resize(kOverviewSize);
    keepCurrent(*this, [this, stacked, hint] {
        setWindowTitle(tr("All levels"));
        stacked->setText(tr("Over each other"));
        hint->setText(tr("Lines are stairs and links. A click or Enter goes to the level."));
    });
    m_timer.setSingleShot(true);
    m_timer.setInterval(kOverviewRefresh);
    const auto soon = [this] {
        if (isVisible())
            m_timer.start();
    };
    connect(&m_timer, &QTimer::timeout, m_map, &OverviewMap::refresh);
    connect(&bench.document(), &Document::edited, this, soon);
    connect(&bench.document(), &Document::replaced, this, soon);
    connect(stacked, &QCheckBox::toggled, m_map, &OverviewMap::setStacked);
    connect(m_map, &OverviewMap::chosenChanged, this, [this](const QRect& area) {
        m_scroll->ensureVisible(area.center().x(), area.center().y(), area.width() / 2 + 20, area.height() / 2 + 20);
    });
    connect(m_map, &OverviewMap::taken, this, [this, &bench](int z) {
        bench.setZ(z);
        emit left();
    });
}

void OverviewWindow::showEvent(QShowEvent* event)
{
    m_map->refresh();
    m_map->setFocus();
    QDialog::showEvent(event);
}

} // namespace cave
