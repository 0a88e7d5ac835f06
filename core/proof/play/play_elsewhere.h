// SPDX-License-Identifier: MIT
/// @file
/// Where the hero may get to without a part of the events, whatever becomes of the cells of all others.
#pragma once

#include "core/proof/play/play_model.h"

#include <map>
#include <set>

namespace cave {

class Elsewhere {
public:
    using Node = PlayMap::Node; ///< of the whole model
    using Place = Node; ///< of nodes that may hang together: the first of them

    /// `rows` of the whole are the part's. Both models must outlive this.
    Elsewhere(const PlayModel& whole, const std::vector<std::size_t>& rows, const PlayModel& part);

    Place placeOf(Node node) const { return m_places[static_cast<std::size_t>(node)]; }
    /// The places that ways may lead to from there, itself among them: also over stairs, and down where the ground
    /// holds nobody.
    const std::set<Place>& ledTo(Place from);
    bool isCarriedFromOrTo(Node node) const { return m_carried.contains(node); } ///< by an event of others
    bool isOwn(Node node) const; ///< a cell of the part's

private:
    std::vector<Node> carriedBetween(std::size_t row) const;
    std::vector<std::vector<Node>> joined();
    void findOneWay();

    const PlayModel& m_whole;
    const std::vector<std::size_t>& m_rows;
    const PlayModel& m_part;
    std::set<Node> m_carried;
    std::vector<Place> m_places; // by node
    std::vector<std::pair<Place, Place>> m_oneWay; // by which nobody comes back
    std::map<Place, std::set<Place>> m_ledTo;
};

} // namespace cave
