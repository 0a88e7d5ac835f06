// SPDX-License-Identifier: MIT
// Travelling, exploring, resting and running on the play page, and what stops them.
#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/levels_sheet.h"
#include "app/play/sheets/note_sheets.h"
#include "app/play/sheets/places_sheet.h"
#include "app/view/map/level_view.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/passage.h"
#include "core/rules/verbs/act.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

constexpr int kPace = 60;          // ms between two steps

constexpr int kCellsOfALeap = 5;   // of the cursor, with the keys that run

} // namespace

void PlayPage::connectTraveller()
{
    setTravelPace(Animation::Full);
    connect(&m_traveller, &Traveller::ended, this, &PlayPage::onErrandEnded);
    connect(&m_traveller, &Traveller::interrupted, this, &PlayPage::announce);
}

void PlayPage::setTravelPace(Animation animation) { m_traveller.setPace(static_cast<int>(kPace * paceOf(animation))); }

void PlayPage::setChoices(const PilotChoices& choices)
{
    m_traveller.setChoices(choices);
    refreshLookLine();
}

bool PlayPage::isGrace() const
{
    constexpr int kGrace = 200; // ms
    return m_sinceDanger.isValid() && m_sinceDanger.elapsed() < kGrace;
}

// Keys that are held or came before danger was seen count for nothing; any other ends what is underway.
bool PlayPage::swallows(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape)
        return false;
    if (event.isAutoRepeat()) {
        if (m_dropsHeld && m_heldCause)
            announce(*std::exchange(m_heldCause, std::nullopt));
        return m_dropsHeld || m_traveller.isUnderway();
    }
    if (isGrace())
        return true;
    m_dropsHeld = false;
    return false;
}

void PlayPage::submit(const Command& command)
{
    if (isOnlyWatched())
        return;
    const auto* walk = std::get_if<Walk>(&command);
    if (m_options.asksBeforeDeepWater && walk && wouldSink(m_game->world(), walk->direction) && !m_game->check(command))
        askBeforeDeepWater(command);
    else
        act(command);
}

// Every time: who went in once may have been in a hurry.
void PlayPage::askBeforeDeepWater(const Command& command)
{
    stopLooking();
    m_dropsHeld = true;
    auto* question = new QuestionSheet(tr("Deep water"), tr("You find no ground there. Whoever stays too long drowns."),
                                       tr("Go in"), tr("Stay out"));
    connect(question, &QuestionSheet::agreed, this, [this, command] {
        m_sheets->close();
        act(command);
    });
    m_sheets->open(question);
}

// One command by the player: a held key must not run into danger.
void PlayPage::act(const Command& command)
{
    stopLooking();
    if (!std::holds_alternative<Gain>(command))
        m_again = [this, command] { submit(command); };
    m_heldCause = m_traveller.submit(command);
    m_dropsHeld = m_heldCause && m_heldCause->isDanger;
}

bool PlayPage::triggerTravel(PlayAction action)
{
    if (const auto direction = runDirectionOf(action)) {
        if (m_look)
            moveCursor(*direction, kCellsOfALeap);
        else
            run(*direction);
        return true;
    }
    switch (action) {
    case PlayAction::ClimbUp: takeStairs(Leads::Up); return true;
    case PlayAction::ClimbDown: takeStairs(Leads::Down); return true;
    case PlayAction::Explore: explore(); return true;
    case PlayAction::Rest: rest(); return true;
    case PlayAction::Repeat: repeat(); return true;
    case PlayAction::GoTo:
        if (m_look)
            travelTo({m_look->x(), m_look->y(), m_game->world().hero().at.z});
        else
            openPlaces();
        return true;
    case PlayAction::Levels: openLevels(); return true;
    default: return false;
    }
}

void PlayPage::repeat()
{
    const std::function<void()> again = m_again; // it sets itself anew
    if (again)
        again();
    else
        say(tr("You have done nothing yet."));
}

void PlayPage::takeStairs(Leads leads)
{
    const World& world = m_game->world();
    const auto climb = leads == Leads::Up ? Command(ClimbUp{}) : Command(ClimbDown{});
    if (world.tileKind(world.hero().at).leads == leads || (leads == Leads::Up && world.rules().descendOnly))
        return submit(climb);
    stopLooking();
    m_again = [this, leads] { takeStairs(leads); };
    const bool isKnown = m_traveller.pilot().knowsStairs(world, leads);
    m_traveller.takeStairs(leads);
    if (!isKnown)
        say((leads == Leads::Up ? tr("You know no way up yet. Press %1 to explore.")
                                : tr("You know no way down yet. Press %1 to explore."))
                .arg(m_keys.firstLabel(PlayAction::Explore)));
}

void PlayPage::explore()
{
    stopLooking();
    m_again = [this] { explore(); };
    m_traveller.explore();
}

void PlayPage::rest()
{
    stopLooking();
    m_again = [this] { rest(); };
    m_traveller.rest();
}

void PlayPage::run(Direction direction)
{
    m_again = [this, direction] { run(direction); };
    m_traveller.run(direction);
}

void PlayPage::travelTo(Position target)
{
    if (isOnlyWatched())
        return;
    stopLooking();
    m_again = [this, target] { travelTo(target); };
    m_traveller.travel(target);
}

void PlayPage::onErrandEnded(const Advice& last)
{
    if (!last.why.source.empty())
        m_game->tell(Tone::Plain, last.why);
    refresh();
}

void PlayPage::announce(const Interruption& cause)
{
    const World& world = m_game->world();
    if (!cause.why.source.empty())
        m_game->tell(cause.isDanger ? Tone::Warning : Tone::Plain, cause.why);
    if (cause.at && cause.at->z == world.hero().at.z && !world.isOver())
        m_scene->mark({cause.at->x, cause.at->y}, PlayScene::kCauseTime);
    if (cause.isDanger) {
        m_dropsHeld = true;
        m_heldCause.reset();
        m_sinceDanger.start();
    }
    refresh();
}

// What travels tells why it cannot be done; nothing is underway while a sheet is open.
void PlayPage::refreshTravelRefusals(const QString& inTheWay)
{
    const World& world = m_game->world();
    Pilot& pilot = m_traveller.pilot();
    const auto set = [&](PlayAction action, const Advice& advice) {
        setRefusal(action, !inTheWay.isEmpty() || advice.command ? inTheWay : m_describer->describe(advice.why));
    };
    set(PlayAction::ClimbUp, pilot.takeStairs(world, Leads::Up));
    set(PlayAction::ClimbDown, pilot.takeStairs(world, Leads::Down));
    set(PlayAction::Explore, pilot.explore(world));
    set(PlayAction::Rest, pilot.rest(world));
    const QString why = world.isOver() && inTheWay.isEmpty() ? tr("This game is over.") : inTheWay;
    for (const PlayActionRow& row : playActions())
        if (runDirectionOf(row.id))
            setRefusal(row.id, why);
    setRefusal(PlayAction::GoTo, why);
    setRefusal(PlayAction::Levels, inTheWay);
    setRefusal(PlayAction::Repeat, m_again || !why.isEmpty() ? why : tr("You have done nothing yet."));
}

// The way to the cell that is pointed at or looked at, else to where the hero is going.
std::optional<PlannedWay> PlayPage::shownWay()
{
    if (!m_game || m_aimed || m_game->world().isOver() || m_kind == Kind::Replay)
        return std::nullopt;
    const int z = m_game->world().hero().at.z;
    auto target = m_traveller.target();
    if (const auto cell = m_look ? m_look : m_hovered; cell && !target && m_traveller.choices().clickTravels)
        target = Position{cell->x(), cell->y(), z};
    return target ? m_traveller.pilot().wayTo(m_game->world(), *target) : std::nullopt;
}

void PlayPage::showWay(const std::optional<PlannedWay>& way)
{
    std::vector<QPoint> cells;
    if (way) {
        cells.reserve(way->cells.size());
        for (const Position at : way->cells)
            cells.emplace_back(at.x, at.y);
    }
    m_scene->setWay(std::move(cells));
}

void PlayPage::openPlaces()
{
    auto* sheet = new PlacesSheet(*m_game, m_traveller.pilot(), *m_describer, *m_artwork, isAscii());
    connect(sheet, &PlacesSheet::chosen, this, [this](Position at) {
        m_sheets->close();
        travelTo(at);
    });
    m_sheets->open(sheet);
}

void PlayPage::openLevels()
{
    auto* sheet = new LevelsSheet(*m_game, m_traveller.pilot(), *m_describer);
    connect(sheet, &LevelsSheet::chosen, this, [this](Position at) {
        m_sheets->close();
        travelTo(at);
    });
    m_sheets->open(sheet);
}

} // namespace cave
