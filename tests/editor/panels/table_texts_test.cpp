// SPDX-License-Identifier: MIT
// What core's tables say to people is translated: every name, help and word of theirs, in each language that is whole.
#include "app/view/words/describe.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/kind_fields.h"
#include "core/content/reaction_rows.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/sounds/sound_rows.h"
#include "core/content/stage_rows.h"
#include "core/generate/passes.h"
#include "core/save/formats/formats.h"
#include "editor/panels/events/event_names.h"
#include "editor/panels/field_names.h"
#include "editor/panels/recipe/recipe_words.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <memory>

using namespace cave;

namespace {

// A language that remembers what it was asked for and does not know.
class Listener : public QTranslator {
public:
    bool learn(const QString& language)
    {
        return m_known.load(QStringLiteral(":/i18n/cavewright_%1.qm").arg(language));
    }
    int asked() const { return m_asked; }
    const QStringList& unknown() const { return m_unknown; }
    void forget()
    {
        m_asked = 0;
        m_unknown.clear();
    }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* role, int count) const override
    {
        ++m_asked;
        const QString said = m_known.translate(context, source, role, count);
        if (said.isEmpty())
            m_unknown << QStringLiteral("%1: %2").arg(QString::fromUtf8(context), QString::fromUtf8(source));
        return said;
    }

private:
    QTranslator m_known;
    mutable int m_asked = 0;
    mutable QStringList m_unknown;
};

bool isNumber(std::string_view word) { return word.find_first_not_of("0123456789") == std::string_view::npos; }

} // namespace

class TableTextsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void passesAndTheirChoices_data() { languages(); }
    void passesAndTheirChoices();
    void wordsOfEvents_data() { languages(); }
    void wordsOfEvents();
    void fieldsOfContentAndTheirWords_data() { languages(); }
    void fieldsOfContentAndTheirWords();
    void kindsOfFiles_data() { languages(); }
    void kindsOfFiles();

private:
    static void languages();
    // `show` gives what is said of `what`; what is said without asking a language is what files say.
    template <typename Show>
    void look(std::string_view what, Show show)
    {
        const int before = m_listener->asked();
        show();
        if (m_listener->asked() == before)
            m_plain << shown(what);
    }
    void lookAtEvents(std::span<const EventWord> words);
    void lookAtEventField(const EventField& field);
    void lookAtFields(std::span<const KindField> fields);
    void lookAtEffects();
    void expectAllTranslated() const;

    std::unique_ptr<Listener> m_listener;
    QStringList m_plain;
};

void TableTextsTest::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("Spanish") << "es";
}

void TableTextsTest::init()
{
    QFETCH(const QString, language);
    m_plain.clear();
    m_listener = std::make_unique<Listener>();
    QVERIFY(m_listener->learn(language));
    QCoreApplication::installTranslator(m_listener.get());
    m_listener->forget(); // Qt has asked which way it is read
}

void TableTextsTest::cleanup()
{
    QCoreApplication::removeTranslator(m_listener.get());
    m_listener.reset();
}

void TableTextsTest::expectAllTranslated() const
{
    QVERIFY(m_listener->asked() > 0);
    QVERIFY2(m_plain.isEmpty(), qPrintable(m_plain.join(u'\n')));
    QVERIFY2(m_listener->unknown().isEmpty(), qPrintable(m_listener->unknown().join(u'\n')));
}

void TableTextsTest::passesAndTheirChoices()
{
    for (const Pass& pass : passes()) {
        look(pass.type, [&] { return passTitle(pass); });
        look(pass.type, [&] { return passHelp(pass); });
        for (const Parameter& parameter : pass.parameters) {
            look(parameter.id, [&] { return parameterName(parameter); });
            look(parameter.id, [&] { return parameterHelp(parameter); });
            for (const std::string_view choice : parameter.choices)
                if (!isNumber(choice))
                    look(choice, [&] { return choiceText(parameter, choice); });
        }
    }
    expectAllTranslated();
}

void TableTextsTest::lookAtEventField(const EventField& field)
{
    look(field.id, [&] { return eventFieldName(field); });
    look(field.id, [&] { return eventFieldHelp(field); });
    for (const std::string_view word : field.words)
        look(word, [&] { return eventTermWord(word); });
}

void TableTextsTest::lookAtEvents(std::span<const EventWord> words)
{
    for (const EventWord& word : words) {
        look(word.id, [&] { return sentenceOf(word); });
        for (const EventField& field : word.fields())
            lookAtEventField(field);
    }
}

void TableTextsTest::wordsOfEvents()
{
    lookAtEvents(triggerWords());
    lookAtEvents(conditionWords());
    lookAtEvents(effectWords());
    lookAtEventField(delayField());
    lookAtEventField(levelField());
    expectAllTranslated();
}

void TableTextsTest::lookAtFields(std::span<const KindField> fields)
{
    for (const KindField& field : fields) {
        const std::string_view label = labelOf(field);
        look(label, [&] { return fieldName(label); });
        look(label, [&] { return fieldHelp(label); });
        for (const std::string_view word : field.words)
            look(word, [&] { return fieldWord(word, label); });
        lookAtFields(field.parts);
    }
}

void TableTextsTest::lookAtEffects()
{
    for (const std::string_view effect : effectKindWords()) {
        const Json row = Json::Object{{"kind", std::string(effect)}};
        lookAtFields(effectFields(row));
        lookAtFields(touchFields(row));
        lookAtFields(befallingFields(row));
    }
}

void TableTextsTest::fieldsOfContentAndTheirWords()
{
    for (const KindTable table : {KindTable::Tile, KindTable::Creature, KindTable::Item, KindTable::Gas})
        lookAtFields(kindFields(table));
    for (const auto fields : {dropFields(), stageFields(), hordeFields(), memberFields(), runeFields(), soundFields(),
                              eventSoundFields(), ambienceFields(), scoreFields()})
        lookAtFields(fields);
    for (std::size_t i = 0; i < behaviourWords().size(); ++i)
        lookAtFields(behaviourFields(static_cast<Does>(i)));
    const std::vector<KindField> reaction = reactionFields(Json::Object{{"on", "enter"}});
    for (const std::string_view word : reaction.front().words)
        lookAtFields(reactionFields(Json::Object{{"on", std::string(word)}}));
    lookAtEffects();
    expectAllTranslated();
}

void TableTextsTest::kindsOfFiles()
{
    for (const Format& format : formats())
        for (const Format::Label& label : {format.title, format.files, format.holds})
            look(label.source, [&] { return described(label.text()); });
    expectAllTranslated();
}

CAVE_TEST_SUITE(TableTextsTest);
#include "table_texts_test.moc"
