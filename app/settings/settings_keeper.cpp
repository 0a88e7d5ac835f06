// SPDX-License-Identifier: MIT
#include "app/settings/settings_keeper.h"

#include "app/settings/language.h"
#include "app/view/ui/theme.h"
#include "app/view/words/describe.h"

#include <QApplication>

#include <utility>

namespace cave {

SettingsKeeper::SettingsKeeper(const QString& file, QString language, QObject* parent)
    : QObject(parent), m_file(file), m_language(std::move(language)), m_spoken(m_language)
{
    auto loaded = m_file.load();
    m_settings = m_written = std::move(loaded.settings);
    m_problem = std::move(loaded.problem);
    m_restyle.setSingleShot(true);
    m_restyle.setInterval(0);
    connect(&m_restyle, &QTimer::timeout, this, &SettingsKeeper::applyTheme);
    connect(&m_desktop, &DesktopWatch::changed, this, [this] {
        m_restyle.start();
        emit changed(m_settings);
    });
    applyLanguage();
    applyTheme();
}

QString SettingsKeeper::takeProblem() { return std::exchange(m_problem, {}); }

QString SettingsKeeper::change(const Settings& settings)
{
    if (settings == m_settings)
        return {};
    const Settings before = std::exchange(m_settings, settings);
    if (before.language != m_settings.language)
        m_language.clear(); // a choice of now counts more than the command line
    applyLanguage();
    m_restyle.start();
    emit changed(before);
    if (const auto saved = m_file.change(m_written, m_settings); !saved)
        return tr("The settings count now but could not be saved. %1").arg(described(saved.error()));
    m_written = m_settings;
    return {};
}

void SettingsKeeper::speakNow(const QString& language)
{
    if (language.isEmpty())
        return;
    m_language = language;
    applyLanguage();
    m_restyle.start(); // it may be read from the other side
}

void SettingsKeeper::applyLanguage()
{
    const QString wanted = m_language.isEmpty() ? m_settings.language : m_language;
    if (m_spoken == wanted)
        return;
    speak(wanted);
    m_spoken = wanted;
}

// Costly while there are pages: each of their widgets is polished anew.
void SettingsKeeper::applyTheme() const
{
    const palette::Set colours = m_settings.palette.value_or(m_desktop.wishes().palette());
    const bool isAsSet = palette::inUse() == colours && textPercent() == m_settings.textPercent &&
                         isThemeMirrored() == QGuiApplication::isRightToLeft();
    if (isAsSet)
        return;
    palette::use(colours);
    cave::applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), m_settings.textPercent);
}

} // namespace cave
