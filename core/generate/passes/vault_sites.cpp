// SPDX-License-Identifier: MIT
#include "core/generate/passes/vault_sites.h"

#include <algorithm>

namespace cave {

namespace {

std::int64_t squaredWay(const VaultAim::Target& target, const FlatPiece& piece, int x, int y)
{
    const std::int64_t dx = 2 * x + piece.width() - target.x;
    const std::int64_t dy = 2 * y + piece.height() - target.y;
    return dx * dx + dy * dy;
}

// Of those that are added, the least.
class Least {
public:
    explicit Least(std::size_t most) : m_most(most) {}

    void add(const VaultSite& site)
    {
        if (m_heap.size() == m_most) {
            if (!(site < m_heap.front()))
                return;
            std::ranges::pop_heap(m_heap);
            m_heap.pop_back();
        }
        m_heap.push_back(site);
        std::ranges::push_heap(m_heap);
    }

    std::vector<VaultSite> inOrder() &&
    {
        std::ranges::sort(m_heap);
        return std::move(m_heap);
    }

private:
    std::size_t m_most;
    std::vector<VaultSite> m_heap; // the greatest in front
};

} // namespace

std::vector<VaultSite> bestSites(std::span<const Orientation> orientations, const BitGrid& allowed, std::uint64_t draw,
                                 const VaultAim& aim, std::size_t most)
{
    const Ranks ranks(draw, allowed.width(), allowed.height());
    Least least(most);
    for (std::size_t number = 0; number < orientations.size(); ++number) {
        const FlatPiece& piece = orientations[number].cells;
        const auto add = [&](int x, int y) {
            least.add({aim.near ? squaredWay(*aim.near, piece, x, y) : 0, ranks.at(x, y, number), x, y, number});
        };
        const BitGrid places = placesFor(piece, allowed);
        if (!aim.at)
            places.forEach(add);
        else if (places.getOr(aim.at->x, aim.at->y, false))
            add(aim.at->x, aim.at->y);
    }
    return std::move(least).inOrder();
}

} // namespace cave
