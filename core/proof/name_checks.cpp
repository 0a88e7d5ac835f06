// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"
#include "core/json/json_cursor.h"
#include "core/proof/checks.h"

namespace cave {

namespace {

constexpr std::size_t kShown = 40; // characters of a name

std::optional<Text> controlFault(std::string_view name)
{
    if (!hasControl(name))
        return std::nullopt;
    return Text{CAVE_TEXT("problems", "A name holds signs that nobody sees: \"%1\"."), {shortened(name, kShown)}};
}

std::optional<Text> lengthFault(std::string_view name)
{
    if (name.size() <= kMostNameBytes)
        return std::nullopt;
    return Text{CAVE_TEXT("problems", "A name is longer than %1 bytes: \"%2\"."),
                {static_cast<std::int64_t>(kMostNameBytes), shortened(name, kShown)}};
}

class NameChecker {
public:
    explicit NameChecker(Findings& findings) : m_findings(findings) {}

    void check(std::string_view name, std::optional<Position> at = std::nullopt)
    {
        if (auto fault = controlFault(name))
            m_findings.add(ProblemKind::BadName, Severity::Warning, at, std::move(*fault));
        if (auto fault = lengthFault(name))
            m_findings.add(ProblemKind::BadName, Severity::Warning, at, std::move(*fault));
    }

    void checkKinds(const auto& kinds)
    {
        for (const auto& kind : kinds)
            check(kind.name);
    }

    // What a misspelt key says counts for nothing.
    void checkUnknown(const Json& members, std::optional<Position> at = std::nullopt)
    {
        for (const auto& [key, value] : *members.as<Json::Object>())
            if (key != kSchemaMember)
                m_findings.add(ProblemKind::UnknownMember, Severity::Warning, at,
                               {CAVE_TEXT("problems", "The file says \"%1\", which this program does not know. It is "
                                                      "kept, but counts for nothing."),
                                {shortened(key, kShown)}});
    }

private:
    Findings& m_findings;
};

} // namespace

std::optional<Text> nameFault(std::string_view name)
{
    auto fault = controlFault(name);
    return fault ? fault : lengthFault(name);
}

void checkNames(const Dungeon& dungeon, Findings& findings)
{
    NameChecker checker(findings);
    checker.check(dungeon.name);
    checker.check(dungeon.author);
    checker.checkKinds(dungeon.catalogue->tiles());
    checker.checkKinds(dungeon.catalogue->creatures());
    checker.checkKinds(dungeon.catalogue->items());
    checker.checkUnknown(dungeon.unknown);
    for (int z = 0; z < dungeon.depth(); ++z) {
        checker.check(dungeon.level(z).name, Position{0, 0, z});
        checker.checkUnknown(dungeon.level(z).unknown, Position{0, 0, z});
        for (const EditGroup& group : dungeon.level(z).editGroups)
            checker.check(group.label, Position{0, 0, z});
    }
}

} // namespace cave
