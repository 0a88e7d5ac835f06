// SPDX-License-Identifier: MIT
#include "core/content/effects/suffering_rows.h"

#include "core/content/effect_rows.h"
#include "core/content/words.h"

#include <array>

namespace cave {

namespace {

constexpr std::array<std::string_view, 2> kPlights{"soaked", "burning"};

constexpr std::array kSufferingFields{
    KindField{.id = "when", .kind = FieldKind::Word, .words = kPlights, .isNeeded = true, .label = "suffers_when"},
    KindField{.id = "effect", .kind = FieldKind::Touch, .isNeeded = true, .label = "suffers_effect"},
};

} // namespace

std::vector<Suffering> readSufferings(const JsonCursor& rows)
{
    const std::vector<JsonCursor> all = rows.items();
    std::vector<Suffering> sufferings;
    sufferings.reserve(all.size());
    for (const JsonCursor& row : all) {
        row.allowOnly({"when", "effect"});
        sufferings.push_back({readWord<Plight>(row["when"], kPlights), readTouch(row["effect"])});
    }
    if (sufferings.size() > kMostSufferings)
        rows.fail({CAVE_TEXT("errors", "More than %1 rows are too many."), {std::int64_t{kMostSufferings}}});
    return sufferings;
}

Json rowsOf(const std::vector<Suffering>& sufferings)
{
    Json::Array rows;
    rows.reserve(sufferings.size());
    for (const Suffering& suffering : sufferings)
        rows.push_back(
            Json::Object{{"when", wordFor(kPlights, suffering.when)}, {"effect", rowOfTouch(suffering.effect)}});
    return rows;
}

std::span<const KindField> sufferingFields() { return kSufferingFields; }

Json newSuffering()
{
    return Json::Object{{"when", kPlights.front()}, {"effect", Json::Object{{"kind", "petrify"}, {"turns", 20}}}};
}

} // namespace cave
