// SPDX-License-Identifier: MIT
/// @file
/// What a creature can do with its turn. The hero, monsters, replays and bots all use these.
#pragma once

#include "core/base/position.h"
#include "core/world/entity.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace cave {

/// Each verb is written as its words and what it has besides, see formatCommand().
struct Wait {
    static constexpr std::string_view words = "wait";
    bool operator==(const Wait&) const = default;
};
/// A step; into a foe it strikes, with an ally it changes places, a closed door it opens, a locked one it unlocks with
/// its key. The hero digs into what can be dug.
struct Walk {
    static constexpr std::string_view words = "walk";
    Direction direction = Direction::North;
    bool operator==(const Walk&) const = default;
};
struct ClimbUp {
    static constexpr std::string_view words = "climb up";
    bool operator==(const ClimbUp&) const = default;
};
struct ClimbDown {
    static constexpr std::string_view words = "climb down";
    bool operator==(const ClimbDown&) const = default;
};
/// A new member of the colony grows in the next cell. Only creatures whose kind spreads can.
struct Spread {
    static constexpr std::string_view words = "spread";
    Direction direction = Direction::North;
    bool operator==(const Spread&) const = default;
};

/// A creature of another kind comes to the next cell, as the kind's row says. Only creatures that summon can.
struct Summon {
    static constexpr std::string_view words = "summon";
    Direction direction = Direction::North;
    bool operator==(const Summon&) const = default;
};
/// Hurt badly enough, some creatures grow stronger, once.
struct Strengthen {
    static constexpr std::string_view words = "strengthen";
    bool operator==(const Strengthen&) const = default;
};

/// Whoever rests is awake.
struct Wake {
    static constexpr std::string_view words = "wake";
    bool operator==(const Wake&) const = default;
};
/// Shoots at the creature in a cell of this level, as only creatures that shoot can.
struct Shoot {
    static constexpr std::string_view words = "shoot";
    int x = 0;
    int y = 0;
    bool operator==(const Shoot&) const = default;
};
/// Takes a thing that the hero beside carries. Only creatures that steal can.
struct Steal {
    static constexpr std::string_view words = "steal";
    EntityId item = EntityId::None;
    bool operator==(const Steal&) const = default;
};
/// Goes to pieces and hurts those around. Only creatures that explode can.
struct Burst {
    static constexpr std::string_view words = "burst";
    bool operator==(const Burst&) const = default;
};
/// Gives health back to the creature in a cell of this level. Only creatures that mend can.
struct Mend {
    static constexpr std::string_view words = "mend";
    int x = 0;
    int y = 0;
    bool operator==(const Mend&) const = default;
};

/// Runs along a straight line at the foe in a cell of this level, and strikes. Only creatures that charge can.
struct Charge {
    static constexpr std::string_view words = "charge";
    int x = 0;
    int y = 0;
    bool operator==(const Charge&) const = default;
};
/// Draws the foe in a cell of this level to its side. Only creatures that pull can.
struct Pull {
    static constexpr std::string_view words = "pull";
    int x = 0;
    int y = 0;
    bool operator==(const Pull&) const = default;
};
/// Tells others of its side where its quarry is. Only creatures that call can.
struct Call {
    static constexpr std::string_view words = "call";
    bool operator==(const Call&) const = default;
};
/// Lets the others of its side in view that hunt have what its kind gives them. Only creatures that hearten can.
struct Hearten {
    static constexpr std::string_view words = "hearten";
    bool operator==(const Hearten&) const = default;
};
/// Is in another cell of this level at once. Only creatures that blink can.
struct Blink {
    static constexpr std::string_view words = "blink";
    int x = 0;
    int y = 0;
    bool operator==(const Blink&) const = default;
};
/// Lets somebody rise from remains in a cell of this level. Only creatures that raise can.
struct Raise {
    static constexpr std::string_view words = "raise";
    int x = 0;
    int y = 0;
    bool operator==(const Raise&) const = default;
};

/// Shuts an open door beside.
struct Close {
    static constexpr std::string_view words = "close";
    Direction direction = Direction::North;
    bool operator==(const Close&) const = default;
};
/// Finds what is hidden within kSearchReach cells in view.
struct Search {
    static constexpr std::string_view words = "search";
    bool operator==(const Search&) const = default;
};
/// Takes everything that lies here and is free.
struct PickUp {
    static constexpr std::string_view words = "pick up";
    bool operator==(const PickUp&) const = default;
};

/// Takes one thing that lies here, and pays what it costs.
struct Take {
    static constexpr std::string_view words = "take";
    EntityId item = EntityId::None;
    bool operator==(const Take&) const = default;
};
/// The rest is done with a thing that is carried.
struct Drop {
    static constexpr std::string_view words = "drop";
    EntityId item = EntityId::None;
    bool operator==(const Drop&) const = default;
};
struct Wield {
    static constexpr std::string_view words = "wield";
    EntityId item = EntityId::None;
    bool operator==(const Wield&) const = default;
};
/// On the body, in the off hand, as a ring. What was there before is put away; of two rings `place` says which.
struct Wear {
    static constexpr std::string_view words = "wear";
    EntityId item = EntityId::None;
    Use place = Use::None; ///< None: the only one, or one that is free
    bool operator==(const Wear&) const = default;
};
/// Puts away what is wielded or worn.
struct TakeOff {
    static constexpr std::string_view words = "take off";
    EntityId item = EntityId::None;
    bool operator==(const TakeOff&) const = default;
};

struct Eat {
    static constexpr std::string_view words = "eat";
    EntityId item = EntityId::None;
    bool operator==(const Eat&) const = default;
};
struct Drink {
    static constexpr std::string_view words = "drink";
    EntityId item = EntityId::None;
    bool operator==(const Drink&) const = default;
};
struct Read {
    static constexpr std::string_view words = "read";
    EntityId item = EntityId::None;
    bool operator==(const Read&) const = default;
};
/// Reads something that is aimed at a cell of this level.
struct ReadAt {
    static constexpr std::string_view words = "read";
    EntityId item = EntityId::None;
    int x = 0;
    int y = 0;
    bool operator==(const ReadAt&) const = default;
};
/// Uses a charge of a wand; one that is aimed at a cell of this level.
struct Zap {
    static constexpr std::string_view words = "zap";
    EntityId item = EntityId::None;
    bool operator==(const Zap&) const = default;
};
struct ZapAt {
    static constexpr std::string_view words = "zap";
    EntityId item = EntityId::None;
    int x = 0;
    int y = 0;
    bool operator==(const ZapAt&) const = default;
};
/// Throws something at a cell of this level.
struct Throw {
    static constexpr std::string_view words = "throw";
    EntityId item = EntityId::None;
    int x = 0;
    int y = 0;
    bool operator==(const Throw&) const = default;
};
/// A blow at whoever stands there, ally, captive or foe.
struct Strike {
    static constexpr std::string_view words = "strike";
    Direction direction = Direction::North;
    bool operator==(const Strike&) const = default;
};
/// Frees the captive there, who is an ally from then on. Only the hero can.
struct Free {
    static constexpr std::string_view words = "free";
    Direction direction = Direction::North;
    bool operator==(const Free&) const = default;
};
/// Tells the allies that hear it what to do. Only the hero can.
struct Order {
    static constexpr std::string_view words = "order";
    Duty duty = Duty::Follow;
    bool operator==(const Order&) const = default;
};

/// Looks into a thing that lies here and holds others. What is in it is taken like what lies here.
struct OpenThing {
    static constexpr std::string_view words = "open";
    EntityId item = EntityId::None;
    bool operator==(const OpenThing&) const = default;
};
/// Puts a thing that is carried into one that lies here.
struct PutInto {
    static constexpr std::string_view words = "put";
    EntityId item = EntityId::None;
    EntityId into = EntityId::None;
    bool operator==(const PutInto&) const = default;
};

/// Uses a thing that is carried on another one, which is better for good from then on.
struct UseOn {
    static constexpr std::string_view words = "use";
    EntityId item = EntityId::None;
    EntityId on = EntityId::None;
    bool operator==(const UseOn&) const = default;
};

/// The choice that a new level brings. It takes no turn.
enum class Gained : std::uint8_t { Health, Attack, Defence, Sight };
struct Gain {
    static constexpr std::string_view words = "gain";
    Gained gained = Gained::Health;
    bool operator==(const Gain&) const = default;
};

/// Ends the game for good. It takes no turn.
struct GiveUp {
    static constexpr std::string_view words = "give up";
    bool operator==(const GiveUp&) const = default;
};

using Command =
    std::variant<Wait, Walk, ClimbUp, ClimbDown, Spread, Summon, Strengthen, Wake, Shoot, Steal, Burst, Mend, Close,
                 Search, PickUp, Take, Drop, Wield, Wear, TakeOff, Eat, Drink, Read, ReadAt, Zap, ZapAt, Throw, Strike,
                 Free, Order, Gain, GiveUp, OpenThing, PutInto, Charge, Pull, Call, Raise, UseOn, Hearten, Blink>;

/// As in the log of a game file: "wait", "walk ne", "climb up", "climb down", "spread s", "summon w", "strengthen",
/// "wake", "shoot 12,7", "steal 17", "burst", "mend 12,7", "charge 12,7", "pull 12,7", "call", "raise 12,7", "hearten",
/// "blink 12,7", "close e",
/// "search", "pick up", "take 17", "drop 17", "wield 17", "wear 17", "wear 17 on ring2", "take off 17", "eat 17",
/// "drink 17", "read 17": things by their number; "read 17 at 12,7", "zap 17", "zap 17 at 12,7", "throw 17 at 12,7",
/// "strike n", "free n", "order stay", "gain attack", "give up", "open 17", "put 18 in 17", "use 18 on 17".
std::string formatCommand(const Command& command);
std::optional<Command> parseCommand(std::string_view text);

} // namespace cave
