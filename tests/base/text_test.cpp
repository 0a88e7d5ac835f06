// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Says what it was asked for, so that a test sees what reaches a language.
class PlainPhrasebook : public Phrasebook {
public:
    std::string sentence(const Text& text) const override { return text.source; }
    std::string kindName(const KindName& name) const override
    {
        return (name.role == Role::TheSubject || name.role == Role::TheObject ? "the " : "") + name.id;
    }
    std::string number(std::int64_t value) const override { return '<' + std::to_string(value) + '>'; }
    std::string key(std::string_view word) const override { return word == "up" ? "[UP]" : ""; }
};

QString spoken(const Text& text) { return shown(format(text, PlainPhrasebook())); }

const KindName kTheNewt{KindTable::Creature, "newt", Role::TheSubject};

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void argumentsStandWhereTheirNumbersDo();
    void aKindThatBeginsTheSentenceIsRaised();
    void theCountIsANumberLikeAnyOther();
    void percentSignsWithoutMeaningStay();
    void argumentsAreNotReadAgain();
    void argumentsAndADungeonsOwnSentencesSteerNothing();
    void wordsInBracesAreKeys();
    void textsAreEqualWhenAllOfThemIs();
};

void TextTest::argumentsStandWhereTheirNumbersDo()
{
    QCOMPARE(spoken({"game", "%2 before %1, %2 again", {std::string("one"), std::int64_t{2}}}),
             QString("<2> before one, <2> again"));
}

void TextTest::aKindThatBeginsTheSentenceIsRaised()
{
    QCOMPARE(spoken({"game", "%1 dies.", {kTheNewt}}), QString("The newt dies."));
    QCOMPARE(spoken({"game", "You hit %1.", {kTheNewt}}), QString("You hit the newt."));
    QCOMPARE(spoken({"game", "%1 is its name.", {std::string("newt")}}), QString("newt is its name."));
}

void TextTest::theCountIsANumberLikeAnyOther()
{
    QCOMPARE(spoken({"game", "%n thing(s)", {}, 3}), QString("<3> thing(s)"));
}

void TextTest::wordsInBracesAreKeys()
{
    QCOMPARE(spoken({"dungeons", "{up} and {down}{up}", {}}), QString("[UP] and {down}[UP]"));
    QCOMPARE(spoken({"dungeons", "{", {}}), QString("{"));
    QCOMPARE(spoken({"dungeons", "%1 and {} {up", {std::string("{up}")}}), QString("{up} and {} {up"));
}

void TextTest::percentSignsWithoutMeaningStay()
{
    QCOMPARE(spoken({"game", "100 % of %x and %n and %3 and %", {std::string("a")}}),
             QString("100 % of %x and %n and %3 and %"));
}

void TextTest::argumentsAreNotReadAgain()
{
    QCOMPARE(spoken({"game", "%1 and %2", {std::string("%2"), std::string("%1")}}), QString("%2 and %1"));
}

void TextTest::textsAreEqualWhenAllOfThemIs()
{
    const Text text{"game", "%1 dies.", {kTheNewt}};
    QVERIFY((text == Text{"game", "%1 dies.", {kTheNewt}}));
    QVERIFY((text != Text{"log", "%1 dies.", {kTheNewt}}));
    QVERIFY((text != Text{"game", "%1 dies.", {KindName{KindTable::Creature, "newt", Role::TheObject}}}));
    QVERIFY((text != Text{"game", "%1 dies.", {kTheNewt}, 1}));
}

void TextTest::argumentsAndADungeonsOwnSentencesSteerNothing()
{
    const KindName kind{KindTable::Creature, "\x1b[31mnewt", Role::Bare};
    QCOMPARE(spoken({"game", "You meet %1 and %2.", {kind, std::string("a\nb")}}),
             QString("You meet \\u{1b}[31mnewt and a\\u{a}b."));
    QCOMPARE(spoken({"", "Beware\nof \x1b[2J"}), QString("Beware\nof \\u{1b}[2J"));
    // What a dungeon says stands in a context of its own, where it may be translated.
    QCOMPARE(spoken({"dungeons", "Beware\nof \x1b[2J and \xe2\x80\xae%1", {std::string("\x9b")}}),
             QString("Beware\nof \\u{1b}[2J and \\u{202e}\\x{9b}"));
    QCOMPARE(spoken({"dungeons", std::string_view("all\0of it", 9)}), QString("all\\u{0}of it"));
}

CAVE_TEST_SUITE(TextTest);
#include "text_test.moc"
