// SPDX-License-Identifier: MIT
/// @file
/// Standard input, output and error: for people at a terminal, and for programs behind a pipe.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// A line for people, on standard output and on standard error: with controls shown, see utf8.h.
void printLine(std::string_view text);
void complain(std::string_view text);

/// The same of a text of several lines that a library has put together.
void printLines(std::string_view text);
void complainLines(std::string_view text);

enum class Stream : std::uint8_t { Output, Error };
bool isTerminal(Stream stream);

/// How far something is, on standard error: on a terminal a line that the next takes the place of.
void showProgress(std::string_view text);
void clearProgress(); ///< from the terminal, before anything else is said

/// Bytes for programs, as they are, and at once.
void printData(std::string_view bytes);

/// Whether standard output takes what is printed: not on a full disk, nor when nobody reads any more.
bool isOutputOpen();

/// To be asked last, for nothing can be printed after it: what kept something from being written, as errno says it.
/// Nothing when all was written, or when the reader went, who wanted no more.
std::optional<int> closeOutput();

/// A closed pipe is then an error of the write, not the end of the program.
void ignoreClosedPipes();

/// All of standard input; more than `maxBytes` are refused.
Result<std::string> readStandardInput(std::size_t maxBytes);

} // namespace cave
