// SPDX-License-Identifier: MIT
#include "core/batch/tables.h"

#include <algorithm>

namespace cave {

namespace {

struct TableName {
    std::string_view name;
    bool BatchTables::* isWritten = nullptr; // nothing: always
};

constexpr TableName kTableNames[]{
    {"run"},
    {"seed", &BatchTables::seed},
    {"level", &BatchTables::level},
    {"kind", &BatchTables::kind},
    {"thing", &BatchTables::thing},
    {"game", &BatchTables::game},
};

} // namespace

Result<BatchTables> readTables(std::string_view list)
{
    BatchTables tables{.seed = false, .level = false, .kind = false, .thing = false, .game = false};
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string_view name = list.substr(begin, end - begin);
        const auto* known = std::ranges::find(kTableNames, name, &TableName::name);
        if (known == std::end(kTableNames))
            return failure({}, {CAVE_TEXT("errors", "\"%1\" is none of: %2."), {std::string(name), tableNames()}});
        if (known->isWritten)
            tables.*known->isWritten = true;
        begin = end + 1;
    }
    return tables;
}

std::string tableNames()
{
    std::string names;
    for (const TableName& table : kTableNames)
        names.append(names.empty() ? "" : ", ").append(table.name);
    return names;
}

} // namespace cave
