// SPDX-License-Identifier: MIT
#include "app/play/game/deeds.h"

#include "app/play/game/log_text.h"
#include "core/base/day.h"
#include "core/base/files.h"
#include "core/base/utf8.h"
#include "core/content/embedded.h"
#include "core/content/words.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/score.h"
#include "core/save/checks.h"
#include "core/save/formats/built_in_game.h"
#include "core/world/hero/origins.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace cave {

namespace {

constexpr std::string_view kDeedsFormat = "cavewright/deeds";
constexpr int kDeedsVersion = 1;
constexpr std::size_t kMostDeedBytes = std::size_t{1} << 20;
constexpr std::size_t kMostNameCharacters = 200; // a dungeon's may be longer than a file that can be read again
constexpr std::int64_t kLargestCount = 1'000'000'000;

constexpr auto kDeedWords = wordsOf<DeedWord>([](DeedWord word) -> std::string_view {
    switch (word) {
    case DeedWord::Won: return "won";
    case DeedWord::Slain: return "slain";
    case DeedWord::Level: return "level";
    case DeedWord::Origin: return "origin";
    case DeedWord::Turns: return "turns";
    case DeedWord::Unused: return "unused";
    case DeedWord::Allies: return "allies";
    case DeedWord::Dungeon: return "dungeon";
    }
    return {};
});

bool isCount(DeedWord word)
{
    return word == DeedWord::Slain || word == DeedWord::Level || word == DeedWord::Turns || word == DeedWord::Allies;
}

// The member that says what; "": none.
std::string_view keyOf(DeedWord word)
{
    switch (word) {
    case DeedWord::Slain: return "kind";
    case DeedWord::Origin: return "origin";
    case DeedWord::Unused: return "verb";
    case DeedWord::Dungeon: return "name";
    case DeedWord::Won:
    case DeedWord::Level:
    case DeedWord::Turns:
    case DeedWord::Allies: break;
    }
    return {};
}

DeedTerm readTerm(const JsonCursor& at)
{
    DeedTerm term;
    term.is = readWord<DeedWord>(at["is"], kDeedWords);
    std::vector<std::string_view> members{"is"};
    if (const std::string_view key = keyOf(term.is); !key.empty()) {
        members.push_back(key);
        const auto what = at.find(key);
        if (what || term.is != DeedWord::Slain)
            term.what = at[key].text();
    }
    if (isCount(term.is)) {
        members.insert(members.end(), {"least", "most"});
        if (const auto least = at.find("least"))
            term.least = least->integer(1, kLargestCount);
        if (const auto most = at.find("most"))
            term.most = most->integer(term.least, kLargestCount);
    }
    at.allowOnly(members);
    return term;
}

std::int64_t slainIn(const World& world, const std::string& kind)
{
    std::int64_t count = 0;
    for (const SlainKind& slain : world.state().slain)
        if (kind.empty() || world.catalogue().creature(slain.kind).id == kind)
            count += slain.count;
    return count;
}

std::int64_t alliesIn(const World& world)
{
    return std::ranges::count_if(world.creatures(), [&](const Creature& creature) {
        return creature.id != world.state().hero && isAlly(world, creature);
    });
}

std::int64_t countOf(const DeedTerm& term, const World& world)
{
    switch (term.is) {
    case DeedWord::Slain: return slainIn(world, term.what);
    case DeedWord::Level: return deepestLevel(world) + 1;
    case DeedWord::Turns: return world.state().turn;
    case DeedWord::Allies: return alliesIn(world);
    case DeedWord::Won:
    case DeedWord::Origin:
    case DeedWord::Unused:
    case DeedWord::Dungeon: break;
    }
    return 0;
}

bool isUnused(const std::string& verb, const Session& game)
{
    return std::ranges::none_of(game.log(), [&](const LoggedCommand& logged) {
        const std::string words = formatCommand(logged.command);
        return words.starts_with(verb) && (words.size() == verb.size() || words[verb.size()] == ' ');
    });
}

// As if the game could not change it any more.
DeedStanding settled(bool holds) { return holds ? DeedStanding::Done : DeedStanding::Lost; }

// Counts that only grow.
DeedStanding standingOfCount(const DeedTerm& term, std::int64_t count, std::int64_t most)
{
    if ((term.most && count > *term.most) || term.least > most)
        return DeedStanding::Lost;
    return count >= term.least && !term.most ? DeedStanding::Done : DeedStanding::Open;
}

bool hasKind(const World& world, const std::string& creature)
{
    return creature.empty() || world.catalogue().findCreature(creature).has_value();
}

DeedStanding standingOf(const DeedTerm& term, const Session& game)
{
    const World& world = game.world();
    if (world.isOver())
        return settled(holds(term, game));
    switch (term.is) {
    case DeedWord::Won:
    case DeedWord::Allies: return DeedStanding::Open;
    case DeedWord::Origin:
    case DeedWord::Dungeon: return settled(holds(term, game));
    case DeedWord::Unused: return holds(term, game) ? DeedStanding::Open : DeedStanding::Lost;
    case DeedWord::Level: return standingOfCount(term, countOf(term, world), world.depth());
    case DeedWord::Slain:
        return standingOfCount(term, countOf(term, world), hasKind(world, term.what) ? kLargestCount : 0);
    case DeedWord::Turns: return standingOfCount(term, countOf(term, world), kLargestCount);
    }
    return DeedStanding::Open;
}

DoneDeed readDone(const JsonCursor& at)
{
    at.allowOnly({"deed", "day", "dungeon", "seed"});
    DoneDeed done{at["deed"].id(), at["day"].text(), at["dungeon"].text(), at["seed"].seed()};
    if (!isDay(done.day))
        at["day"].fail({CAVE_TEXT("errors", "This must be a day such as \"2026-11-21\".")});
    return done;
}

} // namespace

Result<std::vector<Deed>> readDeeds(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    top.allowOnlyInFile({"deeds"});
    std::vector<Deed> deeds;
    for (const JsonCursor& at : top["deeds"].items()) {
        at.allowOnly({"id", "name", "if"});
        Deed deed{at["id"].id(), at["name"].text(), {}};
        for (const JsonCursor& term : at["if"].items())
            deed.terms.push_back(readTerm(term));
        if (!at.failed() && std::ranges::count(deeds, deed.id, &Deed::id) > 0)
            at["id"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {deed.id}});
        deeds.push_back(std::move(deed));
    }
    if (problem)
        return std::unexpected(std::move(*problem));
    return deeds;
}

const std::vector<Deed>& deeds()
{
    static const std::vector<Deed> rows = [] {
        const auto file =
            std::ranges::find(embeddedFiles(), std::string_view("content/deeds.json"), &EmbeddedFile::name);
        assert(file != embeddedFiles().end());
        auto read = readDeeds(file->bytes);
        assert(read);
        return std::move(*read);
    }();
    return rows;
}

bool isOfDeeds(const Session& game) { return !builtInPlayed(game.dungeon()).empty(); }

bool holds(const DeedTerm& term, const Session& game)
{
    const World& world = game.world();
    switch (term.is) {
    case DeedWord::Won: return world.state().outcome == Outcome::Won;
    case DeedWord::Origin: {
        const Origin* origin = originOf(world.rules(), world.state().origin);
        return origin && origin->id == term.what;
    }
    case DeedWord::Unused: return isUnused(term.what, game);
    case DeedWord::Dungeon: return world.state().dungeonName == term.what;
    case DeedWord::Slain:
    case DeedWord::Level:
    case DeedWord::Turns:
    case DeedWord::Allies: break;
    }
    const std::int64_t count = countOf(term, world);
    return count >= term.least && (!term.most || count <= *term.most);
}

bool isDone(const Deed& deed, const Session& game)
{
    return std::ranges::all_of(deed.terms, [&](const DeedTerm& term) { return holds(term, game); });
}

DeedStanding standingOf(const Deed& deed, const Session& game)
{
    DeedStanding standing = DeedStanding::Done;
    for (const DeedTerm& term : deed.terms)
        standing = std::max(standing, standingOf(term, game));
    return standing;
}

std::optional<DeedCount> countedFor(const Deed& deed, const Session& game)
{
    for (const DeedTerm& term : deed.terms)
        if (isCount(term.is) && term.least > 1 && !term.most)
            return DeedCount{countOf(term, game.world()), term.least};
    return std::nullopt;
}

Result<DeedLog> DeedLog::read(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return std::unexpected(document.error());
    std::optional<Error> problem;
    const JsonCursor top(*document, problem);
    checkFormat(top, kDeedsFormat, kDeedsVersion);
    DeedLog log;
    if (!problem) {
        top.allowOnlyInFile({"format", "version", "done"});
        log.m_schema = top.schema();
        for (const JsonCursor& at : top["done"].items()) {
            DoneDeed done = readDone(at);
            if (!at.failed() && log.of(done.id))
                at["deed"].fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {done.id}});
            log.m_done.push_back(std::move(done));
        }
    }
    if (problem)
        return std::unexpected(std::move(*problem));
    return log;
}

Result<DeedLog> DeedLog::load(const std::filesystem::path& file)
{
    std::error_code error; // a folder that cannot be looked into is told of when the file is read
    if (!std::filesystem::exists(file, error) && !error)
        return DeedLog{};
    const auto text = readFile(file, kMostDeedBytes);
    if (!text)
        return std::unexpected(text.error());
    auto log = read(*text);
    return log ? std::move(log) : std::unexpected(inFile(std::move(log.error()), file.string()));
}

std::string DeedLog::text() const
{
    std::vector<Json> rows;
    for (const DoneDeed& done : m_done) {
        Json json;
        json.set("deed", done.id);
        json.set("day", done.day);
        json.set("dungeon", done.dungeon);
        json.set("seed", std::to_string(done.seed));
        rows.push_back(std::move(json));
    }
    return logText({m_schema, kDeedsFormat, kDeedsVersion, "done"}, rows);
}

Result<void> DeedLog::save(const std::filesystem::path& file) const { return writeFileAtomically(file, text()); }

const DoneDeed* DeedLog::of(std::string_view id) const
{
    const auto found = std::ranges::find(m_done, id, &DoneDeed::id);
    return found == m_done.end() ? nullptr : &*found;
}

std::vector<std::string> DeedLog::add(const Session& game, const std::string& day)
{
    std::vector<std::string> added;
    const WorldState& state = game.world().state();
    for (const Deed& deed : deeds())
        if (!of(deed.id) && isDone(deed, game)) {
            m_done.push_back({deed.id, day, shortened(state.dungeonName, kMostNameCharacters), state.seed});
            added.push_back(deed.id);
        }
    return added;
}

} // namespace cave
