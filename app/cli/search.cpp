// SPDX-License-Identifier: MIT
// search.
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/stop_signals.h"
#include "core/search/seed_search.h"

#include <mutex>

namespace cave::cli {

namespace {

// A search for each thread that is at work.
class Searches {
public:
    Searches(const Dungeon& dungeon, const Query& query) : m_dungeon(dungeon), m_query(query) {}

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

private:
    Result<SeedSearch> take()
    {
        const std::unique_lock lock(m_mutex);
        if (m_idle.empty())
            return SeedSearch::of(m_dungeon, m_query);
        SeedSearch search = std::move(m_idle.back());
        m_idle.pop_back();
        return search;
    }

    const Dungeon& m_dungeon;
    const Query& m_query;
    std::mutex m_mutex;
    std::vector<SeedSearch> m_idle;
};

std::string lineOf(const SearchHit& hit, bool asJson)
{
    if (asJson) {
        Json::Array why;
        for (const SearchReason& reason : hit.why)
            why.push_back(Json::Object{{"part", reason.part}, {"value", reason.value}, {"level", reason.level}});
        Json json;
        json.set("seed", std::to_string(hit.seed));
        json.set("why", std::move(why));
        return json.compact() + '\n';
    }
    std::string line = std::to_string(hit.seed);
    for (const SearchReason& reason : hit.why)
        line += "  " + reason.part + " = " + std::to_string(reason.value);
    return line + '\n';
}

// The query, and below it where in it something is wrong.
int refuseQuery(const std::string& query, const Error& error)
{
    const std::string digits = error.where.substr(error.where.find(' ') + 1);
    complain(query);
    complain(std::string(std::stoul(digits) - 1, ' ') + '^');
    return refuse(error);
}

} // namespace

int search(const std::string& nameOrFile, const std::string& where, const SeedRange& seeds,
           const SearchArguments& arguments)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const auto query = parseQuery(where, file->dungeon);
    if (!query)
        return refuseQuery(where, query.error());
    Searches searches(file->dungeon, *query);
    const auto make = [&](std::uint64_t seed) -> Result<std::string> {
        const auto hit = searches.tryOut(seed);
        if (!hit)
            return std::unexpected(hit.error());
        return *hit ? lineOf(**hit, arguments.json) : std::string();
    };
    std::uint64_t tried = 0;
    std::uint64_t hits = 0;
    int status = kDone;
    const StopSignals stop;
    const auto take = [&](const Result<std::string>& line) {
        if (!line) {
            status = refuse(line.error(), nameOrFile);
            return false;
        }
        ++tried;
        hits += line->empty() ? 0U : 1U;
        printData(*line);
        return isOutputOpen() && !stop.isAsked() && (arguments.hits == 0 || hits < arguments.hits);
    };
    forEachSeed(seeds, arguments.jobs, make, take);
    if (status != kDone || stop.isAsked())
        return kCannot;
    complain(std::to_string(hits) + " of " + std::to_string(tried) + " seeds.");
    return hits > 0 ? kDone : kNo;
}

} // namespace cave::cli
