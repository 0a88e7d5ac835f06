// SPDX-License-Identifier: MIT
#include "core/rules/living/event_effects.h"

#include "core/base/enum_count.h"
#include "core/rules/living/event_acts.h"
#include "core/world/event_words.h"

#include <array>

namespace cave {

namespace {

struct EventAct {
    EffectWord word = EffectWord::Say;
    void (*run)(EventDoing& doing, const EventTerms& terms) = nullptr;
};

constexpr std::array kEventActs{
    EventAct{EffectWord::Say, saySentence},     EventAct{EffectWord::Mark, writeMark},
    EventAct{EffectWord::Tile, layTile},        EventAct{EffectWord::Open, openCells},
    EventAct{EffectWord::Close, closeCells},    EventAct{EffectWord::Make, makeThings},
    EventAct{EffectWord::Remove, removeThings}, EventAct{EffectWord::Move, moveThere},
    EventAct{EffectWord::Fall, letGroundFall},  EventAct{EffectWord::Effect, workEffect},
    EventAct{EffectWord::Gas, letGasOut},       EventAct{EffectWord::Fire, setFire},
    EventAct{EffectWord::Flood, beginFloods},   EventAct{EffectWord::Order, orderGroup},
    EventAct{EffectWord::Side, changeSides},    EventAct{EffectWord::Reveal, revealCells},
    EventAct{EffectWord::Noise, makeNoise},     EventAct{EffectWord::Score, addScore},
    EventAct{EffectWord::End, endByEvent},
};

constexpr bool eventActsAreInOrder()
{
    for (std::size_t i = 0; i < kEventActs.size(); ++i)
        if (kEventActs[i].word != static_cast<EffectWord>(i))
            return false;
    return true;
}
static_assert(eventActsAreInOrder() && kEventActs.size() == enumCount<EffectWord>(), "each word has its act");

} // namespace

void doEffect(WorldWriter world, const EventSite& site, const EventEffect& effect, Round& round, Events& events)
{
    const auto z = site.levelOf(effect.terms);
    if (!z || (*z != site.z() && !wordOf(effect).reachesFar))
        return;
    EventDoing doing{world, site, *z, round, events};
    kEventActs[static_cast<std::size_t>(effect.does)].run(doing, effect.terms);
}

} // namespace cave
