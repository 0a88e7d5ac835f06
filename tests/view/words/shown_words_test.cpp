// SPDX-License-Identifier: MIT
// Words of strangers: names of dungeons and files, which may hold anything.
#include "app/view/words/shown_words.h"

#include "app/view/words/describe.h"
#include "app/view/words/design_name.h"
#include "app/view/words/game_reference.h"
#include "app/view/words/place_name.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <string>

using namespace cave;

class ShownWordsTest : public QObject {
    Q_OBJECT

private slots:
    void controlsAreShownByTheirNumbers();
    void namesOfFilesPretendNothing();
    void namesOfDesignsStandOnOneLine();
    void descriptionsKeepTheirLines();
    void namesAreCutWhereNobodyReadsOn();
    void aLineMayEndInALongWord();
    void kindsAndErrorsSteerNothing();
};

void ShownWordsTest::controlsAreShownByTheirNumbers()
{
    QCOMPARE(shownWords(QStringLiteral("a\u202eb\nc")), QString("a\\u{202e}b\\u{a}c"));
    QCOMPARE(shownWords(QStringLiteral("a\u202eb\nc"), "\n"), QString("a\\u{202e}b\nc"));
    QCOMPARE(shownWords(QStringLiteral("Grüße, 洞窟 <b>")), QStringLiteral("Grüße, 洞窟 <b>"));
}

void ShownWordsTest::namesOfFilesPretendNothing()
{
    QCOMPARE(shownFileName(QStringLiteral("/tmp/cave\u202egpj.cave.json")), QString("cave\\u{202e}gpj.cave.json"));
    QCOMPARE(placeName("/tmp/two\nlines.json: levels[2]", {}), QString("two\\u{a}lines.json, level 3"));
}

void ShownWordsTest::namesOfDesignsStandOnOneLine()
{
    QCOMPARE(designName("Cave\nof \xe2\x80\xaeyeb"), QString("Cave\\u{a}of \\u{202e}yeb"));
    QCOMPARE(designName(std::string("all\0of it", 9)), QString("all\\u{0}of it")); // Qt would stop at it
    QCOMPARE(designName("broken \xff"), QString("broken \\x{ff}"));
}

void ShownWordsTest::descriptionsKeepTheirLines()
{
    QCOMPARE(designText("One.\nTwo.\x1b[2J"), QString("One.\nTwo.\\u{1b}[2J"));
}

void ShownWordsTest::namesAreCutWhereNobodyReadsOn()
{
    std::string name;
    for (int i = 0; i < 300; ++i)
        name += "a ";
    QCOMPARE(designName(name).size(), qsizetype{kLongestDesignName + 3});
    QVERIFY(designName(name).endsWith("..."));
    QCOMPARE(designText(name).size(), qsizetype{600});
}

void ShownWordsTest::aLineMayEndInALongWord()
{
    const QString plain = QStringLiteral("No word of this is long.");
    QCOMPARE(withLineEnds(plain), plain);
    const QString word(kLongestWord, u'w');
    QCOMPARE(withLineEnds(word), word);
    QCOMPARE(withLineEnds(word + word + u' ' + word), word + kLineMayEnd + word + u' ' + word);
    QCOMPARE(withLineEnds(word + QChar(0x301) + u'w'), word + QChar(0x301) + kLineMayEnd + u'w'); // an accent
    const QString held(kLongestWord, QChar::Nbsp); // spaces at which no line ends
    QCOMPARE(withLineEnds(held + u'w'), held + kLineMayEnd + u'w');
    const QString cave = QString::fromUcs4(U"\U0001f573", 1); // two halves
    QCOMPARE(withLineEnds(word.chopped(1) + cave + u'w'), word.chopped(1) + cave + kLineMayEnd + u'w');
}

void ShownWordsTest::kindsAndErrorsSteerNothing()
{
    const Describer describer(catalogueWith("{\"creatures\": [{\"id\": \"sly\", \"name\": \"s\xe2\x80\xaely\", "
                                            "\"article\": \"a\", \"glyph\": \"S\", \"colour\": \"#ffffff\", "
                                            "\"health\": 1, \"description\": \"It is\xe2\x80\xa8so.\"}]}"));
    QCOMPARE(describer.name(KindTable::Creature, "sly"), QString("s\\u{202e}ly"));
    QCOMPARE(describer.name(KindTable::Creature, "sly", Role::ASubject), QString("a s\\u{202e}ly"));
    QCOMPARE(describer.description(KindTable::Creature, "sly"), QString("It is\\u{2028}so."));
    QCOMPARE(describer.describe(Error{"/tmp/a\nb", Text{"", "It is broken."}}),
             QString("/tmp/a\\u{a}b: It is broken."));
}

CAVE_TEST_SUITE(ShownWordsTest);
#include "shown_words_test.moc"
