// SPDX-License-Identifier: MIT
#include "app/play/words/arrivals.h"

#include "app/play/words/creature_text.h"
#include "app/play/words/look_text.h"
#include "core/pilot/danger.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

class ArrivalText {
    Q_DECLARE_TR_FUNCTIONS(Arrivals)

public:
    static QString ofCreature(const World& world, const Describer& describer, const Creature& creature)
    {
        const QString name = describer.name(KindTable::Creature, world.kindOf(creature).id, Role::ASubject);
        return tr("%1 comes into view.").arg(raised(name)) + u' ' + whereText(world.hero().at, creature.at);
    }
    static QString ofThing(const World& world, const Describer& describer, const SeenThing& thing)
    {
        return thingName(describer, world, thing) + QStringLiteral(". ") + whereText(world.hero().at, thing.at);
    }
};

} // namespace

void Arrivals::look(const World& world, const Describer& describer, Announcements& to)
{
    m_said.clear();
    lookAtCreatures(world, describer, to);
    lookAtThings(world, describer, to);
}

void Arrivals::takeBack(const KindName& kind, Position at, Announcements& from) const
{
    const auto said = std::ranges::find_if(
        m_said, [&](const Said& one) { return one.table == kind.table && one.kind == kind.id && one.at == at; });
    if (said != m_said.end())
        from.remove(said->sentence);
}

void Arrivals::say(Urgency urgency, Said said, Announcements& to)
{
    to.add(urgency, said.sentence);
    m_said.push_back(std::move(said));
}

void Arrivals::lookAtCreatures(const World& world, const Describer& describer, Announcements& to)
{
    const std::vector<const Creature*> dangers = dangersInView(world);
    std::set<EntityId> inView;
    for (const Sighting& sighting : sightings(world)) {
        inView.insert(sighting.id);
        if (m_inView.count(sighting.id) > 0)
            continue;
        const Creature& creature = *world.creature(sighting.id);
        const bool isDanger = std::ranges::find(dangers, &creature) != dangers.end();
        say(isDanger ? Urgency::Danger : Urgency::News,
            {KindTable::Creature, world.kindOf(creature).id, creature.at,
             ArrivalText::ofCreature(world, describer, creature)},
            to);
    }
    m_inView = std::move(inView);
}

// What the hero stands on is told with the cell.
void Arrivals::lookAtThings(const World& world, const Describer& describer, Announcements& to)
{
    for (const SeenThing& thing : thingsInView(world))
        if (m_things.emplace(thing.at, thing.kind).second && thing.at != world.hero().at)
            say(Urgency::News,
                {KindTable::Item, world.seenItem(thing.kind).id, thing.at,
                 ArrivalText::ofThing(world, describer, thing)},
                to);
}

} // namespace cave
