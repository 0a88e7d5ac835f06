// SPDX-License-Identifier: MIT
// The messages of translations/, as lupdate writes them.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace cave {

struct TsEntry {
    QString context;
    QString source;
    QStringList translations; // one, or a plural form each
    bool hasPlurals = false;
    bool isFinished = true;
};

/// All messages of a language such as "de"; none if its file cannot be read.
std::vector<TsEntry> entriesOf(const QString& language);

} // namespace cave
