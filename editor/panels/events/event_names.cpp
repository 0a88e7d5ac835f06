// SPDX-License-Identifier: MIT
#include "editor/panels/events/event_names.h"

#include "app/view/words/design_name.h"
#include "editor/panels/field_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct TermName {
    std::string_view id;
    const char* name = nullptr;
};

// Sorted by id.
constexpr std::array kTermWords{
    TermName{"ally", QT_TRANSLATE_NOOP("EventFields", "an ally")},
    TermName{"any", QT_TRANSLATE_NOOP("EventFields", "anybody and anything")},
    TermName{"fallen", QT_TRANSLATE_NOOP("EventFields", "the last ally that died")},
    TermName{"foe", QT_TRANSLATE_NOOP("EventFields", "a foe")},
    TermName{"follow", QT_TRANSLATE_NOOP("EventFields", "follow the hero")},
    TermName{"gain", QT_TRANSLATE_NOOP("EventFields", "good news")},
    TermName{"harm", QT_TRANSLATE_NOOP("EventFields", "bad news")},
    TermName{"hero", QT_TRANSLATE_NOOP("EventFields", "the hero")},
    TermName{"hunt", QT_TRANSLATE_NOOP("EventFields", "hunt the hero")},
    TermName{"lost", QT_TRANSLATE_NOOP("EventFields", "lost")},
    TermName{"other", QT_TRANSLATE_NOOP("EventFields", "any creature but the hero")},
    TermName{"plain", QT_TRANSLATE_NOOP("EventFields", "plain")},
    TermName{"rare", QT_TRANSLATE_NOOP("EventFields", "rare")},
    TermName{"sleep", QT_TRANSLATE_NOOP("EventFields", "fall asleep")},
    TermName{"stay", QT_TRANSLATE_NOOP("EventFields", "stay where it is")},
    TermName{"step", QT_TRANSLATE_NOOP("EventFields", "one step towards the hero")},
    TermName{"thing", QT_TRANSLATE_NOOP("EventFields", "a thing")},
    TermName{"wake", QT_TRANSLATE_NOOP("EventFields", "wake up")},
    TermName{"wander", QT_TRANSLATE_NOOP("EventFields", "wander")},
    TermName{"warning", QT_TRANSLATE_NOOP("EventFields", "a warning")},
    TermName{"won", QT_TRANSLATE_NOOP("EventFields", "won")},
};
static_assert(std::ranges::is_sorted(kTermWords, {}, &TermName::id));

QString termText(const char* source, int count = -1)
{
    return QCoreApplication::translate("EventFields", source, nullptr, count);
}

} // namespace

QString eventFieldName(const EventField& field) { return translated("EventFields", field.name); }

QString eventFieldHelp(const EventField& field) { return translated("events", field.help); }

QString eventTermWord(std::string_view word)
{
    const auto found = std::ranges::lower_bound(kTermWords, word, {}, &TermName::id);
    if (found != kTermWords.end() && found->id == word)
        return termText(found->name);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QString sentenceOf(const EventWord& word) { return translated("events", word.help); }

QString conditionSentence(std::size_t word)
{
    if (word < conditionWords().size())
        return sentenceOf(conditionWords()[word]);
    return static_cast<ConditionWord>(word) == ConditionWord::Any
               ? termText(QT_TRANSLATE_NOOP("EventFields", "One of these holds."))
               : termText(QT_TRANSLATE_NOOP("EventFields", "This does not hold."));
}

QString cellsText(const EventCells& cells)
{
    switch (cells.of) {
    case EventCells::Of::None: return {};
    case EventCells::Of::Here: return termText(QT_TRANSLATE_NOOP("EventFields", "where it was triggered"));
    case EventCells::Of::Level: return termText(QT_TRANSLATE_NOOP("EventFields", "the whole level"));
    case EventCells::Of::Letters:
        return termText(QT_TRANSLATE_NOOP("EventFields", "cells %1 of a placed piece"))
            .arg(QString::fromStdString(cells.letters));
    case EventCells::Of::Boxes: break;
    }
    int count = 0;
    for (const Box& box : cells.boxes)
        count += box.width * box.height;
    const Box& first = cells.boxes.front();
    const QString corner = QStringLiteral("%1, %2").arg(first.x).arg(first.y);
    return count == 1 ? corner : termText(QT_TRANSLATE_N_NOOP("EventFields", "%1 and %n more"), count - 1).arg(corner);
}

QString whoText(const EventWho& who, const Workbench& bench)
{
    switch (who.of) {
    case EventWho::Of::Hero: return eventTermWord("hero");
    case EventWho::Of::Ally: return eventTermWord("ally");
    case EventWho::Of::Foe: return eventTermWord("foe");
    case EventWho::Of::Other: return eventTermWord("other");
    case EventWho::Of::Thing: return eventTermWord("thing");
    case EventWho::Of::Any: return eventTermWord("any");
    case EventWho::Of::Kind: return bench.kindName(who.name);
    case EventWho::Of::Group: break;
    }
    return termText(QT_TRANSLATE_NOOP("EventFields", "group %1")).arg(QString::fromStdString(who.name));
}

QString eventTitle(const ScriptedEvent& event)
{
    if (!event.name.empty())
        return designName(event.name);
    const QString when = sentenceOf(wordOf(event.when));
    const QString cells = cellsText(event.when.terms.cells);
    return cells.isEmpty() ? when : termText(QT_TRANSLATE_NOOP("EventFields", "%1 (%2)")).arg(when, cells);
}

} // namespace cave
