// SPDX-License-Identifier: MIT
#include "core/base/streams.h"

#include "core/base/files.h"
#include "core/base/platform/platform.h"
#include "core/base/utf8.h"

#include <cerrno>
#include <cstdio>

namespace cave {

namespace {

int s_failure = 0; // errno of the first write to standard output that failed

void note(bool isWritten)
{
    if (!isWritten && s_failure == 0)
        s_failure = errno != 0 ? errno : EIO;
}

void write(std::string_view bytes)
{
    if (isOutputOpen())
        note(std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size());
}

void forEachLine(std::string_view text, void (*take)(std::string_view line))
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        take(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

} // namespace

void printLine(std::string_view text) { write(withControlsShown(text) + '\n'); }

void complain(std::string_view text) { std::fputs((withControlsShown(text) + '\n').c_str(), stderr); }

void printLines(std::string_view text) { forEachLine(text, &printLine); }

void complainLines(std::string_view text) { forEachLine(text, &complain); }

bool isTerminal(Stream stream)
{
    return platform::isTerminal(stream == Stream::Output ? platform::kOutput : platform::kErrors);
}

void showProgress(std::string_view text)
{
    if (isTerminal(Stream::Error))
        std::fputs(("\r\x1b[K" + withControlsShown(text)).c_str(), stderr);
    else
        complain(text);
}

void clearProgress()
{
    if (isTerminal(Stream::Error))
        std::fputs("\r\x1b[K", stderr);
}

void printData(std::string_view bytes)
{
    write(bytes);
    if (isOutputOpen())
        note(std::fflush(stdout) == 0);
}

bool isOutputOpen() { return s_failure == 0; }

std::optional<int> closeOutput()
{
    const bool wasWritten = std::ferror(stdout) == 0;
    errno = 0;
    const bool isClosed = std::fclose(stdout) == 0 || errno == EBADF; // which was closed before the program began
    note(wasWritten && isClosed);
    return s_failure == 0 || s_failure == EPIPE ? std::nullopt : std::optional(s_failure);
}

void ignoreClosedPipes() { platform::ignoreClosedPipes(); }

Result<std::string> readStandardInput(std::size_t maxBytes)
{
    return readToEnd(platform::kInput, "standard input", maxBytes);
}

} // namespace cave
