// SPDX-License-Identifier: MIT
/// @file
/// How long work tells how far it is, and is told to stop.
#pragma once

#include "core/base/result.h"

#include <functional>
#include <utility>

namespace cave {

/// Told, from whichever thread, how many of about how many steps are done; false: stop. May be empty: nobody asks.
using Progress = std::function<bool(int done, int all)>;

/// The progress of one of several parts of the same length, as progress of the whole.
inline Progress partOf(Progress whole, int part, int parts)
{
    if (!whole)
        return {};
    return [whole = std::move(whole), part, parts](int done, int all) { return whole(part * all + done, parts * all); };
}

/// The error of work that has been stopped.
inline std::unexpected<Error> stopped() { return failure({}, {CAVE_TEXT("errors", "This was stopped.")}); }
inline bool isStopped(const Error& error) { return error.what == stopped().error().what; }

} // namespace cave
