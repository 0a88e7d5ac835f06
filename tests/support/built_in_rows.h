// SPDX-License-Identifier: MIT
// Test data of a row for each dungeon that comes with the program.
#pragma once

#include "core/save/built_in_dungeons.h"
#include "tests/support/strings.h"

#include <QTest>

namespace cave {

// Column "name".
inline void addBuiltInDungeons()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name);
}

// That of the row which is tested.
inline Dungeon fetchedDungeon()
{
    QFETCH(QString, name);
    return builtInDungeon(name.toStdString())->dungeon;
}

} // namespace cave
