// SPDX-License-Identifier: MIT
// Saves and dungeons that were damaged on the way: refused with a cause (and a place, unless it is about the whole), or
// as good as any other.
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "tests/support/recipe_dungeon.h"
#include "tests/support/scale.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace cave;

namespace {

using Damage = void (*)(std::string&, Random&);

std::size_t anyPlace(const std::string& text, Random& dice)
{
    return dice.below(static_cast<std::uint32_t>(text.size()));
}

// Where the line begins and ends that holds some place; with its line feed.
std::pair<std::size_t, std::size_t> anyLine(const std::string& text, Random& dice)
{
    const std::size_t at = anyPlace(text, dice);
    const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    const std::size_t behind = text.find('\n', at);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return {begin, (behind == std::string::npos ? text.size() : behind + 1) - begin};
}

void flipABit(std::string& text, Random& dice)
{
    char& byte = text[anyPlace(text, dice)];
    byte = static_cast<char>(byte ^ (1 << dice.below(8)));
}

void cutTheEnd(std::string& text, Random& dice) { text.resize(anyPlace(text, dice)); }

void cutAPart(std::string& text, Random& dice) { text.erase(anyPlace(text, dice), dice.below(200) + 1); }

void swapLines(std::string& text, Random& dice)
{
    const auto [begin, size] = anyLine(text, dice);
    const std::string line = text.substr(begin, size);
    text.erase(begin, size);
    if (!text.empty())
        text.insert(anyLine(text, dice).first, line);
}

// Of members that have a line of their own: their key is there twice.
void doubleALine(std::string& text, Random& dice)
{
    const auto [begin, size] = anyLine(text, dice);
    text.insert(begin, text.substr(begin, size));
}

void putAHugeNumber(std::string& text, Random& dice)
{
    constexpr std::array<std::string_view, 6> kNumbers{
        "18446744073709551616", "-9223372036854775809", "4294967296", "-1", "1e999", "0.5"};
    const std::size_t from = text.find_first_of("0123456789", anyPlace(text, dice));
    if (from == std::string::npos)
        return;
    const std::size_t end = std::min(text.find_first_not_of("0123456789", from), text.size());
    text.replace(from, end - from, kNumbers[dice.below(kNumbers.size())]);
}

void nestDeeply(std::string& text, Random& dice)
{
    text.insert(anyPlace(text, dice), std::string(dice.below(5000) + 1, '['));
}

constexpr std::array<Damage, 7> kDamages{flipABit,    cutTheEnd,      cutAPart,  swapLines,
                                         doubleALine, putAHugeNumber, nestDeeply};

Session played(std::uint64_t seed)
{
    Session session = *Session::start(recipeDungeon(seed), seed);
    Random dice(seed);
    for (int i = 0; i < 40 && !session.world().isOver(); ++i)
        session.submit(anyAct(dice));
    return session;
}

} // namespace

class DamagedFilesTest : public QObject {
    Q_OBJECT

private slots:
    void damagedSavesAreRefused();
    void savesWithOtherContentAreRefusedOrGood();
    void damagedDungeonsAreRefusedOrGood();
    void aFlippedBitInARowIsNoticed();
};

void DamagedFilesTest::damagedSavesAreRefused()
{
    const std::string whole = writeGame({played(3)});
    Random dice(1);
    for (int i = 0; i < 200 * testScale(); ++i) {
        std::string text = whole;
        kDamages[static_cast<std::size_t>(i) % kDamages.size()](text, dice);
        if (text == whole)
            continue;
        const auto game = readGame(text);
        QVERIFY2(!game, qPrintable(QString::number(i)));
        QVERIFY(!game.error().what.source.empty());
    }
}

// As by somebody who works the sums out again.
void DamagedFilesTest::savesWithOtherContentAreRefusedOrGood()
{
    const std::string whole = writeGame({played(4)});
    Random dice(2);
    int taken = 0;
    for (int i = 0; i < 200 * testScale(); ++i) {
        std::string text = whole;
        kDamages[static_cast<std::size_t>(i) % kDamages.size()](text, dice);
        const std::string sealed = resealed(text);
        if (sealed.empty())
            continue;
        const auto game = readGame(sealed);
        if (!game) {
            QVERIFY(!game.error().what.source.empty());
            continue;
        }
        ++taken;
        const std::string problem = survive(game->session, dice);
        QVERIFY2(problem.empty(), (std::to_string(i) + ": " + problem).c_str());
    }
    QVERIFY(taken > 0);
}

void DamagedFilesTest::damagedDungeonsAreRefusedOrGood()
{
    const std::string whole = writeDungeon(recipeDungeon(5));
    Random dice(3);
    int taken = 0;
    for (int i = 0; i < 200 * testScale(); ++i) {
        std::string text = whole;
        kDamages[static_cast<std::size_t>(i) % kDamages.size()](text, dice);
        const auto file = readDungeon(text);
        if (!file) {
            QVERIFY(!file.error().what.source.empty());
            continue;
        }
        ++taken;
        const std::string problem = survive(file->dungeon, dice);
        QVERIFY2(problem.empty(), (std::to_string(i) + ": " + problem).c_str());
    }
    QVERIFY(taken > 0);
}

void DamagedFilesTest::aFlippedBitInARowIsNoticed()
{
    const Dungeon dungeon = recipeDungeon(6);
    const std::string whole = writeDungeon(dungeon);
    Random dice(4);
    for (int i = 0; i < 200 * testScale(); ++i) {
        std::size_t at = whole.find("\"rows\"", anyPlace(whole, dice));
        if (at == std::string::npos)
            at = whole.rfind("\"rows\"");
        at = whole.find('\n', at) + 1;
        const std::size_t first = whole.find('"', at) + 1;
        std::string text = whole;
        char& byte = text[first + dice.below(static_cast<std::uint32_t>(dungeon.width))];
        byte = static_cast<char>(byte ^ (1 << dice.below(8)));
        const auto file = readDungeon(text);
        QVERIFY(!file || !file->changedLevels.empty());
    }
}

CAVE_TEST_SUITE(DamagedFilesTest);
#include "damaged_files_test.moc"
