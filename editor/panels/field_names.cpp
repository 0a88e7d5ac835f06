// SPDX-License-Identifier: MIT
#include "editor/panels/field_names.h"

#include "core/content/resist_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace cave {

namespace {

struct FieldName {
    std::string_view id;
    const char* name = nullptr;
    const char* help = nullptr;
};

// Sorted by id.
constexpr std::array kFieldNames{
    FieldName{"aim", QT_TRANSLATE_NOOP("KindFields", "Meets"), QT_TRANSLATE_NOOP("KindFields", "Whom it works on.")},
    FieldName{"alert", QT_TRANSLATE_NOOP("KindFields", "Notice"),
              QT_TRANSLATE_NOOP("KindFields", "How it comes to notice the hero.")},
    FieldName{"amount", QT_TRANSLATE_NOOP("KindFields", "Amount"),
              QT_TRANSLATE_NOOP("KindFields", "Of health given, taken or regained.")},
    FieldName{"art", QT_TRANSLATE_NOOP("KindFields", "Picture"),
              QT_TRANSLATE_NOOP("KindFields", "Without one its sign is drawn.")},
    FieldName{"article", QT_TRANSLATE_NOOP("KindFields", "Article"),
              QT_TRANSLATE_NOOP("KindFields", "In English sentences: a newt, an ooze, water.")},
    FieldName{"attack", QT_TRANSLATE_NOOP("KindFields", "Attack"),
              QT_TRANSLATE_NOOP("KindFields", "How hard it strikes; of a creature with 0: never.")},
    FieldName{"attack_more", QT_TRANSLATE_NOOP("KindFields", "More attack"),
              QT_TRANSLATE_NOOP("KindFields", "Or less of it, where this is below 0.")},
    FieldName{"background", QT_TRANSLATE_NOOP("KindFields", "Ground"),
              QT_TRANSLATE_NOOP("KindFields", "Colour behind a tile's sign.")},
    FieldName{"befalling", QT_TRANSLATE_NOOP("KindFields", "Effect"),
              QT_TRANSLATE_NOOP("KindFields", "On whoever is there, or within the radius.")},
    FieldName{"behaviours", QT_TRANSLATE_NOOP("KindFields", "Behaviour"),
              QT_TRANSLATE_NOOP("KindFields", "Tried from above until one acts.")},
    FieldName{"behaviours_then", QT_TRANSLATE_NOOP("KindFields", "Behaviour from then on"),
              QT_TRANSLATE_NOOP("KindFields", "None: what it did before.")},
    FieldName{"below", QT_TRANSLATE_NOOP("KindFields", "From %"),
              QT_TRANSLATE_NOOP("KindFields", "Per cent of its full health at which it begins.")},
    FieldName{"bites", QT_TRANSLATE_NOOP("KindFields", "Bites"),
              QT_TRANSLATE_NOOP("KindFields", "How often one can eat of it.")},
    FieldName{"burns", QT_TRANSLATE_NOOP("KindFields", "Burns"),
              QT_TRANSLATE_NOOP("KindFields", "Lying in fire it is lost.")},
    FieldName{"by", QT_TRANSLATE_NOOP("KindFields", "Used by"), nullptr},
    FieldName{"cells", QT_TRANSLATE_NOOP("KindFields", "Of cells"),
              QT_TRANSLATE_NOOP("KindFields", "4: not diagonally.")},
    FieldName{"charges", QT_TRANSLATE_NOOP("KindFields", "Charges"),
              QT_TRANSLATE_NOOP("KindFields", "Of what is zapped.")},
    FieldName{"closes_into", QT_TRANSLATE_NOOP("KindFields", "Closes into"), nullptr},
    FieldName{"colony", QT_TRANSLATE_NOOP("KindFields", "Colony"),
              QT_TRANSLATE_NOOP("KindFields", "Most members, itself included; 0: any number.")},
    FieldName{"colour", QT_TRANSLATE_NOOP("KindFields", "Colour"), QT_TRANSLATE_NOOP("KindFields", "Such as #f0b35a.")},
    FieldName{"counted", QT_TRANSLATE_NOOP("KindFields", "Counted"),
              QT_TRANSLATE_NOOP("KindFields", "Picked up it is counted, not carried.")},
    FieldName{"deep", QT_TRANSLATE_NOOP("KindFields", "Deep"),
              QT_TRANSLATE_NOOP("KindFields", "The half nearer to its source; none: all is alike.")},
    FieldName{"defence", QT_TRANSLATE_NOOP("KindFields", "Defence"), nullptr},
    FieldName{"defence_more", QT_TRANSLATE_NOOP("KindFields", "More defence"),
              QT_TRANSLATE_NOOP("KindFields", "Or less of it, where this is below 0.")},
    FieldName{"description", QT_TRANSLATE_NOOP("KindFields", "Description"),
              QT_TRANSLATE_NOOP("KindFields", "One sentence for who looks at it.")},
    FieldName{"diagonal", QT_TRANSLATE_NOOP("KindFields", "Diagonally"), nullptr},
    FieldName{"digs_into", QT_TRANSLATE_NOOP("KindFields", "Digging leaves"), nullptr},
    FieldName{"does", QT_TRANSLATE_NOOP("KindFields", "Does"), nullptr},
    FieldName{"drops", QT_TRANSLATE_NOOP("KindFields", "Leaves behind"),
              QT_TRANSLATE_NOOP("KindFields", "What may lie there when it dies.")},
    FieldName{"drowns", QT_TRANSLATE_NOOP("KindFields", "Drowns after"),
              QT_TRANSLATE_NOOP("KindFields", "So many acts of who is in it and cannot swim; 0: nobody gets in.")},
    FieldName{"effect", QT_TRANSLATE_NOOP("KindFields", "Effect"),
              QT_TRANSLATE_NOOP("KindFields", "What happens when it is used.")},
    FieldName{"ends", QT_TRANSLATE_NOOP("KindFields", "Ends"),
              QT_TRANSLATE_NOOP("KindFields", "What lay under it comes back.")},
    FieldName{"every", QT_TRANSLATE_NOOP("KindFields", "Every"),
              QT_TRANSLATE_NOOP("KindFields", "So many of its acts.")},
    FieldName{"experience", QT_TRANSLATE_NOOP("KindFields", "Experience"),
              QT_TRANSLATE_NOOP("KindFields", "For slaying it, where the rules ask for it.")},
    FieldName{"falls", QT_TRANSLATE_NOOP("KindFields", "Lets fall"),
              QT_TRANSLATE_NOOP("KindFields", "Whom it does not hold falls to the level below.")},
    FieldName{"fire", QT_TRANSLATE_NOOP("KindFields", "Is fire"),
              QT_TRANSLATE_NOOP("KindFields", "It burns whoever is in it, and what can burn beside it.")},
    FieldName{"flies", QT_TRANSLATE_NOOP("KindFields", "Flies"), nullptr},
    FieldName{"flood", QT_TRANSLATE_NOOP("KindFields", "Flood"),
              QT_TRANSLATE_NOOP("KindFields", "Water or lava that begins there.")},
    FieldName{"flyable", QT_TRANSLATE_NOOP("KindFields", "Can be flown over"), nullptr},
    FieldName{"food", QT_TRANSLATE_NOOP("KindFields", "Food"), QT_TRANSLATE_NOOP("KindFields", "In one bite.")},
    FieldName{"form", QT_TRANSLATE_NOOP("KindFields", "In the form"),
              QT_TRANSLATE_NOOP("KindFields", "How the creature's name stands in it.")},
    FieldName{"found_as", QT_TRANSLATE_NOOP("KindFields", "Found it is"),
              QT_TRANSLATE_NOOP("KindFields", "What searching shows it to be.")},
    FieldName{"glyph", QT_TRANSLATE_NOOP("KindFields", "Sign"),
              QT_TRANSLATE_NOOP("KindFields", "In the classic look.")},
    FieldName{"glyph7", QT_TRANSLATE_NOOP("KindFields", "Plain sign"),
              QT_TRANSLATE_NOOP("KindFields", "Where a font lacks the sign: an ASCII character.")},
    FieldName{"ground", QT_TRANSLATE_NOOP("KindFields", "Painted as"), nullptr},
    FieldName{"harmful", QT_TRANSLATE_NOOP("KindFields", "Is kept away from"),
              QT_TRANSLATE_NOOP("KindFields", "Nobody goes there by itself.")},
    FieldName{"health", QT_TRANSLATE_NOOP("KindFields", "Health"), nullptr},
    FieldName{"hears", QT_TRANSLATE_NOOP("KindFields", "Hears"),
              QT_TRANSLATE_NOOP("KindFields", "So many cells away it goes to see what was so loud.")},
    FieldName{"hold", QT_TRANSLATE_NOOP("KindFields", "Stays"),
              QT_TRANSLATE_NOOP("KindFields", "So many beats at its highest; 0: for good.")},
    FieldName{"holds", QT_TRANSLATE_NOOP("KindFields", "Holds things"),
              QT_TRANSLATE_NOOP("KindFields", "So many; such a thing stays where it is and is opened.")},
    FieldName{"immortal", QT_TRANSLATE_NOOP("KindFields", "Cannot die"),
              QT_TRANSLATE_NOOP("KindFields", "Nothing takes its health.")},
    FieldName{"immune", QT_TRANSLATE_NOOP("KindFields", "Unharmed by"),
              QT_TRANSLATE_NOOP("KindFields", "Harmful ground that it goes over as over any other.")},
    FieldName{"inherits", QT_TRANSLATE_NOOP("KindFields", "Inherits levels"), nullptr},
    FieldName{"inside", QT_TRANSLATE_NOOP("KindFields", "Lies in"),
              QT_TRANSLATE_NOOP("KindFields", "A thing that is left too, even where nothing is in it.")},
    FieldName{"into", QT_TRANSLATE_NOOP("KindFields", "Becomes"), nullptr},
    FieldName{"items", QT_TRANSLATE_NOOP("KindFields", "One of"), nullptr},
    FieldName{"joined", QT_TRANSLATE_NOOP("KindFields", "All joined"),
              QT_TRANSLATE_NOOP("KindFields", "All joined cells of this tile become so.")},
    FieldName{"keeps", QT_TRANSLATE_NOOP("KindFields", "Keeps away"),
              QT_TRANSLATE_NOOP("KindFields", "So many cells.")},
    FieldName{"keeps_things", QT_TRANSLATE_NOOP("KindFields", "Keeps things"),
              QT_TRANSLATE_NOOP("KindFields", "They stay on it though nobody can walk there.")},
    FieldName{"key", QT_TRANSLATE_NOOP("KindFields", "Key"), QT_TRANSLATE_NOOP("KindFields", "Opens locked doors.")},
    FieldName{"kind", QT_TRANSLATE_NOOP("KindFields", "What"), nullptr},
    FieldName{"launch", QT_TRANSLATE_NOOP("KindFields", "Launch"),
              QT_TRANSLATE_NOOP("KindFields", "Attack that it adds to what it shoots.")},
    FieldName{"launches", QT_TRANSLATE_NOOP("KindFields", "Shoots"), nullptr},
    FieldName{"leads", QT_TRANSLATE_NOOP("KindFields", "Leads"), nullptr},
    FieldName{"least", QT_TRANSLATE_NOOP("KindFields", "At least"), nullptr},
    FieldName{"lets_out", QT_TRANSLATE_NOOP("KindFields", "Lets out"),
              QT_TRANSLATE_NOOP("KindFields", "Gas, which spreads from here.")},
    FieldName{"level", QT_TRANSLATE_NOOP("KindFields", "Level"),
              QT_TRANSLATE_NOOP("KindFields", "That it starts with.")},
    FieldName{"light", QT_TRANSLATE_NOOP("KindFields", "Shines"),
              QT_TRANSLATE_NOOP("KindFields", "Light of its own, by which nobody sees further.")},
    FieldName{"limit", QT_TRANSLATE_NOOP("KindFields", "Limit"),
              QT_TRANSLATE_NOOP("KindFields", "How often in its life; 0: any number.")},
    FieldName{"look", QT_TRANSLATE_NOOP("KindFields", "Look of a class"),
              QT_TRANSLATE_NOOP("KindFields", "No thing: what things look like that the hero does not know. The rules "
                                              "say of which class.")},
    FieldName{"looks_like", QT_TRANSLATE_NOOP("KindFields", "Looks like"), nullptr},
    FieldName{"most", QT_TRANSLATE_NOOP("KindFields", "At most"), nullptr},
    FieldName{"name", QT_TRANSLATE_NOOP("KindFields", "Name"), nullptr},
    FieldName{"named_after", QT_TRANSLATE_NOOP("KindFields", "Named after who left it"),
              QT_TRANSLATE_NOOP("KindFields", "%1 stands for the creature's name.")},
    FieldName{"noise", QT_TRANSLATE_NOOP("KindFields", "Noise"),
              QT_TRANSLATE_NOOP("KindFields", "So many cells that it is heard.")},
    FieldName{"notable", QT_TRANSLATE_NOOP("KindFields", "Worth a visit"),
              QT_TRANSLATE_NOOP("KindFields", "Stands in the list of places.")},
    FieldName{"on", QT_TRANSLATE_NOOP("KindFields", "When"), nullptr},
    FieldName{"one_way", QT_TRANSLATE_NOOP("KindFields", "One way"), nullptr},
    FieldName{"opaque", QT_TRANSLATE_NOOP("KindFields", "Blocks sight"), nullptr},
    FieldName{"opens_doors", QT_TRANSLATE_NOOP("KindFields", "Opens doors"), nullptr},
    FieldName{"opens_into", QT_TRANSLATE_NOOP("KindFields", "Opens into"), nullptr},
    FieldName{"over", QT_TRANSLATE_NOOP("KindFields", "Over"), nullptr},
    FieldName{"per_mille", QT_TRANSLATE_NOOP("KindFields", "Chance ‰"),
              QT_TRANSLATE_NOOP("KindFields", "1000: always.")},
    FieldName{"phases", QT_TRANSLATE_NOOP("KindFields", "Goes through rock"), nullptr},
    FieldName{"radius", QT_TRANSLATE_NOOP("KindFields", "Radius"), QT_TRANSLATE_NOOP("KindFields", "In cells.")},
    FieldName{"range", QT_TRANSLATE_NOOP("KindFields", "Range"), QT_TRANSLATE_NOOP("KindFields", "In cells.")},
    FieldName{"rate", QT_TRANSLATE_NOOP("KindFields", "Rate"), QT_TRANSLATE_NOOP("KindFields", "Cells a beat.")},
    FieldName{"reacts", QT_TRANSLATE_NOOP("KindFields", "Reacts"),
              QT_TRANSLATE_NOOP("KindFields", "Tried from above until one comes about.")},
    FieldName{"resists", QT_TRANSLATE_NOOP("KindFields", "Resists"),
              QT_TRANSLATE_NOOP("KindFields", "Per mille taken off; 1000: immune, -1000: twice as much.")},
    FieldName{"say", QT_TRANSLATE_NOOP("KindFields", "Says"),
              QT_TRANSLATE_NOOP("KindFields", "To a player who sees or hears it.")},
    FieldName{"says", QT_TRANSLATE_NOOP("KindFields", "Says"),
              QT_TRANSLATE_NOOP("KindFields", "To the player who sees it.")},
    FieldName{"shallow", QT_TRANSLATE_NOOP("KindFields", "Of"), nullptr},
    FieldName{"share", QT_TRANSLATE_NOOP("KindFields", "Share %"),
              QT_TRANSLATE_NOOP("KindFields", "Of its attack, or of its full health.")},
    FieldName{"side", QT_TRANSLATE_NOOP("KindFields", "Belongs to"),
              QT_TRANSLATE_NOOP("KindFields", "Its faction, which says whom it fights.")},
    FieldName{"sight", QT_TRANSLATE_NOOP("KindFields", "Sight"), QT_TRANSLATE_NOOP("KindFields", "In cells.")},
    FieldName{"sign", QT_TRANSLATE_NOOP("KindFields", "In files"),
              QT_TRANSLATE_NOOP("KindFields", "The ASCII character that stands for it in dungeon files.")},
    FieldName{"slot", QT_TRANSLATE_NOOP("KindFields", "Used in"), nullptr},
    FieldName{"slows", QT_TRANSLATE_NOOP("KindFields", "Slows %"),
              QT_TRANSLATE_NOOP("KindFields", "100: not at all; 200: a step takes twice its time.")},
    FieldName{"speed", QT_TRANSLATE_NOOP("KindFields", "Speed"),
              QT_TRANSLATE_NOOP("KindFields", "100: as usual; 200 acts twice as often.")},
    FieldName{"spread_to", QT_TRANSLATE_NOOP("KindFields", "Spreads"),
              QT_TRANSLATE_NOOP("KindFields", "One of the cells beside it becomes another tile.")},
    FieldName{"stages", QT_TRANSLATE_NOOP("KindFields", "Stages"),
              QT_TRANSLATE_NOOP("KindFields", "What becomes of it as it loses health, in order, once each.")},
    FieldName{"stone", QT_TRANSLATE_NOOP("KindFields", "Stone"), nullptr},
    FieldName{"struck_by", QT_TRANSLATE_NOOP("KindFields", "By"),
              QT_TRANSLATE_NOOP("KindFields", "None: by anything.")},
    FieldName{"sure", QT_TRANSLATE_NOOP("KindFields", "For sure within"),
              QT_TRANSLATE_NOOP("KindFields", "In cells; further away by its chance.")},
    FieldName{"swimmable", QT_TRANSLATE_NOOP("KindFields", "Can be swum in"), nullptr},
    FieldName{"swims", QT_TRANSLATE_NOOP("KindFields", "Swims"), nullptr},
    FieldName{"thrown", QT_TRANSLATE_NOOP("KindFields", "Thrown"),
              QT_TRANSLATE_NOOP("KindFields", "Attack when it is thrown at somebody.")},
    FieldName{"tile", QT_TRANSLATE_NOOP("KindFields", "To"), nullptr},
    FieldName{"transient", QT_TRANSLATE_NOOP("KindFields", "Passes"),
              QT_TRANSLATE_NOOP("KindFields", "It lies on what was there before, and gives that back when it ends.")},
    FieldName{"turns", QT_TRANSLATE_NOOP("KindFields", "Turns"), nullptr},
    FieldName{"under", QT_TRANSLATE_NOOP("KindFields", "Leaves"),
              QT_TRANSLATE_NOOP("KindFields", "What is there when that ends; none: what is here.")},
    FieldName{"units", QT_TRANSLATE_NOOP("KindFields", "Units"),
              QT_TRANSLATE_NOOP("KindFields", "Of gas: one is a breath of it, fifty fill a small room.")},
    FieldName{"unlocks_into", QT_TRANSLATE_NOOP("KindFields", "Unlocks into"), nullptr},
    FieldName{"volume", QT_TRANSLATE_NOOP("KindFields", "Volume"),
              QT_TRANSLATE_NOOP("KindFields", "Cells that it takes at most.")},
    FieldName{"walkable", QT_TRANSLATE_NOOP("KindFields", "Can be walked on"), nullptr},
    FieldName{
        "weighing", QT_TRANSLATE_NOOP("KindFields", "Weight"),
        QT_TRANSLATE_NOOP("KindFields", "The creature's 10, and 1 for each thing, where their rows say nothing else.")},
    FieldName{
        "weight", QT_TRANSLATE_NOOP("KindFields", "Weight"),
        QT_TRANSLATE_NOOP("KindFields", "On the ground; what flies weighs nothing where this says nothing else.")},
    FieldName{"who", QT_TRANSLATE_NOOP("KindFields", "Who"), nullptr},
};
static_assert(std::ranges::is_sorted(kFieldNames, {}, &FieldName::id));

constexpr std::array kWords{
    FieldName{"a", QT_TRANSLATE_NOOP("KindFields", "a")},
    FieldName{"ambush", QT_TRANSLATE_NOOP("KindFields", "lies in ambush")},
    FieldName{"an", QT_TRANSLATE_NOOP("KindFields", "an")},
    FieldName{"any", QT_TRANSLATE_NOOP("KindFields", "anybody and anything")},
    FieldName{"around", QT_TRANSLATE_NOOP("KindFields", "all around the user")},
    FieldName{"bare", QT_TRANSLATE_NOOP("KindFields", "bat")},
    FieldName{"befriend", QT_TRANSLATE_NOOP("KindFields", "wins over")},
    FieldName{"blast", QT_TRANSLATE_NOOP("KindFields", "all around a cell")},
    FieldName{"bleed", QT_TRANSLATE_NOOP("KindFields", "makes bleed")},
    FieldName{"blink", QT_TRANSLATE_NOOP("KindFields", "jumps into view")},
    FieldName{"blow", QT_TRANSLATE_NOOP("KindFields", "a blow")},
    FieldName{"body", QT_TRANSLATE_NOOP("KindFields", "on the body")},
    FieldName{"burn", QT_TRANSLATE_NOOP("KindFields", "fire meets it")},
    FieldName{"burrow", QT_TRANSLATE_NOOP("KindFields", "burrows to the hero")},
    FieldName{"call", QT_TRANSLATE_NOOP("KindFields", "calls its side")},
    FieldName{"cave", QT_TRANSLATE_NOOP("KindFields", "cave")},
    FieldName{"charge", QT_TRANSLATE_NOOP("KindFields", "charges")},
    FieldName{"climb", QT_TRANSLATE_NOOP("KindFields", "takes stairs")},
    FieldName{"confusion", QT_TRANSLATE_NOOP("KindFields", "confuses")},
    FieldName{"conjure", QT_TRANSLATE_NOOP("KindFields", "brings foes")},
    FieldName{"creature", QT_TRANSLATE_NOOP("KindFields", "one in view")},
    FieldName{"crypt", QT_TRANSLATE_NOOP("KindFields", "crypt")},
    FieldName{"cure", QT_TRANSLATE_NOOP("KindFields", "cures")},
    FieldName{"curse", QT_TRANSLATE_NOOP("KindFields", "curses")},
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
    FieldName{"flee", QT_TRANSLATE_NOOP("KindFields", "flees when weak")},
    FieldName{"floor", QT_TRANSLATE_NOOP("KindFields", "floor")},
    FieldName{"follow", QT_TRANSLATE_NOOP("KindFields", "follows over stairs")},
    FieldName{"freeze", QT_TRANSLATE_NOOP("KindFields", "frost meets it")},
    FieldName{"guard", QT_TRANSLATE_NOOP("KindFields", "guards its place")},
    FieldName{"hand", QT_TRANSLATE_NOOP("KindFields", "in the hand")},
    FieldName{"haste", QT_TRANSLATE_NOOP("KindFields", "hastens")},
    FieldName{"heal", QT_TRANSLATE_NOOP("KindFields", "heals")},
    FieldName{"hero", QT_TRANSLATE_NOOP("KindFields", "the hero")},
    FieldName{"hunt", QT_TRANSLATE_NOOP("KindFields", "hunts what it sees")},
    FieldName{"ignite", QT_TRANSLATE_NOOP("KindFields", "sets on fire")},
    FieldName{"lead", QT_TRANSLATE_NOOP("KindFields", "leads its side")},
    FieldName{"leave", QT_TRANSLATE_NOOP("KindFields", "somebody goes from it")},
    FieldName{"lift", QT_TRANSLATE_NOOP("KindFields", "its weight is gone")},
    FieldName{"light", QT_TRANSLATE_NOOP("KindFields", "lights up")},
    FieldName{"lightning", QT_TRANSLATE_NOOP("KindFields", "strikes with lightning")},
    FieldName{"line", QT_TRANSLATE_NOOP("KindFields", "all on a line")},
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
    FieldName{"other", QT_TRANSLATE_NOOP("KindFields", "who walks, not the hero")},
    FieldName{"petrify", QT_TRANSLATE_NOOP("KindFields", "turns to stone")},
    FieldName{"poison", QT_TRANSLATE_NOOP("KindFields", "poisons")},
    FieldName{"pull", QT_TRANSLATE_NOOP("KindFields", "draws near")},
    FieldName{"push", QT_TRANSLATE_NOOP("KindFields", "pushes back")},
    FieldName{"raise", QT_TRANSLATE_NOOP("KindFields", "raises the dead")},
    FieldName{"raised", QT_TRANSLATE_NOOP("KindFields", "Bat")},
    FieldName{"reading", QT_TRANSLATE_NOOP("KindFields", "reading")},
    FieldName{"regenerate", QT_TRANSLATE_NOOP("KindFields", "regains health")},
    FieldName{"rock", QT_TRANSLATE_NOOP("KindFields", "rock")},
    FieldName{"room", QT_TRANSLATE_NOOP("KindFields", "room")},
    FieldName{"self", QT_TRANSLATE_NOOP("KindFields", "its user")},
    FieldName{"sense", QT_TRANSLATE_NOOP("KindFields", "shows creatures")},
    FieldName{"shield", QT_TRANSLATE_NOOP("KindFields", "shields")},
    FieldName{"shoot", QT_TRANSLATE_NOOP("KindFields", "shoots")},
    FieldName{"silence", QT_TRANSLATE_NOOP("KindFields", "silences")},
    FieldName{"sleep", QT_TRANSLATE_NOOP("KindFields", "sleeps")},
    FieldName{"slow", QT_TRANSLATE_NOOP("KindFields", "slows")},
    FieldName{"soak", QT_TRANSLATE_NOOP("KindFields", "a flood reaches it")},
    FieldName{"split", QT_TRANSLATE_NOOP("KindFields", "splits when hurt")},
    FieldName{"spread", QT_TRANSLATE_NOOP("KindFields", "spreads")},
    FieldName{"stay", QT_TRANSLATE_NOOP("KindFields", "somebody is there")},
    FieldName{"steal", QT_TRANSLATE_NOOP("KindFields", "steals and runs")},
    FieldName{"strength", QT_TRANSLATE_NOOP("KindFields", "strengthens for good")},
    FieldName{"strengthen", QT_TRANSLATE_NOOP("KindFields", "rages when weak")},
    FieldName{"strike", QT_TRANSLATE_NOOP("KindFields", "it is struck")},
    FieldName{"summon", QT_TRANSLATE_NOOP("KindFields", "calls others")},
    FieldName{"swap", QT_TRANSLATE_NOOP("KindFields", "swaps places")},
    FieldName{"swarm", QT_TRANSLATE_NOOP("KindFields", "hunts in a swarm")},
    FieldName{"teleport", QT_TRANSLATE_NOOP("KindFields", "teleports")},
    FieldName{"the", QT_TRANSLATE_NOOP("KindFields", "the bat")},
    FieldName{"thing", QT_TRANSLATE_NOOP("KindFields", "a thing")},
    FieldName{"throw", QT_TRANSLATE_NOOP("KindFields", "a throw")},
    FieldName{"throwing", QT_TRANSLATE_NOOP("KindFields", "throwing")},
    FieldName{"time", QT_TRANSLATE_NOOP("KindFields", "time passes")},
    FieldName{"touch", QT_TRANSLATE_NOOP("KindFields", "strikes with effect")},
    FieldName{"unseen", QT_TRANSLATE_NOOP("KindFields", "hides from sight")},
    FieldName{"up", QT_TRANSLATE_NOOP("KindFields", "up")},
    FieldName{"use", QT_TRANSLATE_NOOP("KindFields", "the hero uses it")},
    FieldName{"vitality", QT_TRANSLATE_NOOP("KindFields", "adds health for good")},
    FieldName{"walker", QT_TRANSLATE_NOOP("KindFields", "who walks")},
    FieldName{"wander", QT_TRANSLATE_NOOP("KindFields", "wanders")},
    FieldName{"water", QT_TRANSLATE_NOOP("KindFields", "water")},
    FieldName{"weaken", QT_TRANSLATE_NOOP("KindFields", "weakens for good")},
    FieldName{"weigh", QT_TRANSLATE_NOOP("KindFields", "it is weighed down")},
    FieldName{"withdraw", QT_TRANSLATE_NOOP("KindFields", "strikes and withdraws")},
    FieldName{"wither", QT_TRANSLATE_NOOP("KindFields", "takes health for good")},
    FieldName{"zapping", QT_TRANSLATE_NOOP("KindFields", "zapping")},
};
static_assert(std::ranges::is_sorted(kWords, {}, &FieldName::id));

const FieldName* find(std::span<const FieldName> rows, std::string_view id)
{
    const auto found = std::ranges::lower_bound(rows, id, {}, &FieldName::id);
    return found != rows.end() && found->id == id ? &*found : nullptr;
}

QString fieldText(const char* source) { return QCoreApplication::translate("KindFields", source); }

// Of a resistance; null for anything else.
const ResistName* resistNamed(std::string_view label)
{
    const auto found = std::ranges::find(kResistLabels, label);
    return found == kResistLabels.end() ? nullptr : &resistName(static_cast<ResistKey>(found - kResistLabels.begin()));
}

QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

QString fieldName(std::string_view id)
{
    if (const ResistName* resisted = resistNamed(id))
        return QCoreApplication::translate(resisted->context.data(), resisted->source.data());
    const FieldName* row = find(kFieldNames, id);
    return row ? fieldText(row->name) : plain(id);
}

QString fieldHelp(std::string_view id)
{
    const FieldName* row = find(kFieldNames, id);
    return row && row->help ? fieldText(row->help) : QString();
}

QString fieldWord(std::string_view word)
{
    if (word.empty())
        return fieldText(QT_TRANSLATE_NOOP("KindFields", "(none)"));
    const FieldName* row = find(kWords, word);
    return row ? fieldText(row->name) : plain(word);
}

} // namespace cave
