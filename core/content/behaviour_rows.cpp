// SPDX-License-Identifier: MIT
#include "core/content/behaviour_rows.h"

#include "core/base/enum_count.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/content/effect_rows.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>
#include <variant>

namespace cave {

namespace {

constexpr std::size_t kShownOfBehaviour = 60;

// What rows of behaviours can say beside "does": each is declared here, and read, written, checked and shown by this.
struct Member {
    std::string_view key;
    std::variant<int BehaviourRow::*, bool BehaviourRow::*, std::string BehaviourRow::*,
                 std::vector<std::string> BehaviourRow::*, std::optional<Effect> BehaviourRow::*>
        value;
    FieldKind kind;
    int low = 0;
    int high = 0;
    int must = 0; // a number above 0: where a row may have it at all it must, for a beginning with this
    std::string_view label{}; // as in KindField
    bool isLater = false; // a flag: files without it stay as they are

    bool isNeeded() const { return must > 0 || kind == FieldKind::Creature || kind == FieldKind::Touch; }
};
constexpr Member number(std::string_view key, int BehaviourRow::* value, int low, int high, int must = 0,
                        std::string_view label = {})
{
    return {key, value, FieldKind::Number, low, high, must, label};
}

// Members in the order in which they are read and written.
constexpr std::array kMembers{
    number("per_mille", &BehaviourRow::perMille, 0, 1000),
    number("limit", &BehaviourRow::limit, 0, kLargestNumber),
    number("colony", &BehaviourRow::colony, 0, kLargestNumber),
    number("health", &BehaviourRow::health, 0, kLargestNumber, 0, "rages_at"),
    number("attack", &BehaviourRow::attack, 0, kLargestNumber, 0, "attack_added"),
    number("range", &BehaviourRow::range, 1, kLargestReach, 5),
    number("keeps", &BehaviourRow::keeps, 0, kLargestReach),
    number("share", &BehaviourRow::share, 1, 1000),
    number("least", &BehaviourRow::least, 1, kLargestNumber, 0, "swarm_least"),
    number("radius", &BehaviourRow::radius, 1, kLargestBlast, 2),
    number("amount", &BehaviourRow::amount, 1, kLargestNumber, 5),
    number("every", &BehaviourRow::every, 1, kLargestNumber, 10),
    number("turns", &BehaviourRow::turns, 1, kMostTurns, 4, "own_turns"),
    Member{"diagonal", &BehaviourRow::diagonal, FieldKind::Flag},
    Member{"inherits", &BehaviourRow::inherits, FieldKind::Flag},
    Member{
        .key = "iron", .value = &BehaviourRow::iron, .kind = FieldKind::Flag, .label = "draws_iron", .isLater = true},
    Member{.key = "unless_burning", .value = &BehaviourRow::unlessBurning, .kind = FieldKind::Flag, .isLater = true},
    Member{.key = "kind", .value = &BehaviourRow::kind, .kind = FieldKind::Creature, .label = "brought"},
    Member{.key = "looks_like",
           .value = &BehaviourRow::looksLike,
           .kind = FieldKind::ItemOrItems,
           .high = kMostDisguises,
           .label = "disguises"},
    Member{.key = "effect", .value = &BehaviourRow::effect, .kind = FieldKind::Touch, .label = "touch_effect"},
    Member{"says", &BehaviourRow::says, FieldKind::Line, 0, kLongestDescription},
};

consteval const Member* memberFor(std::string_view key) // what is not in the table does not compile
{
    for (const Member& member : kMembers)
        if (member.key == key)
            return &member;
    throw "no such member";
}

// A shot may bring something, all others must.
constexpr bool needsEffect(Does does) { return does != Does::Shoot; }

// A behaviour and what its row can say, in the order it is shown in.
struct Shape {
    Does kind;
    std::string_view does;
    std::string_view help;
    std::array<const Member*, 5> members{};

    consteval Shape(Does own, std::string_view word, std::string_view sentence,
                    std::initializer_list<std::string_view> keys)
        : kind(own), does(word), help(sentence)
    {
        std::size_t count = 0;
        for (const std::string_view key : keys)
            members.at(count++) = memberFor(key);
    }
    bool needs(const Member& member) const
    {
        return member.isNeeded() && (member.kind != FieldKind::Touch || needsEffect(kind));
    }
    bool allows(const Member& member) const { return std::ranges::find(members, &member) != members.end(); }
};
constexpr std::array kShapes{
    Shape{
        Does::Wander, "wander", CAVE_LABEL("KindFields", "Takes a step anywhere."), {"per_mille", "limit", "diagonal"}},
    Shape{Does::Hunt,
          "hunt",
          CAVE_LABEL("KindFields", "Goes for the nearest foe that it sees, and then to where it saw it last."),
          {}},
    Shape{Does::Spread,
          "spread",
          CAVE_LABEL("KindFields", "Another of its kind grows beside it."),
          {"per_mille", "limit", "colony", "inherits"}},
    Shape{Does::Summon,
          "summon",
          CAVE_LABEL("KindFields", "Calls a creature to its side."),
          {"kind", "per_mille", "limit", "colony", "inherits"}},
    Shape{Does::Strengthen,
          "strengthen",
          CAVE_LABEL("KindFields", "Strikes harder for good, once, when it has little health left."),
          {"health", "attack", "says"}},
    Shape{Does::Shoot,
          "shoot",
          CAVE_LABEL("KindFields", "Shoots at a foe in view."),
          {"range", "keeps", "share", "per_mille", "effect"}},
    Shape{
        Does::Flee, "flee", CAVE_LABEL("KindFields", "Goes away from its foes while it has little health."), {"share"}},
    Shape{
        Does::Steal, "steal", CAVE_LABEL("KindFields", "Takes a thing from the hero's pack and runs."), {"per_mille"}},
    Shape{Does::Sleep,
          "sleep",
          CAVE_LABEL("KindFields", "Sleeps until it notices the hero or is hurt."),
          {"range", "per_mille"}},
    Shape{Does::Ambush,
          "ambush",
          CAVE_LABEL("KindFields", "Stays still until the hero is near."),
          {"range", "looks_like"}},
    Shape{Does::Swarm,
          "swarm",
          CAVE_LABEL("KindFields", "Hunts only together with others of its kind."),
          {"range", "least"}},
    Shape{Does::Burrow,
          "burrow",
          CAVE_LABEL("KindFields", "Feels the hero through rock and digs towards it."),
          {"range"}},
    Shape{Does::Explode,
          "explode",
          CAVE_LABEL("KindFields", "Bursts beside a foe, or when it dies."),
          {"radius", "amount"}},
    Shape{Does::Guard,
          "guard",
          CAVE_LABEL("KindFields", "Goes no further from its place than so many cells."),
          {"range"}},
    Shape{Does::Follow, "follow", CAVE_LABEL("KindFields", "Follows the hero over stairs."), {}},
    Shape{Does::Climb, "climb", CAVE_LABEL("KindFields", "Takes stairs as it likes."), {"per_mille"}},
    Shape{Does::Regenerate,
          "regenerate",
          CAVE_LABEL("KindFields", "Regains health by itself."),
          {"every", "amount", "unless_burning"}},
    Shape{Does::Split,
          "split",
          CAVE_LABEL("KindFields", "Becomes two when it is hurt. Only the first of them gives experience."),
          {"colony"}},
    Shape{Does::Mend, "mend", CAVE_LABEL("KindFields", "Heals others of its side."), {"range", "amount", "per_mille"}},
    Shape{Does::Touch, "touch", CAVE_LABEL("KindFields", "Its blows do more than hurt."), {"effect", "per_mille"}},
    Shape{Does::Charge, "charge", CAVE_LABEL("KindFields", "Runs at a foe in a line and strikes."), {"range", "share"}},
    Shape{Does::Pull, "pull", CAVE_LABEL("KindFields", "Draws a foe in a line to its side."), {"range", "iron"}},
    Shape{Does::Call, "call", CAVE_LABEL("KindFields", "Tells its side where the hero is."), {"range", "per_mille"}},
    Shape{Does::Raise,
          "raise",
          CAVE_LABEL("KindFields", "Makes a creature of what the dead have left."),
          {"range", "kind", "limit"}},
    Shape{Does::Lead,
          "lead",
          CAVE_LABEL("KindFields", "Others of its side near it strike harder and do not flee."),
          {"range", "attack"}},
    Shape{Does::Withdraw, "withdraw", CAVE_LABEL("KindFields", "Goes away for a while when it has struck."), {"turns"}},
    Shape{Does::UseCarried,
          "use_carried",
          CAVE_LABEL("KindFields", "Uses what it carries: heals itself, or zaps and reads at foes."),
          {"range", "per_mille"}},
    Shape{Does::Revive,
          "revive",
          CAVE_LABEL("KindFields", "Rises from what it leaves unless that is taken or burnt."),
          {"turns"}},
    Shape{Does::Aid,
          "aid",
          CAVE_LABEL("KindFields", "With the hero it does this to the hero, beside whatever else it does."),
          {"range", "effect"}},
    Shape{Does::Hearten,
          "hearten",
          CAVE_LABEL("KindFields", "Others of its side that it sees hunting meet an effect."),
          {"range", "effect", "per_mille"}},
    Shape{Does::Perish,
          "perish",
          CAVE_LABEL("KindFields", "Where it dies everybody beside meets an effect, and gas comes out."),
          {"effect"}},
    Shape{Does::Blink,
          "blink",
          CAVE_LABEL("KindFields", "Jumps near to its prey, and away from it when it is hurt."),
          {"range", "per_mille"}},
};

constexpr bool shapesAreInOrder()
{
    for (std::size_t i = 0; i < kShapes.size(); ++i)
        if (kShapes[i].kind != static_cast<Does>(i))
            return false;
    return true;
}
static_assert(shapesAreInOrder() && kShapes.size() == enumCount<Does>(), "each behaviour has its row");

const Shape& shapeOf(Does does) { return kShapes[static_cast<std::size_t>(does)]; }

// One may stand without a list, as it did before there could be more.
std::vector<std::string> readItemIds(const JsonCursor& at, int most)
{
    constexpr int kLeast = 2;
    std::vector<std::string> ids;
    if (!at.json().as<Json::Array>()) {
        if (!at.text().empty())
            ids.push_back(at.id());
        return ids;
    }
    const std::vector<JsonCursor> items = at.items();
    if (std::cmp_less(items.size(), kLeast) || std::cmp_greater(items.size(), most))
        at.fail({CAVE_TEXT("errors", "This must be an id, or a list of %1 to %2 ids."), {kLeast, most}});
    ids.reserve(items.size());
    for (const JsonCursor& item : items) {
        ids.push_back(item.id());
        if (std::ranges::count(ids, ids.back()) > 1)
            item.fail({CAVE_TEXT("errors", "\"%1\" stands here twice."), {ids.back()}});
    }
    return ids;
}

// Reads one member that the row may have.
struct MemberReader {
    const JsonCursor& row;
    BehaviourRow& into;
    const Member& member;

    void operator()(int BehaviourRow::* value) const
    {
        if (!member.isNeeded() && !row.find(member.key))
            return;
        if (const JsonCursor number = row[member.key]; !number.failed())
            into.*value = static_cast<int>(number.integer(member.low, member.high));
    }
    void operator()(bool BehaviourRow::* value) const
    {
        if (const auto flag = row.find(member.key))
            into.*value = flag->flag();
    }
    void operator()(std::string BehaviourRow::* value) const
    {
        if (member.kind == FieldKind::Line) {
            if (const auto says = row.find(member.key))
                into.*value = readLine(*says, kLongestDescription);
        } else
            into.*value = row[member.key].id();
    }
    void operator()(std::vector<std::string> BehaviourRow::* value) const
    {
        if (const auto ids = row.find(member.key))
            into.*value = readItemIds(*ids, member.high);
    }
    void operator()(std::optional<Effect> BehaviourRow::* value) const
    {
        if (needsEffect(into.does) || row.find(member.key))
            into.*value = readTouch(row[member.key]);
    }
};

// Writes one member that the row may have.
struct MemberWriter {
    const BehaviourRow& behaviour;
    Json& into;
    const Member& member;

    void operator()(int BehaviourRow::* value) const { into.set(member.key, behaviour.*value); }
    void operator()(bool BehaviourRow::* value) const
    {
        if (behaviour.*value || !member.isLater)
            into.set(member.key, behaviour.*value);
    }
    void operator()(std::string BehaviourRow::* value) const
    {
        if (member.kind != FieldKind::Line || !(behaviour.*value).empty()) // files without one stay as they are
            into.set(member.key, behaviour.*value);
    }
    void operator()(std::vector<std::string> BehaviourRow::* value) const
    {
        const std::vector<std::string>& ids = behaviour.*value;
        if (ids.size() > 1)
            into.set(member.key, Json::Array(ids.begin(), ids.end()));
        else
            into.set(member.key, ids.empty() ? std::string() : ids.front());
    }
    void operator()(std::optional<Effect> BehaviourRow::* value) const
    {
        if (behaviour.*value)
            into.set(member.key, rowOfTouch(*(behaviour.*value)));
    }
};

} // namespace

std::string_view behaviourName(Does does) { return shapeOf(does).does; }
std::string_view behaviourHelp(Does does) { return shapeOf(does).help; }

std::span<const std::string_view> behaviourWords()
{
    static constexpr auto kWords = [] {
        std::array<std::string_view, kShapes.size()> words{};
        std::ranges::transform(kShapes, words.begin(), &Shape::does);
        return words;
    }();
    return kWords;
}

std::vector<KindField> behaviourFields(Does does)
{
    std::vector<KindField> fields{{"does", FieldKind::Word, 0, 0, behaviourWords()}};
    for (const Member* member : shapeOf(does).members)
        if (member)
            fields.push_back({.id = member->key,
                              .kind = member->kind == FieldKind::Touch && !shapeOf(does).needs(*member)
                                          ? FieldKind::MayTouch
                                          : member->kind,
                              .low = member->low,
                              .high = member->high,
                              .isNeeded = shapeOf(does).needs(*member),
                              .label = member->label});
    return fields;
}

Json newBehaviour(Does does, const Json& before, std::string_view creature)
{
    BehaviourRow usual{.does = does};
    for (const Member& member : kMembers)
        if (const auto* number = std::get_if<int BehaviourRow::*>(&member.value); number && member.must > 0)
            usual.** number = member.must;
    usual.kind = creature;
    Json row = rowOf(usual);
    for (const Member* member : shapeOf(does).members)
        if (member && member->kind == FieldKind::Touch) {
            if (const Json* known = before.find(member->key); known || shapeOf(does).needs(*member))
                row.set(member->key, newTouch(known ? *known : Json()));
        } else if (member && member->kind == FieldKind::Line)
            row.set(member->key, "");
        else if (member && member->isLater)
            row.set(member->key, false);
    for (const auto& [key, value] : *row.as<Json::Object>())
        if (const Json* known = before.find(key); known && key != "does")
            row.set(key, *known);
    return row;
}

BehaviourRow readBehaviour(const JsonCursor& row)
{
    BehaviourRow behaviour;
    const JsonCursor does = row["does"];
    const auto shape = std::ranges::find(kShapes, does.text(), &Shape::does);
    if (shape == kShapes.end()) {
        does.fail(
            {CAVE_TEXT("errors", "\"%1\" is not a known behaviour."), {shortened(does.text(), kShownOfBehaviour)}});
        return behaviour;
    }
    behaviour.does = shape->kind;
    std::vector<std::string_view> known{"does"};
    for (const Member* member : shape->members)
        if (member)
            known.push_back(member->key);
    row.allowOnly(known);
    for (const Member& member : kMembers)
        if (shape->allows(member))
            std::visit(MemberReader{row, behaviour, member}, member.value);
    return behaviour;
}

Json rowOf(const BehaviourRow& behaviour)
{
    const Shape& shape = shapeOf(behaviour.does);
    Json row;
    row.set("does", shape.does);
    for (const Member& member : kMembers)
        if (shape.allows(member))
            std::visit(MemberWriter{behaviour, row, member}, member.value);
    return row;
}

} // namespace cave
