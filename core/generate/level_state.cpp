// SPDX-License-Identifier: MIT
#include "core/generate/level_state.h"

#include "core/base/hash.h"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace cave {

namespace {

// Folds words one after the other; wide enough apart from the keys of generation not to meet them.
class Folder {
public:
    void add(std::uint64_t part) { m_hash = mix64(m_hash ^ part) * 0x9e3779b97f4a7c15u; }
    void add(std::string_view text)
    {
        add(text.size());
        addBytes(std::as_bytes(std::span(text)));
    }
    // Values are small, so their bytes are taken as they lie in memory: the hash never leaves the machine.
    void addBytes(std::span<const std::byte> bytes)
    {
        for (std::size_t i = 0; i < bytes.size(); i += sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes.data() + i, std::min(sizeof(word), bytes.size() - i));
            add(word);
        }
    }
    void add(CellAt cell) { add(static_cast<std::uint64_t>(cell.x) << 32 | static_cast<std::uint32_t>(cell.y)); }
    std::uint64_t result() const { return mix64(m_hash); }

private:
    std::uint64_t m_hash = 0x6c6576656cu;
};

void addRoom(Folder& folder, const Room& room)
{
    folder.add(room.uid);
    folder.add(room.cells.size());
    for (const CellAt cell : room.cells)
        folder.add(cell);
    folder.add(room.tags.size());
    for (const std::string& tag : room.tags)
        folder.add(tag);
}

void addThing(Folder& folder, const Placement& thing)
{
    folder.add(static_cast<std::uint64_t>(thing.table) << 16 | thing.kind);
    folder.add(CellAt{thing.x, thing.y});
    folder.add(thing.row.value);
    folder.add(static_cast<std::uint64_t>(thing.levels));
    folder.add(thing.group);
    folder.add(thing.carries ? std::uint64_t{*thing.carries} + 1 : std::uint64_t{0});
    folder.add(thing.placed.value);
    folder.add(static_cast<std::uint64_t>(thing.isAsleep) << 1 | static_cast<std::uint64_t>(thing.isFar));
    if (thing.enchant != 0)
        folder.add(hashOf("enchant", static_cast<std::uint64_t>(thing.enchant)));
    if (!thing.rune.empty())
        folder.add(hashOf("rune", thing.rune));
    if (thing.price != 0)
        folder.add(hashOf("price", static_cast<std::uint64_t>(thing.price)));
    folder.add(thing.opens.has_value());
    if (thing.opens) {
        folder.add(thing.opens->level.value);
        folder.add(CellAt{thing.opens->x, thing.opens->y});
    }
    folder.add(
        hashOf("belongs", thing.belongs.side, thing.group, thing.placed.value, std::uint64_t{thing.belongs.isCaptive}));
}

void addPlaced(Folder& folder, const PlacedPiece& placed)
{
    folder.add(placed.uid.value);
    folder.add(placed.piece);
    folder.add(CellAt{placed.x, placed.y});
    folder.add(static_cast<std::uint64_t>(placed.turn));
    for (const LetterCell& cell : placed.letters) {
        folder.add(static_cast<std::uint64_t>(cell.letter));
        folder.add(CellAt{cell.x, cell.y});
    }
}

} // namespace

CellAt Room::centre() const
{
    const CellAt middle{box.x + (box.width - 1) / 2, box.y + (box.height - 1) / 2};
    const auto key = [&](CellAt cell) {
        const int dx = cell.x - middle.x;
        const int dy = cell.y - middle.y;
        return std::tuple(dx * dx + dy * dy, cell.y, cell.x);
    };
    return *std::ranges::min_element(cells, {}, key);
}

bool Room::hasTag(std::string_view tag) const { return std::ranges::find(tags, tag) != tags.end(); }

std::uint64_t LevelState::hash() const
{
    Folder folder;
    folder.add(static_cast<std::uint64_t>(tiles.width()));
    folder.addBytes(std::as_bytes(tiles.cells()));
    folder.addBytes(std::as_bytes(owners.cells()));
    folder.addBytes(std::as_bytes(marks.cells()));
    folder.add(rooms.size());
    for (const Room& room : rooms)
        addRoom(folder, room);
    folder.add(mouths.size());
    for (const CellAt cell : mouths)
        folder.add(cell);
    folder.add(things.size());
    for (const Placement& thing : things)
        addThing(folder, thing);
    for (const PlacedPiece& piece : placed)
        addPlaced(folder, piece);
    for (const CellAt cell : adopters)
        folder.add(cell);
    return folder.result();
}

} // namespace cave
