// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QBoxLayout;
class QWidget;

namespace cave {

class PanelStrip;
class SidePanels;

/// Where the panels of the side are: beside the canvas, or folded to a strip of buttons that open them over it.
class SideDock : public QObject {
    Q_OBJECT

public:
    /// The panels and the strip take the end of `row`, which is the layout of `workspace` with the canvas.
    SideDock(SidePanels& side, QBoxLayout& row, QWidget& workspace);

    void setFolded(bool isFolded);
    bool isFolded() const { return m_isFolded; }
    void setShown(bool isShown); ///< with the strip
    bool isOpen() const; ///< folded, and laid over the canvas
    /// Brings a panel or one of its tabs into view and gives it the focus, over the canvas if it is folded.
    void open(QWidget& panel);
    /// The same, until the focus goes elsewhere.
    void peek(QWidget& panel);
    bool fold(); ///< what was opened over the canvas; false: nothing was

signals:
    void left(); ///< the strip has closed what it opened: the focus should go back to the canvas

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(QWidget& panel);
    void toggle(QWidget& panel);
    void place();
    void followFocus(const QWidget* now);

    SidePanels& m_side;
    QBoxLayout& m_row;
    PanelStrip* m_strip;
    const QWidget* m_open = nullptr; // the panel that was asked for
    bool m_isFolded = false;
    bool m_isShown = true;
    bool m_isPeek = false;
};

} // namespace cave
