// SPDX-License-Identifier: MIT
// The boundary between the words of strangers and the formats of Qt: whatever a label is given, it shows it as written.
#pragma once

#include <QProxyStyle>

namespace cave {

/// Fusion, which makes every label plain before it is shown for the first time: those of our pages and those that Qt
/// makes for tooltips, message boxes and forms. Qt would else guess from the words whether they are rich text, and
/// a dungeon's name could then load files. tests/layers/check_texts.sh keeps everything else that guesses out.
class PlainTextStyle : public QProxyStyle {
public:
    PlainTextStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    /// Icons grow with the text.
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace cave
