// SPDX-License-Identifier: MIT
#include "editor/page/panel_strip.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "editor/page/side_panels.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr QSize kStripButton{30, 30};
constexpr QSize kStripIcon{20, 20};

} // namespace

PanelStrip::PanelStrip(SidePanels& side, QWidget* parent)
    : QFrame(parent), m_side(side), m_column(new QVBoxLayout(this))
{
    setProperty("role", "panel");
    m_column->setContentsMargins(4, 8, 4, 4);
    m_column->setSpacing(2);
    m_column->addStretch(1);
    connect(&side.tabs(), &FittingTabs::titlesChanged, this, &PanelStrip::showPanels);
    keepCurrent(*this, [this] { showPanels(); });
}

void PanelStrip::setOpen(const QWidget* panel)
{
    m_open = panel;
    for (const Button& each : m_buttons)
        each.button->setChecked(each.panel == panel);
}

void PanelStrip::showPanels()
{
    std::size_t place = 0;
    for (const SidePanels::Top& top : m_side.tops())
        showPanel(place++, *top.panel, panelName(*top.row), icon(QLatin1String(top.row->icon)));
    const FittingTabs& tabs = m_side.tabs();
    for (int i = 0; i < tabs.count(); ++i)
        showPanel(place++, *tabs.widget(i), tabs.title(i), tabs.picture(i));
    while (m_buttons.size() > place) {
        delete m_buttons.back().button;
        m_buttons.pop_back();
    }
    setOpen(m_open);
}

void PanelStrip::showPanel(std::size_t place, QWidget& panel, const QString& name, const QIcon& picture)
{
    if (place == m_buttons.size())
        add();
    m_buttons[place].panel = &panel;
    QToolButton& button = *m_buttons[place].button;
    button.setIcon(picture);
    button.setAccessibleName(name);
    button.setToolTip(tr("%1\nOpens it over the canvas; Esc closes it.").arg(name));
}

void PanelStrip::add()
{
    auto* button = new QToolButton(this);
    button->setFixedSize(kStripButton);
    button->setIconSize(kStripIcon);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    const std::size_t place = m_buttons.size();
    connect(button, &QToolButton::clicked, this, [this, place] {
        setOpen(m_open); // whoever opens it says so
        emit wanted(*m_buttons[place].panel);
    });
    m_column->insertWidget(static_cast<int>(place), button);
    m_buttons.push_back({button, nullptr});
}

} // namespace cave
