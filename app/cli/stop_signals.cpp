// SPDX-License-Identifier: MIT
#include "app/cli/stop_signals.h"

#include "core/base/platform/platform.h"

#include <csignal>
#include <initializer_list>

namespace cave::cli {

namespace {

volatile std::sig_atomic_t s_isAsked = 0;

void ask(int) { s_isAsked = 1; }

} // namespace

StopSignals::StopSignals() { platform::atFirstStop(&ask); }

StopSignals::~StopSignals()
{
    for (const int signal : {SIGINT, SIGTERM})
        (void)std::signal(signal, SIG_DFL);
}

bool StopSignals::isAsked() const { return s_isAsked != 0; }

} // namespace cave::cli
