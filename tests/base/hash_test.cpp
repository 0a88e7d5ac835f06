// SPDX-License-Identifier: MIT
#include "core/base/hash.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <set>
#include <string>
#include <vector>

using namespace cave;

namespace {

// The published vectors of SipHash-2-4: key 00 01 .. 0f, message of n bytes 00 01 .. for n = 0 .. 63.
constexpr std::uint64_t kVectors[64] = {
    0x726fdb47dd0e0e31, 0x74f839c593dc67fd, 0x0d6c8009d9a94f5a, 0x85676696d7fb7e2d, 0xcf2794e0277187b7,
    0x18765564cd99a68d, 0xcbc9466e58fee3ce, 0xab0200f58b01d137, 0x93f5f5799a932462, 0x9e0082df0ba9e4b0,
    0x7a5dbbc594ddb9f3, 0xf4b32f46226bada7, 0x751e8fbc860ee5fb, 0x14ea5627c0843d90, 0xf723ca908e7af2ee,
    0xa129ca6149be45e5, 0x3f2acc7f57c29bdb, 0x699ae9f52cbe4794, 0x4bc1b3f0968dd39c, 0xbb6dc91da77961bd,
    0xbed65cf21aa2ee98, 0xd0f2cbb02e3b67c7, 0x93536795e3a33e88, 0xa80c038ccd5ccec8, 0xb8ad50c6f649af94,
    0xbce192de8a85b8ea, 0x17d835b85bbb15f3, 0x2f2e6163076bcfad, 0xde4daaaca71dc9a5, 0xa6a2506687956571,
    0xad87a3535c49ef28, 0x32d892fad841c342, 0x7127512f72f27cce, 0xa7f32346f95978e3, 0x12e0b01abb051238,
    0x15e034d40fa197ae, 0x314dffbe0815a3b4, 0x027990f029623981, 0xcadcd4e59ef40c4d, 0x9abfd8766a33735c,
    0x0e3ea96b5304a7d0, 0xad0c42d6fc585992, 0x187306c89bc215a9, 0xd4a60abcf3792b95, 0xf935451de4f21df2,
    0xa9538f0419755787, 0xdb9acddff56ca510, 0xd06c98cd5c0975eb, 0xe612a3cb9ecba951, 0xc766e62cfcadaf96,
    0xee64435a9752fe72, 0xa192d576b245165a, 0x0a8787bf8ecb74b2, 0x81b3e73d20b49b6f, 0x7fa8220ba3b2ecea,
    0x245731c13ca42499, 0xb78dbfaf3a8d83bd, 0xea1ad565322a1a0b, 0x60e61c23a3795013, 0x6606d7e446282b93,
    0x6ca4ecb15c5f91e1, 0x9f626da15c9625f3, 0xe51b38608ef25f57, 0x958a324ceb064572,
};

} // namespace

class HashTest : public QObject {
    Q_OBJECT

private slots:
    void sipHashGivesThePublishedVectors();
    void mixGivesTheKnownSequenceOfSplitMix();
    void tuplesThatDifferInTheirBordersDiffer();
    void tuplesAreHashesOfTheirBytes();
    void manyNumbersAreHashedAsOneByOne();
    void numbersAreNotTexts();
    void theResultOfAPrefixDoesNotDisturbTheRest();
    void hashesAreFrozen();
};

void HashTest::sipHashGivesThePublishedVectors()
{
    constexpr SipKey kKey{0x0706050403020100u, 0x0f0e0d0c0b0a0908u};
    std::array<std::byte, 64> message;
    for (std::size_t i = 0; i < message.size(); ++i)
        message[i] = static_cast<std::byte>(i);
    for (std::size_t length = 0; length < message.size(); ++length)
        QCOMPARE(sipHash(kKey, std::span(message).first(length)), kVectors[length]);
}

void HashTest::mixGivesTheKnownSequenceOfSplitMix()
{
    // SplitMix64 seeded with 1234567 is mix64 over an arithmetic sequence; its first outputs are published.
    constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15u;
    QCOMPARE(mix64(1234567 + kStep), std::uint64_t{6457827717110365317u});
    QCOMPARE(mix64(1234567 + 2 * kStep), std::uint64_t{3203168211198807973u});
    QCOMPARE(mix64(1234567 + 3 * kStep), std::uint64_t{9817491932198370423u});
}

void HashTest::tuplesThatDifferInTheirBordersDiffer()
{
    const std::set<std::uint64_t> hashes{
        hashOf("a", "bc"),
        hashOf("ab", "c"),
        hashOf("abc"),
        hashOf("a", "b", "c"),
        hashOf("", "abc"),
        hashOf("abc", ""),
        hashOf("abc", std::uint64_t{0}),
        hashOf("abc", std::uint64_t{0}, std::uint64_t{0}),
    };
    QCOMPARE(hashes.size(), std::size_t{8});
}

// The slow twin: a tag and eight bytes for a number; a tag, the length and its bytes for a text.
void HashTest::tuplesAreHashesOfTheirBytes()
{
    constexpr SipKey kKey{0x6769727765766163u, 0x31687361682f7468u};
    for (std::size_t first = 0; first < 20; ++first)
        for (std::size_t second = 0; second < 20; ++second) {
            std::vector<std::byte> bytes;
            const auto addNumber = [&](std::uint64_t number) {
                for (int i = 0; i < 8; ++i)
                    bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
            };
            TupleHasher hasher;
            for (const std::size_t length : {first, second}) {
                const std::string text(length, static_cast<char>('A' + length));
                bytes.push_back(std::byte{2});
                addNumber(length);
                for (const char c : text)
                    bytes.push_back(static_cast<std::byte>(c));
                bytes.push_back(std::byte{1});
                addNumber(0x123456789abcdef0u + length);
                hasher.add(text).add(0x123456789abcdef0u + length);
            }
            QCOMPARE(hasher.result(), sipHash(kKey, bytes));
        }
}

void HashTest::manyNumbersAreHashedAsOneByOne()
{
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t i = 0; i < 20; ++i) {
        for (std::size_t before = 0; before < 9; ++before) { // bytes that wait to be hashed
            TupleHasher together;
            TupleHasher oneByOne;
            together.add(std::string(before, 'x')).add(numbers);
            oneByOne.add(std::string(before, 'x'));
            for (const std::uint64_t number : numbers)
                oneByOne.add(number);
            QCOMPARE(together.add("end").result(), oneByOne.add("end").result());
        }
        numbers.push_back(mix64(i));
    }
}

void HashTest::numbersAreNotTexts()
{
    QVERIFY(hashOf("row", std::uint64_t{1}) != hashOf("row", "1"));
    // Eight bytes of text that read like the number.
    QVERIFY(hashOf("row", std::uint64_t{0x6161616161616161u}) != hashOf("row", "aaaaaaaa"));
}

void HashTest::theResultOfAPrefixDoesNotDisturbTheRest()
{
    TupleHasher hasher;
    hasher.add("level").add(std::uint64_t{3});
    QCOMPARE(hasher.result(), hashOf("level", std::uint64_t{3}));
    QCOMPARE(hasher.result(), hasher.result());
    hasher.add("x");
    QCOMPARE(hasher.result(), hashOf("level", std::uint64_t{3}, "x"));
}

// A change here changes every world ever made from a seed.
void HashTest::hashesAreFrozen()
{
    QCOMPARE(hashOf("level", std::uint64_t{0}), std::uint64_t{0x0137464618ce5e00u});
    QCOMPARE(hashOf("seed", "cavewright"), std::uint64_t{0xfaa92fa22bd1e683u});
}

CAVE_TEST_SUITE(HashTest);
#include "hash_test.moc"
