// SPDX-License-Identifier: MIT
#include "app/view/words/game_reference.h"

#include "core/world/hero/origins.h"
#include "core/world/world.h"

namespace cave {

QString shortDungeonName(const std::string& name)
{
    QString result;
    for (const QChar character : QString::fromStdString(name).toLower())
        if (character.isLetterOrNumber() || character == u'_')
            result += character;
        else if (!result.endsWith(u'-'))
            result += u'-';
    return result.isEmpty() ? QStringLiteral("dungeon") : result;
}

QString dungeonFileStem(const std::string& name)
{
    constexpr int kMostCharacters = 40; // of up to 3 bytes, where file systems allow 255
    return shortDungeonName(name).left(kMostCharacters);
}

QString seedText(const GameSeed& seed)
{
    return seed.words.empty() ? QString::number(seed.number) : QString::fromStdString(seed.words);
}

QString gameReference(const std::string& dungeonName, const GameSeed& seed, const std::string& origin)
{
    // What stands behind the last '#' is the seed to whoever reads it, and behind the last '@' the origin.
    const bool canBeTold = seed.words.find_first_of("#@") == std::string::npos;
    const QString reference =
        shortDungeonName(dungeonName) + u'#' + (canBeTold ? seedText(seed) : QString::number(seed.number));
    return origin.empty() ? reference : reference + u'@' + QString::fromStdString(origin);
}

QString gameReference(const World& world, const GameSeed& seed)
{
    const Origin* origin = originOf(world.rules(), world.state().origin);
    return gameReference(world.state().dungeonName, seed, origin ? origin->id : std::string());
}

} // namespace cave
