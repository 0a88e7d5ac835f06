// SPDX-License-Identifier: MIT
#include "app/play/words/around_text.h"

#include "app/play/words/creature_text.h"
#include "app/play/words/look_text.h"
#include "core/base/grid.h"
#include "core/pilot/places.h"
#include "core/rules/verbs/doors.h"
#include "core/rules/verbs/foes/shove.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace cave {

namespace {

class AroundText {
    Q_DECLARE_TR_FUNCTIONS(AroundText)

public:
    AroundText(const World& world, const Describer& describer)
        : m_world(world), m_describer(describer), m_here(world.hero().at)
    {
    }

    QString around() const
    {
        QStringList sentences;
        for (const Sighting& sighting : sightings(m_world)) {
            const Creature& creature = *m_world.creature(sighting.id);
            sentences << creatureLine(m_world, m_describer, creature) << whereText(m_here, creature.at);
        }
        for (const SeenThing& thing : thingsInView(m_world))
            if (thing.at != m_here)
                sentences << thingName(m_describer, m_world, thing) + u'.' << whereText(m_here, thing.at);
        std::vector<KnownPlace> places = knownPlaces(m_world, m_here.z);
        std::erase_if(places, [this](const KnownPlace& place) {
            return place.table != KindTable::Tile || place.at == m_here || !m_world.isVisible(place.at);
        });
        std::ranges::stable_sort(places, {}, [this](const KnownPlace& place) { return distance(place.at, m_here); });
        std::set<std::uint16_t> named; // a row of statues is one of them
        for (const KnownPlace& place : places)
            if (named.insert(place.kind).second)
                sentences << raised(m_describer.name(KindTable::Tile, tileId(place))) + u'.'
                          << whereText(m_here, place.at);
        return sentences.isEmpty() ? tr("Nobody and nothing in view.") : sentences.join(u' ');
    }

    QString place() const
    {
        const Ground ground = groundAround();
        QStringList sentences{tr("Open ground, %1 by %2 cells.").arg(ground.box.width).arg(ground.box.height)};
        QStringList exits;
        for (const Position at : ground.exits)
            //: a way out: "door, 4 steps north"
            exits << tr("%1, %2").arg(m_describer.name(KindTable::Tile, kindAt(at).id),
                                      whereText(m_here, at).chopped(1));
        if (!exits.isEmpty())
            sentences << tr("%n way(s) out: %1.", nullptr, static_cast<int>(exits.size())).arg(exits.join(tr("; ")));
        QStringList unseen;
        for (const Direction direction : ground.unseen)
            unseen << nameOf(direction);
        sentences << (unseen.isEmpty() ? tr("All of it is seen.") : tr("Not yet seen: %1.").arg(unseen.join(tr(", "))));
        return sentences.join(u' ');
    }

private:
    struct Ground {
        Box box;
        std::vector<Position> exits; // nearest first
        std::set<Direction> unseen;  // where it goes on into what is not known
    };

    const std::string& tileId(const KnownPlace& place) const
    {
        return m_world.catalogue().tile(static_cast<TileId>(place.kind)).id;
    }
    TileId tileAt(Position at) const { return m_world.level(at.z).memory.tiles[at.x, at.y]; }
    bool isUnknown(Position at) const { return tileAt(at) == kUnknownTile; }
    const TileKind& kindAt(Position at) const { return m_world.catalogue().tile(tileAt(at)); }

    // Breadth first, so that exits come by how far the hero has to go.
    Ground groundAround() const
    {
        Ground ground;
        std::set<Position> seen{m_here};
        std::vector<Position> open{m_here};
        Position low = m_here;
        Position high = m_here;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const Position from = open[i];
            low = {std::min(low.x, from.x), std::min(low.y, from.y), low.z};
            high = {std::max(high.x, from.x), std::max(high.y, from.y), high.z};
            for (const Direction direction : kDirections) {
                const Position at = moved(from, direction);
                if (!m_world.contains(at) || distance(at, m_here) > kPlaceReach || !seen.insert(at).second)
                    continue;
                if (isUnknown(at))
                    ground.unseen.insert(directionTo(m_here, at));
                else if (isDoor(kindAt(at)))
                    ground.exits.push_back(at);
                else if (kindAt(at).walkable)
                    open.push_back(at);
            }
        }
        ground.box = {low.x, low.y, high.x - low.x + 1, high.y - low.y + 1};
        return ground;
    }

    static QString nameOf(Direction direction)
    {
        switch (direction) {
        case Direction::North: return tr("north");
        case Direction::NorthEast: return tr("north east");
        case Direction::East: return tr("east");
        case Direction::SouthEast: return tr("south east");
        case Direction::South: return tr("south");
        case Direction::SouthWest: return tr("south west");
        case Direction::West: return tr("west");
        case Direction::NorthWest: return tr("north west");
        }
        return {};
    }

    const World& m_world;
    const Describer& m_describer;
    Position m_here;
};

} // namespace

QString aroundText(const World& world, const Describer& describer) { return AroundText(world, describer).around(); }

QString placeText(const World& world, const Describer& describer) { return AroundText(world, describer).place(); }

} // namespace cave
