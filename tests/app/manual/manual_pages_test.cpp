// SPDX-License-Identifier: MIT
// What the manual says exists: keys, menus, pages, pictures and commands, in every language that it is written in.
#include "app/manual/manual_html.h"
#include "app/manual/manual_pages.h"
#include "app/play/keys/key_map.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/kind_fields.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/sounds/sound_rows.h"
#include "core/generate/pass.h"
#include "core/save/formats/formats.h"
#include "core/world/event_words.h"
#include "editor/actions/editor_keys.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>
#include <utility>

using namespace cave;

namespace {

const KeyMap kPlayKeys;
const EditorKeys kEditorKeys{KeyBindings{}};
const ManualKeys kKeys{kPlayKeys, kEditorKeys};

QStringList allMatches(const QString& text, const char* pattern)
{
    QStringList found;
    const QRegularExpression expression{QLatin1String(pattern)};
    for (auto match = expression.globalMatch(text); match.hasNext();)
        found += match.next().captured(1);
    return found;
}

// What the program says in a language, as it stands in menus and on buttons: without "&" and "...".
std::set<QString> textsOf(const QString& language)
{
    std::set<QString> texts;
    const QString translated = language == u"en" ? QStringLiteral("de") : language; // English stands in all of them
    QFile file(QString::fromStdString(resourcePath("../translations/cavewright_")) + translated +
               QStringLiteral(".ts"));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    const QString wanted = language == u"en" ? QStringLiteral("source") : QStringLiteral("translation");
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == wanted)
            texts.insert(xml.readElementText(QXmlStreamReader::IncludeChildElements)
                             .remove(u'&')
                             .remove(QStringLiteral("..."))
                             .trimmed());
    return texts;
}

// What the command line says of one command, behind its name; empty: there is none.
QString helpOf(const QString& command, const QString& help)
{
    const QRegularExpression section(QStringLiteral("^%1\n(.+?)(?=^\\S|\\z)").arg(command),
                                     QRegularExpression::MultilineOption |
                                         QRegularExpression::DotMatchesEverythingOption);
    return section.match(help).captured(1);
}

QString pageText(const std::vector<ManualPage>& pages, const QString& id)
{
    return std::ranges::find(pages, id, &ManualPage::id)->text;
}

} // namespace

class ManualPagesTest : public QObject {
    Q_OBJECT

private slots:
    void everyKeyIsOfAnAction();
    void everyMenuIsThere();
    void everyLinkLeadsToAPage();
    void everyPictureIsShown();
    void everyCommandIsKnown();
    void languagesHaveTheSameChapters();
    void keysAreThoseThatAreSet();
    void actionsWithoutAKeyAreNamedByTheirMenu();
    void unknownActionsAreTold();
    void tablesAreWhole();
    void theBrowserGetsAllPagesAndPictures();
    void strangeSignsStayPlain();
    void newsTellThisReleaseFirstWithItsDay();

private:
    template <typename Check>
    static void forEachChapter(Check check)
    {
        for (const QString& language : manualLanguages())
            for (const QString& id : chapterIds()) {
                const QString text = chapter(language, id);
                QVERIFY2(text.startsWith("# "), qPrintable(language + u'/' + id));
                check(language, id, text);
            }
    }
};

void ManualPagesTest::everyKeyIsOfAnAction()
{
    forEachChapter([](const QString& language, const QString& id, const QString& text) {
        QStringList unknown;
        const QString filled = withKeys(text, kKeys, &unknown);
        QVERIFY2(unknown.isEmpty(), qPrintable(language + u'/' + id + u' ' + unknown.join(u' ')));
        static const QRegularExpression kName(QStringLiteral("\\{[a-z]+:")); // of a key; JSON has braces too
        QVERIFY2(!filled.contains(kName), qPrintable(language + u'/' + id));
    });
}

// What stands in *italics*, and begins with a capital, is something to be found in the window.
void ManualPagesTest::everyMenuIsThere()
{
    for (const QString& language : manualLanguages()) {
        const std::set<QString> texts = textsOf(language);
        QVERIFY(texts.size() > 1000);
        for (const QString& id : chapterIds())
            for (const QString& name : allMatches(chapter(language, id), "(?<!\\*)\\*([^*\n]+)\\*(?!\\*)"))
                if (name.front().isUpper() || name.contains(u','))
                    for (const QString& part : name.split(QStringLiteral(", ")))
                        QVERIFY2(texts.contains(part), qPrintable(language + u'/' + id + QStringLiteral(": ") + part));
    }
}

void ManualPagesTest::everyLinkLeadsToAPage()
{
    std::set<QString> ids;
    for (const ManualPage& page : manualPages(kKeys)) {
        QVERIFY2(!page.title.isEmpty(), qPrintable(page.id));
        QVERIFY(ids.insert(page.id).second);
    }
    forEachChapter([&ids](const QString& language, const QString& id, const QString& text) {
        for (const QString& link : allMatches(text, "\\]\\(([^)]*)\\)")) {
            const bool isThere = link.startsWith("picture:")
                                     ? QFile::exists(":/manual/pictures/" + link.mid(8) + ".png")
                                     : ids.contains(link);
            QVERIFY2(isThere, qPrintable(language + u'/' + id + QStringLiteral(": ") + link));
        }
    });
}

void ManualPagesTest::everyPictureIsShown()
{
    for (const QString& language : manualLanguages()) {
        QString all;
        for (const QString& id : chapterIds())
            all += chapter(language, id);
        for (const QString& picture : QDir(":/manual/pictures").entryList())
            QVERIFY2(all.contains("](picture:" + picture.chopped(4) + u')'), qPrintable(language + u' ' + picture));
    }
}

void ManualPagesTest::everyCommandIsKnown()
{
    QFile file(":/manual/command-line.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString help = QString::fromUtf8(file.readAll());
    QVERIFY(help.contains("cavewright-cli"));
    int commands = 0;
    forEachChapter([&](const QString& language, const QString& id, const QString& text) {
        for (const QString& line : allMatches(text, "cavewright-cli ([^\n`]+)")) {
            const QString command = line.section(u' ', 0, 0);
            const QString offered = helpOf(command, help);
            QVERIFY2(!offered.isEmpty(), qPrintable(language + u'/' + id + QStringLiteral(": ") + command));
            for (const QString& option : allMatches(line, "(--[a-z-]+)"))
                QVERIFY2(option == "--help" || offered.contains(option + u' '),
                         qPrintable(language + u'/' + id + QStringLiteral(": ") + command + u' ' + option));
            ++commands;
        }
    });
    QVERIFY(commands > 10);
}

void ManualPagesTest::languagesHaveTheSameChapters()
{
    for (const QString& id : chapterIds()) {
        const QString english = chapter("en", id);
        for (const QString& language : manualLanguages()) {
            const QString text = chapter(language, id);
            for (const char* pattern : {"(?m)^(#+) ", "(?m)^(?:- |\\d+\\. )(\\S)", "\\]\\(([^)]*)\\)"})
                QCOMPARE(allMatches(text, pattern).size(), allMatches(english, pattern).size());
            auto keys = allMatches(text, "(\\{\\w+:\\w+\\})");
            auto englishKeys = allMatches(english, "(\\{\\w+:\\w+\\})");
            keys.sort();
            englishKeys.sort();
            QCOMPARE(keys, englishKeys);
        }
    }
}

void ManualPagesTest::keysAreThoseThatAreSet()
{
    KeyBindings own;
    own.play["Explore"] = QStringList{"F9"};
    const KeyMap changed(own);
    QCOMPARE(withKeys("{key:Explore}", {changed, kEditorKeys}), QString("`` F9 ``"));
    QCOMPARE(withKeys("{key:Explore}", kKeys), QString("`` o ``"));
    QCOMPARE(withKeys("{tool:Brush} or {edit:Undo}", kKeys), QString("`` B `` or `` Ctrl+Z ``"));
}

void ManualPagesTest::actionsWithoutAKeyAreNamedByTheirMenu()
{
    QCOMPARE(withKeys("{edit:Sweep}", kKeys), QString("*Recipe, Sweep*"));
}

void ManualPagesTest::unknownActionsAreTold()
{
    QStringList unknown;
    QCOMPARE(withKeys("{key:Fly} {tool:Undo}", kKeys, &unknown), QString("{key:Fly} {tool:Undo}"));
    QCOMPARE(unknown, (QStringList{"{key:Fly}", "{tool:Undo}"}));
}

void ManualPagesTest::tablesAreWhole()
{
    const auto pages = manualPages(kKeys);
    const QString passText = pageText(pages, "passes");
    for (const Pass& pass : passes()) {
        QVERIFY(passText.contains(QString::fromUtf8(pass.type.data(), qsizetype(pass.type.size())) + u'@'));
        for (const Parameter& parameter : pass.parameters)
            QVERIFY(passText.contains(u'`' + QString::fromUtf8(parameter.id.data(), qsizetype(parameter.id.size())) +
                                      u'`'));
    }
    const QString words = pageText(pages, "event-words");
    for (const auto list : {triggerWords(), conditionWords(), effectWords()})
        for (const EventWord& word : list)
            QVERIFY(words.contains(u'`' + QString::fromUtf8(word.id.data(), qsizetype(word.id.size())) + u'`'));
    const QString fields = pageText(pages, "fields");
    for (const auto list : {behaviourWords(), effectKindWords()})
        for (const std::string_view word : list)
            QVERIFY(fields.contains(u'`' + QString::fromUtf8(word.data(), qsizetype(word.size())) + u'`'));
    for (const auto rows : {kindFields(KindTable::Tile), kindFields(KindTable::Creature), kindFields(KindTable::Item),
                            kindFields(KindTable::Gas), hordeFields(), memberFields(), runeFields(), soundFields(),
                            eventSoundFields(), ambienceFields(), scoreFields()})
        for (const KindField& field : rows)
            QVERIFY2(fields.contains(u'`' + QString::fromUtf8(field.id.data(), qsizetype(field.id.size())) + u'`'),
                     field.id.data());
    for (const auto& [id, keys] : {std::pair<QString, const ActionKeys&>("keys-play", kPlayKeys),
                                   std::pair<QString, const ActionKeys&>("keys-editor", kEditorKeys)})
        for (const KeyEntry& entry : keys.entries())
            if (!entry.action.isEmpty() && !entry.keys.isEmpty())
                QVERIFY2(pageText(pages, id).contains(entry.name.plain()), qPrintable(entry.action));
    QFile help(":/manual/command-line.txt");
    QVERIFY(help.open(QIODevice::ReadOnly));
    QVERIFY(pageText(pages, "command-line").contains(QString::fromUtf8(help.readAll()).trimmed()));
    for (const Format& format : formats())
        QVERIFY(pageText(pages, "formats")
                    .contains(QString::fromUtf8(format.suffix.data(), qsizetype(format.suffix.size()))));
}

void ManualPagesTest::theBrowserGetsAllPagesAndPictures()
{
    const QTemporaryDir folder;
    QVERIFY(writeManual(folder.filePath("manual").toStdString(), kKeys));
    const auto pages = manualPages(kKeys);
    for (const ManualPage& page : pages) {
        QFile file(folder.filePath("manual/" + page.id + ".html"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(page.id));
        const QString html = QString::fromUtf8(file.readAll());
        QVERIFY(html.contains("<title>" + page.title.toHtmlEscaped() + "</title>"));
        QVERIFY(!html.contains("\"picture:"));
        for (const QString& link : allMatches(html, "(?:href|src)=\"([^\"#]*)\""))
            QVERIFY2(QFile::exists(folder.filePath("manual/" + link)), qPrintable(page.id + u' ' + link));
    }
    QVERIFY(QFile::exists(folder.filePath("manual/pictures/editor.png")));
    const auto refused = writeManual(folder.filePath("manual/start.html").toStdString(), kKeys); // a file, no folder
    QVERIFY(!refused);
}

void ManualPagesTest::strangeSignsStayPlain()
{
    const QString html = QString::fromUtf8(manualHtml({"a", "<b>A</b>", "# <b>A</b>\n\n<script>x</script>"}, {}));
    QVERIFY(!html.contains("<b>") && !html.contains("<script>"));
}

// A section in which nothing stands yet is not shown.
void ManualPagesTest::newsTellThisReleaseFirstWithItsDay()
{
    const QStringList sections = allMatches(pageText(manualPages(kKeys), "news"), "(?m)^## (.*)$");
    const QStringList releases = sections.filter(QRegularExpression("^\\d+\\.\\d+\\.\\d+ - \\d{4}-\\d\\d-\\d\\d$"));
    QVERIFY(!releases.isEmpty());
    QVERIFY2(releases.front().startsWith(QStringLiteral(CAVEWRIGHT_VERSION " - ")), qPrintable(releases.front()));
    QVERIFY(!pageText(manualPages(kKeys), "news").contains(QRegularExpression("(?m)^## .*\\n\\s*(## |\\z)")));
}

CAVE_TEST_SUITE(ManualPagesTest);
#include "manual_pages_test.moc"
