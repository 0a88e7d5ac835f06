// SPDX-License-Identifier: MIT
// Runs the command line as a script would.
#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTest>

namespace cave {

inline constexpr int kWithoutEnd = -1; // ctest ends a test that waits for what never comes

struct Reply {
    int status = -1;
    QString out;
    QString err;
};

inline Reply run(const QStringList& arguments, const QProcessEnvironment& environment = {})
{
    QProcess process;
    if (!environment.isEmpty())
        process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CAVE_CLI), arguments);
    if (!process.waitForFinished(kWithoutEnd))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace cave
