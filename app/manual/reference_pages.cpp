// SPDX-License-Identifier: MIT
#include "app/manual/reference_pages.h"

#include "app/view/words/describe.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/content/fields/field_texts.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/kind_fields.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/sounds/sound_rows.h"
#include "core/generate/pass.h"
#include "core/save/formats/formats.h"
#include "core/world/event_words.h"
#include "editor/panels/events/event_names.h"
#include "editor/panels/field_names.h"
#include "editor/panels/recipe/recipe_words.h"

#include <QCoreApplication>
#include <QResource>

#include <algorithm>

namespace cave {

namespace {

QString words(const char* source) { return QCoreApplication::translate("Manual", source); }

QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString code(std::string_view text) { return QStringLiteral("`%1`").arg(textOf(text)); }

// Signs that would end a cell of a table or begin something in Markdown.
QString cell(QString text)
{
    for (const QChar sign : QStringLiteral("\\|*_<>`#[]"))
        text.replace(sign, QStringLiteral("\\") + sign);
    return text.simplified();
}

QString joined(std::span<const std::string_view> choices)
{
    QStringList list;
    for (const std::string_view choice : choices)
        list += choice.empty() ? QStringLiteral("\"\"") : code(choice);
    return list.join(QStringLiteral(", "));
}

QString row(const QStringList& cells) { return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | "))); }

QString header(const QStringList& cells)
{
    return u'\n' + row(cells) + row(QStringList(cells.size(), QStringLiteral("---")));
}

QString heading(const QString& text) { return QStringLiteral("\n## %1\n\n").arg(cell(text)); }

// Actions that have keys or stand in a menu, by their menus.
QString keyTable(const ActionKeys& keys)
{
    QString text;
    QString group;
    for (const KeyEntry& entry : keys.entries()) {
        if (entry.action.isEmpty())
            continue;
        if (entry.group.plain() != group) {
            group = entry.group.plain();
            text += heading(group) +
                    header({words(QT_TRANSLATE_NOOP("Manual", "Action")), words(QT_TRANSLATE_NOOP("Manual", "Keys")),
                            words(QT_TRANSLATE_NOOP("Manual", "What it does"))});
        }
        QStringList labels;
        for (const QString& key : entry.keys)
            labels += cell(keys.labelOf(key));
        text += row({cell(entry.name.plain()), labels.join(QStringLiteral(", ")), cell(entry.help.translated())});
    }
    return text;
}

QString valuesOf(const Parameter& parameter)
{
    switch (parameter.kind) {
    case ParameterKind::Integer: return QStringLiteral("%1 .. %2").arg(parameter.low).arg(parameter.high);
    case ParameterKind::PerMille: return QStringLiteral("0 .. 1000 ‰");
    case ParameterKind::Choice: {
        QStringList choices;
        for (const std::string_view choice : parameter.choices) {
            const QString meant = choiceText(parameter, choice);
            choices +=
                meant == textOf(choice) ? code(choice) : QStringLiteral("%1 (%2)").arg(code(choice), cell(meant));
        }
        return choices.join(QStringLiteral(", "));
    }
    case ParameterKind::Flag: return QStringLiteral("`true`, `false`");
    case ParameterKind::Tile: return words(QT_TRANSLATE_NOOP("Manual", "a tile's id"));
    case ParameterKind::Table: return words(QT_TRANSLATE_NOOP("Manual", "kinds and their weights"));
    case ParameterKind::Word: return words(QT_TRANSLATE_NOOP("Manual", "a word"));
    }
    return {};
}

QString passPage()
{
    QString text;
    for (const Pass& pass : passes()) {
        text += heading(QStringLiteral("%1 (%2@%3)").arg(passTitle(pass), textOf(pass.type)).arg(pass.version));
        text += cell(passHelp(pass)) + u'\n';
        if (pass.parameters.empty())
            continue;
        text += header({words(QT_TRANSLATE_NOOP("Manual", "In the file")), words(QT_TRANSLATE_NOOP("Manual", "Name")),
                        words(QT_TRANSLATE_NOOP("Manual", "Values")), words(QT_TRANSLATE_NOOP("Manual", "Usually")),
                        words(QT_TRANSLATE_NOOP("Manual", "What it does"))});
        for (const Parameter& parameter : pass.parameters)
            text += row({code(parameter.id), cell(parameterName(parameter)), valuesOf(parameter),
                         QStringLiteral("`%1`").arg(QString::fromStdString(parameter.byDefault.compact())),
                         cell(parameterHelp(parameter))});
    }
    return text;
}

QString eventWords(const char* title, const char* key, std::span<const EventWord> list)
{
    QString text = heading(words(title).arg(QLatin1String(key)));
    text +=
        header({words(QT_TRANSLATE_NOOP("Manual", "In the file")), words(QT_TRANSLATE_NOOP("Manual", "What it does")),
                words(QT_TRANSLATE_NOOP("Manual", "Can be told"))});
    for (const EventWord& word : list) {
        QStringList fields;
        for (const EventField& field : word.fields())
            fields += code(field.id) + (field.isNeeded ? QStringLiteral("!") : QString());
        text += row({code(word.id), cell(sentenceOf(word)), fields.join(QStringLiteral(", "))});
    }
    return text;
}

// Each term once, though many words know it: one of another name or sentence is another one.
QString eventTerms()
{
    QString text = heading(words(QT_TRANSLATE_NOOP("Manual", "What words can be told")));
    text += header({words(QT_TRANSLATE_NOOP("Manual", "In the file")), words(QT_TRANSLATE_NOOP("Manual", "Name")),
                    words(QT_TRANSLATE_NOOP("Manual", "What it does"))});
    QStringList rows;
    const auto add = [&rows](const EventField& field) {
        rows += row({code(field.id), cell(eventFieldName(field)), cell(eventFieldHelp(field))});
    };
    for (const auto list : {triggerWords(), conditionWords(), effectWords()})
        for (const EventWord& word : list)
            std::ranges::for_each(word.fields(), add);
    add(delayField());
    add(levelField());
    rows.sort();
    rows.removeDuplicates();
    return text + rows.join(QString());
}

QString eventPage()
{
    return words(QT_TRANSLATE_NOOP("Manual", "What stands with a ! must be said.")) + u'\n' +
           eventWords(QT_TRANSLATE_NOOP("Manual", "When (\"%1\")"), "on", triggerWords()) +
           eventWords(QT_TRANSLATE_NOOP("Manual", "If (\"%1\")"), "is", conditionWords()) +
           eventWords(QT_TRANSLATE_NOOP("Manual", "Then (\"%1\")"), "does", effectWords()) + eventTerms();
}

QString valuesOf(const KindField& field)
{
    using enum FieldKind;
    if (field.kind == Number || field.kind == Band || field.kind == Scale)
        return QStringLiteral("%1 .. %2").arg(field.low).arg(field.high);
    if (field.kind == Flag)
        return QStringLiteral("`true`, `false`");
    return field.kind == Word || field.kind == Words ? joined(field.words) : QString();
}

QString fieldTable(std::span<const KindField> fields)
{
    QString text =
        header({words(QT_TRANSLATE_NOOP("Manual", "In the file")), words(QT_TRANSLATE_NOOP("Manual", "Name")),
                words(QT_TRANSLATE_NOOP("Manual", "Values")), words(QT_TRANSLATE_NOOP("Manual", "What it does"))});
    for (const KindField& field : fields)
        text += row({code(field.id) + (field.isNeeded ? QStringLiteral("!") : QString()),
                     cell(fieldName(labelOf(field))), valuesOf(field), cell(fieldHelp(labelOf(field)))});
    return text;
}

// Of an object that says first what it is.
QString fieldNames(const std::vector<KindField>& fields)
{
    QStringList names;
    for (std::size_t i = 1; i < fields.size(); ++i)
        names += code(fields[i].id) + (fields[i].isNeeded ? QStringLiteral("!") : QString());
    return names.join(QStringLiteral(", "));
}

// What stands behind the first of the fields, each once however often it comes.
void addTo(std::vector<KindField>& told, const std::vector<KindField>& fields)
{
    for (const KindField& field : std::span(fields).subspan(1))
        if (std::ranges::none_of(told, [&](const KindField& other) { return labelOf(other) == labelOf(field); }))
            told.push_back(field);
}

QString behaviourTables()
{
    QString text =
        heading(words(QT_TRANSLATE_NOOP("Manual", "What creatures do by themselves"))) +
        header({words(QT_TRANSLATE_NOOP("Manual", "In the file")), words(QT_TRANSLATE_NOOP("Manual", "Name")),
                words(QT_TRANSLATE_NOOP("Manual", "What it does")), words(QT_TRANSLATE_NOOP("Manual", "Can be told"))});
    std::vector<KindField> told;
    const auto behaviours = behaviourWords();
    for (std::size_t i = 0; i < behaviours.size(); ++i) {
        const auto does = static_cast<Does>(i);
        const std::vector<KindField> fields = behaviourFields(does);
        addTo(told, fields);
        text += row({code(behaviours[i]), cell(fieldWord(behaviours[i])),
                     cell(translated(kFieldContext, behaviourHelp(does))), fieldNames(fields)});
    }
    return text + fieldTable(told);
}

QString effectTables()
{
    QString text =
        heading(words(QT_TRANSLATE_NOOP("Manual", "What things do when they are used"))) +
        header({words(QT_TRANSLATE_NOOP("Manual", "In the file")), words(QT_TRANSLATE_NOOP("Manual", "Name")),
                words(QT_TRANSLATE_NOOP("Manual", "Can be told"))});
    std::vector<KindField> told;
    for (const std::string_view effect : effectKindWords()) {
        const std::vector<KindField> fields = effectFields(newEffect(Json::Object{{"kind", std::string(effect)}}));
        addTo(told, fields);
        text += row({code(effect), cell(fieldWord(effect)), fieldNames(fields)});
    }
    return text + fieldTable(told);
}

QString fieldPage()
{
    QString text = words(QT_TRANSLATE_NOOP("Manual", "What stands with a ! must be said.")) + u'\n';
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Tiles"))) + fieldTable(kindFields(KindTable::Tile));
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Creatures"))) + fieldTable(kindFields(KindTable::Creature));
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Items"))) + fieldTable(kindFields(KindTable::Item));
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Gases"))) + fieldTable(kindFields(KindTable::Gas));
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Hordes"))) + fieldTable(hordeFields());
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Who goes along in a horde"))) + fieldTable(memberFields());
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Runes"))) + fieldTable(runeFields());
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Sounds"))) + fieldTable(soundFields());
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "What is heard when"))) + fieldTable(eventSoundFields());
    text +=
        heading(words(QT_TRANSLATE_NOOP("Manual", "What is heard near some ground"))) + fieldTable(ambienceFields());
    text += heading(words(QT_TRANSLATE_NOOP("Manual", "Music"))) + fieldTable(scoreFields());
    return text + behaviourTables() + effectTables();
}

QString formatPage()
{
    QString text;
    for (const Format& format : formats())
        text += heading(QStringLiteral("%1 (%2)").arg(described(format.title.text()), textOf(format.suffix))) +
                cell(described(format.holds.text())) + u'\n';
    return text;
}

// As it prints it itself; made when the program was built.
QString commandPage()
{
    const QString help = QString::fromUtf8(QResource(QStringLiteral(":/manual/command-line.txt")).uncompressedData());
    return words(QT_TRANSLATE_NOOP("Manual", "It needs no display. The manual page (man cavewright-cli) says more.")) +
           QStringLiteral("\n\n```\n%1\n```\n").arg(help.trimmed());
}

} // namespace

std::vector<ManualPage> referencePages(const ManualKeys& keys)
{
    std::vector<ManualPage> pages;
    const auto add = [&pages](const char* id, const char* title, const QString& text) {
        const QString name = words(title);
        pages.push_back({QString::fromLatin1(id), name, QStringLiteral("# %1\n\n%2").arg(name, text)});
    };
    add("keys-play", QT_TRANSLATE_NOOP("Manual", "Keys of the game"), keyTable(keys.play));
    add("keys-editor", QT_TRANSLATE_NOOP("Manual", "Keys of the editor"), keyTable(keys.editor));
    add("passes", QT_TRANSLATE_NOOP("Manual", "Passes of recipes"), passPage());
    add("event-words", QT_TRANSLATE_NOOP("Manual", "Words of events"), eventPage());
    add("fields", QT_TRANSLATE_NOOP("Manual", "What rows of content may say"), fieldPage());
    add("formats", QT_TRANSLATE_NOOP("Manual", "Kinds of files"), formatPage());
    add("command-line", QT_TRANSLATE_NOOP("Manual", "The command line"), commandPage());
    return pages;
}

} // namespace cave
