// SPDX-License-Identifier: MIT
#include "editor/windows/rows/hear_row.h"

#include "core/content/sounds/sound_book.h"

#include <QCoreApplication>

namespace cave {

namespace {

QString hear(const Workbench& bench, const std::string& sound)
{
    return bench.sounds().play(bench.catalogue().sounds()->sound(sound));
}

QString hear(const Workbench& bench, const EventSound& row)
{
    if (row.sound != kVoiceSound)
        return hear(bench, row.sound);
    if (bench.catalogue().findCreature(row.of))
        return hear(bench, row.of);
    return QCoreApplication::translate("cave::HeardDialog", "Each creature has a voice of its own.");
}

QString hear(const Workbench& bench, const AmbientSound& row) { return hear(bench, row.sound); }

QString hear(const Workbench& bench, const ScoreRow& row)
{
    return bench.sounds().playScore(row, bench.catalogue().sounds());
}

template <typename Row>
QString hearRead(const Workbench& bench, const Json& json, Row (*read)(const JsonCursor&))
{
    std::optional<Error> problem;
    const Row row = read(JsonCursor(json, problem));
    return problem ? bench.describe(problem->what) : hear(bench, row);
}

} // namespace

QString hearRow(const Workbench& bench, HeardList list, const Json& row)
{
    switch (list) {
    case HeardList::When: return hearRead(bench, row, &readEventSound);
    case HeardList::Near: return hearRead(bench, row, &readAmbience);
    case HeardList::Music: return hearRead(bench, row, &readScore);
    }
    return {};
}

} // namespace cave
