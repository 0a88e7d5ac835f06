// SPDX-License-Identifier: MIT
// The few small widgets that both modes build their panels from. The caller gives them a parent or a layout.
#pragma once

#include <QString>

class QAbstractButton;
class QAbstractItemView;
class QColor;
class QFrame;
class QLabel;
class QListWidget;
class QPixmap;
class QScreen;
class QSize;
class QTabWidget;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QWidget;

namespace cave {

QLabel* headingLabel(const QString& text);                   // capitals, wide-set, muted
void setHeading(QLabel& heading, const QString& text);       // other words
QLabel* roleLabel(const QString& text, const char* role);    // a role of theme.h
QLabel* wrappedLabel(const QString& text, const char* role = ""); // the same in as many lines as it needs
QLabel* pictureLabel(const QPixmap& picture);                // decoration: has no accessible name
void setPicture(QLabel& label, const QPixmap& picture);      // another one, of any size
QFrame* ruleLine();
QString numberText(std::int64_t number); // as the language groups its digits
// `name` is what it does, in words: its accessible name and, with the shortcut, its tooltip.
QToolButton* iconButton(const QString& icon, const QString& name, const QString& shortcut = {}, int size = 20);
// Its icon and size follow palette and text size by themselves. Another icon, another name:
void setButtonIcon(QToolButton& button, const QString& iconName);
void nameButton(QToolButton& button, const QString& name, const QString& shortcut = {});
// On, with its own tooltip, or off, and then `whyNot` stands below that; "": on. Screen readers are told the same. To
// be called anew when its own tooltip has changed, or the language.
void allow(QWidget& control, const QString& whyNot);

// Each cell's tooltip is its text: a column may have no room for all of it. Tells whole rows as well.
void tellWholeTexts(QTreeWidget& list);
// Screen readers say of a row what its first cell is called: all cells, each behind its column's title. Once they are
// filled.
void tellWholeRow(QTreeWidgetItem& row);
// A title of several words on two lines that are about as long: columns of numbers are narrower than their titles.
QString onTwoLines(const QString& title);
// Lets this column take what the others leave, but never less than it needs: the list scrolls then.
void stretchColumn(QTreeWidget& list, int column);

// Enter activates the current entry and is not given to the dialog as well, whose default button it would press.
void keepEnter(QAbstractItemView& list);

// What Tab comes to in this list is current, and with this shown as such.
void selectCurrent(QListWidget& list);

// Ctrl+Tab turns these tabs also where the main window has a use for it.
void keepTabKeys(QTabWidget& tabs);

// Its icon is so large beside 13 px text and grows with larger text.
void growIcon(QAbstractButton& button, int size);

// A window of that size beside 13 px text: it grows with larger text, as far as the screen has room.
void resizeGrown(QWidget& window, QSize size);
// No larger than the screen leaves it.
void fitToScreen(QWidget& window, const QScreen& screen);

void setTextColour(QWidget& widget, const QColor& colour);
// Shows the current entry or takes that back: sets the property and has the style sheet applied anew.
void setCurrent(QFrame& row, bool isCurrent);

} // namespace cave
