// SPDX-License-Identifier: MIT
// That the bot uses what is used by walking into it.
#include "core/pilot/bot.h"
#include "core/rules/turn/play.h"
#include "tests/pilot/pilot_support.h"
#include "tests/support/scripted.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class PilotLeversTest : public QObject {
    Q_OBJECT

private slots:
    void theBotPullsTheLeverThatOpensItsWay();
};

void PilotLeversTest::theBotPullsTheLeverThatOpensItsWay()
{
    constexpr std::string_view kContent = R"({"use": ["living"]})";
    Dungeon dungeon = asciiDungeon("########\n#@...#n#\n####(###\n########\n", catalogueWith(kContent));
    dungeon.content = *parseJson(kContent);
    dungeon.rules.goal = Goal::Reach;
    dungeon.rules.goalKind = "exit";
    dungeon.rules.dig = false;
    dungeon = withEvents(dungeon, R"([{"uid": "0x00000000000000e1", "when": {"on": "use", "cells": [[4, 2]]},
        "do": [{"does": "tile", "cells": [[5, 1]], "tile": "floor"}]}])");
    World world = worldOf(dungeon);
    Bot bot;
    for (int i = 0; i < 40 && !world.isOver(); ++i)
        play(world, bot.choose(world));
    QVERIFY(world.isOver());
}

CAVE_TEST_SUITE(PilotLeversTest);
#include "levers_test.moc"
