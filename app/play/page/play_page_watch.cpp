// SPDX-License-Identifier: MIT
// A game that is watched on the play page: the map and the panels show it as the hero saw it, a bar leads through it.
#include "app/play/game/replay_player.h"
#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/page/status_panel.h"
#include "app/play/page/watch_bar.h"

#include <QComboBox>
#include <QLocale>
#include <QSpinBox>

namespace cave {

void PlayPage::buildWatchBar()
{
    m_player = new ReplayPlayer(this);
    m_watchBar = new WatchBar(m_keys, this);
    connect(m_player, &ReplayPlayer::changed, this, &PlayPage::onWatched);
    connect(m_watchBar, &WatchBar::triggered, this, &PlayPage::trigger);
    connect(m_watchBar, &WatchBar::pointChosen, m_player,
            [this](int point) { m_player->goTo(static_cast<std::size_t>(point)); });
    connect(m_watchBar, &WatchBar::turnChosen, m_player,
            [this](int turn) { m_player->goTo(m_player->replay()->pointOfTurn(turn)); });
    connect(m_watchBar, &WatchBar::speedChosen, m_player, &ReplayPlayer::setSpeed);
    connect(m_watchBar, &WatchBar::left, this, &PlayPage::focusMap);
    connect(m_sheets, &SheetHost::opened, m_player, [this] { m_player->setPlaying(false); });
}

void PlayPage::watch(std::shared_ptr<const Replay> replay, std::size_t point)
{
    m_player->end();
    resume(std::make_unique<RunningGame>(replay->sessionAt(point), std::nullopt, RunningGame::Mode::Watched));
    m_watchBar->begin(*replay);
    m_player->begin(std::move(replay), *m_game);
    say(tr("%1 plays, %2 and %3 step back and forward, %4 plays on from here.")
            .arg(m_keys.firstLabel(PlayAction::WatchPlay), m_keys.firstLabel(PlayAction::WatchBack),
                 m_keys.firstLabel(PlayAction::WatchForward), m_keys.firstLabel(PlayAction::WatchPlayOn)));
}

void PlayPage::onWatched()
{
    m_watchBar->show(*m_player);
    refreshRefusals();
    if (!m_player->isAtEnd() || m_player->replay()->length() == 0)
        return;
    if (m_player->replay()->length() < m_player->replay()->log().size())
        say(tr("From here on the game went otherwise than these rules let it go: it was played by other rules, or its "
               "log was changed."));
    else
        say(m_game->world().isOver() ? tr("The game ends here.") : tr("The game has come so far."));
}

bool PlayPage::triggerWatch(PlayAction action)
{
    if (m_kind != Kind::Replay)
        return false;
    switch (action) {
    case PlayAction::WatchPlay: m_player->setPlaying(!m_player->isPlaying()); return true;
    case PlayAction::WatchBack: m_player->step(-1); return true;
    case PlayAction::WatchForward: m_player->step(1); return true;
    case PlayAction::WatchSlower: m_player->setSpeed(m_player->speed() - 1); return true;
    case PlayAction::WatchFaster: m_player->setSpeed(m_player->speed() + 1); return true;
    case PlayAction::WatchStart: m_player->goTo(0); return true;
    case PlayAction::WatchEnd: m_player->goTo(m_player->replay()->length()); return true;
    case PlayAction::WatchTurn:
        m_watchBar->turn().setFocus();
        m_watchBar->turn().selectAll();
        return true;
    case PlayAction::WatchLevel:
        m_watchBar->levels().setFocus();
        m_watchBar->levels().showPopup();
        return true;
    case PlayAction::WatchPlayOn:
        if (m_game->world().isOver())
            say(tr("The game is over here. Step back to play on."));
        else
            emit playOnRequested();
        return true;
    case PlayAction::WatchLeave: emit watchEnded(); return true;
    default: return false;
    }
}

void PlayPage::refreshWatchRefusals(const QString& inTheWay)
{
    const QString watching =
        tr("You are watching. Press %1 to play on from here.").arg(m_keys.firstLabel(PlayAction::WatchPlayOn));
    for (const PlayActionRow& row : playActions())
        if (!isForWatching(row.id))
            setRefusal(row.id, watching);
        else if (row.scope != KeyPlace::Everywhere)
            setRefusal(row.id, inTheWay);
    if (!m_player->replay() || !inTheWay.isEmpty())
        return;
    if (m_player->point() == 0)
        setRefusal(PlayAction::WatchBack, tr("This is the first turn."));
    if (m_player->isAtEnd())
        setRefusal(PlayAction::WatchForward, tr("This is the last turn."));
    if (m_game->world().isOver())
        setRefusal(PlayAction::WatchPlayOn, tr("The game is over here. Step back to play on."));
}

bool PlayPage::isOnlyWatched()
{
    if (m_kind != Kind::Replay)
        return false;
    say(tr("You are watching. Press %1 to play on from here.").arg(m_keys.firstLabel(PlayAction::WatchPlayOn)));
    return true;
}

} // namespace cave
