// SPDX-License-Identifier: MIT
// A level on which a recipe has put a piece with events.
#pragma once

#include "tests/support/ascii_map.h"

namespace cave {

inline constexpr Uid kPlacedGate{0x5a};
inline constexpr Uid kPull{0xe1};
inline constexpr Uid kTell{0xe2};
inline constexpr Uid kCall{0xe3};

// The lever at 3, 1 opens the gate at 5, 1 and counts; once that is done a sentence is said; the guards are told to
// sleep as soon as the hero comes.
inline Dungeon dungeonWithPlacedGate()
{
    Dungeon dungeon = asciiDungeon("##########\n#..#.+...#\n#........#\n##########");
    const auto letters = [](const char* letter) {
        EventTerms terms;
        terms.cells = {.of = EventCells::Of::Letters, .letters = letter};
        return terms;
    };
    EventTerms counts;
    counts.mark = "pulled";
    EventTerms rises = counts;
    rises.least = 1;
    counts.add = 1;
    EventTerms says;
    says.text = "Chains run.";
    EventTerms sleeps;
    sleeps.group = "guards";
    sleeps.order = static_cast<int>(EventOrder::Sleep);
    Piece piece;
    piece.name = "gate";
    piece.rows = {"l.g"};
    piece.legend['l'] = {.tile = dungeon.catalogue->wall()};
    piece.legend['g'] = {.tile = *dungeon.catalogue->findTile("door")};
    piece.script = Script{
        {{"pulled", 3}},
        {{.uid = kPull,
          .name = "Pull",
          .when = {TriggerWord::Use, letters("l")},
          .effects = {{EffectWord::Open, letters("g")}, {EffectWord::Mark, counts}}},
         {.uid = kTell, .name = "Tell", .when = {TriggerWord::Mark, rises}, .effects = {{EffectWord::Say, says}}},
         {.uid = kCall, .name = "Call", .when = {TriggerWord::Arrive, {}}, .effects = {{EffectWord::Order, sleeps}}}}};
    dungeon.pieces = {piece};
    dungeon.levels[0].placed = {{kPlacedGate, "gate", 3, 1}};
    return dungeon;
}

} // namespace cave
