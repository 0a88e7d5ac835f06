// SPDX-License-Identifier: MIT
// What is chosen to work with: tools and the way back to them, kinds when the catalogue changes, cells.
#include "core/save/built_in_dungeons.h"
#include "editor/tools/cell_selection.h"
#include "editor/tools/kind_choice.h"
#include "editor/tools/tool_choice.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class ChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void thePieceToolLeadsBackToTheOneBefore();
    void aPainterIsTheOneUsedLast();
    void aDroppedPieceLeavesTheBrush();
    void theHeroIsNotChosenFirst();
    void kindsStayChosenByTheirIds();
    void theSameCellsAreNoOtherSelection();
};

void ChoiceTest::thePieceToolLeadsBackToTheOneBefore()
{
    ToolChoice choice;
    choice.take(ToolId::Room);
    choice.take(ToolId::Piece);
    choice.take(ToolId::Piece); // another piece
    QVERIFY(choice.leavePiece());
    QCOMPARE(choice.tool(), ToolId::Room);
    QVERIFY(!choice.leavePiece());
}

void ChoiceTest::aPainterIsTheOneUsedLast()
{
    ToolChoice choice;
    choice.take(ToolId::Fill);
    choice.take(ToolId::Thing);
    choice.takePainter();
    QCOMPARE(choice.tool(), ToolId::Fill);
    choice.take(ToolId::Line);
    choice.takePainter();
    QCOMPARE(choice.tool(), ToolId::Line);
}

void ChoiceTest::aDroppedPieceLeavesTheBrush()
{
    ToolChoice choice;
    choice.take(ToolId::Room);
    choice.dropPiece();
    QCOMPARE(choice.tool(), ToolId::Room);
    choice.take(ToolId::Piece);
    choice.dropPiece();
    QCOMPARE(choice.tool(), ToolId::Brush);
}

void ChoiceTest::theHeroIsNotChosenFirst()
{
    const Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
    const Catalogue& catalogue = *dungeon.catalogue;
    const KindChoice choice = firstChoice(catalogue, catalogue.creatures().front().id);
    QVERIFY(choice.creature != 0);
    QCOMPARE(choice.tile, catalogue.floor());
    QCOMPARE(firstChoice(catalogue, catalogue.creatures().back().id).creature, CreatureKindId{0});
}

void ChoiceTest::kindsStayChosenByTheirIds()
{
    const auto catalogue = builtInDungeon("jsrogue")->dungeon.catalogue;
    KindChoice choice;
    choice.tile = 2;
    choice.creature = 1;
    choice.item = 1;
    const KindChoice same = sameChoice(choice, *catalogue, *catalogue);
    QCOMPARE(same.tile, choice.tile);
    QCOMPARE(same.creature, choice.creature);
    QCOMPARE(same.item, choice.item);
}

void ChoiceTest::theSameCellsAreNoOtherSelection()
{
    CellSelection selection;
    BitGrid cells(4, 3);
    QVERIFY(selection.set(cells));
    QVERIFY(!selection.set(cells));
    cells.set(2, 1, true);
    QVERIFY(selection.set(cells));
    QCOMPARE(selection.count(), 1);
    QVERIFY(selection.contains({2, 1}));
    QVERIFY(!selection.contains({7, 1}));
}

CAVE_TEST_SUITE(ChoiceTest);
#include "choice_test.moc"
