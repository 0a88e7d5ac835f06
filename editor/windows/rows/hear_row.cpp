// SPDX-License-Identifier: MIT
#include "editor/windows/rows/hear_row.h"

#include "core/base/enum_count.h"
#include "core/content/sounds/sound_book.h"

#include <QCoreApplication>

#include <array>

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

template <typename Row, Row (*read)(const JsonCursor&)>
QString hearRead(const Workbench& bench, const Json& json)
{
    std::optional<Error> problem;
    const Row row = read(JsonCursor(json, problem));
    return problem ? bench.describe(problem->what) : hear(bench, row);
}

} // namespace

QString hearRow(const Workbench& bench, HeardList list, const Json& row)
{
    static constexpr std::array kHear{
        &hearRead<EventSound, &readEventSound>,
        &hearRead<AmbientSound, &readAmbience>,
        &hearRead<ScoreRow, &readScore>,
    };
    static_assert(kHear.size() == enumCount<HeardList>());
    return kHear[static_cast<std::size_t>(list)](bench, row);
}

} // namespace cave
