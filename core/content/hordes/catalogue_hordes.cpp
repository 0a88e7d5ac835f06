// SPDX-License-Identifier: MIT
// What a catalogue knows of hordes.
#include "core/base/hash.h"
#include "core/content/catalogue.h"
#include "core/content/hordes/horde_rows.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

constexpr std::size_t kMostHordes = 1000;

} // namespace

void Catalogue::readHordes(const JsonCursor& rows, bool mayReplace)
{
    std::set<std::string> ids;
    for (const JsonCursor& row : rows.items()) {
        Horde horde = readHorde(row);
        if (row.failed())
            return;
        checkHorde(row, horde);
        const auto known = std::ranges::find(m_hordes, horde.id, &Horde::id);
        if (!ids.insert(horde.id).second || (known != m_hordes.end() && !mayReplace))
            return row["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {horde.id}});
        if (known != m_hordes.end())
            *known = std::move(horde);
        else
            m_hordes.push_back(std::move(horde));
        if (m_hordes.size() > kMostHordes)
            return row.fail(
                {CAVE_TEXT("errors", "More than %1 hordes are too many."), {static_cast<std::int64_t>(kMostHordes)}});
    }
}

void Catalogue::checkHorde(const JsonCursor& row, const Horde& horde) const
{
    const auto check = [this](const JsonCursor& at, const std::string& kind) {
        if (!findCreature(kind))
            at.fail({CAVE_TEXT("errors", "No creature is called \"%1\"."), {kind}});
    };
    check(row["lead"], horde.lead);
    for (std::size_t i = 0; i < horde.with.size(); ++i)
        check(row["with"].items()[i]["kind"], horde.with[i].kind);
}

HordeChoice hordesAt(const Catalogue& catalogue, int depth)
{
    HordeChoice choice;
    for (const Horde& horde : catalogue.hordes()) {
        if (!horde.isAtHome(depth))
            continue;
        choice.hordes.push_back(&horde);
        choice.hashes.push_back(hashOf("horde", horde.id));
        choice.weights.push_back(horde.weight);
    }
    return choice;
}

HordeChoice hordesFromBelow(const Catalogue& catalogue, int depth, int deeper)
{
    for (int below = depth + deeper; below > depth; --below)
        if (HordeChoice choice = hordesAt(catalogue, below); !choice.isEmpty())
            return choice;
    return hordesAt(catalogue, depth);
}

} // namespace cave
