<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>AroundText</name>
    <message numerus="yes">
        <source>%n way(s) out: %1.</source>
        <translation>
            <numerusform>%n way out: %1.</numerusform>
            <numerusform>%n ways out: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CreatureText</name>
    <message numerus="yes">
        <source>Shoots as far as %n cell(s).</source>
        <translation>
            <numerusform>Shoots as far as %n cell.</numerusform>
            <numerusform>Shoots as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bursts beside you or when it dies: %1 damage as far as %n cell(s).</source>
        <translation>
            <numerusform>Bursts beside you or when it dies: %1 damage as far as %n cell.</numerusform>
            <numerusform>Bursts beside you or when it dies: %1 damage as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Guards its place and goes no further than %n cell(s) from it.</source>
        <translation>
            <numerusform>Guards its place and goes no further than %n cell from it.</numerusform>
            <numerusform>Guards its place and goes no further than %n cells from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n turn(s)</source>
        <extracomment>what has come over somebody, such as &quot;hasted&quot;, and how long it still lasts</extracomment>
        <translation>
            <numerusform>%1, %n turn</numerusform>
            <numerusform>%1, %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heals others as far as %n cell(s).</source>
        <translation>
            <numerusform>Heals others as far as %n cell.</numerusform>
            <numerusform>Heals others as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>May overlook you from further than %n cell(s).</source>
        <translation>
            <numerusform>May overlook you from further than %n cell.</numerusform>
            <numerusform>May overlook you from further than %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes to see what was loud, as far as %n cell(s).</source>
        <translation>
            <numerusform>Goes to see what was loud, as far as %n cell.</numerusform>
            <numerusform>Goes to see what was loud, as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Charges at you from as far as %n cell(s).</source>
        <translation>
            <numerusform>Charges at you from as far as %n cell.</numerusform>
            <numerusform>Charges at you from as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws you to its side from as far as %n cell(s).</source>
        <translation>
            <numerusform>Draws you to its side from as far as %n cell.</numerusform>
            <numerusform>Draws you to its side from as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls its side when it is on your track, as far as %n cell(s).</source>
        <translation>
            <numerusform>Calls its side when it is on your track, as far as %n cell.</numerusform>
            <numerusform>Calls its side when it is on your track, as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leads its side as far as %n cell(s): %1 more attack, and no fear.</source>
        <translation>
            <numerusform>Leads its side as far as %n cell: %1 more attack, and no fear.</numerusform>
            <numerusform>Leads its side as far as %n cells: %1 more attack, and no fear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rises again %n turn(s) after its death, unless what it leaves is taken or burnt.</source>
        <translation>
            <numerusform>Rises again %n turn after its death, unless what it leaves is taken or burnt.</numerusform>
            <numerusform>Rises again %n turns after its death, unless what it leaves is taken or burnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With you, up to %n cell(s) away, it helps: %1</source>
        <extracomment>%1: a sentence or two such as &quot;Shows who is within 20 cells, for 6 turns.&quot;</extracomment>
        <translation>
            <numerusform>With you, up to %n cell away, it helps: %1</numerusform>
            <numerusform>With you, up to %n cells away, it helps: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Helps its side as far as %n cell(s): %1</source>
        <extracomment>%1: a sentence or two such as &quot;Doubles speed for 4 turns.&quot;</extracomment>
        <translation>
            <numerusform>Helps its side as far as %n cell: %1</numerusform>
            <numerusform>Helps its side as far as %n cells: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draws you to its side from as far as %n cell(s) while you wear or wield iron.</source>
        <translation>
            <numerusform>Draws you to its side from as far as %n cell while you wear or wield iron.</numerusform>
            <numerusform>Draws you to its side from as far as %n cells while you wear or wield iron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Jumps about within %n cell(s): near to you, and away when it is hurt.</source>
        <translation>
            <numerusform>Jumps about within %n cell: near to you, and away when it is hurt.</numerusform>
            <numerusform>Jumps about within %n cells: near to you, and away when it is hurt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the dark you see it only within %n cell(s).</source>
        <translation>
            <numerusform>In the dark you see it only within %n cell.</numerusform>
            <numerusform>In the dark you see it only within %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescriptionText</name>
    <message numerus="yes">
        <source>You find no ground there: stay longer than %n turn(s) and you drown.</source>
        <translation>
            <numerusform>You find no ground there: stay longer than %n turn and you drown.</numerusform>
            <numerusform>You find no ground there: stay longer than %n turns and you drown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorOverlays</name>
    <message numerus="yes">
        <source>%n loop(s)</source>
        <translation>
            <numerusform>%n loop</numerusform>
            <numerusform>%n loops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choke(s)</source>
        <translation>
            <numerusform>%n choke</numerusform>
            <numerusform>%n chokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sees %n cell(s)</source>
        <translation>
            <numerusform>sees %n cell</numerusform>
            <numerusform>sees %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorTools</name>
    <message numerus="yes">
        <source>Paint %1, %n cell(s)</source>
        <translation>
            <numerusform>Paint %1, %n cell</numerusform>
            <numerusform>Paint %1, %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectText</name>
    <message numerus="yes">
        <source>Confuses for %n turn(s): steps go anywhere.</source>
        <translation>
            <numerusform>Confuses for %n turn: steps go anywhere.</numerusform>
            <numerusform>Confuses for %n turns: steps go anywhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leads to another place in view, up to %n step(s) away.</source>
        <translation>
            <numerusform>Leads to another place in view, up to %n step away.</numerusform>
            <numerusform>Leads to another place in view, up to %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doubles speed for %n turn(s).</source>
        <translation>
            <numerusform>Doubles speed for %n turn.</numerusform>
            <numerusform>Doubles speed for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halves speed for %n turn(s).</source>
        <translation>
            <numerusform>Halves speed for %n turn.</numerusform>
            <numerusform>Halves speed for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Poisons: 1 health a turn for %n turn(s).</source>
        <translation>
            <numerusform>Poisons: 1 health a turn for %n turn.</numerusform>
            <numerusform>Poisons: 1 health a turn for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sends to sleep for %n turn(s), or until hurt.</source>
        <translation>
            <numerusform>Sends to sleep for %n turn, or until hurt.</numerusform>
            <numerusform>Sends to sleep for %n turns, or until hurt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half as much attack again for %n turn(s).</source>
        <translation>
            <numerusform>Half as much attack again for %n turn.</numerusform>
            <numerusform>Half as much attack again for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digs straight through rock, %n step(s) far.</source>
        <translation>
            <numerusform>Digs straight through rock, %n step far.</numerusform>
            <numerusform>Digs straight through rock, %n steps far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets you see %1 cells further for %n turn(s).</source>
        <translation>
            <numerusform>Lets you see %1 cells further for %n turn.</numerusform>
            <numerusform>Lets you see %1 cells further for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Puts to flight for %n turn(s).</source>
        <translation>
            <numerusform>Puts to flight for %n turn.</numerusform>
            <numerusform>Puts to flight for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meets the nearest creature in view, up to %n step(s) away.</source>
        <translation>
            <numerusform>Meets the nearest creature in view, up to %n step away.</numerusform>
            <numerusform>Meets the nearest creature in view, up to %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meets everybody up to %n step(s) around you, and you.</source>
        <translation>
            <numerusform>Meets everybody up to %n step around you, and you.</numerusform>
            <numerusform>Meets everybody up to %n steps around you, and you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meets everybody up to %n step(s) from there, you too.</source>
        <translation>
            <numerusform>Meets everybody up to %n step from there, you too.</numerusform>
            <numerusform>Meets everybody up to %n steps from there, you too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meets everybody else up to %n step(s) around you.</source>
        <translation>
            <numerusform>Meets everybody else up to %n step around you.</numerusform>
            <numerusform>Meets everybody else up to %n steps around you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes through everybody on a line of %n step(s).</source>
        <translation>
            <numerusform>Goes through everybody on a line of %n step.</numerusform>
            <numerusform>Goes through everybody on a line of %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strikes the nearest creature in view for %1, up to %n step(s) away.</source>
        <translation>
            <numerusform>Strikes the nearest creature in view for %1, up to %n step away.</numerusform>
            <numerusform>Strikes the nearest creature in view for %1, up to %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The creature you aim at stumbles about for %n turn(s).</source>
        <translation>
            <numerusform>The creature you aim at stumbles about for %n turn.</numerusform>
            <numerusform>The creature you aim at stumbles about for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Burns everybody for %1, up to %n step(s) from where you aim.</source>
        <translation>
            <numerusform>Burns everybody for %1, up to %n step from where you aim.</numerusform>
            <numerusform>Burns everybody for %1, up to %n steps from where you aim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) left.</source>
        <translation>
            <numerusform>%n charge left.</numerusform>
            <numerusform>%n charges left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halves defence for %n turn(s).</source>
        <translation>
            <numerusform>Halves defence for %n turn.</numerusform>
            <numerusform>Halves defence for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds fast for %n turn(s).</source>
        <translation>
            <numerusform>Holds fast for %n turn.</numerusform>
            <numerusform>Holds fast for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paralyses for %n turn(s).</source>
        <translation>
            <numerusform>Paralyses for %n turn.</numerusform>
            <numerusform>Paralyses for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets float over chasms and water for %n turn(s).</source>
        <translation>
            <numerusform>Lets float over chasms and water for %n turn.</numerusform>
            <numerusform>Lets float over chasms and water for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No fire hurts for %n turn(s).</source>
        <translation>
            <numerusform>No fire hurts for %n turn.</numerusform>
            <numerusform>No fire hurts for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halves sight for %n turn(s).</source>
        <translation>
            <numerusform>Halves sight for %n turn.</numerusform>
            <numerusform>Halves sight for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens wounds that bleed: 1 health a turn for %n turn(s), or until one keeps still.</source>
        <translation>
            <numerusform>Opens wounds that bleed: 1 health a turn for %n turn, or until one keeps still.</numerusform>
            <numerusform>Opens wounds that bleed: 1 health a turn for %n turns, or until one keeps still.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes a quarter of attack for %n turn(s).</source>
        <translation>
            <numerusform>Takes a quarter of attack for %n turn.</numerusform>
            <numerusform>Takes a quarter of attack for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hides from all further than two cells for %n turn(s).</source>
        <translation>
            <numerusform>Hides from all further than two cells for %n turn.</numerusform>
            <numerusform>Hides from all further than two cells for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gives back 1 health every other turn, for %n turn(s).</source>
        <translation>
            <numerusform>Gives back 1 health every other turn, for %n turn.</numerusform>
            <numerusform>Gives back 1 health every other turn, for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes everybody&apos;s foe for %n turn(s).</source>
        <translation>
            <numerusform>Makes everybody&apos;s foe for %n turn.</numerusform>
            <numerusform>Makes everybody&apos;s foe for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows all hunters of the level where to go, for %n turn(s).</source>
        <translation>
            <numerusform>Shows all hunters of the level where to go, for %n turn.</numerusform>
            <numerusform>Shows all hunters of the level where to go, for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns to stone for %n turn(s): half the harm from blows, half the speed.</source>
        <translation>
            <numerusform>Turns to stone for %n turn: half the harm from blows, half the speed.</numerusform>
            <numerusform>Turns to stone for %n turns: half the harm from blows, half the speed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Silences for %n turn(s): no reading, zapping or calling.</source>
        <translation>
            <numerusform>Silences for %n turn: no reading, zapping or calling.</numerusform>
            <numerusform>Silences for %n turns: no reading, zapping or calling.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shows who is within 20 cells, for %n turn(s).</source>
        <translation>
            <numerusform>Shows who is within 20 cells, for %n turn.</numerusform>
            <numerusform>Shows who is within 20 cells, for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pushes back %n cell(s).</source>
        <translation>
            <numerusform>Pushes back %n cell.</numerusform>
            <numerusform>Pushes back %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is heard as far as %n cell(s).</source>
        <translation>
            <numerusform>Is heard as far as %n cell.</numerusform>
            <numerusform>Is heard as far as %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n foe(s) of kinds that this level has.</source>
        <translation>
            <numerusform>Brings %n foe of kinds that this level has.</numerusform>
            <numerusform>Brings %n foes of kinds that this level has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Used, it is ready again after %n turn(s).</source>
        <translation>
            <numerusform>Used, it is ready again after %n turn.</numerusform>
            <numerusform>Used, it is ready again after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is ready again in %n turn(s).</source>
        <translation>
            <numerusform>It is ready again in %n turn.</numerusform>
            <numerusform>It is ready again in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls somebody of this depth, who goes with you for %n turn(s).</source>
        <translation>
            <numerusform>Calls somebody of this depth, who goes with you for %n turn.</numerusform>
            <numerusform>Calls somebody of this depth, who goes with you for %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeroText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookText</name>
    <message numerus="yes">
        <source>%n thing(s) lie here. Press %1 to pick up.</source>
        <translation>
            <numerusform>%n thing lies here. Press %1 to pick up.</numerusform>
            <numerusform>%n things lie here. Press %1 to pick up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) north.</source>
        <translation>
            <numerusform>%n step north.</numerusform>
            <numerusform>%n steps north.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) north east.</source>
        <translation>
            <numerusform>%n step north east.</numerusform>
            <numerusform>%n steps north east.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) east.</source>
        <translation>
            <numerusform>%n step east.</numerusform>
            <numerusform>%n steps east.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) south east.</source>
        <translation>
            <numerusform>%n step south east.</numerusform>
            <numerusform>%n steps south east.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) south.</source>
        <translation>
            <numerusform>%n step south.</numerusform>
            <numerusform>%n steps south.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) south west.</source>
        <translation>
            <numerusform>%n step south west.</numerusform>
            <numerusform>%n steps south west.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) west.</source>
        <translation>
            <numerusform>%n step west.</numerusform>
            <numerusform>%n steps west.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) north west.</source>
        <translation>
            <numerusform>%n step north west.</numerusform>
            <numerusform>%n steps north west.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Nearing</name>
    <message numerus="yes">
        <source>%n more, coming nearer.</source>
        <extracomment>spoken: creatures, behind those that are named</extracomment>
        <translation>
            <numerusform>%n more, coming nearer.</numerusform>
            <numerusform>%n more, coming nearer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <source>You regain 1 health every %n turn(s).</source>
        <translation>
            <numerusform>You regain 1 health every %n turn.</numerusform>
            <numerusform>You regain 1 health every %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You regain all health in %n turn(s), but not while poison or hunters are at work.</source>
        <translation>
            <numerusform>You regain all health in %n turn, but not while poison or hunters are at work.</numerusform>
            <numerusform>You regain all health in %n turns, but not while poison or hunters are at work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThingText</name>
    <message numerus="yes">
        <source>Feeds %1 a bite; %n bite(s) left.</source>
        <translation>
            <numerusform>Feeds %1 a bite; %n bite left.</numerusform>
            <numerusform>Feeds %1 a bite; %n bites left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use it lets you see %n cell(s) further.</source>
        <translation>
            <numerusform>In use it lets you see %n cell further.</numerusform>
            <numerusform>In use it lets you see %n cells further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use it takes %n cell(s) of your sight.</source>
        <translation>
            <numerusform>In use it takes %n cell of your sight.</numerusform>
            <numerusform>In use it takes %n cells of your sight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use you are heard %n cell(s) further.</source>
        <translation>
            <numerusform>In use you are heard %n cell further.</numerusform>
            <numerusform>In use you are heard %n cells further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use you are heard %n cell(s) less far.</source>
        <translation>
            <numerusform>In use you are heard %n cell less far.</numerusform>
            <numerusform>In use you are heard %n cells less far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use it gives back 1 health every %n turn(s).</source>
        <translation>
            <numerusform>In use it gives back 1 health every %n turn.</numerusform>
            <numerusform>In use it gives back 1 health every %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use it tells you of creatures within %n cell(s).</source>
        <translation>
            <numerusform>In use it tells you of creatures within %n cell.</numerusform>
            <numerusform>In use it tells you of creatures within %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the off hand it takes %n improvement(s) to add 1 attack and 1 defence.</source>
        <extracomment>a thing in the off hand; %n: how often it has to be made better</extracomment>
        <translation>
            <numerusform>In the off hand it takes %n improvement to add 1 attack and 1 defence.</numerusform>
            <numerusform>In the off hand it takes %n improvements to add 1 attack and 1 defence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n coin(s))</source>
        <extracomment>a thing that is for sale, and what it costs</extracomment>
        <translation>
            <numerusform>%1 (%n coin)</numerusform>
            <numerusform>%1 (%n coins)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use it drags you down: if you cannot swim, you drown after %n turn(s) in deep water.</source>
        <translation>
            <numerusform>In use it drags you down: if you cannot swim, you drown after %n turn in deep water.</numerusform>
            <numerusform>In use it drags you down: if you cannot swim, you drown after %n turns in deep water.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::BatchWindow</name>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CanvasVoice</name>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n cell selected.</numerusform>
            <numerusform>%n cells selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::DeedsPage</name>
    <message numerus="yes">
        <source>%n record(s) cannot be read and are not counted. %1</source>
        <translation>
            <numerusform>%n record cannot be read and is not counted. %1</numerusform>
            <numerusform>%n records cannot be read and are not counted. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EditorPage</name>
    <message numerus="yes">
        <source>%n step(s) walked. Esc hides the path.</source>
        <translation>
            <numerusform>%n step walked. Esc hides the path.</numerusform>
            <numerusform>%n steps walked. Esc hides the path.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EditsPanel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drifted</source>
        <translation>
            <numerusform>%n drifted</numerusform>
            <numerusform>%n drifted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in conflict</source>
        <translation>
            <numerusform>%n in conflict</numerusform>
            <numerusform>%n in conflict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outside of the level</source>
        <translation>
            <numerusform>%n outside of the level</numerusform>
            <numerusform>%n outside of the level</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EventsPanel</name>
    <message numerus="yes">
        <source>%n event(s) that share marks are of the level now.</source>
        <translation>
            <numerusform>%n event that shares marks is of the level now.</numerusform>
            <numerusform>%n events that share marks are of the level now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FightView</name>
    <message numerus="yes">
        <source>One of them: the hero is slain after %n turn(s).</source>
        <translation>
            <numerusform>One of them: the hero is slain after %n turn.</numerusform>
            <numerusform>One of them: the hero is slain after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of them: the hero fells it in %n turn(s) and keeps %1 health.</source>
        <translation>
            <numerusform>One of them: the hero fells it in %n turn and keeps %1 health.</numerusform>
            <numerusform>One of them: the hero fells it in %n turns and keeps %1 health.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of them: both stand after %n turn(s), and the hero keeps %1 health.</source>
        <translation>
            <numerusform>One of them: both stand after %n turn, and the hero keeps %1 health.</numerusform>
            <numerusform>One of them: both stand after %n turns, and the hero keeps %1 health.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n fight(s) a fresh hero wins and loses none.</source>
        <translation>
            <numerusform>Of %n fight a fresh hero wins and loses none.</numerusform>
            <numerusform>Of %n fights a fresh hero wins and loses none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n fight(s) a fresh hero wins none and loses %1.</source>
        <translation>
            <numerusform>Of %n fight a fresh hero wins none and loses %1.</numerusform>
            <numerusform>Of %n fights a fresh hero wins none and loses %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n fight(s) a fresh hero wins %1 and loses %2. A fight that is won takes %3 turns and leaves %4 health.</source>
        <translation>
            <numerusform>Of %n fight a fresh hero wins %1 and loses %2. A fight that is won takes %3 turns and leaves %4 health.</numerusform>
            <numerusform>Of %n fights a fresh hero wins %1 and loses %2. A fight that is won takes %3 turns and leaves %4 health.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FileActions</name>
    <message numerus="yes">
        <source>The last %n change(s) would be lost.</source>
        <translation>
            <numerusform>The last change would be lost.</numerusform>
            <numerusform>The last %n changes would be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of this file were changed outside of Cavewright. Regenerating would make them anew.</source>
        <translation>
            <numerusform>%n level of this file was changed outside of Cavewright. Regenerating would make it anew.</numerusform>
            <numerusform>%n levels of this file were changed outside of Cavewright. Regenerating would make them anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the recipe; they are kept as hand edits in the group &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n cell differs from the recipe; it is kept as a hand edit in the group &quot;%1&quot;.</numerusform>
            <numerusform>%n cells differ from the recipe; they are kept as hand edits in the group &quot;%1&quot;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::HeatMap</name>
    <message numerus="yes">
        <source>never seen in %n game(s)</source>
        <translation>
            <numerusform>never seen in %n game</numerusform>
            <numerusform>never seen in %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>never visited in %n game(s)</source>
        <translation>
            <numerusform>never visited in %n game</numerusform>
            <numerusform>never visited in %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, visited in %3 of %4 games, first after %n turn(s)</source>
        <extracomment>&quot;Visits 214, visited in 63 of 100 games, first after 41 turns&quot;</extracomment>
        <translation>
            <numerusform>%1 %2, visited in %3 of %4 games, first after %n turn</numerusform>
            <numerusform>%1 %2, visited in %3 of %4 games, first after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %3 in %4 of %5 games, first after %n turn(s)</source>
        <extracomment>&quot;Damage 12, 214 visits in 63 of 100 games, first after 41 turns&quot;; %3: &quot;214 visits&quot;</extracomment>
        <translation>
            <numerusform>%1 %2, %3 in %4 of %5 games, first after %n turn</numerusform>
            <numerusform>%1 %2, %3 in %4 of %5 games, first after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visit(s)</source>
        <translation>
            <numerusform>%n visit</numerusform>
            <numerusform>%n visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::HistorySheet</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::InViewList</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>how many steps away, in the list of creatures in view</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::LevelPanel</name>
    <message numerus="yes">
        <source>%n stair(s) of other levels led there.</source>
        <translation>
            <numerusform>%n stair of other levels led there.</numerusform>
            <numerusform>%n stairs of other levels led there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) opened doors there.</source>
        <translation>
            <numerusform>%n key opened doors there.</numerusform>
            <numerusform>%n keys opened doors there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::MeasureTool</name>
    <message numerus="yes">
        <source>%1, %n step(s) on foot</source>
        <translation>
            <numerusform>%1, %n step on foot</numerusform>
            <numerusform>%1, %n steps on foot</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::NewGamePage</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PackGlance</name>
    <message numerus="yes">
        <source>Pack: %n thing(s)</source>
        <translation>
            <numerusform>Pack: %n thing</numerusform>
            <numerusform>Pack: %n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlacesSheet</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayPage</name>
    <message numerus="yes">
        <source>%n in view</source>
        <translation>
            <numerusform>%n in view</numerusform>
            <numerusform>%n in view</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to walk.</source>
        <extracomment>behind sentences about a cell; %n: steps of the way that is drawn on the map</extracomment>
        <translation>
            <numerusform>%n step to walk.</numerusform>
            <numerusform>%n steps to walk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlaytestActions</name>
    <message numerus="yes">
        <source>%n problem(s) must be solved before this can be played from its start.</source>
        <translation>
            <numerusform>%n problem must be solved before this can be played from its start.</numerusform>
            <numerusform>%n problems must be solved before this can be played from its start.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlaytestWindow</name>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not begin, the first on seed %1: %2</source>
        <extracomment>of the games on new seeds; %2 is a sentence that says why</extracomment>
        <translation>
            <numerusform>%n game could not begin, the first on seed %1: %2</numerusform>
            <numerusform>%n games could not begin, the first on seed %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ProblemsStrip</name>
    <message numerus="yes">
        <source>No problems. The goal can be reached in %n step(s).</source>
        <translation>
            <numerusform>No problems. The goal can be reached in %n step.</numerusform>
            <numerusform>No problems. The goal can be reached in %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RangeView</name>
    <message numerus="yes">
        <source>%n level(s): %1 %2, %3 %4</source>
        <extracomment>&quot;12 levels: loops 3-5, danger 80-99&quot;</extracomment>
        <translation>
            <numerusform>%n level: %1 %2, %3 %4</numerusform>
            <numerusform>%n levels: %1 %2, %3 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with errors</source>
        <translation>
            <numerusform>%n of them with errors</numerusform>
            <numerusform>%n of them with errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RangeWindow</name>
    <message numerus="yes">
        <source>%n level(s). The cross is the shown level as it is; a bin that is chosen shows its levels.</source>
        <translation>
            <numerusform>%n level. The cross is the shown level as it is; a bin that is chosen shows its levels.</numerusform>
            <numerusform>%n levels. The cross is the shown level as it is; a bin that is chosen shows its levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RecipePanel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RecoveryDialog</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) of stairs differ.</source>
        <translation>
            <numerusform>%n link of stairs differ.</numerusform>
            <numerusform>%n links of stairs differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), or what belongs to them, differ.</source>
        <translation>
            <numerusform>%n event, or what belongs to it, differs.</numerusform>
            <numerusform>%n events, or what belongs to them, differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ReplaceDialog</name>
    <message numerus="yes">
        <source>%n cell(s) would change.</source>
        <translation>
            <numerusform>%n cell would change.</numerusform>
            <numerusform>%n cells would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n cell(s) by %1</source>
        <translation>
            <numerusform>Replace %n cell by %1</numerusform>
            <numerusform>Replace %n cells by %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ResizeDialog</name>
    <message numerus="yes">
        <source>%n cell(s) with something on them would be cut off.</source>
        <translation>
            <numerusform>%n cell with something on them would be cut off.</numerusform>
            <numerusform>%n cells with something on them would be cut off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) would go.</source>
        <translation>
            <numerusform>%n thing would go.</numerusform>
            <numerusform>%n things would go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stair(s) would lead nowhere.</source>
        <translation>
            <numerusform>%n stair would lead nowhere.</numerusform>
            <numerusform>%n stairs would lead nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) would have no door.</source>
        <translation>
            <numerusform>%n key would have no door.</numerusform>
            <numerusform>%n keys would have no door.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) would go.</source>
        <translation>
            <numerusform>%n board would go.</numerusform>
            <numerusform>%n boards would go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand edit(s) would lie outside: they wait in the list of hand edits until the levels grow again.</source>
        <translation>
            <numerusform>%n hand edit would lie outside: it waits in the list of hand edits until the levels grow again.</numerusform>
            <numerusform>%n hand edits would lie outside: they wait in the list of hand edits until the levels grow again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand edit(s) would lie too far outside and go.</source>
        <translation>
            <numerusform>%n hand edit would lie too far outside and go.</numerusform>
            <numerusform>%n hand edits would lie too far outside and go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RowList</name>
    <message numerus="yes">
        <source>%n by hand</source>
        <translation>
            <numerusform>%n by hand</numerusform>
            <numerusform>%n by hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SafetyNotices</name>
    <message numerus="yes">
        <source>The oldest %n step(s) can no longer be undone: all steps together took more than 512 MB.</source>
        <translation>
            <numerusform>The oldest %n step can no longer be undone: all steps together took more than 512 MB.</numerusform>
            <numerusform>The oldest %n steps can no longer be undone: all steps together took more than 512 MB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ScoresPage</name>
    <message numerus="yes">
        <source>%n record(s) cannot be read and are not listed. %1</source>
        <translation>
            <numerusform>%n record cannot be read and is not listed. %1</numerusform>
            <numerusform>%n records cannot be read and are not listed. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SearchWindow</name>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SelectionActions</name>
    <message numerus="yes">
        <source>%n cell(s) copied.</source>
        <translation>
            <numerusform>%n cell copied.</numerusform>
            <numerusform>%n cells copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n cell(s)</source>
        <translation>
            <numerusform>Cut %n cell</numerusform>
            <numerusform>Cut %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>Lock %n cell</numerusform>
            <numerusform>Lock %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>Unlock %n cell</numerusform>
            <numerusform>Unlock %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) name what this dungeon does not have, and were left out.</source>
        <translation>
            <numerusform>%n event names what this dungeon does not have, and was left out.</numerusform>
            <numerusform>%n events name what this dungeon does not have, and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::StatusLine</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>selection %1 x %2, %n cell(s)</source>
        <translation>
            <numerusform>selection %1 x %2, %n cell</numerusform>
            <numerusform>selection %1 x %2, %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::TakeSheet</name>
    <message numerus="yes">
        <source>You have %n coin(s).</source>
        <translation>
            <numerusform>You have %n coin.</numerusform>
            <numerusform>You have %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WandTool</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WhereBox</name>
    <message numerus="yes">
        <source>in %n cell(s)</source>
        <translation>
            <numerusform>in %n cell</numerusform>
            <numerusform>in %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message numerus="yes">
        <source>Level %1 has %n of [it|them].</source>
        <translation>
            <numerusform>Level %1 has %n of it.</numerusform>
            <numerusform>Level %1 has %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wounds heal by 1 in %n turn(s).</source>
        <translation>
            <numerusform>Wounds heal by 1 in %n turn.</numerusform>
            <numerusform>Wounds heal by 1 in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of things must be known by using them.</source>
        <translation>
            <numerusform>%n kind of things must be known by using them.</numerusform>
            <numerusform>%n kinds of things must be known by using them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All health comes back in %n turn(s).</source>
        <translation>
            <numerusform>All health comes back in %n turn.</numerusform>
            <numerusform>All health comes back in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hero has a choice of %n origin(s).</source>
        <translation>
            <numerusform>The hero has a choice of %n origin.</numerusform>
            <numerusform>The hero has a choice of %n origins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>edits</name>
    <message numerus="yes">
        <source>%n tile(s) or thing(s) [was|were] left out: this dungeon has no such kind(s).</source>
        <translation>
            <numerusform>%n tile or thing was left out: this dungeon has no such kind.</numerusform>
            <numerusform>%n tiles or things were left out: this dungeon has no such kinds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fixes</name>
    <message numerus="yes">
        <source>Dig a tunnel of %n cell(s).</source>
        <translation>
            <numerusform>Dig a tunnel of %n cell.</numerusform>
            <numerusform>Dig a tunnel of %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay floor on %n cell(s) of the way.</source>
        <translation>
            <numerusform>Lay floor on %n cell of the way.</numerusform>
            <numerusform>Lay floor on %n cells of the way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game</name>
    <message numerus="yes">
        <source>%n thing(s) [lies|lie] here.</source>
        <translation>
            <numerusform>%n thing lies here.</numerusform>
            <numerusform>%n things lie here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pack is full: %n thing(s) [stays|stay] here.</source>
        <translation>
            <numerusform>Your pack is full: %n thing stays here.</numerusform>
            <numerusform>Your pack is full: %n things stay here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n experience point(s).</source>
        <translation>
            <numerusform>You gain %n experience point.</numerusform>
            <numerusform>You gain %n experience points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Explored. %n thing(s) must stay here: your pack is full.</source>
        <translation>
            <numerusform>Explored. %n thing must stay here: your pack is full.</numerusform>
            <numerusform>Explored. %n things must stay here: your pack is full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program was stopped before it could save: %n command(s) [was|were] played again.</source>
        <translation>
            <numerusform>The program was stopped before it could save: %n command was played again.</numerusform>
            <numerusform>The program was stopped before it could save: %n commands were played again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no ground under your feet. You can stay for %n more turn(s).</source>
        <translation>
            <numerusform>There is no ground under your feet. You can stay for %n more turn.</numerusform>
            <numerusform>There is no ground under your feet. You can stay for %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You kill %1 with %2 damage and gain %n experience point(s).</source>
        <translation>
            <numerusform>You kill %1 with %2 damage and gain %n experience point.</numerusform>
            <numerusform>You kill %1 with %2 damage and gain %n experience points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) [follows|follow] you.</source>
        <translation>
            <numerusform>%n companion follows you.</numerusform>
            <numerusform>%n companions follow you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) [stays|stay] here.</source>
        <translation>
            <numerusform>%n companion stays here.</numerusform>
            <numerusform>%n companions stay here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) [goes its|go their] own way.</source>
        <translation>
            <numerusform>%n companion goes its own way.</numerusform>
            <numerusform>%n companions go their own way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You open %1: %n thing(s) [is|are] in it.</source>
        <translation>
            <numerusform>You open %1: %n thing is in it.</numerusform>
            <numerusform>You open %1: %n things are in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready again in %n turn(s).</source>
        <translation>
            <numerusform>%1 is ready again in %n turn.</numerusform>
            <numerusform>%1 is ready again in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %1 here for %n coin(s).</source>
        <translation>
            <numerusform>You see %1 here for %n coin.</numerusform>
            <numerusform>You see %1 here for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy %1 for %n coin(s).</source>
        <translation>
            <numerusform>You buy %1 for %n coin.</numerusform>
            <numerusform>You buy %1 for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n coin(s).</source>
        <translation>
            <numerusform>That costs %n coin.</numerusform>
            <numerusform>That costs %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message numerus="yes">
        <source>%n more problem(s) [is|are] not listed.</source>
        <translation>
            <numerusform>%n more problem is not listed.</numerusform>
            <numerusform>%n more problems are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of floor cannot be reached without digging.</source>
        <translation>
            <numerusform>%n cell of floor cannot be reached without digging.</numerusform>
            <numerusform>%n cells of floor cannot be reached without digging.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of the lowest level [holds|hold] nobody, but there is nothing below to fall to.</source>
        <translation>
            <numerusform>%n cell of the lowest level holds nobody, but there is nothing below to fall to.</numerusform>
            <numerusform>%n cells of the lowest level hold nobody, but there is nothing below to fall to.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message numerus="yes">
        <source>%n part(s) [stays|stay] apart, because no tunnel can be dug to [it|them].</source>
        <translation>
            <numerusform>%n part stays apart, because no tunnel can be dug to it.</numerusform>
            <numerusform>%n parts stay apart, because no tunnel can be dug to them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pillar(s) [finds|find] no place.</source>
        <translation>
            <numerusform>%n pillar finds no place.</numerusform>
            <numerusform>%n pillars find no place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blob(s) found no place.</source>
        <translation>
            <numerusform>%n blob found no place.</numerusform>
            <numerusform>%n blobs found no place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the area [has|have] no place for a room.</source>
        <translation>
            <numerusform>%n part of the area has no place for a room.</numerusform>
            <numerusform>%n parts of the area have no place for a room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) [stays|stay] apart, because this row may not fill [it|them] in.</source>
        <translation>
            <numerusform>%n part stays apart, because this row may not fill it in.</numerusform>
            <numerusform>%n parts stay apart, because this row may not fill them in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No passage was left for %n gate(s): none cuts off a part of the right size without stairs and leaves a place for the key.</source>
        <translation>
            <numerusform>No passage was left for %n gate: none cuts off a part of the right size without stairs and leaves a place for the key.</numerusform>
            <numerusform>No passage was left for %n gates: none cuts off a part of the right size without stairs and leaves a place for the key.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no free floor for %n reward(s).</source>
        <translation>
            <numerusform>There was no free floor for %n reward.</numerusform>
            <numerusform>There was no free floor for %n rewards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) [finds|find] no place in the maze.</source>
        <translation>
            <numerusform>%n room finds no place in the maze.</numerusform>
            <numerusform>%n rooms find no place in the maze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) found no place.</source>
        <translation>
            <numerusform>%n cell found no place.</numerusform>
            <numerusform>%n cells found no place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was free floor for only %n thing(s).</source>
        <translation>
            <numerusform>There was free floor for only %n thing.</numerusform>
            <numerusform>There was free floor for only %n things.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no place for %n vault(s).</source>
        <translation>
            <numerusform>There was no place for %n vault.</numerusform>
            <numerusform>There was no place for %n vaults.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) could not be opened, because [its|their] walls stay or part two caves.</source>
        <translation>
            <numerusform>%n gap could not be opened, because its walls stay or part two caves.</numerusform>
            <numerusform>%n gaps could not be opened, because their walls stay or part two caves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no place for %n machine(s).</source>
        <translation>
            <numerusform>There was no place for %n machine.</numerusform>
            <numerusform>There was no place for %n machines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no room for %n creature(s) beside [its|their] leader.</source>
        <translation>
            <numerusform>There was no room for %n creature beside its leader.</numerusform>
            <numerusform>There was no room for %n creatures beside their leader.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message numerus="yes">
        <source>%n more part(s) [differs|differ].</source>
        <translation>
            <numerusform>%n more part differs.</numerusform>
            <numerusform>%n more parts differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>score</name>
    <message numerus="yes">
        <source>Victory in %n turn(s): %1, less a point for every %2</source>
        <translation>
            <numerusform>Victory in %n turn: %1, less a point for every %2</numerusform>
            <numerusform>Victory in %n turns: %1, less a point for every %2</numerusform>
        </translation>
    </message>
</context>
</TS>
