// SPDX-License-Identifier: MIT
#include "core/json/line_sums.h"

#include "core/base/hash.h"
#include "core/base/ids.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::string_view kOpening = "{\n";
constexpr std::string_view kClosing = "}\n";

std::string sumsLine(const std::vector<std::string_view>& lines)
{
    std::string out = "\"sums\": [";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0)
            out += ", ";
        out += '"' + hexOf(hashOf("line", lines[i])) + '"';
    }
    return out += ']';
}

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

Error damagedLine(std::size_t index)
{
    // The opening brace is line 1.
    return {"line " + std::to_string(index + 2),
            {CAVE_TEXT("errors", "This line was changed or damaged after the file was written.")}};
}

} // namespace

std::string withSums(const Json& members)
{
    std::vector<std::string> lines;
    for (const auto& [key, value] : *members.as<Json::Object>())
        lines.push_back(cave::quoted(key) + ": " + value.compact() + ',');
    std::string out(kOpening);
    for (const std::string& line : lines)
        (out += line) += '\n';
    out += sumsLine({lines.begin(), lines.end()});
    return (out += '\n') += kClosing;
}

std::optional<Error> checkSums(std::string_view text)
{
    if (!text.starts_with(kOpening))
        return Error{"line 1", {CAVE_TEXT("errors", "This line was changed or damaged after the file was written.")}};
    if (text.size() < kOpening.size() + kClosing.size() || !text.ends_with("\n}\n"))
        return Error{"", {CAVE_TEXT("errors", "The end of the file is missing.")}};
    text.remove_prefix(kOpening.size());
    text.remove_suffix(kClosing.size());
    std::vector<std::string_view> lines = splitLines(text);
    if (lines.empty())
        return Error{"", {CAVE_TEXT("errors", "Lines are missing or were added after the file was written.")}};
    const std::string_view found = lines.back();
    lines.pop_back();
    const std::string expected = sumsLine(lines);
    if (found == expected)
        return std::nullopt;
    if (found.size() != expected.size())
        return Error{"", {CAVE_TEXT("errors", "Lines are missing or were added after the file was written.")}};
    // Which sum differs tells which line does; before the first sum it is the line of sums itself.
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(found, expected).in1 - found.begin());
    constexpr std::size_t kHead = std::string_view("\"sums\": [").size();
    constexpr std::size_t kSum = std::string_view("\"0x0000000000000000\", ").size();
    return damagedLine(at < kHead || at + 1 == found.size() ? lines.size()
                                                            : std::min((at - kHead) / kSum, lines.size()));
}

} // namespace cave
