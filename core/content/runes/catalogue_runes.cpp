// SPDX-License-Identifier: MIT
// What a catalogue knows of runes.
#include "core/base/hash.h"
#include "core/content/catalogue.h"
#include "core/content/id_rows.h"
#include "core/content/limits.h"
#include "core/content/runes/rune_rows.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::size_t kMostRunes = 200; // a number of one byte

} // namespace

void Catalogue::readRunes(const JsonCursor& rows, bool mayReplace)
{
    readIdRows(rows, mayReplace, kMostRunes, {CAVE_TEXT("errors", "More than %1 runes are too many.")}, m_runes,
               [this](const JsonCursor& row) {
                   Rune rune = readRune(row);
                   if (!row.failed())
                       checkRune(row, rune);
                   return rune;
               });
}

void Catalogue::checkRune(const JsonCursor& row, const Rune& rune) const
{
    if (!rune.against.empty() && !findFaction(rune.against))
        row["against"].fail({CAVE_TEXT("errors", "No faction is called \"%1\"."), {rune.against}});
    if (rune.effect && !rune.effect->gas.empty() && !findGas(rune.effect->gas))
        row["effect"]["gas"].fail({CAVE_TEXT("errors", "No gas is called \"%1\"."), {rune.effect->gas}});
}

std::optional<RuneId> Catalogue::findRune(std::string_view id) const
{
    const auto found = std::ranges::find(m_runes, id, &Rune::id);
    return found == m_runes.end() ? std::nullopt : std::optional(static_cast<RuneId>(found - m_runes.begin()));
}

bool suits(const Rune& rune, const ItemKind& kind)
{
    if (rune.on == RuneOn::Weapon)
        return kind.slot == Slot::Hand || kind.slot == Slot::Either;
    return kind.slot == Slot::Body || kind.slot == Slot::Off;
}

int resistanceBy(const Rune& rune, int enchant, ResistKey what)
{
    const int own = rune.resists.of(what);
    const int all = own + enchant * rune.resistsEach.of(what);
    return own < 0 ? std::min(all, 0) : std::max(all, 0);
}

int perMilleOf(const Rune& rune, int enchant)
{
    return rune.when == RuneWhen::Worn ? 1000 : std::clamp(rune.perMille + enchant * rune.byEnchantment, 0, 1000);
}

RuneChoice runesFor(const Catalogue& catalogue, const ItemKind& kind, bool isBad)
{
    RuneChoice choice;
    for (std::size_t i = 0; i < catalogue.runes().size(); ++i) {
        const Rune& rune = catalogue.runes()[i];
        if (rune.isBad != isBad || !suits(rune, kind))
            continue;
        choice.runes.push_back(static_cast<RuneId>(i));
        choice.hashes.push_back(hashOf("rune", rune.id));
        choice.weights.push_back(rune.weight);
    }
    return choice;
}

} // namespace cave
