// SPDX-License-Identifier: MIT
#include "app/play/map/motion_plan.h"

#include "app/view/ui/palette.h"
#include "core/base/overloaded.h"
#include "core/content/effects/thing_effects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cave {

namespace {

constexpr int kStep = 90;
constexpr int kStrike = 140;
constexpr int kStrikeLands = 60; // of kStrike
constexpr int kStruck = 80;
constexpr int kFlight = 22; // a cell
constexpr int kRing = 220;
constexpr int kSink = 180;
constexpr int kNumber = 450;
constexpr int kBolt = 140;
constexpr int kBoltLands = 45; // of kBolt
constexpr int kFlash = 150;
constexpr int kFade = 260;

constexpr double kStrikeReach = 0.35; // of a strike, cells
constexpr double kWhite = 0.55;
constexpr double kDepth = 0.2; // that the dead sink, cells
constexpr int kShakes = 4;     // to either side, while struck

constexpr QRgb kBlastColour = 0xffff6040;
constexpr QRgb kLightningColour = 0xffdce8ff;
constexpr QRgb kFrostColour = 0xff8fd4ff;

// None: an effect that is no light.
std::optional<QRgb> lightOf(EffectKind kind)
{
    if (kind == EffectKind::Lightning)
        return kLightningColour;
    if (kind == EffectKind::Frost)
        return kFrostColour;
    return kind == EffectKind::Fireball ? std::optional(kBlastColour) : std::nullopt;
}

QRgb boltColourOf(EffectKind kind)
{
    return kind == EffectKind::Ignite ? kBlastColour : lightOf(kind).value_or(palette::kLogRare);
}

double outQuad(double x) { return 1 - (1 - x) * (1 - x); }
double outCubic(double x) { return 1 - (1 - x) * (1 - x) * (1 - x); }
double inOutSine(double x) { return (1 - std::cos(std::numbers::pi * x)) / 2; }

QPoint cellOf(Position at) { return {at.x, at.y}; }

// Events in which nothing moves. Each is named, so that the compiler asks about a new one.
template <typename... Events>
struct Motionless : Motionless<Events>... {
    using Motionless<Events>::operator()...;
};
template <typename Event>
struct Motionless<Event> {
    void operator()(const Event&) const {}
};

class Planner {
public:
    Planner(const World& world, const std::map<EntityId, MapThing>& before) : m_world(world), m_before(before) {}

    void add(const Event& event)
    {
        std::visit(
            Overloaded{
                [this](const Stepped& step) { glide(step.who, step.from, step.to); },
                [this](const Pushed& push) { glide(push.who, push.from, push.to); },
                [this](const Struck& blow) { strike(blow); },
                [this](const Shot& shot) { shoot(shot); },
                [this](const UsedUp& used) { aim(used); },
                [this](const WentOff& bang) { burst(bang.at, bang.radius); },
                [this](const Blasted& blast) { suffer(blast.victim, blast.at, blast.damage); },
                [this](const Burned& burn) { scorch(burn); },
                [this](const Suffered& pain) { suffer(pain.who, pain.at, pain.damage); },
                [this](const Bled& wound) { suffer(wound.who, wound.at, wound.damage); },
                [this](const Shoved& way) { glide(way.who, way.from, way.to); },
                [this](const GasIgnited& gas) { open(gas.at, 0.5, kBlastColour); },
                [this](const Exploded& blast) { burst(blast.at, blast.radius); },
                [this](const Thrown& thrown) { fly(thrown); },
                [this](const HitByThrown& hit) { hurt(hit.victim.id, hit.at, hit.damage, m_now); },
                [this](const Teleported& gone) { vanish(gone); },
                [this](const Healed& healed) { heal(healed); },
                [this](const Died& death) { sink(death.victim.id, death.at); },
                Motionless<Met, Dug, Resisted, ConditionChanged, Climbed, Opened, Unlocked, Closed, Found, Searched,
                           PickedUp, LeftLying, Dropped, Equipped, Ate, Mapped, Improved, Worsened, Stumbled, Submerged,
                           Drowned, Mended, AppetiteChanged, Perished, Learned, RoseToLevel, Chosen, Grew, Summoned,
                           Strengthened, Woke, Stole, SplitUp, FellShort, Ended, TileTurned, BurntUp, TileSaid, Sounded,
                           Used, Bounced, Fell, Swapped, Freed, Ordered, Said, Appeared, Vanished, Clouded, Struggled,
                           Happened, Recognised, OpenedThing, WasPutInto, StageEntered, CalledOthers, Tempered,
                           HuntersCame, RuneWorked, Rusted, Heartened>{},
            },
            event);
    }

    MotionPlan plan(double pace)
    {
        fit(pace);
        MotionPlan plan{std::move(m_cues), 0};
        for (const Cue& cue : plan.cues)
            plan.length = std::max(plan.length, cue.end());
        return plan;
    }

private:
    bool isSeen(Position at) const
    {
        return at.z == m_world.hero().at.z && (m_world.isVisible(at) || at == m_world.hero().at);
    }
    bool wasShown(EntityId who) const { return m_before.contains(who); }

    // Whoever acts twice in a turn does it one after the other; all act at the same time.
    int freeAt(EntityId who) const
    {
        int free = 0;
        for (const Cue& cue : m_cues)
            if (cue.who == who && isAct(cue))
                free = std::max(free, cue.end());
        return free;
    }
    static bool isAct(const Cue& cue)
    {
        return cue.kind == Cue::Kind::Step || cue.kind == Cue::Kind::Strike || cue.kind == Cue::Kind::Missile ||
               cue.kind == Cue::Kind::Bolt;
    }

    // A bolt flies as far along its way as the hero sees.
    void aim(const UsedUp& used)
    {
        const auto last =
            std::ranges::find_if(used.way.rbegin(), used.way.rend(), [this](Position at) { return isSeen(at); });
        if (used.who.isUnseen || !isSeen(used.from) || last == used.way.rend() || *last == used.from)
            return;
        const int start = freeAt(used.who.id);
        m_now = start + kBoltLands;
        const Effect& effect = leadingEffect(m_world.catalogue().item(used.kind));
        m_cues.push_back({.kind = Cue::Kind::Bolt,
                          .who = used.who.id,
                          .from = cellOf(used.from),
                          .to = cellOf(*last),
                          .start = start,
                          .duration = kBolt,
                          .colour = boltColourOf(effect.kind)});
    }

    void glide(const Actor& who, Position from, Position to)
    {
        if (who.isUnseen || !wasShown(who.id) || (!isSeen(from) && !isSeen(to)))
            return;
        m_cues.push_back({.kind = Cue::Kind::Step,
                          .who = who.id,
                          .from = cellOf(from),
                          .to = cellOf(to),
                          .start = freeAt(who.id),
                          .duration = kStep});
    }

    void strike(const Struck& blow)
    {
        const int start = freeAt(blow.attacker.id);
        m_now = start + kStrikeLands;
        if (isSeen(blow.from))
            m_cues.push_back({.kind = Cue::Kind::Strike,
                              .who = blow.attacker.id,
                              .from = cellOf(blow.from),
                              .to = cellOf(blow.at),
                              .start = start,
                              .duration = kStrike});
        hurt(blow.victim.id, blow.at, blow.damage, m_now);
    }

    void shoot(const Shot& shot)
    {
        const int start = freeAt(shot.attacker.id);
        const int duration = kFlight * distance(shot.from, shot.at);
        m_now = start + duration;
        if (isSeen(shot.at))
            m_cues.push_back({.kind = Cue::Kind::Missile,
                              .who = shot.attacker.id,
                              .from = cellOf(shot.from),
                              .to = cellOf(shot.at),
                              .start = start,
                              .duration = duration});
        hurt(shot.victim.id, shot.at, shot.damage, m_now);
    }

    void fly(const Thrown& thrown)
    {
        const int start = freeAt(thrown.who.id);
        const int duration = kFlight * std::max(1, distance(thrown.from, thrown.to));
        m_now = start + duration;
        if (!isSeen(thrown.from) && !isSeen(thrown.to))
            return;
        MapThing thing;
        thing.table = KindTable::Item;
        thing.kind = thrown.seen;
        m_cues.push_back({.kind = Cue::Kind::Missile,
                          .who = thrown.who.id,
                          .from = cellOf(thrown.from),
                          .to = cellOf(thrown.to),
                          .start = start,
                          .duration = duration,
                          .thing = thing});
    }

    void vanish(const Teleported& gone)
    {
        if (gone.who.isUnseen)
            return;
        open(gone.from, 1, palette::kLogRare);
        open(gone.to, 1, palette::kLogRare);
    }

    // What does not come of a blow betrays nobody who hides; messages do not tell of it either.
    void suffer(const Actor& who, Position at, int damage)
    {
        if (!who.isUnseen)
            hurt(who.id, at, damage, m_now);
    }

    void scorch(const Burned& burn)
    {
        if (burn.victim.isUnseen)
            return;
        if (const auto light = lightOf(burn.by))
            flash(burn.at, 0.5, *light);
        hurt(burn.victim.id, burn.at, burn.damage, m_now);
    }

    void burst(Position at, int radius)
    {
        flash(at, radius + 0.5, kBlastColour);
        open(at, radius + 0.5, kBlastColour);
    }

    void hurt(EntityId who, Position at, int damage, int when)
    {
        if (!isSeen(at))
            return;
        m_now = when;
        m_cues.push_back({.kind = Cue::Kind::Struck, .who = who, .to = cellOf(at), .start = when, .duration = kStruck});
        rise(at, -damage, who == m_world.state().hero ? palette::kLogHarm : palette::kLogText);
    }

    void heal(const Healed& healed)
    {
        const Creature* who = m_world.creature(healed.who.id);
        if (healed.who.isUnseen || who == nullptr || healed.health <= 0 || !isSeen(who->at))
            return;
        open(who->at, 1, palette::kLogGain);
        rise(who->at, healed.health, palette::kLogGain);
    }

    void rise(Position at, int amount, QRgb colour)
    {
        const auto above = std::ranges::count_if(
            m_cues, [&](const Cue& cue) { return cue.kind == Cue::Kind::Number && cue.to == cellOf(at); });
        m_cues.push_back({.kind = Cue::Kind::Number,
                          .to = cellOf(at),
                          .start = m_now,
                          .duration = kNumber,
                          .amount = amount,
                          .above = static_cast<int>(above),
                          .colour = colour});
    }

    void open(Position at, double radius, QRgb colour) { light(Cue::Kind::Ring, at, kRing, radius, colour); }
    void flash(Position at, double radius, QRgb colour) { light(Cue::Kind::Flash, at, kFlash, radius, colour); }

    void light(Cue::Kind kind, Position at, int duration, double radius, QRgb colour)
    {
        if (isSeen(at))
            m_cues.push_back({.kind = kind,
                              .to = cellOf(at),
                              .start = m_now,
                              .duration = duration,
                              .radius = radius,
                              .colour = colour});
    }

    void sink(EntityId who, Position at)
    {
        const auto was = m_before.find(who);
        if (was == m_before.end() || was->second.isHero)
            return;
        MapThing dead = was->second;
        dead.x = at.x;
        dead.y = at.y;
        dead.health = dead.maxHealth; // no pips any more
        m_cues.push_back(
            {.kind = Cue::Kind::Sink, .who = who, .to = cellOf(at), .start = m_now, .duration = kSink, .thing = dead});
    }

    // Acts are squeezed into the longest turn; what they leave behind only starts earlier.
    void fit(double pace)
    {
        int longest = 0;
        for (const Cue& cue : m_cues)
            if (isAct(cue))
                longest = std::max(longest, cue.end());
        const double squeeze = longest > kLongestTurn ? static_cast<double>(kLongestTurn) / longest : 1;
        for (Cue& cue : m_cues) {
            const double length = isAct(cue) ? cue.duration * squeeze : cue.duration;
            cue.start = static_cast<int>(cue.start * squeeze * pace);
            cue.duration = std::max(1, static_cast<int>(length * pace));
        }
    }

    const World& m_world;
    const std::map<EntityId, MapThing>& m_before;
    std::vector<Cue> m_cues;
    int m_now = 0; // when the last blow, missile or bolt landed: what it does comes then
};

QPointF glideAt(const Cue& step, int time)
{
    const double share = outQuad(std::clamp((time - step.start) / static_cast<double>(step.duration), 0.0, 1.0));
    return QPointF(step.from) * (1 - share) + QPointF(step.to) * share;
}

double lungeAt(double progress)
{
    constexpr double kTop = static_cast<double>(kStrikeLands) / kStrike;
    return kStrikeReach * (progress < kTop ? outQuad(progress / kTop) : 1 - inOutSine((progress - kTop) / (1 - kTop)));
}

} // namespace

std::optional<double> Cue::progress(int time) const
{
    if (time < start || time >= end())
        return std::nullopt;
    return (time - start) / static_cast<double>(duration);
}

MotionPlan planMotion(const World& world, std::span<const Event> events, const std::map<EntityId, MapThing>& before,
                      double pace)
{
    Planner planner(world, before);
    for (const Event& event : events)
        planner.add(event);
    return planner.plan(pace);
}

MotionPlan planArrival(const World& world, double pace)
{
    const int duration = std::max(1, static_cast<int>(kFade * pace));
    return {{{.kind = Cue::Kind::Fade, .to = QPoint(world.width() - 1, world.height() - 1), .duration = duration}},
            duration};
}

Pose poseAt(const MotionPlan& plan, EntityId who, QPoint home, int time)
{
    Pose pose;
    bool hasStepped = false;
    for (const Cue& cue : plan.cues) {
        if (cue.who != who)
            continue;
        const auto progress = cue.progress(time);
        if (cue.kind == Cue::Kind::Step && (!hasStepped || time >= cue.start)) {
            pose.offset = glideAt(cue, time) - home;
            hasStepped = true;
        } else if (cue.kind == Cue::Kind::Strike && progress) {
            pose.offset += QPointF(cue.to - cue.from) * lungeAt(*progress);
        } else if (cue.kind == Cue::Kind::Struck && progress) {
            pose.white = kWhite * (1 - *progress);
            pose.shake = static_cast<int>(*progress * 2 * kShakes) % 2 == 0 ? 1 : -1;
        }
    }
    return pose;
}

QPointF missileAt(const Cue& missile, double progress)
{
    return QPointF(missile.from) * (1 - progress) + QPointF(missile.to) * progress;
}

Pose sinkingAt(double progress)
{
    const double sunk = progress * progress;
    return {.offset = QPointF(0, kDepth * sunk), .opacity = 1 - sunk};
}

double boltReachAt(double progress)
{
    constexpr double kThere = static_cast<double>(kBoltLands) / kBolt;
    return std::min(1.0, progress / kThere);
}

double boltStrengthAt(double progress)
{
    constexpr double kThere = static_cast<double>(kBoltLands) / kBolt;
    return progress <= kThere ? 1 : (1 - progress) / (1 - kThere);
}

double ringRadiusAt(const Cue& ring, double progress) { return ring.radius * (0.3 + 0.7 * outCubic(progress)); }

} // namespace cave
