// SPDX-License-Identifier: MIT
#include "app/main_window.h"
#include "app/manual/manual_html.h"
#include "app/one_instance.h"
#include "app/play/keys/key_map.h"
#include "app/screenshot.h"
#include "app/session_end.h"
#include "app/settings/language.h"
#include "app/view/base/file_path.h"
#include "app/view/tiles/artwork.h"
#include "app/view/ui/name_told_once.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/wheel_guard.h"
#include "app/view/words/describe.h"
#include "core/base/files.h"
#include "core/base/streams.h"
#include "editor/actions/editor_keys.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QIcon>

#include <clocale>
#include <string>

namespace {

constexpr int kUsualText = 100; // percent

// Stands for this build of the program: another may paint otherwise.
std::string buildOf(const QString& program)
{
    const QFileInfo file(program);
    return QStringLiteral("%1 %2 %3")
        .arg(QApplication::applicationVersion())
        .arg(file.size())
        .arg(file.lastModified().toMSecsSinceEpoch())
        .toStdString();
}

// Without ".desktop". Flatpak gives the file its own id, and Wayland knows the window's icon and group by it.
QString desktopFile() { return qEnvironmentVariable("FLATPAK_ID", QStringLiteral("cavewright")); }

// To whoever called the program; what could not be said of what was asked for is a failure.
int say(const cave::ArgumentsAnswer& answer)
{
    if (answer.status == 0)
        cave::printLines(answer.text.toStdString());
    else
        cave::complainLines(answer.text.toStdString());
    const auto cause = cave::closeOutput();
    if (!cause)
        return answer.status;
    cave::complain(cave::described(cave::systemError("standard output", *cause)).toStdString());
    return 2;
}

// With the keys that everybody begins with.
int writeManual(const QString& folder)
{
    const auto written = cave::writeManual(cave::pathOf(folder), {cave::KeyMap(), cave::EditorKeys({})});
    if (written)
        return 0;
    cave::complain(cave::described(written.error()).toStdString());
    return 2;
}

} // namespace

int main(int argc, char* argv[])
{
    const bool hasDisplay = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (!hasDisplay && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        if (!cave::answersWithoutWindow(argc, argv)) {
            cave::complain("There is no display to open a window on; without one use cavewright-cli.");
            return 2;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // which Qt has set to the user's: files are read and written alike everywhere
    QApplication::setApplicationName(QStringLiteral("cavewright"));
    QApplication::setApplicationVersion(QStringLiteral(CAVEWRIGHT_VERSION));
    QApplication::setDesktopFileName(desktopFile());
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/art/app-icon.svg")));
    cave::speak(cave::languageOf(QApplication::arguments()));

    const auto read = cave::readArguments(QApplication::arguments());
    if (const auto* answer = std::get_if<cave::ArgumentsAnswer>(&read)) {
        return say(*answer);
    }
    const auto& arguments = std::get<cave::Arguments>(read);
    if (!arguments.manual.isEmpty())
        return writeManual(arguments.manual);
    cave::applyTheme(application, kUsualText);
    const cave::WheelGuard wheelGuard(application);
    const cave::NameToldOnce nameToldOnce(application);
    const auto folders = cave::DataFolders::at(arguments.dataFolder);
    cave::OneInstance instance(folders.data);
    if (!arguments.newWindow && arguments.screenshot.isEmpty()) {
        const auto answer = instance.handOver(QApplication::arguments(), QDir::currentPath());
        if (answer == cave::OneInstance::Answer::Taken)
            return 0;
        if (answer == cave::OneInstance::Answer::NobodyThere)
            instance.listen();
    }
    const auto artwork = std::make_shared<cave::Artwork>(
        cave::PaintingStore(cave::pathOf(folders.cache), buildOf(QApplication::applicationFilePath())));
    artwork->prepare();
    cave::MainWindow window(folders, artwork, arguments.language);
    if (!arguments.screenshot.isEmpty())
        return cave::takeScreenshot(window, arguments);
    // Before anything that waits for an answer.
    QObject::connect(&instance, &cave::OneInstance::asked, &window, &cave::MainWindow::openAsWell);
    cave::keepAtSessionEnd(application, [&window] { window.keepAll(); });
    window.restorePlace(arguments.size);
    window.show();
    window.open(arguments);
    return QApplication::exec();
}
