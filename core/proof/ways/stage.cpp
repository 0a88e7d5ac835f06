// SPDX-License-Identifier: MIT
#include "core/proof/ways/stage.h"

#include "core/base/utf8.h"
#include "core/proof/ways/design.h"
#include "core/world/placed_script.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr std::size_t kShownOfName = 40; // characters

} // namespace

Stage::Stage(const Dungeon& dungeon) : m_dungeon(dungeon)
{
    std::vector<Script> scripts;
    scripts.reserve(static_cast<std::size_t>(dungeon.depth()) + 1);
    for (const DungeonLevel& level : dungeon.levels)
        scripts.push_back(scriptInPlay(dungeon, level));
    scripts.push_back(scriptInPlay(dungeon));
    m_scripts = std::make_shared<const std::vector<Script>>(std::move(scripts));
    const auto add = [this](const Script& script, Uid level, std::optional<int> z, bool isOfDungeon) {
        for (const EventMark& mark : script.marks)
            m_marks.push_back({&mark, {.level = level, .mark = mark.name, .placed = mark.placed}, z});
        const std::size_t first = m_events.size();
        for (const ScriptedEvent& event : script.events) {
            const Uid named = event.when.terms.level;
            m_events.push_back({&event,
                                {.level = level, .event = event.uid, .placed = event.placed},
                                named ? m_dungeon.levelIndex(named) : z,
                                isOfDungeon});
        }
        std::ranges::stable_sort(m_events.begin() + static_cast<std::ptrdiff_t>(first), m_events.end(), {},
                                 [](const StagedEvent& staged) {
                                     const ScriptedEvent& event = *staged.event;
                                     return std::tuple(static_cast<bool>(event.placed), event.uid, event.placed);
                                 });
    };
    for (int z = 0; z < dungeon.depth(); ++z)
        add((*m_scripts)[static_cast<std::size_t>(z)], dungeon.level(z).uid, z, false);
    add(m_scripts->back(), {}, std::nullopt, true);
}

std::optional<std::size_t> Stage::markOf(const StagedEvent& event, std::string_view name) const
{
    bool isOfDungeon = event.isOfDungeon;
    Uid placed = event.event->placed;
    if (!isOfDungeon && name.starts_with(kDungeonPrefix)) {
        isOfDungeon = true;
        name.remove_prefix(kDungeonPrefix.size());
    } else if (!isOfDungeon && name.starts_with(kLevelPrefix)) {
        name.remove_prefix(kLevelPrefix.size());
        placed = {};
    }
    const auto found = std::ranges::find_if(m_marks, [&](const StagedMark& staged) {
        return staged.mark->name == name &&
               (isOfDungeon ? !staged.z : staged.z && staged.z == event.z && staged.mark->placed == placed);
    });
    return found == m_marks.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_marks.begin()));
}

std::optional<int> Stage::levelOf(const StagedEvent& event, const EventTerms& terms) const
{
    return terms.level ? m_dungeon.levelIndex(terms.level) : event.z;
}

bool Stage::namesNoLevel(const EventTerms& terms) const { return terms.level && !m_dungeon.levelIndex(terms.level); }

std::vector<Position> Stage::cellsOf(const StagedEvent& event, const EventTerms& terms) const
{
    if (terms.cells.of == EventCells::Of::Here)
        return cellsOf(event, event.event->when.terms);
    std::vector<Position> cells;
    if (namesNoLevel(terms))
        return cells;
    const auto level = levelOf(event, terms);
    const Box all{0, 0, m_dungeon.width, m_dungeon.height};
    for (int z = level.value_or(0); z <= level.value_or(m_dungeon.depth() - 1); ++z) {
        const auto add = [&](const Box& box) {
            const Box inside = box.intersected(all);
            for (int y = inside.y; y < inside.bottom(); ++y)
                for (int x = inside.x; x < inside.right(); ++x)
                    cells.push_back({x, y, z});
        };
        if (terms.cells.of == EventCells::Of::Level)
            add(all);
        if (terms.cells.of == EventCells::Of::Boxes)
            std::ranges::for_each(terms.cells.boxes, add);
    }
    std::ranges::sort(cells, {}, [](Position at) { return std::tuple(at.z, at.y, at.x); });
    const auto twice = std::ranges::unique(cells);
    cells.erase(twice.begin(), twice.end());
    return cells;
}

Position Stage::placeOf(const StagedEvent& event) const
{
    const EventCells& cells = event.event->when.terms.cells;
    const int z = event.z.value_or(0);
    if (cells.of == EventCells::Of::Boxes && !cells.boxes.empty())
        return {cells.boxes.front().x, cells.boxes.front().y, z};
    return {0, 0, z};
}

bool Stage::isOfGroup(const StagedEvent& event, std::string_view group, const Placement& thing, int z) const
{
    return thing.group == group && thing.placed == event.event->placed && (!event.z || *event.z == z);
}

bool hasScripts(const Dungeon& dungeon)
{
    return !dungeon.script.isEmpty() || std::ranges::any_of(dungeon.levels, [](const DungeonLevel& level) {
        return !level.script.isEmpty() || !level.placed.empty();
    });
}

std::string shownName(const ScriptedEvent& event)
{
    return event.name.empty() ? hexOf(event.uid.value) : shortened(event.name, kShownOfName);
}

} // namespace cave
