// SPDX-License-Identifier: MIT
#include "app/view/ui/theme.h"

#include "app/view/ui/palette.h"
#include "app/view/ui/plain_text_style.h"
#include "app/view/ui/style_sheet.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>

#include <algorithm>

namespace cave {

namespace {

constexpr int kBodySize = 13; // pixels at 100 %

int& appliedPercent()
{
    static int percent = 100;
    return percent;
}

bool& appliedMirrored()
{
    static bool isMirrored = false;
    return isMirrored;
}

QFont interfaceFont(int percent)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    QStringList families{QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")};
    if (QFontDatabase::families().contains(font.family()))
        families.prepend(font.family());
    font.setFamilies(families);
    font.setPixelSize(std::max(8, kBodySize * percent / 100));
    return font;
}

QPalette interfacePalette()
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Window, palette::kInk1);
    set(QPalette::WindowText, palette::kText);
    set(QPalette::Base, palette::kInk0);
    set(QPalette::AlternateBase, palette::kInk1);
    set(QPalette::Text, palette::kText);
    set(QPalette::Button, palette::kInk3);
    set(QPalette::ButtonText, palette::kText);
    set(QPalette::BrightText, palette::kBad);
    set(QPalette::Highlight, palette::kSelect);
    set(QPalette::HighlightedText, palette::kSelectText);
    set(QPalette::ToolTipBase, palette::kInk3);
    set(QPalette::ToolTipText, palette::kText);
    set(QPalette::PlaceholderText, palette::kFaint);
    set(QPalette::Link, palette::kAmber);
    set(QPalette::Light, palette::kInk5);
    set(QPalette::Midlight, palette::kInk4);
    set(QPalette::Mid, palette::kInk3);
    set(QPalette::Dark, palette::kInk0);
    set(QPalette::Shadow, palette::kVoid);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(palette::kDisabled));
    return palette;
}

} // namespace

int textPercent() { return appliedPercent(); }

bool isThemeMirrored() { return appliedMirrored(); }

void applyTheme(QApplication& application, int percent)
{
    appliedPercent() = percent;
    appliedMirrored() = QGuiApplication::isRightToLeft();
    // A style sheet replaces the style by one of its own, so it goes first when this is called again.
    application.setStyleSheet({});
    application.setStyle(new PlainTextStyle);
    application.setFont(interfaceFont(percent));
    application.setPalette(interfacePalette());
    application.setStyleSheet(styleSheet(percent));
}

int scaledPixels(int pixels) { return pixels * QApplication::font().pixelSize() / kBodySize; }

int grownPixels(int pixels) { return std::max(pixels, scaledPixels(pixels)); }

QSize grown(QSize size) { return {grownPixels(size.width()), grownPixels(size.height())}; }

} // namespace cave
