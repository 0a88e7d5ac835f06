// SPDX-License-Identifier: MIT
// Any file of ours may name its schema for editors of text: that counts for nothing, and stays where we write it again.
// Files of the settings, deeds, daily games, sounds and batches have tests of their own.
#include "core/lab/bands.h"
#include "core/pilot/persona/persona.h"
#include "core/proof/problems.h"
#include "core/rules/turn/start_game.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/formats/foreign_kinds.h"
#include "core/save/game_file.h"
#include "core/save/recipe_file.h"
#include "tests/support/strings.h"
#include "tests/support/survival.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <functional>

using namespace cave;

namespace {

constexpr std::string_view kNamed = R"("$schema": "https://cavewright.github.io/schema/some.schema.json")";

// The file with a member more at its beginning.
std::string beginningWith(std::string_view member, std::string text)
{
    return text.insert(text.find('{') + 1, std::string(member) + ", ");
}

std::optional<Error> refusalOfContent(std::string_view text)
{
    std::optional<Error> problem;
    const auto document = parseJson(text);
    Catalogue(*Catalogue::builtIn()).read(JsonCursor(*document, problem), true);
    return problem;
}

template <typename Read>
std::function<std::optional<Error>(const std::string&)> by(Read read)
{
    return [read](const std::string& text) -> std::optional<Error> {
        const auto result = read(text);
        return result ? std::nullopt : std::optional(result.error());
    };
}

struct KindOfFile {
    const char* name;
    std::function<std::optional<Error>(const std::string&)> refusal;
    std::string text;
};

std::vector<KindOfFile> kindsOfFiles()
{
    const Dungeon dungeon = builtInDungeon("tutorial")->dungeon;
    return {
        {"dungeon", by([](const std::string& text) { return readDungeon(text); }), writeDungeon(dungeon)},
        {"game", by([](const std::string& text) { return readGame(resealed(text)); }),
         writeGame({Session(*startGame(dungeon, dungeon.seed))})},
        {"recipe", by([](const std::string& text) { return readRecipe(text); }),
         R"({"format": "cavewright/recipe", "version": 1, "rows": []})"},
        {"kinds", by([](const std::string& text) { return readKindMap(text); }), writeKindMap({})},
        {"personas", by([](const std::string& text) { return readPersonas(text); }),
         R"({"personas": [{"id": "sly"}]})"},
        {"bands", by([](const std::string& text) { return readBands(text); }),
         R"({"wonPerMille": {"planner": [3, 9]}})"},
        {"offered", by([](const std::string& text) { return readOffered(text); }), R"({"offered": []})"},
        {"content", refusalOfContent, R"({"items": []})"},
    };
}

} // namespace

class SchemaMemberTest : public QObject {
    Q_OBJECT

private slots:
    void anyFileMayNameItsSchema()
    {
        for (const KindOfFile& kind : kindsOfFiles()) {
            const auto plain = kind.refusal(kind.text);
            QVERIFY2(!plain, kind.name);
            const auto named = kind.refusal(beginningWith(kNamed, kind.text));
            QVERIFY2(!named, qPrintable(QString(kind.name) + shown(named ? named->where : "")));
            const auto wrong = kind.refusal(beginningWith(R"("$schema": 7)", kind.text));
            QVERIFY2(wrong && wrong->where == "[\"$schema\"]", kind.name);
        }
    }

    void whatStandsInAnotherFileHasNone()
    {
        const std::string text = R"({"format": "cavewright/recipe", "version": 1, "rows": [], "content": {)";
        const auto read = readRecipe(text + std::string(kNamed) + "}}");
        QVERIFY(!read);
        QCOMPARE(read.error().where, std::string("content[\"$schema\"]"));
    }

    void aDungeonKeepsItAtItsBeginningAndIsTheSame()
    {
        const std::string plain = writeDungeon(builtInDungeon("tutorial")->dungeon);
        const auto read = readDungeon(beginningWith(kNamed, plain));
        QVERIFY(read && read->changedLevels.empty());
        const std::string written = writeDungeon(read->dungeon);
        QVERIFY(written.find("$schema") < written.find("format"));
        std::string without = written;
        const std::size_t begin = without.find("\"$schema\"");
        without.erase(begin, without.find("\"format\"") - begin);
        QCOMPARE(shown(without), shown(plain));
        for (const Problem& problem : findProblems(read->dungeon))
            QVERIFY(problem.kind != ProblemKind::UnknownMember);
    }

    void whatIsWrittenAgainKeepsIt()
    {
        const std::string kinds = beginningWith(kNamed, writeKindMap({}));
        QCOMPARE(shown(writeKindMap(*readKindMap(kinds))), shown(kinds));
        const std::string pieces = writePieces(*readRecipe(beginningWith(kNamed, writePieces({}))));
        QVERIFY(pieces.find(kNamed) != std::string::npos);
        QVERIFY(readRecipe(pieces));
    }
};

CAVE_TEST_SUITE(SchemaMemberTest);
#include "schema_member_test.moc"
