// SPDX-License-Identifier: MIT
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <set>

using namespace cave;

namespace {

enum class Colour : std::uint8_t { Red, Green };

struct EveryKind {
    int count;
    int share;
    bool isOn;
    TileId tile;
    std::optional<TileId> goal;
    Weighted table;
    std::string word;
    Colour colour;
    RowScope scope;
};
static_assert(memberCount<EveryKind>() == 9);
static_assert(memberCount<NoParameters>() == 0);

// What the pass below was last given.
struct Seen {
    EveryKind here;
    EveryKind deeper;
};
std::optional<Seen> seen;

Pass everyKindPass()
{
    using P = EveryKind;
    return makePass<P>(
        {.type = "every_kind",
         .title = "",
         .help = "",
         .runLevel = [](RowContextOf<P>& row) { seen = Seen{row.parameters, row.parametersAt(row.values.depth + 3)}; },
         .runDungeon = [](DungeonContextOf<P>&) {},
         .facts =
             [](const P& parameters, const Catalogue& catalogue) {
                 return Facts{.needs = static_cast<std::uint8_t>(parameters.count),
                              .gives = static_cast<std::uint8_t>(catalogue.tile(parameters.tile).walkable ? kBase : 0)};
             }},
        {field("count", "Count", &P::count, Number{3, 2, 9, "rounds"}, "How many."),
         field("share", "Share", &P::share, PerMille{250}, "How much."),
         field("is_on", "Is on", &P::isOn, Flag{true}, "Whether."),
         field("tile", "Tile", &P::tile, Tile{"wall"}, "Of what."),
         field("goal", "Goal", &P::goal, NoTile{}, "Whither."), field("table", "Table", &P::table, Weights{}, "Who."),
         field("word", "Word", &P::word, Word{"boss"}, "Called what."),
         field("colour", "Colour", &P::colour,
               Choice<Colour>{Colour::Green, {{"red", Colour::Red}, {"green", Colour::Green}}}, "Which."),
         field("scope", "Scope", &P::scope,
               Choice<RowScope>{RowScope::Level, {{"level", RowScope::Level}, {"dungeon", RowScope::Dungeon}}},
               "Where.")});
}

const Catalogue& catalogue() { return *Catalogue::builtIn(); }

Seen readBy(const Pass& pass, const char* json, int depth = 1)
{
    const Json said = *parseJson(json);
    const Dungeon dungeon = emptyDungeon(20, 20, 1);
    LevelCanvas canvas(dungeon, 0, catalogue().wall());
    PieceBook book({}, catalogue());
    RowReport report;
    RowContext row{.canvas = canvas,
                   .values = {said, catalogue(), depth},
                   .chance = Chance(1),
                   .shared = Chance(1),
                   .levels = {},
                   .book = book,
                   .report = report};
    pass.runLevel(row);
    return *seen;
}

// The problem that this value of the parameter has; "" for none.
std::string problemOf(const Pass& pass, std::string_view id, Json value)
{
    Json said = Json::Object{};
    said.set(id, std::move(value));
    std::optional<Error> problem;
    checkParameters(JsonCursor(said, problem), pass.type, pass.parameters, catalogue());
    return problem ? problem->where : "";
}

// Values that a parameter of this kind never may have.
std::vector<Json> unfitFor(const Parameter& parameter)
{
    switch (parameter.kind) {
    case ParameterKind::Integer: return {parameter.low - 1, parameter.high + 1, "3", true};
    case ParameterKind::PerMille: return {-1, 1001, "3", true};
    case ParameterKind::Choice: return {"no such choice", "", 3};
    case ParameterKind::Flag: return {1, "true"};
    case ParameterKind::Tile: return {"no_such_tile", 3};
    case ParameterKind::Table: return {"bat", 3, *parseJson(R"([{"kind": "no_such_kind", "weight": 1}])")};
    case ParameterKind::Word: return {"Not an id", 3};
    }
    return {};
}

} // namespace

class ParameterFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void whatARowSaysIsReadIntoTheMembersOfItsFields()
    {
        const EveryKind read = readBy(everyKindPass(), R"({"count": 5, "share": 7, "is_on": false, "tile": "floor",
            "goal": "stairs_down", "table": [{"kind": "bat", "weight": 2}, {"kind": "apple", "weight": 1}],
            "word": "", "colour": "red", "scope": "dungeon"})")
                                   .here;
        QCOMPARE(read.count, 5);
        QCOMPARE(read.share, 7);
        QVERIFY(!read.isOn);
        QCOMPARE(read.tile, catalogue().floor());
        QVERIFY(read.goal == catalogue().stairsDown());
        QCOMPARE(read.table.weights, (std::vector{2, 1}));
        QVERIFY(read.table.kinds[1].table == KindTable::Item);
        QVERIFY(read.word.empty());
        QVERIFY(read.colour == Colour::Red);
        QVERIFY(read.scope == RowScope::Dungeon);
    }

    void whatARowDoesNotSayIsAsByDefault()
    {
        const EveryKind read = readBy(everyKindPass(), "{}").here;
        QCOMPARE(read.count, 3);
        QCOMPARE(read.share, 250);
        QVERIFY(read.isOn);
        QCOMPARE(read.tile, catalogue().wall());
        QVERIFY(!read.goal);
        QVERIFY(read.table.kinds.empty());
        QCOMPARE(read.word, std::string("boss"));
        QVERIFY(read.colour == Colour::Green);
        QVERIFY(read.scope == RowScope::Level);
    }

    void curvesAreReadAtTheDepthOfTheLevelAndNeverBelowTheRange()
    {
        const auto [here, deeper] =
            readBy(everyKindPass(), R"({"count": {"step": [[5, 8]]}, "share": {"line": [[1, 100], [11, 200]]},
                                        "table": [{"kind": "bat", "weight": {"step": [[4, 6]]}}]})",
                   2);
        QCOMPARE(here.count, 2);
        QCOMPARE(here.share, 110);
        QVERIFY(here.table.isEmpty());
        QCOMPARE(deeper.count, 8);
        QCOMPARE(deeper.share, 140);
        QCOMPARE(deeper.table.weights, std::vector{6});
    }

    void factsAreToldOfWhatTheRowSays()
    {
        const Json said = *parseJson(R"({"count": 4, "tile": "floor"})");
        const Facts facts = everyKindPass().facts({said, catalogue(), 1});
        QCOMPARE(facts.needs, 4);
        QCOMPARE(facts.gives, kBase);
    }

    void theScopeOfARowSaysInWhichPhaseItRuns()
    {
        const Pass pass = everyKindPass();
        QVERIFY(pass.phaseOf(*parseJson("{}")) == Phase::Terrain);
        QVERIFY(pass.phaseOf(*parseJson(R"({"scope": "dungeon"})")) == Phase::Link);
    }

    void fieldsAreDescribedAsTheyAreDeclared()
    {
        const Pass pass = everyKindPass();
        const Parameter& count = *findParameter(pass.parameters, "count");
        QVERIFY(count.kind == ParameterKind::Integer && count.byDefault == Json(3));
        QVERIFY(count.low == 2 && count.high == 9 && count.unit == "rounds" && count.help == "How many.");
        const Parameter& colour = *findParameter(pass.parameters, "colour");
        QVERIFY(colour.kind == ParameterKind::Choice && colour.byDefault == Json("green"));
        QCOMPARE(colour.choices, (std::vector<std::string_view>{"red", "green"}));
    }

    void newRowsAreOfTheNewestVersion()
    {
        QCOMPARE(newestPass("spawn")->version, 2);
        QCOMPARE(newestPass("fill")->version, 1);
        QVERIFY(!newestPass("cheese"));
        QVERIFY(isNewest(*findPass("gates", 2)) && !isNewest(*findPass("gates", 1)));
    }

    void everyPassTakesItsDefaultsAndRefusesWhatIsUnfitOrUnknown()
    {
        std::set<std::pair<std::string_view, int>> types;
        for (const Pass& pass : passes()) {
            QVERIFY2(types.emplace(pass.type, pass.version).second, pass.type.data());
            QCOMPARE(problemOf(pass, "no_such_parameter", 1), std::string("no_such_parameter"));
            std::set<std::string_view> ids;
            for (const Parameter& parameter : pass.parameters) {
                const std::string name = std::string(pass.type) + " " + std::string(parameter.id);
                QVERIFY2(ids.insert(parameter.id).second, name.c_str());
                QVERIFY2(problemOf(pass, parameter.id, parameter.byDefault).empty(), name.c_str());
                for (const Json& unfit : unfitFor(parameter))
                    QVERIFY2(problemOf(pass, parameter.id, unfit).starts_with(parameter.id),
                             (name + " " + unfit.compact()).c_str());
            }
        }
    }
};

CAVE_TEST_SUITE(ParameterFieldsTest);
#include "parameter_fields_test.moc"
