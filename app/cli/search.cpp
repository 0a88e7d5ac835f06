// SPDX-License-Identifier: MIT
// search.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/seed_lines.h"
#include "app/cli/stop_signals.h"
#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/base/utf8.h"
#include "core/save/checks.h"
#include "core/save/search_state.h"
#include "core/search/seed_search.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <ranges>
#include <set>
#include <system_error>

namespace cave::cli {

namespace {

// What became of a seed.
struct Tried {
    std::optional<SearchHit> hit;
    std::vector<std::size_t> missed; // terms of the query that one that was dropped lacks, as far as that is known
};

// A search for each thread that is at work.
class Searches {
public:
    Searches(const Dungeon& dungeon, const Query& query, std::size_t near, const StopSignals& stop)
        : m_dungeon(dungeon), m_query(query), m_near(near), m_signals(stop)
    {
    }

    Result<Tried> tryOut(std::uint64_t seed)
    {
        auto search = take();
        if (!search)
            return std::unexpected(search.error());
        auto hit = search->tryOut(seed);
        if (!hit)
            return std::unexpected(std::move(hit.error()));
        Tried tried{std::move(*hit), {}};
        if (!tried.hit)
            tried.missed.assign(search->missed().begin(), search->missed().end());
        const std::lock_guard lock(m_mutex);
        m_idle.push_back(std::move(*search));
        return tried;
    }

private:
    Result<SeedSearch> take()
    {
        const std::unique_lock lock(m_mutex);
        if (m_idle.empty())
            return SeedSearch::of(m_dungeon, m_query, m_near, [this] { return !m_signals.isAsked(); });
        SeedSearch search = std::move(m_idle.back());
        m_idle.pop_back();
        return search;
    }

    const Dungeon& m_dungeon;
    const Query& m_query;
    const std::size_t m_near;
    const StopSignals& m_signals;
    std::mutex m_mutex;
    std::vector<SeedSearch> m_idle;
};

// How far the search is, in a file where one is named: written anew every now and then, so that little is tried again
// after a program that was killed.
class KeptState {
public:
    explicit KeptState(std::filesystem::path file) : m_file(std::move(file)) {}

    // Goes on from what the file says, if there is one.
    Result<void> begin(SearchState fresh)
    {
        m_state = std::move(fresh);
        std::error_code problem; // then reading it tells
        if (m_file.empty() || (!std::filesystem::exists(m_file, problem) && !problem))
            return write();
        const auto text = readFile(m_file, JsonLimits{}.bytes);
        if (!text)
            return std::unexpected(text.error());
        auto kept = readSearchState(*text);
        if (!kept)
            return std::unexpected(inFile(kept.error(), m_file.string()));
        if (kept->searched != m_state.searched || kept->missing.size() != m_state.missing.size())
            return failure(m_file.string(),
                           {"", "This is of another search: of another dungeon, query, --near or first seed, or "
                                "by another version of the program."});
        if (kept->form != m_state.form)
            return failure(m_file.string(), {"",
                                             "Its hits were written as lines of form %1, and this program writes "
                                             "form %2, with other members. Begin anew with another file.",
                                             {std::int64_t{kept->form}, std::int64_t{m_state.form}}});
        m_state = std::move(*kept);
        return write();
    }

    const SearchState& state() const { return m_state; }

    // The next seed, whose line is printed. Whether what has come of it could be kept.
    bool add(bool isHit, const std::vector<std::size_t>& missed)
    {
        ++m_state.tried;
        m_state.hits += isHit ? 1 : 0;
        for (const std::size_t term : missed)
            ++m_state.missing[term];
        if (Clock::now() - m_written >= kPause)
            m_problem = write();
        return m_problem.has_value();
    }

    Result<void> end() { return m_problem ? write() : m_problem; }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::seconds kPause{10};

    Result<void> write()
    {
        m_written = Clock::now();
        return m_file.empty() ? Result<void>() : writeFileAtomically(m_file, writeSearchState(m_state));
    }

    const std::filesystem::path m_file; // "": none
    SearchState m_state;
    Clock::time_point m_written;
    Result<void> m_problem; // the first
};

// `levels`: where what was found is, from 1, each once. All four members are always there; the lines of form 1 had no
// `levels`, and `missed` only where it held something.
constexpr int kHitForm = 2;
Json jsonOf(const SearchHit& hit)
{
    std::set<int> levels;
    Json::Array why;
    why.reserve(hit.why.size());
    for (const SearchReason& reason : hit.why) {
        if (reason.level > 0)
            levels.insert(reason.level);
        why.push_back(Json::Object{{"part", reason.part}, {"value", reason.value}, {"level", reason.level}});
    }
    return Json::Object{{"seed", std::to_string(hit.seed)},
                        {"levels", Json::Array(levels.begin(), levels.end())},
                        {"why", std::move(why)},
                        {"missed", Json::Array(hit.missed.begin(), hit.missed.end())}};
}

// "17  has bow by 3 = 2"
std::string textOf(const Json& hit)
{
    std::string line = *hit.find("seed")->as<std::string>();
    for (const Json& reason : *hit.find("why")->as<Json::Array>())
        line += "  " + *reason.find("part")->as<std::string>() + " = " + reason.find("value")->compact();
    for (const Json& term : *hit.find("missed")->as<Json::Array>())
        line += "  without " + *term.as<std::string>();
    return line + '\n';
}

// Which term is to blame that so little was found.
void tellMissing(const Query& query, const std::vector<std::uint64_t>& missing)
{
    const std::span<const Query> terms = termsOf(query);
    for (std::size_t i = 0; i < terms.size() && terms.size() > 1; ++i)
        complain(textOf(terms[i]) + " was missing in " + std::to_string(missing[i]) + " of those that were dropped.");
}

// The query, and below it where in it something is wrong. Tabs and ends of lines are shown longer than they are.
int refuseQuery(const std::string& query, const Error& error)
{
    complain(query);
    if (const auto place = placeOf(error))
        complain(std::string(withControlsShown(query.substr(0, *place)).size(), ' ') + '^');
    return refuse(error);
}

// Behind those that were tried.
SeedRange leftOf(const SeedRange& seeds, std::uint64_t tried)
{
    const std::uint64_t skipped = std::min(tried, seeds.count);
    return {seeds.first + skipped, seeds.count - skipped};
}

// "17" a line. Empty lines do not count.
Result<std::vector<std::uint64_t>> seedsIn(const std::filesystem::path& file)
{
    const auto text = isStandardInput(file) ? readInput() : readFile(file, JsonLimits{}.bytes);
    if (!text)
        return std::unexpected(text.error());
    std::vector<std::uint64_t> seeds;
    seeds.reserve(static_cast<std::size_t>(std::ranges::count(*text, '\n')) + 1);
    std::size_t number = 0;
    for (const auto part : std::views::split(*text, '\n')) {
        ++number;
        std::string_view line(part.begin(), part.end());
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const auto seed = parseDecimal(line);
        if (!seed && !line.empty())
            return failure(shownName(file.string()) + ": line " + std::to_string(number),
                           {"", "This is no seed, which is a whole number from 0 to 18446744073709551615."});
        if (seed)
            seeds.push_back(*seed);
    }
    return seeds;
}

} // namespace

int search(const std::string& nameOrFile, const std::string& where, const SearchArguments& arguments)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const auto query = parseQuery(where, file->dungeon);
    if (!query)
        return refuseQuery(where, query.error());
    const std::size_t terms = termsOf(*query).size();
    const std::size_t near = std::min(arguments.near, terms);
    const auto listed = arguments.seeds.empty() ? Result<std::vector<std::uint64_t>>() : seedsIn(arguments.seeds);
    if (!listed)
        return refuse(listed.error());
    const StopSignals stop; // in the middle of a seed as well, which may be a long game

    SeedLines lines;
    lines.source = nameOrFile;
    lines.run = runOf("search", file->dungeon, Json::Object{{"where", where}, {"near", std::uint64_t{arguments.near}}});
    lines.run.form = kHitForm;
    KeptState kept(arguments.state);
    const auto begun = kept.begin({.searched = {.dungeon = lines.run.dungeon,
                                                .where = where,
                                                .near = near,
                                                .program = lines.run.version,
                                                .rng = lines.run.rng,
                                                .rules = lines.run.rules,
                                                .first = arguments.lines.seeds.first},
                                   .form = kHitForm,
                                   .missing = std::vector<std::uint64_t>(terms)});
    if (!begun)
        return refuse(begun.error());
    const auto hasEnough = [&] { return arguments.hits > 0 && kept.state().hits >= arguments.hits; };
    LineArguments left = arguments.lines;
    left.seeds = leftOf(arguments.lines.seeds, hasEnough() ? arguments.lines.seeds.count : kept.state().tried);
    left.hasHeader = kept.state().tried == 0;
    if (!arguments.seeds.empty())
        left.seeds = {0, listed->size()}; // their places in the list

    Searches searches(file->dungeon, *query, near, stop);
    lines.make = [&](std::uint64_t seed) -> Result<SeedLine> {
        auto tried = searches.tryOut(arguments.seeds.empty() ? seed : (*listed)[static_cast<std::size_t>(seed)]);
        if (!tried)
            return std::unexpected(std::move(tried.error()));
        if (stop.isAsked()) // perhaps in its middle: it is none of those that were tried
            return SeedLine{};
        SeedLine line;
        if (tried->hit)
            line.data = jsonOf(*tried->hit);
        line.taken = [&, isHit = tried->hit.has_value(), missed = std::move(tried->missed)] {
            // What nobody has read is found again.
            return isOutputOpen() && kept.add(isHit, missed) && !hasEnough();
        };
        return line;
    };
    if (!arguments.json)
        lines.forPeople = &textOf;
    const LinesDone done = writeSeedLines(lines, left);
    if (const auto ended = kept.end(); !ended)
        return refuse(ended.error());
    if (done.status != kDone)
        return kCannot;
    if (!isOutputOpen())
        return kDone; // what went wrong with the output is asked when the program ends
    const SearchState& state = kept.state();
    complain(std::to_string(state.hits) + " of " + std::to_string(state.tried) + " seeds.");
    tellMissing(*query, state.missing);
    return state.hits > 0 || !arguments.lines.parts.empty() ? kDone : kNo;
}

} // namespace cave::cli
