// SPDX-License-Identifier: MIT
#include "app/title/form_page.h"

#include "app/view/ui/announce.h"
#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <vector>

namespace cave {

namespace {

constexpr int kWidest = 1100; // pixels of 13 px text; wider pages keep their text together

} // namespace

FormPage::FormPage(QWidget* parent)
    : QWidget(parent), m_inner(new QWidget(this)), m_title(roleLabel({}, "title")), m_body(new QVBoxLayout),
      m_buttons(new FlowLayout(Qt::AlignRight)), m_problem(wrappedLabel({})), m_back(addButton())
{
    m_problem->hide();
    auto* column = new QVBoxLayout(m_inner);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(14);
    column->addWidget(m_title);
    column->addLayout(m_body, 1);
    column->addWidget(m_problem);
    column->addLayout(m_buttons);
    m_body->setSpacing(10);
    m_buttons->setSpacing(8);
    connect(m_back, &QPushButton::clicked, this, &FormPage::backRequested);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(m_inner, 100);
    row->addStretch();
    keepCurrent(*this, [this] { showWords(); });
}

void FormPage::showWords()
{
    m_inner->setMaximumWidth(scaledPixels(kWidest));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back (Esc)"));
    m_back->setAccessibleDescription(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)); // after its name
    tell(m_problem->text(), m_isProblem);
}

void FormPage::setTitle(const QString& title) { m_title->setText(title); }

void FormPage::setProblem(const QString& text) { tell(text, true); }

void FormPage::setNote(const QString& text) { tell(text, false); }

void FormPage::tell(const QString& text, bool isProblem)
{
    m_isProblem = isProblem;
    m_problem->setAccessibleDescription(isProblem ? tr("What went wrong") : QString());
    setTextColour(*m_problem, QColor(isProblem ? palette::kBad : palette::kMuted));
    const bool isNews = !text.isEmpty() && text != m_problem->text();
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
    if (isNews)
        announce(*m_problem, text);
}

QString FormPage::problem() const { return m_problem->text(); }

void FormPage::tabThrough(std::initializer_list<QWidget*> widgets)
{
    std::vector<QWidget*> order(widgets);
    for (int i = 0; i < m_buttons->count(); ++i)
        order.push_back(m_buttons->itemAt(i)->widget());
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

QPushButton* FormPage::addButton()
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(true); // Enter presses the button that has the focus
    button->setMinimumWidth(110);
    m_buttons->addWidget(button);
    return button;
}

QPushButton* FormPage::addDefaultButton()
{
    m_default = addButton();
    m_default->setProperty("role", "primary");
    return m_default;
}

void FormPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit backRequested();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_default != nullptr &&
             !event->isAutoRepeat())
        m_default->click();
    else
        event->ignore();
}

} // namespace cave
