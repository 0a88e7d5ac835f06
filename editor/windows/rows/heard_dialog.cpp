// SPDX-License-Identifier: MIT
#include "editor/windows/rows/heard_dialog.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/edit/kinds/heard_edit.h"
#include "editor/panels/field_names.h"
#include "editor/windows/field_form.h"
#include "editor/windows/forms/problem_line.h"
#include "editor/windows/rows/undo_keys.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr QSize kHeardSize{760, 480}; // pixels, for 13 px text
constexpr KindField kHeardList{.id = "events", .kind = FieldKind::Heard, .label = "heard_events"};

} // namespace

HeardDialog::HeardDialog(Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_about(roleLabel({}, "muted")),
      m_form(new FieldForm(
          bench, std::move(artwork), [](const Json&) { return std::vector{kHeardList}; }, 1, this)),
      m_problem(new ProblemLine(this)), m_close(new QPushButton(this)), m_stroke(bench)
{
    layOut();
    connect(m_form, &FieldForm::changed, this, [this](const QString& id) { takeForm(m_stroke.of(id)); });
    connect(m_form, &FieldForm::left, this, [this] { m_stroke.end(); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connectDesign();
    showDesign();
    keepCurrent(*this, [this] { showTexts(); });
}

void HeardDialog::layOut()
{
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_about);
    column->addWidget(scrolling(*m_form, this), 1);
    column->addWidget(m_problem);
    column->addLayout(foot);
    m_about->setWordWrap(true);
    m_close->setAutoDefault(false);
    resizeGrown(*this, kHeardSize);
}

void HeardDialog::connectDesign()
{
    addUndoKeys(*this, m_bench);
    connect(&m_bench.document(), &Document::edited, this, &HeardDialog::showDesign);
    connect(&m_bench.document(), &Document::replaced, this, &HeardDialog::showDesign);
}

void HeardDialog::showTexts()
{
    setWindowTitle(tr("Heard when"));
    m_about->setText(fieldHelp(kHeardList.label));
    m_close->setText(tr("Close"));
}

QString HeardDialog::problem() const { return m_problem->text(); }

void HeardDialog::showDesign()
{
    m_form->show(Json::Object{{std::string(kHeardList.id), heardRows(m_bench.dungeon())}});
    m_form->mark({});
    m_problem->tell([] { return QString(); });
}

// What is not sound stays in the form until it is.
void HeardDialog::takeForm(int stroke)
{
    const Json taken = m_form->object();
    m_form->show(taken); // as many rows as there are now
    const Json::Array rows = *taken.find(kHeardList.id)->as<Json::Array>();
    Dungeon changed = m_bench.dungeon();
    if (const auto sound = setHeard(changed, rows); !sound) {
        m_form->mark(sound.error().where);
        m_problem->tell(sound.error(), *m_form);
        return;
    }
    m_form->mark({});
    m_problem->tell([] { return QString(); });
    if (heardRows(changed) != heardRows(m_bench.dungeon())) // else it is as before what could not be taken
        m_bench.document().push(changeOf(m_bench.dungeon(), changed), tr("Change what is heard"), stroke);
}

} // namespace cave
