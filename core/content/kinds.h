// SPDX-License-Identifier: MIT
/// @file
/// What a tile, a creature and an item of a kind are: one row of data each. Rules read these fields, never identities.
#pragma once

#include "core/base/text.h"
#include "core/content/gifts.h"
#include "core/content/left_behind.h"
#include "core/content/look.h"
#include "core/content/resists.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

using TileId = std::uint8_t;        ///< index into Catalogue::tiles(); a level is a byte a cell
using CreatureKindId = std::uint16_t;
using ItemKindId = std::uint16_t;
using FactionId = std::uint8_t; ///< index into Catalogue::factions()
using GasId = std::uint8_t; ///< index into Catalogue::gases()

/// Creatures that stand together. Who hates or is hated is a foe: those that are struck strike back.
struct Faction {
    std::string id;
    std::string name; ///< English, plural: "goblins"
    std::vector<std::string> hates; ///< ids of others
    bool operator==(const Faction&) const = default;
};

enum class Stone : std::uint8_t { Cave, Room, Crypt };   ///< which stone a tile is made of
enum class Ground : std::uint8_t { Floor, Rock, Water }; ///< how it is painted
enum class Leads : std::uint8_t { Nowhere, Up, Down };

/// What happens to a cell that its tile answers, in the words of a row's "on".
enum class On : std::uint8_t {
    Enter, ///< somebody comes to it, by any way, or a thing comes to lie there
    Leave, ///< goes from it, or is taken up
    Stay, ///< each beat, for who is there
    Weigh, ///< what weighs on it has come to `least`
    Lift, ///< has fallen below it
    Use, ///< the hero bumps into it, which is the hero's act
    Dig, ///< it was dug: after what digging leaves
    Burn, ///< fire is beside it or in it, or an effect of fire meets it
    Soak, ///< a flood reaches it
    Freeze, ///< frost meets it
    Strike, ///< a blow, a throw, a blast or an effect meets it
    Light, ///< the hero becomes lit with it in view, or fire is beside it
    Time ///< by chance each beat
};

/// Whom Enter, Leave and Stay are about. In this order in words, lower case.
enum class Who : std::uint8_t {
    Walker, ///< who is held by the ground: neither flies nor phases
    Hero,
    Other, ///< a walker that is not the hero
    Thing, ///< an item that lies there
    Any
};

/// Why Strike: a bit each, those of effects from kStruckByEffect on, in the order of EffectKind.
using StruckBy = std::uint64_t;
inline constexpr StruckBy kStruckByBlow = 1;
inline constexpr StruckBy kStruckByThrow = 2; ///< or by a missile
inline constexpr StruckBy kStruckByBlast = 4;
inline constexpr unsigned kStruckByEffect = 3; ///< number of the first effect's bit

/// What happens when an item is used: numbers that its kind and aim do not read are 0. In brackets what a row must say.
enum class EffectKind : std::uint8_t {
    Heal, ///< gives health back [amount]
    Lightning, ///< takes health [amount]
    Confusion, ///< this and others that last: a condition, see core/rules/facts/condition [turns]
    Fireball, ///< takes health [amount]
    Teleport, ///< to any free floor of the level
    Blink, ///< to free floor in view [range]
    Mapping, ///< remembers the ground of the level, and finds what is hidden there
    Haste, ///< [turns]
    Slow, ///< [turns]
    Poison, ///< [turns]
    Sleep, ///< [turns]
    Might, ///< [turns]
    Digging, ///< every wall on the line that can be dug
    Light, ///< [turns]
    Cure, ///< ends whatever is bad
    Fear, ///< [turns]
    Strength, ///< attack, for good [amount]
    Vitality, ///< health, for good [amount]
    Weaken, ///< takes attack for good, down to 1 [amount]
    Wither, ///< takes health for good, down to 1 [amount]
    Curse, ///< [turns]
    Ignite, ///< sets on fire whom and what it meets
    Befriend, ///< wins over to its user's side
    Frost, ///< takes health, puts out who burns, and freezes ground that can freeze [amount]
    Cloud, ///< lets out a gas where it works [amount of units, gas]
    Hold, ///< [turns]
    Paralyse, ///< [turns]
    Float, ///< [turns]
    Fireproof, ///< [turns]
    Darken, ///< [turns]
    Naming, ///< tells the hero what all carried things are
    Bleed, ///< [turns]
    Enfeeble, ///< [turns]
    Shield, ///< [amount]
    Unseen, ///< [turns]
    Mending, ///< [turns]
    Discord, ///< [turns]
    Mark, ///< [turns]
    Petrify, ///< [turns]
    Silence, ///< [turns]
    Sense, ///< [turns]
    Push, ///< away from who does it [amount of cells]
    Swap, ///< with who does it
    Noise, ///< is heard so far [amount of cells]
    Conjure, ///< brings foes of kinds that the level has [amount]
    Temper, ///< makes a thing better for good that its user chooses
    Rust, ///< makes what the hero wears on the body worse for good
    Ally, ///< brings somebody at home on the level, who goes with its user for a while [turns]
};
/// Potions are drunk or thrown, scrolls read, wands zapped; what is made for throwing does nothing in the hand.
enum class UsedBy : std::uint8_t { Drinking, Reading, Zapping, Throwing };
/// Whom it meets: its user; the nearest in view [range]; who stands in a cell in view; all around a cell in view
/// [radius]; around its user [radius]; on a line [range]. Drunk, that cell is the user's; thrown, where it lands.
enum class Aim : std::uint8_t { Self, Nearest, Creature, Blast, Around, Line };
struct Effect {
    EffectKind kind = EffectKind::Heal;
    UsedBy by = UsedBy::Drinking; ///< says nothing in a creature's row: it meets whom a blow met
    Aim aim = Aim::Self; ///< nor does this
    int amount = 0; ///< of health given or taken, of attack taken
    int range = 0; ///< cells, as the radius
    int radius = 0;
    int turns = 0; ///< that it lasts
    std::string gas; ///< id of a gas that it lets out
    int fullPercent = 0; ///< of heal: of the full health of whom it heals, besides the amount; 0..100
    bool operator==(const Effect&) const = default;
};

/// Another cell beside becomes a tile: the one of lowest rank among those whose tile is one of `over`.
struct SpreadRow {
    std::string tile; ///< id
    std::vector<std::string> over; ///< ids, 1 or more
    int cells = 8; ///< beside: 4 or 8
    bool operator==(const SpreadRow&) const = default;
};

/// Water or lava that comes from a cell and covers those around it.
struct FloodRow {
    std::string shallow; ///< tile id
    std::string deep; ///< tile id, of the half nearer to its source; "": shallow all over
    int volume = 20; ///< cells, 1..
    int rate = 4; ///< cells a beat, 1..
    int hold = 0; ///< beats from its highest until it gives back; 0: it stays
    bool operator==(const FloodRow&) const = default;
};

/// What a tile does then: rows are tried in order, and the first that comes about with `into` or `ends` is the last.
struct ReactionRow {
    On on = On::Burn;
    int perMille = 1000; ///< chance; of Time: each beat, at least 1
    std::string into; ///< tile id that it becomes; "": none
    std::string under; ///< tile id that comes back when what it becomes ends; "": what was here
    bool ends = false; ///< what is under it comes back. Instead of `into`
    Who who = Who::Walker; ///< of Enter, Leave and Stay
    int least = 1; ///< weight, of Weigh and Lift
    StruckBy by = 0; ///< of Strike: by one of these; 0: by anything
    std::optional<SpreadRow> spread;
    std::optional<Effect> effect; ///< on whoever is there, or within its radius
    std::optional<FloodRow> flood; ///< that begins there
    int noise = 0; ///< cells that it is heard; 0: it makes none
    std::string say; ///< to a player who sees the cell, or hears it
    bool joined = false; ///< all joined cells of this tile become so, kMostJoined at most
    std::string gas; ///< gas id that it lets out; "": none
    int units = 0; ///< of that gas
    bool operator==(const ReactionRow&) const = default;
};
inline constexpr std::size_t kMostJoined = 256;

struct TileKind {
    std::string id;
    std::string name; ///< English, bare: "wall"
    std::string article; ///< "a", "an" or "" (water, deep water)
    std::string description; ///< one sentence
    Look look;
    char sign = '?'; ///< in .txt files and legends; printable ASCII, not '"' or '\', unique
    Stone stone = Stone::Cave;
    Ground ground = Ground::Floor;
    bool walkable = false;
    bool opaque = false; ///< blocks sight
    bool flyable = false; ///< those that fly may enter though it is not walkable: deep water
    bool swimmable = false; ///< those that swim may enter, and it does not slow them
    int slows = 100; ///< per cent of its time that a step onto or off it takes; 100..1000
    int drowns = 0; ///< own acts that those whom it does not hold can stay there; they drown in the next one
    bool notable = false; ///< worth going to: it stands in the list of places
    // Tile ids that this one turns into, "" for never:
    std::string digsInto; ///< by digging
    std::string opensInto; ///< when somebody walks onto it: a closed door
    std::string closesInto; ///< by closing it: an open door
    std::string unlocksInto; ///< with its key: a locked door
    std::string foundAs; ///< by searching: a secret door
    std::string looksLike; ///< what it looks and reads like until it is found; "": like itself
    Leads leads = Leads::Nowhere; ///< stairs and holes
    bool oneWay = false; ///< it has no other end to come back by: where it leads only a link says. A hole
    bool transient = false; ///< lies on what was there before, and gives that back when it ends: flames
    bool fire = false; ///< burns what is beside it and who is in it
    bool harmful = false; ///< nobody goes there by itself, though it can be walked on
    bool falls = false; ///< whom it does not hold falls to the level below
    bool keeps = false; ///< things stay on it though nobody can walk there: a cage
    std::vector<ReactionRow> reacts;
    bool diggable() const { return !digsInto.empty(); }
    bool answers(On word) const
    {
        return std::ranges::any_of(reacts, [word](const ReactionRow& row) { return row.on == word; });
    }
};

/// Whether these are the two ends of stairs, one above the other; other ends only a link can join.
constexpr bool isStairsPair(const TileKind& from, const TileKind& to)
{
    return from.leads != Leads::Nowhere && to.leads != Leads::Nowhere && from.leads != to.leads && to.walkable &&
           !from.oneWay && !to.oneWay;
}

/// What a creature does by itself: core/rules/minds/behaviour has a function for each. In this order in words, lower
/// case.
///
/// Those of a creature's list are tried in order until one acts, so the order says what matters more. In brackets what
/// a row may say beside "does"; what has no default here must be said. Sight is the creature's own number; "sees" is:
/// on the same level, within its sight, nothing opaque between.
///
///   wander      a step in any direction [per_mille 1000, diagonal true: else in 4 directions]
///   hunt        goes to the hero it sees, around others, and to where it last saw the hero; strikes
///   spread      a new one of its kind grows beside it [per_mille, limit, colony, inherits]
///   summon      another kind comes to its side [kind; per_mille, limit, colony, inherits]
///   strengthen  once, at this health or less, gains attack [health, attack; says]
///   shoot       at the hero it sees within range with nobody between, not from beside; steps back every other time
///               when nearer than keeps; who is hurt by it also meets the effect, as does whom one without attack
///               looks at [range; keeps 0, share 100: of its attack, per_mille, effect]
///   flee        at this share of its health or less steps away from the hero it sees, out of dead ends; else stays
///               where it is until it has healed; cornered it goes on with its list [share]
///   steal       beside the hero takes something not in use from the pack, then runs; leaves it where it dies
///               [per_mille]
///   sleep       until the hero is within range (then with its chance an act), or something loud happens there, or it
///               is hurt [range; per_mille]
///   ambush      lies in wait, looking like an item (one of several, or like itself), until the hero is within range
///               or it is hurt [range; looks_like]
///   swarm       hunts, and goes where one of its kind within range hunts; with fewer than `least` of them near it
///               keeps away; with nothing to hunt it goes back to the others [range; least 1]
///   burrow      feels the hero within range through any rock and comes straight, digging what can be dug [range]
///   explode     beside the hero it bursts; whoever is in view within radius is hurt; so too when it dies [radius,
///               amount]
///   guard       hunts no further than range from where it was put, and goes back there [range]
///   follow      goes along when the hero beside it takes stairs, and takes the stairs where it lost the hero
///   climb       takes the stairs it stands on; with its loot a thief makes for them [per_mille]
///   regenerate  regains health every so many of its acts, whatever else it does [every, amount]
///   split       hurt and alive, half of its health becomes another one beside it [colony]
///   mend        gives health back to the creature that lacks most of those it sees within range, never to the hero
///               [range, amount; per_mille]
///   touch       a blow of its that hurts also does this to whom it met [effect; per_mille]
///   charge      along a free straight line at the foe it sees, and strikes with this share of its attack [range,
///               share 100]
///   pull        draws the foe it sees within range to its side, over ground that holds it [range; iron false: else
///               only who has iron in use]
///   call        while it is on the track of a foe, wakes others of its side within range and sends them there [range;
///               per_mille]
///   raise       lets another kind rise from what a dead creature has left in its view within range [range, kind;
///               limit]
///   lead        others of its side in its view within range have more attack and no fear [range, attack]
///   withdraw    after a blow of its steps away for so many acts [turns]
///   use_carried drinks what helps it of what it carries, throws and aims what harms at the foe that it sees within
///               range [range; per_mille]
///   revive      so many turns after its death it rises once from what it has left and is named after it, unless that
///               is carried or burnt [turns]
///   aid         with the hero and within range of it does this to the hero, whatever else it does [range, effect]
///   hearten     has an effect on all others of its side in its view within range that are on the track of a foe, when
///               one of them is without it [range, effect; per_mille]
///   perish      where it dies everybody beside that cell meets this; gas comes out there [effect]
///   blink       jumps over dry floor in view of itself and its prey: nearer to it, or, hurt and beside it, away
///               [range; per_mille]
///
/// What a creature says beside the list: "flies" (over deep water, and nothing slows it), "swims" (in deep water),
/// "phases" (through anything, feels the hero through rock), "opens_doors".
enum class Does : std::uint8_t {
    Wander,
    Hunt,
    Spread,
    Summon,
    Strengthen,
    Shoot,
    Flee,
    Steal,
    Sleep,
    Ambush,
    Swarm,
    Burrow,
    Explode,
    Guard,
    Follow,
    Climb,
    Regenerate,
    Split,
    Mend,
    Touch,
    Charge,
    Pull,
    Call,
    Raise,
    Lead,
    Withdraw,
    UseCarried,
    Revive,
    Aid,
    Hearten,
    Perish,
    Blink
};

struct BehaviourRow {
    Does does = Does::Wander;
    int perMille = 1000; ///< chance an act
    int limit = 0; ///< how often in its life; 0: no limit
    int colony = 0; ///< most members of its colony, itself included; 0: no cap
    int health = 0;
    int attack = 0;
    int range = 0; ///< cells
    int keeps = 0; ///< cells
    int share = 100; ///< per cent: of its attack, of its full health
    int least = 1; ///< of its kind, itself included
    int radius = 0; ///< cells
    int amount = 0; ///< of health taken or regained
    int every = 1; ///< acts
    int turns = 0; ///< own acts
    std::string says; ///< of strengthen: to a player who sees it, instead of the built-in sentence
    bool diagonal = true;
    bool iron = false; ///< only whoever has iron in use, see hasIronInUse()
    bool inherits = false; ///< who comes has gained as many levels as who made it
    bool unlessBurning = false; ///< of regenerate: no health comes back while it burns
    std::string kind; ///< creature id
    std::vector<std::string> looksLike; ///< item ids: like one of them, see World::disguiseOf(); none: like itself
    std::optional<Effect> effect; ///< of a touch or a shot, of what heartens or comes of a death
};

/// How creatures come to notice the hero. Those without see as far as their sight.
struct Alert {
    int sure = 0; ///< cells: as near as this the hero is seen for sure
    int perMille = 1000; ///< chance an act further away: half while the hero waits or searches, double while lit
    int hears = 0; ///< cells: it goes to see where something loud happened as near as this
    bool operator==(const Alert&) const = default;
};

/// What becomes of a creature at a share of its health: it is entered once, and stays until the next one.
struct LifeStage {
    int below = 50; ///< per cent of its full health, or less
    std::string says; ///< to a player who sees it
    int attack = 0; ///< so much more of it, or less
    int defence = 0;
    std::optional<int> speed; ///< from then on
    std::optional<bool> flies; ///< while it lasts; absent: as its kind does
    Resists resists; ///< besides those of its kind, while it lasts
    std::vector<BehaviourRow> behaviours; ///< instead of those before; none: they stay
};

/// A state in which a creature may be. In this order in words, lower case.
enum class Plight : std::uint8_t {
    Soaked, ///< in water, unless it flies or phases
    Burning
};

/// What comes over creatures of a kind after each act at whose end they are in a state.
struct Suffering {
    Plight when = Plight::Soaked;
    Effect effect; ///< of a touch
};

/// The levels of a dungeon that a kind is made for; the first is 1.
struct LevelBand {
    int first = 1;
    int last = 1; ///< first or deeper
    bool operator==(const LevelBand&) const = default;
};

/// What a kind is in a fight with the hero that is expected in its band. What share of full health such a fight should
/// take, and in how many blows, tests/lab/roles_test.cpp holds. In this order in words, lower case.
enum class FightRole : std::uint8_t { None, Weak, Pack, Plain, Shot, Frail, Brute, Tank, Support, Boss };

inline constexpr int kHighestLevel = 100; ///< that a creature can start with

struct CreatureKind {
    std::string id;
    std::string name;
    std::string article;
    std::string description;
    Look look;
    int health = 1; ///< 1..
    int attack = 0; ///< 0: cannot attack
    int defence = 0;
    int sight = 0; ///< radius in cells
    int seenWithin = 0; ///< cells from which the hero sees it in the dark; 0: as far as any other
    int speed = 100; ///< 100 = normal, 200 acts twice as often; 1..1000
    bool flies = false; ///< over what may be flown over, and nothing slows it
    bool swims = false;
    bool phases = false; ///< through rock and doors
    std::optional<int> weight; ///< on the ground; absent: as usual, see weightOf()
    bool opensDoors = true; ///< closed ones by walking; locked ones never
    int level = 1; ///< that it starts with: what slaying it teaches may depend on it
    int experience = 0; ///< for slaying it, where the rules' formula asks for it
    std::optional<LevelBand> band;
    FightRole role = FightRole::None; ///< only with a band
    std::string side = "dwellers"; ///< id of its faction
    std::vector<std::string> immune; ///< ids of harmful tiles and gases that do it no harm: it goes there
    bool immortal = false; ///< nothing takes its health
    std::optional<Alert> alert;
    Resists resists;
    std::vector<DropRow> carries; ///< when the game starts: what it may use, and leaves like all that it has
    std::vector<DropRow> drops;
    std::vector<BehaviourRow> behaviours; ///< tried in order until one acts
    std::vector<LifeStage> stages; ///< in the order in which they come
    std::vector<Suffering> suffers; ///< in the order in which it does
};

/// Whether some of what creatures of this kind may do, in whatever stage, is so.
template <typename Is>
bool anyBehaviour(const CreatureKind& kind, Is is)
{
    return std::ranges::any_of(kind.behaviours, is) || std::ranges::any_of(kind.stages, [&](const LifeStage& stage) {
               return std::ranges::any_of(stage.behaviours, is);
           });
}

/// Whether a creature of this kind flies in the stage of this number, from 1; 0: in none yet.
constexpr bool fliesIn(const CreatureKind& kind, int stage)
{
    return stage == 0 ? kind.flies : kind.stages[static_cast<std::size_t>(stage) - 1].flies.value_or(kind.flies);
}

/// What a creature of this kind weighs on the ground, where its row does not say: nothing in the air.
inline constexpr int kUsualWeight = 10;
constexpr int weightOf(const CreatureKind& kind)
{
    return kind.weight.value_or(kind.flies || kind.phases ? 0 : kUsualWeight);
}

/// Whether the ground holds a creature of this kind. Doors are another question.
constexpr bool holds(const TileKind& tile, const CreatureKind& kind)
{
    return tile.walkable || kind.phases || (tile.flyable && kind.flies) || (tile.swimmable && kind.swims);
}

/// Whether a creature of this kind can go there: a closed door only lets those in that open doors or pass through.
constexpr bool lets(const TileKind& tile, const CreatureKind& kind)
{
    return holds(tile, kind) && (kind.opensDoors || kind.phases || tile.opensInto.empty());
}

constexpr bool isImmune(const CreatureKind& kind, const TileKind& tile)
{
    return std::ranges::find(kind.immune, tile.id) != kind.immune.end();
}

/// Whether this ground does a creature of this kind harm.
constexpr bool harms(const TileKind& tile, const CreatureKind& kind) { return tile.harmful && !isImmune(kind, tile); }

/// Whether it does so by itself.
constexpr bool welcomes(const TileKind& tile, const CreatureKind& kind)
{
    return !harms(tile, kind) && lets(tile, kind);
}

/// Whether a creature of this kind can get there though the ground does not hold it: it is in over its head, or falls.
constexpr bool drowns(const TileKind& tile, const CreatureKind& kind) { return tile.drowns > 0 && !holds(tile, kind); }
constexpr bool drops(const TileKind& tile, const CreatureKind& kind) { return tile.falls && !holds(tile, kind); }

/// Where an item is wielded or worn. Either: in the hand or on the body. Off: in the hand that wields nothing.
enum class Slot : std::uint8_t { None, Hand, Body, Either, Off, Ring };

/// How a weapon strikes: core/rules/verbs/styles has a function for each. In this order in words, lower case.
enum class Style : std::uint8_t {
    Plain,
    Stab, ///< five times as hard at who sleeps or has noticed nothing; the others but Plain three times
    Lunge, ///< twice as hard at who stands in the next cell at the end of a step that way
    Sweep, ///< everybody beside, each with 70 per cent
    Reach, ///< and whoever stands behind the one it meets
    Crush, ///< half of the defence counts, and it takes half as long again
    Push, ///< the one it meets goes back a cell, or is paralysed for an act
    Quick, ///< it takes 60 per cent of the time
    Dig ///< it digs where the rules forbid that, as long as it has charges
};
inline constexpr int kDiggingCharges = 12; ///< of what digs and does not say how many it has

struct ItemKind {
    std::string id;
    std::string name;
    std::string article;
    std::string description;
    Look look;
    Slot slot = Slot::None;
    Style style = Style::Plain; ///< of what is wielded
    int hands = 1; ///< that wielding it takes: with 2 nothing is in the off hand
    int attack = 0; ///< added while wielded or worn
    int attackEach = 0; ///< so much more for each enchantment, besides what a weapon gains by it
    int defence = 0;
    int food = 0; ///< a bite; 0: nothing to eat
    int bites = 1; ///< until it is eaten up
    std::optional<Effect> effect;
    std::vector<Effect> moreEffects; ///< after that one, of the same use and the same target
    Gifts gives; ///< while it is in use
    Gifts givesBy; ///< so much more for each enchantment
    int charges = 0; ///< of what is zapped
    int recharge = 0; ///< turns until its one charge is back; 0: it never is
    int thrown = 0; ///< attack when thrown at somebody
    std::string launches; ///< in the hand: item id of what it shoots; "": nothing
    int launch = 0; ///< attack that it adds to those when they are thrown
    int launchTime = 100; ///< per cent of an act that throwing one of those takes; 100..kMostSlowing
    bool key = false; ///< opens locked doors, and is used up by it
    int enough = 0; ///< who explores takes no more while it carries so many; 0: it takes all
    bool counted = false; ///< picked up it is counted, not carried: coins
    bool burns = false; ///< lying in fire it is lost
    bool iron = false; ///< who has it in use may be drawn by it
    int holds = 0; ///< things that it holds, 1..kMostHeld; what holds any is not carried. 0: none
    std::optional<NamedAfter> namedAfter;
    int weight = 1; ///< where it lies
    Resists resists; ///< of who wields or wears it
    std::string lookOf; ///< no thing, but what things of a class look like until they are known; "": a thing
};

/// Gear and wands may be better or worse than their kind.
constexpr bool canBeEnchanted(const ItemKind& kind) { return kind.slot != Slot::None || kind.charges > 0; }

inline constexpr std::string_view kCoins = "coins"; ///< id of the item that prices are paid in, one each

/// Nobody can take what holds things.
constexpr bool canHavePrice(const ItemKind& kind) { return kind.holds == 0 && kind.id != kCoins; }

} // namespace cave
