// SPDX-License-Identifier: MIT
#include "app/title/form_page.h"

#include "app/title/flow_layout.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr int kWidest = 1100; // pixels of 13 px text; wider pages keep their text together

} // namespace

FormPage::FormPage(const QString& title, QWidget* parent)
    : QWidget(parent), m_body(new QVBoxLayout), m_buttons(new FlowLayout(Qt::AlignRight)), m_problem(wrappedLabel({}))
{
    m_problem->hide();
    auto* inner = new QWidget(this);
    inner->setMaximumWidth(scaledPixels(kWidest));
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(14);
    column->addWidget(roleLabel(title, "title"));
    column->addLayout(m_body, 1);
    column->addWidget(m_problem);
    column->addLayout(m_buttons);
    m_body->setSpacing(10);
    m_buttons->setSpacing(8);
    connect(addButton(tr("Back"), tr("Back (Esc)")), &QPushButton::clicked, this, &FormPage::backRequested);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(inner, 100);
    row->addStretch();
}

void FormPage::setProblem(const QString& text)
{
    m_problem->setAccessibleName(tr("What went wrong"));
    tell(text, palette::kBad);
}

void FormPage::setNote(const QString& text)
{
    m_problem->setAccessibleName({});
    tell(text, palette::kMuted);
}

void FormPage::tell(const QString& text, QRgb colour)
{
    setTextColour(*m_problem, QColor(colour));
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

QString FormPage::problem() const { return m_problem->text(); }

QPushButton* FormPage::addButton(const QString& text, const QString& tooltip)
{
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(true); // Enter presses the button that has the focus
    button->setToolTip(tooltip);
    button->setMinimumWidth(110);
    m_buttons->addWidget(button);
    return button;
}

QPushButton* FormPage::addDefaultButton(const QString& text, const QString& tooltip)
{
    m_default = addButton(text, tooltip);
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
