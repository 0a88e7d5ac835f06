// SPDX-License-Identifier: MIT
#include "app/main_window.h"
#include "app/screenshot.h"
#include "app/view/artwork.h"
#include "app/view/theme.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstdio>

namespace {

constexpr int kUsualText = 100; // percent

// English brings the plurals; the wanted language lies over it, and over that what Qt itself says.
void installLanguage(QApplication& application, const QString& wanted)
{
    const QLocale locale = wanted.isEmpty() ? QLocale::system() : QLocale(wanted);
    QLocale::setDefault(locale);
    const auto install = [&application](const QLocale& language, const QString& file, const QString& folder) {
        auto* translator = new QTranslator(&application);
        if (translator->load(language, file, QStringLiteral("_"), folder))
            QApplication::installTranslator(translator);
    };
    const QString ours = QStringLiteral("cavewright");
    const QString folder = QStringLiteral(":/i18n");
    install(QLocale(QLocale::English), ours, folder);
    install(locale, ours, folder);
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

} // namespace

int main(int argc, char* argv[])
{
    const bool hasDisplay = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (!hasDisplay && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        if (!cave::answersWithoutWindow(argc, argv)) {
            std::fputs("There is no display to open a window on; without one use cavewright-cli.\n", stderr);
            return 2;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cavewright"));
    QApplication::setApplicationVersion(QStringLiteral(CAVEWRIGHT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("cavewright"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/art/app-icon.svg")));
    installLanguage(application, cave::languageOf(QApplication::arguments()));

    const auto read = cave::readArguments(QApplication::arguments());
    if (const auto* answer = std::get_if<cave::ArgumentsAnswer>(&read)) {
        std::fputs(qPrintable(answer->text), answer->status == 0 ? stdout : stderr);
        return answer->status;
    }
    const auto& arguments = std::get<cave::Arguments>(read);
    cave::applyTheme(application, kUsualText);
    const auto artwork = std::make_shared<cave::Artwork>();
    artwork->prepare();
    cave::MainWindow window(cave::DataFolders::at(arguments.dataFolder), artwork);
    if (!arguments.screenshot.isEmpty())
        return cave::takeScreenshot(window, arguments);
    window.restorePlace();
    if (arguments.size)
        window.resize(*arguments.size);
    window.show();
    window.open(arguments);
    return QApplication::exec();
}
