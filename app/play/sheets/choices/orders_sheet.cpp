// SPDX-License-Identifier: MIT
#include "app/play/sheets/choices/orders_sheet.h"

#include "app/view/ui/widgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

QString textOf(Duty duty)
{
    switch (duty) {
    case Duty::Follow: return OrdersSheet::tr("Follow me, and fight who comes near");
    case Duty::Stay: return OrdersSheet::tr("Stay here, and fight who comes beside you");
    case Duty::Free: return OrdersSheet::tr("Go your own way");
    }
    return {};
}

} // namespace

OrdersSheet::OrdersSheet(QWidget* parent) : Sheet(tr("Orders"), Size::Note, parent)
{
    body().addWidget(roleLabel(tr("All companions that hear you do so from now on:"), ""));
    for (const Duty duty : {Duty::Follow, Duty::Stay, Duty::Free}) {
        const QString text = textOf(duty);
        auto* button = new QPushButton(QStringLiteral("%1  %2").arg(m_choices.size() + 1).arg(text), this);
        button->setAccessibleName(text);
        button->setAutoDefault(true);
        button->installEventFilter(this); // a held Enter presses nothing
        connect(button, &QPushButton::clicked, this, [this, duty] { emit chosen(duty); });
        body().addWidget(button);
        m_choices.push_back(button);
    }
    setFirstFocus(m_choices.front());
}

void OrdersSheet::keyPressEvent(QKeyEvent* event)
{
    bool isNumber = false;
    const int number = event->text().toInt(&isNumber);
    if (isNumber && number >= 1 && number <= static_cast<int>(m_choices.size())) {
        if (!event->isAutoRepeat())
            m_choices[static_cast<std::size_t>(number - 1)]->click();
    } else {
        Sheet::keyPressEvent(event);
    }
}

} // namespace cave
