// SPDX-License-Identifier: MIT
/// @file
/// Events that a designer begins or goes on with: whatever word is chosen, what it must be told is there at once, so
/// that each state of an event can stand in a file.
#pragma once

#include "core/edit/events/event_edit.h"
#include "core/generate/shapes/cell.h"
#include "core/world/event_words.h"

namespace cave {

/// What to say where nothing is said yet.
struct EventHints {
    std::vector<Box> cells{{0, 0, 1, 1}}; ///< at least one
    std::string sentence;                 ///< not empty
};

bool isSaid(const EventTerms& terms, const EventField& field); ///< so that a file holds it, or could
/// Not where it must name a gas, and the dungeon has none.
bool canBeTold(const Dungeon& dungeon, const EventWord& word);
/// What the word must be told, of `before` as far as that said it. The mark is the script's first, or kFirstMark, which
/// whoever uses the terms declares. It must be one that can be told.
EventTerms filledTerms(const Dungeon& dungeon, const Script& script, const EventWord& word, const EventTerms& before,
                       const EventHints& hints);
inline constexpr const char* kFirstMark = "mark";
/// Of the fields between which the row of the terms chooses, this one is said from now on.
void chooseField(const Dungeon& dungeon, const Script& script, const EventWord& word, const EventField& field,
                 const EventHints& hints, EventTerms& terms);
/// Marks of its own scope that events name are declared.
void declareMarks(Script& script);

/// Triggers and effects that suit what lies on a cell, the likeliest first: what the rows of its tile answer, what it
/// opens or closes into, who stands and what lies there. At least one each. The cell must lie inside.
std::vector<EventTrigger> triggerGuesses(const Dungeon& dungeon, Position at);
std::vector<EventEffect> effectGuesses(const Dungeon& dungeon, Position at, const std::string& sentence);
/// The guess of this number, counted round: first another effect, then another trigger.
ScriptedEvent guessedEvent(const Dungeon& dungeon, Position from, Position to, const std::string& sentence, int number);

/// Why nothing can happen there: a sentence about the first cell that does not fit; nothing where all do.
std::optional<Text> whyUnfit(const Dungeon& dungeon, ScriptOwner owner, const ScriptedEvent& event);
/// The design with the event happening as soon as the game begins, whatever triggers it and whatever must hold; "here"
/// is the first of its trigger's cells, or `start`. To be tried, not kept.
Dungeon firedAtOnce(Dungeon dungeon, ScriptOwner owner, Uid event, CellAt start);
/// The same to a script alone; `cells` are those of the trigger.
void fireFirst(Script& script, Uid event, const std::vector<Box>& cells, CellAt start);
std::vector<Box> cellsOf(const ScriptedEvent& event); ///< that it names, of trigger, conditions and effects

} // namespace cave
