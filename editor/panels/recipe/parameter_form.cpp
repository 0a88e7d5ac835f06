// SPDX-License-Identifier: MIT
#include "editor/panels/recipe/parameter_form.h"

#include "app/view/ui/keep_current.h"
#include "core/edit/recipe_edit.h"
#include "core/generate/curve.h"
#include "core/generate/passes.h"
#include "editor/panels/recipe/parameter_head.h"
#include "editor/panels/recipe/recipe_words.h"
#include "editor/panels/recipe/weights_table.h"
#include "editor/panels/recipe/where_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace cave {

namespace {

constexpr int kMostSliderSteps = 2000; // of a range that a slider is any good for
constexpr int kFieldWidth = 62;        // pixels of a number
constexpr int kLeastSlider = 20;       // pixels

bool isNumber(const Parameter& parameter)
{
    return parameter.kind == ParameterKind::Integer || parameter.kind == ParameterKind::PerMille;
}

std::pair<int, int> rangeOf(const Parameter& parameter)
{
    return parameter.kind == ParameterKind::PerMille ? std::pair(0, 1000) : std::pair(parameter.low, parameter.high);
}

Json valueOf(const RecipeRow& row, const Parameter& parameter)
{
    const Json* own = row.parameters.find(parameter.id);
    return own ? *own : parameter.byDefault;
}

// As wide as the form is, whatever its longest word: the panel is narrow, and does not scroll sideways.
QComboBox* newChooser(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

} // namespace

ParameterForm::ParameterForm(Workbench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(10, 4, 10, 8);
    m_form->setSpacing(6);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    keepCurrent(*this, [this] { std::ranges::for_each(m_fields, [this](const Field& field) { nameField(field); }); });
}

void ParameterForm::clear()
{
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            if (!item)
                continue;
            item->widget()->hide();
            item->widget()->setObjectName({});
            item->widget()->deleteLater(); // it may be what asked for this
            delete item;
        }
    }
    m_fields.clear();
    m_where = nullptr;
    m_row = {};
}

void ParameterForm::show(const LevelRow& shown)
{
    const RecipeRow& row = shown.row;
    const Pass* pass = findPass(row.type, row.version);
    if (!pass) {
        clear();
        return;
    }
    std::vector<bool> curves;
    curves.reserve(pass->parameters.size());
    for (const Parameter& parameter : pass->parameters)
        curves.push_back(isNumber(parameter) && valueOf(row, parameter).as<Json::Object>());
    if (row.uid != m_row || row.type != m_type || curves != m_curves) {
        m_curves = curves;
        build(row);
    }
    if (std::exchange(m_level, m_bench.z()) != m_bench.z())
        dropTyped();
    for (Field& field : m_fields) {
        if (const Json value = valueOf(row, *field.parameter); field.shown != value) {
            field.shown = value;
            field.show(value);
        }
        const bool isOwn = std::ranges::find(shown.own, field.parameter->id) != shown.own.end();
        field.head->setOwn(isOwn || shown.isExtra, !shown.isExtra);
    }
    if (m_where)
        m_where->show(row.where);
}

void ParameterForm::dropTyped()
{
    for (Field& field : m_fields)
        field.shown.reset();
}

void ParameterForm::build(const RecipeRow& row)
{
    clear();
    m_row = row.uid;
    m_type = row.type;
    m_stroke = kNoStroke;
    const Pass* pass = findPass(row.type, row.version);
    m_fields.reserve(pass->parameters.size());
    for (const Parameter& parameter : pass->parameters) {
        Field field = newField(parameter, valueOf(row, parameter));
        field.parameter = &parameter;
        field.editor->setObjectName(
            QString::fromUtf8(parameter.id.data(), static_cast<qsizetype>(parameter.id.size())));
        field.head = newHead(parameter);
        if (parameter.kind == ParameterKind::Table) {
            m_form->addRow(field.head);
            m_form->addRow(field.editor);
        } else {
            m_form->addRow(field.head, field.editor);
        }
        nameField(field);
        m_fields.push_back(std::move(field));
    }
    if (row.type != kEditsType)
        addWhere();
}

ParameterHead* ParameterForm::newHead(const Parameter& parameter)
{
    auto* head = new ParameterHead(parameter, this);
    connect(head, &ParameterHead::switched, this, [this, id = std::string(parameter.id)](bool isOwn) {
        m_stroke = kNoStroke;
        emit ownChanged(QString::fromStdString(id), isOwn);
    });
    return head;
}

void ParameterForm::nameField(const Field& field)
{
    field.editor->setAccessibleName(parameterName(*field.parameter));
    field.editor->setToolTip(parameterHelp(*field.parameter));
    field.head->showTexts();
}

void ParameterForm::addWhere()
{
    m_where = new WhereBox(m_bench, this);
    m_where->setObjectName("where");
    auto* label = new QLabel(this);
    keepCurrent(*label, [label, where = m_where] {
        label->setText(tr("Where"));
        where->setToolTip(tr("Where this row may write; the rest stays as it was."));
    });
    label->setProperty("role", "muted");
    m_form->addRow(label, m_where);
    connect(m_where, &WhereBox::changed, this, &ParameterForm::whereChanged);
    connect(m_where, &WhereBox::said, this, &ParameterForm::said);
}

ParameterForm::Field ParameterForm::newField(const Parameter& parameter, const Json& value)
{
    switch (parameter.kind) {
    case ParameterKind::Integer:
    case ParameterKind::PerMille: return value.as<Json::Object>() ? newCurve(parameter) : newNumber(parameter);
    case ParameterKind::Choice: return newChoice(parameter);
    case ParameterKind::Flag: return newFlag(parameter);
    case ParameterKind::Tile: return newTile(parameter);
    case ParameterKind::Table: return newTable(parameter);
    case ParameterKind::Word: return newWord(parameter);
    }
    return {};
}

void ParameterForm::tell(const Parameter& parameter, const Json& value)
{
    if (m_stroke == kNoStroke || m_strokeOf != parameter.id) {
        m_stroke = m_bench.document().newStroke();
        m_strokeOf = parameter.id;
    }
    emit changed(QString::fromStdString(m_strokeOf), value, m_stroke);
}

void ParameterForm::tellAlone(const Parameter& parameter, const Json& value)
{
    m_stroke = kNoStroke;
    tell(parameter, value);
    m_stroke = kNoStroke;
}

// A slider for ranges that one can aim in, a box for every number, and a button that makes it go by depth.
ParameterForm::Field ParameterForm::newNumber(const Parameter& parameter)
{
    const auto [low, high] = rangeOf(parameter);
    auto* holder = new QWidget(this);
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    auto* slider = new QSlider(Qt::Horizontal, holder);
    auto* box = new QSpinBox(holder);
    box->setRange(low, high);
    box->setKeyboardTracking(false);
    box->setMinimumWidth(kFieldWidth);
    box->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // the slider gives way
    box->installEventFilter(this);
    if (parameter.kind == ParameterKind::PerMille)
        box->setSuffix(QStringLiteral(" ‰")); // in every language: another one would undo what is half typed
    slider->setRange(low, std::min(high, low + kMostSliderSteps));
    slider->setVisible(high - low <= kMostSliderSteps);
    slider->setPageStep(std::max(1, (high - low) / 20));
    slider->setMinimumWidth(kLeastSlider);
    auto* byDepth = new QToolButton(holder);
    byDepth->setText(QStringLiteral("∕"));
    keepCurrent(*holder, [slider, box, byDepth, &parameter] {
        slider->setAccessibleName(parameterName(parameter));
        box->setAccessibleName(parameterName(parameter));
        byDepth->setToolTip(tr("Goes by depth\nLets the number change from level to level."));
        byDepth->setAccessibleName(tr("Goes by depth"));
    });
    line->addWidget(slider, 1);
    line->addWidget(box);
    line->addWidget(byDepth);
    holder->setFocusProxy(box);
    connect(slider, &QSlider::valueChanged, this, [this, &parameter](int value) { tell(parameter, value); });
    connect(slider, &QSlider::sliderPressed, this, [this] { m_stroke = kNoStroke; });
    connect(slider, &QSlider::sliderReleased, this, [this] { m_stroke = kNoStroke; });
    connect(box, &QSpinBox::valueChanged, this, [this, &parameter](int value) { tell(parameter, value); });
    connect(byDepth, &QToolButton::clicked, this, [this, &parameter, box] {
        // Said as Json: compilers differ on whether a list of one list is a copy of it.
        tellAlone(parameter, Json::Object{{"line", Json::Array{Json(Json::Array{1, box->value()})}}});
    });
    const auto show = [slider, box](const Json& json) {
        const QSignalBlocker quietSlider(slider);
        const QSignalBlocker quietBox(box);
        const int value = static_cast<int>(*json.as<std::int64_t>());
        slider->setValue(value);
        box->setValue(value);
    };
    return {nullptr, holder, show};
}

ParameterForm::Field ParameterForm::newCurve(const Parameter& parameter)
{
    auto* holder = new QWidget(this);
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    auto* box = new QLineEdit(holder);
    auto* plain = new QToolButton(holder);
    plain->setText(QStringLiteral("—"));
    keepCurrent(*holder, [box, plain, &parameter] {
        box->setAccessibleName(parameterName(parameter));
        box->setToolTip(
            tr("\"line 1:900, 26:100\" runs straight between levels 1 and 26, \"step 1:2, 4:3\" holds each value "
               "from its level on."));
        plain->setToolTip(tr("The same on all levels\nTakes the number of this level for all."));
        plain->setAccessibleName(tr("The same on all levels"));
    });
    line->addWidget(box, 1);
    line->addWidget(plain);
    holder->setFocusProxy(box);
    connect(box, &QLineEdit::editingFinished, this, [this, &parameter, box] {
        const auto value = parseCurve(box->text().toStdString());
        if (value)
            tellAlone(parameter, *value);
        else
            emit said(tr("Write a number, \"line 1:900, 26:100\" or \"step 1:2, 4:3\"."));
    });
    connect(plain, &QToolButton::clicked, this, [this, &parameter, box] {
        if (const auto value = parseCurve(box->text().toStdString()))
            tellAlone(parameter, valueAt(*value, m_bench.z() + 1));
    });
    return {nullptr, holder, [box](const Json& json) { box->setText(QString::fromStdString(curveText(json))); }};
}

ParameterForm::Field ParameterForm::newChoice(const Parameter& parameter)
{
    auto* box = newChooser(this);
    for (const std::string_view choice : parameter.choices)
        box->addItem(QString(), QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
    keepCurrent(*box, [&parameter, box] {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, choiceText(parameter, parameter.choices[static_cast<std::size_t>(i)]));
    });
    connect(box, &QComboBox::activated, this,
            [this, &parameter, box] { tellAlone(parameter, box->currentData().toString().toStdString()); });
    return {nullptr, box, [box](const Json& json) {
                const QSignalBlocker quiet(box);
                box->setCurrentIndex(box->findData(QString::fromStdString(*json.as<std::string>())));
            }};
}

ParameterForm::Field ParameterForm::newFlag(const Parameter& parameter)
{
    auto* box = new QCheckBox(this);
    connect(box, &QCheckBox::clicked, this, [this, &parameter](bool isOn) { tellAlone(parameter, isOn); });
    return {nullptr, box, [box](const Json& json) { box->setChecked(*json.as<bool>()); }};
}

ParameterForm::Field ParameterForm::newTile(const Parameter& parameter)
{
    auto* box = newChooser(this);
    const int first = parameter.byDefault.as<std::string>()->empty() ? 1 : 0;
    if (first > 0)
        box->addItem(QString(), QString());
    for (const TileKind& kind : m_bench.catalogue().tiles())
        box->addItem(QString(), QString::fromStdString(kind.id)); // {} would be an icon, and the id a text
    keepCurrent(*box, [this, box, first] {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, i < first ? tr("none") : m_bench.tileName(static_cast<TileId>(i - first)));
    });
    connect(box, &QComboBox::activated, this,
            [this, &parameter, box] { tellAlone(parameter, box->currentData().toString().toStdString()); });
    return {nullptr, box, [box](const Json& json) {
                const QSignalBlocker quiet(box);
                box->setCurrentIndex(box->findData(QString::fromStdString(*json.as<std::string>())));
            }};
}

// Names and tags of the dungeon's pieces are offered; others can be typed.
ParameterForm::Field ParameterForm::newWord(const Parameter& parameter)
{
    auto* box = newChooser(this);
    box->setEditable(true);
    box->addItem(QString());
    for (const Piece* piece : m_bench.dungeon().allPieces()) {
        const std::vector<std::string> words =
            parameter.id == "piece" ? std::vector{piece->name} : std::vector<std::string>(piece->tags);
        for (const std::string& word : words)
            if (box->findText(QString::fromStdString(word)) < 0)
                box->addItem(QString::fromStdString(word));
    }
    const auto take = [this, &parameter, box] { tellAlone(parameter, box->currentText().trimmed().toStdString()); };
    connect(box, &QComboBox::activated, this, take);
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, take);
    return {nullptr, box, [box](const Json& json) {
                const QSignalBlocker quiet(box);
                box->setCurrentText(QString::fromStdString(*json.as<std::string>()));
            }};
}

ParameterForm::Field ParameterForm::newTable(const Parameter& parameter)
{
    auto* table = new WeightsTable(m_bench, this);
    connect(table, &WeightsTable::changed, this,
            [this, &parameter](const Json& value) { tellAlone(parameter, value); });
    connect(table, &WeightsTable::said, this, &ParameterForm::said);
    return {nullptr, table, [table](const Json& json) { table->show(json); }};
}

void ParameterForm::focusFirst()
{
    if (!m_fields.empty())
        m_fields.front().editor->setFocus(Qt::ShortcutFocusReason);
}

// Leaving a number's box ends the step that its changes make.
bool ParameterForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        m_stroke = kNoStroke;
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
