// SPDX-License-Identifier: MIT
// Games of dungeons with events: saved and read at every turn they go on as they would have.
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>

using namespace cave;

namespace {

constexpr std::string_view kHouse = R"({"marks": {"dead": {"most": 9}, "steps": {"most": 5}}, "events": [
    {"uid": "0x0000000000000001", "when": {"on": "enter", "cells": "level", "who": "any"}, "repeat": "always", "rest": 9,
     "do": [{"does": "make", "creature": "newt", "cells": "level", "group": "pack"}, {"does": "mark", "mark": "steps", "add": 1}]},
    {"uid": "0x0000000000000002", "when": {"on": "die", "group": "pack"}, "repeat": "always",
     "do": [{"does": "make", "item": "apple", "cells": "here"}, {"does": "mark", "mark": "dungeon.slain", "add": 1}]},
    {"uid": "0x0000000000000003", "when": {"on": "turn", "every": 3}, "repeat": "always",
     "if": [{"is": "chance", "per_mille": 500}],
     "do": [{"does": "tile", "cells": [[3, 3], [4, 3]], "tile": "rubble", "force": true},
            {"does": "tile", "cells": [[3, 3], [4, 3]], "tile": "water", "delay": 2}]},
    {"uid": "0x0000000000000004", "when": {"on": "weigh", "cells": {"rects": [[1, 1, 4, 3]]}, "least": 20}, "repeat": "always",
     "do": [{"does": "say", "text": "It groans."}, {"does": "score", "points": 3}]}]})";
constexpr std::string_view kAround = R"({"marks": {"slain": {"most": 9}}, "events": [
    {"uid": "0x0000000000000001", "when": {"on": "mark", "mark": "slain", "least": 2}, "repeat": "always",
     "do": [{"does": "remove", "group": "pack"}, {"does": "mark", "mark": "slain", "set": 0},
            {"does": "move", "who": "hero", "cells": "level"}]}]})";

void setMembers(Json& json, std::string_view members)
{
    const Json parsed = *parseJson(members);
    for (const auto& [key, value] : *parsed.as<Json::Object>())
        json.set(key, value);
}

Dungeon houseOfEvents(std::uint64_t seed)
{
    Dungeon drawn = asciiDungeon("########\n#@.,,..#\n#..,,..#\n#......#\n########\n");
    drawn.rules.health = 200;
    drawn.seed = seed;
    Json json = dungeonJson(drawn);
    Json level = json.find("levels")->as<Json::Array>()->front();
    setMembers(level, kHouse);
    json.set("levels", Json::Array{level});
    setMembers(json, kAround);
    return dungeonFrom(json)->dungeon;
}

Command houseAct(Random& dice)
{
    return dice.below(6) == 0 ? Command(PickUp{}) : Command(Walk{kDirections[dice.below(8)]});
}

QString faultIn(const std::string& text, std::string_view from, std::string_view to)
{
    std::string changed = text;
    const std::size_t at = changed.find(from);
    if (at == std::string::npos)
        return "not found";
    changed.replace(at, from.size(), to);
    const auto game = readGame(resealed(changed));
    return game ? QString() : shown(game.error().where);
}

} // namespace

class HappenedTest : public QObject {
    Q_OBJECT

private slots:
    void aGameSavedAtAnyTurnGoesOnAsItWould();
    void aReplayLeadsThroughTheSameStates();
    void whatIsLaterComesAfterLoadingToo();
    void whatCannotBeIsRefusedAtItsPlace();
};

void HappenedTest::aGameSavedAtAnyTurnGoesOnAsItWould()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(20); ++seed) {
        Session session = *Session::start(houseOfEvents(seed), seed);
        Random dice(seed);
        for (int i = 0; i < 50 && !session.world().isOver(); ++i) {
            auto read = readGame(writeGame({session}));
            QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
            Session& loaded = read->session;
            QCOMPARE(loaded.world().hash(), session.world().hash());
            QCOMPARE(loaded.world().hash(), loaded.world().recomputedHash());
            QVERIFY(loaded.world().level(0).living == session.world().level(0).living);
            QVERIFY(loaded.world().state().happened == session.world().state().happened);
            const Command next = houseAct(dice);
            session.submit(next);
            loaded.submit(next);
            QCOMPARE(loaded.world().hash(), session.world().hash());
        }
    }
}

void HappenedTest::aReplayLeadsThroughTheSameStates()
{
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(5); ++seed) {
        Session session = *Session::start(houseOfEvents(seed), seed);
        Random dice(seed);
        for (int i = 0; i < 80 && !session.world().isOver(); ++i)
            session.submit(houseAct(dice));
        Replay replay = *Replay::of(session, 300'000);
        replay.playOn(std::numeric_limits<std::size_t>::max());
        QVERIFY(!replay.difference());
        for (std::size_t point = replay.length(); point > 0; point -= std::min<std::size_t>(point, 7)) {
            const Session there = replay.sessionAt(point);
            QCOMPARE(there.world().hash(), session.log()[point - 1].hash);
            QCOMPARE(there.world().hash(), there.world().recomputedHash());
        }
    }
}

void HappenedTest::whatIsLaterComesAfterLoadingToo()
{
    Session session = *Session::start(houseOfEvents(1), 1);
    for (int i = 0; i < 40 && session.world().level(0).living.happened.delayed.empty(); ++i)
        session.submit(Wait{});
    QVERIFY(!session.world().level(0).living.happened.delayed.empty());
    Session loaded = readGame(writeGame({session}))->session;
    for (int i = 0; i < 2; ++i)
        loaded.submit(Wait{});
    QCOMPARE(loaded.world().tileKind({3, 3, 0}).id, std::string("water"));
}

void HappenedTest::whatCannotBeIsRefusedAtItsPlace()
{
    Session session = *Session::start(houseOfEvents(1), 1);
    Random dice(1);
    for (int i = 0; i < 60 && session.world().level(0).living.happened.delayed.empty(); ++i)
        session.submit(houseAct(dice));
    const std::string text = writeGame({session});
    QVERIFY(text.find("\"version\": 2") != std::string::npos);
    const QString place = "levels[0].living.happened.";
    QCOMPARE(
        faultIn(text, R"("counts": [{"event": "0x0000000000000001")", R"("counts": [{"event": "0x00000000000000ff")"),
        place + "counts[0].event");
    QCOMPARE(faultIn(text, R"({"mark": "steps", "value": )", R"({"mark": "slain", "value": )"),
             place + "marks[0].mark");
    QCOMPARE(faultIn(text, R"({"mark": "steps", "value": )", R"({"mark": "steps", "value": 9)"),
             place + "marks[0].value");
    QCOMPARE(faultIn(text, R"("delayed": [{"beat": )", R"("delayed": [{"beat": -)"), place + "delayed[0].beat");
    QCOMPARE(faultIn(text, R"("effect": 1)", R"("effect": 2)"), place + "delayed[0].effect");
}

CAVE_TEST_SUITE(HappenedTest);
#include "happened_test.moc"
