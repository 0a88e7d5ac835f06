// SPDX-License-Identifier: MIT
#include "editor/page/side_dock.h"

#include "editor/page/pane_focus.h"
#include "editor/page/panel_strip.h"
#include "editor/page/side_panels.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>

#include <utility>

namespace cave {

SideDock::SideDock(SidePanels& side, QBoxLayout& row, QWidget& workspace)
    : QObject(&workspace), m_side(side), m_row(row), m_strip(new PanelStrip(side, &workspace))
{
    m_row.addWidget(&side);
    m_row.addWidget(m_strip);
    m_strip->hide();
    m_strip->installEventFilter(this);
    connect(m_strip, &PanelStrip::wanted, this, &SideDock::toggle);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { followFocus(now); });
}

void SideDock::setFolded(bool isFolded)
{
    if (std::exchange(m_isFolded, isFolded) == isFolded)
        return;
    m_open = nullptr;
    m_strip->setOpen(nullptr);
    const bool hasFocus = m_side.isAncestorOf(QApplication::focusWidget());
    if (isFolded)
        m_row.removeWidget(&m_side);
    else
        m_row.insertWidget(m_row.indexOf(m_strip), &m_side);
    m_strip->setVisible(m_isShown && isFolded);
    if (isFolded && hasFocus) { // whoever works there goes on
        show(m_side.tabs());
        m_isPeek = true;
    } else {
        m_side.setVisible(m_isShown && !isFolded);
    }
}

// Asked for, they are shown however narrow it is.
void SideDock::setShown(bool isShown)
{
    m_isShown = isShown;
    m_strip->setVisible(isShown && m_isFolded);
    if (isShown && m_isFolded)
        show(m_side.tabs());
    else
        m_side.setVisible(isShown);
}

bool SideDock::isOpen() const { return m_isFolded && m_side.isVisible(); }

void SideDock::open(QWidget& panel)
{
    show(panel);
    if (QWidget* first = firstFocusIn(panel))
        first->setFocus(Qt::OtherFocusReason);
}

void SideDock::peek(QWidget& panel)
{
    const bool stays = isOpen() && !m_isPeek;
    open(panel);
    m_isPeek = !stays;
}

void SideDock::show(QWidget& panel)
{
    m_isPeek = false;
    if (m_side.tabs().indexOf(&panel) >= 0)
        m_side.tabs().setCurrentWidget(&panel);
    m_open = &panel;
    m_side.show();
    if (!m_isFolded)
        return;
    m_strip->setOpen(&panel);
    place();
    m_side.raise();
}

void SideDock::toggle(QWidget& panel)
{
    if (m_open != &panel || !isOpen())
        return open(panel);
    fold();
    emit left();
}

bool SideDock::fold()
{
    if (!isOpen())
        return false;
    m_open = nullptr;
    m_side.hide();
    m_strip->setOpen(nullptr);
    return true;
}

// Over the end of what is beside the strip: its left one where people read from the right.
void SideDock::place()
{
    const QRect strip = m_strip->geometry();
    const int width = m_side.minimumWidth();
    const int left = m_strip->isRightToLeft() ? strip.right() + 1 : strip.left() - width;
    m_side.setGeometry(left, strip.top(), width, strip.height());
}

bool SideDock::eventFilter(QObject* watched, QEvent* event)
{
    if (isOpen() && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QObject::eventFilter(watched, event);
}

// Menus and dialogs that it opens are windows of their own.
void SideDock::followFocus(const QWidget* now)
{
    if (m_isPeek && isOpen() && now && now->window() == m_side.window() && !m_side.isAncestorOf(now) && now != &m_side)
        fold();
}

} // namespace cave
