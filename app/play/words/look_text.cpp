// SPDX-License-Identifier: MIT
#include "app/play/words/look_text.h"

#include "app/play/words/creature_text.h"
#include "app/play/words/thing_text.h"
#include "app/view/words/design_name.h"
#include "app/view/words/level_name.h"
#include "core/content/kind_row.h"
#include "core/rules/facts/company.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

// The nearest of the eight; ties go to the straight ones.
Direction headingOf(Position from, Position to)
{
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    const bool isSteep = std::abs(dy) > 2 * std::abs(dx);
    const bool isFlat = std::abs(dx) > 2 * std::abs(dy);
    const int column = isSteep ? 0 : (dx > 0) - (dx < 0);
    const int row = isFlat ? 0 : (dy > 0) - (dy < 0);
    return *std::ranges::find_if(kDirections, [&](Direction direction) {
        return offsetOf(direction).dx == column && offsetOf(direction).dy == row;
    });
}

// 0: dangerous now, 1: it may be soon, 2: not that one can see.
int peaceOf(const World& world, const Creature& creature)
{
    const Mood mood = moodOf(world, creature);
    if (creature.attack <= 0 || mood == Mood::Sleeps || !isFoe(world, creature, world.hero()))
        return 2;
    return mood == Mood::Hunts ? 0 : 1;
}

class LookText {
    Q_DECLARE_TR_FUNCTIONS(LookText)

public:
    LookText(const World& world, const Describer& describer, Position at)
        : m_world(world), m_describer(describer), m_at(at)
    {
    }

    QString text() const
    {
        if (!m_world.contains(m_at))
            return {};
        const TileId tile = m_world.level(m_at.z).memory.tiles[m_at.x, m_at.y];
        const QString thing = creatureText(); // of who is sensed as well, in view or not
        if (tile == kUnknownTile && thing.isEmpty())
            return tr("You have not seen this yet.");
        QStringList sentences;
        if (m_at == m_world.hero().at)
            sentences << tr("You.");
        else if (!thing.isEmpty())
            sentences << thing;
        sentences << itemTexts();
        if (tile != kUnknownTile)
            sentences << groundText(tile);
        sentences << gasTexts();
        if (!m_world.isVisible(m_at))
            sentences << rememberedTexts();
        if (m_at != m_world.hero().at)
            sentences << whereText(m_world.hero().at, m_at);
        return sentences.join(u' ');
    }

private:
    QString groundText(TileId tile) const
    {
        const QString ground = raised(m_describer.name(KindTable::Tile, m_world.catalogue().tile(tile).id));
        return m_world.isVisible(m_at) ? tr("%1.").arg(ground) : tr("%1, as you remember it.").arg(ground);
    }

    QString creatureText() const
    {
        const Creature* creature = m_world.seenCreatureAt(m_at);
        if (creature == nullptr || creature->id == m_world.state().hero)
            return {};
        return creatureLine(m_world, m_describer, *creature);
    }

    QStringList itemTexts() const
    {
        QStringList texts;
        if (!m_world.isVisible(m_at))
            return texts;
        const auto add = [&](const Item& item) { texts << tr("%1.").arg(thingName(m_describer, m_world, item)); };
        if (const Creature* creature = m_world.creatureAt(m_at))
            if (const auto disguise = m_world.disguiseOf(*creature))
                add(Item{.kind = *disguise});
        std::ranges::for_each(m_world.itemsAt(m_at), add);
        return texts;
    }

    QStringList gasTexts() const
    {
        for (const RememberedGas& gas : m_world.level(m_at.z).memory.gas)
            if (gas.x == m_at.x && gas.y == m_at.y)
                return {gasText(m_world, m_describer, gas)};
        return {};
    }

    // But for who is shown there now.
    QStringList rememberedTexts() const
    {
        const Creature* shown = m_world.seenCreatureAt(m_at);
        QStringList texts;
        for (const RememberedThing& thing : m_world.level(m_at.z).memory.things) {
            if (thing.x != m_at.x || thing.y != m_at.y || (shown && shown->id == thing.id))
                continue;
            const bool isCreature = thing.table == KindTable::Creature;
            const std::string& kind =
                isCreature ? kindRow(m_world.catalogue(), thing.table, thing.kind).id : m_world.seenItem(thing.kind).id;
            const QString name = m_describer.name(thing.table, kind, Role::ASubject);
            texts << (isCreature ? tr("Last seen here: %1.").arg(name) : tr("Here lay: %1.").arg(name));
        }
        return texts;
    }

    const World& m_world;
    const Describer& m_describer;
    Position m_at;
};

} // namespace

QString gasText(const World& world, const Describer& describer, const RememberedGas& gas)
{
    constexpr int kThick = 40; // units
    constexpr int kThin = 10;
    const QString name = raised(describer.name(KindTable::Gas, world.catalogue().gas(gas.kind).id));
    if (!world.isVisible({gas.x, gas.y, world.hero().at.z}))
        //: %1: a gas, such as "Marsh gas"
        return LookText::tr("%1, when you last saw it.").arg(name);
    if (gas.units >= kThick)
        return LookText::tr("%1, thick.").arg(name);
    return gas.units < kThin ? LookText::tr("%1, thin.").arg(name) : LookText::tr("%1.").arg(name);
}

QString whereText(Position from, Position to)
{
    const int steps = distance(from, to);
    switch (headingOf(from, to)) {
    case Direction::North: return LookText::tr("%n step(s) north.", nullptr, steps);
    case Direction::NorthEast: return LookText::tr("%n step(s) north east.", nullptr, steps);
    case Direction::East: return LookText::tr("%n step(s) east.", nullptr, steps);
    case Direction::SouthEast: return LookText::tr("%n step(s) south east.", nullptr, steps);
    case Direction::South: return LookText::tr("%n step(s) south.", nullptr, steps);
    case Direction::SouthWest: return LookText::tr("%n step(s) south west.", nullptr, steps);
    case Direction::West: return LookText::tr("%n step(s) west.", nullptr, steps);
    case Direction::NorthWest: return LookText::tr("%n step(s) north west.", nullptr, steps);
    }
    return {};
}

std::vector<Sighting> sightings(const World& world)
{
    const Creature& hero = world.hero();
    std::vector<Sighting> found;
    for (const Creature& creature : world.creatures())
        if (creature.id != hero.id && world.seenCreatureAt(creature.at) == &creature)
            found.push_back({creature.id, distance(creature.at, hero.at)});
    std::ranges::sort(found, {}, [&](const Sighting& sighting) {
        const Creature& creature = *world.creature(sighting.id);
        return std::tuple(peaceOf(world, creature), sighting.distance, creature.at.y, creature.at.x);
    });
    return found;
}

QString thingName(const Describer& describer, const World& world, const SeenThing& thing)
{
    return thingName(describer, world,
                     Item{.kind = thing.kind,
                          .of = thing.of,
                          .enchant = thing.enchant,
                          .rune = thing.rune,
                          .isShown = true,
                          .price = thing.price});
}

std::vector<SeenThing> thingsInView(const World& world)
{
    const Position hero = world.hero().at;
    std::vector<SeenThing> found;
    for (const RememberedThing& thing : world.level(hero.z).memory.things) {
        const Position at{thing.x, thing.y, hero.z};
        if (thing.table != KindTable::Item || !world.isVisible(at))
            continue;
        const Item* item = world.item(thing.id); // null for what only looks like one
        const Item known = item ? world.seen(*item) : Item{};
        const SeenThing one{thing.kind, at, 1, distance(at, hero), known.of, known.price, known.enchant, known.rune};
        const auto equal = std::ranges::find_if(found, [&](SeenThing seen) {
            seen.count = 1;
            return seen == one;
        });
        if (equal != found.end())
            ++equal->count;
        else
            found.push_back(one);
    }
    std::ranges::stable_sort(found, {}, &SeenThing::distance); // they are remembered by row and column
    return found;
}

QString lookText(const World& world, const Describer& describer, Position at)
{
    return LookText(world, describer, at).text();
}

QString standingText(const World& world, const KeyMap& keys)
{
    const std::vector<Item> things = world.itemsAt(world.hero().at);
    const auto isShut = [&](const Item& item) { return world.catalogue().item(item.kind).holds > 0; };
    if (!things.empty() && std::ranges::all_of(things, isShut))
        return LookText::tr("Something to look into. Press %1 to open it.").arg(keys.firstLabel(PlayAction::PickUp));
    if (const auto lying = static_cast<int>(things.size()); lying > 0)
        return LookText::tr("%n thing(s) lie here. Press %1 to pick up.", nullptr, lying)
            .arg(keys.firstLabel(PlayAction::PickUp));
    switch (world.tileKind(world.hero().at).leads) {
    case Leads::Up: return LookText::tr("The way up. Press %1 to take it.").arg(keys.firstLabel(PlayAction::ClimbUp));
    case Leads::Down:
        return LookText::tr("The way down. Press %1 to take it.").arg(keys.firstLabel(PlayAction::ClimbDown));
    case Leads::Nowhere: break;
    }
    return {};
}

QString levelText(const World& world, int z)
{
    const std::string& name = world.level(z).name;
    if (hasUsualName(name, z))
        return LookText::tr("Level %1 of %2").arg(z + 1).arg(world.depth());
    return LookText::tr("Level %1 of %2: %3").arg(z + 1).arg(world.depth()).arg(designName(name));
}

} // namespace cave
