// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/play/proof.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kMostShown = 8; // steps of a play: the last ones

std::string nameOf(const PlayStep& step, bool hasLevels)
{
    std::string text = step.name + " (" + std::to_string(step.at.x) + ", " + std::to_string(step.at.y);
    if (hasLevels)
        text += ", " + std::to_string(step.at.z + 1);
    return text + ")";
}

// What the hero sets off, in order: names, x, y and, where there are several, the level.
std::string playOf(const Proof& proof, bool hasLevels)
{
    std::string text;
    const std::size_t first = proof.play.size() - std::min(proof.play.size(), kMostShown);
    if (first > 0)
        text = "...";
    for (std::size_t i = first; i < proof.play.size(); ++i)
        text += (text.empty() ? "" : ", ") + nameOf(proof.play[i], hasLevels);
    return text;
}

} // namespace

Text doubtText(PlayDoubt doubt)
{
    switch (doubt) {
    case PlayDoubt::TooMany:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: events and marks come "
                                      "together in more than %1 ways."),
                {static_cast<std::int64_t>(kMostCombinations)}};
    case PlayDoubt::Chance:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: chance decides it.")};
    case PlayDoubt::Fight:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: a fight decides it.")};
    case PlayDoubt::Time:
        return {
            CAVE_TEXT("problems", "It is not proved that the goal can always be reached: who is late may miss it.")};
    case PlayDoubt::Fire:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: fire may take the way.")};
    case PlayDoubt::Flood:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: a flood that stays may "
                                      "take the way.")};
    case PlayDoubt::Price:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: something must be bought "
                                      "for it.")};
    case PlayDoubt::Stairs:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: an event lays stairs or "
                                      "takes them away.")};
    case PlayDoubt::Ground:
        return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: ground may change.")};
    case PlayDoubt::None:
    case PlayDoubt::Others: break;
    }
    return {CAVE_TEXT("problems", "It is not proved that the goal can always be reached: it hangs on where "
                                  "creatures and things go.")};
}

void checkProof(const Dungeon& dungeon, Position start, Findings& findings, const std::function<bool()>& goesOn)
{
    const Proof proof = proveGoal(dungeon, start, nullptr, goesOn);
    if (proof.wasStopped)
        return;
    if (proof.verdict == Verdict::NotProved)
        findings.add(ProblemKind::NotProved, Severity::Warning, std::nullopt, doubtText(proof.doubt));
    if (proof.verdict != Verdict::No)
        return;
    if (proof.play.empty()) {
        findings.add(ProblemKind::ShutsIn, Severity::Error, proof.at,
                     {CAVE_TEXT("problems", "From here there is no way on to the goal, whatever the hero sets off.")});
        return;
    }
    const auto last =
        std::find_if(proof.play.rbegin(), proof.play.rend(), [](const PlayStep& step) { return step.mayClose; });
    const PlayStep& cause = last == proof.play.rend() ? proof.play.back() : *last;
    findings.add(
        ProblemKind::ShutsIn, Severity::Error, cause.at,
        {CAVE_TEXT("problems", "After this there is no way on to the goal: %1."), {playOf(proof, dungeon.depth() > 1)}},
        cause.event);
}

} // namespace cave
