// SPDX-License-Identifier: MIT
#include "app/view/words/place_name.h"

#include "app/view/words/shown_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace cave {

namespace {

struct ListWords {
    const char* member; // of the file, that holds a list; or what a place in a text counts
    const char* words; // for one of them
};

constexpr std::array kLists{
    ListWords{"levels", QT_TRANSLATE_NOOP("PlaceName", "level %1")},
    ListWords{"rows", QT_TRANSLATE_NOOP("PlaceName", "row %1")},
    ListWords{"recipes", QT_TRANSLATE_NOOP("PlaceName", "recipe %1")},
    ListWords{"things", QT_TRANSLATE_NOOP("PlaceName", "thing %1")},
    ListWords{"links", QT_TRANSLATE_NOOP("PlaceName", "link %1")},
    ListWords{"pieces", QT_TRANSLATE_NOOP("PlaceName", "piece %1")},
    ListWords{"events", QT_TRANSLATE_NOOP("PlaceName", "event %1")},
    ListWords{"layers", QT_TRANSLATE_NOOP("PlaceName", "layer %1")},
    ListWords{"objects", QT_TRANSLATE_NOOP("PlaceName", "object %1")},
    ListWords{"tilesets", QT_TRANSLATE_NOOP("PlaceName", "tileset %1")},
    ListWords{"line", QT_TRANSLATE_NOOP("PlaceName", "line %1")},
    ListWords{"column", QT_TRANSLATE_NOOP("PlaceName", "column %1")},
};

// "": it has none.
QString oneOf(const QString& member, int number)
{
    const auto list = std::ranges::find(kLists, member, [](const ListWords& each) { return QString(each.member); });
    return list == kLists.end() ? QString() : QCoreApplication::translate("PlaceName", list->words).arg(number);
}

// Of "levels[2]" or "line 3"; "": it has none.
QString wordsOf(const QString& part)
{
    static const QRegularExpression counted(QStringLiteral("^([a-z]+)(\\[| )([0-9]{1,8})\\]?$"));
    const QRegularExpressionMatch match = counted.match(part);
    const bool isIndex = match.capturedView(2) == QLatin1String("[");
    return match.hasMatch() ? oneOf(match.captured(1), match.captured(3).toInt() + (isIndex ? 1 : 0)) : QString();
}

// Of "levels[2].rows[7]" or "line 3, column 7".
QString inWords(const QString& place, bool isFirst)
{
    static const QRegularExpression between(QStringLiteral("\\.|, "));
    QStringList parts = place.split(between);
    if (wordsOf(parts.front()).isEmpty())
        return place; // its points may belong to a name
    for (QString& part : parts)
        if (const QString words = wordsOf(part); !words.isEmpty())
            part = words;
    if (isFirst)
        parts.front().replace(0, 1, QLocale().toUpper(parts.front().left(1)));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString placeName(const std::string& where, const QString& said)
{
    QStringList names = QString::fromStdString(where).split(QStringLiteral(": "), Qt::SkipEmptyParts);
    QStringList shown;
    shown.reserve(names.size());
    if (!names.isEmpty() && QDir::isAbsolutePath(names.front())) {
        const QString file = shownFileName(names.takeFirst());
        if (!said.contains(file))
            shown << file;
    }
    for (const QString& name : std::as_const(names))
        shown << shownWords(inWords(name, shown.isEmpty()));
    return shown.join(QStringLiteral(", "));
}

} // namespace cave
