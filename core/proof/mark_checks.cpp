// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"

#include <algorithm>

namespace cave {

namespace {

// Which marks events set and ask for, by their numbers.
struct MarkUses {
    explicit MarkUses(const Stage& all) : stage(all), isSet(all.marks().size()), isAsked(all.marks().size())
    {
        for (const StagedEvent& staged : stage.events()) {
            if (staged.event->when.on == TriggerWord::Mark)
                note(isAsked, staged, staged.event->when.terms.mark);
            for (const EventCondition& condition : staged.event->conditions)
                read(staged, condition);
            for (const EventEffect& effect : staged.event->effects)
                if (effect.does == EffectWord::Mark)
                    note(isSet, staged, effect.terms.mark);
        }
    }

    void note(std::vector<bool>& uses, const StagedEvent& staged, const std::string& name) const
    {
        if (const auto mark = stage.markOf(staged, name))
            uses[*mark] = true;
    }
    void read(const StagedEvent& staged, const EventCondition& condition)
    {
        if (condition.is == ConditionWord::Mark)
            note(isAsked, staged, condition.terms.mark);
        for (const EventCondition& part : condition.parts)
            read(staged, part);
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
