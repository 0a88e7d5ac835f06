// SPDX-License-Identifier: MIT
#include "core/rules/facts/field_of_view.h"

#include "core/base/position.h"
#include "core/base/random.h"
#include "core/bits/cellular.h"
#include "core/generate/chance.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <vector>

using namespace cave;

namespace {

// A line from the eye, `columns` to the side for every `rows` forwards.
struct Line {
    int columns = 0;
    int rows = 1;
};

// The obvious twin: straight from the definition in the header, with every line that could matter tried one by one.
class SlowView {
public:
    SlowView(const BitGrid& opaque, int x, int y, int radius) : m_opaque(opaque), m_x(x), m_y(y), m_radius(radius) {}

    BitGrid seen()
    {
        BitGrid seen(m_opaque.width(), m_opaque.height());
        seen.set(m_x, m_y);
        for (const Offset forward : {Offset{0, -1}, Offset{1, 0}, Offset{0, 1}, Offset{-1, 0}})
            look(forward, seen);
        return seen;
    }

private:
    bool isClear(Offset forward, int row, int column) const
    {
        return !m_opaque.getOr(m_x + row * forward.dx + column * forward.dy,
                               m_y + row * forward.dy + column * forward.dx, true);
    }

    // How many rows the line gets through: each must have a clear cell that the line touches.
    int reach(Offset forward, Line line) const
    {
        for (int row = 1;; ++row) {
            bool passes = false;
            // Touches column c when |2 * row * columns - 2 * c * rows| <= rows.
            for (int column = -row; column <= row && !passes; ++column)
                passes = std::abs(2 * row * line.columns - 2 * column * line.rows) <= line.rows &&
                         isClear(forward, row, column);
            if (!passes)
                return row - 1;
        }
    }

    void look(Offset forward, BitGrid& seen) const
    {
        const int rows = std::min(m_radius, std::max(m_opaque.width(), m_opaque.height()));
        std::vector<std::pair<Line, int>> edges; // every line along a cell's edge, and how far it gets
        for (int row = 1; row <= rows; ++row)
            for (int column = -row; column <= row + 1; ++column) {
                const Line line{2 * column - 1, 2 * row};
                if (std::abs(line.columns) <= line.rows)
                    edges.emplace_back(line, reach(forward, line));
            }
        for (const Line diagonal : {Line{-1, 1}, Line{1, 1}})
            edges.emplace_back(diagonal, reach(forward, diagonal));
        for (int row = 1; row <= rows; ++row)
            for (int column = -row; column <= row; ++column)
                lookAt(forward, row, column, edges, seen);
    }

    void lookAt(Offset forward, int row, int column, const std::vector<std::pair<Line, int>>& edges,
                BitGrid& seen) const
    {
        const int x = m_x + row * forward.dx + column * forward.dy;
        const int y = m_y + row * forward.dy + column * forward.dx;
        if (!seen.contains(x, y) || row * row + column * column > m_radius * m_radius + m_radius)
            return;
        bool sees = false;
        if (isClear(forward, row, column)) {
            sees = reach(forward, {column, row}) >= row - 1;
        } else {
            // Some free line touches it; the free lines form closed ranges that begin and end along edges.
            for (const auto& [line, free] : edges)
                sees =
                    sees || (free >= row - 1 && std::abs(2 * row * line.columns - 2 * column * line.rows) <= line.rows);
        }
        if (sees)
            seen.set(x, y);
    }

    const BitGrid& m_opaque;
    int m_x;
    int m_y;
    int m_radius;
};

QString picture(const BitGrid& opaque, const BitGrid& seen, int eyeX, int eyeY)
{
    QString text;
    for (int y = 0; y < opaque.height(); ++y) {
        for (int x = 0; x < opaque.width(); ++x)
            text += x == eyeX && y == eyeY ? u'@' : !seen.get(x, y) ? u' ' : opaque.get(x, y) ? u'#' : u'.';
        text += u'\n';
    }
    return text;
}

void compare(const BitGrid& opaque, int x, int y, int radius)
{
    BitGrid fast(opaque.width(), opaque.height());
    fieldOfView(opaque, x, y, radius, fast);
    const BitGrid slow = SlowView(opaque, x, y, radius).seen();
    if (!(fast == slow))
        QCOMPARE(picture(opaque, fast, x, y), picture(opaque, slow, x, y));
}

BitGrid caveWalls(std::uint64_t seed)
{
    BitGrid floor = Chance(seed).mask(100, 48, 500);
    const BitGrid nothing(100, 48);
    for (int round = 0; round < 3; ++round)
        floor = nextGeneration(floor, nothing, {});
    BitGrid opaque(100, 48);
    for (int y = 0; y < 48; ++y)
        for (int x = 0; x < 100; ++x)
            opaque.set(x, y, !floor.get(x, y));
    return opaque;
}

} // namespace

class FieldOfViewTest : public QObject {
    Q_OBJECT

private slots:
    void equalsTheSlowTwinOnAllMapsOf4By4FromEveryCell()
    {
        for (unsigned bits = 0; bits < 65536; bits += kStride) {
            BitGrid opaque(4, 4);
            for (int cell = 0; cell < 16; ++cell)
                opaque.set(cell % 4, cell / 4, bits >> cell & 1);
            for (int cell = 0; cell < 16; ++cell)
                compare(opaque, cell % 4, cell / 4, 8);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void equalsTheSlowTwinOnRandomMapsOf9By9()
    {
        Random dice(9);
        for (int i = 0; i < scaled(100'000) && !QTest::currentTestFailed(); ++i) {
            const BitGrid opaque = randomBits(dice, 9, 9, 100, 600);
            compare(opaque, dice.between(0, 8), dice.between(0, 8), dice.between(1, 9));
        }
    }

    // Views wider than a word of bits, at any place in the words of the map.
    void equalsTheSlowTwinAtAnyRadius()
    {
        Random dice(7);
        for (const int radius : {0, 1, 7, 8, 15, 16, 30, 31, 32, 63, 64, 100, kLargestRadius})
            for (int i = 0; i < scaled(6) && !QTest::currentTestFailed(); ++i) {
                const int width = dice.between(1, 200);
                const int height = dice.between(1, 200);
                const BitGrid opaque = randomBits(dice, width, height, 0, 150);
                compare(opaque, dice.between(0, width - 1), dice.between(0, height - 1), radius);
            }
    }

    void twoClearCellsOfACaveSeeEachOtherOrNeitherDoes()
    {
        for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(1); ++seed) {
            const BitGrid opaque = caveWalls(seed);
            for (const int radius : {6, 10, 20})
                checkSymmetry(opaque, radius);
        }
    }

    void oneCellIsInViewAsTheWholeViewHasIt()
    {
        Random dice(5);
        for (int i = 0; i < 20'000; ++i) {
            const BitGrid opaque = randomBits(dice, 9, 9, 100, 600);
            const int x = dice.between(0, 8);
            const int y = dice.between(0, 8);
            const int radius = dice.between(0, 9);
            BitGrid seen(9, 9);
            fieldOfView(opaque, x, y, radius, seen);
            for (int cell = 0; cell < 81; ++cell)
                if (!opaque.get(cell % 9, cell / 9) && (cell % 9 != x || cell / 9 != y))
                    QCOMPARE(isInView(opaque, x, y, radius, cell % 9, cell / 9), seen.get(cell % 9, cell / 9));
        }
    }

    void aRoomIsSeenWhole()
    {
        BitGrid opaque(9, 7, true);
        for (int y = 1; y < 6; ++y)
            for (int x = 1; x < 8; ++x)
                opaque.set(x, y, false);
        BitGrid seen(9, 7);
        fieldOfView(opaque, 1, 1, 20, seen);
        QCOMPARE(seen.count(), 63);
    }

    void theRadiusIsADisc()
    {
        const BitGrid opaque(41, 41);
        BitGrid seen(41, 41);
        for (const int radius : {0, 1, 2, 3, 6, 20}) {
            seen.fill(false);
            fieldOfView(opaque, 20, 20, radius, seen);
            for (int y = 0; y < 41; ++y)
                for (int x = 0; x < 41; ++x)
                    QCOMPARE(seen.get(x, y), (x - 20) * (x - 20) + (y - 20) * (y - 20) <= radius * radius + radius);
        }
    }

    void aPillarHidesWhatLiesBehindIt()
    {
        BitGrid opaque(7, 3);
        opaque.set(3, 1, true);
        BitGrid seen(7, 3);
        fieldOfView(opaque, 1, 1, 20, seen);
        QVERIFY(seen.get(3, 1));
        QVERIFY(!seen.get(4, 1));
        QVERIFY(!seen.get(6, 1));
        QVERIFY(seen.get(4, 0));
    }

private:
    static void checkSymmetry(const BitGrid& opaque, int radius)
    {
        std::vector<BitGrid> views;
        for (int cell = 0; cell < 4800; ++cell) {
            views.emplace_back(100, 48);
            if (!opaque.get(cell % 100, cell / 100))
                fieldOfView(opaque, cell % 100, cell / 100, radius, views.back());
        }
        for (int a = 0; a < 4800; ++a)
            for (int b = 0; b < a; ++b)
                if (!opaque.get(a % 100, a / 100) && !opaque.get(b % 100, b / 100))
                    if (views[static_cast<std::size_t>(a)].get(b % 100, b / 100) !=
                        views[static_cast<std::size_t>(b)].get(a % 100, a / 100))
                        QFAIL(qPrintable(QStringLiteral("cells %1 and %2, radius %3").arg(a).arg(b).arg(radius)));
    }
};

CAVE_TEST_SUITE(FieldOfViewTest);
#include "field_of_view_test.moc"
