// SPDX-License-Identifier: MIT
#include "app/play/words/description.h"

#include "app/play/words/effect_text.h"
#include "app/play/words/thing_text.h"
#include "core/content/kind_row.h"
#include "core/rules/facts/condition.h"
#include "core/rules/facts/pack.h"
#include "core/rules/facts/passage.h"

#include <QCoreApplication>

#include <algorithm>

namespace cave {

namespace {

class DescriptionText {
    Q_DECLARE_TR_FUNCTIONS(DescriptionText)

public:
    static QString faction(const Describer& describer, const Faction& faction)
    {
        //: %1: many, such as "goblins"
        return tr("It is one of these: %1.").arg(describer.describe({"factions", faction.name}));
    }

    static QString remembered() { return tr("as you remember it"); }

    static Description hero(const World& world, const Describer& describer)
    {
        const Creature& self = world.hero();
        const auto [attack, defence] = knownStrengthOf(world, self);
        Description you = kind(world, describer, KindTable::Creature, self.kind);
        you.isHero = true;
        you.state = tr("this is you");
        you.facts = {{tr("Health"), tr("%1 of %2").arg(self.health).arg(self.maxHealth)},
                     {tr("Attack"), QString::number(attack)},
                     {tr("Defence"), QString::number(defence)},
                     {tr("Speed"), speedText(speedOf(world, self))}};
        return you;
    }

    static Description kind(const World& world, const Describer& describer, KindTable table, std::uint16_t kind)
    {
        const std::string& id = kindRow(world.catalogue(), table, kind).id;
        Description description;
        description.table = table;
        description.kind = kind;
        description.title = raised(describer.name(table, id));
        description.text = describer.description(table, id);
        return description;
    }

    // What it would be good for is told from the kind: where it lies now nobody knows.
    static Description remembered(const World& world, const Describer& describer, const RememberedThing& thing)
    {
        const bool isCreature = thing.table == KindTable::Creature;
        Description seen = kind(world, describer, thing.table, thing.kind);
        seen.state = isCreature ? tr("last seen here") : remembered();
        if (isCreature)
            seen.sentences = behaviourTexts(describer, world.catalogue().creature(thing.kind));
        else
            seen.sentences = thingNumbers(world, Item{.kind = thing.kind});
        return seen;
    }

    static Description ground(const World& world, const Describer& describer, Position at, TileId tile)
    {
        Description ground = kind(world, describer, KindTable::Tile, tile);
        if (!world.isVisible(at))
            ground.state = remembered();
        ground.sentences = groundSentences(world, world.catalogue().tile(tile));
        return ground;
    }

    static Description gas(const World& world, const Describer& describer, const RememberedGas& seen)
    {
        const GasKind& row = world.catalogue().gas(seen.kind);
        Description gas = kind(world, describer, KindTable::Gas, seen.kind);
        if (!world.isVisible({seen.x, seen.y, world.hero().at.z}))
            gas.state = remembered();
        if (row.effect)
            gas.sentences << effectSentences(touchOf(*row.effect)) << tr("Whoever is in it feels that each turn.");
        if (!row.fire.empty())
            gas.sentences << tr("It burns, all at once, when fire is in it or beside it.");
        if (row.harmful)
            gas.sentences << tr("Nobody goes there willingly.");
        if (row.opaqueFrom > 0)
            gas.sentences << tr("Nobody sees through it where it is thick.");
        if (row.thins >= kQuicklyGone)
            gas.sentences << tr("It is soon gone.");
        return gas;
    }

private:
    static constexpr int kQuicklyGone = 100; // per mille a beat

    static Effect touchOf(Effect effect)
    {
        effect.aim = Aim::Self; // whom it meets goes without saying
        return effect;
    }
    static QStringList groundSentences(const World& world, const TileKind& tile)
    {
        QStringList texts;
        if (tile.leads == Leads::Up)
            texts << tr("It leads up.");
        if (tile.leads == Leads::Down)
            texts << (tile.oneWay ? tr("It leads down, with no way back.") : tr("It leads down."));
        if (!tile.opensInto.empty() && tile.walkable)
            texts << tr("It opens when you walk into it.");
        if (!tile.unlocksInto.empty())
            texts << tr("It is locked: with its key you open it by walking into it.");
        if (const auto closed = world.catalogue().findTile(tile.closesInto);
            closed && world.catalogue().tile(*closed).walkable)
            texts << tr("You can close it from beside.");
        const bool isDeep = drowns(tile, world.kindOf(world.hero()));
        if (isDeep)
            texts << tr("You find no ground there: stay longer than %n turn(s) and you drown.", nullptr,
                        knownBreathIn(world, tile));
        else if (tile.answers(On::Use))
            texts << tr("You use it by walking into it.");
        else if (drops(tile, world.kindOf(world.hero())))
            texts << tr("Whoever comes there falls to the level below.");
        else if (!tile.walkable && tile.unlocksInto.empty())
            texts << (tile.diggable() && world.rules().dig ? tr("You can dig through it by walking into it.")
                                                           : tr("You cannot walk here."));
        if (tile.fire)
            texts << tr("It burns whoever is in it, and what can burn beside it.");
        else if (tile.answers(On::Burn))
            texts << tr("It burns when fire is beside it.");
        if (tile.answers(On::Weigh))
            texts << tr("Weight sets it off.");
        if (tile.answers(On::Lift))
            texts << tr("Something happens when nothing weighs on it any more.");
        if (tile.answers(On::Light))
            texts << tr("It wakes where there is light.");
        if (tile.answers(On::Strike))
            texts << tr("A blow or a blast does something to it.");
        if (tile.harmful && !tile.fire)
            texts << tr("Nobody goes there willingly.");
        if (tile.slows > 100)
            texts << tr("A step onto it or off it takes %1 % of the usual time.").arg(tile.slows);
        if (!tile.walkable && tile.flyable && tile.swimmable)
            texts << tr("What flies or swims crosses it.");
        else if (!tile.walkable && tile.flyable)
            texts << tr("What flies crosses it.");
        if (tile.opaque)
            texts << tr("Nobody sees through it.");
        return texts;
    }
};

} // namespace

Description describeCreature(const World& world, const Describer& describer, const Creature& creature)
{
    if (creature.id == world.state().hero)
        return DescriptionText::hero(world, describer);
    Description description = DescriptionText::kind(world, describer, KindTable::Creature, creature.kind);
    QStringList states = conditionTexts(describer, creature);
    const Mood mood = moodOf(world, creature);
    if (mood != Mood::Confused && mood != Mood::Sleeps) // conditions say that already
        states.prepend(moodText(mood));
    states.removeAll(QString());
    description.state = states.join(QStringLiteral(", "));
    description.sentences = behaviourTexts(describer, world.kindOf(creature));
    if (const FactionId side = world.sideOf(creature); side > kDwellers)
        description.sentences << DescriptionText::faction(describer, world.catalogue().faction(side));
    description.facts = fightFacts(world, creature);
    return description;
}

Description describeItem(const World& world, const Describer& describer, const Item& item)
{
    Description description = DescriptionText::kind(world, describer, KindTable::Item, world.seenAs(item.kind));
    description.title = raised(describer.name(world.catalogue(), world.seen(item)));
    description.state = thingState(world, PackLine{0, {item}});
    description.sentences = thingNumbers(world, item) + thingOutcomes(world, item);
    return description;
}

std::vector<Description> describeCell(const World& world, const Describer& describer, Position at)
{
    std::vector<Description> all;
    const TileId tile = world.contains(at) ? world.level(at.z).memory.tiles[at.x, at.y] : kUnknownTile;
    const Creature* seen = world.contains(at) ? world.seenCreatureAt(at) : nullptr;
    if (seen)
        all.push_back(describeCreature(world, describer, *seen));
    if (tile == kUnknownTile)
        return all;
    if (world.isVisible(at)) {
        if (const Creature* creature = world.creatureAt(at))
            if (const auto disguise = world.disguiseOf(*creature))
                all.push_back(describeItem(world, describer, Item{.kind = *disguise}));
        for (const Item& item : world.itemsAt(at))
            all.push_back(describeItem(world, describer, item));
    } else {
        for (const RememberedThing& thing : world.level(at.z).memory.things)
            if (thing.x == at.x && thing.y == at.y && !(seen && seen->id == thing.id))
                all.push_back(DescriptionText::remembered(world, describer, thing));
    }
    for (const RememberedGas& gas : world.level(at.z).memory.gas)
        if (gas.x == at.x && gas.y == at.y)
            all.push_back(DescriptionText::gas(world, describer, gas));
    all.push_back(DescriptionText::ground(world, describer, at, tile));
    return all;
}

} // namespace cave
