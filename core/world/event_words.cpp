// SPDX-License-Identifier: MIT
#include "core/world/event_words.h"

#include "core/base/enum_count.h"
#include "core/base/hash.h"
#include "core/content/effect_rows.h"
#include "core/content/limits.h"

#include <algorithm>

namespace cave {

namespace {

constexpr std::array<std::string_view, 5> kTones{"plain", "harm", "gain", "warning", "rare"};
constexpr std::array<std::string_view, 7> kOrders{"wake", "sleep", "hunt", "stay", "wander", "follow", "step"};
static_assert(kOrders.size() == enumCount<EventOrder>());
constexpr std::array<std::string_view, 2> kEndings{"won", "lost"};

// What a term is called, and what it is.
struct TermLabel {
    std::string_view name;
    std::string_view help;
};

constexpr EventField numberTerm(std::string_view id, TermLabel label, int EventTerms::* member, int low, int high,
                                int byDefault = kNotSaid)
{
    return {.id = id,
            .member = member,
            .low = low,
            .high = high,
            .byDefault = byDefault,
            .name = label.name,
            .help = label.help};
}
constexpr EventField wordTerm(std::string_view id, TermLabel label, int EventTerms::* member,
                              std::span<const std::string_view> words)
{
    return {.id = id,
            .kind = EventFieldKind::Word,
            .member = member,
            .words = words,
            .name = label.name,
            .help = label.help};
}
constexpr EventField term(std::string_view id, TermLabel label, EventFieldKind kind, EventMember member)
{
    return {.id = id, .kind = kind, .member = member, .name = label.name, .help = label.help};
}
constexpr EventField flagTerm(std::string_view id, TermLabel label, bool EventTerms::* member)
{
    return term(id, label, EventFieldKind::Flag, member);
}
constexpr EventField needed(EventField field)
{
    field.isNeeded = true;
    return field;
}
constexpr EventField oneOf(int choice, EventField field)
{
    field.choice = choice;
    return field;
}

constexpr TermLabel kLeastLabel{CAVE_LABEL("EventFields", "At least"),
                                CAVE_LABEL("events", "The smallest number that will do.")};
constexpr TermLabel kMostLabel{CAVE_LABEL("EventFields", "At most"),
                               CAVE_LABEL("events", "The largest number that will do.")};

constexpr EventField kCells =
    term("cells", {CAVE_LABEL("EventFields", "Cells"), CAVE_LABEL("events", "Which cells it is about.")},
         EventFieldKind::Cells, &EventTerms::cells);
constexpr EventField kWho =
    term("who", {CAVE_LABEL("EventFields", "Who"), CAVE_LABEL("events", "Whom it is about; left out: the hero.")},
         EventFieldKind::Who, &EventTerms::who);
constexpr EventField kMark = needed(term(
    "mark", {CAVE_LABEL("EventFields", "Mark"), CAVE_LABEL("events", "The name of a number that the dungeon keeps.")},
    EventFieldKind::Mark, &EventTerms::mark));
constexpr EventField kTile =
    needed(term("tile", {CAVE_LABEL("EventFields", "Tile"), CAVE_LABEL("events", "The kind of tile.")},
                EventFieldKind::Tile, &EventTerms::tile));
constexpr EventField kItem =
    term("item", {CAVE_LABEL("EventFields", "Item"), CAVE_LABEL("events", "The kind of item; left out: any.")},
         EventFieldKind::Item, &EventTerms::item);
constexpr EventField kOneItem =
    term("item", {CAVE_LABEL("EventFields", "Item"), CAVE_LABEL("events", "The kind of item.")}, EventFieldKind::Item,
         &EventTerms::item);
constexpr EventField kGroup =
    term("group",
         {CAVE_LABEL("EventFields", "Group"),
          CAVE_LABEL("events", "The name that some of the level's creatures and things share.")},
         EventFieldKind::Group, &EventTerms::group);
constexpr EventField kJoined =
    term("group", {CAVE_LABEL("EventFields", "Group"), CAVE_LABEL("events", "The name of the group that they are of.")},
         EventFieldKind::Group, &EventTerms::group);
constexpr EventField kWeight =
    numberTerm("least", {CAVE_LABEL("EventFields", "At least"), CAVE_LABEL("events", "The weight that it is about.")},
               &EventTerms::least, 1, kLargestNumber, 1);
constexpr EventField kKind =
    term("kind", {CAVE_LABEL("EventFields", "Creature"), CAVE_LABEL("events", "The kind of creature.")},
         EventFieldKind::Creature, &EventTerms::creature);
constexpr EventField kText =
    term("text", {CAVE_LABEL("EventFields", "Sentence"), CAVE_LABEL("events", "What the hero reads.")},
         EventFieldKind::Sentence, &EventTerms::text);
constexpr EventField kBelow =
    needed(numberTerm("below", {CAVE_LABEL("EventFields", "Below %"), CAVE_LABEL("events", "Per cent of full health.")},
                      &EventTerms::below, 1, 100));
constexpr EventField kDelay = numberTerm(
    "delay", {CAVE_LABEL("EventFields", "Beats later"), CAVE_LABEL("events", "So many beats pass before it is done.")},
    &EventTerms::delay, 0, kLongestDelay, 0);
constexpr EventField kLevel = term("level",
                                   {CAVE_LABEL("EventFields", "Level"),
                                    CAVE_LABEL("events", "The level's uid; left out: the level that it happens on.")},
                                   EventFieldKind::Level, &EventTerms::level);

constexpr std::array kTriggerRows{
    EventWord{"enter", CAVE_LABEL("events", "Somebody comes to one of the cells."), {needed(kCells), kWho}},
    EventWord{"leave", CAVE_LABEL("events", "Somebody goes from one of the cells."), {needed(kCells), kWho}},
    EventWord{"weigh",
              CAVE_LABEL("events",
                         "The weight on the cells rises to \"least\"; a creature weighs 10, a thing 1, unless "
                         "its kind says otherwise."),
              {needed(kCells), kWeight}},
    EventWord{
        "lift", CAVE_LABEL("events", "The weight on the cells falls below \"least\"."), {needed(kCells), kWeight}},
    EventWord{"use", CAVE_LABEL("events", "The hero walks into one of the cells."), {needed(kCells)}},
    EventWord{"take", CAVE_LABEL("events", "A thing is taken up from one of the cells."), {needed(kCells), kItem}},
    EventWord{"put", CAVE_LABEL("events", "A thing comes to lie in one of the cells."), {needed(kCells), kItem}},
    EventWord{"see", CAVE_LABEL("events", "One of the cells comes into view."), {needed(kCells)}},
    EventWord{"die",
              CAVE_LABEL("events", "One of the group or kind dies, or the last one."),
              {oneOf(1, kGroup), oneOf(1, kKind),
               flagTerm("last",
                        {CAVE_LABEL("EventFields", "Only the last one"),
                         CAVE_LABEL("events", "Not before all of them are dead.")},
                        &EventTerms::last)}},
    EventWord{"hurt",
              CAVE_LABEL("events", "The health of one of the group or kind falls below that per cent."),
              {oneOf(1, kGroup), oneOf(1, kKind), kBelow}},
    EventWord{"turn",
              CAVE_LABEL("events", "So many beats have passed on the level, or each time that so many have."),
              {oneOf(1, numberTerm("at",
                                   {CAVE_LABEL("EventFields", "At beat"),
                                    CAVE_LABEL("events", "The level's beat at which it happens.")},
                                   &EventTerms::at, 1, kLargestNumber)),
               oneOf(1, numberTerm("every",
                                   {CAVE_LABEL("EventFields", "Every so many beats"),
                                    CAVE_LABEL("events", "Beats from one time to the next.")},
                                   &EventTerms::every, 1, kLargestNumber))}},
    EventWord{"arrive",
              CAVE_LABEL("events", "The hero comes to the level, or only the first time."),
              {flagTerm("first",
                        {CAVE_LABEL("EventFields", "Only the first time"),
                         CAVE_LABEL("events", "Not when the hero comes back.")},
                        &EventTerms::first)}},
    EventWord{"mark",
              CAVE_LABEL("events", "The mark rises to \"least\"."),
              {kMark, numberTerm("least",
                                 {CAVE_LABEL("EventFields", "At least"),
                                  CAVE_LABEL("events", "The number that the mark must reach.")},
                                 &EventTerms::least, 1, kHighestMark, 1)}},
    EventWord{"become", CAVE_LABEL("events", "One of the cells becomes this tile."), {needed(kCells), kTile}},
    EventWord{
        "gas",
        CAVE_LABEL("events", "So much of the gas comes to one of the cells."),
        {needed(kCells),
         needed(term("gas", {CAVE_LABEL("EventFields", "Gas"), CAVE_LABEL("events", "The kind of gas.")},
                     EventFieldKind::Gas, &EventTerms::gas)),
         numberTerm("least", {CAVE_LABEL("EventFields", "At least"), CAVE_LABEL("events", "Units of gas in one cell.")},
                    &EventTerms::least, 1, kMostUnits, 1)}},
};
static_assert(kTriggerRows.size() == enumCount<TriggerWord>());

constexpr std::array kQuestions{
    EventWord{"mark",
              CAVE_LABEL("events", "The mark is within \"least\" and \"most\"."),
              {kMark, numberTerm("least", kLeastLabel, &EventTerms::least, 0, kHighestMark, 0),
               numberTerm("most", kMostLabel, &EventTerms::most, 0, kHighestMark, kHighestMark)}},
    EventWord{"has",
              CAVE_LABEL("events", "The hero has so many of the item."),
              {needed(kOneItem),
               numberTerm("count", {CAVE_LABEL("EventFields", "How many"), CAVE_LABEL("events", "So many at least.")},
                          &EventTerms::count, 1, kLargestNumber, 1)}},
    EventWord{"alive",
              CAVE_LABEL("events", "So many of the group or kind live on the level."),
              {oneOf(1, kGroup), oneOf(1, kKind),
               numberTerm("least", kLeastLabel, &EventTerms::least, 0, kLargestNumber, 0),
               numberTerm("most", kMostLabel, &EventTerms::most, 0, kLargestNumber, kLargestNumber)}},
    EventWord{"stands", CAVE_LABEL("events", "Somebody stands in one of the cells."), {needed(kCells), kWho}},
    EventWord{"lies", CAVE_LABEL("events", "A thing lies in one of the cells."), {needed(kCells), kItem}},
    EventWord{"tile",
              CAVE_LABEL("events", "One of the cells is this tile, or all of them."),
              {needed(kCells), kTile,
               flagTerm("all",
                        {CAVE_LABEL("EventFields", "All of them"),
                         CAVE_LABEL("events", "Each of the cells must be this tile.")},
                        &EventTerms::all)}},
    EventWord{"health", CAVE_LABEL("events", "The hero's health is below that per cent."), {kBelow}},
    EventWord{"depth",
              CAVE_LABEL("events", "The level's number, from 1, is within \"least\" and \"most\"."),
              {numberTerm("least",
                          {CAVE_LABEL("EventFields", "At least"),
                           CAVE_LABEL("events", "The first level that will do, counted from 1.")},
                          &EventTerms::least, 1, kLargestNumber, 1),
               numberTerm("most",
                          {CAVE_LABEL("EventFields", "At most"), CAVE_LABEL("events", "The last level that will do.")},
                          &EventTerms::most, 1, kLargestNumber, kLargestNumber)}},
    EventWord{
        "chance",
        CAVE_LABEL("events", "So many times in 1,000."),
        {needed(numberTerm("per_mille",
                           {CAVE_LABEL("EventFields", "Chance ‰"), CAVE_LABEL("events", "How often of 1,000 times.")},
                           &EventTerms::perMille, 0, 1000))}},
};
static_assert(kQuestions.size() + 2 == enumCount<ConditionWord>()); // any and not have only parts

constexpr bool kReachesFar = true;

constexpr std::array kEffectRows{
    EventWord{"say",
              CAVE_LABEL("events", "The hero reads a sentence."),
              {needed(kText),
               wordTerm("tone", {CAVE_LABEL("EventFields", "Tone"), CAVE_LABEL("events", "How the sentence is shown.")},
                        &EventTerms::tone, kTones)},
              kReachesFar},
    EventWord{"mark",
              CAVE_LABEL("events", "The mark becomes \"set\", or rises by \"add\"."),
              {kMark,
               oneOf(1, numberTerm(
                            "set",
                            {CAVE_LABEL("EventFields", "Becomes"), CAVE_LABEL("events", "The number that it is then.")},
                            &EventTerms::set, 0, kHighestMark)),
               oneOf(1, numberTerm("add",
                                   {CAVE_LABEL("EventFields", "Rises by"),
                                    CAVE_LABEL("events", "How much is added; below 0 it falls.")},
                                   &EventTerms::add, -kHighestMark, kHighestMark))},
              kReachesFar},
    EventWord{"tile",
              CAVE_LABEL("events", "The cells become this tile; with \"force\" whoever stands there is pushed aside."),
              {needed(kCells), kTile,
               flagTerm("force",
                        {CAVE_LABEL("EventFields", "Push aside who stands there"),
                         CAVE_LABEL("events", "Where the tile would be in somebody's way.")},
                        &EventTerms::force)},
              kReachesFar},
    EventWord{
        "open", CAVE_LABEL("events", "What is shut or locked in the cells opens."), {needed(kCells)}, kReachesFar},
    EventWord{"close", CAVE_LABEL("events", "What is open in the cells shuts."), {needed(kCells)}, kReachesFar},
    EventWord{
        "make",
        CAVE_LABEL("events", "Creatures or things come, in the cells or to the hero; \"fallen\" is the last ally "
                             "that died."),
        {oneOf(1, term("creature",
                       {CAVE_LABEL("EventFields", "Creature"),
                        CAVE_LABEL("events", "The kind of creature, or \"fallen\".")},
                       EventFieldKind::Comer, &EventTerms::creature)),
         oneOf(1, kOneItem),
         oneOf(1, term("table",
                       {CAVE_LABEL("EventFields", "One of"),
                        CAVE_LABEL("events", "Kinds and how often each comes; one of them is drawn.")},
                       EventFieldKind::Table, &EventTerms::table)),
         oneOf(2, kCells),
         oneOf(2, term("to",
                       {CAVE_LABEL("EventFields", "To the hero"),
                        CAVE_LABEL("events", "They come to the hero, not to cells.")},
                       EventFieldKind::Hero, &EventTerms::hero)),
         numberTerm("count", {CAVE_LABEL("EventFields", "How many"), CAVE_LABEL("events", "So many come.")},
                    &EventTerms::count, 1, 100, 1),
         term("side",
              {CAVE_LABEL("EventFields", "Faction"),
               CAVE_LABEL("events", "The faction that they belong to; left out: that of their kind.")},
              EventFieldKind::Faction, &EventTerms::side),
         kJoined,
         flagTerm("asleep",
                  {CAVE_LABEL("EventFields", "Asleep"), CAVE_LABEL("events", "They sleep until something wakes them.")},
                  &EventTerms::asleep)},
        kReachesFar},
    EventWord{
        "remove",
        CAVE_LABEL("events", "Who and what is in the cells or of the group goes, or what the hero has of it."),
        {oneOf(1, kCells), oneOf(1, kGroup),
         oneOf(1,
               term("from",
                    {CAVE_LABEL("EventFields", "From the hero"), CAVE_LABEL("events", "What the hero carries goes.")},
                    EventFieldKind::Hero, &EventTerms::hero)),
         kItem,
         numberTerm("count",
                    {CAVE_LABEL("EventFields", "How many"), CAVE_LABEL("events", "So many at most; left out: all.")},
                    &EventTerms::count, 1, kLargestNumber, kLargestNumber)}},
    EventWord{"move", CAVE_LABEL("events", "Somebody is in one of the cells at once."), {kWho, needed(kCells)}},
    EventWord{"fall",
              CAVE_LABEL("events", "The cells become a chasm, and who and what is there falls to the level below."),
              {needed(kCells)}},
    EventWord{
        "effect",
        CAVE_LABEL("events", "This is done to whoever is in the cells, or to somebody."),
        {needed(term("effect",
                     {CAVE_LABEL("EventFields", "What"), CAVE_LABEL("events", "What happens to whoever it meets.")},
                     EventFieldKind::Effect, &EventTerms::effect)),
         oneOf(1, kCells), oneOf(1, kWho)}},
    EventWord{"gas",
              CAVE_LABEL("events", "So much gas comes out in each of the cells."),
              {needed(kCells),
               needed(term("kind", {CAVE_LABEL("EventFields", "Gas"), CAVE_LABEL("events", "The kind of gas.")},
                           EventFieldKind::Gas, &EventTerms::gas)),
               needed(numberTerm("units",
                                 {CAVE_LABEL("EventFields", "Units"),
                                  CAVE_LABEL("events", "Units in each cell; fifty fill a small room.")},
                                 &EventTerms::units, 1, kMostUnits))}},
    EventWord{"fire", CAVE_LABEL("events", "Fire meets the cells."), {needed(kCells)}},
    EventWord{"flood",
              CAVE_LABEL("events", "A flood comes from the cells, takes \"volume\" others, \"rate\" in each beat, and "
                                   "goes back after \"hold\" beats; with 0 it stays."),
              {needed(kCells),
               needed(numberTerm("volume",
                                 {CAVE_LABEL("EventFields", "Cells at most"),
                                  CAVE_LABEL("events", "How many cells it takes besides those that it comes from.")},
                                 &EventTerms::volume, 1, kMostFlooded)),
               needed(numberTerm("rate",
                                 {CAVE_LABEL("EventFields", "Cells a beat"),
                                  CAVE_LABEL("events", "How many cells it takes in each beat.")},
                                 &EventTerms::rate, 1, kMostFlooded)),
               numberTerm("hold",
                          {CAVE_LABEL("EventFields", "Stays so many beats"),
                           CAVE_LABEL("events", "Beats at its highest before it goes back; 0: it stays.")},
                          &EventTerms::hold, 0, kMostTurns, 0),
               term("shallow",
                    {CAVE_LABEL("EventFields", "Flood of"), CAVE_LABEL("events", "The tile that the flood is of.")},
                    EventFieldKind::Tile, &EventTerms::tile),
               term("deep",
                    {CAVE_LABEL("EventFields", "Where it is deep"),
                     CAVE_LABEL("events", "The tile of the half nearer to its source; left out: all is alike.")},
                    EventFieldKind::Tile, &EventTerms::deep)}},
    EventWord{"order",
              CAVE_LABEL("events", "The group wakes, sleeps, hunts the hero, stays where it is, wanders, follows the "
                                   "hero, or takes one step towards the hero."),
              {needed(kGroup),
               needed(wordTerm(
                   "order", {CAVE_LABEL("EventFields", "Order"), CAVE_LABEL("events", "What the group is told to do.")},
                   &EventTerms::order, kOrders))}},
    EventWord{"side",
              CAVE_LABEL("events", "The group belongs to this faction from now on; who was captive is free."),
              {needed(kGroup), needed(term("faction",
                                           {CAVE_LABEL("EventFields", "Faction"),
                                            CAVE_LABEL("events", "The faction that they belong to from then on.")},
                                           EventFieldKind::Faction, &EventTerms::side))}},
    EventWord{
        "reveal", CAVE_LABEL("events", "The hero knows the cells, and finds what is hidden there."), {needed(kCells)}},
    EventWord{"noise",
              CAVE_LABEL("events", "Those asleep within \"range\" of the cells wake, and those awake come to look."),
              {needed(kCells), needed(numberTerm("range",
                                                 {CAVE_LABEL("EventFields", "Range"),
                                                  CAVE_LABEL("events", "How far it is heard, in cells.")},
                                                 &EventTerms::range, 1, kLargestReach))}},
    EventWord{"score",
              CAVE_LABEL("events", "The score changes by so many points."),
              {needed(numberTerm("points",
                                 {CAVE_LABEL("EventFields", "Points"),
                                  CAVE_LABEL("events", "How many are added; below 0 they are taken away.")},
                                 &EventTerms::points, -kLargestNumber, kLargestNumber))},
              kReachesFar},
    EventWord{
        "end",
        CAVE_LABEL("events", "The game is won or lost."),
        {needed(wordTerm("ending", {CAVE_LABEL("EventFields", "The game is"), CAVE_LABEL("events", "How it ends.")},
                         &EventTerms::ending, kEndings)),
         kText},
        kReachesFar},
};
static_assert(kEffectRows.size() == enumCount<EffectWord>());

Json boxJson(const Box& box) { return Json::Array{box.x, box.y, box.width, box.height}; }

Json boxesJson(const std::vector<Box>& boxes)
{
    Json::Array list;
    const bool areCells = std::ranges::all_of(boxes, [](const Box& box) { return box.width == 1 && box.height == 1; });
    for (const Box& box : boxes)
        list.push_back(areCells ? Json(Json::Array{box.x, box.y}) : boxJson(box));
    return areCells ? Json(std::move(list)) : Json(Json::Object{{"rects", std::move(list)}});
}

Json cellsJson(const EventCells& cells)
{
    switch (cells.of) {
    case EventCells::Of::None: break;
    case EventCells::Of::Letters:
        return cells.placed ? Json(Json::Object{{"placed", hexOf(cells.placed.value)}, {"cells", cells.letters}})
                            : Json(cells.letters);
    case EventCells::Of::Boxes: return boxesJson(cells.boxes);
    case EventCells::Of::Here: return "here";
    case EventCells::Of::Level: return "level";
    }
    return Json();
}

Json whoJson(const EventWho& who)
{
    switch (who.of) {
    case EventWho::Of::Hero: return "hero";
    case EventWho::Of::Ally: return "ally";
    case EventWho::Of::Foe: return "foe";
    case EventWho::Of::Other: return "other";
    case EventWho::Of::Thing: return "thing";
    case EventWho::Of::Any: return "any";
    case EventWho::Of::Kind: return Json::Object{{"kind", who.name}};
    case EventWho::Of::Group: return Json::Object{{"group", who.name}};
    }
    return Json();
}

// The value of one field as in files; null where it is left out.
struct TermWriter {
    const EventTerms& terms;
    const EventField& field;

    Json operator()(int EventTerms::* member) const
    {
        const int value = terms.*member;
        if (field.kind == EventFieldKind::Word)
            return value == 0 && !field.isNeeded ? Json() : Json(field.words[static_cast<std::size_t>(value)]);
        return value == field.byDefault ? Json() : Json(value);
    }
    Json operator()(bool EventTerms::* member) const
    {
        if (!(terms.*member))
            return Json();
        return field.kind == EventFieldKind::Hero ? Json("hero") : Json(true);
    }
    Json operator()(std::string EventTerms::* member) const
    {
        return (terms.*member).empty() ? Json() : Json(terms.*member);
    }
    Json operator()(EventCells EventTerms::* member) const { return cellsJson(terms.*member); }
    // Where somebody is one of a choice, absent is not the hero.
    Json operator()(EventWho EventTerms::* member) const
    {
        const bool isLeftOut = field.choice > 0 ? terms.cells.of != EventCells::Of::None : terms.*member == EventWho{};
        return isLeftOut ? Json() : whoJson(terms.*member);
    }
    Json operator()(Uid EventTerms::* member) const
    {
        return terms.*member ? Json(hexOf((terms.*member).value)) : Json();
    }
    Json operator()(Json EventTerms::* member) const { return terms.*member; }
    Json operator()(std::optional<Effect> EventTerms::* member) const
    {
        return terms.*member ? rowOfTouch(*(terms.*member)) : Json();
    }
};

void addTerm(Json& row, const EventTerms& terms, const EventField& field)
{
    if (Json value = std::visit(TermWriter{terms, field}, field.member); value != Json())
        row.set(field.id, std::move(value));
}

Json rowOfWord(std::string_view key, const EventWord& word, const EventTerms& terms)
{
    Json row;
    row.set(key, word.id);
    for (const EventField& field : word.fields())
        addTerm(row, terms, field);
    addTerm(row, terms, kLevel);
    return row;
}

Json conditionJson(const EventCondition& condition)
{
    if (condition.is == ConditionWord::Not)
        return Json::Object{{"not", conditionJson(condition.parts.front())}};
    if (condition.is != ConditionWord::Any)
        return rowOfWord("is", wordOf(condition), condition.terms);
    Json::Array parts;
    for (const EventCondition& part : condition.parts)
        parts.push_back(conditionJson(part));
    return Json::Object{{"any", std::move(parts)}};
}

Json effectJson(const EventEffect& effect)
{
    Json row = rowOfWord("does", wordOf(effect), effect.terms);
    addTerm(row, effect.terms, kDelay);
    return row;
}

} // namespace

std::span<const EventWord> triggerWords() { return kTriggerRows; }
std::span<const EventWord> conditionWords() { return kQuestions; }
std::span<const EventWord> effectWords() { return kEffectRows; }

const EventWord& wordOf(const EventTrigger& trigger) { return kTriggerRows[static_cast<std::size_t>(trigger.on)]; }
const EventWord& wordOf(const EventCondition& condition) { return kQuestions[static_cast<std::size_t>(condition.is)]; }
const EventWord& wordOf(const EventEffect& effect) { return kEffectRows[static_cast<std::size_t>(effect.does)]; }

const EventField& delayField() { return kDelay; }
const EventField& levelField() { return kLevel; }

EventTerms defaultTerms(const EventWord& word)
{
    EventTerms terms;
    for (const EventField& field : word.fields())
        if (field.kind == EventFieldKind::Number)
            terms.*std::get<int EventTerms::*>(field.member) = field.byDefault;
    return terms;
}

Json eventJson(const ScriptedEvent& event)
{
    Json json;
    json.set("uid", hexOf(event.uid.value));
    if (!event.name.empty())
        json.set("name", event.name);
    json.set("when", rowOfWord("on", wordOf(event.when), event.when.terms));
    Json::Array conditions;
    for (const EventCondition& condition : event.conditions)
        conditions.push_back(conditionJson(condition));
    if (!conditions.empty())
        json.set("if", std::move(conditions));
    Json::Array effects;
    for (const EventEffect& effect : event.effects)
        effects.push_back(effectJson(effect));
    json.set("do", std::move(effects));
    if (event.repeat != 1)
        json.set("repeat", event.repeat == 0 ? Json("always") : Json(event.repeat));
    if (event.rest != 0)
        json.set("rest", event.rest);
    return json;
}

Json marksJson(const std::vector<EventMark>& marks)
{
    Json json = Json::Object{};
    for (const EventMark& mark : marks)
        json.set(mark.name, mark.most == 1 ? Json(Json::Object{}) : Json(Json::Object{{"most", mark.most}}));
    return json;
}

std::uint64_t scriptHash(const Script& script)
{
    TupleHasher hasher;
    hasher.add("script");
    for (const EventMark& mark : script.marks)
        hasher.add(mark.name).add(mark.placed.value).add(static_cast<std::uint64_t>(mark.most));
    for (const ScriptedEvent& event : script.events)
        hasher.add(eventJson(event).compact());
    return hasher.result();
}

} // namespace cave
