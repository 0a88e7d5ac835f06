// SPDX-License-Identifier: MIT
#include "core/pilot/persona/build.h"

#include "core/content/words.h"

namespace cave {

namespace {

constexpr auto kBuildWords = wordsOf<Build>([](Build build) -> std::string_view {
    switch (build) {
    case Build::Attack: return "attack";
    case Build::Defence: return "defence";
    case Build::Health: return "health";
    case Build::Thrown: return "thrown";
    }
    return {};
});

} // namespace

std::span<const std::string_view> buildWords() { return kBuildWords; }

std::string_view wordOf(Build build) { return wordFor(kBuildWords, build); }

std::optional<Build> findBuild(std::string_view word) { return findWord<Build>(kBuildWords, word); }

} // namespace cave
