// SPDX-License-Identifier: MIT
// Themes of levels as rows, and what shines by itself.
#include "core/content/theme_rows.h"

#include "core/content/catalogue.h"
#include "core/content/english.h"
#include "core/content/kind_rows.h"
#include "core/save/built_in_dungeons.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <map>
#include <set>

using namespace cave;

namespace {

constexpr std::string_view kFen = R"({"id": "fen", "stone": "room", "tint": [920, 1040, 900],
    "ambient": {"colour": "#2f6b4a", "strength": 120}, "lamp": [1000, 990, 1000], "water": "#2f6a58"})";

// "place: what" of the first thing that is wrong.
QString faultOf(const std::string& content, Catalogue& catalogue, bool mayReplace = true)
{
    const auto document = parseJson(content);
    std::optional<Error> problem;
    catalogue.read(JsonCursor(*document, problem), mayReplace);
    return problem ? shown(problem->where + ": " + format(problem->what, EnglishPhrasebook())) : QString();
}

QString faultOfTheme(const std::string& row)
{
    Catalogue catalogue = *Catalogue::builtIn();
    return faultOf(R"({"themes": [)" + row + "]}", catalogue);
}

} // namespace

class ThemesTest : public QObject {
    Q_OBJECT

private slots:
    void everyDungeonKnowsNine();
    void dungeonsOfOursAreToldApartByTheirThemes();
    void oneIsWrittenAsItIsRead();
    void withoutAWordStoneIsAsItIs();
    void aDungeonSaysOneOtherwise();
    void errorsNameThePlace();
    void whatShinesIsWrittenAsItIsRead();
    void onlyTilesAndItemsShine();
};

void ThemesTest::everyDungeonKnowsNine()
{
    for (const char* id : {"cave", "moss", "slate", "flag", "brick", "crypt", "ice", "ember", "chasm"})
        QVERIFY2(Catalogue::builtIn()->findTheme(id), id);
    QVERIFY(!Catalogue::builtIn()->findTheme("cheese"));
    QVERIFY(!Catalogue::builtIn()->findTheme(""));
}

// The Deep by level, the others by those that they have.
void ThemesTest::dungeonsOfOursAreToldApartByTheirThemes()
{
    using Themes = std::vector<std::string>;
    const auto themesOf = [](const Dungeon& dungeon) {
        Themes themes;
        themes.reserve(dungeon.levels.size());
        for (const DungeonLevel& level : dungeon.levels)
            themes.push_back(level.theme);
        return themes;
    };
    for (const char* id : {"deep", "deep_first"})
        QCOMPARE(themesOf(builtInDungeon(id)->dungeon),
                 (Themes{"flag", "flag", "moss", "brick", "brick", "slate", "brick", "brick", "crypt", "crypt", "ember",
                         "chasm", "ember", "ember"}));
    const std::map<std::string, std::set<std::string>> others{
        {"crypt", {"crypt"}},        {"delve", {"flag", "slate"}},
        {"jsrogue", {"moss"}},       {"kiln", {"brick", "ember", "slate"}},
        {"labyrinth", {"brick"}},    {"rooms", {"flag"}},
        {"rooms_chapter", {"flag"}}, {"rooms_published", {"flag"}},
        {"tutorial", {"cave"}},      {"zircon", {"slate"}},
        {"zircon_large", {"slate"}},
    };
    for (const std::string& id : builtInDungeons()) {
        if (id == "deep" || id == "deep_first")
            continue;
        const auto wanted = others.find(id);
        QVERIFY2(wanted != others.end(), id.c_str());
        const Themes themes = themesOf(builtInDungeon(id)->dungeon);
        QVERIFY2(std::set(themes.begin(), themes.end()) == wanted->second, id.c_str());
    }
}

void ThemesTest::oneIsWrittenAsItIsRead()
{
    Catalogue catalogue = *Catalogue::builtIn();
    QCOMPARE(faultOf(R"({"themes": [)" + std::string(kFen) + "]}", catalogue), QString());
    const Theme* fen = catalogue.findTheme("fen");
    QVERIFY(fen);
    QCOMPARE(fen->stone, Stone::Room);
    QCOMPARE(fen->tint, (ChannelShares{920, 1040, 900}));
    QCOMPARE(fen->ambient, (Ambient{0x2f6b4a, 120}));
    QCOMPARE(fen->lamp, (ChannelShares{1000, 990, 1000}));
    QCOMPARE(fen->water, std::optional<std::uint32_t>(0x2f6a58));
    QCOMPARE(rowOf(*fen), *parseJson(kFen));
}

void ThemesTest::withoutAWordStoneIsAsItIs()
{
    Catalogue catalogue = *Catalogue::builtIn();
    QCOMPARE(faultOf(R"({"themes": [{"id": "plain"}]})", catalogue), QString());
    Theme usual;
    usual.id = "plain";
    QCOMPARE(*catalogue.findTheme("plain"), usual);
    QCOMPARE(rowOf(usual), *parseJson(R"({"id": "plain", "stone": "cave"})"));
}

void ThemesTest::aDungeonSaysOneOtherwise()
{
    Catalogue catalogue = *Catalogue::builtIn();
    const std::size_t count = catalogue.themes().size();
    QCOMPARE(faultOf(R"({"themes": [{"id": "moss", "tint": [1, 2, 3]}]})", catalogue), QString());
    QCOMPARE(catalogue.themes().size(), count);
    QCOMPARE(catalogue.findTheme("moss")->tint, (ChannelShares{1, 2, 3}));
    QVERIFY(faultOf(R"({"themes": [{"id": "moss"}]})", catalogue, false).startsWith("themes[0].id: "));
}

void ThemesTest::errorsNameThePlace()
{
    QVERIFY(faultOfTheme(R"({"id": "x", "smell": 1})").startsWith("themes[0].smell: "));
    QVERIFY(faultOfTheme(R"({"stone": "cave"})").startsWith("themes[0]: "));
    QVERIFY(faultOfTheme(R"({"id": "x", "stone": "cheese"})").startsWith("themes[0].stone: This must be one of"));
    QVERIFY(faultOfTheme(R"({"id": "x", "tint": [1, 2]})").startsWith("themes[0].tint: This must be three numbers"));
    QVERIFY(faultOfTheme(R"({"id": "x", "tint": [1, 2, 2001]})").startsWith("themes[0].tint[2]: "));
    QVERIFY(faultOfTheme(R"({"id": "x", "lamp": [-1, 2, 3]})").startsWith("themes[0].lamp[0]: "));
    QVERIFY(faultOfTheme(R"({"id": "x", "water": "blue"})").startsWith("themes[0].water: "));
    QVERIFY(faultOfTheme(R"({"id": "x", "ambient": {"colour": "#000000"}})").startsWith("themes[0].ambient: "));
    QVERIFY(faultOfTheme(R"({"id": "x", "ambient": {"colour": "#000000", "strength": 1001}})")
                .startsWith("themes[0].ambient.strength: "));
    QVERIFY(faultOfTheme(R"({"id": "x"}, {"id": "x"})").startsWith("themes[1].id: "));
    std::string many = R"({"id": "t0"})";
    for (int i = 1; i < 300; ++i)
        many += R"(, {"id": "t)" + std::to_string(i) + "\"}";
    QVERIFY(faultOfTheme(many).contains("themes are too many"));
}

void ThemesTest::whatShinesIsWrittenAsItIsRead()
{
    Catalogue catalogue = *Catalogue::builtIn();
    const std::string head = R"({"id": "lamp", "name": "lamp", "glyph": "l", "colour": "#ffffff", "light": )";
    const auto faultOfLight = [&](const std::string& light) {
        Catalogue fresh = *Catalogue::builtIn();
        return faultOf(R"({"items": [)" + head + light + "}]}", fresh);
    };
    QCOMPARE(faultOf(R"({"items": [)" + head + R"({"colour": "#5fd0ff", "radius": 2}}]})", catalogue), QString());
    const ItemKind& lamp = catalogue.item(*catalogue.findItem("lamp"));
    QCOMPARE(*lamp.look.light, (Glow{0x5fd0ff, 2}));
    QCOMPARE(*rowOf(lamp).find("light"), *parseJson(R"({"colour": "#5fd0ff", "radius": 2})"));
    QVERIFY(!rowOf(catalogue.item(*catalogue.findItem("apple"))).find("light"));
    QVERIFY(faultOfLight(R"({"colour": "#5fd0ff"})").startsWith("items[0].light: "));
    QVERIFY(faultOfLight(R"({"colour": "#5fd0ff", "radius": 21})").startsWith("items[0].light.radius: "));
    QVERIFY(faultOfLight(R"({"colour": "blue", "radius": 2})").startsWith("items[0].light.colour: "));
}

void ThemesTest::onlyTilesAndItemsShine()
{
    Catalogue catalogue = *Catalogue::builtIn();
    QVERIFY(faultOf(R"({"creatures": [{"id": "wisp", "name": "wisp", "glyph": "w", "colour": "#ffffff", "health": 1,
                        "light": {"colour": "#ffffff", "radius": 2}}]})",
                    catalogue)
                .startsWith("creatures[0].light: "));
}

CAVE_TEST_SUITE(ThemesTest);
#include "themes_test.moc"
