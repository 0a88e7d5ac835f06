// SPDX-License-Identifier: MIT
#include "app/play/page/play_deeds.h"

#include "app/play/page/status_panel.h"
#include "app/play/page/trouble_bar.h"
#include "app/play/words/around_text.h"
#include "app/view/map/level_view.h"
#include "app/view/ui/progress_dialog.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"
#include "core/rules/verbs/chests/chest_verbs.h"
#include "core/save/formats/share_text.h"
#include "core/world/hero/origins.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <iterator>

namespace cave {

QString PlayPage::Deeds::exploreRefusal(PlayPage& page)
{
    return adviceRefusal(page, [](Pilot& pilot, const World& world) { return pilot.exploreOrLeave(world); });
}

QString PlayPage::Deeds::strikeRefusal(PlayPage& page)
{
    return adviceRefusal(page, [](Pilot& pilot, const World& world) { return pilot.strikeNearest(world); });
}

QString PlayPage::Deeds::restRefusal(PlayPage& page)
{
    return adviceRefusal(page, [](Pilot& pilot, const World& world) { return pilot.rest(world); });
}

QString PlayPage::Deeds::inTheWay(PlayPage& page) { return page.whatIsInTheWay(); }

QString PlayPage::Deeds::overOrInTheWay(PlayPage& page)
{
    const QString inTheWay = page.whatIsInTheWay();
    return inTheWay.isEmpty() && page.m_context.world().isOver() ? PlayPage::tr("This game is over.") : inTheWay;
}

QString PlayPage::Deeds::repeatRefusal(PlayPage& page)
{
    const QString why = overOrInTheWay(page);
    return page.m_errands.hasLast() || !why.isEmpty() ? why : Errands::tr("You have done nothing yet.");
}

void PlayPage::Deeds::levelUp(PlayPage& page)
{
    if (!saysRefusal(page, PlayAction::LevelUp))
        page.openGains();
}

QString PlayPage::Deeds::levelUpRefusal(PlayPage& page)
{
    const QString why = overOrInTheWay(page);
    return why.isEmpty() && page.m_context.world().hero().gainsToChoose == 0
               ? PlayPage::tr("You have nothing to choose.")
               : why;
}

void PlayPage::Deeds::goTo(PlayPage& page)
{
    if (const auto cell = page.m_cursor.cell())
        page.travelTo({cell->x(), cell->y(), page.m_context.world().hero().at.z});
    else
        page.m_sheets.openPlaces();
}

std::optional<Direction> PlayPage::Deeds::towards(Position from, QPoint cell)
{
    for (const Direction direction : kDirections)
        if (const Position to = moved(from, direction); to.x == cell.x() && to.y == cell.y())
            return direction;
    return std::nullopt;
}

// Whom the cursor is on, where that is beside; else a direction is asked for.
void PlayPage::Deeds::strikeAny(PlayPage& page)
{
    const Position hero = page.m_context.world().hero().at;
    if (const auto cell = page.m_cursor.cell())
        if (const auto direction = towards(hero, *cell))
            return page.submit(Strike{*direction});
    page.askDirection(
        {[](Direction direction) { return Command(Strike{direction}); },
         QT_TRANSLATE_NOOP("cave::PlayPage", "Strike whom? Press a direction, or %1 to let everybody be.")});
}

QString PlayPage::Deeds::strikeAnyRefusal(PlayPage& page)
{
    const World& world = page.m_context.world();
    const auto isSomebody = [&](Direction direction) {
        return world.seenCreatureAt(moved(world.hero().at, direction)) != nullptr;
    };
    const auto whom = std::ranges::find_if(kDirections, isSomebody);
    return page.refusalOfCommand(Strike{whom == kDirections.end() ? Direction::North : *whom});
}

void PlayPage::Deeds::giveOrders(PlayPage& page)
{
    if (saysRefusal(page, PlayAction::Orders))
        return;
    page.m_cursor.stop();
    page.m_sheets.openOrders();
}

QString PlayPage::Deeds::ordersRefusal(PlayPage& page) { return page.refusalOfCommand(Order{}); }

void PlayPage::Deeds::closeDoor(PlayPage& page)
{
    const std::vector<Direction> doors = page.closableDoors();
    if (doors.size() == 1)
        return page.submit(cave::Close{doors.front()});
    if (doors.empty())
        return page.say(PlayPage::tr("No open door is next to you."));
    page.askDirection(
        {[](Direction direction) { return Command(cave::Close{direction}); },
         QT_TRANSLATE_NOOP("cave::PlayPage", "Close which door? Press its direction, or %1 to leave it open.")});
}

QString PlayPage::Deeds::closeDoorRefusal(PlayPage& page)
{
    const std::vector<Direction> doors = page.closableDoors();
    return page.refusalOfCommand(cave::Close{doors.empty() ? Direction::North : doors.front()});
}

// Looking into it is an act, but once it was opened its contents are known.
void PlayPage::Deeds::openChest(PlayPage& page, EntityId chest)
{
    const World& world = page.m_context.world();
    if (!world.item(chest)->isLeft)
        page.submit(OpenThing{chest});
    const Item* opened = world.item(chest);
    if (!opened || !opened->isLeft || world.isOver() || opened->at != world.hero().at)
        return;
    page.m_cursor.stop();
    page.m_sheets.openChest(chest);
}

// Equal things need no choice, but nothing is bought unasked.
void PlayPage::Deeds::pickUp(PlayPage& page)
{
    const World& world = page.m_context.world();
    std::vector<Item> lying = world.itemsAt(world.hero().at);
    const auto chest = std::ranges::find_if(lying, [&](const Item& item) { return isChest(world, item); });
    const EntityId shut = chest != lying.end() ? chest->id : EntityId::None;
    std::erase_if(lying, [&](const Item& item) { return isChest(world, item); });
    const bool canTake =
        std::ranges::any_of(lying, [&](const Item& item) { return !page.m_context.game->check(Take{item.id}); });
    // Who has no hand free for what lies beside it can still look into it.
    if (shut != EntityId::None && !canTake)
        return openChest(page, shut);
    const bool isChoice = std::ranges::any_of(
        lying, [&](const Item& item) { return item.kind != lying.front().kind || isForSale(item); });
    if (!isChoice || !canTake)
        return page.submit(PickUp{});
    page.m_cursor.stop();
    page.m_sheets.openThingsHere();
}

// What is for sale is taken one by one.
QString PlayPage::Deeds::pickUpRefusal(PlayPage& page)
{
    const World& world = page.m_context.world();
    for (const Item& item : world.itemsAt(world.hero().at))
        if (isForSale(item) && page.refusalOfCommand(Take{item.id}).isEmpty())
            return {};
    return page.refusalOfCommand(PickUp{});
}

// What is aimed, looked at, or lies and stands where the hero is.
void PlayPage::Deeds::useCell(PlayPage& page)
{
    if (page.m_cursor.aim().isOn())
        page.m_errands.shoot(page.m_cursor.shot());
    else if (const auto cell = page.m_cursor.cell())
        page.describe(*cell);
    else if (!page.isOnlyWatched())
        doTheObvious(page);
}

void PlayPage::Deeds::doTheObvious(PlayPage& page)
{
    const World& world = page.m_context.world();
    if (!world.isOver() && world.hero().gainsToChoose > 0)
        return page.openGains(); // before anything else can be done
    if (!world.itemsAt(world.hero().at).empty())
        return pickUp(page);
    switch (world.tileKind(world.hero().at).leads) {
    case Leads::Up: page.submit(ClimbUp{}); return;
    case Leads::Down: page.submit(ClimbDown{}); return;
    case Leads::Nowhere: page.say(PlayPage::tr("Nothing is to be done here.")); return;
    }
}

void PlayPage::Deeds::openPack(PlayPage& page)
{
    page.m_cursor.stop();
    page.m_sheets.openPack(std::nullopt);
}

void PlayPage::Deeds::examine(PlayPage& page)
{
    if (const auto cell = page.m_cursor.cell())
        page.describe(*cell);
    else
        page.m_sheets.openPackToExamine();
}

void PlayPage::Deeds::aimAgain(PlayPage& page)
{
    if (page.m_cursor.aim().isOn())
        page.m_errands.shoot(page.m_cursor.shot());
    else if (const QString why = page.m_cursor.aimAgain(); !why.isEmpty())
        page.say(why);
}

void PlayPage::Deeds::look(PlayPage& page)
{
    if (page.m_cursor.isLooking())
        page.m_cursor.stop();
    else
        page.m_cursor.look();
}

void PlayPage::Deeds::takeNextSort(PlayPage& page)
{
    page.m_cursor.takeNextSort();
    page.say(sortWords(page));
}

// The sort that is chosen, how many are known, and the key that goes on from there.
QString PlayPage::Deeds::sortWords(PlayPage& page)
{
    const ThingSort sort = page.m_cursor.sort();
    const auto count = static_cast<int>(knownOf(page.m_context.world(), sort).size());
    const QString hint =
        count > 0 ? PlayPage::tr("%1 looks at the nearest.").arg(page.keys().firstLabel(PlayAction::NextThing))
                  : PlayPage::tr("%1 takes another sort.").arg(page.keys().firstLabel(PlayAction::SortOfThing));
    return sortText(sort, count) + u' ' + hint;
}

void PlayPage::Deeds::toggleMinimap(PlayPage& page)
{
    if (!page.m_fit.toggleMinimap())
        page.m_sheets.openMinimap();
}

void PlayPage::Deeds::toggleAscii(PlayPage& page)
{
    page.setAscii(!page.isAscii());
    emit page.asciiChanged(page.isAscii());
}

QString PlayPage::Deeds::playtestWords(const PlayPage& page)
{
    return PlayPage::tr("This is a playtest. %1 goes back to the editor.")
        .arg(page.keys().firstLabel(PlayAction::Close));
}

QString PlayPage::Deeds::playtestRefusal(PlayPage& page)
{
    return page.m_kind == Kind::Playtest ? playtestWords(page) : QString();
}

void PlayPage::Deeds::watch(PlayPage& page)
{
    if (page.m_kind == Kind::Game)
        emit page.watchRequested();
    else
        page.say(playtestWords(page));
}

void PlayPage::Deeds::giveUp(PlayPage& page)
{
    if (page.m_kind != Kind::Game)
        return page.say(playtestWords(page));
    page.m_sheets.ask(
        {QT_TRANSLATE_NOOP("cave::PlayPage", "Give up this game?"),
         QT_TRANSLATE_NOOP("cave::PlayPage", "The game would end here and its save would be gone for good."),
         QT_TRANSLATE_NOOP("cave::PlayPage", "Give up"), QT_TRANSLATE_NOOP("cave::PlayPage", "Play on")},
        [&page] { page.submit(GiveUp{}); });
}

QString PlayPage::Deeds::giveUpRefusal(PlayPage& page)
{
    return page.m_kind == Kind::Game ? overOrInTheWay(page) : playtestWords(page);
}

// The design tells what a score is given for finding out.
void PlayPage::Deeds::editDesign(PlayPage& page)
{
    const auto show = [&page] {
        emit page.editRequested(page.m_context.game->session().dungeon(), page.m_context.world().hero().at);
    };
    if (page.m_kind != Kind::Game)
        emit page.playtestEnded();
    else if (page.m_context.game->isPractice() || page.m_context.world().isOver())
        show();
    else
        page.m_sheets.ask({QT_TRANSLATE_NOOP("cave::PlayPage", "Look at the design?"),
                           QT_TRANSLATE_NOOP("cave::PlayPage",
                                             "It shows every level with its secrets. This game goes on as practice: it "
                                             "has no score, and from here on turns can be taken back."),
                           QT_TRANSLATE_NOOP("cave::PlayPage", "Go on as practice"),
                           QT_TRANSLATE_NOOP("cave::PlayPage", "Keep the score")},
                          [&page, show] {
                              page.m_context.game->becomePractice();
                              page.m_panel->begin(*page.m_context.game, *page.m_context.describer);
                              page.refresh();
                              show();
                          });
}

void PlayPage::Deeds::copySeed(PlayPage& page)
{
    const QString reference = page.m_context.game->reference();
    QGuiApplication::clipboard()->setText(reference);
    page.say(PlayPage::tr("Copied %1. A friend can paste it under New game.").arg(reference));
}

// Friends do not have a dungeon of the user's own, so it is told whole.
void PlayPage::Deeds::copyShare(PlayPage& page)
{
    page.pause();
    const World& world = page.m_context.world();
    const Origin* origin = originOf(world.rules(), world.state().origin);
    const std::string from = origin ? origin->id : std::string();
    const Dungeon played = page.m_context.game->session().dungeon();
    Result<std::string> text = stopped();
    runWithProgress(page, PlayPage::tr("Making a share string"),
                    [&](const Progress& progress) { text = shareTextOfGame(played, from, progress); });
    if (text) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
        page.say(PlayPage::tr("Copied a share string of %1 letters. A friend can paste it under New game.")
                     .arg(numberText(std::ssize(*text))));
    } else if (!isStopped(text.error())) {
        tellUnshared(page, text.error());
    }
}

// The editor saves as a file what is too long; but nothing is edited while another game is watched.
void PlayPage::Deeds::tellUnshared(PlayPage& page, const Error& why)
{
    const QString words = described(why);
    if (!isTooLongToShare(why) || page.m_kind == Kind::Replay)
        page.say(words);
    else
        page.m_sheets.ask(
            {QT_TRANSLATE_NOOP("cave::PlayPage", "Too long for a share string"), nullptr,
             QT_TRANSLATE_NOOP("cave::PlayPage", "Open it in the editor"),
             QT_TRANSLATE_NOOP("cave::PlayPage", "Play on")},
            [&page] { page.trigger(PlayAction::EditDesign); }, [words] { return words; });
}

void PlayPage::Deeds::sayAround(PlayPage& page)
{
    page.say(aroundText(page.m_context.world(), *page.m_context.describer));
}

void PlayPage::Deeds::sayPlace(PlayPage& page)
{
    page.say(placeText(page.m_context.world(), *page.m_context.describer));
}

void PlayPage::Deeds::save(PlayPage& page)
{
    if (page.m_kind == Kind::Playtest)
        return page.say(playtestWords(page));
    if (page.m_context.world().isOver())
        return keepRecord(page);
    const auto saved = page.m_context.game->save();
    page.refresh();
    if (saved)
        page.say(PlayPage::tr("Saved."));
    emit page.gameChanged();
}

// There may have been no room for it when the game ended, nor then for what else is noted at an end.
void PlayPage::Deeds::keepRecord(PlayPage& page)
{
    RunningGame& game = *page.m_context.game;
    const bool wasMissing = !game.isPractice() && game.recordFile().empty();
    if (wasMissing && !game.putAway())
        return page.say(page.m_trouble->words());
    const bool isKept = !game.recordFile().empty();
    if (wasMissing && isKept) {
        emit page.gameEnded();
        emit page.gameChanged();
        page.refresh();
        page.m_host->makeAnew(); // the end that is shown tells of it
    }
    page.say(isKept ? PlayPage::tr("This game is over; its record is kept.")
                    : PlayPage::tr("This game is over; there is nothing left to save."));
}

// A practice game goes a turn back, or forward again; out of its end as well.
void PlayPage::Deeds::stepBack(PlayPage& page)
{
    if (saysRefusal(page, PlayAction::StepBack))
        return;
    page.m_context.game->stepBack();
}

void PlayPage::Deeds::stepForward(PlayPage& page)
{
    if (saysRefusal(page, PlayAction::StepForward))
        return;
    if (page.m_host->sheet() == nullptr)
        page.m_context.game->stepForward();
}

bool PlayPage::Deeds::saysRefusal(PlayPage& page, PlayAction action)
{
    const QAction& entry = page.m_actions[action];
    if (!entry.isEnabled())
        page.say(entry.toolTip().section(u'\n', -1));
    return !entry.isEnabled();
}

QString PlayPage::Deeds::stepBackRefusal(PlayPage& page)
{
    const RunningGame& game = *page.m_context.game;
    return !game.isPractice()   ? practiceWords()
           : game.canStepBack() ? QString()
                                : PlayPage::tr("This is the first turn.");
}

QString PlayPage::Deeds::stepForwardRefusal(PlayPage& page)
{
    const RunningGame& game = *page.m_context.game;
    return !game.isPractice()      ? practiceWords()
           : game.canStepForward() ? QString()
                                   : PlayPage::tr("No turn was taken back.");
}

QString PlayPage::Deeds::practiceWords()
{
    return PlayPage::tr("Only practice games go back: tick Practice when you begin one.");
}

// The order of what is closed: sheet, looking, another pane, then the game menu.
void PlayPage::Deeds::close(PlayPage& page)
{
    if (page.m_host->sheet() != nullptr)
        page.m_host->close();
    else if (page.m_cursor.isLooking())
        page.m_cursor.stop();
    else if (!page.m_view->hasFocus())
        page.focusMap();
    else if (page.m_kind == Kind::Replay)
        emit page.watchEnded();
    else if (page.m_kind == Kind::Playtest)
        emit page.playtestEnded();
    else if (page.m_context.world().isOver())
        page.m_sheets.openEnd();
    else
        page.m_sheets.openMenu();
}

void PlayPage::Deeds::watchPlayOn(PlayPage& page)
{
    if (page.m_context.world().isOver())
        page.say(page.m_watching->overWords());
    else
        emit page.playOnRequested();
}

} // namespace cave
