// SPDX-License-Identifier: MIT
#include "tests/session/recorded.h"

#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "tests/support/strings.h"

namespace cave {

namespace {

constexpr qsizetype kStretch = 25; // commands in a line
constexpr int kUnwritten = 5; // the version of the rules where none is written

QString hexText(std::uint64_t hash) { return shown(hexOf(hash)); }

QStringList expanded(const QString& commands)
{
    QStringList result;
    for (const QString& part : commands.split(QStringLiteral(", "))) {
        const QStringList times = part.split(u'*');
        result.append(QStringList(times.size() == 2 ? times[1].toInt() : 1, times[0]));
    }
    return result;
}

QString drawnTogether(const QStringList& commands)
{
    QStringList result;
    for (qsizetype i = 0, times = 1; i < commands.size(); i += times) {
        for (times = 1; i + times < commands.size() && commands[i + times] == commands[i];)
            ++times;
        result.append(times == 1 ? commands[i] : QStringLiteral("%1*%2").arg(commands[i]).arg(times));
    }
    return result.join(QStringLiteral(", "));
}

} // namespace

std::vector<Recorded> recordedFrom(const QStringList& lines)
{
    std::vector<Recorded> games;
    for (const QString& line : lines) {
        if (line.startsWith(QLatin1String("0x"))) {
            games.back().stretches.push_back({line.section(u' ', 0, 0), expanded(line.section(u' ', 1))});
        } else {
            const QStringList parts = line.split(u' ');
            const int rulesVersion = parts.size() > 3 ? parts[3].toInt() : kUnwritten;
            games.push_back({parts.value(0), parts.value(1).toULongLong(), parts.value(2), rulesVersion, {}});
        }
    }
    return games;
}

QStringList written(const Recorded& game)
{
    QStringList lines{
        QStringLiteral("%1 %2 %3 %4").arg(game.dungeon).arg(game.seed).arg(game.start).arg(game.rulesVersion)};
    for (const Stretch& stretch : game.stretches)
        lines.append(stretch.digest + u' ' + drawnTogether(stretch.commands));
    return lines;
}

Recorded recordOf(const QString& name, const Dungeon& dungeon, std::uint64_t seed, std::span<const LoggedCommand> log)
{
    Recorded game{name, seed, hexText(Session::start(dungeon, seed)->world().hash()), kRulesVersion, {}};
    TupleHasher all;
    for (const LoggedCommand& logged : log) {
        if (game.stretches.empty() || game.stretches.back().commands.size() == kStretch)
            game.stretches.emplace_back();
        all.add(logged.hash);
        game.stretches.back().digest = hexText(all.result());
        game.stretches.back().commands.append(shown(formatCommand(logged.command)));
    }
    return game;
}

QString wrongIn(const Recorded& game, const Dungeon& dungeon,
                const std::function<void(const Turn&, const World&)>& watch)
{
    auto begun = startGame(dungeon, game.seed, {}, 0, game.rulesVersion);
    if (!begun)
        return QStringLiteral("cannot be started");
    Session session(std::move(*begun));
    if (hexText(session.world().hash()) != game.start)
        return QStringLiteral("starts in another state");
    TupleHasher all;
    for (const Stretch& stretch : game.stretches) {
        const std::size_t before = session.log().size();
        for (const QString& text : stretch.commands) {
            const auto command = parseCommand(text.toStdString());
            const Turn turn = command ? session.submit(*command) : Turn{};
            if (!command || turn.refusal)
                return QStringLiteral("command %1, \"%2\", is refused").arg(session.log().size() + 1).arg(text);
            all.add(session.world().hash());
            if (watch)
                watch(turn, session.world());
        }
        if (hexText(all.result()) != stretch.digest)
            return QStringLiteral("commands %1 to %2 lead to other states").arg(before + 1).arg(session.log().size());
    }
    const auto saved = readGame(writeGame({session}));
    const auto difference = saved ? replay(saved->session) : std::unexpected(saved.error());
    if (!difference)
        return QStringLiteral("its save cannot be replayed: ") + shown(difference.error().what);
    return *difference ? QStringLiteral("the replay of its save differs from command %1 on").arg((*difference)->command)
                       : QString();
}

} // namespace cave
