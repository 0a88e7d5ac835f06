// SPDX-License-Identifier: MIT
// What every palette owes the eyes that it is made for: contrast by WCAG 2, and signs that can be told apart (CIE76) in
// simulated protan, deutan and tritan sight (Machado and others 2009).
#include "app/view/ui/palette.h"
#include "app/view/ui/style_sheet.h"
#include "core/content/catalogue.h"
#include "tests/support/test_main.h"
#include "tests/view/colour_sight.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace cave;
using palette::Colour;
using palette::Set;

class PaletteTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { palette::use(Set::Usual); }

    void textHasContrast_data() { sets(); }
    void textHasContrast();
    void shapesHaveContrast_data() { sets(); }
    void shapesHaveContrast();
    void signsCanBeToldApart_data() { sets(); }
    void signsCanBeToldApart();
    void aPaletteInUseGivesItsColours();
    void usualSignsKeepTheirColours();
    void signsOfOneColourAreGrey();
    void signsHaveHighContrast();
    void signsMoveApartForTheEyesTheyAreFor_data();
    void signsMoveApartForTheEyesTheyAreFor();
    void theStyleSheetFollowsThePalette();

private:
    static void sets();
};

namespace {

QString pairText(QRgb a, QRgb b, double value)
{
    return QStringLiteral("%1 and %2: %3").arg(QColor(a).name(), QColor(b).name()).arg(value);
}

// What stands beside one another and means something else.
const std::vector<std::vector<Colour>> kGroups{
    {palette::kLogText, palette::kLogHarm, palette::kLogGain, palette::kLogWarning, palette::kLogRare},
    {palette::kGood, palette::kBad, palette::kWarn, palette::kInfo},
    {palette::kPipFull, palette::kPipHalf, palette::kPipLow, palette::kPipEmpty},
    {palette::kAmber, palette::kBad, palette::kTeal},
};

} // namespace

void PaletteTest::sets()
{
    QTest::addColumn<Set>("set");
    QTest::newRow("usual") << Set::Usual;
    QTest::newRow("red and green") << Set::RedGreen;
    QTest::newRow("blue and yellow") << Set::BlueYellow;
    QTest::newRow("single colour") << Set::SingleColour;
    QTest::newRow("high contrast") << Set::HighContrast;
    QTest::newRow("light") << Set::Light;
}

void PaletteTest::textHasContrast()
{
    using namespace palette;
    QFETCH(const Set, set);
    struct Pair {
        Colour text;
        Colour ground;
    };
    std::vector<Pair> pairs{{kSelectText, kSelect},        {kPrimaryText, kPrimary},  {kPrimaryText, kTeal},
                            {kBarText, kHealth},           {kBarText, kHunger},       {kBarText, kHungerGround},
                            {kBarText, kExperience},       {kBarText, kHealthGround}, {kMuted, kSelect},
                            {kBarText, kExperienceGround}, {kLogDim, kLogGround}};
    for (const Colour ground : {kInk0, kInk1, kInk2})
        for (const Colour text : {kText, kMuted, kFaint, kAmber, kGood, kBad, kWarn, kInfo})
            pairs.push_back({text, ground});
    for (const Colour text : {kLogText, kLogHarm, kLogGain, kLogWarning, kLogRare})
        pairs.push_back({text, kLogGround});
    pairs.push_back({kText, kInk3});
    const double least = set == Set::HighContrast ? 7 : 4.5;
    for (const Pair& pair : pairs) {
        const double value = contrast(pair.text.in(set), pair.ground.in(set));
        QVERIFY2(value >= least, qPrintable(pairText(pair.text.in(set), pair.ground.in(set), value)));
    }
}

void PaletteTest::shapesHaveContrast()
{
    using namespace palette;
    QFETCH(const Set, set);
    for (const Colour shape : {kAmber, kTeal, kPipFull, kPipHalf, kPipLow})
        for (const Colour ground : {kInk0, kInk2, kLogGround}) {
            const double value = contrast(shape.in(set), ground.in(set));
            QVERIFY2(value >= 3, qPrintable(pairText(shape.in(set), ground.in(set), value)));
        }
    for (const Colour pip : {kPipFull, kPipHalf, kPipLow})
        QVERIFY(contrast(pip.in(set), kPipEmpty.in(set)) >= 3);
}

// The usual palette promises it for the log alone: elsewhere words, counts and shapes repeat the colours.
void PaletteTest::signsCanBeToldApart()
{
    QFETCH(const Set, set);
    std::vector<Sight> sights{Sight::Usual};
    double least = 25;
    switch (set) {
    case Set::Usual: sights = {Sight::Usual, Sight::Protan, Sight::Deutan, Sight::Tritan}; break;
    case Set::RedGreen: sights = {Sight::Usual, Sight::Protan, Sight::Deutan}; break;
    case Set::BlueYellow: sights = {Sight::Usual, Sight::Tritan}; break;
    case Set::SingleColour: least = 9; break; // of brightness: about the least that is seen side by side
    case Set::HighContrast:
        sights = {Sight::Usual, Sight::Protan, Sight::Deutan, Sight::Tritan};
        least = 20;
        break;
    case Set::Light: break;
    }
    const std::size_t groups = set == Set::Usual ? 1 : kGroups.size();
    for (std::size_t i = 0; i < groups; ++i)
        for (const Colour a : kGroups[i])
            for (const Colour b : kGroups[i])
                for (const Sight sight : sights) {
                    if (a.number() >= b.number())
                        continue;
                    const double value = distance(a.in(set), b.in(set), sight);
                    QVERIFY2(value >= least, qPrintable(pairText(a.in(set), b.in(set), value)));
                }
}

void PaletteTest::aPaletteInUseGivesItsColours()
{
    QCOMPARE(palette::inUse(), Set::Usual);
    const QRgb usual = palette::kGood;
    palette::use(Set::RedGreen);
    QCOMPARE(palette::inUse(), Set::RedGreen);
    QVERIFY(QRgb(palette::kGood) != usual);
    QCOMPARE(QRgb(palette::kGood), palette::kGood.in(Set::RedGreen));
    QCOMPARE(QRgb(palette::kText), palette::kText.in(Set::Usual)); // what it does not change stays
}

void PaletteTest::usualSignsKeepTheirColours()
{
    for (const CreatureKind& kind : Catalogue::builtIn()->creatures()) {
        QCOMPARE(palette::signColour(kind.look.colour), kind.look.colour);
        QCOMPARE(palette::signGround(kind.look.background), kind.look.background);
    }
}

void PaletteTest::signsOfOneColourAreGrey()
{
    palette::use(Set::SingleColour);
    for (const CreatureKind& kind : Catalogue::builtIn()->creatures()) {
        const QRgb shown = palette::signColour(kind.look.colour);
        QVERIFY(qRed(shown) == qGreen(shown) && qGreen(shown) == qBlue(shown));
    }
}

void PaletteTest::signsHaveHighContrast()
{
    palette::use(Set::HighContrast);
    const auto catalogue = Catalogue::builtIn();
    const QRgb floor = palette::signGround(catalogue->tile(catalogue->floor()).look.background);
    for (const CreatureKind& kind : catalogue->creatures()) {
        const QRgb shown = palette::signColour(kind.look.colour);
        QVERIFY2(contrast(shown, floor) >= 7, kind.id.c_str());
    }
}

void PaletteTest::signsMoveApartForTheEyesTheyAreFor_data()
{
    constexpr QRgb kRed = 0xff5a4a;
    constexpr QRgb kGreen = 0x8ccc60;
    constexpr QRgb kBlue = 0x5a9cf0;
    constexpr QRgb kYellow = 0xf2c64a;
    constexpr QRgb kPink = 0xff80a0;
    QTest::addColumn<Set>("set");
    QTest::addColumn<int>("sight");
    QTest::addColumn<QRgb>("one");
    QTest::addColumn<QRgb>("other");
    const auto row = [](const char* name, Set set, Sight sight, QRgb one, QRgb other) {
        QTest::newRow(name) << set << static_cast<int>(sight) << one << other;
    };
    row("red and green, protan", Set::RedGreen, Sight::Protan, kRed, kGreen);
    row("red and green, deutan", Set::RedGreen, Sight::Deutan, kRed, kGreen);
    row("yellow and green, protan", Set::RedGreen, Sight::Protan, kYellow, kGreen);
    row("yellow and green, deutan", Set::RedGreen, Sight::Deutan, kYellow, kGreen);
    row("blue and green, tritan", Set::BlueYellow, Sight::Tritan, kBlue, kGreen);
    row("yellow and pink, tritan", Set::BlueYellow, Sight::Tritan, kYellow, kPink);
}

void PaletteTest::signsMoveApartForTheEyesTheyAreFor()
{
    QFETCH(const Set, set);
    QFETCH(const int, sight);
    QFETCH(const QRgb, one);
    QFETCH(const QRgb, other);
    const double before = distance(one, other, static_cast<Sight>(sight));
    palette::use(set);
    const double now = distance(palette::signColour(one), palette::signColour(other), static_cast<Sight>(sight));
    QVERIFY2(now > before && now >= 33, qPrintable(pairText(one, other, now)));
}

void PaletteTest::theStyleSheetFollowsThePalette()
{
    const QString usual = styleSheet(100);
    QVERIFY(usual.contains(QColor(palette::kAmber.in(Set::Usual)).name()));
    palette::use(Set::HighContrast);
    QVERIFY(!styleSheet(100).contains(QColor(palette::kAmber.in(Set::Usual)).name()));
    QVERIFY(styleSheet(100).contains(QColor(palette::kAmber.in(Set::HighContrast)).name()));
    QVERIFY(!styleSheet(100).contains('@'));
}

CAVE_TEST_SUITE(PaletteTest);
#include "palette_test.moc"
