// SPDX-License-Identifier: MIT
#include "app/view/words/file_filters.h"

#include "app/view/words/describe.h"

#include <QCoreApplication>
#include <QStringList>

namespace cave {

namespace {

class FileFilters {
    Q_DECLARE_TR_FUNCTIONS(FileFilters)

public:
    static QString forOpening()
    {
        QStringList patterns;
        for (const Format& format : formats())
            if (format.read)
                patterns += pattern(format);
        return tr("Dungeons (%1)").arg(patterns.join(u' ')) + kBetween + tr("All files (*)");
    }

    static QString forImport()
    {
        QStringList patterns;
        QStringList each;
        for (const Format& format : formats()) {
            if (!format.read || format.isOwn)
                continue;
            patterns += pattern(format);
            each += filterOf(format);
        }
        each.prepend(tr("All maps (%1)").arg(patterns.join(u' ')));
        return each.join(kBetween);
    }

    static QString forSaving()
    {
        QStringList each;
        for (const Format& format : formats())
            if (format.isOwn)
                each += filterOf(format);
        return each.join(kBetween);
    }

    static QString forSavedGames(const QString& suffix)
    {
        return tr("Saved games (%1)").arg(u'*' + suffix) + kBetween + tr("All files (*)");
    }

    static QString pattern(const Format& format) { return u'*' + suffixOf(format); }

private:
    static constexpr QLatin1String kBetween{";;"};
};

} // namespace

QString suffixOf(const Format& format) { return QString::fromUtf8(format.suffix); }

QString titleOf(const Format& format)
{
    return described(format.title.text()) + QLatin1String(" (") + suffixOf(format) + u')';
}

QString filterOf(const Format& format)
{
    return described(format.files.text()) + QLatin1String(" (") + FileFilters::pattern(format) + u')';
}

QString openFilter() { return FileFilters::forOpening(); }

QString importFilter() { return FileFilters::forImport(); }

QString savedGameFilter(const QString& suffix) { return FileFilters::forSavedGames(suffix); }

QString saveFilter() { return FileFilters::forSaving(); }

} // namespace cave
