// SPDX-License-Identifier: MIT
// The words of a design: names, intro, arrival texts and boards are changed, refused and taken back.
#include "core/content/english.h"
#include "core/edit/content_edit.h"
#include "core/edit/fixes/fixes.h"
#include "core/edit/kinds/theme_edit.h"
#include "core/edit/level_edit.h"
#include "core/edit/words_edit.h"
#include "core/proof/problems.h"
#include "core/save/parts/texts_json.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Dungeon dungeonWithFloor()
{
    Dungeon dungeon = emptyDungeon(10, 6, 2);
    for (int x = 1; x < 9; ++x)
        dungeon.levels[0].tiles[x, 2] = dungeon.catalogue->floor();
    return dungeon;
}

std::vector<Problem> problemsOf(const Dungeon& dungeon, ProblemKind kind)
{
    std::vector<Problem> found = findProblems(dungeon);
    std::erase_if(found, [&](const Problem& problem) { return problem.kind != kind; });
    return found;
}

} // namespace

class WordsEditTest : public QObject {
    Q_OBJECT

private slots:
    void allWordsAreOneEditThatUndoes();
    void sameWordsAreNoEdit();
    void levelsThatAreGoneAreLeftOut();
    void aBoardIsPutUpRewordedAndTakenAway();
    void aBoardInAWallIsRefusedByName();
    void aBoardThatCannotBeReadIsAProblemWithAFix();
    void aBoardBehindALockedDoorIsNone();
    void aBoardStandsInWhatCanBeWadedOrBurnsAway();
    void mergedStrokesKeepTheLastWords();
    void aChangedDesignKeepsWords();
    void boardsMoveWithTheirCellsWhenLevelsAreResized();
    void sentencesAreCheckedAsAFileIsRead();
    void aThemeIsOneEditThatUndoesAndRepaintsItsLevel();
    void otherWordsKeepTheTheme();
    void aThemeThatIsWornStays();
};

void WordsEditTest::allWordsAreOneEditThatUndoes()
{
    Dungeon dungeon = dungeonWithFloor();
    const Dungeon before = dungeon;
    DesignWords words = wordsOf(dungeon);
    words.dungeon = {"Temple", "Ada", "Two\nlines.", {"It is dark.", "Very."}};
    words.levels[1].name = "Vault";
    words.levels[1].arrival = "It smells of {look}.";
    Applied applied = apply(dungeon, changeWords(dungeon, words));
    QVERIFY(applied.levelsChanged); // a name
    QVERIFY(wordsOf(dungeon) == words);
    QCOMPARE(dungeon.rules.texts.intro.size(), std::size_t{2});
    QCOMPARE(dungeon.levels[1].texts.arrival, std::string("It smells of {look}."));
    apply(dungeon, applied.inverse);
    QVERIFY(wordsOf(dungeon) == wordsOf(before));
    QVERIFY(dungeon.levels == before.levels && dungeon.rules == before.rules);
}

void WordsEditTest::sameWordsAreNoEdit()
{
    const Dungeon dungeon = dungeonWithFloor();
    QVERIFY(changeWords(dungeon, wordsOf(dungeon)).isEmpty());
    QVERIFY(putSign(dungeon, {3, 2, 0}, "")->isEmpty());
}

void WordsEditTest::levelsThatAreGoneAreLeftOut()
{
    Dungeon dungeon = dungeonWithFloor();
    DesignWords words = wordsOf(dungeon);
    words.levels[1].name = "Vault";
    QVERIFY(removeLevel(dungeon, 1));
    QVERIFY(changeWords(dungeon, words).isEmpty());
}

void WordsEditTest::aBoardIsPutUpRewordedAndTakenAway()
{
    Dungeon dungeon = dungeonWithFloor();
    const Dungeon before = dungeon;
    const auto put = [&](int x, const char* text) {
        return apply(dungeon, *putSign(dungeon, {x, 2, 0}, text)).inverse;
    };
    const DungeonEdit first = put(5, "Five.");
    const DungeonEdit second = put(3, "Three.");
    QCOMPARE(dungeon.levels[0].texts.signs.size(), std::size_t{2});
    QCOMPARE(dungeon.levels[0].texts.signs[0].text, std::string("Three.")); // by row, then column
    const DungeonEdit third = put(5, "Six.");
    QCOMPARE(signAt(dungeon.levels[0], {5, 2})->text, std::string("Six."));
    const DungeonEdit fourth = put(3, "");
    QVERIFY(!signAt(dungeon.levels[0], {3, 2}));
    for (const DungeonEdit* undo : {&fourth, &third, &second, &first})
        apply(dungeon, *undo);
    QVERIFY(dungeon.levels == before.levels);
}

void WordsEditTest::aBoardInAWallIsRefusedByName()
{
    Dungeon dungeon = dungeonWithFloor();
    const auto refused = putSign(dungeon, {3, 3, 0}, "Hello.");
    QVERIFY(!refused);
    QCOMPARE(format(refused.error().why, EnglishPhrasebook(dungeon.catalogue)),
             std::string("Nobody could step there to read a board: the wall is in the way."));
    // One that stands there already can be reworded and taken away.
    apply(dungeon, *putSign(dungeon, {3, 2, 0}, "Hello."));
    dungeon.levels[0].tiles[3, 2] = dungeon.catalogue->wall();
    QVERIFY(putSign(dungeon, {3, 2, 0}, "Bye."));
    QVERIFY(!putSign(dungeon, {3, 2, 0}, "")->isEmpty());
}

void WordsEditTest::aBoardThatCannotBeReadIsAProblemWithAFix()
{
    Dungeon dungeon = dungeonWithFloor();
    apply(dungeon, *putSign(dungeon, {3, 2, 0}, "Hello."));
    QVERIFY(problemsOf(dungeon, ProblemKind::SignInWall).empty());
    dungeon.levels[0].tiles[3, 2] = dungeon.catalogue->wall();
    QVERIFY(problemsOf(dungeon, ProblemKind::SignInWall).empty()); // whoever digs reads it
    dungeon.rules.dig = false;
    const auto problems = problemsOf(dungeon, ProblemKind::SignInWall);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].severity == Severity::Warning);
    QVERIFY((problems[0].at == Position{3, 2, 0}));
    const auto fix = fixFor(dungeon, problems[0]);
    QVERIFY(fix);
    apply(dungeon, fix->edit);
    QVERIFY(dungeon.levels[0].texts.signs.empty());
}

void WordsEditTest::aBoardBehindALockedDoorIsNone()
{
    Dungeon dungeon = dungeonWithFloor();
    for (const char* door : {"locked_door", "secret_door", "door"}) {
        dungeon.levels[0].tiles[3, 2] = *dungeon.catalogue->findTile(door);
        QVERIFY2(putSign(dungeon, {3, 2, 0}, "Hello."), door);
    }
}

void WordsEditTest::aBoardStandsInWhatCanBeWadedOrBurnsAway()
{
    Dungeon dungeon = dungeonWithFloor();
    dungeon.rules.dig = false;
    QVERIFY(useLibrary(dungeon, "living"));
    Json water = kindRow(*dungeon.catalogue, KindTable::Tile, "deep_water");
    water.set("drowns", 4);
    QVERIFY(putKind(dungeon, KindTable::Tile, water));
    dungeon.levels[0].tiles[3, 2] = *dungeon.catalogue->findTile("deep_water");
    dungeon.levels[0].tiles[5, 2] = *dungeon.catalogue->findTile("barricade");
    for (const int x : {3, 5}) {
        const auto put = putSign(dungeon, {x, 2, 0}, "Hello.");
        QVERIFY(put);
        apply(dungeon, *put);
    }
    QVERIFY(problemsOf(dungeon, ProblemKind::SignInWall).empty());
}

void WordsEditTest::mergedStrokesKeepTheLastWords()
{
    Dungeon dungeon = dungeonWithFloor();
    const Dungeon before = dungeon;
    const DungeonEdit one = *putSign(dungeon, {3, 2, 0}, "H");
    const DungeonEdit undoOne = apply(dungeon, one).inverse;
    const DungeonEdit two = *putSign(dungeon, {3, 2, 0}, "Hi");
    const DungeonEdit undoTwo = apply(dungeon, two).inverse;
    const Dungeon after = dungeon;
    apply(dungeon, merged(undoTwo, undoOne));
    QVERIFY(dungeon.levels == before.levels);
    apply(dungeon, merged(one, two));
    QVERIFY(dungeon.levels == after.levels);
}

void WordsEditTest::aChangedDesignKeepsWords()
{
    Dungeon dungeon = dungeonWithFloor();
    const Dungeon before = dungeon;
    Dungeon after = before;
    after.name = "Another";
    after.rules.texts.intro = {"Changed."};
    const DungeonEdit undo = apply(dungeon, changeOf(before, after)).inverse;
    QVERIFY(wordsOf(dungeon) == wordsOf(after));
    apply(dungeon, undo);
    QVERIFY(wordsOf(dungeon) == wordsOf(before));
}

void WordsEditTest::boardsMoveWithTheirCellsWhenLevelsAreResized()
{
    Dungeon dungeon = dungeonWithFloor();
    apply(dungeon, *putSign(dungeon, {1, 2, 0}, "West."));
    apply(dungeon, *putSign(dungeon, {8, 2, 0}, "East."));
    QVERIFY(resizeLevels(dungeon, 7, 6, Anchor::East));
    QCOMPARE(dungeon.levels[0].texts.signs.size(), std::size_t{1});
    QVERIFY((dungeon.levels[0].texts.signs[0] == Sign{5, 2, "East."}));
}

void WordsEditTest::sentencesAreCheckedAsAFileIsRead()
{
    QVERIFY(checkSentence("Walk with {walk}."));
    QVERIFY(checkSentence("Turn %1.", 1));
    QVERIFY(!checkSentence("Turn %1."));
    QVERIFY(!checkSentence("{fly} away."));
    QVERIFY(!checkSentence("Two\nlines."));
    QVERIFY(!checkSentence(std::string(501, 'a')));
}

void WordsEditTest::aThemeIsOneEditThatUndoesAndRepaintsItsLevel()
{
    Dungeon dungeon = dungeonWithFloor();
    const Dungeon before = dungeon;
    const Applied applied = apply(dungeon, changeTheme(dungeon, 1, "moss"));
    QCOMPARE(dungeon.levels[1].theme, std::string("moss"));
    QCOMPARE(applied.changes.size(), std::size_t{1});
    QCOMPARE(applied.changes[0].level, dungeon.levels[1].uid);
    QCOMPARE(applied.changes[0].box, dungeon.levels[1].tiles.box());
    QVERIFY(!applied.levelsChanged);
    QVERIFY(changeTheme(dungeon, 1, "moss").isEmpty());
    QVERIFY(dungeonHash(dungeon) == dungeonHash(before));
    apply(dungeon, applied.inverse);
    QVERIFY(dungeon.levels == before.levels);
}

void WordsEditTest::otherWordsKeepTheTheme()
{
    Dungeon dungeon = dungeonWithFloor();
    apply(dungeon, changeTheme(dungeon, 0, "ice"));
    DesignWords words = wordsOf(dungeon);
    words.levels[0].name = "Cold Stores";
    apply(dungeon, changeWords(dungeon, words));
    apply(dungeon, *putSign(dungeon, {3, 2, 0}, "Shut the door."));
    QCOMPARE(dungeon.levels[0].theme, std::string("ice"));
    QVERIFY(duplicateLevel(dungeon, 0, Uid{77}, "Copy"));
    QCOMPARE(dungeon.level(*dungeon.levelIndex(Uid{77})).theme, std::string("ice"));
}

void WordsEditTest::aThemeThatIsWornStays()
{
    Dungeon dungeon = dungeonWithFloor();
    QVERIFY(setThemes(dungeon, {Json::Object{{"id", "fen"}, {"stone", "room"}}}));
    apply(dungeon, changeTheme(dungeon, 1, "fen"));
    const Dungeon before = dungeon;
    const auto gone = setThemes(dungeon, {});
    QVERIFY(!gone);
    QCOMPARE(format(gone.error().what, EnglishPhrasebook()),
             std::string("Level 2 wears the theme \"fen\", so it stays."));
    QVERIFY(dungeon.content == before.content && dungeon.catalogue == before.catalogue);
    QCOMPARE(setThemes(dungeon, {Json::Object{{"id", "fen"}, {"stone", "cheese"}}}).error().where,
             std::string("themes[0].stone"));
    apply(dungeon, changeTheme(dungeon, 1, ""));
    QVERIFY(setThemes(dungeon, {}));
    QVERIFY(themeRows(dungeon).empty() && !dungeon.catalogue->findTheme("fen"));
}

CAVE_TEST_SUITE(WordsEditTest);
#include "words_edit_test.moc"
