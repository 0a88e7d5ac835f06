// SPDX-License-Identifier: MIT
// In a playtest turns tell which scripted events happen, which do not, and why; nothing else changes by that.
#include "core/base/text.h"
#include "core/rules/facts/message.h"
#include "tests/rules/living/staged.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr const char* kAnyStep = R"("on": "enter", "cells": "level")";

World hall(const std::vector<std::string>& rows)
{
    return staged({"######\n#@...#\n######\n", events(rows, R"("mark": {"most": 5})"), "{}", "[]"});
}

std::vector<Happened> happenedIn(const std::vector<Event>& told)
{
    std::vector<Happened> found;
    for (const Event& event : told)
        if (const auto* happened = std::get_if<Happened>(&event))
            found.push_back(*happened);
    return found;
}

} // namespace

class HappenedTest : public QObject {
    Q_OBJECT

private slots:
    void aGameTellsNothingOfThem()
    {
        World world = hall({eventRow(1, kAnyStep, said("."))});
        QVERIFY(happenedIn(played(world, {kEast, kEast})).empty());
    }

    void aPlaytestTellsWhatHappensBeforeWhatItDoes()
    {
        World world = hall({eventRow(1, kAnyStep, said("."), R"("name": "Step")")});
        world.tellOfEvents();
        const std::vector<Event> told = played(world, {kEast});
        const auto first =
            std::ranges::find_if(told, [](const Event& event) { return std::holds_alternative<Happened>(event); });
        QVERIFY(first != told.end() && std::next(first) != told.end() &&
                std::holds_alternative<Said>(*std::next(first)));
        const auto message = describe(world, *first);
        QVERIFY(message && message->tone == Tone::Muted);
        QCOMPARE(message->text.source, std::string("Event \"%1\" happens."));
        QVERIFY(std::get<std::string>(message->text.arguments.at(0)) == "Step");
    }

    void whatHoldsItBackIsTold()
    {
        World world = hall({eventRow(1, kAnyStep, said("."), R"("if": [{"is": "depth", "least": 1},
            {"is": "mark", "mark": "mark", "least": 1}])"),
                            eventRow(2, kAnyStep, said(".")),
                            eventRow(3, kAnyStep, said("."), R"("repeat": "always", "rest": 3)")});
        world.tellOfEvents();
        const std::vector<Happened> first = happenedIn(played(world, {kEast}));
        QCOMPARE(first.size(), std::size_t{3});
        QVERIFY(first[0].unless == Happened::Unless::Unmet && first[0].number == 2);
        QCOMPARE(first[0].word, std::string("mark"));
        QCOMPARE(first[0].trigger, std::string("enter"));
        QVERIFY(first[1].unless == Happened::Unless::Nothing && first[2].unless == Happened::Unless::Nothing);
        const std::vector<Happened> second = happenedIn(played(world, {kEast}));
        QCOMPARE(second.size(), std::size_t{3});
        QVERIFY(second[1].unless == Happened::Unless::Spent && second[2].unless == Happened::Unless::Resting);
        for (const Happened& happened : second)
            QVERIFY(describe(world, happened).has_value());
    }

    void whatHasNoNameIsToldByWhatItWaitsFor()
    {
        World world = hall({eventRow(1, R"("on": "enter", "cells": [[2, 1]])", said(".")),
                            eventRow(2, kAnyStep, R"({"does": "mark", "mark": "mark", "add": 1})"),
                            eventRow(3, R"("on": "mark", "mark": "mark", "least": 1)", said("."))});
        world.tellOfEvents();
        std::vector<std::string> names;
        for (const Happened& happened : happenedIn(played(world, {kEast})))
            names.push_back(std::get<std::string>(describe(world, happened)->text.arguments.at(0)));
        QCOMPARE(names, (std::vector<std::string>{"enter 2, 1", "enter", "mark mark"}));

        World ticking = hall({eventRow(1, R"("on": "turn", "every": 1)", said("."))});
        ticking.tellOfEvents();
        const std::vector<Happened> ticks = happenedIn(played(ticking, {kEast, kEast}));
        QVERIFY(!ticks.empty());
        QVERIFY(std::get<std::string>(describe(ticking, ticks.front())->text.arguments.at(0)) == "turn 1");
    }

    void whatIsDoneInVainIsTold()
    {
        World world = hall({eventRow(1, kAnyStep, said(".") + R"(, {"does": "open", "cells": [[4, 1]]})")});
        world.tellOfEvents();
        const std::vector<Happened> told = happenedIn(played(world, {kEast}));
        QCOMPARE(told.size(), std::size_t{2});
        QVERIFY(told[1].unless == Happened::Unless::InVain && told[1].number == 2);
        QCOMPARE(told[1].word, std::string("open"));
        QVERIFY(describe(world, told[1]).has_value());
    }

    void theGameGoesTheSameWay()
    {
        const std::vector<std::string> rows{
            eventRow(1, kAnyStep, said("."),
                     R"("repeat": "always", "if": [{"is": "chance", "per_mille": 500}, {"is": "depth", "least": 1}])"),
            eventRow(2, R"("on": "enter", "cells": [[3, 1]])", R"({"does": "mark", "mark": "mark", "add": 1})")};
        World quiet = hall(rows);
        World telling = hall(rows);
        telling.tellOfEvents();
        for (int i = 0; i < 12; ++i) {
            const Command step = i / 3 % 2 == 0 ? kEast : kWest;
            const std::vector<Event> one = played(quiet, {step});
            std::vector<Event> other = played(telling, {step});
            std::erase_if(other, [](const Event& event) { return std::holds_alternative<Happened>(event); });
            QCOMPARE(other.size(), one.size());
            QCOMPARE(telling.hash(), quiet.hash());
        }
    }
};

CAVE_TEST_SUITE(HappenedTest);
#include "happened_test.moc"
