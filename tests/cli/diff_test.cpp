// SPDX-License-Identifier: MIT
#include "core/json/json.h"
#include "core/save/dungeon_file.h"
#include "tests/cli/cli_support.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace cave;

class DiffTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        write(path("a.txt"), "#####\n#...#\n#####\n\n#####\n#####\n#####\n");
        write(path("b.txt"), "#####\n#.~~#\n#####\n\n#####\n#####\n#####\n");
    }

    void theSameGives0AndSaysNothing()
    {
        const Reply answer = run({"diff", path("a.txt"), path("a.txt")});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.out, QString());
        QCOMPARE(run({"diff", "jsrogue", "jsrogue"}).status, 0);
    }

    void whatDiffersGives1AndALineEach()
    {
        const Reply answer = run({"diff", path("a.txt"), path("b.txt")});
        QCOMPARE(answer.status, 1);
        QCOMPARE(answer.out, QString("level 1 (2..3,1): floor -> water\n"
                                     "cells that differ: 2, things that differ: 0\n"));
    }

    void anotherSeedMovesThingsAndTheStart()
    {
        QCOMPARE(run({"generate", "jsrogue", "--seed", "2", "-o", path("two.cave.json")}).status, 0);
        const Reply answer = run({"diff", "jsrogue", path("two.cave.json")});
        QCOMPARE(answer.status, 1);
        QVERIFY(answer.out.contains("start: level 1 (") && answer.out.contains("): - bat") &&
                answer.out.contains("): + bat"));
    }

    void jsonIsOneLineWithTheSame()
    {
        const Reply answer = run({"diff", path("a.txt"), path("b.txt"), "--json"});
        QCOMPARE(answer.status, 1);
        QCOMPARE(answer.out,
                 QString("{\"same\": false, \"levels\": [{\"before\": 1, \"after\": 1, \"cells\": [{\"x\": 2, "
                         "\"y\": 1, \"length\": 2, \"before\": \"floor\", \"after\": \"water\"}], "
                         "\"things\": []}], \"links\": []}\n"));
        QCOMPARE(run({"diff", "--json", path("a.txt"), path("a.txt")}).out,
                 QString("{\"same\": true, \"levels\": [], \"links\": []}\n"));
    }

    void eventsThatDifferAreListed()
    {
        Dungeon dungeon = asciiDungeon("#####\n#...#\n#####");
        write(path("one.cave.json"), QByteArray::fromStdString(dungeonJson(dungeon).compact()));
        ScriptedEvent event{.uid = Uid{0xe1}, .name = "The gate lifts", .when = {TriggerWord::Arrive, {}}};
        event.effects = {{EffectWord::Score, {}}};
        event.effects[0].terms.points = 1;
        dungeon.levels[0].script = Script{{{"pulled", 1}}, {event}};
        write(path("two.cave.json"), QByteArray::fromStdString(dungeonJson(dungeon).compact()));
        const Reply answer = run({"diff", path("one.cave.json"), path("two.cave.json")});
        QCOMPARE(answer.status, 1);
        QCOMPARE(answer.out,
                 QString("level 1: + mark pulled\nlevel 1: + event 0x00000000000000e1 \"The gate lifts\"\n"
                         "cells that differ: 0, things that differ: 0, events and what belongs to them: 2\n"));
        const Reply json = run({"diff", "--json", path("two.cave.json"), path("one.cave.json")});
        QVERIFY(json.out.contains("\"happenings\": [{\"what\": \"mark\", \"name\": \"pulled\", \"in\": \"before\"}, "
                                  "{\"what\": \"event\", \"uid\": \"0x00000000000000e1\", \"name\": "
                                  "\"The gate lifts\", \"in\": \"before\"}]"));
    }

    void whatCannotBeReadGives2()
    {
        const Reply answer = run({"diff", path("a.txt"), path("none.txt")});
        QCOMPARE(answer.status, 2);
        QVERIFY(answer.err.contains("none.txt"));
        QCOMPARE(run({"diff", path("a.txt")}).status, 2);
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CAVE_TEST_SUITE(DiffTest);
#include "diff_test.moc"
