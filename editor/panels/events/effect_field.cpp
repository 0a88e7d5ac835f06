// SPDX-License-Identifier: MIT
#include "editor/panels/events/effect_field.h"

#include "core/content/effect_rows.h"
#include "editor/files/json_text.h"
#include "editor/panels/field_names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace cave {

namespace {

QString textOfId(std::string_view id) { return QString::fromStdString(std::string(id)); }

void nameField(QWidget& editor, const KindField& field)
{
    const QString name = fieldName(labelOf(field));
    editor.setAccessibleName(name);
    editor.setToolTip(name + u'\n' + fieldHelp(labelOf(field)));
}

std::vector<KindField> membersOf(const Json& row)
{
    std::vector<KindField> fields = touchFields(row);
    fields.erase(fields.begin()); // the kind
    return fields;
}

} // namespace

QComboBox* newNarrowBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

EffectField::EffectField(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_row(newTouch(Json::Object{})), m_kind(newNarrowBox(this)),
      m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(m_kind);
    setFocusProxy(m_kind);
    const KindField kind = touchFields(m_row).front();
    nameField(*m_kind, kind);
    for (const std::string_view word : kind.words)
        m_kind->addItem(fieldWord(word), textOfId(word));
    connect(m_kind, &QComboBox::activated, this, &EffectField::takeKind);
    showRow();
}

void EffectField::show(const Effect& effect)
{
    m_row = rowOfTouch(effect);
    showRow();
}

Effect EffectField::effect() const
{
    std::optional<Error> problem;
    return readTouch(JsonCursor(m_row, problem));
}

// Numbers that the row need not say are 0 where it does not.
void EffectField::showRow()
{
    const std::vector<KindField> fields = membersOf(m_row);
    if (!std::ranges::equal(fields, m_members, {}, &KindField::id, &Member::id))
        build(fields);
    m_kind->setCurrentIndex(m_kind->findData(textOf(m_row.find("kind"))));
    for (const Member& member : m_members) {
        const Json* value = m_row.find(member.id);
        member.show(value ? *value : Json(0));
    }
}

void EffectField::build(const std::vector<KindField>& fields)
{
    while (m_form->rowCount() > 1)
        m_form->removeRow(1);
    m_members.clear();
    for (const KindField& field : fields)
        if (field.kind == FieldKind::Gas)
            addGas(field);
        else
            addNumber(field);
}

void EffectField::addNumber(const KindField& field)
{
    auto* box = new QSpinBox(this);
    box->setRange(field.low, field.high);
    box->setKeyboardTracking(false);
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // large numbers are not to widen the panel
    connect(box, &QSpinBox::valueChanged, this, [this, id = field.id](int value) { take(id, value); });
    addMember(field, box, [box](const Json& value) {
        const QSignalBlocker quiet(box);
        box->setValue(static_cast<int>(*value.as<std::int64_t>()));
    });
}

void EffectField::addGas(const KindField& field)
{
    QComboBox* box = newNarrowBox(this);
    for (const GasKind& gas : m_bench.catalogue().gases())
        box->addItem(m_bench.describer().name(KindTable::Gas, gas.id), textOfId(gas.id));
    connect(box, &QComboBox::activated, this,
            [this, box, id = field.id] { take(id, box->currentData().toString().toStdString()); });
    addMember(field, box, [box](const Json& value) { box->setCurrentIndex(box->findData(textOf(&value))); });
}

void EffectField::addMember(const KindField& field, QWidget* editor, std::function<void(const Json& value)> show)
{
    nameField(*editor, field);
    editor->setObjectName(textOfId(field.id));
    auto* label = new QLabel(editor->accessibleName(), this);
    label->setProperty("role", "muted");
    label->setToolTip(editor->toolTip());
    label->setBuddy(editor);
    m_form->addRow(label, editor);
    setTabOrder(m_members.empty() ? m_kind : m_members.back().editor, editor); // else behind all of the window
    m_members.push_back({field.id, editor, std::move(show)});
}

// The gas that a cloud usually is of may be none of the dungeon's.
void EffectField::takeKind()
{
    m_row.set("kind", m_kind->currentData().toString().toStdString());
    m_row = newTouch(m_row);
    const Catalogue& catalogue = m_bench.catalogue();
    for (const KindField& field : membersOf(m_row))
        if (field.kind == FieldKind::Gas && !catalogue.gases().empty() &&
            !catalogue.findGas(*m_row.find(field.id)->as<std::string>()))
            m_row.set(field.id, catalogue.gases().front().id);
    showRow();
    emit changed();
}

void EffectField::take(std::string_view id, Json value)
{
    m_row.set(id, std::move(value));
    emit changed();
}

} // namespace cave
