// SPDX-License-Identifier: MIT
// What can be done with a thing that is carried, as the pack offers it.
#pragma once

#include "app/play/keys/key_map.h"
#include "core/rules/facts/command.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/refusal.h"

#include <span>

namespace cave {

class RunningGame;

enum class ItemVerb : std::uint8_t { Eat, Drink, Read, Zap, Wield, Wear, TakeOff, Throw, Drop };

// Texts of the context "ItemVerbs".
struct ItemVerbRow {
    ItemVerb verb = ItemVerb::Eat;
    PlayAction action = PlayAction::Eat; // has the key and the name
    const char* question = nullptr;      // title of the pack when it shows what fits
    const char* nothing = nullptr;       // one sentence: nothing in the pack fits
};

std::span<const ItemVerbRow> itemVerbs(); // in the order of ItemVerb; what is likeliest meant comes first
const ItemVerbRow& itemVerb(ItemVerb verb);
std::optional<ItemVerb> itemVerbOf(PlayAction action);
QString itemVerbText(const char* source);

// What the verb is called for this thing: weapons are not taken off.
QString verbName(ItemVerb verb, const Item& item);

// Whether the thing is of a kind and in a state for this. Whether it can be done now is another question.
bool suits(const World& world, ItemVerb verb, const Item& item);

// Which of equal things is meant: what is bitten is eaten first, what is in use is dropped last. Null: none suits.
const Item* itemFor(const World& world, const PackLine& line, ItemVerb verb);

bool mustAim(const World& world, ItemVerb verb, EntityId item); // a cell is to be chosen first

bool mustMakeRoom(const World& world, ItemVerb verb, EntityId item); // one of two rings is to be chosen first
bool mustChooseThing(const World& world, ItemVerb verb, EntityId item); // what it makes better is to be chosen first

Command commandFor(ItemVerb verb, EntityId item);
Command aimedCommandFor(ItemVerb verb, EntityId item, int x, int y); // of what must be aimed

// Why it cannot be done now. What must be aimed is not refused for want of a target, nor a third ring for want of room.
Answer refusalOf(const RunningGame& game, ItemVerb verb, EntityId item);

} // namespace cave
