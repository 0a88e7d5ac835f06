// SPDX-License-Identifier: MIT
#include "editor/panels/field_names.h"

#include "core/content/fields/field_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace cave {

namespace {

struct FieldName {
    std::string_view id;
    const char* name = nullptr;
};

// Sorted by id; "wave.noise": the word of that field only.
constexpr std::array kWords{
    FieldName{"a", QT_TRANSLATE_NOOP("KindFields", "a")},
    FieldName{"aid", QT_TRANSLATE_NOOP("KindFields", "helps the hero")},
    FieldName{"ally", QT_TRANSLATE_NOOP("KindFields", "brings a companion")},
    FieldName{"ambush", QT_TRANSLATE_NOOP("KindFields", "lies in ambush")},
    FieldName{"an", QT_TRANSLATE_NOOP("KindFields", "an")},
    FieldName{"any", QT_TRANSLATE_NOOP("KindFields", "anybody and anything")},
    FieldName{"armour", QT_TRANSLATE_NOOP("KindFields", "armour")},
    FieldName{"around", QT_TRANSLATE_NOOP("KindFields", "all around the user")},
    FieldName{"bare", QT_TRANSLATE_NOOP("KindFields", "bat")},
    FieldName{"befriend", QT_TRANSLATE_NOOP("KindFields", "wins over")},
    FieldName{"blast", QT_TRANSLATE_NOOP("KindFields", "all around a cell")},
    FieldName{"bleed", QT_TRANSLATE_NOOP("KindFields", "makes bleed")},
    FieldName{"blink", QT_TRANSLATE_NOOP("KindFields", "jumps into view")},
    FieldName{"blow", QT_TRANSLATE_NOOP("KindFields", "a blow")},
    FieldName{"body", QT_TRANSLATE_NOOP("KindFields", "on the body")},
    FieldName{"boss", QT_TRANSLATE_NOOP("KindFields", "rules its level")},
    FieldName{"brute", QT_TRANSLATE_NOOP("KindFields", "strikes hard")},
    FieldName{"burn", QT_TRANSLATE_NOOP("KindFields", "fire meets it")},
    FieldName{"burning", QT_TRANSLATE_NOOP("KindFields", "it burns")},
    FieldName{"burrow", QT_TRANSLATE_NOOP("KindFields", "burrows to the hero")},
    FieldName{"call", QT_TRANSLATE_NOOP("KindFields", "calls its side")},
    FieldName{"cave", QT_TRANSLATE_NOOP("KindFields", "cave")},
    FieldName{"charge", QT_TRANSLATE_NOOP("KindFields", "charges")},
    FieldName{"climb", QT_TRANSLATE_NOOP("KindFields", "takes stairs")},
    FieldName{"cloud", QT_TRANSLATE_NOOP("KindFields", "spreads a cloud")},
    FieldName{"confusion", QT_TRANSLATE_NOOP("KindFields", "confuses")},
    FieldName{"conjure", QT_TRANSLATE_NOOP("KindFields", "brings foes")},
    FieldName{"creature", QT_TRANSLATE_NOOP("KindFields", "one in view")},
    FieldName{"crush", QT_TRANSLATE_NOOP("KindFields", "crushes")},
    FieldName{"crypt", QT_TRANSLATE_NOOP("KindFields", "crypt")},
    FieldName{"cure", QT_TRANSLATE_NOOP("KindFields", "cures")},
    FieldName{"curse", QT_TRANSLATE_NOOP("KindFields", "curses")},
    FieldName{"darken", QT_TRANSLATE_NOOP("KindFields", "darkens")},
    FieldName{"dig", QT_TRANSLATE_NOOP("KindFields", "it is dug")},
    FieldName{"digging", QT_TRANSLATE_NOOP("KindFields", "digs")},
    FieldName{"discord", QT_TRANSLATE_NOOP("KindFields", "makes everybody's foe")},
    FieldName{"down", QT_TRANSLATE_NOOP("KindFields", "down")},
    FieldName{"drinking", QT_TRANSLATE_NOOP("KindFields", "drinking")},
    FieldName{"either", QT_TRANSLATE_NOOP("KindFields", "in the hand or on the body")},
    FieldName{"enfeeble", QT_TRANSLATE_NOOP("KindFields", "takes a quarter of attack")},
    FieldName{"enter", QT_TRANSLATE_NOOP("KindFields", "somebody comes to it")},
    FieldName{"explode", QT_TRANSLATE_NOOP("KindFields", "bursts")},
    FieldName{"fear", QT_TRANSLATE_NOOP("KindFields", "frightens")},
    FieldName{"fireball", QT_TRANSLATE_NOOP("KindFields", "burns")},
    FieldName{"fireproof", QT_TRANSLATE_NOOP("KindFields", "protects from fire")},
    FieldName{"flee", QT_TRANSLATE_NOOP("KindFields", "flees when weak")},
    FieldName{"float", QT_TRANSLATE_NOOP("KindFields", "lets float")},
    FieldName{"floor", QT_TRANSLATE_NOOP("KindFields", "floor")},
    FieldName{"follow", QT_TRANSLATE_NOOP("KindFields", "follows over stairs")},
    FieldName{"frail", QT_TRANSLATE_NOOP("KindFields", "dangerous but soon down")},
    FieldName{"freeze", QT_TRANSLATE_NOOP("KindFields", "frost meets it")},
    FieldName{"frost", QT_TRANSLATE_NOOP("KindFields", "freezes")},
    FieldName{"guard", QT_TRANSLATE_NOOP("KindFields", "guards its place")},
    FieldName{"hand", QT_TRANSLATE_NOOP("KindFields", "in the hand")},
    FieldName{"haste", QT_TRANSLATE_NOOP("KindFields", "hastens")},
    FieldName{"heal", QT_TRANSLATE_NOOP("KindFields", "heals")},
    FieldName{"heard.ate", QT_TRANSLATE_NOOP("KindFields", "something is eaten")},
    FieldName{"heard.bounced", QT_TRANSLATE_NOOP("KindFields", "a shot glances off")},
    FieldName{"heard.bumped", QT_TRANSLATE_NOOP("KindFields", "the hero bumps into something")},
    FieldName{"heard.burned", QT_TRANSLATE_NOOP("KindFields", "somebody burns")},
    FieldName{"heard.called_others", QT_TRANSLATE_NOOP("KindFields", "somebody calls others")},
    FieldName{"heard.climbed", QT_TRANSLATE_NOOP("KindFields", "stairs are taken")},
    FieldName{"heard.closed", QT_TRANSLATE_NOOP("KindFields", "a door is closed")},
    FieldName{"heard.clouded", QT_TRANSLATE_NOOP("KindFields", "a cloud spreads")},
    FieldName{"heard.condition_began", QT_TRANSLATE_NOOP("KindFields", "a condition begins")},
    FieldName{"heard.died", QT_TRANSLATE_NOOP("KindFields", "somebody dies")},
    FieldName{"heard.door_beside", QT_TRANSLATE_NOOP("KindFields", "a door is beside the hero (by ear)")},
    FieldName{"heard.dropped", QT_TRANSLATE_NOOP("KindFields", "a thing is dropped")},
    FieldName{"heard.dug", QT_TRANSLATE_NOOP("KindFields", "somebody digs")},
    FieldName{"heard.equipped", QT_TRANSLATE_NOOP("KindFields", "a thing is put on")},
    FieldName{"heard.exploded", QT_TRANSLATE_NOOP("KindFields", "something explodes")},
    FieldName{"heard.fell", QT_TRANSLATE_NOOP("KindFields", "somebody falls")},
    FieldName{"heard.found", QT_TRANSLATE_NOOP("KindFields", "something hidden is found")},
    FieldName{"heard.freed", QT_TRANSLATE_NOOP("KindFields", "somebody is freed")},
    FieldName{"heard.gap_beside", QT_TRANSLATE_NOOP("KindFields", "a gap is beside the hero (by ear)")},
    FieldName{"heard.gas_ignited", QT_TRANSLATE_NOOP("KindFields", "gas catches fire")},
    FieldName{"heard.grew", QT_TRANSLATE_NOOP("KindFields", "somebody grows stronger")},
    FieldName{"heard.healed", QT_TRANSLATE_NOOP("KindFields", "somebody is healed")},
    FieldName{"heard.hero_died", QT_TRANSLATE_NOOP("KindFields", "the hero dies")},
    FieldName{"heard.hunters_came", QT_TRANSLATE_NOOP("KindFields", "hunters come")},
    FieldName{"heard.hurt", QT_TRANSLATE_NOOP("KindFields", "somebody is hurt")},
    FieldName{"heard.improved", QT_TRANSLATE_NOOP("KindFields", "a thing gets better")},
    FieldName{"heard.lost", QT_TRANSLATE_NOOP("KindFields", "the game is lost")},
    FieldName{"heard.missed", QT_TRANSLATE_NOOP("KindFields", "a blow misses")},
    FieldName{"heard.opened", QT_TRANSLATE_NOOP("KindFields", "a door is opened")},
    FieldName{"heard.opened_thing", QT_TRANSLATE_NOOP("KindFields", "a thing is opened")},
    FieldName{"heard.picked_up", QT_TRANSLATE_NOOP("KindFields", "a thing is picked up")},
    FieldName{"heard.recognised", QT_TRANSLATE_NOOP("KindFields", "a thing is recognised")},
    FieldName{"heard.rose_to_level", QT_TRANSLATE_NOOP("KindFields", "the hero rises a level")},
    FieldName{"heard.rune_worked", QT_TRANSLATE_NOOP("KindFields", "a rune works")},
    FieldName{"heard.shattered", QT_TRANSLATE_NOOP("KindFields", "something shatters")},
    FieldName{"heard.shot", QT_TRANSLATE_NOOP("KindFields", "somebody shoots")},
    FieldName{"heard.sounded", QT_TRANSLATE_NOOP("KindFields", "something makes noise")},
    FieldName{"heard.stepped", QT_TRANSLATE_NOOP("KindFields", "somebody steps")},
    FieldName{"heard.stole", QT_TRANSLATE_NOOP("KindFields", "something is stolen")},
    FieldName{"heard.struck", QT_TRANSLATE_NOOP("KindFields", "a blow strikes")},
    FieldName{"heard.submerged", QT_TRANSLATE_NOOP("KindFields", "somebody goes under water")},
    FieldName{"heard.summoned", QT_TRANSLATE_NOOP("KindFields", "somebody is called")},
    FieldName{"heard.teleported", QT_TRANSLATE_NOOP("KindFields", "somebody teleports")},
    FieldName{"heard.thrown", QT_TRANSLATE_NOOP("KindFields", "a thing is thrown")},
    FieldName{"heard.tile_turned", QT_TRANSLATE_NOOP("KindFields", "ground changes")},
    FieldName{"heard.unlocked", QT_TRANSLATE_NOOP("KindFields", "a lock opens")},
    FieldName{"heard.used", QT_TRANSLATE_NOOP("KindFields", "a thing is used")},
    FieldName{"heard.used_up", QT_TRANSLATE_NOOP("KindFields", "a thing is used up")},
    FieldName{"heard.woke", QT_TRANSLATE_NOOP("KindFields", "somebody wakes")},
    FieldName{"heard.won", QT_TRANSLATE_NOOP("KindFields", "the game is won")},
    FieldName{"heard.worsened", QT_TRANSLATE_NOOP("KindFields", "a thing gets worse")},
    FieldName{"heard_of.counted", QT_TRANSLATE_NOOP("KindFields", "what is counted, as coins")},
    FieldName{"heard_of.east", QT_TRANSLATE_NOOP("KindFields", "to the east")},
    FieldName{"heard_of.north", QT_TRANSLATE_NOOP("KindFields", "to the north")},
    FieldName{"heard_of.south", QT_TRANSLATE_NOOP("KindFields", "to the south")},
    FieldName{"heard_of.west", QT_TRANSLATE_NOOP("KindFields", "to the west")},
    FieldName{"heard_of.wielded", QT_TRANSLATE_NOOP("KindFields", "what is taken in hand")},
    FieldName{"hearten", QT_TRANSLATE_NOOP("KindFields", "does its side good")},
    FieldName{"hero", QT_TRANSLATE_NOOP("KindFields", "the hero")},
    FieldName{"hit", QT_TRANSLATE_NOOP("KindFields", "it wounds somebody")},
    FieldName{"hold", QT_TRANSLATE_NOOP("KindFields", "holds fast")},
    FieldName{"hunt", QT_TRANSLATE_NOOP("KindFields", "hunts what it sees")},
    FieldName{"hurt", QT_TRANSLATE_NOOP("KindFields", "its wearer is wounded")},
    FieldName{"ignite", QT_TRANSLATE_NOOP("KindFields", "sets on fire")},
    FieldName{"kill", QT_TRANSLATE_NOOP("KindFields", "it kills")},
    FieldName{"lead", QT_TRANSLATE_NOOP("KindFields", "leads its side")},
    FieldName{"leave", QT_TRANSLATE_NOOP("KindFields", "somebody goes from it")},
    FieldName{"lift", QT_TRANSLATE_NOOP("KindFields", "its weight is gone")},
    FieldName{"light", QT_TRANSLATE_NOOP("KindFields", "lights up")},
    FieldName{"lightning", QT_TRANSLATE_NOOP("KindFields", "strikes with lightning")},
    FieldName{"line", QT_TRANSLATE_NOOP("KindFields", "all on a line")},
    FieldName{"lunge", QT_TRANSLATE_NOOP("KindFields", "lunges")},
    FieldName{"mapping", QT_TRANSLATE_NOOP("KindFields", "maps the level")},
    FieldName{"mark", QT_TRANSLATE_NOOP("KindFields", "marks for hunters")},
    FieldName{"mend", QT_TRANSLATE_NOOP("KindFields", "heals its friends")},
    FieldName{"mending", QT_TRANSLATE_NOOP("KindFields", "mends slowly")},
    FieldName{"might", QT_TRANSLATE_NOOP("KindFields", "makes mighty")},
    FieldName{"naming", QT_TRANSLATE_NOOP("KindFields", "names things")},
    FieldName{"nearest", QT_TRANSLATE_NOOP("KindFields", "the nearest")},
    FieldName{"noise", QT_TRANSLATE_NOOP("KindFields", "makes noise")},
    FieldName{"none", QT_TRANSLATE_NOOP("KindFields", "not worn")},
    FieldName{"nowhere", QT_TRANSLATE_NOOP("KindFields", "nowhere")},
    FieldName{"off", QT_TRANSLATE_NOOP("KindFields", "in the off hand")},
    FieldName{"other", QT_TRANSLATE_NOOP("KindFields", "who walks, not the hero")},
    FieldName{"pack", QT_TRANSLATE_NOOP("KindFields", "comes in numbers")},
    FieldName{"paralyse", QT_TRANSLATE_NOOP("KindFields", "paralyses")},
    FieldName{"perish", QT_TRANSLATE_NOOP("KindFields", "does something as it dies")},
    FieldName{"petrify", QT_TRANSLATE_NOOP("KindFields", "turns to stone")},
    FieldName{"plain", QT_TRANSLATE_NOOP("KindFields", "an even match")},
    FieldName{"poison", QT_TRANSLATE_NOOP("KindFields", "poisons")},
    FieldName{"pull", QT_TRANSLATE_NOOP("KindFields", "draws near")},
    FieldName{"push", QT_TRANSLATE_NOOP("KindFields", "pushes back")},
    FieldName{"quick", QT_TRANSLATE_NOOP("KindFields", "quickly")},
    FieldName{"raise", QT_TRANSLATE_NOOP("KindFields", "raises the dead")},
    FieldName{"raised", QT_TRANSLATE_NOOP("KindFields", "Bat")},
    FieldName{"reach", QT_TRANSLATE_NOOP("KindFields", "reaches further")},
    FieldName{"reading", QT_TRANSLATE_NOOP("KindFields", "reading")},
    FieldName{"regenerate", QT_TRANSLATE_NOOP("KindFields", "regains health")},
    FieldName{"revive", QT_TRANSLATE_NOOP("KindFields", "rises again")},
    FieldName{"ring", QT_TRANSLATE_NOOP("KindFields", "as a ring")},
    FieldName{"rock", QT_TRANSLATE_NOOP("KindFields", "rock")},
    FieldName{"room", QT_TRANSLATE_NOOP("KindFields", "room")},
    FieldName{"rust", QT_TRANSLATE_NOOP("KindFields", "rusts armour")},
    FieldName{"self", QT_TRANSLATE_NOOP("KindFields", "its user")},
    FieldName{"sense", QT_TRANSLATE_NOOP("KindFields", "shows creatures")},
    FieldName{"shield", QT_TRANSLATE_NOOP("KindFields", "shields")},
    FieldName{"shoot", QT_TRANSLATE_NOOP("KindFields", "shoots")},
    FieldName{"shot", QT_TRANSLATE_NOOP("KindFields", "hurts from afar")},
    FieldName{"silence", QT_TRANSLATE_NOOP("KindFields", "silences")},
    FieldName{"sleep", QT_TRANSLATE_NOOP("KindFields", "sleeps")},
    FieldName{"slow", QT_TRANSLATE_NOOP("KindFields", "slows")},
    FieldName{"soak", QT_TRANSLATE_NOOP("KindFields", "a flood reaches it")},
    FieldName{"soaked", QT_TRANSLATE_NOOP("KindFields", "it is in water")},
    FieldName{"split", QT_TRANSLATE_NOOP("KindFields", "splits when hurt")},
    FieldName{"spread", QT_TRANSLATE_NOOP("KindFields", "spreads")},
    FieldName{"stab", QT_TRANSLATE_NOOP("KindFields", "stabs sleepers")},
    FieldName{"stay", QT_TRANSLATE_NOOP("KindFields", "somebody is there")},
    FieldName{"steal", QT_TRANSLATE_NOOP("KindFields", "steals and runs")},
    FieldName{"strength", QT_TRANSLATE_NOOP("KindFields", "strengthens for good")},
    FieldName{"strengthen", QT_TRANSLATE_NOOP("KindFields", "rages when weak")},
    FieldName{"strike", QT_TRANSLATE_NOOP("KindFields", "it is struck")},
    FieldName{"summon", QT_TRANSLATE_NOOP("KindFields", "calls others")},
    FieldName{"support", QT_TRANSLATE_NOOP("KindFields", "helps the others")},
    FieldName{"swap", QT_TRANSLATE_NOOP("KindFields", "swaps places")},
    FieldName{"swarm", QT_TRANSLATE_NOOP("KindFields", "hunts in a swarm")},
    FieldName{"sweep", QT_TRANSLATE_NOOP("KindFields", "sweeps")},
    FieldName{"tank", QT_TRANSLATE_NOOP("KindFields", "hard to bring down")},
    FieldName{"teleport", QT_TRANSLATE_NOOP("KindFields", "teleports")},
    FieldName{"temper", QT_TRANSLATE_NOOP("KindFields", "makes a thing better")},
    FieldName{"the", QT_TRANSLATE_NOOP("KindFields", "the bat")},
    FieldName{"thing", QT_TRANSLATE_NOOP("KindFields", "a thing")},
    FieldName{"throw", QT_TRANSLATE_NOOP("KindFields", "a throw")},
    FieldName{"throwing", QT_TRANSLATE_NOOP("KindFields", "throwing")},
    FieldName{"time", QT_TRANSLATE_NOOP("KindFields", "time passes")},
    FieldName{"touch", QT_TRANSLATE_NOOP("KindFields", "strikes with effect")},
    FieldName{"unseen", QT_TRANSLATE_NOOP("KindFields", "hides from sight")},
    FieldName{"up", QT_TRANSLATE_NOOP("KindFields", "up")},
    FieldName{"use", QT_TRANSLATE_NOOP("KindFields", "the hero uses it")},
    FieldName{"use_carried", QT_TRANSLATE_NOOP("KindFields", "uses what it carries")},
    FieldName{"usual", QT_TRANSLATE_NOOP("KindFields", "as any")},
    FieldName{"vitality", QT_TRANSLATE_NOOP("KindFields", "adds health for good")},
    FieldName{"walker", QT_TRANSLATE_NOOP("KindFields", "who walks")},
    FieldName{"wander", QT_TRANSLATE_NOOP("KindFields", "wanders")},
    FieldName{"water", QT_TRANSLATE_NOOP("KindFields", "water")},
    FieldName{"wave.noise", QT_TRANSLATE_NOOP("KindFields", "noise")},
    FieldName{"wave.saw", QT_TRANSLATE_NOOP("KindFields", "saw")},
    FieldName{"wave.sine", QT_TRANSLATE_NOOP("KindFields", "sine")},
    FieldName{"wave.square", QT_TRANSLATE_NOOP("KindFields", "square")},
    FieldName{"wave.triangle", QT_TRANSLATE_NOOP("KindFields", "triangle")},
    FieldName{"weak", QT_TRANSLATE_NOOP("KindFields", "no danger alone")},
    FieldName{"weaken", QT_TRANSLATE_NOOP("KindFields", "weakens for good")},
    FieldName{"weapon", QT_TRANSLATE_NOOP("KindFields", "weapons")},
    FieldName{"weigh", QT_TRANSLATE_NOOP("KindFields", "it is weighed down")},
    FieldName{"withdraw", QT_TRANSLATE_NOOP("KindFields", "strikes and withdraws")},
    FieldName{"wither", QT_TRANSLATE_NOOP("KindFields", "takes health for good")},
    FieldName{"worn", QT_TRANSLATE_NOOP("KindFields", "always, in use")},
    FieldName{"zapping", QT_TRANSLATE_NOOP("KindFields", "zapping")},
};
static_assert(std::ranges::is_sorted(kWords, {}, &FieldName::id));

const FieldName* find(std::span<const FieldName> rows, std::string_view id)
{
    const auto found = std::ranges::lower_bound(rows, id, {}, &FieldName::id);
    return found != rows.end() && found->id == id ? &*found : nullptr;
}

QString fieldText(const char* source) { return QCoreApplication::translate("KindFields", source); }

QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

QString translated(std::string_view context, std::string_view source)
{
    return QCoreApplication::translate(std::string(context).c_str(), std::string(source).c_str());
}

QString fieldName(std::string_view id)
{
    const FieldLabel label = fieldLabel(id);
    return label.context.empty() ? plain(id) : translated(label.context, label.source);
}

QString fieldHelp(std::string_view id)
{
    const std::string_view help = fieldSentence(id);
    return help.empty() ? QString() : translated(kFieldContext, help);
}

QString fieldWord(std::string_view word, std::string_view label)
{
    if (word.empty())
        return fieldText(QT_TRANSLATE_NOOP("KindFields", "(none)"));
    const FieldName* meant = find(kWords, std::string(label) + '.' + std::string(word));
    const FieldName* row = meant ? meant : find(kWords, word);
    return row ? fieldText(row->name) : plain(word);
}

} // namespace cave
