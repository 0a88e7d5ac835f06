// SPDX-License-Identifier: MIT
#include "core/generate/passes/room_shapes.h"
#include "tests/support/bit_picture.h"
#include "tests/support/maker_checks.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const std::vector<std::uint64_t> kGolden{
    0xb5b80645114b753eu, 0xf89c2a7f1b6e15f3u, 0xe7b48296542803ebu, 0x02678e52ac7d7b9au, 0x4a387d455eaa285au,
    0x28efb6754a1c9390u, 0x452b326e3b8afa39u, 0xbb2c5df60c4f4781u, 0xb07bbc46b4bf1a5du, 0x26c4fccb1f5d8d70u,
    0x47fa281ca3b3fd8fu, 0x6a530de1c6caef48u, 0xeccb96b9a5b9515bu, 0xb92433171d7161afu, 0xa1ba1a5df45a24f9u,
    0xc91cbf29b4ec9d38u, 0x2b211e072b9ae1ddu, 0x975c6a43ada2ae19u, 0xe978011dc9d8bf09u, 0x3024a2af2f1d2f9cu,
    0x54b15f376214c85eu, 0x58034063ebd2ea97u, 0x216222174aa56c13u, 0x58fcc4a01d2db23eu, 0x846718aa77f50bfeu};

LevelOrder accreteOrder(std::string parameters = "{}")
{
    return {.width = 79, .height = 29, .rows = {{"fill"}, {"accrete", std::move(parameters)}}};
}

} // namespace

class AccretePassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto hashes = seedHashes(accreteOrder());
        QVERIFY2(hashes == kGolden, listOf(hashes).c_str());
    }

    void whateverTheParametersThePromiseIsKept()
    {
        Random dice(21);
        for (int run = 0; run < scaled(200); ++run) {
            const LevelOrder order = randomMakerOrder("accrete", dice);
            const OneLevel made = bakedLevel(order);
            const std::string broken = brokenPromise(order, made);
            QVERIFY2(broken.empty(), (broken + "\n" + order.rows.back().parameters + "\n" + made.picture()).c_str());
        }
    }

    // Brogue's levels have 15 to 17 rooms and 780 to 850 passable cells.
    void roomsAndFloorAreAsManyAsInTheGameItFollows()
    {
        LevelOrder order = accreteOrder();
        double rooms = 0;
        double cells = 0;
        // A mean of few levels is no measure, so that the sanitizers make all, too.
        const auto levels = 300 * static_cast<std::uint64_t>(testScale());
        for (order.seed = 1; order.seed <= levels; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            rooms += static_cast<double>(made.state.rooms.size()) / levels;
            cells += static_cast<double>(made.walkable().count()) / levels;
        }
        const QString counts = QStringLiteral("%1 rooms (15 to 17), %2 cells (780 to 850)").arg(rooms).arg(cells);
        qInfo("%s", qPrintable(counts));
        QVERIFY2(rooms > 15 && rooms < 17 && cells > 780 && cells < 850, qPrintable(counts));
    }

    void everyRoomButTheFirstHasItsDoor()
    {
        LevelOrder order = accreteOrder(R"({"corridor": 0})");
        for (order.seed = 1; order.seed <= 100; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            QCOMPARE(made.state.mouths.size() + 1, made.state.rooms.size());
            // Without its doors each room lies alone.
            BitGrid floor = made.walkable();
            for (const CellAt mouth : made.state.mouths)
                floor.set(mouth.x, mouth.y, false);
            QCOMPARE(labelRegions(floor, Way::Eight).count(), static_cast<int>(made.state.rooms.size()));
        }
    }

    void onlyShapesWithAWeightAreMade()
    {
        LevelOrder order = accreteOrder(
            R"({"cross": 0, "symmetric": 0, "chunky": 0, "circle": 0, "cave": 0, "small": 3, "big_first": false})");
        for (order.seed = 1; order.seed <= 50; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            for (const Room& room : made.state.rooms) {
                QCOMPARE(room.box.width * room.box.height, static_cast<int>(room.cells.size()));
                QVERIFY(room.box.width <= 6 && room.box.height <= 4);
            }
        }
    }

    void withoutAnyWeightTheRowIsSkipped()
    {
        const OneLevel made = bakedLevel(accreteOrder(
            R"({"cross": 0, "symmetric": 0, "chunky": 0, "circle": 0, "cave": 0, "small": {"step": [[2, 1]]}})"));
        QVERIFY(made.reports[1].state == RowState::Skipped);
        QCOMPARE(made.walkable().count(), 0);
    }

    void moreTriesKeepTheRoomsThatThereWere()
    {
        LevelOrder few = accreteOrder(R"({"tries": 20})");
        LevelOrder many = accreteOrder(R"({"tries": 35})");
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            few.seed = many.seed = seed;
            const OneLevel a = bakedLevel(few);
            const OneLevel b = bakedLevel(many);
            QVERIFY(b.state.rooms.size() >= a.state.rooms.size());
            QVERIFY(std::ranges::equal(a.state.rooms, std::span(b.state.rooms).first(a.state.rooms.size())));
        }
    }

    void lockedFloorIsReached()
    {
        LevelOrder order = accreteOrder();
        for (int x = 38; x < 42; ++x)
            order.locked.push_back({{x, 14}, "floor"});
        for (order.seed = 1; order.seed <= 100; ++order.seed)
            QCOMPARE(bakedLevel(order).parts(), 1);
    }

    void shapesAreOnePartAndFillTheirBox()
    {
        Random dice(22);
        const auto isSound = [](const BitGrid& room) {
            bool left = false;
            bool right = false;
            for (int y = 0; y < room.height(); ++y) {
                left = left || room.get(0, y);
                right = right || room.get(room.width() - 1, y);
            }
            bool top = false;
            bool bottom = false;
            for (int x = 0; x < room.width(); ++x) {
                top = top || room.get(x, 0);
                bottom = bottom || room.get(x, room.height() - 1);
            }
            return left && right && top && bottom && labelRegions(room, Way::Four).count() == 1;
        };
        for (int run = 0; run < scaled(1000); ++run) {
            for (const auto make : {crossRoom, symmetricCrossRoom, smallRoom, circleRoom, chunkyRoom}) {
                const BitGrid room = make(dice);
                QVERIFY2(isSound(room), pictureOf(room).c_str());
            }
            const int width = dice.between(1, 30);
            const int height = dice.between(1, 30);
            QVERIFY2(isSound(roundRoom(width, height)), pictureOf(roundRoom(width, height)).c_str());
            const BitGrid room = caveRoom(width, height, dice);
            QVERIFY2(isSound(room) && room.width() <= width && room.height() <= height, pictureOf(room).c_str());
        }
    }

    void aPicture()
    {
        const OneLevel made = bakedLevel({.width = 50, .height = 20, .rows = {{"fill"}, {"accrete"}}, .seed = 1});
        QCOMPARE(shown(made.picture()), shown(R"(XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
X####..##########################################X
X##......###########################...##########X
X##......##############.....########...##########X
X##......############.........######...##########X
X####..#.#####...###...........#######.##########X
X#######.###.......#...........######.......#####X
X#######.###.................................####X
X#######.#####...#.##...###...##.............####X
X#######.#########.#########.########.......#####X
X####..#.#########.#########.########.......#####X
X#...............#.#########.####################X
X#........######.#...#######.####################X
X####..#########......######.#######...####..####X
X##############.......####..............#......##X
X##############.......####........#............##X
X##############.......####........#.....#......##X
X###############......####........##...####..####X
X################....############################X
XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
)"));
    }
};

CAVE_TEST_SUITE(AccretePassTest);
#include "accrete_pass_test.moc"
