// SPDX-License-Identifier: MIT
#include "tests/reports/table.h"

#include <algorithm>
#include <cstdio>

namespace cave::report {

std::string Table::text() const
{
    std::vector<std::size_t> widths(m_rows.front().size());
    for (const auto& row : m_rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const auto& row : m_rows) {
        std::string line = row.front() + std::string(widths.front() - row.front().size(), ' ');
        for (std::size_t i = 1; i < widths.size(); ++i)
            line += "  " + std::string(widths[i] - row[i].size(), ' ') + row[i];
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

std::string decimal(double number, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return text;
}

} // namespace cave::report
