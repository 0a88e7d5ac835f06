// SPDX-License-Identifier: MIT
// Whatever is edited: undoing all gives the first dungeon back, redoing all the last one.
#include "core/base/random.h"
#include "core/edit/edits.h"
#include "core/edit/shapes.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// A designer who does anything at random.
class Designer {
public:
    explicit Designer(std::uint64_t seed) : m_dice(seed) {}

    // Empty when the wish was refused or would change nothing.
    DungeonEdit edit(const Dungeon& dungeon)
    {
        const Position at = anyCell(dungeon);
        const int group = nextGroup(dungeon, at.z);
        switch (m_dice.below(10)) {
        case 0:
            return paint(dungeon, at.z, brushCells(cell(at), m_dice.between(1, 5), bounds(dungeon)), anyTile(dungeon),
                         group);
        case 1:
            return paint(dungeon, at.z, boxCells(cell(at), cell(anyCell(dungeon)), bounds(dungeon)), anyTile(dungeon),
                         group);
        case 2: return paint(dungeon, at.z, floodCells(tiles(dungeon, at.z), cell(at)), anyTile(dungeon), group);
        case 3:
            return paint(dungeon, at.z, lineCells(cell(at), cell(anyCell(dungeon))), dungeon.catalogue->floor(), group);
        case 4: return placeCreature(dungeon, at, static_cast<CreatureKindId>(m_dice.below(4)), group);
        case 5: return removeThings(dungeon, at.z, brushCells(cell(at), 9, bounds(dungeon)), group);
        case 6:
            return placeStairs(dungeon, at, m_dice.below(2) ? Leads::Up : Leads::Down, m_dice.below(2), group)
                .value_or(DungeonEdit{});
        case 7: return placeStart(dungeon, at).value_or(DungeonEdit{});
        case 8: return m_dice.below(8) ? stroke(dungeon, at, group) : *regenerate(dungeon, m_dice.below(1000));
        default:
            return m_dice.below(8) ? stroke(dungeon, at, group) : *regenerateLevel(dungeon, at.z, m_dice.below(1000));
        }
    }

private:
    static CellAt cell(Position at) { return {at.x, at.y}; }
    static Box bounds(const Dungeon& dungeon) { return {0, 0, dungeon.width, dungeon.height}; }
    static const Grid<TileId>& tiles(const Dungeon& dungeon, int z)
    {
        return dungeon.levels[static_cast<std::size_t>(z)].tiles;
    }
    Position anyCell(const Dungeon& dungeon)
    {
        return {m_dice.between(0, dungeon.width - 1), m_dice.between(0, dungeon.height - 1),
                m_dice.between(0, dungeon.depth() - 1)};
    }
    TileId anyTile(const Dungeon& dungeon)
    {
        return static_cast<TileId>(m_dice.below(static_cast<std::uint32_t>(dungeon.catalogue->tiles().size())));
    }
    // Several brush dabs as the one edit that a drag of the mouse makes.
    DungeonEdit stroke(Dungeon dungeon, Position at, int group)
    {
        DungeonEdit whole;
        const TileId tile = anyTile(dungeon);
        for (int i = 0; i < 4; ++i) {
            const DungeonEdit dab = paint(dungeon, at.z, brushCells({at.x + i, at.y}, 2, bounds(dungeon)), tile, group);
            apply(dungeon, dab);
            whole = merged(std::move(whole), dab);
        }
        return whole;
    }

    Random m_dice;
};

bool areEqual(const Dungeon& a, const Dungeon& b)
{
    return dungeonHash(a) == dungeonHash(b) && a.levels == b.levels && a.links == b.links && a.start == b.start &&
           a.seed == b.seed;
}

} // namespace

class UndoTest : public QObject {
    Q_OBJECT

private slots:
    void undoingAllAndRedoingAllGivesBothEnds();
};

void UndoTest::undoingAllAndRedoingAllGivesBothEnds()
{
    constexpr int kSequences = 100;
    constexpr int kEdits = 200;
    for (int sequence = 0; sequence < kSequences * testScale(); ++sequence) {
        Designer designer(static_cast<std::uint64_t>(sequence));
        Dungeon dungeon = recipeDungeon(static_cast<std::uint64_t>(sequence));
        dungeon.links = {{{levelUid(0), 5, 5}, {levelUid(2), 6, 6}, false},
                         {{levelUid(1), 9, 9}, {levelUid(0), 12, 4}, true}};
        const Dungeon first = dungeon;
        std::vector<DungeonEdit> undo;
        for (int i = 0; i < kEdits; ++i)
            if (const DungeonEdit edit = designer.edit(dungeon); !edit.isEmpty())
                undo.push_back(apply(dungeon, edit).inverse);
        const Dungeon last = dungeon;
        QVERIFY(undo.size() > 100);

        std::vector<DungeonEdit> redo;
        for (; !undo.empty(); undo.pop_back())
            redo.push_back(apply(dungeon, undo.back()).inverse);
        QVERIFY2(areEqual(dungeon, first), qPrintable(QString("sequence %1").arg(sequence)));
        for (; !redo.empty(); redo.pop_back())
            undo.push_back(apply(dungeon, redo.back()).inverse);
        QVERIFY2(areEqual(dungeon, last), qPrintable(QString("sequence %1").arg(sequence)));

        // As one edit, too: the inverse of the whole is that of its parts, last first.
        DungeonEdit whole;
        for (; !undo.empty(); undo.pop_back())
            whole = merged(std::move(whole), undo.back());
        apply(dungeon, whole);
        QVERIFY2(areEqual(dungeon, first), qPrintable(QString("sequence %1").arg(sequence)));
    }
}

CAVE_TEST_SUITE(UndoTest);
#include "undo_test.moc"
