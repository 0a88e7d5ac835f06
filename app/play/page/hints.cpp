// SPDX-License-Identifier: MIT
#include "app/play/page/hints.h"

#include "app/play/sheets/pack_sheet.h"
#include "app/play/words/look_text.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/pack.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cave {

struct HintRow {
    const char* name = nullptr; // in the file of what was told
    PlayAction action = PlayAction::Explore; // has the key; whoever does it needs no hint
    bool (*matters)(const World&) = nullptr;
    const char* text = nullptr; // %1: the key
};

namespace {

constexpr int kOften = 2; // enough
constexpr int kLong = 30; // turns, after which it is furniture

bool isAlone(const World& world) { return sightings(world).empty(); }

template <ItemVerb verb>
bool hasFor(const World& world)
{
    return PackSheet::hasAny(world, verb);
}

// Food can be wielded as well. With a weapon in hand, another one is a spare.
bool hasIdleWeapon(const World& world)
{
    return itemInUse(world, world.state().hero, Use::Wielded) == nullptr &&
           std::ranges::any_of(world.items(), [&](const Item& item) {
               return item.carrier == world.state().hero && suits(world, ItemVerb::Wield, item) &&
                      world.catalogue().item(item.kind).food == 0;
           });
}

// What matters most comes first, and takes the place of what matters less.
constexpr std::array kHints{
    HintRow{"eat", PlayAction::Eat,
            [](const World& world) { return appetiteOf(world) <= Appetite::Hungry && hasFor<ItemVerb::Eat>(world); },
            QT_TRANSLATE_NOOP("Hints", "You are hungry. Press %1 to eat.")},
    HintRow{"rest", PlayAction::Rest,
            [](const World& world) {
                const Creature& hero = world.hero();
                return isAlone(world) && hero.health * 2 <= hero.maxHealth;
            },
            QT_TRANSLATE_NOOP("Hints", "You are hurt. Press %1 to rest until you are well or something comes.")},
    HintRow{"look", PlayAction::Look, [](const World& world) { return !isAlone(world); },
            QT_TRANSLATE_NOOP("Hints", "Press %1 to look: it names what you see. Walk into a creature to strike it.")},
    HintRow{"wield", PlayAction::Wield, hasIdleWeapon,
            QT_TRANSLATE_NOOP("Hints", "You carry a weapon that you do not use. Press %1 to wield it.")},
    HintRow{"wear", PlayAction::Wear, hasFor<ItemVerb::Wear>,
            QT_TRANSLATE_NOOP("Hints", "You carry something to wear. Press %1 to put it on.")},
    HintRow{"read", PlayAction::Read, hasFor<ItemVerb::Read>,
            QT_TRANSLATE_NOOP("Hints", "You carry something to read. Press %1 to read it when it helps.")},
    HintRow{"drink", PlayAction::Drink, hasFor<ItemVerb::Drink>,
            QT_TRANSLATE_NOOP("Hints", "You carry something to drink. Press %1 to drink it when it helps.")},
    HintRow{"zap", PlayAction::Zap, hasFor<ItemVerb::Zap>,
            QT_TRANSLATE_NOOP("Hints", "You carry something to zap. Press %1 to zap it when it helps.")},
    HintRow{"explore", PlayAction::Explore, isAlone,
            QT_TRANSLATE_NOOP("Hints", "Press %1 to explore: you walk on by yourself until something is new.")},
};

} // namespace

void Hints::begin()
{
    m_matter.clear();
    m_shown = nullptr;
}

// Something is said when it begins to matter, and stays for a while as long as it does.
QString Hints::after(const World& world, const KeyMap& keys)
{
    std::set<const HintRow*> matter;
    if (!world.isOver())
        for (const HintRow& row : kHints)
            if (row.matters(world))
                matter.insert(&row);
    if (!matter.contains(m_shown) || ++m_shownFor > kLong)
        m_shown = nullptr;
    for (const HintRow& row : kHints) {
        if (&row == m_shown)
            break;
        int& told = m_told[QLatin1String(row.name)];
        if (!matter.contains(&row) || m_matter.contains(&row) || told >= kOften ||
            keys.firstLabel(row.action).isEmpty())
            continue;
        ++told;
        m_shown = &row;
        m_shownFor = 0;
        break;
    }
    m_matter = std::move(matter);
    return words(keys);
}

QString Hints::words(const KeyMap& keys) const
{
    if (m_shown == nullptr)
        return {};
    return QCoreApplication::translate("Hints", m_shown->text).arg(keys.firstLabel(m_shown->action));
}

void Hints::did(PlayAction action)
{
    for (const HintRow& row : kHints) {
        if (row.action != action)
            continue;
        m_told[QLatin1String(row.name)] = kOften;
        if (m_shown == &row)
            m_shown = nullptr;
    }
}

} // namespace cave
