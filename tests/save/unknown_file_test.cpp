// SPDX-License-Identifier: MIT
// Things that are not known at first, in files: rules, what the hero has come to know, and every mistake at its place.
#include "core/json/line_sums.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/world/identify_rows.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"
#include "tests/support/unknown_things.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kRoom = "######\n#@...#\n######";

Json unknownFileWith(std::string_view identify, std::string_view win = R"({"reach": "stairs_down"})",
                     std::string_view events = "[]")
{
    Dungeon dungeon = unknownDungeon(kRoom, {});
    dungeon.rules.identify.clear();
    Json json = dungeonJson(dungeon);
    json.set("content", *parseJson(R"({"use": ["campaign"]})"));
    Json rules = *json.find("rules");
    rules.set("identify", *parseJson(identify));
    rules.set("win", *parseJson(win));
    json.set("rules", std::move(rules));
    Json level = (*json.find("levels")->as<Json::Array>())[0];
    level.set("events", *parseJson(events));
    json.set("levels", Json::Array{std::move(level)});
    return json;
}

constexpr const char* kPotions = R"({"potion": {"kinds": ["haste_potion", "sleep_potion"], "looks": "glass"}})";

} // namespace

class UnknownFileTest : public QObject {
    Q_OBJECT

private slots:
    void rulesAreWrittenAndReadAgain();
    void withoutClassesNothingIsWritten();
    void aGameKeepsWhatTheHeroKnows();
    void aGameSavedAtAnyTurnGoesOnAsItWould();
    void aLookLiesNowhere();
    void everyMistakeIsNamed_data();
    void everyMistakeIsNamed();
    void whatIsKnownIsOfTheClasses();
};

void UnknownFileTest::rulesAreWrittenAndReadAgain()
{
    const auto read = readDungeon(unknownFileWith(kPotions).compact());
    QVERIFY2(read.has_value(), read ? "" : qPrintable(shown(read.error().where) + shown(read.error().what)));
    const std::vector<UnknownClass>& identify = read->dungeon.rules.identify;
    QVERIFY(identify == (std::vector{UnknownClass{ItemClass::Potion, {"haste_potion", "sleep_potion"}, "glass"}}));
    const auto again = readDungeon(writeDungeon(read->dungeon));
    QVERIFY(again && again->dungeon.rules == read->dungeon.rules);
    QCOMPARE(*parseJson(writeDungeon(read->dungeon))->find("version")->as<std::int64_t>(),
             std::int64_t{kDungeonVersion});
}

void UnknownFileTest::withoutClassesNothingIsWritten()
{
    const Dungeon dungeon = emptyDungeon(5, 5, 1);
    QVERIFY(dungeonJson(dungeon).find("rules")->find("identify") == nullptr);
    QVERIFY(checkIdentify(dungeon.rules, dungeon));
    Dungeon known = unknownDungeon(kRoom, {"haste_potion"});
    known.rules.identify.clear();
    Session session = *Session::start(known, 1);
    session.submit(PickUp{});
    session.submit(Drink{thingOf(session.world(), "haste_potion")});
    QVERIFY(parseJson(writeGame({session}))->find("state")->find("known") == nullptr);
}

void UnknownFileTest::aGameKeepsWhatTheHeroKnows()
{
    Session session = *Session::start(unknownDungeon(kRoom, {"haste_potion", "fire_wand", "sleep_potion"}), 1);
    session.submit(PickUp{});
    session.submit(Drink{thingOf(session.world(), "haste_potion")});
    const auto read = readGame(writeGame({session}));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(shown(read.error().where) + shown(read.error().what)));
    const World& loaded = read->session.world();
    QCOMPARE(loaded.state().known, session.world().state().known);
    QCOMPARE(loaded.state().known.size(), std::size_t{1});
    QCOMPARE(loaded.hash(), session.world().hash());
    QCOMPARE(loaded.hash(), loaded.recomputedHash());
    for (std::size_t kind = 0; kind < loaded.catalogue().items().size(); ++kind)
        QCOMPARE(loaded.seenAs(static_cast<ItemKindId>(kind)), session.world().seenAs(static_cast<ItemKindId>(kind)));
}

void UnknownFileTest::aGameSavedAtAnyTurnGoesOnAsItWould()
{
    const std::vector<std::string> things{"haste_potion", "sleep_potion", "fireball_scroll", "naming_scroll",
                                          "befriending_wand"};
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(6); ++seed) {
        Session session = *Session::start(unknownDungeon(kRoom, things, seed), seed);
        session.submit(PickUp{});
        Random dice(seed);
        for (int turn = 0; turn < 20 && !session.world().isOver(); ++turn) {
            auto read = readGame(writeGame({session}));
            QVERIFY2(read.has_value(), read ? "" : read.error().where.c_str());
            const EntityId thing = thingOf(session.world(), things[dice.below(5)]);
            const Command deeds[]{Drink{thing}, Read{thing}, Throw{thing, 3, 1}, ZapAt{thing, 2, 1}};
            const Command deed = deeds[dice.below(4)];
            session.submit(deed);
            read->session.submit(deed);
            QCOMPARE(read->session.world().hash(), session.world().hash());
            QCOMPARE(session.world().hash(), session.world().recomputedHash());
            QCOMPARE(read->session.messages().size(), session.messages().size());
        }
    }
}

void UnknownFileTest::aLookLiesNowhere()
{
    Dungeon dungeon = unknownDungeon(kRoom, {});
    putItem(dungeon, "amber_glass", {3, 1, 0});
    Json json = dungeonJson(dungeon);
    json.set("content", *parseJson(R"({"use": ["campaign"]})"));
    const auto read = readDungeon(json.compact());
    QVERIFY(!read.has_value());
    QVERIFY(shown(read.error().where).endsWith("kind"));
    QVERIFY(shown(read.error().what).contains("only what other things look like"));
}

void UnknownFileTest::everyMistakeIsNamed_data()
{
    QTest::addColumn<QString>("identify");
    QTest::addColumn<QString>("win");
    QTest::addColumn<QString>("events");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const char* reach = R"({"reach": "stairs_down"})";
    const auto row = [reach](const char* name, const char* identify, const char* where, const char* what) {
        QTest::newRow(name) << identify << reach << "[]" << where << what;
    };
    row("unknown class", R"({"food": {"kinds": ["apple"], "looks": "glass"}})", "rules.identify.food", "");
    row("unknown item", R"({"potion": {"kinds": ["tea"], "looks": "glass"}})", "rules.identify.potion.kinds[0]",
        "No item is called");
    row("a key", R"({"ring": {"kinds": ["key"], "looks": "metal"}})", "rules.identify.ring.kinds[0]", "is a key");
    row("used otherwise", R"({"potion": {"kinds": ["fire_wand"], "looks": "glass"}})", "rules.identify.potion.kinds[0]",
        "it is not drunk");
    row("a look", R"({"scroll": {"kinds": ["fish_seal"], "looks": "seal"}})", "rules.identify.scroll.kinds[0]",
        "it is not read");
    row("twice", R"({"potion": {"kinds": ["haste_potion", "haste_potion"], "looks": "glass"}})",
        "rules.identify.potion.kinds[1]", "twice");
    row("none", R"({"potion": {"kinds": [], "looks": "glass"}})", "rules.identify.potion.kinds", "at least one item");
    row("no such looks", R"({"potion": {"kinds": ["haste_potion"], "looks": "jars"}})", "rules.identify.potion.looks",
        "too few");
    row("looks of another class",
        R"({"potion": {"kinds": ["haste_potion"], "looks": "glass"}, "wand": {"kinds": ["fire_wand"], "looks": "glass"}})",
        "rules.identify.wand.looks", "Another class");
    QTest::newRow("goal") << kPotions << R"({"reach": "stairs_down", "collect": "sleep_potion", "count": 1})" << "[]"
                          << "rules.identify.potion.kinds[1]" << "what the goal takes";
    QTest::newRow("event") << kPotions << reach << R"([{"uid": "0x00000000000000e1", "when": {"on": "arrive"},
        "if": [{"is": "has", "item": "haste_potion"}], "do": [{"does": "say", "text": "So."}]}])"
                           << "rules.identify.potion.kinds[0]" << "An event asks";
}

void UnknownFileTest::everyMistakeIsNamed()
{
    QFETCH(const QString, identify);
    QFETCH(const QString, win);
    QFETCH(const QString, events);
    QFETCH(const QString, where);
    QFETCH(const QString, what);
    const auto read =
        readDungeon(unknownFileWith(identify.toStdString(), win.toStdString(), events.toStdString()).compact());
    QVERIFY(!read.has_value());
    QCOMPARE(shown(read.error().where), where);
    QVERIFY2(shown(read.error().what).contains(what), qPrintable(shown(read.error().what)));
}

void UnknownFileTest::whatIsKnownIsOfTheClasses()
{
    Session session = *Session::start(unknownDungeon(kRoom, {"haste_potion"}), 1);
    Json json = *parseJson(writeGame({session}));
    const auto readWith = [&](Json::Array known) {
        Json state = *json.find("state");
        state.set("known", std::move(known));
        Json changed = json;
        changed.set("state", std::move(state));
        std::erase_if(*changed.as<Json::Object>(), [](const auto& member) { return member.first == "sums"; });
        return readGame(withSums(changed));
    };
    QVERIFY(readWith({"haste_potion"}).has_value());
    for (const char* wrong : {"apple", "nothing", "amber_glass"}) {
        const auto read = readWith({wrong});
        QVERIFY(!read.has_value());
        QCOMPARE(shown(read.error().where), QString("state.known[0]"));
    }
    QVERIFY(!readWith({"haste_potion", "haste_potion"}).has_value());
}

CAVE_TEST_SUITE(UnknownFileTest);
#include "unknown_file_test.moc"
