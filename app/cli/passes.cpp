// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/generate/pass.h"

#include <array>

namespace cave::cli {

namespace {

constexpr std::array<std::string_view, 7> kKindNames{"integer", "per_mille", "choice", "flag", "tile", "table", "word"};

Json toJson(const Parameter& parameter)
{
    Json json;
    json.set("id", parameter.id);
    json.set("kind", kKindNames.at(static_cast<std::size_t>(parameter.kind)));
    json.set("default", parameter.byDefault);
    if (parameter.kind == ParameterKind::Integer) {
        json.set("min", parameter.low);
        json.set("max", parameter.high);
    }
    if (!parameter.unit.empty())
        json.set("unit", parameter.unit);
    if (!parameter.choices.empty()) {
        Json::Array choices;
        for (const std::string_view choice : parameter.choices)
            choices.push_back(choice);
        json.set("choices", std::move(choices));
    }
    json.set("help", parameter.help);
    return json;
}

Json toJson(const Pass& pass)
{
    Json::Array parameters;
    for (const Parameter& parameter : pass.parameters)
        parameters.push_back(toJson(parameter));
    Json json;
    json.set("type", pass.type);
    json.set("ver", pass.version);
    json.set("title", pass.title);
    json.set("help", pass.help);
    json.set("parameters", std::move(parameters));
    return json;
}

std::string rangeOf(const Parameter& parameter)
{
    if (parameter.kind == ParameterKind::PerMille)
        return "0..1000 per mille";
    if (parameter.kind == ParameterKind::Integer)
        return std::to_string(parameter.low) + ".." + std::to_string(parameter.high) +
               (parameter.unit.empty() ? "" : " " + std::string(parameter.unit));
    std::string text(kKindNames.at(static_cast<std::size_t>(parameter.kind)));
    for (const std::string_view choice : parameter.choices)
        text.append(&choice == parameter.choices.data() ? ": " : ", ").append(choice);
    return text;
}

void print(const Pass& pass)
{
    const auto say = [](const auto&... parts) {
        std::string line;
        (line.append(parts), ...);
        printLine(line);
    };
    say(pass.type, "@", std::to_string(pass.version), "  ", pass.title, ". ", pass.help);
    for (const Parameter& parameter : pass.parameters) {
        say("    ", parameter.id, " = ", parameter.byDefault.compact(), "  (", rangeOf(parameter), ")");
        say("        ", parameter.help);
    }
}

} // namespace

int listPasses(const std::string& type, bool asJson)
{
    bool any = false;
    for (const Pass& pass : passes()) {
        if (!type.empty() && pass.type != type)
            continue;
        any = true;
        if (asJson)
            printJson(toJson(pass));
        else
            print(pass);
    }
    if (any)
        return kDone;
    return refuse({"", {CAVE_TEXT("errors", "No pass is called \"%1\"."), {type}}});
}

} // namespace cave::cli
