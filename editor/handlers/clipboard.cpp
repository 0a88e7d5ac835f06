// SPDX-License-Identifier: MIT
#include "editor/handlers/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace cave {

namespace {

const QString kFormat = QStringLiteral("application/x-cavewright-cells");

} // namespace

void putOnClipboard(const Clip& clip)
{
    auto* data = new QMimeData;
    data->setData(kFormat, QByteArray::fromStdString(toJson(clip).compact()));
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<Clip> clipFromClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(kFormat))
        return failure({},
                       {CAVE_TEXT("edits", "There is nothing to paste. Select a part of a level and copy it first.")});
    const auto json = parseJson(data->data(kFormat).toStdString());
    return json ? readClip(*json) : std::unexpected(json.error());
}

} // namespace cave
