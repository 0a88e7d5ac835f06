// SPDX-License-Identifier: MIT
// The content schema says of behaviours and effects just what their tables say.
#include "core/base/files.h"
#include "core/content/behaviour_rows.h"
#include "core/content/effect_rows.h"
#include "core/json/json.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

Json definition(std::string_view name)
{
    const auto text = readFile(resourcePath("schema/content.schema.json"), 1 << 20);
    const auto document = parseJson(text.value_or(""));
    const Json* found = document ? document->find("$defs")->find(name) : nullptr;
    return found ? *found : Json();
}

bool isRead(const Json& behaviour)
{
    std::optional<Error> problem;
    readBehaviour(JsonCursor(behaviour, problem));
    return !problem;
}

// Whether the reader asks for this member.
bool isNeeded(Json behaviour, std::string_view key)
{
    std::erase_if(*behaviour.as<Json::Object>(), [&](const Json::Member& member) { return member.first == key; });
    return !isRead(behaviour);
}

Json definitionOf(const KindField& field)
{
    switch (field.kind) {
    case FieldKind::Number: return Json::Object{{"type", "integer"}, {"minimum", field.low}, {"maximum", field.high}};
    case FieldKind::Flag: return Json::Object{{"type", "boolean"}};
    case FieldKind::Creature: return Json::Object{{"$ref", "#/$defs/id"}};
    case FieldKind::Item: return Json::Object{{"$ref", "#/$defs/id_or_none"}};
    case FieldKind::Touch: return Json::Object{{"$ref", "#/$defs/touch"}};
    default: return Json(); // no behaviour has a member of another kind
    }
}

Json definitionOf(Does does)
{
    const Json usual = newBehaviour(does, Json::Object{}, "bat");
    Json::Array needed{"does"};
    Json properties = Json::Object{{"does", Json::Object{{"const", behaviourName(does)}}}};
    for (const KindField& field : behaviourFields(does)) {
        if (field.id == "does")
            continue;
        properties.set(field.id, definitionOf(field));
        if (isNeeded(usual, field.id))
            needed.push_back(field.id);
    }
    return Json::Object{{"type", "object"},
                        {"required", std::move(needed)},
                        {"properties", std::move(properties)},
                        {"additionalProperties", false}};
}

// The number that an effect of this kind needs whatever its aim; "" for none.
std::string_view ownNumberOf(std::string_view kind)
{
    const std::vector<KindField> fields = touchFields(Json::Object{{"kind", kind}});
    return fields.size() > 1 ? fields[1].id : std::string_view();
}

} // namespace

class ContentSchemaTest : public QObject {
    Q_OBJECT

private slots:
    void everyBehaviourIsDescribedAsItIsRead()
    {
        const Json behaviour = definition("behaviour");
        const auto& said = *behaviour.find("oneOf")->as<Json::Array>();
        QCOMPARE(said.size(), behaviourWords().size());
        for (std::size_t i = 0; i < said.size(); ++i) {
            const Json wanted = definitionOf(static_cast<Does>(i));
            QVERIFY2(said[i] == wanted, ("\"oneOf\" of \"behaviour\" must hold " + wanted.compact()).c_str());
        }
    }

    void everyEffectNeedsTheNumberOfItsKind()
    {
        const Json effect = definition("effect");
        const auto& rules = *effect.find("allOf")->as<Json::Array>();
        const auto words = effectFields(Json::Object{}).front().words;
        QVERIFY(*effect.find("properties")->find("kind")->find("enum") ==
                Json(Json::Array(words.begin(), words.end())));
        const auto fields = touchFields(Json::Object{});
        for (const std::string_view kind : fields.front().words) {
            const std::string_view number = ownNumberOf(kind);
            if (number.empty())
                continue;
            const Json wanted = Json::Object{
                {"if", Json::Object{{"properties", Json::Object{{"kind", Json::Object{{"const", kind}}}}}}},
                {"then", Json::Object{{"required", Json::Array{number}}}},
            };
            QVERIFY2(std::ranges::find(rules, wanted) != rules.end(),
                     ("\"allOf\" of \"effect\" must hold " + wanted.compact()).c_str());
        }
    }

    void everyTouchIsListedWithItsNumber()
    {
        const Json touch = definition("touch");
        const auto& said = *touch.find("oneOf")->as<Json::Array>();
        const auto fields = touchFields(Json::Object{});
        for (const std::string_view kind : fields.front().words) {
            const std::string_view number = ownNumberOf(kind);
            const bool isListed = std::ranges::any_of(said, [&](const Json& each) {
                const auto& kinds = *each.find("properties")->find("kind")->find("enum")->as<Json::Array>();
                const auto& needed = *each.find("required")->as<Json::Array>();
                return std::ranges::find(kinds, Json(kind)) != kinds.end() &&
                       (number.empty() ? needed.size() == 1 : needed.back() == Json(number));
            });
            QVERIFY2(isListed, kind.data());
        }
    }
};

CAVE_TEST_SUITE(ContentSchemaTest);
#include "schema_test.moc"
