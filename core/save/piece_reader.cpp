// SPDX-License-Identifier: MIT
#include "core/save/piece_reader.h"

#include "core/content/kind_rows.h"
#include "core/content/limits.h"
#include "core/content/runes/rune_rows.h"
#include "core/generate/feature_rows.h"
#include "core/generate/parameters.h"
#include "core/generate/pieces.h"
#include "core/save/event_json.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::pair<std::string_view, bool PieceSign::*> kMarks[]{{"no_spawn", &PieceSign::noSpawn},
                                                                  {"no_dig", &PieceSign::noDig},
                                                                  {"no_liquid", &PieceSign::noLiquid},
                                                                  {"opaque", &PieceSign::opaque}};
constexpr std::pair<std::string_view, Unique> kUniques[]{
    {"none", Unique::None}, {"level", Unique::Level}, {"dungeon", Unique::Dungeon}};

template <typename Value, std::size_t count>
Value wordOf(const JsonCursor& at, const std::pair<std::string_view, Value> (&words)[count])
{
    const std::string& word = at.text();
    std::string list;
    for (const auto& [known, value] : words) {
        if (word == known)
            return value;
        list += (list.empty() ? "" : ", ") + std::string(known);
    }
    at.fail({CAVE_TEXT("errors", "\"%1\" is none of: %2."), {word, list}});
    return words[0].second;
}

class PieceReader {
public:
    PieceReader(const std::string& name, const JsonCursor& at, const Catalogue& catalogue, const Legend& legend)
        : m_at(at), m_catalogue(catalogue), m_legend(legend), m_isLoose(at.find("interior").has_value())
    {
        m_piece.name = name;
    }

    Piece read();

private:
    void readName();
    void readSigns(const JsonCursor& legend);
    PieceSign readSign(const JsonCursor& at) const;
    void readThing(const JsonCursor& at, PieceSign& sign) const;
    void readBelonging(const JsonCursor& at, PieceSign& sign) const;
    void readQuality(const JsonCursor& at, PieceSign& sign) const;
    std::string letters() const;
    void readChoose(const JsonCursor& choose);
    TileId readTile(const JsonCursor& at) const;
    void readRows(const JsonCursor& rows);
    void checkCell(const JsonCursor& row, std::size_t x, char sign);
    void readChoice();
    void readEvents();
    void refuse(std::initializer_list<std::string_view> members, const Text& why) const;

    const JsonCursor& m_at;
    const Catalogue& m_catalogue;
    const Legend& m_legend;
    bool m_isLoose;
    Piece m_piece;
};

Piece PieceReader::read()
{
    m_at.allowOnly({"description", "tags", "rows", "interior", "features", "legend", "weight", "depth", "rotate",
                    "mirror", "unique", "choose", "marks", "events"});
    readName();
    if (const auto description = m_at.find("description"))
        m_piece.description = description->text();
    if (const auto tags = m_at.find("tags"))
        for (const JsonCursor& tag : tags->items())
            m_piece.tags.push_back(tag.id());
    if (const auto legend = m_at.find("legend"))
        readSigns(*legend);
    if (m_isLoose) {
        readLoose(m_at, m_catalogue, m_piece);
        refuse({"rows", "rotate", "mirror"},
               {CAVE_TEXT("errors", "A loose piece, one with an interior, has no rows to draw or to turn.")});
    } else {
        readRows(m_at["rows"]);
        refuse({"features"}, {CAVE_TEXT("errors", "Only a loose piece, one with an interior, has features.")});
    }
    readChoice();
    readEvents();
    return std::move(m_piece);
}

void PieceReader::refuse(std::initializer_list<std::string_view> members, const Text& why) const
{
    for (const std::string_view member : members)
        if (const auto at = m_at.find(member))
            at->fail(why);
}

void PieceReader::readName()
{
    if (!isId(m_piece.name))
        m_at.fail({CAVE_TEXT("errors", "A piece's name must be lower-case letters, digits and '_', beginning with a "
                                       "letter.")});
}

void PieceReader::readSigns(const JsonCursor& legend)
{
    for (const auto& [sign, at] : legend.members()) {
        const char c = sign.size() == 1 ? sign.front() : '\0';
        if (c <= ' ' || c > '~' || c == '"' || c == '\\')
            return at.fail(
                {CAVE_TEXT("errors", "A cell is written as one printable ASCII character, not a space, \" or \\.")});
        m_piece.legend[c] = readSign(at);
    }
}

TileId PieceReader::readTile(const JsonCursor& at) const
{
    const auto tile = m_catalogue.findTile(at.text());
    if (!tile)
        at.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {at.text()}});
    return tile.value_or(m_catalogue.wall());
}

void PieceReader::readThing(const JsonCursor& at, PieceSign& sign) const
{
    if (const auto thing = at.find("thing")) {
        sign.thing = thing->json();
        checkThing(*thing, m_catalogue);
    }
    if (const auto group = at.find("group"))
        sign.group = group->id();
    if (!sign.group.empty() && sign.thing == Json())
        at["group"].fail({CAVE_TEXT("errors", "Only a thing is of a group.")});
    if (const auto adopts = at.find("adopts"))
        sign.adopts = adopts->flag();
    readBelonging(at, sign);
    readQuality(at, sign);
}

void PieceReader::readQuality(const JsonCursor& at, PieceSign& sign) const
{
    if (at.failed())
        return;
    const std::vector<ItemKindId> items = itemsOf(sign.thing, m_catalogue); // whichever comes must bear it
    if (const auto enchant = at.find("enchant")) {
        sign.enchant = static_cast<int>(enchant->integer(-kMostEnchanted, kMostEnchanted));
        const auto can = [&](ItemKindId item) { return canBeEnchanted(m_catalogue.item(item)); };
        if (items.empty() || !std::ranges::all_of(items, can))
            enchant->fail({CAVE_TEXT("errors", "Only gear and wands are better or worse than their kind.")});
    }
    if (const auto rune = at.find("rune")) {
        const auto suits = [&](ItemKindId item) {
            return readRuneOn(*rune, m_catalogue, m_catalogue.item(item)).has_value();
        };
        if (items.empty())
            rune->fail({CAVE_TEXT("errors", "Only gear bears a rune.")});
        else if (std::ranges::all_of(items, suits))
            sign.rune = rune->id();
    }
    if (const auto price = at.find("price")) {
        sign.price = static_cast<int>(price->integer(0, kMostPrice));
        if (!at.failed() && !canHavePrice(sign.thing, m_catalogue))
            price->fail({CAVE_TEXT("errors", "Only an item that can be taken has a price, and coins have none.")});
    }
}

void PieceReader::readBelonging(const JsonCursor& at, PieceSign& sign) const
{
    if (const auto side = at.find("side")) {
        sign.side = side->id();
        if (!m_catalogue.findFaction(sign.side))
            side->fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {sign.side}});
    }
    if (const auto captive = at.find("captive"))
        sign.isCaptive = captive->flag();
    if (const auto carries = at.find("carries")) {
        sign.carries = carries->id();
        if (const auto item = m_catalogue.findItem(sign.carries))
            refuseLook(*carries, m_catalogue.item(*item));
        else
            carries->fail({CAVE_TEXT("errors", "No item is called \"%1\"."), {sign.carries}});
    }
    if (const auto levels = at.find("levels"))
        sign.levels = static_cast<int>(levels->integer(0, kMostLevels));
    if (const auto asleep = at.find("asleep"))
        sign.isAsleep = asleep->flag();
    const auto* id = sign.thing.as<std::string>();
    const bool isCreature = id && m_catalogue.findCreature(*id);
    if (!isCreature && (!sign.carries.empty() || !sign.side.empty() || sign.isCaptive))
        at.fail({CAVE_TEXT("errors", "Only a creature has a side, is captive or carries something.")});
    if (!isCreature && (sign.levels > 0 || sign.isAsleep))
        at.fail({CAVE_TEXT("errors", "Only a creature has gained levels or is asleep.")});
}

PieceSign PieceReader::readSign(const JsonCursor& at) const
{
    PieceSign sign;
    if (at.json().as<std::string>()) {
        sign.tile = readTile(at);
        return sign;
    }
    at.allowOnly({"tile", "exit", "marks", "thing", "piece", "group", "adopts", "carries", "side", "captive", "levels",
                  "asleep", "enchant", "rune", "price"});
    if (const auto tile = at.find("tile"))
        sign.tile = readTile(*tile);
    if (const auto exit = at.find("exit"))
        sign.isExit = exit->flag();
    if (const auto marks = at.find("marks"))
        for (const JsonCursor& mark : marks->items())
            sign.*wordOf(mark, kMarks) = true;
    if (const auto piece = at.find("piece"))
        sign.piece = piece->id();
    // The letters of a loose piece lie on ground anyway.
    readThing(at, sign);
    const bool isWalkable = sign.tile ? m_catalogue.tile(*sign.tile).walkable : m_isLoose;
    if (sign.isExit && !isWalkable)
        at.fail({CAVE_TEXT("errors", "An exit must be a tile that can be walked on.")});
    if (at.find("thing") && !isWalkable)
        at.fail({CAVE_TEXT("errors", "A thing must lie on a tile that can be walked on.")});
    if (m_isLoose && (sign.isExit || !sign.piece.empty()))
        at.fail({CAVE_TEXT("errors", "A letter of a loose piece is neither an exit nor another piece.")});
    if (!sign.tile && !m_isLoose && at.find("marks"))
        at.fail({CAVE_TEXT("errors", "Only a cell with a tile of its own can be marked.")});
    return sign;
}

void PieceReader::readRows(const JsonCursor& rows)
{
    const std::vector<JsonCursor> lines = rows.items();
    const auto isSide = [](std::size_t cells) { return cells >= 1 && cells <= kMaxPieceSide; };
    const std::size_t width = lines.empty() ? 0 : lines.front().text().size();
    if (!isSide(lines.size()) || !isSide(width))
        return rows.fail(
            {CAVE_TEXT("errors", "A piece is 1 to %1 cells wide and high."), {std::int64_t{kMaxPieceSide}}});
    for (const JsonCursor& line : lines) {
        const std::string& row = line.text();
        if (row.size() != width)
            return line.fail({CAVE_TEXT("errors", "%1 cells, expected %2."),
                              {static_cast<std::int64_t>(row.size()), static_cast<std::int64_t>(width)}});
        for (std::size_t x = 0; x < row.size(); ++x)
            checkCell(line, x, row[x]);
        m_piece.rows.push_back(row);
    }
}

// Written pieces use the catalogue's signs, so a character that the file uses otherwise goes into the piece's legend.
void PieceReader::checkCell(const JsonCursor& row, std::size_t x, char sign)
{
    if (sign == ' ' || m_piece.legend.contains(sign))
        return;
    const auto byte = static_cast<unsigned char>(sign);
    const auto tile = byte < m_legend.size() ? m_legend[byte] : std::nullopt;
    if (!tile)
        return row.fail({CAVE_TEXT("errors", "Cell %1 holds a character that is not in the legend."),
                         {static_cast<std::int64_t>(x)}});
    if (m_catalogue.findTileBySign(sign) != tile)
        m_piece.legend[sign].tile = tile;
}

void PieceReader::readChoice()
{
    if (const auto weight = m_at.find("weight"))
        m_piece.weight = static_cast<int>(weight->integer(0, kLargestWeight));
    if (const auto depth = m_at.find("depth")) {
        const std::vector<JsonCursor> ends = depth->items();
        if (ends.empty() || ends.size() > 2)
            return depth->fail({CAVE_TEXT("errors", "A range of depths is [first] or [first, last].")});
        m_piece.firstDepth = static_cast<int>(ends[0].integer(1, kMaxDepth));
        if (ends.size() == 2)
            m_piece.lastDepth = static_cast<int>(ends[1].integer(m_piece.firstDepth, kMaxDepth));
    }
    if (const auto rotate = m_at.find("rotate"))
        m_piece.mayRotate = rotate->flag();
    if (const auto mirror = m_at.find("mirror"))
        m_piece.mayMirror = mirror->flag();
    if (const auto unique = m_at.find("unique"))
        m_piece.unique = wordOf(*unique, kUniques);
}

// That cells of the piece may have.
std::string PieceReader::letters() const
{
    std::string letters(m_isLoose ? 1 : 0, kOriginSign);
    for (const std::string& row : m_piece.rows)
        letters += row;
    for (const Feature& feature : m_piece.features)
        letters += feature.letter;
    std::erase(letters, ' ');
    return letters;
}

void PieceReader::readChoose(const JsonCursor& choose)
{
    choose.allowOnly({"cells", "shut", "keep"});
    PieceChoose read{choose["cells"].text(), readTile(choose["shut"])};
    if (const auto keep = choose.find("keep"))
        read.keep = static_cast<int>(keep->integer(1, kMostOfFeature));
    const std::string known = letters();
    for (const char letter : read.letters)
        if (!known.contains(letter))
            return choose["cells"].fail(
                {CAVE_TEXT("errors", "The letter \"%1\" is not in the legend."), {std::string(1, letter)}});
    if (read.letters.empty() || m_catalogue.tile(read.shut).walkable)
        choose.fail({CAVE_TEXT("errors", "What is shut away must lie behind a tile that nobody walks on.")});
    m_piece.choose = std::move(read);
}

void PieceReader::readEvents()
{
    if (const auto choose = m_at.find("choose"))
        readChoose(*choose);
    const std::string letters = this->letters();
    m_piece.script = readScript(m_at, {.of = EventScope::Of::Piece, .catalogue = m_catalogue, .letters = letters});
}

Json signJson(const PieceSign& sign, const Catalogue& catalogue)
{
    Json json = Json::Object{};
    if (sign.tile)
        json.set("tile", catalogue.tile(*sign.tile).id);
    if (sign.isExit)
        json.set("exit", true);
    Json::Array marks;
    for (const auto& [word, member] : kMarks)
        if (sign.*member)
            marks.emplace_back(word);
    if (!marks.empty())
        json.set("marks", std::move(marks));
    if (sign.thing != Json())
        json.set("thing", sign.thing);
    if (!sign.piece.empty())
        json.set("piece", sign.piece);
    if (!sign.group.empty())
        json.set("group", sign.group);
    if (sign.adopts)
        json.set("adopts", true);
    if (!sign.carries.empty())
        json.set("carries", sign.carries);
    if (!sign.side.empty())
        json.set("side", sign.side);
    if (sign.isCaptive)
        json.set("captive", true);
    if (sign.levels > 0)
        json.set("levels", sign.levels);
    if (sign.isAsleep)
        json.set("asleep", true);
    if (sign.enchant != 0)
        json.set("enchant", sign.enchant);
    if (!sign.rune.empty())
        json.set("rune", sign.rune);
    if (sign.price > 0)
        json.set("price", sign.price);
    return json;
}

Json pieceJson(const Piece& piece, const Catalogue& catalogue)
{
    Json json;
    if (!piece.description.empty())
        json.set("description", piece.description);
    if (!piece.tags.empty())
        json.set("tags", Json::Array(piece.tags.begin(), piece.tags.end()));
    if (piece.interior) {
        json.set("interior", interiorJson(*piece.interior));
        if (!piece.features.empty())
            json.set("features", featuresJson(piece.features));
    } else {
        json.set("rows", Json::Array(piece.rows.begin(), piece.rows.end()));
    }
    Json::Object legend;
    for (const auto& [sign, meaning] : piece.legend)
        legend.emplace_back(std::string(1, sign), signJson(meaning, catalogue));
    if (!legend.empty())
        json.set("legend", std::move(legend));
    const Piece byDefault;
    if (piece.weight != byDefault.weight)
        json.set("weight", piece.weight);
    if (piece.firstDepth != byDefault.firstDepth || piece.lastDepth) {
        Json::Array depth{piece.firstDepth};
        if (piece.lastDepth)
            depth.emplace_back(*piece.lastDepth);
        json.set("depth", std::move(depth));
    }
    if (!piece.mayRotate)
        json.set("rotate", false);
    if (!piece.mayMirror)
        json.set("mirror", false);
    if (piece.unique != Unique::None)
        json.set("unique",
                 std::ranges::find(kUniques, piece.unique, &std::pair<std::string_view, Unique>::second)->first);
    if (piece.choose) {
        Json choose;
        choose.set("cells", piece.choose->letters);
        choose.set("shut", catalogue.tile(piece.choose->shut).id);
        if (piece.choose->keep != 1)
            choose.set("keep", piece.choose->keep);
        json.set("choose", std::move(choose));
    }
    addScript(json, *piece.script);
    return json;
}

} // namespace

std::vector<Piece> readPieces(const JsonCursor& at, const Catalogue& catalogue, const Legend& legend,
                              std::span<const Piece> library)
{
    std::vector<Piece> pieces;
    for (const auto& [name, piece] : at.members())
        pieces.push_back(PieceReader(name, piece, catalogue, legend).read());
    if (at.failed())
        return {};
    if (const auto problem = findPieceProblem(pieces, library))
        at[pieces[problem->piece].name]["legend"][std::string(1, problem->sign)].fail(problem->what);
    return pieces;
}

Json piecesJson(const std::vector<Piece>& pieces, const Catalogue& catalogue)
{
    Json::Object json;
    for (const Piece& piece : pieces)
        json.emplace_back(piece.name, pieceJson(piece, catalogue));
    return json;
}

} // namespace cave
