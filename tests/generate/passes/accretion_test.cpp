// SPDX-License-Identifier: MIT
// Where a room is put onto others, against the obvious search.
#include "core/generate/passes/accretion.h"

#include "core/generate/passes/room_shapes.h"
#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

bool hasFloorAround(const LevelCanvas& canvas, int x, int y)
{
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (canvas.isWalkable(x + dx, y + dy))
                return true;
    return false;
}

bool slowlyFits(const LevelCanvas& canvas, const BitGrid& floor, CellAt corner)
{
    if (corner.x < 0 || corner.y < 0 || corner.x + floor.width() > canvas.width() ||
        corner.y + floor.height() > canvas.height())
        return false;
    bool fits = true;
    floor.forEach([&](int floorX, int floorY) {
        const int x = corner.x + floorX;
        const int y = corner.y + floorY;
        const bool isEdge = x == 0 || y == 0 || x + 1 == canvas.width() || y + 1 == canvas.height();
        fits = fits && !isEdge && canvas.mayWrite(x, y) && !hasFloorAround(canvas, x, y);
    });
    return fits;
}

// The side of the new room behind this wall, where there is floor of the row's area on one side and on no other.
std::optional<std::size_t> slowSideOf(const LevelCanvas& canvas, CellAt door)
{
    std::optional<std::size_t> found;
    if (canvas.isWalkable(door.x, door.y) || !canvas.mayWrite(door.x, door.y))
        return std::nullopt;
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const CellAt behind{door.x - kSides[side].x, door.y - kSides[side].y};
        if (!canvas.isWalkable(behind.x, behind.y))
            continue;
        if (found || !canvas.isInArea(behind.x, behind.y))
            return std::nullopt;
        found = side;
    }
    return found;
}

// The floor of the level when the design was put to the door of lowest draw; as it was when it fits to none.
BitGrid slowlyAttached(const LevelCanvas& canvas, const Design& design, const Chance& chance, int number)
{
    BitGrid floor = canvas.walkable();
    std::optional<std::uint64_t> least;
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x) {
            const auto side = slowSideOf(canvas, {x, y});
            if (!side || !design.doors[*side])
                continue;
            const std::uint64_t rank = chance.at(Draw::Door, number, x, y);
            const CellAt corner{x - design.doors[*side]->x, y - design.doors[*side]->y};
            if ((least && *least < rank) || !slowlyFits(canvas, design.floor, corner))
                continue;
            least = rank;
            floor = canvas.walkable();
            floor.set(x, y);
            design.floor.forEach([&](int floorX, int floorY) { floor.set(corner.x + floorX, corner.y + floorY); });
        }
    return floor;
}

BitGrid someRoom(Random& dice)
{
    switch (dice.below(4)) {
    case 0: return crossRoom(dice);
    case 1: return circleRoom(dice);
    case 2: return chunkyRoom(dice);
    default: return smallRoom(dice);
    }
}

} // namespace

class AccretionTest : public QObject {
    Q_OBJECT

private slots:
    void roomsAreAttachedWhereTheSlowSearchPutsThem();
};

void AccretionTest::roomsAreAttachedWhereTheSlowSearchPutsThem()
{
    Random dice(7);
    int attached = 0;
    int asked = 0;
    for (int run = 0; run < scaled(30); ++run) {
        const Dungeon dungeon = emptyDungeon(dice.between(20, 90), dice.between(15, 40), 1);
        LevelCanvas canvas(dungeon, 0, dungeon.catalogue->rock());
        canvas.set(randomBits(dice, canvas.width(), canvas.height(), 1, 30), dungeon.catalogue->floor());
        canvas.mark(randomBits(dice, canvas.width(), canvas.height(), 0, 10), kLocked);
        if (run % 2 == 0)
            canvas.beginRow(1, {{{2, 2, canvas.width() - 9, canvas.height() - 6}}, {}});
        Accretion accretion(canvas);
        const Chance chance(dice.next());
        for (int number = 0; number < 40; ++number) {
            const Design design = designRoom(someRoom(dice), dice.perMille(400), dice);
            const BitGrid expected = slowlyAttached(canvas, design, chance, number);
            const bool hasPlace = expected != canvas.walkable();
            const Room room{.uid = dice.next(), .cells = {}, .tags = {}};
            const bool isAttached = accretion.attach(design, room, chance, number);
            QCOMPARE(isAttached, hasPlace);
            QVERIFY(canvas.walkable() == expected);
            attached += isAttached;
            ++asked;
        }
    }
    QVERIFY(attached * 20 > asked && attached < asked);
}

CAVE_TEST_SUITE(AccretionTest);
#include "accretion_test.moc"
