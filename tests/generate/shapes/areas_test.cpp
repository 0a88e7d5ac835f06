// SPDX-License-Identifier: MIT
#include "core/base/position.h"
#include "core/base/random.h"
#include "core/generate/shapes/areas.h"
#include "core/generate/shapes/cell.h"
#include "tests/support/ascii_map.h"
#include "tests/support/bit_picture.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

// The ids as signs: 1 to 9, then letters.
std::string pictureOf(const Regions& regions)
{
    constexpr std::string_view kSigns = "#123456789abcdefghijklmnopqrstuvwxyz";
    std::string picture;
    for (int y = 0; y < regions.ids.height(); ++y) {
        for (int x = 0; x < regions.ids.width(); ++x)
            picture += kSigns[std::min<std::size_t>(regions.ids[x, y], kSigns.size() - 1)];
        picture += '\n';
    }
    return picture;
}

// Chambers and passes that lie as they come, and some cells turned over.
BitGrid randomGround(Random& dice)
{
    BitGrid ground(dice.between(1, 36), dice.between(1, 24));
    const int boxes = dice.between(0, 8);
    for (int i = 0; i < boxes; ++i) {
        const bool isPass = dice.perMille(400);
        const int left = dice.between(0, ground.width() - 1);
        const int top = dice.between(0, ground.height() - 1);
        const int right = std::min(ground.width(), left + dice.between(isPass ? 5 : 3, isPass ? 15 : 11));
        const int bottom = std::min(ground.height(), top + dice.between(isPass ? 1 : 4, isPass ? 2 : 11));
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x)
                ground.set(x, y);
    }
    const int turned = dice.perMille(500) ? 0 : 60;
    for (int y = 0; y < ground.height(); ++y)
        for (int x = 0; x < ground.width(); ++x)
            if (dice.perMille(turned))
                ground.set(x, y, !ground.get(x, y));
    return ground;
}

bool isSquare(const BitGrid& ground, int left, int top, int side)
{
    for (int y = top; y < top + side; ++y)
        for (int x = left; x < left + side; ++x)
            if (!ground.getOr(x, y, false))
                return false;
    return true;
}

int widthAt(const BitGrid& ground, int x, int y)
{
    for (int side = kWidestGround; side > 0; --side)
        for (int top = y - side + 1; top <= y; ++top)
            for (int left = x - side + 1; left <= x; ++left)
                if (isSquare(ground, left, top, side))
                    return side;
    return 0;
}

// Paints whole maps anew for each step, each cell with the number of its part.
class SlowDivision {
public:
    explicit SlowDivision(const BitGrid& ground)
        : m_widths(ground.width(), ground.height(), 0), m_parts(ground.width(), ground.height(), 0)
    {
        for (int y = 0; y < ground.height(); ++y)
            for (int x = 0; x < ground.width(); ++x)
                m_widths[x, y] = widthAt(ground, x, y);
    }

    Grid<int> make()
    {
        for (int width = kWidestGround; width > 0; --width) {
            while (growOnce(width)) {}
            beginParts(width);
            joinParts(width);
        }
        return m_parts;
    }

private:
    std::vector<CellAt> cellsOf(int width) const
    {
        std::vector<CellAt> cells;
        for (int y = 0; y < m_widths.height(); ++y)
            for (int x = 0; x < m_widths.width(); ++x)
                if (m_widths[x, y] == width)
                    cells.push_back({x, y});
        return cells;
    }

    template <typename Visit>
    static void forNeighbours(const Grid<int>& parts, CellAt cell, Visit visit)
    {
        for (const Direction direction : kDirections) {
            const Offset step = offsetOf(direction);
            if (parts.contains(cell.x + step.dx, cell.y + step.dy))
                visit(parts[cell.x + step.dx, cell.y + step.dy]);
        }
    }

    bool growOnce(int width)
    {
        const Grid<int> before = m_parts;
        for (const CellAt cell : cellsOf(width)) {
            int nearest = 0;
            forNeighbours(before, cell, [&](int part) {
                if (part > 0 && (nearest == 0 || part < nearest))
                    nearest = part;
            });
            if (before[cell.x, cell.y] == 0)
                m_parts[cell.x, cell.y] = nearest;
        }
        return m_parts != before;
    }

    void beginParts(int width)
    {
        for (const CellAt cell : cellsOf(width)) {
            if (m_parts[cell.x, cell.y] != 0)
                continue;
            m_parts[cell.x, cell.y] = static_cast<int>(m_widest.size());
            m_widest.push_back(width);
            while (growOnce(width)) {}
        }
    }

    void joinParts(int width)
    {
        const auto staysApart = [&](int part) {
            return m_widest[static_cast<std::size_t>(part)] >= 2 * width &&
                   std::ranges::count(m_parts.cells(), part) >= kLeastArea;
        };
        for (const CellAt cell : cellsOf(width))
            for (const Direction direction : kDirections) {
                const Offset step = offsetOf(direction);
                if (!m_parts.contains(cell.x + step.dx, cell.y + step.dy))
                    continue;
                const int one = m_parts[cell.x, cell.y];
                const int other = m_parts[cell.x + step.dx, cell.y + step.dy];
                if (other == 0 || one == other || (staysApart(one) && staysApart(other)))
                    continue;
                for (int& part : m_parts.cells())
                    if (part == std::max(one, other))
                        part = std::min(one, other);
            }
    }

    Grid<int> m_widths;
    Grid<int> m_parts;
    std::vector<int> m_widest{0};
};

// Numbered as regions are: by their first cells.
std::string pictureOf(const Grid<int>& parts)
{
    Regions regions{Grid<std::uint32_t>(parts.width(), parts.height(), 0), {0}};
    std::vector<std::uint32_t> ids(parts.size() + 1);
    std::uint32_t last = 0;
    for (int y = 0; y < parts.height(); ++y)
        for (int x = 0; x < parts.width(); ++x)
            if (const int part = parts[x, y]; part != 0) {
                std::uint32_t& id = ids[static_cast<std::size_t>(part)];
                id = id == 0 ? ++last : id;
                regions.ids[x, y] = id;
            }
    return pictureOf(regions);
}

void compareAreas(const std::vector<std::string_view>& ground, std::string_view areas)
{
    QCOMPARE(shown(pictureOf(divideAreas(bitsOf(ground)))), shown(trimmed(areas)));
}

} // namespace

class AreasTest : public QObject {
    Q_OBJECT

private slots:
    void anOpenHallIsOneArea()
    {
        compareAreas({"..........", ".........."}, R"(
1111111111
1111111111
)");
    }

    void aNarrowPassPartsChambers()
    {
        compareAreas({".....##......", ".....##......", ".............", ".....##......", ".....##......"}, R"(
11111##222222
11111##222222
1111112222222
11111##222222
11111##222222
)");
    }

    void aWidePassDoesNot()
    {
        compareAreas({".....##......", ".............", ".............", ".............", ".....##......"}, R"(
11111##111111
1111111111111
1111111111111
1111111111111
11111##111111
)");
    }

    void aNicheBelongsToItsChamber()
    {
        compareAreas({"......##...", "......##...", "...........", "......##...", "......##..."}, R"(
111111##111
111111##111
11111111111
111111##111
111111##111
)");
    }

    void aMazeIsOneArea()
    {
        compareAreas({".....", ".###.", ".#...", ".#.##", "...##"}, R"(
11111
1###1
1#111
1#1##
111##
)");
    }

    void areasAreThoseOfTheSlowDivision()
    {
        Random dice(9);
        int divided = 0;
        for (int run = 0; run < scaled(600); ++run) {
            const BitGrid ground = randomGround(dice);
            const Regions areas = divideAreas(ground);
            QCOMPARE(shown(pictureOf(areas)), shown(pictureOf(SlowDivision(ground).make())));
            divided += areas.count() > labelRegions(ground, Way::Eight).count();
        }
        QVERIFY(divided > scaled(8)); // or it compared next to nothing
    }

    void areasAreJoinedPartsOfRegions()
    {
        Random dice(10);
        for (int run = 0; run < scaled(150); ++run) {
            const BitGrid ground = randomGround(dice);
            const Regions areas = divideAreas(ground);
            BitGrid covered(ground.width(), ground.height());
            for (int id = 1; id <= areas.count(); ++id) {
                BitGrid area(ground.width(), ground.height());
                for (int y = 0; y < ground.height(); ++y)
                    for (int x = 0; x < ground.width(); ++x)
                        if (areas.ids[x, y] == static_cast<std::uint32_t>(id)) {
                            area.set(x, y);
                            covered.set(x, y);
                        }
                QCOMPARE(area.count(), areas.sizes[static_cast<std::size_t>(id)]);
                QCOMPARE(labelRegions(area, Way::Eight).count(), 1);
            }
            QCOMPARE(shown(cave::pictureOf(covered)), shown(cave::pictureOf(ground)));
        }
    }
};

CAVE_TEST_SUITE(AreasTest);
#include "areas_test.moc"
