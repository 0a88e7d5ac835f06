// SPDX-License-Identifier: MIT
#include "app/play/words/hero_title.h"

#include "app/play/game/running_game.h"
#include "app/view/map/remembered_level.h"
#include "app/view/words/design_name.h"
#include "core/world/hero/origins.h"

#include <QCoreApplication>

#include <string>
#include <utility>

namespace cave {

namespace {

class HeroTitle {
    Q_DECLARE_TR_FUNCTIONS(cave::HeroTitle)
};

QString joined(const std::string& name, const std::string& origin)
{
    if (name.empty() || origin.empty())
        return name.empty() ? designName(origin) : QString::fromStdString(name);
    //: the hero's name and origin: "Ida, Poacher"
    return HeroTitle::tr("%1, %2").arg(QString::fromStdString(name), designName(origin));
}

} // namespace

QString heroTitle(const RecordSummary& summary) { return joined(summary.hero.name, summary.origin); }

QString heroTitle(const RunningGame& game)
{
    const Origin* origin = originOf(game.world().rules(), game.world().state().origin);
    return joined(game.hero().name, origin ? origin->name : std::string());
}

Look heroLook(const RunningGame& game)
{
    Look look = game.world().kindOf(game.world().hero()).look;
    if (std::string art = heroArt(game.world(), game.hero().portrait); !art.empty())
        look.art = std::move(art);
    return look;
}

QString originNumbers(const Origin& origin)
{
    QStringList parts;
    if (origin.health)
        parts << HeroTitle::tr("Health: %1.").arg(*origin.health);
    if (origin.attack)
        parts << HeroTitle::tr("Attack: %1.").arg(*origin.attack);
    if (origin.defence)
        parts << HeroTitle::tr("Defence: %1.").arg(*origin.defence);
    return parts.join(u' ');
}

} // namespace cave
