// SPDX-License-Identifier: MIT
#include "editor/handlers/open_tabs.h"

#include <QFileInfo>
#include <QSettings>

namespace cave {

namespace {

constexpr char kTabsKey[] = "editor/tabs";
constexpr char kCurrentTabKey[] = "editor/currentTab";

} // namespace

void writeTabs(QSettings& settings, const Desk& desk)
{
    settings.remove(QLatin1String(kTabsKey));
    settings.beginWriteArray(QLatin1String(kTabsKey));
    int count = 0;
    int current = 0;
    for (int i = 0; i < desk.count(); ++i) {
        const Draft& draft = desk.draft(i);
        if (draft.filePath.isEmpty())
            continue;
        if (i == desk.current())
            current = count;
        settings.setArrayIndex(count++);
        settings.setValue(QStringLiteral("file"), QFileInfo(draft.filePath).absoluteFilePath());
        settings.setValue(QStringLiteral("level"), QString::fromStdString(hexOf(draft.view.level.value)));
        settings.setValue(QStringLiteral("cursor"), QPoint(draft.view.cursor.x, draft.view.cursor.y));
        settings.setValue(QStringLiteral("cell"), draft.view.cellSize);
        settings.setValue(QStringLiteral("middle"), draft.view.middle);
    }
    settings.endArray();
    settings.setValue(QLatin1String(kCurrentTabKey), current);
}

OpenTabs readTabs(QSettings& settings)
{
    OpenTabs open;
    const int count = settings.beginReadArray(QLatin1String(kTabsKey));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        DraftView view;
        view.level.value = parseHex(settings.value(QStringLiteral("level")).toString().toStdString()).value_or(0);
        const QPoint cursor = settings.value(QStringLiteral("cursor")).toPoint();
        view.cursor = {cursor.x(), cursor.y()};
        view.cellSize = settings.value(QStringLiteral("cell")).toDouble();
        view.middle = settings.value(QStringLiteral("middle")).toPointF();
        open.tabs.push_back({settings.value(QStringLiteral("file")).toString(), view});
    }
    settings.endArray();
    open.current = settings.value(QLatin1String(kCurrentTabKey)).toInt();
    return open;
}

} // namespace cave
