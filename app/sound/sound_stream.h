// SPDX-License-Identifier: MIT
// What a device takes of what is mixed, and when one is opened, let go, and opened anew after it was lost. Knows no
// device itself, so that all of this can be tried where there is none.
#pragma once

#include "app/sound/mixer.h"

#include <QIODevice>
#include <QMutex>

#include <chrono>
#include <functional>
#include <memory>

namespace cave {

inline constexpr int kFrameBytes = 2 * sizeof(std::int16_t);

// Outlets are opened and closed in the thread that it lives in. Any thread may change and read it.
class SoundStream : public QIODevice {
public:
    static constexpr int kRest = 5; // seconds of silence after which the device is let go
    static constexpr std::chrono::seconds kPatience{2}; // what has read nothing for longer is lost, whatever it says

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

    using Time = std::chrono::steady_clock::time_point;
    // `now` is asked in all of its threads.
    explicit SoundStream(MakeOutlet makeOutlet, std::function<Time()> now = std::chrono::steady_clock::now);

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
    std::function<Time()> m_now;
    QMutex m_mutex; // of the next four
    Mixer m_mixer{SoundBook::builtIn()};
    Time m_lastRead; // or when it was opened
    qint64 m_silence = 0; // frames
    bool m_isClosing = false;
    std::unique_ptr<Outlet> m_outlet; // last, so that it goes before what it reads
};

} // namespace cave
