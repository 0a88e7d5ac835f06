// SPDX-License-Identifier: MIT
#include "core/edit/bring_recipe.h"

#include "core/edit/content_edit.h"
#include "core/edit/kinds/content_rows.h"
#include "core/edit/recipe_edit.h"
#include "core/generate/passes.h"
#include "core/generate/pieces.h"

#include <algorithm>
#include <map>
#include <set>

namespace cave {

namespace {

constexpr std::string_view kPieceWord = "piece"; ///< the parameter that names a piece; other words are tags

template <typename IsTaken>
std::string freshName(const std::string& name, IsTaken isTaken)
{
    std::string fresh = name;
    for (int number = 2; isTaken(fresh); ++number)
        fresh = name + '_' + std::to_string(number);
    return fresh;
}

// Calls visit(id of the parameter, its value) for each word that a row says.
template <typename Row, typename Visit>
void forEachWord(Row& row, Visit visit)
{
    const Pass* pass = findPass(row.type, row.version);
    auto* members = row.parameters.template as<Json::Object>();
    if (!pass || !members)
        return;
    for (auto& [key, value] : *members) {
        const Parameter* parameter = findParameter(pass->parameters, key);
        if (parameter && parameter->kind == ParameterKind::Word)
            if (auto* word = value.template as<std::string>())
                visit(key, *word);
    }
}

class Bringing {
public:
    Bringing(const Dungeon& dungeon, const Dungeon& source, const std::string& name) : Bringing(dungeon, source)
    {
        std::erase_if(m_from.recipes, [&](const Recipe& recipe) { return recipe.name != name; });
        keepPieces(piecesOfRows());
    }

    Bringing(const Dungeon& dungeon, const Dungeon& source, const std::vector<std::string>& pieces, Clash clash)
        : Bringing(dungeon, source)
    {
        m_clash = clash;
        m_from.recipes.clear();
        keepPieces({pieces.begin(), pieces.end()});
    }

    Result<Brought> bring(Dungeon& into, const std::function<Uid()>& newUid)
    {
        if (auto brought = bringKinds(); !brought)
            return std::unexpected(std::move(brought.error()));
        bringPieces();
        Recipe recipe = m_from.recipes.front();
        recipe.name = freshName(recipe.name, [&](const std::string& name) { return m_dungeon.findRecipe(name); });
        for (RecipeRow& row : recipe.rows)
            row.uid = newUid();
        m_brought.recipe = recipe.name;
        putRecipe(m_dungeon, std::move(recipe));
        into = std::move(m_dungeon);
        return std::move(m_brought);
    }

    Result<Brought> bringPiecesAlone(Dungeon& into)
    {
        if (auto brought = bringKinds(); !brought)
            return std::unexpected(std::move(brought.error()));
        bringPieces();
        into = std::move(m_dungeon);
        return std::move(m_brought);
    }

    std::vector<std::string> clashes() const
    {
        std::vector<std::string> ids;
        for (const auto& [table, id] : namedKinds())
            if (meansOther(table, id))
                ids.push_back(id);
        return ids;
    }

private:
    Bringing(const Dungeon& dungeon, const Dungeon& source) : m_dungeon(dungeon), m_from(source)
    {
        m_from.levels.clear();
        m_from.script = {};
        m_from.rules = {};
    }

    // Of the source, those that rows choose by name or tag.
    std::set<std::string> piecesOfRows() const
    {
        std::set<std::string> names;
        std::set<std::string> tags;
        for (const RecipeRow& row : m_from.recipes.front().rows)
            forEachWord(row, [&](std::string_view key, const std::string& word) {
                (key == kPieceWord ? names : tags).insert(word);
            });
        for (const Piece& piece : m_from.pieces)
            if (std::ranges::any_of(piece.tags, [&](const std::string& tag) { return tags.contains(tag); }))
                names.insert(piece.name);
        return names;
    }

    // With those that lie in them.
    void keepPieces(std::set<std::string> names)
    {
        for (std::size_t before = 0; before != names.size();) {
            before = names.size();
            for (const Piece& piece : m_from.pieces)
                if (names.contains(piece.name))
                    for (const auto& [sign, meaning] : piece.legend)
                        names.insert(meaning.piece);
        }
        std::erase_if(m_from.pieces, [&](const Piece& piece) { return !names.contains(piece.name); });
    }

    // Own kinds of the source that its rows and pieces name. One that only another kind names is found as well, and one
    // too many does no harm.
    std::vector<std::pair<KindTable, std::string>> namedKinds() const
    {
        std::vector<std::pair<KindTable, std::string>> kinds;
        const auto usual = usualKinds(m_from);
        for (const KindTable table : kKindTables) {
            const Json* rows = m_from.content.find(contentKey(table));
            if (!rows)
                continue;
            for (const Json& row : *rows->as<Json::Array>()) {
                const std::string& id = *row.find("id")->as<std::string>();
                if (!hasKind(*usual, table, id) && isNamedByParts(m_from, table, id))
                    kinds.emplace_back(table, id);
            }
        }
        return kinds;
    }

    // Whether a row puts pieces that come with a library, or a piece that comes includes one.
    bool needsLibraryPieces()
    {
        bool doesNeed = false;
        for (Recipe& recipe : m_from.recipes) // none where pieces come alone
            for (RecipeRow& row : recipe.rows)
                forEachWord(row, [&](std::string_view key, const std::string& word) {
                    doesNeed |= std::ranges::any_of(m_from.libraryPieces(), [&](const Piece& piece) {
                        return key == kPieceWord ? piece.name == word
                                                 : std::ranges::find(piece.tags, word) != piece.tags.end();
                    });
                });
        for (const Piece& piece : m_from.pieces)
            for (const auto& [sign, meaning] : piece.legend)
                doesNeed |= !meaning.piece.empty() && !findPiece(m_from.pieces, meaning.piece);
        return doesNeed;
    }

    // Whether the source's rows, pieces or own kinds name a kind that only this library has, or its pieces.
    bool needsLibrary(const std::string& library)
    {
        if (needsLibraryPieces())
            return true;
        const auto kinds = catalogueWith(Json::Object{{"use", Json::Array{library}}});
        return kinds && std::ranges::any_of(kKindTables, [&](KindTable table) {
                   return std::ranges::any_of(kindIds(**kinds, table), [&](const std::string& id) {
                       return !hasKind(*Catalogue::builtIn(), table, id) && isNamedByParts(m_from, table, id);
                   });
               });
    }

    bool isSameHere(KindTable table, const std::string& id) const
    {
        return hasKind(*m_dungeon.catalogue, table, id) &&
               kindRow(*m_dungeon.catalogue, table, id) == kindRow(*m_from.catalogue, table, id);
    }

    bool meansOther(KindTable table, const std::string& id) const
    {
        return isAnyKind(*m_dungeon.catalogue, id) && !isSameHere(table, id);
    }

    bool isLeft(KindTable table, const std::string& id) const
    {
        return m_clash == Clash::UseOwn && hasKind(*m_dungeon.catalogue, table, id);
    }

    // Of the source. What names a kind that is renamed differs from what has its name here from then on.
    Result<void> renameClashing(std::vector<std::pair<KindTable, std::string>>& kinds)
    {
        const auto clash = [&] {
            return std::ranges::find_if(kinds, [&](const std::pair<KindTable, std::string>& kind) {
                return meansOther(kind.first, kind.second) && !isLeft(kind.first, kind.second);
            });
        };
        for (auto kind = clash(); kind != kinds.end(); kind = clash()) {
            auto& [table, id] = *kind;
            const std::string other = freshName(id, [&](const std::string& tried) {
                return isAnyKind(*m_dungeon.catalogue, tried) || isAnyKind(*m_from.catalogue, tried);
            });
            if (auto renamed = renameKind(m_from, table, id, other); !renamed)
                return renamed;
            m_brought.renamed.emplace_back(id, other);
            id = other;
        }
        return {};
    }

    Result<void> bringKinds()
    {
        const std::size_t before = librariesOf(m_dungeon).size();
        for (const std::string& library : librariesOf(m_from))
            if (needsLibrary(library))
                if (auto used = useLibrary(m_dungeon, library); !used)
                    return used;
        if (auto brought = bringFactions(m_dungeon, m_from); !brought)
            return brought;
        if (librariesOf(m_dungeon).size() > before)
            bringLibraryPieces();
        std::vector<std::pair<KindTable, std::string>> kinds = namedKinds();
        if (auto renamed = renameClashing(kinds); !renamed)
            return renamed;
        std::vector<TableRow> rows;
        std::string signs; // of tiles that come
        for (const auto& [table, id] : kinds) {
            if (isSameHere(table, id) || isLeft(table, id))
                continue;
            rows.push_back({table, kindRow(*m_from.catalogue, table, id)});
            if (table == KindTable::Tile)
                giveSign(rows.back().row, signs);
        }
        m_brought.kinds = static_cast<int>(rows.size());
        return rows.empty() ? Result<void>() : putKinds(m_dungeon, rows);
    }

    // Beside those that are known here: which library one comes with is not known.
    void bringLibraryPieces()
    {
        const std::span<const Piece> known = m_dungeon.libraryPieces();
        std::vector<Piece> library(known.begin(), known.end());
        for (const Piece& piece : m_from.libraryPieces())
            if (!findPiece(library, piece.name))
                library.push_back(translated(piece));
        if (!library.empty())
            m_dungeon.library = std::make_shared<const std::vector<Piece>>(std::move(library));
    }

    // Two tiles with one sign could not be told apart in a file.
    void giveSign(Json& tile, std::string& signs) const
    {
        const char own = tile.find("sign")->as<std::string>()->front();
        const auto free = m_dungeon.catalogue->findTileBySign(own) ? freeSign(*m_dungeon.catalogue, signs) : own;
        signs += free.value_or(own);
        tile.set("sign", std::string(1, signs.back()));
    }

    // The piece with the numbers and signs of the tiles here.
    Piece translated(Piece piece) const
    {
        const Catalogue& there = *m_from.catalogue;
        const Catalogue& here = *m_dungeon.catalogue;
        for (auto& [sign, meaning] : piece.legend)
            if (meaning.tile)
                meaning.tile = here.findTile(there.tile(*meaning.tile).id);
        if (piece.choose)
            piece.choose->shut = here.findTile(there.tile(piece.choose->shut).id).value_or(here.wall());
        for (const std::string& row : piece.rows)
            for (const char sign : row) {
                const auto tile = there.findTileBySign(sign);
                if (!tile || piece.legend.contains(sign))
                    continue;
                const auto meant = here.findTile(there.tile(*tile).id);
                if (here.findTileBySign(sign) != meant)
                    piece.legend[sign].tile = meant;
            }
        return piece;
    }

    void bringPieces()
    {
        std::vector<Piece> fresh;
        std::set<std::string> same; // here already
        for (const Piece& piece : m_from.pieces) {
            Piece here = translated(piece);
            const Piece* known = findPiece(m_dungeon.pieces, here.name);
            if (known && *known == here)
                same.insert(here.name);
            else
                fresh.push_back(std::move(here));
        }
        if (!m_from.recipes.empty()) // pieces alone are chosen by the rows that are here
            renameTags(fresh, same);
        renamePieces(fresh);
        m_brought.pieces = static_cast<int>(fresh.size());
        std::ranges::move(fresh, std::back_inserter(m_dungeon.pieces));
    }

    void renamePieces(std::vector<Piece>& fresh)
    {
        std::map<std::string, std::string> names;
        for (Piece& piece : fresh) {
            const std::string name = freshName(piece.name, [&](const std::string& tried) {
                return findPiece(m_dungeon.pieces, tried) || (tried != piece.name && findPiece(m_from.pieces, tried));
            });
            if (name == piece.name)
                continue;
            m_brought.renamed.emplace_back(piece.name, name);
            m_brought.renamedPieces.emplace_back(piece.name, name);
            names[piece.name] = name;
            piece.name = name;
        }
        const auto rename = [&](std::string& name) {
            if (const auto found = names.find(name); found != names.end())
                name = found->second;
        };
        for (Piece& piece : fresh)
            for (auto& [sign, meaning] : piece.legend)
                rename(meaning.piece);
        for (Recipe& recipe : m_from.recipes)
            for (RecipeRow& row : recipe.rows)
                forEachWord(row, [&](std::string_view key, std::string& word) {
                    if (key == kPieceWord)
                        rename(word);
                });
    }

    // A tag that other pieces here have would mix them with those that come.
    void renameTags(std::vector<Piece>& fresh, const std::set<std::string>& same)
    {
        std::set<std::string> taken;
        for (const Piece& piece : m_dungeon.pieces)
            if (!same.contains(piece.name))
                taken.insert(piece.tags.begin(), piece.tags.end());
        std::map<std::string, std::string> tags;
        for (const Piece& piece : fresh)
            for (const std::string& tag : piece.tags)
                if (taken.contains(tag) && !tags.contains(tag))
                    tags[tag] = freshName(tag, [&](const std::string& tried) { return taken.contains(tried); });
        m_brought.renamed.insert(m_brought.renamed.end(), tags.begin(), tags.end());
        const auto rename = [&](std::string& tag) {
            if (const auto found = tags.find(tag); found != tags.end())
                tag = found->second;
        };
        for (Piece& piece : fresh)
            std::ranges::for_each(piece.tags, rename);
        for (Recipe& recipe : m_from.recipes)
            for (RecipeRow& row : recipe.rows) {
                rename(row.where.tag);
                forEachWord(row, [&](std::string_view key, std::string& word) {
                    if (key != kPieceWord)
                        rename(word);
                });
            }
    }

    Dungeon m_dungeon; ///< as it will be
    Dungeon m_from; ///< the source, but for what does not come
    Clash m_clash = Clash::Rename;
    Brought m_brought;
};

} // namespace

Result<Brought> bringRecipe(Dungeon& dungeon, const Dungeon& source, const std::string& name,
                            const std::function<Uid()>& newUid)
{
    return Bringing(dungeon, source, name).bring(dungeon, newUid);
}

std::vector<std::string> clashesOf(const Dungeon& dungeon, const Dungeon& source,
                                   const std::vector<std::string>& pieces)
{
    return Bringing(dungeon, source, pieces, Clash::Rename).clashes();
}

Result<Brought> bringPieces(Dungeon& dungeon, const Dungeon& source, const std::vector<std::string>& pieces,
                            Clash clash)
{
    return Bringing(dungeon, source, pieces, clash).bringPiecesAlone(dungeon);
}

} // namespace cave
