// SPDX-License-Identifier: MIT
#include "app/view/ui/widgets.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"

#include <QFrame>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPalette>
#include <QScreen>
#include <QSize>
#include <QStyle>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace cave {

namespace {

constexpr int kSmallestTarget = 28; // pixels
constexpr const char* kIconName = "iconName"; // property of a button
constexpr const char* kOwnTooltip = "ownTooltip"; // of what is allowed or not
constexpr const char* kAllowedTooltip = "allowedTooltip"; // the one that allow() has set

class EnterKeeper : public QObject {
public:
    explicit EnterKeeper(QAbstractItemView& list) : QObject(&list), m_list(list) { list.installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return false;
        if (m_list.currentIndex().isValid())
            emit m_list.activated(m_list.currentIndex());
        return true;
    }

private:
    QAbstractItemView& m_list;
};

class TabKeyKeeper : public QObject {
public:
    explicit TabKeyKeeper(QTabWidget& tabs) : QObject(&tabs) { tabs.installEventFilter(this); }

    // Who accepts this has the key for itself; the tabs know what to do with it.
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return false;
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool isTab = press->key() == Qt::Key_Tab || press->key() == Qt::Key_Backtab;
        if (isTab && press->modifiers().testFlag(Qt::ControlModifier))
            event->accept();
        return false;
    }
};

} // namespace

QLabel* roleLabel(const QString& text, const char* role)
{
    auto* label = new QLabel(text);
    label->setProperty("role", role);
    return label;
}

QLabel* wrappedLabel(const QString& text, const char* role)
{
    QLabel* label = roleLabel(text, role);
    label->setWordWrap(true);
    return label;
}

QLabel* headingLabel(const QString& text)
{
    QLabel* label = roleLabel({}, "heading");
    setHeading(*label, text);
    QFont font = label->font();
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.2);
    label->setFont(font);
    return label;
}

void setHeading(QLabel& heading, const QString& text) { heading.setText(QLocale().toUpper(text)); }

QLabel* pictureLabel(const QPixmap& picture)
{
    auto* label = new QLabel;
    setPicture(*label, picture);
    return label;
}

void setPicture(QLabel& label, const QPixmap& picture)
{
    label.setPixmap(picture);
    label.setFixedSize(picture.deviceIndependentSize().toSize());
}

QFrame* ruleLine()
{
    auto* line = new QFrame;
    line->setProperty("role", "rule");
    return line;
}

QToolButton* iconButton(const QString& iconName, const QString& name, const QString& shortcut, int size)
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty(kIconName, iconName);
    keepCurrent(*button, [button, size] {
        const int side = scaledPixels(size);
        button->setIcon(icon(button->property(kIconName).toString()));
        button->setIconSize({side, side});
        button->setMinimumSize(std::max(kSmallestTarget, side + 10), std::max(kSmallestTarget, side + 10));
    });
    nameButton(*button, name, shortcut);
    return button;
}

void setButtonIcon(QToolButton& button, const QString& iconName)
{
    button.setProperty(kIconName, iconName);
    button.setIcon(icon(iconName));
}

void keepEnter(QAbstractItemView& list) { new EnterKeeper(list); }

void selectCurrent(QListWidget& list)
{
    QObject::connect(&list, &QListWidget::currentItemChanged, &list, [](QListWidgetItem* now) {
        if (now)
            now->setSelected(true);
    });
}

void keepTabKeys(QTabWidget& tabs) { new TabKeyKeeper(tabs); }

void growIcon(QAbstractButton& button, int size)
{
    keepCurrent(button, [&button, size] {
        const int side = grownPixels(size);
        button.setIconSize({side, side});
    });
}

void nameButton(QToolButton& button, const QString& name, const QString& shortcut)
{
    button.setAccessibleName(name);
    //: A tooltip: the name of a button and its key
    button.setToolTip(shortcut.isEmpty() ? name : QToolButton::tr("%1 (%2)").arg(name, shortcut));
}

void allow(QWidget& control, const QString& whyNot)
{
    if (control.toolTip() != control.property(kAllowedTooltip).toString()) // it has another of its own by now
        control.setProperty(kOwnTooltip, control.toolTip());
    const QString own = control.property(kOwnTooltip).toString();
    const QString shown = own.isEmpty() || whyNot.isEmpty() ? own + whyNot : own + u'\n' + whyNot;
    control.setEnabled(whyNot.isEmpty());
    control.setToolTip(shown);
    control.setProperty(kAllowedTooltip, shown);
    control.setAccessibleDescription(whyNot.isEmpty() ? own : whyNot);
}

void tellWholeTexts(QTreeWidget& list)
{
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        QTreeWidgetItem& row = *list.topLevelItem(i);
        for (int column = 0; column < list.columnCount(); ++column)
            row.setToolTip(column, row.text(column));
        tellWholeRow(row);
    }
}

void tellWholeRow(QTreeWidgetItem& row)
{
    const QTreeWidgetItem& titles = *row.treeWidget()->headerItem();
    QStringList words{row.text(0)};
    for (int column = 1; column < row.columnCount(); ++column)
        if (!row.text(column).isEmpty())
            words << titles.text(column).replace(u'\n', u' ') + u' ' + row.text(column);
    words.removeAll(QString());
    row.setData(0, Qt::AccessibleTextRole, words.join(QStringLiteral(", ")));
}

QString onTwoLines(const QString& title)
{
    qsizetype best = -1;
    qsizetype least = title.size(); // of the longer line
    for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1))
        if (const qsizetype longer = std::max(at, title.size() - at - 1); longer < least) {
            least = longer;
            best = at;
        }
    return best < 0 ? title : QString(title).replace(best, 1, u'\n');
}

void stretchColumn(QTreeWidget& list, int column)
{
    const QAbstractItemView& view = list;
    QHeaderView& header = *list.header();
    int wanted = 0;
    for (int i = 0; i < list.columnCount(); ++i)
        wanted += std::max(view.sizeHintForColumn(i), header.sectionSizeHint(i));
    header.setSectionResizeMode(column, wanted <= list.viewport()->width() ? QHeaderView::Stretch
                                                                           : QHeaderView::ResizeToContents);
}

void resizeGrown(QWidget& window, QSize size)
{
    window.resize(grown(size));
    fitToScreen(window, *window.screen());
}

void fitToScreen(QWidget& window, const QScreen& screen)
{
    constexpr QSize kFrame(16, 40); // of the window manager
    window.resize(window.size().boundedTo(screen.availableSize() - kFrame));
}

void setTextColour(QWidget& widget, const QColor& colour)
{
    QPalette colours = widget.palette();
    colours.setColor(QPalette::WindowText, colour);
    widget.setPalette(colours);
}

void setCurrent(QFrame& row, bool isCurrent)
{
    row.setProperty("current", isCurrent);
    row.style()->unpolish(&row);
    row.style()->polish(&row);
}

QString numberText(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

} // namespace cave
