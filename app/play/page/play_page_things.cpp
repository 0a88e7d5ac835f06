// SPDX-License-Identifier: MIT
// What the hero carries, on the play page: the pack, taking, and doing something with a thing.
#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/gain_sheet.h"
#include "app/play/sheets/note_sheets.h"
#include "app/play/sheets/pack_sheet.h"
#include "app/play/sheets/take_sheet.h"
#include "app/play/words/look_text.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/message.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kKeysIgnoredBelow = 400; // ms after a level was reached

} // namespace

bool PlayPage::triggerThings(PlayAction action)
{
    if (action == PlayAction::PickUp) {
        pickUp();
        return true;
    }
    if (action == PlayAction::Examine) {
        examine();
        return true;
    }
    if (action == PlayAction::ThrowAgain) {
        aimAgain();
        return true;
    }
    const auto verb = itemVerbOf(action);
    if (action != PlayAction::Pack && !verb)
        return false;
    if (m_aimed && m_aimed->verb == verb) { // the key that began it
        submitAim();
        return true;
    }
    stopLooking();
    if (verb && !PackSheet::hasAny(m_game->world(), *verb))
        say(itemVerbText(itemVerb(*verb).nothing));
    else
        openPack(verb);
    return true;
}

PackSheet& PlayPage::openPack(std::optional<ItemVerb> wanted)
{
    auto* sheet = new PackSheet(*m_game, m_keys, *m_describer, *m_artwork, isAscii(), wanted);
    connect(sheet, &PackSheet::chosen, this, [this](ItemVerb verb, EntityId item) {
        m_sheets->close();
        useThing(verb, item);
    });
    connect(sheet, &PackSheet::examined, this, [this](EntityId item) {
        describe({describeItem(m_game->world(), *m_describer, *m_game->world().item(item))});
    });
    m_sheets->open(sheet);
    return *sheet;
}

void PlayPage::examine()
{
    if (m_look)
        describe(*m_look);
    else
        openPack(std::nullopt).setExamines();
}

// Equal things need no choice.
void PlayPage::pickUp()
{
    const World& world = m_game->world();
    const std::vector<Item> lying = world.itemsAt(world.hero().at);
    const bool isChoice = std::ranges::any_of(lying, [&](const Item& item) { return item.kind != lying.front().kind; });
    if (!isChoice || m_game->check(PickUp{}))
        return submit(PickUp{});
    stopLooking();
    auto* sheet = new TakeSheet(*m_game, *m_describer, *m_artwork, isAscii());
    connect(sheet, &TakeSheet::allChosen, this, [this] {
        m_sheets->close();
        submit(PickUp{});
    });
    connect(sheet, &TakeSheet::chosen, this, [this](const std::vector<EntityId>& items) {
        m_sheets->close();
        takeThings(items);
    });
    m_sheets->open(sheet);
}

// One turn each, until something needs the player.
void PlayPage::takeThings(const std::vector<EntityId>& items)
{
    const World& world = m_game->world();
    for (const EntityId item : items) {
        const int health = world.hero().health;
        const std::size_t inView = sightings(world).size();
        const bool isRefused = m_game->check(Take{item}).has_value();
        submit(Take{item});
        if (isRefused || world.isOver() || world.hero().health < health || sightings(world).size() > inView)
            return;
    }
}

void PlayPage::useThing(ItemVerb verb, EntityId item)
{
    if (isOnlyWatched())
        return;
    const Command command = commandFor(verb, item);
    if (verb == ItemVerb::Eat && wouldChoke(m_game->world(), item)) {
        auto* question =
            new QuestionSheet(tr("You are full"), tr("Eating this would choke you."), tr("Eat anyway"), tr("Keep it"));
        connect(question, &QuestionSheet::agreed, this, [this, command] {
            m_sheets->close();
            submit(command);
        });
        m_sheets->open(question);
        return;
    }
    if (mustAim(m_game->world(), verb, item))
        startAiming(verb, item);
    else
        submit(command);
}

void PlayPage::openGains()
{
    if (m_kind == Kind::Replay || m_game->world().isOver() || m_game->world().hero().gainsToChoose == 0)
        return;
    auto* sheet = new GainSheet(*m_game);
    sheet->ignoreKeysFor(kKeysIgnoredBelow);
    connect(sheet, &GainSheet::chosen, this, [this](Gained gained) {
        m_sheets->close();
        submit(Gain{gained});
    });
    m_sheets->open(sheet);
}

} // namespace cave
