// SPDX-License-Identifier: MIT
#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/design_name.h"
#include "app/view/words/portrait_name.h"
#include "core/save/parts/hero_card.h"
#include "core/save/parts/rules_json.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_panes.h"
#include "editor/windows/rules_window.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <array>
#include <memory>

namespace cave {

namespace {

constexpr const char* kOriginsText = QT_TRANSLATE_NOOP("cave::RulesWindow", "Rules: origins");

constexpr std::array kNumberNames{QT_TRANSLATE_NOOP("cave::RulesWindow", "Health of this origin"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "Attack of this origin"),
                                  QT_TRANSLATE_NOOP("cave::RulesWindow", "Defence of this origin")};
constexpr std::array kNumbers{&Origin::health, &Origin::attack, &Origin::defence};

struct OriginWidgets {
    QComboBox* which;
    QWidget* form;
};

// Of rules that may be changed, or not.
template <typename SomeRules>
auto chosenIn(SomeRules& rules, const QComboBox& which) -> decltype(rules.origins.data())
{
    const auto index = static_cast<std::size_t>(std::max(0, which.currentIndex()));
    return index < rules.origins.size() ? &rules.origins[index] : nullptr;
}

// "origin_3": an id that none has yet.
std::string freshId(const Rules& rules)
{
    for (std::size_t number = rules.origins.size() + 1;; ++number)
        if (std::string id = "origin_" + std::to_string(number);
            std::ranges::count(rules.origins, id, &Origin::id) == 0)
            return id;
}

void change(RulesFields& fields, const QComboBox& which, const std::function<void(Origin&)>& how, const QObject* by)
{
    fields.take(
        [&](Rules& rules) {
            if (Origin* origin = chosenIn(rules, which))
                how(*origin);
        },
        RulesWindow::tr(kOriginsText), by);
}

QString joined(const std::vector<std::string>& ids)
{
    QStringList words;
    for (const std::string& id : ids)
        words << QString::fromStdString(id);
    return words.join(QStringLiteral(", "));
}

std::vector<std::string> idsIn(const QString& text)
{
    std::vector<std::string> ids;
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;]+"));
    for (const QString& word : text.split(kBetween, Qt::SkipEmptyParts))
        ids.push_back(word.toStdString());
    return ids;
}

// A line of the form; `placeholder` says what stands where nothing does.
void addLine(RulesFields& fields, const OriginWidgets& widgets, QFormLayout& form, const char* name,
             const char* placeholder, const std::function<QString(const Origin&)>& get,
             const std::function<void(Origin&, const QString&)>& set)
{
    auto* edit = new QLineEdit;
    form.addRow(fields.label(name), edit);
    keepCurrent(*edit, [edit, name, placeholder] {
        edit->setAccessibleName(RulesWindow::tr(name));
        edit->setPlaceholderText(RulesWindow::tr(placeholder));
    });
    QObject::connect(edit, &QLineEdit::textEdited, &fields, [&fields, widgets, set, edit](const QString& text) {
        change(fields, *widgets.which, [&](Origin& origin) { set(origin, text); }, edit);
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &fields, [&fields, edit] {
        edit->setModified(false);
        fields.endStroke();
    });
    fields.onShow([widgets, edit, get](const Rules& rules) {
        const Origin* origin = chosenIn(rules, *widgets.which);
        if (!edit->isModified()) // a comma that was typed just now is no item yet
            edit->setText(origin ? get(*origin) : QString());
    });
}

void addNumbers(RulesFields& fields, const OriginWidgets& widgets, QFormLayout& form)
{
    for (std::size_t i = 0; i < kNumbers.size(); ++i) {
        const auto member = kNumbers[i];
        const int unsaid = i == 0 ? 0 : -1;
        QSpinBox* spin = fields.number(
            unsaid, kLargestRule, kNumberNames[i],
            [widgets, member, unsaid](const Rules& rules) {
                const Origin* origin = chosenIn(rules, *widgets.which);
                return origin ? (origin->*member).value_or(unsaid) : unsaid;
            },
            [widgets, member, unsaid](Rules& rules, int value) {
                if (Origin* origin = chosenIn(rules, *widgets.which))
                    origin->*member = value == unsaid ? std::nullopt : std::optional(value);
            },
            kOriginsText);
        keepCurrent(*spin, [spin] { spin->setSpecialValueText(RulesWindow::tr("as the hero")); });
        form.addRow(fields.label(kNumberNames[i]), spin);
    }
}

void addPicture(RulesFields& fields, const OriginWidgets& widgets, QFormLayout& form)
{
    auto* box = new QComboBox;
    form.addRow(fields.label(QT_TRANSLATE_NOOP("cave::RulesWindow", "Picture")), box);
    for (const std::string_view portrait : portraits())
        box->addItem(QString(), QString::fromLatin1(portrait.data(), std::ssize(portrait)));
    keepCurrent(*box, [box] {
        box->setAccessibleName(RulesWindow::tr("Picture"));
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, portraitName(box->itemData(i).toString().toStdString()));
    });
    QObject::connect(box, &QComboBox::activated, &fields, [&fields, widgets, box](int index) {
        change(
            fields, *widgets.which, [&](Origin& origin) { origin.art = box->itemData(index).toString().toStdString(); },
            nullptr);
    });
    fields.onShow([widgets, box](const Rules& rules) {
        const Origin* origin = chosenIn(rules, *widgets.which);
        const QString art =
            origin && !origin->art.empty() ? QString::fromStdString(origin->art) : box->itemData(0).toString();
        box->setCurrentIndex(box->findData(art));
    });
}

void addForm(RulesFields& fields, const OriginWidgets& widgets)
{
    auto* form = new QFormLayout(widgets.form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(6);
    addLine(
        fields, widgets, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Id"),
        QT_TRANSLATE_NOOP("cave::RulesWindow", "small letters, digits and _"),
        [](const Origin& origin) { return QString::fromStdString(origin.id); },
        [](Origin& origin, const QString& text) { origin.id = text.trimmed().toStdString(); });
    addLine(
        fields, widgets, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Name of this origin"),
        QT_TRANSLATE_NOOP("cave::RulesWindow", "as players read it"),
        [](const Origin& origin) { return QString::fromStdString(origin.name); },
        [](Origin& origin, const QString& text) { origin.name = text.toStdString(); });
    addLine(
        fields, widgets, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Description of this origin"),
        QT_TRANSLATE_NOOP("cave::RulesWindow", "a sentence"),
        [](const Origin& origin) { return QString::fromStdString(origin.description); },
        [](Origin& origin, const QString& text) { origin.description = text.toStdString(); });
    addNumbers(fields, widgets, *form);
    addLine(
        fields, widgets, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Kit"),
        QT_TRANSLATE_NOOP("cave::RulesWindow", "ids of items; nothing: as above"),
        [](const Origin& origin) { return origin.kit ? joined(*origin.kit) : QString(); },
        [](Origin& origin, const QString& text) {
            origin.kit = text.trimmed().isEmpty() ? std::nullopt : std::optional(idsIn(text));
        });
    addLine(
        fields, widgets, *form, QT_TRANSLATE_NOOP("cave::RulesWindow", "Knows"),
        QT_TRANSLATE_NOOP("cave::RulesWindow", "ids of items; nothing: those of the kit"),
        [](const Origin& origin) { return joined(origin.knows); },
        [](Origin& origin, const QString& text) { origin.knows = idsIn(text); });
    addPicture(fields, widgets, *form);
}

// A button that is clicked leaves the focus in a line, but what was typed there is of the origin chosen before.
void endTyping(const QWidget& form)
{
    for (auto* line : form.findChildren<QLineEdit*>(Qt::FindDirectChildrenOnly))
        line->setModified(false);
}

// The last of the steps that can be redone; null: none can. A redo of any number of them leaves it where it is, a new
// step does not.
const QUndoCommand* lastUndone(const QUndoStack& stack)
{
    return stack.canRedo() ? stack.command(stack.count() - 1) : nullptr;
}

// Likewise of what was typed before an undo or redo, also where no rules could hold it: else it would be put into what
// that has brought. A step that typing itself makes ends nothing; its command is a new one.
void endTypingOnSteps(RulesFields& fields, QWidget& form)
{
    const Document& document = fields.bench().document();
    const auto undone = std::make_shared<const QUndoCommand*>(lastUndone(document.undoStack()));
    const auto end = [&document, &fields, &form, undone] {
        *undone = lastUndone(document.undoStack());
        endTyping(form);
        fields.show();
    };
    QObject::connect(&document, &Document::edited, &form, [&document, end, undone] {
        const QUndoStack& stack = document.undoStack();
        const bool isRedone = *undone && stack.command(stack.count() - 1) == *undone;
        if (isRedone || stack.canRedo())
            end();
        else
            *undone = nullptr;
    });
    QObject::connect(&document, &Document::replaced, &form, end);
}

void addOrigin(RulesFields& fields, const OriginWidgets& widgets)
{
    endTyping(*widgets.form);
    fields.take(
        [&](Rules& rules) {
            if (rules.origins.size() == kMostOrigins)
                return;
            Origin origin;
            origin.id = freshId(rules);
            origin.name = RulesWindow::tr("Traveller").toStdString();
            rules.origins.push_back(std::move(origin));
        },
        RulesWindow::tr(kOriginsText));
    widgets.which->setCurrentIndex(widgets.which->count() - 1);
    fields.show();
}

void removeOrigin(RulesFields& fields, const OriginWidgets& widgets)
{
    endTyping(*widgets.form);
    fields.take(
        [&](Rules& rules) {
            if (const auto index = widgets.which->currentIndex(); index >= 0 && index < std::ssize(rules.origins))
                rules.origins.erase(rules.origins.begin() + index);
        },
        RulesWindow::tr(kOriginsText));
}

void showOrigins(const OriginWidgets& widgets, const Rules& rules)
{
    const QSignalBlocker quiet(widgets.which);
    const int chosen = widgets.which->currentIndex();
    widgets.which->clear();
    for (const Origin& origin : rules.origins)
        widgets.which->addItem(designName(origin.name.empty() ? origin.id : origin.name));
    widgets.which->setCurrentIndex(
        std::clamp(chosen, std::min(0, widgets.which->count() - 1), std::max(-1, widgets.which->count() - 1)));
    widgets.which->setEnabled(!rules.origins.empty());
    widgets.form->setVisible(!rules.origins.empty());
}

} // namespace

QWidget* newOriginsPane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    const OriginWidgets widgets{new QComboBox(box), new QWidget(box)};
    widgets.which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* line = new QHBoxLayout;
    QToolButton* add = iconButton(QStringLiteral("plus"), {});
    QToolButton* remove = iconButton(QStringLiteral("trash"), {});
    line->addWidget(widgets.which, 1);
    line->addWidget(add);
    line->addWidget(remove);
    column->addLayout(line);
    column->addWidget(widgets.form);
    keepCurrent(*box, [widgets, add, remove] {
        widgets.which->setAccessibleName(RulesWindow::tr("Origins of the hero"));
        widgets.which->setToolTip(
            RulesWindow::tr("Who the hero may be. The first is who begins where nobody chooses."));
        nameButton(*add, RulesWindow::tr("Add an origin"));
        nameButton(*remove, RulesWindow::tr("Remove this origin"));
    });
    fields.onShow([widgets](const Rules& rules) { showOrigins(widgets, rules); });
    addForm(fields, widgets);
    endTypingOnSteps(fields, *widgets.form);
    QObject::connect(widgets.which, &QComboBox::currentIndexChanged, &fields, [&fields] { fields.show(); });
    QObject::connect(add, &QToolButton::clicked, &fields, [&fields, widgets] { addOrigin(fields, widgets); });
    QObject::connect(remove, &QToolButton::clicked, &fields, [&fields, widgets] { removeOrigin(fields, widgets); });
    return box;
}

} // namespace cave
