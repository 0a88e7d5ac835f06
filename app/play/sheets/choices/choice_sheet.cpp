// SPDX-License-Identifier: MIT
#include "app/play/sheets/choices/choice_sheet.h"

#include "app/play/sheets/scroll_body.h"
#include "app/view/ui/widgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

ChoiceSheet::ChoiceSheet(const QString& title, const QString& question, const std::vector<Choice>& choices,
                         QWidget* parent)
    : Sheet(title, Size::Note, parent)
{
    body().addWidget(roleLabel(question, ""));
    auto* list = new ScrollBody(this);
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(QStringLiteral("%1  %2").arg(m_choices.size() + 1).arg(choice.text), this);
        button->setAccessibleName(choice.text);
        button->setAutoDefault(true);
        button->installEventFilter(this); // a held Enter presses nothing
        connect(button, &QPushButton::clicked, this, [this, item = choice.item] { emit chosen(item); });
        list->column().addWidget(button);
        m_choices.push_back(button);
    }
    body().addWidget(list, 1);
    if (!m_choices.empty())
        setFirstFocus(m_choices.front());
}

void ChoiceSheet::keyPressEvent(QKeyEvent* event)
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
