// SPDX-License-Identifier: MIT
// Text files of what was recorded of dungeons: a dungeon's lines begin with its name, and those that begin with a hash
// belong to the line above them. There is one for the built-in dungeons and one for the frozen ones.
#pragma once

#include "core/save/built_in_dungeons.h"
#include "tests/support/frozen_dungeons.h"
#include "tests/support/paths.h"
#include "tests/support/strings.h"

#include <QFile>
#include <QMap>
#include <QStringList>
#include <QTest>

namespace cave {

// Columns "name" and "isFrozen".
inline void addDungeonsOldAndNew()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFrozen");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name) << false;
    for (const std::string& name : frozenDungeons())
        QTest::newRow(("frozen " + name).c_str()) << shown(name) << true;
}

inline Dungeon dungeonOldOrNew(const QString& name, bool isFrozen)
{
    return isFrozen ? frozenDungeon(name.toStdString()) : builtInDungeon(name.toStdString())->dungeon;
}

inline QString recordPath(const char* file, bool isFrozen)
{
    return shown(dataPath(std::string(isFrozen ? "dungeons/1/" : "") + file));
}

// By dungeon.
inline QMap<QString, QStringList> recordedLines(const QString& path)
{
    QMap<QString, QStringList> lines;
    QFile file(path);
    QString name;
    if (file.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(QLatin1String("0x")))
                name = line.section(u' ', 0, 0);
            lines[name].append(line);
        }
    return lines;
}

// Whether `variable`, names with a space between them, asks for a dungeon's lines to be recorded anew. Frozen ones
// never are.
inline bool mayRecord(const char* variable, const QString& dungeon, bool isFrozen)
{
    return !isFrozen && qEnvironmentVariable(variable).split(u' ').contains(dungeon);
}

inline void recordLines(const QString& path, const QString& dungeon, const QStringList& lines)
{
    QMap<QString, QStringList> all = recordedLines(path);
    all[dungeon] = lines;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QStringList& part : all)
        file.write((part.join(u'\n') + u'\n').toUtf8());
}

} // namespace cave
