// SPDX-License-Identifier: MIT
#include "app/view/words/portrait_name.h"

#include "core/save/parts/hero_card.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cave {

namespace {

// In the order of portraits().
constexpr std::array<const char*, 8> kPortraitNames{QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: adventurer"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: lampwright"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: digger"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: poacher"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: herbalist"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: warden"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: pilgrim"),
                                                    QT_TRANSLATE_NOOP("cave::Portraits", "Portrait: fencer")};

} // namespace

QString portraitName(std::string_view portrait)
{
    const auto found = std::ranges::find(portraits(), portrait);
    if (found == portraits().end())
        return {};
    const auto index = static_cast<std::size_t>(found - portraits().begin());
    return QCoreApplication::translate("cave::Portraits", kPortraitNames[index]);
}

} // namespace cave
