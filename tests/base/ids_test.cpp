// SPDX-License-Identifier: MIT
#include "core/base/ids.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>

using namespace cave;

class IdsTest : public QObject {
    Q_OBJECT

private slots:
    void hexHasOneSpelling();
    void otherSpellingsOfHexAreRefused();
    void decimalsReachUpToTheLargestNumber();
    void otherSpellingsOfDecimalsAreRefused();
    void aTypedNumberIsTheSeedAndOtherTextIsHashedToOne();
    void noneIsTheUidThatIsFalse();
};

void IdsTest::hexHasOneSpelling()
{
    QCOMPARE(shown(hexOf(0)), QString("0x0000000000000000"));
    QCOMPARE(shown(hexOf(0xa1)), QString("0x00000000000000a1"));
    QCOMPARE(shown(hexOf(std::numeric_limits<std::uint64_t>::max())), QString("0xffffffffffffffff"));
    for (const std::uint64_t value : {0ull, 1ull, 0x0123456789abcdefull, 0xfedcba9876543210ull})
        QCOMPARE(parseHex(hexOf(value)), std::optional<std::uint64_t>(value));
}

void IdsTest::otherSpellingsOfHexAreRefused()
{
    for (const char* text : {"", "0x", "a1", "0xa1", "0x00000000000000A1", "0X00000000000000a1", "0x00000000000000g1",
                             "0x000000000000000a1", "00x0000000000000a1", " 0x0000000000000a1"})
        QVERIFY2(!parseHex(text), text);
}

void IdsTest::decimalsReachUpToTheLargestNumber()
{
    QCOMPARE(parseDecimal("0"), std::optional<std::uint64_t>(0));
    QCOMPARE(parseDecimal("42"), std::optional<std::uint64_t>(42));
    QCOMPARE(parseDecimal("18446744073709551615"), std::optional(std::numeric_limits<std::uint64_t>::max()));
}

void IdsTest::otherSpellingsOfDecimalsAreRefused()
{
    for (const char* text : {"", "-1", "+1", "01", "00", "1.0", "1e3", " 1", "1 ", "0x1", "18446744073709551616"})
        QVERIFY2(!parseDecimal(text), text);
}

void IdsTest::aTypedNumberIsTheSeedAndOtherTextIsHashedToOne()
{
    QCOMPARE(parseSeed(" 42\t"), std::optional<std::uint64_t>(42));
    QVERIFY(!parseSeed(""));
    QVERIFY(!parseSeed(" \t "));
    const auto word = parseSeed("my cave");
    QVERIFY(word.has_value());
    QCOMPARE(parseSeed("  my cave "), word);
    QVERIFY(parseSeed("my  cave") != word);
    QVERIFY(parseSeed("007") != parseSeed("7"));
}

void IdsTest::noneIsTheUidThatIsFalse()
{
    QVERIFY(!Uid{});
    QVERIFY(static_cast<bool>(Uid{1}));
    QVERIFY(Uid{1} < Uid{2});
}

CAVE_TEST_SUITE(IdsTest);
#include "ids_test.moc"
