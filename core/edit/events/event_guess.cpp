// SPDX-License-Identifier: MIT
// What a designer may want to happen where something lies.
#include "core/content/reaction_rows.h"
#include "core/edit/events/event_draft.h"
#include "core/edit/events/script_walk.h"
#include "core/edit/things_at.h"

#include <algorithm>

namespace cave {

namespace {

EventTerms termsAt(Position at)
{
    EventTerms terms;
    terms.cells = {.of = EventCells::Of::Boxes, .boxes = {{at.x, at.y, 1, 1}}};
    return terms;
}

const TileKind& tileAt(const Dungeon& dungeon, Position at)
{
    return dungeon.catalogue->tile(dungeon.level(at.z).tiles[at.x, at.y]);
}

bool canBeEntered(const TileKind& tile) { return tile.walkable || tile.flyable || tile.swimmable; }

// A word of which the terms that it must be told are known.
void addTrigger(std::vector<EventTrigger>& guesses, TriggerWord word, EventTerms terms)
{
    if (std::ranges::find(guesses, word, &EventTrigger::on) != guesses.end())
        return;
    EventTrigger trigger{word, defaultTerms(triggerWords()[static_cast<std::size_t>(word)])};
    trigger.terms.cells = std::move(terms.cells);
    trigger.terms.creature = std::move(terms.creature);
    guesses.push_back(std::move(trigger));
}

// What the tile's own rows answer are words of triggers as well.
EventTerms floodAt(Position at)
{
    EventTerms terms = termsAt(at);
    terms.volume = 40;
    terms.rate = 6;
    terms.hold = 20;
    return terms;
}

void addReactions(std::vector<EventTrigger>& guesses, const TileKind& tile, Position at)
{
    for (const Json& row : rowsOf(tile.reacts))
        for (std::size_t i = 0; i < triggerWords().size(); ++i)
            if (const auto& fields = triggerWords()[i].fields();
                *row.find("on")->as<std::string>() == triggerWords()[i].id &&
                std::ranges::find(fields, EventFieldKind::Cells, &EventField::kind) != fields.end())
                addTrigger(guesses, static_cast<TriggerWord>(i), termsAt(at));
}

// Whether cells of this kind can be what the word is about.
bool fits(TriggerWord word, const TileKind& tile)
{
    switch (word) {
    case TriggerWord::Enter:
    case TriggerWord::Leave:
    case TriggerWord::Weigh:
    case TriggerWord::Lift:
    case TriggerWord::Take:
    case TriggerWord::Put: return canBeEntered(tile) || !tile.opensInto.empty() || !tile.unlocksInto.empty();
    case TriggerWord::Use: return !tile.walkable || !tile.reacts.empty();
    case TriggerWord::See:
    case TriggerWord::Die:
    case TriggerWord::Hurt:
    case TriggerWord::Turn:
    case TriggerWord::Arrive:
    case TriggerWord::Mark:
    case TriggerWord::Become:
    case TriggerWord::Gas: break;
    }
    return true;
}

// Another event, or this one a little later, may do the opposite: what can be either way suits both.
bool fits(EffectWord word, const TileKind& tile)
{
    return (word != EffectWord::Open && word != EffectWord::Close) || !tile.opensInto.empty() ||
           !tile.unlocksInto.empty() || !tile.closesInto.empty();
}

// Looks at the cells that an event of this owner names.
class FitCheck {
public:
    FitCheck(const Dungeon& dungeon, ScriptOwner owner) : m_dungeon(dungeon), m_owner(owner) {}

    // Whether some cell lies inside and suits; cells that are not named suit.
    template <typename Suits>
    std::optional<Text> lookAt(const EventTerms& terms, const Text& unfit, const Suits& suits) const
    {
        const std::optional<int> z = m_owner ? m_owner : m_dungeon.levelIndex(terms.level);
        if (terms.cells.of != EventCells::Of::Boxes || !z)
            return std::nullopt;
        const Grid<TileId>& tiles = m_dungeon.level(*z).tiles;
        bool isInside = false;
        for (const Box& box : terms.cells.boxes) {
            const Box inside = box.intersected(tiles.box());
            isInside |= !inside.isEmpty();
            for (int y = inside.y; y < inside.bottom(); ++y)
                for (int x = inside.x; x < inside.right(); ++x)
                    if (suits(m_dungeon.catalogue->tile(tiles[x, y])))
                        return std::nullopt;
        }
        return isInside ? unfit : Text{CAVE_TEXT("edit", "Its cells lie outside of the level.")};
    }

private:
    const Dungeon& m_dungeon;
    ScriptOwner m_owner;
};

} // namespace

std::vector<EventTrigger> triggerGuesses(const Dungeon& dungeon, Position at)
{
    std::vector<EventTrigger> guesses;
    const auto things = thingsAt(dungeon.level(at.z), at.x, at.y);
    for (const Placement& thing : things)
        if (thing.table == KindTable::Creature) {
            EventTerms terms;
            terms.creature = dungeon.catalogue->creature(thing.kind).id;
            addTrigger(guesses, TriggerWord::Die, terms);
        }
    if (std::ranges::find(things, KindTable::Item, &Placement::table) != things.end())
        addTrigger(guesses, TriggerWord::Take, termsAt(at));
    const TileKind& tile = tileAt(dungeon, at);
    addReactions(guesses, tile, at);
    const bool isWay = fits(TriggerWord::Enter, tile);
    addTrigger(guesses, isWay ? TriggerWord::Enter : TriggerWord::Use, termsAt(at));
    if (isWay)
        for (const TriggerWord word : {TriggerWord::Weigh, TriggerWord::Take, TriggerWord::Leave})
            addTrigger(guesses, word, termsAt(at));
    addTrigger(guesses, TriggerWord::See, termsAt(at));
    return guesses;
}

std::vector<EventEffect> effectGuesses(const Dungeon& dungeon, Position at, const std::string& sentence)
{
    std::vector<EventEffect> guesses;
    const TileKind& tile = tileAt(dungeon, at);
    if (!tile.opensInto.empty() || !tile.unlocksInto.empty())
        guesses.push_back({EffectWord::Open, termsAt(at)});
    if (!tile.closesInto.empty())
        guesses.push_back({EffectWord::Close, termsAt(at)});
    if (tile.ground == Ground::Water && tile.walkable && dungeon.catalogue->findTile(floodTilesOf({}).shallow))
        guesses.push_back({EffectWord::Flood, floodAt(at)});
    EventTerms says;
    says.text = sentence;
    guesses.push_back({EffectWord::Say, std::move(says)});
    EventTerms becomes = termsAt(at);
    const TileId other = tile.walkable ? dungeon.catalogue->wall() : dungeon.catalogue->floor();
    becomes.tile = dungeon.catalogue->tile(other).id;
    guesses.push_back({EffectWord::Tile, std::move(becomes)});
    if (tile.answers(On::Burn))
        guesses.push_back({EffectWord::Fire, termsAt(at)});
    guesses.push_back({EffectWord::Reveal, termsAt(at)});
    return guesses;
}

ScriptedEvent guessedEvent(const Dungeon& dungeon, Position from, Position to, const std::string& sentence, int number)
{
    const std::vector<EventTrigger> triggers = triggerGuesses(dungeon, from);
    const std::vector<EventEffect> effects = effectGuesses(dungeon, to, sentence);
    const auto which = static_cast<std::size_t>(number);
    ScriptedEvent event;
    event.when = triggers[which / effects.size() % triggers.size()];
    event.effects = {effects[which % effects.size()]};
    return event;
}

std::optional<Text> whyUnfit(const Dungeon& dungeon, ScriptOwner owner, const ScriptedEvent& event)
{
    const FitCheck check(dungeon, owner);
    const Text unusable{CAVE_TEXT("edit", "Nothing in its cells can be walked into.")};
    const Text unreachable{CAVE_TEXT("edit", "Nobody can come to its cells.")};
    const Text fixed{CAVE_TEXT("edit", "Nothing in its cells opens or shuts.")};
    if (auto why = check.lookAt(event.when.terms, event.when.on == TriggerWord::Use ? unusable : unreachable,
                                [&](const TileKind& tile) { return fits(event.when.on, tile); }))
        return why;
    for (const EventEffect& effect : event.effects)
        if (auto why = check.lookAt(effect.terms, fixed, [&](const TileKind& tile) { return fits(effect.does, tile); }))
            return why;
    return std::nullopt;
}

void fireFirst(Script& script, Uid event, const std::vector<Box>& cells, CellAt start)
{
    const auto found = std::ranges::find(script.events, event, &ScriptedEvent::uid);
    if (found == script.events.end())
        return;
    const Box here = cells.empty() ? Box{start.x, start.y, 1, 1} : Box{cells.front().x, cells.front().y, 1, 1};
    found->when = {TriggerWord::Arrive, {}};
    found->conditions.clear();
    forEachTerms(*found, [&](const EventWord&, EventTerms& terms) {
        if (terms.cells.of == EventCells::Of::Here)
            terms.cells = {.of = EventCells::Of::Boxes, .boxes = {here}};
    });
    std::rotate(script.events.begin(), found, found + 1); // its effects come first
}

Dungeon firedAtOnce(Dungeon dungeon, ScriptOwner owner, Uid event, CellAt start)
{
    Script& script = (owner ? dungeon.level(*owner).script : dungeon.script).edit();
    const auto found = std::ranges::find(script.events, event, &ScriptedEvent::uid);
    if (found != script.events.end())
        fireFirst(script, event, std::vector<Box>(found->when.terms.cells.boxes), start);
    return dungeon;
}

std::vector<Box> cellsOf(const ScriptedEvent& event)
{
    std::vector<Box> cells;
    forEachTerms(event, [&](const EventWord&, const EventTerms& terms) {
        cells.insert(cells.end(), terms.cells.boxes.begin(), terms.cells.boxes.end());
    });
    return cells;
}

} // namespace cave
