// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/sound/sound_book.h"
#include "app/sound/synthesiser.h"

namespace cave::cli {

int listSounds()
{
    for (const SoundRow& row : SoundBook::builtIn().sounds())
        printLine(row.caption.empty() ? row.id : row.id + ": " + row.caption);
    return kDone;
}

int writeSound(const std::string& name, int cents, const std::filesystem::path& out)
{
    if (!isId(name))
        return refuse({name, {"", "A sound is called as a kind is: by small letters, digits and underlines."}});
    const auto written = writeOut(out, waveFile(synthesise(SoundBook::builtIn().sound(name), cents)));
    return written ? kDone : refuse(written.error());
}

} // namespace cave::cli
