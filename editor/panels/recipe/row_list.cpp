// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/row_list.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/words/isolated.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace cave {

namespace {

constexpr int kRowHeight = 28; // pixels
constexpr int kIcon = 16;
constexpr int kEdge = 3; // of the current row
constexpr int kHandleWidth = 14;
constexpr int kEyeWidth = 24;
constexpr int kNumberWidth = 20;
constexpr int kBadgeWidth = 20;
constexpr int kButtonWidth = 22;

// Laid out from the left, and mirrored where people read from the right.
QRect partOf(const QRect& row, RowList::Part part, Qt::LayoutDirection direction)
{
    const auto cut = [&](int left, int width) {
        return QStyle::visualRect(direction, row, QRect(left, row.top(), width, row.height()));
    };
    const int pin = row.right() + 1 - kButtonWidth;
    const int die = pin - kButtonWidth;
    const int badge = die - kBadgeWidth;
    const int eye = row.left() + kEdge + kHandleWidth;
    switch (part) {
    case RowList::Part::Handle: return cut(row.left() + kEdge, kHandleWidth);
    case RowList::Part::Eye: return cut(eye, kEyeWidth);
    case RowList::Part::Name: return cut(eye + kEyeWidth, badge - eye - kEyeWidth);
    case RowList::Part::Badge: return cut(badge, kBadgeWidth);
    case RowList::Part::Die: return cut(die, kButtonWidth);
    case RowList::Part::Pin: return cut(pin, kButtonWidth);
    }
    return {};
}

class RowDelegate : public QStyledItemDelegate {
public:
    explicit RowDelegate(RowList& list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {0, std::max(kRowHeight, option.fontMetrics.lineSpacing() + 8)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const RowLook& row = m_list.look(index.row());
        const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
        const QRect area = option.rect;
        painter->fillRect(area, QColor(isCurrent ? palette::kSelect : palette::kInk2));
        const auto partIn = [&](RowList::Part part) { return partOf(area, part, option.direction); };
        if (isCurrent)
            painter->fillRect(
                QStyle::visualRect(option.direction, area, QRect(area.topLeft(), QSize(kEdge, area.height()))),
                QColor(palette::kAmber));
        painter->setPen(QColor(palette::kInk1));
        painter->drawLine(area.bottomLeft(), area.bottomRight());
        paintIcon(*painter, partIn(RowList::Part::Handle), "handle", 0.55);
        paintIcon(*painter, partIn(RowList::Part::Eye), row.isOn ? "eye" : "eye-off", row.isOn ? 1 : 0.6);
        if (!row.badge.isEmpty())
            paintIcon(*painter, partIn(RowList::Part::Badge), row.badge, 1);
        paintIcon(*painter, partIn(RowList::Part::Die), "die", 0.8);
        paintIcon(*painter, partIn(RowList::Part::Pin), "pin", row.isPinned ? 1 : 0.25);
        paintWords(*painter, option, row, index.row(), isCurrent);
    }

private:
    static void paintIcon(QPainter& painter, const QRect& area, const QString& name, double opacity)
    {
        painter.setOpacity(opacity);
        painter.drawPixmap(area.center() - QPoint(kIcon / 2 - 1, kIcon / 2 - 1), iconPixmap(name, kIcon));
        painter.setOpacity(1);
    }

    // Number and name, then as much of the summary as fits; time at the right when there is room for all.
    static void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const RowLook& row, int number,
                           bool isCurrent)
    {
        QRect area = partOf(option.rect, RowList::Part::Name, Qt::LeftToRight);
        const auto draw = [&](Qt::Alignment side, const QString& words) {
            const auto where = QStyle::visualAlignment(option.direction, side) | Qt::AlignAbsolute | Qt::AlignVCenter;
            painter.drawText(QStyle::visualRect(option.direction, option.rect, area), static_cast<int>(where),
                             isolated(words));
        };
        const QColor quiet(isCurrent ? palette::kSelectText : palette::kMuted);
        painter.setFont(option.font);
        painter.setPen(quiet);
        draw(Qt::AlignLeft, QString::number(number));
        area.setLeft(area.left() + kNumberWidth);
        QFont bold = option.font;
        bold.setBold(true);
        const QFontMetrics boldMetrics(bold);
        const QString name = boldMetrics.elidedText(row.name, Qt::ElideRight, area.width());
        painter.setFont(bold);
        painter.setPen(QColor(!row.isOn ? palette::kDisabled : isCurrent ? palette::kSelectText : palette::kText));
        draw(Qt::AlignLeft, name);
        area.setLeft(area.left() + boldMetrics.horizontalAdvance(name) + 6);
        painter.setFont(option.font);
        painter.setPen(QColor(row.isOn ? quiet : QColor(palette::kDisabled)));
        const QString end = row.count.isEmpty() ? row.time : row.count;
        const int room = area.width() - option.fontMetrics.horizontalAdvance(end) - 8;
        if (room > 24) {
            draw(Qt::AlignRight, end);
            area.setWidth(room);
        }
        if (area.width() > 16)
            draw(Qt::AlignLeft, option.fontMetrics.elidedText(row.summary, Qt::ElideRight, area.width()));
    }

    RowList& m_list;
};

} // namespace

RowList::RowList(QWidget* parent) : DropList(parent)
{
    keepCurrent(*this, [this] { setAccessibleName(tr("Rows of the recipe")); });
    setItemDelegate(new RowDelegate(*this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
}

void RowList::setRows(const std::vector<RowLook>& rows)
{
    const QSignalBlocker blocker(this);
    const quint64 current = currentUid();
    const int number = currentRow();
    m_rows = rows;
    while (count() > static_cast<int>(rows.size()))
        delete takeItem(count() - 1);
    while (count() < static_cast<int>(rows.size()))
        new QListWidgetItem(this);
    int place = 0;
    for (const RowLook& row : rows) {
        QListWidgetItem* made = item(place++);
        const QString state = row.isOn ? tr("%1, %2").arg(row.name, row.summary) : tr("%1, muted").arg(row.name);
        made->setText(row.help.isEmpty() ? state : state + QStringLiteral(". ") + row.help);
        made->setToolTip(row.help.isEmpty() ? row.summary : row.summary + u'\n' + row.help);
    }
    const auto found = std::ranges::find(m_rows, current, &RowLook::uid);
    setCurrentRow(found != m_rows.end() ? static_cast<int>(found - m_rows.begin())
                                        : std::clamp(number, 0, std::max(0, count() - 1)));
    viewport()->update();
}

quint64 RowList::currentUid() const
{
    const int row = currentRow();
    return row >= 0 && row < static_cast<int>(m_rows.size()) ? look(row).uid : 0;
}

void RowList::setCurrentUid(quint64 uid)
{
    const auto found = std::ranges::find(m_rows, uid, &RowLook::uid);
    if (found != m_rows.end())
        setCurrentRow(static_cast<int>(found - m_rows.begin()));
}

QRect RowList::areaOf(int row, Part part) const { return partOf(visualItemRect(item(row)), part, layoutDirection()); }

void RowList::mousePressEvent(QMouseEvent* event)
{
    const QListWidgetItem* pressed = itemAt(event->pos());
    const int number = pressed ? row(pressed) : -1;
    const auto isOn = [&](Part part) { return number >= 0 && areaOf(number, part).contains(event->pos()); };
    if (event->button() != Qt::LeftButton || !(isOn(Part::Eye) || isOn(Part::Die) || isOn(Part::Pin)))
        DropList::mousePressEvent(event);
}

void RowList::mouseReleaseEvent(QMouseEvent* event)
{
    const QListWidgetItem* pressed = itemAt(event->pos());
    const int number = pressed ? row(pressed) : -1;
    const auto isOn = [&](Part part) { return number >= 0 && areaOf(number, part).contains(event->pos()); };
    if (event->button() != Qt::LeftButton || number < 0) {
        DropList::mouseReleaseEvent(event);
        return;
    }
    const quint64 uid = look(number).uid;
    if (isOn(Part::Eye))
        emit eyePressed(uid, (event->modifiers() & Qt::ShiftModifier) != 0);
    else if (isOn(Part::Die))
        emit diePressed(uid);
    else if (isOn(Part::Pin))
        emit pinPressed(uid);
    else
        DropList::mouseReleaseEvent(event);
}

} // namespace cave
