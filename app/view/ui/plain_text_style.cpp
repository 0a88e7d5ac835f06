// SPDX-License-Identifier: MIT
#include "app/view/ui/plain_text_style.h"

#include "app/view/ui/theme.h"

#include <QGuiApplication>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace cave {

namespace {

// Qt aligns a label by the direction of its words: Latin ones would begin at the left of a page that is read from the
// right. An absolute side says that a label has been turned; no label of ours asks for one by itself.
void turn(QLabel& label)
{
    const Qt::Alignment now = label.alignment();
    const bool isTurned = now.testFlag(Qt::AlignAbsolute);
    if (isTurned == label.isRightToLeft() || !(now & (Qt::AlignLeft | Qt::AlignRight)))
        return;
    const Qt::Alignment turned = QStyle::visualAlignment(Qt::RightToLeft, now & ~Qt::Alignment(Qt::AlignAbsolute));
    label.setAlignment(isTurned ? turned & ~Qt::Alignment(Qt::AlignAbsolute) : turned | Qt::AlignAbsolute);
}

// Has letters, and none that are read from the right.
bool isFromTheLeft(const QString& text)
{
    const auto isRight = [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    };
    const auto isLeft = [](QChar letter) { return letter.direction() == QChar::DirL; };
    return std::ranges::any_of(text, isLeft) && std::ranges::none_of(text, isRight);
}

// The flags with which text is drawn where people read from the right.
int flagsFromTheRight(int flags, Qt::LayoutDirection direction, const QString& text)
{
    constexpr int kForced = Qt::TextForceLeftToRight | Qt::TextForceRightToLeft;
    auto side = Qt::Alignment::fromInt(flags & Qt::AlignHorizontal_Mask);
    if (side.testFlag(Qt::AlignRight)) // beside the icon of a button: Qt has mirrored that already
        side |= Qt::AlignAbsolute;
    int others = flags & ~Qt::AlignHorizontal_Mask;
    if ((flags & kForced) == 0 && isFromTheLeft(text)) {
        side = QStyle::visualAlignment(direction, side) | Qt::AlignAbsolute;
        others |= Qt::TextForceLeftToRight;
    }
    return others | side.toInt();
}

} // namespace

PlainTextStyle::PlainTextStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void PlainTextStyle::polish(QWidget* widget)
{
    if (auto* label = qobject_cast<QLabel*>(widget)) {
        label->setTextFormat(Qt::PlainText);
        turn(*label);
    }
    QProxyStyle::polish(widget);
}

// What is not translated would else begin with its full stop. Marks that tell a direction are of another font, whose
// lines are higher than those that a label has made room for.
void PlainTextStyle::drawItemText(QPainter* painter, const QRect& place, int flags, const QPalette& colours,
                                  bool isEnabled, const QString& text, QPalette::ColorRole role) const
{
    const int whole =
        QGuiApplication::isRightToLeft() ? flagsFromTheRight(flags, painter->layoutDirection(), text) : flags;
    QProxyStyle::drawItemText(painter, place, whole, colours, isEnabled, text, role);
}

int PlainTextStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    const bool isOfIcon = metric == PM_ButtonIconSize || metric == PM_SmallIconSize || metric == PM_TabBarIconSize ||
                          metric == PM_ListViewIconSize;
    return isOfIcon ? scaledPixels(pixels) : pixels;
}

} // namespace cave
