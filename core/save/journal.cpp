// SPDX-License-Identifier: MIT
#include "core/save/journal.h"

#include "core/base/files.h"
#include "core/base/platform/platform.h"
#include "core/base/utf8.h"
#include "core/save/checks.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <system_error>
#include <utility>

namespace cave {

namespace {

constexpr std::string_view kHead = "cavewright/journal 1 ";
constexpr std::string_view kBack = "back";
constexpr std::size_t kMostBytes = std::size_t{64} << 20;

std::string lineOf(const LoggedCommand& logged)
{
    return formatCommand(logged.command) + ' ' + hexOf(logged.hash) + '\n';
}

// The hash of the state that a save with so many commands holds; 0 when none was played.
std::uint64_t hashAfter(const std::vector<LoggedCommand>& log, std::size_t commands)
{
    return commands == 0 ? 0 : log[commands - 1].hash;
}

std::optional<LoggedCommand> commandIn(std::string_view line)
{
    const std::size_t space = line.rfind(' ');
    if (space == std::string_view::npos)
        return std::nullopt;
    const auto command = parseCommand(line.substr(0, space));
    const auto hash = parseHex(line.substr(space + 1));
    return command && hash ? std::optional(LoggedCommand{*command, *hash}) : std::nullopt;
}

std::unexpected<Error> foreign()
{
    return failure("line 1", {CAVE_TEXT("errors", "This journal belongs to another game.")});
}

// Takes the next line that was written to its end.
std::optional<std::string_view> takeLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

// How many commands the save held that the journal was begun for; an error when that is not this game's.
Result<std::size_t> beginningOf(std::string_view line, const std::vector<LoggedCommand>& log)
{
    if (!line.starts_with(kHead))
        return failure("line 1", {CAVE_TEXT("errors", "This is no journal of Cavewright, or of a newer one.")});
    line.remove_prefix(kHead.size());
    const std::size_t space = line.find(' ');
    const auto saved = parseDecimal(line.substr(0, space));
    const auto hash = space == std::string_view::npos ? std::nullopt : parseHex(line.substr(space + 1));
    if (!saved || !hash || *saved > log.size() || hashAfter(log, *saved) != *hash)
        return foreign();
    return static_cast<std::size_t>(*saved);
}

struct Course {
    std::vector<LoggedCommand> log; // where the journal ends
    bool passesSave = false; // comes by what the save holds: else it is older, or of another game of the same start
    std::optional<Error> damage;
};

Result<Course> courseOf(std::string_view text, const std::vector<LoggedCommand>& log)
{
    const auto head = takeLine(text);
    const auto begin = head ? beginningOf(*head, log) : Result<std::size_t>(log.size());
    if (!begin)
        return std::unexpected(begin.error());
    Course course{{log.begin(), log.begin() + static_cast<std::ptrdiff_t>(*begin)}, *begin == log.size(), std::nullopt};
    std::int64_t number = 2;
    const auto damagedHere = [&] {
        return Error{"line " + std::to_string(number),
                     {CAVE_TEXT("errors", "This must be a command and the hash after it.")}};
    };
    for (; const auto line = takeLine(text); ++number) {
        if (*line == kBack && !course.log.empty()) {
            course.log.pop_back();
        } else if (const auto command = commandIn(*line)) {
            course.log.push_back(*command);
        } else {
            course.damage = damagedHere();
            return course;
        }
        course.passesSave = course.passesSave || course.log == log;
    }
    if (hasControl(text))
        course.damage = damagedHere();
    return course;
}

Error otherState(std::size_t index)
{
    return {"command " + std::to_string(index + 1),
            {CAVE_TEXT("errors", "This command leads to another state than it did when it was played.")}};
}

// Plays the commands from `first` to `last` of the course; how many led where they should.
std::size_t playOn(Session& session, const Course& course, std::size_t first, std::size_t last)
{
    for (std::size_t i = first; i < last; ++i)
        if (session.submit(course.log[i].command).refusal || session.log().back() != course.log[i])
            return i - first;
    return last - first;
}

// Goes where the course ends, or as far as it fits: then it says what did not.
std::optional<Error> follow(GameFile& game, const Course& course, std::int64_t& commands)
{
    if (!course.passesSave)
        return std::nullopt;
    Session& session = game.session;
    const auto common =
        static_cast<std::size_t>(std::ranges::mismatch(session.log(), course.log).in1 - session.log().begin());
    if (session.log().size() > common)
        session.allowStepsBack();
    for (; session.log().size() > common; ++commands)
        if (auto stepped = session.stepBack(); !stepped)
            return stepped.error();
    const Session before = session;
    const std::size_t fitting = playOn(session, course, common, course.log.size());
    commands += static_cast<std::int64_t>(fitting);
    if (common + fitting == course.log.size())
        return std::nullopt;
    session = before;
    playOn(session, course, common, common + fitting);
    return otherState(common + fitting);
}

} // namespace

std::filesystem::path journalOf(const std::filesystem::path& save) { return withoutLinks(save) += ".journal"; }

Result<void> removeJournal(const std::filesystem::path& save)
{
    const std::filesystem::path journal = journalOf(save);
    std::error_code problem;
    std::filesystem::remove(journal, problem);
    return problem ? std::unexpected(systemError(journal, problem)) : Result<void>();
}

Result<Journal> Journal::begin(std::filesystem::path file, const std::vector<LoggedCommand>& log, std::size_t saved)
{
    assert(saved <= log.size());
    std::string text(kHead);
    text += std::to_string(saved) + ' ' + hexOf(hashAfter(log, saved)) + '\n';
    for (std::size_t i = saved; i < log.size(); ++i)
        text += lineOf(log[i]);
    if (auto written = writeFileUnsynced(file, text); !written)
        return std::unexpected(written.error());
    const int descriptor = platform::open(file, platform::Access::Append);
    if (descriptor < 0)
        return std::unexpected(systemError(file, errno));
    return Journal(std::move(file), descriptor);
}

Journal::Journal(Journal&& other) noexcept
    : m_file(std::move(other.m_file)), m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

Journal& Journal::operator=(Journal&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

Journal::~Journal()
{
    if (m_descriptor >= 0)
        platform::close(m_descriptor);
}

Result<void> Journal::add(const LoggedCommand& command) { return append(lineOf(command)); }

Result<void> Journal::takeBack() { return append(std::string(kBack) + '\n'); }

bool Journal::isThere() const
{
    const auto status = platform::statusOf(m_descriptor);
    return status && status->names > 0;
}

// One write a line: whatever kills the program, no other line is between its halves.
Result<void> Journal::append(const std::string& line)
{
    std::ptrdiff_t written = 0;
    do
        written = platform::write(m_descriptor, line.data(), line.size());
    while (written < 0 && errno == EINTR);
    if (written == static_cast<std::ptrdiff_t>(line.size()))
        return {};
    return std::unexpected(systemError(m_file, written < 0 ? errno : ENOSPC));
}

std::function<void()> Journal::syncer() const
{
    return [descriptor = platform::duplicate(m_descriptor), file = m_file] {
        if (descriptor < 0)
            return;
        platform::syncBytes(descriptor);
        platform::close(descriptor);
        syncFolderOf(file); // which holds its name
    };
}

CaughtUp catchUp(GameFile& game, const std::filesystem::path& save)
{
    CaughtUp result;
    const std::filesystem::path file = journalOf(save);
    if (std::error_code none; !std::filesystem::exists(file, none))
        return result;
    const auto text = readFile(file, kMostBytes);
    if (!text) {
        result.damage = text.error();
        return result;
    }
    if (const auto course = courseOf(*text, game.session.log())) {
        result.damage = follow(game, *course, result.commands);
        if (!result.damage)
            result.damage = course->damage;
    } else {
        result.damage = course.error();
    }
    if (result.damage)
        result.damage = inFile(std::move(*result.damage), file.string());
    return result;
}

} // namespace cave
