// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/prospect.h"
#include "core/world/goals.h"
#include "core/world/placed_script.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

// The first goal found, and whether one of them can be reached.
struct GoalState {
    std::optional<Position> first;
    bool isReached = false;
    void add(Position at, const Journey& journey)
    {
        if (!first)
            first = at;
        isReached = isReached || journey.contains(at);
    }
};

bool wins(const EventEffect& effect) { return effect.does == EffectWord::End && effect.terms.ending == 0; }

// Whether an event does this somewhere, which may bring the goal, or ends the game as won without it.
bool mayBring(const Dungeon& dungeon, EffectWord does, std::string EventTerms::* what, const std::string& kind)
{
    return anyEffect(dungeon, [&](const EventEffect& effect) {
        return (effect.does == does && effect.terms.*what == kind) || wins(effect);
    });
}

// What decides whether such a creature comes, of which none is within reach; none: none may come.
PlayDoubt doubtOfComing(const Dungeon& dungeon, const std::string& kind)
{
    if (mayBeDrawn(dungeon, kind))
        return PlayDoubt::Chance;
    return mayBeBrought(Stage(dungeon), kind) ? PlayDoubt::Fight : PlayDoubt::None;
}

bool isInTable(const Json& table, const std::string& kind)
{
    if (const auto* id = table.as<std::string>())
        return *id == kind;
    const auto* rows = table.as<Json::Array>();
    return rows && std::ranges::any_of(*rows, [&](const Json& row) {
               const Json* named = row.find("kind");
               const auto* id = named ? named->as<std::string>() : nullptr;
               return id && *id == kind;
           });
}

// No ground, but maybe such once fire or a blast has met it, as a barricade.
bool mayBeBlown(const Catalogue& catalogue, const TileKind& tile)
{
    return !tile.walkable && std::ranges::any_of(tile.reacts, [&](const ReactionRow& row) {
        const auto into = row.on == On::Burn || row.on == On::Strike ? catalogue.findTile(row.into) : std::nullopt;
        return into && std::ranges::any_of(ownFatesOf(catalogue, *into),
                                           [&](TileId fate) { return catalogue.tile(fate).walkable; });
    });
}

// On levels where events set fire.
std::vector<Position> cellsThatMayBeBlown(const Dungeon& dungeon)
{
    if (!hasScripts(dungeon))
        return {};
    const Stage stage(dungeon);
    std::vector<bool> burns(dungeon.levels.size());
    for (int z = 0; z < dungeon.depth(); ++z)
        burns[static_cast<std::size_t>(z)] = std::ranges::any_of(stage.events(), [&](const StagedEvent& staged) {
            return std::ranges::any_of(staged.event->effects, [&](const EventEffect& effect) {
                return effect.does == EffectWord::Fire && stage.levelOf(staged, effect.terms).value_or(z) == z;
            });
        });
    std::vector<Position> cells = cellsWith(dungeon, byTile(*dungeon.catalogue, mayBeBlown));
    std::erase_if(cells, [&](Position at) { return !burns[static_cast<std::size_t>(at.z)]; });
    return cells;
}

// Whether a goal that nobody gets to may be got to once all of that is open.
bool mayBeBlownOpen(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey)
{
    const std::vector<Position> cells = cellsThatMayBeBlown(dungeon);
    if (cells.empty())
        return false;
    Openness open = journey.openness();
    open.opened.insert(open.opened.end(), cells.begin(), cells.end());
    const Reach reach(dungeon, start, open);
    const std::vector<Position> goals = goalCells(dungeon, rules);
    return std::ranges::any_of(goals, [&](Position at) { return reach.contains(at); });
}

void tellUnreachable(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey, Position at,
                     Findings& findings)
{
    if (mayBeBlownOpen(dungeon, rules, start, journey))
        findings.add(ProblemKind::NotProved, Severity::Warning, at, doubtText(PlayDoubt::Ground));
    else
        findings.add(ProblemKind::GoalUnreachable, Severity::Error, at,
                     {CAVE_TEXT("problems", "The goal cannot be reached without digging.")});
}

bool checkGoalTile(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey,
                   Findings& findings)
{
    const auto goal = dungeon.catalogue->findTile(rules.goalKind);
    if (!goal) {
        findings.add(ProblemKind::GoalUnknown, Severity::Error, std::nullopt,
                     {CAVE_TEXT("problems", "The goal is a tile \"%1\", which does not exist."), {rules.goalKind}});
        return false;
    }
    GoalState state;
    for (int z = 0; z < dungeon.depth(); ++z)
        forEachCell(dungeon, z, [&](Position at) {
            if (dungeon.level(z).tiles[at.x, at.y] == *goal)
                state.add(at, journey);
        });
    const bool isBrought = mayBring(dungeon, EffectWord::Tile, &EventTerms::tile, rules.goalKind);
    const KindName name{KindTable::Tile, rules.goalKind, Role::AObject};
    if (!state.isReached && isBrought)
        return true;
    if (!state.first)
        findings.add(ProblemKind::GoalMissing, Severity::Error, std::nullopt,
                     {CAVE_TEXT("problems", "The goal is to reach %1, but there is none."), {name}});
    else if (!state.isReached)
        tellUnreachable(dungeon, rules, start, journey, *state.first, findings);
    return state.isReached;
}

bool checkGoalCreature(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey,
                       Findings& findings)
{
    const auto goal = dungeon.catalogue->findCreature(rules.goalKind);
    if (!goal) {
        findings.add(ProblemKind::GoalUnknown, Severity::Error, std::nullopt,
                     {CAVE_TEXT("problems", "The goal is a creature \"%1\", which does not exist."), {rules.goalKind}});
        return false;
    }
    if (dungeon.catalogue->creature(*goal).immortal) {
        if (anyEffect(dungeon, wins))
            return true;
        findings.add(ProblemKind::GoalUnknown, Severity::Error, std::nullopt,
                     {CAVE_TEXT("problems", "The goal is to slay %1, but nobody can."),
                      {KindName{KindTable::Creature, rules.goalKind, Role::AObject}}});
        return false;
    }
    GoalState state;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (thing.table == KindTable::Creature && thing.kind == *goal && contains(dungeon, at))
            state.add(at, journey);
    });
    if (state.isReached || mayBring(dungeon, EffectWord::Make, &EventTerms::creature, rules.goalKind))
        return true;
    if (const PlayDoubt doubt = doubtOfComing(dungeon, rules.goalKind); doubt != PlayDoubt::None) {
        findings.add(ProblemKind::NotProved, Severity::Warning, std::nullopt, doubtText(doubt));
        return true;
    }
    const KindName name{KindTable::Creature, rules.goalKind, Role::AObject};
    if (!state.first)
        findings.add(ProblemKind::GoalMissing, Severity::Error, std::nullopt,
                     {CAVE_TEXT("problems", "The goal is to slay %1, but there is none."), {name}});
    else
        tellUnreachable(dungeon, rules, start, journey, *state.first, findings);
    return false;
}

void checkSecrets(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey,
                  Findings& findings)
{
    const std::vector<Position> goals = goalCells(dungeon, rules);
    const auto reached = std::ranges::find_if(goals, [&](Position at) { return journey.contains(at); });
    if (reached == goals.end() || !journey.hasSecrets())
        return;
    const Journey plain(dungeon, start, false);
    if (std::ranges::none_of(goals, [&](Position at) { return plain.contains(at); }))
        findings.add(ProblemKind::GoalBehindSecret, Severity::Warning, *reached,
                     {CAVE_TEXT("problems", "The only way to the goal leads through a secret door.")});
}

// Ground where somebody can come that does harm, as lava does, sorted. What is hidden is none: a pit may be the way
// down.
std::vector<Position> harmfulCells(const Dungeon& dungeon, const Journey& journey)
{
    std::vector<Position> cells;
    for (int z = 0; z < dungeon.depth(); ++z)
        forEachCell(dungeon, z, [&](Position at) {
            const TileKind& tile = kindAt(dungeon, at);
            if (tile.harmful && tile.walkable && tile.foundAs.empty() && journey.contains(at))
                cells.push_back(at);
        });
    std::ranges::sort(cells);
    return cells;
}

// What of a goal the second journey does not come to, but the first does: the first of all places to reach or slay if
// it comes to none, or the first of what lies beyond if it finds too little to gather.
std::optional<Position> missedBy(const Dungeon& dungeon, const Rules& rules, const Journey& first,
                                 const Journey& second)
{
    const std::vector<Position> goals = goalCells(dungeon, rules);
    const auto reached = std::ranges::find_if(goals, [&](Position at) { return first.contains(at); });
    if (reached != goals.end() && std::ranges::none_of(goals, [&](Position at) { return second.contains(at); }))
        return *reached;
    if (rules.goal != Goal::Collect)
        return std::nullopt;
    int within = 0;
    std::optional<Position> missed;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        const int count =
            contains(dungeon, at) && first.contains(at) ? countOfCollected(*dungeon.catalogue, thing, rules) : 0;
        if (count > 0 && second.contains(at))
            within += count;
        else if (count > 0 && !missed)
            missed = at;
    });
    return within < rules.collectCount ? missed : std::nullopt;
}

// It can be walked on, but who keeps off it, as explorers and bots do, never gets there.
void checkHarm(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey, Findings& findings)
{
    const std::vector<Position> way = harmfulWay(dungeon, rules, start, journey);
    if (!way.empty())
        findings.add(ProblemKind::GoalBehindHarm, Severity::Warning, way.front(),
                     {CAVE_TEXT("problems", "The only way to the goal leads over %1, which does harm."),
                      {KindName{KindTable::Tile, kindAt(dungeon, way.front()).id, Role::AObject}}});
}

bool hasKeysForSale(const Dungeon& dungeon)
{
    bool has = false;
    forEachThing(dungeon, [&](Position, const Placement& thing) {
        has |= thing.price > 0 && dungeon.catalogue->item(thing.kind).key;
    });
    return has;
}

// How many coins the hero will have nobody knows.
void checkSales(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey, Findings& findings)
{
    const std::vector<Position> goals = goalCells(dungeon, rules);
    const auto reached = std::ranges::find_if(goals, [&](Position at) { return journey.contains(at); });
    if (reached == goals.end() || !hasKeysForSale(dungeon))
        return;
    const Journey unpaid(dungeon, start, true, false);
    if (std::ranges::none_of(goals, [&](Position at) { return unpaid.contains(at); }))
        findings.add(ProblemKind::NotProved, Severity::Warning, *reached, doubtText(PlayDoubt::Price));
}

bool checkSingle(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey, Findings& findings)
{
    bool isReached = true;
    switch (rules.goal) {
    case Goal::None:
    case Goal::All:
    case Goal::Any: break;
    case Goal::Slay: isReached = checkGoalCreature(dungeon, rules, start, journey, findings); break;
    case Goal::Reach: isReached = checkGoalTile(dungeon, rules, start, journey, findings); break;
    case Goal::Collect:
        isReached = rules.goalKind.empty() || checkGoalTile(dungeon, rules, start, journey, findings);
        checkCollection(dungeon, rules, journey, findings);
        break;
    }
    checkSecrets(dungeon, rules, start, journey, findings);
    checkHarm(dungeon, rules, start, journey, findings);
    checkSales(dungeon, rules, start, journey, findings);
    return isReached;
}

// One that can surely be reached is enough, else the first that may be; else what is wrong with each.
bool checkAny(const Dungeon& dungeon, Position start, const Journey& journey, Findings& findings)
{
    std::vector<Problem> problems;
    std::optional<std::vector<Problem>> doubtful;
    for (const Rules& rules : singleGoals(dungeon.rules)) {
        Findings own;
        const bool isReached = checkSingle(dungeon, rules, start, journey, own);
        const std::vector<Problem> found = own.taken();
        const Verdict said = verdictOf(found);
        const Verdict verdict = isReached || said != Verdict::Proved ? said : Verdict::No;
        if (verdict == Verdict::Proved)
            return true;
        if (verdict == Verdict::NotProved && !doubtful)
            doubtful = found;
        problems.insert(problems.end(), found.begin(), found.end());
    }
    for (const Problem& problem : doubtful.value_or(problems))
        findings.add(problem.kind, problem.severity, problem.at, problem.what, problem.script);
    return doubtful.has_value();
}

} // namespace

bool anyEffect(const Dungeon& dungeon, const std::function<bool(const EventEffect&)>& is)
{
    const auto has = [&](const Script& script) {
        return std::ranges::any_of(script.events, [&](const ScriptedEvent& event) {
            return std::ranges::any_of(event.effects, std::ref(is));
        });
    };
    return has(*sharedScriptInPlay(dungeon)) || std::ranges::any_of(dungeon.levels, [&](const DungeonLevel& level) {
               return has(*sharedScriptInPlay(dungeon, level));
           });
}

bool mayBeDrawn(const Dungeon& dungeon, const std::string& kind)
{
    return anyEffect(dungeon, [&](const EventEffect& effect) {
        return effect.does == EffectWord::Make && isInTable(effect.terms.table, kind);
    });
}

std::vector<Position> goalCells(const Dungeon& dungeon, const Rules& rules)
{
    std::vector<Position> cells;
    if (isCombined(rules)) {
        for (const Rules& single : singleGoals(rules))
            std::ranges::copy(goalCells(dungeon, single), std::back_inserter(cells));
        return cells;
    }
    const auto tile = dungeon.catalogue->findTile(rules.goalKind);
    const auto creature = dungeon.catalogue->findCreature(rules.goalKind);
    if (rules.goal == Goal::Slay)
        forEachThing(dungeon, [&](Position at, const Placement& thing) {
            if (thing.table == KindTable::Creature && thing.kind == creature && contains(dungeon, at))
                cells.push_back(at);
        });
    else if (rules.goal != Goal::None && tile)
        for (int z = 0; z < dungeon.depth(); ++z)
            forEachCell(dungeon, z, [&](Position at) {
                if (dungeon.level(z).tiles[at.x, at.y] == tile)
                    cells.push_back(at);
            });
    return cells;
}

std::vector<Position> harmfulWay(const Dungeon& dungeon, const Rules& rules, Position start, const Journey& journey)
{
    const std::vector<Position> harmful = harmfulCells(dungeon, journey);
    if (harmful.empty())
        return {};
    const Journey careful(dungeon, start, true, true, harmful);
    const auto missed = missedBy(dungeon, rules, journey, careful);
    if (!missed)
        return {};
    // It may be a key that lies among harm, and not the goal behind its door.
    std::vector<Position> targets{*missed};
    for (const Errand& errand : journey.errands())
        if (!careful.contains(errand.key))
            targets.push_back(errand.key);
    const Reach reach(dungeon, start, journey.openness());
    for (const Position target : targets) {
        std::vector<Position> way = reach.contains(target) ? reach.routeTo(target) : std::vector<Position>{};
        const auto last = std::find_if(way.rbegin(), way.rend(), [&](Position at) { return careful.contains(at); });
        way.erase(way.begin(), last.base());
        std::erase_if(way, [&](Position at) { return !std::ranges::binary_search(harmful, at); });
        if (!way.empty())
            return way;
    }
    return {harmful.front()};
}

bool checkGoal(const Dungeon& dungeon, Position start, const Journey& journey, Findings& findings)
{
    if (dungeon.rules.goal == Goal::Any)
        return checkAny(dungeon, start, journey, findings);
    bool isReached = true;
    for (const Rules& rules : singleGoals(dungeon.rules))
        isReached &= checkSingle(dungeon, rules, start, journey, findings);
    return isReached;
}

} // namespace cave
