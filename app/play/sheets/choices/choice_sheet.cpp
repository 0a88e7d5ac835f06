// SPDX-License-Identifier: MIT
#include "app/play/sheets/choices/choice_sheet.h"

#include "app/play/sheets/scroll_body.h"
#include "app/view/ui/widgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr QStringView kChoiceKeys = u"123456789abcdefghijklmnopqrstuvwxyz"; // one key each: "10" would choose the first

} // namespace

ChoiceSheet::ChoiceSheet(const QString& title, const QString& question, const std::vector<Choice>& choices,
                         QWidget* parent)
    : Sheet(title, Size::Note, parent)
{
    body().addWidget(roleLabel(question, ""));
    auto* list = new ScrollBody(this);
    for (const Choice& choice : choices) {
        const auto at = static_cast<qsizetype>(m_choices.size());
        const QString key = at < kChoiceKeys.size() ? QString(kChoiceKeys[at]) : QString();
        QString words = choice.text;
        words.replace(u'&', QStringLiteral("&&")); // no shortcut
        auto* button = new QPushButton(key + QStringLiteral("  ") + words, this);
        button->setAccessibleName(choice.text);
        button->setAutoDefault(true);
        button->installEventFilter(this); // a held Enter presses nothing
        connect(button, &QPushButton::clicked, this, [this, item = choice.item] { emit chosen(item); });
        list->column().addWidget(button);
        if (!choice.details.isEmpty()) {
            button->setAccessibleDescription(choice.details);
            list->column().addWidget(wrappedLabel(choice.details, "muted"));
        }
        m_choices.push_back(button);
    }
    body().addWidget(list, 1);
    if (!m_choices.empty())
        setFirstFocus(m_choices.front());
}

void ChoiceSheet::keyPressEvent(QKeyEvent* event)
{
    const qsizetype at = event->text().size() == 1 ? kChoiceKeys.indexOf(event->text().front()) : -1;
    if (at >= 0 && at < static_cast<qsizetype>(m_choices.size())) {
        if (!event->isAutoRepeat())
            m_choices[static_cast<std::size_t>(at)]->click();
    } else {
        Sheet::keyPressEvent(event);
    }
}

} // namespace cave
