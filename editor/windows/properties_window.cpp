// SPDX-License-Identifier: MIT
#include "editor/windows/properties_window.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "editor/handlers/file_messages.h"
#include "editor/windows/words_form.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace cave {

namespace {

constexpr QSize kLeastPropertiesSize{640, 600}; // pixels, and at least so many average characters and lines
constexpr int kPropertiesCharacters = 80;
constexpr int kPropertiesLines = 34;

// The design's words, but for those that were typed over what was shown.
DesignWords withTyped(DesignWords now, const DesignWords& shown, const DesignWords& typed)
{
    const auto keepTyped = [](auto& text, const auto& before, const auto& after) {
        if (after != before)
            text = after;
    };
    keepTyped(now.dungeon.name, shown.dungeon.name, typed.dungeon.name);
    keepTyped(now.dungeon.author, shown.dungeon.author, typed.dungeon.author);
    keepTyped(now.dungeon.description, shown.dungeon.description, typed.dungeon.description);
    keepTyped(now.dungeon.intro, shown.dungeon.intro, typed.dungeon.intro);
    for (DesignWords::Level& level : now.levels) {
        const auto before = std::ranges::find(shown.levels, level.uid, &DesignWords::Level::uid);
        const auto after = std::ranges::find(typed.levels, level.uid, &DesignWords::Level::uid);
        if (before == shown.levels.end() || after == typed.levels.end())
            continue;
        keepTyped(level.name, before->name, after->name);
        keepTyped(level.arrival, before->arrival, after->arrival);
    }
    return now;
}

} // namespace

PropertiesWindow::PropertiesWindow(Workbench& bench, Bakery&, const std::shared_ptr<Artwork>&, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_form(new WordsForm), m_problem(new QLabel(this)),
      m_apply(new QPushButton(this)), m_close(new QPushButton(this)), m_draft(bench.document().draft().uid)
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_problem->setWordWrap(true);
    m_apply->setProperty("role", "primary");
    m_apply->setDefault(true);
    m_close->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_apply);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(ruleLine());
    column->addWidget(m_problem);
    column->addLayout(buttons);
    const QSize forText(kPropertiesCharacters * fontMetrics().averageCharWidth(),
                        kPropertiesLines * fontMetrics().lineSpacing());
    resize(kLeastPropertiesSize.expandedTo(forText));
    connect(m_form, &WordsForm::changed, this, &PropertiesWindow::showState);
    connect(m_apply, &QPushButton::clicked, this, &PropertiesWindow::apply);
    connect(m_close, &QPushButton::clicked, this, &PropertiesWindow::reject);
    connect(&bench.document(), &Document::edited, this, &PropertiesWindow::takeDesign);
    connect(&bench.document(), &Document::replaced, this, &PropertiesWindow::takeDesign);
    m_form->show(m_shown = wordsOf(bench.dungeon()));
    keepCurrent(*this, [this] {
        setWindowTitle(tr("Dungeon properties"));
        m_apply->setText(tr("Apply"));
        m_close->setText(tr("Close"));
        showState();
    });
}

void PropertiesWindow::takeDesign()
{
    const DesignWords now = wordsOf(m_bench.dungeon());
    Waiting waiting{m_shown, m_form->words()};
    if (const Uid draft = m_bench.document().draft().uid; draft != m_draft) {
        if (isChanged())
            m_waiting[m_draft] = std::move(waiting);
        m_draft = draft;
        const auto kept = m_waiting.extract(draft);
        waiting = kept ? kept.mapped() : Waiting{now, now};
    }
    m_form->show(withTyped(now, waiting.shown, waiting.typed));
    m_shown = now;
    showState();
}

bool PropertiesWindow::isChanged() const { return m_form->words() != m_shown; }

QString PropertiesWindow::problem() const { return m_problem->text(); }

void PropertiesWindow::showState()
{
    const auto sound = m_form->check(m_bench.dungeon().rules, m_bench.catalogue());
    m_problem->setText(
        sound ? QString()
              : tr("◆ %1: %2").arg(QString::fromStdString(sound.error().where), m_bench.describe(sound.error().what)));
    m_problem->setVisible(!sound);
    m_apply->setEnabled(sound && isChanged());
    m_apply->setToolTip(!sound        ? m_problem->text()
                        : isChanged() ? tr("Takes over what is typed, as one step.")
                                      : tr("Nothing is typed that the dungeon does not say already."));
}

bool PropertiesWindow::apply()
{
    if (!m_form->check(m_bench.dungeon().rules, m_bench.catalogue()))
        return false;
    m_bench.document().push(changeWords(m_bench.dungeon(), m_form->words()), tr("Dungeon properties"));
    return true;
}

void PropertiesWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_form->focusFirst();
}

bool PropertiesWindow::hasTyped(const Draft& draft) const
{
    return draft.uid == m_draft ? isChanged() : m_waiting.contains(draft.uid);
}

bool PropertiesWindow::askTyped()
{
    if (!isChanged())
        return true;
    const FileAnswer answer =
        FileMessages(*this).ask({tr("Dungeon properties"), tr("Apply what you have typed before closing?"), problem(),
                                 tr("Apply"), tr("Discard"), tr("Go on typing")});
    if (answer == FileAnswer::Stay || (answer == FileAnswer::Accept && !apply()))
        return false;
    m_form->show(m_shown = wordsOf(m_bench.dungeon()));
    showState();
    return true;
}

// What is typed is not lost without a word.
void PropertiesWindow::reject()
{
    if (askTyped())
        QDialog::reject();
}

} // namespace cave
