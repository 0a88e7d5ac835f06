// SPDX-License-Identifier: MIT
#include "app/play/page/errands.h"

#include "app/play/words/look_text.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/company/faith.h"

#include <QKeyEvent>

#include <utility>

namespace cave {

namespace {

constexpr int kPace = 60;   // ms between two steps
constexpr int kGrace = 200; // ms

} // namespace

Errands::Errands(const PlayContext& context, QObject* parent) : QObject(parent), m_context(context)
{
    setPace(Animation::Full);
    connect(&m_traveller, &Traveller::ended, this, &Errands::end);
    connect(&m_traveller, &Traveller::interrupted, this, &Errands::announce);
}

void Errands::begin()
{
    m_traveller.setGame(m_context.game.get());
    remember(nullptr);
    m_warnedAt = -1;
    m_dropsHeld = false;
}

void Errands::setPace(Animation animation) { m_traveller.setPace(static_cast<int>(kPace * paceOf(animation))); }

bool Errands::isGrace() const { return m_sinceDanger.isValid() && m_sinceDanger.elapsed() < kGrace; }

// Any other key ends what is underway.
bool Errands::swallows(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape)
        return false;
    if (event.isAutoRepeat()) {
        if (m_dropsHeld && m_heldCause)
            announce(*std::exchange(m_heldCause, std::nullopt));
        return m_dropsHeld || isUnderway();
    }
    if (isGrace())
        return true;
    m_dropsHeld = false;
    return false;
}

// Every time: who went in once may have been in a hurry.
void Errands::submit(const Command& command)
{
    if (asksAboutCaptive(command))
        return;
    if (wouldHarmAlly(command)) {
        emit begun();
        m_dropsHeld = true;
        emit allyAhead(command);
        return;
    }
    const auto* walk = std::get_if<Walk>(&command);
    const World& world = m_context.world();
    const bool sinks = walk && wouldSink(world, walk->direction);
    const bool burns = walk && wouldBurn(world, walk->direction);
    const bool falls = walk && wouldFall(world, walk->direction);
    const bool breathes = walk && wouldBreathe(world, walk->direction);
    if (!m_asksBeforeDeepWater || (!sinks && !burns && !falls && !breathes) || m_context.game->check(command))
        return act(command);
    emit begun();
    m_dropsHeld = true;
    if (sinks)
        emit deepWaterAhead(command);
    else if (falls)
        emit chasmAhead(command);
    else if (burns)
        emit fireAhead(command);
    else
        emit gasAhead(command);
}

// The same target may not be there any more, so that repeating it asks for one.
void Errands::shoot(const Command& command)
{
    remember([this] { emit aimAgainRequested(); });
    if (wouldHarmAlly(command))
        emit allyAhead(command);
    else
        m_context.game->submit(command);
}

bool Errands::wouldHarmAlly(const Command& command) const
{
    return !harmsAlly(m_context.world(), command).empty() && !m_context.game->check(command);
}

// Who walks into a captive is asked whether to free it.
bool Errands::asksAboutCaptive(const Command& command)
{
    const auto* walk = std::get_if<Walk>(&command);
    const World& world = m_context.world();
    const Creature* there = walk ? world.seenCreatureAt(moved(world.hero().at, walk->direction)) : nullptr;
    if (!there || !there->isCaptive || world.isOver() || world.hero().gainsToChoose > 0)
        return false;
    emit begun();
    m_dropsHeld = true;
    emit captiveAhead(Free{walk->direction});
    return true;
}

// A held key must not run into danger.
void Errands::act(const Command& command)
{
    emit begun();
    if (!std::holds_alternative<Gain>(command))
        remember([this, command] { submit(command); });
    m_heldCause = m_traveller.submit(command);
    m_dropsHeld = m_heldCause && m_heldCause->isDanger;
    announceWarning();
}

// What is else only told to a key that is held.
void Errands::announceWarning()
{
    if (m_heldCause && m_heldCause->isWarning)
        announce(*std::exchange(m_heldCause, std::nullopt));
}

void Errands::take(const std::vector<EntityId>& items)
{
    for (const EntityId item : items)
        if (!doInPeace(Take{item}))
            return;
}

void Errands::put(const std::vector<EntityId>& items, EntityId chest)
{
    for (const EntityId item : items)
        if (!doInPeace(PutInto{item, chest}))
            return;
}

// Whether it was done, and nothing came of it that asks for attention.
bool Errands::doInPeace(const Command& command)
{
    const World& world = m_context.world();
    const int health = world.hero().health;
    const std::size_t inView = sightings(world).size();
    const bool isRefused = m_context.game->check(command).has_value();
    submit(command);
    return !isRefused && !world.isOver() && world.hero().health >= health && sightings(world).size() <= inView;
}

void Errands::repeat()
{
    const std::function<void()> last = m_last; // it sets itself anew
    if (last)
        last();
    else
        emit said(tr("You have done nothing yet."));
}

void Errands::takeStairs(Leads leads)
{
    const World& world = m_context.world();
    const auto climb = leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    if (world.tileKind(world.hero().at).leads == leads || (leads == Leads::Up && world.rules().descendOnly))
        return submit(climb);
    emit begun();
    remember([this, leads] { takeStairs(leads); });
    const bool isKnown = m_traveller.pilot().knowsStairs(world, leads);
    m_traveller.takeStairs(leads);
    if (!isKnown)
        emit said((leads == Leads::Up ? tr("You know no way up yet. Press %1 to explore.")
                                      : tr("You know no way down yet. Press %1 to explore."))
                      .arg(m_context.keys.firstLabel(PlayAction::Explore)));
}

void Errands::explore()
{
    emit begun();
    remember([this] { explore(); }, true);
    if (m_traveller.pilot().explore(m_context.world()).isDone)
        m_traveller.exploreOrLeave();
    else
        m_traveller.explore();
}

void Errands::strikeNearest()
{
    emit begun();
    remember([this] { strikeNearest(); });
    const World& world = m_context.world();
    const Advice advice = m_traveller.pilot().strikeNearest(world);
    if (!advice.command)
        return end(advice);
    const bool isHurt = world.hero().health * 2 < world.hero().maxHealth;
    if (isHurt && std::exchange(m_warnedAt, world.state().turn) != world.state().turn)
        return emit said(tr("You are below half of your health. Press %1 again to strike all the same.")
                             .arg(m_context.keys.firstLabel(PlayAction::StrikeNearest)));
    m_heldCause = m_traveller.submit(*advice.command);
    m_dropsHeld = m_heldCause.has_value();
    announceWarning();
}

void Errands::rest()
{
    emit begun();
    remember([this] { rest(); });
    m_traveller.rest();
}

void Errands::run(Direction direction)
{
    remember([this, direction] { run(direction); });
    m_traveller.run(direction);
}

void Errands::travelTo(Position target)
{
    emit begun();
    remember([this, target] { travelTo(target); });
    m_traveller.travel(target);
}

void Errands::remember(std::function<void()> again, bool explores)
{
    m_last = std::move(again);
    m_isExploring = explores;
}

QString Errands::stairsOffer()
{
    const World& world = m_context.world();
    const auto stairs = m_traveller.pilot().unusedStairs(world);
    if (!stairs)
        return {};
    if (*stairs != world.hero().at)
        return tr("Explored. Press %1 again to go to the stairs.").arg(m_context.keys.firstLabel(PlayAction::Explore));
    const auto take = world.tileKind(*stairs).leads == Leads::Up ? PlayAction::ClimbUp : PlayAction::ClimbDown;
    return tr("Explored. Press %1 to take the stairs that you stand on.").arg(m_context.keys.firstLabel(take));
}

void Errands::end(const Advice& last)
{
    const QString words = last.isDone && m_isExploring ? stairsOffer() : QString();
    if (!last.why.source.empty())
        m_context.game->tell(Tone::Plain, last.why);
    emit ended(words);
}

void Errands::announce(const Interruption& cause)
{
    if (!cause.why.source.empty())
        m_context.game->tell(cause.isDanger ? Tone::Warning : Tone::Plain, cause.why);
    if (cause.isDanger) {
        m_dropsHeld = true;
        m_heldCause.reset();
        m_sinceDanger.start();
    }
    emit interrupted(cause);
}

} // namespace cave
