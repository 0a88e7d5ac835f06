// SPDX-License-Identifier: MIT
// The sentences that a dungeon may say otherwise: those of the rules, no more and no less.
#include "core/save/parts/sentences.h"

#include "core/content/english.h"
#include "core/rules/facts/message.h"
#include "core/rules/turn/play.h"
#include "tests/support/ascii_map.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace cave;

namespace {

// All of CAVE_TEXT("game", "...") in the sources of the rules, but for what playtests tell a designer.
QStringList sentencesOfSources()
{
    const QRegularExpression text(R"re(CAVE_TEXT(?:_N)?\(\s*"game",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\))re");
    const QRegularExpression part(R"re("((?:[^"\\]|\\.)*)")re");
    QStringList found;
    QDirIterator files(shown(dataPath("../../core/rules")), {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto each = text.globalMatch(QString::fromUtf8(file.readAll()));
        while (each.hasNext()) {
            QString sentence;
            auto parts = part.globalMatch(each.next().captured(1));
            while (parts.hasNext())
                sentence += parts.next().captured(1);
            if (!sentence.startsWith("Event \\\""))
                found << sentence;
        }
    }
    found.removeDuplicates();
    return found;
}

} // namespace

class SentencesTest : public QObject {
    Q_OBJECT

private slots:
    void theListIsThatOfTheRules()
    {
        QStringList listed;
        for (const std::string_view sentence : gameSentences())
            listed << shown(std::string(sentence));
        QVERIFY(std::ranges::is_sorted(gameSentences()));
        QStringList known = sentencesOfSources();
        for (const QString& sentence : listed)
            QVERIFY2(known.contains(sentence), qPrintable("nobody says: " + sentence));
        for (const QString& sentence : known)
            QVERIFY2(listed.contains(sentence), qPrintable("not in core/save/parts/sentences.cpp: " + sentence));
    }

    void aDungeonSaysThemInItsOwnWords()
    {
        Rules rules;
        rules.texts.instead = {{"You hit %1 for %2 damage.", "Whack! %1 (%2)."}, {"Nothing lies here.", "Bare rock."}};
        World world = asciiWorld("######\n#@.F.#\n######", rules);
        const Turn refused = play(world, PickUp{});
        QCOMPARE(refused.refusal->why.source, std::string("Bare rock."));
        QCOMPARE(refused.refusal->why.context, std::string(kDungeonContext));
        const Message said = *describe(world, Dropped{actorOf(world, world.hero()), 0});
        QCOMPARE(said.text.context, std::string("game")); // others stay
    }
};

CAVE_TEST_SUITE(SentencesTest);
#include "sentences_test.moc"
