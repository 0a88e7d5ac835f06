// SPDX-License-Identifier: MIT
#include "core/batch/database.h"

#include "core/base/files.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/utf8.h"
#include "core/json/json_cursor.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <span>

namespace cave {

struct SqliteClose {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using SqliteConnection = std::unique_ptr<sqlite3, SqliteClose>;
using SqliteStatement = std::unique_ptr<sqlite3_stmt, SqliteClose>;

// How many of one kind are on a level; 0: in the whole dungeon.
struct CountedThing {
    std::int64_t level = 0;
    std::int64_t kind = 0;
    std::int64_t count = 0;
};

namespace {

constexpr const char* kBegin = R"sql(
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE;
BEGIN;
CREATE TABLE run(key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
)sql";

constexpr const char* kSeedTable =
    "CREATE TABLE seed(n INTEGER PRIMARY KEY, seed TEXT, hash TEXT, errors INT, warnings INT, json TEXT)";
constexpr const char* kLevelTable = "CREATE TABLE level(n INT, level INT, PRIMARY KEY(n, level)) WITHOUT ROWID";
constexpr const char* kKindTable = "CREATE TABLE kind(id INTEGER PRIMARY KEY, kind_table TEXT, name TEXT)";
constexpr const char* kThingTable =
    "CREATE TABLE thing(n INT, level INT, kind INT, count INT, PRIMARY KEY(n, level, kind)) WITHOUT ROWID";
constexpr const char* kGameTable = R"sql(
CREATE TABLE game(n INT, persona TEXT, trial INT, outcome TEXT, level INT, turn INT, killer TEXT, score INT, json TEXT,
                  PRIMARY KEY(n, persona, trial)) WITHOUT ROWID)sql";

// Last, so that nothing has to be sorted in between.
constexpr const char* kThingIndex = "CREATE INDEX thing_by_kind ON thing(kind, level, n)";

// Members of a line and of its levels that count things, and the table that the kinds are of.
constexpr std::array kThings{std::pair<std::string_view, std::string_view>{"creatures", "creature"},
                             std::pair<std::string_view, std::string_view>{"items", "item"}};

// Most rows are of things: so many go into one insertion, which costs half of what they cost one by one.
constexpr std::size_t kThingsAtOnce = 32;

constexpr int kStepsBetweenLooks = 10'000; // of SQLite's machine: well below a hundredth of a second

std::unexpected<Error> databaseFailure(std::string where, const char* message)
{
    return failure(std::move(where), {CAVE_TEXT("errors", "The database says: %1."), {std::string(message)}});
}

std::unexpected<Error> failedIn(sqlite3* database) { return databaseFailure({}, sqlite3_errmsg(database)); }

Result<void> execute(sqlite3* database, const std::string& sql)
{
    return sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK ? Result<void>()
                                                                                       : failedIn(database);
}

Result<SqliteStatement> prepare(sqlite3* database, std::string_view sql)
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
        return failedIn(database);
    return SqliteStatement(statement);
}

// What outlives the insertion need not be copied.
void bindText(sqlite3_stmt* statement, int at, std::string_view text)
{
    sqlite3_bind_text64(statement, at, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

// As what it is; lists, objects and what is no whole number as their text.
void bindJson(sqlite3_stmt* statement, int at, const Json* json, std::string& room)
{
    if (!json || json->as<std::nullptr_t>())
        sqlite3_bind_null(statement, at);
    else if (const auto* number = json->as<std::int64_t>())
        sqlite3_bind_int64(statement, at, *number);
    else if (const auto* flag = json->as<bool>())
        sqlite3_bind_int64(statement, at, *flag ? 1 : 0);
    else if (const auto* text = json->as<std::string>())
        bindText(statement, at, *text);
    else {
        room = json->compact();
        bindText(statement, at, room);
    }
}

Result<void> insertBound(sqlite3* database, sqlite3_stmt* statement)
{
    const bool isDone = sqlite3_step(statement) == SQLITE_DONE;
    auto inserted = isDone ? Result<void>() : failedIn(database);
    sqlite3_reset(statement);
    return inserted;
}

// A row into the table; `values` in the order of the statement's places.
Result<void> insert(sqlite3* database, sqlite3_stmt* statement, std::span<const Json* const> values)
{
    std::vector<std::string> rooms(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        bindJson(statement, static_cast<int>(i) + 1, values[i], rooms[i]);
    return insertBound(database, statement);
}

// Rows of the seed with this number, as many as the statement has places for.
Result<void> insert(sqlite3* database, sqlite3_stmt* statement, std::int64_t number, std::span<const CountedThing> rows)
{
    int at = 0;
    for (const CountedThing& row : rows)
        for (const std::int64_t value : {number, row.level, row.kind, row.count})
            sqlite3_bind_int64(statement, ++at, value);
    return insertBound(database, statement);
}

std::string thingInsertion(std::size_t rows)
{
    std::string sql = "INSERT INTO thing VALUES(?, ?, ?, ?)";
    for (std::size_t i = 1; i < rows; ++i)
        sql += ", (?, ?, ?, ?)";
    return sql;
}

std::string quotedName(std::string_view name)
{
    std::string quoted = "\"";
    for (const char letter : name)
        quoted.append(letter == '"' ? 2 : 1, letter);
    return quoted + '"';
}

bool isOneOf(std::string_view key, std::initializer_list<std::string_view> keys)
{
    return std::ranges::find(keys, key) != keys.end();
}

std::optional<std::string_view> kindTableOf(std::string_view member)
{
    for (const auto& [things, table] : kThings)
        if (member == things)
            return table;
    return std::nullopt;
}

// Of a search: its levels are the numbers of those where something was found.
bool isHit(const Json& line) { return line.find("why") != nullptr; }

// What stands in no column.
Json withoutMembers(const Json& line, std::initializer_list<std::string_view> keys)
{
    Json rest = Json::Object{};
    for (const auto& [key, value] : *line.as<Json::Object>())
        if (!isOneOf(key, keys) && !(kindTableOf(key) && value.as<Json::Object>()))
            rest.set(key, value);
    return rest;
}

std::string hexDigits(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        text += digits[static_cast<unsigned char>(byte) >> 4];
        text += digits[static_cast<unsigned char>(byte) & 0xf];
    }
    return text;
}

std::string_view textAt(sqlite3_stmt* statement, int column)
{
    const void* text = sqlite3_column_blob(statement, column);
    return {static_cast<const char*>(text),
            text ? static_cast<std::size_t>(sqlite3_column_bytes(statement, column)) : 0};
}

// As a number, a text or, of bytes, their digits. JSON has no infinite number, which SQLite writes as Inf, and no text
// that is not UTF-8.
Json valueAt(sqlite3_stmt* statement, int column)
{
    const int type = sqlite3_column_type(statement, column);
    if (type == SQLITE_NULL)
        return {};
    if (type == SQLITE_INTEGER)
        return std::int64_t{sqlite3_column_int64(statement, column)};
    if (type == SQLITE_BLOB)
        return hexDigits(textAt(statement, column));
    const std::string text(reinterpret_cast<const char*>(sqlite3_column_text(statement, column)),
                           static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
    if (type == SQLITE_FLOAT && !text.ends_with("Inf"))
        return Json::Fraction{text};
    return validUtf8Length(text) == text.size() ? text : withControlsShown(text);
}

// To be read only, with nothing in it believed to be harmless.
Result<SqliteConnection> openToRead(const std::filesystem::path& path)
{
    if (const auto begun = readBeginning(path, 1); !begun) // which refuses what is no file
        return std::unexpected(begun.error());
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(path.string().c_str(), &opened, SQLITE_OPEN_READONLY, nullptr);
    SqliteConnection database(opened);
    if (status != SQLITE_OK)
        return databaseFailure(path.string(), sqlite3_errmsg(opened));
    sqlite3_db_config(opened, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_limit(opened, SQLITE_LIMIT_ATTACHED, 0);
    return database;
}

// As SQLite asks for it: anything but 0 ends the question.
int isStopWanted(void* goesOn) { return (*static_cast<const std::function<bool()>*>(goesOn))() ? 0 : 1; }

// Comments, white space and semicolons: what those are SQLite knows best.
bool asksNothing(sqlite3* database, const char* sql)
{
    while (*sql != '\0') {
        const char* from = sql;
        sqlite3_stmt* prepared = nullptr;
        const int status = sqlite3_prepare_v2(database, from, -1, &prepared, &sql);
        const SqliteStatement statement(prepared);
        if (status != SQLITE_OK || prepared)
            return false;
        if (sql == from)
            break;
    }
    return true;
}

} // namespace

struct BatchDatabase::Tables {
    SqliteConnection database;
    BatchTables wanted;
    SqliteStatement seed; // of a table that is not wanted, nothing
    SqliteStatement level;
    SqliteStatement kind;
    SqliteStatement thing;
    SqliteStatement things; // kThingsAtOnce of them
    SqliteStatement game;
    std::vector<std::string> columns; // of level, but for n and level
    std::array<std::map<std::string, std::int64_t, std::less<>>, kThings.size()> kinds; // their numbers, by table
    std::vector<CountedThing> counted; // of the line at hand

    Result<void> create();
    Result<void> addColumn(const std::string& name);
    Result<void> addSeed(const Json& number, const Json& line);
    Result<void> addLevel(const Json& number, const Json& entry, std::int64_t index);
    Result<void> addMeasures(const Json& number, const Json& entry, std::int64_t index);
    Result<void> countThings(std::int64_t atLevel, const Json& entry);
    Result<void> insertThings(std::int64_t number); // that were counted
    Result<void> addGame(const Json& number, const Json& line);
    Result<std::int64_t> idOf(std::size_t table, const std::string& name); // of kThings
};

Result<void> BatchDatabase::Tables::create()
{
    struct Table {
        bool isWanted;
        const char* creation;
        SqliteStatement* insertion;
        std::string sql; // of the insertion
    };
    const Table all[]{
        {wanted.seed, kSeedTable, &seed, "INSERT INTO seed VALUES(?, ?, ?, ?, ?, ?)"},
        {wanted.level, kLevelTable, &level, "INSERT INTO level VALUES(?, ?)"},
        {wanted.kind, kKindTable, &kind, "INSERT INTO kind VALUES(?, ?, ?)"},
        {wanted.thing, kThingTable, &thing, thingInsertion(1)},
        {wanted.game, kGameTable, &game, "INSERT INTO game VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"},
    };
    if (auto begun = execute(database.get(), kBegin); !begun)
        return begun;
    for (const Table& table : all) {
        if (!table.isWanted)
            continue;
        if (auto created = execute(database.get(), table.creation); !created)
            return created;
        auto prepared = prepare(database.get(), table.sql);
        if (!prepared)
            return std::unexpected(std::move(prepared.error()));
        *table.insertion = std::move(*prepared);
    }
    if (!wanted.thing)
        return {};
    auto prepared = prepare(database.get(), thingInsertion(kThingsAtOnce));
    if (!prepared)
        return std::unexpected(std::move(prepared.error()));
    things = std::move(*prepared);
    return {};
}

Result<void> BatchDatabase::Tables::addColumn(const std::string& name)
{
    level.reset(); // it would hold the table
    if (auto added = execute(database.get(), "ALTER TABLE level ADD COLUMN " + quotedName(name)); !added)
        return added;
    columns.push_back(name);
    std::string sql = "INSERT INTO level VALUES(?, ?";
    for (std::size_t i = 0; i < columns.size(); ++i)
        sql += ", ?";
    auto prepared = prepare(database.get(), sql + ')');
    if (!prepared)
        return std::unexpected(std::move(prepared.error()));
    level = std::move(*prepared);
    return {};
}

Result<void> BatchDatabase::Tables::addSeed(const Json& number, const Json& line)
{
    if (!wanted.seed)
        return {};
    const Json* problems = line.find("problems");
    const bool isGame = line.find("outcome") != nullptr; // whose members stand in its table
    const Json rest = isGame        ? Json()
                      : isHit(line) ? Json(withoutMembers(line, {"seed", "hash"}).compact())
                                    : Json(withoutMembers(line, {"seed", "hash", "levels"}).compact());
    return insert(database.get(), seed.get(),
                  std::array{&number, line.find("seed"), line.find("hash"),
                             problems ? problems->find("errors") : nullptr,
                             problems ? problems->find("warnings") : nullptr, &rest});
}

Result<std::int64_t> BatchDatabase::Tables::idOf(std::size_t table, const std::string& name)
{
    if (const auto known = kinds[table].find(name); known != kinds[table].end())
        return known->second;
    std::size_t number = 1;
    for (const auto& ofTable : kinds)
        number += ofTable.size();
    const Json values[]{std::uint64_t{number}, kThings[table].second, name};
    if (auto added = insert(database.get(), kind.get(), std::array{&values[0], &values[1], &values[2]}); !added)
        return std::unexpected(std::move(added.error()));
    return kinds[table].emplace(name, static_cast<std::int64_t>(number)).first->second;
}

Result<void> BatchDatabase::Tables::countThings(std::int64_t atLevel, const Json& entry)
{
    if (!wanted.kind)
        return {};
    for (std::size_t table = 0; table < kThings.size(); ++table) {
        const std::string_view member = kThings[table].first;
        const Json* found = entry.find(member);
        const auto* counts = found ? found->as<Json::Object>() : nullptr;
        if (!counts)
            continue; // a number of things is a measure
        for (const auto& [name, count] : *counts) {
            const auto* whole = count.as<std::int64_t>();
            if (!whole)
                return failure(memberPath(member, name), {CAVE_TEXT("errors", "A count must be a whole number.")});
            const auto id = idOf(table, name);
            if (!id)
                return std::unexpected(id.error());
            counted.push_back({atLevel, *id, *whole});
        }
    }
    return {};
}

// In the order of the table's key, so that each is put behind the one before.
Result<void> BatchDatabase::Tables::insertThings(std::int64_t number)
{
    std::ranges::sort(counted, {}, [](const CountedThing& row) { return std::pair(row.level, row.kind); });
    Result<void> inserted;
    for (std::span<const CountedThing> rest = counted; wanted.thing && inserted && !rest.empty();) {
        const bool isMany = rest.size() >= kThingsAtOnce;
        const std::span<const CountedThing> rows = rest.first(isMany ? kThingsAtOnce : 1);
        inserted = insert(database.get(), (isMany ? things : thing).get(), number, rows);
        rest = rest.subspan(rows.size());
    }
    return inserted;
}

Result<void> BatchDatabase::Tables::addLevel(const Json& number, const Json& entry, std::int64_t index)
{
    if (!entry.as<Json::Object>())
        return failure(itemPath("levels", static_cast<std::size_t>(index)),
                       {CAVE_TEXT("errors", "This must be an object in { }.")});
    if (wanted.level)
        if (auto added = addMeasures(number, entry, index); !added)
            return added;
    return countThings(index + 1, entry);
}

// A row of the table `level`.
Result<void> BatchDatabase::Tables::addMeasures(const Json& number, const Json& entry, std::int64_t index)
{
    std::map<std::string_view, const Json*> values;
    for (const auto& [key, value] : *entry.as<Json::Object>()) {
        const auto* within = value.as<Json::Object>();
        if (within && !kindTableOf(key)) { // as measures are
            for (const auto& [inner, measured] : *within)
                values[inner] = &measured;
        } else if (!within && key != "level") {
            values[key] = &value;
        }
    }
    for (const auto& [name, value] : values)
        if (std::ranges::find(columns, name) == columns.end())
            if (auto added = addColumn(std::string(name)); !added)
                return added;
    const Json* told = entry.find("level");
    const Json levelNumber = told ? *told : Json(index + 1);
    std::vector<const Json*> row{&number, &levelNumber};
    for (const std::string& column : columns) {
        const auto value = values.find(column);
        row.push_back(value == values.end() ? nullptr : value->second);
    }
    return insert(database.get(), level.get(), row);
}

Result<void> BatchDatabase::Tables::addGame(const Json& number, const Json& line)
{
    if (!wanted.game)
        return {};
    const Json* trial = line.find("trial");
    const Json only = 0;
    const Json rest = withoutMembers(line, {"seed", "hash", "levels", "persona", "trial", "outcome", "level", "turn",
                                            "killer", "score"})
                          .compact();
    return insert(database.get(), game.get(),
                  std::array{&number, line.find("persona"), trial ? trial : &only, line.find("outcome"),
                             line.find("level"), line.find("turn"), line.find("killer"), line.find("score"), &rest});
}

BatchDatabase::BatchDatabase(std::unique_ptr<Tables> tables) : m_tables(std::move(tables)) {}
BatchDatabase::BatchDatabase(BatchDatabase&&) noexcept = default;
BatchDatabase::~BatchDatabase() = default;

Result<BatchDatabase> BatchDatabase::open(const std::filesystem::path& path, const BatchTables& wanted)
{
    sqlite3* opened = nullptr;
    // Of one thread at a time, as all of this class is: so nothing has to be locked for each value.
    const int status =
        sqlite3_open_v2(path.string().c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    auto tables = std::make_unique<Tables>();
    tables->database.reset(opened);
    if (status != SQLITE_OK)
        return databaseFailure(path.string(), sqlite3_errmsg(opened));
    tables->wanted = wanted;
    tables->wanted.kind |= wanted.thing; // a thing without its kind is a number
    if (auto created = tables->create(); !created)
        return std::unexpected(std::move(created.error()));
    return BatchDatabase(std::move(tables));
}

Result<void> BatchDatabase::add(const Json& line, const SeedRange& seeds)
{
    std::optional<Error> problem;
    const JsonCursor cursor(line, problem);
    const std::uint64_t seed = cursor["seed"].seed();
    const std::uint64_t number = seed - seeds.first;
    if (!problem && (number >= seeds.count || number > std::uint64_t{std::numeric_limits<std::int64_t>::max()}))
        cursor["seed"].fail({CAVE_TEXT("errors", "This is none of the seeds of the run.")});
    std::vector<JsonCursor> levels;
    if (const auto list = cursor.find("levels"); list && !isHit(line))
        levels = list->items();
    if (problem)
        return std::unexpected(std::move(*problem));

    const Json n = static_cast<std::int64_t>(number);
    m_tables->counted.clear();
    auto added = m_tables->addSeed(n, line);
    for (std::size_t i = 0; added && i < levels.size(); ++i)
        added = m_tables->addLevel(n, levels[i].json(), static_cast<std::int64_t>(i));
    if (added)
        added = m_tables->countThings(0, line);
    if (added)
        added = m_tables->insertThings(static_cast<std::int64_t>(number));
    if (added && line.find("outcome"))
        added = m_tables->addGame(n, line);
    return added;
}

Result<void> BatchDatabase::close(const BatchParts& parts, std::uint64_t hash)
{
    sqlite3* database = m_tables->database.get();
    std::vector<std::pair<const char*, std::string>> rows{
        {"command", parts.run.command},
        {"dungeon", hexOf(parts.run.dungeon)},
        {"settings", parts.run.settings.compact()},
        {"first", std::to_string(parts.seeds.first)},
        {"count", std::to_string(parts.seeds.count)},
        {"lines", std::to_string(parts.lines)},
        {"hash", hexOf(hash)},
        {"version", parts.run.version},
        {"rng", std::to_string(parts.run.rng)},
        {"rules", std::to_string(parts.run.rules)},
    };
    if (parts.run.form != BatchRun{}.form)
        rows.emplace_back("form", std::to_string(parts.run.form));
    auto run = prepare(database, "INSERT INTO run VALUES(?, ?)");
    if (!run)
        return std::unexpected(std::move(run.error()));
    for (const auto& [key, value] : rows) {
        const Json texts[]{key, value};
        if (auto added = insert(database, run->get(), std::array{&texts[0], &texts[1]}); !added)
            return added;
    }
    run->reset();
    if (m_tables->wanted.thing)
        if (auto sorted = execute(database, kThingIndex); !sorted)
            return sorted;
    if (auto ended = execute(database, "COMMIT"); !ended)
        return ended;
    m_tables.reset();
    return {};
}

Result<void> queryDatabase(const std::filesystem::path& path, const std::string& sql,
                           const std::function<Result<void>(const std::vector<std::string>& columns)>& begin,
                           const std::function<bool(const Json::Array& row)>& take, const std::function<bool()>& goesOn)
{
    const auto database = openToRead(path);
    if (!database)
        return std::unexpected(database.error());
    sqlite3_stmt* prepared = nullptr;
    const char* rest = nullptr;
    const int status = sqlite3_prepare_v2(database->get(), sql.c_str(), -1, &prepared, &rest);
    const SqliteStatement statement(prepared);
    if (status != SQLITE_OK)
        return databaseFailure(path.string(), sqlite3_errmsg(database->get()));
    if (!prepared || !asksNothing(database->get(), rest))
        return failure({}, {CAVE_TEXT("errors", "This has to be one question in SQL.")});
    if (sqlite3_stmt_readonly(prepared) == 0)
        return failure({}, {CAVE_TEXT("errors", "A database is asked only, never changed.")});

    const int width = sqlite3_column_count(prepared);
    std::vector<std::string> columns;
    columns.reserve(static_cast<std::size_t>(width));
    for (int i = 0; i < width; ++i)
        columns.emplace_back(sqlite3_column_name(prepared, i));
    if (auto begun = begin(columns); !begun)
        return begun;
    std::function<bool()> look = goesOn;
    if (look)
        sqlite3_progress_handler(database->get(), kStepsBetweenLooks, &isStopWanted, &look);
    for (;;) {
        const int step = sqlite3_step(prepared);
        if (step == SQLITE_INTERRUPT)
            return stopped();
        if (step == SQLITE_DONE)
            return {};
        if (step != SQLITE_ROW)
            return databaseFailure(path.string(), sqlite3_errmsg(database->get()));
        Json::Array row;
        row.reserve(columns.size());
        for (int i = 0; i < width; ++i)
            row.push_back(valueAt(prepared, i));
        if (!take(row))
            return {};
    }
}

} // namespace cave
