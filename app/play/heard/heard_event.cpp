// SPDX-License-Identifier: MIT
#include "app/play/heard/heard_event.h"

#include "core/base/overloaded.h"
#include "core/content/effect_rows.h"
#include "core/content/words.h"

namespace cave {

namespace {

constexpr auto kWords = wordsOf<HeardAs>([](HeardAs as) -> std::string_view {
    switch (as) {
    case HeardAs::Stepped: return "stepped";
    case HeardAs::Climbed: return "climbed";
    case HeardAs::Fell: return "fell";
    case HeardAs::Dug: return "dug";
    case HeardAs::Opened: return "opened";
    case HeardAs::Unlocked: return "unlocked";
    case HeardAs::Closed: return "closed";
    case HeardAs::Found: return "found";
    case HeardAs::PickedUp: return "picked_up";
    case HeardAs::Dropped: return "dropped";
    case HeardAs::OpenedThing: return "opened_thing";
    case HeardAs::Equipped: return "equipped";
    case HeardAs::Ate: return "ate";
    case HeardAs::UsedUp: return "used_up";
    case HeardAs::Thrown: return "thrown";
    case HeardAs::Shattered: return "shattered";
    case HeardAs::Bounced: return "bounced";
    case HeardAs::Teleported: return "teleported";
    case HeardAs::Improved: return "improved";
    case HeardAs::Worsened: return "worsened";
    case HeardAs::Healed: return "healed";
    case HeardAs::ConditionBegan: return "condition_began";
    case HeardAs::Submerged: return "submerged";
    case HeardAs::Exploded: return "exploded";
    case HeardAs::Burned: return "burned";
    case HeardAs::Hurt: return "hurt";
    case HeardAs::Struck: return "struck";
    case HeardAs::Missed: return "missed";
    case HeardAs::Shot: return "shot";
    case HeardAs::Died: return "died";
    case HeardAs::HeroDied: return "hero_died";
    case HeardAs::RoseToLevel: return "rose_to_level";
    case HeardAs::Grew: return "grew";
    case HeardAs::Summoned: return "summoned";
    case HeardAs::Woke: return "woke";
    case HeardAs::CalledOthers: return "called_others";
    case HeardAs::Stole: return "stole";
    case HeardAs::TileTurned: return "tile_turned";
    case HeardAs::GasIgnited: return "gas_ignited";
    case HeardAs::Clouded: return "clouded";
    case HeardAs::Sounded: return "sounded";
    case HeardAs::Used: return "used";
    case HeardAs::Recognised: return "recognised";
    case HeardAs::RuneWorked: return "rune_worked";
    case HeardAs::HuntersCame: return "hunters_came";
    case HeardAs::Freed: return "freed";
    case HeardAs::Won: return "won";
    case HeardAs::Lost: return "lost";
    case HeardAs::Bumped: return "bumped";
    case HeardAs::GapBeside: return "gap_beside";
    case HeardAs::DoorBeside: return "door_beside";
    }
    return {};
});

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
                    return ofHero(got.who, HeardAs::PickedUp, here(), {got.counted > 0 ? "counted" : "", {}});
                },
                [this](const Dropped& lost) { return ofHero(lost.who, HeardAs::Dropped, here()); },
                [this](const OpenedThing& thing) { return ofHero(thing.who, HeardAs::OpenedThing, here()); },
                [this](const Equipped& gear) {
                    return ofHero(gear.who, HeardAs::Equipped, here(), {gear.use == Use::Wielded ? "wielded" : "", {}});
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
                [this](const Stole& theft) { return by(theft.who, HeardAs::Stole, theft.at); },
                [this](const TileTurned& turned) {
                    return at(HeardAs::TileTurned, turned.at, {tile(turned.to), tile(turned.from)});
                },
                [](const GasIgnited& burst) { return at(HeardAs::GasIgnited, burst.at); },
                [](const Clouded& cloud) { return at(HeardAs::Clouded, cloud.at); },
                [](const Sounded& sound) { return at(HeardAs::Sounded, sound.at); },
                [this](const Used& used) { return by(used.who, HeardAs::Used, used.at, {tile(used.tile), {}}); },
                [this](const Recognised&) { return mine(HeardAs::Recognised); },
                [this](const RuneWorked&) { return mine(HeardAs::RuneWorked); },
                [](const HuntersCame& hunters) { return at(HeardAs::HuntersCame, hunters.at); },
                [this](const Freed& freed) { return by(freed.who, HeardAs::Freed, freed.at); },
                [this](const Ended& end) { return mine(end.outcome == Outcome::Won ? HeardAs::Won : HeardAs::Lost); },
                Silent<Pushed, Searched, LeftLying, WasPutInto, Tempered, Mapped, Stumbled, Met, Struggled, Resisted,
                       StageEntered, Shoved, BurntUp, TileSaid, Said, Appeared, Vanished, AppetiteChanged, Learned,
                       Chosen, Strengthened, Swapped, Ordered, FellShort, Happened>{},
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

std::span<const std::string_view> heardWords() { return kWords; }

std::optional<HeardEvent> heard(const World& world, const Event& event) { return Listener(world).hear(event); }

} // namespace cave
