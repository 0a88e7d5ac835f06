// SPDX-License-Identifier: MIT
// The widgets of a form for what is more than a number or a word.
#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "core/content/effect_rows.h"
#include "editor/files/json_text.h"
#include "editor/windows/field_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace cave {

namespace {

std::vector<KindField> fieldsOfAlert(const Json&) { return {alertFields().begin(), alertFields().end()}; }

Json beginAlert(const Json& known)
{
    return known == Json(Json::Object{}) ? Json(Json::Object{{"sure", 3}, {"per_mille", 300}, {"hears", 8}}) : known;
}

} // namespace

FieldForm::Field FieldForm::newEffect(const KindField& what)
{
    return newObject(what, [] { return tr("Something happens when it is used"); }, &effectFields, &cave::newEffect);
}

FieldForm::Field FieldForm::newAlert(const KindField& what)
{
    return newObject(what, [] { return tr("It may overlook the hero"); }, &fieldsOfAlert, &beginAlert);
}

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

FieldForm::Field FieldForm::newObject(const KindField& what, std::function<QString()> has, FieldsOf fieldsOf,
                                      Json (*begin)(const Json&))
{
    auto* holder = new QWidget(this);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    auto* isThere = new QCheckBox(holder);
    keepCurrent(*isThere, [isThere, has = std::move(has)] { isThere->setText(has()); });
    auto* form = new FieldForm(m_bench, m_artwork, std::move(fieldsOf), 3, holder);
    column->addWidget(isThere);
    column->addWidget(form);
    holder->setFocusProxy(isThere);
    connect(isThere, &QCheckBox::clicked, this, [this, begin, id = what.id](bool isOn) {
        emit left();
        if (isOn)
            set(id, begin(Json::Object{}));
        else
            remove(id);
    });
    connect(form, &FieldForm::changed, this, [this, begin, form, id = what.id] { set(id, begin(form->object())); });
    connect(form, &FieldForm::left, this, &FieldForm::left);
    return {what, nullptr, holder, [begin, isThere, form](const Json* value) {
                isThere->setChecked(value != nullptr);
                form->setVisible(value != nullptr);
                if (value)
                    form->show(begin(*value)); // with what goes without saying
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
