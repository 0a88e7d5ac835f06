// SPDX-License-Identifier: MIT
#include "core/json/line_sums.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

std::string sample() { return withSums(*parseJson(R"({"a": 1, "b": [2, "x\ny"], "c": {}})")); }

QString whereIn(const std::string& text)
{
    const auto problem = checkSums(text);
    return problem ? "at " + shown(problem->where) : QString("sound");
}

} // namespace

class LineSumsTest : public QObject {
    Q_OBJECT

private slots:
    void everyMemberIsALineAndTheLastHoldsTheSums();
    void whatIsWrittenIsSound();
    void everyChangedBitIsNoticed();
    void everyLostOrAddedByteIsNoticed();
    void linesThatChangePlacesAreNoticed();
    void theDamagedLineIsNamed();
    void textsThatAreNoFramesAreRefused();
};

void LineSumsTest::everyMemberIsALineAndTheLastHoldsTheSums()
{
    const QStringList lines = shown(sample()).split('\n');
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines[0], QString("{"));
    QCOMPARE(lines[1], QString("\"a\": 1,"));
    QCOMPARE(lines[2], QString("\"b\": [2, \"x\\ny\"],"));
    QVERIFY(lines[4].startsWith("\"sums\": [\"0x"));
    QCOMPARE(lines[5], QString("}"));
    QVERIFY(lines[6].isEmpty());
    const auto json = parseJson(sample());
    QVERIFY(json.has_value());
    QCOMPARE(json->find("sums")->as<Json::Array>()->size(), std::size_t{3});
}

void LineSumsTest::whatIsWrittenIsSound() { QCOMPARE(whereIn(sample()), QString("sound")); }

void LineSumsTest::everyChangedBitIsNoticed()
{
    std::string text = sample();
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            text[i] = static_cast<char>(text[i] ^ (1 << bit));
            QVERIFY2(checkSums(text).has_value(), text.c_str());
            text[i] = static_cast<char>(text[i] ^ (1 << bit));
        }
    }
}

void LineSumsTest::everyLostOrAddedByteIsNoticed()
{
    const std::string text = sample();
    for (std::size_t i = 0; i <= text.size(); ++i) {
        for (const char added : {'\n', ' ', '{', '}', '\0'})
            QVERIFY(checkSums(std::string(text).insert(i, 1, added)));
        if (i < text.size())
            QVERIFY(checkSums(std::string(text).erase(i, 1)));
    }
}

void LineSumsTest::linesThatChangePlacesAreNoticed()
{
    QStringList lines = shown(sample()).split('\n');
    lines.swapItemsAt(1, 2);
    QCOMPARE(whereIn(lines.join('\n').toStdString()), QString("at line 2"));
}

void LineSumsTest::theDamagedLineIsNamed()
{
    const QString text = shown(sample());
    QCOMPARE(whereIn(QString(text).replace("\"a\": 1", "\"a\": 2").toStdString()), QString("at line 2"));
    QCOMPARE(whereIn(QString(text).replace("\"c\": {}", "\"c\": []").toStdString()), QString("at line 4"));
    QCOMPARE(whereIn(QString(text).replace("sums", "bums").toStdString()), QString("at line 5"));
    QCOMPARE(whereIn(QString(text).replace("]\n}", "}\n}").toStdString()), QString("at line 5"));
    QCOMPARE(whereIn(text.mid(1).toStdString()), QString("at line 1"));
}

void LineSumsTest::textsThatAreNoFramesAreRefused()
{
    for (const char* text : {"", "{", "{\n", "{\n}\n", "{\n\n}\n", "{\n\"sums\": []\n", "}\n", "\n\n\n"})
        QVERIFY2(checkSums(text), text);
}

CAVE_TEST_SUITE(LineSumsTest);
#include "line_sums_test.moc"
