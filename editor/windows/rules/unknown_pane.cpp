// SPDX-License-Identifier: MIT
#include "app/view/tiles/artwork.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "core/world/looks.h"
#include "editor/windows/rules_fields.h"
#include "editor/windows/rules_panes.h"
#include "editor/windows/rules_window.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kUnknownHeight = 120; // pixels
constexpr int kUnknownPicture = 20;

// In the order of ItemClass.
constexpr std::array kClassNames{
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Potions"), QT_TRANSLATE_NOOP("cave::RulesWindow", "Scrolls"),
    QT_TRANSLATE_NOOP("cave::RulesWindow", "Wands"), QT_TRANSLATE_NOOP("cave::RulesWindow", "Rings")};

struct UnknownWidgets {
    QComboBox* what;
    QComboBox* looks;
    QListWidget* list;
    ItemClass chosen() const { return static_cast<ItemClass>(what->currentIndex()); }
};

std::string idOf(const QListWidgetItem& row) { return row.data(Qt::UserRole).toString().toStdString(); }

std::vector<UnknownClass>::iterator placeOf(Rules& rules, ItemClass what)
{
    return std::ranges::lower_bound(rules.identify, what, {}, &UnknownClass::what);
}

const UnknownClass* rowOf(const Rules& rules, ItemClass what)
{
    const auto row = std::ranges::find(rules.identify, what, &UnknownClass::what);
    return row == rules.identify.end() ? nullptr : &*row;
}

void setMember(Rules& rules, ItemClass what, const std::string& id, bool isIn, const std::string& looks)
{
    auto at = placeOf(rules, what);
    if (at == rules.identify.end() || at->what != what)
        at = rules.identify.insert(at, {what, {}, looks});
    std::erase(at->kinds, id);
    if (isIn)
        at->kinds.push_back(id);
    if (at->kinds.empty())
        rules.identify.erase(at);
}

void setLooks(Rules& rules, ItemClass what, const std::string& looks)
{
    if (const auto at = placeOf(rules, what); at != rules.identify.end() && at->what == what)
        at->looks = looks;
}

// Those of the class, else the first that no other class has.
void showLooks(QComboBox& box, const Catalogue& catalogue, const Rules& rules, ItemClass what)
{
    const QSignalBlocker quiet(box);
    box.clear();
    for (const ItemKind& kind : catalogue.items())
        if (const QString name = QString::fromStdString(kind.lookOf); !name.isEmpty() && box.findText(name) < 0)
            box.addItem(name);
    box.setEnabled(box.count() > 0);
    box.setPlaceholderText(box.count() > 0 ? QString() : RulesWindow::tr("No item is a look"));
    const UnknownClass* row = rowOf(rules, what);
    int index = row ? box.findText(QString::fromStdString(row->looks)) : 0;
    const auto isTaken = [&](int i) {
        return std::ranges::count(rules.identify, box.itemText(i).toStdString(), &UnknownClass::looks) > 0;
    };
    while (!row && index < box.count() && isTaken(index))
        ++index;
    box.setCurrentIndex(index < box.count() ? index : -1);
}

// Rows stay where they are the same: one of them may have been ticked just now.
void fillKinds(const RulesFields& fields, QListWidget& list, ItemClass what)
{
    std::vector<const ItemKind*> kinds;
    for (const ItemKind& kind : fields.bench().catalogue().items())
        if (canBe(kind, what))
            kinds.push_back(&kind);
    bool isSame = static_cast<int>(kinds.size()) == list.count();
    for (int i = 0; isSame && i < list.count(); ++i)
        isSame = idOf(*list.item(i)) == kinds[static_cast<std::size_t>(i)]->id;
    if (isSame)
        return;
    list.clear();
    for (const ItemKind* kind : kinds) {
        const QIcon picture(fields.artwork().thing(kind->look, list.iconSize().width()));
        auto* row = new QListWidgetItem(picture, QString(), &list);
        row->setData(Qt::UserRole, QString::fromStdString(kind->id));
    }
}

void showUnknown(const RulesFields& fields, const UnknownWidgets& widgets, const Rules& rules)
{
    const ItemClass what = widgets.chosen();
    showLooks(*widgets.looks, fields.bench().catalogue(), rules, what);
    const QSignalBlocker quiet(widgets.list);
    fillKinds(fields, *widgets.list, what);
    for (int i = 0; i < widgets.list->count(); ++i) {
        QListWidgetItem& row = *widgets.list->item(i);
        const UnknownClass* of = classOf(rules, idOf(row));
        row.setText(fields.bench().kindName(idOf(row)));
        row.setCheckState(of && of->what == what ? Qt::Checked : Qt::Unchecked);
    }
}

void nameWidgets(const UnknownWidgets& widgets)
{
    const QSignalBlocker quiet(widgets.what);
    for (std::size_t i = 0; i < kClassNames.size(); ++i)
        if (const auto index = static_cast<int>(i); index < widgets.what->count())
            widgets.what->setItemText(index, RulesWindow::tr(kClassNames[i]));
        else
            widgets.what->addItem(RulesWindow::tr(kClassNames[i]));
    widgets.what->setAccessibleName(RulesWindow::tr("Class of things"));
    widgets.looks->setAccessibleName(RulesWindow::tr("Their looks"));
    widgets.looks->setToolTip(RulesWindow::tr("Items say in the window Content that they are a look, and of which."));
    widgets.list->setAccessibleName(RulesWindow::tr("Not known at first"));
    widgets.list->setToolTip(RulesWindow::tr("What is ticked looks different in each game, until the hero knows it."));
    widgets.list->setFixedHeight(grownPixels(kUnknownHeight));
    widgets.list->setIconSize(grown({kUnknownPicture, kUnknownPicture}));
}

void connectWidgets(RulesFields& fields, const UnknownWidgets& widgets)
{
    const auto text = [] { return RulesWindow::tr("Rules: not known at first"); };
    QObject::connect(widgets.what, &QComboBox::currentIndexChanged, &fields, [&fields] { fields.show(); });
    QObject::connect(widgets.looks, &QComboBox::textActivated, &fields, [&fields, widgets, text](const QString& name) {
        fields.take([&](Rules& rules) { setLooks(rules, widgets.chosen(), name.toStdString()); }, text());
    });
    QObject::connect(
        widgets.list, &QListWidget::itemChanged, &fields, [&fields, widgets, text](const QListWidgetItem* row) {
            const std::string id = idOf(*row);
            const bool isIn = row->checkState() == Qt::Checked;
            const std::string looks = widgets.looks->currentText().toStdString();
            fields.take([&](Rules& rules) { setMember(rules, widgets.chosen(), id, isIn, looks); }, text());
        });
}

} // namespace

QWidget* newUnknownPane(RulesFields& fields)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    const UnknownWidgets widgets{new QComboBox(box), new QComboBox(box), new QListWidget(box)};
    auto* line = new QHBoxLayout;
    line->addWidget(widgets.what);
    line->addWidget(widgets.looks);
    line->addStretch(1);
    column->addLayout(line);
    column->addWidget(widgets.list);
    keepCurrent(*box, [widgets] { nameWidgets(widgets); });
    connectWidgets(fields, widgets);
    fields.onShow([&fields, widgets](const Rules& rules) { showUnknown(fields, widgets, rules); });
    return box;
}

} // namespace cave
