// SPDX-License-Identifier: MIT
#include "app/play/page/watching.h"

#include <QComboBox>
#include <QSpinBox>

namespace cave {

Watching::Watching(const PlayContext& context, QWidget& page)
    : QObject(&page), m_context(context), m_bar(new WatchBar(context.keys, &page))
{
    connect(&m_player, &ReplayPlayer::changed, this, [this] {
        m_bar->show(m_player);
        emit changed();
    });
    connect(m_bar, &WatchBar::pointChosen, this, [this](int point) { m_player.goTo(static_cast<std::size_t>(point)); });
    connect(m_bar, &WatchBar::turnChosen, this,
            [this](int turn) { m_player.goTo(m_player.replay()->pointOfTurn(turn)); });
    connect(m_bar, &WatchBar::speedChosen, &m_player, &ReplayPlayer::setSpeed);
}

void Watching::begin(std::shared_ptr<const Replay> replay)
{
    m_bar->begin(*replay);
    m_player.begin(std::move(replay), *m_context.game);
}

void Watching::end()
{
    m_player.end();
    m_bar->end();
}

void Watching::chooseTurn()
{
    m_bar->turn().setFocus();
    m_bar->turn().selectAll();
}

void Watching::chooseLevel()
{
    m_bar->levels().setFocus();
    m_bar->levels().showPopup();
}

QString Watching::howToWatch() const
{
    const KeyMap& keys = m_context.keys;
    return tr("%1 plays, %2 and %3 step back and forward, %4 plays on from here.")
        .arg(keys.firstLabel(PlayAction::WatchPlay), keys.firstLabel(PlayAction::WatchBack),
             keys.firstLabel(PlayAction::WatchForward), keys.firstLabel(PlayAction::WatchPlayOn));
}

QString Watching::howToPlayOn() const
{
    return tr("You are watching. Press %1 to play on from here.")
        .arg(m_context.keys.firstLabel(PlayAction::WatchPlayOn));
}

QString Watching::overWords() const { return tr("The game is over here. Step back to play on."); }

QString Watching::endWords() const
{
    const std::size_t length = m_player.replay()->length();
    if (!m_player.isAtEnd() || length == 0)
        return {};
    if (length < m_player.replay()->log().size())
        return tr("From here on the game went otherwise than these rules let it go: it was played by other rules, or "
                  "its log was changed.");
    return m_context.world().isOver() ? tr("The game ends here.") : tr("The game has come so far.");
}

QString Watching::refusalOf(PlayAction action) const
{
    if (!m_player.replay())
        return {};
    if (action == PlayAction::WatchBack && m_player.point() == 0)
        return tr("This is the first turn.");
    if (action == PlayAction::WatchForward && m_player.isAtEnd())
        return tr("This is the last turn.");
    return action == PlayAction::WatchPlayOn && m_context.world().isOver() ? overWords() : QString();
}

} // namespace cave
