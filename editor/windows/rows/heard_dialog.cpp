// SPDX-License-Identifier: MIT
#include "editor/windows/rows/heard_dialog.h"

#include "app/view/ui/announce.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/base/enum_count.h"
#include "editor/windows/forms/problem_line.h"
#include "editor/windows/forms/undo_keys.h"
#include "editor/windows/rows_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <array>

namespace cave {

namespace {

constexpr QSize kHeardSize{760, 480}; // pixels, for 13 px text

} // namespace

// What the dialog says of each list.
struct HeardDialog::Sort {
    const char* title;
    const char* about;
    const char* change; // names a step
};

const HeardDialog::Sort& HeardDialog::sortOf(HeardList list)
{
    static constexpr std::array kSorts{
        Sort{QT_TR_NOOP("Heard when"),
             QT_TR_NOOP("What is heard when something happens, in place of what the game would play."),
             QT_TR_NOOP("Change what is heard")},
        Sort{
            QT_TR_NOOP("Heard near"),
            QT_TR_NOOP("What goes on as long as some ground is near, such as water. A row for a sound of the game goes "
                       "before what the game has for it."),
            QT_TR_NOOP("Change what is heard near")},
        Sort{QT_TR_NOOP("Music"),
             QT_TR_NOOP("The calm music of levels, by what they wear, in place of the game's: few notes, drawn from a "
                        "scale. Players hear it where their settings have music on."),
             QT_TR_NOOP("Change the music")},
    };
    static_assert(kSorts.size() == enumCount<HeardList>());
    return kSorts[static_cast<std::size_t>(list)];
}

HeardDialog::HeardDialog(Workbench& bench, std::shared_ptr<Artwork> artwork, HeardList list, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_list(list), m_about(roleLabel({}, "muted")),
      m_rows(new RowsField(bench, std::move(artwork), list, this)), m_problem(new ProblemLine(this)),
      m_close(new QPushButton(this)), m_stroke(bench)
{
    layOut();
    connectRows();
    connectDesign();
    showDesign();
    m_rows->focusFirst();
    keepCurrent(*this, [this] { showTexts(); });
}

void HeardDialog::layOut()
{
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_about);
    column->addWidget(scrolling(*m_rows, this), 1);
    column->addWidget(m_problem);
    column->addLayout(foot);
    m_about->setWordWrap(true);
    m_close->setAutoDefault(false);
    resizeGrown(*this, kHeardSize);
}

void HeardDialog::connectRows()
{
    connect(m_rows, &RowsField::changed, this,
            [this] { takeRows(m_stroke.of(QString::fromLatin1(sortOf(m_list).title))); });
    connect(m_rows, &RowsField::left, this, [this] { m_stroke.end(); });
    connect(m_rows, &RowsField::notHeard, this, [this](const QString& why) {
        m_problem->tell([why] { return tr("◆ %1").arg(why); });
        announce(*m_problem, why);
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &QDialog::finished, this, [this] { m_bench.sounds().stop(); });
}

void HeardDialog::connectDesign()
{
    addUndoKeys(*this, m_bench);
    connect(&m_bench.document(), &Document::edited, this, &HeardDialog::showDesign);
    connect(&m_bench.document(), &Document::replaced, this, &HeardDialog::showDesign);
}

void HeardDialog::showTexts()
{
    setWindowTitle(tr(sortOf(m_list).title));
    m_close->setText(tr("Close"));
    showAbout();
}

void HeardDialog::showAbout()
{
    const QString about = tr(sortOf(m_list).about);
    m_about->setText(m_rows->rows().empty()
                         ? about + u'\n' + tr("This dungeon has none of its own. The button below adds the first.")
                         : about);
}

QString HeardDialog::about() const { return m_about->text(); }

QString HeardDialog::problem() const { return m_problem->text(); }

void HeardDialog::showDesign()
{
    m_rows->show(heardRows(m_bench.dungeon(), m_list));
    showAbout();
    markNone();
}

void HeardDialog::markNone()
{
    m_rows->mark({});
    m_problem->tell([] { return QString(); });
}

// What is not sound stays in the form until it is.
void HeardDialog::takeRows(int stroke)
{
    const Json::Array rows = m_rows->rows();
    m_rows->show(rows); // as many as there are now
    showAbout();
    Dungeon changed = m_bench.dungeon();
    if (auto sound = setHeard(changed, m_list, rows); !sound) {
        Error error = std::move(sound.error());
        const std::string_view key = heardKey(m_list);
        error.where = error.where.starts_with(key) ? error.where.substr(key.size()) : std::string();
        m_rows->mark(error.where);
        m_problem->tell(error, [this, where = error.where] { return m_rows->nameAt(where); });
        return;
    }
    markNone();
    if (heardRows(changed, m_list) != heardRows(m_bench.dungeon(), m_list)) // else as before what could not be taken
        m_bench.document().push(changeOf(m_bench.dungeon(), changed), tr(sortOf(m_list).change), stroke);
}

} // namespace cave
