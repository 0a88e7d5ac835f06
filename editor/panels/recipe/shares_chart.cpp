// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/shares_chart.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "core/generate/shares.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace cave {

namespace {

constexpr int kHeight = 56; // pixels
constexpr int kWidestBar = 26;

} // namespace

SharesChart::SharesChart(Workbench& bench, QWidget* parent) : QWidget(parent), m_bench(bench)
{
    setFixedHeight(kHeight);
    keepCurrent(*this, [this] {
        setAccessibleName(tr("Shares by level"));
        setAccessibleDescription(textOf(m_bench.z()));
    });
}

void SharesChart::show(const Json& table)
{
    m_table = table;
    setVisible(m_table.as<Json::Array>()->size() > 1);
    setAccessibleDescription(textOf(m_bench.z()));
    update();
}

QString SharesChart::textOf(int z) const
{
    const std::vector<int> shares = sharesAt(m_table, z + 1);
    QStringList parts;
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (shares[i] > 0)
            parts += tr("%1 %2 %")
                         .arg(m_bench.kindName(*(*m_table.as<Json::Array>())[i].find("kind")->as<std::string>()))
                         .arg((shares[i] + 5) / 10);
    return tr("Level %1: %2").arg(z + 1).arg(parts.isEmpty() ? tr("none") : parts.join(QStringLiteral(", ")));
}

QColor SharesChart::colourOf(const std::string& kind) const
{
    const Catalogue& catalogue = m_bench.catalogue();
    if (const auto creature = catalogue.findCreature(kind))
        return QColor(QRgb(catalogue.creature(*creature).look.colour));
    const auto item = catalogue.findItem(kind);
    return QColor(item ? QRgb(catalogue.item(*item).look.colour) : QRgb(palette::kMuted));
}

int SharesChart::levelAt(int x) const
{
    const int depth = m_bench.dungeon().depth();
    const int bar = std::clamp(width() / depth, 1, kWidestBar);
    return std::clamp(x / bar, 0, depth - 1);
}

void SharesChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int depth = m_bench.dungeon().depth();
    const int bar = std::clamp(width() / depth, 1, kWidestBar);
    const auto& rows = *m_table.as<Json::Array>();
    for (int z = 0; z < depth; ++z) {
        const std::vector<int> shares = sharesAt(m_table, z + 1);
        int below = 0;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const int top = (below + shares[i]) * (kHeight - 2) / 1000;
            const int bottom = below * (kHeight - 2) / 1000;
            painter.fillRect(z * bar, kHeight - 1 - top, std::max(1, bar - 2), std::max(0, top - bottom - 1),
                             colourOf(*rows[i].find("kind")->as<std::string>()));
            below += shares[i];
        }
        if (z == m_bench.z()) {
            painter.setPen(QColor(palette::kSelectText));
            painter.drawRect(z * bar, 0, std::max(1, bar - 2), kHeight - 1);
        }
    }
}

bool SharesChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textOf(levelAt(help->x())), this);
    return true;
}

void SharesChart::mousePressEvent(QMouseEvent* event) { m_bench.setZ(levelAt(qRound(event->position().x()))); }

} // namespace cave
