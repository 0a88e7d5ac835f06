// SPDX-License-Identifier: MIT
// Tables for people, on stdout.
#pragma once

#include <string>
#include <vector>

namespace cave::report {

// The first column is set to the left, the others to the right.
class Table {
public:
    explicit Table(std::vector<std::string> head) : m_rows{std::move(head)} {}
    void add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); } // of as many columns as the head
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

std::string decimal(double number, int digits = 1);

} // namespace cave::report
