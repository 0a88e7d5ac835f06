// SPDX-License-Identifier: MIT
#include "core/content/resist_rows.h"

#include "core/base/enum_count.h"

namespace cave {

namespace {

// In the order of ResistKey.
constexpr std::array kNames{
    ResistName{CAVE_TEXT("game", "blows")},
    ResistName{CAVE_TEXT("game", "what is shot or thrown")},
    ResistName{CAVE_TEXT("game", "fire")},
    ResistName{CAVE_TEXT("game", "cold")},
    ResistName{CAVE_TEXT("game", "healing")},
    ResistName{CAVE_TEXT("game", "lightning")},
    ResistName{CAVE_TEXT("game", "confusion")},
    ResistName{CAVE_TEXT("game", "blasts of fire")},
    ResistName{CAVE_TEXT("game", "teleporting")},
    ResistName{CAVE_TEXT("game", "blinking")},
    ResistName{CAVE_TEXT("game", "mapping")},
    ResistName{CAVE_TEXT("game", "haste")},
    ResistName{CAVE_TEXT("game", "slowness")},
    ResistName{CAVE_TEXT("game", "poison")},
    ResistName{CAVE_TEXT("game", "sleep")},
    ResistName{CAVE_TEXT("game", "might")},
    ResistName{CAVE_TEXT("game", "digging")},
    ResistName{CAVE_TEXT("game", "light")},
    ResistName{CAVE_TEXT("game", "cures")},
    ResistName{CAVE_TEXT("game", "fear")},
    ResistName{CAVE_TEXT("game", "gain of strength")},
    ResistName{CAVE_TEXT("game", "gain of health")},
    ResistName{CAVE_TEXT("game", "loss of strength")},
    ResistName{CAVE_TEXT("game", "loss of life")},
    ResistName{CAVE_TEXT("game", "curses")},
    ResistName{CAVE_TEXT("game", "catching fire")},
    ResistName{CAVE_TEXT("game", "winning over")},
    ResistName{CAVE_TEXT("game", "frost")},
    ResistName{CAVE_TEXT("game", "clouds")},
    ResistName{CAVE_TEXT("game", "being held")},
    ResistName{CAVE_TEXT("game", "paralysis")},
    ResistName{CAVE_TEXT("game", "floating")},
    ResistName{CAVE_TEXT("game", "fireproofing")},
    ResistName{CAVE_TEXT("game", "darkness")},
    ResistName{CAVE_TEXT("game", "naming")},
    ResistName{CAVE_TEXT("game", "wounds that bleed")},
    ResistName{CAVE_TEXT("game", "weakness")},
    ResistName{CAVE_TEXT("game", "shielding")},
    ResistName{CAVE_TEXT("game", "being unseen")},
    ResistName{CAVE_TEXT("game", "slow mending")},
    ResistName{CAVE_TEXT("game", "discord")},
    ResistName{CAVE_TEXT("game", "being marked")},
    ResistName{CAVE_TEXT("game", "turning to stone")},
    ResistName{CAVE_TEXT("game", "silence")},
    ResistName{CAVE_TEXT("game", "sharp senses")},
    ResistName{CAVE_TEXT("game", "being pushed")},
    ResistName{CAVE_TEXT("game", "swapping places")},
    ResistName{CAVE_TEXT("game", "noise")},
    ResistName{CAVE_TEXT("game", "conjuring")},
    ResistName{CAVE_TEXT("game", "tempering")},
    ResistName{CAVE_TEXT("game", "rust")},
    ResistName{CAVE_TEXT("game", "company")},
};
static_assert(kNames.size() == std::size(kResistLabels));
static_assert(kNames.size() == kResistEffects + enumCount<EffectKind>(), "each effect can be resisted");

} // namespace

const ResistName& resistName(ResistKey key) { return kNames[key]; }

Resists readResists(const JsonCursor& row)
{
    Resists resists;
    std::array<std::string_view, std::size(kResistLabels)> words;
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = resistWord(static_cast<ResistKey>(i));
    row.allowOnly(words);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const auto member = row.find(words[i]))
            if (const auto perMille = static_cast<int>(member->integer(-kImmunity, kImmunity)); perMille != 0)
                resists.rows.emplace_back(static_cast<ResistKey>(i), perMille);
    return resists;
}

Json rowOf(const Resists& resists)
{
    Json row = Json::Object{};
    for (const auto& [key, perMille] : resists.rows)
        row.set(resistWord(key), perMille);
    return row;
}

} // namespace cave
