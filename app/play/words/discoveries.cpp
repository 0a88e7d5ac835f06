// SPDX-License-Identifier: MIT
#include "app/play/words/discoveries.h"

#include "core/generate/items_to_expect.h"
#include "core/world/looks.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace cave {

namespace {

class DiscoveryText {
    Q_DECLARE_TR_FUNCTIONS(Discoveries)

public:
    static QString title(ItemClass what, qsizetype known, qsizetype all)
    {
        switch (what) {
        case ItemClass::Potion: return tr("Potions: %1 of %2 known").arg(known).arg(all);
        case ItemClass::Scroll: return tr("Scrolls: %1 of %2 known").arg(known).arg(all);
        case ItemClass::Wand: return tr("Wands: %1 of %2 known").arg(known).arg(all);
        case ItemClass::Ring: return tr("Rings: %1 of %2 known").arg(known).arg(all);
        }
        return {};
    }

    //: %1: what things of a kind look like in this game, such as "amber potion"
    static QString known(const QString& look) { return tr("known: %1").arg(look); }

    static QString chance(std::int64_t perMille)
    {
        if (perMille < 10)
            return tr("below 1 %");
        return tr("about %1 %").arg(QLocale().toString(static_cast<qlonglong>((perMille + 5) / 10)));
    }
};

// Of kinds that are as likely as each other where nothing tells them apart.
std::vector<std::int64_t> perMilles(std::vector<std::int64_t> expected)
{
    auto all = std::accumulate(expected.begin(), expected.end(), std::int64_t{0});
    if (all == 0) {
        std::ranges::fill(expected, 1);
        all = static_cast<std::int64_t>(expected.size());
    }
    for (std::int64_t& each : expected)
        each = 1000 * each / std::max<std::int64_t>(all, 1);
    return expected;
}

DiscoveryClass classTold(const World& world, const Describer& describer, const UnknownClass& unknown,
                         const std::vector<ItemKindId>& looks, const std::vector<std::int64_t>& expected)
{
    DiscoveryClass told;
    std::vector<FactText> open;
    std::vector<std::int64_t> shares;
    for (const std::string& id : unknown.kinds) {
        const auto kind = *world.catalogue().findItem(id);
        const QString name = raised(describer.name(KindTable::Item, id));
        if (world.isKnown(kind)) {
            const QString look = describer.name(KindTable::Item, world.catalogue().item(looks[kind]).id);
            told.facts.push_back({name, DiscoveryText::known(look)});
        } else {
            open.push_back({name, {}});
            shares.push_back(expected[kind]);
        }
    }
    const auto known = static_cast<qsizetype>(told.facts.size());
    told.title = DiscoveryText::title(unknown.what, known, static_cast<qsizetype>(unknown.kinds.size()));
    shares = perMilles(std::move(shares));
    for (std::size_t i = 0; i < open.size(); ++i)
        told.facts.push_back({open[i].name, DiscoveryText::chance(shares[i])});
    return told;
}

} // namespace

std::vector<DiscoveryClass> discoveries(const Session& session, const Describer& describer)
{
    const World& world = session.world();
    std::vector<DiscoveryClass> told;
    if (world.rules().identify.empty())
        return told;
    const std::vector<std::int64_t> expected = itemsToExpect(session.dungeon());
    const std::vector<ItemKindId> looks = looksOf(world.catalogue(), world.rules(), world.state().seed);
    for (const UnknownClass& unknown : world.rules().identify)
        told.push_back(classTold(world, describer, unknown, looks, expected));
    return told;
}

} // namespace cave
