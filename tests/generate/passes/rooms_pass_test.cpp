// SPDX-License-Identifier: MIT
#include "tests/support/maker_checks.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

const std::vector<std::uint64_t> kGoldenRooms{
    0x3a6f18027b4cb61au, 0x315df2432a82a422u, 0x872ac710ff7d50f3u, 0xc629f6811ea274c4u, 0x1b99423ff3997770u,
    0x3f720b6fcf708310u, 0x614e91833646603cu, 0x751db94ae6888e8bu, 0xf1aa42cd5db60932u, 0x481acd7069b557a4u,
    0x2dd80adc79f577c9u, 0x6e4d5abe0f8572f7u, 0x89899ec91ec6a660u, 0x8ef1e1d334edb712u, 0xab22664ef615fefeu,
    0xde9225f2f1fdf6cdu, 0xa5791767e24fa91bu, 0xaebcac8f86ddfc87u, 0xa6321fc84f89e16du, 0x3f9af70c2a0a7aa9u,
    0x0d8dfbb04df3a21au, 0xa55320408e5083f3u, 0x737486f0a10ba638u, 0x310399902b77306bu, 0x5de5c2a81df55a79u};

LevelOrder roomsOrder(std::string parameters = "{}")
{
    return {.width = 80, .height = 43, .rows = {{"fill"}, {"rooms", std::move(parameters)}}};
}

// How many rooms the tutorial game that klepinger follows makes: written out as it does it, with dice of its own.
int roomsOfTheTutorial(Random& dice)
{
    std::vector<Box> rooms;
    for (int number = 0; number < 30; ++number) {
        const int width = dice.between(6, 10);
        const int height = dice.between(6, 10);
        const Box room{dice.between(0, 80 - width), dice.between(0, 43 - height), width, height};
        const auto touches = [&](const Box& other) {
            return room.x <= other.right() && room.right() >= other.x && room.y <= other.bottom() &&
                   room.bottom() >= other.y;
        };
        if (std::ranges::none_of(rooms, touches))
            rooms.push_back(room);
    }
    return static_cast<int>(rooms.size());
}

} // namespace

class RoomsPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto hashes = seedHashes(roomsOrder());
        QVERIFY2(hashes == kGoldenRooms, listOf(hashes).c_str());
    }

    void whateverTheParametersThePromiseIsKept()
    {
        Random dice(11);
        for (int run = 0; run < scaled(200); ++run) {
            const LevelOrder order = randomMakerOrder("rooms", dice);
            const OneLevel made = bakedLevel(order);
            const std::string broken = brokenPromise(order, made);
            QVERIFY2(broken.empty(), (broken + "\n" + order.rows.back().parameters + "\n" + made.picture()).c_str());
        }
    }

    void twoRowsInTwoAreasKeepTheirRoomsApart()
    {
        Random dice(12);
        for (int run = 0; run < scaled(50); ++run) {
            LevelOrder order{.width = 60, .height = 30, .rows = {{"fill"}}, .seed = dice.next()};
            order.rows.push_back({"rooms", R"({"join": "nearest"})", {.boxes = {{0, 0, 30, 30}}, .tag = {}}});
            order.rows.push_back({"rooms", R"({"shape": "cave"})", {.boxes = {{30, 0, 30, 30}}, .tag = {}}});
            QCOMPARE(shown(brokenPromise(order, bakedLevel(order))), shown(""));
        }
    }

    void thereAreAsManyRoomsAsInTheGameItFollows()
    {
        LevelOrder order = roomsOrder(R"({"gap": 1})");
        Random dice(13);
        double ours = 0;
        double theirs = 0;
        const int levels = 400;
        for (int run = 0; run < levels; ++run) {
            order.seed = static_cast<std::uint64_t>(run + 1);
            ours += static_cast<double>(bakedLevel(order).state.rooms.size());
            theirs += roomsOfTheTutorial(dice);
        }
        const QString counts = QStringLiteral("%1 rooms, expected %2").arg(ours / levels).arg(theirs / levels);
        qInfo("%s", qPrintable(counts));
        QVERIFY2(std::abs(ours - theirs) / levels < 0.25, qPrintable(counts));
    }

    void wallsKeepTheGap()
    {
        for (const int gap : {0, 1, 4}) {
            LevelOrder order = roomsOrder("{\"gap\": " + std::to_string(gap) + "}");
            int least = 1000;
            for (order.seed = 1; order.seed <= 100; ++order.seed) {
                const OneLevel made = bakedLevel(order);
                const auto& rooms = made.state.rooms;
                for (std::size_t a = 0; a < rooms.size(); ++a)
                    for (std::size_t b = 0; b < a; ++b) {
                        // Between floors lie both walls and the gap.
                        const Box& one = rooms[a].box;
                        const Box& other = rooms[b].box;
                        least = std::min(least,
                                         std::max(std::max(one.x, other.x) - std::min(one.right(), other.right()),
                                                  std::max(one.y, other.y) - std::min(one.bottom(), other.bottom())));
                    }
            }
            QCOMPARE(least, gap + 2);
        }
    }

    void moreTriesKeepTheRoomsThatThereWere()
    {
        LevelOrder few = roomsOrder(R"({"tries": 30})");
        LevelOrder many = roomsOrder(R"({"tries": 60})");
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            few.seed = many.seed = seed;
            const OneLevel a = bakedLevel(few);
            const OneLevel b = bakedLevel(many);
            QVERIFY(b.state.rooms.size() >= a.state.rooms.size());
            for (std::size_t i = 0; i < a.state.rooms.size(); ++i) {
                QCOMPARE(a.state.rooms[i].uid, b.state.rooms[i].uid);
                QVERIFY(a.state.rooms[i].cells == b.state.rooms[i].cells);
            }
        }
    }

    void theFirstAndTheLastRoomAreTagged()
    {
        const OneLevel made = bakedLevel(roomsOrder());
        QVERIFY(made.state.rooms.size() > 2);
        for (std::size_t i = 0; i < made.state.rooms.size(); ++i) {
            QCOMPARE(made.state.rooms[i].hasTag("first"), i == 0);
            QCOMPARE(made.state.rooms[i].hasTag("last"), i + 1 == made.state.rooms.size());
        }
    }

    void aWallOfLockedCellsWithAGapIsWalkedAround()
    {
        LevelOrder order = roomsOrder();
        for (int y = 0; y < order.height; ++y)
            if (y != 21)
                order.locked.push_back({{40, y}, "wall"});
        for (order.seed = 1; order.seed <= 50; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            QVERIFY(made.state.rooms.size() > 2);
            QCOMPARE(made.parts(), 1);
        }
    }

    void roomsThatNothingCanJoinAreReported()
    {
        LevelOrder order = roomsOrder();
        for (int y = 0; y < order.height; ++y)
            order.locked.push_back({{40, y}, "wall"});
        const OneLevel made = bakedLevel(order);
        QCOMPARE(made.parts(), 2);
        QVERIFY(made.reports[1].state == RowState::Partial);
        QCOMPARE(made.reports[1].why.count.value_or(0), 1);
    }

    void aLevelTooSmallForAnyRoomIsReported()
    {
        const OneLevel made = bakedLevel({.width = 5, .height = 5, .rows = {{"fill"}, {"rooms"}}});
        QCOMPARE(made.parts(), 0);
        QVERIFY(made.reports[1].state == RowState::Skipped);
    }

    void mouthsLieBetweenRoomAndCorridor()
    {
        LevelOrder order = roomsOrder();
        for (order.seed = 1; order.seed <= 50; ++order.seed) {
            const OneLevel made = bakedLevel(order);
            QVERIFY(made.state.mouths.size() >= made.state.rooms.size());
            for (const CellAt mouth : made.state.mouths) {
                int beside = 0;
                for (const Room& room : made.state.rooms)
                    for (const CellAt cell : room.cells) {
                        QVERIFY(cell != mouth);
                        beside += std::abs(cell.x - mouth.x) + std::abs(cell.y - mouth.y) == 1;
                    }
                QVERIFY(beside > 0);
            }
        }
    }

    void aPicture()
    {
        const OneLevel made = bakedLevel({.width = 40, .height = 16, .rows = {{"fill"}, {"rooms"}}, .seed = 1});
        QCOMPARE(shown(made.picture()), shown(R"(XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
X#############################....#####X
X#############################....#####X
X#############################....#####X
X###..............................#####X
X###.#########################....#####X
X###.#########........########....#####X
X........#####........########....#####X
X........#####........#########.#######X
X........#####........#########.#######X
X.....................##....###.#######X
X........#####........##....###.#######X
X........#####........##........#######X
X........#####........##....###########X
X........###############....###########X
XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
)"));
    }
};

CAVE_TEST_SUITE(RoomsPassTest);
#include "rooms_pass_test.moc"
