// SPDX-License-Identifier: MIT
#include "app/cli/progress_line.h"

#include "core/base/streams.h"

#include <utility>

namespace cave::cli {

namespace {

constexpr std::chrono::milliseconds kPause{500};

} // namespace

ProgressLine::ProgressLine(std::uint64_t total, std::string unit, bool isAskedFor)
    : m_total(total), m_unit(std::move(unit)),
      m_isShown(isAskedFor || (isTerminal(Stream::Error) && !isTerminal(Stream::Output)))
{
}

// "1234 of 10000 seeds, 350/s, 25 s left"
void ProgressLine::show(std::uint64_t done)
{
    const Clock::time_point now = Clock::now();
    if (!m_isShown || now - m_last < kPause)
        return;
    m_last = now;
    const double seconds = std::chrono::duration<double>(now - m_begun).count();
    const double rate = static_cast<double>(done) / seconds;
    std::string text = std::to_string(done) + " of " + std::to_string(m_total) + ' ' + m_unit + ", " +
                       std::to_string(static_cast<std::uint64_t>(rate)) + "/s";
    if (done > 0)
        text +=
            ", " + std::to_string(static_cast<std::uint64_t>(static_cast<double>(m_total - done) / rate)) + " s left";
    showProgress(text);
}

void ProgressLine::clear()
{
    if (m_isShown)
        clearProgress();
}

} // namespace cave::cli
