// SPDX-License-Identifier: MIT
#include "editor/panels/notice_bar.h"

#include "app/view/ui/announce.h"
#include "app/view/ui/icons.h"
#include "app/view/ui/keep_current.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace cave {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_row(new QHBoxLayout(this))
{
    setProperty("role", "card");
    auto* sign = new QLabel(this);
    keepCurrent(*sign, [sign] { sign->setPixmap(icon(QStringLiteral("warning")).pixmap(18, 18)); });
    m_text->setWordWrap(true);
    m_row->setContentsMargins(10, 4, 6, 4);
    m_row->setSpacing(8);
    m_row->addWidget(sign);
    m_row->addWidget(m_text, 1);
    hide();
}

void NoticeBar::tell(const QString& text, const std::vector<Answer>& answers)
{
    for (QPushButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater(); // it may be the one that has just been pressed
    }
    m_text->setText(text);
    setAccessibleName(text);
    for (const Answer& answer : answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setAutoDefault(true);
        m_row->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, act = answer.act] {
            hide();
            act();
        });
    }
    show();
    announce(*this, text);
}

QString NoticeBar::text() const { return m_text->text(); }

} // namespace cave
