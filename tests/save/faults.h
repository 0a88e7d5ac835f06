// SPDX-License-Identifier: MIT
// Faults of the machine. The linker puts these in place of the system's calls (--wrap in tests/CMakeLists.txt), so that
// one of them, of those on files of one folder, fails as it may in life.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace cave::faults {

enum class Kind : std::uint8_t {
    Fails, // with errno, nothing done
    Short, // a write takes half of its bytes
    Killed, // the process, before the call
    PowerCut, // the same, and what was written but not synced is gone
};

struct Fault {
    Kind kind = Kind::Fails;
    int cause = 0; // errno, of Fails
    int call = 0; // the how many-th, from 1: open, write, fsync, fdatasync, rename, unlink
};

// From now on, in this process; meant for a child that lives no longer than what it tries.
void arm(const Fault& fault, const std::filesystem::path& folder);
int calls(); // that were made since
void losePower(); // now: what was not synced is gone
// Once, before the next flock().
void beforeNextLock(std::function<void()> act);

} // namespace cave::faults
