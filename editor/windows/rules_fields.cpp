// SPDX-License-Identifier: MIT
#include "editor/windows/rules_fields.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/widgets.h"
#include "core/save/parts/rules_json.h"
#include "core/world/identify_rows.h"
#include "editor/windows/kind_box.h"
#include "editor/windows/rules_window.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace cave {

RulesFields::RulesFields(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget& window)
    : QObject(&window), m_bench(bench), m_bakery(bakery), m_artwork(std::move(artwork)), m_window(window)
{
    const auto soon = [this] {
        if (!m_bakery.isBusy())
            refresh();
    };
    connect(&bench.document(), &Document::edited, this, soon);
    connect(&bench.document(), &Document::replaced, this, soon);
    connect(&bakery, &Bakery::progressed, this, soon);
    connect(&bench, &Workbench::kindsChanged, this, soon);
}

QLabel* RulesFields::heading(const char* name)
{
    QLabel* label = headingLabel({});
    keepCurrent(*label, [label, name] { setHeading(*label, RulesWindow::tr(name)); });
    return label;
}

QLabel* RulesFields::label(const char* name, const char* role)
{
    QLabel* label = *role ? roleLabel({}, role) : new QLabel;
    keepCurrent(*label, [label, name] { label->setText(RulesWindow::tr(name)); });
    return label;
}

KindBox* RulesFields::kindBox(KindTable table, std::string Rules::* id, const char* name, const char* text)
{
    auto* box = new KindBox(m_bench, m_artwork, table, false, &m_window);
    keepCurrent(*box, [box, name] { box->setAccessibleName(RulesWindow::tr(name)); });
    connect(box, &KindBox::chosen, this,
            [this, box, id, text] { take([&](Rules& rules) { rules.*id = box->id(); }, RulesWindow::tr(text)); });
    onShow([box, id](const Rules& rules) {
        box->setId(rules.*id);
        box->setToolTip(box->currentText()); // there may be no room for all of it
    });
    return box;
}

QSpinBox* RulesFields::number(int low, int high, const char* name, const Get& get, const Set& set, const char* text)
{
    auto* spin = new QSpinBox(&m_window);
    spin->setRange(low, high);
    keepCurrent(*spin, [spin, name] { spin->setAccessibleName(RulesWindow::tr(name)); });
    connect(spin, &QSpinBox::valueChanged, this, [this, set, spin, text](int value) {
        take([&](Rules& rules) { set(rules, value); }, RulesWindow::tr(text), spin);
    });
    connect(spin, &QSpinBox::editingFinished, this, &RulesFields::endStroke);
    onShow([spin, get](const Rules& rules) {
        const QSignalBlocker quiet(spin);
        spin->setValue(get(rules));
    });
    return spin;
}

QCheckBox* RulesFields::flag(const char* name, const std::function<bool(const Rules&)>& get,
                             const std::function<void(Rules&, bool)>& set)
{
    auto* box = new QCheckBox(&m_window);
    keepCurrent(*box, [box, name] { box->setText(RulesWindow::tr(name)); });
    connect(box, &QCheckBox::clicked, this, [this, set, name](bool isOn) {
        take([&](Rules& rules) { set(rules, isOn); }, RulesWindow::tr("Rules: %1").arg(RulesWindow::tr(name)));
    });
    onShow([box, get](const Rules& rules) { box->setChecked(get(rules)); });
    return box;
}

void RulesFields::onlyWith(QWidget& widget, const char* name, std::function<bool(const Rules&)> isChosen)
{
    onShow([&widget, name, isChosen = std::move(isChosen)](const Rules& rules) {
        //: of a field that is off, and the name of what stands above it
        allow(widget, isChosen(rules)
                          ? QString()
                          : RulesWindow::tr("Only with \"%1\": choose that first.").arg(RulesWindow::tr(name)));
    });
}

Result<void> RulesFields::check() const
{
    auto sound = checkRules(m_rules, m_bench.catalogue());
    return sound ? checkIdentify(m_rules, m_bench.dungeon()) : sound;
}

void RulesFields::take(const std::function<void(Rules&)>& change, const QString& text, const QObject* by)
{
    change(m_rules);
    show();
    if (!check())
        return;
    if (!by || by != m_strokeBy)
        m_stroke = m_bench.document().newStroke();
    m_strokeBy = by;
    m_bakery.make(
        [rules = m_rules](Dungeon& dungeon) -> Result<void> {
            dungeon.rules = rules;
            return {};
        },
        text, m_stroke);
}

void RulesFields::refresh()
{
    m_rules = m_bench.dungeon().rules;
    show();
}

void RulesFields::show()
{
    for (const auto& each : m_shows)
        each(m_rules);
    emit shown();
}

} // namespace cave
