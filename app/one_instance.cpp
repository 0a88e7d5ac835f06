// SPDX-License-Identifier: MIT
#include "app/one_instance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalSocket>
#include <QLockFile>

namespace cave {

namespace {

constexpr quint32 kForm = 0x43570001; // of what is handed over
constexpr qint64 kMostBytes = 1 << 20;
constexpr char kTaken = '+';

// What the desktop gives to whoever may bring a window to the front.
constexpr const char* kActivation = "XDG_ACTIVATION_TOKEN";

} // namespace

OneInstance::OneInstance(const QString& dataFolder, QObject* parent) : QObject(parent)
{
    const QByteArray folder = QDir(dataFolder).canonicalPath().toUtf8() + qgetenv("USER");
    const QByteArray hash = QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().left(16);
    m_name = QStringLiteral("cavewright-%1").arg(QString::fromLatin1(hash));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &OneInstance::take);
}

OneInstance::Answer OneInstance::handOver(const QStringList& arguments, const QString& folder, int patience) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience))
        return Answer::NobodyThere;
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << kForm << folder << qgetenv(kActivation) << arguments;
    socket.write(bytes);
    const bool isTaken = socket.waitForReadyRead(patience) && socket.read(1) == QByteArray(1, kTaken);
    return isTaken ? Answer::Taken : Answer::Refused;
}

// Where it fails, who is started later opens a window of its own.
void OneInstance::listen()
{
    QLockFile oneAtATime(QDir::temp().filePath(m_name + QStringLiteral(".lock")));
    QLocalSocket other;
    if (!oneAtATime.tryLock(kPatience))
        return;
    other.connectToServer(m_name);
    if (other.waitForConnected(kPatience)) // who was started at the same moment
        return;
    QLocalServer::removeServer(m_name); // of a program that crashed
    m_server.listen(m_name);
}

void OneInstance::take()
{
    QLocalSocket* socket = m_server.nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (socket->bytesAvailable() > kMostBytes)
            return socket->abort();
        QDataStream stream(socket);
        stream.setVersion(QDataStream::Qt_6_0);
        stream.startTransaction();
        quint32 form = 0;
        QString folder;
        QByteArray activation;
        QStringList words;
        stream >> form >> folder >> activation >> words;
        if (!stream.commitTransaction())
            return; // more is to come
        const auto read = readArguments(words);
        const auto* arguments = std::get_if<Arguments>(&read);
        if (form != kForm || !arguments)
            return socket->abort();
        socket->write(QByteArray(1, kTaken));
        socket->flush();
        if (socket->state() != QLocalSocket::ConnectedState)
            return; // nobody waits for the answer any more: it was done elsewhere
        if (!activation.isEmpty())
            qputenv(kActivation, activation); // Qt takes it when the window asks to be activated
        // Not from within the socket: a dialog may wait for the player meanwhile, and the socket goes with its program.
        QMetaObject::invokeMethod(
            this, [this, whole = arguments->in(folder)] { emit asked(whole); }, Qt::QueuedConnection);
    });
}

} // namespace cave
