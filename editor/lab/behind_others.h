// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// Lets the window and other programs go first from now on: for threads of what runs for minutes. On Linux this is of
/// the thread alone and those that it starts; elsewhere nothing changes.
void runBehindOthers();

} // namespace cave
