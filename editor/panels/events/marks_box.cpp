// SPDX-License-Identifier: MIT
#include "editor/panels/events/marks_box.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace cave {

MarksBox::MarksBox(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_title(new QLabel(this)), m_rows(new QGridLayout), m_add(new QPushButton(this))
{
    m_title->setProperty("role", "muted");
    m_title->setWordWrap(true);
    m_rows->setSpacing(4);
    m_rows->setColumnStretch(0, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 8, 8);
    column->addWidget(m_title);
    column->addLayout(m_rows);
    column->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (!addMark(m_script, freshMarkName(m_script)))
            return;
        build();
        emit changed(tr("Add a mark"));
    });
    keepCurrent(*this, [this] {
        m_title->setText(tr("Marks: numbers from 0 that events write and ask"));
        m_add->setText(tr("Add a mark"));
        build();
    });
}

void MarksBox::show(ScriptOwner owner)
{
    const Script& script = scriptOf(m_bench.dungeon(), owner);
    m_owner = owner;
    const bool isSame = script.marks == m_script.marks;
    m_script = script;
    if (!isSame)
        build();
}

void MarksBox::build()
{
    for (QWidget* widget : m_widgets) {
        widget->hide();
        widget->deleteLater(); // it may be what asked for this
    }
    m_widgets.clear();
    for (std::size_t i = 0; i < m_script.marks.size(); ++i) {
        auto* name = new QLineEdit(QString::fromStdString(m_script.marks[i].name), this);
        name->setAccessibleName(tr("Name of the mark"));
        connect(name, &QLineEdit::editingFinished, this, [this, name, i] { rename(i, *name); });
        auto* most = new QSpinBox(this);
        most->setRange(1, kHighestMark);
        most->setValue(m_script.marks[i].most);
        most->setKeyboardTracking(false);
        most->setPrefix(tr("up to "));
        most->setAccessibleName(tr("Highest number of the mark"));
        connect(most, &QSpinBox::valueChanged, this, [this, i](int value) { setMost(i, value); });
        auto* gone = new QToolButton(this);
        gone->setText(QStringLiteral("×"));
        gone->setToolTip(tr("Remove this mark"));
        gone->setAccessibleName(tr("Remove this mark"));
        connect(gone, &QToolButton::clicked, this, [this, i] { remove(i); });
        const int row = static_cast<int>(i);
        m_rows->addWidget(name, row, 0);
        m_rows->addWidget(most, row, 1);
        m_rows->addWidget(gone, row, 2);
        for (QWidget* widget : std::initializer_list<QWidget*>{name, most, gone}) {
            widget->show();
            m_widgets.push_back(widget);
        }
    }
    allow(*m_add,
          m_script.marks.size() < kMostMarks ? QString() : tr("There are %1, and no more can be.").arg(kMostMarks));
}

// Events of levels and pieces may name one of the dungeon's, so the whole design follows.
void MarksBox::rename(std::size_t index, QLineEdit& line)
{
    const std::string before = m_script.marks[index].name;
    const std::string name = line.text().trimmed().toStdString();
    if (name == before)
        return;
    Dungeon renamed = m_bench.dungeon();
    if (renameMark(renamed, m_owner, before, name)) {
        m_script = scriptOf(renamed, m_owner); // so that the fields stay
        m_bench.document().push(changeOf(m_bench.dungeon(), renamed), tr("Rename a mark"));
        return;
    }
    line.setText(QString::fromStdString(before)); // the line stays, and whoever has the focus with it
    emit said(tr("A mark's name is a small letter, then small letters, digits and _, and no other mark has it."));
}

void MarksBox::setMost(std::size_t index, int most)
{
    m_script.marks[index].most = most;
    emit changed(tr("Change a mark"));
}

void MarksBox::remove(std::size_t index)
{
    if (namesMark(m_bench.dungeon(), m_owner, m_script.marks[index].name)) {
        emit said(tr("Events still name the mark %1.").arg(QString::fromStdString(m_script.marks[index].name)));
        return;
    }
    m_script.marks.erase(m_script.marks.begin() + static_cast<std::ptrdiff_t>(index));
    build();
    emit changed(tr("Remove a mark"));
}

} // namespace cave
