// SPDX-License-Identifier: MIT
#include "app/play/look_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

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
        if (tile == kUnknownTile)
            return tr("You have not seen this yet.");
        const QString ground = capital(m_describer.name(KindTable::Tile, m_world.catalogue().tile(tile).id));
        const QString thing = m_world.isVisible(m_at) ? creatureText() : QString();
        QStringList sentences;
        if (m_at == m_world.hero().at)
            sentences << tr("You.");
        else if (!thing.isEmpty())
            sentences << thing;
        sentences << itemTexts();
        sentences << (m_world.isVisible(m_at) ? tr("%1.").arg(ground) : tr("%1, as you remember it.").arg(ground));
        if (!m_world.isVisible(m_at))
            sentences << rememberedTexts();
        if (const int steps = distance(m_at, m_world.hero().at); steps > 0)
            sentences << tr("%n step(s) away.", nullptr, steps);
        return sentences.join(u' ');
    }

private:
    static QString capital(QString text)
    {
        if (!text.isEmpty())
            text.replace(0, 1, QLocale().toUpper(text.left(1)));
        return text;
    }

    QString creatureText() const
    {
        const Creature* creature = m_world.creatureAt(m_at);
        if (creature == nullptr || creature->id == m_world.state().hero)
            return {};
        const QString name = capital(m_describer.name(KindTable::Creature, m_world.kindOf(*creature).id));
        if (creature->attack <= 0)
            return tr("%1, %2 of %3 health, does not strike.").arg(name).arg(creature->health).arg(creature->maxHealth);
        return tr("%1, %2 of %3 health, attack %4.")
            .arg(name)
            .arg(creature->health)
            .arg(creature->maxHealth)
            .arg(creature->attack);
    }

    QStringList itemTexts() const
    {
        QStringList texts;
        if (!m_world.isVisible(m_at))
            return texts;
        for (const Item& item : m_world.itemsAt(m_at))
            texts << tr("%1.").arg(capital(m_describer.name(KindTable::Item, m_world.catalogue().item(item.kind).id)));
        return texts;
    }

    QStringList rememberedTexts() const
    {
        QStringList texts;
        for (const RememberedThing& thing : m_world.level(m_at.z).memory.things) {
            if (thing.x != m_at.x || thing.y != m_at.y)
                continue;
            const bool isCreature = thing.table == KindTable::Creature;
            const std::string& id =
                isCreature ? m_world.catalogue().creature(thing.kind).id : m_world.catalogue().item(thing.kind).id;
            const QString name = m_describer.name(thing.table, id, Role::ASubject);
            texts << (isCreature ? tr("Last seen here: %1.").arg(name) : tr("Here lay: %1.").arg(name));
        }
        return texts;
    }

    const World& m_world;
    const Describer& m_describer;
    Position m_at;
};

} // namespace

std::vector<Sighting> sightings(const World& world)
{
    const Creature& hero = world.hero();
    std::vector<Sighting> found;
    for (const Creature& creature : world.creatures())
        if (creature.id != hero.id && world.isVisible(creature.at))
            found.push_back({creature.id, distance(creature.at, hero.at)});
    std::ranges::sort(found, {}, [&](const Sighting& sighting) {
        const Position at = world.creature(sighting.id)->at;
        return std::tuple(sighting.distance, at.y, at.x);
    });
    return found;
}

QString lookText(const World& world, const Describer& describer, Position at)
{
    return LookText(world, describer, at).text();
}

QString standingText(const World& world, const KeyMap& keys)
{
    if (const auto lying = static_cast<int>(world.itemsAt(world.hero().at).size()); lying > 0)
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
    const QString name = designName(world.level(z).name);
    if (name.isEmpty())
        return LookText::tr("Level %1 of %2").arg(z + 1).arg(world.depth());
    return LookText::tr("Level %1 of %2: %3").arg(z + 1).arg(world.depth()).arg(name);
}

QString designName(const std::string& name) { return QCoreApplication::translate("dungeons", name.c_str()); }

} // namespace cave
