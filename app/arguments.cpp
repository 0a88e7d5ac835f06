// SPDX-License-Identifier: MIT
#include "app/arguments.h"

#include "app/view/base/file_path.h"
#include "core/base/ids.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

namespace cave {

namespace {

constexpr int kLargestSide = 16384; // pixels of a picture

// File managers name all that is chosen, and nobody sees what is written to a terminal then: what can be opened is.
template <typename IsSave>
void leaveOut(Arguments& result, const QStringList& files, const IsSave& isSave)
{
    QStringList dungeons;
    for (const QString& file : files)
        (isSave(file) ? result.leftOut : dungeons) << file;
    if (dungeons.isEmpty())
        result.open = Arguments::Open::Load;
    result.target = dungeons.isEmpty() ? result.leftOut.takeFirst() : dungeons.takeFirst();
    result.others = dungeons;
}

class ArgumentReader {
    Q_DECLARE_TR_FUNCTIONS(Arguments)

public:
    using Answer = std::variant<Arguments, ArgumentsAnswer>;

    ArgumentReader()
    {
        m_parser.setApplicationDescription(tr("Caves to generate, play and edit."));
        m_parser.addOptions({m_play, m_seed, m_origin, m_load, m_edit, m_newWindow, m_data, m_language, m_screenshot,
                             m_manual, m_size, m_keys, m_help, m_version});
        m_parser.addPositionalArgument(
            QStringLiteral("file"), tr("A dungeon to play or a saved game; with --edit, or several: dungeons to edit."),
            QStringLiteral("[file...]"));
    }

    Answer read(const QStringList& arguments)
    {
        if (!m_parser.parse(arguments))
            return refusal(m_parser.errorText());
        if (m_parser.isSet(m_help))
            return ArgumentsAnswer{0, m_parser.helpText()};
        if (m_parser.isSet(m_version))
            return ArgumentsAnswer{0, QStringLiteral("cavewright " CAVEWRIGHT_VERSION "\n")};
        Arguments result;
        result.dataFolder = m_parser.value(m_data);
        result.language = m_parser.value(m_language);
        result.screenshot = m_parser.value(m_screenshot);
        result.manual = m_parser.value(m_manual);
        result.newWindow = m_parser.isSet(m_newWindow);
        result.keys = m_parser.value(m_keys).split(u',', Qt::SkipEmptyParts);
        for (const QString& problem : {readTarget(result), readSeed(result), readOrigin(result), readSize(result)})
            if (!problem.isEmpty())
                return refusal(problem);
        return result;
    }

private:
    static ArgumentsAnswer refusal(const QString& text)
    {
        return {2, tr("%1\n\"cavewright --help\" lists what can be asked.").arg(text) + u'\n'};
    }

    static bool isSave(const QString& file)
    {
        const std::string name = file.toStdString();
        return name.ends_with(kGameSuffix) || name.ends_with(kRecordSuffix);
    }

    QString readTarget(Arguments& result) const
    {
        const QStringList files = m_parser.positionalArguments();
        const int asked = m_parser.isSet(m_play) + m_parser.isSet(m_load) + m_parser.isSet(m_edit);
        if (asked > 1)
            return tr("Only one of --play, --load and --edit can be asked for.");
        const bool takesFiles = asked == 0 || m_parser.isSet(m_edit);
        if (!takesFiles && !files.isEmpty())
            return tr("There is one file too many: %1").arg(files.back());
        result.target = files.value(0);
        if (m_parser.isSet(m_edit) || files.size() > 1) {
            result.open = Arguments::Open::Edit;
            result.asksForEditor = m_parser.isSet(m_edit);
            result.others = files.mid(1);
            const bool isAnySaved = files.size() > 1 && std::ranges::any_of(files, &isSave);
            if (isAnySaved && result.asksForEditor)
                return tr("Of saved games only one can be opened.");
            if (isAnySaved)
                leaveOut(result, files, &isSave);
        } else if (m_parser.isSet(m_play)) {
            result.open = Arguments::Open::Play;
            result.target = m_parser.value(m_play);
        } else if (m_parser.isSet(m_load)) {
            result.open = Arguments::Open::Load;
            result.target = m_parser.value(m_load);
        } else if (!files.isEmpty()) {
            result.open = isSave(result.target) ? Arguments::Open::Load : Arguments::Open::Play;
        }
        return {};
    }

    QString readSeed(Arguments& result) const
    {
        if (!m_parser.isSet(m_seed))
            return {};
        if (result.open != Arguments::Open::Play)
            return tr("--seed goes with --play.");
        result.seed = readGameSeed(m_parser.value(m_seed).toStdString());
        return result.seed ? QString() : tr("The seed is empty.");
    }

    // Whether the dungeon has it shows when it is opened.
    QString readOrigin(Arguments& result) const
    {
        if (!m_parser.isSet(m_origin))
            return {};
        if (result.open != Arguments::Open::Play)
            return tr("--origin goes with --play.");
        result.origin = m_parser.value(m_origin);
        return {};
    }

    QString readSize(Arguments& result) const
    {
        if (!m_parser.isSet(m_size))
            return {};
        static const QRegularExpression kSize(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
        const QRegularExpressionMatch match = kSize.match(m_parser.value(m_size));
        const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
        if (!match.hasMatch() || size.width() > kLargestSide || size.height() > kLargestSide)
            return tr("A size looks like 1280x800, not like \"%1\".").arg(m_parser.value(m_size));
        result.size = size;
        return {};
    }

    QCommandLineParser m_parser;
    QCommandLineOption m_play{"play", tr("Plays a built-in dungeon or a dungeon file."), tr("name or file")};
    QCommandLineOption m_seed{"seed", tr("The seed to play with: a number or any words."), tr("seed")};
    QCommandLineOption m_origin{
        "origin", tr("Who the hero is, where the dungeon has origins; the first when not given."), tr("name")};
    QCommandLineOption m_load{"load", tr("Goes on with a saved game."), tr("save")};
    QCommandLineOption m_edit{"edit", tr("Opens the editor, with the files that are named.")};
    QCommandLineOption m_newWindow{"new-window", tr("Opens a window of its own where the program runs already.")};
    QCommandLineOption m_data{"data-dir", tr("Keeps saves, records, dungeons and settings in this folder."),
                              tr("folder")};
    QCommandLineOption m_language{"lang", tr("The language, such as en, de or es."), tr("language")};
    QCommandLineOption m_manual{"manual", tr("Writes the manual as pages for a browser and ends."), tr("folder")};
    QCommandLineOption m_screenshot{"screenshot", tr("Writes a picture of the window and ends."), tr("picture")};
    QCommandLineOption m_size{"size", tr("The size of the window, such as 1280x800."), tr("width x height")};
    QCommandLineOption m_keys{"keys", tr("Keys to press before the picture is taken, such as \"n,13805,Return,KP4\"."),
                              tr("keys")};
    QCommandLineOption m_help{{"h", "help"}, tr("Shows this help.")};
    QCommandLineOption m_version{{"v", "version"}, tr("Shows the version.")};
};

} // namespace

Arguments Arguments::in(const QString& folder) const
{
    // The name of a built-in dungeon goes before a file to be played, and behind one to be edited.
    const auto placed = [&](const QString& named) {
        const QString file = QDir(folder).absoluteFilePath(named);
        const bool mayBeBuiltIn = open == Open::Play || (open == Open::Edit && !QFileInfo::exists(file));
        return named.isEmpty() || (mayBeBuiltIn && isBuiltInDungeon(named.toStdString())) ? named : file;
    };
    Arguments whole = *this;
    whole.target = placed(target);
    for (QStringList* files : {&whole.others, &whole.leftOut})
        for (QString& file : *files)
            file = placed(file);
    return whole;
}

Arguments Arguments::byContent() const
{
    const auto isSave = [](const QString& file) {
        return !isBuiltInDungeon(file.toStdString()) && isGameFile(pathOf(file));
    };
    Arguments told = *this;
    // A saved game has its seed and its hero: whoever names another asks for a new game.
    if (open == Open::Play && !seed && origin.isEmpty() && isSave(target))
        told.open = Open::Load;
    else if (open == Open::Edit && !asksForEditor)
        leaveOut(told, QStringList{target} + others, isSave);
    return told;
}

std::variant<Arguments, ArgumentsAnswer> readArguments(const QStringList& arguments)
{
    return ArgumentReader().read(arguments);
}

bool answersWithoutWindow(int argc, char** argv)
{
    constexpr std::array<std::string_view, 4> kAnswered{"--help", "-h", "--version", "-v"};
    const auto isAnswered = [&](std::string_view argument) {
        return argument.starts_with("--screenshot") || argument.starts_with("--manual") ||
               std::ranges::find(kAnswered, argument) != kAnswered.end();
    };
    if (std::any_of(argv + 1, argv + argc, isAnswered))
        return true;
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.push_back(QString::fromLocal8Bit(argv[i]));
    return std::holds_alternative<ArgumentsAnswer>(readArguments(arguments));
}

QString languageOf(const QStringList& arguments)
{
    const QLatin1String option("--lang");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option)
            return arguments.value(i + 1);
        if (arguments[i].startsWith(option + u'='))
            return arguments[i].mid(option.size() + 1);
    }
    return {};
}

} // namespace cave
