// SPDX-License-Identifier: MIT
#include "editor/handlers/foreign_maps.h"

#include "app/view/base/file_path.h"
#include "app/view/words/shown_words.h"
#include "core/base/files.h"
#include "core/content/catalogue.h"
#include "core/save/formats/formats.h"
#include "editor/dialogs/kinds_dialog.h"

#include <QCoreApplication>

#include <algorithm>

namespace cave {

namespace {

class ForeignMaps {
    Q_DECLARE_TR_FUNCTIONS(ForeignMaps)

public:
    static QString reading(const QString& path) { return tr("Looking into %1").arg(shownFileName(path)); }
    static QString notKept(const QString& path)
    {
        return tr("What you said of %1 could not be kept beside it, so you will be asked again.")
            .arg(shownFileName(path));
    }
};

} // namespace

AskedKinds askKinds(const QString& path, AskKinds ask, const WorkRunner& run, FileMessages& messages, Artwork& artwork,
                    QWidget& window)
{
    const std::filesystem::path file = pathOf(path);
    const Format* format = formatOf(file);
    if (!format || !format->map)
        return {};
    Result<ForeignKinds> foreign;
    run(ForeignMaps::reading(path), [&](const Progress& progress) { foreign = foreignKinds(file, progress); });
    if (!foreign && isStopped(foreign.error())) {
        messages.tell({}, foreign.error());
        return {.isCancelled = true};
    }
    const auto said = kindsBeside(file);
    if (!foreign || foreign->empty() || !said)
        return {};
    const auto isKnown = [&, catalogue = Catalogue::builtIn()](const ForeignKind& kind) {
        return kind.count == 0 || saidKind(*said, kind.of, kind.name, *catalogue);
    };
    if (ask == AskKinds::UnlessSaid && std::ranges::all_of(*foreign, isKnown))
        return {};
    KindsDialog dialog(path, std::move(*foreign), *said, artwork, &window);
    if (dialog.exec() != QDialog::Accepted)
        return {.isCancelled = true};
    if (const auto kept = writeFileAtomically(kindMapFileOf(file), writeKindMap(dialog.kinds())); !kept)
        messages.tell(ForeignMaps::notKept(path), kept.error());
    return {.kinds = dialog.kinds()};
}

} // namespace cave
