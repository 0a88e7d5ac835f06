// SPDX-License-Identifier: MIT
#include "app/play/words/approaches.h"

#include "app/play/words/look_text.h"
#include "core/pilot/danger.h"
#include "core/rules/minds/mood.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {

namespace {

constexpr std::size_t kMostNamed = 2; // at one look; nobody can listen to a whole pack

bool isToBeFeared(const World& world, const Creature& danger)
{
    const Mood mood = moodOf(world, danger);
    return mood != Mood::Sleeps && mood != Mood::Captive && !isTrifle(world, danger);
}

} // namespace

void Approaches::heard()
{
    for (auto& [id, seen] : m_inView)
        seen.said.clear();
    m_saidOfMore.clear();
}

void Approaches::look(const World& world, const Describer& describer, std::span<const Position> told, Announcements& to)
{
    const Position here = world.hero().at;
    const std::vector<const Creature*> dangers = dangersInView(world);
    std::map<EntityId, Seen> inView;
    std::vector<const Creature*> due;
    for (const Sighting& sighting : sightings(world)) {
        const Creature& creature = *world.creature(sighting.id);
        const auto before = m_inView.find(sighting.id);
        if (before == m_inView.end() || before->second.at.z != here.z) { // that was its first sight
            inView.emplace(sighting.id, Seen{Nearing(sighting.distance), creature.at});
            continue;
        }
        Seen& seen = inView.emplace(sighting.id, std::move(before->second)).first->second;
        const bool cameItself = distance(std::exchange(seen.at, creature.at), here) > sighting.distance;
        seen.nearing.follow(sighting.distance);
        if (!seen.nearing.isDue(sighting.distance))
            continue;
        const bool isTold = std::ranges::find(told, creature.at) != told.end();
        const bool isDanger = std::ranges::find(dangers, &creature) != dangers.end();
        const bool isNews = !isTold && cameItself && isDanger && isToBeFeared(world, creature);
        if (isTold || isNews)
            seen.nearing.tell(sighting.distance);
        if (isNews)
            due.push_back(&creature);
    }
    m_inView = std::move(inView);
    if (!due.empty())
        tell(world, describer, due, to);
}

void Approaches::tell(const World& world, const Describer& describer, std::span<const Creature* const> due,
                      Announcements& to)
{
    const auto takeBack = [&to](QString& said) {
        if (!said.isEmpty())
            to.remove(std::exchange(said, {}));
    };
    for (const Creature* creature : due)
        takeBack(m_inView.at(creature->id).said);
    takeBack(m_saidOfMore);
    const std::size_t named = std::min(due.size(), kMostNamed);
    for (const Creature* creature : due.first(named)) {
        const QString name = describer.name(KindTable::Creature, world.kindOf(*creature).id);
        QString& said = m_inView.at(creature->id).said;
        said = nearingText(name, true, world.hero().at, creature->at);
        to.add(Urgency::Danger, said);
    }
    if (named == due.size())
        return;
    m_saidOfMore = moreNearingText(static_cast<int>(due.size() - named));
    to.add(Urgency::Danger, m_saidOfMore);
}

} // namespace cave
