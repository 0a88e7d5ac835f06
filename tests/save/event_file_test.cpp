// SPDX-License-Identifier: MIT
// Scripted events in files of dungeons: what is written is read again, and every mistake is named at its place.
#include "core/base/files.h"
#include "core/save/dungeon_file.h"
#include "core/save/recipe_file.h"
#include "core/world/event_words.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr const char* kLever =
    R"({"uid": "0x00000000000000e1", "name": "The gate lifts", "when": {"on": "use", "cells": [[1, 1]]},
    "if": [{"is": "mark", "mark": "pulled", "most": 0}], "do": [{"does": "mark", "mark": "pulled", "set": 1},
    {"does": "open", "cells": [[3, 1]], "delay": 2}, {"does": "say", "text": "Chains run somewhere."}]})";

// A dungeon of one level with these members of its own.
Json fileOf(std::string_view events, std::string_view marks)
{
    Json json = dungeonJson(emptyDungeon(5, 5, 1));
    Json level = (*json.find("levels")->as<Json::Array>())[0];
    level.set("events", *parseJson(events));
    level.set("marks", *parseJson(marks));
    json.set("levels", Json::Array{level});
    return json;
}

std::string withLever(std::string_view from, std::string_view to)
{
    std::string row = kLever;
    const std::size_t at = row.find(from);
    if (at != std::string::npos)
        row.replace(at, from.size(), to);
    return "[" + row + "]";
}

Dungeon sampleDungeon()
{
    const auto text = readFile(dataPath("schema.cave.json"), 1 << 20);
    return readDungeon(*text)->dungeon;
}

} // namespace

class EventFileTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void anEventHoldsWhatTheFileSays();
    void onlyWhatHasEventsIsOfTheNewVersion();
    void theHashOfALevelKnowsItsEvents();
    void everyWordIsInTheSample();
    void everyMistakeIsNamed_data();
    void everyMistakeIsNamed();
    void moreThanTheMostIsRefused();
    void aRecipesPieceHasEvents();
};

void EventFileTest::whatIsWrittenIsReadAgain()
{
    const Dungeon read = sampleDungeon();
    const std::string written = writeDungeon(read);
    const auto again = readDungeon(written);
    QVERIFY2(again.has_value(), again ? "" : qPrintable(shown(again.error().where) + shown(again.error().what)));
    QVERIFY(again->dungeon.script == read.script);
    QVERIFY(again->dungeon.levels == read.levels);
    QVERIFY(again->dungeon.pieces == read.pieces);
    QCOMPARE(shown(writeDungeon(again->dungeon)), shown(written));
}

void EventFileTest::anEventHoldsWhatTheFileSays()
{
    const auto read = readDungeon(fileOf(withLever("", ""), R"({"pulled": {"most": 3}})").compact());
    QVERIFY(read);
    const Script& script = *read->dungeon.levels[0].script;
    QVERIFY(script.marks == (std::vector{EventMark{"pulled", 3}}));
    const ScriptedEvent& event = script.events.at(0);
    QCOMPARE(event.uid.value, std::uint64_t{0xe1});
    QCOMPARE(event.name, std::string("The gate lifts"));
    QVERIFY(event.when.on == TriggerWord::Use);
    QVERIFY(event.when.terms.cells.boxes == (std::vector{Box{1, 1, 1, 1}}));
    QCOMPARE(event.conditions.at(0).terms.least, 0);
    QCOMPARE(event.conditions.at(0).terms.most, 0);
    QCOMPARE(event.effects.size(), std::size_t{3});
    QCOMPARE(event.effects[0].terms.set, 1);
    QCOMPARE(event.effects[0].terms.add, kNotSaid);
    QCOMPARE(event.effects[1].terms.delay, 2);
    QCOMPARE(event.effects[2].terms.text, std::string("Chains run somewhere."));
    QCOMPARE(event.repeat, 1);
}

void EventFileTest::onlyWhatHasEventsIsOfTheNewVersion()
{
    const auto versionOf = [](const Dungeon& dungeon) {
        return *parseJson(writeDungeon(dungeon))->find("version")->as<std::int64_t>();
    };
    Dungeon dungeon = emptyDungeon(5, 5, 1);
    QCOMPARE(versionOf(dungeon), std::int64_t{1});
    dungeon.levels[0].script.edit().marks.push_back({"pulled"});
    QCOMPARE(versionOf(dungeon), std::int64_t{kDungeonVersion});
    dungeon = emptyDungeon(5, 5, 1);
    dungeon.script.edit().marks.push_back({"pulled"});
    QCOMPARE(versionOf(dungeon), std::int64_t{kDungeonVersion});
    dungeon = emptyDungeon(5, 5, 1);
    dungeon.levels[0].things.push_back({KindTable::Creature, 1, 1, 1, {}, {}, 0, "pack"});
    QCOMPARE(versionOf(dungeon), std::int64_t{kDungeonVersion});
}

void EventFileTest::theHashOfALevelKnowsItsEvents()
{
    Dungeon dungeon = emptyDungeon(5, 5, 1);
    const std::uint64_t without = levelHash(dungeon, dungeon.levels[0]);
    dungeon.levels[0].script = Script{};
    QCOMPARE(levelHash(dungeon, dungeon.levels[0]), without);
    dungeon.levels[0].script.edit().events.push_back({.uid = {1}});
    const std::uint64_t with = levelHash(dungeon, dungeon.levels[0]);
    QVERIFY(with != without);
    dungeon.levels[0].script.edit().events[0].repeat = 2;
    QVERIFY(levelHash(dungeon, dungeon.levels[0]) != with);
}

void EventFileTest::everyWordIsInTheSample()
{
    const std::string text = writeDungeon(sampleDungeon());
    for (const auto& words : {triggerWords(), conditionWords(), effectWords()})
        for (const EventWord& word : words)
            for (const EventField& field : word.fields())
                QVERIFY2(text.find("\"" + std::string(field.id) + "\"") != std::string::npos && !field.name.empty() &&
                             !field.help.empty(),
                         std::string(field.id).c_str());
}

void EventFileTest::everyMistakeIsNamed_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* from, const char* to, const char* where, const char* what) {
        QTest::newRow(name) << from << to << QString("levels[0].events[0]") + where << what;
    };
    row("trigger", "\"use\"", "\"kick\"", ".when.on", "enter, leave");
    row("term of another trigger", "\"use\",", R"("use", "tile": "floor",)", ".when.tile", "on, cells");
    row("missing term", ", \"cells\": [[1, 1]]", "", ".when", "cells");
    row("here", "[[1, 1]]", "\"here\"", ".when.cells", "where the trigger was");
    row("letters", "[[1, 1]]", "\"l\"", ".when.cells", "placed");
    row("cell", "[[1, 1]]", "[[1]]", ".when.cells[0]", "[x, y]");
    row("rectangle", "[[1, 1]]", R"({"rects": [[1, 1]]})", ".when.cells.rects[0]", "width");
    row("no cell", "[[1, 1]]", "[]", ".when.cells", "");
    row("condition", "\"is\": \"mark\"", "\"is\": \"wet\"", ".if[0].is", "alive");
    row("mark", "\"mark\": \"pulled\", \"most\"", "\"mark\": \"pushed\", \"most\"", ".if[0].mark", "pulled");
    row("mark of the dungeon", "\"mark\": \"pulled\", \"most\"", "\"mark\": \"dungeon.pulled\", \"most\"",
        ".if[0].mark", "dungeon.pulled");
    row("mark too high", "\"most\": 0", "\"most\": 1001", ".if[0].most", "");
    row("both of a choice", "\"set\": 1", "\"set\": 1, \"add\": 1", ".do[0]", "set, add");
    row("none of a choice", ", \"set\": 1", "", ".do[0]", "set, add");
    row("effect", "\"open\"", "\"explode\"", ".do[1].does", "say, mark");
    row("delay", "\"delay\": 2", "\"delay\": 10001", ".do[1].delay", "");
    row("key word", "Chains run", "{sing}", ".do[2].text", "sing");
    row("two lines", "Chains run", "Chains\\nrun", ".do[2].text", "one line");
    row("level", "\"does\": \"open\",", R"("does": "open", "level": "0x00000000000000e1",)", ".do[1].level",
        "dungeon's own");
    row("tile", R"("does": "open", "cells")", R"("does": "tile", "tile": "lava", "cells")", ".do[1].tile", "lava");
    row("creature", R"("does": "open", "cells")", R"("does": "make", "creature": "unicorn", "cells")",
        ".do[1].creature", "unicorn");
    row("gas", R"("does": "open", "cells")", R"("does": "gas", "kind": "fog", "units": 9, "cells")", ".do[1].kind",
        "fog");
    row("gas of an effect", R"("does": "open", "cells")",
        R"("does": "effect", "effect": {"kind": "cloud", "gas": "fog", "amount": 9}, "cells")", ".do[1].effect.gas",
        "fog");
    row("repeat", "\"when\"", R"("repeat": "often", "when")", ".repeat", "always");
    row("member", "\"when\"", R"("colour": 1, "when")", ".colour", "uid, name");
    row("nested too deep", R"({"is": "mark", "mark": "pulled", "most": 0})",
        R"({"not": {"not": {"not": {"not": {"is": "health", "below": 9}}}}})", ".if[0].not.not.not", "4");
}

void EventFileTest::everyMistakeIsNamed()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, where);
    QFETCH(const QString, what);
    const std::string events = withLever(from.toStdString(), to.toStdString());
    const auto read = readDungeon(fileOf(events, R"({"pulled": {}})").compact());
    QVERIFY(!read);
    QVERIFY2(shown(read.error().where).startsWith(where), qPrintable(shown(read.error().where)));
    QVERIFY2(shown(read.error().what).contains(what), qPrintable(shown(read.error().what)));
}

void EventFileTest::moreThanTheMostIsRefused()
{
    const auto problem = [](std::string_view events, std::string_view marks) {
        const auto read = readDungeon(fileOf(events, marks).compact());
        return read ? QString() : shown(read.error().where);
    };
    std::string events = "[";
    std::string marks = "{\"pulled\": {}";
    for (std::size_t i = 0; i <= kMostEvents; ++i)
        events += (i > 0 ? ", " : "") + std::string(R"({"uid": ")") + hexOf(i + 1) +
                  R"(", "when": {"on": "arrive"}, "do": []})";
    for (std::size_t i = 0; i < kMostMarks; ++i)
        marks += ", \"m" + std::to_string(i) + "\": {}";
    QCOMPARE(problem(events + "]", "{}"), QString("levels[0].events"));
    QCOMPARE(problem("[]", marks + "}"), QString("levels[0].marks"));
    const std::string twice = withLever("", "");
    QCOMPARE(problem(twice.substr(0, twice.size() - 1) + ", " + twice.substr(1), R"({"pulled": {}})"),
             QString("levels[0].events[1].uid"));
    QCOMPARE(problem("[]", R"({"Not good": {}})"), QString("levels[0].marks[\"Not good\"]"));
}

void EventFileTest::aRecipesPieceHasEvents()
{
    const auto read = readRecipe(R"({"format": "cavewright/recipe", "version": 1, "rows": [],
        "pieces": {"p": {"rows": ["ab"], "legend": {"a": {"tile": "floor"}, "b": {"tile": "door"}}, "events": [
            {"uid": "0x00000000000000e1", "when": {"on": "enter", "cells": "a"}, "do": [{"does": "open", "cells": "b"}]}]}}})");
    QVERIFY(read);
    QCOMPARE(read->pieces.at(0).script->events.at(0).effects.at(0).terms.cells.letters, std::string("b"));
}

CAVE_TEST_SUITE(EventFileTest);
#include "event_file_test.moc"
