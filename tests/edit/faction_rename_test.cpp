// SPDX-License-Identifier: MIT
// A faction that gets another id stays the one that everybody means.
#include "core/edit/content_edit.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scripted.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Dungeon withGoblins()
{
    constexpr std::string_view kContent = R"({"creatures": [{"id": "sapper", "name": "sapper", "glyph": "s",
        "colour": "#c39f78", "health": 3, "side": "goblins"}], "factions": [
        {"id": "goblins", "name": "goblins", "hates": ["hero"]},
        {"id": "undead", "name": "undead", "hates": ["hero", "goblins"]}]})";
    Dungeon dungeon = asciiDungeon("#######\n#@.s.r#\n#######\n", catalogueWith(kContent));
    dungeon.content = *parseJson(kContent);
    dungeon.levels[0].things.back().belongs.side = "goblins";
    dungeon.levels[0].thingEdits.push_back({true, dungeon.levels[0].things.back(), 0});
    dungeon = withEvents(dungeon, R"([{"uid": "0x0000000000000001", "when": {"on": "use", "cells": [[1, 0]]}, "do": [
        {"does": "make", "creature": "rat", "side": "goblins", "cells": [[2, 1]]},
        {"does": "side", "group": "pack", "faction": "goblins"}, {"does": "say", "text": "goblins"}]}])");
    Piece camp;
    camp.name = "camp";
    camp.legend['g'].thing = "sapper";
    camp.legend['g'].side = "goblins";
    dungeon.pieces.push_back(camp);
    return dungeon;
}

Json::Array withNewId(const Dungeon& dungeon, std::string_view newId)
{
    Json::Array rows = factionRows(dungeon);
    rows[0].set("id", std::string(newId));
    return rows;
}

} // namespace

class FactionRenameTest : public QObject {
    Q_OBJECT

private slots:
    void allThatUsesItFollows();
    void nothingFollowsWhatIsNoNewId();
};

void FactionRenameTest::allThatUsesItFollows()
{
    Dungeon dungeon = withGoblins();
    QVERIFY(setFactions(dungeon, withNewId(dungeon, "sappers")));
    const Catalogue& catalogue = *dungeon.catalogue;
    QVERIFY(!catalogue.findFaction("goblins"));
    const FactionId sappers = *catalogue.findFaction("sappers");
    QCOMPARE(catalogue.factionOf(*catalogue.findCreature("sapper")), sappers);
    QCOMPARE(catalogue.faction(*catalogue.findFaction("undead")).hates, (std::vector<std::string>{"hero", "sappers"}));
    QCOMPARE(dungeon.levels[0].things.back().belongs.side, std::string("sappers"));
    QCOMPARE(dungeon.levels[0].thingEdits.back().thing.belongs.side, std::string("sappers"));
    QCOMPARE(dungeon.pieces.back().legend['g'].side, std::string("sappers"));
    const std::vector<EventEffect>& effects = dungeon.levels[0].script->events[0].effects;
    QCOMPARE(effects[0].terms.side, std::string("sappers"));
    QCOMPARE(effects[1].terms.side, std::string("sappers"));
    QCOMPARE(effects[2].terms.text, std::string("goblins")); // words are no ids
}

void FactionRenameTest::nothingFollowsWhatIsNoNewId()
{
    Dungeon dungeon = withGoblins();
    const Dungeon before = dungeon;
    for (const std::string_view id : {"undead", "hero", "Not an id"})
        QVERIFY(!setFactions(dungeon, withNewId(dungeon, id)));
    QVERIFY(dungeon.levels == before.levels);
}

CAVE_TEST_SUITE(FactionRenameTest);
#include "faction_rename_test.moc"
