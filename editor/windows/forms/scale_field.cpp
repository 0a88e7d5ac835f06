// SPDX-License-Identifier: MIT
#include "editor/windows/forms/scale_field.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr std::array<const char*, kSemitones> kIntervals{
    QT_TRANSLATE_NOOP("cave::ScaleField", "root"),          QT_TRANSLATE_NOOP("cave::ScaleField", "minor second"),
    QT_TRANSLATE_NOOP("cave::ScaleField", "major second"),  QT_TRANSLATE_NOOP("cave::ScaleField", "minor third"),
    QT_TRANSLATE_NOOP("cave::ScaleField", "major third"),   QT_TRANSLATE_NOOP("cave::ScaleField", "perfect fourth"),
    QT_TRANSLATE_NOOP("cave::ScaleField", "tritone"),       QT_TRANSLATE_NOOP("cave::ScaleField", "perfect fifth"),
    QT_TRANSLATE_NOOP("cave::ScaleField", "minor sixth"),   QT_TRANSLATE_NOOP("cave::ScaleField", "major sixth"),
    QT_TRANSLATE_NOOP("cave::ScaleField", "minor seventh"), QT_TRANSLATE_NOOP("cave::ScaleField", "major seventh"),
};

int semitonesOf(const Json& note) { return static_cast<int>(*note.as<std::int64_t>()); }

} // namespace

ScaleField::ScaleField(QWidget* parent) : QWidget(parent)
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    for (int semitones = 0; semitones < kSemitones; ++semitones) {
        auto* note = new QToolButton(this);
        note->setText(QString::number(semitones));
        note->setCheckable(true);
        line->addWidget(note);
        connect(note, &QToolButton::clicked, this, [this, semitones](bool isOn) { toggle(semitones, isOn); });
        m_notes[static_cast<std::size_t>(semitones)] = note;
    }
    line->addStretch(1);
    setFocusProxy(m_notes.front());
    keepCurrent(*this, [this] {
        for (std::size_t i = 0; i < m_notes.size(); ++i)
            nameButton(*m_notes[i], tr(kIntervals[i]));
    });
}

void ScaleField::show(const Json::Array& scale)
{
    m_scale = scale;
    for (QToolButton* note : m_notes)
        note->setChecked(false);
    for (const Json& note : m_scale)
        m_notes[static_cast<std::size_t>(semitonesOf(note))]->setChecked(true);
}

// The others stay in the order in which a hand may have written them.
void ScaleField::toggle(int semitones, bool isOn)
{
    std::erase(m_scale, Json(semitones));
    if (isOn)
        m_scale.insert(std::ranges::find_if(m_scale, [&](const Json& note) { return semitonesOf(note) > semitones; }),
                       Json(semitones));
    emit changed();
}

} // namespace cave
