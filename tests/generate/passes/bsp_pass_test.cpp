// SPDX-License-Identifier: MIT
#include "tests/support/maker_checks.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

const std::vector<std::uint64_t> kGoldenBsp{
    0x3e385899cf310519u, 0x56e5c7d85c246cbbu, 0xe008643f7507ad8eu, 0x207de957c4eeb5acu, 0x401dee62bce01fb4u,
    0xda3070b9faac27cau, 0xf73137dc762a4fd3u, 0x5ab1896765687229u, 0xb0670a4dc94729a0u, 0x5f17d6cb09de3269u,
    0xb96f4c94e6106e59u, 0x1796e0ba5c99f525u, 0xa09b28e971fe1fdcu, 0xd763f206b3c166d0u, 0x16f9af93a2b3ccb4u,
    0x080729cca73270b9u, 0xff3fa498ffab4011u, 0xf7204cf1c67ca523u, 0x8118e80a634d39a2u, 0xa7acc10c96479593u,
    0x3cc8bc64f2769355u, 0x98d2af28b0aa641du, 0x2c04758b485caed2u, 0x901adc7f31f6bee7u, 0x0947044974dc8bbbu};

LevelOrder bspOrder(std::string parameters = "{}")
{
    return {.width = 80, .height = 40, .rows = {{"fill"}, {"bsp", std::move(parameters)}}};
}

} // namespace

class BspPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto hashes = seedHashes(bspOrder());
        QVERIFY2(hashes == kGoldenBsp, listOf(hashes).c_str());
    }

    void whateverTheParametersThePromiseIsKept()
    {
        Random dice(41);
        for (int run = 0; run < scaled(200); ++run) {
            const LevelOrder order = randomMakerOrder("bsp", dice);
            const OneLevel made = bakedLevel(order);
            const std::string broken = brokenPromise(order, made);
            QVERIFY2(broken.empty(), (broken + "\n" + order.rows.back().parameters + "\n" + made.picture()).c_str());
        }
    }

    void thereIsARoomForEveryPartAndNoMoreThanTheDepthAllows()
    {
        for (int depth = 0; depth <= 7; ++depth) {
            LevelOrder order = bspOrder("{\"depth\": " + std::to_string(depth) + "}");
            for (order.seed = 1; order.seed <= 25; ++order.seed) {
                const OneLevel made = bakedLevel(order);
                QVERIFY(made.reports[1].state == RowState::Done);
                QCOMPARE(static_cast<int>(made.state.rooms.size()), made.reports[1].asked);
                QVERIFY(made.state.rooms.size() <= std::size_t{1} << depth);
                QVERIFY(depth > 3 || made.state.rooms.size() == std::size_t{1} << depth);
            }
        }
    }

    void roomsTakeTheirShareOfTheArea()
    {
        LevelOrder order = bspOrder(R"({"depth": 0, "room_from": 500, "room_to": 500})");
        for (order.seed = 1; order.seed <= 25; ++order.seed) {
            const Box room = bakedLevel(order).state.rooms.front().box;
            QCOMPARE(room.width, 38);
            QCOMPARE(room.height, 18);
        }
    }

    void roomsKeepAWallBetweenThem()
    {
        LevelOrder order = bspOrder(R"({"room_from": 1000, "least_width": 4, "least_height": 4, "depth": 9})");
        for (order.seed = 1; order.seed <= 50; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            for (const Room& one : made.state.rooms)
                for (const Room& other : made.state.rooms)
                    QVERIFY(&one == &other || one.box.grown(2).intersected(other.box).isEmpty());
        }
    }

    void aPartWithoutPlaceIsReported()
    {
        LevelOrder order = bspOrder(R"({"depth": 1, "split_from": 500, "split_to": 500})");
        for (int y = 1; y < 39; ++y)
            for (int x = 2; x < 20; ++x)
                order.locked.push_back({{x, y}, "wall"});
        order.rows.back().where.boxes = {{0, 0, 40, 40}};
        const OneLevel made = bakedLevel(order);
        QVERIFY(made.reports[1].state == RowState::Partial || made.reports[1].state == RowState::Skipped);
        QCOMPARE(made.reports[1].asked, 2);
        QVERIFY(made.reports[1].done < 2);
    }

    void mouthsLieOutsideRoomsAndBesideOne()
    {
        LevelOrder order = bspOrder();
        for (order.seed = 1; order.seed <= 25; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            QVERIFY(made.state.mouths.size() >= made.state.rooms.size());
            for (const CellAt mouth : made.state.mouths) {
                const auto isIn = [&](const Room& room) { return room.box.contains(mouth.x, mouth.y); };
                const auto isBeside = [&](const Room& room) { return room.box.grown(1).contains(mouth.x, mouth.y); };
                QVERIFY(std::ranges::none_of(made.state.rooms, isIn));
                QVERIFY(std::ranges::any_of(made.state.rooms, isBeside));
            }
        }
    }

    void aPicture()
    {
        const OneLevel made = bakedLevel({.width = 50, .height = 20, .rows = {{"fill"}, {"bsp"}}, .seed = 1});
        QCOMPARE(shown(made.picture()), shown(R"(XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
X########################################....####X
X#...........####..............##########....####X
X#...........####.....#####..................####X
X#...........####.....#####....#############.####X
X#########.#########.#######.###############.####X
X#########.#########.#######.###############.####X
X###..........###.....######.############.......#X
X###..........###.....######.############.......#X
X###..................####...################.###X
X#########################.............######.###X
X############################################.###X
X############################################.###X
X......####...######........#################.###X
X......####.................##############.....##X
X.............######........##############.....##X
X##########...######........###.....######.....##X
X###################................######.....##X
X##############################................##X
XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
)"));
    }
};

CAVE_TEST_SUITE(BspPassTest);
#include "bsp_pass_test.moc"
