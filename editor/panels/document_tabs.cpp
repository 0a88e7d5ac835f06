// SPDX-License-Identifier: MIT
#include "editor/panels/document_tabs.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/shown_words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

namespace cave {

DocumentTabs::DocumentTabs(Desk& desk, Document& document, QAction& another, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_document(document), m_bar(new QTabBar(this))
{
    setAttribute(Qt::WA_StyledBackground);
    m_bar->setDocumentMode(true);
    m_bar->setExpanding(false);
    m_bar->setMovable(true);
    m_bar->setTabsClosable(true);
    m_bar->setUsesScrollButtons(true);
    m_bar->setElideMode(Qt::ElideRight);
    m_bar->installEventFilter(this);
    auto* plus = new QToolButton(this);
    plus->setDefaultAction(&another);
    growIcon(*plus, 16);
    plus->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(2);
    row->addWidget(m_bar, 0);
    row->addWidget(plus);
    row->addStretch(1);

    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            m_desk.show(index);
    });
    connect(m_bar, &QTabBar::tabCloseRequested, this, &DocumentTabs::closeRequested);
    connect(m_bar, &QTabBar::tabMoved, &desk, &Desk::move);
    connect(&desk, &Desk::changed, this, &DocumentTabs::refresh);
    connect(&document, &Document::dirtyChanged, this, [this] {
        if (m_desk.current() >= 0 && m_desk.current() < m_bar->count())
            showTitle(m_desk.current());
    });
    keepCurrent(*this, [this] {
        m_bar->setAccessibleName(tr("Open dungeons"));
        refresh();
    });
}

void DocumentTabs::refresh()
{
    const QSignalBlocker blocker(m_bar);
    while (m_bar->count() > m_desk.count())
        m_bar->removeTab(m_bar->count() - 1);
    while (m_bar->count() < m_desk.count())
        m_bar->addTab(QString());
    for (int i = 0; i < m_desk.count(); ++i)
        showTitle(i);
    m_bar->setCurrentIndex(m_desk.current());
    m_bar->updateGeometry(); // a bar that is hidden yet, as at the start, does not tell it of itself
}

void DocumentTabs::showTitle(int index)
{
    const Draft& draft = m_desk.draft(index);
    QString title = draft.title();
    title.replace(u'&', QStringLiteral("&&")); // no shortcut
    const bool isDirty = index == m_desk.current() ? m_document.isDirty() : draft.isDirty();
    const QString text = isDirty ? tr("● %1").arg(title) : title;
    if (m_bar->tabText(index) != text) // a tab that is being dragged stays under the pointer
        m_bar->setTabText(index, text);
    const QString place = draft.filePath.isEmpty() ? tr("Not saved yet.") : shownWords(draft.filePath);
    m_bar->setTabToolTip(index, isDirty ? tr("%1\n%2\nIt has changes that are not saved.").arg(draft.title(), place)
                                        : tr("%1\n%2").arg(draft.title(), place));
}

// The middle button closes, as it does everywhere.
bool DocumentTabs::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_bar && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int index = m_bar->tabAt(mouse->pos());
        if (mouse->button() == Qt::MiddleButton && index >= 0) {
            emit closeRequested(index);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
