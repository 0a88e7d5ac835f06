// SPDX-License-Identifier: MIT
// What a catalogue knows of hordes.
#include "core/base/hash.h"
#include "core/content/catalogue.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/id_rows.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kMostHordes = 1000;

} // namespace

void Catalogue::readHordes(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostHordes, {CAVE_TEXT("errors", "More than %1 hordes are too many.")}, m_hordes,
               [this](const JsonCursor& row) {
                   Horde horde = readHorde(row);
                   if (!row.failed())
                       checkHorde(row, horde);
                   return horde;
               });
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
