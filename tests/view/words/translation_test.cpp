// SPDX-License-Identifier: MIT
// The files of translations/: whole, and right where the game speaks.
#include "app/view/words/describe.h"
#include "core/generate/passes.h"
#include "tests/support/test_main.h"
#include "tests/view/words/ts_file.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

using namespace cave;

namespace {

constexpr int kForms = 2; // one, many: in English as in German and Spanish
// What everybody meets who plays and edits: Hebrew has these, and English for the rest.
const QStringList kMainScreens =
    QString::fromLatin1(
        "DescriptionText EditorActions EditorOverlays EditorPanels EditorTools HeroText Hints ItemVerbs "
        "LookText PlayActions Settings cave::ActionSheet cave::CharacterSheet cave::DailyPage "
        "cave::DeedText cave::DeedsPage cave::DeedsSheet cave::DescribeSheet cave::DocumentTabs "
        "cave::EditsPanel cave::EndSheet cave::FormPage cave::GainSheet cave::GameMenuSheet "
        "cave::HelpSheet cave::HeroBars cave::HeroChooser cave::HeroTitle cave::HistoryPanel "
        "cave::HistorySheet cave::InViewList cave::KeysPanel cave::KindPalette cave::LevelList "
        "cave::LevelPanel cave::LevelView cave::LevelsSheet cave::LoadPage cave::LookLine cave::MainBar "
        "cave::MainWindow cave::ManualWindow cave::MessageList cave::MinimapWidget cave::NewGamePage "
        "cave::NumberGrid cave::PackGlance cave::PackSheet cave::PanelStrip cave::ParameterHead "
        "cave::PlacesSheet cave::PlayPage cave::PlaySheets cave::ProblemList cave::ProblemsStrip "
        "cave::ProgressDialog cave::RecipeChooser cave::RecipePanel cave::RecordSheet cave::ScoresPage "
        "cave::SeedBar cave::SettingsSheet cave::StartPage cave::StatusLine cave::StatusPanel "
        "cave::StorySheet cave::TakeSheet cave::ThingList cave::TitlePage cave::ToolOptions "
        "cave::ToolPanel cave::Workspace")
        .split(u' ');
constexpr std::array kRoles{"bare", "the-subject", "the-object", "a-subject", "a-object"};

// "%1", "%L2" and, where it may not be left out, "%n", sorted.
QStringList placeholders(const QString& text, bool withCount)
{
    static const QRegularExpression kPlaceholder(QStringLiteral("%(?:L?[1-9]|n)"));
    QStringList found;
    for (auto matches = kPlaceholder.globalMatch(text); matches.hasNext();)
        if (const QString mark = matches.next().captured(); withCount || mark != QStringLiteral("%n"))
            found << mark;
    found.sort();
    return found;
}

// Ends in a full stop, which stands within quotation marks or behind them.
bool isWholeSentence(const QString& text)
{
    static const QRegularExpression kEnd(QStringLiteral("\\.[\"»«“”]?$"));
    return text.contains(kEnd);
}

// What is wrong with one translation of `entry`; nothing if all is well.
std::optional<QString> problemOf(const TsEntry& entry, qsizetype form)
{
    static const QRegularExpression kMnemonic(QStringLiteral("&\\w"), QRegularExpression::UseUnicodePropertiesOption);
    const QString& text = entry.translations[form];
    if (text.trimmed().isEmpty())
        return QStringLiteral("is empty");
    // "One" may be said without the number.
    const bool withCount = !entry.hasPlurals || form > 0;
    if (placeholders(text, withCount) != placeholders(entry.source, withCount))
        return QStringLiteral("has other placeholders");
    if (text.count(kMnemonic) != entry.source.count(kMnemonic))
        return QStringLiteral("has another number of mnemonics");
    if (isWholeSentence(text) != isWholeSentence(entry.source))
        return QStringLiteral("ends otherwise");
    return std::nullopt;
}

KindName newtIn(Role role) { return {KindTable::Creature, "newt", role}; }

} // namespace

class TranslationTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void everyMessageIsWhole_data();
    void everyMessageIsWhole();
    void hebrewHasTheMainScreens();
    void englishHoldsPluralsOnly();
    void everyPassAndItsParametersAreNamed_data();
    void everyPassAndItsParametersAreNamed();
    void everyKindHasFiveForms_data();
    void everyKindHasFiveForms();
    void spanishSaysWhomItHits();
    void germanUsesTheRightCase();
    void germanRaisesTheFirstLetter();
    void germanCounts();
    void englishCounts();

private:
    void speak(QLocale::Language language);
    bool hasForms(const char* context, const std::string& name) const;

    QTranslator m_translator;
    Describer m_describer{Catalogue::builtIn()};
};

void TranslationTest::cleanup()
{
    QCoreApplication::removeTranslator(&m_translator);
    QLocale::setDefault(QLocale::c());
}

void TranslationTest::speak(QLocale::Language language)
{
    const QLocale locale(language);
    QVERIFY(m_translator.load(locale, QStringLiteral("cavewright"), QStringLiteral("_"), QStringLiteral(":/i18n")));
    QLocale::setDefault(locale);
    QCoreApplication::installTranslator(&m_translator);
}

void TranslationTest::everyMessageIsWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("Spanish") << "es";
    QTest::newRow("English") << "en";
}

namespace {

QStringList problemsOf(const std::vector<TsEntry>& entries)
{
    QStringList problems;
    for (const TsEntry& entry : entries) {
        const QString name = entry.context + QStringLiteral(": ") + entry.source;
        if (!entry.isFinished || entry.translations.size() != (entry.hasPlurals ? kForms : 1)) {
            problems << name + QStringLiteral(" is not translated");
            continue;
        }
        for (qsizetype form = 0; form < entry.translations.size(); ++form)
            if (const auto problem = problemOf(entry, form))
                problems << QStringLiteral("%1 = \"%2\" %3").arg(name, entry.translations[form], *problem);
    }
    return problems;
}

} // namespace

void TranslationTest::everyMessageIsWhole()
{
    QFETCH(const QString, language);
    const std::vector<TsEntry> entries = entriesOf(language);
    QVERIFY(!entries.empty());
    const QStringList problems = problemsOf(entries);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TranslationTest::hebrewHasTheMainScreens()
{
    std::vector<TsEntry> entries = entriesOf(QStringLiteral("he"));
    for (const QString& screen : kMainScreens)
        QVERIFY2(std::ranges::find(entries, screen, &TsEntry::context) != entries.end(), qPrintable(screen));
    std::erase_if(entries, [](const TsEntry& entry) { return !kMainScreens.contains(entry.context); });
    const QStringList problems = problemsOf(entries);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TranslationTest::englishHoldsPluralsOnly()
{
    for (const TsEntry& entry : entriesOf(QStringLiteral("en")))
        QVERIFY2(entry.hasPlurals, qPrintable(entry.source));
}

bool TranslationTest::hasForms(const char* context, const std::string& name) const
{
    for (const char* role : kRoles)
        if (m_translator.translate(context, name.c_str(), role).isEmpty())
            return false;
    return true;
}

// The editor shows them; the command line speaks English.
void TranslationTest::everyPassAndItsParametersAreNamed_data()
{
    QTest::addColumn<QLocale::Language>("language");
    QTest::newRow("German") << QLocale::German;
    QTest::newRow("Spanish") << QLocale::Spanish;
}

void TranslationTest::everyPassAndItsParametersAreNamed()
{
    QFETCH(const QLocale::Language, language);
    speak(language);
    QStringList missing;
    const auto look = [&](const char* context, std::string_view text) {
        if (m_translator.translate(context, std::string(text).c_str()).isEmpty())
            missing << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    for (const Pass& pass : passes()) {
        look("recipe", pass.title);
        look("recipe", pass.help);
        for (const Parameter& parameter : pass.parameters) {
            look("Parameters", parameter.name);
            look("recipe", parameter.help);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TranslationTest::everyKindHasFiveForms_data() { everyPassAndItsParametersAreNamed_data(); }

void TranslationTest::everyKindHasFiveForms()
{
    QFETCH(const QLocale::Language, language);
    speak(language);
    const auto catalogue = Catalogue::builtIn();
    for (const TileKind& tile : catalogue->tiles())
        QVERIFY2(hasForms("tiles", tile.name), tile.name.c_str());
    for (const CreatureKind& creature : catalogue->creatures())
        QVERIFY2(hasForms("creatures", creature.name), creature.name.c_str());
    for (const ItemKind& item : catalogue->items())
        QVERIFY2(hasForms("items", item.name), item.name.c_str());
}

void TranslationTest::germanUsesTheRightCase()
{
    speak(QLocale::German);
    const std::int64_t damage = 3;
    QCOMPARE(m_describer.describe(Text{"game", "You hit %1 for %2 damage.", {newtIn(Role::TheObject), damage}}),
             QString("Du triffst den Molch für 3 Schaden."));
    QCOMPARE(m_describer.describe(Text{"game", "%1 hits you for %2 damage.", {newtIn(Role::TheSubject), damage}}),
             QString("Der Molch trifft dich für 3 Schaden."));
    QCOMPARE(m_describer.describe(Text{"game", "You die, slain by %1.", {newtIn(Role::AObject)}}),
             QString("Du stirbst, getötet durch einen Molch."));
    QCOMPARE(
        m_describer.describe(Text{"game", "You dig through %1.", {KindName{KindTable::Tile, "wall", Role::TheObject}}}),
        QString("Du gräbst dich durch die Wand."));
    QCOMPARE(m_describer.name(KindTable::Tile, "rock", Role::TheObject), QString("den massiven Fels"));
}

// Whoever is the object comes with "a", which melts with "el"; things come without.
void TranslationTest::spanishSaysWhomItHits()
{
    speak(QLocale::Spanish);
    const std::int64_t damage = 3;
    QCOMPARE(m_describer.describe(Text{"game", "You hit %1 for %2 damage.", {newtIn(Role::TheObject), damage}}),
             QString("Golpeas al tritón: 3 de daño."));
    QCOMPARE(m_describer.describe(Text{"game", "%1 hits you for %2 damage.", {newtIn(Role::TheSubject), damage}}),
             QString("El tritón te golpea: 3 de daño."));
    QCOMPARE(m_describer.name(KindTable::Creature, "newt", Role::AObject), QString("a un tritón"));
    QCOMPARE(m_describer.describe(Text{"game",
                                       "Nobody in view would harm you. To strike %1 all the same, walk there.",
                                       {newtIn(Role::AObject)}}),
             QString("Nadie a la vista te haría daño. Para golpear a un tritón de todos modos, anda hacia allí."));
    QCOMPARE(m_describer.name(KindTable::Tile, "rock", Role::TheObject), QString("la roca maciza"));
}

void TranslationTest::germanRaisesTheFirstLetter()
{
    speak(QLocale::German);
    QCOMPARE(
        m_describer.describe(Text{"game", "%1 blocks the way.", {KindName{KindTable::Tile, "rock", Role::TheSubject}}}),
        QString("Der massive Fels versperrt den Weg."));
    QCOMPARE(m_describer.describe(Text{"game", "%1 dies.", {newtIn(Role::ASubject)}}), QString("Ein Molch stirbt."));
}

void TranslationTest::germanCounts()
{
    speak(QLocale::German);
    const auto left = [this](std::int64_t count) {
        return m_describer.describe(
            Text{"problems", "%n cell(s) of floor cannot be reached without digging.", {}, count});
    };
    QCOMPARE(left(1), QString("1 Feld Boden ist ohne Graben nicht erreichbar."));
    QCOMPARE(left(12345), QString("12.345 Felder Boden sind ohne Graben nicht erreichbar."));
}

void TranslationTest::englishCounts()
{
    speak(QLocale::English);
    const auto apart = [this](std::int64_t count) {
        return m_describer.describe(
            Text{"recipe", "%n part(s) [stays|stay] apart, because no tunnel can be dug to [it|them].", {}, count});
    };
    QCOMPARE(apart(1), QString("1 part stays apart, because no tunnel can be dug to it."));
    QCOMPARE(apart(2), QString("2 parts stay apart, because no tunnel can be dug to them."));
}

CAVE_TEST_SUITE(TranslationTest);
#include "translation_test.moc"
