// SPDX-License-Identifier: MIT
#include "editor/windows/field_form.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/widgets.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "editor/dialogs/choice_dialog.h"
#include "editor/files/json_text.h"
#include "editor/windows/field_names.h"
#include "editor/windows/kind_box.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kPicture = 18;    // pixels
constexpr int kSignWidth = 48;  // pixels of a box for one character
constexpr int kColourWidth = 84;

// Those that need a line of their own.
bool isWide(FieldKind kind)
{
    return kind == FieldKind::Line || kind == FieldKind::Drops || kind == FieldKind::Behaviours ||
           kind == FieldKind::Effect || kind == FieldKind::Touch || kind == FieldKind::Items;
}

std::vector<KindField> behaviourFieldsOf(const Json& row)
{
    const auto words = behaviourWords();
    const Json* does = row.find("does");
    const auto found = does ? std::ranges::find(words, *does->as<std::string>()) : words.end();
    return behaviourFields(static_cast<Does>(found == words.end() ? 0 : found - words.begin()));
}

QHBoxLayout* newLineLayout(QWidget* holder)
{
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    return line;
}

} // namespace

FieldForm::FieldForm(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldsOf fieldsOf, int perLine,
                     QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_fieldsOf(std::move(fieldsOf)),
      m_perLine(perLine), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(2 * perLine, 1);
}

void FieldForm::show(const Json& object)
{
    m_object = object;
    const std::vector<KindField> fields = m_fieldsOf(object);
    if (!std::ranges::equal(fields, m_fields, {}, &KindField::id, [](const Field& field) { return field.what.id; }))
        build();
    for (const Field& field : m_fields)
        field.show(object.find(field.what.id));
}

void FieldForm::build()
{
    // Some widget of this form may be what asked for it.
    for (const Field& field : m_fields)
        for (QWidget* widget : {static_cast<QWidget*>(field.label), field.editor})
            if (widget) {
                widget->hide();
                widget->setObjectName({});
                m_grid->removeWidget(widget);
                widget->deleteLater();
            }
    m_fields.clear();
    int row = 0;
    int place = 0;
    for (const KindField& what : m_fieldsOf(m_object)) {
        Field field = newField(what);
        field.what = what;
        const QString name = fieldName(what.id);
        field.editor->setObjectName(QString::fromUtf8(what.id.data(), static_cast<qsizetype>(what.id.size())));
        if (field.editor->accessibleName().isEmpty())
            field.editor->setAccessibleName(name);
        const QString help = fieldHelp(what.id);
        field.editor->setToolTip(help.isEmpty() ? name : name + u'\n' + help);
        const bool hasLabel = what.kind != FieldKind::Flag;
        if (hasLabel) {
            field.label = new QLabel(name, this);
            field.label->setProperty("role", "muted");
            field.label->setBuddy(field.editor);
            field.label->show();
        }
        const bool isWhole = isWide(what.kind);
        if (place > 0 && (isWhole || place == m_perLine)) {
            ++row;
            place = 0;
        }
        if (hasLabel)
            m_grid->addWidget(field.label, row, 2 * place, isWhole ? Qt::AlignTop : Qt::Alignment());
        const int column = 2 * place + (hasLabel ? 1 : 0);
        m_grid->addWidget(field.editor, row, column, 1, isWhole ? 2 * m_perLine : hasLabel ? 1 : 2);
        field.editor->show();
        place = isWhole ? m_perLine : place + 1;
        m_fields.push_back(std::move(field));
    }
}

FieldForm::Field FieldForm::newField(const KindField& what)
{
    switch (what.kind) {
    case FieldKind::Line:
    case FieldKind::Glyph:
    case FieldKind::AsciiSign: return newLine(what);
    case FieldKind::Colour: return newColour(what);
    case FieldKind::Art: return newArt(what);
    case FieldKind::Number: return newNumber(what);
    case FieldKind::Flag: return newFlag(what);
    case FieldKind::Word: return newWord(what);
    case FieldKind::Tile:
    case FieldKind::Creature:
    case FieldKind::Item: return newKind(what);
    case FieldKind::Items: return newItems(what);
    case FieldKind::Drops:
    case FieldKind::Behaviours: return newRows(what);
    case FieldKind::Effect: return newEffect(what);
    case FieldKind::Touch: return newTouch(what);
    }
    return {};
}

void FieldForm::set(std::string_view id, Json value)
{
    m_object.set(id, std::move(value));
    emit changed(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

void FieldForm::remove(std::string_view id)
{
    std::erase_if(*m_object.as<Json::Object>(), [&](const Json::Member& member) { return member.first == id; });
    emit changed(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

FieldForm::Field FieldForm::newLine(const KindField& what)
{
    auto* box = new QLineEdit(this);
    if (what.kind == FieldKind::Line)
        box->setMaxLength(what.high);
    else
        box->setFixedWidth(kSignWidth);
    connect(box, &QLineEdit::textEdited, this,
            [this, id = what.id](const QString& text) { set(id, text.toStdString()); });
    connect(box, &QLineEdit::editingFinished, this, &FieldForm::left);
    return {what, nullptr, box, [box](const Json* value) {
                if (box->text() != textOf(value)) // keeps the place of the text cursor
                    box->setText(textOf(value));
            }};
}

FieldForm::Field FieldForm::newColour(const KindField& what)
{
    auto* holder = new QWidget(this);
    QHBoxLayout* line = newLineLayout(holder);
    auto* box = new QLineEdit(holder);
    box->setMaxLength(7);
    box->setFixedWidth(kColourWidth);
    box->setAccessibleName(fieldName(what.id));
    auto* choose = new QToolButton(holder);
    choose->setAccessibleName(tr("Choose a colour"));
    choose->setToolTip(tr("Choose a colour"));
    line->addWidget(box);
    line->addWidget(choose);
    line->addStretch(1);
    holder->setFocusProxy(box);
    const auto paint = [choose](const QString& text) {
        QPixmap swatch(kPicture, kPicture);
        swatch.fill(QColor(text));
        choose->setIcon(QIcon(swatch));
    };
    connect(box, &QLineEdit::textEdited, this, [this, paint, id = what.id](const QString& text) {
        paint(text);
        set(id, text.toLower().toStdString());
    });
    connect(box, &QLineEdit::editingFinished, this, &FieldForm::left);
    connect(choose, &QToolButton::clicked, this, [this, box, paint, id = what.id] {
        const QColor colour = QColorDialog::getColor(QColor(box->text()), this, fieldName(id));
        if (!colour.isValid())
            return;
        box->setText(colour.name());
        paint(colour.name());
        emit left();
        set(id, colour.name().toStdString());
    });
    return {what, nullptr, holder, [box, paint](const Json* value) {
                if (box->text() != textOf(value))
                    box->setText(textOf(value));
                paint(textOf(value));
            }};
}

FieldForm::Field FieldForm::newArt(const KindField& what)
{
    auto* box = new QComboBox(this);
    box->setIconSize({kPicture, kPicture});
    box->setMinimumContentsLength(12);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->addItem(tr("its sign"), QString());
    for (const QString& file : QDir(QStringLiteral(":/art")).entryList({QStringLiteral("*.svg")}, QDir::Files)) {
        const QString name = file.chopped(4);
        Look look;
        look.art = name.toStdString();
        box->addItem(QIcon(m_artwork->thing(look, qRound(kPicture * devicePixelRatioF()))), name, name);
    }
    return newChoice(what, box);
}

// Its entries' data are the texts of the member.
FieldForm::Field FieldForm::newChoice(const KindField& what, QComboBox* box)
{
    box->setFocusPolicy(Qt::StrongFocus);
    connect(box, &QComboBox::activated, this, [this, box, id = what.id] {
        emit left();
        set(id, box->currentData().toString().toStdString());
    });
    return {what, nullptr, box, [box](const Json* value) {
                const QSignalBlocker quiet(box);
                box->setCurrentIndex(box->findData(textOf(value)));
            }};
}

FieldForm::Field FieldForm::newNumber(const KindField& what)
{
    auto* box = new QSpinBox(this);
    box->setRange(what.low, what.high);
    box->setFocusPolicy(Qt::StrongFocus);
    connect(box, &QSpinBox::valueChanged, this, [this, id = what.id](int value) { set(id, value); });
    connect(box, &QSpinBox::editingFinished, this, &FieldForm::left);
    return {what, nullptr, box, [box](const Json* value) {
                const QSignalBlocker quiet(box);
                const auto* number = value ? value->as<std::int64_t>() : nullptr;
                box->setValue(number ? static_cast<int>(*number) : box->minimum());
            }};
}

FieldForm::Field FieldForm::newFlag(const KindField& what)
{
    auto* box = new QCheckBox(fieldName(what.id), this);
    connect(box, &QCheckBox::clicked, this, [this, id = what.id](bool isOn) {
        emit left();
        set(id, isOn);
    });
    return {what, nullptr, box, [box](const Json* value) {
                const bool* flag = value ? value->as<bool>() : nullptr;
                box->setChecked(flag && *flag);
            }};
}

FieldForm::Field FieldForm::newWord(const KindField& what)
{
    auto* box = new QComboBox(this);
    for (const std::string_view word : what.words)
        box->addItem(fieldWord(word), QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    return newChoice(what, box);
}

FieldForm::Field FieldForm::newKind(const KindField& what)
{
    const KindTable table = what.kind == FieldKind::Tile       ? KindTable::Tile
                            : what.kind == FieldKind::Creature ? KindTable::Creature
                                                               : KindTable::Item;
    const QString none = what.kind == FieldKind::Creature ? QString() : tr("nothing");
    auto* box = new KindBox(m_bench, m_artwork, table, none, this);
    connect(box, &KindBox::chosen, this, [this, box, id = what.id] {
        emit left();
        set(id, box->id());
    });
    return {what, nullptr, box, [box](const Json* value) { box->setId(textOf(value).toStdString()); }};
}

// The items as buttons that take themselves out, and one that adds.
FieldForm::Field FieldForm::newItems(const KindField& what)
{
    auto* holder = new QWidget(this);
    QHBoxLayout* line = newLineLayout(holder);
    QToolButton* add = iconButton(QStringLiteral("plus"), tr("Add an item"));
    line->addWidget(add);
    line->addStretch(1);
    holder->setFocusProxy(add);
    connect(add, &QToolButton::clicked, this, [this, id = what.id] {
        std::vector<ChoiceEntry> entries;
        std::vector<std::string> ids;
        for (const KindEntry& entry : kindEntries(m_bench, *m_artwork, KindTable::Item, kPicture)) {
            entries.push_back(
                {entry.name, m_bench.describer().description(KindTable::Item, entry.id), {}, QIcon(entry.picture)});
            ids.push_back(entry.id);
        }
        ChoiceDialog::ask(this, tr("Add an item"), std::move(entries), [this, id, ids](int chosen) {
            const Json* known = m_object.find(id);
            Json::Array items = known ? *known->as<Json::Array>() : Json::Array{};
            items.emplace_back(ids[static_cast<std::size_t>(chosen)]);
            emit left();
            set(id, std::move(items));
        });
    });
    const auto show = [this, holder, line, id = what.id](const Json* value) {
        for (QToolButton* button : holder->findChildren<QToolButton*>(QStringLiteral("item"))) {
            button->setObjectName({});
            button->hide();
            button->deleteLater(); // it may be what was pressed
        }
        const auto* items = value ? value->as<Json::Array>() : nullptr;
        for (std::size_t i = 0; items && i < items->size(); ++i) {
            auto* button = new QToolButton(holder);
            button->setObjectName(QStringLiteral("item"));
            button->setText(m_bench.kindName(*(*items)[i].as<std::string>()));
            button->setToolTip(tr("Takes it out."));
            line->insertWidget(static_cast<int>(i), button);
            connect(button, &QToolButton::clicked, this, [this, id, i] {
                Json::Array fewer = *m_object.find(id)->as<Json::Array>();
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                emit left();
                set(id, std::move(fewer));
            });
        }
    };
    return {what, nullptr, holder, show};
}

FieldForm::Field FieldForm::newRows(const KindField& what)
{
    auto* rows = new RowsField(m_bench, m_artwork, what.kind, this);
    connect(rows, &RowsField::changed, this, [this, rows, id = what.id] { set(id, rows->rows()); });
    connect(rows, &RowsField::left, this, &FieldForm::left);
    return {what, nullptr, rows, [rows](const Json* value) {
                const auto* list = value ? value->as<Json::Array>() : nullptr;
                rows->show(list ? *list : Json::Array{});
            }};
}

FieldForm::Field FieldForm::newEffect(const KindField& what)
{
    auto* holder = new QWidget(this);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    auto* has = new QCheckBox(tr("Something happens when it is used"), holder);
    auto* form = new FieldForm(m_bench, m_artwork, &effectFields, 3, holder);
    column->addWidget(has);
    column->addWidget(form);
    holder->setFocusProxy(has);
    connect(has, &QCheckBox::clicked, this, [this, id = what.id](bool isOn) {
        emit left();
        if (isOn)
            set(id, cave::newEffect(Json::Object{}));
        else
            remove(id);
    });
    connect(form, &FieldForm::changed, this, [this, form, id = what.id] { set(id, cave::newEffect(form->object())); });
    connect(form, &FieldForm::left, this, &FieldForm::left);
    return {what, nullptr, holder, [has, form](const Json* value) {
                has->setChecked(value != nullptr);
                form->setVisible(value != nullptr);
                if (value)
                    form->show(cave::newEffect(*value)); // with the aim that goes without saying
            }};
}

FieldForm::Field FieldForm::newTouch(const KindField& what)
{
    auto* form = new FieldForm(m_bench, m_artwork, &touchFields, 2, this);
    connect(form, &FieldForm::changed, this, [this, form, id = what.id] { set(id, cave::newTouch(form->object())); });
    connect(form, &FieldForm::left, this, &FieldForm::left);
    return {what, nullptr, form, [form](const Json* value) { form->show(value ? *value : cave::newTouch({})); }};
}

void FieldForm::mark(const std::string& path)
{
    const std::string id = path.substr(0, path.find_first_of(".["));
    for (const Field& field : m_fields)
        if (field.label) {
            const QString name = fieldName(field.what.id);
            field.label->setText(field.what.id == id ? QStringLiteral("◆ ") + name : name);
        }
}

QWidget* FieldForm::editor(std::string_view id) const
{
    const auto found = std::ranges::find(m_fields, id, [](const Field& field) { return field.what.id; });
    return found == m_fields.end() ? nullptr : found->editor;
}

void FieldForm::focusFirst()
{
    if (!m_fields.empty())
        m_fields.front().editor->setFocus(Qt::ShortcutFocusReason);
}

RowsField::RowsField(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldKind kind, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_kind(kind), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    QToolButton* more =
        iconButton(QStringLiteral("plus"), kind == FieldKind::Drops ? tr("Add a drop") : tr("Add a behaviour"));
    m_column->addWidget(more, 0, Qt::AlignLeft);
    setFocusProxy(more);
    connect(more, &QToolButton::clicked, this, &RowsField::add);
}

std::vector<KindField> RowsField::fieldsOf(const Json& row) const
{
    if (m_kind == FieldKind::Drops)
        return {dropFields().begin(), dropFields().end()};
    return behaviourFieldsOf(row);
}

void RowsField::show(const Json::Array& rows)
{
    m_rows = rows;
    if (m_forms.size() != rows.size())
        build();
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_forms[i]->show(rows[i]);
}

void RowsField::build()
{
    for (QWidget* line : m_lines) {
        line->hide();
        m_column->removeWidget(line);
        line->deleteLater(); // one of its buttons may be what was pressed
    }
    m_lines.clear();
    m_forms.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        auto* holder = new QFrame(this);
        holder->setProperty("role", "card");
        auto* line = new QHBoxLayout(holder);
        line->setContentsMargins(6, 4, 4, 4);
        auto* form = new FieldForm(m_bench, m_artwork, [this](const Json& row) { return fieldsOf(row); }, 3, holder);
        QToolButton* up = iconButton(QStringLiteral("up"), tr("Try this one earlier"), {}, 16);
        QToolButton* gone = iconButton(QStringLiteral("trash"), tr("Take this one out"), {}, 16);
        up->setEnabled(i > 0);
        line->addWidget(form, 1);
        line->addWidget(up, 0, Qt::AlignTop);
        line->addWidget(gone, 0, Qt::AlignTop);
        m_column->insertWidget(static_cast<int>(i), holder);
        connect(form, &FieldForm::changed, this, [this, i] { take(i); });
        connect(form, &FieldForm::left, this, &RowsField::left);
        connect(up, &QToolButton::clicked, this, [this, i] {
            std::swap(m_rows[i], m_rows[i - 1]);
            emit left();
            emit changed();
        });
        connect(gone, &QToolButton::clicked, this, [this, i] {
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(i));
            emit left();
            emit changed();
        });
        m_lines.push_back(holder);
        m_forms.push_back(form);
    }
}

// Another behaviour has other members.
void RowsField::take(std::size_t index)
{
    Json row = m_forms[index]->object();
    if (m_kind == FieldKind::Behaviours) {
        const auto words = behaviourWords();
        const auto does = std::ranges::find(words, *row.find("does")->as<std::string>());
        row = newBehaviour(static_cast<Does>(does - words.begin()), row, m_bench.catalogue().creatures().front().id);
    }
    m_rows[index] = std::move(row);
    emit changed();
}

void RowsField::add()
{
    emit left();
    if (m_kind == FieldKind::Drops)
        m_rows.emplace_back(Json::Object{{"items", Json::Array{Json(m_bench.catalogue().items().front().id)}},
                                         {"per_mille", 1000},
                                         {"least", 1},
                                         {"most", 1}});
    else
        m_rows.push_back(newBehaviour(Does::Hunt, Json::Object{}, {}));
    emit changed();
}

} // namespace cave
