// SPDX-License-Identifier: MIT
// The words of events and what they are told, in the user's language.
#pragma once

#include "core/edit/events/event_edit.h"
#include "core/world/event_words.h"
#include "editor/tools/workbench.h"

namespace cave {

QString eventFieldName(const EventField& field);
QString eventFieldHelp(const EventField& field); // one sentence
QString eventTermWord(std::string_view word); // of a choice; itself where it has no translation
QString sentenceOf(const EventWord& word);
// Also for "any" and "not", which are no words of the table.
QString conditionSentence(std::size_t word);
QString cellsText(const EventCells& cells); // "12, 7" or "12, 7 and 3 more"; empty for none
QString whoText(const EventWho& who, const Workbench& bench);
// Its name, else what triggers it and where.
QString eventTitle(const ScriptedEvent& event);

} // namespace cave
