// SPDX-License-Identifier: MIT
#include "editor/canvas/board_marks.h"

#include "app/view/ui/palette.h"
#include "app/view/words/describe.h"

#include <QFontMetricsF>
#include <QRectF>

#include <algorithm>
#include <limits>

namespace cave {

namespace {

constexpr double kSmallestWithWords = 12; // pixels a cell
constexpr double kMostWords = 30; // average characters
constexpr double kFewestWords = 5;
constexpr double kAround = 18; // pixels of a label beside its words

// Pixels from the right edge of a board's cell to the next board of its row.
double roomOf(const std::vector<Sign>& signs, std::size_t index, double cell)
{
    const Sign& sign = signs[index];
    const Sign* next = index + 1 < signs.size() ? &signs[index + 1] : nullptr;
    return next && next->y == sign.y ? (next->x - sign.x - 1) * cell : std::numeric_limits<double>::max();
}

} // namespace

void addBoards(Overlay& overlay, const std::vector<Sign>& signs, double cell, const QFontMetricsF& metrics)
{
    const double character = metrics.averageCharWidth();
    const double height = metrics.height() + 4;
    std::vector<QRectF> taken; // by words, from top to bottom
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const Sign& sign = signs[i];
        overlay.marks.push_back({{sign.x, sign.y}, QStringLiteral("board"), true});
        const double room = std::min(roomOf(signs, i, cell) - kAround, kMostWords * character);
        if (cell < kSmallestWithWords || room < kFewestWords * character)
            continue;
        const QString words = metrics.elidedText(described(Text(kDungeonContext, sign.text)), Qt::ElideRight, room);
        const QRectF place((sign.x + 1) * cell, (sign.y + 0.5) * cell - height / 2,
                           metrics.horizontalAdvance(words) + kAround, height);
        const auto covers = [&](const QRectF& other) { return other.intersects(place); };
        while (!taken.empty() && taken.front().bottom() < place.top())
            taken.erase(taken.begin());
        if (std::ranges::any_of(taken, covers))
            continue;
        taken.push_back(place);
        overlay.labels.push_back({{sign.x, sign.y}, words, palette::kText});
    }
}

} // namespace cave
