// SPDX-License-Identifier: MIT
#include "app/play/page/trouble_bar.h"

#include "app/play/game/running_game.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/describe.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace cave {

TroubleBar::TroubleBar(QWidget* parent) : QFrame(parent), m_words(wrappedLabel({}))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->addWidget(m_words, 1);
    auto* retry = new QPushButton(this);
    connect(retry, &QPushButton::clicked, this, &TroubleBar::retryRequested);
    row->addWidget(retry, 0, Qt::AlignVCenter);
    hide();
    keepCurrent(*this, [this, retry] {
        setStyleSheet(QStringLiteral("cave--TroubleBar { background: %1; } cave--TroubleBar QLabel { color: %2; }")
                          .arg(QColor(palette::kAmber).name(), QColor(palette::kPrimaryText).name()));
        retry->setText(tr("Save again"));
        if (!isHidden())
            m_words->setText(described(wholeText()));
    });
}

void TroubleBar::follow(RunningGame& game)
{
    forget();
    connect(&game, &RunningGame::saved, this, &TroubleBar::forget);
    connect(&game, &RunningGame::saveFailed, this, [this, &game](const Error& why) {
        tell(game, {CAVE_TEXT("game", "The game could not be saved. %1")}, why);
    });
    connect(&game, &RunningGame::recordFailed, this, [this, &game](const Error& why) {
        if (game.recordFile().empty())
            tell(game, {CAVE_TEXT("game", "The record could not be written. %1")}, why);
        else
            tell(game, {CAVE_TEXT("game", "The record is kept, but its text could not be written beside it. %1")}, why);
    });
    connect(&game, &RunningGame::journalFailed, this, [this, &game](const Error& why) {
        tell(game, {CAVE_TEXT("game", "The journal could not be written: save now and then. %1")}, why);
    });
}

QString TroubleBar::words() const { return isHidden() ? QString() : m_words->text(); }

void TroubleBar::tell(RunningGame& game, const Text& what, const Error& why)
{
    m_what = what;
    m_why = why;
    const Text whole = wholeText();
    const QString words = described(whole);
    if (words == this->words())
        return;
    m_words->setText(words);
    show();
    game.tell(Tone::Warning, whole);
    emit said(words);
}

Text TroubleBar::wholeText() const { return {m_what.context, m_what.source, {described(m_why).toStdString()}}; }

void TroubleBar::forget()
{
    hide();
    m_words->clear();
}

} // namespace cave
