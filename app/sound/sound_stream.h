// SPDX-License-Identifier: MIT
// What a device takes of what is mixed, and when one is opened, let go, and opened anew after it was lost. Knows no
// device itself, so that all of this can be tried where there is none.
#pragma once

#include "app/sound/mixer.h"

#include <QElapsedTimer>
#include <QIODevice>
#include <QMutex>

#include <chrono>
#include <functional>
#include <memory>

namespace cave {

inline constexpr int kFrameBytes = 2 * sizeof(std::int16_t);
inline constexpr int kRest = 5; // seconds of silence after which the device is let go

// Outlets are opened and closed in the thread that it lives in. Any thread may change and read it.
class SoundStream : public QIODevice {
public:
    // A device that is open and reads; closed when it goes.
    class Outlet {
    public:
        Outlet() = default;
        virtual ~Outlet() = default;
        Outlet(const Outlet&) = delete;
        Outlet& operator=(const Outlet&) = delete;

        virtual bool isRunning() const = 0; // false: the device or its server was lost
    };
    // Gives one that runs. Null: there is no device, or it cannot be opened.
    using MakeOutlet = std::function<std::unique_ptr<Outlet>(QIODevice& from)>;

    // `patience`: what has read nothing for so long is lost as well, whatever it says.
    explicit SoundStream(MakeOutlet makeOutlet, std::chrono::milliseconds patience = std::chrono::seconds(2));

    // What is to be heard from now on. An outlet is opened for it soon, unless that is nothing or one is open.
    void change(const std::function<void(Mixer&)>& changes);
    void closeOutlet();

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return qint64{kSampleRate} * kFrameBytes; } // there is no end

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    void openOutlet();
    bool isServed();
    void closeIfSilent();

    MakeOutlet m_makeOutlet;
    std::chrono::milliseconds m_patience;
    QMutex m_mutex; // of the next four
    Mixer m_mixer{SoundBook::builtIn()};
    QElapsedTimer m_sinceRead; // or since it was opened
    qint64 m_silence = 0; // frames
    bool m_isClosing = false;
    std::unique_ptr<Outlet> m_outlet; // last, so that it goes before what it reads
};

} // namespace cave
