// SPDX-License-Identifier: MIT
// The descriptions of members are what the readers read: no more, no less, in the same ranges.
#include "core/content/kind_fields.h"

#include "core/content/behaviour_rows.h"
#include "core/content/catalogue.h"
#include "core/content/effect_rows.h"
#include "core/content/effects/suffering_rows.h"
#include "core/content/fields/field_texts.h"
#include "core/content/gas_rows.h"
#include "core/content/hordes/horde_rows.h"
#include "core/content/kind_rows.h"
#include "core/content/reaction_rows.h"
#include "core/content/runes/rune_rows.h"
#include "core/content/sounds/sound_rows.h"
#include "core/content/stage_rows.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cave;

namespace {

std::set<std::string> keysOf(const Json& row)
{
    std::set<std::string> keys;
    for (const auto& [key, value] : *row.as<Json::Object>())
        keys.insert(key);
    return keys;
}

std::set<std::string> idsOf(std::span<const KindField> fields)
{
    std::set<std::string> ids;
    for (const KindField& field : fields)
        ids.emplace(field.id);
    return ids;
}

bool isRead(KindTable table, const Json& row)
{
    std::optional<Error> problem;
    const JsonCursor at(row, problem);
    switch (table) {
    case KindTable::Tile: readTile(at); break;
    case KindTable::Creature: readCreature(at); break;
    case KindTable::Item: readItem(at); break;
    case KindTable::Gas: readGas(at); break;
    }
    return !problem;
}

Json plainGas() { return Json::Object{{"id", "reek"}, {"name", "reek"}, {"glyph", "r"}, {"colour", "#ffffff"}}; }

Json with(Json row, std::string_view key, Json value)
{
    row.set(key, std::move(value));
    return row;
}

// Parts of parts as well.
void checkTexts(std::span<const KindField> fields)
{
    for (const KindField& field : fields) {
        const std::string label(labelOf(field));
        QVERIFY2(!fieldLabel(label).context.empty() && !fieldSentence(label).empty(), label.c_str());
        checkTexts(field.parts);
    }
}

} // namespace

class KindFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void everyMemberHasAField();
    void numbersHaveTheReadersRanges();
    void behavioursAndEffectsAreSoundAsTheyBegin();
    void everyFieldHasANameAndASentence();
    void hordesAreDescribedAsTheyAreRead();
    void runesAreDescribedAsTheyAreRead();
    void aRuneDoesWhatSuitsItsWhen();
    void soundsAreDescribedAsTheyAreRead();
    void musicIsDescribedAsItIsRead();
};

void KindFieldsTest::everyMemberHasAField()
{
    const Catalogue& catalogue = *Catalogue::builtIn();
    // What says nothing is left out.
    std::set<std::string> item = keysOf(rowOf(catalogue.items()[0]));
    item.insert({"effect", "burns", "weight", "look", "light", "holds", "named_after", "resists", "hands", "effects",
                 "gives", "style", "recharge", "enough", "launch_time", "iron", "attack_by"});
    std::set<std::string> tile = keysOf(rowOf(catalogue.tiles()[0]));
    tile.insert({"transient", "fire", "harmful", "falls", "keeps", "reacts", "light"});
    std::set<std::string> creature = keysOf(rowOf(catalogue.creatures()[0]));
    creature.insert({"side", "immune", "immortal", "alert", "weight", "resists", "stages", "band", "role", "carries",
                     "seen_within", "suffers"});
    std::set<std::string> gas = keysOf(rowOf(GasKind{}));
    gas.insert({"effect", "burns"});
    for (const auto& [table, keys] : {std::pair(KindTable::Tile, tile), std::pair(KindTable::Creature, creature),
                                      std::pair(KindTable::Item, item), std::pair(KindTable::Gas, gas)}) {
        std::set<std::string> described = idsOf(kindFields(table));
        described.insert("id");
        QCOMPARE(described, keys);
    }
}

void KindFieldsTest::numbersHaveTheReadersRanges()
{
    const Json food = with(rowOf(ItemKind{}), "food", 1);
    Json tile = rowOf(Catalogue::builtIn()->tile(Catalogue::builtIn()->floor()));
    Json creature = rowOf(Catalogue::builtIn()->creatures()[0]);
    const Json item = rowOf(Catalogue::builtIn()->item(*Catalogue::builtIn()->findItem("dagger")));
    for (const auto& [table, row] :
         {std::pair(KindTable::Tile, tile), std::pair(KindTable::Creature, creature),
          std::pair(KindTable::Item, with(item, "food", 1)), std::pair(KindTable::Gas, plainGas())}) {
        QVERIFY(isRead(table, row));
        for (const KindField& field : kindFields(table)) {
            if (field.kind != FieldKind::Number || field.id == "food" || field.id == "charges" ||
                field.id == "drowns" || field.id == "holds" || field.id == "recharge")
                continue;
            for (const int value : {field.low, field.high})
                QVERIFY2(isRead(table, with(row, field.id, value)), field.id.data());
            for (const int value : {field.low - 1, field.high + 1})
                QVERIFY2(!isRead(table, with(row, field.id, value)), field.id.data());
        }
    }
}

void KindFieldsTest::behavioursAndEffectsAreSoundAsTheyBegin()
{
    std::optional<Error> problem;
    for (std::size_t i = 0; i < behaviourWords().size(); ++i) {
        const auto does = static_cast<Does>(i);
        const Json row = newBehaviour(does, Json::Object{{"share", 40}}, "bat");
        readBehaviour(JsonCursor(row, problem));
        QVERIFY2(!problem, behaviourWords()[i].data());
        std::set<std::string> described = idsOf(behaviourFields(does));
        for (const KindField& field : behaviourFields(does))
            if (field.kind == FieldKind::MayTouch)
                described.erase(std::string(field.id));
        QCOMPARE(keysOf(row), described);
        if (const Json* share = row.find("share"))
            QCOMPARE(*share->as<std::int64_t>(), std::int64_t{40});
    }
    const auto words = reactionFields({}).front().words;
    for (const std::string_view on : words) {
        const Json reaction = newReaction(Json::Object{{"on", on}, {"into", "floor"}, {"who", "hero"}, {"least", 2}});
        QVERIFY2(std::ranges::includes(idsOf(reactionFields(reaction)), keysOf(reaction)), on.data());
        for (const KindField& field : reactionFields(reaction)) {
            Json whole = reaction;
            if (field.kind == FieldKind::Part)
                whole.set(field.id, newPart(field));
            if (field.kind == FieldKind::Befalling)
                whole.set(field.id, newBefalling(Json::Object{}));
            const Json reactions = Json::Array{whole};
            readReactions(JsonCursor(reactions, problem), false);
            QVERIFY2(!problem, field.id.data());
        }
    }
    const std::vector<KindField> touches = touchFields({});
    for (const std::string_view kind : touches.front().words) {
        const Json touch = newTouch(Json::Object{{"kind", kind}, {"full_percent", 20}});
        readTouch(JsonCursor(touch, problem));
        QVERIFY2(!problem, kind.data());
        QCOMPARE(keysOf(touch), idsOf(touchFields(touch)));
    }
    for (const KindField& field : kindFields(KindTable::Gas))
        if (field.kind == FieldKind::Part)
            QVERIFY(isRead(KindTable::Gas, with(plainGas(), field.id, newPart(field))));
    Json effect = newEffect(Json::Object{});
    const std::vector<KindField> effects = effectFields(effect);
    for (const std::string_view kind : effects.front().words) {
        effect = newEffect(Json::Object{{"kind", kind}, {"by", "reading"}, {"amount", 7}, {"full_percent", 20}});
        readEffect(JsonCursor(effect, problem));
        QVERIFY2(!problem, kind.data());
        QCOMPARE(keysOf(effect), idsOf(effectFields(effect)));
    }
}

void KindFieldsTest::everyFieldHasANameAndASentence()
{
    for (const KindTable table : {KindTable::Tile, KindTable::Creature, KindTable::Item, KindTable::Gas})
        checkTexts(kindFields(table));
    checkTexts(dropFields());
    checkTexts(stageFields());
    checkTexts(sufferingFields());
    checkTexts(hordeFields());
    checkTexts(memberFields());
    checkTexts(runeFields());
    checkTexts(soundFields());
    checkTexts(eventSoundFields());
    checkTexts(ambienceFields());
    checkTexts(scoreFields());
    const std::vector<KindField> fields = reactionFields({});
    for (const std::string_view on : fields.front().words)
        checkTexts(reactionFields(Json::Object{{"on", on}}));
    for (std::size_t i = 0; i < behaviourWords().size(); ++i) {
        checkTexts(behaviourFields(static_cast<Does>(i)));
        QVERIFY2(!behaviourHelp(static_cast<Does>(i)).empty(), behaviourWords()[i].data());
    }
    for (const std::string_view kind : effectKindWords()) {
        const Json row = newEffect(Json::Object{{"kind", kind}});
        checkTexts(effectFields(row));
        checkTexts(befallingFields(row));
    }
}

void KindFieldsTest::hordesAreDescribedAsTheyAreRead()
{
    Horde horde{.id = "pack", .lead = "bat", .with = {{"bat", 1, 2}}};
    std::set<std::string> described = idsOf(hordeFields());
    described.insert("id");
    QCOMPARE(described, keysOf(rowOf(horde)));
    const Json member = rowOf(horde).find("with")->as<Json::Array>()->front();
    QCOMPARE(idsOf(memberFields()), keysOf(member));
    const auto reads = [&](const Json& row) {
        std::optional<Error> problem;
        readHorde(JsonCursor(row, problem));
        return !problem;
    };
    const KindField& weight = hordeFields().back();
    QVERIFY(reads(with(rowOf(horde), weight.id, weight.low)) && reads(with(rowOf(horde), weight.id, weight.high)));
    QVERIFY(!reads(with(rowOf(horde), weight.id, weight.low - 1)));
    QVERIFY(!reads(with(rowOf(horde), weight.id, weight.high + 1)));
    for (const KindField& field : memberFields()) {
        if (field.kind != FieldKind::Number)
            continue;
        for (const int value : {field.low, field.high, field.low - 1, field.high + 1}) {
            const Json changed = newMember(with(member, field.id, value));
            // Too few at most become as many as at least.
            const bool isSound = value <= field.high && (value >= field.low || field.id == "most");
            QCOMPARE(reads(with(rowOf(horde), "with", Json::Array{changed})), isSound);
        }
    }
    QCOMPARE(*newMember(with(member, "most", 0)).find("most"), Json(1)); // no fewer than at least
}

void KindFieldsTest::runesAreDescribedAsTheyAreRead()
{
    const auto reads = [](const Json& row) {
        std::optional<Error> problem;
        readRune(JsonCursor(row, problem));
        return !problem;
    };
    // By what one can do: its numbers, in all their ranges.
    const Json base = Json::Object{{"id", "x"}, {"name", "x"}};
    for (const auto& [on, when] :
         {std::pair("weapon", "hit"), {"weapon", "kill"}, {"weapon", "worn"}, {"armour", "hurt"}, {"armour", "worn"}}) {
        Json row = with(with(base, "on", on), "when", when);
        for (const KindField& field : runeFields(row)) {
            if (field.kind == FieldKind::MayTouch)
                row.set(field.id, newTouch(Json::Object{}));
            if (field.kind == FieldKind::Part)
                row.set(field.id, newPart(field));
        }
        QVERIFY2(reads(newRune(row)), when);
        for (const KindField& field : runeFields(row)) {
            if (field.kind == FieldKind::Flag)
                QVERIFY2(reads(with(row, field.id, true)), field.id.data());
            if (field.kind != FieldKind::Number)
                continue;
            for (const int value : {field.low, field.high})
                QVERIFY2(reads(newRune(with(row, field.id, value))), field.id.data());
            for (const int value : {field.low - 1, field.high + 1})
                QVERIFY2(!reads(newRune(with(row, field.id, value))), field.id.data());
        }
    }
    // Whatever the reader knows is described.
    const auto whole = parseJson(R"({"id": "x", "name": "x", "description": "Y.", "on": "weapon", "when": "hit",
        "per_mille": 300, "by_enchantment": 20, "bad": true, "weight": 3, "effect": {"kind": "poison", "turns": 4},
        "drinks": 10, "sunders": 1, "times": 2, "against": "dwellers", "swift": true, "returns": 25, "mirrors": true,
        "gives": {"speed": 5}, "resists": {"fire": 500}, "resists_by": {"fire": 100}})");
    std::set<std::string> described = idsOf(runeFields());
    described.insert("id");
    QCOMPARE(described, keysOf(*whole));
    QVERIFY(!reads(*whole) && reads(newRune(*whole)));
}

void KindFieldsTest::aRuneDoesWhatSuitsItsWhen()
{
    const Json drinks = Json::Object{{"id", "x"}, {"name", "x"}, {"on", "weapon"}, {"when", "hit"}, {"drinks", 20}};
    QCOMPARE(newRune(drinks), drinks);
    for (const std::string_view when : {"kill", "worn"}) {
        const Json changed = newRune(with(drinks, "when", when));
        QVERIFY2(!changed.find("drinks"), when.data());
        std::optional<Error> problem;
        readRune(JsonCursor(changed, problem));
        QVERIFY2(!problem, when.data());
    }
    const Json armour = newRune(with(drinks, "on", "armour"));
    QCOMPARE(*armour.find("when"), Json("hurt"));
    QVERIFY(armour.find("returns"));
    // What is taken away by hand is not put back.
    QVERIFY(!newRune(with(drinks, "drinks", 0)).find("drinks"));
    QCOMPARE(keysOf(newRune(with(drinks, "drinks", 0))), (std::set<std::string>{"id", "name", "on", "when"}));
    std::set<std::string> words;
    for (const KindField& field : runeFields(armour))
        if (field.id == "when")
            words.insert(field.words.begin(), field.words.end());
    QCOMPARE(words, (std::set<std::string>{"hurt", "worn"}));
}

void KindFieldsTest::soundsAreDescribedAsTheyAreRead()
{
    SoundRow row{"all", "all of it", Waveform::Noise, 100, -5, 3, 9, 7, 8, 1, 2, 3, 20, 400, 30, 2, 50, 10, true};
    std::set<std::string> described = idsOf(soundFields());
    described.insert("id");
    QCOMPARE(described, keysOf(rowOf(row)));
    QCOMPARE(idsOf(eventSoundFields()), keysOf(rowOf(EventSound{"dug", "floor", "all"})));
    QCOMPARE(idsOf(ambienceFields()), keysOf(rowOf(AmbientSound{"all", {"floor"}, true})));
    const auto reads = [&](std::string_view key, const Json& value) {
        std::optional<Error> problem;
        const Json changed = with(rowOf(row), key, value);
        readSound(JsonCursor(changed, problem));
        return !problem;
    };
    Json usual = Json::Object{{"id", "all"}};
    for (const KindField& field : soundFields()) {
        if (field.kind != FieldKind::Number)
            continue;
        for (const int value : {field.low, field.high})
            QVERIFY2(reads(field.id, value), field.id.data());
        for (const int value : {field.low - 1, field.high + 1})
            QVERIFY2(!reads(field.id, value), field.id.data());
        usual.set(field.id, std::max(field.low, field.usual));
    }
    QCOMPARE(newSound(with(usual, "wave", "square")), rowOf(SoundRow{.id = "all"})); // all goes without saying
    QCOMPARE(newSound(rowOf(row)), rowOf(row));
}

void KindFieldsTest::musicIsDescribedAsItIsRead()
{
    const ScoreRow row{"moss", {0, 7}, -100, 60, "bell"};
    QCOMPARE(idsOf(scoreFields()), keysOf(rowOf(row)));
    const auto reads = [&](std::string_view key, const Json& value) {
        std::optional<Error> problem;
        const Json changed = with(rowOf(row), key, value);
        readScore(JsonCursor(changed, problem));
        return !problem;
    };
    Json usual = with(rowOf(row), "theme", "");
    for (const KindField& field : scoreFields()) {
        if (field.kind != FieldKind::Number && field.kind != FieldKind::Scale)
            continue;
        const auto valueOf = [&](int number) {
            return field.kind == FieldKind::Scale ? Json(Json::Array{number}) : Json(number);
        };
        for (const int value : {field.low, field.high})
            QVERIFY2(reads(field.id, valueOf(value)), field.id.data());
        for (const int value : {field.low - 1, field.high + 1})
            QVERIFY2(!reads(field.id, valueOf(value)), field.id.data());
        if (field.kind == FieldKind::Number)
            usual.set(field.id, field.usual);
    }
    QCOMPARE(keysOf(newScore(usual)), (std::set<std::string>{"scale", "sound"})); // the rest goes without saying
    QCOMPARE(newScore(rowOf(row)), rowOf(row));
    QVERIFY(!newAmbience(Json::Object{{"sound", "hum"}, {"tiles", Json::Array{}}}).find("tiles"));
}

CAVE_TEST_SUITE(KindFieldsTest);
#include "kind_fields_test.moc"
