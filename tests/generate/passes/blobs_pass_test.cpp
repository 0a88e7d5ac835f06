// SPDX-License-Identifier: MIT
#include "core/generate/shapes/regions.h"
#include "tests/support/pass_run.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::string_view kLakes =
    R"({"tile": "deep_water", "shape": "cellular", "wreath": 2, "keep_connected": true})";
constexpr std::string_view kFords =
    R"({"tile": "deep_water", "shape": "cellular", "wreath": 1, "keep_connected": true, "ford": true})";

constexpr Golden kDiscs{
    0x59c58921faf874cfu, 0xbd04a70f6df415d5u, 0x7571e411713f8c12u, 0xecc8a84c6f2706efu, 0x199699fbe35c1f50u,
    0x3c4b9dfa50253820u, 0xfe40812badede77cu, 0x7174a3e6cdb6e77cu, 0x610f9ac901934630u, 0xcf8220aced5f7a39u,
    0xf6e87629b2be1befu, 0xce9e7ab0ef150571u, 0x39ade911975ce275u, 0xf6a89d85ac48503bu, 0xb76029bf4744f14eu,
    0xf5351a60565c65a4u, 0x8f74d8d13ec3439fu, 0xc6771e414be397c8u, 0xab11599cfaf61005u, 0x9f4fd600205c0e95u,
    0x03b2941f86014cb1u, 0xa20b4da9338eec06u, 0x8ed61d10e06cc83fu, 0x74f5e8e0cfb17d0bu, 0x5f83b8fac547020du};
constexpr Golden kGrown{
    0xc9d9f7530046cab9u, 0x348588812441d6f4u, 0xae9d7a1282f88be2u, 0x9d6e60577dba5652u, 0x1e8619f43a40de9fu,
    0xc43dda5ccce8c1d3u, 0x9efe58db638ff322u, 0x05b89061db149397u, 0x66960efc8b7343c3u, 0xb27c21f4dde0d3cbu,
    0x500ec033d8742434u, 0x5f574287a59eb996u, 0xd957a4385db1dea4u, 0xc41cce7f5cebb39du, 0x83275cff92e57674u,
    0xa01a4cb6894c7b38u, 0x98abb2d8a94403aeu, 0x10dd9a1efe39c4b2u, 0x342e48c53c4e956fu, 0x2df62174002f4599u,
    0x6ddf3edc2b5d048au, 0xca2c8243516248a5u, 0xd0083820cd9c01ceu, 0xae72ccfbf22aa4c8u, 0xa73de3a882cd9160u};
constexpr Golden kCrossed{
    0xa7cf10259565eed4u, 0x57293767572c775eu, 0x8e6acf3056daa463u, 0xc9a03acdead605ceu, 0x7d558ef61587cd2du,
    0xf87a24b0d14d3436u, 0xd13c023df5ea6ba5u, 0xcdcc9ce75bab4789u, 0x80ad06333be98fb6u, 0x3f761f3fadb2766eu,
    0x197f762d16676369u, 0x1729b6ef35916bc6u, 0x72c5bcacb633de82u, 0x98b6b50e29247df5u, 0x2cee90c699c1963cu,
    0x6ced64729f968b71u, 0x42af3c5a7eabbf6cu, 0x5c96e0b195566af5u, 0x10a56e058df8286au, 0x75e858c3e023a861u,
    0x1aba61451a00b35cu, 0x270258d8b02b915au, 0xf4dfcedfa4a6f22du, 0x486d049f9614bf88u, 0x6827dd02085894fdu};

TileId tile(std::string_view id) { return *Catalogue::builtIn()->findTile(id); }

int count(const LevelState& level, std::string_view id)
{
    return static_cast<int>(std::ranges::count(level.tiles.cells(), tile(id)));
}

// The caves of a seed in one piece, as a row above would have left them.
LevelState oneCave(int width, int height, std::uint64_t seed)
{
    return runPass("caves", R"({"keep": "largest", "fill": 520})", solidLevel(width, height), seed).after;
}

std::string anyBlobs(Random& dice)
{
    const auto number = [&](const char* id, int low, int high) {
        return std::string(", \"") + id + "\": " + std::to_string(dice.between(low, high));
    };
    return std::string("{\"tile\": \"") + (dice.below(2) ? "deep_water" : "water") + "\", \"shape\": \"" +
           (dice.below(2) ? "disc" : "cellular") + "\", \"over\": \"" + (dice.below(2) ? "any" : "floor") + "\"" +
           number("least", 0, 9) + number("most", 0, 9) + number("most_radius", 0, 8) + number("least_width", 1, 40) +
           number("least_height", 1, 40) + number("fill", 0, 1000) + number("wreath", 0, 3) + "}";
}

} // namespace

class BlobsPassTest : public QObject {
    Q_OBJECT

private slots:
    void seeds1To25HaveTheirGoldenHashes()
    {
        const auto compare = [](const Golden& golden, std::string_view parameters) {
            return goldenDifference(golden, [&](std::uint64_t seed) {
                return runPass("blobs", parameters, caveLevel(80, 40, seed), seed).after;
            });
        };
        QVERIFY2(compare(kDiscs, "{}").empty(), compare(kDiscs, "{}").c_str());
        QVERIFY2(compare(kGrown, kLakes).empty(), compare(kGrown, kLakes).c_str());
        QVERIFY2(compare(kCrossed, kFords).empty(), compare(kCrossed, kFords).c_str());
    }

    void aLevelInOnePieceStaysSoWhenAskedFor()
    {
        int lakes = 0;
        int leftOut = 0;
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
            for (const std::string_view parameters : {kLakes, kFords}) {
                const LevelState level = oneCave(80, 40, seed);
                const PassRun run = runPass("blobs", parameters, level, seed);
                QCOMPARE(regionsOf(run.after), regionsOf(level));
                QCOMPARE(run.report.done < run.report.asked, run.report.state == RowState::Partial);
                lakes += run.report.done;
                leftOut += run.report.asked - run.report.done;
            }
        QVERIFY2(lakes > leftOut, qPrintable(QStringLiteral("%1 lakes, %2 left out").arg(lakes).arg(leftOut)));
    }

    void withoutAskingLakesCutLevelsAndFordsMendThat()
    {
        const std::string_view cutting = R"({"tile": "deep_water", "shape": "cellular"})";
        int cut = 0;
        int fords = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const LevelState level = oneCave(80, 40, seed);
            cut += regionsOf(runPass("blobs", cutting, level, seed).after) > 1;
            const PassRun crossed =
                runPass("blobs", R"({"tile": "deep_water", "shape": "cellular", "ford": true})", level, seed);
            QCOMPARE(regionsOf(crossed.after), regionsOf(level));
            fords += count(crossed.after, "water");
        }
        QVERIFY2(cut > 50, qPrintable(QString::number(cut)));
        QVERIFY2(fords > 100, qPrintable(QString::number(fords)));
    }

    void shallowWaterNeverBreaksALevelApart()
    {
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const LevelState level = anyCaveLevel(seed);
            QVERIFY(regionsOf(runPass("blobs", R"({"most_radius": 6})", level, seed).after) <= regionsOf(level));
        }
    }

    void anyParametersKeepToTheAreaAndToWhatMayBeCovered()
    {
        Random dice(11);
        const auto seeds = scaled<std::uint64_t>(200);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            LevelState level = anyCaveLevel(seed);
            for (std::size_t cell = 0; cell < level.tiles.size(); ++cell)
                switch (dice.below(12)) {
                case 0: level.marks.cells()[cell] |= kLocked; break;
                case 1: level.marks.cells()[cell] |= kNoLiquid; break;
                case 2: level.marks.cells()[cell] |= kVault; break;
                case 3: level.tiles.cells()[cell] = tile("stairs_down"); break;
                case 4: level.tiles.cells()[cell] = tile("door"); break;
                }
            Where where;
            if (dice.below(2))
                where.boxes = {{dice.between(0, 20), dice.between(0, 20), dice.between(1, 30), dice.between(1, 30)}};
            const std::string parameters = anyBlobs(dice);
            const PassRun run = runPass("blobs", parameters, level, seed, where);
            QVERIFY(keepsOutside(run, where));
            for (std::size_t cell = 0; cell < level.tiles.size(); ++cell) {
                if (run.after.tiles.cells()[cell] == level.tiles.cells()[cell])
                    continue;
                QVERIFY((level.marks.cells()[cell] & (kNoLiquid | kVault)) == 0);
                const TileId was = level.tiles.cells()[cell];
                QVERIFY(was == tile("floor") || (was == tile("wall") && !parameters.contains("\"over\": \"floor\"")));
            }
        }
    }

    void moreTriesLeaveTheBlobsThatHadAPlace()
    {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const LevelState level = oneCave(80, 40, seed);
            const auto lakes = [&](const char* tries) {
                return runPass("blobs",
                               std::string(R"({"tile": "deep_water", "keep_connected": true, "tries": )") + tries + "}",
                               level, seed);
            };
            const PassRun few = lakes("20");
            if (few.report.state == RowState::Done)
                QVERIFY(lakes("40").after == few.after);
        }
    }

    void aFordIsTheShortestWayThrough()
    {
        const LevelState level = levelOf(R"(
XXXXXXXXXXXXX
X...........X
X...........X
X...........X
XXXXXXXXXXXXX
)");
        const PassRun run =
            runPass("blobs", R"({"tile": "deep_water", "least": 1, "most": 1, "least_radius": 2, "ford": true})", level,
                    2, {.boxes = {{4, 1, 5, 3}}, .tag = {}});
        const std::string expected = pictureOf(levelOf(R"(
XXXXXXXXXXXXX
X...~~~~~...X
X...=====...X
X...=====...X
XXXXXXXXXXXXX
)"));
        QVERIFY2(pictureOf(run.after) == expected, pictureOf(run.after).c_str());
    }

    void theWreathRingsTheLake()
    {
        LevelState level(21, 21, tile("floor"));
        const PassRun run = runPass(
            "blobs",
            R"({"tile": "deep_water", "least": 1, "most": 1, "least_radius": 2, "most_radius": 2, "wreath": 2})", level,
            4);
        QCOMPARE(count(run.after, "deep_water"), 21);
        for (int y = 0; y < 21; ++y)
            for (int x = 0; x < 21; ++x) {
                bool isNear = false;
                for (int dy = -2; dy <= 2; ++dy)
                    for (int dx = -2; dx <= 2; ++dx)
                        isNear = isNear || (run.after.tiles.contains(x + dx, y + dy) &&
                                            run.after.tiles[x + dx, y + dy] == tile("deep_water"));
                if (run.after.tiles[x, y] != tile("deep_water"))
                    QCOMPARE((run.after.tiles[x, y]), tile(isNear ? "water" : "floor"));
            }
    }

    void blobsWithoutAPlaceAreTold()
    {
        const PassRun run = runPass("blobs", R"({"least": 4, "most": 4})", solidLevel(20, 20), 1);
        QCOMPARE(run.report.asked, 4);
        QCOMPARE(run.report.done, 0);
        QCOMPARE(run.report.state, RowState::Partial);
        QCOMPARE(run.report.why.count, 4);
    }
};

CAVE_TEST_SUITE(BlobsPassTest);
#include "blobs_pass_test.moc"
