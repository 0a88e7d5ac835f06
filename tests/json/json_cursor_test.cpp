// SPDX-License-Identifier: MIT
#include "core/json/json_cursor.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// A document with a cursor at its top.
struct Document {
    explicit Document(std::string_view text) : json(*parseJson(text)), top(json, problem) {}
    QString where() const { return problem ? shown(problem->where) : QString("no problem"); }
    QString what() const { return problem ? shown(problem->what) : QString(); }

    Json json;
    std::optional<Error> problem;
    JsonCursor top;
};

} // namespace

class JsonCursorTest : public QObject {
    Q_OBJECT

private slots:
    void itReadsWhatIsThere();
    void theFirstFailureIsKept();
    void aMissingMemberIsNamedWhereItShouldBe();
    void anOptionalMemberMayBeMissing();
    void unknownMembersAreNamed();
    void aWholeFileMayNameItsSchema();
    void wrongValuesAreRefusedAndHarmless_data();
    void wrongValuesAreRefusedAndHarmless();
    void idsAreLowerSnake();
};

void JsonCursorTest::itReadsWhatIsThere()
{
    const Document document(R"({"n": -3, "s": "18446744073709551615", "h": "0x00000000000000ff", "f": true, "t": "x y",
        "id": "deep_water2", "list": [{"n": 1}, {"n": 2}], "map": {"a": 1, "#": 2}})");
    const JsonCursor& top = document.top;
    QCOMPARE(top["n"].integer(-5, 5), std::int64_t{-3});
    QCOMPARE(top["s"].seed(), ~std::uint64_t{0});
    QCOMPARE(top["h"].hash(), std::uint64_t{255});
    QVERIFY(top["h"].uid() == Uid{255});
    QVERIFY(top["f"].flag());
    QCOMPARE(shown(top["t"].text()), QString("x y"));
    QCOMPARE(shown(top["id"].id()), QString("deep_water2"));
    QCOMPARE(top["list"].items()[1]["n"].integer(0, 9), std::int64_t{2});
    QCOMPARE(shown(top["list"].items()[1]["n"].path()), QString("list[1].n"));
    QCOMPARE(top["map"].members().size(), std::size_t{2});
    QCOMPARE(shown(top["map"].members()[1].second.path()), QString("map[\"#\"]"));
    QCOMPARE(document.where(), QString("no problem"));
}

void JsonCursorTest::theFirstFailureIsKept()
{
    const Document document(R"({"a": "x", "b": "y"})");
    document.top["a"].integer(0, 1);
    document.top["b"].flag();
    document.top["c"].flag();
    QCOMPARE(document.where(), QString("a"));
    QVERIFY(document.top["b"].failed());
}

void JsonCursorTest::aMissingMemberIsNamedWhereItShouldBe()
{
    const Document document(R"({"a": {"x": 1}})");
    QCOMPARE(document.top["a"]["y"]["z"].integer(3, 4), std::int64_t{3});
    QCOMPARE(document.where(), QString("a"));
    QCOMPARE(document.what(), QString("\"%1\" is missing here. | y"));
}

void JsonCursorTest::anOptionalMemberMayBeMissing()
{
    const Document document(R"({"a": null})");
    QVERIFY(!document.top.find("b"));
    QVERIFY(document.top.find("a").has_value());
    QVERIFY(!document.top.failed());
    QVERIFY(!document.top["a"].find("c"));
    QCOMPARE(document.where(), QString("a"));
}

void JsonCursorTest::unknownMembersAreNamed()
{
    const Document document(R"({"a": 1, "b": 2, "c": {"z": 1}})");
    document.top.allowOnly({"b", "a", "c", "d"});
    QVERIFY(!document.top.failed());
    document.top["c"].allowOnly({"x"});
    QCOMPARE(document.where(), QString("c.z"));
    QCOMPARE(document.what(), QString("\"%1\" is not a known member here. | z"));
}

void JsonCursorTest::aWholeFileMayNameItsSchema()
{
    const Document named(R"({"$schema": "x.json", "a": {"$schema": "y.json"}})");
    named.top.allowOnlyInFile({"a"});
    QVERIFY(!named.top.failed());
    QCOMPARE(named.top.schema(), std::string("x.json"));
    named.top["a"].allowOnlyInFile({"b"}); // no file by itself
    QCOMPARE(named.where(), QString("a[\"$schema\"]"));
    const Document wrong(R"({"$schema": 7})");
    wrong.top.allowOnlyInFile({"a"});
    QCOMPARE(wrong.where(), QString("[\"$schema\"]"));
    QCOMPARE(Document("{}").top.schema(), std::string());
}

void JsonCursorTest::wrongValuesAreRefusedAndHarmless_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("as");
    const auto row = [](const char* value, const char* as) { QTest::addRow("%s as %s", value, as) << value << as; };
    for (const char* value :
         {"0", "6", "1.0", "1e0", "18446744073709551615", "18446744073709551617", "\"3\"", "true", "null", "[]"})
        row(value, "integer");
    for (const char* value : {"42", "\"-1\"", "\"042\"", "\"\"", "\"18446744073709551616\"", "null"})
        row(value, "seed");
    for (const char* value : {"255", "\"0xff\"", "\"0x00000000000000FF\"", "null"})
        row(value, "hash");
    for (const char* value : {"\"0x0000000000000000\"", "\"\"", "1"})
        row(value, "uid");
    for (const char* value : {"1", "\"true\"", "null"})
        row(value, "flag");
    for (const char* value : {"1", "null", "[\"x\"]"})
        row(value, "text");
    for (const char* value : {"\"\"", "\"Rock\"", "\"2nd\"", "\"a-b\"", "\"a b\"", "\"_a\"", "\"\\u00e4\"", "7"})
        row(value, "id");
    for (const char* value : {"{}", "null", "\"x\""})
        row(value, "items");
    for (const char* value : {"[]", "null", "\"x\""})
        row(value, "members");
}

void JsonCursorTest::wrongValuesAreRefusedAndHarmless()
{
    QFETCH(QString, value);
    QFETCH(QString, as);
    const Document document("{\"v\": " + value.toStdString() + "}");
    const JsonCursor at = document.top["v"];
    if (as == "integer")
        QCOMPARE(at.integer(1, 5), std::int64_t{1});
    else if (as == "seed")
        QCOMPARE(at.seed(), std::uint64_t{0});
    else if (as == "hash")
        QCOMPARE(at.hash(), std::uint64_t{0});
    else if (as == "uid")
        QVERIFY(!at.uid());
    else if (as == "flag")
        QVERIFY(!at.flag());
    else if (as == "text")
        QVERIFY(at.text().empty());
    else if (as == "id")
        at.id();
    else if (as == "items")
        QVERIFY(at.items().empty());
    else
        QVERIFY(at.members().empty());
    QCOMPARE(document.where(), QString("v"));
}

void JsonCursorTest::idsAreLowerSnake()
{
    QVERIFY(isId("a") && isId("stairs_up") && isId("a1_") && isId(std::string(64, 'a')));
    QVERIFY(!isId("") && !isId("A") && !isId("1a") && !isId("a.b") && !isId(std::string(65, 'a')));
}

CAVE_TEST_SUITE(JsonCursorTest);
#include "json_cursor_test.moc"
