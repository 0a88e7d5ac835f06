// SPDX-License-Identifier: MIT
// How translations/ speak: one word for one thing, one tone, and the marks of the language.
#include "tests/support/test_main.h"
#include "tests/view/words/ts_file.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <span>
#include <vector>

using namespace cave;

namespace {

// Words that the glossary in CONTRIBUTING.md has replaced, where the English has that word. Descriptions of things are
// free: a vase is of one piece.
struct Refused {
    const char* english; // whole words, whatever their case
    const char* words;   // that no translation of it may have
};

constexpr std::array kRefusedInGerman{
    Refused{"dungeons?", "Verlies"},
    Refused{"seeds?", "Startwert|Startzahl|\\bSamen"},
    Refused{"hand edits?", "Handänderung"},
    Refused{"cells?", "\\bZellen?\\b"},
    Refused{"regions?", "Gebiet"},
    Refused{"loops?", "Schleife"},
    Refused{"pieces?", "\\bStück"},
    Refused{"tags?|tagged", "Schlagwort|Etikett"},
    Refused{"gates?", "Sperre"},
    Refused{"portcullis", "Fallgitter"},
    Refused{"marks?", "Merkzahl|(?<!-)\\bMarken?\\b"},
    Refused{"built-in|bundled", "[Ee]ingebaut"},
    Refused{"creatures?", "Kreatur"},
    Refused{"stages?", "\\bStufen?\\b"},
    Refused{"foes?", "\\bFeind"},
    Refused{"companions?", "Gefährt"},
    Refused{"health", "\\bLeben"},
    Refused{"defence", "Verteidigung"},
    Refused{"speed", "Geschwindigkeit"},
    Refused{"turns?", "\\bRunden?\\b"},
    Refused{"blows?", "\\bHieb"},
    Refused{"play-?tests?", "Bot-Spiel"},
    Refused{"canvas", "\\bFläche"},
    Refused{"campaign", "Feldzug"},
};

constexpr std::array kRefusedInSpanish{
    Refused{"tiles?", "\\btesela"},
    Refused{"loops?", "[Cc]ircuito"},
    Refused{"chokes?", "[Aa]ngostura"},
    Refused{"events?", "\\bevento"},
    Refused{"beats?", "\\b[Cc]omp[aá]s"},
    Refused{"kinds?", "\\bclases?\\b"},
    Refused{"built-in|bundled", "de serie|incorporad"},
    Refused{"behaviours?", "[Cc]onducta"},
    Refused{"stages?", "\\betapa"},
    Refused{"companions?", "compañer"},
    Refused{"health", "\\bsalud\\b"},
    Refused{"records?", "grabaci"},
    Refused{"kobolds?", "\\b[Kk]obold"},
    Refused{"trolls?", "\\b[Tt]roll"},
};

QRegularExpression patternOf(const QString& pattern, bool anyCase = false)
{
    return QRegularExpression(
        pattern, QRegularExpression::UseUnicodePropertiesOption |
                     (anyCase ? QRegularExpression::CaseInsensitiveOption : QRegularExpression::NoPatternOption));
}

// Each translation that has a refused word, with that word.
QStringList refusedIn(const std::vector<TsEntry>& entries, std::span<const Refused> table)
{
    QStringList found;
    for (const Refused& row : table) {
        const QRegularExpression english =
            patternOf(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(row.english)), true);
        const QRegularExpression words = patternOf(QString::fromUtf8(row.words));
        for (const TsEntry& entry : entries)
            if (entry.context != u"descriptions" && entry.source.contains(english))
                for (const QString& text : entry.translations)
                    if (const auto match = words.match(text); match.hasMatch())
                        found << QStringLiteral("%1: \"%2\" has \"%3\"").arg(entry.source, text, match.captured());
    }
    return found;
}

// A straight mark means itself where the English has one of its own or a bit of JSON.
bool hasItsOwnMarks(const QString& source)
{
    return source.count(u'"') % 2 != 0 || source.contains(QStringLiteral("{\""));
}

} // namespace

class GlossaryTest : public QObject {
    Q_OBJECT

private slots:
    void germanKeepsToTheGlossary();
    void spanishKeepsToTheGlossary();
    void textsSpeakToAFriend_data();
    void textsSpeakToAFriend();
    void quotationMarksAreThoseOfTheLanguage_data();
    void quotationMarksAreThoseOfTheLanguage();
    void dotsStandAsInTheEnglish_data();
    void dotsStandAsInTheEnglish();
};

void GlossaryTest::germanKeepsToTheGlossary()
{
    const QStringList found = refusedIn(entriesOf(QStringLiteral("de")), kRefusedInGerman);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void GlossaryTest::spanishKeepsToTheGlossary()
{
    const QStringList found = refusedIn(entriesOf(QStringLiteral("es")), kRefusedInSpanish);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

// "du" and "tú": a polite form is told by its capital within a sentence, or by its own word.
void GlossaryTest::textsSpeakToAFriend_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("polite");
    QTest::newRow("German") << "de" << "[^.!?:„\n] (Sie|Ihnen|Ihre?[nmrs]?)\\b";
    QTest::newRow("Spanish") << "es" << "\\b[Uu]sted|\\bvosotr|\\bvuestr";
}

void GlossaryTest::textsSpeakToAFriend()
{
    QFETCH(const QString, language);
    QFETCH(const QString, polite);
    const QRegularExpression words = patternOf(polite);
    for (const TsEntry& entry : entriesOf(language))
        for (const QString& text : entry.translations)
            QVERIFY2(!text.contains(words), qPrintable(text));
}

void GlossaryTest::quotationMarksAreThoseOfTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("pair");
    QTest::addColumn<QString>("foreign");
    QTest::newRow("German") << "de" << "„“" << "[»«”]";
    QTest::newRow("Spanish") << "es" << "«»" << "[„“”]";
}

void GlossaryTest::quotationMarksAreThoseOfTheLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QString, pair);
    QFETCH(const QString, foreign);
    const QRegularExpression marks(foreign);
    for (const TsEntry& entry : entriesOf(language))
        for (const QString& text : entry.translations) {
            QVERIFY2(!text.contains(marks), qPrintable(text));
            QVERIFY2(!text.contains(u'"') || hasItsOwnMarks(entry.source), qPrintable(text));
            QVERIFY2(text.count(pair.front()) == text.count(pair.back()), qPrintable(text));
        }
}

// withoutMnemonic() takes them off a menu's name, and no space with them.
void GlossaryTest::dotsStandAsInTheEnglish_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("Spanish") << "es";
}

void GlossaryTest::dotsStandAsInTheEnglish()
{
    QFETCH(const QString, language);
    const QString dots = QStringLiteral(" ...");
    for (const TsEntry& entry : entriesOf(language))
        for (const QString& text : entry.translations) {
            QVERIFY2(!text.contains(u'…'), qPrintable(text));
            QVERIFY2(text.contains(dots) == entry.source.contains(dots), qPrintable(text));
        }
}

CAVE_TEST_SUITE(GlossaryTest);
#include "glossary_test.moc"
