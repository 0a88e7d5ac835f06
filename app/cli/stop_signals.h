// SPDX-License-Identifier: MIT
#pragma once

namespace cave::cli {

// While one lives, SIGINT and SIGTERM ask the command to end after a whole line; a second of the same ends it at once.
class StopSignals {
public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    ~StopSignals();

    bool isAsked() const;
};

} // namespace cave::cli
