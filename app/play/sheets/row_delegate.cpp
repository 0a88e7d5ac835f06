// SPDX-License-Identifier: MIT
#include "app/play/sheets/row_delegate.h"

#include "app/view/tiles/status_sign.h"
#include "app/view/tiles/thing_painter.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/words/isolated.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace cave {

namespace {

constexpr int kRow = 28;
constexpr int kRowPicture = 24;
constexpr int kRowEdge = 3; // of the row that has the focus
constexpr int kRowGap = 8;
constexpr int kSign = 10;
constexpr int kPips = 4;
constexpr int kPipWidth = 9;
constexpr int kPipHeight = 6;
constexpr int kPipStep = 11;

// What is left of a row while it is filled from both ends. Mirrored where people read from the right.
class Row {
public:
    Row(QPainter& painter, const QStyleOptionViewItem& option)
        : m_painter(painter), m_metrics(option.fontMetrics), m_direction(option.direction), m_all(option.rect),
          m_room(option.rect.adjusted(kRowEdge + kRowGap / 2, 0, -kRowGap, 0))
    {
    }

    void letter(const QString& letter)
    {
        m_painter.setPen(QColor(palette::kAmber));
        m_painter.drawText(mirrored(m_room), Qt::AlignVCenter, letter);
        m_room.setLeft(m_room.left() + 2 * m_metrics.averageCharWidth() + kRowGap);
    }

    void picture(const QPixmap& picture)
    {
        const int side = RowDelegate::picture();
        m_painter.drawPixmap(mirrored({m_room.x(), m_room.center().y() - side / 2 + 1, side, side}).topLeft(), picture);
        m_room.setLeft(m_room.left() + side + kRowGap);
    }

    void pips(int full)
    {
        const int left = m_room.right() - (kPips - 1) * kPipStep - kPipWidth + 1;
        for (int pip = 0; pip < kPips; ++pip)
            m_painter.fillRect(
                mirrored({left + pip * kPipStep, m_room.center().y() - kPipHeight / 2 + 1, kPipWidth, kPipHeight}),
                QColor(pip < full ? pipColour(full) : palette::kPipEmpty));
        m_room.setRight(left - kRowGap);
    }

    void sign(Mood mood)
    {
        paintStatusSign(m_painter, mood, QRectF(mirrored({m_room.x(), m_room.center().y() - kSign / 2, kSign, kSign})));
        m_room.setLeft(m_room.left() + kSign + kRowGap);
    }

    void aside(const QString& words, QRgb colour)
    {
        m_painter.setPen(QColor(colour));
        m_painter.drawText(mirrored(m_room), Qt::AlignVCenter | Qt::AlignRight, isolated(words));
        m_room.setRight(m_room.right() - m_metrics.horizontalAdvance(words) - kRowGap);
    }

    void name(const QString& name, QRgb colour)
    {
        m_painter.setPen(QColor(colour));
        m_painter.drawText(mirrored(m_room), Qt::AlignVCenter,
                           isolated(m_metrics.elidedText(name, Qt::ElideMiddle, m_room.width())));
    }

private:
    QRect mirrored(const QRect& place) const { return QStyle::visualRect(m_direction, m_all, place); }

    QPainter& m_painter;
    QFontMetrics m_metrics;
    Qt::LayoutDirection m_direction;
    QRect m_all;
    QRect m_room;
};

// Where several rows can be marked, those that are say so.
QString asideOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool isMarked = option.state.testFlag(QStyle::State_Selected) && list != nullptr &&
                          list->selectionMode() == QAbstractItemView::MultiSelection;
    return isMarked ? RowDelegate::tr("marked") : index.data(RowDelegate::AsideRole).toString();
}

} // namespace

int RowDelegate::picture() { return grownPixels(kRowPicture); }

int RowDelegate::height() { return std::max(scaledPixels(kRow), picture() + 4); }

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.rect.width(), height()};
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected) && (m_choice == Choice::Always || hasFocus);
    painter->save();
    painter->setFont(option.font);
    if (isChosen)
        painter->fillRect(option.rect, QColor(palette::kSelect));
    if (hasFocus)
        painter->fillRect(QStyle::visualRect(option.direction, option.rect,
                                             {option.rect.topLeft(), QSize(kRowEdge, option.rect.height())}),
                          QColor(palette::kAmber));
    Row row(*painter, option);
    const QVariant picture = index.data(PictureRole);
    if (const QVariant letter = index.data(LetterRole); letter.isValid())
        row.letter(letter.toString());
    if (picture.isValid())
        row.picture(picture.value<QPixmap>());
    if (const QVariant sign = index.data(SignRole); sign.isValid())
        row.sign(static_cast<Mood>(sign.toInt()));
    if (const QVariant pips = index.data(PipsRole); pips.isValid())
        row.pips(pips.toInt());
    if (const QString aside = asideOf(option, index); !aside.isEmpty())
        row.aside(aside, isChosen ? palette::kSelectText : palette::kMuted);
    const QRgb plain = index.flags().testFlag(Qt::ItemIsSelectable) ? palette::kText : palette::kMuted;
    row.name(index.data(Qt::DisplayRole).toString(), isChosen ? palette::kSelectText : plain);
    painter->restore();
}

} // namespace cave
