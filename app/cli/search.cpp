// SPDX-License-Identifier: MIT
// search.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/seed_lines.h"
#include "app/cli/stop_signals.h"
#include "core/base/utf8.h"
#include "core/search/seed_search.h"

#include <algorithm>
#include <functional>
#include <mutex>

namespace cave::cli {

namespace {

// A search for each thread that is at work.
class Searches {
public:
    Searches(const Dungeon& dungeon, const Query& query, std::size_t near, const StopSignals& stop)
        : m_dungeon(dungeon), m_query(query), m_near(near), m_signals(stop)
    {
    }

    Result<std::optional<SearchHit>> tryOut(std::uint64_t seed)
    {
        auto search = take();
        if (!search)
            return std::unexpected(search.error());
        auto hit = search->tryOut(seed);
        const std::lock_guard lock(m_mutex);
        m_idle.push_back(std::move(*search));
        return hit;
    }

    // How many of the seeds that were dropped had each term missing.
    std::vector<std::uint64_t> missing()
    {
        const std::scoped_lock lock(m_mutex);
        std::vector<std::uint64_t> sum(termsOf(m_query).size());
        for (const SeedSearch& search : m_idle)
            std::ranges::transform(sum, search.counts().missing, sum.begin(), std::plus());
        return sum;
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

Json jsonOf(const SearchHit& hit)
{
    Json::Array why;
    for (const SearchReason& reason : hit.why)
        why.push_back(Json::Object{{"part", reason.part}, {"value", reason.value}, {"level", reason.level}});
    Json json = Json::Object{{"seed", std::to_string(hit.seed)}, {"why", std::move(why)}};
    if (!hit.missed.empty())
        json.set("missed", Json::Array(hit.missed.begin(), hit.missed.end()));
    return json;
}

// "17  has bow by 3 = 2"
std::string textOf(const Json& hit)
{
    std::string line = *hit.find("seed")->as<std::string>();
    for (const Json& reason : *hit.find("why")->as<Json::Array>())
        line += "  " + *reason.find("part")->as<std::string>() + " = " + reason.find("value")->compact();
    if (const Json* missed = hit.find("missed"))
        for (const Json& term : *missed->as<Json::Array>())
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
    const std::string digits = error.where.substr(error.where.find(' ') + 1);
    complain(query);
    complain(std::string(withControlsShown(query.substr(0, std::stoul(digits) - 1)).size(), ' ') + '^');
    return refuse(error);
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
    const StopSignals stop; // in the middle of a seed as well, which may be a long game
    Searches searches(file->dungeon, *query, arguments.near, stop);
    std::uint64_t hits = 0;
    SeedLines lines;
    lines.source = nameOrFile;
    lines.run = runOf("search", file->dungeon, Json::Object{{"where", where}, {"near", std::uint64_t{arguments.near}}});
    lines.make = [&](std::uint64_t seed) -> Result<SeedLine> {
        const auto hit = searches.tryOut(seed);
        if (!hit)
            return std::unexpected(hit.error());
        if (!*hit)
            return SeedLine{};
        return SeedLine{jsonOf(**hit), [&] { return ++hits != arguments.hits; }};
    };
    if (!arguments.json)
        lines.forPeople = &textOf;
    const LinesDone done = writeSeedLines(lines, arguments.lines);
    if (done.status != kDone)
        return kCannot;
    if (!isOutputOpen())
        return kDone; // what went wrong with the output is asked when the program ends
    complain(std::to_string(done.lines) + " of " + std::to_string(done.seeds) + " seeds.");
    tellMissing(*query, searches.missing());
    return done.lines > 0 || !arguments.lines.parts.empty() ? kDone : kNo;
}

} // namespace cave::cli
