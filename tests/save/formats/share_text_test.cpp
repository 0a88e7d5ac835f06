// SPDX-License-Identifier: MIT
// A dungeon as one string.
#include "core/save/formats/share_text.h"

#include "core/base/progress.h"
#include "core/base/random.h"
#include "core/content/english.h"
#include "core/generate/bake.h"
#include "core/rules/turn/start_game.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/base64url.h"
#include "core/save/formats/packed_text.h"
#include "tests/support/ascii_map.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

QString faultOf(std::string_view text)
{
    const auto shared = readShareText(text);
    return shared ? QString() : shown(format(shared.error().what, EnglishPhrasebook()));
}

// A wall or a floor painted by hand into a level, as the editor keeps it.
void paint(Dungeon& dungeon, std::size_t z, Random& dice)
{
    DungeonLevel& level = dungeon.levels[z];
    const auto cell = static_cast<std::size_t>(dice.below(static_cast<std::uint32_t>(level.tiles.cells().size())));
    const TileId was = level.tiles.cells()[cell];
    const TileId now = was == dungeon.catalogue->wall() ? dungeon.catalogue->floor() : dungeon.catalogue->wall();
    level.tileEdits[cell] = {was, now, 1};
    Grid<TileId>& tiles = level.tiles.edit();
    tiles.cells()[cell] = now;
}

void expectTheSame(const Dungeon& dungeon, const std::string& text)
{
    const auto shared = readShareText(text);
    QVERIFY2(shared, shared ? "" : qPrintable(faultOf(text)));
    QVERIFY(!shared->isOtherwise && !shared->game);
    QCOMPARE(shown(writeDungeon(shared->dungeon)), shown(writeDungeon(dungeon)));
}

} // namespace

class ShareTextTest : public QObject {
    Q_OBJECT

private slots:
    void everyBuiltInDungeonIsReadAsItWasWritten_data();
    void everyBuiltInDungeonIsReadAsItWasWritten();
    void editedDungeonsAreReadAsTheyWereWritten();
    void levelsThatNoRecipeMakesAreThereInFull();
    void makingAndReadingOneCanBeStopped_data();
    void makingAndReadingOneCanBeStopped();
    void aGameIsItsSeedAndOrigin();
    void aGameOfABuiltInDungeonIsToldByItsName();
    void aGameOfAnotherDungeonBringsThatWhole();
    void aChangedLetterIsNoticed();
    void whatChatsAddDoesNotCount();
    void errorsTellWhatIsWrong();
    void lettersStandForBytesBothWays();
    void hugePackedTextsAreRefused();
    void whatIsTooLongToBeSentIsRefusedWithItsLength();
    void theDictionaryIsFrozen();
};

void ShareTextTest::everyBuiltInDungeonIsReadAsItWasWritten_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name);
}

void ShareTextTest::everyBuiltInDungeonIsReadAsItWasWritten()
{
    QFETCH(QString, name);
    const Dungeon dungeon = builtInDungeon(name.toStdString())->dungeon;
    const auto text = shareText(dungeon);
    QVERIFY(text);
    QVERIFY2(text->size() <= 200, qPrintable(QString::number(text->size()))); // nothing of it is changed
    expectTheSame(dungeon, *text);
}

void ShareTextTest::editedDungeonsAreReadAsTheyWereWritten()
{
    Random dice(7);
    const int count = scaled(30);
    for (int i = 0; i < count; ++i) {
        const std::vector<std::string> names{"jsrogue", "delve", "crypt", "zircon"};
        Dungeon dungeon = builtInDungeon(names[dice.below(4)])->dungeon;
        dungeon.name = "Another " + std::to_string(i);
        if (dice.below(2) == 0)
            QVERIFY(bake(dungeon, dice.below(1000)));
        for (int stroke = 0; stroke < 5; ++stroke)
            paint(dungeon, dice.below(static_cast<std::uint32_t>(dungeon.levels.size())), dice);
        if (dice.below(3) == 0)
            dungeon.levels.front().uid = Uid{0x1234}; // not of the base any more
        const auto text = shareText(dungeon);
        QVERIFY(text);
        expectTheSame(dungeon, *text);
    }
}

void ShareTextTest::levelsThatNoRecipeMakesAreThereInFull()
{
    const Dungeon dungeon = asciiDungeon("#####\n#@.>#\n#####\n\n#####\n#..<#\n#####");
    expectTheSame(dungeon, *shareText(dungeon));
}

void ShareTextTest::makingAndReadingOneCanBeStopped_data()
{
    QTest::addColumn<bool>("isOfBase");
    QTest::newRow("changes of a built-in one") << true;
    QTest::newRow("a whole one") << false;
}

// At each look, and not only between large parts of the work: it looks at least once a level.
void ShareTextTest::makingAndReadingOneCanBeStopped()
{
    QFETCH(const bool, isOfBase);
    Dungeon dungeon = builtInDungeon("jsrogue")->dungeon;
    if (!isOfBase) {
        for (std::size_t z = 0; z < dungeon.levels.size(); ++z)
            dungeon.levels[z].uid = Uid{0x1000 + z};
        QVERIFY(bake(dungeon, dungeon.seed)); // which is of the levels' uids
    }
    const auto looksOf = [](const auto& work) {
        int looks = 0;
        if (!work([&](int, int) { return ++looks > 0; }))
            return 0;
        return looks;
    };
    const auto stopsAt = [](int look, const auto& work) {
        int looks = 0;
        const auto result = work([&](int, int) { return ++looks < look; });
        return !result && isStopped(result.error());
    };
    const auto make = [&](const Progress& progress) { return shareText(dungeon, progress); };
    const std::string text = *shareText(dungeon);
    QCOMPARE(shown(*make([](int, int) { return true; })), shown(text));
    const auto read = [&](const Progress& progress) { return readShareText(text, progress); };
    const auto check = [&](const auto& work) {
        const int looks = looksOf(work);
        QVERIFY2(looks > 2 * dungeon.depth(), qPrintable(QString::number(looks)));
        for (const int look : {1, looks / 4, looks / 2, looks * 3 / 4, looks})
            QVERIFY2(stopsAt(look, work), qPrintable(QString::number(look)));
    };
    check(make);
    check(read);
}

void ShareTextTest::aGameIsItsSeedAndOrigin()
{
    const std::string text = shareText("deep", {18'446'744'073'709'551'615ULL, "poacher"});
    QVERIFY2(text.size() <= 64, qPrintable(QString::number(text.size())));
    const auto shared = readShareText(text);
    QVERIFY(shared && !shared->isOtherwise);
    QVERIFY(shared->game == (SharedGame{18'446'744'073'709'551'615ULL, "poacher"}));
    QCOMPARE(shared->builtIn, std::string("deep"));
    QVERIFY(readShareText(shareText("jsrogue", {13805, ""}))->game == (SharedGame{13805, ""}));
    QVERIFY(shareText("jsrogue", {13805, ""}).size() <= 52);
    QVERIFY(faultOf(shareText("deep", {1, "emperor"})).startsWith("Nobody comes from"));
}

void ShareTextTest::aGameOfABuiltInDungeonIsToldByItsName()
{
    for (const std::uint64_t seed : {std::uint64_t{5}, builtInDungeon("deep")->dungeon.seed}) {
        const auto setup = setUpGame(builtInDungeon("deep")->dungeon, seed, "poacher");
        QVERIFY(setup);
        const auto text = shareTextOfGame(setup->dungeon, "poacher");
        QVERIFY(text);
        QCOMPARE(shown(*text), shown(shareText("deep", {seed, "poacher"})));
    }
}

// Another name alone is a change as well: friends have no dungeon that is called so.
void ShareTextTest::aGameOfAnotherDungeonBringsThatWhole()
{
    Dungeon edited = builtInDungeon("jsrogue")->dungeon;
    Random dice(7);
    paint(edited, 1, dice);
    Dungeon renamed = builtInDungeon("jsrogue")->dungeon;
    renamed.name = "Another";
    for (const Dungeon& own : {edited, renamed, asciiDungeon("#####\n#@..#\n#####")}) {
        const auto setup = setUpGame(own, 5);
        QVERIFY(setup);
        const auto text = shareTextOfGame(setup->dungeon, {});
        QVERIFY(text);
        expectTheSame(setup->dungeon, *text);
        QCOMPARE(readShareText(*text)->dungeon.seed, std::uint64_t{5});
    }
    QVERIFY(isStopped(shareTextOfGame(edited, {}, [](int, int) { return false; }).error()));
}

void ShareTextTest::aChangedLetterIsNoticed()
{
    const std::string text = shareText("jsrogue", {13805, ""});
    for (std::size_t i = kShareStart.size(); i < text.size(); ++i)
        for (const char other : {'A', 'b', '9', '_', '.'})
            if (std::string changed = text; changed[i] != other) {
                changed[i] = other;
                QVERIFY2(!readShareText(changed), changed.c_str());
            }
    for (std::size_t size = 0; size < text.size(); ++size)
        QVERIFY(!readShareText(text.substr(0, size)));
}

void ShareTextTest::whatChatsAddDoesNotCount()
{
    std::string text = shareText("jsrogue", {13805, ""});
    text.insert(20, "\r\n  ");
    QVERIFY(readShareText("<" + text + ">\n"));
}

void ShareTextTest::errorsTellWhatIsWrong()
{
    QVERIFY(faultOf("hello").startsWith("This is no share string"));
    QVERIFY(faultOf("cw1.").contains("damaged"));
    QVERIFY(faultOf("cw1.AAAA.BBBBBB").contains("damaged"));
    QVERIFY(faultOf(std::string(kMostPasted + 1, 'a')).startsWith("This is larger"));
}

void ShareTextTest::lettersStandForBytesBothWays()
{
    Random dice(3);
    for (int i = 0; i < 500; ++i) {
        std::string bytes;
        for (std::uint32_t n = dice.below(40); n > 0; --n)
            bytes += static_cast<char>(dice.below(256));
        QVERIFY(fromBase64Url(toBase64Url(bytes)) == bytes);
    }
    for (const std::string_view wrong : {"A", "AB", "A=", "AA/A", "A A"}) // "AB": a bit beyond the byte
        QVERIFY2(!fromBase64Url(wrong), wrong.data());
    QVERIFY(fromBase64Url("AA") == std::string(1, '\0'));
}

void ShareTextTest::hugePackedTextsAreRefused()
{
    QVERIFY(unpackText(packText("some words")) == std::string("some words"));
    QVERIFY(!unpackText(packText(std::string(kMostUnpacked + 1, 'a'))));
    const std::string packed = packText("some words and more of them");
    for (std::size_t size = 0; size < packed.size(); ++size)
        QVERIFY(!unpackText(packed.substr(0, size)));
}

// Another one would make every string that was shared unreadable.
void ShareTextTest::theDictionaryIsFrozen()
{
    const std::string old =
        "cw1.AwtExgqxrmbGKLUv_WCxBt0DADIDDBGwPRnAzRKS_UJDSVpS-h1zYM7-MLtt_0CaczTOtidtyli7hrefXK_BCZMAqi5HGhaA0NxC-"
        "xtoz3MACosIk5SLgUiK8cqdKrwYfCzcWNqgP_HY1ZGpYoe6IJqzhoL9nmbWU-PBQFazcsKalbzgJzmJMDmGIicbAQ.GkZ8qa";
    QVERIFY2(readShareText(old), qPrintable(faultOf(old)));
}

void ShareTextTest::whatIsTooLongToBeSentIsRefusedWithItsLength()
{
    Dungeon dungeon = asciiDungeon("#####\n#@..#\n#####");
    Random dice(3);
    while (shareText(dungeon)) // letters that nothing makes shorter
        for (int i = 0; i < 20'000; ++i)
            dungeon.description += static_cast<char>('a' + dice.below(26));
    const auto text = shareText(dungeon);
    QVERIFY(!text);
    QVERIFY(isTooLongToShare(text.error()));
    const QString fault = shown(format(text.error().what, EnglishPhrasebook()));
    QVERIFY2(fault.startsWith("The share string would be ") && fault.contains("Save a file instead"),
             qPrintable(fault));
    const auto* letters = std::get_if<std::int64_t>(&text.error().what.arguments.front());
    QVERIFY(letters && *letters > static_cast<std::int64_t>(kLongestShared));
    QVERIFY(!isTooLongToShare(stopped().error()));
}

CAVE_TEST_SUITE(ShareTextTest);
#include "share_text_test.moc"
