<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
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
    <name>LookText</name>
    <message numerus="yes">
        <source>%n step(s) away.</source>
        <translation>
            <numerusform>%n step away.</numerusform>
            <numerusform>%n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) lie here. Press %1 to pick up.</source>
        <translation>
            <numerusform>%n thing lies here. Press %1 to pick up.</numerusform>
            <numerusform>%n things lie here. Press %1 to pick up.</numerusform>
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
</context>
<context>
    <name>cave::CharacterSheet</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EditorPage</name>
    <message numerus="yes">
        <source>%n problem(s) must be solved before this can be played from its start.</source>
        <translation>
            <numerusform>%n problem must be solved before this can be played from its start.</numerusform>
            <numerusform>%n problems must be solved before this can be played from its start.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EditsPanel</name>
    <message numerus="yes">
        <source>Level %1: %n cell(s) painted</source>
        <translation>
            <numerusform>Level %1: %n cell painted</numerusform>
            <numerusform>Level %1: %n cells painted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1: %n thing(s) placed or taken away</source>
        <translation>
            <numerusform>Level %1: %n thing placed or taken away</numerusform>
            <numerusform>Level %1: %n things placed or taken away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FileWork</name>
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
    <message numerus="yes">
        <source>%1, %2 of %3 health, %n step(s) away</source>
        <translation>
            <numerusform>%1, %2 of %3 health, %n step away</numerusform>
            <numerusform>%1, %2 of %3 health, %n steps away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::NewGamePage</name>
    <message numerus="yes">
        <source>%1   %n level(s)</source>
        <translation>
            <numerusform>%1   %n level</numerusform>
            <numerusform>%1   %n levels</numerusform>
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
    <name>cave::StatusLine</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game</name>
    <message numerus="yes">
        <source>%n thing(s) lie here.</source>
        <translation>
            <numerusform>%n thing lies here.</numerusform>
            <numerusform>%n things lie here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pack is full: %n thing(s) stay here.</source>
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
</context>
<context>
    <name>problems</name>
    <message numerus="yes">
        <source>%n more problem(s) are not listed.</source>
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
</context>
<context>
    <name>recipe</name>
    <message numerus="yes">
        <source>%n part(s) stay apart, because no tunnel can be dug to them.</source>
        <translation>
            <numerusform>%n part stays apart, because no tunnel can be dug to it.</numerusform>
            <numerusform>%n parts stay apart, because no tunnel can be dug to them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pillar(s) find no place.</source>
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
        <source>%n part(s) of the area have no place for a room.</source>
        <translation>
            <numerusform>%n part of the area has no place for a room.</numerusform>
            <numerusform>%n parts of the area have no place for a room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) stay apart, because this row may not fill them in.</source>
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
        <source>%n room(s) find no place in the maze.</source>
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
        <source>%n gap(s) stay, because their walls may not be opened or part two caves.</source>
        <translation>
            <numerusform>%n gap stays, because its walls may not be opened or part two caves.</numerusform>
            <numerusform>%n gaps stay, because their walls may not be opened or part two caves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no place for %n vault(s).</source>
        <translation>
            <numerusform>There was no place for %n vault.</numerusform>
            <numerusform>There was no place for %n vaults.</numerusform>
        </translation>
    </message>
</context>
</TS>
