// SPDX-License-Identifier: MIT
#include "core/rules/living/meetings.h"

#include "core/base/overloaded.h"
#include "core/rules/verbs/effects.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr Guest kThing{true, false, true};

constexpr StruckBy struckBy(EffectKind kind) { return StruckBy{1} << (kStruckByEffect + static_cast<unsigned>(kind)); }

// Events that the ground does not feel. Each is named, so that the compiler asks about a new one.
template <typename... Events>
struct Idle : Idle<Events>... {
    using Idle<Events>::operator()...;
};
template <typename Event>
struct Idle<Event> {
    void operator()(const Event&) const {}
};

class Meetings {
public:
    explicit Meetings(const World& world) : m_world(world), m_z(world.hero().at.z) {}

    void add(const Event& event)
    {
        std::visit(Overloaded{
                       [this](const Stepped& way) { move(way.who, way.from, way.to); },
                       [this](const Climbed& way) { move(way.who, way.from, way.to); },
                       [this](const Pushed& way) { move(way.who, way.from, way.to); },
                       [this](const Teleported& way) { move(way.who, way.from, way.to); },
                       [this](const Fell& way) { move(way.who, way.from, way.to); },
                       [this](const Shoved& way) { move(way.who, way.from, way.to); },
                       [this](const Swapped& told) { swap(told); },
                       [this](const Grew& told) { come(told.child, told.at); },
                       [this](const Summoned& told) { come(told.child, told.at); },
                       [this](const SplitUp& told) { come(told.child, told.at); },
                       [this](const Appeared& told) { add({told.at, On::Enter, guestOf(told.table, told.kind)}); },
                       [this](const Vanished& told) {
                           if (!told.isCarried)
                               add({told.at, On::Leave, guestOf(told.table, told.kind)});
                       },
                       [this](const Died& told) { add({told.at, On::Leave, cave::guestOf(m_world, told.victim)}); },
                       [this](const PickedUp& told) {
                           if (told.from == EntityId::None)
                               addThing(On::Leave, told.who);
                       },
                       [this](const Dropped& told) { addThing(On::Enter, told.who); },
                       [this](const Thrown& told) { land(told); },
                       [this](const Bounced& told) { strike(told.at, kStruckByThrow); },
                       [this](const Struck& told) { strike(told.at, kStruckByBlow); },
                       [this](const Shot& told) { strike(told.at, kStruckByThrow); },
                       [this](const WentOff& told) { strikeAround(told.at, told.radius, kStruckByBlast); },
                       [this](const Met& told) { meet(told); },
                       [this](const Burned& told) { burn(told); },
                       [this](const Exploded& told) { explode(told); },
                       [this](const Dug& told) { add({.at = told.at, .word = On::Dig, .tile = told.tile}); },
                       [this](const Used& told) { add({.at = told.at, .word = On::Use, .tile = told.tile}); },
                       [this](const ConditionChanged& told) { light(told); },
                       Idle<Opened, Unlocked, Closed, Found, Searched, LeftLying, Equipped, Ate, UsedUp, HitByThrown,
                            Mapped, Improved, Worsened, Healed, Stumbled, Submerged, Drowned, Mended, Suffered,
                            AppetiteChanged, Perished, Learned, RoseToLevel, Chosen, Strengthened, Woke, Stole, Blasted,
                            FellShort, Ended, TileTurned, BurntUp, TileSaid, Sounded, Freed, Ordered, Said, GasIgnited,
                            Clouded, Struggled, Happened, Recognised, OpenedThing, WasPutInto, Resisted, StageEntered,
                            Bled, CalledOthers, Tempered, HuntersCame, RuneWorked, Rusted, Heartened>{},
                   },
                   event);
    }

    void add(const Weighed& weighed)
    {
        const int now = m_world.weightAt(weighed.at);
        if (now != weighed.before)
            add({.at = weighed.at,
                 .word = now > weighed.before ? On::Weigh : On::Lift,
                 .before = weighed.before,
                 .now = now});
    }

    std::vector<Meeting> inOrder()
    {
        std::ranges::stable_sort(m_met, {},
                                 [](const Meeting& met) { return std::tuple(met.at.y, met.at.x, met.word); });
        return std::move(m_met);
    }

private:
    bool answers(On word, TileId tile) const { return m_world.catalogue().answering(word)[tile] != 0; }

    void add(const Meeting& meeting)
    {
        if (meeting.at.z != m_z || !m_world.contains(meeting.at))
            return;
        if (answers(meeting.word, meeting.tile.value_or(m_world.level(m_z).tiles[meeting.at.x, meeting.at.y])) ||
            (meeting.word == On::Burn && m_world.gasAt(meeting.at)))
            m_met.push_back(meeting);
    }

    void move(const Actor& who, Position from, Position to)
    {
        add({from, On::Leave, cave::guestOf(m_world, who)});
        come(who, to);
    }
    Guest guestOf(KindTable table, std::uint16_t kind) const
    {
        return table == KindTable::Creature ? cave::guestOf(m_world, {EntityId::None, kind}) : kThing;
    }

    // Each stands where the other stood.
    void swap(const Swapped& told)
    {
        const Creature* who = m_world.creature(told.who.id);
        const Creature* other = m_world.creature(told.other.id);
        if (!who || !other)
            return;
        move(told.who, other->at, who->at);
        move(told.other, who->at, other->at);
    }
    void come(const Actor& who, Position to) { add({to, On::Enter, cave::guestOf(m_world, who)}); }

    void addThing(On word, const Actor& who)
    {
        if (const Creature* there = m_world.creature(who.id))
            add({there->at, word, kThing});
    }

    void land(const Thrown& thrown)
    {
        strike(thrown.to, kStruckByThrow);
        if (!thrown.breaks)
            add({thrown.to, On::Enter, kThing});
    }

    void strike(Position at, StruckBy by) { add({.at = at, .word = On::Strike, .by = by}); }

    void meet(const Met& told)
    {
        strikeAround(told.at, told.radius, struckBy(told.by));
        if (told.by == EffectKind::Frost && told.at.z == m_z && isAnyAnswering(On::Freeze))
            blastCells(m_world, told.at, told.radius).forEach([&](int x, int y) {
                add({{x, y, told.at.z}, On::Freeze});
            });
    }

    void strikeAround(Position at, int radius, StruckBy by)
    {
        if (radius == 0)
            return strike(at, by);
        if (isAnyAnswering(On::Strike))
            blastCells(m_world, at, radius).forEach([&](int x, int y) { strike({x, y, at.z}, by); });
    }

    void explode(const Exploded& blast)
    {
        if (blast.at.z != m_z)
            return;
        blastCells(m_world, blast.at, blast.radius).forEach([&](int x, int y) {
            add({{x, y, blast.at.z}, On::Burn});
            if (blast.radius > 0)
                strike({x, y, blast.at.z}, kStruckByBlast);
        });
    }

    void burn(const Burned& told)
    {
        if (told.by != EffectKind::Frost || !m_world.playsBy(kFrostKindlesNothing))
            add({told.at, On::Burn});
    }

    // All in view that answers it.
    void light(const ConditionChanged& told)
    {
        if (told.condition == Condition::Lit && told.begins && told.who.isHero && isAnyAnswering(On::Light))
            m_world.visible().forEach([&](int x, int y) { add({{x, y, m_z}, On::Light}); });
    }

    bool isAnyAnswering(On word) const
    {
        return std::ranges::any_of(m_world.catalogue().answering(word), [](std::uint8_t is) { return is != 0; });
    }

    const World& m_world;
    int m_z;
    std::vector<Meeting> m_met;
};

} // namespace

std::vector<Meeting> meetingsOf(WorldWriter world, std::size_t first, const Events& events)
{
    const std::vector<Weighed> weighed = world.takeWeighed();
    if (first == events.size() && weighed.empty()) // as for most of those who only wait
        return {};
    Meetings met(world);
    for (std::size_t i = first; i < events.size(); ++i)
        met.add(events[i]);
    for (const Weighed& each : weighed)
        met.add(each);
    return met.inOrder();
}

} // namespace cave
