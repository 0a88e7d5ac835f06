// SPDX-License-Identifier: MIT
#include "app/view/words/shown_words.h"

#include "app/view/words/game_reference.h"
#include "core/base/utf8.h"

#include <QFileInfo>

namespace cave {

namespace {

// At some spaces no line ends.
bool mayEndLine(QChar letter)
{
    return (letter.isSpace() && letter.decompositionTag() != QChar::NoBreak) || letter == kLineMayEnd;
}

} // namespace

QString shownWords(const QString& words, std::string_view kept)
{
    return QString::fromStdString(withControlsShown(words.toStdString(), kept));
}

QString shownFileName(const QString& path) { return shownWords(QFileInfo(path).fileName()); }

QString withLineEnds(const QString& words)
{
    QString result;
    result.reserve(words.size() + words.size() / kLongestWord);
    int length = 0; // of the word until here
    for (const QChar letter : words) {
        // Two halves of one character stay together, and so does a mark with the letter that it stands on.
        const bool isEnd = mayEndLine(letter);
        if (length >= kLongestWord && !isEnd && !letter.isLowSurrogate() && !letter.isMark()) {
            result += kLineMayEnd;
            length = 0;
        }
        length = isEnd ? 0 : length + 1;
        result += letter;
    }
    return result;
}

} // namespace cave
