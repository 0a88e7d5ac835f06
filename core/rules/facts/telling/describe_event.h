// SPDX-License-Identifier: MIT
/// @file
/// The sentence for each kind of event: see message.h.
#pragma once

#include "core/rules/facts/message.h"

namespace cave {

using Noticed = std::optional<Message>; ///< nothing: the hero does not notice

Noticed describeEvent(const World& world, const Stepped& event);
Noticed describeEvent(const World& world, const Climbed& event);
Noticed describeEvent(const World& world, const Pushed& event);
Noticed describeEvent(const World& world, const Dug& event);
Noticed describeEvent(const World& world, const Opened& event);
Noticed describeEvent(const World& world, const Unlocked& event);
Noticed describeEvent(const World& world, const Closed& event);
Noticed describeEvent(const World& world, const Found& event);
Noticed describeEvent(const World& world, const Searched& event);
Noticed describeEvent(const World& world, const Teleported& event);
Noticed describeEvent(const World& world, const Mapped& event);
Noticed describeEvent(const World& world, const Stumbled& event);
Noticed describeEvent(const World& world, const Submerged& event);
Noticed describeEvent(const World& world, const Drowned& event);
Noticed describeEvent(const World& world, const TileTurned& event);
Noticed describeEvent(const World& world, const Said& event);
Noticed describeEvent(const World& world, const Happened& event);
Noticed describeEvent(const World& world, const Appeared& event);
Noticed describeEvent(const World& world, const Vanished& event);
Noticed describeEvent(const World& world, const TileSaid& event);
Noticed describeEvent(const World& world, const Used& event);
Noticed describeEvent(const World& world, const Fell& event);

Noticed describeEvent(const World& world, const PickedUp& event);
Noticed describeEvent(const World& world, const LeftLying& event);
Noticed describeEvent(const World& world, const Dropped& event);
Noticed describeEvent(const World& world, const OpenedThing& event);
Noticed describeEvent(const World& world, const WasPutInto& event);
Noticed describeEvent(const World& world, const Equipped& event);
Noticed describeEvent(const World& world, const Ate& event);
Noticed describeEvent(const World& world, const UsedUp& event);
Noticed describeEvent(const World& world, const Thrown& event);
Noticed describeEvent(const World& world, const Recognised& event);
Noticed describeEvent(const World& world, const Tempered& event);
Noticed describeEvent(const World& world, const Rusted& event);
Noticed describeEvent(const World& world, const RuneWorked& event);
Noticed describeEvent(const World& world, const Stole& event);
Noticed describeEvent(const World& world, const BurntUp& event);
Noticed describeEvent(const World& world, const GasIgnited& event);
Noticed describeEvent(const World& world, const Clouded& event);
Noticed describeEvent(const World& world, const Struggled& event);

Noticed describeEvent(const World& world, const Struck& event);
Noticed describeEvent(const World& world, const Shot& event);
Noticed describeEvent(const World& world, const HitByThrown& event);
Noticed describeEvent(const World& world, const Burned& event);
Noticed describeEvent(const World& world, const WentOff& event);
Noticed describeEvent(const World& world, const Blasted& event);
Noticed describeEvent(const World& world, const Died& event);
Noticed describeEvent(const World& world, const SplitUp& event);
Noticed describeEvent(const World& world, const Grew& event);
Noticed describeEvent(const World& world, const Summoned& event);
Noticed describeEvent(const World& world, const Strengthened& event);
Noticed describeEvent(const World& world, const Woke& event);
Noticed describeEvent(const World& world, const Resisted& event);
Noticed describeEvent(const World& world, const StageEntered& event);
Noticed describeEvent(const World& world, const Shoved& event);
Noticed describeEvent(const World& world, const CalledOthers& event);
Noticed describeEvent(const World& world, const Heartened& event);
Noticed describeEvent(const World& world, const Mended& event);
inline Noticed describeEvent(const World&, const Exploded&) { return std::nullopt; } ///< each one hurt is told
inline Noticed describeEvent(const World&, const Met&) { return std::nullopt; } ///< so too
inline Noticed describeEvent(const World&, const Bounced&) { return std::nullopt; } ///< what was thrown is told
inline Noticed describeEvent(const World&, const Sounded&) { return std::nullopt; } ///< "say" says what it is

Noticed describeEvent(const World& world, const Swapped& event);
Noticed describeEvent(const World& world, const HuntersCame& event);
Noticed describeEvent(const World& world, const Freed& event);
Noticed describeEvent(const World& world, const Ordered& event);

Noticed describeEvent(const World& world, const Healed& event);
Noticed describeEvent(const World& world, const ConditionChanged& event);
Noticed describeEvent(const World& world, const Suffered& event);
Noticed describeEvent(const World& world, const Bled& event);
Noticed describeEvent(const World& world, const AppetiteChanged& event);
Noticed describeEvent(const World& world, const Learned& event);
Noticed describeEvent(const World& world, const RoseToLevel& event);
Noticed describeEvent(const World& world, const Chosen& event);
Noticed describeEvent(const World& world, const Improved& event);
Noticed describeEvent(const World& world, const Worsened& event);
Noticed describeEvent(const World& world, const Perished& event);
Noticed describeEvent(const World& world, const FellShort& event);
Noticed describeEvent(const World& world, const Ended& event);

bool isUsedInVain(const Event& event); ///< whether the hero used something up, and nothing came of it
Message describeVainUse(const World& world);

/// What sentences are made of.
KindName nameOf(const World& world, const Actor& actor, Role role);
KindName tileName(const World& world, TileId tile, Role role);
/// As far as the hero knows it.
KindName itemName(const World& world, ItemKindId kind, Role role, const Called& called = {});
KindName itemName(const World& world, const Item& item, Role role);
Text ownOr(const std::string& own, Text builtIn); ///< the dungeon's own sentence, else the built-in one
Message say(const World& world, Tone tone, Text text); ///< now

} // namespace cave
