// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

using namespace cave;

class EnglishTest : public QObject {
    Q_OBJECT

private slots:
    void kindsHaveFiveForms();
    void namesWithoutArticleStayBare();
    void unknownKindsAreCalledByTheirIds();
    void pluralsAreResolved_data();
    void pluralsAreResolved();
    void bracketsThatEndNoWordStay();
    void countsReadAsInTheEnglishOfTheWindow();
};

void EnglishTest::kindsHaveFiveForms()
{
    const EnglishPhrasebook english(Catalogue::builtIn());
    const auto form = [&english](Role role) { return shown(english.kindName({KindTable::Creature, "newt", role})); };
    QCOMPARE(form(Role::Bare), QString("newt"));
    QCOMPARE(form(Role::TheSubject), QString("the newt"));
    QCOMPARE(form(Role::TheObject), QString("the newt"));
    QCOMPARE(form(Role::ASubject), QString("a newt"));
    QCOMPARE(form(Role::AObject), QString("a newt"));
    QCOMPARE(
        shown(format(Text{"game", "%1 dies.", {KindName{KindTable::Creature, "newt", Role::TheSubject}}}, english)),
        QString("The newt dies."));
}

void EnglishTest::namesWithoutArticleStayBare()
{
    const EnglishPhrasebook english(Catalogue::builtIn());
    QCOMPARE(shown(english.kindName({KindTable::Tile, "deep_water", Role::ASubject})), QString("deep water"));
    QCOMPARE(shown(english.kindName({KindTable::Tile, "altar", Role::ASubject})), QString("an altar"));
}

void EnglishTest::unknownKindsAreCalledByTheirIds()
{
    QCOMPARE(shown(EnglishPhrasebook().kindName({KindTable::Item, "sword", Role::TheObject})), QString("the sword"));
    QCOMPARE(shown(EnglishPhrasebook(Catalogue::builtIn()).description(KindTable::Item, "no_such")), QString());
}

void EnglishTest::pluralsAreResolved_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("result");
    QTest::newRow("one") << "%n cell(s)" << 1 << "1 cell";
    QTest::newRow("more") << "%n cell(s)" << 3 << "3 cells";
    QTest::newRow("none") << "%n cell(s)" << 0 << "0 cells";
    QTest::newRow("one stays") << "%n cell(s) [stays|stay], with what lies in [it|them]." << 1
                               << "1 cell stays, with what lies in it.";
    QTest::newRow("more stay") << "%n cell(s) [stays|stay], with what lies in [it|them]." << 2
                               << "2 cells stay, with what lies in them.";
    QTest::newRow("es") << "%n patch(es) of %n fungus(es)." << 2 << "2 patches of 2 funguses.";
}

void EnglishTest::pluralsAreResolved()
{
    QFETCH(const QString, source);
    QFETCH(const int, count);
    QTEST(shown(format(Text{"game", source.toStdString(), {}, count}, EnglishPhrasebook())), "result");
}

void EnglishTest::bracketsThatEndNoWordStay()
{
    const EnglishPhrasebook english;
    QCOMPARE(shown(format(Text{"game", "Level %1 (12,7): %n step(s) (x3)", {std::int64_t{3}}, 2}, english)),
             QString("Level 3 (12,7): 2 steps (x3)"));
    QCOMPARE(shown(format(Text{"game", "cell(s)"}, english)), QString("cell(s)"));
    QCOMPARE(shown(format(Text{"game", "%n of [x, y], a[3] | b]", {}, 1}, english)), QString("1 of [x, y], a[3] | b]"));
}

// Whose two forms were written by hand. What the window says by itself is put together by Qt.
void EnglishTest::countsReadAsInTheEnglishOfTheWindow()
{
    QFile file(QString::fromStdString(dataPath("../../translations/cavewright_en.ts")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    QStringList forms;
    int compared = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"source") {
            source = xml.readElementText();
            forms.clear();
        } else if (xml.isStartElement() && xml.name() == u"numerusform") {
            forms += xml.readElementText();
        } else if (xml.isEndElement() && xml.name() == u"message" && forms.size() == 2 && context.front().isLower() &&
                   !context.contains(u"::")) {
            const auto english = [&](int count) {
                return shown(EnglishPhrasebook().sentence({"game", source.toStdString(), {}, count}));
            };
            QCOMPARE(english(1), forms[0]);
            QCOMPARE(english(2), forms[1]);
            ++compared;
        }
    }
    QVERIFY2(!xml.hasError() && compared > 20, qPrintable(QString::number(compared)));
}

CAVE_TEST_SUITE(EnglishTest);
#include "english_test.moc"
