// SPDX-License-Identifier: MIT
#include "app/play/thing_list.h"

#include "app/view/palette.h"
#include "app/view/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace cave {

namespace {

enum Role { PictureRole = Qt::UserRole, LetterRole, StateRole };

constexpr int kRow = 30;
constexpr int kEdge = 3;
constexpr int kGap = 10;

class ThingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {option.rect.width(), std::max(scaledPixels(kRow), ThingList::kPicture + 4)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setFont(option.font);
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        if (isChosen)
            painter->fillRect(option.rect, QColor(palette::kSelect));
        if (option.state.testFlag(QStyle::State_HasFocus))
            painter->fillRect(QRect(option.rect.topLeft(), QSize(kEdge, option.rect.height())),
                              QColor(palette::kAmber));
        QRect room = option.rect.adjusted(kEdge + kGap, 0, -kGap, 0);
        painter->setPen(QColor(palette::kAmber));
        painter->drawText(room, Qt::AlignVCenter, index.data(LetterRole).toString());
        room.setLeft(room.left() + 2 * option.fontMetrics.averageCharWidth() + kGap);
        painter->drawPixmap(room.x(), room.center().y() - ThingList::kPicture / 2 + 1,
                            index.data(PictureRole).value<QPixmap>());
        room.setLeft(room.left() + ThingList::kPicture + kGap);
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        const bool isMarked = isChosen && list != nullptr && list->selectionMode() == QListWidget::MultiSelection;
        const QString state = isMarked ? ThingList::tr("marked") : index.data(StateRole).toString();
        painter->setPen(QColor(isChosen ? palette::kSelectText : palette::kMuted));
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, state);
        if (!state.isEmpty())
            room.setRight(room.right() - option.fontMetrics.horizontalAdvance(state) - kGap);
        painter->setPen(QColor(isChosen ? palette::kSelectText : palette::kText));
        painter->drawText(
            room, Qt::AlignVCenter,
            option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }
};

} // namespace

ThingList::ThingList(const QString& name, QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(name);
    setItemDelegate(new ThingDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    connect(this, &QListWidget::itemDoubleClicked, this, &ThingList::accepted);
}

void ThingList::addThing(QChar letter, const QPixmap& picture, const QString& name, int count, const QString& state)
{
    //: a thing and how many of it
    const QString text = count == 1 ? name : tr("%1 (x%2)").arg(name).arg(count);
    auto* row = new QListWidgetItem(text, this);
    row->setData(LetterRole, QString(letter));
    row->setData(PictureRole, picture);
    row->setData(StateRole, state);
    QStringList spoken{QString(letter), text};
    if (!state.isEmpty())
        spoken << state;
    row->setData(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

void ThingList::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const QString typed = event->text();
    if (isEnter && currentItem() != nullptr) {
        if (!event->isAutoRepeat())
            emit accepted();
    } else if (event->key() == Qt::Key_Space && currentItem() != nullptr) {
        if (selectionMode() == MultiSelection)
            currentItem()->setSelected(!currentItem()->isSelected());
    } else if (isPlain && typed.size() == 1 && typed.front().isPrint()) {
        if (!chooseLetter(typed))
            event->ignore();
    } else {
        QListWidget::keyPressEvent(event);
    }
}

bool ThingList::chooseLetter(const QString& typed)
{
    for (int index = 0; index < count(); ++index) {
        if (item(index)->data(LetterRole).toString() != typed)
            continue;
        if (selectionMode() == MultiSelection) {
            setCurrentRow(index, QItemSelectionModel::NoUpdate);
            item(index)->setSelected(!item(index)->isSelected());
        } else {
            setCurrentRow(index);
        }
        emit letterPressed();
        return true;
    }
    return false;
}

QChar packLetter(int letter) { return QChar(u'a' + letter); }

} // namespace cave
