// SPDX-License-Identifier: MIT
#include "core/world/placed_script.h"

#include "core/base/hash.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

class ScriptPlacing {
public:
    // Letters without a piece of their own are those of `own`, where there is one.
    ScriptPlacing(const Dungeon& dungeon, const DungeonLevel* level, const PlacedPiece* own)
        : m_dungeon(dungeon), m_level(level), m_own(own)
    {
    }

    void place(ScriptedEvent& event) const
    {
        place(event.when.terms);
        for (EventCondition& condition : event.conditions)
            place(condition);
        for (EventEffect& effect : event.effects)
            place(effect.terms);
    }

private:
    void place(EventCondition& condition) const
    {
        place(condition.terms);
        for (EventCondition& part : condition.parts)
            place(part);
    }

    void place(EventTerms& terms) const
    {
        EventCells& cells = terms.cells;
        if (cells.of != EventCells::Of::Letters)
            return;
        cells.of = EventCells::Of::Boxes;
        const PlacedPiece* placed = cells.placed ? find(terms.level, cells.placed) : m_own;
        const Piece* piece = placed ? m_dungeon.findPiece(placed->piece) : nullptr;
        if (!piece)
            return;
        for (const LetterCell& cell : cellsOf(*piece, *placed, cells.letters))
            add(cells.boxes, cell);
    }

    static void add(std::vector<Box>& boxes, const LetterCell& cell)
    {
        if (!boxes.empty() && boxes.back().y == cell.y && boxes.back().right() == cell.x)
            ++boxes.back().width;
        else
            boxes.push_back({cell.x, cell.y, 1, 1});
    }

    const PlacedPiece* find(Uid levelUid, Uid uid) const
    {
        const auto z = levelUid ? m_dungeon.levelIndex(levelUid) : std::nullopt;
        const DungeonLevel* level = z ? &m_dungeon.level(*z) : m_level;
        if (!level)
            return nullptr;
        const auto found = std::ranges::find(level->placed, uid, &PlacedPiece::uid);
        return found == level->placed.end() ? nullptr : &*found;
    }

    const Dungeon& m_dungeon;
    const DungeonLevel* m_level;
    const PlacedPiece* m_own;
};

// What may be chosen from a piece, written out: each cell counts what is taken from it and what comes back, and what
// still lies in it is shut away when enough was taken.
class ChooseScript {
public:
    ChooseScript(const Dungeon& dungeon, const DungeonLevel& level, const PlacedPiece& placed, const Piece& piece)
        : m_dungeon(dungeon), m_level(level), m_placed(placed), m_choose(*piece.choose),
          m_cells(cellsOf(piece, placed, piece.choose->letters))
    {
        std::erase_if(m_cells, [&](const LetterCell& cell) { return !level.tiles.contains(cell.x, cell.y); });
    }

    void addTo(Script& script) const
    {
        script.marks.push_back({kTaken, std::max(1, static_cast<int>(m_cells.size())), m_placed.uid});
        for (const LetterCell& cell : m_cells) {
            const auto item = itemAt(cell);
            if (!item)
                continue;
            script.events.push_back(taken(cell, *item));
            script.events.push_back(putBack(cell, *item));
            script.events.push_back(shut(cell));
        }
    }

private:
    static constexpr const char* kTaken = "chosen_from";

    std::optional<std::string> itemAt(const LetterCell& cell) const
    {
        for (const Placement& thing : m_level.things)
            if (thing.x == cell.x && thing.y == cell.y && thing.table == KindTable::Item)
                return m_dungeon.catalogue->item(thing.kind).id;
        return std::nullopt;
    }

    static EventCells boxOf(const LetterCell& cell)
    {
        return {.of = EventCells::Of::Boxes, .letters = {}, .placed = {}, .boxes = {{cell.x, cell.y, 1, 1}}};
    }

    ScriptedEvent event(std::string_view domain, TriggerWord on, const LetterCell& cell) const
    {
        ScriptedEvent made;
        made.uid = {hashOf("choose", domain, static_cast<std::uint64_t>(cell.x), static_cast<std::uint64_t>(cell.y))};
        made.placed = m_placed.uid;
        made.when.on = on;
        made.when.terms.cells = boxOf(cell);
        made.repeat = 0;
        return made;
    }

    static EventEffect counts(int more)
    {
        EventEffect effect{EffectWord::Mark, {}};
        effect.terms.mark = kTaken;
        effect.terms.add = more;
        return effect;
    }

    static EventEffect becomes(const LetterCell& cell, const std::string& tile)
    {
        EventEffect effect{EffectWord::Tile, {}};
        effect.terms.cells = boxOf(cell);
        effect.terms.tile = tile;
        return effect;
    }

    ScriptedEvent taken(const LetterCell& cell, const std::string& item) const
    {
        ScriptedEvent made = event("taken", TriggerWord::Take, cell);
        made.when.terms.item = item;
        made.effects = {counts(1)};
        return made;
    }

    ScriptedEvent putBack(const LetterCell& cell, const std::string& item) const
    {
        ScriptedEvent made = event("put back", TriggerWord::Put, cell);
        made.when.terms.item = item;
        made.effects = {counts(-1)};
        for (const LetterCell& each : m_cells)
            made.effects.push_back(becomes(each, tileOf(m_level.tiles[each.x, each.y])));
        return made;
    }

    ScriptedEvent shut(const LetterCell& cell) const
    {
        ScriptedEvent made = event("shut", TriggerWord::Mark, cell);
        made.when.terms.cells = {};
        made.when.terms.mark = kTaken;
        made.when.terms.least = m_choose.keep;
        EventCondition lies{ConditionWord::Lies, {}};
        lies.terms.cells = boxOf(cell);
        made.conditions = {lies};
        made.effects = {becomes(cell, tileOf(m_choose.shut))};
        return made;
    }

    const std::string& tileOf(TileId tile) const { return m_dungeon.catalogue->tile(tile).id; }

    const Dungeon& m_dungeon;
    const DungeonLevel& m_level;
    const PlacedPiece& m_placed;
    const PieceChoose& m_choose;
    std::vector<LetterCell> m_cells;
};

SharedScript sharedUnlessOther(const SharedScript& design, Script inPlay)
{
    return inPlay == *design ? design : SharedScript(std::move(inPlay));
}

bool isMuted(const DungeonLevel& level, Uid placed, Uid event)
{
    return std::ranges::find(level.mutedEvents, MutedEvent{placed, event}) != level.mutedEvents.end();
}

} // namespace

ScriptedEvent eventInPlay(const Dungeon& dungeon, const DungeonLevel& level, const PlacedPiece& placed,
                          ScriptedEvent event)
{
    event.placed = placed.uid;
    ScriptPlacing(dungeon, &level, &placed).place(event);
    return event;
}

Script scriptInPlay(const Dungeon& dungeon, const DungeonLevel& level)
{
    Script script = *level.script;
    for (ScriptedEvent& event : script.events)
        ScriptPlacing(dungeon, &level, nullptr).place(event);
    for (const PlacedPiece& placed : level.placed) {
        const Piece* piece = dungeon.findPiece(placed.piece);
        if (!piece)
            continue;
        for (EventMark mark : piece->script->marks) {
            mark.placed = placed.uid;
            script.marks.push_back(std::move(mark));
        }
        for (const ScriptedEvent& event : piece->script->events) {
            if (isMuted(level, placed.uid, event.uid))
                continue;
            script.events.push_back(eventInPlay(dungeon, level, placed, event));
        }
        if (piece->choose)
            ChooseScript(dungeon, level, placed, *piece).addTo(script);
    }
    return script;
}

std::vector<LetterCell> choiceCells(const Dungeon& dungeon, const DungeonLevel& level)
{
    std::vector<LetterCell> cells;
    for (const PlacedPiece& placed : level.placed)
        if (const Piece* piece = dungeon.findPiece(placed.piece); piece && piece->choose)
            std::ranges::copy(cellsOf(*piece, placed, piece->choose->letters), std::back_inserter(cells));
    return cells;
}

Script scriptInPlay(const Dungeon& dungeon)
{
    Script script = *dungeon.script;
    for (ScriptedEvent& event : script.events)
        ScriptPlacing(dungeon, nullptr, nullptr).place(event);
    return script;
}

SharedScript sharedScriptInPlay(const Dungeon& dungeon, const DungeonLevel& level)
{
    return sharedUnlessOther(level.script, scriptInPlay(dungeon, level));
}

SharedScript sharedScriptInPlay(const Dungeon& dungeon)
{
    return sharedUnlessOther(dungeon.script, scriptInPlay(dungeon));
}

// Those that they include come along.
void keepPlacedPieces(Dungeon& dungeon)
{
    std::vector<std::string> wanted;
    for (const DungeonLevel& level : dungeon.levels)
        for (const PlacedPiece& placed : level.placed)
            wanted.push_back(placed.piece);
    const std::span<const Piece> library = dungeon.libraryPieces();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto found = std::ranges::find(library, wanted[i], &Piece::name);
        if (found == library.end() ||
            std::ranges::find(dungeon.pieces, wanted[i], &Piece::name) != dungeon.pieces.end())
            continue;
        dungeon.pieces.push_back(*found);
        for (const auto& [letter, sign] : found->legend)
            if (!sign.piece.empty())
                wanted.push_back(sign.piece);
    }
}

} // namespace cave
