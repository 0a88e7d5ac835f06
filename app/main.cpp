// SPDX-License-Identifier: MIT
#include "app/language.h"
#include "app/main_window.h"
#include "app/screenshot.h"
#include "app/view/artwork.h"
#include "app/view/theme.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>

namespace {

constexpr int kUsualText = 100; // percent

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
    cave::speak(cave::languageOf(QApplication::arguments()));

    const auto read = cave::readArguments(QApplication::arguments());
    if (const auto* answer = std::get_if<cave::ArgumentsAnswer>(&read)) {
        std::fputs(qPrintable(answer->text), answer->status == 0 ? stdout : stderr);
        return answer->status;
    }
    const auto& arguments = std::get<cave::Arguments>(read);
    cave::applyTheme(application, kUsualText);
    const auto artwork = std::make_shared<cave::Artwork>();
    artwork->prepare();
    cave::MainWindow window(cave::DataFolders::at(arguments.dataFolder), artwork, arguments.language);
    if (!arguments.screenshot.isEmpty())
        return cave::takeScreenshot(window, arguments);
    window.restorePlace();
    if (arguments.size)
        window.resize(*arguments.size);
    window.show();
    window.open(arguments);
    return QApplication::exec();
}
