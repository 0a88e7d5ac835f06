// SPDX-License-Identifier: MIT
// The fast ways of finding a vault its place, against slow ones.
#include "core/generate/passes/vault_plan.h"

#include "tests/support/random_bits.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace cave;

namespace {

FlatPiece randomPiece(Random& dice, std::span<const TileId> tiles)
{
    FlatPiece piece(dice.between(1, 9), dice.between(1, 7));
    for (FlatCell& cell : piece.cells())
        if (dice.perMille(800))
            cell.tile = tiles[dice.below(static_cast<std::uint32_t>(tiles.size()))];
    return piece;
}

std::vector<VaultSite> slowSites(const std::vector<Orientation>& orientations, const BitGrid& allowed,
                                 const Chance& chance, std::uint64_t piece, const VaultAim& aim, std::size_t most)
{
    std::vector<VaultSite> sites;
    for (std::size_t i = 0; i < orientations.size(); ++i) {
        const FlatPiece& cells = orientations[i].cells;
        for (int y = 0; y + cells.height() <= allowed.height(); ++y)
            for (int x = 0; x + cells.width() <= allowed.width(); ++x) {
                bool fits = !aim.at || *aim.at == CellAt{x, y};
                for (int pieceY = 0; pieceY < cells.height(); ++pieceY)
                    for (int pieceX = 0; pieceX < cells.width(); ++pieceX)
                        fits = fits && (!cells[pieceX, pieceY].tile || allowed.get(x + pieceX, y + pieceY));
                if (!fits)
                    continue;
                const int dx = aim.near ? 2 * x + cells.width() - aim.near->x : 0;
                const int dy = aim.near ? 2 * y + cells.height() - aim.near->y : 0;
                sites.push_back({dx * dx + dy * dy, chance.at(Draw::Turn, piece, x, y, i), x, y, i});
            }
    }
    std::ranges::sort(sites);
    sites.resize(std::min(sites.size(), most));
    return sites;
}

// Every part keeps some floor that was there, unless it may be closed in; and what was one part stays one.
bool mayStand(const LevelCanvas& canvas, const FlatPiece& piece, CellAt corner, bool mayCloseIn)
{
    const BitGrid before = canvas.walkable();
    BitGrid after = before;
    BitGrid own(before.width(), before.height());
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x)
            if (const auto tile = piece[x, y].tile) {
                after.set(corner.x + x, corner.y + y, canvas.catalogue().tile(*tile).walkable);
                own.set(corner.x + x, corner.y + y);
            }
    const Regions old = labelRegions(before, Way::Eight);
    const Regions now = labelRegions(after, Way::Eight);
    std::vector<bool> isOpen(now.sizes.size());
    std::map<std::uint32_t, std::uint32_t> becomes;
    bool isCut = false;
    after.forEach([&](int x, int y) {
        if (!before.get(x, y))
            return;
        if (!own.get(x, y))
            isOpen[now.ids[x, y]] = true;
        isCut |= becomes.try_emplace(old.ids[x, y], now.ids[x, y]).first->second != now.ids[x, y];
    });
    return !isCut && (mayCloseIn || std::find(isOpen.begin() + 1, isOpen.end(), false) == isOpen.end());
}

} // namespace

class VaultPlanTest : public QObject {
    Q_OBJECT

private slots:
    void theBestSitesAreThoseOfTheSlowSearch();
    void plansKeepTheLevelInOnePieceAsTheSlowLookSays();
};

void VaultPlanTest::theBestSitesAreThoseOfTheSlowSearch()
{
    Random dice(5);
    constexpr TileId kTiles[]{0};
    for (int run = 0; run < scaled(100); ++run) {
        const BitGrid allowed = randomBits(dice, dice.between(1, 140), dice.between(1, 20), 850, 1000);
        std::vector<Orientation> orientations;
        for (int i = dice.between(1, 8); i > 0; --i) {
            const bool isAlike = i % 3 == 0 && !orientations.empty(); // as pieces that were turned half around are
            orientations.push_back({isAlike ? orientations.front().cells : randomPiece(dice, kTiles), i});
        }
        VaultAim aim;
        if (run % 3 == 1)
            aim.near = VaultAim::Target{dice.between(0, 280), dice.between(0, 40)};
        else if (run % 3 == 2)
            aim.at = CellAt{dice.between(0, 150), dice.between(0, 22)};
        const Chance chance(dice.next());
        const std::uint64_t piece = dice.next();
        const auto most = static_cast<std::size_t>(dice.between(1, 400));
        QVERIFY(bestSites(orientations, allowed, chance.at(Draw::Turn, piece), aim, most) ==
                slowSites(orientations, allowed, chance, piece, aim, most));
    }
}

// Pieces without exits, so that nothing else can be in the way.
void VaultPlanTest::plansKeepTheLevelInOnePieceAsTheSlowLookSays()
{
    Random dice(6);
    const Dungeon dungeon = emptyDungeon(90, 30, 1);
    const TileId tiles[]{dungeon.catalogue->rock(), dungeon.catalogue->floor()};
    int standing = 0;
    int asked = 0;
    for (int run = 0; run < scaled(60); ++run) {
        LevelCanvas canvas(dungeon, 0, tiles[0]);
        canvas.set(randomBits(dice, 90, 30, 300, 950), tiles[1]);
        VaultPlanner planner(canvas, dice.between(0, 10));
        for (int i = 0; i < 10; ++i) {
            const FlatPiece piece = randomPiece(dice, i % 2 == 0 ? std::span(tiles) : std::span(tiles).first(1));
            const CellAt corner{dice.between(0, 90 - piece.width()), dice.between(0, 30 - piece.height())};
            const bool mayCloseIn = dice.perMille(500);
            const bool stands = planner.plan(piece, corner.x, corner.y, mayCloseIn).has_value();
            QCOMPARE(stands, mayStand(canvas, piece, corner, mayCloseIn));
            standing += stands;
            ++asked;
        }
    }
    QVERIFY(standing * 10 > asked && standing * 10 < asked * 9);
}

CAVE_TEST_SUITE(VaultPlanTest);
#include "vault_plan_test.moc"
