// SPDX-License-Identifier: MIT
// Events as designers begin them: whatever word is chosen can stand in a file at once, and guesses suit what lies
// there.
#include "core/edit/events/event_draft.h"

#include "core/save/event_json.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kCave = R"(
########
#..+k..#
#..'...#
########
)";

constexpr std::string_view kAir =
    R"({"gases": [{"id": "reek", "name": "reek", "article": "", "glyph": "r", "colour": "#aaaa00"}]})";

EventHints hints() { return {{{2, 1, 1, 1}}, "Something clicks."}; }

// What a file of a level with this script could not be read for; empty where it can.
QString faultOf(const Dungeon& dungeon, const Script& script)
{
    Json owner = Json::Object{};
    addScript(owner, script);
    std::optional<Error> problem;
    const Script read =
        readScript(JsonCursor(owner, problem), {.of = EventScope::Of::Level, .catalogue = *dungeon.catalogue});
    if (problem)
        return shown(problem->where) + ": " + shown(problem->what);
    return read == script ? QString() : QStringLiteral("not the same");
}

ScriptedEvent sample(const Dungeon& dungeon)
{
    return guessedEvent(dungeon, {1, 1, 0}, {3, 1, 0}, "Something clicks.", 0);
}

} // namespace

class EventDraftTest : public QObject {
    Q_OBJECT

private slots:
    void everyWordCanStandInAFileAtOnce();
    void ofGasOnlyWhereThereIsAny();
    void everyChoiceCanBeMade();
    void anotherWordKeepsWhatBothSay();
    void aLeverAndItsGateAreGuessed();
    void guessesGoRound();
    void aGuessSuitsWhatLiesThere();
    void aTilesOwnRowsAreGuessedFirst();
    void anEventWhoseCellsDoNotFitIsFound();
    void anEventIsFiredAtOnce();
};

void EventDraftTest::everyWordCanStandInAFileAtOnce()
{
    const Dungeon dungeon = asciiDungeon(kCave, catalogueWith(kAir));
    Script script;
    script.events.push_back(sample(dungeon));
    script.events.back().uid = Uid{1};
    const auto check = [&](const EventWord& word) {
        Script whole = script;
        declareMarks(whole);
        QVERIFY2(faultOf(dungeon, whole).isEmpty(), qPrintable(shown(word.id) + ' ' + faultOf(dungeon, whole)));
    };
    ScriptedEvent& event = script.events.back();
    for (std::size_t i = 0; i < triggerWords().size(); ++i) {
        event.when = {static_cast<TriggerWord>(i), filledTerms(dungeon, {}, triggerWords()[i], {}, hints())};
        check(triggerWords()[i]);
    }
    for (std::size_t i = 0; i < conditionWords().size(); ++i) {
        event.conditions = {
            {static_cast<ConditionWord>(i), filledTerms(dungeon, {}, conditionWords()[i], {}, hints())}};
        check(conditionWords()[i]);
    }
    for (std::size_t i = 0; i < effectWords().size(); ++i) {
        event.effects = {{static_cast<EffectWord>(i), filledTerms(dungeon, {}, effectWords()[i], {}, hints())}};
        check(effectWords()[i]);
    }
}

void EventDraftTest::ofGasOnlyWhereThereIsAny()
{
    const Dungeon bare = asciiDungeon(kCave);
    const Dungeon airy = asciiDungeon(kCave, catalogueWith(kAir));
    for (const EventWord& word : effectWords()) {
        QCOMPARE(canBeTold(bare, word), word.id != "gas");
        QVERIFY(canBeTold(airy, word));
    }
}

void EventDraftTest::everyChoiceCanBeMade()
{
    const Dungeon dungeon = asciiDungeon(kCave);
    Script script;
    script.events.push_back(sample(dungeon));
    script.events.back().uid = Uid{1};
    for (std::size_t i = 0; i < effectWords().size(); ++i)
        for (const EventField& field : effectWords()[i].fields()) {
            if (field.choice == 0)
                continue;
            EventEffect effect{static_cast<EffectWord>(i), filledTerms(dungeon, {}, effectWords()[i], {}, hints())};
            chooseField(dungeon, {}, effectWords()[i], field, hints(), effect.terms);
            QVERIFY(isSaid(effect.terms, field));
            script.events.back().effects = {effect};
            declareMarks(script);
            QVERIFY2(faultOf(dungeon, script).isEmpty(), qPrintable(faultOf(dungeon, script)));
        }
}

void EventDraftTest::anotherWordKeepsWhatBothSay()
{
    const Dungeon dungeon = asciiDungeon(kCave);
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Boxes, .boxes = {{5, 1, 1, 2}}};
    terms.who = {EventWho::Of::Any, {}};
    terms.delay = 7;
    const auto word = [](EffectWord effect) { return effectWords()[static_cast<std::size_t>(effect)]; };
    const EventTerms open = filledTerms(dungeon, {}, word(EffectWord::Open), terms, hints());
    QVERIFY(open.cells == terms.cells && open.delay == 7);
    const EventTerms say = filledTerms(dungeon, {}, word(EffectWord::Say), open, hints());
    QVERIFY(say.cells.of == EventCells::Of::None);
    QCOMPARE(say.text, std::string("Something clicks."));
    EventTerms number;
    number.least = 5000;
    QCOMPARE(
        filledTerms(dungeon, {}, triggerWords()[static_cast<std::size_t>(TriggerWord::Mark)], number, hints()).least,
        kHighestMark);
}

void EventDraftTest::aLeverAndItsGateAreGuessed()
{
    const Dungeon dungeon = asciiDungeon(kCave);
    const ScriptedEvent event = guessedEvent(dungeon, {0, 1, 0}, {3, 1, 0}, "Click.", 0);
    QVERIFY(event.when.on == TriggerWord::Use && event.effects.at(0).does == EffectWord::Open);
    QCOMPARE(event.when.terms.cells.boxes, (std::vector<Box>{{0, 1, 1, 1}}));
    QCOMPARE(event.effects[0].terms.cells.boxes, (std::vector<Box>{{3, 1, 1, 1}}));
    const ScriptedEvent shuts = guessedEvent(dungeon, {1, 1, 0}, {3, 2, 0}, "Click.", 0);
    QVERIFY(shuts.when.on == TriggerWord::Enter && shuts.effects.at(0).does == EffectWord::Close);
    const ScriptedEvent says = guessedEvent(dungeon, {1, 1, 0}, {5, 2, 0}, "Click.", 0);
    QVERIFY(says.effects.at(0).does == EffectWord::Say && says.effects[0].terms.text == "Click.");
}

void EventDraftTest::guessesGoRound()
{
    const Dungeon dungeon = asciiDungeon(kCave);
    const int triggers = static_cast<int>(triggerGuesses(dungeon, {1, 1, 0}).size());
    const int effects = static_cast<int>(effectGuesses(dungeon, {3, 1, 0}, "Click.").size());
    std::vector<ScriptedEvent> seen;
    for (int i = 0; i < triggers * effects; ++i) {
        seen.push_back(guessedEvent(dungeon, {1, 1, 0}, {3, 1, 0}, "Click.", i));
        QCOMPARE(std::ranges::count(seen, seen.back()), std::ptrdiff_t{1});
    }
    QVERIFY(guessedEvent(dungeon, {1, 1, 0}, {3, 1, 0}, "Click.", triggers * effects) == seen.front());
}

void EventDraftTest::aGuessSuitsWhatLiesThere()
{
    Dungeon dungeon = asciiDungeon(kCave);
    QVERIFY(triggerGuesses(dungeon, {4, 1, 0}).front().on == TriggerWord::Die);
    putItem(dungeon, "key", {1, 2, 0});
    QVERIFY(triggerGuesses(dungeon, {1, 2, 0}).front().on == TriggerWord::Take);
    for (const Position at : {Position{4, 1, 0}, {1, 2, 0}, {0, 0, 0}, {3, 1, 0}, {3, 2, 0}})
        for (int i = 0; i < 40; ++i)
            QVERIFY(!whyUnfit(dungeon, 0, guessedEvent(dungeon, at, at, "Click.", i)));
}

void EventDraftTest::aTilesOwnRowsAreGuessedFirst()
{
    const Dungeon dungeon =
        asciiDungeon("####\n#~w#\n####", catalogueWith(std::string_view(R"({"tiles": [{"id": "worn", "name": "worn",
        "article": "", "glyph": "w", "colour": "#808080", "sign": "w", "walkable": true,
        "reacts": [{"on": "time", "into": "floor"}, {"on": "enter", "into": "floor"}, {"on": "burn", "into": "floor"}]}]})")));
    QVERIFY(triggerGuesses(dungeon, {2, 1, 0}).front().on == TriggerWord::Enter);
    const std::vector<EventEffect> effects = effectGuesses(dungeon, {2, 1, 0}, "Click.");
    QVERIFY(std::ranges::find(effects, EffectWord::Fire, &EventEffect::does) != effects.end());
}

void EventDraftTest::anEventWhoseCellsDoNotFitIsFound()
{
    const Dungeon dungeon = asciiDungeon(kCave);
    ScriptedEvent event = guessedEvent(dungeon, {0, 1, 0}, {3, 1, 0}, "Click.", 0);
    QVERIFY(!whyUnfit(dungeon, 0, event));
    event.effects[0].terms.cells.boxes = {{5, 1, 1, 1}};
    QVERIFY(whyUnfit(dungeon, 0, event));
    event.effects[0].terms.cells.boxes = {{5, 1, 1, 1}, {3, 2, 1, 1}};
    QVERIFY(!whyUnfit(dungeon, 0, event));
    event.when.terms.cells.boxes = {{1, 1, 1, 1}};
    QVERIFY(whyUnfit(dungeon, 0, event));
    event.when.terms.cells.boxes = {{100, 1, 1, 1}};
    QVERIFY(whyUnfit(dungeon, 0, event));
    QVERIFY(!whyUnfit(dungeon, {}, event)); // on whichever level
}

void EventDraftTest::anEventIsFiredAtOnce()
{
    Dungeon dungeon = asciiDungeon(kCave);
    Script script;
    script.events.push_back({.uid = Uid{7}, .when = {TriggerWord::Arrive, {}}});
    script.events.push_back(sample(dungeon));
    script.events.back().uid = Uid{1};
    script.events.back().conditions = {{ConditionWord::Chance, {}}};
    EventTerms here;
    here.cells = {.of = EventCells::Of::Here};
    script.events.back().effects.push_back({EffectWord::Fire, here});
    dungeon.levels[0].script = script;
    const Dungeon fired = firedAtOnce(dungeon, 0, Uid{1}, {5, 2});
    const ScriptedEvent& event = fired.levels[0].script->events.at(0);
    QCOMPARE(event.uid, Uid{1});
    QVERIFY(event.when.on == TriggerWord::Arrive && event.conditions.empty());
    QCOMPARE(event.effects.back().terms.cells.boxes, (std::vector<Box>{{1, 1, 1, 1}}));
    QVERIFY(*dungeon.levels[0].script == script);
    QVERIFY(*firedAtOnce(dungeon, 0, Uid{2}, {5, 2}).levels[0].script == script);
}

CAVE_TEST_SUITE(EventDraftTest);
#include "event_draft_test.moc"
