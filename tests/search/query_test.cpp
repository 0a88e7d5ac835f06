// SPDX-License-Identifier: MIT
// What may be asked of seeds.
#include "core/search/query.h"

#include "core/base/random.h"
#include "core/content/english.h"
#include "core/lab/map_measures.h"
#include "tests/search/questions.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

const Dungeon& askedDungeon()
{
    static const Dungeon dungeon = searched("deep");
    return dungeon;
}

Query parsed(std::string_view text) { return asked(text, askedDungeon()); }

// "column 5: ..."
QString faultOf(std::string_view text)
{
    const auto query = parseQuery(text, askedDungeon());
    return query ? QString() : shown(query.error().where + ": " + format(query.error().what, EnglishPhrasebook()));
}

QueryPart randomPart(Random& dice)
{
    QueryPart part;
    const std::vector<CountedName> names{
        {Counted::Item, "bow"}, {Counted::Creature, "ogre"}, {Counted::Tile, "floor"}, {Counted::Item, "bread"}};
    switch (dice.below(4)) {
    case 0: part.number = dice.below(100); return part;
    case 1:
        part.word = dice.below(2) == 0 ? QueryWord::Count : QueryWord::Steps;
        for (std::uint32_t n = 1 + dice.below(3); n > 0; --n)
            part.names.push_back(names[dice.below(4)]);
        break;
    case 2:
        part.word = QueryWord::Measure;
        part.measure = dice.below(static_cast<std::uint32_t>(mapMeasures().size()));
        if (mapMeasures()[part.measure].isOfDungeon())
            return part;
        part.folded = static_cast<Folded>(dice.below(3));
        break;
    default: part.word = dice.below(2) == 0 ? QueryWord::Errors : QueryWord::Warnings; return part;
    }
    if (dice.below(2) == 0) {
        part.first = 1 + static_cast<int>(dice.below(14));
        part.last =
            dice.below(3) == 0 ? 0 : part.first + static_cast<int>(dice.below(15U - static_cast<unsigned>(part.first)));
    }
    return part;
}

QuerySum randomSum(Random& dice)
{
    QuerySum sum{randomPart(dice)};
    for (std::uint32_t n = dice.below(3); n > 0; --n) {
        sum.push_back(randomPart(dice));
        sum.back().isTakenAway = dice.below(2) == 0;
    }
    return sum;
}

Query randomQuery(Random& dice, int nesting)
{
    Query query;
    if (nesting == 0 || dice.below(2) == 0) {
        query.left = randomSum(dice);
        query.compare = static_cast<Compare>(dice.below(6));
        query.right = randomSum(dice);
        return query;
    }
    query.node = static_cast<Query::Node>(1 + dice.below(3));
    const std::uint32_t count = query.node == Query::Node::Not ? 1 : 2 + dice.below(2);
    for (std::uint32_t i = 0; i < count; ++i) {
        Query part = randomQuery(dice, nesting - 1);
        while (part.node == query.node && part.node != Query::Node::Not) // brackets would be lost
            part = randomQuery(dice, nesting - 1);
        query.parts.push_back(std::move(part));
    }
    return query;
}

} // namespace

class QueryTest : public QObject {
    Q_OBJECT

private slots:
    void hasIsACount();
    void namesAreOfWhatTheySay();
    void andBindsMoreThanOr();
    void levelsAreReadAsWritten();
    void randomQueriesAreReadAsTheyAreWritten();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void whatIsTooLargeIsRefused();
};

void QueryTest::hasIsACount()
{
    QVERIFY(parsed("has bow by 3") == parsed("count(item:bow, 1..3) >= 1"));
    QVERIFY(parsed("has bow on 3") == parsed("count(item:bow, 3) >= 1"));
    QVERIFY(parsed("has  bow|ogre\n") == parsed("count(item:bow|creature:ogre) >= 1"));
}

void QueryTest::namesAreOfWhatTheySay()
{
    const Query query = parsed("count(creature:ogre|bow) > 2");
    QVERIFY(query.left.front().names ==
            (std::vector<CountedName>{{Counted::Creature, "ogre"}, {Counted::Item, "bow"}}));
}

void QueryTest::andBindsMoreThanOr()
{
    QVERIFY(parsed("loops() > 1 or lakes() > 1 and rooms() > 1") ==
            parsed("loops() > 1 or (lakes() > 1 and rooms() > 1)"));
    QVERIFY(parsed("(loops() > 1 or lakes() > 1) and rooms() > 1") !=
            parsed("loops() > 1 or lakes() > 1 and rooms() > 1"));
    QVERIFY(parsed("not loops() > 1 and lakes() > 1") == parsed("(not loops() > 1) and lakes() > 1"));
}

void QueryTest::levelsAreReadAsWritten()
{
    const auto levels = [](std::string_view text) {
        const Query query = parsed(text);
        return std::pair(query.left.front().first, query.left.front().last);
    };
    QCOMPARE(levels("loops() > 1"), std::pair(1, 0));
    QCOMPARE(levels("loops(4) > 1"), std::pair(4, 4));
    QCOMPARE(levels("min(loops, 4..last) > 1"), std::pair(4, 0));
    QCOMPARE(levels("loops(last) > 1"), std::pair(14, 14));
}

void QueryTest::randomQueriesAreReadAsTheyAreWritten()
{
    Random dice(5);
    for (int i = 0; i < scaled(500); ++i) {
        const Query query = randomQuery(dice, 3);
        const std::string text = textOf(query);
        const auto again = parseQuery(text, askedDungeon());
        if (!again && again.error().what.source.starts_with("A query has at most"))
            continue;
        QVERIFY2(again, (text + " " + faultOf(text).toStdString()).c_str());
        QVERIFY2(textOf(*again) == text, text.c_str());
    }
}

void QueryTest::errorsNameTheirPlace_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* query, const char* fault) { QTest::newRow(query) << query << fault; };
    row("", "column 1: A word");
    row("has bwo", "column 5: Nothing here is called \"bwo\". Is \"bow\" meant?");
    row("has qqqqqq", "column 5: Nothing here is called \"qqqqqq\".");
    row("has item:ogre", "column 5: Nothing here is called \"item:ogre\". Is \"creature:ogre\" meant?");
    row("has item:bwo", "column 5: Nothing here is called \"item:bwo\". Is \"item:bow\" meant?");
    row("has tag:qqqqqq", "column 5: Nothing here is called \"tag:qqqqqq\".");
    row("has food:bow", "column 5: item, creature, tile, piece or tag");
    row("has bow by 15", "column 12: Levels go from 1 to 14");
    row("has bow by 0", "column 12: Levels go from 1 to 14");
    row("has bow by", "column 11: A whole number");
    row("has bow has bow", "column 9: \"and\", \"or\" or the end");
    row("loops() 3", "column 9: A comparison");
    row("loops( > 3", "column 8: A whole number");
    row("loops(3..2) > 1", "column 11: The last level");
    row("gadgets() > 3", "column 1: A number, \"has\"");
    row("min(gadgets) > 3", "column 5: A measure");
    row("lops() > 3", "column 1: Nothing here is called \"lops\". Is \"loops\" meant?");
    row("3 < cuont(bow)", "column 5: Nothing here is called \"cuont\". Is \"count\" meant?");
    row("min(lops) > 3", "column 5: Nothing here is called \"lops\". Is \"loops\" meant?");
    row("bow by 3", "column 1: A number, \"has\""); // and not "bot", which is nearly the same
    row("wy() > 3", "column 1: Nothing here is called \"wy\". Is \"way\" meant?");
    row("ox() > 3", "column 1: A number, \"has\""); // too short to be like "bot"
    row("won(3) = 1", "column 5: won is a number of the whole dungeon");
    row("max(turns, 2) > 3", "column 5: turns is a number of the whole dungeon");
    row("(loops() > 3", "column 13: \")\" was expected");
    row("bot(nobody, won) = 1", "column 5: No bot is called \"nobody\".");
    row("bot(explorr, won) = 1", "column 5: Nothing here is called \"explorr\". Is \"explorer\" meant?");
    row("bot(explorer, shoes) = 1", "column 15: won, level, turn or score");
    row("loops() > 99999999999999999999", "column 11: This number is too large.");
}

void QueryTest::errorsNameTheirPlace()
{
    QFETCH(QString, query);
    QFETCH(QString, fault);
    const QString told = faultOf(query.toStdString());
    QVERIFY2(told.startsWith(fault), qPrintable(told));
    const Error error = parseQuery(query.toStdString(), askedDungeon()).error();
    const auto place = placeOf(error);
    QVERIFY(place);
    QVERIFY(told.startsWith(QString("column %1: ").arg(*place + 1)));
    QVERIFY(!placeOf({"levels[2]", error.what}) && !placeOf({"column x", error.what}) && !placeOf({{}, error.what}));
}

void QueryTest::whatIsTooLargeIsRefused()
{
    std::string nested;
    for (int i = 0; i < 40; ++i)
        nested += "not ";
    QVERIFY(faultOf(nested + "loops() > 1").contains("nested more than"));
    std::string many = "1 = 1";
    for (int i = 0; i < 40; ++i)
        many += " and 1 = 1";
    QVERIFY(faultOf(many).contains("at most 64 parts"));
    QVERIFY(faultOf(std::string(5000, ' ')).contains("at most 4096 bytes"));
}

CAVE_TEST_SUITE(QueryTest);
#include "query_test.moc"
