// SPDX-License-Identifier: MIT
#include "core/json/json.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <clocale>
#include <limits>

using namespace cave;

namespace {

std::string nested(int depth)
{
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

} // namespace

class JsonTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfValueIsReadAndWrittenBack();
    void membersKeepTheirOrder();
    void wholeNumbersAreExactToTheLastBit();
    void whatIsNoWholeNumberKeepsItsText();
    void fractionsKeepTheirPointInEveryLocale();
    void equalNumbersAreEqualWhateverTheirType();
    void controlCharactersAreEscapedAndReadBack();
    void settingReplacesInPlaceOrAppends();
    void pathsNameMembersAndItems();
    void syntaxIsRefusedWithLineAndColumn_data();
    void syntaxIsRefusedWithLineAndColumn();
    void contentIsRefusedWithItsPath_data();
    void contentIsRefusedWithItsPath();
    void depthIsAllowedUpToTheLimit();
    void rowsAreNotCountedAsValues();
    void tooManyBytesAreRefusedUnread();
    void hostileNestingEndsQuickly();
    void anObjectOfManyKeysIsReadInGoodTime();
};

void JsonTest::everyKindOfValueIsReadAndWrittenBack()
{
    const std::string text = R"({"a": null, "b": [true, false], "c": -3, "d": "\"\\/x", "e": {}, "f": [], "g": 1.5})";
    const auto json = parseJson(text);
    QVERIFY(json.has_value());
    QCOMPARE(shown(json->compact()), shown(text));
    QVERIFY(json->find("a") && json->find("a")->as<std::nullptr_t>());
    QVERIFY(!json->find("z"));
    QVERIFY(!json->find("b")->find("a"));
}

void JsonTest::membersKeepTheirOrder()
{
    const auto json = parseJson(R"({"b":1,"a":2,"c":3})");
    QVERIFY(json.has_value());
    QCOMPARE(shown(json->compact()), QString(R"({"b": 1, "a": 2, "c": 3})"));
}

void JsonTest::wholeNumbersAreExactToTheLastBit()
{
    for (const char* text :
         {"0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615"}) {
        const auto json = parseJson(text);
        QVERIFY2(json.has_value(), text);
        QVERIFY2(!json->as<Json::Fraction>(), text);
        QCOMPARE(shown(json->compact()), QString(text));
    }
}

void JsonTest::whatIsNoWholeNumberKeepsItsText()
{
    for (const char* text :
         {"18446744073709551616", "-9223372036854775809", "1.0", "1e3", "-0.5", "2E-7", "100000000000000000000000"}) {
        const auto json = parseJson(text);
        QVERIFY2(json.has_value(), text);
        QVERIFY2(json->as<Json::Fraction>(), text);
        QCOMPARE(shown(json->compact()), QString(text));
    }
}

void JsonTest::fractionsKeepTheirPointInEveryLocale()
{
    const std::string before = std::setlocale(LC_NUMERIC, nullptr);
    if (!std::setlocale(LC_NUMERIC, "de_DE.UTF-8"))
        QSKIP("this machine has no locale with a decimal comma");
    const auto json = parseJson("[1.5]");
    std::setlocale(LC_NUMERIC, before.c_str());
    QVERIFY(json.has_value());
    QCOMPARE(shown(json->compact()), QString("[1.5]"));
}

void JsonTest::equalNumbersAreEqualWhateverTheirType()
{
    QVERIFY(Json(std::uint64_t{5}) == Json(5));
    QVERIFY(Json(std::numeric_limits<std::uint64_t>::max()).as<std::uint64_t>());
    QVERIFY(Json(5) != Json("5"));
}

void JsonTest::controlCharactersAreEscapedAndReadBack()
{
    std::string all;
    for (char c = 1; c < 0x7f; ++c)
        all += c;
    all += "\x7f\xc3\xbc\xe2\x89\x88";
    const std::string text = cave::quoted(all);
    for (const char c : text)
        QVERIFY(static_cast<unsigned char>(c) >= 0x20);
    const auto json = parseJson(text);
    QVERIFY(json.has_value());
    QCOMPARE(*json, Json(all));
    QCOMPARE(shown(cave::quoted("a\n\x01")), QString("\"a\\n\\u0001\""));
}

void JsonTest::settingReplacesInPlaceOrAppends()
{
    Json json;
    json.set("a", 1);
    json.set("b", "x");
    json.set("a", Json::Array{2});
    QCOMPARE(shown(json.compact()), QString(R"({"a": [2], "b": "x"})"));
}

void JsonTest::pathsNameMembersAndItems()
{
    QCOMPARE(shown(memberPath("", "levels")), QString("levels"));
    QCOMPARE(shown(memberPath(itemPath("levels", 2), "rows")), QString("levels[2].rows"));
    QCOMPARE(shown(memberPath("legend", "#")), QString("legend[\"#\"]"));
    QCOMPARE(shown(memberPath("", "")), QString("[\"\"]"));
    QVERIFY(memberPath("", std::string(1'000'000, 'x')).size() < 100);
}

void JsonTest::syntaxIsRefusedWithLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const QString early = "The file ends too early.";
    const QString notJson = "This is not JSON: %1 has no place here. | ";
    const QString utf8 = "These bytes are not UTF-8 text.";
    QTest::newRow("nothing") << QByteArray("") << "line 1, column 1" << early;
    QTest::newRow("space only") << QByteArray(" \n ") << "line 2, column 2" << early;
    QTest::newRow("cut object") << QByteArray("{\"a\": 1,\n") << "line 2, column 1" << early;
    QTest::newRow("cut text") << QByteArray("{\"a") << "line 1, column 4" << early;
    QTest::newRow("word") << QByteArray("[1,\n  hello]") << "line 2, column 3" << notJson + "hello";
    QTest::newRow("closed twice") << QByteArray("[1]]") << "line 1, column 4" << notJson + "]";
    QTest::newRow("second value") << QByteArray("{}\n{}") << "line 2, column 1" << notJson + "{";
    QTest::newRow("comma before the end") << QByteArray("[1,\n2,\n]") << "line 3, column 1" << notJson + "]";
    QTest::newRow("number where a comma is due") << QByteArray("[10 200]") << "line 1, column 5" << notJson + "200";
    QTest::newRow("columns are characters")
        << QByteArray("[\"\xc3\xbc\xc3\xbc\" 1]") << "line 1, column 7" << notJson + "1";
    QTest::newRow("huge number") << QByteArray("[1,\n 1e400]") << "line 2, column 2"
                                 << "The number %1 is too large. | 1e400";
    QTest::newRow("huge digits") << QByteArray(400, '9') << "line 1, column 1"
                                 << "The number %1 is too large. | " + QString(30, '9') + "...";
    QTest::newRow("leading zero") << QByteArray("[01]") << "line 1, column 2" << notJson + "01";
    QTest::newRow("comment") << QByteArray("// x\n1") << "line 1, column 1" << notJson + "/";
    QTest::newRow("not a number") << QByteArray("NaN") << "line 1, column 1" << notJson + "NaN";
    QTest::newRow("control character") << QByteArray("[\"a\tb\"]") << "line 1, column 4" << notJson + "U+0009";
    QTest::newRow("lone surrogate") << QByteArray("[\"\\ud800\"]") << "line 1, column 9" << notJson + "\"";
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{}") << "line 1, column 1"
                                     << "The file starts with a byte order mark; save it as plain UTF-8.";
    QTest::newRow("not UTF-8") << QByteArray("{\n\"a\": \"\xff\"}") << "line 2, column 7" << utf8;
    QTest::newRow("overlong") << QByteArray("\"\xc0\xaf\"") << "line 1, column 2" << utf8;
    QTest::newRow("zero byte") << QByteArray("[1, \0]", 6) << "line 1, column 5" << notJson + "U+0000";
    QTest::newRow("zero byte behind") << QByteArray("{}\0{", 4) << "line 1, column 3" << notJson + "U+0000";
    QTest::newRow("too large with letters") << QByteArray("[1e400x]") << "line 1, column 2"
                                            << "The number %1 is too large. | 1e400x";
}

void JsonTest::syntaxIsRefusedWithLineAndColumn()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto json = parseJson(text.toStdString());
    QVERIFY(!json);
    QCOMPARE(shown(json.error().where), where);
    QCOMPARE(shown(json.error().what), what);
}

void JsonTest::contentIsRefusedWithItsPath_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const QString twice = "\"%1\" stands here twice. | ";
    const QString zero = "A text must not hold the character U+0000.";
    const QString deep = "This is nested more than %1 deep. | 64";
    QTest::newRow("duplicate") << R"({"a": 1, "b": 2, "a": 1})" << "a" << twice + "a";
    QTest::newRow("duplicate inside") << R"({"x": [0, {"k": {}, "k": {}}]})" << "x[1].k" << twice + "k";
    QTest::newRow("duplicate by escape") << R"({"a": 1, "\u0061": 1})" << "a" << twice + "a";
    QTest::newRow("zero in a text") << R"({"a": ["x", "\u0000"]})" << "a[1]" << zero;
    QTest::newRow("zero in a key") << R"({"a": {"k\u0000": 1}})" << "a[\"k\\u0000\"]" << zero;
    QTest::newRow("deep lists") << QString::fromStdString(nested(65)) << QString("[0]").repeated(64) << deep;
    QTest::newRow("deep objects") << QString("{\"a\":").repeated(65) + "1" + QString("}").repeated(65)
                                  << "a" + QString(".a").repeated(63) << deep;
}

void JsonTest::contentIsRefusedWithItsPath()
{
    QFETCH(QString, text);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto json = parseJson(text.toStdString());
    QVERIFY(!json);
    QCOMPARE(shown(json.error().where), where);
    QCOMPARE(shown(json.error().what), what);
}

void JsonTest::depthIsAllowedUpToTheLimit() { QVERIFY(parseJson(nested(64)).has_value()); }

void JsonTest::rowsAreNotCountedAsValues()
{
    JsonLimits limits;
    limits.values = 6;
    limits.rows = 4;
    QVERIFY(parseJson(R"({"rows": ["a", "b", "c"], "x": {"rows": ["d"]}, "y": 1, "z": 2})", limits).has_value());
    const auto tooMany = parseJson(R"({"rows": ["a"], "x": [1, 2, 3, 4]})", limits);
    QVERIFY(!tooMany);
    QCOMPARE(shown(tooMany.error().where), QString("x[3]"));
    const auto tooManyRows = parseJson(R"({"rows": ["a", "b", "c", "d", "e"]})", limits);
    QVERIFY(!tooManyRows);
    QCOMPARE(shown(tooManyRows.error().where), QString("rows[4]"));
    limits.values = 3;
    QVERIFY(parseJson(R"({"rows": [[9, "a"], "b"]})", limits).has_value()); // a row of runs is counted as one, and they
    const auto tooManyRuns = parseJson(R"({"rows": [[9, "a", 3, "b"]]})", limits);
    QVERIFY(!tooManyRuns);
    QCOMPARE(shown(tooManyRuns.error().where), QString("rows[0][3]"));
    QVERIFY(!parseJson(R"({"rows": [{"a": 1}, {"b": 2}]})", limits)); // what has members is no row
}

void JsonTest::tooManyBytesAreRefusedUnread()
{
    JsonLimits limits;
    limits.bytes = 10;
    const auto json = parseJson("not JSON at all", limits);
    QVERIFY(!json);
    QCOMPARE(shown(json.error().what), QString("The file is larger than %1 bytes. | 10"));
}

void JsonTest::hostileNestingEndsQuickly()
{
    std::string arrays;
    arrays.resize(10'000'000, '[');
    QVERIFY(!parseJson(arrays));
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i)
        objects += "{\"a\":";
    QVERIFY(!parseJson(objects));
}

void JsonTest::anObjectOfManyKeysIsReadInGoodTime()
{
    std::string text = "{";
    for (int i = 0; i < 300'000; ++i)
        text += '"' + std::to_string(i) + "\":1,";
    text += "\"7\":1}";
    const auto json = parseJson(text);
    QVERIFY(!json);
    QCOMPARE(shown(json.error().where), QString("[\"7\"]"));
}

CAVE_TEST_SUITE(JsonTest);
#include "json_test.moc"
