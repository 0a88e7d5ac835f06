// SPDX-License-Identifier: MIT
#include "app/view/words/describe.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <QTranslator>

#include <cstring>

using namespace cave;

namespace {

// A little German, without files.
class LittleGerman : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* role, int count) const override
    {
        const auto is = [&](const char* wantedContext, const char* wantedSource, const char* wantedRole = nullptr) {
            return std::strcmp(context, wantedContext) == 0 && std::strcmp(source, wantedSource) == 0 &&
                   (wantedRole == nullptr || (role != nullptr && std::strcmp(role, wantedRole) == 0));
        };
        if (is("game", "You hit %1."))
            return QStringLiteral("Du triffst %1.");
        if (is("game", "%1 dies."))
            return QStringLiteral("%1 stirbt.");
        if (is("game", "%n step(s)"))
            return count == 1 ? QStringLiteral("%n Schritt") : QStringLiteral("%n Schritte");
        if (is("creatures", "newt", "the-object"))
            return QStringLiteral("den Molch");
        if (is("creatures", "newt", "the-subject"))
            return QStringLiteral("ähnlicher Molch");
        if (is("creatures", "newt", "bare"))
            return QStringLiteral("Molch");
        return {};
    }
};

KindName newt(Role role) { return {KindTable::Creature, "newt", role}; }

} // namespace

class DescribeTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void untranslatedTextsAreEnglish();
    void sentencesAndNamesAreTranslated();
    void theFirstLetterIsRaisedEvenIfItIsNotAscii();
    void pluralsFollowTheCount();
    void numbersFollowTheLocale();
    void errorsNameTheirPlace();

private:
    Describer m_describer{Catalogue::builtIn()};
    LittleGerman m_german;
};

void DescribeTest::init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

void DescribeTest::cleanup()
{
    QCoreApplication::removeTranslator(&m_german);
    QLocale::setDefault(QLocale::c());
}

void DescribeTest::untranslatedTextsAreEnglish()
{
    QCOMPARE(m_describer.describe(Text{"game", "You hit %1.", {newt(Role::TheObject)}}), QString("You hit the newt."));
    QCOMPARE(m_describer.describe(Text{"game", "%1 comes into view.", {newt(Role::ASubject)}}),
             QString("A newt comes into view."));
    QCOMPARE(m_describer.describe(Text{"game", "%n step(s)", {}, 1}), QString("1 step"));
    QCOMPARE(m_describer.describe(Text{"game", "%n step(s)", {}, 12345}), QString("12,345 steps"));
    QCOMPARE(m_describer.describe(Text{"", "As the dungeon says."}), QString("As the dungeon says."));
    QVERIFY(!m_describer.description(KindTable::Creature, "newt").isEmpty());
}

void DescribeTest::sentencesAndNamesAreTranslated()
{
    QCoreApplication::installTranslator(&m_german);
    QCOMPARE(m_describer.describe(Text{"game", "You hit %1.", {newt(Role::TheObject)}}),
             QString("Du triffst den Molch."));
    QCOMPARE(m_describer.name(KindTable::Creature, "newt"), QString("Molch"));
    // A form that the language lacks falls back to English.
    QCOMPARE(m_describer.name(KindTable::Creature, "newt", Role::AObject), QString("a newt"));
}

void DescribeTest::theFirstLetterIsRaisedEvenIfItIsNotAscii()
{
    QCoreApplication::installTranslator(&m_german);
    QCOMPARE(m_describer.describe(Text{"game", "%1 dies.", {newt(Role::TheSubject)}}),
             QString("Ähnlicher Molch stirbt."));
}

void DescribeTest::pluralsFollowTheCount()
{
    QCoreApplication::installTranslator(&m_german);
    QCOMPARE(m_describer.describe(Text{"game", "%n step(s)", {}, 1}), QString("1 Schritt"));
    QCOMPARE(m_describer.describe(Text{"game", "%n step(s)", {}, 3}), QString("3 Schritte"));
}

void DescribeTest::numbersFollowTheLocale()
{
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCoreApplication::installTranslator(&m_german);
    QCOMPARE(m_describer.describe(Text{"game", "%n step(s)", {}, 12345}), QString("12.345 Schritte"));
    QCOMPARE(m_describer.describe(Text{"game", "Turn %1", {std::int64_t{1204}}}), QString("Turn 1.204"));
}

void DescribeTest::errorsNameTheirPlace()
{
    QCOMPARE(described(Error{"levels[2]", Text{"files", "This is missing."}}), QString("levels[2]: This is missing."));
    QCOMPARE(described(Error{"", Text{"files", "This is missing."}}), QString("This is missing."));
}

CAVE_TEST_SUITE(DescribeTest);
#include "describe_test.moc"
