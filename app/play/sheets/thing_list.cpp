// SPDX-License-Identifier: MIT
#include "app/play/sheets/thing_list.h"

#include <QKeyEvent>

#include <utility>

namespace cave {

ThingList::ThingList(const QString& name, QWidget* parent) : HeardOnce(parent)
{
    setAccessibleName(name);
    setItemDelegate(new RowDelegate(RowDelegate::Choice::Always, this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    connect(this, &QListWidget::itemDoubleClicked, this, &ThingList::accepted);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        if (QListWidgetItem* row = itemAt(at)) {
            setCurrentItem(row, QItemSelectionModel::NoUpdate);
            if (selectionMode() == SingleSelection)
                row->setSelected(true);
            emit examined();
        }
    });
}

void ThingList::addThing(QChar letter, const QPixmap& picture, const QString& name, int count, const QString& state)
{
    //: a thing and how many of it
    const QString text = count == 1 ? name : tr("%1 (x%2)").arg(name, QString::number(count));
    auto* row = new QListWidgetItem(text, this);
    row->setData(RowDelegate::LetterRole, QString(letter));
    row->setData(RowDelegate::PictureRole, picture);
    row->setData(RowDelegate::AsideRole, state);
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

// Of several rows with the letter, the next one each time.
bool ThingList::chooseLetter(const QString& typed)
{
    const int first = std::exchange(m_lastLetter, typed) == typed ? currentRow() + 1 : 0;
    for (int step = 0; step < count(); ++step) {
        const int index = (first + step) % count();
        if (item(index)->isHidden() || item(index)->data(RowDelegate::LetterRole).toString() != typed)
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
