// SPDX-License-Identifier: MIT
#include "editor/handlers/clipboard.h"

#include "core/save/event_json.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace cave {

namespace {

const QString kFormat = QStringLiteral("application/x-cavewright-cells");

// Each by itself, so that one of another dungeon's kinds keeps no other out.
void readEvents(const Json& json, const Catalogue& catalogue, Pasted& pasted)
{
    const Json* marks = json.find("marks");
    const Json* events = json.find("events");
    const auto* rows = events ? events->as<Json::Array>() : nullptr;
    if (!rows || !marks)
        return;
    for (const Json& row : *rows) {
        const Json owner = Json::Object{{"marks", *marks}, {"events", Json::Array{row}}};
        std::optional<Error> problem;
        const Script script =
            readScript(JsonCursor(owner, problem), {.of = EventScope::Of::Level, .catalogue = catalogue});
        if (problem) {
            ++pasted.unknown;
            continue;
        }
        pasted.clip.script.marks = script.marks;
        pasted.clip.script.events.push_back(script.events.front());
    }
}

} // namespace

void putOnClipboard(const Clip& clip)
{
    auto* data = new QMimeData;
    data->setData(kFormat, QByteArray::fromStdString(toJson(clip).compact()));
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<Pasted> clipFromClipboard(const Catalogue& catalogue)
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(kFormat))
        return failure({},
                       {CAVE_TEXT("edits", "There is nothing to paste. Select a part of a level and copy it first.")});
    const auto json = parseJson(data->data(kFormat).toStdString());
    if (!json)
        return std::unexpected(json.error());
    auto clip = readClip(*json);
    if (!clip)
        return std::unexpected(std::move(clip.error()));
    Pasted pasted{std::move(*clip)};
    readEvents(*json, catalogue, pasted);
    return pasted;
}

} // namespace cave
