// SPDX-License-Identifier: MIT
#include "app/play/page/play_sheets.h"

#include "app/play/map/play_scene.h"
#include "app/play/page/play_page.h"
#include "app/play/sheets/action_sheet.h"
#include "app/play/sheets/character_sheet.h"
#include "app/play/sheets/choices/choice_sheet.h"
#include "app/play/sheets/choices/gain_sheet.h"
#include "app/play/sheets/choices/orders_sheet.h"
#include "app/play/sheets/deeds_sheet.h"
#include "app/play/sheets/describe_sheet.h"
#include "app/play/sheets/help_sheet.h"
#include "app/play/sheets/history_sheet.h"
#include "app/play/sheets/levels_sheet.h"
#include "app/play/sheets/note_sheets.h"
#include "app/play/sheets/pack_sheet.h"
#include "app/play/sheets/places_sheet.h"
#include "app/play/sheets/record_sheet.h"
#include "app/play/sheets/story_sheet.h"
#include "app/play/sheets/take_sheet.h"
#include "app/play/words/thing_text.h"
#include "app/view/map/level_view.h"
#include "app/view/map/minimap_widget.h"
#include "core/rules/verbs/gear/tempering.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <vector>

namespace cave {

namespace {

constexpr int kKeysIgnored = 400; // ms after the game ended or a level was reached

// What is in use in the order of its places, then the rest by letter.
std::vector<Item> inUseFirst(std::vector<Item> things)
{
    std::ranges::stable_sort(
        things, {}, [](const Item& thing) { return std::tuple(thing.use == Use::None, thing.use, thing.letter); });
    return things;
}

// "Spear (in hand)": of two alike, which one is meant.
QString nameAndState(const Describer& describer, const World& world, const Item& item)
{
    const QString state = thingState(world, {.letter = item.letter, .items = {item}});
    const QString name = thingName(describer, world, item);
    return state.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, state);
}

} // namespace

PlaySheets::PlaySheets(const Sources& sources, QObject* parent) : QObject(parent), m_sources(sources)
{
    m_sources.host.keepInSight([this] { return worthSeeing(); });
}

// The hero's surroundings, and how the hero fares.
std::vector<QRect> PlaySheets::worthSeeing() const
{
    std::vector<QRect> areas{aroundHero()};
    for (const QWidget* widget : m_sources.kept)
        if (widget->isVisible())
            areas.emplace_back(widget->mapTo(m_sources.host.parentWidget(), QPoint()), widget->size());
    return areas;
}

// The hero and all cells next to it, in the page.
QRect PlaySheets::aroundHero() const
{
    const Position hero = m_sources.context.world().hero().at;
    const LevelView& view = m_sources.view;
    const QPoint from = view.pixelOf({hero.x - 1, hero.y - 1});
    const QPoint to = view.pixelOf({hero.x + 2, hero.y + 2});
    const QPoint corner = view.viewport()->mapTo(view.window(), QPoint());
    return QRect(from, to).translated(corner - m_sources.host.parentWidget()->mapTo(view.window(), QPoint()));
}

void PlaySheets::openStory()
{
    const PlayContext& context = m_sources.context;
    m_sources.host.open([&context] { return new StorySheet(*context.game, *context.describer); });
}

void PlaySheets::openHelp()
{
    const PlayContext& context = m_sources.context;
    m_sources.host.open([&context] {
        const World& world = context.world();
        return new HelpSheet(context.keys, world.catalogue(), *context.describer, *context.artwork, &world.rules());
    });
}

void PlaySheets::openMessages()
{
    const PlayContext& context = m_sources.context;
    m_sources.host.open([&context] { return new HistorySheet(*context.game, context.keys); });
}

void PlaySheets::openCharacter()
{
    m_sources.host.open([this] {
        const PlayContext& context = m_sources.context;
        auto* sheet =
            new CharacterSheet(*context.game, *context.describer, *context.artwork, m_sources.scene.isAscii());
        connect(sheet, &CharacterSheet::deedsRequested, this,
                [this] { m_sources.host.openOver([this] { return new DeedsSheet(*m_sources.context.game); }); });
        return sheet;
    });
}

void PlaySheets::openDeeds()
{
    m_sources.host.open([this] { return new DeedsSheet(*m_sources.context.game); });
}

void PlaySheets::chooseAction(PlayAction action)
{
    m_sources.host.close();
    emit actionChosen(action);
}

void PlaySheets::openActions()
{
    m_sources.host.open([this] {
        auto* sheet = new ActionSheet(m_sources.context.keys);
        connect(sheet, &ActionSheet::chosen, this, &PlaySheets::chooseAction);
        return sheet;
    });
}

void PlaySheets::openMenu()
{
    m_sources.host.open([this] {
        auto* sheet = new GameMenuSheet(m_sources.context.keys);
        connect(sheet, &GameMenuSheet::triggered, this, &PlaySheets::chooseAction);
        return sheet;
    });
}

void PlaySheets::openPlaces()
{
    m_sources.host.open([this] {
        const PlayContext& context = m_sources.context;
        auto* sheet = new PlacesSheet(*context.game, m_sources.pilot, *context.describer, *context.artwork,
                                      m_sources.scene.isAscii());
        connect(sheet, &PlacesSheet::chosen, this, [this](Position at) {
            m_sources.host.close();
            emit placeChosen(at);
        });
        return sheet;
    });
}

void PlaySheets::openLevels()
{
    m_sources.host.open([this] {
        auto* sheet = new LevelsSheet(*m_sources.context.game, m_sources.pilot, *m_sources.context.describer);
        connect(sheet, &LevelsSheet::chosen, this, [this](Position at) {
            m_sources.host.close();
            emit placeChosen(at);
        });
        return sheet;
    });
}

void PlaySheets::openMinimap()
{
    m_sources.host.open([this] { return newMinimap(); });
}

Sheet* PlaySheets::newMinimap()
{
    auto* sheet = new Sheet(tr("Small map"), Sheet::Size::Note);
    auto* minimap = new MinimapWidget(sheet);
    minimap->setModel(m_sources.scene.model());
    minimap->setFrame(m_sources.view.shownCells());
    sheet->body().addWidget(minimap, 1);
    QPushButton* done = sheet->addButton(tr("Close"));
    connect(done, &QPushButton::clicked, sheet, &Sheet::dismissed);
    sheet->setDefaultButton(done);
    return sheet;
}

void PlaySheets::openPack(std::optional<ItemVerb> wanted)
{
    m_sources.host.open([this, wanted] { return newPack(wanted, false); });
}

void PlaySheets::openPackToExamine()
{
    m_sources.host.open([this] { return newPack(std::nullopt, true); });
}

Sheet* PlaySheets::newPack(std::optional<ItemVerb> wanted, bool examines)
{
    const PlayContext& context = m_sources.context;
    auto* sheet = new PackSheet(*context.game, context.keys, *context.describer, *context.artwork,
                                m_sources.scene.isAscii(), wanted);
    connect(sheet, &PackSheet::chosen, this, [this](ItemVerb verb, EntityId item) {
        m_sources.host.close();
        emit useChosen(verb, item);
    });
    connect(sheet, &PackSheet::examined, this, &PlaySheets::describeItem);
    if (examines)
        sheet->setExamines();
    return sheet;
}

void PlaySheets::openThingsHere()
{
    m_sources.host.open([this] {
        const PlayContext& context = m_sources.context;
        auto* sheet = new TakeSheet(*context.game, *context.describer, *context.artwork, m_sources.scene.isAscii());
        connect(sheet, &TakeSheet::allChosen, this, [this] {
            m_sources.host.close();
            emit allThingsChosen();
        });
        connect(sheet, &TakeSheet::chosen, this, [this](const std::vector<EntityId>& items) {
            m_sources.host.close();
            emit thingsChosen(items);
        });
        return sheet;
    });
}

void PlaySheets::openChest(EntityId chest)
{
    m_sources.host.open([this, chest] {
        const PlayContext& context = m_sources.context;
        auto* sheet =
            new TakeSheet(*context.game, *context.describer, *context.artwork, m_sources.scene.isAscii(), chest);
        connect(sheet, &TakeSheet::chosen, this, [this](const std::vector<EntityId>& items) {
            m_sources.host.close();
            emit thingsChosen(items);
        });
        connect(sheet, &TakeSheet::putChosen, this, [this](const std::vector<EntityId>& items, EntityId into) {
            m_sources.host.close();
            emit putChosen(items, into);
        });
        return sheet;
    });
}

void PlaySheets::openGains()
{
    Sheet& opened = m_sources.host.open(
        [this] {
            const PlayContext& context = m_sources.context;
            const auto refusal = context.game->check(Wait{}); // as any act is refused while a gain is to be chosen
            auto* sheet = new GainSheet(*context.game, refusal ? context.describer->describe(refusal->why) : QString());
            connect(sheet, &GainSheet::chosen, this, [this](Gained gained) {
                m_sources.host.close();
                emit gainChosen(gained);
            });
            return sheet;
        },
        SheetHost::Side::Beside);
    opened.ignoreKeysFor(kKeysIgnored);
}

void PlaySheets::openOrders()
{
    m_sources.host.open([this] {
        auto* sheet = new OrdersSheet;
        connect(sheet, &OrdersSheet::chosen, this, [this](Duty duty) {
            m_sources.host.close();
            emit orderChosen(duty);
        });
        return sheet;
    });
}

void PlaySheets::openRings(EntityId ring)
{
    m_sources.host.open([this, ring] {
        const World& world = m_sources.context.world();
        std::vector<ChoiceSheet::Choice> rings;
        for (const Use use : {Use::Ring1, Use::Ring2})
            if (const Item* worn = itemInUse(world, world.state().hero, use))
                rings.push_back({worn->id, thingName(*m_sources.context.describer, world, *worn)});
        auto* sheet = new ChoiceSheet(tr("Two rings"), tr("Which of your rings makes room?"), rings);
        connect(sheet, &ChoiceSheet::chosen, this, [this, ring](EntityId worn) {
            m_sources.host.close();
            emit placeToWearChosen(ring, m_sources.context.world().item(worn)->use);
        });
        return sheet;
    });
}

void PlaySheets::openTempering(EntityId item)
{
    m_sources.host.open([this, item] {
        const World& world = m_sources.context.world();
        std::vector<ChoiceSheet::Choice> things;
        QString whyNot; // of what could be made better, as when the pack is full
        for (const Item& thing : inUseFirst(world.itemsOf(world.state().hero))) {
            const auto refusal = checkUseOn(world, world.hero(), item, thing.id);
            if (!refusal)
                things.push_back(
                    {thing.id, nameAndState(*m_sources.context.describer, world, thing), betterText(world, thing)});
            else if (whyNot.isEmpty() && canBeBetter(world, thing) && thing.id != item)
                whyNot = m_sources.context.describer->describe(refusal->why);
        }
        const QString question = !things.empty()    ? tr("Which of your things is to be better for good?")
                                 : whyNot.isEmpty() ? tr("You carry nothing that can be made better.")
                                                    : whyNot;
        auto* sheet = new ChoiceSheet(tr("Make a thing better"), question, things);
        connect(sheet, &ChoiceSheet::chosen, this, [this, item](EntityId on) {
            m_sources.host.close();
            emit thingToTemperChosen(item, on);
        });
        return sheet;
    });
}

void PlaySheets::openEnd()
{
    const auto make = [this] {
        const PlayContext& context = m_sources.context;
        auto* sheet = new EndSheet(*context.game, context.newDeeds, m_sources.messages, context.keys, *context.artwork);
        connect(sheet, &EndSheet::copyRequested, this, [this] { emit actionChosen(PlayAction::CopySeed); });
        connect(sheet, &EndSheet::chosen, this, &PlaySheets::endChosen);
        return sheet;
    };
    Sheet& sheet = m_sources.host.open(make, SheetHost::Side::Right);
    sheet.ignoreKeysFor(kKeysIgnored);
    m_sources.scene.showEnd(m_sources.context.world().state().outcome == Outcome::Died, sheet.x());
}

void PlaySheets::openRecord()
{
    m_sources.host.openOver([this] { return new RecordSheet(m_sources.context.game->recordFile()); });
}

bool PlaySheets::describe(QPoint cell)
{
    const auto tell = [this, cell] {
        const World& world = m_sources.context.world();
        return describeCell(world, *m_sources.context.describer, {cell.x(), cell.y(), world.hero().at.z});
    };
    if (tell().empty())
        return false;
    openDescription(tell);
    return true;
}

void PlaySheets::describeItem(EntityId item)
{
    openDescription([this, item] {
        const World& world = m_sources.context.world();
        return std::vector{cave::describeItem(world, *m_sources.context.describer, *world.item(item))};
    });
}

void PlaySheets::openDescription(std::function<std::vector<Description>()> tell)
{
    m_sources.host.openOver([this, tell = std::move(tell)] {
        return new DescribeSheet(tell(), *m_sources.context.game, *m_sources.context.artwork,
                                 m_sources.scene.isAscii());
    });
}

void PlaySheets::ask(const Question& question, std::function<void()> agreed, const std::function<QString()>& why)
{
    m_sources.host.open([this, question, agreed = std::move(agreed), why] {
        auto* sheet = new QuestionSheet(PlayPage::tr(question.title), why ? why() : PlayPage::tr(question.text),
                                        PlayPage::tr(question.yes), PlayPage::tr(question.no));
        connect(sheet, &QuestionSheet::agreed, this, [this, agreed] {
            m_sources.host.close();
            agreed();
        });
        return sheet;
    });
}

} // namespace cave
