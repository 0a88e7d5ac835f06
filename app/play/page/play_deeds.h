// SPDX-License-Identifier: MIT
// What the play page does for its actions, and why it cannot be done now: one function for each kind of action. The
// table of all actions is in play_deed_table.cpp.
#pragma once

#include "app/play/page/play_page.h"
#include "app/play/page/watching.h"
#include "app/play/sheets/pack_sheet.h"

namespace cave {

struct PlayPage::Deeds {
    static constexpr int kCellsOfALeap = 5; // of the cursor, with the keys that run

    template <Direction direction>
    static void walk(PlayPage& page)
    {
        if (page.m_cursor.isLooking())
            page.m_cursor.move(direction, 1);
        else
            page.submit(Walk{direction});
    }
    template <Direction direction>
    static QString walkRefusal(PlayPage& page)
    {
        return page.refusalOfCommand(Walk{direction});
    }
    template <Direction direction>
    static void run(PlayPage& page)
    {
        if (page.m_cursor.isLooking())
            page.m_cursor.move(direction, kCellsOfALeap);
        else
            page.m_errands.run(direction);
    }

    template <typename Verb>
    static void submitPlain(PlayPage& page)
    {
        page.submit(Verb{});
    }
    template <typename Verb>
    static QString plainRefusal(PlayPage& page)
    {
        return page.refusalOfCommand(Verb{});
    }

    template <Leads leads>
    static void climb(PlayPage& page)
    {
        if (!page.isOnlyWatched())
            page.m_errands.takeStairs(leads);
    }
    template <Leads leads>
    static QString climbRefusal(PlayPage& page)
    {
        return adviceRefusal(page, [](Pilot& pilot, const World& world) { return pilot.takeStairs(world, leads); });
    }
    static QString exploreRefusal(PlayPage& page);
    static QString strikeRefusal(PlayPage& page);
    static QString restRefusal(PlayPage& page);
    template <typename Advise>
    static QString adviceRefusal(PlayPage& page, Advise advise)
    {
        if (const QString inTheWay = page.whatIsInTheWay(); !inTheWay.isEmpty())
            return inTheWay;
        const Advice advice = advise(page.m_errands.traveller().pilot(), page.m_context.world());
        return advice.command ? QString() : page.m_context.describer->describe(advice.why);
    }
    static QString inTheWay(PlayPage& page);
    static QString overOrInTheWay(PlayPage& page);

    template <void (Errands::*errand)()>
    static void doErrand(PlayPage& page)
    {
        if (!page.isOnlyWatched())
            (page.m_errands.*errand)();
    }
    static QString repeatRefusal(PlayPage& page);
    static void levelUp(PlayPage& page);
    static QString levelUpRefusal(PlayPage& page);
    static void goTo(PlayPage& page);

    static std::optional<Direction> towards(Position from, QPoint cell); // one beside
    static void strikeAny(PlayPage& page);
    static QString strikeAnyRefusal(PlayPage& page);
    static void giveOrders(PlayPage& page);
    static QString ordersRefusal(PlayPage& page);

    static void closeDoor(PlayPage& page);
    static QString closeDoorRefusal(PlayPage& page);

    static void pickUp(PlayPage& page);
    static QString pickUpRefusal(PlayPage& page);
    static void openChest(PlayPage& page, EntityId chest);
    static void useCell(PlayPage& page);
    static void doTheObvious(PlayPage& page);

    template <ItemVerb verb>
    static void useThing(PlayPage& page)
    {
        if (page.m_cursor.aim().verb() == verb) { // the key that began it
            page.m_errands.shoot(page.m_cursor.shot());
            return;
        }
        page.m_cursor.stop();
        if (PackSheet::hasAny(page.m_context.world(), verb))
            page.m_sheets.openPack(verb);
        else
            page.say(itemVerbText(itemVerb(verb).nothing));
    }
    template <ItemVerb verb>
    static QString thingRefusal(PlayPage& page)
    {
        const QString inTheWay = page.whatIsInTheWay();
        return !inTheWay.isEmpty() || PackSheet::hasAny(page.m_context.world(), verb)
                   ? inTheWay
                   : itemVerbText(itemVerb(verb).nothing);
    }
    static void openPack(PlayPage& page);
    static void examine(PlayPage& page);
    static void aimAgain(PlayPage& page);
    static void look(PlayPage& page);
    template <bool backwards>
    static void nextSighting(PlayPage& page)
    {
        page.m_cursor.next(backwards);
    }

    template <bool backwards>
    static void nextThing(PlayPage& page)
    {
        if (!page.m_cursor.nextThing(backwards))
            page.say(sortWords(page));
    }
    static void takeNextSort(PlayPage& page);
    static QString sortWords(PlayPage& page);

    template <void (PlaySheets::*open)()>
    static void openSheet(PlayPage& page)
    {
        (page.m_sheets.*open)();
    }
    static void toggleMinimap(PlayPage& page);
    static void toggleAscii(PlayPage& page);
    template <void (LevelView::*change)()>
    static void zoom(PlayPage& page)
    {
        (page.m_view->*change)();
    }
    static void zoomUsual(PlayPage& page) { page.m_fit.zoomUsual(); }
    template <int step>
    static void nextPane(PlayPage& page)
    {
        page.focusPane(step);
    }
    template <int step>
    static void changeTextSize(PlayPage& page)
    {
        emit page.textSizeRequested(step);
    }
    template <void (PlayPage::*request)()>
    static void ask(PlayPage& page)
    {
        emit(page.*request)();
    }

    // Leads away from the game, which is saved first.
    template <void (PlayPage::*request)()>
    static void leaveFor(PlayPage& page)
    {
        if (page.m_kind != Kind::Game)
            page.say(playtestWords(page));
        else
            page.leave([&page] { emit(page.*request)(); });
    }
    static QString playtestWords(const PlayPage& page);
    static QString playtestRefusal(PlayPage& page);
    static void watch(PlayPage& page);
    static void giveUp(PlayPage& page);
    static QString giveUpRefusal(PlayPage& page);
    static void editDesign(PlayPage& page);
    static void copySeed(PlayPage& page);
    static void copyShare(PlayPage& page);
    static void tellUnshared(PlayPage& page, const Error& why);
    static void sayAround(PlayPage& page);
    static void sayPlace(PlayPage& page);
    static void save(PlayPage& page);
    static void keepRecord(PlayPage& page);

    static void stepBack(PlayPage& page);
    static void stepForward(PlayPage& page);
    static bool saysRefusal(PlayPage& page, PlayAction action);
    static QString stepBackRefusal(PlayPage& page);
    static QString stepForwardRefusal(PlayPage& page);
    static QString practiceWords();

    static void close(PlayPage& page);

    template <auto deed>
    static void watching(PlayPage& page)
    {
        if (page.m_watching != nullptr)
            deed(page);
        else
            page.showLookLine();
    }
    template <int by>
    static void watchStep(PlayPage& page)
    {
        page.m_watching->step(by);
    }
    template <int by>
    static void watchSpeed(PlayPage& page)
    {
        page.m_watching->changeSpeed(by);
    }
    template <void (Watching::*deed)()>
    static void watchDeed(PlayPage& page)
    {
        (page.m_watching->*deed)();
    }
    static void watchPlayOn(PlayPage& page);
};

} // namespace cave
