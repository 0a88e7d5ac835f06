// SPDX-License-Identifier: MIT
#include "core/lab/batch_bake.h"

namespace cave {

Result<void> BatchBake::bake(std::uint64_t seed, const See& see, const std::function<bool()>& goesOn)
{
    std::optional<LazyBake> work;
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_idle.empty()) {
            work.emplace(std::move(m_idle.back()));
            m_idle.pop_back();
        }
    }
    if (!work) {
        auto made = LazyBake::of(m_design);
        if (!made)
            return std::unexpected(made.error());
        work.emplace(std::move(*made));
    }
    work->begin(seed);
    const bool isWhole = work->makeAll(goesOn);
    if (isWhole)
        see(work->dungeon(), work->rows());
    const std::scoped_lock lock(m_mutex);
    m_idle.push_back(std::move(*work));
    if (!isWhole)
        return stopped();
    return {};
}

} // namespace cave
