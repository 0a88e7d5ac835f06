// SPDX-License-Identifier: MIT
// What keys, menus, buttons and the pointer do on the play page.
#include "app/play/map/play_scene.h"
#include "app/play/page/hints.h"
#include "app/play/page/play_page.h"
#include "app/play/page/status_panel.h"
#include "app/play/page/watch_bar.h"
#include "app/play/sheets/message_list.h"
#include "app/play/words/look_text.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace cave {

namespace {

std::optional<Direction> towards(Position from, QPoint cell)
{
    for (const Direction direction : kDirections)
        if (const Position to = moved(from, direction); to.x == cell.x() && to.y == cell.y())
            return direction;
    return std::nullopt;
}

} // namespace

void PlayPage::keyPressEvent(QKeyEvent* event)
{
    if (!m_game) {
        event->ignore();
        return;
    }
    finishMotion();
    if (swallows(*event))
        return;
    const bool isWatching = m_kind == Kind::Replay; // what its bar does not take is for the map
    const bool onMap = (m_view->hasFocus() || isWatching) && m_sheets->sheet() == nullptr;
    if (onMap && m_look && aimKey(*event))
        return;
    const KeyPlace place = !onMap       ? KeyPlace::Everywhere
                           : m_look     ? KeyPlace::Aim
                           : isWatching ? KeyPlace::Watch
                                        : KeyPlace::Map;
    if (const auto action = m_keys.find(*event, place)) {
        trigger(*action);
        return;
    }
    const QString text = event->text();
    if (onMap && text.size() == 1 && text.front().isPrint() && text != u" ")
        say(tr("Nothing is on %1. Press %2 for all keys.").arg(text, m_keys.firstLabel(PlayAction::Help)));
    event->ignore();
}

void PlayPage::pressTab(bool backwards)
{
    const QKeyEvent tab(QEvent::KeyPress, backwards ? Qt::Key_Backtab : Qt::Key_Tab,
                        backwards ? Qt::ShiftModifier : Qt::NoModifier);
    if (const auto action = m_keys.find(tab, m_look ? KeyPlace::Aim : KeyPlace::Map))
        trigger(*action);
    else
        focusPane(backwards ? -1 : 1);
}

void PlayPage::finishMotion()
{
    m_scene->finish();
    m_panel->finishMotion();
}

void PlayPage::trigger(PlayAction action)
{
    if (!m_game)
        return;
    finishMotion();
    m_note.clear();
    if (!m_look && !isForWatching(action) && isOnlyWatched())
        return;
    if (m_hints != nullptr)
        m_hints->did(action);
    const bool wasUnderway = m_traveller.isUnderway();
    m_traveller.stop();
    if (wasUnderway && action == PlayAction::Close)
        return refresh();
    const bool asksForDoor = std::exchange(m_asksForDoor, false);
    const auto direction = directionOf(action);
    if (asksForDoor && direction)
        submit(Close{*direction});
    else if (direction)
        walk(*direction);
    else if ((asksForDoor && action == PlayAction::Close) ||
             !(triggerView(action) || triggerThings(action) || triggerTravel(action) || triggerWatch(action) ||
               triggerGame(action)))
        refreshLookLine();
}

void PlayPage::walk(Direction direction)
{
    if (!m_look) {
        submit(Walk{direction});
        return;
    }
    moveCursor(direction, 1);
}

void PlayPage::moveCursor(Direction direction, int cells)
{
    const Offset offset = offsetOf(direction);
    lookAt({std::clamp(m_look->x() + offset.dx * cells, 0, m_game->world().width() - 1),
            std::clamp(m_look->y() + offset.dy * cells, 0, m_game->world().height() - 1)});
}

bool PlayPage::triggerView(PlayAction action)
{
    switch (action) {
    case PlayAction::Look:
        if (m_look)
            stopLooking();
        else
            startLooking(std::nullopt);
        return true;
    case PlayAction::AimNext:
    case PlayAction::AimPrevious:
        if (m_look)
            nextSighting(action == PlayAction::AimPrevious);
        return true;
    case PlayAction::Character:
    case PlayAction::Messages:
    case PlayAction::Help:
    case PlayAction::FindAction: openSheet(action); return true;
    case PlayAction::Minimap: toggleMinimap(); return true;
    case PlayAction::Ascii:
        setAscii(!isAscii());
        emit asciiChanged(isAscii());
        return true;
    case PlayAction::ZoomIn:
        m_zoomIsUsual = false;
        m_view->zoomIn();
        return true;
    case PlayAction::ZoomOut:
        m_zoomIsUsual = false;
        m_view->zoomOut();
        return true;
    case PlayAction::ZoomUsual: fitCellSize(); return true;
    case PlayAction::NextPane: focusPane(1); return true;
    case PlayAction::PreviousPane: focusPane(-1); return true;
    case PlayAction::FullScreen: emit fullScreenRequested(); return true;
    case PlayAction::Settings: emit settingsRequested(); return true;
    case PlayAction::TextLarger: emit textSizeRequested(1); return true;
    case PlayAction::TextSmaller: emit textSizeRequested(-1); return true;
    default: return false;
    }
}

bool PlayPage::triggerGame(PlayAction action)
{
    const bool isKept = m_kind == Kind::Game;
    switch (action) {
    case PlayAction::Wait: submit(Wait{}); return true;
    case PlayAction::Search: submit(Search{}); return true;
    case PlayAction::CloseDoor: closeDoor(); return true;
    case PlayAction::AimHere:
    case PlayAction::Obvious:
        if (m_aimed)
            submitAim();
        else if (m_look)
            describe(*m_look);
        else
            doTheObvious();
        return true;
    case PlayAction::CopySeed: copyReference(); return true;
    case PlayAction::EditDesign:
        if (isKept)
            emit editRequested(m_game->session().dungeon(), m_game->world().hero().at);
        else
            emit playtestEnded();
        return true;
    case PlayAction::Close: close(); return true;
    case PlayAction::Quit: emit quitRequested(); return true;
    case PlayAction::Save: saveByHand(); return true;
    case PlayAction::StepBack:
    case PlayAction::StepForward: step(action); return true;
    case PlayAction::NewGame:
    case PlayAction::LoadGame:
    case PlayAction::Watch:
    case PlayAction::Title:
    case PlayAction::GiveUp: break;
    default: return false;
    }
    if (!isKept)
        say(tr("This is a playtest. Esc goes back to the editor."));
    else if (action == PlayAction::GiveUp)
        askToGiveUp();
    else if (action == PlayAction::Watch)
        emit watchRequested();
    else
        leave([this, action] {
            if (action == PlayAction::Title)
                emit titleRequested();
            else if (action == PlayAction::NewGame)
                emit newGameRequested();
            else
                emit loadGameRequested();
        });
    return true;
}

std::vector<Direction> PlayPage::closableDoors() const
{
    std::vector<Direction> doors;
    std::ranges::copy_if(kDirections, std::back_inserter(doors),
                         [this](Direction direction) { return !m_game->check(Close{direction}); });
    return doors;
}

void PlayPage::closeDoor()
{
    const std::vector<Direction> doors = closableDoors();
    if (doors.size() == 1)
        return submit(Close{doors.front()});
    if (doors.empty())
        return say(tr("No open door is next to you."));
    m_asksForDoor = true;
    say(tr("Close which door? Press its direction, or Esc to leave it open."));
}

void PlayPage::doTheObvious()
{
    if (!m_game->world().itemsAt(m_game->world().hero().at).empty())
        return pickUp();
    switch (m_game->world().tileKind(m_game->world().hero().at).leads) {
    case Leads::Up: submit(ClimbUp{}); return;
    case Leads::Down: submit(ClimbDown{}); return;
    case Leads::Nowhere: say(tr("Nothing is to be done here.")); return;
    }
}

// Left: travels there; a neighbour is walked to or struck, the own cell is used. Right: a page about the cell. While
// the hero travels a click only ends that.
void PlayPage::clickCell(QPoint cell, Qt::MouseButton button)
{
    if (!m_game || (button != Qt::LeftButton && button != Qt::RightButton))
        return;
    finishMotion();
    if (m_sheets->sheet() != nullptr || isGrace() || (button == Qt::LeftButton && isOnlyWatched()))
        return;
    if (m_traveller.isUnderway()) {
        m_traveller.stop();
        return refresh();
    }
    const Position hero = m_game->world().hero().at;
    if (button == Qt::LeftButton && m_aimed) {
        aimAt(cell);
        submitAim();
        return;
    }
    if (button == Qt::LeftButton && cell == QPoint(hero.x, hero.y))
        doTheObvious();
    else if (button == Qt::RightButton)
        describe(cell);
    else if (const auto direction = towards(hero, cell))
        submit(Walk{*direction});
    else if (m_traveller.choices().clickTravels)
        travelTo({cell.x(), cell.y(), hero.z});
    else
        say(tr("Click a cell next to you to go or strike there."));
}

// The order of Esc: sheet, looking, another pane, then the game menu.
void PlayPage::close()
{
    if (m_sheets->sheet() != nullptr)
        m_sheets->close();
    else if (m_look)
        stopLooking();
    else if (!m_view->hasFocus())
        focusMap();
    else if (m_kind == Kind::Replay)
        emit watchEnded();
    else if (m_game->world().isOver())
        openEndSheet();
    else if (m_kind == Kind::Playtest)
        emit playtestEnded();
    else
        openSheet(PlayAction::Close);
}

void PlayPage::copyReference()
{
    QGuiApplication::clipboard()->setText(m_game->reference());
    say(tr("Copied %1. A friend can paste it under New game.").arg(m_game->reference()));
}

void PlayPage::saveByHand()
{
    if (m_kind == Kind::Playtest) {
        say(tr("This is a playtest. Esc goes back to the editor."));
        return;
    }
    if (m_game->world().isOver()) {
        say(tr("This game is over; its record is kept."));
        return;
    }
    const auto saved = m_game->save();
    refresh();
    say(saved ? tr("Saved.") : tr("The game could not be saved. %1").arg(described(saved.error())));
    emit gameChanged();
}

// A practice game goes a turn back, or forward again; out of its end as well.
void PlayPage::step(PlayAction action)
{
    const QAction& entry = m_actions[action];
    if (!entry.isEnabled())
        say(entry.toolTip().section(u'\n', -1));
    else if (action == PlayAction::StepBack)
        m_game->stepBack();
    else if (m_sheets->sheet() == nullptr)
        m_game->stepForward();
}

void PlayPage::focusPane(int step)
{
    if (m_sheets->sheet() != nullptr)
        return;
    std::vector<QWidget*> panes{m_view, &m_panel->inView(), m_messageList};
    const auto& buttons = m_panel->actionButtons();
    if (const auto first = std::ranges::find_if(buttons, &QWidget::isEnabled); first != buttons.end())
        panes.push_back(*first);
    if (m_watchBar != nullptr)
        panes.push_back(&m_watchBar->firstControl());
    std::erase_if(panes, [this](const QWidget* pane) { return !pane->isVisibleTo(this); });
    const auto now = std::ranges::find_if(panes, [](const QWidget* pane) { return pane->hasFocus(); });
    const auto count = static_cast<int>(panes.size());
    const int index = now == panes.end() ? 0 : static_cast<int>(now - panes.begin());
    panes[static_cast<std::size_t>((index + step + count) % count)]->setFocus(Qt::TabFocusReason);
}

} // namespace cave
