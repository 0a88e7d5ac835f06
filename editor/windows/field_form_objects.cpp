// SPDX-License-Identifier: MIT
// The widgets of a form for what is more than a number or a word.
#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "core/content/effect_rows.h"
#include "editor/files/json_text.h"
#include "editor/panels/field_names.h"
#include "editor/windows/field_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace cave {

namespace {

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
    auto* box = new QComboBox(this);
    for (const Faction& faction : m_bench.catalogue().factions())
        box->addItem(QString(), QString::fromStdString(faction.id));
    keepCurrent(*box, [this, box] {
        for (int i = 0; i < box->count(); ++i) {
            const auto faction = m_bench.catalogue().findFaction(box->itemData(i).toString().toStdString());
            if (faction)
                box->setItemText(i, m_bench.describe({"factions", m_bench.catalogue().faction(*faction).name}));
        }
    });
    Field field = newChoice(what, box);
    field.show = [box](const Json* value) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(box->findData(value ? textOf(value) : QString::fromStdString(CreatureKind().side)));
    };
    return field;
}

FieldForm::Field FieldForm::newNested(const KindField& what)
{
    const Nested nested = nestedOf(what);
    auto* holder = new QWidget(this);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    auto* has = new QCheckBox(holder);
    keepCurrent(*has, [has, what] {
        has->setText(what.kind == FieldKind::Effect ? tr("Something happens when it is used")
                                                    : fieldName(labelOf(what)));
    });
    auto* form = new FieldForm(m_bench, m_artwork, nested.fieldsOf, 3, holder);
    column->addWidget(has);
    column->addWidget(form);
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
    return {what, nullptr, holder, [has, form, nested](const Json* value) {
                has->setChecked(value != nullptr);
                form->setVisible(value != nullptr);
                if (value)
                    form->show(nested.renewed(*value)); // with the aim that goes without saying
            }};
}

FieldForm::Field FieldForm::newTouch(const KindField& what)
{
    auto* form = new FieldForm(m_bench, m_artwork, &touchFields, 2, this);
    connect(form, &FieldForm::changed, this, [this, form, id = what.id] { set(id, cave::newTouch(form->object())); });
    connect(form, &FieldForm::left, this, &FieldForm::left);
    return {what, nullptr, form, [form](const Json* value) { form->show(value ? *value : cave::newTouch({})); }};
}

} // namespace cave
