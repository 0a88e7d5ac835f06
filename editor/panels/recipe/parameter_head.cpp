// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/parameter_head.h"

#include "editor/panels/recipe/recipe_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kAroundSign = 18; // pixels
constexpr int kLineOfName = 14; // characters: the fields need their room, but no word is cut

} // namespace

ParameterHead::ParameterHead(const Parameter& parameter, QWidget* parent)
    : QWidget(parent), m_parameter(parameter), m_own(new QToolButton(this)), m_name(new QLabel(this))
{
    m_own->setCheckable(true);
    m_own->setAutoRaise(true);
    m_name->setProperty("role", "muted");
    m_name->setWordWrap(true); // where the panel is narrow
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_own);
    line->addWidget(m_name, 1);
    connect(m_own, &QToolButton::clicked, this, &ParameterHead::switched);
    showTexts();
}

void ParameterHead::setOwn(bool isOwn, bool canSwitch)
{
    m_own->setChecked(isOwn);
    m_own->setEnabled(canSwitch);
    showTexts();
}

void ParameterHead::showTexts()
{
    const QString name = parameterName(m_parameter);
    const bool isOwn = m_own->isChecked();
    const QString counts =
        !m_own->isEnabled() ? tr("Only this level has this row, and so this value.")
        : isOwn             ? tr("This level alone has this value. Press for that of every level of the recipe.")
                            : tr("Every level of the recipe has this value. Press to change it on this level alone.");
    m_name->setText(name);
    m_name->setMaximumWidth(
        std::max(m_name->minimumSizeHint().width(), kLineOfName * m_name->fontMetrics().averageCharWidth()));
    m_name->setToolTip(parameterHelp(m_parameter) + u'\n' + counts);
    m_own->setText(isOwn ? QStringLiteral("≠") : QStringLiteral("="));
    m_own->setFixedWidth(m_own->fontMetrics().horizontalAdvance(u'≠') + kAroundSign);
    m_own->setToolTip(counts);
    m_own->setAccessibleName(isOwn ? tr("%1: this level alone").arg(name)
                                   : tr("%1: every level of the recipe").arg(name));
}

} // namespace cave
