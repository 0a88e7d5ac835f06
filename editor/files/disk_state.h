// SPDX-License-Identifier: MIT
// What a file looked like, to notice that somebody else has written it.
#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

namespace cave {

struct DiskState {
    QDateTime modified;
    std::optional<std::uint64_t> hash; // of its bytes; nothing: it was not there, or could not be read

    static DiskState of(const QString& path);
    // Whether the file still holds the same bytes. Reads it only when its time is another.
    bool isStill(const QString& path);
};

} // namespace cave
