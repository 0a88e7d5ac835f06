// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/sound/synthesiser.h"
#include "core/content/sounds/sound_book.h"

namespace cave::cli {

namespace {

Result<std::shared_ptr<const SoundBook>> bookOf(const std::string& dungeon)
{
    if (dungeon.empty())
        return SoundBook::builtIn();
    const auto opened = openDungeon(dungeon);
    if (!opened)
        return std::unexpected(opened.error());
    return opened->dungeon.catalogue->sounds();
}

} // namespace

int listSounds(const std::string& dungeon)
{
    const auto book = bookOf(dungeon);
    if (!book)
        return refuse(book.error());
    for (const SoundRow& row : dungeon.empty() ? (*book)->sounds() : std::span((*book)->own().sounds))
        printLine(row.caption.empty() ? row.id : row.id + ": " + row.caption);
    return kDone;
}

int writeSound(const std::string& name, const std::string& dungeon, int cents, const std::filesystem::path& out)
{
    if (!isId(name))
        return refuse({name, {"", "A sound is called as a kind is: by small letters, digits and underlines."}});
    const auto book = bookOf(dungeon);
    if (!book)
        return refuse(book.error());
    const auto written = writeOut(out, waveFile(synthesise((*book)->sound(name), cents)));
    return written ? kDone : refuse(written.error());
}

} // namespace cave::cli
