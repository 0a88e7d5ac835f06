// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"

#include <algorithm>

namespace cave {

namespace {

// Which marks events set and ask for, by their numbers.
struct MarkUses {
    explicit MarkUses(const Stage& all) : stage(all), isSet(all.marks().size()), isAsked(all.marks().size())
    {
        for (const StagedEvent& staged : stage.events())
            read(*staged.event, [&](std::vector<bool>& uses, const std::string& name) {
                if (const auto mark = stage.markOf(staged, name))
                    uses[*mark] = true;
            });
        for (const Piece* piece : stage.dungeon().allPieces())
            for (const ScriptedEvent& event : piece->script->events)
                read(event, [&](std::vector<bool>& uses, const std::string& name) { noteByPiece(uses, name); });
    }

    template <typename Note>
    void read(const ScriptedEvent& event, const Note& note)
    {
        if (event.when.on == TriggerWord::Mark)
            note(isAsked, event.when.terms.mark);
        for (const EventCondition& condition : event.conditions)
            read(condition, note);
        for (const EventEffect& effect : event.effects)
            if (effect.does == EffectWord::Mark)
                note(isSet, effect.terms.mark);
    }
    template <typename Note>
    void read(const EventCondition& condition, const Note& note)
    {
        if (condition.is == ConditionWord::Mark)
            note(isAsked, condition.terms.mark);
        for (const EventCondition& part : condition.parts)
            read(part, note);
    }
    // Which may stand on any level with another seed, though it stands nowhere with this one.
    void noteByPiece(std::vector<bool>& uses, const std::string& name) const
    {
        for (std::size_t i = 0; i < stage.marks().size(); ++i) {
            const StagedMark& staged = stage.marks()[i];
            if (!staged.of.placed && name == std::string(staged.z ? kLevelPrefix : kDungeonPrefix) + staged.mark->name)
                uses[i] = true;
        }
    }

    const Stage& stage;
    std::vector<bool> isSet;
    std::vector<bool> isAsked;
};

} // namespace

void checkMarks(const Stage& stage, Findings& findings)
{
    const MarkUses uses(stage);
    for (std::size_t i = 0; i < stage.marks().size(); ++i) {
        const StagedMark& staged = stage.marks()[i];
        const auto at = staged.z ? std::optional(Position{0, 0, *staged.z}) : std::nullopt;
        if (!uses.isAsked[i])
            findings.add(ProblemKind::MarkUnread, Severity::Warning, at,
                         {CAVE_TEXT("problems", "No event asks for the mark \"%1\"."), {staged.mark->name}}, staged.of);
        else if (!uses.isSet[i])
            findings.add(
                ProblemKind::MarkUnset, Severity::Warning, at,
                {CAVE_TEXT("problems", "No event sets the mark \"%1\", which others ask for."), {staged.mark->name}},
                staged.of);
    }
}

} // namespace cave
