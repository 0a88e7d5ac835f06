// SPDX-License-Identifier: MIT
#include "editor/windows/rules_window.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/edit/rules_words.h"
#include "editor/windows/rules/noise_pane.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_panes.h"
#include "editor/windows/texts_form.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace cave {

namespace {

constexpr QSize kLeastSize{860, 620}; // pixels, and at least so many average characters and lines
constexpr int kWideInCharacters = 110;
constexpr int kHighInLines = 36;

QVBoxLayout* newColumn(QBoxLayout& row)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    row.addLayout(column, 1);
    return column;
}

} // namespace

RulesWindow::RulesWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_fields(new RulesFields(bench, bakery, std::move(artwork), *this)),
      m_scroll(new QScrollArea(this)), m_words(new QLabel(this)), m_problem(new QLabel(this))
{
    m_scroll->setWidget(newBody());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields have it
    m_scroll->viewport()->installEventFilter(this);
    m_words->setWordWrap(true);
    m_problem->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_scroll, 1);
    column->addWidget(ruleLine());
    column->addWidget(m_problem);
    column->addWidget(m_words);
    const QSize forText(kWideInCharacters * fontMetrics().averageCharWidth(),
                        kHighInLines * fontMetrics().lineSpacing());
    resize(kLeastSize.expandedTo(forText));
    connect(m_fields, &RulesFields::shown, this, &RulesWindow::showWords);
    m_fields->refresh();
    keepCurrent(*this, [this] {
        setWindowTitle(tr("Rules"));
        m_words->setAccessibleName(tr("The rules in words"));
        m_fields->show();
        fit();
    });
}

bool RulesWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        fit();
    return QDialog::eventFilter(watched, event);
}

void RulesWindow::fit()
{
    int needed = m_columns->spacing();
    for (int i = 0; i < m_columns->count(); ++i)
        needed += m_columns->itemAt(i)->minimumSize().width();
    const QMargins around = m_scroll->widget()->layout()->contentsMargins();
    const int room = m_scroll->viewport()->width() - around.left() - around.right();
    m_columns->setDirection(needed <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QWidget* RulesWindow::newBody()
{
    auto* body = new QWidget;
    auto* rows = new QVBoxLayout(body);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(24);
    rows->addLayout(m_columns);
    const auto add = [this](QVBoxLayout& column, const char* heading, QWidget* pane) {
        if (column.count() > 0)
            column.addSpacing(8);
        column.addWidget(m_fields->heading(heading));
        column.addWidget(pane);
    };
    QVBoxLayout* left = newColumn(*m_columns);
    add(*left, QT_TR_NOOP("Winning"), newGoalPane(*m_fields));
    add(*left, QT_TR_NOOP("The way"), newWorldPane(*m_fields));
    add(*left, QT_TR_NOOP("Score"), newScorePane(*m_fields));
    add(*left, QT_TR_NOOP("Noise"), newNoisePane(*m_fields));
    left->addStretch(1);
    QVBoxLayout* right = newColumn(*m_columns);
    add(*right, QT_TR_NOOP("Hero"), newHeroPane(*m_fields));
    add(*right, QT_TR_NOOP("Starts with"), newKitPane(*m_fields));
    add(*right, QT_TR_NOOP("Origins"), newOriginsPane(*m_fields));
    add(*right, QT_TR_NOOP("Not known at first"), newUnknownPane(*m_fields));
    add(*right, QT_TR_NOOP("Start"), newStart());
    right->addStretch(1);
    add(*rows, QT_TR_NOOP("In its own words"), newTexts());
    return body;
}

QString RulesWindow::words() const { return m_words->text(); }

QString RulesWindow::problem() const { return m_problem->text(); }

QWidget* RulesWindow::newStart()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* place = new QLabel(box);
    auto* line = new QHBoxLayout;
    auto* set = new QPushButton(box);
    auto* forget = new QPushButton(box);
    for (QPushButton* button : {set, forget})
        button->setAutoDefault(false);
    line->addWidget(set);
    line->addWidget(forget);
    line->addStretch(1);
    column->addWidget(place);
    column->addLayout(line);
    connect(set, &QPushButton::clicked, this, &RulesWindow::startWanted);
    connect(forget, &QPushButton::clicked, this, &RulesWindow::forgetStart);
    keepCurrent(*box, [set, forget] {
        set->setText(tr("Set on the map"));
        forget->setText(tr("Let the recipe choose"));
    });
    m_fields->onShow([this, place, forget](const Rules&) {
        const std::optional<Start>& start = m_bench.dungeon().start;
        allow(*forget, start && start->byHand ? QString() : tr("The recipe chooses it already."));
        place->setText(startText());
    });
    return box;
}

void RulesWindow::forgetStart()
{
    m_fields->bakery().make(
        [](Dungeon& dungeon) -> Result<void> {
            dungeon.start.reset();
            return {};
        },
        tr("Start by the recipe"));
}

QString RulesWindow::startText() const
{
    const std::optional<Start>& start = m_bench.dungeon().start;
    const auto at = start ? m_bench.dungeon().positionOf(start->at) : std::nullopt;
    if (!at)
        return tr("Any free floor of level 1, at random.");
    const QString text =
        start->byHand ? tr("Level %1 (%2, %3), set by hand.") : tr("Level %1 (%2, %3), by the recipe.");
    return text.arg(at->z + 1).arg(at->x).arg(at->y);
}

QWidget* RulesWindow::newTexts()
{
    auto* form = new TextsForm;
    connect(form, &TextsForm::changed, this, [this](const DungeonTexts& texts, const QObject* by) {
        m_fields->take([&](Rules& rules) { rules.texts = texts; }, tr("Rules: texts"), by);
    });
    connect(form, &TextsForm::left, m_fields, &RulesFields::endStroke);
    m_fields->onShow([form](const Rules& rules) { form->show(rules.texts); });
    return form;
}

// The dungeon's, which stay as they are while those in the form are not sound.
void RulesWindow::showWords()
{
    const auto sound = m_fields->check();
    m_problem->setVisible(!sound);
    if (sound) {
        m_problem->clear();
    } else {
        const QString what = described(sound.error().what);
        const QString text = TextsForm::nameOf(sound.error().where);
        m_problem->setText(
            tr("◆ %1 The dungeon keeps its last rules.").arg(text.isEmpty() ? what : tr("%1: %2").arg(text, what)));
    }
    QStringList words;
    for (const Text& text : rulesInWords(m_bench.dungeon().rules))
        words += m_bench.describe(text);
    m_words->setText(words.join(u' '));
}

} // namespace cave
