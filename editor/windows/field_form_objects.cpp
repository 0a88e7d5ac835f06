// SPDX-License-Identifier: MIT
// The widgets of a form for what is more than a number or a word.
#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/content/effect_rows.h"
#include "core/content/sounds/heard_as.h"
#include "core/content/sounds/sound_book.h"
#include "editor/files/json_text.h"
#include "editor/panels/field_names.h"
#include "editor/panels/theme_box.h"
#include "editor/windows/field_form.h"
#include "editor/windows/forms/scale_field.h"
#include "editor/windows/rows/sound_names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace cave {

namespace {

constexpr int kTickIndent = 22; // pixels of what belongs to a tick

// What the form of an object within an object shows, and how that object is made sound after a change, or to begin
// with.
struct Nested {
    FieldsOf fieldsOf;
    std::function<Json(const Json& before)> renewed;
};

Nested nestedOf(const KindField& what)
{
    if (what.kind == FieldKind::Effect)
        return {&effectFields, &newEffect};
    if (what.kind == FieldKind::MayTouch)
        return {&touchFields, &cave::newTouch};
    if (what.kind == FieldKind::Befalling)
        return {&befallingFields, &newBefalling};
    return {[what](const Json&) { return std::vector<KindField>(what.parts.begin(), what.parts.end()); },
            [what](const Json& before) { return before.as<Json::Object>()->empty() ? newPart(what) : before; }};
}

} // namespace

FieldForm::Field FieldForm::newFaction(const KindField& what)
{
    const bool mayBeAny = what.kind == FieldKind::AnyFaction;
    Field field = newKnown(what, [this, mayBeAny](QComboBox& box) {
        if (mayBeAny)
            box.addItem(tr("everybody"), QString());
        for (const Faction& faction : m_bench.catalogue().factions())
            box.addItem(m_bench.describe({"factions", faction.name}), QString::fromStdString(faction.id));
    });
    if (!mayBeAny)
        field.show = [show = field.show, usual = Json(CreatureKind().side)](const Json* value) {
            show(value ? value : &usual);
        };
    return field;
}

// Filled anew as those come, go, or are called otherwise, such as by undoing.
FieldForm::Field FieldForm::newKnown(const KindField& what, const std::function<void(QComboBox& box)>& fill)
{
    auto* box = new QComboBox(this);
    const auto fillAnew = [box, fill] {
        const QSignalBlocker quiet(box);
        const QVariant chosen = box->currentData();
        box->clear();
        fill(*box);
        box->setCurrentIndex(box->findData(chosen));
    };
    keepCurrent(*box, fillAnew);
    connect(&m_bench, &Workbench::kindsChanged, box, fillAnew);
    connect(&m_bench.document(), &Document::replaced, box, fillAnew);
    Field field = newChoice(what, box);
    field.show = [box, fillAnew](const Json* value) {
        if (box->findData(textOf(value)) < 0) // the form may learn of it before the box
            fillAnew();
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(box->findData(textOf(value)));
    };
    return field;
}

FieldForm::Field FieldForm::newSound(const KindField& what)
{
    return newKnown(what, [this, kind = what.kind](QComboBox& box) {
        if (kind == FieldKind::SoundOrVoice)
            box.addItem(tr("the voice of each creature"), QString::fromStdString(std::string(kVoiceSound)));
        for (const SoundRow& sound : m_bench.catalogue().sounds()->sounds())
            if (sound.loops || kind != FieldKind::SoundThatLoops)
                box.addItem(soundName(m_bench, sound), QString::fromStdString(sound.id));
    });
}

FieldForm::Field FieldForm::newTheme(const KindField& what)
{
    return newKnown(what, [this](QComboBox& box) {
        box.addItem(tr("all others"), QString());
        for (const Theme& theme : m_bench.catalogue().themes())
            box.addItem(ThemeBox::nameOf(theme.id), QString::fromStdString(theme.id));
    });
}

FieldForm::Field FieldForm::newScale(const KindField& what)
{
    auto* notes = new ScaleField(this);
    connect(notes, &ScaleField::changed, this, [this, notes, id = what.id] {
        emit left();
        set(id, notes->scale());
    });
    return {what, nullptr, notes, [notes](const Json* value) {
                const auto* list = value ? value->as<Json::Array>() : nullptr;
                notes->show(list ? *list : Json::Array{});
            }};
}

FieldForm::Field FieldForm::newHeardOf(const KindField& what)
{
    std::vector<std::string_view> words{kCountedThing, kWieldedThing};
    words.insert(words.end(), usedByWords().begin(), usedByWords().end());
    words.insert(words.end(), kHeardSides.begin(), kHeardSides.end());
    return newKnown(what, [this, words, label = labelOf(what)](QComboBox& box) {
        box.addItem(tr("anything"), QString());
        for (const std::string_view word : words)
            box.addItem(fieldWord(word, label), QString::fromStdString(std::string(word)));
        for (const CreatureKind& kind : m_bench.catalogue().creatures())
            box.addItem(m_bench.describer().name(KindTable::Creature, kind.id), QString::fromStdString(kind.id));
        for (const TileKind& kind : m_bench.catalogue().tiles())
            box.addItem(m_bench.describer().name(KindTable::Tile, kind.id), QString::fromStdString(kind.id));
    });
}

FieldForm::Field FieldForm::newNested(const KindField& what)
{
    const Nested nested = nestedOf(what);
    auto* holder = new QWidget(this);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    auto* has = new QCheckBox(holder);
    const bool isEffect = what.kind == FieldKind::Effect;
    if (isEffect)
        keepCurrent(*has, [has] { has->setText(tr("Something happens when it is used")); });
    auto* form = new FieldForm(m_bench, m_artwork, nested.fieldsOf, 3, holder);
    auto* line = new QHBoxLayout; // margins would stay on the left in languages that are read from the right
    line->addSpacing(isEffect ? 0 : kTickIndent);
    line->addWidget(form);
    column->addWidget(has);
    column->addLayout(line);
    holder->setFocusProxy(has);
    connect(has, &QCheckBox::clicked, this, [this, nested, id = what.id](bool isOn) {
        emit left();
        if (isOn)
            set(id, nested.renewed(Json::Object{}));
        else
            remove(id);
    });
    connect(form, &FieldForm::changed, this,
            [this, form, nested, id = what.id] { set(id, nested.renewed(form->object())); });
    connect(form, &FieldForm::left, this, &FieldForm::left);
    const auto show = [has, form, nested](const Json* value) {
        has->setChecked(value != nullptr);
        form->setVisible(value != nullptr);
        if (value)
            form->show(nested.renewed(*value)); // with the aim that goes without saying
    };
    return {what, nullptr, holder, show, isEffect ? nullptr : has};
}

FieldForm::Field FieldForm::newTouch(const KindField& what)
{
    auto* form = new FieldForm(m_bench, m_artwork, &touchFields, 2, this);
    connect(form, &FieldForm::changed, this, [this, form, id = what.id] { set(id, cave::newTouch(form->object())); });
    connect(form, &FieldForm::left, this, &FieldForm::left);
    return {what, nullptr, form, [form](const Json* value) { form->show(value ? *value : cave::newTouch({})); }};
}

// Its two ends behind a tick; the last is never below the first.
FieldForm::Field FieldForm::newBand(const KindField& what)
{
    auto* holder = new QWidget(this);
    QHBoxLayout* line = newLineLayout(holder);
    auto* has = new QCheckBox(holder);
    auto* first = new QSpinBox(holder);
    auto* last = new QSpinBox(holder);
    for (QWidget* part : std::initializer_list<QWidget*>{has, first, last})
        line->addWidget(part);
    line->addStretch(1);
    for (QSpinBox* end : {first, last}) {
        end->setRange(what.low, what.high);
        connect(end, &QSpinBox::editingFinished, this, &FieldForm::left);
    }
    keepCurrent(*holder, [has, first, last, label = labelOf(what)] {
        has->setAccessibleName(fieldName(label));
        first->setAccessibleName(tr("First level"));
        last->setAccessibleName(tr("Last level"));
    });
    holder->setFocusProxy(has);
    const auto take = [this, first, last, id = what.id] { set(id, Json::Array{first->value(), last->value()}); };
    connect(has, &QCheckBox::clicked, this, [this, take, id = what.id](bool isOn) {
        emit left();
        if (isOn)
            take();
        else
            remove(id);
    });
    connect(first, &QSpinBox::valueChanged, this, [last, take](int value) {
        const QSignalBlocker quiet(last);
        last->setValue(std::max(last->value(), value));
        take();
    });
    connect(last, &QSpinBox::valueChanged, this, [first, take](int value) {
        const QSignalBlocker quiet(first);
        first->setValue(std::min(first->value(), value));
        take();
    });
    return {what, nullptr, holder, [has, first, last](const Json* value) {
                const auto* ends = value ? value->as<Json::Array>() : nullptr;
                has->setChecked(ends != nullptr);
                for (const auto& [end, index] : {std::pair(first, 0U), std::pair(last, 1U)}) {
                    const QSignalBlocker quiet(end);
                    end->setVisible(ends != nullptr);
                    if (ends && index < ends->size())
                        end->setValue(static_cast<int>(*(*ends)[index].as<std::int64_t>()));
                }
            }};
}

} // namespace cave
