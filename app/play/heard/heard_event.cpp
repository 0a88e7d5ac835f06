// SPDX-License-Identifier: MIT
#include "app/play/heard/heard_event.h"

#include "core/base/overloaded.h"
#include "core/content/effect_rows.h"
#include "core/content/words.h"

namespace cave {

namespace {

// What the player sees the hero do with a thing: says no more of an unknown one than that.
std::string_view useOf(const ItemKind& kind)
{
    return kind.effect ? wordFor(usedByWords(), kind.effect->by) : std::string_view();
}

// Events that are not heard. Each is named, so that the compiler asks about a new one.
template <typename... Events>
struct Silent : Silent<Events>... {
    using Silent<Events>::operator()...;
};
template <typename Event>
struct Silent<Event> {
    std::optional<HeardEvent> operator()(const Event&) const { return std::nullopt; }
};

class Listener {
public:
    explicit Listener(const World& world) : m_world(world) {}

    std::optional<HeardEvent> hear(const Event& event) const
    {
        using Heard = std::optional<HeardEvent>;
        return std::visit(
            Overloaded{
                [this](const Stepped& step) -> Heard {
                    if (!step.who.isHero)
                        return std::nullopt;
                    return by(step.who, HeardAs::Stepped, step.to, {m_world.tileKind(step.to).id, {}});
                },
                [this](const Climbed& way) { return ofHero(way.who, HeardAs::Climbed, way.to); },
                [this](const Fell& fall) { return by(fall.who, HeardAs::Fell, fall.who.isHero ? fall.to : fall.from); },
                [this](const Dug& dug) { return by(dug.who, HeardAs::Dug, dug.at, {tile(dug.tile), {}}); },
                [this](const Opened& way) { return by(way.who, HeardAs::Opened, way.at, {tile(way.tile), {}}); },
                [this](const Unlocked& way) { return by(way.who, HeardAs::Unlocked, way.at, {tile(way.tile), {}}); },
                [this](const Closed& way) { return by(way.who, HeardAs::Closed, way.at, {tile(way.tile), {}}); },
                [this](const Found& found) { return ofHero(found.who, HeardAs::Found, found.at); },
                [this](const PickedUp& got) {
                    return ofHero(got.who, HeardAs::PickedUp, here(), {got.counted > 0 ? kCountedThing : "", {}});
                },
                [this](const Dropped& lost) { return ofHero(lost.who, HeardAs::Dropped, here()); },
                [this](const OpenedThing& thing) { return ofHero(thing.who, HeardAs::OpenedThing, here()); },
                [this](const Equipped& gear) {
                    return ofHero(gear.who, HeardAs::Equipped, here(),
                                  {gear.use == Use::Wielded ? kWieldedThing : "", {}});
                },
                [this](const Ate& meal) { return ofHero(meal.who, HeardAs::Ate, here()); },
                [this](const UsedUp& used) {
                    const Creature* who = m_world.creature(used.who.id);
                    return by(used.who, HeardAs::UsedUp, who != nullptr ? who->at : here(),
                              {useOf(item(used.kind)), {}});
                },
                [this](const Thrown& thrown) {
                    return by(thrown.who, thrown.breaks ? HeardAs::Shattered : HeardAs::Thrown, thrown.to);
                },
                [this](const HitByThrown& hit) { return blow(hit.victim, hit.at, hit.damage, HeardAs::Struck); },
                [](const Bounced& stopped) { return at(HeardAs::Bounced, stopped.at); },
                [this](const Teleported& gone) {
                    return by(gone.who, HeardAs::Teleported, gone.who.isHero ? gone.to : gone.from);
                },
                [this](const Improved& better) { return ofHero(better.who, HeardAs::Improved, better.at); },
                [this](const Worsened& worse) { return ofHero(worse.who, HeardAs::Worsened, worse.at); },
                [this](const Healed& healed) { return ofHero(healed.who, HeardAs::Healed, here()); },
                [this](const Mended& mended) { return by(mended.by, HeardAs::Healed, mended.at); },
                [this](const ConditionChanged& change) {
                    return change.begins ? ofHero(change.who, HeardAs::ConditionBegan, change.at) : std::nullopt;
                },
                [this](const Submerged& under) { return by(under.who, HeardAs::Submerged, under.at); },
                [this](const Drowned& under) { return by(under.who, HeardAs::Submerged, under.at); },
                [](const Exploded& blast) { return at(HeardAs::Exploded, blast.at); },
                [](const WentOff& blast) { return at(HeardAs::Exploded, blast.at); },
                [this](const Burned& burn) { return by(burn.victim, HeardAs::Burned, burn.at); },
                [this](const Suffered& pain) { return ofHero(pain.who, HeardAs::Hurt, pain.at); },
                [this](const Bled& pain) { return ofHero(pain.who, HeardAs::Hurt, pain.at); },
                [this](const Blasted& pain) { return ofHero(pain.victim, HeardAs::Hurt, pain.at); },
                [this](const Struck& struck) { return blow(struck.victim, struck.at, struck.damage, HeardAs::Struck); },
                [this](const Shot& shot) { return by(shot.attacker, HeardAs::Shot, shot.from); },
                [this](const Died& death) {
                    return by(death.victim, death.victim.isHero ? HeardAs::HeroDied : HeardAs::Died, death.at);
                },
                [this](const Perished& death) { return by(death.who, HeardAs::HeroDied, here()); },
                [this](const RoseToLevel&) { return mine(HeardAs::RoseToLevel); },
                [this](const Grew& grew) { return by(grew.child, HeardAs::Grew, grew.at); },
                [this](const SplitUp& grew) { return by(grew.child, HeardAs::Grew, grew.at); },
                [this](const Summoned& called) { return by(called.who, HeardAs::Summoned, called.at); },
                [this](const Woke& woke) { return by(woke.who, HeardAs::Woke, woke.at); },
                [this](const CalledOthers& call) { return by(call.who, HeardAs::CalledOthers, call.at); },
                [this](const Heartened& told) { return by(told.who, HeardAs::CalledOthers, told.at); },
                [this](const Stole& theft) { return by(theft.who, HeardAs::Stole, theft.at); },
                [this](const TileTurned& turned) {
                    return at(HeardAs::TileTurned, turned.at, {tile(turned.to), tile(turned.from)});
                },
                [](const GasIgnited& burst) { return at(HeardAs::GasIgnited, burst.at); },
                [](const Clouded& cloud) { return at(HeardAs::Clouded, cloud.at); },
                [](const Sounded& sound) { return at(HeardAs::Sounded, sound.at); },
                [this](const Used& used) { return by(used.who, HeardAs::Used, used.at, {tile(used.tile), {}}); },
                [this](const Recognised& told) {
                    return told.by == Recognised::By::Crowded ? std::nullopt : mine(HeardAs::Recognised);
                },
                [this](const RuneWorked&) { return mine(HeardAs::RuneWorked); },
                [](const HuntersCame& hunters) { return at(HeardAs::HuntersCame, hunters.at); },
                [this](const Freed& freed) { return by(freed.who, HeardAs::Freed, freed.at); },
                [this](const Ended& end) { return mine(end.outcome == Outcome::Won ? HeardAs::Won : HeardAs::Lost); },
                Silent<Pushed, Searched, LeftLying, WasPutInto, Tempered, Rusted, Mapped, Stumbled, Met, Struggled,
                       Resisted, StageEntered, Shoved, BurntUp, TileSaid, Said, Appeared, Vanished, AppetiteChanged,
                       Learned, Chosen, Strengthened, Swapped, Ordered, FellShort, Happened>{},
            },
            event);
    }

private:
    using About = std::array<std::string_view, 2>;

    Position here() const { return m_world.hero().at; }
    std::string_view tile(TileId id) const { return m_world.catalogue().tile(id).id; }
    const ItemKind& item(ItemKindId id) const { return m_world.catalogue().item(id); }

    static std::optional<HeardEvent> at(HeardAs as, Position at, About of = {})
    {
        return HeardEvent{.as = as, .of = of, .at = at, .cry = {}, .isOfHero = false};
    }
    std::optional<HeardEvent> mine(HeardAs as) const { return HeardEvent{as, {}, here(), {}, true}; }
    std::optional<HeardEvent> by(const Actor& who, HeardAs as, Position at, About of = {}) const
    {
        const std::string_view id = m_world.catalogue().creature(who.kind).id;
        return HeardEvent{
            as, {of[0].empty() ? id : of[0], of[1]}, at, who.isHero ? std::string_view() : id, who.isHero};
    }
    std::optional<HeardEvent> ofHero(const Actor& who, HeardAs as, Position at, About of = {}) const
    {
        return who.isHero ? by(who, as, at, of) : std::nullopt;
    }
    std::optional<HeardEvent> blow(const Actor& victim, Position at, int damage, HeardAs as) const
    {
        if (damage <= 0)
            return by(victim, HeardAs::Missed, at);
        return by(victim, victim.isHero ? HeardAs::Hurt : as, at);
    }

    const World& m_world;
};

} // namespace

std::optional<HeardEvent> heard(const World& world, const Event& event) { return Listener(world).hear(event); }

} // namespace cave
