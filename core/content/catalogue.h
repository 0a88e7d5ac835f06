// SPDX-License-Identifier: MIT
/// @file
/// All kinds that a dungeon knows: the built-in rows and the dungeon's own.
#pragma once

#include "core/bits/cell_bits.h"
#include "core/content/gas_kind.h"
#include "core/content/hordes/horde.h"
#include "core/content/runes/rune.h"
#include "core/content/sounds/sound_book.h"
#include "core/content/theme.h"
#include "core/json/json_cursor.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace cave {

/// What a tile becomes when something is done to it; itself where nothing changes.
struct TileTransitions {
    TileId dug = 0;
    TileId opened = 0;
    TileId closed = 0;
    TileId unlocked = 0;
    TileId found = 0;
    TileId look = 0; ///< what it is taken for until it is found
};

/// The tiles of a reaction's row, by number.
struct ReactionTiles {
    std::optional<TileId> into;
    std::optional<TileId> under;
    TileId spread = 0; ///< nothing to go by where the row does not spread
    ByteSet over{}; ///< that it spreads over
    TileId shallow = 0; ///< of its flood, where it has one
    TileId deep = 0;
    std::optional<GasId> gas; ///< that it lets out
};

/// How creatures get about: those of one gait may enter the same tiles.
using Gait = std::uint8_t;

/// The factions that every dungeon has.
inline constexpr FactionId kHeroSide = 0; ///< the hero and allies
inline constexpr FactionId kDwellers = 1; ///< all that belong to no other: they hate the hero only
inline constexpr std::size_t kMostFactions = 16;

/// What "use" may name: files of resources/content beside those that every dungeon has.
std::vector<std::string_view> libraryNames();
/// The file of one of them as it is: beside rows of kinds it may have pieces, which core/save/library_pieces reads.
Json libraryDocument(std::string_view name);

class Catalogue {
public:
    Catalogue();

    /// The rows embedded in the program. Asserts that they are sound: tests hold that.
    static std::shared_ptr<const Catalogue> builtIn();

    /// Reads {"use": [...], "themes": [...], "factions": [...], "tiles": [...], "gases": [...], "creatures": [...],
    /// "items": [...], "hordes": [...], "runes": [...], "sounds": {...}}, each optional; a row whose id is known
    /// replaces the older one when `mayReplace`, else it is a duplicate. "use" names libraries of the program, whose
    /// rows are read first; only what may replace may use them. A library may use others: each is read once, before
    /// what uses it. Unknown keys, duplicates in one list, missing references and numbers out of range fail at their
    /// path. On failure this catalogue is half read and must be dropped.
    void read(const JsonCursor& content, bool mayReplace);

    std::span<const Faction> factions() const { return m_factions; } ///< kHeroSide and kDwellers first
    const Faction& faction(FactionId id) const { return m_factions[id]; }
    std::optional<FactionId> findFaction(std::string_view id) const;
    bool hasOwnFactions() const; ///< more than the two, or these otherwise than they are without a word
    FactionId factionOf(CreatureKindId id) const { return m_factionOf[id]; }
    bool areFoes(FactionId one, FactionId other) const { return (m_foesOf[one] >> other & 1) != 0; }
    std::uint32_t foesOf(FactionId id) const { return m_foesOf[id]; } ///< bits by faction
    /// Whether any kinds hate others than the hero, or leave the hero alone.
    bool hasFeuds() const { return m_hasFeuds; }
    bool hasResists() const { return m_hasResists; } ///< whether any kind, item or rune resists anything
    bool hasResistingItems() const { return m_hasResistingItems; } ///< or runes
    bool recharges() const { return m_recharges; } ///< whether some item does
    bool revives() const { return m_revives; } ///< whether creatures of some kind rise from what they leave
    bool hasLeaders() const { return m_hasLeaders; } ///< whether creatures of some kind lead others
    bool hasAlerts() const { return m_hasAlerts; } ///< of kinds that may overlook the hero
    int farthestGlow() const { return m_farthestGlow; } ///< cells that the light of any tile's row reaches; 0: none

    std::span<const Theme> themes() const { return m_themes; }
    const Theme* findTheme(std::string_view id) const; ///< null: none of that name

    std::span<const Horde> hordes() const { return m_hordes; }

    std::span<const Rune> runes() const { return m_runes; }
    const Rune& rune(RuneId id) const { return m_runes[id]; }
    std::optional<RuneId> findRune(std::string_view id) const;

    /// The built-in ones, and over them those that were read here, whatever may be replaced else.
    const std::shared_ptr<const SoundBook>& sounds() const { return m_sounds; }

    std::span<const TileKind> tiles() const { return m_tiles; }
    std::span<const CreatureKind> creatures() const { return m_creatures; }
    std::span<const ItemKind> items() const { return m_items; }
    std::span<const GasKind> gases() const { return m_gases; }
    const TileKind& tile(TileId id) const { return m_tiles[id]; }
    const CreatureKind& creature(CreatureKindId id) const { return m_creatures[id]; }
    const ItemKind& item(ItemKindId id) const { return m_items[id]; }
    const CreatureKind& floating(CreatureKindId id) const { return m_floating[id]; } ///< as if it flew
    /// As it gets about in the stage of this number, 0: in none yet; and `swims` when a thing in use lets it.
    const CreatureKind& inStage(CreatureKindId id, int stage, bool swims = false) const
    {
        const CreatureKind& kind = m_creatures[id];
        const bool flies = fliesIn(kind, stage);
        if (flies == kind.flies) [[likely]]
            return swims ? m_swimming[id] : kind;
        return flies ? m_floating[id] : swims ? m_grounded.at(id).swimming : m_grounded.at(id).kind;
    }
    const GasKind& gas(GasId id) const { return m_gases[id]; }

    std::optional<TileId> findTile(std::string_view id) const;
    std::optional<TileId> findTileBySign(char sign) const;
    std::optional<CreatureKindId> findCreature(std::string_view id) const;
    std::optional<ItemKindId> findItem(std::string_view id) const;
    std::optional<GasId> findGas(std::string_view id) const;

    std::span<const ByteSet> gaits() const { return m_gaits; } ///< the tiles that each lets in, by index
    Gait gaitOf(CreatureKindId id) const { return m_gaitOf[id]; }
    Gait gaitInStage(CreatureKindId id, int stage, bool swims = false) const; ///< of inStage()
    /// What can be dug lets it in as well. Who burrows does not fly for it by a stage.
    Gait burrowingGaitOf(CreatureKindId id, int stage) const;
    bool bears(Gait gait, GasId gas) const { return m_borne[gait][gas] != 0; } ///< those of it are immune to the gas
    Gait floatingGaitOf(CreatureKindId id) const { return m_floatingGaitOf[id]; }
    bool letsSwim() const { return m_letsSwim; } ///< whether any thing does

    /// Stands for a tile in hashes: from its id, so that the order of rows does not matter.
    std::uint64_t tileHash(TileId id) const { return m_tileHashes[id]; }
    std::uint64_t creatureHash(CreatureKindId id) const { return m_creatureHashes[id]; }
    std::uint64_t itemHash(ItemKindId id) const { return m_itemHashes[id]; }
    std::uint64_t gasHash(GasId id) const { return m_gasHashes[id]; }

    /// The tiles that every dungeon has and generation and editing start from.
    TileId wall() const { return m_wall; }
    TileId rock() const { return m_rock; }
    TileId floor() const { return m_floor; }
    TileId stairsUp() const { return m_stairsUp; }
    TileId stairsDown() const { return m_stairsDown; }
    const TileTransitions& transitions(TileId id) const { return m_transitions[id]; }
    /// What digging leaves; itself when it cannot be dug.
    TileId dugFrom(TileId id) const { return m_transitions[id].dug; }

    /// Whether anything happens by itself on ground of these tiles.
    bool isLiving() const { return m_isLiving; }
    const ByteSet& fires() const { return m_fires; } ///< tiles that burn what is beside them
    const ByteSet& answering(On word) const { return m_answering[static_cast<std::size_t>(word)]; } ///< by tile
    const ByteSet& burnable() const { return answering(On::Burn); } ///< tiles that answer it
    bool isTimed(TileId id) const
    {
        return answering(On::Time)[id] != 0;
    } ///< it waits for something from when it comes
    bool isWeighing(TileId id) const { return m_weighing[id] != 0; } ///< it answers what lies or stands on it
    std::span<const ReactionTiles> reactions(TileId id) const { return m_reactions[id]; } ///< by row
    std::optional<TileId> fireOf(GasId id) const { return findTile(m_gases[id].fire); } ///< that it burns with
    /// Whether so much of a gas is in the way of sight, and of those who come of themselves.
    bool hides(GasId id, int units) const { return m_gases[id].opaqueFrom > 0 && units >= m_gases[id].opaqueFrom; }
    bool isBad(GasId id, int units) const { return m_gases[id].harmful && units >= m_gases[id].least; }

private:
    void readLibraries(const JsonCursor& names);
    void readThemes(const JsonCursor& rows, bool mayReplace);
    void readFactions(const JsonCursor& rows, bool mayReplace);
    void readTiles(const JsonCursor& rows, bool mayReplace);
    void readCreatures(const JsonCursor& rows, bool mayReplace);
    void readItems(const JsonCursor& rows, bool mayReplace);
    void readGases(const JsonCursor& rows, bool mayReplace);
    void readRunes(const JsonCursor& rows, bool mayReplace);
    void checkRune(const JsonCursor& row, const Rune& rune) const;
    void readSounds(const JsonCursor& rows);
    void readHordes(const JsonCursor& rows, bool mayReplace);
    void checkHorde(const JsonCursor& row, const Horde& horde) const;
    void finish(const JsonCursor& content);
    void checkCreatures(const JsonCursor& content) const;
    void checkItems(const JsonCursor& content) const;
    void checkRising(const JsonCursor& row) const;
    void checkLaunched(const JsonCursor& content) const;
    void checkSounds(const JsonCursor& content) const;
    TileTransitions transitionsOf(const TileKind& tile) const;
    void finishReactions();
    void finishFactions();
    ReactionTiles tilesOf(const ReactionRow& row) const;
    Gait addGait(const CreatureKind& kind, bool isBurrowing);
    void addGrounded(CreatureKindId id, bool burrows);

    std::vector<std::string> m_libraries; ///< that have been read
    std::vector<Theme> m_themes;
    std::vector<Horde> m_hordes;
    std::vector<Rune> m_runes;
    std::shared_ptr<const SoundBook> m_sounds;
    std::vector<Faction> m_factions;
    std::vector<FactionId> m_factionOf; ///< by kind of creature
    std::array<std::uint32_t, kMostFactions> m_foesOf{}; ///< bits by faction
    bool m_hasFeuds = false;
    bool m_hasAlerts = false;
    int m_farthestGlow = 0;
    bool m_recharges = false;
    bool m_revives = false;
    bool m_hasLeaders = false;
    bool m_hasResists = false;
    bool m_hasResistingItems = false;
    std::vector<TileKind> m_tiles;
    std::vector<CreatureKind> m_creatures;
    std::vector<ItemKind> m_items;
    std::vector<GasKind> m_gases;
    std::vector<std::uint64_t> m_tileHashes;
    std::vector<std::uint64_t> m_creatureHashes;
    std::vector<std::uint64_t> m_itemHashes;
    std::vector<std::uint64_t> m_gasHashes;
    std::vector<TileTransitions> m_transitions;
    std::vector<std::vector<ReactionTiles>> m_reactions; ///< by tile
    ByteSet m_fires{};
    std::array<ByteSet, static_cast<std::size_t>(On::Time) + 1> m_answering{}; ///< by word
    ByteSet m_weighing{};
    bool m_isLiving = false;
    std::vector<ByteSet> m_gaits; ///< no two alike, together with
    std::vector<ByteSet> m_borne; ///< gases that those of each are immune to
    std::vector<Gait> m_gaitOf; ///< by kind of creature
    std::vector<Gait> m_burrowingGaitOf;
    std::vector<Gait> m_floatingGaitOf;
    std::vector<Gait> m_swimmingGaitOf;
    std::vector<CreatureKind> m_swimming; ///< by kind: the same, but that it swims
    bool m_letsSwim = false;
    std::vector<CreatureKind> m_floating; ///< by kind: the same, but that it flies
    struct Grounded { ///< the same, but that it does not fly
        CreatureKind kind;
        CreatureKind swimming; ///< and swims
        Gait gait;
        Gait swimmingGait;
        Gait burrowingGait;
    };
    std::map<CreatureKindId, Grounded> m_grounded; ///< those that fly, but not in some stage
    TileId m_wall = 0;
    TileId m_rock = 0;
    TileId m_floor = 0;
    TileId m_stairsUp = 0;
    TileId m_stairsDown = 0;
};

/// Of a creature's or an item's kind.
const std::string& idOf(const Catalogue& catalogue, KindTable table, std::uint16_t kind);

} // namespace cave
