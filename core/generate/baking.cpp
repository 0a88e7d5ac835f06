// SPDX-License-Identifier: MIT
#include "core/generate/baking.h"

#include "core/base/parallel.h"
#include "core/generate/passes.h"
#include "core/generate/row_hash.h"
#include "core/generate/thing_edits.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace cave {

Baking::Baking(Dungeon& dungeon, Baker* keeper, int threads, Progress progress)
    : m_dungeon(dungeon), m_keeper(keeper), m_threads(threads), m_progress(std::move(progress)),
      m_steps(dungeon.levels.size()), m_red(dungeon.levels.size()), m_isMade(dungeon.levels.size()),
      m_ahead(dungeon.levels.size()),
      m_books(dungeon.levels.size(), PieceBook(dungeon.pieces, *dungeon.catalogue, dungeon.libraryPieces())),
      m_hashes(dungeon.levels.size()), m_levelReports(dungeon.levels.size())
{
}

std::optional<Error> Baking::prepare()
{
    for (std::size_t z = 0; z < m_dungeon.levels.size(); ++z) {
        auto level = stepsOf(m_dungeon, static_cast<int>(z));
        if (!level)
            return level.error();
        m_isMade[z] = !design(z).recipe.empty() && !level->unknown;
        if (level->unknown) {
            const RowProblem& problem = *level->unknown;
            m_unknown.push_back({.row = problem.row, .type = problem.type, .level = problem.level});
            m_unknown.back().tell(RowState::Skipped, problem.why);
        }
        m_steps[z] = std::move(level->steps);
        m_red[z] = lint(m_dungeon, static_cast<int>(z), m_steps[z]);
        if (m_isMade[z])
            addEditsRow(z);
        for (const Step& step : m_steps[z]) {
            m_levelsWith[step.row.uid].push_back(design(z).uid);
            m_whereabouts[step.row.uid].add(design(z).uid.value).add(z);
        }
    }
    planJoins();
    return std::nullopt;
}

// Hand edits are never lost in silence: where the recipe has no row for them, or it is muted, they come last.
void Baking::addEditsRow(std::size_t z)
{
    auto& steps = m_steps[z];
    const auto isEdits = [](const Step& step) { return step.row.type == kEditsType; };
    if (design(z).tileEdits.empty() || std::ranges::any_of(steps, isEdits))
        return;
    Step step{.row = {}, .pass = findPass(kEditsType, 1), .phase = Phase::Terrain};
    step.row.type = kEditsType;
    steps.insert(std::ranges::find_if(steps, [](const Step& other) { return other.phase != Phase::Terrain; }), step);
}

Baked Baking::run(std::uint64_t seed)
{
    begin(seed);
    runLevelRows(Phase::Terrain);
    for (const Join& join : m_joins)
        run(join);
    runLevelRows(Phase::Place);
    return finish();
}

void Baking::begin(std::uint64_t seed)
{
    clear(seed);
    m_isStopped = false;
    m_done = 0;
    m_baked = {};
    m_levelReports.assign(m_dungeon.levels.size(), {});
    for (const RowReport& report : m_unknown)
        m_levelReports[static_cast<std::size_t>(report.level)].push_back(report);
    m_baked.edits.resize(m_dungeon.levels.size());
    m_canvases.clear();
    m_canvases.reserve(m_dungeon.levels.size());
    for (std::size_t z = 0; z < m_dungeon.levels.size(); ++z) {
        m_canvases.push_back(isMade(z) ? firstCanvas(z) : storedCanvas(z));
        if (m_keeper)
            m_hashes[z] = m_canvases[z].state().hash();
    }
}

// What the recipe will make again goes; what was made by hand stays.
void Baking::clear(std::uint64_t seed)
{
    m_dungeon.seed = seed;
    if (m_dungeon.start && !m_dungeon.start->byHand)
        m_dungeon.start.reset();
    std::erase_if(m_dungeon.links, [](const Link& link) { return static_cast<bool>(link.row); });
}

// Solid wall, with what locked groups hold and with room for the start and the things that were put by hand.
LevelCanvas Baking::firstCanvas(std::size_t z) const
{
    const DungeonLevel& level = design(z);
    LevelCanvas canvas(m_dungeon, static_cast<int>(z), m_dungeon.catalogue->wall());
    for (const auto& [index, edit] : level.tileEdits)
        if (isLockedGroup(level, edit.group)) {
            const auto [x, y] = cellAt(index, canvas.width());
            canvas.force(x, y, edit.now);
            canvas.mark(x, y, kLocked);
        }
    for (const ThingEdit& edit : level.thingEdits)
        if (edit.added && canvas.contains(edit.thing.x, edit.thing.y))
            canvas.mark(edit.thing.x, edit.thing.y, kNoSpawn);
    const auto& start = m_dungeon.start; // only one made by hand is left
    if (start && start->at.level == level.uid && canvas.contains(start->at.x, start->at.y))
        canvas.mark(start->at.x, start->at.y, kNoSpawn);
    return canvas;
}

// A level that no recipe makes. Rows that join levels see it, but stairs and tunnels made there would never be taken
// away again, so all of it is locked.
LevelCanvas Baking::storedCanvas(std::size_t z) const
{
    LevelState state(m_dungeon.width, m_dungeon.height, m_dungeon.catalogue->wall());
    state.tiles = design(z).tiles;
    state.things = design(z).things;
    state.placed = design(z).placed;
    state.marks.fill(kLocked);
    return {m_dungeon, static_cast<int>(z), std::move(state)};
}

void Baking::runLevelRows(Phase phase)
{
    forEachInParallel(m_steps.size(), m_threads, [&](std::size_t z) { makeRows(z, phase); });
    for (std::size_t z = 0; z < m_steps.size(); ++z)
        takeReports(z);
}

void Baking::runRows(std::size_t z, std::span<const std::size_t> rows)
{
    for (const std::size_t row : rows)
        makeRow(z, m_steps[z][row]);
    takeReports(z);
}

void Baking::takeReports(std::size_t z)
{
    for (RowReport& report : std::exchange(m_levelReports[z], {})) {
        if (report.type == kEditsType && report.state != RowState::Skipped)
            m_baked.edits[z] = report.edits;
        m_baked.rows.push_back(std::move(report));
    }
}

void Baking::makeRows(std::size_t z, Phase phase)
{
    for (const Step& step : m_steps[z])
        if (step.phase == phase)
            makeRow(z, step);
}

void Baking::makeRow(std::size_t z, const Step& step)
{
    RowReport report{.row = step.row.uid, .type = step.row.type, .level = static_cast<int>(z)};
    const auto red = std::ranges::find(m_red[z], step.row.uid, &RowProblem::row);
    if (red != m_red[z].end()) {
        report.tell(RowState::Skipped, red->why);
        m_levelReports[z].push_back(std::move(report));
        return;
    }
    m_levelReports[z].push_back(
        perform({{z}, design(z).uid, m_keeper ? keyOf(z, step) : 0, false, std::move(report), [&](RowReport& made) {
                     RowContext context = contextOf(z, step, made);
                     step.pass->runLevel(context);
                 }}));
}

RowContext Baking::contextOf(std::size_t z, const Step& step, RowReport& report)
{
    LevelCanvas& canvas = m_canvases[z];
    canvas.beginRow(ownerOf(z, step.row.uid), step.row.where);
    return {.canvas = canvas,
            .values = {step.row.parameters, *m_dungeon.catalogue, static_cast<int>(z) + 1},
            .chance = Chance(rowKey(m_dungeon, design(z), step.row)),
            .shared = Chance(sharedRowKey(m_dungeon, step.row)),
            .levels = m_levelsWith[step.row.uid],
            .book = m_books[z],
            .report = report};
}

// A Link row runs in the place where the first level that has it has it. Recipes that came from elsewhere may call rows
// of two passes the same.
void Baking::planJoins()
{
    std::set<std::pair<Uid, const Pass*>> done;
    for (const auto& steps : m_steps)
        for (const Step& step : steps)
            if (step.phase == Phase::Link && done.emplace(step.row.uid, step.pass).second)
                planJoins(step.row.uid, *step.pass);
}

void Baking::planJoins(Uid row, const Pass& pass)
{
    std::vector<std::size_t> having;
    const auto add = [&](std::vector<std::size_t> of, std::vector<std::size_t> writes) -> RowReport& {
        const std::size_t first = of.front();
        m_joins.push_back({std::move(of),
                           std::move(writes),
                           {.row = row, .type = findStep(first, row)->row.type, .level = static_cast<int>(first)}});
        return m_joins.back().report;
    };
    for (std::size_t z = 0; z < m_steps.size(); ++z) {
        const Step* step = findStep(z, row);
        if (!step || step->pass != &pass || step->phase != Phase::Link)
            continue;
        const auto red = std::ranges::find(m_red[z], row, &RowProblem::row);
        if (red == m_red[z].end())
            having.push_back(z);
        else
            add({z}, {z}).tell(RowState::Skipped, red->why);
    }
    if (having.empty())
        return;
    if (!pass.byPair) {
        std::vector<std::size_t> all(m_steps.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        add(having, std::move(all));
        return;
    }
    for (const std::size_t z : having)
        add({z}, z + 1 < m_steps.size() ? std::vector{z, z + 1} : std::vector{z});
}

void Baking::run(const Join& join)
{
    if (join.report.state == RowState::Skipped) {
        m_baked.rows.push_back(join.report);
        return;
    }
    const Uid row = join.report.row;
    const Step& first = *findStep(join.of.front(), row);
    const auto runPass = [&](RowReport& report) {
        DungeonContext context{m_dungeon, m_canvases, {}, report};
        for (const std::size_t z : join.writes) {
            const Step* step = findStep(z, row);
            m_canvases[z].beginRow(ownerOf(z, row), step ? step->row.where : Where{});
        }
        for (const std::size_t z : join.of) {
            const RecipeRow& own = findStep(z, row)->row;
            context.rows.push_back({static_cast<int>(z),
                                    {own.parameters, *m_dungeon.catalogue, static_cast<int>(z) + 1},
                                    Chance(rowKey(m_dungeon, design(z), own))});
        }
        first.pass->runDungeon(context);
    };
    const Uid keptUnder = first.pass->byPair ? design(join.of.front()).uid : Uid{};
    const std::uint64_t key = m_keeper ? keyOfJoin(row, join.of) : 0;
    m_baked.rows.push_back(perform({join.writes, keptUnder, key, true, join.report, runPass}));
}

RowReport Baking::perform(RowJob job)
{
    const std::pair place{job.level, job.report.row};
    if (m_isStopped)
        return std::move(job.report);
    if (m_keeper) {
        TupleHasher key;
        key.add(job.key);
        for (const std::size_t z : job.levels)
            key.add(m_hashes[z]);
        job.key = key.result();
        if (auto kept = takeKept(place, job))
            return std::move(*kept);
    }
    for (const std::size_t z : job.levels)
        bringUpToDate(z);
    const BakeClock clock = m_keeper ? m_keeper->m_clock : nullptr;
    const std::int64_t begin = clock ? clock() : 0;
    job.run(job.report);
    const std::int64_t microseconds = clock ? clock() - begin : 0;
    Baker::Kept made = m_keeper ? keptOf(job) : Baker::Kept{};
    made.microseconds = microseconds;
    const std::scoped_lock lock(m_mutex);
    ++m_baked.rowsRun;
    tellProgress();
    if (m_keeper)
        m_keeper->m_kept.insert_or_assign(place, std::move(made));
    return std::move(job.report);
}

// What the job has just made.
Baker::Kept Baking::keptOf(const RowJob& job)
{
    Baker::Kept made;
    made.key = job.key;
    made.report = job.report;
    made.isUsed = true;
    for (const std::size_t z : job.levels) {
        m_hashes[z] = m_canvases[z].state().hash();
        made.after.push_back(std::make_shared<const LevelState>(m_canvases[z].state()));
        made.hashes.push_back(m_hashes[z]);
    }
    if (job.isLink) {
        made.start = m_dungeon.start;
        made.links = m_dungeon.links;
    }
    return made;
}

std::optional<RowReport> Baking::takeKept(const std::pair<Uid, Uid>& place, const RowJob& job)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_keeper->m_kept.find(place);
    if (found == m_keeper->m_kept.end() || found->second.key != job.key)
        return std::nullopt;
    Baker::Kept& kept = found->second;
    kept.isUsed = true;
    tellProgress();
    for (std::size_t i = 0; i < job.levels.size(); ++i) {
        m_ahead[job.levels[i]] = kept.after[i];
        m_hashes[job.levels[i]] = kept.hashes[i];
    }
    if (job.isLink) {
        m_dungeon.start = kept.start;
        m_dungeon.links = kept.links;
    }
    return kept.report;
}

void Baking::tellProgress()
{
    ++m_done;
    if (!m_progress)
        return;
    std::size_t all = 0;
    for (const auto& steps : m_steps)
        all += steps.size();
    if (!m_progress(std::min(m_done, static_cast<int>(all)), static_cast<int>(all)))
        m_isStopped = true;
}

void Baking::bringUpToDate(std::size_t z)
{
    if (const auto ahead = std::exchange(m_ahead[z], nullptr))
        m_canvases[z].restore(*ahead);
}

Baked Baking::finish()
{
    m_baked.wasStopped = m_isStopped;
    if (!m_isStopped)
        for (std::size_t z = 0; z < m_dungeon.levels.size(); ++z)
            finishLevel(z);
    return std::move(m_baked);
}

// What its rows have made, with the hand edits of things, becomes the level.
void Baking::finishLevel(std::size_t z)
{
    if (!isMade(z))
        return;
    DungeonLevel& level = m_dungeon.levels[z];
    const LevelState& state = m_ahead[z] ? *m_ahead[z] : m_canvases[z].state();
    level.tiles = state.tiles;
    level.things = state.things;
    level.placed = state.placed;
    for (auto& [cell, edit] : level.tileEdits)
        edit.base.reset();
    for (const EditFinding& finding : m_baked.edits[z].findings)
        level.tileEdits.at(level.tiles.index(finding.x, finding.y)).base = finding.base;
    mergeThingEdits(level, *m_dungeon.catalogue, m_baked.edits[z]);
    tellOutsideEdits(level, m_baked.edits[z]);
    sortThings(level.things);
}

std::uint64_t Baking::keyOf(std::size_t z, const RecipeRow& row) const
{
    TupleHasher key;
    key.add("kept").add(rowKey(m_dungeon, design(z), row));
    key.add(sharedRowKey(m_dungeon, row)); // which hangs on the dungeon's seed where the level has its own
    addRow(key, row);
    key.add(ownerOf(z, row.uid)).add(m_whereabouts.at(row.uid).result());
    return key.result();
}

// The hash of all that a row of a level reads beside the level itself.
std::uint64_t Baking::keyOf(std::size_t z, const Step& step) const
{
    TupleHasher key;
    key.add(keyOf(z, step.row)).add(z);
    if (step.row.type == kEditsType)
        addHandEdits(key, design(z));
    if (step.phase == Phase::Place)
        addJoins(key, m_dungeon);
    return key.result();
}

std::uint64_t Baking::keyOfJoin(Uid row, const std::vector<std::size_t>& of) const
{
    TupleHasher key;
    key.add(m_steps.size());
    for (const std::size_t z : of)
        key.add(keyOf(z, findStep(z, row)->row)).add(z);
    addJoins(key, m_dungeon);
    return key.result();
}

const Step* Baking::findStep(std::size_t z, Uid row) const
{
    const auto found = std::ranges::find(m_steps[z], row, [](const Step& step) { return step.row.uid; });
    return found == m_steps[z].end() ? nullptr : &*found;
}

std::uint16_t Baking::ownerOf(std::size_t z, Uid row) const
{
    const Step* step = findStep(z, row);
    return step ? static_cast<std::uint16_t>(step - m_steps[z].data() + 1) : std::uint16_t{0};
}

} // namespace cave
