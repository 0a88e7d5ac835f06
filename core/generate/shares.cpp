// SPDX-License-Identifier: MIT
#include "core/generate/shares.h"

#include "core/generate/curve.h"

namespace cave {

std::vector<int> sharesAt(const Json& table, int depth)
{
    std::int64_t all = 0;
    const auto& rows = *table.as<Json::Array>();
    for (const Json& row : rows)
        all += valueAt(*row.find("weight"), depth);
    std::vector<int> shares;
    shares.reserve(rows.size());
    for (const Json& row : rows)
        shares.push_back(all > 0 ? static_cast<int>(std::int64_t{valueAt(*row.find("weight"), depth)} * 1000 / all)
                                 : 0);
    return shares;
}

} // namespace cave
