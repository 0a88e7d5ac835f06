// SPDX-License-Identifier: MIT
// Whatever is edited: undoing all gives the first dungeon back, redoing all the last one.
#include "core/base/random.h"
#include "core/edit/edits.h"
#include "core/edit/fixes/fixes.h"
#include "core/edit/hand_edits.h"
#include "core/edit/selection.h"
#include "core/edit/shapes.h"
#include "core/edit/stamp.h"
#include "core/edit/words_edit.h"
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
        switch (m_dice.below(22)) {
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
        case 8: return placeItem(dungeon, at, static_cast<ItemKindId>(m_dice.below(4)), group);
        case 9:
            return stamp(dungeon, anyCell(dungeon), transformed(clipOf(dungeon, at.z, anyBox(dungeon)), anyTransform()),
                         group)
                .edit;
        case 10: return clearCells(dungeon, at.z, anyBox(dungeon), group);
        case 11: return moved(dungeon, at, group);
        case 12: return lockCells(dungeon, at.z, anyBox(dungeon), group);
        case 13: return unlockCells(dungeon, at.z, anyBox(dungeon));
        case 14:
            return paintEach(dungeon, cellsHolding(dungeon, anyTile(dungeon), {}), anyTile(dungeon),
                             nextGroup(dungeon));
        case 15: return aboutGroup(dungeon);
        case 16: return changedThing(dungeon, at, group);
        case 17: return fixed(dungeon);
        case 18: return putSign(dungeon, at, m_dice.below(3) ? "A" : "").value_or(DungeonEdit{});
        case 19: return worded(dungeon, at);
        case 20: return m_dice.below(8) ? stroke(dungeon, at, group) : *regenerate(dungeon, m_dice.below(1000));
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
    BitGrid anyBox(const Dungeon& dungeon)
    {
        const CellAt from = cell(anyCell(dungeon));
        const CellAt to{from.x + m_dice.between(0, 8), from.y + m_dice.between(0, 5)};
        return combined(BitGrid(dungeon.width, dungeon.height), boxCells(from, to, bounds(dungeon)), Combine::Replace);
    }
    ClipTransform anyTransform() { return static_cast<ClipTransform>(m_dice.below(4)); }
    DungeonEdit moved(const Dungeon& dungeon, Position at, int group)
    {
        const BitGrid cells = anyBox(dungeon);
        const Clip clip = clipOf(dungeon, at.z, cells);
        return moveCells(dungeon, at.z, cells, m_dice.below(2) ? clip : transformed(clip, anyTransform()), cell(at),
                         group)
            .edit;
    }
    DungeonEdit aboutGroup(const Dungeon& dungeon)
    {
        const std::vector<HandEdits> groups = listHandEdits(dungeon);
        if (groups.empty())
            return {};
        const HandEdits& chosen = groups[m_dice.below(static_cast<std::uint32_t>(groups.size()))];
        switch (m_dice.below(4)) {
        case 0: return keepGroup(dungeon, chosen.z, chosen.status.group);
        case 1: return takeBase(dungeon, chosen.z, chosen.status.group);
        case 2: return moveConflicts(dungeon, chosen.z, chosen.status.group);
        default: return labelGroup(dungeon, chosen.z, chosen.status.group, m_dice.below(2) ? "A" : "");
        }
    }
    DungeonEdit worded(const Dungeon& dungeon, Position at)
    {
        DesignWords words = wordsOf(dungeon);
        words.dungeon.name = m_dice.below(2) ? "A" : "B";
        words.dungeon.intro.resize(m_dice.below(3), "C");
        words.levels[static_cast<std::size_t>(at.z)].arrival = m_dice.below(2) ? "D" : "";
        return changeWords(dungeon, words);
    }
    DungeonEdit changedThing(const Dungeon& dungeon, Position at, int group)
    {
        const std::vector<Placement>& things = dungeon.levels[static_cast<std::size_t>(at.z)].things;
        if (things.empty())
            return {};
        const Placement& thing = things[m_dice.below(static_cast<std::uint32_t>(things.size()))];
        Placement fresh = thing;
        fresh.x = at.x;
        fresh.y = at.y;
        return changeThing(dungeon, at.z, thing, m_dice.below(4) ? std::optional(fresh) : std::nullopt, group);
    }
    DungeonEdit fixed(const Dungeon& dungeon)
    {
        const std::vector<Problem> problems = findProblems(dungeon);
        if (problems.empty())
            return {};
        const auto fix = fixFor(dungeon, problems[m_dice.below(static_cast<std::uint32_t>(problems.size()))]);
        return fix ? fix->edit : DungeonEdit{};
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

bool areEqualNow(const Dungeon& a, const Dungeon& b)
{
    return dungeonHash(a) == dungeonHash(b) && a.levels == b.levels && a.links == b.links && a.start == b.start &&
           a.seed == b.seed && dungeonWords(a) == dungeonWords(b);
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
    const int edits = testScale() > 1 ? 500 : 100;
    for (int sequence = 0; sequence < scaled(kSequences); ++sequence) {
        Designer designer(static_cast<std::uint64_t>(sequence));
        Dungeon dungeon = recipeDungeon(static_cast<std::uint64_t>(sequence));
        dungeon.links = {{{levelUid(0), 5, 5}, {levelUid(2), 6, 6}, false},
                         {{levelUid(1), 9, 9}, {levelUid(0), 12, 4}, true}};
        const Dungeon first = dungeon;
        std::vector<DungeonEdit> undo;
        for (int i = 0; i < edits; ++i)
            if (const DungeonEdit edit = designer.edit(dungeon); !edit.isEmpty())
                undo.push_back(apply(dungeon, edit).inverse);
        const Dungeon last = dungeon;
        QVERIFY(std::ssize(undo) > edits / 3);

        std::vector<DungeonEdit> redo;
        for (; !undo.empty(); undo.pop_back())
            redo.push_back(apply(dungeon, undo.back()).inverse);
        QVERIFY2(areEqualNow(dungeon, first), qPrintable(QString("sequence %1").arg(sequence)));
        for (; !redo.empty(); redo.pop_back())
            undo.push_back(apply(dungeon, redo.back()).inverse);
        QVERIFY2(areEqualNow(dungeon, last), qPrintable(QString("sequence %1").arg(sequence)));

        // As one edit, too: the inverse of the whole is that of its parts, last first.
        DungeonEdit whole;
        for (; !undo.empty(); undo.pop_back())
            whole = merged(std::move(whole), undo.back());
        apply(dungeon, whole);
        QVERIFY2(areEqualNow(dungeon, first), qPrintable(QString("sequence %1").arg(sequence)));
    }
}

CAVE_TEST_SUITE(UndoTest);
#include "undo_test.moc"
