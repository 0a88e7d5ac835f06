// SPDX-License-Identifier: MIT
#include "core/content/gift_rows.h"

#include "core/content/limits.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kWholeThrift = 100; // no charge is ever used up

struct GiftNumber {
    std::string_view key;
    int Gifts::* value;
    int low;
    int high;
};
constexpr std::array kNumbers{
    GiftNumber{"sight", &Gifts::sight, -kLargestSight, kLargestSight},
    GiftNumber{"speed", &Gifts::speed, -kLargestSpeed, kLargestSpeed},
    GiftNumber{"health", &Gifts::health, -kLargestNumber, kLargestNumber},
    GiftNumber{"noise", &Gifts::noise, -kMostNoise, kMostNoise},
    GiftNumber{"regenerates", &Gifts::regenerates, -kMostTurns, kMostTurns},
    GiftNumber{"sense", &Gifts::sense, -kLargestReach, kLargestReach},
    GiftNumber{"thrift", &Gifts::thrift, 0, kWholeThrift},
};

// All numbers may grow by enchantment; the last two members are of the gift itself only.
constexpr std::array kGiftMembers = [] {
    std::array<std::string_view, kNumbers.size() + 2> members{};
    std::ranges::transform(kNumbers, members.begin(), &GiftNumber::key);
    members[kNumbers.size()] = "swims";
    members[kNumbers.size() + 1] = "by";
    return members;
}();

// More turns by enchantment may be fewer; as a gift by itself they are at least 0.
int leastOf(const GiftNumber& number, bool isBy)
{
    return isBy || number.value != &Gifts::regenerates ? number.low : 0;
}

constexpr auto giftFieldsOf(bool isBy)
{
    std::array<KindField, kNumbers.size()> fields{};
    for (std::size_t i = 0; i < kNumbers.size(); ++i) {
        fields[i] = {kNumbers[i].key, FieldKind::Number, kNumbers[i].low, kNumbers[i].high};
        if (!isBy && kNumbers[i].value == &Gifts::regenerates)
            fields[i].low = 0;
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
    if (const auto swims = at.find("swims"))
        gifts.swims = swims->flag();
    if (const auto each = at.find("by")) {
        each->allowOnly(std::span(kGiftMembers).first(kNumbers.size()));
        readNumbers(*each, by, true);
    }
}

Json rowOf(const Gifts& gifts, const Gifts& by)
{
    Json row = Json::Object{};
    setNumbers(row, gifts);
    if (gifts.swims)
        row.set("swims", true);
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
        std::array<KindField, kNumbers.size() + 2> fields{};
        const auto numbers = giftFieldsOf(false);
        std::ranges::copy(numbers, fields.begin());
        fields[kNumbers.size()] = {.id = "swims", .kind = FieldKind::Flag};
        fields[kNumbers.size() + 1] = {
            .id = "by", .kind = FieldKind::Part, .parts = kByFields, .label = "by_enchantment"};
        return fields;
    }();
    return kFields;
}

} // namespace cave
