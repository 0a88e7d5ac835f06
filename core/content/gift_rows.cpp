// SPDX-License-Identifier: MIT
#include "core/content/gift_rows.h"

#include "core/content/limits.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kWhole = 100; // per cent: no charge is ever used up, all harm heals
constexpr int kMostCushioned = 1000;

struct GiftNumber {
    std::string_view key;
    int Gifts::* value;
    int low;
    int high;
    bool isCount = false; // as a gift by itself it is at least 0
};
constexpr std::array kNumbers{
    GiftNumber{"sight", &Gifts::sight, -kLargestSight, kLargestSight},
    GiftNumber{"speed", &Gifts::speed, -kLargestSpeed, kLargestSpeed},
    GiftNumber{"health", &Gifts::health, -kLargestNumber, kLargestNumber},
    GiftNumber{"noise", &Gifts::noise, -kMostNoise, kMostNoise},
    GiftNumber{"regenerates", &Gifts::regenerates, -kMostTurns, kMostTurns, true},
    GiftNumber{"sense", &Gifts::sense, -kLargestReach, kLargestReach},
    GiftNumber{"thrift", &Gifts::thrift, 0, kWhole},
    GiftNumber{"sinks", &Gifts::sinks, -kMostBreaths, kMostBreaths, true},
    GiftNumber{"drinks", &Gifts::drinks, 0, kWhole},
    GiftNumber{"cushions", &Gifts::cushions, 0, kMostCushioned},
};

struct GiftFlag {
    std::string_view key;
    bool Gifts::* value;
};
constexpr std::array kFlags{GiftFlag{"swims", &Gifts::swims}, GiftFlag{"weightless", &Gifts::weightless}};

// All numbers may grow by enchantment; the members after them are of the gift itself only.
constexpr std::array kGiftMembers = [] {
    std::array<std::string_view, kNumbers.size() + kFlags.size() + 1> members{};
    const auto flags = std::ranges::transform(kNumbers, members.begin(), &GiftNumber::key).out;
    *std::ranges::transform(kFlags, flags, &GiftFlag::key).out = "by";
    return members;
}();

// More turns by enchantment may be fewer.
constexpr int leastOf(const GiftNumber& number, bool isBy) { return isBy || !number.isCount ? number.low : 0; }

constexpr auto giftFieldsOf(bool isBy)
{
    std::array<KindField, kNumbers.size()> fields{};
    for (std::size_t i = 0; i < kNumbers.size(); ++i) {
        fields[i] = {kNumbers[i].key, FieldKind::Number, leastOf(kNumbers[i], isBy), kNumbers[i].high};
        if (kNumbers[i].value == &Gifts::noise)
            fields[i].label = "given_noise";
    }
    return fields;
}
constexpr std::array kByFields = giftFieldsOf(true);

void readNumbers(const JsonCursor& at, Gifts& gifts, bool isBy)
{
    for (const GiftNumber& number : kNumbers)
        if (const auto member = at.find(number.key))
            gifts.*number.value = static_cast<int>(member->integer(leastOf(number, isBy), number.high));
}

void setNumbers(Json& row, const Gifts& gifts)
{
    for (const GiftNumber& number : kNumbers)
        if (gifts.*number.value != 0)
            row.set(number.key, gifts.*number.value);
}

} // namespace

void readGifts(const JsonCursor& at, Gifts& gifts, Gifts& by)
{
    at.allowOnly(kGiftMembers);
    readNumbers(at, gifts, false);
    for (const GiftFlag& flag : kFlags)
        if (const auto member = at.find(flag.key))
            gifts.*flag.value = member->flag();
    if (const auto each = at.find("by")) {
        each->allowOnly(std::span(kGiftMembers).first(kNumbers.size()));
        readNumbers(*each, by, true);
    }
}

Json rowOf(const Gifts& gifts, const Gifts& by)
{
    Json row = Json::Object{};
    setNumbers(row, gifts);
    for (const GiftFlag& flag : kFlags)
        if (gifts.*flag.value)
            row.set(flag.key, true);
    if (by != Gifts{}) {
        Json each = Json::Object{};
        setNumbers(each, by);
        row.set("by", std::move(each));
    }
    return row;
}

std::span<const KindField> giftFields()
{
    static constexpr std::array kFields = [] {
        std::array<KindField, kGiftMembers.size()> fields{};
        const auto numbers = giftFieldsOf(false);
        auto next = std::ranges::copy(numbers, fields.begin()).out;
        for (const GiftFlag& flag : kFlags)
            *next++ = {.id = flag.key, .kind = FieldKind::Flag};
        *next = {.id = "by", .kind = FieldKind::Part, .parts = kByFields, .label = "by_enchantment"};
        return fields;
    }();
    return kFields;
}

} // namespace cave
