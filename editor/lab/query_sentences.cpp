// SPDX-License-Identifier: MIT
#include "editor/lab/query_sentences.h"

#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "editor/lab/measure_titles.h"
#include "editor/lab/playtest_tables.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace cave {

namespace {

QString say(const char* text) { return QCoreApplication::translate("QuerySentences", text); }

// Names and numbers of a dungeon's own may hold a "%1", so all places are filled at once.
QString say(const char* text, const QString& one) { return say(text).arg(one); }
QString say(const char* text, const QString& one, const QString& two) { return say(text).arg(one, two); }
QString say(const char* text, const QString& one, const QString& two, const QString& three)
{
    return say(text).arg(one, two, three);
}

class QuerySpeaker {
public:
    explicit QuerySpeaker(const Dungeon& dungeon) : m_dungeon(dungeon), m_describer(dungeon.catalogue) {}

    // With a capital first letter, as a line begins.
    QString line(const Query& query) const { return raised(this->query(query)); }
    QString line(const QueryPart& part) const { return raised(this->part(part)); }

    // Then its line tells which one.
    bool namesOneLevel(const QueryPart& part) const
    {
        const bool isOfAll = part.first == 1 && part.last == 0;
        return !isOfAll && part.first == (part.last == 0 ? m_dungeon.depth() : part.last);
    }

private:
    QString raised(const QString& text) const { return QString::fromStdString(m_describer.raised(text.toStdString())); }

    QString query(const Query& query) const
    {
        switch (query.node) {
        case Query::Node::Comparison: return comparison(query);
        case Query::Node::Not: return say(QT_TRANSLATE_NOOP("QuerySentences", "not (%1)"), this->query(query.parts[0]));
        case Query::Node::And: return joined(query, say(QT_TRANSLATE_NOOP("QuerySentences", " and ")));
        case Query::Node::Or: break;
        }
        return joined(query, say(QT_TRANSLATE_NOOP("QuerySentences", " or ")));
    }

    QString part(const QueryPart& part) const
    {
        switch (part.word) {
        case QueryWord::Number: return numberText(part.number);
        case QueryWord::Count: return onLevels(names(part), part);
        case QueryWord::Steps:
            //: how far it is from the start to the nearest of some things
            return onLevels(say(QT_TRANSLATE_NOOP("QuerySentences", "Steps to: %1"), names(part)), part);
        case QueryWord::Measure: return onLevels(measure(part), part);
        case QueryWord::Errors: return say(QT_TRANSLATE_NOOP("QuerySentences", "Errors"));
        case QueryWord::Warnings: return say(QT_TRANSLATE_NOOP("QuerySentences", "Warnings"));
        case QueryWord::Bot: return bot(part);
        }
        return {};
    }

    QString joined(const Query& query, const QString& between) const
    {
        QStringList parts;
        for (const Query& part : query.parts)
            parts << (part.parts.size() > 1 ? u'(' + this->query(part) + u')' : this->query(part));
        return parts.join(between);
    }

    QString comparison(const Query& query) const
    {
        return say(worded(query.compare), sum(query.left), sum(query.right));
    }

    static const char* worded(Compare compare)
    {
        switch (compare) {
        case Compare::Equal: return QT_TRANSLATE_NOOP("QuerySentences", "%1: exactly %2");
        case Compare::Unequal: return QT_TRANSLATE_NOOP("QuerySentences", "%1: other than %2");
        case Compare::Less: return QT_TRANSLATE_NOOP("QuerySentences", "%1: less than %2");
        case Compare::AtMost: return QT_TRANSLATE_NOOP("QuerySentences", "%1: at most %2");
        case Compare::More: return QT_TRANSLATE_NOOP("QuerySentences", "%1: more than %2");
        case Compare::AtLeast: break;
        }
        return QT_TRANSLATE_NOOP("QuerySentences", "%1: at least %2");
    }

    QString sum(const QuerySum& sum) const
    {
        QString text;
        for (const QueryPart& part : sum) {
            if (part.isTakenAway)
                text += text.isEmpty() ? QStringLiteral("-") : QStringLiteral(" - ");
            else if (!text.isEmpty())
                text += QStringLiteral(" + ");
            text += this->part(part);
        }
        return text;
    }

    QString names(const QueryPart& part) const
    {
        QStringList names;
        for (const CountedName& name : part.names)
            names << this->name(name);
        return names.join(say(QT_TRANSLATE_NOOP("QuerySentences", " or ")));
    }

    QString name(const CountedName& name) const
    {
        const QString id = QString::fromStdString(name.id);
        switch (name.of) {
        case Counted::Item: return m_describer.name(KindTable::Item, name.id);
        case Counted::Creature: return m_describer.name(KindTable::Creature, name.id);
        case Counted::Tile: return m_describer.name(KindTable::Tile, name.id);
        case Counted::Piece: return say(QT_TRANSLATE_NOOP("QuerySentences", "piece \"%1\""), id);
        case Counted::Tag: break;
        }
        return say(QT_TRANSLATE_NOOP("QuerySentences", "piece tagged \"%1\""), id);
    }

    static QString measure(const QueryPart& part)
    {
        const QString title = measureTitle(part.measure);
        switch (part.folded) {
        case Folded::Sum: break;
        case Folded::Least: return say(QT_TRANSLATE_NOOP("QuerySentences", "%1, the least"), title);
        case Folded::Most: return say(QT_TRANSLATE_NOOP("QuerySentences", "%1, the most"), title);
        }
        return title;
    }

    static QString bot(const QueryPart& part)
    {
        const QString persona = personaName(part.persona);
        switch (part.botNumber) {
        case BotNumber::Won: return say(QT_TRANSLATE_NOOP("QuerySentences", "Won by the bot \"%1\""), persona);
        case BotNumber::Level: return say(QT_TRANSLATE_NOOP("QuerySentences", "Level of the bot \"%1\""), persona);
        case BotNumber::Turn: return say(QT_TRANSLATE_NOOP("QuerySentences", "Turns of the bot \"%1\""), persona);
        case BotNumber::Score: break;
        }
        return say(QT_TRANSLATE_NOOP("QuerySentences", "Score of the bot \"%1\""), persona);
    }

    QString onLevels(const QString& what, const QueryPart& part) const
    {
        const int last = part.last == 0 ? m_dungeon.depth() : part.last;
        const QString first = QString::number(part.first);
        if (part.first == 1 && part.last == 0)
            return what;
        if (namesOneLevel(part))
            return say(QT_TRANSLATE_NOOP("QuerySentences", "%1, on level %2"), what, first);
        if (part.first == 1)
            return say(QT_TRANSLATE_NOOP("QuerySentences", "%1, down to level %2"), what, QString::number(last));
        return say(QT_TRANSLATE_NOOP("QuerySentences", "%1, on levels %2 to %3"), what, first, QString::number(last));
    }

    const Dungeon& m_dungeon;
    const Describer m_describer;
};

// The parser counts bytes.
qsizetype lettersBefore(const Error& error, const QString& query)
{
    const auto bytes = static_cast<qsizetype>(placeOf(error).value_or(0));
    return QString::fromUtf8(query.toUtf8().left(bytes)).size();
}

} // namespace

QString sentenceOf(const Query& query, const Dungeon& dungeon) { return QuerySpeaker(dungeon).line(query); }

QString sentenceOf(const std::string& query, const Dungeon& dungeon)
{
    const auto read = parseQuery(query, dungeon);
    return read ? sentenceOf(*read, dungeon) : QString::fromStdString(query);
}

QString sentenceOf(const SearchReason& why, const Dungeon& dungeon)
{
    const auto read = parseQuery(why.part + " = 0", dungeon); // a part alone is no query
    const QuerySpeaker speaker(dungeon);
    const QString part = read ? speaker.line(read->left.front()) : QString::fromStdString(why.part);
    const QString value = numberText(why.value);
    //: what was counted, how much it is, and where
    return why.level > 0 && !(read && speaker.namesOneLevel(read->left.front()))
               ? say(QT_TRANSLATE_NOOP("QuerySentences", "%1: %2, level %3"), part, value, QString::number(why.level))
               : say(QT_TRANSLATE_NOOP("QuerySentences", "%1: %2"), part, value);
}

QString problemOf(const Error& error, const QString& query)
{
    if (!placeOf(error))
        return described(error);
    return say(QT_TRANSLATE_NOOP("QuerySentences", "column %1: %2"), QString::number(lettersBefore(error, query) + 1),
               described(error.what));
}

// What is missing behind the last letter is shown at that.
QueryPlace placeOf(const Error& error, const QString& query)
{
    if (!placeOf(error) || query.isEmpty())
        return {};
    const qsizetype at = std::min(lettersBefore(error, query), query.size() - 1);
    const auto isOfWord = [&](qsizetype i) {
        return query[i].isLetterOrNumber() || query[i] == u'_' || query[i] == u':';
    };
    qsizetype end = at + 1;
    while (isOfWord(at) && end < query.size() && isOfWord(end))
        ++end;
    return {at, end - at};
}

} // namespace cave
