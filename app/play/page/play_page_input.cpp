// SPDX-License-Identifier: MIT
// What keys, the pointer and sheets ask of the play page.
#include "app/play/map/play_scene.h"
#include "app/play/page/action_buttons.h"
#include "app/play/page/play_deeds.h"
#include "app/play/page/status_panel.h"
#include "app/play/sheets/message_list.h"
#include "app/play/words/look_text.h"
#include "app/view/map/level_view.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/verbs/company/faith.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <iterator>

namespace cave {

void PlayPage::keyPressEvent(QKeyEvent* event)
{
    if (!m_context.game) {
        event->ignore();
        return;
    }
    finishMotion();
    if (m_errands.swallows(*event))
        return;
    hush();
    const bool isWatching = m_watching != nullptr; // what its bar does not take is for the map
    const bool onMap = (m_view->hasFocus() || isWatching) && m_host->sheet() == nullptr;
    if (onMap && m_cursor.take(*event))
        return;
    const bool isForMap = onMap || (m_host->sheet() == nullptr && isTyped(*event));
    const KeyPlace place = !isForMap              ? KeyPlace::Everywhere
                           : m_cursor.isLooking() ? KeyPlace::Aim
                           : isWatching           ? KeyPlace::Watch
                                                  : KeyPlace::Map;
    if (const auto action = keys().find(*event, place)) {
        trigger(*action);
        return;
    }
    if (isForMap && isTyped(*event)) {
        endErrand();
        say(tr("Nothing is on %1. Press %2 for all keys.").arg(event->text(), keys().firstLabel(PlayAction::Help)));
    }
    event->ignore();
}

void PlayPage::hush()
{
    if (!m_errands.isUnderway()) // else it was not told yet
        m_voice.hush();
}

bool PlayPage::endErrand()
{
    if (!m_errands.isUnderway())
        return false;
    m_errands.stop();
    refresh();
    return true;
}

void PlayPage::pressTab(bool backwards)
{
    const QKeyEvent tab(QEvent::KeyPress, backwards ? Qt::Key_Backtab : Qt::Key_Tab,
                        backwards ? Qt::ShiftModifier : Qt::NoModifier);
    if (const auto action = keys().find(tab, m_cursor.isLooking() ? KeyPlace::Aim : KeyPlace::Map))
        trigger(*action);
    else
        focusPane(backwards ? -1 : 1);
}

// Left: travels there; a neighbour is walked to or struck, or answers which direction is meant; the own cell is used.
// Right: a page about the cell. While the hero travels a click only ends that.
void PlayPage::clickCell(QPoint cell, Qt::MouseButton button)
{
    if (!m_context.game || (button != Qt::LeftButton && button != Qt::RightButton))
        return;
    finishMotion();
    if (m_host->sheet() != nullptr || m_errands.isGrace() || (button == Qt::LeftButton && isOnlyWatched()))
        return;
    if (endErrand())
        return;
    hush();
    const auto verb = m_pending.take(); // answered now, or dropped
    forgetNote();
    showLookLine();
    const Position hero = m_context.world().hero().at;
    const auto direction = Deeds::towards(hero, cell);
    if (button == Qt::RightButton)
        return describe(cell);
    if (verb && direction) {
        submit(verb->command(*direction));
    } else if (m_cursor.aim().isOn()) {
        m_cursor.aimAt(cell);
        m_errands.shoot(m_cursor.shot());
    } else if (cell == QPoint(hero.x, hero.y)) {
        Deeds::doTheObvious(*this);
    } else if (direction) {
        submit(Walk{*direction});
    } else if (m_errands.traveller().choices().clickTravels) {
        travelTo({cell.x(), cell.y(), hero.z});
    } else {
        say(tr("Click a cell next to you to go or strike there."));
    }
}

void PlayPage::submit(const Command& command)
{
    if (!isOnlyWatched())
        m_errands.submit(command);
}

// What is aimed goes on being aimed when it is let be.
void PlayPage::askAboutAlly(const Command& command)
{
    const auto names = [this, met = harmsAlly(m_context.world(), command)] {
        QStringList all;
        for (const EntityId id : met)
            if (const Creature* creature = m_context.world().creature(id))
                all << m_context.describer->name(KindTable::Creature, m_context.world().kindOf(*creature).id,
                                                 Role::TheObject);
        //: %1: one or more creatures, such as "the rat, the orc"
        return tr("It would meet %1.").arg(all.join(QStringLiteral(", ")));
    };
    m_sheets.ask(
        {QT_TR_NOOP("Companions in the way"), nullptr, QT_TR_NOOP("Do it"), QT_TR_NOOP("Let it be")},
        [this, command] {
            if (std::holds_alternative<Strike>(command))
                m_errands.act(command);
            else
                m_context.game->submit(command);
        },
        names);
}

void PlayPage::askAboutCaptive(const Command& command)
{
    const auto text = [this, direction = std::get<Free>(command).direction] {
        const World& world = m_context.world();
        const Creature* captive = world.creatureAt(moved(world.hero().at, direction));
        if (captive == nullptr)
            return QString();
        return tr("%1 is a captive. Freed it goes with you and fights for you.")
            .arg(raised(m_context.describer->name(KindTable::Creature, world.kindOf(*captive).id, Role::TheSubject)));
    };
    m_sheets.ask(
        {QT_TR_NOOP("A captive"), nullptr, QT_TR_NOOP("Free it"), QT_TR_NOOP("Not now")},
        [this, command] { m_errands.act(command); }, text);
}

void PlayPage::travelTo(Position at)
{
    if (!isOnlyWatched())
        m_errands.travelTo(at);
}

void PlayPage::askDirection(const DirectionVerb& verb)
{
    m_pending.ask(verb);
    say(questionOf(verb));
}

std::vector<Direction> PlayPage::closableDoors() const
{
    std::vector<Direction> doors;
    std::ranges::copy_if(kDirections, std::back_inserter(doors),
                         [this](Direction direction) { return !m_context.game->check(Close{direction}); });
    return doors;
}

void PlayPage::describe(QPoint cell)
{
    const World& world = m_context.world();
    if (!m_sheets.describe(cell))
        say(lookText(world, *m_context.describer, {cell.x(), cell.y(), world.hero().at.z}));
}

void PlayPage::useThing(ItemVerb verb, EntityId item)
{
    if (isOnlyWatched())
        return;
    const Command command = commandFor(verb, item);
    if (verb == ItemVerb::Eat && wouldChoke(m_context.world(), item))
        m_sheets.ask({QT_TR_NOOP("You are full"), QT_TR_NOOP("Eating this would choke you."), QT_TR_NOOP("Eat anyway"),
                      QT_TR_NOOP("Keep it")},
                     [this, command] { submit(command); });
    else if (mustMakeRoom(m_context.world(), verb, item))
        m_sheets.openRings(item);
    else if (mustChooseThing(m_context.world(), verb, item))
        m_sheets.openTempering(item);
    else if (mustAim(m_context.world(), verb, item))
        m_cursor.startAiming(verb, item);
    else
        submit(command);
}

void PlayPage::chooseAfterEnd(EndSheet::Choice choice)
{
    switch (choice) {
    case EndSheet::Choice::NewGame: trigger(PlayAction::NewGame); return;
    case EndSheet::Choice::SameSeed: leave([this] { emit sameSeedRequested(); }); return;
    case EndSheet::Choice::StepBack: trigger(PlayAction::StepBack); return;
    case EndSheet::Choice::EditLevel: trigger(PlayAction::EditDesign); return;
    case EndSheet::Choice::Title: trigger(PlayAction::Title); return;
    case EndSheet::Choice::Record: m_sheets.openRecord(); return;
    case EndSheet::Choice::Watch: emit watchRequested(); return;
    case EndSheet::Choice::Scores: leave([this] { emit scoresRequested(); }); return;
    }
}

void PlayPage::focusPane(int step)
{
    if (m_host->sheet() != nullptr)
        return;
    std::vector<QWidget*> panes{m_view, &m_panel->inView(), m_messageList};
    const auto& buttons = m_panel->actions().buttons();
    if (const auto first = std::ranges::find_if(buttons, &QWidget::isEnabled); first != buttons.end())
        panes.push_back(*first);
    if (m_watching != nullptr)
        panes.push_back(&m_watching->bar().firstControl());
    std::erase_if(panes, [this](const QWidget* pane) { return !pane->isVisibleTo(this); });
    const auto now = std::ranges::find_if(panes, [](const QWidget* pane) { return pane->hasFocus(); });
    const auto count = static_cast<int>(panes.size());
    const int index = now == panes.end() ? 0 : static_cast<int>(now - panes.begin());
    panes[static_cast<std::size_t>((index + step + count) % count)]->setFocus(Qt::TabFocusReason);
}

} // namespace cave
