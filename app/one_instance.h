// SPDX-License-Identifier: MIT
// One program for each data folder: one that is started later hands over what it was asked for, and ends.
#pragma once

#include "app/arguments.h"

#include <QLocalServer>
#include <QObject>

namespace cave {

class OneInstance : public QObject {
    Q_OBJECT

public:
    // For this user and this data folder.
    explicit OneInstance(const QString& dataFolder, QObject* parent = nullptr);

    enum class Answer {
        NobodyThere,
        Taken,
        Refused // or none: it is busy
    };
    // The command line, with the program's name first, as it was typed in this folder, to a program that listens.
    // One that answers later than after so many ms does nothing of it.
    Answer handOver(const QStringList& arguments, const QString& folder, int patience = kPatience) const;
    // From now on this is the one that listens, unless another one has begun to meanwhile. Only where nobody was there.
    void listen();

signals:
    void asked(const cave::Arguments& arguments); // files are named by their whole path

private:
    static constexpr int kPatience = 3000; // ms, for a program that is busy

    void take();

    QString m_name; // of the socket
    QLocalServer m_server;
};

} // namespace cave
