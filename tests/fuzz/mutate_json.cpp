// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutate_json.h"

#include <limits>

namespace cave {

namespace {

// A value and what holds it: the item or the member `index` of `holder`, which is null for the document.
struct Node {
    Json* value = nullptr;
    Json* holder = nullptr;
    std::size_t index = 0;

    std::string* name() const // null but for a member
    {
        auto* const members = holder ? holder->as<Json::Object>() : nullptr;
        return members ? &(*members)[index].first : nullptr;
    }
};

template <typename T>
const T& anyOf(const std::vector<T>& all, Random& dice)
{
    return all[dice.below(static_cast<std::uint32_t>(all.size()))];
}

std::size_t partsOf(const Json& value)
{
    if (const auto* items = value.as<Json::Array>())
        return items->size();
    const auto* members = value.as<Json::Object>();
    return members ? members->size() : 0;
}

Node partOf(Json& value, std::size_t index)
{
    auto* const items = value.as<Json::Array>();
    return {items ? &(*items)[index] : &(*value.as<Json::Object>())[index].second, &value, index};
}

void collect(Node node, std::vector<Node>& all)
{
    all.push_back(node);
    for (std::size_t i = 0; i < partsOf(*node.value); ++i)
        collect(partOf(*node.value, i), all);
}

std::vector<Node> nodesOf(Json& document)
{
    std::vector<Node> all;
    collect({&document}, all);
    return all;
}

// Half of the times one of all, half of the times by a walk from the top: else the many rows of cells get it all.
Node anyNode(Json& document, Random& dice)
{
    if (dice.below(2) == 0)
        return anyOf(nodesOf(document), dice);
    Node node{&document};
    while (const std::size_t parts = partsOf(*node.value)) {
        if (node.holder && dice.below(5) == 0)
            break;
        node = partOf(*node.value, dice.below(static_cast<std::uint32_t>(parts)));
    }
    return node;
}

Json oftenWrong(Random& dice)
{
    static const std::vector<Json> kValues{
        nullptr,
        true,
        false,
        0,
        1,
        2,
        -1,
        7,
        100,
        255,
        256,
        65535,
        65536,
        1'000'000,
        std::numeric_limits<int>::max(),
        std::numeric_limits<int>::min(),
        std::int64_t{1} << 53,
        std::numeric_limits<std::int64_t>::min(),
        std::numeric_limits<std::uint64_t>::max(),
        Json::Fraction{"0.5"},
        Json::Fraction{"1e999"},
        "",
        "x",
        "#",
        "../x",
        "\x1b[2J\n", // what acts on a terminal
        "a\u202eb\u2028c",
        "0x7f",
        Json::Array{},
        Json::Array{1, 2},
        Json::Object{},
    };
    return anyOf(kValues, dice);
}

void remove(const Node& node)
{
    if (auto* items = node.holder->as<Json::Array>())
        items->erase(items->begin() + static_cast<std::ptrdiff_t>(node.index));
    else if (auto* members = node.holder->as<Json::Object>())
        members->erase(members->begin() + static_cast<std::ptrdiff_t>(node.index));
}

// A value beside this one, a member under another name of the document.
void insertBeside(const Node& node, Json value, Json& document, Random& dice)
{
    if (auto* items = node.holder->as<Json::Array>()) {
        items->insert(items->begin() + static_cast<std::ptrdiff_t>(node.index), std::move(value));
        return;
    }
    const std::string* name = anyNode(document, dice).name();
    const std::string key = name ? *name : *node.name() + "_";
    node.holder->set(key, std::move(value));
}

// A map of Tiled holds recipes and kinds as texts that are documents of their own.
bool mutateWithin(std::string& text, Random& dice)
{
    if (!text.starts_with('{') && !text.starts_with('['))
        return false;
    auto document = parseJson(text);
    if (!document)
        return false;
    mutate(*document, dice);
    text = document->compact();
    return true;
}

void nudge(Json& value, Random& dice)
{
    if (const auto* number = value.as<std::int64_t>())
        value = static_cast<std::int64_t>(static_cast<std::uint64_t>(*number) + dice.below(7) - 3);
    else if (auto* text = value.as<std::string>(); text && !text->empty())
        (*text)[dice.below(static_cast<std::uint32_t>(text->size()))] = static_cast<char>(' ' + dice.below(95));
    else if (const auto* truth = value.as<bool>())
        value = !*truth;
}

void change(Json& document, Random& dice)
{
    const Node node = anyNode(document, dice);
    const std::uint32_t kind = dice.below(8);
    if (auto* const text = node.value->as<std::string>(); text && dice.below(4) != 0 && mutateWithin(*text, dice))
        return;
    if (!node.holder || kind < 2) {
        nudge(*node.value, dice);
    } else if (kind == 2) {
        remove(node);
    } else if (kind == 3) {
        insertBeside(node, Json(*node.value), document, dice);
    } else if (kind == 4) {
        insertBeside(node, oftenWrong(dice), document, dice);
    } else if (kind == 5) {
        *node.value = oftenWrong(dice);
    } else if (kind == 6) {
        Json copy = *anyNode(document, dice).value; // it may hold the node
        *node.value = std::move(copy);
    } else if (std::string* const name = node.name()) {
        const std::string* const other = anyNode(document, dice).name();
        *name = other ? std::string(*other) : *name + "_";
    }
}

} // namespace

void mutate(Json& document, Random& dice)
{
    const std::uint32_t count = 1 + dice.below(1 + dice.below(4));
    for (std::uint32_t i = 0; i < count; ++i)
        change(document, dice);
}

void crossOver(Json& document, const Json& other, Random& dice)
{
    Json donor = other;
    const Node given = anyNode(donor, dice);
    const std::string* const name = given.name();
    std::vector<Node> fitting;
    std::vector<Node> objects;
    for (const Node& node : nodesOf(document)) {
        if (node.value->as<Json::Object>())
            objects.push_back(node);
        const std::string* const here = node.name();
        if (name ? here && *here == *name : node.holder && node.holder->as<Json::Array>())
            fitting.push_back(node);
    }
    if (!fitting.empty() && dice.below(4) != 0)
        *anyOf(fitting, dice).value = std::move(*given.value);
    else if (!objects.empty() && name)
        anyOf(objects, dice).value->set(*name, std::move(*given.value));
}

} // namespace cave
