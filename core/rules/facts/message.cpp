// SPDX-License-Identifier: MIT
#include "core/rules/facts/message.h"

#include "core/base/overloaded.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/condition.h"

#include <array>
#include <cstdlib>

namespace cave {

namespace {

using Noticed = std::optional<Message>;

constexpr std::array<std::string_view, 5> kToneNames{"plain", "harm", "gain", "warning", "rare"};
constexpr int kHearing = 5; // cells: growth is heard within this square

KindName nameOf(const World& world, const Actor& actor, Role role)
{
    return {KindTable::Creature, world.catalogue().creature(actor.kind).id, role};
}

KindName tileName(const World& world, TileId tile, Role role)
{
    return {KindTable::Tile, world.catalogue().tile(tile).id, role};
}

KindName itemName(const World& world, ItemKindId kind, Role role)
{
    return {KindTable::Item, world.catalogue().item(kind).id, role};
}

Noticed say(const World& world, Tone tone, Text text) { return Message{world.state().turn, tone, std::move(text)}; }

// The dungeon's own sentence, else the built-in one.
Text ownOr(const std::string& own, Text builtIn)
{
    return own.empty() ? builtIn : Text(kDungeonContext, own, std::move(builtIn.arguments));
}

// Others come and go.
Noticed describeCompany(const World& world, const Climbed& event)
{
    const KindName name = nameOf(world, event.who, Role::TheSubject);
    const bool isDown = event.to.z > event.from.z;
    if (world.isVisible(event.to))
        return say(world, Tone::Warning,
                   isDown ? Text{CAVE_TEXT("game", "%1 comes down from above."), {name}}
                          : Text{CAVE_TEXT("game", "%1 comes up from below."), {name}});
    if (world.isVisible(event.from))
        return say(world, Tone::Plain,
                   isDown ? Text{CAVE_TEXT("game", "%1 goes down and is gone."), {name}}
                          : Text{CAVE_TEXT("game", "%1 goes up and is gone."), {name}});
    return std::nullopt;
}

Noticed describeClimb(const World& world, const Climbed& event)
{
    if (!event.who.isHero)
        return describeCompany(world, event);
    const std::int64_t level = event.to.z + 1;
    if (world.tileKind(event.from).oneWay)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You drop down to level %1."), {level}});
    if (event.to.z < event.from.z)
        return say(world, Tone::Plain,
                   ownOr(world.rules().texts.climbedUp, {CAVE_TEXT("game", "You climb up to level %1."), {level}}));
    return say(world, Tone::Plain,
               ownOr(world.rules().texts.climbedDown, {CAVE_TEXT("game", "You climb down to level %1."), {level}}));
}

// What lies where the hero comes.
Noticed describeStep(const World& world, const Stepped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const std::vector<Item> lying = world.itemsAt(event.to);
    if (lying.empty())
        return std::nullopt;
    if (lying.size() > 1)
        return say(world, Tone::Plain,
                   {CAVE_TEXT_N("game", "%n thing(s) lie here."), {}, static_cast<std::int64_t>(lying.size())});
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You see %1 here."), {itemName(world, lying.front().kind, Role::AObject)}});
}

Noticed describeOpening(const World& world, const Opened& event)
{
    if (event.who.isHero || !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 opens %2."),
                {nameOf(world, event.who, Role::TheSubject), tileName(world, event.tile, Role::AObject)}});
}

Noticed describeUnlocking(const World& world, const Unlocked& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "You unlock %1, and %2 stays in the lock."),
                {tileName(world, event.tile, Role::TheObject), itemName(world, event.key, Role::TheSubject)}});
}

Noticed describeClosing(const World& world, const Closed& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You close %1."), {tileName(world, event.tile, Role::TheObject)}});
}

Noticed describeFind(const World& world, const Found& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "You find %1!"), {tileName(world, event.tile, Role::AObject)}});
}

Noticed describeSearch(const World& world, const Searched& event)
{
    if (!event.who.isHero || event.found > 0)
        return std::nullopt;
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You search, but you find nothing.")});
}

Noticed describePickUp(const World& world, const PickedUp& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName name = itemName(world, event.kind, Role::AObject);
    if (event.counted == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You pick up %1."), {name}});
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "You gather %1: %2 so far."), {name, std::int64_t{event.counted}}});
}

Noticed describeLeftovers(const World& world, const LeftLying& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT_N("game", "Your pack is full: %n thing(s) stay here."), {}, std::int64_t{event.count}});
}

Noticed describeDrop(const World& world, const Dropped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You drop %1."), {itemName(world, event.kind, Role::TheObject)}});
}

Noticed describeEquipment(const World& world, const Equipped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName name = itemName(world, event.kind, Role::TheObject);
    switch (event.use) {
    case Use::None: return say(world, Tone::Plain, {CAVE_TEXT("game", "You put %1 away."), {name}});
    case Use::Wielded: return say(world, Tone::Plain, {CAVE_TEXT("game", "You wield %1."), {name}});
    case Use::Worn: return say(world, Tone::Plain, {CAVE_TEXT("game", "You put on %1."), {name}});
    }
    return std::nullopt;
}

Noticed describeMeal(const World& world, const Ate& event)
{
    const KindName name = itemName(world, event.kind, Role::TheObject);
    if (event.isLast)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You eat %1."), {name}});
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You take a bite of %1."), {name}});
}

Noticed describeUse(const World& world, const UsedUp& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    const KindName name = itemName(world, event.kind, Role::TheObject);
    switch (world.catalogue().item(event.kind).effect->by) {
    case UsedBy::Drinking: return say(world, Tone::Plain, {CAVE_TEXT("game", "You drink %1."), {name}});
    case UsedBy::Reading: return say(world, Tone::Plain, {CAVE_TEXT("game", "You read %1."), {name}});
    case UsedBy::Zapping:
        if (event.chargesLeft == 0)
            return say(world, Tone::Warning, {CAVE_TEXT("game", "You zap %1. That was its last charge."), {name}});
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You zap %1."), {name}});
    case UsedBy::Throwing: break; // told as a throw
    }
    return std::nullopt;
}

Noticed describeThrow(const World& world, const Thrown& event)
{
    const KindName name = itemName(world, event.kind, Role::TheObject);
    if (event.who.isHero && event.breaks)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You throw %1, and it breaks."), {name}});
    if (event.who.isHero)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You throw %1."), {name}});
    if (!world.isVisible(event.from) && !world.isVisible(event.to))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 throws %2."),
                {nameOf(world, event.who, Role::TheSubject), itemName(world, event.kind, Role::AObject)}});
}

Noticed describeThrownHit(const World& world, const HitByThrown& event)
{
    const KindName thing = itemName(world, event.kind, Role::TheSubject);
    const std::int64_t damage = event.damage;
    if (event.victim.isHero)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "%1 hits you for %2 damage."), {thing, damage}});
    if (!event.by.isHero && !world.isVisible(event.at))
        return std::nullopt;
    const KindName whom = nameOf(world, event.victim, Role::TheObject);
    if (damage == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 hits %2, but it does no damage."), {thing, whom}});
    return say(world, event.by.isHero ? Tone::Gain : Tone::Plain,
               {CAVE_TEXT("game", "%1 hits %2 for %3 damage."), {thing, whom, damage}});
}

Noticed describeTeleport(const World& world, const Teleported& event)
{
    if (event.who.isHero)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "You are somewhere else.")});
    if (!world.isVisible(event.from))
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "%1 vanishes."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeMap(const World& world, const Mapped& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "The lie of this level comes to your mind.")});
}

Noticed describeHealing(const World& world, const Healed& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "You regain %1 health."), {std::int64_t{event.health}}});
}

Noticed describeCondition(const World& world, const ConditionChanged& event)
{
    const ConditionWords& words = wordsOf(event.condition);
    const bool isGood = words.isBad != event.who.isHero;
    const Tone tone = !event.begins ? Tone::Plain : isGood ? Tone::Gain : Tone::Harm;
    if (event.who.isHero) {
        const Sentence& sentence = event.begins ? words.heroBegins : words.heroEnds;
        return say(world, tone, {sentence.context, sentence.source});
    }
    if (!world.isVisible(event.at))
        return std::nullopt;
    const Sentence& sentence = event.begins ? words.begins : words.ends;
    return say(world, tone, {sentence.context, sentence.source, {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeStumbling(const World& world, const Stumbled& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain, {CAVE_TEXT("game", "You stumble.")});
}

Noticed describeSuffering(const World& world, const Suffered& event)
{
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Harm, {CAVE_TEXT("game", "The poison costs you %1 health."), {std::int64_t{event.damage}}});
}

Noticed describeBurn(const World& world, const Burned& event)
{
    const std::int64_t damage = event.damage;
    if (event.victim.isHero)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "You burn for %1 damage."), {damage}});
    if (event.by == EffectKind::Lightning)
        return say(world, Tone::Gain,
                   {CAVE_TEXT("game", "Lightning strikes %1 for %2 damage."),
                    {nameOf(world, event.victim, Role::TheObject), damage}});
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "%1 burns for %2 damage."), {nameOf(world, event.victim, Role::TheSubject), damage}});
}

Noticed describeAppetite(const World& world, const AppetiteChanged& event)
{
    switch (static_cast<Appetite>(event.appetite)) {
    case Appetite::Starving: return say(world, Tone::Harm, {CAVE_TEXT("game", "You are starving!")});
    case Appetite::Hungry:
        if (event.isHungrier)
            return say(world, Tone::Warning, {CAVE_TEXT("game", "You are hungry.")});
        return std::nullopt;
    case Appetite::Content: return std::nullopt;
    case Appetite::Full:
        if (!event.isHungrier)
            return say(world, Tone::Plain, {CAVE_TEXT("game", "You are full.")});
        return std::nullopt;
    case Appetite::Oversatiated: return say(world, Tone::Warning, {CAVE_TEXT("game", "You are full to bursting.")});
    }
    return std::nullopt;
}

Noticed describeEndOfLife(const World& world, const Perished& event)
{
    switch (event.cause) {
    case Cause::Slain: return std::nullopt; // told with the strike
    case Cause::GaveUp: return say(world, Tone::Plain, {CAVE_TEXT("game", "You give up.")});
    case Cause::Starved: return say(world, Tone::Harm, {CAVE_TEXT("game", "You starve to death.")});
    case Cause::Poisoned: return say(world, Tone::Harm, {CAVE_TEXT("game", "You die of poison.")});
    case Cause::Burned: return say(world, Tone::Harm, {CAVE_TEXT("game", "You die in your own fire.")});
    case Cause::Choked: return say(world, Tone::Harm, {CAVE_TEXT("game", "It was too much. You choke to death.")});
    case Cause::Drowned: return say(world, Tone::Harm, {CAVE_TEXT("game", "The water closes over you. You drown.")});
    }
    return std::nullopt;
}

Noticed describeLearning(const World& world, const Learned& event)
{
    return say(world, Tone::Gain, {CAVE_TEXT_N("game", "You gain %n experience point(s)."), {}, event.experience});
}

Noticed describeLevel(const World& world, const RoseToLevel& event)
{
    return say(world, Tone::Rare,
               {CAVE_TEXT("game", "You advance to level %1. Choose what to gain."), {std::int64_t{event.level}}});
}

Noticed describeGained(const World& world, Gained gained)
{
    switch (gained) {
    case Gained::Health: return say(world, Tone::Gain, {CAVE_TEXT("game", "Your health improves!")});
    case Gained::Attack: return say(world, Tone::Gain, {CAVE_TEXT("game", "You feel stronger!")});
    case Gained::Defence: return say(world, Tone::Gain, {CAVE_TEXT("game", "Your movements are getting swifter!")});
    case Gained::Sight: return say(world, Tone::Gain, {CAVE_TEXT("game", "You see further into the dark!")});
    }
    return std::nullopt;
}

Noticed describeGain(const World& world, const Chosen& event) { return describeGained(world, event.gained); }

Noticed describeImprovement(const World& world, const Improved& event)
{
    if (event.who.isHero)
        return describeGained(world, event.gained);
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 grows stronger!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeLoss(const World& world, Gained lost)
{
    switch (lost) {
    case Gained::Health: return say(world, Tone::Harm, {CAVE_TEXT("game", "Something of your life is gone for good.")});
    case Gained::Attack: return say(world, Tone::Harm, {CAVE_TEXT("game", "Your strength drains away.")});
    case Gained::Defence:
    case Gained::Sight: break; // nothing takes these
    }
    return std::nullopt;
}

Noticed describeWorsening(const World& world, const Worsened& event)
{
    if (event.who.isHero)
        return describeLoss(world, event.lost);
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Gain,
               {CAVE_TEXT("game", "%1 looks weaker."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeDepth(const World& world, const Submerged& event)
{
    if (event.who.isHero && event.left == 0)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "You swallow water. Another turn here is your last!")});
    if (event.who.isHero)
        return say(world, Tone::Warning,
                   {CAVE_TEXT_N("game", "There is no ground under your feet. You can stay for %n more turn(s)."),
                    {},
                    event.left});
    if (!event.isFirst || !world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "%1 struggles in the water."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeDrowning(const World& world, const Drowned& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Gain, {CAVE_TEXT("game", "%1 drowns."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeMending(const World& world, const Mended& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 mends %2."),
                {nameOf(world, event.by, Role::TheSubject), nameOf(world, event.who, Role::TheObject)}});
}

// A strike that does nothing is told all the same.
Noticed describeVainStrike(const World& world, const Struck& event)
{
    if (event.attacker.isHero)
        return say(
            world, Tone::Plain,
            {CAVE_TEXT("game", "You hit %1, but it does no damage."), {nameOf(world, event.victim, Role::TheObject)}});
    if (event.victim.isHero)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "%1 hits you, but it does no damage."),
                    {nameOf(world, event.attacker, Role::TheSubject)}});
    return std::nullopt;
}

Noticed describeStrike(const World& world, const Struck& event)
{
    if (event.damage == 0)
        return describeVainStrike(world, event);
    const std::int64_t damage = event.damage;
    if (event.attacker.isHero)
        return say(
            world, Tone::Gain,
            {CAVE_TEXT("game", "You hit %1 for %2 damage."), {nameOf(world, event.victim, Role::TheObject), damage}});
    if (event.victim.isHero)
        return say(world, Tone::Harm,
                   {CAVE_TEXT("game", "%1 hits you for %2 damage."),
                    {nameOf(world, event.attacker, Role::TheSubject), damage}});
    if (world.isVisible(event.at))
        return say(
            world, Tone::Plain,
            {CAVE_TEXT("game", "%1 hits %2 for %3 damage."),
             {nameOf(world, event.attacker, Role::TheSubject), nameOf(world, event.victim, Role::TheObject), damage}});
    return std::nullopt;
}

Noticed describeDeath(const World& world, const Died& event)
{
    if (event.victim.isHero)
        return say(world, Tone::Harm,
                   {CAVE_TEXT("game", "You die, slain by %1."), {nameOf(world, event.killer, Role::AObject)}});
    if (event.killer.isHero)
        return say(world, Tone::Gain,
                   {CAVE_TEXT("game", "You kill %1."), {nameOf(world, event.victim, Role::TheObject)}});
    if (world.isVisible(event.at) && event.victim.id != event.killer.id)
        return say(world, Tone::Plain,
                   {CAVE_TEXT("game", "%1 dies."), {nameOf(world, event.victim, Role::TheSubject)}});
    return std::nullopt;
}

Noticed describeGrowth(const World& world, const Grew& event)
{
    const Position ear = world.hero().at;
    if (event.at.z != ear.z || std::abs(event.at.x - ear.x) > kHearing || std::abs(event.at.y - ear.y) > kHearing)
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 is spreading!"), {nameOf(world, event.parent, Role::TheSubject)}});
}

Noticed describeSummoning(const World& world, const Summoned& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 appears beside %2."),
                {nameOf(world, event.child, Role::ASubject), nameOf(world, event.who, Role::TheObject)}});
}

Noticed describeStrengthening(const World& world, const Strengthened& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 grows stronger!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeWaking(const World& world, const Woke& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    if (event.wasHidden)
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "That was no treasure: it is %1!"), {nameOf(world, event.who, Role::ASubject)}});
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 stirs and turns to you."), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeShot(const World& world, const Shot& event)
{
    const KindName name = nameOf(world, event.attacker, Role::TheSubject);
    if (!event.victim.isHero)
        return std::nullopt;
    if (event.damage == 0)
        return say(world, Tone::Plain, {CAVE_TEXT("game", "%1 shoots at you, but it does no damage."), {name}});
    return say(world, Tone::Harm,
               {CAVE_TEXT("game", "%1 shoots you for %2 damage."), {name, std::int64_t{event.damage}}});
}

Noticed describeTheft(const World& world, const Stole& event)
{
    return say(world, Tone::Harm,
               {CAVE_TEXT("game", "%1 takes %2 from your pack!"),
                {nameOf(world, event.who, Role::TheSubject), itemName(world, event.kind, Role::AObject)}});
}

Noticed describeExplosion(const World& world, const WentOff& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning, {CAVE_TEXT("game", "%1 bursts!"), {nameOf(world, event.who, Role::TheSubject)}});
}

Noticed describeBlast(const World& world, const Blasted& event)
{
    const std::int64_t damage = event.damage;
    if (event.victim.isHero)
        return say(world, Tone::Harm, {CAVE_TEXT("game", "The blast hits you for %1 damage."), {damage}});
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "The blast hits %1 for %2 damage."),
                {nameOf(world, event.victim, Role::TheObject), damage}});
}

Noticed describeSplit(const World& world, const SplitUp& event)
{
    if (!world.isVisible(event.at))
        return std::nullopt;
    return say(world, Tone::Warning,
               {CAVE_TEXT("game", "%1 splits in two!"), {nameOf(world, event.parent, Role::TheSubject)}});
}

Noticed describePush(const World& world, const Pushed& event)
{
    if (event.who.isHero || event.to.z != world.hero().at.z)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You push %1 aside."), {nameOf(world, event.who, Role::TheObject)}});
}

Noticed describeDigging(const World& world, const Dug& event)
{
    if (!event.who.isHero && world.isVisible(event.at))
        return say(world, Tone::Warning,
                   {CAVE_TEXT("game", "%1 breaks through %2!"),
                    {nameOf(world, event.who, Role::TheSubject), tileName(world, event.tile, Role::TheObject)}});
    if (!event.who.isHero)
        return std::nullopt;
    return say(world, Tone::Plain,
               {CAVE_TEXT("game", "You dig through %1."), {tileName(world, event.tile, Role::TheObject)}});
}

Noticed describeShortfall(const World& world, const FellShort& event)
{
    const Rules& rules = world.rules();
    return say(world, Tone::Warning,
               ownOr(rules.texts.notYet, {CAVE_TEXT("game", "Not yet: you have gathered %1 of %2 (%3)."),
                                          {std::int64_t{event.gathered}, std::int64_t{rules.collectCount},
                                           KindName{KindTable::Item, rules.collectKind, Role::Bare}}}));
}

Noticed describeEnd(const World& world, const Ended& event)
{
    const DungeonTexts& texts = world.rules().texts;
    if (event.outcome == Outcome::Won)
        return say(world, Tone::Rare,
                   ownOr(texts.victory,
                         {CAVE_TEXT("game", "You won on turn %1. The cave is quiet behind you."), {event.turn}}));
    if (!texts.death.empty())
        return say(world, Tone::Harm, {kDungeonContext, texts.death});
    return std::nullopt;
}

} // namespace

std::string_view toneName(Tone tone) { return kToneNames[static_cast<std::size_t>(tone)]; }

std::optional<Tone> toneNamed(std::string_view name)
{
    for (std::size_t i = 0; i < kToneNames.size(); ++i)
        if (kToneNames[i] == name)
            return static_cast<Tone>(i);
    return std::nullopt;
}

std::optional<Message> describe(const World& world, const Event& event)
{
    return std::visit(Overloaded{[&](const Stepped& stepped) { return describeStep(world, stepped); },
                                 [&](const Opened& opened) { return describeOpening(world, opened); },
                                 [&](const Unlocked& unlocked) { return describeUnlocking(world, unlocked); },
                                 [&](const Closed& closed) { return describeClosing(world, closed); },
                                 [&](const Found& found) { return describeFind(world, found); },
                                 [&](const Searched& searched) { return describeSearch(world, searched); },
                                 [&](const PickedUp& pickedUp) { return describePickUp(world, pickedUp); },
                                 [&](const LeftLying& left) { return describeLeftovers(world, left); },
                                 [&](const Dropped& dropped) { return describeDrop(world, dropped); },
                                 [&](const Equipped& equipped) { return describeEquipment(world, equipped); },
                                 [&](const Ate& ate) { return describeMeal(world, ate); },
                                 [&](const UsedUp& used) { return describeUse(world, used); },
                                 [&](const Thrown& thrown) { return describeThrow(world, thrown); },
                                 [&](const HitByThrown& hit) { return describeThrownHit(world, hit); },
                                 [&](const Teleported& gone) { return describeTeleport(world, gone); },
                                 [&](const Mapped& mapped) { return describeMap(world, mapped); },
                                 [&](const Improved& improved) { return describeImprovement(world, improved); },
                                 [&](const Worsened& worsened) { return describeWorsening(world, worsened); },
                                 [&](const Submerged& submerged) { return describeDepth(world, submerged); },
                                 [&](const Drowned& drowned) { return describeDrowning(world, drowned); },
                                 [&](const Mended& mended) { return describeMending(world, mended); },
                                 [&](const Healed& healed) { return describeHealing(world, healed); },
                                 [&](const ConditionChanged& changed) { return describeCondition(world, changed); },
                                 [&](const Stumbled& stumbled) { return describeStumbling(world, stumbled); },
                                 [&](const Suffered& suffered) { return describeSuffering(world, suffered); },
                                 [](const Exploded&) -> Noticed { return std::nullopt; },
                                 [&](const Burned& burned) { return describeBurn(world, burned); },
                                 [&](const AppetiteChanged& changed) { return describeAppetite(world, changed); },
                                 [&](const Perished& perished) { return describeEndOfLife(world, perished); },
                                 [&](const Learned& learned) { return describeLearning(world, learned); },
                                 [&](const RoseToLevel& rose) { return describeLevel(world, rose); },
                                 [&](const Chosen& chosen) { return describeGain(world, chosen); },
                                 [&](const Climbed& climbed) { return describeClimb(world, climbed); },
                                 [&](const Pushed& pushed) { return describePush(world, pushed); },
                                 [&](const Dug& dug) { return describeDigging(world, dug); },
                                 [&](const Struck& struck) { return describeStrike(world, struck); },
                                 [&](const Died& died) { return describeDeath(world, died); },
                                 [&](const Grew& grew) { return describeGrowth(world, grew); },
                                 [&](const Summoned& summoned) { return describeSummoning(world, summoned); },
                                 [&](const Strengthened& grown) { return describeStrengthening(world, grown); },
                                 [&](const Woke& woke) { return describeWaking(world, woke); },
                                 [&](const Shot& shot) { return describeShot(world, shot); },
                                 [&](const Stole& stole) { return describeTheft(world, stole); },
                                 [&](const WentOff& wentOff) { return describeExplosion(world, wentOff); },
                                 [&](const Blasted& blasted) { return describeBlast(world, blasted); },
                                 [&](const SplitUp& split) { return describeSplit(world, split); },
                                 [&](const FellShort& fellShort) { return describeShortfall(world, fellShort); },
                                 [&](const Ended& ended) { return describeEnd(world, ended); }},
                      event);
}

} // namespace cave
