// SPDX-License-Identifier: MIT
// The boundary between the words of strangers and the formats of Qt: whatever a label is given, it shows it as written.
#pragma once

#include <QProxyStyle>

namespace cave {

/// Fusion, which makes every label plain before it is shown for the first time: those of our pages and those that Qt
/// makes for tooltips, message boxes and forms. Qt would else guess from the words whether they are rich text, and
/// a dungeon's name could then load files. tests/layers/check_texts.sh keeps everything else that guesses out.
/// Labels also begin where the page does, whatever language their words are of.
class PlainTextStyle : public QProxyStyle {
public:
    PlainTextStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawItemText(QPainter* painter, const QRect& place, int flags, const QPalette& colours, bool isEnabled,
                      const QString& text, QPalette::ColorRole role) const override;
    /// Icons grow with the text.
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace cave
