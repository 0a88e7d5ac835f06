// SPDX-License-Identifier: MIT
// vault@1: puts pieces that a designer drew into a level. A vault comes whole, with all its exits joined, or not at
// all; it never touches another vault or the ring around it, and never cuts a part of the level off. Places are taken
// in the order of a hash, or by how near they are to where the vault is wanted.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/piece_choice.h"
#include "core/generate/passes/vault_plan.h"
#include "core/world/goals.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

struct VaultParameters {
    enum class At : std::uint8_t { Anywhere, Centre, Anchor, Cell };
    enum class Over : std::uint8_t { Any, Wall, Floor, WallAndFloor };
    std::string piece;
    std::string tag;
    int count;
    At at;
    std::string anchor;
    int x;
    int y;
    bool rotate;
    bool mirror;
    Over over;
    int reach;
    Unique unique;
};
using VaultRow = RowContextOf<VaultParameters>;

constexpr std::size_t kMostPlaces = 400; // that are planned for one vault
constexpr std::size_t kFirstPlaces = 24; // of them
constexpr std::string_view kVaultTag = "vault";

class VaultMaker {
    using At = VaultParameters::At;

public:
    explicit VaultMaker(VaultRow& row)
        : m_row(row), m_canvas(row.canvas), m_book(row.book),
          m_choice(row,
                   {row.parameters.piece, row.parameters.tag, row.parameters.unique,
                    [&row](int depth) { return row.parametersAt(depth).count; }},
                   kVaultTag, [](const Piece& piece) { return !piece.isLoose(); })
    {
    }

    void run();
    std::int64_t mostOf(Weighted::Kind kind) { return m_row.parameters.count * m_choice.mostHeld(m_book, kind); }

private:
    Text whatIsMissing(const std::vector<const Piece*>& pieces);
    bool make(int number, std::set<const Piece*>& without);
    std::optional<VaultAim> aimOf(int number) const;
    BitGrid allowed() const;
    bool isReplaceable(const TileKind& kind) const;
    void build(const Piece& piece, const VaultPlan& plan, int turn, int number);

    VaultRow& m_row;
    LevelCanvas& m_canvas;
    PieceBook& m_book;
    PieceChoice m_choice;
};

bool hasExit(const FlatPiece& piece)
{
    return std::ranges::any_of(piece.cells(), [](const FlatCell& cell) { return cell.sign->isExit; });
}

Text VaultMaker::whatIsMissing(const std::vector<const Piece*>& pieces)
{
    if (pieces.empty())
        return m_choice.nothingNamed();
    for (const Piece* piece : pieces) {
        if (piece->isLoose())
            return {CAVE_TEXT("recipe", "The piece \"%1\" is loose: a row \"machine\" lays it."), {piece->name}};
        if (!hasExit(m_book.flat(*piece)))
            return {CAVE_TEXT("recipe", "The piece \"%1\" has no exit."), {piece->name}};
    }
    return {};
}

void VaultMaker::run()
{
    RowReport& report = m_row.report;
    const int count = m_row.parameters.count;
    const std::vector<const Piece*> pieces = m_choice.named();
    if (Text missing = whatIsMissing(pieces); !missing.source.empty()) {
        if (pieces.empty())
            report.asked = count;
        return report.tell(RowState::Skipped, std::move(missing));
    }
    m_choice.keep(pieces);
    if (m_choice.isEmpty())
        return; // they are for other levels
    std::set<const Piece*> without;
    for (int number = 0; number < count; ++number) {
        if (!m_choice.choose(number, {}))
            break; // each has come as often as it may
        ++report.asked;
        report.done += make(number, without);
    }
    if (report.done < report.asked)
        report.tell(report.done > 0 ? RowState::Partial : RowState::Skipped,
                    {CAVE_TEXT_N("recipe", "There was no place for %n vault(s)."), {}, report.asked - report.done});
}

// One vault. Pieces that found no place are left out from then on: places only grow fewer.
bool VaultMaker::make(int number, std::set<const Piece*>& without)
{
    const auto aim = aimOf(number);
    if (!aim)
        return false;
    const BitGrid cells = allowed();
    VaultPlanner planner(m_canvas, m_row.parameters.reach);
    std::set<const Piece*> tried = without;
    while (const Piece* piece = m_choice.choose(number, tried)) {
        if (!canRemember(m_canvas, m_book, *piece)) {
            tried.insert(piece);
            continue;
        }
        const std::vector<Orientation>& orientations =
            m_book.orientations(*piece, m_row.parameters.rotate, m_row.parameters.mirror);
        const std::uint64_t draw = m_row.chance.at(Draw::Turn, hashOfPiece(*piece));
        // One of the first is nearly always good, and they cost far less to find than all.
        std::size_t next = 0;
        for (const std::size_t most : {kFirstPlaces, kMostPlaces}) {
            const std::vector<VaultSite> places = bestSites(orientations, cells, draw, *aim, most);
            for (; next < places.size(); ++next) {
                const VaultSite& place = places[next];
                if (const auto plan = planner.plan(orientations[place.orientation].cells, place.x, place.y,
                                                   !piece->script.isEmpty())) {
                    build(*piece, *plan, orientations[place.orientation].turn, number);
                    return true;
                }
            }
            if (places.size() < most)
                break;
        }
        tried.insert(piece);
        if (m_row.parameters.at != At::Anchor)
            without.insert(piece);
    }
    return false;
}

// Anchors are rooms, the first vault goes to that of lowest rank; nothing when there are too few.
std::optional<VaultAim> VaultMaker::aimOf(int number) const
{
    const At at = m_row.parameters.at;
    if (at == At::Cell)
        return VaultAim{.at = CellAt{m_row.parameters.x, m_row.parameters.y}};
    if (at == At::Centre) {
        const Box area = m_canvas.areaBox();
        return VaultAim{.near = VaultAim::Target{2 * area.x + area.width, 2 * area.y + area.height}};
    }
    if (at != At::Anchor)
        return VaultAim{};
    const std::string& tag = m_row.parameters.anchor;
    std::vector<std::pair<std::uint64_t, const Room*>> rooms;
    for (const Room& room : m_canvas.state().rooms)
        if (!room.hasTag(kVaultTag) && (tag.empty() || room.hasTag(tag)))
            rooms.emplace_back(m_row.chance.at(Draw::Rank, room.uid), &room);
    std::ranges::stable_sort(rooms, {}, &std::pair<std::uint64_t, const Room*>::first);
    if (static_cast<std::size_t>(number) >= rooms.size())
        return std::nullopt;
    const CellAt centre = rooms[static_cast<std::size_t>(number)].second->centre();
    return VaultAim{.near = VaultAim::Target{2 * centre.x + 1, 2 * centre.y + 1}};
}

bool VaultMaker::isReplaceable(const TileKind& kind) const
{
    const Rules& rules = m_canvas.dungeon().rules;
    if (kind.leads != Leads::Nowhere || (rules.goal != Goal::Collect && isGoalTile(rules, kind.id)))
        return false;
    using Over = VaultParameters::Over;
    const Over over = m_row.parameters.over;
    const bool isWall = !kind.walkable && kind.diggable();
    const bool isFloor = kind.walkable && kind.opensInto.empty() && kind.closesInto.empty();
    return over == Over::Any || (over != Over::Floor && isWall) || (over != Over::Wall && isFloor);
}

// Cells kept free for things that were put by hand, or for a start, are no place for a vault.
BitGrid VaultMaker::allowed() const
{
    BitGrid cells = m_canvas.cellsWhere([this](const TileKind& kind) { return isReplaceable(kind); });
    cells -= m_canvas.fixed();
    return cells -= m_canvas.marked(kVault | kNoSpawn | kOpaque);
}

void VaultMaker::build(const Piece& piece, const VaultPlan& plan, int turn, int number)
{
    const Uid placed = placedUid(m_canvas.level().uid, m_row.report.row, number);
    remember(m_canvas, m_book, piece, {placed, piece.name, plan.x, plan.y, turn, m_row.report.row});
    Room room{.uid = m_row.chance.at(Draw::Try, number), .box = {}, .cells = {}, .tags = piece.tags};
    room.tags.push_back(piece.name);
    room.tags.emplace_back(kVaultTag);
    for (const CellAt cell : plan.tunnels)
        m_canvas.set(cell, m_canvas.catalogue().dugFrom(m_canvas.tile(cell.x, cell.y)));
    for (int y = 0; y < plan.piece->height(); ++y)
        for (int x = 0; x < plan.piece->width(); ++x) {
            const FlatCell& cell = (*plan.piece)[x, y];
            if (!cell.tile)
                continue;
            const CellAt at{plan.x + x, plan.y + y};
            m_canvas.set(at, *cell.tile);
            if (m_canvas.isWalkable(at.x, at.y))
                room.cells.push_back(at);
            addThing(m_row, cell, at, placed);
            m_canvas.mark(at.x, at.y, static_cast<std::uint8_t>(kLocked | cell.marks()));
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    if (m_canvas.contains(at.x + dx, at.y + dy))
                        m_canvas.mark(at.x + dx, at.y + dy, kVault);
        }
    m_canvas.addRoom(std::move(room));
}

} // namespace

Pass vaultPass()
{
    using P = VaultParameters;
    return makePass<P>(
        {.type = "vault",
         .title = CAVE_LABEL("recipe", "Vault"),
         .help = CAVE_LABEL("recipe", "Puts a piece that you drew into the level, whole and joined to it."),
         .runLevel = [](VaultRow& row) { VaultMaker(row).run(); },
         .facts = [](const P&, const Catalogue&) { return Facts{.needs = kBase}; },
         .forecast = [](VaultRow& row, Weighted::Kind kind) { return std::optional(VaultMaker(row).mostOf(kind)); }},
        {pieceField<P>(), tagField<P>(),
         field("count", CAVE_LABEL("Parameters", "Count"), &P::count, Number{1, 0, 1000, "vaults"},
               CAVE_LABEL("recipe", "How many on each level.")),
         field("at", CAVE_LABEL("Parameters", "At"), &P::at,
               Choice<P::At>{P::At::Anywhere,
                             {{"anywhere", P::At::Anywhere},
                              {"centre", P::At::Centre},
                              {"anchor", P::At::Anchor},
                              {"cell", P::At::Cell}}},
               CAVE_LABEL("recipe", "Where: anywhere, as near as it fits to the centre or to a room, or at one cell.")),
         field("anchor", CAVE_LABEL("Parameters", "Anchor"), &P::anchor, Word{},
               CAVE_LABEL("recipe", "The tag of the rooms that vaults at an anchor stay near; none for any room.")),
         field("x", CAVE_LABEL("Parameters", "Column"), &P::x, Number{1, 0, kMaxSide - 1},
               CAVE_LABEL("recipe", "The column of the vault's left upper corner, when it has one cell to be at.")),
         field("y", CAVE_LABEL("Parameters", "Row"), &P::y, Number{1, 0, kMaxSide - 1},
               CAVE_LABEL("recipe", "The row of the vault's left upper corner, when it has one cell to be at.")),
         field("rotate", CAVE_LABEL("Parameters", "Rotate"), &P::rotate, Flag{true},
               CAVE_LABEL("recipe", "Whether the piece may be turned, if it allows that.")),
         field("mirror", CAVE_LABEL("Parameters", "Mirror"), &P::mirror, Flag{true},
               CAVE_LABEL("recipe", "Whether the piece may be mirrored, if it allows that.")),
         field("over", CAVE_LABEL("Parameters", "Over"), &P::over,
               Choice<P::Over>{P::Over::WallAndFloor,
                               {{"any", P::Over::Any},
                                {"wall", P::Over::Wall},
                                {"floor", P::Over::Floor},
                                {"wall_and_floor", P::Over::WallAndFloor}}},
               CAVE_LABEL("recipe", "What the vault may take the place of; never stairs or the goal.")),
         field("reach", CAVE_LABEL("Parameters", "Reach"), &P::reach, Number::ofCells(10, 0, 40),
               CAVE_LABEL("recipe", "The longest tunnel that may be dug from an exit to the level's floor.")),
         uniqueField<P>()});
}

} // namespace cave
