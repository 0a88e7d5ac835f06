// SPDX-License-Identifier: MIT
#include "editor/page/panel_strip.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "editor/page/side_panels.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr int kStripButton = 30;
constexpr int kStripIcon = 20;
constexpr int kStripSpacing = 2;
constexpr QMargins kStripMargins(4, 8, 4, 4);

} // namespace

PanelStrip::PanelStrip(SidePanels& side, QWidget* parent)
    : QFrame(parent), m_side(side), m_column(new QVBoxLayout(this))
{
    setProperty("role", "panel");
    m_column->setContentsMargins(kStripMargins);
    m_column->setSpacing(kStripSpacing);
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
    fit();
}

// As large as text, if all have room.
void PanelStrip::fit()
{
    const int room = height() - kStripMargins.top() - kStripMargins.bottom();
    const int side = std::clamp(room / std::max(1, static_cast<int>(m_buttons.size())) - kStripSpacing, kStripButton,
                                grownPixels(kStripButton));
    for (const Button& each : m_buttons) {
        each.button->setFixedSize(side, side);
        each.button->setIconSize({side * kStripIcon / kStripButton, side * kStripIcon / kStripButton});
    }
}

QSize PanelStrip::minimumSizeHint() const
{
    const int buttons = (kStripButton + kStripSpacing) * static_cast<int>(m_buttons.size());
    return {QFrame::minimumSizeHint().width(), buttons + kStripMargins.top() + kStripMargins.bottom()};
}

void PanelStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
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
