// SPDX-License-Identifier: MIT
#include "core/content/limits.h"
#include "core/save/dungeon_file.h"
#include "core/save/event_json.h"
#include "core/save/level_reader.h"
#include "core/save/library_pieces.h"
#include "core/save/parts/rules_json.h"
#include "core/save/piece_reader.h"
#include "core/world/identify_rows.h"
#include "core/world/level_hashes.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

Edition readEdition(const JsonCursor& at)
{
    at.allowOnly({"of", "name"});
    Edition edition{at["of"].id(), at["name"].text()};
    if (edition.name.empty())
        at["name"].fail({CAVE_TEXT("errors", "This must not be empty.")});
    return edition;
}

class DungeonReader {
public:
    DungeonReader(const Json& document, std::shared_ptr<const Catalogue> catalogue, const Progress& progress)
        : m_top(document, m_problem), m_given(std::move(catalogue)), m_progress(progress)
    {
    }

    Result<DungeonFile> read();

private:
    void readHead();
    void readSize();
    void readContent();
    void readStart(const JsonCursor& start);
    void readLinks(const JsonCursor& links);
    void readLevels();
    void keepUnknown();
    bool failed() const { return m_problem.has_value(); }
    void checkHunters(const JsonCursor& rules);
    void tellProgress(std::size_t levels);

    std::optional<Error> m_problem;
    JsonCursor m_top;
    std::shared_ptr<const Catalogue> m_given;
    const Progress& m_progress;
    DungeonFile m_file;
    Dungeon& m_dungeon = m_file.dungeon;
    int m_depth = 0;
};

constexpr std::array<std::string_view, 22> kDungeonMembers{
    "format",  "version", "name",  "author", "description", "seed",   "rng",     "width",
    "height",  "depth",   "rules", "start",  "legend",      "tiles",  "recipes", "pieces",
    "content", "levels",  "links", "marks",  "events",      "edition"};

// Each step may count on what the steps before it checked, so the first failure ends it.
Result<DungeonFile> DungeonReader::read()
{
    checkFormat(m_top, kDungeonFormat, kDungeonVersion);
    if (!failed())
        readHead();
    if (!failed())
        readSize();
    if (!failed())
        readContent();
    if (!failed())
        readLevels();
    if (!failed())
        keepUnknown();
    if (failed())
        return std::unexpected(std::move(*m_problem));
    return std::move(m_file);
}

void DungeonReader::readHead()
{
    m_top.schema(); // is kept with what is not known; only its form matters
    m_dungeon.name = m_top["name"].text();
    if (const auto author = m_top.find("author"))
        m_dungeon.author = author->text();
    if (const auto description = m_top.find("description"))
        m_dungeon.description = description->text();
    if (const auto edition = m_top.find("edition"))
        m_dungeon.edition = readEdition(*edition);
    m_dungeon.seed = m_top["seed"].seed();
    const JsonCursor rng = m_top["rng"];
    if (rng.integer(1, kLargestNumber) > kRandomVersion)
        rng.fail({CAVE_TEXT("errors", "A newer Cavewright made this file. This one knows versions up to %1."),
                  {std::int64_t{kRandomVersion}}});
}

void DungeonReader::readSize()
{
    m_dungeon.width = static_cast<int>(m_top["width"].integer(kMinSide, kMaxSide));
    m_dungeon.height = static_cast<int>(m_top["height"].integer(kMinSide, kMaxSide));
    m_depth = static_cast<int>(m_top["depth"].integer(1, kMaxDepth));
    if (std::int64_t{m_dungeon.width} * m_dungeon.height * m_depth > kMaxCells)
        m_top.fail({CAVE_TEXT("errors", "%1 x %2 cells on %3 levels are too many: together they may hold %4."),
                    {std::int64_t{m_dungeon.width}, std::int64_t{m_dungeon.height}, std::int64_t{m_depth}, kMaxCells}});
}

void DungeonReader::readContent()
{
    const auto content = m_top.find("content");
    if (content) {
        content->members(); // must be an object
        m_dungeon.content = content->json();
    }
    if (m_given) {
        m_dungeon.catalogue = std::move(m_given);
    } else if (content) {
        auto catalogue = std::make_shared<Catalogue>(*Catalogue::builtIn());
        catalogue->read(*content, true);
        m_dungeon.catalogue = std::move(catalogue);
        if (!failed())
            m_dungeon.library = readLibraryPieces(*content, *m_dungeon.catalogue);
    }
    if (failed())
        return;
    m_dungeon.script = readScript(m_top, {EventScope::Of::Dungeon, *m_dungeon.catalogue});
    if (const auto rules = m_top.find("rules")) {
        m_dungeon.rules = readRules(*rules, *m_dungeon.catalogue);
        checkHunters(*rules);
    }
    if (const auto recipes = m_top.find("recipes"))
        m_dungeon.recipes = readRecipes(*recipes, *m_dungeon.catalogue);
    if (const auto start = m_top.find("start"))
        readStart(*start);
    if (const auto links = m_top.find("links"))
        readLinks(*links);
}

void DungeonReader::readStart(const JsonCursor& start)
{
    start.allowOnly({"level", "x", "y", "byHand"});
    const auto byHand = start.find("byHand");
    m_dungeon.start = Start{readPlace(start), byHand && byHand->flag()};
}

void DungeonReader::readLinks(const JsonCursor& links)
{
    for (const JsonCursor& at : links.items()) {
        at.allowOnly({"from", "to", "oneWay", "row"});
        at["from"].allowOnly({"level", "x", "y"});
        at["to"].allowOnly({"level", "x", "y"});
        const auto oneWay = at.find("oneWay");
        m_dungeon.links.push_back({readPlace(at["from"]), readPlace(at["to"]), oneWay && oneWay->flag()});
        if (const auto row = at.find("row"))
            m_dungeon.links.back().row = row->uid();
    }
}

void DungeonReader::readLevels()
{
    const Legend legend = readLegend(m_top["legend"], *m_dungeon.catalogue);
    if (const auto pieces = m_top.find("pieces"))
        m_dungeon.pieces = readPieces(*pieces, *m_dungeon.catalogue, legend, m_dungeon.libraryPieces());
    const JsonCursor levels = m_top["levels"];
    const std::vector<JsonCursor> items = levels.items();
    if (items.size() != static_cast<std::size_t>(m_depth))
        levels.fail({CAVE_TEXT("errors", "%1 levels, expected %2."),
                     {static_cast<std::int64_t>(items.size()), std::int64_t{m_depth}}});
    std::set<Uid> uids;
    for (const JsonCursor& at : items) {
        if (failed())
            return;
        m_dungeon.levels.push_back(
            readLevel(at, {m_dungeon.width, m_dungeon.height, *m_dungeon.catalogue, legend, m_dungeon.script->marks}));
        if (!uids.insert(m_dungeon.levels.back().uid).second)
            failTwice(at["uid"]);
        tellProgress(m_dungeon.levels.size());
    }
    if (!failed() && !m_dungeon.rules.identify.empty())
        checkIdentify(m_top["rules"]["identify"], m_dungeon);
    if (failed())
        return;
    const std::vector<std::uint64_t> hashes = levelHashes(m_dungeon);
    for (std::size_t z = 0; z < items.size(); ++z)
        if (const auto hash = items[z].find("hash"); hash && hash->hash() != hashes[z])
            m_file.changedLevels.push_back(static_cast<int>(z));
}

// They may be asked for on each level.
void DungeonReader::checkHunters(const JsonCursor& rules)
{
    const auto& hunters = m_dungeon.rules.hunters;
    for (int depth = 1; hunters && depth <= m_depth; ++depth)
        if (hordesFromBelow(*m_dungeon.catalogue, depth, hunters->deeper).isEmpty())
            return rules["hunters"].fail(
                {CAVE_TEXT("errors", "No horde is at home on level %1."), {std::int64_t{depth}}});
}

void DungeonReader::tellProgress(std::size_t levels)
{
    if (!failed() && m_progress && !m_progress(static_cast<int>(levels), m_depth))
        m_problem = stopped().error();
}

void DungeonReader::keepUnknown() { m_dungeon.unknown = unknownMembers(m_top, kDungeonMembers); }

} // namespace

Result<DungeonFile> dungeonFrom(const Json& document, std::shared_ptr<const Catalogue> catalogue,
                                const Progress& progress)
{
    return DungeonReader(document, std::move(catalogue), progress).read();
}

// Reading the text and reading the levels take about as long.
Result<DungeonFile> readDungeon(std::string_view text, const Progress& progress)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    return dungeonFrom(*document, nullptr, partOf(progress, 1, 2));
}

} // namespace cave
