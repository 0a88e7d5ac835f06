// SPDX-License-Identifier: MIT
// What happens on levels is edited as all else: undone exactly, and carried along with its cells.
#include "core/edit/events/event_edit.h"

#include "core/edit/content_edit.h"
#include "core/edit/level_edit.h"
#include "core/edit/selection.h"
#include "core/edit/shapes.h"
#include "core/edit/stamp.h"
#include "core/world/placed_script.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kHall = R"(
##########
#........#
#........#
#........#
#........#
##########
)";

constexpr Uid kLever{0xe1};

EventTerms at(std::vector<Box> boxes)
{
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Boxes, .boxes = std::move(boxes)};
    return terms;
}

// Whoever walks into the first cell opens the others, once the mark is 0.
ScriptedEvent leverEvent(Box lever, std::vector<Box> gates)
{
    ScriptedEvent event{.uid = kLever, .name = "The gate lifts", .when = {TriggerWord::Use, at({lever})}};
    EventTerms mark;
    mark.mark = "pulled";
    mark.most = 0;
    event.conditions = {{ConditionWord::Not, {}, {{ConditionWord::Mark, mark}}}};
    event.effects = {{EffectWord::Open, at(std::move(gates))}};
    return event;
}

Dungeon withLever(Box lever, std::vector<Box> gates)
{
    Dungeon dungeon = asciiDungeon(kHall);
    dungeon.levels[0].script = Script{{{"pulled", 1}}, {leverEvent(lever, std::move(gates))}};
    return dungeon;
}

BitGrid boxOfCells(const Dungeon& dungeon, CellAt from, CellAt to)
{
    const Box all{0, 0, dungeon.width, dungeon.height};
    return combined(BitGrid(dungeon.width, dungeon.height), boxCells(from, to, all), Combine::Replace);
}

const ScriptedEvent& eventOf(const Dungeon& dungeon, std::size_t index = 0)
{
    return dungeon.levels[0].script->events.at(index);
}
const std::vector<Box>& leverOf(const Dungeon& dungeon, std::size_t index = 0)
{
    return eventOf(dungeon, index).when.terms.cells.boxes;
}
const std::vector<Box>& gatesOf(const Dungeon& dungeon, std::size_t index = 0)
{
    return eventOf(dungeon, index).effects.at(0).terms.cells.boxes;
}

bool areEqualDesigns(const Dungeon& one, const Dungeon& other)
{
    return one.levels == other.levels && one.script == other.script && dungeonHash(one) == dungeonHash(other);
}

} // namespace

class EventEditTest : public QObject {
    Q_OBJECT

private slots:
    void changingEventsIsUndoneExactly();
    void changingNothingIsEmpty();
    void editsOfEventsMerge();
    void theDifferenceOfDesignsHoldsTheDungeonsEvents();
    void newEventsHaveUidsOfTheirOwn();
    void eventsAreMovedInTheList();
    void aMarkKeepsItsUsesUnderAnotherName();
    void levelsAndPiecesNameTheDungeonsMarks();
    void piecesFollowAMarkThatOneLevelAloneHas();
    void aPieceThatStandsOnALevelUsesItsMark();
    void copiedCellsBringTheirEvents();
    void aStampedEventIsNotPutTwice();
    void anEventThatReachesOutOfTheCopyStays();
    void turnedCellsTurnTheirEvents();
    void movedCellsAreNamedWhereTheyLie();
    void movedCellsOfTheDungeonsEventsAsWell();
    void clearedCellsTakeTheirEventsAlong();
    void anUnknownKindKeepsAnEventOut();
    void resizingMovesAllCells();
    void aCopiedLevelHasItsEvents();
    void renamedKindsAreNamedSoByEvents();
    void aLibraryStaysWhoseGasAnEventLetsOut();
    void aKindThatAnEventNamesIsInUse();
    void aPieceNamesTheCellsOfItsEventsByLetters();
};

void EventEditTest::changingEventsIsUndoneExactly()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    dungeon.levels[0].mutedEvents = {{Uid{1}, Uid{2}}};
    const Dungeon before = dungeon;
    const Applied onLevel = apply(dungeon, changeScript(dungeon, 0, {}));
    QVERIFY(dungeon.levels[0].script.isEmpty());
    QCOMPARE(dungeon.levels[0].mutedEvents.size(), std::size_t{1});
    const Applied onDungeon = apply(dungeon, changeScript(dungeon, {}, *before.levels[0].script));
    QVERIFY(dungeon.script == before.levels[0].script);
    apply(dungeon, onDungeon.inverse);
    apply(dungeon, onLevel.inverse);
    QVERIFY(areEqualDesigns(dungeon, before));
}

void EventEditTest::changingNothingIsEmpty()
{
    const Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    QVERIFY(changeScript(dungeon, 0, *dungeon.levels[0].script).isEmpty());
    QVERIFY(changeScript(dungeon, {}, {}).isEmpty());
}

void EventEditTest::editsOfEventsMerge()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    const Dungeon before = dungeon;
    const DungeonEdit first = changeScript(dungeon, 0, {});
    const Applied firstDone = apply(dungeon, first);
    const DungeonEdit second = changeScript(dungeon, 0, {{{"other", 2}}, {}});
    const Applied secondDone = apply(dungeon, second);
    const Dungeon after = dungeon;
    apply(dungeon, merged(secondDone.inverse, firstDone.inverse));
    QVERIFY(areEqualDesigns(dungeon, before));
    apply(dungeon, merged(first, second));
    QVERIFY(areEqualDesigns(dungeon, after));
}

void EventEditTest::theDifferenceOfDesignsHoldsTheDungeonsEvents()
{
    const Dungeon before = asciiDungeon(kHall);
    Dungeon after = before;
    after.script = Script{{{"far", 3}}, {}};
    Dungeon made = before;
    apply(made, changeOf(before, after));
    QVERIFY(areEqualDesigns(made, after));
}

void EventEditTest::newEventsHaveUidsOfTheirOwn()
{
    Script script{{}, {leverEvent({1, 1, 1, 1}, {{3, 1, 1, 1}})}};
    QCOMPARE(addEvent(script, script.events[0], 0), std::optional(std::size_t{1}));
    QCOMPARE(addEvent(script, script.events[0]), std::optional(std::size_t{2}));
    QVERIFY(script.events[0].uid != script.events[1].uid && script.events[1].uid != script.events[2].uid);
    while (script.events.size() < kMostEvents)
        addEvent(script, script.events[0]);
    QVERIFY(!addEvent(script, script.events[0]));
}

void EventEditTest::eventsAreMovedInTheList()
{
    Script script;
    for (const char* name : {"a", "b", "c"})
        script.events.push_back({.uid = {}, .name = name, .when = {}});
    moveEvent(script, 0, 2);
    QCOMPARE(script.events[2].name, std::string("a"));
    moveEvent(script, 2, 0);
    QCOMPARE(script.events[0].name, std::string("a"));
}

void EventEditTest::aMarkKeepsItsUsesUnderAnotherName()
{
    Script script{{{"pulled", 1}, {"other", 1}}, {leverEvent({1, 1, 1, 1}, {{3, 1, 1, 1}})}};
    QVERIFY(namesMark(script, "pulled") && !namesMark(script, "other"));
    QVERIFY(!renameMark(script, "pulled", "other") && !renameMark(script, "pulled", "No id"));
    QVERIFY(renameMark(script, "pulled", "down"));
    QCOMPARE(script.marks[0].name, std::string("down"));
    QCOMPARE(script.events[0].conditions[0].parts[0].terms.mark, std::string("down"));
    script.events[0].conditions[0].parts[0].terms.mark = "level.down";
    QVERIFY(renameMark(script, "down", "up"));
    QCOMPARE(script.events[0].conditions[0].parts[0].terms.mark, std::string("level.up"));
    QCOMPARE(freshMarkName(script), std::string("mark"));
}

void EventEditTest::levelsAndPiecesNameTheDungeonsMarks()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    dungeon.script = Script{{{"pulled", 1}}, {}};
    dungeon.pieces.emplace_back().script = dungeon.levels[0].script;
    QVERIFY(!namesMark(dungeon, {}, "pulled")); // each has its own of that name
    QVERIFY(namesMark(dungeon, 0, "pulled"));
    const auto markOf = [](SharedScript& script) -> std::string& {
        return script.edit().events[0].conditions[0].parts[0].terms.mark;
    };
    markOf(dungeon.levels[0].script) = "dungeon.pulled";
    QVERIFY(namesMark(dungeon, {}, "pulled") && !namesMark(dungeon, 0, "pulled"));
    markOf(dungeon.pieces[0].script) = "dungeon.pulled";
    QVERIFY(!renameMark(dungeon, {}, "pulled", "No id"));
    QVERIFY(renameMark(dungeon, {}, "pulled", "down"));
    QCOMPARE(dungeon.script->marks[0].name, std::string("down"));
    QCOMPARE(markOf(dungeon.levels[0].script), std::string("dungeon.down"));
    QCOMPARE(markOf(dungeon.pieces[0].script), std::string("dungeon.down"));
    QCOMPARE(dungeon.levels[0].script->marks[0].name, std::string("pulled"));
}

void EventEditTest::piecesFollowAMarkThatOneLevelAloneHas()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    dungeon.levels.push_back(dungeon.levels[0]);
    dungeon.levels[1].uid = levelUid(1);
    dungeon.pieces.emplace_back().script = dungeon.levels[0].script;
    const auto markOf = [](SharedScript& script) -> std::string& {
        return script.edit().events[0].conditions[0].parts[0].terms.mark;
    };
    std::string& asked = markOf(dungeon.pieces[0].script);
    QVERIFY(renameMark(dungeon, 0, "pulled", "down"));
    QCOMPARE(asked, std::string("pulled")); // of its own
    asked = "level.pulled";
    dungeon.levels[0].script = dungeon.levels[1].script;
    QVERIFY(renameMark(dungeon, 0, "pulled", "down"));
    QCOMPARE(asked, std::string("level.pulled")); // the other level's
    const Dungeon before = dungeon;
    QVERIFY(renameMark(dungeon, 1, "pulled", "down"));
    QCOMPARE(markOf(dungeon.pieces[0].script), std::string("level.down"));
    Dungeon made = before;
    const Applied applied = apply(made, changeOf(before, dungeon));
    QVERIFY(made.pieces == dungeon.pieces && areEqualDesigns(made, dungeon));
    apply(made, applied.inverse);
    QVERIFY(made.pieces == before.pieces && areEqualDesigns(made, before));
}

void EventEditTest::aPieceThatStandsOnALevelUsesItsMark()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    dungeon.levels[0].script.edit().events.clear();
    Piece piece;
    piece.name = "gate";
    ScriptedEvent& event = piece.script.edit().events.emplace_back();
    event.when.on = TriggerWord::Mark;
    event.when.terms.mark = "level.pulled";
    QVERIFY(!namesMark(dungeon, 0, "pulled"));
    dungeon.pieces.push_back(piece);
    QVERIFY(namesMark(dungeon, 0, "pulled")); // it is put there by another seed, or by hand
    dungeon.levels.push_back(dungeon.levels[0]);
    dungeon.levels[1].uid = levelUid(1);
    QVERIFY(!namesMark(dungeon, 0, "pulled") && !namesMark(dungeon, 1, "pulled"));
    dungeon.levels[1].placed.push_back({.uid = Uid{7}, .piece = "gate"});
    QVERIFY(!namesMark(dungeon, 0, "pulled") && namesMark(dungeon, 1, "pulled"));
}

void EventEditTest::copiedCellsBringTheirEvents()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 2}});
    const Clip clip = clipOf(dungeon, 0, boxOfCells(dungeon, {1, 1}, {3, 2}));
    apply(dungeon, stamp(dungeon, {4, 3, 0}, clip, 1).edit);
    QCOMPARE(dungeon.levels[0].script->events.size(), std::size_t{2});
    QCOMPARE(leverOf(dungeon, 1), (std::vector<Box>{{4, 3, 1, 1}}));
    QCOMPARE(gatesOf(dungeon, 1), (std::vector<Box>{{6, 3, 1, 2}}));
    QVERIFY(eventOf(dungeon, 1).uid != kLever);

    Dungeon other = asciiDungeon(kHall);
    apply(other, stamp(other, {1, 1, 0}, clip, 1).edit);
    QVERIFY(other.levels[0].script->marks == (std::vector{EventMark{"pulled", 1}}));
    const Stamped outside = stamp(other, {8, 4, 0}, clip, 1);
    QVERIFY(outside.edit.levels.empty() || !outside.edit.levels[0].events);
}

void EventEditTest::aStampedEventIsNotPutTwice()
{
    const Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    const BitGrid all(dungeon.width, dungeon.height, true);
    QVERIFY(stamp(dungeon, {0, 0, 0}, clipOf(dungeon, 0, all), 1).edit.isEmpty());
    QVERIFY(moveCells(dungeon, 0, all, clipOf(dungeon, 0, all), {0, 0}, 1).edit.isEmpty());
}

void EventEditTest::anEventThatReachesOutOfTheCopyStays()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{8, 1, 1, 1}});
    const Clip clip = clipOf(dungeon, 0, boxOfCells(dungeon, {1, 1}, {3, 2}));
    QVERIFY(clip.script.isEmpty());
    dungeon.levels[0].script.edit().events[0].effects[0].terms.cells = {.of = EventCells::Of::Here};
    QCOMPARE(clipOf(dungeon, 0, boxOfCells(dungeon, {1, 1}, {3, 2})).script.events.size(), std::size_t{1});
    dungeon.levels[0].script.edit().events[0].when = {TriggerWord::Arrive, {}};
    QVERIFY(clipOf(dungeon, 0, boxOfCells(dungeon, {1, 1}, {3, 2})).script.isEmpty());
}

void EventEditTest::turnedCellsTurnTheirEvents()
{
    const Dungeon dungeon = withLever({1, 1, 1, 1}, {{2, 1, 2, 1}});
    const Clip clip = clipOf(dungeon, 0, boxOfCells(dungeon, {1, 1}, {3, 2}));
    const Clip right = transformed(clip, ClipTransform::Right);
    QCOMPARE(right.script.events[0].when.terms.cells.boxes, (std::vector<Box>{{1, 0, 1, 1}}));
    QCOMPARE(right.script.events[0].effects[0].terms.cells.boxes, (std::vector<Box>{{1, 1, 1, 2}}));
    QVERIFY(transformed(right, ClipTransform::Left) == clip);
    const Clip mirrored = transformed(clip, ClipTransform::Mirror);
    QCOMPARE(mirrored.script.events[0].effects[0].terms.cells.boxes, (std::vector<Box>{{0, 0, 2, 1}}));
    QVERIFY(transformed(transformed(clip, ClipTransform::Flip), ClipTransform::Flip) == clip);
}

void EventEditTest::movedCellsAreNamedWhereTheyLie()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 4, 1}});
    const Dungeon before = dungeon;
    const BitGrid cells = boxOfCells(dungeon, {1, 1}, {4, 1});
    const Applied moved = apply(dungeon, moveCells(dungeon, 0, cells, clipOf(dungeon, 0, cells), {1, 3}, 1).edit);
    QCOMPARE(eventOf(dungeon).uid, kLever);
    QCOMPARE(leverOf(dungeon), (std::vector<Box>{{1, 3, 1, 1}}));
    QCOMPARE(gatesOf(dungeon), (std::vector<Box>{{5, 1, 2, 1}, {3, 3, 2, 1}}));
    apply(dungeon, moved.inverse);
    QVERIFY(areEqualDesigns(dungeon, before));

    const Clip turned = transformed(clipOf(dungeon, 0, cells), ClipTransform::Right);
    apply(dungeon, moveCells(dungeon, 0, cells, turned, {1, 1}, 1).edit);
    QCOMPARE(leverOf(dungeon), (std::vector<Box>{{1, 1, 1, 1}}));
    QCOMPARE(gatesOf(dungeon), (std::vector<Box>{{5, 1, 2, 1}, {1, 3, 1, 2}}));
}

void EventEditTest::movedCellsOfTheDungeonsEventsAsWell()
{
    Dungeon dungeon = asciiDungeon(kHall);
    ScriptedEvent event = leverEvent({1, 1, 1, 1}, {{3, 1, 1, 1}});
    event.when.terms.level = dungeon.levels[0].uid;
    dungeon.script = Script{{{"pulled", 1}}, {event}};
    const BitGrid cells = boxOfCells(dungeon, {1, 1}, {4, 1});
    apply(dungeon, moveCells(dungeon, 0, cells, clipOf(dungeon, 0, cells), {1, 3}, 1).edit);
    QCOMPARE(dungeon.script->events[0].when.terms.cells.boxes, (std::vector<Box>{{1, 3, 1, 1}}));
    QCOMPARE(dungeon.script->events[0].effects[0].terms.cells.boxes, (std::vector<Box>{{3, 1, 1, 1}}));
}

void EventEditTest::clearedCellsTakeTheirEventsAlong()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    const Dungeon before = dungeon;
    QVERIFY(!clearCells(dungeon, 0, boxOfCells(dungeon, {1, 1}, {2, 1}), 1).levels.at(0).events);
    const Applied cleared = apply(dungeon, clearCells(dungeon, 0, boxOfCells(dungeon, {1, 1}, {3, 1}), 1));
    QVERIFY(dungeon.levels[0].script->events.empty());
    apply(dungeon, cleared.inverse);
    QVERIFY(areEqualDesigns(dungeon, before));
}

void EventEditTest::anUnknownKindKeepsAnEventOut()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    ScriptedEvent& event = dungeon.levels[0].script.edit().events[0];
    const BitGrid all(dungeon.width, dungeon.height, true);
    const Dungeon empty = asciiDungeon(kHall);
    event.when.terms.who = {EventWho::Of::Kind, "newt"};
    QCOMPARE(stamp(empty, {0, 0, 0}, clipOf(dungeon, 0, all), 1).unknown, 0);
    event.when = {TriggerWord::Enter, event.when.terms};
    event.when.terms.who = {EventWho::Of::Kind, "nobody"};
    QCOMPARE(stamp(empty, {0, 0, 0}, clipOf(dungeon, 0, all), 1).unknown, 1);
    event.when.terms.who = {};
    event.conditions[0].parts[0].terms.mark = "dungeon.far";
    QCOMPARE(stamp(empty, {0, 0, 0}, clipOf(dungeon, 0, all), 1).unknown, 1);
}

void EventEditTest::resizingMovesAllCells()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 2, 1}});
    dungeon.script = Script{{}, {leverEvent({2, 2, 1, 1}, {{0, 0, 1, 1}})}};
    const Dungeon before = dungeon;
    QVERIFY(resizeLevels(dungeon, 12, 8, Anchor::SouthEast));
    QCOMPARE(leverOf(dungeon), (std::vector<Box>{{3, 3, 1, 1}}));
    QCOMPARE(gatesOf(dungeon), (std::vector<Box>{{5, 3, 2, 1}}));
    QCOMPARE(dungeon.script->events[0].when.terms.cells.boxes, (std::vector<Box>{{4, 4, 1, 1}}));
    Dungeon undone = dungeon;
    apply(undone, changeOf(dungeon, before));
    QVERIFY(areEqualDesigns(undone, before));
}

void EventEditTest::aCopiedLevelHasItsEvents()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    Piece& den = dungeon.pieces.emplace_back();
    den.name = "den";
    den.script = dungeon.levels[0].script;
    dungeon.levels[0].placed = {{.uid = Uid{5}, .piece = "den"}, {.uid = Uid{6}, .piece = "den"}};
    dungeon.levels[0].mutedEvents = {{Uid{5}, kLever}};
    QVERIFY(duplicateLevel(dungeon, 0, Uid{7}, "Copy"));
    QVERIFY(dungeon.levels[1].script == dungeon.levels[0].script);
    QCOMPARE(scriptInPlay(dungeon, dungeon.levels[0]).events.size(), std::size_t{2}); // its own, and of one of both
    QVERIFY(scriptInPlay(dungeon, dungeon.levels[1]) == scriptInPlay(dungeon, dungeon.levels[0]));
}

void EventEditTest::renamedKindsAreNamedSoByEvents()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    QVERIFY(putKind(dungeon, KindTable::Creature,
                    *copyOfKind(*dungeon.catalogue, KindTable::Creature, "newt", "eel", "eel")));
    EventTerms make = at({{2, 2, 1, 1}});
    make.table = *parseJson(R"([{"kind": "eel", "weight": 3}, {"kind": "newt", "weight": 1}])");
    dungeon.levels[0].script.edit().events[0].effects.push_back({EffectWord::Make, make});
    make.table = Json();
    make.creature = "eel";
    dungeon.levels[0].script.edit().events[0].effects.push_back({EffectWord::Make, make});
    dungeon.levels[0].script.edit().events[0].when.on = TriggerWord::Enter;
    dungeon.levels[0].script.edit().events[0].when.terms.who = {EventWho::Of::Kind, "eel"};
    QVERIFY(renameKind(dungeon, KindTable::Creature, "eel", "conger"));
    QCOMPARE(eventOf(dungeon).when.terms.who.name, std::string("conger"));
    QCOMPARE(eventOf(dungeon).effects[2].terms.creature, std::string("conger"));
    QVERIFY(eventOf(dungeon).effects[1].terms.table ==
            *parseJson(R"([{"kind": "conger", "weight": 3}, {"kind": "newt", "weight": 1}])"));
}

void EventEditTest::aLibraryStaysWhoseGasAnEventLetsOut()
{
    const auto refusal = [](EffectWord word, const EventTerms& terms) {
        Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
        if (!useLibrary(dungeon, "living"))
            return QString("not used");
        dungeon.levels[0].script.edit().events[0].effects.push_back({word, terms});
        const auto dropped = dropLibrary(dungeon, "living");
        return dropped ? QString() : shown(dropped.error().where);
    };
    EventTerms terms = at({{2, 2, 1, 1}});
    QCOMPARE(refusal(EffectWord::Fire, terms), QString());
    EventTerms gas = terms;
    gas.gas = "marsh_gas";
    QCOMPARE(refusal(EffectWord::Gas, gas), QString("marsh_gas"));
    terms.effect = Effect{.kind = EffectKind::Cloud, .aim = Aim::Creature, .amount = 9, .gas = "marsh_gas"};
    QCOMPARE(refusal(EffectWord::Effect, terms), QString("marsh_gas"));
}

void EventEditTest::aKindThatAnEventNamesIsInUse()
{
    Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 1}});
    QVERIFY(putKind(dungeon, KindTable::Creature,
                    *copyOfKind(*dungeon.catalogue, KindTable::Creature, "newt", "eel", "eel")));
    QVERIFY(usesOfKind(dungeon, KindTable::Creature, "eel").empty());
    dungeon.levels[0].script.edit().events[0].when = {TriggerWord::Die, {}};
    dungeon.levels[0].script.edit().events[0].when.terms.creature = "eel";
    dungeon.script = dungeon.levels[0].script;
    QCOMPARE(usesOfKind(dungeon, KindTable::Creature, "eel").size(), std::size_t{2});
    QVERIFY(!removeKind(dungeon, KindTable::Creature, "eel"));
}

void EventEditTest::aPieceNamesTheCellsOfItsEventsByLetters()
{
    const Dungeon dungeon = withLever({1, 1, 1, 1}, {{3, 1, 1, 2}, {1, 1, 1, 1}});
    const Clip clip = clipOf(dungeon, 0, boxOfCells(dungeon, {1, 1}, {4, 3}));
    const auto piece = pieceOf(clip, *dungeon.catalogue, "den");
    QVERIFY(piece.has_value());
    QCOMPARE(piece->script->events.size(), std::size_t{1});
    QVERIFY(piece->script->marks == clip.script.marks);
    const EventCells& lever = piece->script->events[0].when.terms.cells;
    QVERIFY(lever.of == EventCells::Of::Letters && lever.letters.size() == 1);
    QVERIFY(piece->script->events[0].effects[0].terms.cells.letters.contains(lever.letters));
    Dungeon home = dungeon;
    home.pieces = {*piece};
    const Clip back = clipOf(home.pieces.front(), home, 1);
    QCOMPARE(back.script.events[0].when.terms.cells.boxes, (std::vector<Box>{{0, 0, 1, 1}}));
    QCOMPARE(back.script.events[0].effects[0].terms.cells.boxes,
             (std::vector<Box>{{0, 0, 1, 1}, {2, 0, 1, 1}, {2, 1, 1, 1}}));
}

CAVE_TEST_SUITE(EventEditTest);
#include "event_edit_test.moc"
