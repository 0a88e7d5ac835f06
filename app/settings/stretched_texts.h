// SPDX-License-Identifier: MIT
// A language in which every text is as long as translations may be: what is cut in it would be cut in one of them.
#pragma once

#include <QTranslator>

namespace cave {

// What `speak()` and `--lang` call it. No people speak it, so it is not among languages().
inline constexpr QLatin1String kStretched("xx");

// "Health %1 / %2" becomes "[Health %1 / %2 nnnn nnnn]".
class StretchedTexts : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* role, int count) const override;
    bool isEmpty() const override { return false; }
};

} // namespace cave
