// SPDX-License-Identifier: MIT
// The messages of a playtest name the events of the dungeon.
#include "app/play/page/play_page.h"
#include "editor/page/editor_page.h"
#include "tests/app/window_suite.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace cave;

class PlaytestLogTest : public WindowSuite {
    Q_OBJECT

private slots:
    void aPlaytestNamesEvents();
};

void PlaytestLogTest::aPlaytestNamesEvents()
{
    Dungeon dungeon = asciiDungeon("######\n#....#\n######");
    ScriptedEvent event{.uid = Uid{0xe1}, .name = "The step", .when = {TriggerWord::Enter, {}}};
    event.when.terms.cells.of = EventCells::Of::Level;
    event.effects = {{EffectWord::Say, {}}};
    event.effects[0].terms.text = "It clicks.";
    dungeon.levels[0].script = Script{{}, {event}};
    m_window->showEditor();
    emit m_window->editor().playRequested(dungeon, Position{1, 1, 0});
    key(Qt::Key_Right);
    const std::vector<Message>& messages = m_window->playtest().game()->session().messages();
    const auto named =
        std::ranges::find_if(messages, [](const Message& message) { return message.tone == Tone::Muted; });
    QVERIFY(named != messages.end());
    QVERIFY(std::get<std::string>(named->text.arguments.at(0)) == "The step");
    QVERIFY(std::next(named) != messages.end() && std::next(named)->text.source == "It clicks.");
}

CAVE_TEST_SUITE(PlaytestLogTest);
#include "playtest_log_test.moc"
