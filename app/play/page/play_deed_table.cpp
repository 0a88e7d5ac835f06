// SPDX-License-Identifier: MIT
// Every action of the play page with what it does. Keys, menus, buttons and sheets all come here.
#include "app/play/page/hints.h"
#include "app/play/page/look_line.h"
#include "app/play/page/play_deeds.h"
#include "app/view/map/level_view.h"
#include "core/base/enum_count.h"

#include <array>

namespace cave {

struct PlayPage::Deed {
    PlayAction action = PlayAction::Wait;
    void (*act)(PlayPage& page) = nullptr;
    QString (*refusal)(PlayPage& page) = nullptr; // "": it can be done; null: it always can
};

struct PlayPage::DeedTable {
    using A = PlayAction;
    using D = Deeds;

    static constexpr std::array kRows{
        Deed{A::WalkNorth, D::walk<Direction::North>, D::walkRefusal<Direction::North>},
        Deed{A::WalkNorthEast, D::walk<Direction::NorthEast>, D::walkRefusal<Direction::NorthEast>},
        Deed{A::WalkEast, D::walk<Direction::East>, D::walkRefusal<Direction::East>},
        Deed{A::WalkSouthEast, D::walk<Direction::SouthEast>, D::walkRefusal<Direction::SouthEast>},
        Deed{A::WalkSouth, D::walk<Direction::South>, D::walkRefusal<Direction::South>},
        Deed{A::WalkSouthWest, D::walk<Direction::SouthWest>, D::walkRefusal<Direction::SouthWest>},
        Deed{A::WalkWest, D::walk<Direction::West>, D::walkRefusal<Direction::West>},
        Deed{A::WalkNorthWest, D::walk<Direction::NorthWest>, D::walkRefusal<Direction::NorthWest>},
        Deed{A::RunNorth, D::run<Direction::North>, D::overOrInTheWay},
        Deed{A::RunNorthEast, D::run<Direction::NorthEast>, D::overOrInTheWay},
        Deed{A::RunEast, D::run<Direction::East>, D::overOrInTheWay},
        Deed{A::RunSouthEast, D::run<Direction::SouthEast>, D::overOrInTheWay},
        Deed{A::RunSouth, D::run<Direction::South>, D::overOrInTheWay},
        Deed{A::RunSouthWest, D::run<Direction::SouthWest>, D::overOrInTheWay},
        Deed{A::RunWest, D::run<Direction::West>, D::overOrInTheWay},
        Deed{A::RunNorthWest, D::run<Direction::NorthWest>, D::overOrInTheWay},
        Deed{A::Wait, D::submitPlain<Wait>, D::plainRefusal<Wait>},
        Deed{A::Obvious, D::useCell, D::inTheWay},
        Deed{A::Search, D::submitPlain<Search>, D::plainRefusal<Search>},
        Deed{A::Rest, D::doErrand<&Errands::rest>, D::restRefusal},
        Deed{A::StrikeNearest, D::doErrand<&Errands::strikeNearest>, D::strikeRefusal},
        Deed{A::StrikeAny, D::strikeAny, D::strikeAnyRefusal},
        Deed{A::Orders, D::giveOrders, D::ordersRefusal},
        Deed{A::CloseDoor, D::closeDoor, D::closeDoorRefusal},
        Deed{A::LevelUp, D::levelUp, D::levelUpRefusal},
        Deed{A::Repeat, D::doErrand<&Errands::repeat>, D::repeatRefusal},
        Deed{A::Explore, D::doErrand<&Errands::explore>, D::exploreRefusal},
        Deed{A::GoTo, D::goTo, D::overOrInTheWay},
        Deed{A::ClimbUp, D::climb<Leads::Up>, D::climbRefusal<Leads::Up>},
        Deed{A::ClimbDown, D::climb<Leads::Down>, D::climbRefusal<Leads::Down>},
        Deed{A::PickUp, D::pickUp, D::pickUpRefusal},
        Deed{A::Pack, D::openPack, D::inTheWay},
        Deed{A::Examine, D::examine, D::inTheWay},
        Deed{A::Eat, D::useThing<ItemVerb::Eat>, D::thingRefusal<ItemVerb::Eat>},
        Deed{A::Drink, D::useThing<ItemVerb::Drink>, D::thingRefusal<ItemVerb::Drink>},
        Deed{A::Read, D::useThing<ItemVerb::Read>, D::thingRefusal<ItemVerb::Read>},
        Deed{A::Zap, D::useThing<ItemVerb::Zap>, D::thingRefusal<ItemVerb::Zap>},
        Deed{A::Wield, D::useThing<ItemVerb::Wield>, D::thingRefusal<ItemVerb::Wield>},
        Deed{A::Wear, D::useThing<ItemVerb::Wear>, D::thingRefusal<ItemVerb::Wear>},
        Deed{A::TakeOff, D::useThing<ItemVerb::TakeOff>, D::thingRefusal<ItemVerb::TakeOff>},
        Deed{A::Throw, D::useThing<ItemVerb::Throw>, D::thingRefusal<ItemVerb::Throw>},
        Deed{A::ThrowAgain, D::aimAgain},
        Deed{A::Drop, D::useThing<ItemVerb::Drop>, D::thingRefusal<ItemVerb::Drop>},
        Deed{A::Look, D::look, D::inTheWay},
        Deed{A::NextThing, D::nextThing<false>, D::inTheWay},
        Deed{A::PreviousThing, D::nextThing<true>, D::inTheWay},
        Deed{A::SortOfThing, D::takeNextSort, D::inTheWay},
        Deed{A::Around, D::sayAround, D::inTheWay},
        Deed{A::Place, D::sayPlace, D::inTheWay},
        Deed{A::Character, D::openSheet<&PlaySheets::openCharacter>},
        Deed{A::Messages, D::openSheet<&PlaySheets::openMessages>},
        Deed{A::Levels, D::openSheet<&PlaySheets::openLevels>, D::inTheWay},
        Deed{A::Deeds, D::openSheet<&PlaySheets::openDeeds>},
        Deed{A::Minimap, D::toggleMinimap},
        Deed{A::Ascii, D::toggleAscii},
        Deed{A::ZoomIn, D::zoom<&LevelView::zoomIn>},
        Deed{A::ZoomOut, D::zoom<&LevelView::zoomOut>},
        Deed{A::ZoomUsual, D::zoomUsual},
        Deed{A::TextLarger, D::changeTextSize<1>},
        Deed{A::TextSmaller, D::changeTextSize<-1>},
        Deed{A::NextPane, D::nextPane<1>},
        Deed{A::PreviousPane, D::nextPane<-1>},
        Deed{A::FullScreen, D::ask<&PlayPage::fullScreenRequested>},
        Deed{A::NewGame, D::leaveFor<&PlayPage::newGameRequested>, D::playtestRefusal},
        Deed{A::LoadGame, D::leaveFor<&PlayPage::loadGameRequested>, D::playtestRefusal},
        Deed{A::Save, D::save, D::playtestRefusal},
        Deed{A::CopySeed, D::copySeed, D::inTheWay},
        Deed{A::CopyShare, D::copyShare, D::inTheWay},
        Deed{A::StepBack, D::stepBack, D::stepBackRefusal},
        Deed{A::StepForward, D::stepForward, D::stepForwardRefusal},
        Deed{A::Watch, D::watch, D::playtestRefusal},
        Deed{A::EditDesign, D::editDesign},
        Deed{A::Settings, D::ask<&PlayPage::settingsRequested>},
        Deed{A::GiveUp, D::giveUp, D::giveUpRefusal},
        Deed{A::Title, D::leaveFor<&PlayPage::titleRequested>, D::playtestRefusal},
        Deed{A::Quit, D::ask<&PlayPage::quitRequested>},
        Deed{A::Manual, D::ask<&PlayPage::manualRequested>},
        Deed{A::News, D::ask<&PlayPage::newsRequested>},
        Deed{A::Help, D::openSheet<&PlaySheets::openHelp>},
        Deed{A::FindAction, D::openSheet<&PlaySheets::openActions>},
        Deed{A::Close, D::close},
        Deed{A::AimHere, D::useCell},
        Deed{A::AimNext, D::nextSighting<false>},
        Deed{A::AimPrevious, D::nextSighting<true>},
        Deed{A::WatchPlay, D::watching<D::watchDeed<&Watching::toggle>>},
        Deed{A::WatchBack, D::watching<D::watchStep<-1>>},
        Deed{A::WatchForward, D::watching<D::watchStep<1>>},
        Deed{A::WatchSlower, D::watching<D::watchSpeed<-1>>},
        Deed{A::WatchFaster, D::watching<D::watchSpeed<1>>},
        Deed{A::WatchStart, D::watching<D::watchDeed<&Watching::goToStart>>},
        Deed{A::WatchEnd, D::watching<D::watchDeed<&Watching::goToEnd>>},
        Deed{A::WatchTurn, D::watching<D::watchDeed<&Watching::chooseTurn>>},
        Deed{A::WatchLevel, D::watching<D::watchDeed<&Watching::chooseLevel>>},
        Deed{A::WatchPlayOn, D::watching<D::watchPlayOn>},
        Deed{A::WatchLeave, D::watching<D::ask<&PlayPage::watchEnded>>},
    };

    static constexpr bool isInOrder()
    {
        for (std::size_t i = 0; i < kRows.size(); ++i)
            if (kRows[i].action != static_cast<PlayAction>(i))
                return false;
        return true;
    }
};

void PlayPage::trigger(PlayAction action)
{
    static_assert(DeedTable::kRows.size() == enumCount<PlayAction>(), "each action has its deed");
    static_assert(DeedTable::isInOrder());
    if (!m_context.game)
        return;
    finishMotion();
    hush();
    m_lookLine->setNote({});
    const bool isHarmless = isForWatching(action) || (m_cursor.isLooking() && isForLooking(action));
    if (!isHarmless && isOnlyWatched())
        return;
    if (m_hints != nullptr)
        m_hints->did(action);
    if (endErrand() && action == PlayAction::Close)
        return;
    const auto verb = m_pending.take();
    if (const auto direction = directionOf(action); verb && direction)
        submit(verb->command(*direction));
    else if (verb && action == PlayAction::Close)
        showLookLine();
    else
        DeedTable::kRows[static_cast<std::size_t>(action)].act(*this);
}

void PlayPage::showRefusals()
{
    if (!m_context.game)
        return;
    for (const Deed& deed : DeedTable::kRows) {
        if (m_watching != nullptr) {
            if (const auto why = watchingRefusal(deed.action))
                setRefusal(deed.action, *why);
        } else if (deed.refusal != nullptr) {
            setRefusal(deed.action, deed.refusal(*this));
        }
    }
}

} // namespace cave
