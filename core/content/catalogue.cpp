// SPDX-License-Identifier: MIT
#include "core/content/catalogue.h"

#include "core/base/hash.h"
#include "core/content/embedded.h"
#include "core/content/gas_rows.h"
#include "core/content/id_rows.h"
#include "core/content/kind_rows.h"
#include "core/content/stage_rows.h"
#include "core/content/words.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace cave {

namespace {

constexpr std::size_t kMostTiles = 255; // one value of a byte stays free for "never seen"
constexpr std::size_t kMostThings = 10'000;
constexpr std::size_t kMostGases = 200;
constexpr std::size_t kMostGaits = 64; // each costs a level a bit for every cell

// All other files of content but those of no kinds are libraries, which a dungeon asks for by their name.
constexpr std::string_view kBuiltInFiles[]{"content/creatures.json", "content/items.json", "content/themes.json",
                                           "content/tiles.json"};
// That hold no kinds.
constexpr std::string_view kOtherFiles[]{"content/deeds.json", "content/personas.json", "content/sounds.json"};
constexpr std::string_view kFolder = "content/";
constexpr std::string_view kSuffix = ".json";

// What generation and editing count on; a dungeon's own row may change the look of these tiles, not their nature.
struct BaseTile {
    std::string_view id;
    bool walkable;
    bool diggable;
    Leads leads;
};
constexpr BaseTile kBaseTiles[]{
    {"wall", false, true, Leads::Nowhere},     {"rock", false, false, Leads::Nowhere},
    {"floor", true, false, Leads::Nowhere},    {"stairs_up", true, false, Leads::Up},
    {"stairs_down", true, false, Leads::Down},
};

void checkBaseTile(const JsonCursor& row, const TileKind& kind)
{
    const auto base = std::ranges::find(kBaseTiles, kind.id, &BaseTile::id);
    if (base == std::end(kBaseTiles))
        return;
    if (kind.walkable != base->walkable || kind.diggable() != base->diggable || kind.leads != base->leads ||
        kind.oneWay)
        row.fail({CAVE_TEXT("errors",
                            "The tile \"%1\" must stay as walkable and diggable as it is and lead where it leads."),
                  {kind.id}});
}

template <typename Kind>
std::optional<std::size_t> indexOf(const std::vector<Kind>& kinds, std::string_view id)
{
    const auto found = std::ranges::find(kinds, id, &Kind::id);
    if (found == kinds.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - kinds.begin());
}

template <typename Index, typename Kind>
std::optional<Index> findKind(const std::vector<Kind>& kinds, std::string_view id)
{
    const auto index = indexOf(kinds, id);
    return index ? std::optional(static_cast<Index>(*index)) : std::nullopt;
}

const Text kTooManyKinds{CAVE_TEXT("errors", "More than %1 kinds are too many.")};

void checkTile(const JsonCursor& at, const Catalogue& catalogue)
{
    if (!catalogue.findTile(at.text()))
        at.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {at.text()}});
}

// What gives back what it covers must be transient.
void checkFlood(const JsonCursor& at, const FloodRow& flood, const Catalogue& catalogue)
{
    for (const auto& [key, id] : {std::pair("shallow", flood.shallow), std::pair("deep", flood.deep)}) {
        if (id.empty())
            continue;
        checkTile(at[key], catalogue);
        const auto tile = catalogue.findTile(id);
        if (tile && flood.hold > 0 && !catalogue.tile(*tile).transient)
            at[key].fail({CAVE_TEXT("errors", "A flood that ends is of transient tiles.")});
    }
}

// A tile may not become itself: that would be no reaction.
void checkReactions(const JsonCursor& row, const TileKind& kind, const Catalogue& catalogue)
{
    for (std::size_t i = 0; i < kind.reacts.size(); ++i) {
        const JsonCursor at = row["reacts"].items()[i];
        const ReactionRow& reaction = kind.reacts[i];
        for (const auto& [key, id] : {std::pair("into", reaction.into), std::pair("under", reaction.under)})
            if (!id.empty() && (!catalogue.findTile(id) || id == kind.id))
                at[key].fail({CAVE_TEXT("errors", "\"%1\" is not a tile that could be left here."), {id}});
        if (reaction.flood)
            checkFlood(at["flood"], *reaction.flood, catalogue);
        if (!reaction.spread)
            continue;
        checkTile(at["spread"]["tile"], catalogue);
        for (const JsonCursor& over : at["spread"]["over"].items())
            checkTile(over, catalogue);
    }
}

template <typename Kind>
std::vector<std::uint64_t> hashesOf(std::string_view domain, const std::vector<Kind>& kinds)
{
    std::vector<std::uint64_t> hashes;
    hashes.reserve(kinds.size());
    for (const Kind& kind : kinds)
        hashes.push_back(hashOf(domain, kind.id));
    return hashes;
}

} // namespace

std::shared_ptr<const Catalogue> Catalogue::builtIn()
{
    static const std::shared_ptr<const Catalogue> catalogue = [] {
        Json content;
        for (const EmbeddedFile& file : embeddedFiles()) {
            if (std::ranges::find(kBuiltInFiles, file.name) == std::end(kBuiltInFiles))
                continue;
            const auto document = parseJson(file.bytes);
            assert(document && document->as<Json::Object>());
            for (const auto& [key, rows] : *document->as<Json::Object>())
                content.set(key, rows);
        }
        std::optional<Error> problem;
        auto result = std::make_shared<Catalogue>();
        result->read(JsonCursor(content, problem), false);
        assert(!problem);
        return result;
    }();
    return catalogue;
}

std::vector<std::string_view> libraryNames()
{
    std::vector<std::string_view> names;
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.name.starts_with(kFolder) && std::ranges::find(kOtherFiles, file.name) == std::end(kOtherFiles) &&
            std::ranges::find(kBuiltInFiles, file.name) == std::end(kBuiltInFiles))
            names.push_back(file.name.substr(kFolder.size(), file.name.size() - kFolder.size() - kSuffix.size()));
    return names;
}

Json libraryDocument(std::string_view name)
{
    const std::string path = std::string(kFolder).append(name).append(kSuffix);
    auto document = parseJson(std::ranges::find(embeddedFiles(), path, &EmbeddedFile::name)->bytes);
    assert(document);
    return std::move(*document);
}

void Catalogue::readLibraries(const JsonCursor& names)
{
    const std::vector<std::string_view> known = libraryNames();
    std::set<std::string> used;
    for (const JsonCursor& at : names.items()) {
        const std::size_t index = readWord<std::size_t>(at, known);
        if (names.failed())
            return;
        if (!used.insert(at.text()).second)
            return at.fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {at.text()}});
        if (std::ranges::find(m_libraries, at.text()) != m_libraries.end())
            continue;
        m_libraries.push_back(at.text());
        Json document = libraryDocument(known[index]);
        std::erase_if(*document.as<Json::Object>(),
                      [](const Json::Member& member) { return member.first == "pieces"; });
        std::optional<Error> problem;
        read(JsonCursor(document, problem), true);
        assert(!problem);
    }
}

void Catalogue::read(const JsonCursor& content, bool mayReplace)
{
    content.allowOnlyInFile(
        {"use", "themes", "factions", "tiles", "gases", "creatures", "items", "hordes", "runes", "sounds"});
    if (const auto use = content.find("use"); use && !mayReplace)
        use->fail({CAVE_TEXT("errors", "Only a dungeon uses libraries: all rows of a game stand in it.")});
    else if (use)
        readLibraries(*use);
    if (content.failed())
        return;
    if (const auto themes = content.find("themes"))
        readThemes(*themes, mayReplace);
    if (const auto factions = content.find("factions"))
        readFactions(*factions, mayReplace);
    if (const auto tiles = content.find("tiles"))
        readTiles(*tiles, mayReplace);
    if (const auto creatures = content.find("creatures"))
        readCreatures(*creatures, mayReplace);
    if (const auto items = content.find("items"))
        readItems(*items, mayReplace);
    if (const auto gases = content.find("gases"))
        readGases(*gases, mayReplace);
    if (const auto hordes = content.find("hordes"); hordes && !content.failed())
        readHordes(*hordes, mayReplace);
    if (const auto runes = content.find("runes"); runes && !content.failed())
        readRunes(*runes, mayReplace);
    if (const auto sounds = content.find("sounds"); sounds && !content.failed())
        readSounds(*sounds);
    if (!content.failed())
        finish(content);
    if (mayReplace && !content.failed()) // of themes a game has those alone that it shows
        checkSounds(content);
}

void Catalogue::readTiles(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostTiles, kTooManyKinds, m_tiles, [](const JsonCursor& row) {
        TileKind kind = readTile(row);
        if (!row.failed())
            checkBaseTile(row, kind);
        return kind;
    });
    if (rows.failed())
        return;
    for (const JsonCursor& row : rows.items()) {
        const TileKind& kind = m_tiles[*findTile(row["id"].text())];
        for (const auto& [key, into] : kTileTransitions) {
            const std::string& other = kind.*into;
            if (!other.empty() && (!findTile(other) || other == kind.id))
                row[key].fail({CAVE_TEXT("errors", "\"%1\" is not a tile that could be left here."), {other}});
        }
        checkReactions(row, kind, *this);
        if (std::ranges::count(m_tiles, kind.sign, &TileKind::sign) > 1)
            row["sign"].fail(
                {CAVE_TEXT("errors", "Another tile has the sign %1 already."), {std::string(1, kind.sign)}});
    }
}

void Catalogue::readCreatures(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostThings, kTooManyKinds, m_creatures, &readCreature);
    if (rows.failed())
        return;
    for (const JsonCursor& row : rows.items()) {
        forEachBehaviour(row, [this](const JsonCursor& behaviour) {
            if (const auto kind = behaviour.find("kind"); kind && !findCreature(kind->text()))
                kind->fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {kind->text()}});
        });
    }
}

void Catalogue::readItems(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostThings, kTooManyKinds, m_items, &readItem);
}

void Catalogue::readGases(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostGases, kTooManyKinds, m_gases, &readGas);
}

// What can only be said of all rows together.
void Catalogue::finish(const JsonCursor& content)
{
    checkCreatures(content);
    checkItems(content);
    checkLaunched(content);
    checkGases(content, *this);
    if (content.failed())
        return;
    for (const BaseTile& base : kBaseTiles)
        if (!findTile(base.id))
            return content.fail({CAVE_TEXT("errors", "The tile \"%1\" is missing here."), {std::string(base.id)}});
    // A design says just "kind": creatures and items share their ids.
    for (const ItemKind& item : m_items)
        if (findCreature(item.id))
            return content.fail({CAVE_TEXT("errors", "\"%1\" is a creature as well as an item."), {item.id}});

    m_tileHashes = hashesOf("tile", m_tiles);
    m_creatureHashes = hashesOf("creature", m_creatures);
    m_itemHashes = hashesOf("item", m_items);
    m_gasHashes = hashesOf("gas", m_gases);
    m_transitions.clear();
    for (const TileKind& tile : m_tiles)
        m_transitions.push_back(transitionsOf(tile));
    finishReactions();
    finishFactions();
    const auto resists = [](const auto& row) { return !row.resists.empty(); };
    m_hasResistingItems = std::ranges::any_of(m_items, resists) || std::ranges::any_of(m_runes, resists);
    m_hasResists = m_hasResistingItems || std::ranges::any_of(m_creatures, [&](const CreatureKind& kind) {
                       return resists(kind) || std::ranges::any_of(kind.stages, resists);
                   });
    m_farthestGlow = 0;
    for (const TileKind& tile : m_tiles)
        if (tile.look.light)
            m_farthestGlow = std::max(m_farthestGlow, tile.look.light->radius);
    m_recharges = std::ranges::any_of(m_items, [](const ItemKind& kind) { return kind.recharge > 0; });
    m_revives = std::ranges::any_of(m_creatures, [](const CreatureKind& kind) {
        return anyBehaviour(kind, [](const BehaviourRow& row) { return row.does == Does::Revive; });
    });
    m_hasLeaders = std::ranges::any_of(m_creatures, [](const CreatureKind& kind) {
        return anyBehaviour(kind, [](const BehaviourRow& row) { return row.does == Does::Lead; });
    });
    m_gaits.clear();
    m_borne.clear();
    m_gaitOf.clear();
    m_burrowingGaitOf.clear();
    m_floatingGaitOf.clear();
    m_floating.clear();
    m_swimming.clear();
    m_swimmingGaitOf.clear();
    m_grounded.clear();
    const auto letsSwim = [](const auto& row) { return row.gives.swims; };
    m_letsSwim = std::ranges::any_of(m_items, letsSwim) || std::ranges::any_of(m_runes, letsSwim);
    const auto says = [](bool flies) { return [flies](const LifeStage& stage) { return stage.flies == flies; }; };
    for (const CreatureKind& kind : m_creatures) {
        const bool takesOff = !kind.flies && std::ranges::any_of(kind.stages, says(true));
        const bool burrows = anyBehaviour(kind, [](const BehaviourRow& row) { return row.does == Does::Burrow; });
        m_gaitOf.push_back(addGait(kind, false));
        m_burrowingGaitOf.push_back(addGait(kind, burrows));
        m_floating.push_back(kind);
        m_floating.back().flies = true;
        m_floatingGaitOf.push_back(m_isLiving || takesOff ? addGait(m_floating.back(), false) : m_gaitOf.back());
        m_swimming.push_back(kind);
        m_swimming.back().swims = true;
        m_swimmingGaitOf.push_back(m_letsSwim ? addGait(m_swimming.back(), false) : m_gaitOf.back());
        if (kind.flies && std::ranges::any_of(kind.stages, says(false)))
            addGrounded(static_cast<CreatureKindId>(m_gaitOf.size() - 1), burrows);
        if (m_gaits.size() > kMostGaits)
            return content.fail({CAVE_TEXT("errors", "Creatures get about in more than %1 ways: that is too many."),
                                 {static_cast<std::int64_t>(kMostGaits)}});
    }
    m_wall = *findTile("wall");
    m_rock = *findTile("rock");
    m_floor = *findTile("floor");
    m_stairsUp = *findTile("stairs_up");
    m_stairsDown = *findTile("stairs_down");
}

// Items are read after the creatures that leave them or look like them.
void Catalogue::checkItems(const JsonCursor& content) const
{
    const auto check = [&](const JsonCursor& item) {
        const auto kind = findItem(item.text());
        if (!item.text().empty() && !kind)
            item.fail({CAVE_TEXT("errors", "No item is called \"%1\"."), {item.text()}});
        else if (kind)
            refuseLook(item, m_items[*kind]);
    };
    const auto creatures = content.find("creatures");
    if (!creatures)
        return;
    for (const JsonCursor& row : creatures->items()) {
        if (const auto carries = row.find("carries"))
            for (const JsonCursor& thing : carries->items())
                for (const JsonCursor& item : thing["items"].items()) {
                    check(item);
                    if (const auto kind = findItem(item.text());
                        kind && (m_items[*kind].key || m_items[*kind].holds > 0))
                        item.fail({CAVE_TEXT("errors", "No kind of creature carries this.")});
                }
        if (const auto drops = row.find("drops"))
            for (const JsonCursor& drop : drops->items()) {
                for (const JsonCursor& item : drop["items"].items())
                    check(item);
                const auto inside = drop.find("inside");
                if (inside)
                    check(*inside);
                if (const auto kind = inside ? findItem(inside->text()) : std::nullopt; kind && item(*kind).holds == 0)
                    inside->fail({CAVE_TEXT("errors", "Nothing can lie in this.")});
            }
        checkRising(row);
        forEachBehaviour(row, [&](const JsonCursor& behaviour) {
            const auto looks = behaviour.find("looks_like");
            if (looks && looks->json().as<Json::Array>())
                std::ranges::for_each(looks->items(), check);
            else if (looks)
                check(*looks);
        });
    }
}

// Who rises does so from a thing that is named after it.
void Catalogue::checkRising(const JsonCursor& row) const
{
    const auto id = findCreature(row["id"].text());
    if (!id || !anyBehaviour(creature(*id), [](const BehaviourRow& each) { return each.does == Does::Revive; }))
        return;
    const auto isNamed = [this](const std::string& item) {
        const auto kind = findItem(item);
        return kind && this->item(*kind).namedAfter.has_value();
    };
    if (std::ranges::none_of(creature(*id).drops, [&](const DropRow& drop) {
            return std::ranges::any_of(drop.items, isNamed) || isNamed(drop.inside);
        }))
        row["behaviours"].fail({CAVE_TEXT("errors", "Who rises again must leave a thing that is named after it.")});
}

void Catalogue::checkLaunched(const JsonCursor& content) const
{
    const auto rows = content.find("items");
    if (!rows)
        return;
    for (const JsonCursor& row : rows->items())
        if (const auto launches = row.find("launches");
            launches && !launches->text().empty() && !findItem(launches->text()))
            launches->fail({CAVE_TEXT("errors", "No item is called \"%1\"."), {launches->text()}});
}

TileTransitions Catalogue::transitionsOf(const TileKind& tile) const
{
    const auto into = [&](const std::string& id) { return *findTile(id.empty() ? tile.id : id); };
    return {into(tile.digsInto),    into(tile.opensInto), into(tile.closesInto),
            into(tile.unlocksInto), into(tile.foundAs),   into(tile.looksLike)};
}

// There are hardly more than ways to fly, swim, phase, open doors and burrow, or not.
Gait Catalogue::addGait(const CreatureKind& kind, bool isBurrowing)
{
    ByteSet tiles{};
    for (std::size_t id = 0; id < m_tiles.size(); ++id)
        tiles[id] = welcomes(m_tiles[id], kind) || (isBurrowing && m_tiles[id].diggable());
    ByteSet borne{};
    for (std::size_t id = 0; id < m_gases.size(); ++id)
        borne[id] = isImmune(kind, m_gases[id]);
    for (std::size_t gait = 0; gait < m_gaits.size(); ++gait)
        if (m_gaits[gait] == tiles && m_borne[gait] == borne)
            return static_cast<Gait>(gait);
    m_gaits.push_back(tiles);
    m_borne.push_back(borne);
    return static_cast<Gait>(m_gaits.size() - 1);
}

void Catalogue::addGrounded(CreatureKindId id, bool burrows)
{
    Grounded grounded{m_creatures[id], m_swimming[id], 0, 0, 0};
    grounded.kind.flies = false;
    grounded.swimming.flies = false;
    grounded.gait = addGait(grounded.kind, false);
    grounded.swimmingGait = m_letsSwim ? addGait(grounded.swimming, false) : grounded.gait;
    grounded.burrowingGait = addGait(grounded.kind, burrows);
    m_grounded.emplace(id, std::move(grounded));
}

Gait Catalogue::gaitInStage(CreatureKindId id, int stage, bool swims) const
{
    const bool flies = fliesIn(m_creatures[id], stage);
    if (flies == m_creatures[id].flies)
        return swims ? m_swimmingGaitOf[id] : m_gaitOf[id];
    if (flies)
        return m_floatingGaitOf[id];
    return swims ? m_grounded.at(id).swimmingGait : m_grounded.at(id).gait;
}

Gait Catalogue::burrowingGaitOf(CreatureKindId id, int stage) const
{
    const bool isGrounded = m_creatures[id].flies && !fliesIn(m_creatures[id], stage);
    return isGrounded ? m_grounded.at(id).burrowingGait : m_burrowingGaitOf[id];
}

std::optional<TileId> Catalogue::findTile(std::string_view id) const { return findKind<TileId>(m_tiles, id); }

std::optional<TileId> Catalogue::findTileBySign(char sign) const
{
    const auto found = std::ranges::find(m_tiles, sign, &TileKind::sign);
    return found == m_tiles.end() ? std::nullopt : std::optional(static_cast<TileId>(found - m_tiles.begin()));
}

std::optional<CreatureKindId> Catalogue::findCreature(std::string_view id) const
{
    return findKind<CreatureKindId>(m_creatures, id);
}

std::optional<GasId> Catalogue::findGas(std::string_view id) const { return findKind<GasId>(m_gases, id); }

std::optional<ItemKindId> Catalogue::findItem(std::string_view id) const { return findKind<ItemKindId>(m_items, id); }

const std::string& idOf(const Catalogue& catalogue, KindTable table, std::uint16_t kind)
{
    return table == KindTable::Item ? catalogue.item(kind).id : catalogue.creature(kind).id;
}

} // namespace cave
