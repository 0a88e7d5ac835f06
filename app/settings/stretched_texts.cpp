// SPDX-License-Identifier: MIT
#include "app/settings/stretched_texts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cave {

namespace {

// Names of kinds stand in sentences that are stretched already, and lists elide them.
constexpr std::array<std::string_view, 4> kNames{"tiles", "creatures", "items", "dungeons"};

// By the 90th percentile of German and French texts: short ones grow most.
double growthOf(qsizetype length) { return length <= 10 ? 2.2 : length <= 20 ? 2.0 : length <= 40 ? 1.8 : 1.5; }

} // namespace

QString StretchedTexts::translate(const char* context, const char* source, const char*, int) const
{
    QString text = QString::fromUtf8(source);
    if (text.isEmpty() || std::ranges::find(kNames, std::string_view(context)) != kNames.end())
        return {};
    const auto longer = static_cast<qsizetype>(static_cast<double>(text.size()) * growthOf(text.size()));
    while (text.size() < longer)
        text += text.size() % 5 == 0 ? u' ' : u'n';
    return u'[' + text + u']';
}

} // namespace cave
