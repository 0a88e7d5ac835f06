// SPDX-License-Identifier: MIT
// Captives and companions as a player meets them: by keys, with the questions that are asked.
#include "tests/play/page_driver.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QListWidget>
#include <QPushButton>
#include <QTranslator>

using namespace cave;

namespace {

// A captive C west of the hero, a companion D east of it.
Dungeon cellar()
{
    Dungeon dungeon =
        asciiDungeon("###########\n#.........#\n#..C@D....#\n#.........#\n###########", catalogueWith(R"({"creatures": [
        {"id": "prisoner", "name": "prisoner", "article": "a", "glyph": "C", "colour": "#ffffff", "health": 20},
        {"id": "dog", "name": "dog", "article": "a", "glyph": "D", "colour": "#ffffff", "health": 20, "attack": 1,
         "sight": 9}], "items": [{"id": "stone", "name": "stone", "article": "a", "glyph": "*", "colour": "#ffffff",
         "thrown": 3}]})"));
    dungeon.rules.sight = 9;
    dungeon.rules.kit = {"stone"};
    dungeon.levels.front().things[0].belongs.isCaptive = true;
    dungeon.levels.front().things[1].belongs.side = "hero";
    return dungeon;
}

// A language in which this letter says yes.
class YesLetter : public QTranslator {
public:
    explicit YesLetter(QString letter) : m_letter(std::move(letter)) { QCoreApplication::installTranslator(this); }

    QString translate(const char*, const char* text, const char*, int) const override
    {
        return QByteArrayView(text) == "y" ? m_letter : QString();
    }
    bool isEmpty() const override { return false; }

private:
    QString m_letter;
};

} // namespace

class CompanionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void walkingIntoACaptiveAsksToFreeIt();
    void questionsAreAnsweredWithYAndN();
    void yesHasTheLetterOfTheLanguageButNoIsAlwaysNo();
    void aHeldKeyAnswersNothing();
    void aCaptiveIsLetBeWithEscape();
    void ordersAreGivenByTheirKey();
    void strikingACompanionIsAskedAbout();
    void aThrowThatMeetsACompanionIsAskedAbout();
    void walkingIntoACompanionAsksNothing();
    void theListTellsThemApartByWord();

private:
    static void agree(PageDriver& driver, const QString& text);

    QTranslator m_english;
    std::shared_ptr<Artwork> m_artwork;
};

void CompanionsTest::initTestCase()
{
    QVERIFY(m_english.load(":/i18n/cavewright_en.qm"));
    QCoreApplication::installTranslator(&m_english);
    m_artwork = std::make_shared<Artwork>();
}

void CompanionsTest::agree(PageDriver& driver, const QString& text)
{
    for (QPushButton* button : driver.sheet()->findChildren<QPushButton*>())
        if (button->text() == text) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            return;
        }
    QFAIL(qPrintable(text));
}

void CompanionsTest::walkingIntoACaptiveAsksToFreeIt()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    driver.press(Qt::Key_Left);
    QCOMPARE(driver.title(), QStringLiteral("A captive"));
    QCOMPARE(driver.turn(), 0);
    agree(driver, QStringLiteral("Free it"));
    QCOMPARE(driver.turn(), 1);
    QVERIFY(driver.sheet() == nullptr);
    QCOMPARE(driver.lastMessage(), QStringLiteral("You free the prisoner, and it comes with you."));
}

void CompanionsTest::questionsAreAnsweredWithYAndN()
{
    PageDriver driver(cellar(), m_artwork);
    driver.press(Qt::Key_Left);
    driver.type("y"); // it may be a step yet, typed before the question was there
    QVERIFY(driver.sheet() != nullptr);
    driver.type("n");
    QVERIFY(driver.sheet() == nullptr);
    QCOMPARE(driver.turn(), 0);
    driver.press(Qt::Key_Left);
    QTest::qWait(500);
    driver.type("y");
    QVERIFY(driver.sheet() == nullptr);
    QCOMPARE(driver.lastMessage(), QStringLiteral("You free the prisoner, and it comes with you."));
}

void CompanionsTest::yesHasTheLetterOfTheLanguageButNoIsAlwaysNo()
{
    PageDriver driver(cellar(), m_artwork);
    {
        const YesLetter sameAsNo("n");
        driver.press(Qt::Key_Left);
        QTest::qWait(500);
        driver.type("n");
        QVERIFY(driver.sheet() == nullptr);
        QCOMPARE(driver.turn(), 0);
    }
    const YesLetter german("J");
    driver.press(Qt::Key_Left);
    QTest::qWait(500);
    driver.type("j");
    QVERIFY(driver.sheet() == nullptr);
    QCOMPARE(driver.lastMessage(), QStringLiteral("You free the prisoner, and it comes with you."));
}

// It was a step, with the keys of vi.
void CompanionsTest::aHeldKeyAnswersNothing()
{
    PageDriver driver(cellar(), m_artwork);
    driver.press(Qt::Key_Left);
    QTest::qWait(500);
    for (const auto& [key, letter] : {std::pair(Qt::Key_Y, "y"), std::pair(Qt::Key_N, "n")}) {
        QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, letter, true);
        QCoreApplication::sendEvent(driver.sheet(), &held);
        QVERIFY(driver.sheet() != nullptr);
    }
    QCOMPARE(driver.turn(), 0);
}

void CompanionsTest::aCaptiveIsLetBeWithEscape()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    driver.press(Qt::Key_Left);
    driver.press(Qt::Key_Escape);
    QVERIFY(driver.sheet() == nullptr);
    QCOMPARE(driver.turn(), 0);
}

void CompanionsTest::ordersAreGivenByTheirKey()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    driver.type("O");
    QCOMPARE(driver.title(), QStringLiteral("Orders"));
    driver.type("2");
    QCOMPARE(driver.turn(), 1);
    QCOMPARE(driver.lastMessage(), QStringLiteral("1 companion stays here."));
    QVERIFY(std::ranges::any_of(driver.world().creatures(),
                                [](const Creature& creature) { return creature.duty == Duty::Stay; }));
}

void CompanionsTest::strikingACompanionIsAskedAbout()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    driver.type("A");
    QVERIFY(driver.page().lookLine().contains(QStringLiteral("Strike whom?")));
    driver.press(Qt::Key_Right);
    QCOMPARE(driver.title(), QStringLiteral("Companions in the way"));
    QCOMPARE(driver.turn(), 0);
    agree(driver, QStringLiteral("Do it"));
    QCOMPARE(driver.turn(), 1);
}

void CompanionsTest::aThrowThatMeetsACompanionIsAskedAbout()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    driver.type("t");
    driver.press(Qt::Key_Return); // the stone
    driver.press(Qt::Key_Return); // at whoever is nearest
    QCOMPARE(driver.title(), QStringLiteral("Companions in the way"));
    QCOMPARE(driver.turn(), 0);
    agree(driver, QStringLiteral("Do it"));
    QCOMPARE(driver.turn(), 1);
}

void CompanionsTest::walkingIntoACompanionAsksNothing()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    driver.press(Qt::Key_Right);
    QVERIFY(driver.sheet() == nullptr);
    QCOMPARE(driver.turn(), 1);
    QCOMPARE(driver.world().hero().at.x, 5);
}

void CompanionsTest::theListTellsThemApartByWord()
{
    PageDriver driver(cellar(), m_artwork);
    QVERIFY(driver.isReady());
    QStringList told;
    for (const QListWidget* list : driver.page().findChildren<QListWidget*>())
        for (int row = 0; row < list->count(); ++row)
            told << list->item(row)->data(Qt::AccessibleTextRole).toString();
    const QString all = told.join(u'\n');
    QVERIFY2(all.contains(QStringLiteral("Prisoner, a captive.")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Dog, your companion.")), qPrintable(all));
}

CAVE_TEST_SUITE(CompanionsTest);
#include "companions_test.moc"
