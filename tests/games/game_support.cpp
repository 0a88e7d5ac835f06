// SPDX-License-Identifier: MIT
#include "tests/games/game_support.h"

#include "core/content/english.h"
#include "core/save/built_in_dungeons.h"

#include <QtGlobal>

namespace cave {

Dungeon designOf(std::string_view dungeon, std::string_view picture)
{
    const auto file = builtInDungeon(dungeon);
    if (!file)
        qFatal("there is no such built-in dungeon");
    Dungeon design = asciiDungeon(picture, file->dungeon.catalogue);
    design.rules = file->dungeon.rules;
    return design;
}

Session started(const Dungeon& design, std::uint64_t seed)
{
    Dungeon seeded = design;
    seeded.seed = seed; // the picture is played as it is
    auto session = Session::start(seeded, seed);
    if (!session)
        qFatal("the design cannot be played");
    return std::move(*session);
}

Turn script(Session& session, std::string_view command)
{
    const auto read = parseCommand(command);
    if (!read)
        qFatal("no command: %s", std::string(command).c_str());
    Turn turn = session.submit(*read);
    if (turn.refusal) {
        const EnglishPhrasebook english(session.world().state().catalogue);
        qFatal("%s: %s", std::string(command).c_str(), format(turn.refusal->why, english).c_str());
    }
    return turn;
}

Turn script(Session& session, std::string_view verb, std::string_view item)
{
    const auto id = static_cast<std::uint32_t>(itemNamed(session.world(), item));
    return script(session, std::string(verb) + ' ' + std::to_string(id));
}

std::vector<Event> scriptUntilOver(Session& session, std::string_view command, int most)
{
    std::vector<Event> events;
    for (int i = 0; i < most && !session.world().isOver(); ++i) {
        while (session.world().hero().gainsToChoose > 0)
            script(session, "gain attack");
        const Turn turn = script(session, command);
        events.insert(events.end(), turn.events.begin(), turn.events.end());
    }
    return events;
}

EntityId itemNamed(const World& world, std::string_view id)
{
    const auto kind = world.catalogue().findItem(id);
    for (const EntityId carrier : {world.state().hero, EntityId::None})
        for (const Item& item : world.items())
            if (item.kind == kind && item.carrier == carrier &&
                (carrier != EntityId::None || item.at == world.hero().at))
                return item.id;
    qFatal("there is no such thing here: %s", std::string(id).c_str());
}

const Creature* creatureNamed(const World& world, std::string_view id)
{
    const auto creatures = world.creatures();
    const auto found =
        std::ranges::find_if(creatures, [&](const Creature& creature) { return world.kindOf(creature).id == id; });
    return found == creatures.end() ? nullptr : &*found;
}

bool isTold(const Session& session, std::string_view source)
{
    return std::ranges::any_of(session.messages(),
                               [&](const Message& message) { return message.text.source == source; });
}

namespace {

const CreatureKind& kindNamed(const Dungeon& design, std::string_view creature)
{
    const auto id = design.catalogue->findCreature(creature);
    if (!id)
        qFatal("there is no such kind: %s", std::string(creature).c_str());
    return design.catalogue->creature(*id);
}

} // namespace

std::string numbersOf(const Dungeon& design, std::string_view creature)
{
    const CreatureKind& kind = kindNamed(design, creature);
    return std::string(1, static_cast<char>(kind.look.glyph)) + ' ' + std::to_string(kind.health) + '/' +
           std::to_string(kind.attack) + '/' + std::to_string(kind.defence) + ", sight " + std::to_string(kind.sight) +
           ", speed " + std::to_string(kind.speed);
}

std::uint32_t colourOf(const Dungeon& design, std::string_view creature)
{
    return kindNamed(design, creature).look.colour;
}

std::vector<int> damagesToHero(const std::vector<Event>& events)
{
    std::vector<int> damages;
    for (const Struck& strike : eventsOf<Struck>(events))
        if (strike.victim.isHero)
            damages.push_back(strike.damage);
    return damages;
}

std::vector<int> damagesByHero(const std::vector<Event>& events)
{
    std::vector<int> damages;
    for (const Struck& strike : eventsOf<Struck>(events))
        if (strike.attacker.isHero)
            damages.push_back(strike.damage);
    return damages;
}

} // namespace cave
