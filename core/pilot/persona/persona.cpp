// SPDX-License-Identifier: MIT
#include "core/pilot/persona/persona.h"

#include "core/content/embedded.h"
#include "core/content/words.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>

namespace cave {

namespace {

constexpr auto kConcernWords = wordsOf<Concern>([](Concern concern) -> std::string_view {
    switch (concern) {
    case Concern::ChooseGain: return "chooseGain";
    case Concern::GetAshore: return "getAshore";
    case Concern::FleeFire: return "fleeFire";
    case Concern::Fight: return "fight";
    case Concern::Feed: return "feed";
    case Concern::Equip: return "equip";
    case Concern::Mend: return "mend";
    case Concern::UseForGood: return "useForGood";
    case Concern::TryUnknown: return "tryUnknown";
    case Concern::Rest: return "rest";
    case Concern::FreeCaptives: return "freeCaptives";
    case Concern::Hunt: return "hunt";
    case Concern::Finish: return "finish";
    case Concern::Hurry: return "hurry";
    case Concern::Explore: return "explore";
    case Concern::PullLevers: return "pullLevers";
    case Concern::Challenge: return "challenge";
    case Concern::Leave: return "leave";
    case Concern::Pursue: return "pursue";
    case Concern::BreakThrough: return "breakThrough";
    case Concern::Revisit: return "revisit";
    case Concern::Dig: return "dig";
    case Concern::Search: return "search";
    case Concern::WanderOff: return "wanderOff";
    case Concern::Leap: return "leap";
    }
    return {};
});
constexpr auto kTakesWords = wordsOf<Takes>([](Takes takes) -> std::string_view {
    switch (takes) {
    case Takes::Useful: return "useful";
    case Takes::All: return "all";
    }
    return {};
});

// Without these no hero gets on: it would stand still for ever, or be slain standing.
constexpr std::array kNeeded{Concern::ChooseGain, Concern::GetAshore, Concern::Fight,
                             Concern::Feed,       Concern::Explore,   Concern::Leave};

constexpr std::string_view kFile = "content/personas.json";

constexpr int kWhole = 1000; // per mille
constexpr int kMostCaution = 100'000;
constexpr int kMostTurns = 10'000;

bool isIn(const std::vector<Concern>& concerns, Concern concern)
{
    return std::ranges::find(concerns, concern) != concerns.end();
}

std::vector<Concern> usualConcerns()
{
    std::vector<Concern> all;
    all.reserve(kConcernWords.size());
    for (std::size_t i = 0; i < kConcernWords.size(); ++i)
        all.push_back(static_cast<Concern>(i));
    return all;
}

std::vector<Concern> readConcerns(const JsonCursor& list)
{
    std::vector<Concern> concerns;
    for (const JsonCursor& at : list.items()) {
        const auto concern = readWord<Concern>(at, kConcernWords);
        if (!list.failed() && isIn(concerns, concern))
            at.fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {at.text()}});
        concerns.push_back(concern);
    }
    for (const Concern needed : kNeeded)
        if (!isIn(concerns, needed))
            list.fail({CAVE_TEXT("errors", "\"%1\" is missing here."), {std::string(wordOf(needed))}});
    return concerns;
}

void readNumber(const JsonCursor& row, std::string_view key, int& number, int most)
{
    if (const auto member = row.find(key))
        number = static_cast<int>(member->integer(0, most));
}

Persona readPersona(const JsonCursor& row)
{
    row.allowOnly({"id", "rest_from", "rest_to", "mend", "use_from", "caution", "chase", "least_worth", "patience",
                   "hurries", "takes", "plans", "concerns"});
    Persona persona;
    persona.id = row["id"].id();
    readNumber(row, "rest_from", persona.restFrom, kWhole);
    readNumber(row, "rest_to", persona.restTo, kWhole);
    readNumber(row, "mend", persona.mend, kWhole);
    readNumber(row, "use_from", persona.useFrom, kWhole);
    readNumber(row, "caution", persona.caution, kMostCaution);
    readNumber(row, "chase", persona.chase, kMostTurns);
    readNumber(row, "least_worth", persona.leastWorth, kMostTurns);
    readNumber(row, "patience", persona.patience, kMostTurns);
    readNumber(row, "hurries", persona.hurries, kMostTurns);
    if (persona.restTo < persona.restFrom)
        row.fail({CAVE_TEXT("errors", "Whoever rests from %1 per mille of health cannot rest only to %2."),
                  {persona.restFrom, persona.restTo}});
    if (const auto takes = row.find("takes"))
        persona.takes = readWord<Takes>(*takes, kTakesWords);
    if (const auto plans = row.find("plans"))
        persona.plans = plans->flag();
    const auto concerns = row.find("concerns");
    persona.concerns = concerns ? readConcerns(*concerns) : usualConcerns();
    return persona;
}

} // namespace

std::span<const std::string_view> concernWords() { return kConcernWords; }

std::string_view wordOf(Concern concern) { return wordFor(kConcernWords, concern); }

Result<std::vector<Persona>> readPersonas(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    top.allowOnlyInFile({"personas"});
    std::vector<Persona> read;
    std::set<std::string> ids;
    for (const JsonCursor& row : top["personas"].items()) {
        read.push_back(readPersona(row));
        if (!problem && !ids.insert(read.back().id).second)
            row["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {read.back().id}});
    }
    if (problem)
        return std::unexpected(*problem);
    return read;
}

const std::vector<Persona>& personas()
{
    static const std::vector<Persona> builtIn = [] {
        auto read = readPersonas(std::ranges::find(embeddedFiles(), kFile, &EmbeddedFile::name)->bytes);
        assert(read && !read->empty() && read->front().id == "explorer");
        return *std::move(read);
    }();
    return builtIn;
}

const Persona& explorer() { return personas().front(); }

const Persona* findPersona(std::string_view id)
{
    const auto found = std::ranges::find(personas(), id, &Persona::id);
    return found == personas().end() ? nullptr : &*found;
}

} // namespace cave
