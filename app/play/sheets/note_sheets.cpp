// SPDX-License-Identifier: MIT
#include "app/play/sheets/note_sheets.h"

#include "app/view/ui/widgets.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace cave {

namespace {

constexpr std::array kMenuEntries{PlayAction::Save,       PlayAction::Settings, PlayAction::Help,
                                  PlayAction::EditDesign, PlayAction::Watch,    PlayAction::NewGame,
                                  PlayAction::GiveUp,     PlayAction::Title,    PlayAction::Quit};

constexpr int kReadingTime = 400; // ms: y is a step as well, for whoever walks with the keys of vi

} // namespace

GameMenuSheet::GameMenuSheet(const KeyMap& keys, QWidget* parent) : Sheet(tr("Game menu"), Size::Note, parent)
{
    body().setSpacing(4);
    const auto newEntry = [this, &keys](const QString& text, PlayAction action) {
        auto* button = new QPushButton(this);
        button->setAutoDefault(true);
        button->setAccessibleName(text);
        auto* row = new QHBoxLayout(button);
        row->setContentsMargins(12, 0, 12, 0);
        QLabel* name = roleLabel(text, "");
        QLabel* key = roleLabel(keys.firstLabel(action), "muted");
        for (QLabel* label : {name, key})
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
        row->addWidget(name, 1);
        if (!key->text().isEmpty())
            row->addWidget(key);
        else
            delete key;
        body().addWidget(button);
        return button;
    };
    QPushButton* resume = newEntry(tr("Resume"), PlayAction::Close);
    connect(resume, &QPushButton::clicked, this, &Sheet::dismissed);
    for (const PlayAction action : kMenuEntries) {
        QPushButton* entry = newEntry(withoutMnemonic(playText(playAction(action).name)), action);
        entry->setToolTip(playText(playAction(action).help));
        connect(entry, &QPushButton::clicked, this, [this, action] { emit triggered(action); });
    }
    setFirstFocus(resume);
}

QuestionSheet::QuestionSheet(const QString& title, const QString& text, const QString& doIt, const QString& keep,
                             QWidget* parent)
    : Sheet(title, Size::Note, parent)
{
    body().addWidget(wrappedLabel(text));
    m_yes = addButton(doIt);
    QPushButton* no = addButton(keep);
    setDefaultButton(no);
    connect(m_yes, &QPushButton::clicked, this, &QuestionSheet::agreed);
    connect(no, &QPushButton::clicked, this, &Sheet::dismissed);
    m_asked.start();
}

void QuestionSheet::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text().toLower();
    const bool isNo = typed == QStringLiteral("n"); // even where yes has this letter: no loses nothing
    //: the key that says yes to a question: one letter
    const bool isYes = !isNo && (typed == QStringLiteral("y") || typed == tr("y").toLower());
    if (!isNo && !isYes)
        return Sheet::keyPressEvent(event);
    if (event->isAutoRepeat()) // of a step
        return;
    if (isNo)
        emit dismissed();
    else if (m_asked.hasExpired(kReadingTime))
        m_yes->click();
}

} // namespace cave
