// SPDX-License-Identifier: MIT
#include "core/proof/problems.h"

#include "core/proof/checks.h"
#include "core/proof/ways/design.h"
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/check.h"

#include <algorithm>

namespace cave {

namespace {

// Where a game starts, if it can.
std::optional<Position> checkStart(const Dungeon& dungeon, Findings& findings)
{
    const auto start = startPosition(dungeon);
    if (start)
        return *start;
    std::optional<Position> at;
    if (dungeon.start)
        if (const auto z = dungeon.levelIndex(dungeon.start->at.level))
            at = Position{dungeon.start->at.x, dungeon.start->at.y, *z};
    findings.add(ProblemKind::NoStart, Severity::Error, at, start.error().what);
    return std::nullopt;
}

bool mayBeAt(const Dungeon& dungeon, const Placement& thing, Position at)
{
    const TileKind& tile = kindAt(dungeon, at);
    return thing.table == KindTable::Creature ? holds(tile, dungeon.catalogue->creature(thing.kind)) : tile.walkable;
}

// Things are sorted by place, so that creatures of one cell follow each other, with nothing between them but items.
void checkThings(const Dungeon& dungeon, std::optional<Position> start, Findings& findings)
{
    std::optional<Position> lastCreature;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        const KindName name = nameOf(dungeon, thing, Role::TheSubject);
        if (!contains(dungeon, at)) {
            findings.add(ProblemKind::ThingOutside, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 lies outside the level."), {name}});
            return;
        }
        if (!mayBeAt(dungeon, thing, at))
            findings.add(ProblemKind::ThingInWall, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 is on a cell that cannot be walked on."), {name}});
        if (thing.table != KindTable::Creature)
            return;
        if (at == lastCreature)
            findings.add(ProblemKind::CreaturesShare, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 shares its cell with another creature."), {name}});
        if (at == start)
            findings.add(ProblemKind::CreatureAtStart, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 stands where the game starts."), {name}});
        lastCreature = at;
    });
}

void checkStairs(const Dungeon& dungeon, Findings& findings)
{
    const auto links = linkedPositions(dungeon);
    std::optional<Stage> stage;
    std::optional<Fates> fates;
    const auto mayCome = [&](Position at, const TileKind& stairs) { // the other end
        if (!fates)
            fates.emplace(stage.emplace(dungeon));
        return fates->any(at, [&](const TileKind& tile) { return isStairsPair(stairs, tile); });
    };
    const auto check = [&](Position at) {
        const TileKind& stairs = kindAt(dungeon, at);
        if (stairs.leads == Leads::Nowhere ||
            std::ranges::binary_search(links, at, {}, &std::pair<Position, Position>::first))
            return;
        const KindName name{KindTable::Tile, stairs.id, Role::TheSubject};
        if (stairs.oneWay) {
            findings.add(ProblemKind::HoleWithoutLink, Severity::Error, at,
                         {CAVE_TEXT("problems", "%1 leads nowhere: it needs a link to where it ends."), {name}});
            return;
        }
        const Position to{at.x, at.y, at.z + (stairs.leads == Leads::Down ? 1 : -1)};
        if (to.z < 0 || to.z >= dungeon.depth()) {
            findings.add(ProblemKind::StairsLeadOut, Severity::Error, at,
                         {CAVE_TEXT("problems", "These stairs lead out of the dungeon.")});
            return;
        }
        if (!isStairsPair(stairs, kindAt(dungeon, to)) && !mayCome(to, stairs))
            findings.add(
                ProblemKind::StairsUnpaired, Severity::Error, at,
                {CAVE_TEXT("problems", "These stairs have no other end on level %1."), {std::int64_t{to.z} + 1}});
    };
    for (int z = 0; z < dungeon.depth(); ++z)
        forEachCell(dungeon, z, check);
}

void checkLinks(const Dungeon& dungeon, Findings& findings)
{
    const auto positionOf = [&](const Place& place) -> std::optional<Position> {
        const auto z = dungeon.levelIndex(place.level);
        return z ? std::optional(Position{place.x, place.y, *z}) : std::nullopt;
    };
    for (const Link& link : dungeon.links) {
        const auto from = positionOf(link.from);
        const auto to = positionOf(link.to);
        if (!from || !to)
            findings.add(ProblemKind::BadLink, Severity::Error, from ? from : to,
                         {CAVE_TEXT("problems", "A link names a level that does not exist.")});
        else if (!contains(dungeon, *from) || !contains(dungeon, *to))
            findings.add(ProblemKind::BadLink, Severity::Error, from,
                         {CAVE_TEXT("problems", "A link starts or ends outside its level.")});
        else if (!kindAt(dungeon, *to).walkable)
            findings.add(ProblemKind::BadLink, Severity::Error, from,
                         {CAVE_TEXT("problems", "The link from here ends where nobody can stand.")});
        else if (!link.oneWay && !kindAt(dungeon, *from).walkable)
            findings.add(ProblemKind::BadLink, Severity::Error, to,
                         {CAVE_TEXT("problems", "The link from here ends where nobody can stand.")});
    }
}

// Warns of a level that cannot be reached; true when it can.
bool checkLevel(const Dungeon& dungeon, int z, const Journey& journey, Findings& findings)
{
    const std::vector<Position>& blocked = journey.openness().blocked;
    std::optional<Position> first;
    std::int64_t reached = 0;
    std::int64_t unreached = 0;
    forEachCell(dungeon, z, [&](Position at) {
        if (journey.contains(at))
            ++reached;
        else if (kindAt(dungeon, at).walkable && !std::ranges::binary_search(blocked, at) && ++unreached == 1)
            first = at;
    });
    if (reached == 0)
        findings.add(ProblemKind::LevelUnreachable, Severity::Warning, first.value_or(Position{0, 0, z}),
                     {CAVE_TEXT("problems", "Level %1 cannot be reached without digging."), {std::int64_t{z} + 1}});
    else if (unreached > 0)
        findings.add(
            ProblemKind::FloorUnreachable, Severity::Warning, first,
            {CAVE_TEXT_N("problems", "%n cell(s) of floor cannot be reached without digging."), {}, unreached});
    return reached > 0;
}

void checkReach(const Dungeon& dungeon, const Journey& journey, Findings& findings)
{
    std::vector<bool> isReached(dungeon.levels.size());
    for (int z = 0; z < dungeon.depth(); ++z)
        isReached[static_cast<std::size_t>(z)] = checkLevel(dungeon, z, journey, findings);
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (isReached[static_cast<std::size_t>(at.z)] && contains(dungeon, at) && kindAt(dungeon, at).walkable &&
            !journey.contains(at) && !std::ranges::binary_search(journey.openness().blocked, at))
            findings.add(ProblemKind::ThingUnreachable, Severity::Warning, at,
                         {CAVE_TEXT("problems", "%1 cannot be reached without digging."),
                          {nameOf(dungeon, thing, Role::TheSubject)}});
    });
}

void checkScripts(const Dungeon& dungeon, std::optional<Position> start, Findings& findings)
{
    if (!hasScripts(dungeon))
        return;
    const Stage stage(dungeon);
    const Fates fates(stage);
    checkEvents(stage, fates, findings);
    checkMarks(stage, findings);
    if (start)
        checkTriggers(stage, fates, Journey(dungeon, *start), findings);
}

} // namespace

std::vector<Problem> findProblems(const Dungeon& dungeon, const std::function<bool()>& goesOn)
{
    Findings findings;
    std::optional<Position> start;
    std::optional<Journey> journey;
    bool hasGoal = false;
    const std::function<void()> always[]{
        [&] { checkNames(dungeon, findings); },         [&] { start = checkStart(dungeon, findings); },
        [&] { checkThings(dungeon, start, findings); }, [&] { checkSigns(dungeon, findings); },
        [&] { checkStairs(dungeon, findings); },        [&] { checkLinks(dungeon, findings); },
        [&] { checkKeys(dungeon, findings); },          [&] { checkScripts(dungeon, start, findings); },
        [&] { checkFalls(dungeon, findings); },
    };
    const std::function<void()> fromStart[]{
        [&] { journey.emplace(dungeon, *start); },
        [&] { hasGoal = checkGoal(dungeon, *start, *journey, findings); },
        [&] {
            if (hasGoal)
                checkProof(dungeon, *start, findings, goesOn);
        },
        [&] { checkBridges(dungeon, *journey, findings, goesOn); },
        [&] { checkReach(dungeon, *journey, findings); },
        [&] { checkLocks(dungeon, *journey, findings); },
    };
    const auto run = [&](const std::function<void()>& part) {
        if (goesOn && !goesOn())
            return false;
        part();
        return true;
    };
    if (std::ranges::all_of(always, run) && start)
        (void)std::ranges::all_of(fromStart, run);
    return findings.taken();
}

bool isDoubt(const Problem& problem)
{
    return problem.kind == ProblemKind::NotProved || problem.kind == ProblemKind::MayBurn;
}

Verdict verdictOf(std::span<const Problem> problems)
{
    if (std::ranges::find(problems, Severity::Error, &Problem::severity) != problems.end())
        return Verdict::No;
    return std::ranges::any_of(problems, isDoubt) ? Verdict::NotProved : Verdict::Proved;
}

} // namespace cave
