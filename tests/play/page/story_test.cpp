// SPDX-License-Identifier: MIT
// What a dungeon itself says, in the window.
#include "app/play/keys/key_labels.h"
#include "app/play/sheets/story_sheet.h"
#include "app/view/ui/theme.h"
#include "core/content/key_words.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

#include <QLabel>

using namespace cave;

class StoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
        m_artwork = std::make_shared<Artwork>();
    }

    void everyWordHasAKey()
    {
        const KeyMap keys;
        for (const KeyWord& word : keyWords()) {
            const QString usual = QString::fromUtf8(word.usual.data(), qsizetype(word.usual.size()));
            QCOMPARE(keyLabel(keys, word.word), word.word == "obvious" ? QString("Return") : usual);
        }
        QCOMPARE(keyLabel(keys, "fly"), QString());
    }

    void theIntroOpensTheGameAndEnterClosesIt()
    {
        Dungeon dungeon = emptyHall();
        dungeon.rules.texts.intro = {"Once, press {pick_up}."};
        PageDriver driver(dungeon, m_artwork);
        QVERIFY(driver.isReady());
        QCOMPARE(driver.title(), QString("Arena"));
        QStringList texts;
        for (const QLabel* label : driver.sheet()->findChildren<QLabel*>())
            texts << label->text();
        QVERIFY(texts.contains("Once, press g."));
        driver.press(Qt::Key_Return);
        QVERIFY(driver.sheet() == nullptr);
        QCOMPARE(driver.turn(), std::int64_t{0});
        QCOMPARE(driver.lastMessage(), QString("Once, press g."));
    }

    void withoutIntroTheMapIsThereAtOnce()
    {
        PageDriver driver(emptyHall(), m_artwork);
        QVERIFY(driver.sheet() == nullptr);
        QVERIFY(!StorySheet::isDue(*driver.page().game()));
    }

    void signsAreReadInTheLog()
    {
        Dungeon dungeon = emptyHall();
        dungeon.levels[0].texts.signs = {{5, 5, "Go {walk}, or {diagonal}."}};
        PageDriver driver(dungeon, m_artwork);
        driver.press(Qt::Key_Down);
        QCOMPARE(driver.lastMessage(), QString("Go the arrow keys, or y u b n."));
    }

    void victoryIsToldInTheDungeonsWords()
    {
        Dungeon dungeon = emptyHall();
        dungeon.rules.goal = Goal::Reach;
        dungeon.rules.goalKind = "stairs_down";
        dungeon.rules.texts.victory = "Home on turn %1.";
        PageDriver driver(dungeon, m_artwork);
        driver.press(Qt::Key_Right);
        QStringList texts;
        for (const QLabel* label : driver.sheet()->findChildren<QLabel*>())
            texts << label->text();
        QVERIFY(texts.contains("Home on turn 1."));
    }

private:
    std::shared_ptr<Artwork> m_artwork;
};

CAVE_TEST_SUITE(StoryTest);
#include "story_test.moc"
