// SPDX-License-Identifier: MIT
#include "app/view/ui/style_sheet.h"

#include "app/view/ui/palette.h"

#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace cave {

namespace {

// @name stands for a colour, @13 for 13 px at 100 %, of the text or of what grows with it.
constexpr char kRules[] = R"(
* { outline: 0; }
QMainWindow, QDialog { background: @ink1; }
QMainWindow::separator { background: @ink0; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: @amberDeep; }

QToolButton#qt_menubar_ext_button { qproperty-icon: url(:/icons/more.svg); padding: 0; }
QMenuBar { background: @ink0; color: @muted; padding: 2px 6px; border-bottom: 1px solid @ink2; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @ink3; color: @text; }
QMenu { background: @ink2; border: 1px solid @ink4; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: @select; color: @selectText; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @ink4; margin: 4px 8px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 4px; color: @text; }
QToolButton:hover { background: @ink3; border-color: @ink4; }
QToolButton:pressed { background: @ink0; }
QToolButton:checked { background: @select; border-color: @amberDeep; }
QToolButton:focus { border-color: @amber; }
QToolButton:disabled { color: @disabled; }

QPushButton { background: @ink3; border: 1px solid @ink4; border-radius: 4px; padding: 6px 14px; color: @text; min-height: @16; }
QPushButton:hover { background: @ink4; border-color: @ink5; }
QPushButton:pressed { background: @ink1; }
QPushButton:focus { border-color: @amber; }
QPushButton:disabled { color: @disabled; }
QDialogButtonBox { button-layout: 3; dialogbuttonbox-buttons-have-icons: 0; }
QPushButton[role="primary"] { background: @primary; border-color: @primary; color: @primaryText; font-weight: bold; }
QPushButton[role="primary"]:hover { background: @amber; }
QPushButton[role="primary"]:focus { border-color: @selectText; }
QPushButton[role="primary"]:disabled { background: @ink3; border-color: @ink4; color: @disabled; }
QPushButton[role="link"] { background: transparent; border-color: transparent; text-align: left; padding: 3px 6px; }
QPushButton[role="link"]:hover { background: @ink3; }
QPushButton[role="link"]:focus { border-color: @amber; }
QPushButton[role="menu"] { background: transparent; border: 0; border-left: 3px solid transparent; border-radius: 0; text-align: left;
    padding: 9px 14px; min-height: @22; font-size: @17; color: @text; }
QPushButton[role="menu"]:hover, QPushButton[role="menu"]:focus { color: @selectText; border-left-color: @amber;
    background: qlineargradient(x1:0, y1:0, x2:1, y2:0, stop:0 @amberVeil, stop:1 transparent); }
QPushButton[role="menu"]:disabled { color: @disabled; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit { background: @ink0; border: 1px solid @ink4; border-radius: 4px;
    padding: 4px 8px; color: @text; selection-background-color: @select; selection-color: @selectText; min-height: @16; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: @amber; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @disabled; }
QComboBox::drop-down { border: 0; width: @20; }
QComboBox::down-arrow { image: url(:/icons/down.svg); width: @12; height: @12; }
QComboBox QAbstractItemView { background: @ink2; border: 1px solid @ink4; selection-background-color: @select; selection-color: @selectText; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button { background: transparent; border: 0;
    width: @16; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/up.svg); width: @9; height: @9; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/down.svg); width: @9; height: @9; }
QSlider::groove:horizontal { height: 4px; background: @ink0; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @amberDeep; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -5px 0; border-radius: 7px; background: @amber; border: 1px solid @ink0; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator, QListView::indicator { width: @14; height: @14; border: 1px solid @ink5; border-radius: 3px; background: @ink0; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @amber; border-color: @amber; image: url(:/icons/check.svg); }
QCheckBox:focus { color: @amber; }
QRadioButton { spacing: 8px; }
QRadioButton::indicator { width: @14; height: @14; border: 1px solid @ink5; border-radius: @7; background: @ink0; }
QRadioButton::indicator:checked { background: @amber; border-color: @amber; }
QRadioButton:focus { color: @amber; }

QDockWidget { color: @muted; font-size: @11; font-weight: bold; }
QDockWidget::title { background: @ink1; padding: 7px 10px 5px 10px; border-bottom: 1px solid @ink0; text-align: left; }
QDockWidget > QWidget { background: @ink2; }
QTabWidget::pane { border: 0; background: @ink2; }
QTabBar { background: @ink1; qproperty-drawBase: 0; }
QTabBar::tab { background: @ink1; color: @muted; padding: 5px 11px 6px 11px; border: 1px solid transparent;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; background: @ink2; border-bottom-color: @amber; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected:focus { color: @selectText; background: @select; border-color: @amber; }
QTabBar[pictures="none"]::tab { padding: 5px 6px 6px 6px; }
QTabBar[pictures="left"]::tab { padding: 5px 0px 6px 8px; margin-right: -8px; border-left-width: 0px;
    border-right-width: 0px; }
QTabBar[pictures="right"]::tab { padding: 5px 8px 6px 0px; margin-left: -8px; border-left-width: 0px;
    border-right-width: 0px; }
QTabBar[pictures="left"]::tab:selected, QTabBar[pictures="right"]::tab:selected { padding: 5px 4px 6px 4px;
    margin: 0px; border-left-width: 1px; border-right-width: 1px; }
QTabBar::close-button { image: url(:/icons/close.svg); border-radius: 3px; }
QTabBar::close-button:hover { background: @ink4; }

QListView, QTreeView, QTableView { background: @ink2; border: 1px solid transparent; color: @text;
    selection-background-color: @select; selection-color: @selectText; }
QListView:focus, QTreeView:focus, QTableView:focus { border-color: @amber; }
QListView::item, QTreeView::item { padding: 3px 6px; border-radius: 4px; }
QListView::item:selected, QTreeView::item:selected { background: @select; color: @selectText; }
QListView::item:hover:!selected { background: @ink3; }
QListView[role="log"] { background: @logGround; color: @logText; }
QHeaderView::section { background: @ink1; color: @muted; border: 0; padding: 4px 6px; }

QScrollArea { border: 0; background: transparent; }
QScrollArea[role="body"] { border: 1px solid transparent; }
QScrollArea[role="body"]:focus { border-color: @amber; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: @ink4; border-radius: 3px; min-height: 28px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: @ink4; border-radius: 3px; min-width: 28px; }
QScrollBar::handle:hover { background: @ink5; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QStatusBar { background: @ink0; color: @muted; border-top: 1px solid @ink2; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: @muted; padding: 2px 8px; }
QToolTip { background: @ink3; color: @text; border: 1px solid @ink5; padding: 4px 6px; }

QLabel[role="title"] { font-size: @30; font-weight: bold; color: @selectText; }
QLabel[role="name"] { font-size: @17; font-weight: bold; }
QLabel[role="heading"] { color: @muted; font-size: @11; font-weight: bold; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="faint"] { color: @faint; font-size: @12; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="number"] { font-family: "DejaVu Sans Mono"; }
QLabel[role="key"] { background: @ink3; border: 1px solid @ink5; border-radius: 3px; padding: 0px 5px; font-family: "DejaVu Sans Mono";
    font-size: @11; color: @text; }
QFrame[role="card"] { background: @ink2; border: 1px solid @ink4; border-radius: 6px; }
QWidget[role="bar"] { background: @ink1; border-bottom: 1px solid @ink0; }
QFrame[role="divider"] { background: @ink4; max-width: 1px; min-width: 1px; border: 0; margin: 4px 6px; }
QFrame[role="rule"] { background: @ink4; max-height: 1px; min-height: 1px; border: 0; }
QFrame[role="status"] { background: @ink0; border: 0; border-top: 1px solid @ink2; }
QFrame[role="panel"] { background: @ink2; border: 0; }
QFrame[role="row"] { background: transparent; border: 0; border-left: 3px solid transparent; border-bottom: 1px solid @ink1; }
QFrame[role="row"][current="true"] { background: @select; border-left-color: @amber; }
)";

struct NamedColour {
    const char* name;
    palette::Colour colour;
};

constexpr std::array kColours{
    NamedColour{"ink0", palette::kInk0},           NamedColour{"ink1", palette::kInk1},
    NamedColour{"ink2", palette::kInk2},           NamedColour{"ink3", palette::kInk3},
    NamedColour{"ink4", palette::kInk4},           NamedColour{"ink5", palette::kInk5},
    NamedColour{"text", palette::kText},           NamedColour{"muted", palette::kMuted},
    NamedColour{"faint", palette::kFaint},         NamedColour{"disabled", palette::kDisabled},
    NamedColour{"amber", palette::kAmber},         NamedColour{"amberDeep", palette::kAmberDeep},
    NamedColour{"select", palette::kSelect},       NamedColour{"selectText", palette::kSelectText},
    NamedColour{"primary", palette::kPrimary},     NamedColour{"primaryText", palette::kPrimaryText},
    NamedColour{"logGround", palette::kLogGround}, NamedColour{"logText", palette::kLogText},
};

QString valueOf(const QString& name, int textPercent)
{
    bool isSize = false;
    const int size = name.toInt(&isSize);
    if (isSize)
        return QStringLiteral("%1px").arg(std::max(8, size * textPercent / 100));
    if (name == QLatin1String("amberVeil"))
        return QStringLiteral("#40") + QColor(palette::kAmber).name().mid(1);
    const auto row =
        std::ranges::find(kColours, name, [](const NamedColour& colour) { return QLatin1String(colour.name); });
    Q_ASSERT(row != kColours.end());
    return QColor(row->colour).name();
}

// Qt mirrors how texts are aligned, but neither edges nor shades.
QString mirrored(QString rules)
{
    rules.replace(QLatin1String("border-left"), QLatin1String("border-right"));
    rules.replace(QLatin1String("x1:0, y1:0, x2:1, y2:0"), QLatin1String("x1:1, y1:0, x2:0, y2:0"));
    return rules;
}

} // namespace

QString styleSheet(int textPercent)
{
    static const QRegularExpression kToken(QStringLiteral("@(\\w+)"));
    const QString rules = QString::fromLatin1(kRules);
    QString result;
    qsizetype written = 0;
    for (auto token = kToken.globalMatch(rules); token.hasNext();) {
        const QRegularExpressionMatch match = token.next();
        result += QStringView(rules).mid(written, match.capturedStart() - written);
        result += valueOf(match.captured(1), textPercent);
        written = match.capturedEnd();
    }
    result += QStringView(rules).mid(written);
    return QGuiApplication::isRightToLeft() ? mirrored(std::move(result)) : result;
}

} // namespace cave
