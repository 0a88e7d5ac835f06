// SPDX-License-Identifier: MIT
// The settings that count now: remembered in their file, and given to the language and the theme of the program.
#pragma once

#include "app/settings/desktop_wishes.h"
#include "app/settings/settings.h"

#include <QObject>
#include <QTimer>

namespace cave {

/// Widgets follow the language and the theme by themselves (see keepCurrent()); who needs anything else listens.
class SettingsKeeper : public QObject {
    Q_OBJECT

public:
    /// Reads the file and applies what it says. `language`, which is spoken already, counts instead of the one that is
    /// set, until another one is chosen; "": the one that is set.
    SettingsKeeper(const QString& file, QString language, QObject* parent = nullptr);

    const Settings& settings() const { return m_settings; }
    /// That counts: what is set, or else what the desktop wishes.
    Animation animation() const { return m_settings.animation.value_or(m_desktop.wishes().animation()); }
    /// Why the file could not be read, once; "": all is well.
    QString takeProblem();
    /// At once and remembered. Gives back why they could not be written; "": they were.
    QString change(const Settings& settings);
    /// At once, and for this run only, as with the constructor's; "": nothing changes.
    void speakNow(const QString& language);

signals:
    void changed(const cave::Settings& before);

private:
    void applyLanguage();
    void applyTheme() const;

    DesktopWatch m_desktop;

    SettingsFile m_file;
    Settings m_settings;
    Settings m_written; // those that this window last read from the file or wrote into it
    QString m_problem;
    QString m_language; // of this run; "": the settings decide
    QString m_spoken; // that of all texts; "": the system's
    QTimer m_restyle; // a burst of changes, as of a key that is held, polishes all widgets once
};

} // namespace cave
