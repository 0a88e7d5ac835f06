// SPDX-License-Identifier: MIT
#include "core/lab/bands.h"

#include "core/content/words.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kEarlyLevels = 3;
constexpr int kMostSpread = 100'000; // per cent

constexpr auto kShareWords = wordsOf<Share>([](Share share) -> std::string_view {
    switch (share) {
    case Share::Won: return "wonPerMille";
    case Share::Unfinished: return "unfinishedPerMille";
    case Share::Starved: return "starvedPerMille";
    case Share::Early: return "earlyPerMille";
    case Share::Died: return "diedPerMille";
    case Share::Killed: return "killedPerMille";
    case Share::Waits: return "waitsPerMille";
    case Share::StonesUsed: return "stonesUsedPerMille";
    case Share::Unknown: return "unknownPerMille";
    case Share::Food: return "foodPercent";
    case Share::FewerDied: return "fewerDiedPerMille";
    case Share::Damage: return "meanDamage";
    case Share::Origins: return "originSpreadPercent";
    case Share::Builds: return "buildSpreadPercent";
    }
    return {};
});

void readBounds(const JsonCursor& at, Band& band)
{
    if (!at.json().as<Json::Array>()) {
        band.high = static_cast<int>(at.integer(0, 1000));
        return;
    }
    const std::vector<JsonCursor> bounds = at.items();
    if (bounds.size() != 2)
        return at.fail({CAVE_TEXT("errors", "A band is its most, or its least and its most.")});
    band.low = static_cast<int>(bounds[0].integer(0, 1000));
    band.high = static_cast<int>(bounds[1].integer(band.low, 1000));
}

bool compares(Share share) { return share == Share::Origins || share == Share::Builds; }

void readShare(Share share, const JsonCursor& at, std::vector<Band>& bands)
{
    for (const auto& [persona, bounds] : at.members()) {
        if (!findPersona(persona))
            return bounds.fail({CAVE_TEXT("errors", "No persona is called \"%1\"."), {persona}});
        Band band{.share = share, .persona = persona};
        if (compares(share)) {
            band.high = static_cast<int>(bounds.integer(100, kMostSpread));
            bands.push_back(band);
            continue;
        }
        if (share != Share::Killed) {
            readBounds(bounds, band);
            bands.push_back(band);
            continue;
        }
        for (const auto& [killer, most] : bounds.members()) {
            band.killer = killer;
            readBounds(most, band);
            bands.push_back(band);
        }
    }
}

std::int64_t diedEarly(const Tally& tally)
{
    std::int64_t died = 0;
    for (const auto& [z, level] : tally.levels)
        if (z < kEarlyLevels)
            died += level.died;
    return died;
}

struct Part {
    std::int64_t part = 0;
    std::int64_t whole = 0;
};

Part partOf(const Band& band, const Tally& tally)
{
    switch (band.share) {
    case Share::Won: return {tally.won, tally.games};
    case Share::Unfinished: return {tally.unfinished(), tally.games};
    case Share::Starved: return {tally.starved, tally.games};
    case Share::Early: return {diedEarly(tally), tally.games};
    case Share::Killed: {
        const auto found = tally.deathsBy.find(band.killer);
        return {found == tally.deathsBy.end() ? 0 : found->second, tally.games};
    }
    case Share::Waits: return {tally.waits, tally.turns};
    case Share::StonesUsed: return {tally.supplies.stonesUsed, tally.supplies.stones()};
    case Share::Unknown: return {tally.supplies.unknown, tally.supplies.classed};
    case Share::Died:
    case Share::Food:
    case Share::FewerDied:
    case Share::Damage:
    case Share::Origins:
    case Share::Builds: break;
    }
    return {};
}

// Of turns there may be more than an interval can count; of so many it is narrow anyway.
Interval intervalOf(const Part& part)
{
    const std::int64_t scale = part.whole / kMostCounted + 1;
    return wilson(part.part / scale, part.whole / scale);
}

bool liesOutside(const Band& band, const Interval& interval)
{
    return interval.high < band.low || interval.low > band.high;
}

BandCheck checked(std::string what, const Band& band, const Part& part)
{
    const Interval interval = intervalOf(part);
    const bool isNever = band.high == 0 && part.part > 0; // what was seen once is not never, however often it is
    return {std::move(what), perMille(part.part, part.whole), interval, band, isNever || liesOutside(band, interval)};
}

BandCheck checkedNumber(std::string what, const Band& band, int measured)
{
    return {std::move(what), measured, std::nullopt, band, liesOutside(band, {measured, measured})};
}

// Both shares may lie anywhere in their intervals.
BandCheck checkedFewer(std::string what, const Band& band, const Part& above, const Part& here)
{
    const Interval one = intervalOf(above);
    const Interval other = intervalOf(here);
    const Interval fewer{std::max(0, one.low - other.high), std::max(0, one.high - other.low)};
    const int measured = std::max(0, perMille(above.part, above.whole) - perMille(here.part, here.whole));
    return {std::move(what), measured, fewer, band, liesOutside(band, fewer)};
}

// A check for each level that was reached.
void checkLevels(const Band& band, const std::string& what, const Tally& tally, std::vector<BandCheck>& checks)
{
    const LevelTally* above = nullptr;
    for (const auto& [z, level] : tally.levels) {
        const std::string here = what + ", level " + std::to_string(z + 1);
        if (band.share == Share::Died)
            checks.push_back(checked(here, band, {level.died, level.reached}));
        if (band.share == Share::Damage)
            checks.push_back(checkedNumber(
                here, band, static_cast<int>(level.sum.damage / std::max<std::int64_t>(1, level.reached))));
        if (band.share == Share::FewerDied && above != nullptr)
            checks.push_back(checkedFewer(here, band, {above->died, tally.games}, {level.died, tally.games}));
        above = &level;
    }
}

} // namespace

Result<std::vector<Band>> readBands(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    std::vector<Band> bands;
    const JsonCursor top(*document, problem);
    top.allowOnlyInFile(kShareWords);
    for (const auto& [word, at] : top.members())
        if (const auto share = findWord<Share>(kShareWords, word))
            readShare(*share, at, bands);
    if (problem)
        return std::unexpected(*problem);
    return bands;
}

std::vector<BandCheck> checkBands(const std::vector<Band>& bands, const Tally& tally, std::string_view persona)
{
    std::vector<BandCheck> checks;
    for (const Band& band : bands) {
        if (band.persona != persona || compares(band.share))
            continue;
        const std::string what = std::string(wordFor(kShareWords, band.share)) + ' ' + band.persona;
        if (band.share == Share::Died || band.share == Share::Damage || band.share == Share::FewerDied) {
            checkLevels(band, what, tally, checks);
        } else if (band.share == Share::Food) {
            if (const auto food = tally.foodPercent())
                checks.push_back(checkedNumber(what, band, *food));
        } else if (const Part part = partOf(band, tally); part.whole > 0) {
            checks.push_back(checked(band.killer.empty() ? what : what + ", " + band.killer, band, part));
        }
    }
    return checks;
}

std::vector<SpreadCheck> checkSpreads(const std::vector<Band>& bands, const std::vector<Rival>& origins,
                                      const std::vector<Rival>& builds, std::string_view persona)
{
    std::vector<SpreadCheck> checks;
    for (const Band& band : bands) {
        const std::vector<Rival>& rivals = band.share == Share::Origins ? origins : builds;
        if (band.persona != persona || !compares(band.share) || rivals.size() < 2)
            continue;
        const auto [worst, best] = std::ranges::minmax_element(
            rivals, {}, [](const Rival& rival) { return perMille(rival.won, rival.games); });
        const bool isMissed =
            wilson(best->won, best->games).low * 100 > band.high * wilson(worst->won, worst->games).high;
        checks.push_back({band, *best, *worst, isMissed});
    }
    return checks;
}

std::string sentenceOf(const SpreadCheck& check)
{
    const auto told = [](const Rival& rival) {
        const Interval interval = wilson(rival.won, rival.games);
        return rival.name + ' ' + std::to_string(perMille(rival.won, rival.games)) + " (" +
               std::to_string(interval.low) + " to " + std::to_string(interval.high) + ')';
    };
    return std::string(wordFor(kShareWords, check.band.share)) + ' ' + check.band.persona + ": " + told(check.best) +
           ", " + told(check.worst) + ", wanted at most " + std::to_string(check.band.high) +
           (check.isMissed ? ": missed" : ": holds");
}

std::string sentenceOf(const BandCheck& check)
{
    const std::string interval = check.interval ? " (" + std::to_string(check.interval->low) + " to " +
                                                      std::to_string(check.interval->high) + ')'
                                                : std::string();
    return check.what + ": " + std::to_string(check.measured) + interval + ", wanted " +
           std::to_string(check.band.low) + " to " + std::to_string(check.band.high) +
           (check.isMissed ? ": missed" : ": holds");
}

} // namespace cave
