// SPDX-License-Identifier: MIT
#include "editor/windows/field_form.h"

#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "core/base/enum_count.h"
#include "core/content/effect_rows.h"
#include "editor/files/json_text.h"
#include "editor/panels/field_names.h"
#include "editor/windows/kind_box.h"
#include "editor/windows/list_field.h"
#include "editor/windows/rows_field.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace cave {

namespace {

constexpr int kPicture = 18;    // pixels
constexpr int kSignWidth = 48;  // pixels of a box for one character
constexpr int kColourMargins = 26; // beside a colour's name in its box

// The member that a path ("drops[0].items") begins with.
std::string memberAt(const std::string& path) { return path.substr(0, path.find_first_of(".[")); }

// Of a member that may be an id, too: "" is none.
Json::Array listOf(const Json* value)
{
    if (const auto* list = value ? value->as<Json::Array>() : nullptr)
        return *list;
    const auto* id = value ? value->as<std::string>() : nullptr;
    return id && !id->empty() ? Json::Array{Json(*id)} : Json::Array{};
}

Json oneOf(const Json::Array& list) { return list.empty() ? Json("") : list.front(); }

} // namespace

FieldForm::FieldForm(Workbench& bench, std::shared_ptr<Artwork> artwork, FieldsOf fieldsOf, int perLine,
                     QWidget* parent)
    : QWidget(parent), m_bench(bench), m_artwork(std::move(artwork)), m_fieldsOf(std::move(fieldsOf)),
      m_grid(*this, perLine)
{
    keepCurrent(*this, [this] {
        showTexts();
        showValues();
    });
}

void FieldForm::show(const Json& object)
{
    m_object = object;
    const std::vector<KindField> fields = m_fieldsOf(object);
    const auto isSame = [](const KindField& one, const Field& other) {
        return one.id == other.what.id && std::ranges::equal(one.words, other.what.words);
    };
    if (!std::ranges::equal(fields, m_fields, isSame))
        build();
    showValues();
}

void FieldForm::showValues()
{
    for (const Field& field : m_fields)
        field.show(m_object.find(field.what.id));
}

void FieldForm::build()
{
    // Some widget of this form may be what asked for it.
    for (const Field& field : m_fields)
        for (QWidget* widget : {static_cast<QWidget*>(field.label), field.editor})
            if (widget) {
                widget->hide();
                widget->setObjectName({});
                widget->deleteLater();
            }
    m_fields.clear();
    for (const KindField& what : m_fieldsOf(m_object)) {
        Field field = (this->*editorRow(what.kind).make)(what);
        field.what = what;
        field.editor->setObjectName(QString::fromUtf8(what.id.data(), static_cast<qsizetype>(what.id.size())));
        if (!field.tick) {
            field.label = new QLabel(this);
            field.label->setProperty("role", "muted");
            field.label->setBuddy(field.editor);
            field.label->show();
        }
        field.editor->show();
        m_fields.push_back(std::move(field));
    }
    std::vector<FieldGrid::Cell> cells;
    cells.reserve(m_fields.size());
    for (const Field& field : m_fields)
        cells.push_back({field.label, field.editor, editorRow(field.what.kind).takesLine});
    m_grid.setCells(std::move(cells));
    showTexts();
}

QSize FieldForm::minimumSizeHint() const { return m_grid.minimumSize(); }

void FieldForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_grid.fit(width());
}

void FieldForm::showTexts()
{
    for (const Field& field : m_fields) {
        const QString name = fieldName(labelOf(field.what));
        const QString help = fieldHelp(labelOf(field.what));
        field.editor->setAccessibleName(name);
        field.editor->setToolTip(help.isEmpty() ? name : name + u'\n' + help);
        const QString shown = field.what.id == m_marked ? QStringLiteral("◆ ") + name : name;
        if (field.tick)
            field.tick->setText(shown);
        else
            field.label->setText(shown);
    }
    m_grid.fit(width());
}

const FieldForm::EditorRow& FieldForm::editorRow(FieldKind kind)
{
    static constexpr std::array kEditors{
        EditorRow{FieldKind::Line, &FieldForm::newLine, true},
        EditorRow{FieldKind::Glyph, &FieldForm::newSign},
        EditorRow{FieldKind::AsciiSign, &FieldForm::newSign},
        EditorRow{FieldKind::Colour, &FieldForm::newColour},
        EditorRow{FieldKind::Art, &FieldForm::newArt},
        EditorRow{FieldKind::Number, &FieldForm::newNumber},
        EditorRow{FieldKind::Flag, &FieldForm::newFlag},
        EditorRow{FieldKind::Word, &FieldForm::newWord},
        EditorRow{FieldKind::Tile, &FieldForm::newKind},
        EditorRow{FieldKind::Creature, &FieldForm::newKind},
        EditorRow{FieldKind::Item, &FieldForm::newKind},
        EditorRow{FieldKind::Items, &FieldForm::newList, true},
        EditorRow{FieldKind::Drops, &FieldForm::newRows, true},
        EditorRow{FieldKind::Behaviours, &FieldForm::newRows, true},
        EditorRow{FieldKind::Effect, &FieldForm::newNested, true},
        EditorRow{FieldKind::Touch, &FieldForm::newTouch, true},
        EditorRow{FieldKind::Reactions, &FieldForm::newRows, true},
        EditorRow{FieldKind::Tiles, &FieldForm::newList, true},
        EditorRow{FieldKind::Words, &FieldForm::newList, true},
        EditorRow{FieldKind::Part, &FieldForm::newNested, true},
        EditorRow{FieldKind::Befalling, &FieldForm::newNested, true},
        EditorRow{FieldKind::Faction, &FieldForm::newFaction},
        EditorRow{FieldKind::Gas, &FieldForm::newKind},
        EditorRow{FieldKind::MayTouch, &FieldForm::newNested, true},
        EditorRow{FieldKind::Stages, &FieldForm::newRows, true},
        EditorRow{FieldKind::Band, &FieldForm::newBand},
        EditorRow{FieldKind::Effects, &FieldForm::newRows, true},
        EditorRow{FieldKind::Members, &FieldForm::newRows, true},
        EditorRow{FieldKind::AnyFaction, &FieldForm::newFaction},
        EditorRow{FieldKind::Sound, &FieldForm::newSound},
        EditorRow{FieldKind::SoundOrVoice, &FieldForm::newSound},
        EditorRow{FieldKind::SoundThatLoops, &FieldForm::newSound},
        EditorRow{FieldKind::HeardOf, &FieldForm::newHeardOf},
        EditorRow{FieldKind::Theme, &FieldForm::newTheme},
        EditorRow{FieldKind::Scale, &FieldForm::newScale, true},
        EditorRow{FieldKind::Sufferings, &FieldForm::newRows, true},
        EditorRow{FieldKind::ItemOrItems, &FieldForm::newList, true},
    };
    static_assert(kEditors.size() == enumCount<FieldKind>());
    return *std::ranges::find(kEditors, kind, &EditorRow::kind);
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
    box->setMaxLength(what.high);
    return newText(what, box);
}

FieldForm::Field FieldForm::newSign(const KindField& what)
{
    auto* box = new QLineEdit(this);
    keepCurrent(*box, [box] { box->setFixedWidth(scaledPixels(kSignWidth)); });
    return newText(what, box);
}

FieldForm::Field FieldForm::newText(const KindField& what, QLineEdit* box)
{
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
    auto* choose = new QToolButton(holder);
    keepCurrent(*holder, [box, choose, id = what.id] {
        box->setFixedWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("#dddddd")) + kColourMargins);
        box->setAccessibleName(fieldName(id));
        nameButton(*choose, tr("Choose a colour"));
    });
    line->addWidget(box);
    line->addWidget(choose);
    line->addStretch(1);
    holder->setFocusProxy(box);
    const auto paint = [choose](const QString& text) {
        QPixmap swatch(grown({kPicture, kPicture}));
        choose->setIconSize(swatch.size());
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
    box->setIconSize(grown({kPicture, kPicture}));
    box->setMinimumContentsLength(12);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->addItem(QString(), QString());
    for (const QString& file : QDir(QStringLiteral(":/art")).entryList({QStringLiteral("*.svg")}, QDir::Files)) {
        const QString name = file.chopped(4);
        Look look;
        look.art = name.toStdString();
        box->addItem(QIcon(m_artwork->thing(look, qRound(grownPixels(kPicture) * devicePixelRatioF()))), name, name);
    }
    keepCurrent(*box, [box] { box->setItemText(0, tr("its sign")); });
    return newChoice(what, box);
}

// Its entries' data are the texts of the member.
FieldForm::Field FieldForm::newChoice(const KindField& what, QComboBox* box)
{
    connect(box, &QComboBox::activated, this, [this, box, id = what.id] {
        emit left();
        set(id, box->currentData().toString().toStdString());
    });
    return {what, nullptr, box, [box](const Json* value) {
                const QSignalBlocker quiet(box);
                box->setCurrentIndex(value ? box->findData(textOf(value)) : 0); // the first goes without saying
            }};
}

// One that may be unsaid is unsaid below its range.
FieldForm::Field FieldForm::newNumber(const KindField& what)
{
    auto* box = new QSpinBox(this);
    box->setRange(what.mayBeUnsaid ? what.low - 1 : what.low, what.high);
    box->setSingleStep(what.step);
    if (what.mayBeUnsaid)
        keepCurrent(*box, [box] { box->setSpecialValueText(tr("as before")); });
    connect(box, &QSpinBox::valueChanged, this, [this, id = what.id, low = what.low](int value) {
        if (value < low)
            remove(id);
        else
            set(id, value);
    });
    connect(box, &QSpinBox::editingFinished, this, &FieldForm::left);
    return {what, nullptr, box, [box, usual = what.usual](const Json* value) {
                const QSignalBlocker quiet(box);
                const auto* number = value ? value->as<std::int64_t>() : nullptr;
                box->setValue(number ? static_cast<int>(*number) : std::max(usual, box->minimum()));
            }};
}

// One that may be unsaid is half ticked then.
FieldForm::Field FieldForm::newFlag(const KindField& what)
{
    auto* box = new QCheckBox(this);
    box->setTristate(what.mayBeUnsaid);
    connect(box, &QCheckBox::clicked, this, [this, box, id = what.id] {
        emit left();
        if (box->checkState() == Qt::PartiallyChecked)
            remove(id);
        else
            set(id, box->isChecked());
    });
    const auto show = [box, mayBeUnsaid = what.mayBeUnsaid](const Json* value) {
        const bool* flag = value ? value->as<bool>() : nullptr;
        if (!flag && mayBeUnsaid)
            box->setCheckState(Qt::PartiallyChecked);
        else
            box->setChecked(flag && *flag);
    };
    return {what, nullptr, box, show, box};
}

FieldForm::Field FieldForm::newWord(const KindField& what)
{
    auto* box = new QComboBox(this);
    for (const std::string_view word : what.words)
        box->addItem(QString(), QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    keepCurrent(*box, [box, words = what.words, label = labelOf(what)] {
        for (std::size_t i = 0; i < words.size(); ++i)
            box->setItemText(static_cast<int>(i), fieldWord(words[i], label));
    });
    return newChoice(what, box);
}

FieldForm::Field FieldForm::newKind(const KindField& what)
{
    const KindTable table = what.kind == FieldKind::Tile       ? KindTable::Tile
                            : what.kind == FieldKind::Creature ? KindTable::Creature
                            : what.kind == FieldKind::Gas      ? KindTable::Gas
                                                               : KindTable::Item;
    auto* box =
        new KindBox(m_bench, m_artwork, table, what.kind != FieldKind::Creature && what.kind != FieldKind::Gas, this);
    connect(box, &KindBox::chosen, this, [this, box, id = what.id] {
        emit left();
        set(id, box->id());
    });
    return {what, nullptr, box, [box](const Json* value) { box->setId(textOf(value).toStdString()); }};
}

FieldForm::Field FieldForm::newList(const KindField& what)
{
    auto* items = new ListField(m_bench, m_artwork, what, this);
    connect(items, &ListField::changed, this,
            [this, items, id = what.id, isOneWithoutList = what.kind == FieldKind::ItemOrItems] {
                emit left();
                set(id, isOneWithoutList && items->items().size() < 2 ? oneOf(items->items()) : Json(items->items()));
            });
    return {what, nullptr, items, [items](const Json* value) { items->show(listOf(value)); }};
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

void FieldForm::mark(const std::string& path)
{
    m_marked = memberAt(path);
    showTexts();
}

QString FieldForm::nameAt(const std::string& path) const
{
    const std::string id = memberAt(path);
    const auto found = std::ranges::find(m_fields, id, [](const Field& field) { return field.what.id; });
    if (found != m_fields.end())
        return fieldName(labelOf(found->what));
    return id.empty() ? QString() : fieldName(id);
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

QScrollArea* scrolling(QWidget& form, QWidget* parent)
{
    auto* body = new QWidget;
    auto* inner = new QVBoxLayout(body);
    inner->setContentsMargins(0, 4, 8, 4);
    inner->addWidget(&form);
    inner->addStretch(1);
    auto* scroll = new QScrollArea(parent);
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields have it
    return scroll;
}

} // namespace cave
