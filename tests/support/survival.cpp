// SPDX-License-Identifier: MIT
#include "tests/support/survival.h"

#include "core/base/utf8.h"
#include "core/content/english.h"
#include "core/json/line_sums.h"
#include "core/pilot/bot.h"
#include "core/proof/problems.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"

namespace cave {

namespace {

constexpr int kTurns = 50;

// Half of the turns by the bot, which uses what it finds.
void playOn(Session& session, Random& dice)
{
    Bot bot;
    for (int i = 0; i < kTurns && !session.world().isOver(); ++i)
        session.submit(i % 2 == 0 ? anyAct(dice) : bot.choose(session.world()));
}

std::string wrongMessages(const Session& session)
{
    for (const Message& message : session.messages())
        if (std::string wrong = wrongWords(message.text, session.world().state().catalogue); !wrong.empty())
            return wrong;
    return {};
}

} // namespace

// Lines may end in the words that a dungeon brings itself.
std::string wrongWords(const Text& text, const std::shared_ptr<const Catalogue>& catalogue)
{
    std::string told = format(text, EnglishPhrasebook(catalogue));
    if (text.context.empty())
        std::erase(told, '\n');
    return hasControl(told) ? "a message holds a control: " + withControlsShown(told) : std::string();
}

std::string wrongWords(const Error& error)
{
    if (hasControl(error.where))
        return "the place of a fault holds a control: " + withControlsShown(error.where);
    return wrongWords(error.what);
}

Command anyAct(Random& dice)
{
    switch (dice.below(10)) {
    case 0: return ClimbDown{};
    case 1: return ClimbUp{};
    case 2: return Wait{};
    default: return Walk{kDirections[dice.below(8)]};
    }
}

std::string survive(Session session, Random& dice)
{
    playOn(session, dice);
    if (session.world().hash() != session.world().recomputedHash())
        return "the hash is not that of the state";
    const std::string text = writeGame({session});
    auto again = readGame(text);
    if (!again)
        return "the save is refused: " + again.error().where + ": " + again.error().what.source;
    if (again->session.world().hash() != session.world().hash())
        return "the save holds another state";
    if (writeGame(*again) != text)
        return "the save is written otherwise when it is loaded";
    return wrongMessages(session);
}

std::string survive(const Dungeon& dungeon, Random& dice)
{
    for (const Problem& problem : findProblems(dungeon))
        if (std::string wrong = wrongWords(problem.what, dungeon.catalogue); !wrong.empty())
            return wrong;
    const std::string text = writeDungeon(dungeon);
    const auto again = readDungeon(text);
    if (!again)
        return "the file is refused: " + again.error().where + ": " + again.error().what.source;
    if (writeDungeon(again->dungeon) != text)
        return "the file is written otherwise when it is read";
    const auto session = Session::start(dungeon, 1);
    return session ? survive(*session, dice) : std::string();
}

std::string resealed(std::string_view game)
{
    auto members = parseJson(game);
    auto* object = members ? members->as<Json::Object>() : nullptr;
    if (!object)
        return {};
    std::erase_if(*object, [](const Json::Member& member) { return member.first == "sums"; });
    return object->empty() ? std::string() : withSums(*members);
}

} // namespace cave
