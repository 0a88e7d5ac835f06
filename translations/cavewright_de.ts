<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Aiming</name>
    <message>
        <source>You have aimed nothing yet. Press %1 to throw something.</source>
        <translation>Du hast noch mit nichts gezielt. Drücke %1, um etwas zu werfen.</translation>
    </message>
    <message>
        <source>You have no more of what you aimed last.</source>
        <translation>Von dem, womit du zuletzt gezielt hast, hast du nichts mehr.</translation>
    </message>
    <message>
        <source>You would be hit, too!</source>
        <translation>Auch du würdest getroffen!</translation>
    </message>
    <message>
        <source>Choose a cell.</source>
        <translation>Wähle eine Zelle.</translation>
    </message>
    <message>
        <source>%1 does it, %2 finds the next, %3 goes back.</source>
        <extracomment>%1 to %3: keys</extracomment>
        <translation>%1 tut es, %2 sucht das nächste, %3 geht zurück.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>what is done with what, while it is aimed: &quot;Throw: rock.&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>Caves to generate, play and edit.</source>
        <translation>Höhlen zum Erzeugen, Spielen und Bauen.</translation>
    </message>
    <message>
        <source>A dungeon to play (with --edit: to edit) or a saved game.</source>
        <translation>Ein Dungeon zum Spielen (mit --edit: zum Bauen) oder ein Spielstand.</translation>
    </message>
    <message>
        <source>%1
&quot;cavewright --help&quot; lists what can be asked.</source>
        <translation>%1
„cavewright --help“ zeigt, was möglich ist.</translation>
    </message>
    <message>
        <source>Only one of --play, --load and --edit can be asked for.</source>
        <translation>Von --play, --load und --edit geht nur eines.</translation>
    </message>
    <message>
        <source>There is one file too many: %1</source>
        <translation>Eine Datei ist zu viel: %1</translation>
    </message>
    <message>
        <source>--seed goes with --play.</source>
        <translation>--seed gehört zu --play.</translation>
    </message>
    <message>
        <source>The seed is empty.</source>
        <translation>Der Seed ist leer.</translation>
    </message>
    <message>
        <source>A size looks like 1280x800, not like &quot;%1&quot;.</source>
        <translation>Eine Größe sieht aus wie 1280x800, nicht wie „%1“.</translation>
    </message>
    <message>
        <source>Plays a built-in dungeon or a dungeon file.</source>
        <translation>Spielt einen mitgelieferten Dungeon oder eine Dungeon-Datei.</translation>
    </message>
    <message>
        <source>name or file</source>
        <translation>Name oder Datei</translation>
    </message>
    <message>
        <source>The seed to play with: a number or any words.</source>
        <translation>Der Seed für das Spiel: eine Zahl oder beliebige Wörter.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Goes on with a saved game.</source>
        <translation>Setzt einen Spielstand fort.</translation>
    </message>
    <message>
        <source>save</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Opens the editor, with the file if one is named.</source>
        <translation>Öffnet den Editor, mit der Datei, falls eine genannt ist.</translation>
    </message>
    <message>
        <source>Keeps saves, records and dungeons in this folder.</source>
        <translation>Bewahrt Spielstände, Aufzeichnungen und Dungeons in diesem Ordner auf.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The language, such as en or de.</source>
        <translation>Die Sprache, etwa en oder de.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Writes a picture of the window and ends.</source>
        <translation>Schreibt ein Bild des Fensters und endet.</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The size of the window, such as 1280x800.</source>
        <translation>Die Größe des Fensters, etwa 1280x800.</translation>
    </message>
    <message>
        <source>width x height</source>
        <translation>Breite x Höhe</translation>
    </message>
    <message>
        <source>Keys to press before the picture is taken, such as &quot;n,13805,Return,KP4&quot;.</source>
        <translation>Tasten, die vor dem Bild gedrückt werden, etwa „n,13805,Return,KP4“.</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
</context>
<context>
    <name>CreatureText</name>
    <message>
        <source>does not strike</source>
        <translation>schlägt nicht</translation>
    </message>
    <message>
        <source>cannot hurt you</source>
        <translation>kann dir nichts tun</translation>
    </message>
    <message>
        <source>hits for %1</source>
        <translation>trifft für %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, wandering.</source>
        <translation>%1, streift umher.</translation>
    </message>
    <message>
        <source>%1, hunting you.</source>
        <translation>%1, jagt dich.</translation>
    </message>
    <message>
        <source>%1, fleeing.</source>
        <translation>%1, flieht.</translation>
    </message>
    <message>
        <source>%1, asleep.</source>
        <translation>%1, schläft.</translation>
    </message>
    <message>
        <source>%1, confused.</source>
        <translation>%1, verwirrt.</translation>
    </message>
    <message>
        <source>Stirs now and then.</source>
        <translation>Regt sich ab und zu.</translation>
    </message>
    <message>
        <source>Wanders about.</source>
        <translation>Streift umher.</translation>
    </message>
    <message>
        <source>Hunts you once it has seen you, and goes where it saw you last.</source>
        <translation>Jagt dich, sobald es dich gesehen hat, und geht dorthin, wo es dich zuletzt sah.</translation>
    </message>
    <message>
        <source>Spreads: others of its kind grow beside it.</source>
        <translation>Breitet sich aus: Neben ihm wachsen andere seiner Art.</translation>
    </message>
    <message>
        <source>Calls %1 to its side.</source>
        <extracomment>%1: a creature, such as &quot;a bat&quot;</extracomment>
        <translation>Ruft %1 herbei.</translation>
    </message>
    <message>
        <source>At %1 health or less it grows stronger: %2 more attack.</source>
        <translation>Bei %1 Gesundheit oder weniger wird es stärker: %2 mehr Angriff.</translation>
    </message>
    <message numerus="yes">
        <source>Shoots as far as %n cell(s).</source>
        <translation>
            <numerusform>Schießt eine Zelle weit.</numerusform>
            <numerusform>Schießt bis zu %n Zellen weit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flees when it is down to %1 % of its health.</source>
        <translation>Flieht bei %1 % seiner Gesundheit.</translation>
    </message>
    <message>
        <source>Steals from your pack and runs.</source>
        <translation>Stiehlt aus deinem Rucksack und läuft davon.</translation>
    </message>
    <message>
        <source>Sleeps until it hears you or is hurt.</source>
        <translation>Schläft, bis es dich hört oder verletzt wird.</translation>
    </message>
    <message>
        <source>Lies in wait.</source>
        <translation>Liegt auf der Lauer.</translation>
    </message>
    <message>
        <source>Hunts together with its kind.</source>
        <translation>Jagt gemeinsam mit seinesgleichen.</translation>
    </message>
    <message>
        <source>Feels you through rock and digs towards you.</source>
        <translation>Spürt dich durch den Fels und gräbt sich zu dir.</translation>
    </message>
    <message numerus="yes">
        <source>Bursts beside you or when it dies: %1 damage as far as %n cell(s).</source>
        <translation>
            <numerusform>Platzt neben dir oder im Sterben: %1 Schaden, eine Zelle weit.</numerusform>
            <numerusform>Platzt neben dir oder im Sterben: %1 Schaden, bis zu %n Zellen weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Guards its place and goes no further than %n cell(s) from it.</source>
        <translation>
            <numerusform>Bewacht seinen Platz und entfernt sich nicht weiter als eine Zelle.</numerusform>
            <numerusform>Bewacht seinen Platz und entfernt sich nicht weiter als %n Zellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows you over stairs.</source>
        <translation>Folgt dir über Treppen.</translation>
    </message>
    <message>
        <source>Takes stairs as it likes.</source>
        <translation>Nimmt Treppen, wie es will.</translation>
    </message>
    <message>
        <source>Its wounds close by themselves.</source>
        <translation>Seine Wunden schließen sich von selbst.</translation>
    </message>
    <message>
        <source>Splits in two when it is hurt.</source>
        <translation>Teilt sich in zwei, wenn es verletzt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n turn(s)</source>
        <extracomment>what has come over somebody, such as &quot;hasted&quot;, and how long it still lasts</extracomment>
        <translation>
            <numerusform>%1, eine Runde</numerusform>
            <numerusform>%1, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>it never comes to that</source>
        <translation>dazu kommt es nie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a least and a greatest number</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>very slow, %1 % of normal</source>
        <translation>sehr langsam, %1 % des Üblichen</translation>
    </message>
    <message>
        <source>slow, %1 % of normal</source>
        <translation>langsam, %1 % des Üblichen</translation>
    </message>
    <message>
        <source>fast, %1 % of normal</source>
        <translation>schnell, %1 % des Üblichen</translation>
    </message>
    <message>
        <source>very fast, %1 % of normal</source>
        <translation>sehr schnell, %1 % des Üblichen</translation>
    </message>
    <message>
        <source>%1 %2 of %3 health, %4.</source>
        <extracomment>%1: &quot;Kobold, hunting you.&quot;, %4: &quot;hits for 1 to 4&quot;</extracomment>
        <translation>%1 %2 von %3 Gesundheit, %4.</translation>
    </message>
    <message>
        <source>wandering</source>
        <translation>streift umher</translation>
    </message>
    <message>
        <source>hunting you</source>
        <translation>jagt dich</translation>
    </message>
    <message>
        <source>fleeing</source>
        <translation>flieht</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>confused</source>
        <translation>verwirrt</translation>
    </message>
    <message>
        <source>Flies.</source>
        <translation>Fliegt.</translation>
    </message>
    <message>
        <source>Swims.</source>
        <translation>Schwimmt.</translation>
    </message>
    <message>
        <source>Walks through walls and feels you through them.</source>
        <translation>Geht durch Wände und spürt dich durch sie hindurch.</translation>
    </message>
    <message>
        <source>Cannot open doors.</source>
        <translation>Kann keine Türen öffnen.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Its blow</source>
        <translation>Sein Schlag</translation>
    </message>
    <message>
        <source>does not hurt you</source>
        <translation>tut dir nichts</translation>
    </message>
    <message>
        <source>takes %1 of your %2 health</source>
        <translation>nimmt %1 deiner %2 Gesundheit</translation>
    </message>
    <message>
        <source>Your blow</source>
        <translation>Dein Schlag</translation>
    </message>
    <message>
        <source>does not hurt it</source>
        <translation>tut ihm nichts</translation>
    </message>
    <message>
        <source>takes %1 of its health</source>
        <translation>nimmt %1 seiner Gesundheit</translation>
    </message>
    <message>
        <source>Blows until it falls</source>
        <translation>Schläge, bis es fällt</translation>
    </message>
    <message>
        <source>Blows until you fall</source>
        <translation>Schläge, bis du fällst</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>eine Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Teaches you</source>
        <translation>Lehrt dich</translation>
    </message>
    <message>
        <source>%1 experience</source>
        <translation>%1 Erfahrung</translation>
    </message>
    <message>
        <source>Its blows may do more: %1</source>
        <extracomment>%1: a sentence or two such as &quot;Poisons: 1 health a turn for 6 turns.&quot;</extracomment>
        <translation>Seine Hiebe können mehr bewirken: %1</translation>
    </message>
    <message>
        <source>Its blows do more: %1</source>
        <translation>Seine Hiebe bewirken mehr: %1</translation>
    </message>
    <message numerus="yes">
        <source>Heals others as far as %n cell(s).</source>
        <translation>
            <numerusform>Heilt andere bis auf %n Feld.</numerusform>
            <numerusform>Heilt andere bis auf %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, hunting others.</source>
        <translation>%1, jagt andere.</translation>
    </message>
    <message>
        <source>%1, at peace with you.</source>
        <translation>%1, tut dir nichts.</translation>
    </message>
    <message>
        <source>%1, your companion.</source>
        <translation>%1, begleitet dich.</translation>
    </message>
    <message>
        <source>%1, a captive.</source>
        <translation>%1, gefangen.</translation>
    </message>
    <message>
        <source>hunting others</source>
        <translation>jagt andere</translation>
    </message>
    <message>
        <source>at peace with you</source>
        <translation>tut dir nichts</translation>
    </message>
    <message>
        <source>your companion</source>
        <translation>begleitet dich</translation>
    </message>
    <message>
        <source>a captive</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>Nothing takes its health.</source>
        <translation>Nichts nimmt ihm Leben.</translation>
    </message>
    <message numerus="yes">
        <source>May overlook you from further than %n cell(s).</source>
        <translation>
            <numerusform>Kann dich aus mehr als einer Zelle Entfernung übersehen.</numerusform>
            <numerusform>Kann dich aus mehr als %n Zellen Entfernung übersehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes to see what was loud, as far as %n cell(s).</source>
        <translation>
            <numerusform>Geht nachsehen, was laut war, eine Zelle weit.</numerusform>
            <numerusform>Geht nachsehen, was laut war, bis zu %n Zellen weit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescriptionText</name>
    <message>
        <source>as you remember it</source>
        <translation>wie du es in Erinnerung hast</translation>
    </message>
    <message>
        <source>this is you</source>
        <translation>das bist du</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>last seen here</source>
        <translation>zuletzt hier gesehen</translation>
    </message>
    <message>
        <source>It leads up.</source>
        <translation>Es führt nach oben.</translation>
    </message>
    <message>
        <source>It leads down, with no way back.</source>
        <translation>Es führt nach unten, ohne Weg zurück.</translation>
    </message>
    <message>
        <source>It leads down.</source>
        <translation>Es führt nach unten.</translation>
    </message>
    <message>
        <source>It opens when you walk into it.</source>
        <translation>Es öffnet sich, wenn du hineingehst.</translation>
    </message>
    <message>
        <source>It is locked: with its key you open it by walking into it.</source>
        <translation>Es ist abgeschlossen: Mit dem Schlüssel öffnest du es, indem du hineingehst.</translation>
    </message>
    <message>
        <source>You can close it from beside.</source>
        <translation>Von der Nachbarzelle aus kannst du es schließen.</translation>
    </message>
    <message>
        <source>You can dig through it by walking into it.</source>
        <translation>Du kannst dich hindurchgraben, indem du hineingehst.</translation>
    </message>
    <message>
        <source>You cannot walk here.</source>
        <translation>Hier kannst du nicht gehen.</translation>
    </message>
    <message>
        <source>A step onto it or off it takes %1 % of the usual time.</source>
        <translation>Ein Schritt darauf oder herunter dauert %1 % der üblichen Zeit.</translation>
    </message>
    <message>
        <source>What flies or swims crosses it.</source>
        <translation>Was fliegt oder schwimmt, kommt hinüber.</translation>
    </message>
    <message>
        <source>Nobody sees through it.</source>
        <translation>Niemand sieht hindurch.</translation>
    </message>
    <message numerus="yes">
        <source>You find no ground there: stay longer than %n turn(s) and you drown.</source>
        <translation>
            <numerusform>Dort findest du keinen Grund: Bleibst du länger als %n Runde, ertrinkst du.</numerusform>
            <numerusform>Dort findest du keinen Grund: Bleibst du länger als %n Runden, ertrinkst du.</numerusform>
        </translation>
    </message>
    <message>
        <source>It burns whoever is in it, and what can burn beside it.</source>
        <translation>Es verbrennt, wer darin ist, und daneben, was brennen kann.</translation>
    </message>
    <message>
        <source>It burns when fire is beside it.</source>
        <translation>Es brennt, wenn Feuer daneben ist.</translation>
    </message>
    <message>
        <source>It is one of these: %1.</source>
        <extracomment>%1: many, such as &quot;goblins&quot;</extracomment>
        <translation>Es gehört zu diesen: %1.</translation>
    </message>
    <message>
        <source>You use it by walking into it.</source>
        <translation>Du benutzt es, indem du hineinläufst.</translation>
    </message>
    <message>
        <source>Whoever comes there falls to the level below.</source>
        <translation>Wer dorthin kommt, fällt auf die Ebene darunter.</translation>
    </message>
    <message>
        <source>Weight sets it off.</source>
        <translation>Gewicht löst es aus.</translation>
    </message>
    <message>
        <source>Something happens when nothing weighs on it any more.</source>
        <translation>Etwas geschieht, wenn nichts mehr darauf lastet.</translation>
    </message>
    <message>
        <source>It wakes where there is light.</source>
        <translation>Licht weckt es.</translation>
    </message>
    <message>
        <source>A blow or a blast does something to it.</source>
        <translation>Ein Schlag oder eine Explosion bewirkt etwas.</translation>
    </message>
    <message>
        <source>Nobody goes there willingly.</source>
        <translation>Niemand geht freiwillig dorthin.</translation>
    </message>
    <message>
        <source>What flies crosses it.</source>
        <translation>Wer fliegt, kommt darüber.</translation>
    </message>
    <message>
        <source>Whoever is in it feels that each turn.</source>
        <translation>Wer darin ist, spürt das jede Runde.</translation>
    </message>
    <message>
        <source>It burns, all at once, when fire is in it or beside it.</source>
        <translation>Es verbrennt auf einmal, wenn Feuer darin oder daneben ist.</translation>
    </message>
    <message>
        <source>Nobody sees through it where it is thick.</source>
        <translation>Wo es dicht ist, sieht niemand hindurch.</translation>
    </message>
    <message>
        <source>It is soon gone.</source>
        <translation>Es verzieht sich bald.</translation>
    </message>
</context>
<context>
    <name>Discoveries</name>
    <message>
        <source>Potions: %1 of %2 known</source>
        <translation>Tränke: %1 von %2 bekannt</translation>
    </message>
    <message>
        <source>Scrolls: %1 of %2 known</source>
        <translation>Schriftrollen: %1 von %2 bekannt</translation>
    </message>
    <message>
        <source>Wands: %1 of %2 known</source>
        <translation>Zauberstäbe: %1 von %2 bekannt</translation>
    </message>
    <message>
        <source>Rings: %1 of %2 known</source>
        <translation>Ringe: %1 von %2 bekannt</translation>
    </message>
    <message>
        <source>known: %1</source>
        <extracomment>%1: what things of a kind look like in this game, such as &quot;amber potion&quot;</extracomment>
        <translation>bekannt: %1</translation>
    </message>
    <message>
        <source>below 1 %</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>about %1 %</source>
        <translation>etwa %1 %</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Neu...</translation>
    </message>
    <message>
        <source>Begins another dungeon, from a recipe or empty.</source>
        <translation>Beginnt einen neuen Dungeon, aus einem Rezept oder leer.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Öffnen...</translation>
    </message>
    <message>
        <source>Opens a dungeon file.</source>
        <translation>Öffnet eine Dungeon-Datei.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Writes the dungeon to its file.</source>
        <translation>Schreibt den Dungeon in seine Datei.</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Writes the dungeon to another file and goes on with that one.</source>
        <translation>Schreibt den Dungeon in eine andere Datei und macht dort weiter.</translation>
    </message>
    <message>
        <source>&amp;Title page</source>
        <translation>&amp;Titelseite</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Nimmt die letzte Änderung zurück.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Makes the change again that was taken back.</source>
        <translation>Macht die zurückgenommene Änderung wieder.</translation>
    </message>
    <message>
        <source>&amp;Find in the palette</source>
        <translation>&amp;In der Palette suchen</translation>
    </message>
    <message>
        <source>Types the name of a tile or creature to choose it.</source>
        <translation>Wählt eine Kachel oder ein Wesen über den Namen.</translation>
    </message>
    <message>
        <source>Level &amp;above</source>
        <translation>Ebene &amp;darüber</translation>
    </message>
    <message>
        <source>Shows the next level up.</source>
        <translation>Zeigt die nächste Ebene oben.</translation>
    </message>
    <message>
        <source>Level &amp;below</source>
        <translation>Ebene dar&amp;unter</translation>
    </message>
    <message>
        <source>Shows the next level down.</source>
        <translation>Zeigt die nächste Ebene unten.</translation>
    </message>
    <message>
        <source>&amp;Other end of the stairs</source>
        <translation>&amp;Anderes Ende der Treppe</translation>
    </message>
    <message>
        <source>Follows the stairs under the cell cursor.</source>
        <translation>Folgt der Treppe unter dem Feldcursor.</translation>
    </message>
    <message>
        <source>&amp;Regenerate this level</source>
        <translation>Diese Ebene &amp;neu erzeugen</translation>
    </message>
    <message>
        <source>Makes this level anew from the seed in the box; hand edits stay.</source>
        <translation>Macht diese Ebene neu aus dem Seed im Feld; Handarbeit bleibt.</translation>
    </message>
    <message>
        <source>&amp;Regenerate all levels</source>
        <translation>Alle Ebenen neu &amp;erzeugen</translation>
    </message>
    <message>
        <source>Makes all levels anew from the seed in the box; hand edits stay.</source>
        <translation>Macht alle Ebenen neu aus dem Seed im Feld; Handarbeit bleibt.</translation>
    </message>
    <message>
        <source>Ra&amp;ndom seed</source>
        <translation>Seed &amp;würfeln</translation>
    </message>
    <message>
        <source>Rolls another seed and makes all levels from it.</source>
        <translation>Würfelt einen Seed und macht alle Ebenen daraus.</translation>
    </message>
    <message>
        <source>&amp;Previous seed</source>
        <translation>&amp;Voriger Seed</translation>
    </message>
    <message>
        <source>Goes back to the seed before this one.</source>
        <translation>Geht zum Seed davor zurück.</translation>
    </message>
    <message>
        <source>Ne&amp;xt seed</source>
        <translation>&amp;Nächster Seed</translation>
    </message>
    <message>
        <source>Goes to the seed after this one.</source>
        <translation>Geht zum Seed danach.</translation>
    </message>
    <message>
        <source>&amp;Copy seed</source>
        <translation>Seed &amp;kopieren</translation>
    </message>
    <message>
        <source>Puts the seed on the clipboard.</source>
        <translation>Legt den Seed in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Paste &amp;seed</source>
        <translation>Seed e&amp;infügen</translation>
    </message>
    <message>
        <source>Makes all levels from the seed on the clipboard.</source>
        <translation>Macht alle Ebenen aus dem Seed in der Zwischenablage.</translation>
    </message>
    <message>
        <source>&amp;Go to next problem</source>
        <translation>Zum nächsten &amp;Problem</translation>
    </message>
    <message>
        <source>Shows where the next problem is.</source>
        <translation>Zeigt, wo das nächste Problem ist.</translation>
    </message>
    <message>
        <source>Go to p&amp;revious problem</source>
        <translation>Zum v&amp;origen Problem</translation>
    </message>
    <message>
        <source>Shows where the problem before is.</source>
        <translation>Zeigt, wo das vorige Problem ist.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Shows fewer cells, larger.</source>
        <translation>Zeigt weniger Felder, größer.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Shows more cells, smaller.</source>
        <translation>Zeigt mehr Felder, kleiner.</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Shows a cell with 16 pixels.</source>
        <translation>Zeigt ein Feld mit 16 Pixeln.</translation>
    </message>
    <message>
        <source>&amp;Fit the level</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Shows the whole level.</source>
        <translation>Zeigt die ganze Ebene.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Draws lines between cells, stronger ones every 8.</source>
        <translation>Zieht Linien zwischen den Feldern, stärkere alle 8.</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Tafeln</translation>
    </message>
    <message>
        <source>Shows what lies beside the canvas, or gives it all the room.</source>
        <translation>Zeigt, was neben der Fläche liegt, oder gibt ihr allen Platz.</translation>
    </message>
    <message>
        <source>&amp;Centre on the cell cursor</source>
        <translation>Feldcursor in die &amp;Mitte</translation>
    </message>
    <message>
        <source>Brings the cell cursor to the middle.</source>
        <translation>Holt den Feldcursor in die Mitte.</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Moves the focus to the next part of the window.</source>
        <translation>Geht zum nächsten Teil des Fensters.</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Moves the focus to the part before.</source>
        <translation>Geht zum Teil davor.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Plays from the start; the dungeon and undo stay as they are.</source>
        <translation>Spielt vom Start; Dungeon und Verlauf bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>Von &amp;hier spielen</translation>
    </message>
    <message>
        <source>Plays from the cell cursor.</source>
        <translation>Spielt vom Feldcursor aus.</translation>
    </message>
    <message>
        <source>&amp;Back to the running game</source>
        <translation>&amp;Zurück zum laufenden Spiel</translation>
    </message>
    <message>
        <source>Leaves the editor for the game that is going on.</source>
        <translation>Verlässt den Editor und geht zum laufenden Spiel.</translation>
    </message>
    <message>
        <source>&amp;Keys of the editor</source>
        <translation>&amp;Tasten des Editors</translation>
    </message>
    <message>
        <source>Lists all keys.</source>
        <translation>Zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Strg und Klick</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Umschalt und Klick</translation>
    </message>
    <message>
        <source>Middle button, Space and drag</source>
        <translation>Mittlere Maustaste, Leertaste und Ziehen</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>Rad, zwei Finger</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Am Zeiger vergrößern</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take the stroke back, close what is open</source>
        <translation>Strich zurücknehmen, Offenes schließen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Ebene</translation>
    </message>
    <message>
        <source>&amp;Dungeon</source>
        <translation>D&amp;ungeon</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Add a row...</source>
        <translation>Zeile &amp;hinzufügen ...</translation>
    </message>
    <message>
        <source>Puts another row behind the chosen one.</source>
        <translation>Setzt eine weitere Zeile hinter die gewählte.</translation>
    </message>
    <message>
        <source>&amp;Duplicate the row</source>
        <translation>Zeile &amp;verdoppeln</translation>
    </message>
    <message>
        <source>Puts a copy with other dice behind the row.</source>
        <translation>Setzt eine Kopie mit anderen Würfeln hinter die Zeile.</translation>
    </message>
    <message>
        <source>Dele&amp;te the row</source>
        <translation>Zeile &amp;löschen</translation>
    </message>
    <message>
        <source>Takes the row out of the recipe.</source>
        <translation>Nimmt die Zeile aus dem Rezept.</translation>
    </message>
    <message>
        <source>&amp;Label the row...</source>
        <translation>Zeile &amp;benennen ...</translation>
    </message>
    <message>
        <source>Gives the row a name of its own.</source>
        <translation>Gibt der Zeile einen eigenen Namen.</translation>
    </message>
    <message>
        <source>&amp;Mute the row</source>
        <translation>Zeile &amp;stumm</translation>
    </message>
    <message>
        <source>Leaves the row out, or lets it run again.</source>
        <translation>Lässt die Zeile aus oder wieder laufen.</translation>
    </message>
    <message>
        <source>&amp;Solo</source>
        <translation>&amp;Allein</translation>
    </message>
    <message>
        <source>Mutes all rows but this one and those that make the ground.</source>
        <translation>Schaltet alle Zeilen stumm außer dieser und denen, die den Grund machen.</translation>
    </message>
    <message>
        <source>Move the row &amp;up</source>
        <translation>Zeile nach &amp;oben</translation>
    </message>
    <message>
        <source>Lets the row run earlier.</source>
        <translation>Lässt die Zeile früher laufen.</translation>
    </message>
    <message>
        <source>Move the row do&amp;wn</source>
        <translation>Zeile nach &amp;unten</translation>
    </message>
    <message>
        <source>Lets the row run later.</source>
        <translation>Lässt die Zeile später laufen.</translation>
    </message>
    <message>
        <source>&amp;Reroll the row</source>
        <translation>Zeile neu &amp;würfeln</translation>
    </message>
    <message>
        <source>Throws other dice for this row alone.</source>
        <translation>Würfelt für diese Zeile allein neu.</translation>
    </message>
    <message>
        <source>Pin the row</source>
        <translation>Zeile anheften</translation>
    </message>
    <message>
        <source>Lets the row keep its seed when the dungeon gets another one.</source>
        <translation>Lässt die Zeile ihren Startwert behalten, wenn das Verlies einen anderen bekommt.</translation>
    </message>
    <message>
        <source>&amp;Parameters of the row</source>
        <translation>&amp;Werte der Zeile</translation>
    </message>
    <message>
        <source>Goes to what the row can be told.</source>
        <translation>Geht zu dem, was man der Zeile sagen kann.</translation>
    </message>
    <message>
        <source>Show the &amp;end result</source>
        <translation>&amp;Endergebnis zeigen</translation>
    </message>
    <message>
        <source>Shows the level as all rows make it, or only up to the chosen row.</source>
        <translation>Zeigt die Ebene, wie alle Zeilen sie machen, oder nur bis zur gewählten Zeile.</translation>
    </message>
    <message>
        <source>Make the recipe uni&amp;que</source>
        <translation>&amp;Eigenes Rezept</translation>
    </message>
    <message>
        <source>Gives this level a copy of the recipe that it shares with others.</source>
        <translation>Gibt dieser Ebene eine Kopie des Rezepts, das sie mit anderen teilt.</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Rezept</translation>
    </message>
    <message>
        <source>Writes a copy as a dungeon file, as plain text or as a picture.</source>
        <translation>Schreibt eine Kopie als Dungeon-Datei, als einfachen Text oder als Bild.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copies the selection and leaves wall.</source>
        <translation>Kopiert die Auswahl und lässt Wand zurück.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies tiles and things of the selection, for any level and dungeon.</source>
        <translation>Kopiert Kacheln und Dinge der Auswahl, für jede Ebene und jeden Dungeon.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Puts down what was copied where you click; X, Y and Z turn it.</source>
        <translation>Setzt das Kopierte dorthin, wo du klickst; X, Y und Z drehen es.</translation>
    </message>
    <message>
        <source>Paste in p&amp;lace</source>
        <translation>An seinem &amp;Ort einfügen</translation>
    </message>
    <message>
        <source>Puts down what was copied where it was, on this level.</source>
        <translation>Setzt das Kopierte dorthin, wo es war, auf dieser Ebene.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Takes a copy of the selection to put down.</source>
        <translation>Nimmt eine Kopie der Auswahl zum Absetzen.</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Makes the selection wall with nothing on it.</source>
        <translation>Macht aus der Auswahl Wand, auf der nichts liegt.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Selects the whole level.</source>
        <translation>Wählt die ganze Ebene aus.</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Leaves nothing selected.</source>
        <translation>Lässt nichts ausgewählt.</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Selects what is not selected.</source>
        <translation>Wählt aus, was nicht ausgewählt ist.</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>Swaps left and right of the selection or piece.</source>
        <translation>Vertauscht links und rechts der Auswahl oder des Bausteins.</translation>
    </message>
    <message>
        <source>Fl&amp;ip</source>
        <translation>&amp;Kippen</translation>
    </message>
    <message>
        <source>Turns the selection or piece upside down.</source>
        <translation>Stellt die Auswahl oder den Baustein auf den Kopf.</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turns the selection or piece by a quarter.</source>
        <translation>Dreht die Auswahl oder den Baustein um ein Viertel.</translation>
    </message>
    <message>
        <source>Turn le&amp;ft</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turns the selection or piece by a quarter, the other way.</source>
        <translation>Dreht die Auswahl oder den Baustein um ein Viertel in die andere Richtung.</translation>
    </message>
    <message>
        <source>&amp;Replace a tile...</source>
        <translation>Kachel e&amp;rsetzen...</translation>
    </message>
    <message>
        <source>Puts one tile in the place of another in the selection, level or dungeon.</source>
        <translation>Setzt in Auswahl, Ebene oder Dungeon eine Kachel an die Stelle einer anderen.</translation>
    </message>
    <message>
        <source>Symmetry &amp;left and right</source>
        <translation>Symmetrie &amp;links und rechts</translation>
    </message>
    <message>
        <source>Paints the mirror image in the other half of the level too.</source>
        <translation>Malt das Spiegelbild in der anderen Hälfte der Ebene mit.</translation>
    </message>
    <message>
        <source>Symmetry &amp;up and down</source>
        <translation>Symmetrie &amp;oben und unten</translation>
    </message>
    <message>
        <source>Paints the mirror image in the upper or lower half too.</source>
        <translation>Malt das Spiegelbild in der oberen oder unteren Hälfte mit.</translation>
    </message>
    <message>
        <source>Save selection as a &amp;piece...</source>
        <translation>Auswahl als &amp;Baustein speichern...</translation>
    </message>
    <message>
        <source>Keeps the selection in the dungeon, for you and for recipes.</source>
        <translation>Behält die Auswahl im Dungeon, für dich und für Rezepte.</translation>
    </message>
    <message>
        <source>&amp;Ghost of the level above</source>
        <translation>Ebene &amp;darüber durchscheinen lassen</translation>
    </message>
    <message>
        <source>Lets the level above shine through.</source>
        <translation>Lässt die Ebene darüber durchscheinen.</translation>
    </message>
    <message>
        <source>G&amp;host of the level below</source>
        <translation>Ebene dar&amp;unter durchscheinen lassen</translation>
    </message>
    <message>
        <source>Lets the level below shine through.</source>
        <translation>Lässt die Ebene darunter durchscheinen.</translation>
    </message>
    <message>
        <source>Loc&amp;k selection</source>
        <translation>Auswahl &amp;sperren</translation>
    </message>
    <message>
        <source>Keeps the selected cells as they are, whatever the seed.</source>
        <translation>Lässt die ausgewählten Felder, wie sie sind, bei jedem Seed.</translation>
    </message>
    <message>
        <source>Unloc&amp;k selection</source>
        <translation>Auswahl &amp;freigeben</translation>
    </message>
    <message>
        <source>Leaves the selected cells to the recipe again.</source>
        <translation>Überlässt die ausgewählten Felder wieder dem Rezept.</translation>
    </message>
    <message>
        <source>&amp;Variants...</source>
        <translation>&amp;Varianten...</translation>
    </message>
    <message>
        <source>Shows the level from a dozen other seeds, to take one.</source>
        <translation>Zeigt die Ebene aus einem Dutzend anderer Seeds, um einen zu nehmen.</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>&amp;Reihe</translation>
    </message>
    <message>
        <source>Tries many seeds and lists those that fail.</source>
        <translation>Probiert viele Seeds und nennt die, die scheitern.</translation>
    </message>
    <message>
        <source>&amp;Fix this problem</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Does what the problem offers, as one step.</source>
        <translation>Tut, was das Problem anbietet, in einem Schritt.</translation>
    </message>
    <message>
        <source>Show the &amp;way to win</source>
        <translation>&amp;Weg zum Sieg zeigen</translation>
    </message>
    <message>
        <source>Draws the way from the start to the goal.</source>
        <translation>Zeichnet den Weg vom Start zum Ziel.</translation>
    </message>
    <message>
        <source>&amp;New creature...</source>
        <translation>&amp;Neue Kreatur...</translation>
    </message>
    <message>
        <source>Makes a creature of this dungeon&apos;s own, from the chosen one.</source>
        <translation>Macht aus der gewählten eine eigene Kreatur dieses Dungeons.</translation>
    </message>
    <message>
        <source>&amp;Content</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Creatures, items and tiles, built in and the dungeon&apos;s own.</source>
        <translation>Kreaturen, Gegenstände und Kacheln, mitgelieferte und eigene.</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>How the dungeon is won, and what the hero is.</source>
        <translation>Wie der Dungeon gewonnen wird und was der Held ist.</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>Numbers rooms and caves.</source>
        <translation>Nummeriert Räume und Höhlen.</translation>
    </message>
    <message>
        <source>R&amp;each</source>
        <translation>&amp;Erreichbarkeit</translation>
    </message>
    <message>
        <source>Shows what can and cannot be reached from the start.</source>
        <translation>Zeigt, was vom Start aus erreichbar ist und was nicht.</translation>
    </message>
    <message>
        <source>&amp;Chokes and loops</source>
        <translation>E&amp;ngstellen und Rundwege</translation>
    </message>
    <message>
        <source>Shows cells that all must pass, and what can be walked around.</source>
        <translation>Zeigt Felder, an denen niemand vorbeikommt, und was man umrunden kann.</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>En&amp;tfernung</translation>
    </message>
    <message>
        <source>Shows how many steps it is from the cell cursor.</source>
        <translation>Zeigt, wie viele Schritte es von der Feldmarke sind.</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Sicht</translation>
    </message>
    <message>
        <source>Shows what the hero would see from the cell cursor.</source>
        <translation>Zeigt, was der Held von der Feldmarke aus sähe.</translation>
    </message>
    <message>
        <source>Da&amp;nger</source>
        <translation>Ge&amp;fahr</translation>
    </message>
    <message>
        <source>Shows how dangerous the creatures of each region are.</source>
        <translation>Zeigt, wie gefährlich die Wesen jedes Bereichs sind.</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>Än&amp;derungen</translation>
    </message>
    <message>
        <source>Shows what differs from the file.</source>
        <translation>Zeigt, was sich von der Datei unterscheidet.</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>Ge&amp;sperrtes</translation>
    </message>
    <message>
        <source>Shows what is locked.</source>
        <translation>Zeigt, was gesperrt ist.</translation>
    </message>
    <message>
        <source>N&amp;o overlays</source>
        <translation>&amp;Keine Auflagen</translation>
    </message>
    <message>
        <source>Shows the level alone.</source>
        <translation>Zeigt nur die Ebene.</translation>
    </message>
    <message>
        <source>&amp;All levels</source>
        <translation>&amp;Alle Ebenen</translation>
    </message>
    <message>
        <source>Shows all levels at once, with the stairs between them.</source>
        <translation>Zeigt alle Ebenen zugleich, mit den Treppen dazwischen.</translation>
    </message>
    <message>
        <source>&amp;Find an action...</source>
        <translation>Aktion &amp;finden...</translation>
    </message>
    <message>
        <source>Finds any action by its words and runs it.</source>
        <translation>Findet jede Aktion nach ihren Wörtern und führt sie aus.</translation>
    </message>
    <message>
        <source>Pick what is there; selecting: fewer cells</source>
        <translation>Aufnehmen, was da ist; beim Auswählen: weniger Felder</translation>
    </message>
    <message>
        <source>Brush: a line from the last point; selecting: more cells</source>
        <translation>Pinsel: eine Linie vom letzten Punkt; beim Auswählen: mehr Felder</translation>
    </message>
    <message>
        <source>Its letter again</source>
        <translation>Sein Buchstabe noch einmal</translation>
    </message>
    <message>
        <source>A tool&apos;s next variant</source>
        <translation>Die nächste Art eines Werkzeugs</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>&amp;Backups...</source>
        <translation>&amp;Sicherungen ...</translation>
    </message>
    <message>
        <source>Opens a copy of what the file held before it was saved over.</source>
        <translation>Öffnet eine Kopie dessen, was die Datei enthielt, bevor sie überschrieben wurde.</translation>
    </message>
    <message>
        <source>Open a &amp;bundled dungeon...</source>
        <translation>&amp;Mitgelieferten Dungeon öffnen ...</translation>
    </message>
    <message>
        <source>Opens a copy of a dungeon that Cavewright brings.</source>
        <translation>Öffnet eine Kopie eines Dungeons, den Cavewright mitbringt.</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importieren ...</translation>
    </message>
    <message>
        <source>Makes a dungeon of a plain text.</source>
        <translation>Macht aus einfachem Text einen Dungeon.</translation>
    </message>
    <message>
        <source>Ex&amp;port...</source>
        <translation>Ex&amp;portieren ...</translation>
    </message>
    <message>
        <source>&amp;Export again</source>
        <translation>Noch einmal &amp;exportieren</translation>
    </message>
    <message>
        <source>Writes the copy once more, to the same file.</source>
        <translation>Schreibt die Kopie noch einmal in dieselbe Datei.</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>E&amp;instellungen</translation>
    </message>
    <message>
        <source>Keys, colours, language, text size and more.</source>
        <translation>Tasten, Farben, Sprache, Textgröße und mehr.</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>Shows the next dungeon that is open.</source>
        <translation>Zeigt den nächsten offenen Dungeon.</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>&amp;Voriger Reiter</translation>
    </message>
    <message>
        <source>Shows the dungeon that is open before this one.</source>
        <translation>Zeigt den offenen Dungeon vor diesem.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Closes this dungeon; asks before unsaved work is lost.</source>
        <translation>Schließt diesen Dungeon; fragt, bevor Ungespeichertes verloren geht.</translation>
    </message>
    <message>
        <source>Reopen c&amp;losed tab</source>
        <translation>&amp;Geschlossenen Reiter wieder öffnen</translation>
    </message>
    <message>
        <source>Opens again what was closed last, with its history.</source>
        <translation>Öffnet wieder, was zuletzt geschlossen wurde, mit seinem Verlauf.</translation>
    </message>
    <message>
        <source>Leaves the editor; all dungeons stay open.</source>
        <translation>Verlässt den Editor; alle Dungeons bleiben offen.</translation>
    </message>
    <message>
        <source>&amp;New level</source>
        <translation>&amp;Neue Ebene</translation>
    </message>
    <message>
        <source>Puts an empty level below this one.</source>
        <translation>Setzt eine leere Ebene unter diese.</translation>
    </message>
    <message>
        <source>Puts a copy of this level, without its stairs, below it.</source>
        <translation>Setzt eine Kopie dieser Ebene ohne ihre Treppen darunter.</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Takes this level out of the dungeon.</source>
        <translation>Nimmt diese Ebene aus dem Dungeon.</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Umbenennen ...</translation>
    </message>
    <message>
        <source>Gives this level another name.</source>
        <translation>Gibt dieser Ebene einen anderen Namen.</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Lets this level be reached earlier; stairs made by hand go on leading where they led.</source>
        <translation>Lässt diese Ebene früher kommen; von Hand gemachte Treppen führen weiter dorthin, wohin sie führten.</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Lets this level be reached later; stairs made by hand go on leading where they led.</source>
        <translation>Lässt diese Ebene später kommen; von Hand gemachte Treppen führen weiter dorthin, wohin sie führten.</translation>
    </message>
    <message>
        <source>&amp;Size of all levels...</source>
        <translation>&amp;Größe aller Ebenen ...</translation>
    </message>
    <message>
        <source>Makes all levels larger or smaller, and shows first what would be lost.</source>
        <translation>Macht alle Ebenen größer oder kleiner und zeigt vorher, was verloren ginge.</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Makes all text of the program larger.</source>
        <translation>Macht allen Text des Programms größer.</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Makes all text of the program smaller.</source>
        <translation>Macht allen Text des Programms kleiner.</translation>
    </message>
    <message>
        <source>Show without &amp;hand edits</source>
        <translation>Ohne &amp;Handänderungen zeigen</translation>
    </message>
    <message>
        <source>the canvas</source>
        <translation>der Zeichenfläche</translation>
    </message>
    <message>
        <source>Find a t&amp;hing...</source>
        <translation>&amp;Ding suchen ...</translation>
    </message>
    <message>
        <source>Lists what stands and lies on the levels.</source>
        <translation>Zählt auf, was auf den Ebenen steht und liegt.</translation>
    </message>
    <message>
        <source>&amp;Go to a cell...</source>
        <translation>&amp;Gehe zu Feld ...</translation>
    </message>
    <message>
        <source>Moves the cell cursor to the cell that you type.</source>
        <translation>Setzt den Feldcursor auf das Feld, das du eintippst.</translation>
    </message>
    <message>
        <source>Reroll the row in the selection</source>
        <translation>Zeile in der Auswahl neu würfeln</translation>
    </message>
    <message>
        <source>Throws other dice for the row in the selected cells of this level.</source>
        <translation>Würfelt für die Zeile neu, nur in den gewählten Feldern dieser Ebene.</translation>
    </message>
    <message>
        <source>Shows what the recipe alone makes, on the canvas as long as the key is held.</source>
        <translation>Zeigt, was das Rezept allein macht; auf der Zeichenfläche, solange die Taste gehalten wird.</translation>
    </message>
    <message>
        <source>Moves the cell cursor by one cell, with Ctrl by 8; with Shift it paints or extends on the way.</source>
        <translation>Bewegt den Feldcursor um ein Feld, mit Strg um 8; mit Umschalt wird unterwegs gemalt oder erweitert.</translation>
    </message>
    <message>
        <source>Paints with a brush of that many cells.</source>
        <translation>Malt mit einem Pinsel von so vielen Feldern.</translation>
    </message>
    <message>
        <source>Cell cursor left</source>
        <translation>Feldcursor nach links</translation>
    </message>
    <message>
        <source>Cell cursor right</source>
        <translation>Feldcursor nach rechts</translation>
    </message>
    <message>
        <source>Cell cursor up</source>
        <translation>Feldcursor nach oben</translation>
    </message>
    <message>
        <source>Cell cursor down</source>
        <translation>Feldcursor nach unten</translation>
    </message>
    <message>
        <source>Cell cursor up and left</source>
        <translation>Feldcursor nach links oben</translation>
    </message>
    <message>
        <source>Cell cursor up and right</source>
        <translation>Feldcursor nach rechts oben</translation>
    </message>
    <message>
        <source>Cell cursor down and left</source>
        <translation>Feldcursor nach links unten</translation>
    </message>
    <message>
        <source>Cell cursor down and right</source>
        <translation>Feldcursor nach rechts unten</translation>
    </message>
    <message>
        <source>Use the tool at the cell cursor</source>
        <translation>Werkzeug am Feldcursor benutzen</translation>
    </message>
    <message>
        <source>Presses the tool there, sets a corner or finishes.</source>
        <translation>Drückt das Werkzeug dort, setzt eine Ecke oder schließt ab.</translation>
    </message>
    <message>
        <source>Erase at the cell cursor</source>
        <translation>Am Feldcursor löschen</translation>
    </message>
    <message>
        <source>Does what the right button does there.</source>
        <translation>Tut dort, was die rechte Taste tut.</translation>
    </message>
    <message>
        <source>Brush size 1</source>
        <translation>Pinselgröße 1</translation>
    </message>
    <message>
        <source>Brush size 2</source>
        <translation>Pinselgröße 2</translation>
    </message>
    <message>
        <source>Brush size 3</source>
        <translation>Pinselgröße 3</translation>
    </message>
    <message>
        <source>Brush size 4</source>
        <translation>Pinselgröße 4</translation>
    </message>
    <message>
        <source>Brush size 5</source>
        <translation>Pinselgröße 5</translation>
    </message>
    <message>
        <source>Brush size 6</source>
        <translation>Pinselgröße 6</translation>
    </message>
    <message>
        <source>Brush size 7</source>
        <translation>Pinselgröße 7</translation>
    </message>
    <message>
        <source>Brush size 8</source>
        <translation>Pinselgröße 8</translation>
    </message>
    <message>
        <source>Brush size 9</source>
        <translation>Pinselgröße 9</translation>
    </message>
    <message>
        <source>Numpad</source>
        <translation>Ziffernblock</translation>
    </message>
    <message>
        <source>Moves the cell cursor in all eight directions</source>
        <translation>Bewegt den Feldcursor in alle acht Richtungen</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>Make or open a dungeon first.</source>
        <translation>Mach oder öffne erst einen Dungeon.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nichts wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Only one dungeon is open.</source>
        <translation>Nur ein Dungeon ist offen.</translation>
    </message>
    <message>
        <source>No tab has been closed yet.</source>
        <translation>Noch wurde kein Reiter geschlossen.</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Eigenschaften</translation>
    </message>
    <message>
        <source>Name, author, description and intro of the dungeon, names and arrival texts of levels.</source>
        <translation>Name, Autor, Beschreibung und Einleitung des Dungeons, Namen und Ankunftstexte der Ebenen.</translation>
    </message>
    <message>
        <source>E&amp;vents</source>
        <translation>&amp;Ereignisse</translation>
    </message>
    <message>
        <source>Shows where events are triggered and what they do where.</source>
        <translation>Zeigt, wo Ereignisse ausgelöst werden und was sie wo tun.</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;Stücke</translation>
    </message>
    <message>
        <source>Pieces of this dungeon and those kept for all, with their pictures.</source>
        <translation>Stücke dieses Dungeons und die für alle aufgehobenen, mit ihren Bildern.</translation>
    </message>
    <message>
        <source>&amp;Fire the chosen event</source>
        <translation>Gewähltes Ereignis aus&amp;lösen</translation>
    </message>
    <message>
        <source>Plays from the cell cursor, and what the event does happens first.</source>
        <translation>Spielt ab dem Feldcursor, und was das Ereignis tut, geschieht zuerst.</translation>
    </message>
    <message>
        <source>Play &amp;forward</source>
        <translation>&amp;Vorspielen</translation>
    </message>
    <message>
        <source>Shows what the level does by itself in 50 beats; Space halts, Left and Right step.</source>
        <translation>Zeigt, was die Ebene in 50 Takten von selbst tut; Leertaste hält an, Links und Rechts gehen schrittweise.</translation>
    </message>
    <message>
        <source>&amp;Burn from here</source>
        <translation>Von hier &amp;brennen lassen</translation>
    </message>
    <message>
        <source>Shows how fire would spread from the cell cursor; nothing is changed.</source>
        <translation>Zeigt, wie sich Feuer vom Feldcursor aus ausbreiten würde; nichts wird geändert.</translation>
    </message>
</context>
<context>
    <name>EditorOverlays</name>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message numerus="yes">
        <source>%n loop(s)</source>
        <translation>
            <numerusform>%n Rundweg</numerusform>
            <numerusform>%n Rundwege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choke(s)</source>
        <translation>
            <numerusform>%n Engstelle</numerusform>
            <numerusform>%n Engstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>sees %n cell(s)</source>
        <translation>
            <numerusform>sieht %n Feld</numerusform>
            <numerusform>sieht %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>danger %1</source>
        <translation>Gefahr %1</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
</context>
<context>
    <name>EditorPanels</name>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Handarbeit</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Ding</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Kleine Karte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>EditorTools</name>
    <message numerus="yes">
        <source>Paint %1, %n cell(s)</source>
        <translation>
            <numerusform>Malen: %1, %n Feld</numerusform>
            <numerusform>Malen: %1, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Puts wall back, like the right button of the brush.</source>
        <translation>Setzt wieder Wand, wie die rechte Maustaste beim Pinsel.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Drag from one end to the other.</source>
        <translation>Zieh von einem Ende zum anderen.</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Drag a box: walls outside, floor inside; click its wall for a door.</source>
        <translation>Zieh ein Rechteck: außen Wand, innen Boden; Klick auf die Wand: Tür.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fills all joined cells of one tile.</source>
        <translation>Füllt alle verbundenen Felder einer Kachel.</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Pipette</translation>
    </message>
    <message>
        <source>Takes the tile or creature you click; so does Ctrl with any tool.</source>
        <translation>Nimmt die Kachel oder das Wesen, das du anklickst; Strg tut es immer.</translation>
    </message>
    <message>
        <source>Stairs down</source>
        <translation>Treppe nach unten</translation>
    </message>
    <message>
        <source>Places stairs down and their other end on the level below.</source>
        <translation>Setzt eine Treppe nach unten und ihr anderes Ende auf die Ebene darunter.</translation>
    </message>
    <message>
        <source>Stairs up</source>
        <translation>Treppe nach oben</translation>
    </message>
    <message>
        <source>Places stairs up and their other end on the level above.</source>
        <translation>Setzt eine Treppe nach oben und ihr anderes Ende auf die Ebene darüber.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Sets the cell where the game begins.</source>
        <translation>Setzt das Feld, auf dem das Spiel beginnt.</translation>
    </message>
    <message>
        <source>Paints the chosen tile; 1 to 9 set its size, its key again its shape, Shift draws a line.</source>
        <translation>Malt die gewählte Kachel; 1 bis 9 geben die Größe, die Taste noch einmal die Form, Umschalt zieht eine Linie.</translation>
    </message>
    <message>
        <source>Drag from corner to corner; its key again switches box, ellipse and outline.</source>
        <translation>Zieh von Ecke zu Ecke; die Taste noch einmal wechselt Rechteck, Ellipse und Umriss.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Drag a box, its key again a lasso; Shift adds, Ctrl takes away. Inside, it moves.</source>
        <translation>Zieh einen Kasten, nach noch einmal der Taste ein Lasso; Umschalt nimmt dazu, Strg nimmt weg. Innen verschiebt es.</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Selects all joined cells of one tile; Shift adds, Ctrl takes away.</source>
        <translation>Wählt alle verbundenen Felder einer Kachel aus; Umschalt nimmt dazu, Strg nimmt weg.</translation>
    </message>
    <message>
        <source>Select same</source>
        <translation>Gleiche auswählen</translation>
    </message>
    <message>
        <source>Selects all cells of the level with the tile you click.</source>
        <translation>Wählt alle Felder der Ebene mit der angeklickten Kachel aus.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Drags the selection, or what stands on a cell; stairs stay joined.</source>
        <translation>Zieht die Auswahl oder was auf einem Feld steht; Treppen bleiben verbunden.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Baustein</translation>
    </message>
    <message>
        <source>Puts down a piece; its key again takes the next, X, Y and Z turn it.</source>
        <translation>Setzt einen Baustein; die Taste noch einmal nimmt den nächsten, X, Y und Z drehen ihn.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag to see how far it is, straight and on foot.</source>
        <translation>Zieh, um zu sehen, wie weit es ist, gerade und zu Fuß.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Places the chosen creature or item; the right button takes away.</source>
        <translation>Setzt das gewählte Wesen oder Ding; die rechte Maustaste nimmt weg.</translation>
    </message>
    <message>
        <source>Selects the room or cave you click, up to doors, stairs and narrow passes.</source>
        <translation>Wählt den Raum oder die Höhle, die du anklickst, bis zu Türen, Treppen und engen Durchgängen.</translation>
    </message>
    <message>
        <source>Brush: square</source>
        <translation>Pinsel: eckig</translation>
    </message>
    <message>
        <source>Brush: round</source>
        <translation>Pinsel: rund</translation>
    </message>
    <message>
        <source>Rectangle: filled</source>
        <translation>Rechteck: gefüllt</translation>
    </message>
    <message>
        <source>Rectangle: outline</source>
        <translation>Rechteck: Umriss</translation>
    </message>
    <message>
        <source>Ellipse: filled</source>
        <translation>Ellipse: gefüllt</translation>
    </message>
    <message>
        <source>Ellipse: outline</source>
        <translation>Ellipse: Umriss</translation>
    </message>
    <message>
        <source>Select: rectangle</source>
        <translation>Auswählen: Rechteck</translation>
    </message>
    <message>
        <source>Select: lasso</source>
        <translation>Auswählen: Lasso</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Click and type what the hero reads there; the right button takes a board away.</source>
        <translation>Klicken und tippen, was der Held dort liest; die rechte Taste nimmt eine Tafel weg.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Drag from what is used, entered or slain to what happens then; its key again takes the next guess.</source>
        <translation>Ziehe von dem, was benutzt, betreten oder erschlagen wird, zu dem, was dann geschieht; seine Taste noch einmal nimmt die nächste Vermutung.</translation>
    </message>
</context>
<context>
    <name>EffectText</name>
    <message>
        <source>Heals %1 health.</source>
        <translation>Heilt %1 Gesundheit.</translation>
    </message>
    <message>
        <source>Strikes for %1 damage.</source>
        <translation>Trifft für %1 Schaden.</translation>
    </message>
    <message numerus="yes">
        <source>Confuses for %n turn(s): steps go anywhere.</source>
        <translation>
            <numerusform>Verwirrt für eine Runde: Schritte gehen irgendwohin.</numerusform>
            <numerusform>Verwirrt für %n Runden: Schritte gehen irgendwohin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Burns for %1 damage.</source>
        <translation>Verbrennt für %1 Schaden.</translation>
    </message>
    <message>
        <source>Leads to another place of this level, whichever chance picks.</source>
        <translation>Führt an einen anderen Ort dieser Ebene, wohin der Zufall will.</translation>
    </message>
    <message numerus="yes">
        <source>Leads to another place in view, up to %n step(s) away.</source>
        <translation>
            <numerusform>Führt an einen anderen Ort in Sicht, einen Schritt weit.</numerusform>
            <numerusform>Führt an einen anderen Ort in Sicht, bis zu %n Schritte weit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the ground of this level, hidden doors too.</source>
        <translation>Zeigt den Grund dieser Ebene, auch verborgene Türen.</translation>
    </message>
    <message numerus="yes">
        <source>Doubles speed for %n turn(s).</source>
        <translation>
            <numerusform>Verdoppelt das Tempo für eine Runde.</numerusform>
            <numerusform>Verdoppelt das Tempo für %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halves speed for %n turn(s).</source>
        <translation>
            <numerusform>Halbiert das Tempo für eine Runde.</numerusform>
            <numerusform>Halbiert das Tempo für %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Poisons: 1 health a turn for %n turn(s).</source>
        <translation>
            <numerusform>Vergiftet: eine Runde lang 1 Gesundheit.</numerusform>
            <numerusform>Vergiftet: 1 Gesundheit je Runde, %n Runden lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sends to sleep for %n turn(s), or until hurt.</source>
        <translation>
            <numerusform>Lässt eine Runde schlafen, oder bis zur nächsten Wunde.</numerusform>
            <numerusform>Lässt %n Runden schlafen, oder bis zur nächsten Wunde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half as much attack again for %n turn(s).</source>
        <translation>
            <numerusform>Anderthalbfacher Angriff für eine Runde.</numerusform>
            <numerusform>Anderthalbfacher Angriff für %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digs straight through rock, %n step(s) far.</source>
        <translation>
            <numerusform>Gräbt geradeaus durch Fels, einen Schritt weit.</numerusform>
            <numerusform>Gräbt geradeaus durch Fels, %n Schritte weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets you see %1 cells further for %n turn(s).</source>
        <translation>
            <numerusform>Lässt dich eine Runde lang %1 Zellen weiter sehen.</numerusform>
            <numerusform>Lässt dich %n Runden lang %1 Zellen weiter sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends poison, confusion and whatever else is bad.</source>
        <translation>Beendet Gift, Verwirrung und alles andere, was schadet.</translation>
    </message>
    <message numerus="yes">
        <source>Puts to flight for %n turn(s).</source>
        <translation>
            <numerusform>Schlägt für eine Runde in die Flucht.</numerusform>
            <numerusform>Schlägt für %n Runden in die Flucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds %1 attack for good.</source>
        <translation>Gibt auf Dauer %1 Angriff dazu.</translation>
    </message>
    <message>
        <source>Adds %1 health for good.</source>
        <translation>Gibt auf Dauer %1 Gesundheit dazu.</translation>
    </message>
    <message numerus="yes">
        <source>Meets the nearest creature in view, up to %n step(s) away.</source>
        <translation>
            <numerusform>Trifft das nächste Wesen in Sicht, einen Schritt weit.</numerusform>
            <numerusform>Trifft das nächste Wesen in Sicht, bis zu %n Schritte weit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meets the creature you aim at.</source>
        <translation>Trifft das Wesen, auf das du zielst.</translation>
    </message>
    <message numerus="yes">
        <source>Meets everybody up to %n step(s) around you, and you.</source>
        <translation>
            <numerusform>Trifft alle bis zu einem Schritt um dich, und dich.</numerusform>
            <numerusform>Trifft alle bis zu %n Schritte um dich, und dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meets everybody up to %n step(s) from there, you too.</source>
        <translation>
            <numerusform>Trifft alle bis zu einem Schritt um das Ziel, auch dich.</numerusform>
            <numerusform>Trifft alle bis zu %n Schritte um das Ziel, auch dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meets everybody else up to %n step(s) around you.</source>
        <translation>
            <numerusform>Trifft alle anderen bis zu einem Schritt um dich.</numerusform>
            <numerusform>Trifft alle anderen bis zu %n Schritte um dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goes through everybody on a line of %n step(s).</source>
        <translation>
            <numerusform>Geht durch alle auf einer Linie von einem Schritt.</numerusform>
            <numerusform>Geht durch alle auf einer Linie von %n Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strikes the nearest creature in view for %1, up to %n step(s) away.</source>
        <translation>
            <numerusform>Trifft das nächste Wesen in Sicht für %1, einen Schritt weit.</numerusform>
            <numerusform>Trifft das nächste Wesen in Sicht für %1, bis zu %n Schritte weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The creature you aim at stumbles about for %n turn(s).</source>
        <translation>
            <numerusform>Das Wesen, auf das du zielst, taumelt eine Runde umher.</numerusform>
            <numerusform>Das Wesen, auf das du zielst, taumelt %n Runden umher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Burns everybody for %1, up to %n step(s) from where you aim.</source>
        <translation>
            <numerusform>Verbrennt alle für %1, bis zu einem Schritt um dein Ziel.</numerusform>
            <numerusform>Verbrennt alle für %1, bis zu %n Schritte um dein Ziel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s) left.</source>
        <translation>
            <numerusform>Noch eine Ladung.</numerusform>
            <numerusform>Noch %n Ladungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thrown it breaks, and works on who is there.</source>
        <translation>Geworfen zerbricht es und wirkt auf den, der dort steht.</translation>
    </message>
    <message>
        <source>Thrown it hits with attack %1.</source>
        <translation>Geworfen trifft es mit Angriff %1.</translation>
    </message>
    <message>
        <source>In the hand it adds %1 attack to what it shoots.</source>
        <translation>In der Hand gibt es dem, was es schießt, %1 Angriff dazu.</translation>
    </message>
    <message>
        <source>Takes %1 attack for good.</source>
        <translation>Nimmt auf Dauer %1 Angriff.</translation>
    </message>
    <message>
        <source>Takes %1 health for good.</source>
        <translation>Nimmt auf Dauer %1 Leben.</translation>
    </message>
    <message numerus="yes">
        <source>Halves defence for %n turn(s).</source>
        <translation>
            <numerusform>Halbiert die Abwehr für %n Runde.</numerusform>
            <numerusform>Halbiert die Abwehr für %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets on fire whoever is there, and ground that burns.</source>
        <translation>Setzt in Brand, wer dort ist, und Boden, der brennt.</translation>
    </message>
    <message>
        <source>Wins over whoever it meets: it goes with you from then on.</source>
        <translation>Gewinnt, wen es trifft: von da an wirst du begleitet.</translation>
    </message>
    <message>
        <source>Takes %1 health by frost, and freezes water.</source>
        <translation>Nimmt %1 Leben durch Frost und lässt Wasser gefrieren.</translation>
    </message>
    <message>
        <source>Lets out a cloud.</source>
        <translation>Lässt eine Wolke frei.</translation>
    </message>
    <message numerus="yes">
        <source>Holds fast for %n turn(s).</source>
        <translation>
            <numerusform>Hält %n Runde fest.</numerusform>
            <numerusform>Hält %n Runden fest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paralyses for %n turn(s).</source>
        <translation>
            <numerusform>Lähmt für %n Runde.</numerusform>
            <numerusform>Lähmt für %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets float over chasms and water for %n turn(s).</source>
        <translation>
            <numerusform>Lässt %n Runde lang über Abgründe und Wasser schweben.</numerusform>
            <numerusform>Lässt %n Runden lang über Abgründe und Wasser schweben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No fire hurts for %n turn(s).</source>
        <translation>
            <numerusform>Kein Feuer schadet %n Runde lang.</numerusform>
            <numerusform>Kein Feuer schadet %n Runden lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halves sight for %n turn(s).</source>
        <translation>
            <numerusform>Halbiert die Sicht für %n Runde.</numerusform>
            <numerusform>Halbiert die Sicht für %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tells what all is that you carry.</source>
        <translation>Sagt, was alles ist, das du trägst.</translation>
    </message>
</context>
<context>
    <name>EventFields</name>
    <message>
        <source>All levels: %1</source>
        <translation>Alle Ebenen: %1</translation>
    </message>
    <message>
        <source>Board at %1, %2: %3</source>
        <translation>Tafel bei %1, %2: %3</translation>
    </message>
    <message>
        <source>On arriving: %1</source>
        <translation>Bei der Ankunft: %1</translation>
    </message>
    <message>
        <source>Rises by</source>
        <translation>Steigt um</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle davon</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Schlafend</translation>
    </message>
    <message>
        <source>At beat</source>
        <translation>Im Takt</translation>
    </message>
    <message>
        <source>Below %</source>
        <translation>Unter %</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>Beats later</source>
        <translation>Takte später</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>The game is</source>
        <translation>Das Spiel ist</translation>
    </message>
    <message>
        <source>Every so many beats</source>
        <translation>Alle so viele Takte</translation>
    </message>
    <message>
        <source>Only the first time</source>
        <translation>Nur beim ersten Mal</translation>
    </message>
    <message>
        <source>Push aside who stands there</source>
        <translation>Wer dort steht, wird weggeschoben</translation>
    </message>
    <message>
        <source>From the hero</source>
        <translation>Vom Helden</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Only the last one</source>
        <translation>Nur der letzte</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merker</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Chance ‰</source>
        <translation>Chance ‰</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>One of</source>
        <translation>Eines von</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>To the hero</source>
        <translation>Zum Helden</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>anybody and anything</source>
        <translation>jeder und alles</translation>
    </message>
    <message>
        <source>good news</source>
        <translation>gute Nachricht</translation>
    </message>
    <message>
        <source>bad news</source>
        <translation>schlechte Nachricht</translation>
    </message>
    <message>
        <source>the hero</source>
        <translation>der Held</translation>
    </message>
    <message>
        <source>hunt the hero</source>
        <translation>den Helden jagen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>any creature but the hero</source>
        <translation>jedes Wesen außer dem Helden</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>schlicht</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>fall asleep</source>
        <translation>einschlafen</translation>
    </message>
    <message>
        <source>one step towards the hero</source>
        <translation>ein Schritt zum Helden hin</translation>
    </message>
    <message>
        <source>a thing</source>
        <translation>ein Ding</translation>
    </message>
    <message>
        <source>wake up</source>
        <translation>aufwachen</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>eine Warnung</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>One of these holds.</source>
        <translation>Eines davon trifft zu.</translation>
    </message>
    <message>
        <source>This does not hold.</source>
        <translation>Dies trifft nicht zu.</translation>
    </message>
    <message>
        <source>where it was triggered</source>
        <translation>wo es ausgelöst wurde</translation>
    </message>
    <message>
        <source>the whole level</source>
        <translation>die ganze Ebene</translation>
    </message>
    <message>
        <source>cells %1 of a placed piece</source>
        <translation>Felder %1 eines gesetzten Stücks</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und ein weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>where the hero is</source>
        <translation>wo der Held ist</translation>
    </message>
    <message>
        <source>Where it is deep</source>
        <translation>Wo sie tief ist</translation>
    </message>
    <message>
        <source>Gas</source>
        <translation>Gas</translation>
    </message>
    <message>
        <source>Stays so many beats</source>
        <translation>Bleibt so viele Takte</translation>
    </message>
    <message>
        <source>Cells a beat</source>
        <translation>Felder je Takt</translation>
    </message>
    <message>
        <source>Flood of</source>
        <translation>Flut aus</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Cells at most</source>
        <translation>Höchstens so viele Felder</translation>
    </message>
    <message>
        <source>%1 (piece, muted): %2</source>
        <translation>%1 (Baustein, stumm): %2</translation>
    </message>
    <message>
        <source>%1 (piece): %2</source>
        <translation>%1 (Baustein): %2</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>an ally</source>
        <translation>ein Verbündeter</translation>
    </message>
    <message>
        <source>the last ally that died</source>
        <translation>der zuletzt gestorbene Verbündete</translation>
    </message>
    <message>
        <source>a foe</source>
        <translation>ein Feind</translation>
    </message>
    <message>
        <source>follow the hero</source>
        <translation>dem Helden folgen</translation>
    </message>
    <message>
        <source>stay where it is</source>
        <translation>bleiben, wo es ist</translation>
    </message>
    <message>
        <source>wander</source>
        <translation>umherstreifen</translation>
    </message>
    <message>
        <source>that of its kind</source>
        <translation>die seiner Art</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>Dungeons (%1)</source>
        <translation>Dungeons (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All maps (%1)</source>
        <translation>Alle Karten (%1)</translation>
    </message>
    <message>
        <source>Saved games (%1)</source>
        <translation>Spielstände (%1)</translation>
    </message>
</context>
<context>
    <name>GameVoice</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>spoken: where a cell is, column and row, then what is there</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>HeroText</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a number, and the thing that it comes from</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Am Leib</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a creature, and how many of its kind</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>how many creatures were slain, and which</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>the word for the hero&apos;s hunger, and how much food of how much that fits</extracomment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>eine Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Erschlagen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Press %1 to look: it names what you see. Walk into a creature to strike it.</source>
        <translation>Drücke %1, um dich umzusehen: Das nennt, was du siehst. Geh gegen ein Wesen, um zuzuschlagen.</translation>
    </message>
    <message>
        <source>You are hungry. Press %1 to eat.</source>
        <translation>Du hast Hunger. Drücke %1, um zu essen.</translation>
    </message>
    <message>
        <source>You are hurt. Press %1 to rest until you are well or something comes.</source>
        <translation>Du bist verletzt. Drücke %1, um zu rasten, bis du gesund bist oder etwas kommt.</translation>
    </message>
    <message>
        <source>You carry a weapon that you do not use. Press %1 to wield it.</source>
        <translation>Du trägst eine Waffe, die du nicht nutzt. Drücke %1, um sie zu führen.</translation>
    </message>
    <message>
        <source>You carry something to wear. Press %1 to put it on.</source>
        <translation>Du trägst etwas zum Anziehen bei dir. Drücke %1, um es anzulegen.</translation>
    </message>
    <message>
        <source>You carry something to read. Press %1 to read it when it helps.</source>
        <translation>Du trägst etwas zum Lesen bei dir. Drücke %1, um es zu lesen, wenn es hilft.</translation>
    </message>
    <message>
        <source>You carry something to drink. Press %1 to drink it when it helps.</source>
        <translation>Du trägst etwas zum Trinken bei dir. Drücke %1, um es zu trinken, wenn es hilft.</translation>
    </message>
    <message>
        <source>You carry a staff. Press %1 to zap it at something.</source>
        <translation>Du trägst einen Stab. Drücke %1, um ihn auf etwas zu richten.</translation>
    </message>
    <message>
        <source>Press %1 to explore: you walk on by yourself until something is new.</source>
        <translation>Drücke %1, um zu erkunden: Du gehst von selbst weiter, bis es etwas Neues gibt.</translation>
    </message>
</context>
<context>
    <name>ItemVerbs</name>
    <message>
        <source>Eat what?</source>
        <translation>Was isst du?</translation>
    </message>
    <message>
        <source>You have nothing to eat.</source>
        <translation>Du hast nichts zu essen.</translation>
    </message>
    <message>
        <source>Drink what?</source>
        <translation>Was trinkst du?</translation>
    </message>
    <message>
        <source>You have nothing to drink.</source>
        <translation>Du hast nichts zu trinken.</translation>
    </message>
    <message>
        <source>Read what?</source>
        <translation>Was liest du?</translation>
    </message>
    <message>
        <source>You have nothing to read.</source>
        <translation>Du hast nichts zu lesen.</translation>
    </message>
    <message>
        <source>Wield what?</source>
        <translation>Was nimmst du in die Hand?</translation>
    </message>
    <message>
        <source>You have nothing else to wield.</source>
        <translation>Du hast nichts anderes für die Hand.</translation>
    </message>
    <message>
        <source>Wear what?</source>
        <translation>Was ziehst du an?</translation>
    </message>
    <message>
        <source>You have nothing else to wear.</source>
        <translation>Du hast nichts anderes anzuziehen.</translation>
    </message>
    <message>
        <source>You neither wield nor wear anything.</source>
        <translation>Du hast nichts in der Hand und nichts an.</translation>
    </message>
    <message>
        <source>Drop what?</source>
        <translation>Was legst du hin?</translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <translation>Du trägst nichts bei dir.</translation>
    </message>
    <message>
        <source>Zap what?</source>
        <translation>Was zünden?</translation>
    </message>
    <message>
        <source>You have nothing to zap.</source>
        <translation>Du hast nichts zum Zünden.</translation>
    </message>
    <message>
        <source>Throw what?</source>
        <translation>Was werfen?</translation>
    </message>
    <message>
        <source>You carry nothing to throw.</source>
        <translation>Du trägst nichts zum Werfen.</translation>
    </message>
    <message>
        <source>Take off or put away what?</source>
        <translation>Was legst du ab?</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Wegstecken</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shift+Keypad %1</source>
        <translation>Umschalt+Ziffernblock %1</translation>
    </message>
    <message>
        <source>Keypad %1</source>
        <translation>Num %1</translation>
    </message>
</context>
<context>
    <name>KindFields</name>
    <message>
        <source>Light of its own, by which nobody sees further.</source>
        <translation>Eigenes Licht, bei dem niemand weiter sieht.</translation>
    </message>
    <message>
        <source>Meets</source>
        <translation>Trifft</translation>
    </message>
    <message>
        <source>Shines</source>
        <translation>Leuchtet</translation>
    </message>
    <message>
        <source>Whom it works on.</source>
        <translation>Auf wen es wirkt.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Of health given, taken or regained.</source>
        <translation>An Gesundheit, die gegeben, genommen oder wiedergewonnen wird.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Without one its sign is drawn.</source>
        <translation>Ohne eines wird das Zeichen gemalt.</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>In English sentences: a newt, an ooze, water.</source>
        <translation>In englischen Sätzen: a newt, an ooze, water.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>How hard it strikes; of a creature with 0: never.</source>
        <translation>Wie hart es zuschlägt; eine Kreatur mit 0: nie.</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Colour behind a tile&apos;s sign.</source>
        <translation>Farbe hinter dem Zeichen einer Kachel.</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Tried from above until one acts.</source>
        <translation>Von oben probiert, bis eines etwas tut.</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Bissen</translation>
    </message>
    <message>
        <source>How often one can eat of it.</source>
        <translation>Wie oft man davon essen kann.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Benutzt durch</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Ladungen</translation>
    </message>
    <message>
        <source>Of what is zapped.</source>
        <translation>Dessen, womit gezaubert wird.</translation>
    </message>
    <message>
        <source>Closes into</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Most members, itself included; 0: any number.</source>
        <translation>Höchstens so viele, sie selbst mitgezählt; 0: beliebig.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Such as #f0b35a.</source>
        <translation>Etwa #f0b35a.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Picked up it is counted, not carried.</source>
        <translation>Aufgehoben wird es gezählt, nicht getragen.</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>One sentence for who looks at it.</source>
        <translation>Ein Satz für den, der es ansieht.</translation>
    </message>
    <message>
        <source>Diagonally</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Digging leaves</source>
        <translation>Graben lässt</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Tut</translation>
    </message>
    <message>
        <source>Leaves behind</source>
        <translation>Hinterlässt</translation>
    </message>
    <message>
        <source>What may lie there when it dies.</source>
        <translation>Was dort liegen kann, wenn sie stirbt.</translation>
    </message>
    <message>
        <source>Drowns after</source>
        <translation>Ertränkt nach</translation>
    </message>
    <message>
        <source>So many acts of who is in it and cannot swim; 0: nobody gets in.</source>
        <translation>So vielen Zügen dessen, der darin ist und nicht schwimmt; 0: niemand kommt hinein.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>What happens when it is used.</source>
        <translation>Was geschieht, wenn es benutzt wird.</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>So many of its acts.</source>
        <translation>So viele ihrer Züge.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>For slaying it, where the rules ask for it.</source>
        <translation>Fürs Erlegen, wo die Regeln danach fragen.</translation>
    </message>
    <message>
        <source>Flies</source>
        <translation>Fliegt</translation>
    </message>
    <message>
        <source>Can be flown over</source>
        <translation>Überfliegbar</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>In one bite.</source>
        <translation>In einem Bissen.</translation>
    </message>
    <message>
        <source>Found it is</source>
        <translation>Gefunden ist es</translation>
    </message>
    <message>
        <source>What searching shows it to be.</source>
        <translation>Als was es sich beim Suchen zeigt.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>In the classic look.</source>
        <translation>Im klassischen Aussehen.</translation>
    </message>
    <message>
        <source>Plain sign</source>
        <translation>Einfaches Zeichen</translation>
    </message>
    <message>
        <source>Where a font lacks the sign: an ASCII character.</source>
        <translation>Wo einer Schrift das Zeichen fehlt: ein ASCII-Zeichen.</translation>
    </message>
    <message>
        <source>Painted as</source>
        <translation>Gemalt als</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Inherits levels</source>
        <translation>Erbt Stufen</translation>
    </message>
    <message>
        <source>One of</source>
        <translation>Eines von</translation>
    </message>
    <message>
        <source>Keeps away</source>
        <translation>Hält Abstand</translation>
    </message>
    <message>
        <source>So many cells.</source>
        <translation>So viele Felder.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Opens locked doors.</source>
        <translation>Öffnet verschlossene Türen.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Attack that it adds to what it shoots.</source>
        <translation>Angriff, den es seinen Geschossen gibt.</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Schießt</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>That it starts with.</source>
        <translation>Mit der sie anfängt.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>How often in its life; 0: any number.</source>
        <translation>Wie oft in ihrem Leben; 0: beliebig.</translation>
    </message>
    <message>
        <source>Looks like</source>
        <translation>Sieht aus wie</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Worth a visit</source>
        <translation>Sehenswert</translation>
    </message>
    <message>
        <source>Stands in the list of places.</source>
        <translation>Steht in der Liste der Orte.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Nur hin</translation>
    </message>
    <message>
        <source>Blocks sight</source>
        <translation>Versperrt die Sicht</translation>
    </message>
    <message>
        <source>Opens doors</source>
        <translation>Öffnet Türen</translation>
    </message>
    <message>
        <source>Opens into</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Chance ‰</source>
        <translation>Chance ‰</translation>
    </message>
    <message>
        <source>1000: always.</source>
        <translation>1000: immer.</translation>
    </message>
    <message>
        <source>Goes through rock</source>
        <translation>Geht durch Fels</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>In cells.</source>
        <translation>In Feldern.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Anteil %</translation>
    </message>
    <message>
        <source>Of its attack, or of its full health.</source>
        <translation>Ihres Angriffs oder ihrer vollen Gesundheit.</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>In Dateien</translation>
    </message>
    <message>
        <source>The ASCII character that stands for it in dungeon files.</source>
        <translation>Das ASCII-Zeichen, das in Dungeon-Dateien dafür steht.</translation>
    </message>
    <message>
        <source>Used in</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Slows %</source>
        <translation>Bremst %</translation>
    </message>
    <message>
        <source>100: not at all; 200: a step takes twice its time.</source>
        <translation>100: gar nicht; 200: ein Schritt dauert doppelt so lang.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>100: as usual; 200 acts twice as often.</source>
        <translation>100: wie üblich; 200 handelt doppelt so oft.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Can be swum in</source>
        <translation>Schwimmbar</translation>
    </message>
    <message>
        <source>Swims</source>
        <translation>Schwimmt</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Attack when it is thrown at somebody.</source>
        <translation>Angriff, wenn es auf jemanden geworfen wird.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Unlocks into</source>
        <translation>Aufgeschlossen</translation>
    </message>
    <message>
        <source>Can be walked on</source>
        <translation>Begehbar</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>lies in ambush</source>
        <translation>liegt auf der Lauer</translation>
    </message>
    <message>
        <source>an</source>
        <translation>an</translation>
    </message>
    <message>
        <source>all around the user</source>
        <translation>alle um den Benutzer</translation>
    </message>
    <message>
        <source>all around a cell</source>
        <translation>alle um ein Feld</translation>
    </message>
    <message>
        <source>jumps into view</source>
        <translation>springt in Sichtweite</translation>
    </message>
    <message>
        <source>on the body</source>
        <translation>am Körper</translation>
    </message>
    <message>
        <source>burrows to the hero</source>
        <translation>wühlt sich zum Helden</translation>
    </message>
    <message>
        <source>cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>takes stairs</source>
        <translation>nimmt Treppen</translation>
    </message>
    <message>
        <source>confuses</source>
        <translation>verwirrt</translation>
    </message>
    <message>
        <source>one in view</source>
        <translation>einen in Sicht</translation>
    </message>
    <message>
        <source>crypt</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>cures</source>
        <translation>kuriert</translation>
    </message>
    <message>
        <source>curses</source>
        <translation>verflucht</translation>
    </message>
    <message>
        <source>digs</source>
        <translation>gräbt</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hinab</translation>
    </message>
    <message>
        <source>drinking</source>
        <translation>Trinken</translation>
    </message>
    <message>
        <source>in the hand or on the body</source>
        <translation>in der Hand oder am Körper</translation>
    </message>
    <message>
        <source>bursts</source>
        <translation>platzt</translation>
    </message>
    <message>
        <source>frightens</source>
        <translation>erschreckt</translation>
    </message>
    <message>
        <source>burns</source>
        <translation>verbrennt</translation>
    </message>
    <message>
        <source>flees when weak</source>
        <translation>flieht geschwächt</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>follows over stairs</source>
        <translation>folgt über Treppen</translation>
    </message>
    <message>
        <source>guards its place</source>
        <translation>bewacht ihren Platz</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>hastens</source>
        <translation>beschleunigt</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>heilt</translation>
    </message>
    <message>
        <source>hunts what it sees</source>
        <translation>jagt, was sie sieht</translation>
    </message>
    <message>
        <source>lights up</source>
        <translation>leuchtet</translation>
    </message>
    <message>
        <source>strikes with lightning</source>
        <translation>schlägt mit Blitz</translation>
    </message>
    <message>
        <source>all on a line</source>
        <translation>alle auf einer Linie</translation>
    </message>
    <message>
        <source>maps the level</source>
        <translation>zeigt die Karte</translation>
    </message>
    <message>
        <source>heals its friends</source>
        <translation>heilt seine Freunde</translation>
    </message>
    <message>
        <source>makes mighty</source>
        <translation>macht mächtig</translation>
    </message>
    <message>
        <source>the nearest</source>
        <translation>den Nächsten</translation>
    </message>
    <message>
        <source>not worn</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwohin</translation>
    </message>
    <message>
        <source>poisons</source>
        <translation>vergiftet</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>regains health</source>
        <translation>gewinnt Gesundheit zurück</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>its user</source>
        <translation>den Benutzer</translation>
    </message>
    <message>
        <source>shoots</source>
        <translation>schießt</translation>
    </message>
    <message>
        <source>sleeps</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>slows</source>
        <translation>verlangsamt</translation>
    </message>
    <message>
        <source>splits when hurt</source>
        <translation>teilt sich verletzt</translation>
    </message>
    <message>
        <source>spreads</source>
        <translation>breitet sich aus</translation>
    </message>
    <message>
        <source>steals and runs</source>
        <translation>stiehlt und rennt</translation>
    </message>
    <message>
        <source>strengthens for good</source>
        <translation>stärkt für immer</translation>
    </message>
    <message>
        <source>rages when weak</source>
        <translation>wütet geschwächt</translation>
    </message>
    <message>
        <source>calls others</source>
        <translation>ruft andere</translation>
    </message>
    <message>
        <source>hunts in a swarm</source>
        <translation>jagt im Schwarm</translation>
    </message>
    <message>
        <source>teleports</source>
        <translation>teleportiert</translation>
    </message>
    <message>
        <source>throwing</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>strikes with effect</source>
        <translation>schlägt mit Wirkung</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hinauf</translation>
    </message>
    <message>
        <source>adds health for good</source>
        <translation>gibt Gesundheit für immer</translation>
    </message>
    <message>
        <source>wanders</source>
        <translation>streift umher</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>weakens for good</source>
        <translation>schwächt für immer</translation>
    </message>
    <message>
        <source>takes health for good</source>
        <translation>nimmt Gesundheit für immer</translation>
    </message>
    <message>
        <source>zapping</source>
        <translation>Zaubern</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keiner)</translation>
    </message>
    <message>
        <source>Burns</source>
        <translation>Brennt</translation>
    </message>
    <message>
        <source>Lying in fire it is lost.</source>
        <translation>Liegt es im Feuer, geht es verloren.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>What lay under it comes back.</source>
        <translation>Was darunter lag, kommt wieder.</translation>
    </message>
    <message>
        <source>Is fire</source>
        <translation>Ist Feuer</translation>
    </message>
    <message>
        <source>It burns whoever is in it, and what can burn beside it.</source>
        <translation>Es verbrennt, wer darin ist, und daneben, was brennen kann.</translation>
    </message>
    <message>
        <source>Is kept away from</source>
        <translation>Wird gemieden</translation>
    </message>
    <message>
        <source>Nobody goes there by itself.</source>
        <translation>Niemand geht von selbst dorthin.</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Reacts</source>
        <translation>Reagiert</translation>
    </message>
    <message>
        <source>Tried from above until one comes about.</source>
        <translation>Von oben versucht, bis eines eintritt.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Vergeht</translation>
    </message>
    <message>
        <source>It lies on what was there before, and gives that back when it ends.</source>
        <translation>Es liegt auf dem, was vorher da war, und gibt es zurück, wenn es endet.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hinterlässt</translation>
    </message>
    <message>
        <source>What is there when that ends; none: what is here.</source>
        <translation>Was da ist, wenn das endet; keines: was hier ist.</translation>
    </message>
    <message>
        <source>fire meets it</source>
        <translation>Feuer es trifft</translation>
    </message>
    <message>
        <source>somebody comes to it</source>
        <translation>jemand darauf kommt</translation>
    </message>
    <message>
        <source>sets on fire</source>
        <translation>setzt in Brand</translation>
    </message>
    <message>
        <source>time passes</source>
        <translation>Zeit vergeht</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Bemerken</translation>
    </message>
    <message>
        <source>How it comes to notice the hero.</source>
        <translation>Wie es den Helden bemerkt.</translation>
    </message>
    <message>
        <source>Hears</source>
        <translation>Hört</translation>
    </message>
    <message>
        <source>So many cells away it goes to see what was so loud.</source>
        <translation>So viele Zellen weit geht es nachsehen, was da so laut war.</translation>
    </message>
    <message>
        <source>Cannot die</source>
        <translation>Kann nicht sterben</translation>
    </message>
    <message>
        <source>Nothing takes its health.</source>
        <translation>Nichts nimmt ihm Leben.</translation>
    </message>
    <message>
        <source>Unharmed by</source>
        <translation>Unbeschadet durch</translation>
    </message>
    <message>
        <source>Harmful ground that it goes over as over any other.</source>
        <translation>Schädlicher Boden, über den es geht wie über jeden anderen.</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Its faction, which says whom it fights.</source>
        <translation>Seine Fraktion, die sagt, gegen wen es kämpft.</translation>
    </message>
    <message>
        <source>For sure within</source>
        <translation>Sicher innerhalb</translation>
    </message>
    <message>
        <source>In cells; further away by its chance.</source>
        <translation>In Zellen; weiter weg mit seiner Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>wins over</source>
        <translation>gewinnt für sich</translation>
    </message>
    <message>
        <source>On whoever is there, or within the radius.</source>
        <translation>Auf alle, die dort oder im Umkreis sind.</translation>
    </message>
    <message>
        <source>Of cells</source>
        <translation>Von Zellen</translation>
    </message>
    <message>
        <source>4: not diagonally.</source>
        <translation>4: nicht schräg.</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Tief</translation>
    </message>
    <message>
        <source>The half nearer to its source; none: all is alike.</source>
        <translation>Die Hälfte näher an der Quelle; keines: überall gleich.</translation>
    </message>
    <message>
        <source>Lets fall</source>
        <translation>Lässt fallen</translation>
    </message>
    <message>
        <source>Whom it does not hold falls to the level below.</source>
        <translation>Wen es nicht trägt, der fällt auf die Ebene darunter.</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Water or lava that begins there.</source>
        <translation>Wasser oder Lava, die dort beginnt.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>So many beats at its highest; 0: for good.</source>
        <translation>So viele Takte auf dem höchsten Stand; 0: für immer.</translation>
    </message>
    <message>
        <source>All joined</source>
        <translation>Alle verbundenen</translation>
    </message>
    <message>
        <source>All joined cells of this tile become so.</source>
        <translation>Alle verbundenen Zellen dieses Felds werden so.</translation>
    </message>
    <message>
        <source>Keeps things</source>
        <translation>Behält Dinge</translation>
    </message>
    <message>
        <source>They stay on it though nobody can walk there.</source>
        <translation>Sie bleiben darauf liegen, obwohl niemand dort gehen kann.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Lärm</translation>
    </message>
    <message>
        <source>So many cells that it is heard.</source>
        <translation>So viele Zellen weit ist es zu hören.</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Cells a beat.</source>
        <translation>Zellen je Takt.</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>Sagt</translation>
    </message>
    <message>
        <source>To a player who sees or hears it.</source>
        <translation>Zu Spielern, die es sehen oder hören.</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Spreads</source>
        <translation>Breitet sich aus</translation>
    </message>
    <message>
        <source>One of the cells beside it becomes another tile.</source>
        <translation>Eine der Zellen daneben wird ein anderes Feld.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>None: by anything.</source>
        <translation>Keines: durch alles.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Cells that it takes at most.</source>
        <translation>So viele Zellen nimmt sie höchstens.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>The creature&apos;s 10, and 1 for each thing, where their rows say nothing else.</source>
        <translation>10 für das Wesen und 1 für jedes Ding, wo ihre Zeilen nichts anderes sagen.</translation>
    </message>
    <message>
        <source>On the ground; what flies weighs nothing where this says nothing else.</source>
        <translation>Am Boden; was fliegt, wiegt nichts, wo hier nichts anderes steht.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>anybody and anything</source>
        <translation>wer und was auch immer</translation>
    </message>
    <message>
        <source>a blow</source>
        <translation>ein Schlag</translation>
    </message>
    <message>
        <source>it is dug</source>
        <translation>es wird gegraben</translation>
    </message>
    <message>
        <source>frost meets it</source>
        <translation>Frost trifft es</translation>
    </message>
    <message>
        <source>the hero</source>
        <translation>der Held</translation>
    </message>
    <message>
        <source>somebody goes from it</source>
        <translation>jemand verlässt es</translation>
    </message>
    <message>
        <source>its weight is gone</source>
        <translation>sein Gewicht ist fort</translation>
    </message>
    <message>
        <source>who walks, not the hero</source>
        <translation>wer geht, außer dem Helden</translation>
    </message>
    <message>
        <source>a flood reaches it</source>
        <translation>eine Flut erreicht es</translation>
    </message>
    <message>
        <source>somebody is there</source>
        <translation>jemand ist dort</translation>
    </message>
    <message>
        <source>it is struck</source>
        <translation>es wird getroffen</translation>
    </message>
    <message>
        <source>a thing</source>
        <translation>ein Ding</translation>
    </message>
    <message>
        <source>a throw</source>
        <translation>ein Wurf</translation>
    </message>
    <message>
        <source>the hero uses it</source>
        <translation>der Held benutzt es</translation>
    </message>
    <message>
        <source>who walks</source>
        <translation>wer geht</translation>
    </message>
    <message>
        <source>it is weighed down</source>
        <translation>es wird belastet</translation>
    </message>
    <message>
        <source>Lets out</source>
        <translation>Lässt frei</translation>
    </message>
    <message>
        <source>Gas, which spreads from here.</source>
        <translation>Gas, das sich von hier ausbreitet.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Of gas: one is a breath of it, fifty fill a small room.</source>
        <translation>Gas: eine ist ein Hauch davon, fünfzig füllen einen kleinen Raum.</translation>
    </message>
    <message>
        <source>Look of a class</source>
        <translation>Aussehen einer Klasse</translation>
    </message>
    <message>
        <source>No thing: what things look like that the hero does not know. The rules say of which class.</source>
        <translation>Kein Ding: wie Dinge aussehen, die der Held nicht kennt. Von welcher Klasse, sagen die Regeln.</translation>
    </message>
    <message>
        <source>names things</source>
        <translation>benennt Dinge</translation>
    </message>
    <message>
        <source>In the form</source>
        <translation>In der Form</translation>
    </message>
    <message>
        <source>How the creature&apos;s name stands in it.</source>
        <translation>Wie der Name des Wesens darin steht.</translation>
    </message>
    <message>
        <source>Holds things</source>
        <translation>Enthält Dinge</translation>
    </message>
    <message>
        <source>So many; such a thing stays where it is and is opened.</source>
        <translation>So viele; so ein Ding bleibt, wo es ist, und wird geöffnet.</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Liegt in</translation>
    </message>
    <message>
        <source>A thing that is left too, even where nothing is in it.</source>
        <translation>Ein Ding, das auch dann zurückbleibt, wenn nichts darin ist.</translation>
    </message>
    <message>
        <source>Named after who left it</source>
        <translation>Heißt nach wem es stammt</translation>
    </message>
    <message>
        <source>%1 stands for the creature&apos;s name.</source>
        <translation>%1 steht für den Namen des Wesens.</translation>
    </message>
    <message>
        <source>To the player who sees it.</source>
        <translation>Dem Spieler, der es sieht.</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>Fledermaus</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Fledermaus (groß)</translation>
    </message>
    <message>
        <source>the bat</source>
        <translation>die Fledermaus</translation>
    </message>
</context>
<context>
    <name>LookText</name>
    <message>
        <source>You have not seen this yet.</source>
        <translation>Das hast du noch nicht gesehen.</translation>
    </message>
    <message>
        <source>You.</source>
        <translation>Du.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, as you remember it.</source>
        <translation>%1, so wie du es kennst.</translation>
    </message>
    <message>
        <source>Last seen here: %1.</source>
        <translation>Zuletzt hier gesehen: %1.</translation>
    </message>
    <message>
        <source>Here lay: %1.</source>
        <translation>Hier lag: %1.</translation>
    </message>
    <message>
        <source>The way up. Press %1 to take it.</source>
        <translation>Der Weg nach oben. Drück %1, um ihn zu gehen.</translation>
    </message>
    <message>
        <source>The way down. Press %1 to take it.</source>
        <translation>Der Weg nach unten. Drück %1, um ihn zu gehen.</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Ebene %1 von %2</translation>
    </message>
    <message>
        <source>Level %1 of %2: %3</source>
        <translation>Ebene %1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) lie here. Press %1 to pick up.</source>
        <translation>
            <numerusform>Hier liegt %n Ding. Mit %1 hebst du es auf.</numerusform>
            <numerusform>Hier liegen %n Dinge. Mit %1 hebst du sie auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) north.</source>
        <translation>
            <numerusform>Einen Schritt nördlich.</numerusform>
            <numerusform>%n Schritte nördlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) north east.</source>
        <translation>
            <numerusform>Einen Schritt nordöstlich.</numerusform>
            <numerusform>%n Schritte nordöstlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) east.</source>
        <translation>
            <numerusform>Einen Schritt östlich.</numerusform>
            <numerusform>%n Schritte östlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) south east.</source>
        <translation>
            <numerusform>Einen Schritt südöstlich.</numerusform>
            <numerusform>%n Schritte südöstlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) south.</source>
        <translation>
            <numerusform>Einen Schritt südlich.</numerusform>
            <numerusform>%n Schritte südlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) south west.</source>
        <translation>
            <numerusform>Einen Schritt südwestlich.</numerusform>
            <numerusform>%n Schritte südwestlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) west.</source>
        <translation>
            <numerusform>Einen Schritt westlich.</numerusform>
            <numerusform>%n Schritte westlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) north west.</source>
        <translation>
            <numerusform>Einen Schritt nordwestlich.</numerusform>
            <numerusform>%n Schritte nordwestlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, when you last saw it.</source>
        <extracomment>%1: a gas, such as &quot;Marsh gas&quot;</extracomment>
        <translation>%1, als du zuletzt hinsahst.</translation>
    </message>
    <message>
        <source>%1, thick.</source>
        <translation>%1, dicht.</translation>
    </message>
    <message>
        <source>%1, thin.</source>
        <translation>%1, dünn.</translation>
    </message>
    <message>
        <source>Something to look into. Press %1 to open it.</source>
        <translation>Etwas, in das man hineinsehen kann. %1 öffnet es.</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Away from arrivals</source>
        <translation>Weg von Ankünften</translation>
    </message>
    <message>
        <source>Large first room</source>
        <translation>Großer erster Raum</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Born from</source>
        <translation>Entsteht ab</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>Verflechtung</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Chunky rooms</source>
        <translation>Klobige Räume</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Klumpen</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Dead ends filled</source>
        <translation>Gefüllte Sackgassen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Umweg</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Furt</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Open gaps</source>
        <translation>Offene Lücken</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Goal at</source>
        <translation>Ziel bei</translation>
    </message>
    <message>
        <source>Goal on</source>
        <translation>Ziel auf</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep connected</source>
        <translation>Verbunden halten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Least height</source>
        <translation>Mindesthöhe</translation>
    </message>
    <message>
        <source>Least radius</source>
        <translation>Kleinster Radius</translation>
    </message>
    <message>
        <source>Least step</source>
        <translation>Kleinster Schritt</translation>
    </message>
    <message>
        <source>Least width</source>
        <translation>Mindestbreite</translation>
    </message>
    <message>
        <source>Levels gained</source>
        <translation>Gewonnene Stufen</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Most cells</source>
        <translation>Höchstens Zellen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Greatest height</source>
        <translation>Größte Höhe</translation>
    </message>
    <message>
        <source>Greatest radius</source>
        <translation>Größter Radius</translation>
    </message>
    <message>
        <source>Greatest step</source>
        <translation>Größter Schritt</translation>
    </message>
    <message>
        <source>Greatest width</source>
        <translation>Größte Breite</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Nahe</translation>
    </message>
    <message>
        <source>Nesting</source>
        <translation>Verschachtelung</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Baustein</translation>
    </message>
    <message>
        <source>Pillars</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Small rooms</source>
        <translation>Kleine Räume</translation>
    </message>
    <message>
        <source>Speckle</source>
        <translation>Sprenkel</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Survive with</source>
        <translation>Überlebt ab</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Draw the number</source>
        <translation>Anzahl auslosen</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Einmalig</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Wreath</source>
        <translation>Kranz</translation>
    </message>
    <message>
        <source>Wreath tile</source>
        <translation>Kachel des Kranzes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>nach Tiefe</translation>
    </message>
    <message>
        <source>Split from</source>
        <translation>Teilung von</translation>
    </message>
    <message>
        <source>Split to</source>
        <translation>Teilung bis</translation>
    </message>
    <message>
        <source>Room from</source>
        <translation>Raum von</translation>
    </message>
    <message>
        <source>Room to</source>
        <translation>Raum bis</translation>
    </message>
    <message>
        <source>Adopted</source>
        <translation>Übernommen</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>Walk</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>&amp;North</source>
        <translation>&amp;Norden</translation>
    </message>
    <message>
        <source>North &amp;east</source>
        <translation>Nor&amp;dosten</translation>
    </message>
    <message>
        <source>Steps north east.</source>
        <translation>Geht nach Nordosten.</translation>
    </message>
    <message>
        <source>&amp;East</source>
        <translation>&amp;Osten</translation>
    </message>
    <message>
        <source>South e&amp;ast</source>
        <translation>Südos&amp;ten</translation>
    </message>
    <message>
        <source>Steps south east.</source>
        <translation>Geht nach Südosten.</translation>
    </message>
    <message>
        <source>&amp;South</source>
        <translation>&amp;Süden</translation>
    </message>
    <message>
        <source>South wes&amp;t</source>
        <translation>Südw&amp;esten</translation>
    </message>
    <message>
        <source>Steps south west.</source>
        <translation>Geht nach Südwesten.</translation>
    </message>
    <message>
        <source>&amp;West</source>
        <translation>&amp;Westen</translation>
    </message>
    <message>
        <source>North west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Steps north west.</source>
        <translation>Geht nach Nordwesten.</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Warten</translation>
    </message>
    <message>
        <source>Lets a turn pass.</source>
        <translation>Lässt einen Zug vergehen.</translation>
    </message>
    <message>
        <source>&amp;Do the obvious</source>
        <translation>Tun, was &amp;naheliegt</translation>
    </message>
    <message>
        <source>&amp;Look around</source>
        <translation>&amp;Umsehen</translation>
    </message>
    <message>
        <source>Names what is on a cell. Uses no turn.</source>
        <translation>Sagt, was auf einem Feld ist. Kostet keinen Zug.</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Charakter</translation>
    </message>
    <message>
        <source>Shows what you are, what you can do and which things you know.</source>
        <translation>Zeigt, was du bist, was du kannst und welche Dinge du kennst.</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>Shows all that happened so far.</source>
        <translation>Zeigt, was bisher geschah.</translation>
    </message>
    <message>
        <source>M&amp;inimap</source>
        <translation>&amp;Kleine Karte</translation>
    </message>
    <message>
        <source>Shows or hides the small map.</source>
        <translation>Zeigt oder verbirgt die kleine Karte.</translation>
    </message>
    <message>
        <source>Classic &amp;signs</source>
        <translation>Klassische &amp;Zeichen</translation>
    </message>
    <message>
        <source>Draws the map with letters and signs.</source>
        <translation>Zeichnet die Karte mit Buchstaben und Zeichen.</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Shows fewer cells, larger.</source>
        <translation>Zeigt weniger Felder, größer.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>K&amp;leiner</translation>
    </message>
    <message>
        <source>Shows more cells, smaller.</source>
        <translation>Zeigt mehr Felder, kleiner.</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Shows cells in the size that fits the window.</source>
        <translation>Zeigt die Felder so groß, wie es zum Fenster passt.</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Moves the focus to the next part of the window.</source>
        <translation>Geht zum nächsten Teil des Fensters.</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Moves the focus to the part before.</source>
        <translation>Geht zum Teil davor.</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Fills the whole screen, or not any more.</source>
        <translation>Füllt den ganzen Bildschirm oder nicht mehr.</translation>
    </message>
    <message>
        <source>&amp;New game...</source>
        <translation>&amp;Neues Spiel...</translation>
    </message>
    <message>
        <source>Chooses a dungeon and a seed. This game is saved.</source>
        <translation>Wählt Dungeon und Seed. Dieses Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Load game...</source>
        <translation>Spiel &amp;laden...</translation>
    </message>
    <message>
        <source>Goes on with another game. This one is saved.</source>
        <translation>Setzt ein anderes Spiel fort. Dieses ist gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Saves the game and plays on.</source>
        <translation>Speichert das Spiel und spielt weiter.</translation>
    </message>
    <message>
        <source>&amp;Copy dungeon and seed</source>
        <translation>Dungeon und Seed &amp;kopieren</translation>
    </message>
    <message>
        <source>A friend can paste it under New game.</source>
        <translation>Freunde fügen es unter „Neues Spiel“ ein.</translation>
    </message>
    <message>
        <source>&amp;Edit this design</source>
        <translation>Diesen &amp;Entwurf bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Give up...</source>
        <translation>&amp;Aufgeben...</translation>
    </message>
    <message>
        <source>Ends this game for good. Asks first.</source>
        <translation>Beendet dieses Spiel endgültig. Fragt vorher.</translation>
    </message>
    <message>
        <source>Save and go to &amp;title</source>
        <translation>Speichern und zum &amp;Titel</translation>
    </message>
    <message>
        <source>Leaves the game. Continue brings you back.</source>
        <translation>Verlässt das Spiel. „Weiter“ bringt dich zurück.</translation>
    </message>
    <message>
        <source>Save and &amp;quit</source>
        <translation>Speichern und &amp;beenden</translation>
    </message>
    <message>
        <source>Saves and closes the window.</source>
        <translation>Speichert und schließt das Fenster.</translation>
    </message>
    <message>
        <source>&amp;Keys and signs</source>
        <translation>&amp;Tasten und Zeichen</translation>
    </message>
    <message>
        <source>Shows what every key does.</source>
        <translation>Zeigt, was jede Taste tut.</translation>
    </message>
    <message>
        <source>Close, or game menu</source>
        <translation>Schließen oder Spielmenü</translation>
    </message>
    <message>
        <source>Closes the topmost thing; on the map opens the game menu.</source>
        <translation>Schließt, was obenauf liegt; auf der Karte öffnet es das Spielmenü.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Act</source>
        <translation>&amp;Handeln</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>H&amp;ilfe</translation>
    </message>
    <message>
        <source>Wal&amp;k</source>
        <translation>&amp;Gehen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Steps north, strikes, opens or digs.</source>
        <translation>Geht nach Norden, schlägt, öffnet oder gräbt.</translation>
    </message>
    <message>
        <source>Steps east, strikes, opens or digs.</source>
        <translation>Geht nach Osten, schlägt, öffnet oder gräbt.</translation>
    </message>
    <message>
        <source>Steps south, strikes, opens or digs.</source>
        <translation>Geht nach Süden, schlägt, öffnet oder gräbt.</translation>
    </message>
    <message>
        <source>Steps west, strikes, opens or digs.</source>
        <translation>Geht nach Westen, schlägt, öffnet oder gräbt.</translation>
    </message>
    <message>
        <source>Takes what lies here, else the stairs that you stand on.</source>
        <translation>Nimmt, was hier liegt, sonst die Treppe, auf der du stehst.</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Looks for hidden doors close by.</source>
        <translation>Sucht in der Nähe nach verborgenen Türen.</translation>
    </message>
    <message>
        <source>&amp;Close a door</source>
        <translation>&amp;Tür schließen</translation>
    </message>
    <message>
        <source>Shuts an open door next to you.</source>
        <translation>Schließt eine offene Tür neben dir.</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>Auf&amp;heben</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Takes what lies here; of several things you choose.</source>
        <translation>Nimmt, was hier liegt; aus mehreren Dingen wählst du.</translation>
    </message>
    <message>
        <source>Pa&amp;ck</source>
        <translation>Ru&amp;cksack</translation>
    </message>
    <message>
        <source>Shows what you carry and what each thing does. Uses no turn.</source>
        <translation>Zeigt, was du trägst und was es bewirkt. Kostet keinen Zug.</translation>
    </message>
    <message>
        <source>&amp;Eat</source>
        <translation>&amp;Essen</translation>
    </message>
    <message>
        <source>Eats something, or takes a bite.</source>
        <translation>Isst etwas oder beißt davon ab.</translation>
    </message>
    <message>
        <source>Drin&amp;k</source>
        <translation>Trin&amp;ken</translation>
    </message>
    <message>
        <source>Drinks a potion.</source>
        <translation>Trinkt einen Trank.</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>Reads a scroll.</source>
        <translation>Liest eine Schriftrolle.</translation>
    </message>
    <message>
        <source>&amp;Wield</source>
        <translation>In die &amp;Hand nehmen</translation>
    </message>
    <message>
        <source>Takes something in the hand.</source>
        <translation>Nimmt etwas in die Hand.</translation>
    </message>
    <message>
        <source>We&amp;ar</source>
        <translation>An&amp;ziehen</translation>
    </message>
    <message>
        <source>Puts something on.</source>
        <translation>Zieht etwas an.</translation>
    </message>
    <message>
        <source>&amp;Take off</source>
        <translation>&amp;Ablegen</translation>
    </message>
    <message>
        <source>Puts away what you wield or wear.</source>
        <translation>Steckt weg, was du in der Hand oder anhast.</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>Hin&amp;legen</translation>
    </message>
    <message>
        <source>Puts something down where you stand.</source>
        <translation>Legt etwas hin, wo du stehst.</translation>
    </message>
    <message>
        <source>&amp;Items</source>
        <translation>&amp;Dinge</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Laufen</translation>
    </message>
    <message>
        <source>the arrow keys</source>
        <translation>die Pfeiltasten</translation>
    </message>
    <message>
        <source>Runs north until something shows.</source>
        <translation>Läuft nach Norden, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs north east until something shows.</source>
        <translation>Läuft nach Nordosten, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs east until something shows.</source>
        <translation>Läuft nach Osten, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs south east until something shows.</source>
        <translation>Läuft nach Südosten, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs south until something shows.</source>
        <translation>Läuft nach Süden, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs south west until something shows.</source>
        <translation>Läuft nach Südwesten, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs west until something shows.</source>
        <translation>Läuft nach Westen, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>Runs north west until something shows.</source>
        <translation>Läuft nach Nordwesten, bis sich etwas zeigt.</translation>
    </message>
    <message>
        <source>&amp;Rest</source>
        <translation>&amp;Rasten</translation>
    </message>
    <message>
        <source>Waits until you are well again, or something disturbs you.</source>
        <translation>Wartet, bis es dir wieder gut geht oder dich etwas stört.</translation>
    </message>
    <message>
        <source>Do it &amp;again</source>
        <translation>Noch ein&amp;mal</translation>
    </message>
    <message>
        <source>Repeats the last act.</source>
        <translation>Wiederholt die letzte Handlung.</translation>
    </message>
    <message>
        <source>&amp;Explore</source>
        <translation>&amp;Erkunden</translation>
    </message>
    <message>
        <source>Goes where you have not been and takes what lies there. Stops for danger.</source>
        <translation>Geht, wo du noch nicht warst, und nimmt mit, was dort liegt. Hält bei Gefahr an.</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>&amp;Gehe zu ...</translation>
    </message>
    <message>
        <source>Travels to a place or thing that you know of.</source>
        <translation>Reist zu einem Ort oder Ding, das du kennst.</translation>
    </message>
    <message>
        <source>Stairs &amp;up</source>
        <translation>Treppe &amp;hinauf</translation>
    </message>
    <message>
        <source>Takes the stairs up, or travels to the nearest that you know.</source>
        <translation>Nimmt die Treppe hinauf oder reist zur nächsten, die du kennst.</translation>
    </message>
    <message>
        <source>Stairs d&amp;own</source>
        <translation>Treppe h&amp;inunter</translation>
    </message>
    <message>
        <source>Takes the stairs or the hole down, or travels to the nearest that you know.</source>
        <translation>Nimmt Treppe oder Loch hinunter oder reist zum nächsten, das du kennst.</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>Tells all about a thing, or about the cell you look at.</source>
        <translation>Sagt alles über ein Ding oder über die Zelle, auf die du blickst.</translation>
    </message>
    <message>
        <source>&amp;Zap</source>
        <translation>&amp;Zünden</translation>
    </message>
    <message>
        <source>Uses a charge of a wand.</source>
        <translation>Verbraucht eine Ladung eines Stabs.</translation>
    </message>
    <message>
        <source>T&amp;hrow</source>
        <translation>&amp;Werfen</translation>
    </message>
    <message>
        <source>Throws something where you aim.</source>
        <translation>Wirft etwas dorthin, wohin du zielst.</translation>
    </message>
    <message>
        <source>The &amp;same again</source>
        <translation>&amp;Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>Aims what was aimed last, at the same creature or the nearest.</source>
        <translation>Zielt, womit zuletzt gezielt wurde, auf dasselbe Wesen oder das nächste.</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Shows the levels you know and what is left there; travels to them.</source>
        <translation>Zeigt die Ebenen, die du kennst, und was dort noch liegt; reist dorthin.</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Takes the last turn of a practice game back, even the one you died in.</source>
        <translation>Nimmt in einem Übungsspiel die letzte Runde zurück, auch die, in der du starbst.</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Plays the turn again that was taken back.</source>
        <translation>Spielt die Runde wieder, die zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>&amp;Travel</source>
        <translation>&amp;Reisen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Laufen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Makes all text of the program larger.</source>
        <translation>Macht allen Text des Programms größer.</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Makes all text of the program smaller.</source>
        <translation>Macht allen Text des Programms kleiner.</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Keys, colours, language, text size and more.</source>
        <translation>Tasten, Farben, Sprache, Textgröße und mehr.</translation>
    </message>
    <message>
        <source>Do it here</source>
        <translation>Hier ausführen</translation>
    </message>
    <message>
        <source>Does what is aimed, else tells of what is looked at.</source>
        <translation>Tut, worauf du zielst, oder beschreibt, was du ansiehst.</translation>
    </message>
    <message>
        <source>Next target</source>
        <translation>Nächstes Ziel</translation>
    </message>
    <message>
        <source>Looks at the next creature in view.</source>
        <translation>Sieht das nächste Wesen in Sicht an.</translation>
    </message>
    <message>
        <source>Last target</source>
        <translation>Voriges Ziel</translation>
    </message>
    <message>
        <source>Looks at the creature in view before.</source>
        <translation>Sieht das vorige Wesen in Sicht an.</translation>
    </message>
    <message>
        <source>Look and aim</source>
        <translation>Umsehen und Zielen</translation>
    </message>
    <message>
        <source>&amp;Watch so far</source>
        <translation>Bisher an&amp;sehen</translation>
    </message>
    <message>
        <source>Shows this game from its first turn on. Nothing in it changes.</source>
        <translation>Zeigt dieses Spiel von seiner ersten Runde an. Nichts darin ändert sich.</translation>
    </message>
    <message>
        <source>&amp;Find an action...</source>
        <translation>Aktion &amp;finden ...</translation>
    </message>
    <message>
        <source>Finds any action by its words and does it.</source>
        <translation>Findet jede Aktion nach ihren Wörtern und führt sie aus.</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Ab&amp;spielen oder anhalten</translation>
    </message>
    <message>
        <source>Lets the game go on by itself, or stops it.</source>
        <translation>Lässt das Spiel von selbst weitergehen oder hält es an.</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <translation>Einen Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Shows what was before the last act of the hero.</source>
        <translation>Zeigt, was vor der letzten Tat des Helden war.</translation>
    </message>
    <message>
        <source>One step &amp;forward</source>
        <translation>Einen Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Shows the next act of the hero.</source>
        <translation>Zeigt die nächste Tat des Helden.</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Shows fewer turns a second.</source>
        <translation>Zeigt weniger Runden in der Sekunde.</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Shows more turns a second.</source>
        <translation>Zeigt mehr Runden in der Sekunde.</translation>
    </message>
    <message>
        <source>To the s&amp;tart</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Shows the first turn.</source>
        <translation>Zeigt die erste Runde.</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Shows the last turn.</source>
        <translation>Zeigt die letzte Runde.</translation>
    </message>
    <message>
        <source>To a t&amp;urn...</source>
        <translation>Zu einer &amp;Runde ...</translation>
    </message>
    <message>
        <source>Type the number of a turn, then Enter.</source>
        <translation>Tippe die Nummer einer Runde, dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>To a &amp;level...</source>
        <translation>Zu einer E&amp;bene ...</translation>
    </message>
    <message>
        <source>Choose when the hero came to a level.</source>
        <translation>Wähle, wann der Held auf eine Ebene kam.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Begins a practice game at this turn. The replay stays as it is.</source>
        <translation>Beginnt in dieser Runde ein Übungsspiel. Die Wiedergabe bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Stop &amp;watching</source>
        <translation>Ansehen be&amp;enden</translation>
    </message>
    <message>
        <source>Goes back to where you came from, as Esc on the map does.</source>
        <translation>Geht zurück, woher du kamst, wie Esc auf der Karte.</translation>
    </message>
    <message>
        <source>Watch a replay</source>
        <translation>Eine Wiedergabe ansehen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Strike the &amp;nearest</source>
        <translation>&amp;Nächsten schlagen</translation>
    </message>
    <message>
        <source>Strikes the nearest danger, or goes a step towards it.</source>
        <translation>Schlägt die nächste Gefahr oder geht einen Schritt auf sie zu.</translation>
    </message>
    <message>
        <source>Opens a copy of the dungeon in the editor, after asking where a score would be lost. F4 there comes back.</source>
        <translation>Öffnet eine Kopie des Dungeons im Editor und fragt vorher, wenn eine Wertung verloren ginge. Mit F4 kommst du zurück.</translation>
    </message>
    <message>
        <source>Level &amp;up</source>
        <translation>St&amp;ufenaufstieg</translation>
    </message>
    <message>
        <source>Chooses what a new level brings. Any act asks for it as well.</source>
        <translation>Wählt, was eine neue Stufe bringt. Auch jede Handlung fragt danach.</translation>
    </message>
    <message>
        <source>Strikes whoever stands there, companion or not: press a direction, or look there.</source>
        <translation>Schlägt, wer dort steht, Begleiter oder nicht: drücke eine Richtung, oder sieh dorthin.</translation>
    </message>
    <message>
        <source>&amp;Orders...</source>
        <translation>&amp;Befehle ...</translation>
    </message>
    <message>
        <source>Tells your companions to follow, to stay, or to go their own way.</source>
        <translation>Sagt deinen Begleitern, dass sie folgen, bleiben oder ihren eigenen Weg gehen sollen.</translation>
    </message>
    <message>
        <source>Strike an&amp;yone</source>
        <translation>&amp;Irgendwen schlagen</translation>
    </message>
</context>
<context>
    <name>QToolButton</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tooltip: the name of a button and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>You win by slaying %1.</source>
        <extracomment>%1: a creature, as the object</extracomment>
        <translation>Du gewinnst, indem du %1 erschlägst.</translation>
    </message>
    <message>
        <source>You win by reaching %1.</source>
        <extracomment>%1: a kind of ground, as the object</extracomment>
        <translation>Du gewinnst, indem du %1 erreichst.</translation>
    </message>
    <message>
        <source>You win by gathering %1 x %2 and then reaching %3.</source>
        <extracomment>%1: how many of %2, a thing; %3: a kind of ground, as the object</extracomment>
        <translation>Du gewinnst, indem du %1 x %2 sammelst und dann %3 erreichst.</translation>
    </message>
    <message>
        <source>There is nothing to win here but what you find.</source>
        <translation>Hier gibt es nichts zu gewinnen als das, was du findest.</translation>
    </message>
    <message>
        <source>Every act uses up %1 food; without any you starve. You hold at most %2.</source>
        <translation>Jede Handlung verbraucht %1 Nahrung; ganz ohne verhungerst du. Höchstens %2 passen in dich.</translation>
    </message>
    <message>
        <source>Eating more than that chokes you.</source>
        <translation>An mehr als dem erstickst du.</translation>
    </message>
    <message>
        <source>What is more than that is lost.</source>
        <translation>Was darüber hinausgeht, ist verloren.</translation>
    </message>
    <message>
        <source>Slaying teaches you nothing: keep out of fights that you do not need.</source>
        <translation>Töten lehrt dich nichts: Meide Kämpfe, die du nicht brauchst.</translation>
    </message>
    <message>
        <source>Slaying teaches you: with enough experience you rise a level and choose what to gain.</source>
        <translation>Töten lehrt dich: Mit genug Erfahrung steigst du eine Stufe auf und wählst, was du gewinnst.</translation>
    </message>
    <message>
        <source>A blow takes as much health as the attack exceeds the defence, maybe none.</source>
        <translation>Ein Schlag nimmt so viel Leben, wie der Angriff die Verteidigung übertrifft, vielleicht keines.</translation>
    </message>
    <message>
        <source>You dig through walls by walking into them. Solid rock stays.</source>
        <translation>Du gräbst dich durch Wände, indem du gegen sie läufst. Massiver Fels gibt nicht nach.</translation>
    </message>
    <message>
        <source>Walls cannot be dug.</source>
        <translation>Durch Wände kann man sich nicht graben.</translation>
    </message>
    <message>
        <source>There is no way back up.</source>
        <translation>Es führt kein Weg zurück nach oben.</translation>
    </message>
    <message numerus="yes">
        <source>You regain 1 health every %n turn(s).</source>
        <translation>
            <numerusform>Du gewinnst jede Runde 1 Leben zurück.</numerusform>
            <numerusform>Du gewinnst alle %n Runden 1 Leben zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Health does not come back by itself.</source>
        <translation>Leben kommt nicht von selbst zurück.</translation>
    </message>
    <message>
        <source>Not all things are what they look like: use them to know them. What you know stands with your character, under Discoveries.</source>
        <translation>Nicht alle Dinge sieht man an, was sie sind: gebrauche sie, um sie kennenzulernen. Was du kennst, steht bei deiner Figur unter Entdeckungen.</translation>
    </message>
    <message>
        <source>slaying %1</source>
        <extracomment>one of several things to do to win; %1: a creature, as the object</extracomment>
        <translation>%1 erschlagen</translation>
    </message>
    <message>
        <source>reaching %1</source>
        <extracomment>one of several things to do to win; %1: a kind of ground, as the object</extracomment>
        <translation>%1 erreichen</translation>
    </message>
    <message>
        <source>gathering %1 x %2</source>
        <extracomment>one of several things to do to win; %1: how many of %2, a thing</extracomment>
        <translation>%1 x %2 sammeln</translation>
    </message>
    <message>
        <source>You win by all of this: %1.</source>
        <extracomment>%1: a list such as &quot;slaying a dragon; reaching the exit&quot;</extracomment>
        <translation>Du gewinnst, wenn du all das tust: %1.</translation>
    </message>
    <message>
        <source>You win by any of this: %1.</source>
        <translation>Du gewinnst, wenn du eines davon tust: %1.</translation>
    </message>
    <message>
        <source>A blow takes %1 health and a random share of how far the attack exceeds the defence.</source>
        <translation>Ein Schlag nimmt %1 Leben und einen zufälligen Teil dessen, um was der Angriff die Abwehr übertrifft.</translation>
    </message>
    <message>
        <source>A blow takes as much health as the attack exceeds the defence, at least %1.</source>
        <translation>Ein Schlag nimmt so viel Leben, wie der Angriff die Abwehr übertrifft, mindestens %1.</translation>
    </message>
    <message>
        <source>Nobody acts on levels where you are not.</source>
        <translation>Auf Ebenen, auf denen du nicht bist, handelt niemand.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>harm</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>Seltenes</translation>
    </message>
    <message>
        <source>How the colours look</source>
        <translation>Wie die Farben aussehen</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones count. Changes are not kept while %1 stands there. %2</source>
        <translation>Die Einstellungen ließen sich nicht lesen, deshalb gelten die üblichen. Änderungen werden nicht behalten, solange %1 dort steht. %2</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones count. The file is kept as %1. %2</source>
        <translation>Die Einstellungen ließen sich nicht lesen, deshalb gelten die üblichen. Die Datei ist als %1 aufgehoben. %2</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Safe for red and green</source>
        <translation>Sicher bei Rot und Grün</translation>
    </message>
    <message>
        <source>Safe for blue and yellow</source>
        <translation>Sicher bei Blau und Gelb</translation>
    </message>
    <message>
        <source>Single colour</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Classic signs (ASCII)</source>
        <translation>Klassische Zeichen (ASCII)</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Off (reduced motion)</source>
        <translation>Aus (weniger Bewegung)</translation>
    </message>
    <message>
        <source>What fits the window</source>
        <translation>Was zum Fenster passt</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>After every turn</source>
        <translation>Nach jedem Zug</translation>
    </message>
    <message>
        <source>Every %1 turns</source>
        <translation>Alle %1 Züge</translation>
    </message>
    <message>
        <source>By hand and on leaving</source>
        <translation>Von Hand und beim Verlassen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Of all text in the program.</source>
        <translation>Allen Textes im Programm.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Three are safe for colour-blind eyes. Shapes say the same as colours.</source>
        <translation>Drei sind für farbenblinde Augen sicher. Formen sagen dasselbe wie Farben.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How much moves on the screen. All that happens is shown either way.</source>
        <translation>Wie viel sich auf dem Bildschirm bewegt. Gezeigt wird in jedem Fall alles.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>How the caves are drawn.</source>
        <translation>Wie die Höhlen gezeichnet werden.</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Feldgröße</translation>
    </message>
    <message>
        <source>Of the map in play; it can be zoomed at any time.</source>
        <translation>Der Karte im Spiel; zoomen geht jederzeit.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Lines of them below the map.</source>
        <translation>Zeilen davon unter der Karte.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Selbsttätig speichern</translation>
    </message>
    <message>
        <source>When a running game is saved by itself.</source>
        <translation>Wann ein laufendes Spiel von selbst gespeichert wird.</translation>
    </message>
    <message>
        <source>A click travels</source>
        <translation>Ein Klick reist</translation>
    </message>
    <message>
        <source>Clicking a cell that is further away goes there.</source>
        <translation>Ein Klick auf ein entferntes Feld geht dorthin.</translation>
    </message>
    <message>
        <source>Exploring picks up</source>
        <translation>Erkunden hebt auf</translation>
    </message>
    <message>
        <source>What lies about is fetched on the way.</source>
        <translation>Was herumliegt, wird unterwegs geholt.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The title</source>
        <translation>Dem Titel</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Dem letzten Spiel</translation>
    </message>
    <message>
        <source>The editor</source>
        <translation>Dem Editor</translation>
    </message>
    <message>
        <source>Zooms; two fingers move the map</source>
        <translation>Zoomt; zwei Finger verschieben die Karte</translation>
    </message>
    <message>
        <source>Always zooms</source>
        <translation>Zoomt immer</translation>
    </message>
    <message>
        <source>Always moves the map</source>
        <translation>Verschiebt immer die Karte</translation>
    </message>
    <message>
        <source>Every %1 cells</source>
        <translation>Alle %1 Felder</translation>
    </message>
    <message>
        <source>Faint (%1 %)</source>
        <translation>Schwach (%1 %)</translation>
    </message>
    <message>
        <source>Usual (%1 %)</source>
        <translation>Üblich (%1 %)</translation>
    </message>
    <message>
        <source>Strong (%1 %)</source>
        <translation>Stark (%1 %)</translation>
    </message>
    <message>
        <source>Always beside the window</source>
        <translation>Immer im Hintergrund</translation>
    </message>
    <message>
        <source>Up to %1 thousand cells</source>
        <translation>Bis %1 Tausend Felder</translation>
    </message>
    <message>
        <source>After a second of rest</source>
        <translation>Nach einer Sekunde Ruhe</translation>
    </message>
    <message>
        <source>After %1 seconds of rest</source>
        <translation>Nach %1 Sekunden Ruhe</translation>
    </message>
    <message>
        <source>The last %1</source>
        <translation>Die letzten %1</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>What the program shows first.</source>
        <translation>Was das Programm zuerst zeigt.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Below the map, when something is new. Each comes twice at most.</source>
        <translation>Unter der Karte, wenn etwas neu ist. Jeder kommt höchstens zweimal.</translation>
    </message>
    <message>
        <source>Picture behind the title</source>
        <translation>Bild hinter dem Titel</translation>
    </message>
    <message>
        <source>A cave in the light of a torch.</source>
        <translation>Eine Höhle im Licht einer Fackel.</translation>
    </message>
    <message>
        <source>Open tabs again</source>
        <translation>Reiter wieder öffnen</translation>
    </message>
    <message>
        <source>The editor begins with what was open last time.</source>
        <translation>Der Editor beginnt mit dem, was zuletzt offen war.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>On the map, in play and in the editor. With Ctrl it always zooms.</source>
        <translation>Auf der Karte, im Spiel und im Editor. Mit Strg zoomt es immer.</translation>
    </message>
    <message>
        <source>Practice is ticked</source>
        <translation>Übung ist angekreuzt</translation>
    </message>
    <message>
        <source>When a new game is begun: turns can be taken back, and nothing is scored.</source>
        <translation>Wenn ein neues Spiel beginnt: Züge lassen sich zurücknehmen, und nichts wird gewertet.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>When the editor opens; its key shows and hides it at any time.</source>
        <translation>Wenn der Editor öffnet; seine Taste zeigt und verbirgt es jederzeit.</translation>
    </message>
    <message>
        <source>Stronger lines</source>
        <translation>Stärkere Linien</translation>
    </message>
    <message>
        <source>Of the grid.</source>
        <translation>Des Rasters.</translation>
    </message>
    <message>
        <source>Levels that shine through</source>
        <translation>Durchscheinende Ebenen</translation>
    </message>
    <message>
        <source>How much the levels above and below do.</source>
        <translation>Wie sehr die Ebenen darüber und darunter es tun.</translation>
    </message>
    <message>
        <source>Follow the recipe at once</source>
        <translation>Dem Rezept sofort folgen</translation>
    </message>
    <message>
        <source>Larger dungeons are made beside the window, which takes a moment.</source>
        <translation>Größere Dungeons entstehen im Hintergrund, was einen Moment dauert.</translation>
    </message>
    <message>
        <source>Look for problems at once</source>
        <translation>Sofort nach Problemen suchen</translation>
    </message>
    <message>
        <source>After every change, else only when you ask for the next one.</source>
        <translation>Nach jeder Änderung, sonst erst, wenn du nach dem nächsten fragst.</translation>
    </message>
    <message>
        <source>Recovery copy</source>
        <translation>Wiederherstellungskopie</translation>
    </message>
    <message>
        <source>Of work that is not saved, at least every ten seconds.</source>
        <translation>Von ungespeicherter Arbeit, mindestens alle zehn Sekunden.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Of what a dungeon&apos;s file held before it was saved over.</source>
        <translation>Was in der Datei eines Dungeons stand, bevor sie überschrieben wurde.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>That the editor remembers.</source>
        <translation>Dateien, die sich der Editor merkt.</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Exploring stops for new things</source>
        <translation>Erkunden hält bei Neuem an</translation>
    </message>
    <message>
        <source>For those that it does not fetch, and for stairs. Danger always stops it.</source>
        <translation>Für die, die es nicht holt, und für Treppen. Gefahr hält es immer an.</translation>
    </message>
    <message>
        <source>Ask before deep water and fire</source>
        <translation>Vor tiefem Wasser und Feuer fragen</translation>
    </message>
    <message>
        <source>Before a step into what burns, or drowns whoever stays too long.</source>
        <translation>Vor einem Schritt in etwas, das brennt oder ertränkt, wer zu lange bleibt.</translation>
    </message>
</context>
<context>
    <name>ThingText</name>
    <message>
        <source>Adds %1 attack in the hand.</source>
        <translation>Gibt in der Hand %1 Angriff dazu.</translation>
    </message>
    <message>
        <source>Adds %1 attack when worn.</source>
        <translation>Gibt angelegt %1 Angriff dazu.</translation>
    </message>
    <message>
        <source>Adds %1 defence in the hand.</source>
        <translation>Gibt in der Hand %1 Verteidigung dazu.</translation>
    </message>
    <message>
        <source>Adds %1 defence when worn.</source>
        <translation>Gibt angelegt %1 Verteidigung dazu.</translation>
    </message>
    <message>
        <source>Feeds %1.</source>
        <translation>Nährt um %1.</translation>
    </message>
    <message numerus="yes">
        <source>Feeds %1 a bite; %n bite(s) left.</source>
        <translation>
            <numerusform>Nährt um %1 je Bissen; noch %n Bissen.</numerusform>
            <numerusform>Nährt um %1 je Bissen; noch %n Bissen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens a locked door, and is used up by it.</source>
        <translation>Öffnet eine verschlossene Tür und ist dann verbraucht.</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>angebissen</translation>
    </message>
    <message>
        <source>Starving</source>
        <translation>Am Verhungern</translation>
    </message>
    <message>
        <source>Hungry</source>
        <translation>Hungrig</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Zufrieden</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Satt</translation>
    </message>
    <message>
        <source>Oversatiated</source>
        <translation>Übersatt</translation>
    </message>
    <message>
        <source>Wielding it changes nothing.</source>
        <translation>In der Hand ändert es nichts.</translation>
    </message>
    <message>
        <source>Wearing it changes nothing.</source>
        <translation>Angezogen ändert es nichts.</translation>
    </message>
    <message>
        <source>Wielding it: attack %1 becomes %2.</source>
        <translation>In der Hand: Angriff %1 wird %2.</translation>
    </message>
    <message>
        <source>Wearing it: attack %1 becomes %2.</source>
        <translation>Angezogen: Angriff %1 wird %2.</translation>
    </message>
    <message>
        <source>Wielding it: defence %1 becomes %2.</source>
        <translation>In der Hand: Abwehr %1 wird %2.</translation>
    </message>
    <message>
        <source>Wearing it: defence %1 becomes %2.</source>
        <translation>Angezogen: Abwehr %1 wird %2.</translation>
    </message>
    <message>
        <source>Without it: attack %1 becomes %2.</source>
        <translation>Ohne es: Angriff %1 wird %2.</translation>
    </message>
    <message>
        <source>Without it: defence %1 becomes %2.</source>
        <translation>Ohne es: Abwehr %1 wird %2.</translation>
    </message>
    <message>
        <source>You are full: eating it now would choke you.</source>
        <translation>Du bist satt: Es jetzt zu essen würde dich ersticken.</translation>
    </message>
    <message>
        <source>Eating it: food %1 becomes %2.</source>
        <translation>Gegessen: Nahrung %1 wird %2.</translation>
    </message>
    <message>
        <source>You are as healthy as can be.</source>
        <translation>Du bist so gesund wie nur möglich.</translation>
    </message>
    <message>
        <source>Drinking it: health %1 becomes %2.</source>
        <translation>Getrunken: Gesundheit %1 wird %2.</translation>
    </message>
    <message>
        <source>Adds nothing to attack or defence.</source>
        <translation>Gibt nichts zu Angriff oder Abwehr dazu.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>You do not know yet what it does.</source>
        <translation>Du weißt noch nicht, was es bewirkt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>things of a kind, and whom each is named after: &quot;Corpse (bat, newt)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>stuck: %1</source>
        <translation>steckt fest: %1</translation>
    </message>
    <message>
        <source>The bot finds nothing to do any more.</source>
        <translation>Der Bot findet nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>The bot has played as many turns as it may.</source>
        <translation>Der Bot hat so viele Runden gespielt, wie er darf.</translation>
    </message>
</context>
<context>
    <name>cave::ActionSheet</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Some of its words</source>
        <translation>Einige ihrer Wörter</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Does what is marked in the list (Enter).</source>
        <translation>Führt aus, was in der Liste markiert ist (Eingabe).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a menu and an action in it: &quot;Run: North&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>cave::Bakery</name>
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1 Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>cave::BatchWindow</name>
    <message>
        <source>Run</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Open this seed</source>
        <translation>Diesen Seed öffnen</translation>
    </message>
    <message>
        <source>CSV...</source>
        <translation>CSV...</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Seeds that fail or fall short</source>
        <translation>Seeds, die scheitern oder nicht alles schaffen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Seeds tried</source>
        <translation>Probierte Seeds</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v von %m</translation>
    </message>
    <message>
        <source>Makes all levels from the chosen seed.</source>
        <translation>Macht alle Ebenen aus dem gewählten Seed.</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Seed</translation>
    </message>
    <message>
        <source>A number or any words.</source>
        <translation>Eine Zahl oder beliebige Wörter.</translation>
    </message>
    <message>
        <source>How many seeds</source>
        <translation>Wie viele Seeds</translation>
    </message>
    <message>
        <source>Seeds from</source>
        <translation>Seeds ab</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>◆ Level %1: %2</source>
        <translation>◆ Ebene %1: %2</translation>
    </message>
    <message>
        <source>◆ %1</source>
        <translation>◆ %1</translation>
    </message>
    <message>
        <source>▲ Level %1, %2: %3 of %4. %5</source>
        <translation>▲ Ebene %1, %2: %3 von %4. %5</translation>
    </message>
    <message>
        <source>▲ Level %1, %2: %3</source>
        <translation>▲ Ebene %1, %2: %3</translation>
    </message>
    <message>
        <source>Working...</source>
        <translation>Ich arbeite...</translation>
    </message>
    <message>
        <source>Tries the dungeon with many seeds; it stays as it is meanwhile.</source>
        <translation>Probiert den Dungeon mit vielen Seeds; er bleibt dabei, wie er ist.</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1 failed, %2 fell short of %3. Of all levels together: rooms %4, loops %5, unreachable %6, steps %7.</source>
        <translation>%1 gescheitert, %2 nicht ganz geschafft von %3. Alle Ebenen zusammen: Räume %4, Schleifen %5, unerreichbar %6, Schritte %7.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Noch %n Sekunde.</numerusform>
            <numerusform>Noch %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>All levels from seed %1</source>
        <translation>Alle Ebenen aus Seed %1</translation>
    </message>
    <message>
        <source>Nothing changed: these levels are what this seed makes.</source>
        <translation>Nichts geändert: Diese Ebenen sind schon aus diesem Seed.</translation>
    </message>
    <message>
        <source>Write the measures</source>
        <translation>Maße schreiben</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <translation>Geschrieben: %1.</translation>
    </message>
    <message>
        <source>▲ %1</source>
        <translation>▲ %1</translation>
    </message>
</context>
<context>
    <name>cave::BoardBox</name>
    <message>
        <source>Board at %1, %2</source>
        <translation>Tafel bei %1, %2</translation>
    </message>
    <message>
        <source>Words of the board at %1, %2</source>
        <translation>Worte der Tafel bei %1, %2</translation>
    </message>
    <message>
        <source>Enter keeps it, Esc leaves it as it was. Without words the board goes.</source>
        <translation>Enter behält sie, Esc lässt sie, wie sie war. Ohne Worte verschwindet die Tafel.</translation>
    </message>
    <message>
        <source>◆ %1 The board keeps its last words.</source>
        <translation>◆ %1 Die Tafel behält ihre letzten Worte.</translation>
    </message>
</context>
<context>
    <name>cave::BoardTool</name>
    <message>
        <source>Take the board at %1, %2 away</source>
        <translation>Tafel bei %1, %2 wegnehmen</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>eine Tafel</translation>
    </message>
</context>
<context>
    <name>cave::CellsField</name>
    <message>
        <source>Pick</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Pick on the map
Click a cell or drag a box there; Shift adds, Ctrl takes away, Esc ends it. By keys: arrows, then Enter at both corners.</source>
        <translation>Auf der Karte wählen
Klicke dort ein Feld an oder ziehe einen Kasten; Umschalt fügt hinzu, Strg nimmt weg, Esc beendet es. Mit Tasten: Pfeile, dann Eingabe an beiden Ecken.</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <source>some cells</source>
        <translation>einige Felder</translation>
    </message>
</context>
<context>
    <name>cave::CharacterSheet</name>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <translation>Entdeckungen</translation>
    </message>
</context>
<context>
    <name>cave::ChoiceDialog</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1   [%2]</source>
        <translation>%1   [%2]</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>cave::ContentWindow</name>
    <message>
        <source>Change it in this dungeon</source>
        <translation>In diesem Dungeon ändern</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Place (Ctrl+Enter)
Takes the tool that places this kind.</source>
        <translation>Setzen (Strg+Eingabe)
Nimmt das Werkzeug, das diese Art setzt.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Built-in kinds stay.</source>
        <translation>Mitgelieferte Arten bleiben.</translation>
    </message>
    <message>
        <source>Built in. Change it here, or make a copy.</source>
        <translation>Mitgeliefert. Ändere sie hier oder mach eine Kopie.</translation>
    </message>
    <message>
        <source>Called %1 in files.</source>
        <translation>Heißt in Dateien %1.</translation>
    </message>
    <message>
        <source>◆ %1</source>
        <translation>◆ %1</translation>
    </message>
    <message>
        <source>◆ %1: %2</source>
        <translation>◆ %1: %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie soll es heißen?</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie: %1</translation>
    </message>
    <message>
        <source>New kind: %1</source>
        <translation>Neue Art: %1</translation>
    </message>
    <message>
        <source>Change %1 here</source>
        <translation>%1 hier ändern</translation>
    </message>
    <message>
        <source>%1 as usual</source>
        <translation>%1 wie üblich</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>◆ %1 is needed and stays. %2</source>
        <translation>◆ %1 wird gebraucht und bleibt. %2</translation>
    </message>
    <message>
        <source>Rename id...</source>
        <translation>Kennung ändern ...</translation>
    </message>
    <message>
        <source>Rename id (F2)
Levels, recipes, pieces, rules and other kinds follow.</source>
        <translation>Kennung ändern (F2)
Ebenen, Rezepte, Bausteine, Regeln und andere Arten folgen.</translation>
    </message>
    <message>
        <source>Built-in kinds keep their ids. Make a copy to choose another.</source>
        <translation>Eingebaute Arten behalten ihre Kennung. Mach eine Kopie, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>Rename id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>What is it called in files?</source>
        <translation>Wie heißt es in Dateien?</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Use a library</source>
        <translation>Bibliothek nutzen</translation>
    </message>
    <message>
        <source>Use a library no more</source>
        <translation>Bibliothek nicht mehr nutzen</translation>
    </message>
</context>
<context>
    <name>cave::DescribeSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Goes back (Esc).</source>
        <translation>Geht zurück (Esc).</translation>
    </message>
</context>
<context>
    <name>cave::Document</name>
    <message>
        <source>Unnamed dungeon</source>
        <translation>Namenloser Dungeon</translation>
    </message>
</context>
<context>
    <name>cave::DocumentTabs</name>
    <message>
        <source>Open dungeons</source>
        <translation>Offene Dungeons</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1
%2
It has changes that are not saved.</source>
        <translation>%1
%2
Es gibt Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>cave::EditorCanvas</name>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>zu Ebene %1</translation>
    </message>
    <message>
        <source>died here</source>
        <translation>hier gestorben</translation>
    </message>
</context>
<context>
    <name>cave::EditorPage</name>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) walked. Esc hides the path.</source>
        <translation>
            <numerusform>%n Schritt gegangen. Esc blendet den Weg aus.</numerusform>
            <numerusform>%n Schritte gegangen. Esc blendet den Weg aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EditsPanel</name>
    <message>
        <source>Hand edits</source>
        <translation>Handarbeit</translation>
    </message>
    <message>
        <source>What you change on generated levels is kept here and put back when they are made from another seed.</source>
        <translation>Was du an erzeugten Ebenen änderst, steht hier und bleibt, wenn sie aus einem anderen Seed entstehen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Counts what drifted as meant so.</source>
        <translation>Nimmt, was sich verschoben hat, als so gewollt.</translation>
    </message>
    <message>
        <source>Take base</source>
        <translation>Rezept nehmen</translation>
    </message>
    <message>
        <source>Puts back what the recipe makes here.</source>
        <translation>Setzt zurück, was das Rezept hier macht.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Puts things that cannot stand where they were onto the nearest free cells.</source>
        <translation>Setzt Dinge, die nicht mehr stehen können, wo sie waren, auf die nächsten freien Felder.</translation>
    </message>
    <message>
        <source>Label...</source>
        <translation>Benennen...</translation>
    </message>
    <message>
        <source>Gives the group a name.</source>
        <translation>Gibt der Gruppe einen Namen.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n Ding</numerusform>
            <numerusform>%n Dinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drifted</source>
        <translation>
            <numerusform>%n verschoben</numerusform>
            <numerusform>%n verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in conflict</source>
        <translation>
            <numerusform>%n im Konflikt</numerusform>
            <numerusform>%n im Konflikt</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1 Level %2, %3: %4</source>
        <translation>%1 Ebene %2, %3: %4</translation>
    </message>
    <message>
        <source>%1 clean, %2 made so by the recipe, %3 drifted, %4 in conflict</source>
        <translation>%1 sauber, %2 vom Rezept so gemacht, %3 verschoben, %4 im Konflikt</translation>
    </message>
    <message>
        <source>Keep hand edits</source>
        <translation>Handarbeit behalten</translation>
    </message>
    <message>
        <source>Take the recipe&apos;s cells</source>
        <translation>Felder des Rezepts nehmen</translation>
    </message>
    <message>
        <source>Move things to free cells</source>
        <translation>Dinge auf freie Felder setzen</translation>
    </message>
    <message>
        <source>Label hand edits</source>
        <translation>Handarbeit benennen</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Edits %1</source>
        <translation>Handarbeit %1</translation>
    </message>
    <message>
        <source>Choose a group of hand edits first.</source>
        <translation>Wähle zuerst eine Gruppe von Handänderungen.</translation>
    </message>
    <message>
        <source>Nothing in this group has drifted: the recipe makes what it was made over.</source>
        <translation>In dieser Gruppe ist nichts abgewichen: Das Rezept macht noch, was darunter lag.</translation>
    </message>
    <message>
        <source>Nothing in this group is in conflict.</source>
        <translation>In dieser Gruppe widerspricht sich nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n outside of the level</source>
        <translation>
            <numerusform>%n außerhalb der Ebene</numerusform>
            <numerusform>%n außerhalb der Ebene</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies outside comes back when the level grows again. Take base forgets it.</source>
        <translation>Was außerhalb liegt, kommt zurück, wenn die Ebene wieder wächst. „Rezept nehmen“ vergisst es.</translation>
    </message>
</context>
<context>
    <name>cave::EndSheet</name>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You have died</source>
        <translation>Du bist gestorben</translation>
    </message>
    <message>
        <source>Deepest level</source>
        <translation>Tiefste Ebene</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Cells seen</source>
        <translation>Gesehene Felder</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <source>Dungeon and seed</source>
        <translation>Dungeon und Seed</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>A friend can paste it under New game.</source>
        <translation>Freunde fügen es unter „Neues Spiel“ ein.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Same seed again</source>
        <translation>Derselbe Seed noch mal</translation>
    </message>
    <message>
        <source>Open this level in the editor</source>
        <translation>Diese Ebene im Editor öffnen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Du hast aufgegeben</translation>
    </message>
    <message>
        <source>A playtest is not scored.</source>
        <translation>Ein Probespiel wird nicht gewertet.</translation>
    </message>
    <message>
        <source>A practice game is not scored.</source>
        <translation>Ein Übungsspiel wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Takes the last turn back (Ctrl+Z).</source>
        <translation>Nimmt die letzte Runde zurück (Strg+Z).</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Shows the game again from its first turn on.</source>
        <translation>Zeigt das Spiel noch einmal von seiner ersten Runde an.</translation>
    </message>
    <message>
        <source>With the path that was walked (Esc).</source>
        <translation>Mit dem Weg, der gegangen wurde (Esc).</translation>
    </message>
</context>
<context>
    <name>cave::Errands</name>
    <message>
        <source>You have done nothing yet.</source>
        <translation>Du hast noch nichts getan.</translation>
    </message>
    <message>
        <source>You know no way up yet. Press %1 to explore.</source>
        <translation>Du kennst noch keinen Weg nach oben. Drücke %1, um zu erkunden.</translation>
    </message>
    <message>
        <source>You know no way down yet. Press %1 to explore.</source>
        <translation>Du kennst noch keinen Weg nach unten. Drücke %1, um zu erkunden.</translation>
    </message>
    <message>
        <source>You are below half of your health. Press %1 again to strike all the same.</source>
        <translation>Du hast weniger als die Hälfte deiner Gesundheit. Drücke %1 noch einmal, um trotzdem zu schlagen.</translation>
    </message>
    <message>
        <source>Explored. Press %1 again to go to the stairs.</source>
        <translation>Erkundet. Drücke %1 noch einmal, um zur Treppe zu gehen.</translation>
    </message>
</context>
<context>
    <name>cave::EventForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Falls</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Then rests</source>
        <translation>Ruht danach</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>How often it may happen in a game; 0: always.</source>
        <translation>Wie oft es in einem Spiel geschehen darf; 0: immer.</translation>
    </message>
    <message>
        <source>So many beats until it may happen again.</source>
        <translation>So viele Takte, bis es wieder geschehen darf.</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Add what is done</source>
        <translation>Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Add a condition to these</source>
        <translation>Zu diesen eine Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Remove what is done here</source>
        <translation>Diese Wirkung entfernen</translation>
    </message>
    <message>
        <source>Something clicks.</source>
        <translation>Etwas klickt.</translation>
    </message>
</context>
<context>
    <name>cave::EventTool</name>
    <message>
        <source>Something clicks.</source>
        <translation>Etwas klickt.</translation>
    </message>
    <message>
        <source>Event from %1, %2 to %3, %4</source>
        <translation>Ereignis von %1, %2 nach %3, %4</translation>
    </message>
    <message>
        <source>%1 Then: %2</source>
        <translation>%1 Dann: %2</translation>
    </message>
    <message>
        <source>these cells</source>
        <translation>diese Felder</translation>
    </message>
    <message>
        <source>an event from here</source>
        <translation>ein Ereignis von hier</translation>
    </message>
</context>
<context>
    <name>cave::EventsPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add
An event of this level, at the cell cursor.</source>
        <translation>Hinzufügen
Ein Ereignis dieser Ebene, am Feldcursor.</translation>
    </message>
    <message>
        <source>For all levels</source>
        <translation>Für alle Ebenen</translation>
    </message>
    <message>
        <source>For all levels
An event of the dungeon, wherever the hero is.</source>
        <translation>Für alle Ebenen
Ein Ereignis des Dungeons, wo auch immer der Held ist.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Hinunter</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Events %1</source>
        <translation>Ereignisse %1</translation>
    </message>
    <message>
        <source>Nothing happens here by itself. Drag with the event tool (N) from a lever to its gate, or add an event and say when it happens and what is done.</source>
        <translation>Hier geschieht nichts von selbst. Ziehe mit dem Ereigniswerkzeug (N) von einem Hebel zu seinem Tor, oder füge ein Ereignis hinzu und sage, wann es geschieht und was getan wird.</translation>
    </message>
    <message>
        <source>◆ %1: %2</source>
        <translation>◆ %1: %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Choose an event first.</source>
        <translation>Wähle erst ein Ereignis.</translation>
    </message>
    <message>
        <source>A copy behind this event.</source>
        <translation>Eine Kopie hinter diesem Ereignis.</translation>
    </message>
    <message>
        <source>Takes it out of the dungeon.</source>
        <translation>Nimmt es aus dem Dungeon.</translation>
    </message>
    <message>
        <source>Choose something first.</source>
        <translation>Wähle erst etwas aus.</translation>
    </message>
    <message>
        <source>Of events that happen at once the upper one comes first.</source>
        <translation>Von Ereignissen, die zugleich geschehen, kommt das obere zuerst.</translation>
    </message>
    <message>
        <source>It is the first one.</source>
        <translation>Es ist das erste.</translation>
    </message>
    <message>
        <source>It is the last one.</source>
        <translation>Es ist das letzte.</translation>
    </message>
    <message>
        <source>On arriving</source>
        <translation>Bei der Ankunft</translation>
    </message>
    <message>
        <source>What the hero reads on coming to this level</source>
        <translation>Was der Held liest, wenn er auf diese Ebene kommt</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Change what is read on arriving</source>
        <translation>Ankunftstext ändern</translation>
    </message>
    <message>
        <source>Something clicks.</source>
        <translation>Etwas klickt.</translation>
    </message>
    <message>
        <source>There is no room for another event: %1 are the most.</source>
        <translation>Für ein weiteres Ereignis ist kein Platz: %1 sind das Höchste.</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Ereignis hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate an event</source>
        <translation>Ereignis verdoppeln</translation>
    </message>
    <message>
        <source>Take the board at %1, %2 away</source>
        <translation>Tafel bei %1, %2 wegnehmen</translation>
    </message>
    <message>
        <source>Delete an event</source>
        <translation>Ereignis löschen</translation>
    </message>
    <message>
        <source>Move an event</source>
        <translation>Ereignis verschieben</translation>
    </message>
    <message>
        <source>Change an event</source>
        <translation>Ereignis ändern</translation>
    </message>
    <message>
        <source>Mute here</source>
        <translation>Hier stumm</translation>
    </message>
    <message>
        <source>Make its own</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>It belongs to the piece: mute it here instead.</source>
        <translation>Es gehört zum Baustein: Schalte es stattdessen hier stumm.</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Nicht stumm</translation>
    </message>
    <message>
        <source>Unmute
It happens on this level again.</source>
        <translation>Nicht stumm
Es geschieht auf dieser Ebene wieder.</translation>
    </message>
    <message>
        <source>Mute here
It does not happen on this level. Elsewhere the piece goes on as it does.</source>
        <translation>Hier stumm
Es geschieht auf dieser Ebene nicht. Anderswo tut der Baustein weiter, was er tut.</translation>
    </message>
    <message>
        <source>Make its own
It becomes an event of this level, with its cells written out, to be changed; the piece&apos;s is muted here.</source>
        <translation>Übernehmen
Es wird ein Ereignis dieser Ebene mit ausgeschriebenen Feldern, das sich ändern lässt; das des Bausteins ist hier stumm.</translation>
    </message>
    <message>
        <source>Unmute an event</source>
        <translation>Ereignis nicht mehr stummschalten</translation>
    </message>
    <message>
        <source>Mute an event</source>
        <translation>Ereignis stummschalten</translation>
    </message>
    <message>
        <source>Make an event the level&apos;s own</source>
        <translation>Ereignis in die Ebene übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that share marks are of the level now.</source>
        <translation>
            <numerusform>%n Ereignis, das Marken teilt, gehört jetzt zur Ebene.</numerusform>
            <numerusform>%n Ereignisse, die Marken teilen, gehören jetzt zur Ebene.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen ...</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Level %1 alone</source>
        <translation>Nur Ebene %1</translation>
    </message>
    <message>
        <source>Export the dungeon</source>
        <translation>Dungeon exportieren</translation>
    </message>
    <message>
        <source>usual size</source>
        <translation>übliche Größe</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>A cell has</source>
        <translation>Ein Feld hat</translation>
    </message>
</context>
<context>
    <name>cave::FactionsDialog</name>
    <message>
        <source>Change a faction</source>
        <translation>Fraktion ändern</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>In Dateien</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Hates</source>
        <translation>Hasst</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Whom one hates is named as in files, with commas between: %1.</source>
        <translation>Wen eine hasst, steht wie in Dateien da, mit Kommas dazwischen: %1.</translation>
    </message>
    <message>
        <source>◆ %1</source>
        <translation>◆ %1</translation>
    </message>
    <message>
        <source>strangers</source>
        <translation>Fremde</translation>
    </message>
    <message>
        <source>Add a faction</source>
        <translation>Fraktion hinzufügen</translation>
    </message>
    <message>
        <source>Delete a faction</source>
        <translation>Fraktion löschen</translation>
    </message>
</context>
<context>
    <name>cave::FieldForm</name>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>its sign</source>
        <translation>ihr Zeichen</translation>
    </message>
    <message>
        <source>Something happens when it is used</source>
        <translation>Beim Benutzen geschieht etwas</translation>
    </message>
</context>
<context>
    <name>cave::FightView</name>
    <message>
        <source>The hero of this dungeon.</source>
        <translation>Der Held dieses Dungeons.</translation>
    </message>
    <message>
        <source>A fight with a fresh hero</source>
        <translation>Ein Kampf mit einem frischen Helden</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>One of them: the hero is slain after %n turn(s).</source>
        <translation>
            <numerusform>Einer davon: Nach %n Zug ist der Held erschlagen.</numerusform>
            <numerusform>Einer davon: Nach %n Zügen ist der Held erschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of them: the hero fells it in %n turn(s) and keeps %1 health.</source>
        <translation>
            <numerusform>Einer davon: Der Held besiegt es in %n Zug und behält %1 Leben.</numerusform>
            <numerusform>Einer davon: Der Held besiegt es in %n Zügen und behält %1 Leben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of them: both stand after %n turn(s), and the hero keeps %1 health.</source>
        <translation>
            <numerusform>Einer davon: Nach %n Zug stehen beide, und der Held behält %1 Leben.</numerusform>
            <numerusform>Einer davon: Nach %n Zügen stehen beide, und der Held behält %1 Leben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n fight(s) a fresh hero wins and loses none.</source>
        <translation>
            <numerusform>In einem Kampf gewinnt und verliert ein frischer Held nicht.</numerusform>
            <numerusform>Von %n Kämpfen gewinnt und verliert ein frischer Held keinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n fight(s) a fresh hero wins none and loses %1.</source>
        <translation>
            <numerusform>Einen Kampf gewinnt ein frischer Held nicht; verloren: %1.</numerusform>
            <numerusform>Von %n Kämpfen gewinnt ein frischer Held keinen und verliert %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n fight(s) a fresh hero wins %1 and loses %2. A fight that is won takes %3 turns and leaves %4 health.</source>
        <translation>
            <numerusform>Von %n Kampf gewinnt ein frischer Held %1 und verliert %2. Ein gewonnener Kampf dauert %3 Züge und lässt %4 Gesundheit.</numerusform>
            <numerusform>Von %n Kämpfen gewinnt ein frischer Held %1 und verliert %2. Ein gewonnener Kampf dauert %3 Züge und lässt %4 Gesundheit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FileActions</name>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Save &quot;%1&quot; before closing?</source>
        <translation>„%1“ vor dem Schließen speichern?</translation>
    </message>
    <message numerus="yes">
        <source>The last %n change(s) would be lost.</source>
        <translation>
            <numerusform>Die letzte Änderung wäre verloren.</numerusform>
            <numerusform>Die letzten %n Änderungen wären verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of this file were changed outside of Cavewright. Regenerating would make them anew.</source>
        <translation>
            <numerusform>%n Ebene dieser Datei wurde außerhalb von Cavewright geändert. Neu erzeugen macht sie von vorn.</numerusform>
            <numerusform>%n Ebenen dieser Datei wurden außerhalb von Cavewright geändert. Neu erzeugen macht sie von vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a dungeon</source>
        <translation>Dungeon öffnen</translation>
    </message>
    <message>
        <source>Save the dungeon</source>
        <translation>Dungeon speichern</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>This is a copy. The original stays as it is; saving asks for a file of your own.</source>
        <translation>Das ist eine Kopie. Das Original bleibt, wie es ist; beim Speichern wirst du nach einer eigenen Datei gefragt.</translation>
    </message>
    <message>
        <source>Import a dungeon</source>
        <translation>Dungeon importieren</translation>
    </message>
    <message>
        <source>Open a copy of a bundled dungeon</source>
        <translation>Kopie eines mitgelieferten Dungeons öffnen</translation>
    </message>
    <message>
        <source>There are no backups yet. Saving over the file keeps what it held before.</source>
        <translation>Es gibt noch keine Sicherungen. Beim Überschreiben wird aufgehoben, was die Datei vorher enthielt.</translation>
    </message>
    <message>
        <source>Replaced %1.</source>
        <translation>Ersetzt am %1.</translation>
    </message>
    <message>
        <source>Open a copy of a backup</source>
        <translation>Kopie einer Sicherung öffnen</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit es geöffnet wurde.</translation>
    </message>
    <message>
        <source>Saving replaces it. What it holds now is kept as a backup.</source>
        <translation>Speichern ersetzt die Datei. Was sie jetzt enthält, wird als Sicherung aufgehoben.</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Saved as %1. What it held before could not be kept as a backup.</source>
        <translation>Gespeichert als %1. Was vorher darin war, ließ sich nicht als Sicherung aufheben.</translation>
    </message>
    <message>
        <source>These files are no longer there: %1.</source>
        <translation>Diese Dateien gibt es nicht mehr: %1.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>Comparing %1 with its recipes</source>
        <translation>%1 wird mit seinen Rezepten verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the recipe; they are kept as hand edits in the group &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n Feld weicht vom Rezept ab; es bleibt als Handarbeit in der Gruppe „%1“ erhalten.</numerusform>
            <numerusform>%n Felder weichen vom Rezept ab; sie bleiben als Handarbeit in der Gruppe „%1“ erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells that differ from the recipe: %1; things: %2. They are kept as hand edits in the group &quot;%3&quot;.</source>
        <translation>Felder, die vom Rezept abweichen: %1; Dinge: %2. Sie bleiben als Handarbeit in der Gruppe „%3“ erhalten.</translation>
    </message>
    <message>
        <source>%1 has the size of &quot;%2&quot;.</source>
        <translation>%1 ist so groß wie „%2“.</translation>
    </message>
    <message>
        <source>Its ground can be put over this dungeon, or be a dungeon of its own.</source>
        <translation>Sein Boden kann über diesen Dungeon gelegt werden oder ein eigener Dungeon sein.</translation>
    </message>
    <message>
        <source>Put it over this one</source>
        <translation>Über diesen legen</translation>
    </message>
    <message>
        <source>Open it by itself</source>
        <translation>Für sich öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>cave::FileExport</name>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Export the dungeon</source>
        <translation>Dungeon exportieren</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Exporting replaces what it holds.</source>
        <translation>Exportieren ersetzt, was darin ist.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
</context>
<context>
    <name>cave::FileMessages</name>
    <message>
        <source>%1 Nothing was changed.</source>
        <translation>%1 Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>cave::FormPage</name>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
</context>
<context>
    <name>cave::ForwardPlay</name>
    <message>
        <source>There is no ground on this level yet.</source>
        <translation>Auf dieser Ebene gibt es noch keinen Boden.</translation>
    </message>
    <message>
        <source>Nothing goes on here by itself.</source>
        <translation>Hier geschieht nichts von selbst.</translation>
    </message>
    <message>
        <source>Space lets it run or halt, Left and Right go a beat back or on, Esc drops it.</source>
        <translation>Leertaste lässt es laufen oder halten, Links und Rechts gehen einen Takt zurück oder weiter, Esc verwirft es.</translation>
    </message>
    <message>
        <source>Beat %1 of %2</source>
        <translation>Takt %1 von %2</translation>
    </message>
</context>
<context>
    <name>cave::GainSheet</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>the number now and after the choice</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Leben: %1</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Angriff: %1</translation>
    </message>
    <message>
        <source>Defence: %1</source>
        <translation>Verteidigung: %1</translation>
    </message>
    <message>
        <source>Sight: %1</source>
        <translation>Sicht: %1</translation>
    </message>
    <message>
        <source>A new level</source>
        <translation>Eine neue Stufe</translation>
    </message>
    <message>
        <source>You are level %1. Choose one:</source>
        <translation>Du bist Stufe %1. Wähle eins:</translation>
    </message>
</context>
<context>
    <name>cave::GameMenuSheet</name>
    <message>
        <source>Game menu</source>
        <translation>Spielmenü</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>cave::HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Nothing moves until you do. Every step, strike and wait takes one turn.</source>
        <translation>Nichts rührt sich, bevor du es tust. Jeder Schritt, Schlag und jedes Warten kostet einen Zug.</translation>
    </message>
    <message>
        <source>What you have seen stays on the map, dim; creatures there may have moved on.</source>
        <translation>Was du gesehen hast, bleibt blass auf der Karte; Wesen können weitergezogen sein.</translation>
    </message>
    <message>
        <source>A refused command uses no turn. Looking, help and messages use none either.</source>
        <translation>Was nicht geht, kostet keinen Zug. Schauen, Hilfe und Meldungen auch nicht.</translation>
    </message>
    <message>
        <source>The same dungeon and seed make the same caves everywhere. %1 copies both for a friend.</source>
        <translation>Gleicher Dungeon und gleicher Seed ergeben überall gleiche Höhlen. %1 kopiert beides für Freunde.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Walk into a door to open it; a locked one needs its key. Some walls are doors: %1 searches around you.</source>
        <translation>Lauf gegen eine Tür, um sie zu öffnen; eine verschlossene braucht ihren Schlüssel. Manche Wand ist eine Tür: %1 sucht um dich herum.</translation>
    </message>
    <message>
        <source>%1 shows what you carry. Choose a thing by its letter, then what to do with it.</source>
        <translation>%1 zeigt, was du bei dir trägst. Wähle ein Ding mit seinem Buchstaben und dann, was du damit tust.</translation>
    </message>
    <message>
        <source>It knows where you are, or where you were, and comes.</source>
        <translation>Es weiß, wo du bist oder warst, und kommt.</translation>
    </message>
    <message>
        <source>It has not noticed you.</source>
        <translation>Es hat dich nicht bemerkt.</translation>
    </message>
    <message>
        <source>It does nothing until it wakes.</source>
        <translation>Es tut nichts, bis es aufwacht.</translation>
    </message>
    <message>
        <source>It keeps away from you.</source>
        <translation>Es hält sich von dir fern.</translation>
    </message>
    <message>
        <source>Its steps go anywhere.</source>
        <translation>Seine Schritte gehen irgendwohin.</translation>
    </message>
    <message>
        <source>Over creatures</source>
        <translation>Über Wesen</translation>
    </message>
    <message>
        <source>Stairs lead up or down: %1 and %2 travel to the nearest you know, and take those that you stand on.</source>
        <translation>Treppen führen hinauf oder hinab: %1 und %2 reisen zur nächsten, die du kennst, und nehmen die, auf der du stehst.</translation>
    </message>
    <message>
        <source>A click on the map travels, %1 explores, %2 rests. Danger stops you; so does any key.</source>
        <translation>Ein Klick auf die Karte reist, %1 erkundet, %2 rastet. Gefahr hält dich an, und jede Taste auch.</translation>
    </message>
    <message>
        <source>Search  /</source>
        <translation>Suche  /</translation>
    </message>
    <message>
        <source>In this dungeon</source>
        <translation>In diesem Dungeon</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Walk into a creature to strike it.</source>
        <translation>Lauf gegen ein Wesen, um es zu schlagen.</translation>
    </message>
    <message>
        <source>It is after somebody else.</source>
        <translation>Es ist hinter jemand anderem her.</translation>
    </message>
    <message>
        <source>It does nothing to you as long as you do not strike it.</source>
        <translation>Es tut dir nichts, solange du es nicht schlägst.</translation>
    </message>
    <message>
        <source>It goes with you and fights for you.</source>
        <translation>Es geht mit dir und kämpft für dich.</translation>
    </message>
    <message>
        <source>It waits to be freed: walk into it.</source>
        <translation>Es wartet auf Befreiung: geh hinein.</translation>
    </message>
</context>
<context>
    <name>cave::HeroBars</name>
    <message>
        <source>Health %1 / %2, near death</source>
        <translation>Leben %1 / %2, dem Tod nah</translation>
    </message>
    <message>
        <source>Health %1 / %2, hurt</source>
        <translation>Leben %1 / %2, verletzt</translation>
    </message>
    <message>
        <source>Health %1 / %2</source>
        <translation>Leben %1 / %2</translation>
    </message>
    <message>
        <source>Level %1, experience %2 / %3</source>
        <translation>Stufe %1, Erfahrung %2 / %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 food</source>
        <translation>%1, %2 von %3 Nahrung</translation>
    </message>
</context>
<context>
    <name>cave::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Older steps are gone</source>
        <translation>Ältere Schritte sind weg</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
</context>
<context>
    <name>cave::HistorySheet</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the chosen lines, or all (Ctrl+C).</source>
        <translation>Kopiert die gewählten Zeilen oder alle (Strg+C).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Search  /</source>
        <translation>Suche  /</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>a line of the message history, copied</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>cave::InViewList</name>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>how many steps away, in the list of creatures in view</extracomment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody but you.</source>
        <translation>Niemand außer dir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) away.</source>
        <extracomment>&quot;Kobold, hunting you. 4 of 6 health, hits for 1 to 4.&quot; and how far away</extracomment>
        <translation>
            <numerusform>%1 einen Schritt weit weg.</numerusform>
            <numerusform>%1 %n Schritte weit weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (x%2)</source>
        <extracomment>a thing and how many of it</extracomment>
        <translation>%1 (x%2)</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>how many steps away a thing in view lies: none</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1, under your feet.</source>
        <extracomment>a thing in view and how far away</extracomment>
        <translation>%1, unter deinen Füßen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s) away.</source>
        <translation>
            <numerusform>%1, einen Schritt weit weg.</numerusform>
            <numerusform>%1, %n Schritte weit weg.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::KeysDialog</name>
    <message>
        <source>Keys of the editor</source>
        <translation>Tasten des Editors</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation>Taste suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>cave::KeysPanel</name>
    <message>
        <source>Take it from there</source>
        <translation>Von dort nehmen</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Arrows and letters of vi</source>
        <translation>Pfeile und Buchstaben von vi</translation>
    </message>
    <message>
        <source>Numpad</source>
        <translation>Ziffernblock</translation>
    </message>
    <message>
        <source>WASD</source>
        <translation>WASD</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Keys of</source>
        <translation>Tasten von</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Takes the chosen key from its action (Del).</source>
        <translation>Nimmt der Aktion die gewählte Taste (Entf).</translation>
    </message>
    <message>
        <source>Gives the chosen action its usual keys.</source>
        <translation>Gibt der gewählten Aktion ihre üblichen Tasten.</translation>
    </message>
    <message>
        <source>Arrows, numpad and h j k l y u b n walk; with Shift they run.</source>
        <translation>Pfeile, Ziffernblock und h j k l y u b n gehen; mit Umschalt laufen sie.</translation>
    </message>
    <message>
        <source>Arrows and numpad walk; letters are free of it.</source>
        <translation>Pfeile und Ziffernblock gehen; Buchstaben sind frei davon.</translation>
    </message>
    <message>
        <source>w a s d walk, r and f take stairs up and down; what was on these letters is on others.</source>
        <translation>w a s d gehen, r und f nehmen Treppen hinauf und hinab; was auf diesen Buchstaben lag, liegt auf anderen.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a menu and an action in it: &quot;Run: North&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click it, or press Enter, and press the new key.</source>
        <translation>Klick darauf oder drück Enter, dann die neue Taste.</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <source>Press the new key for &quot;%1&quot;. Esc leaves it as it is.</source>
        <translation>Drück die neue Taste für „%1“. Esc lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 and stays there.</source>
        <translation>%1 gehört zu: %2. Dort bleibt es.</translation>
    </message>
    <message>
        <source>%1 is on &quot;%2: %3&quot;.</source>
        <translation>%1 liegt auf „%2: %3“.</translation>
    </message>
    <message>
        <source>Import ...</source>
        <translation>Einlesen ...</translation>
    </message>
    <message>
        <source>Takes all keys from a file; Undo takes them back.</source>
        <translation>Nimmt alle Tasten aus einer Datei; Zurücknehmen macht es ungeschehen.</translation>
    </message>
    <message>
        <source>Export ...</source>
        <translation>Ausgeben ...</translation>
    </message>
    <message>
        <source>Writes all keys into a file for others.</source>
        <translation>Schreibt alle Tasten in eine Datei für andere.</translation>
    </message>
    <message>
        <source>All keys are in %1.</source>
        <translation>Alle Tasten stehen in %1.</translation>
    </message>
    <message>
        <source>The keys could not be written. %1</source>
        <translation>Die Tasten konnten nicht geschrieben werden. %1</translation>
    </message>
    <message>
        <source>No keys were taken. %1</source>
        <translation>Keine Tasten wurden übernommen. %1</translation>
    </message>
    <message>
        <source>All keys are those of %1.</source>
        <translation>Alle Tasten sind die aus %1.</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten ausgeben</translation>
    </message>
    <message>
        <source>Keys (*.keys.json);;All files (*)</source>
        <translation>Tasten (*.keys.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten einlesen</translation>
    </message>
</context>
<context>
    <name>cave::KindBox</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>cave::KindList</name>
    <message>
        <source>Creatures</source>
        <translation>Kreaturen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Themes
What levels may wear: their stone, their water and their light.</source>
        <translation>Themen
Was Ebenen tragen können: ihr Stein, ihr Wasser und ihr Licht.</translation>
    </message>
    <message>
        <source>Themes...</source>
        <translation>Themen ...</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Finden</translation>
    </message>
    <message>
        <source>Find a kind</source>
        <translation>Eine Art finden</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Neu...</translation>
    </message>
    <message>
        <source>Copy...</source>
        <translation>Kopie...</translation>
    </message>
    <message>
        <source>%1   changed here</source>
        <translation>%1   hier geändert</translation>
    </message>
    <message>
        <source>%1   own</source>
        <translation>%1   eigene</translation>
    </message>
    <message>
        <source>With ground that burns</source>
        <translation>Mit Boden, der brennt</translation>
    </message>
    <message>
        <source>With things of the campaign</source>
        <translation>Mit Dingen des Feldzugs</translation>
    </message>
    <message>
        <source>Factions...</source>
        <translation>Fraktionen...</translation>
    </message>
    <message>
        <source>Factions
Who is on whose side, and who hates whom.</source>
        <translation>Fraktionen
Wer auf wessen Seite steht und wer wen hasst.</translation>
    </message>
</context>
<context>
    <name>cave::KindPalette</name>
    <message>
        <source>Find a tile</source>
        <translation>Kachel suchen</translation>
    </message>
    <message>
        <source>Find a creature</source>
        <translation>Wesen suchen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>Find an item</source>
        <translation>Ding suchen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Dinge</translation>
    </message>
</context>
<context>
    <name>cave::LevelList</name>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Made by hand.</source>
        <translation>Von Hand gemacht.</translation>
    </message>
    <message>
        <source>Made by the recipe &quot;%1&quot;.</source>
        <translation>Nach dem Rezept „%1“ gemacht.</translation>
    </message>
</context>
<context>
    <name>cave::LevelPanel</name>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Neue Ebene</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Duplicate level</source>
        <translation>Ebene verdoppeln</translation>
    </message>
    <message>
        <source>A dungeon keeps at least one level.</source>
        <translation>Ein Dungeon behält mindestens eine Ebene.</translation>
    </message>
    <message>
        <source>Level %1, %2, was deleted.</source>
        <translation>Ebene %1, %2, wurde gelöscht.</translation>
    </message>
    <message>
        <source>The game started there.</source>
        <translation>Dort begann das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n stair(s) of other levels led there.</source>
        <translation>
            <numerusform>%n Treppe anderer Ebenen führte dorthin.</numerusform>
            <numerusform>%n Treppen anderer Ebenen führten dorthin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) opened doors there.</source>
        <translation>
            <numerusform>%n Schlüssel öffnete dort eine Tür.</numerusform>
            <numerusform>%n Schlüssel öffneten dort Türen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete level</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>This is the first level already.</source>
        <translation>Das ist schon die erste Ebene.</translation>
    </message>
    <message>
        <source>This is the last level already.</source>
        <translation>Das ist schon die letzte Ebene.</translation>
    </message>
    <message>
        <source>Move level</source>
        <translation>Ebene verschieben</translation>
    </message>
    <message>
        <source>Rename the level</source>
        <translation>Ebene umbenennen</translation>
    </message>
    <message>
        <source>Name of level %1</source>
        <translation>Name der Ebene %1</translation>
    </message>
    <message>
        <source>Rename level</source>
        <translation>Ebene umbenennen</translation>
    </message>
    <message>
        <source>Resize to %1 x %2</source>
        <translation>Größe auf %1 x %2 ändern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>cave::LevelPreview</name>
    <message>
        <source>Picture of the first level</source>
        <translation>Bild der ersten Ebene</translation>
    </message>
    <message>
        <source>%1 x %2 cells: too large for a picture here.</source>
        <translation>%1 x %2 Felder: zu groß für ein Bild hier.</translation>
    </message>
</context>
<context>
    <name>cave::LevelView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>cave::LevelsSheet</name>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Where is ...</source>
        <translation>Wo ist ...</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Travel there</source>
        <translation>Dorthin reisen</translation>
    </message>
    <message>
        <source>Goes there over stairs you took; danger stops you (Enter).</source>
        <translation>Geht dorthin, über Treppen, die du schon genommen hast; Gefahr hält dich an (Eingabe).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Ebene %1 von %2</translation>
    </message>
    <message>
        <source>Not seen.</source>
        <translation>Nicht gesehen.</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Hier bist du.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Bekannt: %1.</translation>
    </message>
    <message>
        <source>Explored.</source>
        <translation>Erkundet.</translation>
    </message>
    <message>
        <source>Not explored yet.</source>
        <translation>Noch nicht erkundet.</translation>
    </message>
    <message>
        <source>Left there: %1.</source>
        <extracomment>things that still lie on a level</extracomment>
        <translation>Dort liegt noch: %1.</translation>
    </message>
    <message>
        <source>%1 (x%2)</source>
        <extracomment>a thing and how many of it</extracomment>
        <translation>%1 (x%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a thing and where it is, such as &quot;apple 12,7&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>cave::ListField</name>
    <message>
        <source>Add an item</source>
        <translation>Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Add a tile</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add a word</source>
        <translation>Wort hinzufügen</translation>
    </message>
    <message>
        <source>Takes it out.</source>
        <translation>Nimmt es heraus.</translation>
    </message>
</context>
<context>
    <name>cave::LoadPage</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>%1, level %2, turn %3, %4</source>
        <translation>%1, Ebene %2, Zug %3, %4</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>Spiel laden</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Goes on with the chosen game (Enter).</source>
        <translation>Setzt das gewählte Spiel fort (Eingabe).</translation>
    </message>
    <message>
        <source>No game is saved here yet. Start one with New game.</source>
        <translation>Hier ist noch kein Spiel gespeichert. Beginn eines mit „Neues Spiel“.</translation>
    </message>
    <message>
        <source>This game cannot be loaded. %1 The file was left as it is.</source>
        <translation>Dieses Spiel lässt sich nicht laden. %1 Die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <translation>%1 (Übung)</translation>
    </message>
    <message>
        <source>Delete ...</source>
        <translation>Löschen ...</translation>
    </message>
    <message>
        <source>This game is running. Give it up in the game menu instead.</source>
        <translation>Dieses Spiel läuft. Gib es stattdessen im Spielmenü auf.</translation>
    </message>
    <message>
        <source>Deletes the chosen game, after asking (Del).</source>
        <translation>Löscht das gewählte Spiel nach einer Rückfrage (Entf).</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>%1. It would be gone for good.</source>
        <translation>%1. Es wäre für immer weg.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Shows the chosen game from its first turn on. Nothing in it changes.</source>
        <translation>Zeigt das gewählte Spiel von seiner ersten Runde an. Nichts darin ändert sich.</translation>
    </message>
    <message>
        <source>%1 could not be deleted. %2</source>
        <translation>%1 konnte nicht gelöscht werden. %2</translation>
    </message>
    <message>
        <source>Open file...</source>
        <translation>Datei öffnen...</translation>
    </message>
    <message>
        <source>Goes on with a game that was saved elsewhere.</source>
        <translation>Setzt ein Spiel fort, das woanders gespeichert wurde.</translation>
    </message>
</context>
<context>
    <name>cave::LookLine</name>
    <message>
        <source>Look line</source>
        <translation>Schauzeile</translation>
    </message>
</context>
<context>
    <name>cave::MainBar</name>
    <message>
        <source>Overlays
Lays regions, reach, danger and more over the level.</source>
        <translation>Auflagen
Legt Bereiche, Erreichbarkeit, Gefahr und mehr über die Ebene.</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Auflagen</translation>
    </message>
    <message>
        <source>More
What has no room here.</source>
        <translation>Mehr
Was hier keinen Platz hat.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>cave::MainWindow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This could not be opened. %1 Nothing was changed.</source>
        <translation>Das lässt sich nicht öffnen. %1 Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Play a map file</source>
        <translation>Kartendatei spielen</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, Ebene %2</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>%1 - Cavewright</source>
        <translation>%1 - Cavewright</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Do you want to play this dungeon or to edit it?</source>
        <translation>Willst du diesen Dungeon spielen oder bearbeiten?</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Wiedergabe von %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>This game cannot be watched. %1</source>
        <translation>Dieses Spiel kann nicht angesehen werden. %1</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>Spiel laden</translation>
    </message>
    <message>
        <source>A game from elsewhere</source>
        <translation>Ein Spiel von woanders</translation>
    </message>
    <message>
        <source>This game goes on in its own file, %1. When it ends, that file goes and its record is kept under High scores. Continue on the title leads back to it.</source>
        <translation>Dieses Spiel geht in seiner eigenen Datei weiter: %1. Wenn es endet, verschwindet die Datei, und seine Aufzeichnung bleibt unter den Bestenlisten. Weiter auf dem Titel führt zu ihm zurück.</translation>
    </message>
</context>
<context>
    <name>cave::MarksBox</name>
    <message>
        <source>Add a mark</source>
        <translation>Merker hinzufügen</translation>
    </message>
    <message>
        <source>Marks: numbers from 0 that events write and ask</source>
        <translation>Merker: Zahlen ab 0, die Ereignisse schreiben und abfragen</translation>
    </message>
    <message>
        <source>Name of the mark</source>
        <translation>Name des Merkers</translation>
    </message>
    <message>
        <source>up to </source>
        <translation>bis </translation>
    </message>
    <message>
        <source>Highest number of the mark</source>
        <translation>Höchste Zahl des Merkers</translation>
    </message>
    <message>
        <source>Remove this mark</source>
        <translation>Diesen Merker entfernen</translation>
    </message>
    <message>
        <source>Rename a mark</source>
        <translation>Merker umbenennen</translation>
    </message>
    <message>
        <source>A mark&apos;s name is a small letter, then small letters, digits and _, and no other mark has it.</source>
        <translation>Der Name eines Merkers ist ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und _, und kein anderer Merker hat ihn.</translation>
    </message>
    <message>
        <source>Change a mark</source>
        <translation>Merker ändern</translation>
    </message>
    <message>
        <source>Events still name the mark %1.</source>
        <translation>Ereignisse nennen den Merker %1 noch.</translation>
    </message>
    <message>
        <source>Remove a mark</source>
        <translation>Merker entfernen</translation>
    </message>
</context>
<context>
    <name>cave::MeasureTool</name>
    <message>
        <source>%1 x %2, straight %3</source>
        <translation>%1 x %2, gerade %3</translation>
    </message>
    <message>
        <source>%1, no way on foot</source>
        <translation>%1, kein Weg zu Fuß</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s) on foot</source>
        <translation>
            <numerusform>%1, %n Schritt zu Fuß</numerusform>
            <numerusform>%1, %n Schritte zu Fuß</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::MessageList</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <extracomment>before a line of the message history</extracomment>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>cave::MessageModel</name>
    <message>
        <source>%1 (x%2)</source>
        <translation>%1 (x%2)</translation>
    </message>
</context>
<context>
    <name>cave::MinimapWidget</name>
    <message>
        <source>Minimap</source>
        <translation>Kleine Karte</translation>
    </message>
</context>
<context>
    <name>cave::Mover</name>
    <message>
        <source>Move by %1, %2</source>
        <translation>Um %1, %2 verschieben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>cave::NavigationActions</name>
    <message>
        <source>There are no stairs at the cell cursor.</source>
        <translation>Am Feldcursor ist keine Treppe.</translation>
    </message>
    <message>
        <source>Level %1 (%2, %3)</source>
        <translation>Ebene %1 (%2, %3)</translation>
    </message>
    <message>
        <source>Nothing stands or lies on the levels yet.</source>
        <translation>Noch steht und liegt nichts auf den Ebenen.</translation>
    </message>
    <message>
        <source>Find a thing</source>
        <translation>Ding suchen</translation>
    </message>
    <message>
        <source>Go to a cell</source>
        <translation>Gehe zu Feld</translation>
    </message>
    <message>
        <source>x, y and, for another level, its number</source>
        <translation>x, y und, für eine andere Ebene, ihre Nummer</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>There is no cell &quot;%1&quot; here. Say it as 12, 7 or, on level 3, as 12, 7, 3.</source>
        <translation>Hier gibt es kein Feld „%1“. Schreibe es als 12, 7 oder, auf Ebene 3, als 12, 7, 3.</translation>
    </message>
</context>
<context>
    <name>cave::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Dungeons</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Begins the game (Enter).</source>
        <translation>Beginnt das Spiel (Eingabe).</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>A number or any words. The same seed makes the same caves on every machine.</source>
        <translation>Eine Zahl oder beliebige Wörter. Derselbe Seed ergibt auf jedem Rechner dieselben Höhlen.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Another seed.</source>
        <translation>Ein anderer Seed.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies dungeon and seed for a friend.</source>
        <translation>Kopiert Dungeon und Seed für Freunde.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Takes dungeon and seed from the clipboard (Ctrl+V).</source>
        <translation>Nimmt Dungeon und Seed aus der Zwischenablage (Strg+V).</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy something like jsrogue#13805 first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopier erst etwas wie jsrogue#13805.</translation>
    </message>
    <message>
        <source>No dungeon here is called &quot;%1&quot;. Ask for its file and put it with your own dungeons.</source>
        <translation>Hier heißt kein Dungeon „%1“. Frag nach der Datei und leg sie zu deinen Dungeons.</translation>
    </message>
    <message>
        <source>The seed is empty. Type a number or any words, or choose Random.</source>
        <translation>Der Seed ist leer. Gib eine Zahl oder Wörter ein oder nimm „Zufall“.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 ist nicht lesbar. %2</translation>
    </message>
    <message>
        <source>No picture without a dungeon and a seed.</source>
        <translation>Ohne Dungeon und Seed kein Bild.</translation>
    </message>
    <message>
        <source>%1 x %2 cells: too large for a picture here.</source>
        <translation>%1 x %2 Felder: zu groß für ein Bild hier.</translation>
    </message>
    <message>
        <source>Practice: step back, no score</source>
        <translation>Übung: Schritte zurück, keine Wertung</translation>
    </message>
    <message>
        <source>Turns can be taken back, even the one you died in. The game has no score.</source>
        <translation>Runden lassen sich zurücknehmen, auch die, in der du gestorben bist. Das Spiel hat keine Wertung.</translation>
    </message>
    <message>
        <source>Today&apos;s</source>
        <translation>Von heute</translation>
    </message>
    <message>
        <source>The seed of the day: the same for everybody, made of the date.</source>
        <translation>Der Startwert des Tages: für alle gleich, aus dem Datum gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>sanft</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>deadly</source>
        <translation>tödlich</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>difficulty, levels</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>    %1</source>
        <extracomment>an edition in the list, beneath its dungeon</extracomment>
        <translation>    %1</translation>
    </message>
</context>
<context>
    <name>cave::NumberGrid</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>cave::OrdersSheet</name>
    <message>
        <source>Follow me, and fight who comes near</source>
        <translation>Folgt mir und kämpft gegen alle, die nahe kommen</translation>
    </message>
    <message>
        <source>Stay here, and fight who comes beside you</source>
        <translation>Bleibt hier und kämpft gegen alle, die neben euch kommen</translation>
    </message>
    <message>
        <source>Go your own way</source>
        <translation>Geht euren eigenen Weg</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>All companions that hear you do so from now on:</source>
        <translation>Alle Begleiter, die dich hören, tun von nun an dies:</translation>
    </message>
</context>
<context>
    <name>cave::OverviewMap</name>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
</context>
<context>
    <name>cave::OverviewWindow</name>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Over each other</source>
        <translation>Übereinander</translation>
    </message>
    <message>
        <source>Lines are stairs and links. A click or Enter goes to the level.</source>
        <translation>Linien sind Treppen und Verbindungen. Ein Klick oder Eingabe geht zur Ebene.</translation>
    </message>
</context>
<context>
    <name>cave::PackGlance</name>
    <message>
        <source>Pack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <translation>Du trägst nichts bei dir.</translation>
    </message>
</context>
<context>
    <name>cave::PackSheet</name>
    <message>
        <source>Pack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a thing and how many of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <translation>Du trägst nichts bei dir.</translation>
    </message>
    <message>
        <source>Step on things and press %1 to pick them up.</source>
        <translation>Geh auf Dinge und drücke %1, um sie aufzuheben.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter  /</source>
        <translation>Filter  /</translation>
    </message>
    <message>
        <source>Examine what?</source>
        <translation>Was untersuchen?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>how many letters of the pack are taken</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing in your pack is called so.</source>
        <translation>Nichts in deinem Rucksack heißt so.</translation>
    </message>
</context>
<context>
    <name>cave::PanelStrip</name>
    <message>
        <source>%1
Opens it over the canvas; Esc closes it.</source>
        <translation>%1
Öffnet es über der Zeichenfläche; Esc schließt es.</translation>
    </message>
</context>
<context>
    <name>cave::ParameterForm</name>
    <message>
        <source>Goes by depth
Lets the number change from level to level.</source>
        <translation>Nach Tiefe
Lässt die Zahl sich von Ebene zu Ebene ändern.</translation>
    </message>
    <message>
        <source>Goes by depth</source>
        <translation>Nach Tiefe</translation>
    </message>
    <message>
        <source>&quot;line 1:900, 26:100&quot; runs straight between levels 1 and 26, &quot;step 1:2, 4:3&quot; holds each value from its level on.</source>
        <translation>„line 1:900, 26:100“ läuft gerade zwischen Ebene 1 und 26, „step 1:2, 4:3“ hält jeden Wert ab seiner Ebene.</translation>
    </message>
    <message>
        <source>The same on all levels
Takes the number of this level for all.</source>
        <translation>Auf allen Ebenen gleich
Nimmt die Zahl dieser Ebene für alle.</translation>
    </message>
    <message>
        <source>The same on all levels</source>
        <translation>Auf allen Ebenen gleich</translation>
    </message>
    <message>
        <source>Write a number, &quot;line 1:900, 26:100&quot; or &quot;step 1:2, 4:3&quot;.</source>
        <translation>Schreib eine Zahl, „line 1:900, 26:100“ oder „step 1:2, 4:3“.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Where this row may write; the rest stays as it was.</source>
        <translation>Wo diese Zeile schreiben darf; der Rest bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>cave::ParameterHead</name>
    <message>
        <source>Only this level has this row, and so this value.</source>
        <translation>Nur diese Ebene hat diese Zeile und damit diesen Wert.</translation>
    </message>
    <message>
        <source>This level alone has this value. Press for that of every level of the recipe.</source>
        <translation>Nur diese Ebene hat diesen Wert. Drücken für den aller Ebenen des Rezepts.</translation>
    </message>
    <message>
        <source>Every level of the recipe has this value. Press to change it on this level alone.</source>
        <translation>Alle Ebenen des Rezepts haben diesen Wert. Drücken, um ihn nur auf dieser Ebene zu ändern.</translation>
    </message>
    <message>
        <source>%1: this level alone</source>
        <translation>%1: nur diese Ebene</translation>
    </message>
    <message>
        <source>%1: every level of the recipe</source>
        <translation>%1: alle Ebenen des Rezepts</translation>
    </message>
</context>
<context>
    <name>cave::PieceTool</name>
    <message>
        <source>Put down %1</source>
        <translation>%1 absetzen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Piece: %1.</source>
        <translation>Baustein: %1.</translation>
    </message>
</context>
<context>
    <name>cave::PiecesWindow</name>
    <message>
        <source>Pieces</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Name, tag or what happens there</source>
        <translation>Name, Schlagwort oder was dort geschieht</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Put it down</source>
        <translation>Absetzen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 (mine)</source>
        <translation>%1 (meins)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1: %2 x %3 cells</source>
        <translation>%1: %2 x %3 Felder</translation>
    </message>
    <message>
        <source>No piece yet. Select a part of a level and save it as a piece (Tools).</source>
        <translation>Noch kein Stück. Wähle einen Teil einer Ebene aus und speichere ihn als Stück (Werkzeuge).</translation>
    </message>
    <message>
        <source>No piece has these words.</source>
        <translation>Kein Stück hat diese Wörter.</translation>
    </message>
    <message>
        <source>Take into this dungeon</source>
        <translation>In diesen Dungeon nehmen</translation>
    </message>
    <message>
        <source>Keep for all dungeons</source>
        <translation>Für alle Dungeons aufheben</translation>
    </message>
    <message>
        <source>Take into this dungeon
Recipes can use it then; kinds that it needs come along.</source>
        <translation>In diesen Dungeon nehmen
Rezepte können es dann benutzen; Arten, die es braucht, kommen mit.</translation>
    </message>
    <message>
        <source>Keep for all dungeons
A copy in your own pieces, with the kinds that it needs.</source>
        <translation>Für alle Dungeons aufheben
Eine Kopie in deinen eigenen Stücken, mit den Arten, die es braucht.</translation>
    </message>
    <message>
        <source>The piece %1 is in this dungeon now.</source>
        <translation>Das Stück %1 ist jetzt in diesem Dungeon.</translation>
    </message>
    <message>
        <source>Another kind has this name here: %1.</source>
        <translation>Eine andere Art heißt hier so: %1.</translation>
    </message>
    <message>
        <source>A kind differs</source>
        <translation>Eine Art ist anders</translation>
    </message>
    <message>
        <source>Bring it under another name</source>
        <translation>Unter anderem Namen mitbringen</translation>
    </message>
    <message>
        <source>Use the one of this dungeon</source>
        <translation>Die dieses Dungeons benutzen</translation>
    </message>
    <message>
        <source>Take the piece %1 into the dungeon</source>
        <translation>Stück %1 in den Dungeon nehmen</translation>
    </message>
    <message>
        <source>The piece %1 is kept for all dungeons now.</source>
        <translation>Das Stück %1 ist jetzt für alle Dungeons aufgehoben.</translation>
    </message>
    <message>
        <source>Delete the piece %1</source>
        <translation>Stück %1 löschen</translation>
    </message>
    <message>
        <source>%1 (this dungeon)</source>
        <translation>%1 (dieser Dungeon)</translation>
    </message>
    <message>
        <source>%1 (library)</source>
        <translation>%1 (Bibliothek)</translation>
    </message>
    <message>
        <source>%1: its cells are laid where they fit</source>
        <translation>%1: seine Felder werden gelegt, wo sie passen</translation>
    </message>
    <message>
        <source>Put it down
The cells of this one are laid by the row of a recipe (machine).</source>
        <translation>Hinlegen
Die Felder von diesem legt die Zeile eines Rezepts (Maschine).</translation>
    </message>
    <message>
        <source>Delete
It belongs to a library of the content.</source>
        <translation>Löschen
Er gehört zu einer Bibliothek des Inhalts.</translation>
    </message>
    <message>
        <source>Take into this dungeon
A copy of its own, which you can change. Recipes and levels use that from then on.</source>
        <translation>In diesen Dungeon nehmen
Eine eigene Kopie, die du ändern kannst. Rezepte und Ebenen nehmen von da an diese.</translation>
    </message>
</context>
<context>
    <name>cave::PlacesSheet</name>
    <message>
        <source>Go where?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Places and things you know of</source>
        <translation>Orte und Dinge, die du kennst</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>You know of no place or thing yet. Explore first.</source>
        <translation>Du kennst noch keinen Ort und kein Ding. Erkunde zuerst.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Travels there; danger stops you (Enter).</source>
        <translation>Reist dorthin; Gefahr hält dich an (Eingabe).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>ein Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>no way known</source>
        <translation>kein Weg bekannt</translation>
    </message>
    <message>
        <source>Search  /</source>
        <translation>Suche  /</translation>
    </message>
</context>
<context>
    <name>cave::PlayPage</name>
    <message>
        <source>This is a playtest. Esc goes back to the editor.</source>
        <translation>Das ist ein Probespiel. Esc bringt dich zurück zum Editor.</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Back to the editor  Esc</source>
        <translation>Zurück zum Editor  Esc</translation>
    </message>
    <message>
        <source>Press %1 for all keys.</source>
        <translation>%1 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Health %1 / %2     %3     %4     Turn %5</source>
        <translation>Leben %1 / %2     %3     %4     Zug %5</translation>
    </message>
    <message numerus="yes">
        <source>%n in view</source>
        <translation>
            <numerusform>%n in Sicht</numerusform>
            <numerusform>%n in Sicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Close what is open first (Esc).</source>
        <translation>Schließ erst, was offen ist (Esc).</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>Nothing is on %1. Press %2 for all keys.</source>
        <translation>Auf %1 liegt nichts. %2 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Nothing is to be done here.</source>
        <translation>Hier gibt es nichts zu tun.</translation>
    </message>
    <message>
        <source>Click a cell next to you to go or strike there.</source>
        <translation>Klick auf ein Feld neben dir, um dorthin zu gehen oder zu schlagen.</translation>
    </message>
    <message>
        <source>Copied %1. A friend can paste it under New game.</source>
        <translation>%1 kopiert. Freunde fügen es unter „Neues Spiel“ ein.</translation>
    </message>
    <message>
        <source>This game is over; its record is kept.</source>
        <translation>Dieses Spiel ist vorbei; die Aufzeichnung bleibt.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Das Spiel ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern gehen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Give up this game?</source>
        <translation>Dieses Spiel aufgeben?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>No open door is next to you.</source>
        <translation>Neben dir ist keine offene Tür.</translation>
    </message>
    <message>
        <source>Close which door? Press its direction, or Esc to leave it open.</source>
        <translation>Welche Tür schließen? Drück ihre Richtung oder Esc, um sie offen zu lassen.</translation>
    </message>
    <message>
        <source>You are full</source>
        <translation>Du bist satt</translation>
    </message>
    <message>
        <source>Eating this would choke you.</source>
        <translation>Daran würdest du ersticken.</translation>
    </message>
    <message>
        <source>Eat anyway</source>
        <translation>Trotzdem essen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Back on turn %1.</source>
        <translation>Wieder in Runde %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to walk.</source>
        <extracomment>behind sentences about a cell; %n: steps of the way that is drawn on the map</extracomment>
        <translation>
            <numerusform>Ein Schritt zu gehen.</numerusform>
            <numerusform>%n Schritte zu gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only practice games go back: tick Practice when you begin one.</source>
        <translation>Nur Übungsspiele gehen zurück: Hake Übung an, wenn du eines beginnst.</translation>
    </message>
    <message>
        <source>This is the first turn.</source>
        <translation>Dies ist die erste Runde.</translation>
    </message>
    <message>
        <source>No turn was taken back.</source>
        <translation>Es wurde keine Runde zurückgenommen.</translation>
    </message>
    <message>
        <source>The game would end here and its save would be gone for good.</source>
        <translation>Das Spiel wäre hier zu Ende und sein Spielstand für immer fort.</translation>
    </message>
    <message>
        <source>Deep water</source>
        <translation>Tiefes Wasser</translation>
    </message>
    <message>
        <source>You find no ground there. Whoever stays too long drowns.</source>
        <translation>Dort findest du keinen Grund. Wer zu lange bleibt, ertrinkt.</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Hineingehen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Draußen bleiben</translation>
    </message>
    <message>
        <source>Look at the design?</source>
        <translation>Den Entwurf ansehen?</translation>
    </message>
    <message>
        <source>It shows every level with its secrets. This game goes on as practice: it has no score, and from here on turns can be taken back.</source>
        <translation>Er zeigt jede Ebene mit ihren Geheimnissen. Dieses Spiel geht als Übung weiter: Es hat keine Wertung, und ab hier lassen sich Züge zurücknehmen.</translation>
    </message>
    <message>
        <source>Go on as practice</source>
        <translation>Als Übung weiterspielen</translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Die Wertung behalten</translation>
    </message>
    <message>
        <source>You have nothing to choose.</source>
        <translation>Du hast nichts zu wählen.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Whoever goes in burns for some turns. Water puts it out.</source>
        <translation>Wer hineingeht, brennt einige Züge lang. Wasser löscht.</translation>
    </message>
    <message>
        <source>Strike whom? Press a direction, or Esc to let everybody be.</source>
        <translation>Wen schlagen? Drücke eine Richtung, oder Esc, um alle in Ruhe zu lassen.</translation>
    </message>
    <message>
        <source>It would meet %1.</source>
        <extracomment>%1: one or more creatures, such as &quot;the rat, the orc&quot;</extracomment>
        <translation>Es träfe %1.</translation>
    </message>
    <message>
        <source>Companions in the way</source>
        <translation>Begleiter im Weg</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Trotzdem</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>%1 is a captive. Freed it goes with you and fights for you.</source>
        <translation>%1 ist gefangen. Befreit geht es mit dir und kämpft für dich.</translation>
    </message>
    <message>
        <source>A captive</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Free it</source>
        <translation>Befreien</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Chasm</source>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>You fall to the level below, and hurt yourself.</source>
        <translation>Du fällst auf die Ebene darunter und verletzt dich.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Bad air</source>
        <translation>Schlechte Luft</translation>
    </message>
    <message>
        <source>You see what hangs there. It does nobody good.</source>
        <translation>Du siehst, was dort hängt. Es tut niemandem gut.</translation>
    </message>
</context>
<context>
    <name>cave::PlaySheets</name>
    <message>
        <source>Small map</source>
        <translation>Kleine Karte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>cave::PlaytestActions</name>
    <message>
        <source>Nobody can begin at %1, %2. Move the cell cursor to free ground.</source>
        <translation>Bei %1, %2 kann niemand beginnen. Geh mit dem Feldcursor auf freien Boden.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) must be solved before this can be played from its start.</source>
        <translation>
            <numerusform>%n Problem musst du lösen, bevor du vom Start spielen kannst.</numerusform>
            <numerusform>%n Probleme musst du lösen, bevor du vom Start spielen kannst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an event first, in the tab Events.</source>
        <translation>Wähle erst ein Ereignis, im Reiter Ereignisse.</translation>
    </message>
    <message>
        <source>This event is of level %1: go there first.</source>
        <translation>Dieses Ereignis gehört zu Ebene %1: Gehe erst dorthin.</translation>
    </message>
</context>
<context>
    <name>cave::PlaytestMode</name>
    <message>
        <source>Playtest</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>This cannot be played.</source>
        <translation>Das lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
</context>
<context>
    <name>cave::ProblemList</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Level %1 (%2, %3): %4</source>
        <translation>Ebene %1 (%2, %3): %4</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Fix (Ctrl+Enter)
%1</source>
        <translation>Beheben (Strg+Eingabe)
%1</translation>
    </message>
    <message>
        <source>Fix this problem</source>
        <translation>Problem beheben</translation>
    </message>
</context>
<context>
    <name>cave::ProblemsStrip</name>
    <message>
        <source>Next %1</source>
        <translation>Weiter %1</translation>
    </message>
    <message>
        <source>Shows where the next problem is.</source>
        <translation>Zeigt, wo das nächste Problem ist.</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Shows all problems.</source>
        <translation>Zeigt alle Probleme.</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>Looking for problems...</source>
        <translation>Sucht nach Problemen...</translation>
    </message>
    <message>
        <source>This dungeon is large: problems are looked for when you press %1.</source>
        <translation>Dieser Dungeon ist groß: Nach Problemen wird gesucht, wenn du %1 drückst.</translation>
    </message>
    <message numerus="yes">
        <source>No problems. The goal can be reached in %n step(s).</source>
        <translation>
            <numerusform>Keine Probleme. Das Ziel ist in %n Schritt erreichbar.</numerusform>
            <numerusform>Keine Probleme. Das Ziel ist in %n Schritten erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the way</source>
        <translation>Weg zeigen</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <translation>Beheben %1</translation>
    </message>
    <message>
        <source>Fix this problem</source>
        <translation>Problem beheben</translation>
    </message>
    <message>
        <source>Show the way
Draws the way from the start to the goal.</source>
        <translation>Weg zeigen
Zeichnet den Weg vom Start zum Ziel.</translation>
    </message>
    <message>
        <source>There is no problem to fix.</source>
        <translation>Es gibt kein Problem zu beheben.</translation>
    </message>
    <message>
        <source>This has to be set right by hand. Press %1 to go there.</source>
        <translation>Das musst du von Hand richten. Mit %1 kommst du hin.</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Behoben: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>%1 Fix: %2</source>
        <translation>%1 Abhilfe: %2</translation>
    </message>
    <message>
        <source>This problem is gone already.</source>
        <translation>Dieses Problem ist schon weg.</translation>
    </message>
    <message>
        <source>%1
Goes to the place.</source>
        <translation>%1
Geht zu der Stelle.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
</context>
<context>
    <name>cave::ProgressDialog</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Wird angehalten...</translation>
    </message>
</context>
<context>
    <name>cave::PropertiesWindow</name>
    <message>
        <source>Dungeon properties</source>
        <translation>Eigenschaften des Dungeons</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>◆ %1: %2</source>
        <translation>◆ %1: %2</translation>
    </message>
    <message>
        <source>Takes over what is typed, as one step.</source>
        <translation>Übernimmt das Getippte in einem Schritt.</translation>
    </message>
    <message>
        <source>Nothing is typed that the dungeon does not say already.</source>
        <translation>Nichts ist getippt, was der Dungeon nicht schon sagt.</translation>
    </message>
    <message>
        <source>Apply what you have typed before closing?</source>
        <translation>Das Getippte vor dem Schließen anwenden?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Weiter tippen</translation>
    </message>
</context>
<context>
    <name>cave::RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>cave::RecipeChooser</name>
    <message>
        <source>Recipe of this level</source>
        <translation>Rezept dieser Ebene</translation>
    </message>
    <message>
        <source>Recipe of this level
Levels may share a recipe; a change shows on all of them.</source>
        <translation>Rezept dieser Ebene
Ebenen können ein Rezept teilen; eine Änderung zeigt sich auf allen.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Presets
Takes the recipe of one of the dungeons that Cavewright brings.</source>
        <translation>Vorlagen
Nimmt das Rezept eines der Verliese, die Cavewright mitbringt.</translation>
    </message>
    <message>
        <source>Made by hand</source>
        <translation>Von Hand gemacht</translation>
    </message>
    <message>
        <source>Level %1 made by hand</source>
        <translation>Ebene %1 von Hand gemacht</translation>
    </message>
    <message>
        <source>Recipe of level %1: %2</source>
        <translation>Rezept von Ebene %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Own recipe for level %1</source>
        <translation>Eigenes Rezept für Ebene %1</translation>
    </message>
    <message>
        <source>This level was made by hand.</source>
        <translation>Diese Ebene ist von Hand gemacht.</translation>
    </message>
    <message>
        <source>With it came kinds: %1, pieces: %2.</source>
        <translation>Mit ihm kamen Arten: %1, Stücke: %2.</translation>
    </message>
    <message>
        <source>With it came kinds: %1, pieces: %2, some under new names: %3.</source>
        <translation>Mit ihm kamen Arten: %1, Stücke: %2, einige unter neuen Namen: %3.</translation>
    </message>
    <message>
        <source>Drawn before the recipe</source>
        <translation>Vor dem Rezept gezeichnet</translation>
    </message>
    <message>
        <source>What was drawn on it stays, as hand edits in the group &quot;%1&quot;.</source>
        <translation>Was darauf gezeichnet war, bleibt als Handarbeit in der Gruppe „%1“.</translation>
    </message>
    <message>
        <source>The recipe &quot;%1&quot; makes level %2 now.</source>
        <translation>Ebene %2 entsteht jetzt nach dem Rezept „%1“.</translation>
    </message>
</context>
<context>
    <name>cave::RecipePanel</name>
    <message>
        <source>End result</source>
        <translation>Endergebnis</translation>
    </message>
    <message>
        <source>Show the end result
Without it, the canvas shows the level up to the chosen row.</source>
        <translation>Endergebnis zeigen
Ohne es zeigt die Fläche die Ebene bis zur gewählten Zeile.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No recipe</source>
        <translation>Kein Rezept</translation>
    </message>
    <message>
        <source>This level was made by hand. Choose a recipe above, or one of the presets, to have it made.</source>
        <translation>Diese Ebene ist von Hand gemacht. Wähle oben ein Rezept oder eine Vorlage, um sie machen zu lassen.</translation>
    </message>
    <message>
        <source>Insert &quot;%1&quot; above</source>
        <translation>„%1“ darüber einfügen</translation>
    </message>
    <message>
        <source>Up to row %1, %2</source>
        <translation>Bis zu Zeile %1, %2</translation>
    </message>
    <message>
        <source>Cells that this row was the last to change, as the level stood after it.</source>
        <translation>Felder, die diese Zeile zuletzt geändert hat, wie die Ebene nach ihr stand.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RecordSheet</name>
    <message>
        <source>This record cannot be read. %1</source>
        <translation>Diese Aufzeichnung lässt sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the whole text.</source>
        <translation>Kopiert den ganzen Text.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to where you were (Esc).</source>
        <translation>Zurück, wo du warst (Esc).</translation>
    </message>
</context>
<context>
    <name>cave::RecoveryDialog</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Unnamed dungeon</source>
        <translation>Unbenannter Dungeon</translation>
    </message>
    <message>
        <source>%1: never saved.</source>
        <translation>%1: nie gespeichert.</translation>
    </message>
    <message>
        <source>%1: its file can no longer be read.</source>
        <translation>%1: die Datei dazu lässt sich nicht mehr lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n Ding</numerusform>
            <numerusform>%n Dinge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3 differ from the file, which was saved %4.</source>
        <translation>%1: Unterschiede zur Datei, die %4 gespeichert wurde: %2 und %3.</translation>
    </message>
    <message>
        <source>There is no file yet.</source>
        <translation>Es gibt noch keine Datei.</translation>
    </message>
    <message>
        <source>Only names, rules, recipes or hand edits differ.</source>
        <translation>Nur Namen, Regeln, Rezepte oder Handänderungen sind anders.</translation>
    </message>
    <message>
        <source>The levels have another size.</source>
        <translation>Die Ebenen haben eine andere Größe.</translation>
    </message>
    <message>
        <source>Level %1 is new.</source>
        <translation>Ebene %1 ist neu.</translation>
    </message>
    <message>
        <source>Level %1 of the file is gone.</source>
        <translation>Ebene %1 der Datei ist weg.</translation>
    </message>
    <message>
        <source>Level %1: cells that differ %2, things %3.</source>
        <translation>Ebene %1: andere Felder %2, andere Dinge %3.</translation>
    </message>
    <message>
        <source>The start is elsewhere.</source>
        <translation>Der Start ist woanders.</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) of stairs differ.</source>
        <translation>
            <numerusform>%n Treppenverbindung ist anders.</numerusform>
            <numerusform>%n Treppenverbindungen sind anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <source>Cavewright closed unexpectedly.</source>
        <translation>Cavewright wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>Your work up to %1 is safe.</source>
        <translation>Deine Arbeit bis %1 ist sicher.</translation>
    </message>
    <message>
        <source>Nothing is deleted until you save or discard it.</source>
        <translation>Nichts wird gelöscht, bevor du es speicherst oder verwirfst.</translation>
    </message>
    <message>
        <source>Work that was not saved</source>
        <translation>Arbeit, die nicht gespeichert wurde</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>Unterschiede zeigen</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>Open chosen</source>
        <translation>Gewählte öffnen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), or what belongs to them, differ.</source>
        <translation>
            <numerusform>%n Ereignis, oder was dazu gehört, ist anders.</numerusform>
            <numerusform>%n Ereignisse, oder was dazu gehört, sind anders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ReplaceDialog</name>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace a tile</source>
        <translation>Kachel ersetzen</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>der Auswahl</translation>
    </message>
    <message>
        <source>this level</source>
        <translation>dieser Ebene</translation>
    </message>
    <message>
        <source>the dungeon</source>
        <translation>dem Dungeon</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetze</translation>
    </message>
    <message>
        <source>&amp;by</source>
        <translation>&amp;durch</translation>
    </message>
    <message>
        <source>&amp;in</source>
        <translation>&amp;in</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) would change.</source>
        <translation>
            <numerusform>%n Feld würde sich ändern.</numerusform>
            <numerusform>%n Felder würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n cell(s) by %1</source>
        <translation>
            <numerusform>%n Feld durch %1 ersetzen</numerusform>
            <numerusform>%n Felder durch %1 ersetzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ReplayMode</name>
    <message>
        <source>Opening the replay</source>
        <translation>Die Wiedergabe wird geöffnet</translation>
    </message>
    <message>
        <source>Played again so far</source>
        <translation>Bisher noch einmal gespielt</translation>
    </message>
    <message>
        <source>The game is played again from its first turn.</source>
        <translation>Das Spiel wird von seiner ersten Runde an noch einmal gespielt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back to where you were (Esc).</source>
        <translation>Zurück, wo du warst (Esc).</translation>
    </message>
</context>
<context>
    <name>cave::ResizeDialog</name>
    <message>
        <source>The upper left corner stays</source>
        <translation>Die linke obere Ecke bleibt</translation>
    </message>
    <message>
        <source>The upper edge stays</source>
        <translation>Der obere Rand bleibt</translation>
    </message>
    <message>
        <source>The upper right corner stays</source>
        <translation>Die rechte obere Ecke bleibt</translation>
    </message>
    <message>
        <source>The left edge stays</source>
        <translation>Der linke Rand bleibt</translation>
    </message>
    <message>
        <source>The middle stays</source>
        <translation>Die Mitte bleibt</translation>
    </message>
    <message>
        <source>The right edge stays</source>
        <translation>Der rechte Rand bleibt</translation>
    </message>
    <message>
        <source>The lower left corner stays</source>
        <translation>Die linke untere Ecke bleibt</translation>
    </message>
    <message>
        <source>The lower edge stays</source>
        <translation>Der untere Rand bleibt</translation>
    </message>
    <message>
        <source>The lower right corner stays</source>
        <translation>Die rechte untere Ecke bleibt</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Size of all levels</source>
        <translation>Größe aller Ebenen</translation>
    </message>
    <message>
        <source>Cells wide</source>
        <translation>Felder breit</translation>
    </message>
    <message>
        <source>Cells high</source>
        <translation>Felder hoch</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>The level with its new size</source>
        <translation>Die Ebene mit ihrer neuen Größe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with something on them would be cut off.</source>
        <translation>
            <numerusform>%n Feld, auf dem etwas ist, würde abgeschnitten.</numerusform>
            <numerusform>%n Felder, auf denen etwas ist, würden abgeschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) would go.</source>
        <translation>
            <numerusform>%n Ding fiele weg.</numerusform>
            <numerusform>%n Dinge fielen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stair(s) would lead nowhere.</source>
        <translation>
            <numerusform>%n Treppe führte nirgendwohin.</numerusform>
            <numerusform>%n Treppen führten nirgendwohin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) would have no door.</source>
        <translation>
            <numerusform>%n Schlüssel hätte keine Tür.</numerusform>
            <numerusform>%n Schlüssel hätten keine Tür.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start would go.</source>
        <translation>Der Start fiele weg.</translation>
    </message>
    <message>
        <source>This is the size that they have.</source>
        <translation>Das ist die Größe, die sie haben.</translation>
    </message>
    <message>
        <source>Nothing would be lost.</source>
        <translation>Nichts ginge verloren.</translation>
    </message>
    <message>
        <source>Level %1 was made by hand: its cells stay, what is hatched is cut off.</source>
        <translation>Ebene %1 wurde von Hand gemacht: Ihre Felder bleiben, Schraffiertes wird abgeschnitten.</translation>
    </message>
    <message>
        <source>The recipe of level %1 makes it anew at this size, as shown.</source>
        <translation>Das Rezept von Ebene %1 macht sie in dieser Größe neu, wie gezeigt.</translation>
    </message>
    <message>
        <source>The recipe of level %1 makes it anew at this size. It is too large to be shown beforehand.</source>
        <translation>Das Rezept von Ebene %1 macht sie in dieser Größe neu. Sie ist zu groß, um vorher gezeigt zu werden.</translation>
    </message>
    <message>
        <source>The recipe of level %1 makes it anew at this size. It is being made...</source>
        <translation>Das Rezept von Ebene %1 macht sie in dieser Größe neu. Sie wird gerade gemacht...</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) would go.</source>
        <translation>
            <numerusform>%n Tafel fiele weg.</numerusform>
            <numerusform>%n Tafeln fielen weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand edit(s) would lie outside: they wait in the list of hand edits until the levels grow again.</source>
        <translation>
            <numerusform>%n Handarbeit läge außerhalb: Sie wartet in der Liste der Handarbeiten, bis die Ebenen wieder wachsen.</numerusform>
            <numerusform>%n Handarbeiten lägen außerhalb: Sie warten in der Liste der Handarbeiten, bis die Ebenen wieder wachsen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand edit(s) would lie too far outside and go.</source>
        <translation>
            <numerusform>%n Handarbeit läge zu weit außerhalb und ginge verloren.</numerusform>
            <numerusform>%n Handarbeiten lägen zu weit außerhalb und gingen verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomTool</name>
    <message>
        <source>Room of %1 x %2</source>
        <translation>Raum, %1 x %2</translation>
    </message>
    <message>
        <source>Door at %1, %2</source>
        <translation>Tür bei %1, %2</translation>
    </message>
</context>
<context>
    <name>cave::RowDelegate</name>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
</context>
<context>
    <name>cave::RowEdits</name>
    <message>
        <source>Choose a row first.</source>
        <translation>Wähle zuerst eine Zeile.</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add row: %1</source>
        <translation>Zeile hinzufügen: %1</translation>
    </message>
    <message>
        <source>Duplicate row: %1</source>
        <translation>Zeile verdoppeln: %1</translation>
    </message>
    <message>
        <source>Delete row: %1</source>
        <translation>Zeile löschen: %1</translation>
    </message>
    <message>
        <source>Label the row</source>
        <translation>Zeile benennen</translation>
    </message>
    <message>
        <source>What to call it; empty: as its pass</source>
        <translation>Wie sie heißen soll; leer: wie ihr Schritt</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Label row: %1</source>
        <translation>Zeile benennen: %1</translation>
    </message>
    <message>
        <source>Unmute row: %1</source>
        <translation>Zeile wieder laufen lassen: %1</translation>
    </message>
    <message>
        <source>Mute row: %1</source>
        <translation>Zeile stumm: %1</translation>
    </message>
    <message>
        <source>Solo row: %1</source>
        <translation>Zeile allein: %1</translation>
    </message>
    <message>
        <source>Move row up: %1</source>
        <translation>Zeile nach oben: %1</translation>
    </message>
    <message>
        <source>Move row down: %1</source>
        <translation>Zeile nach unten: %1</translation>
    </message>
    <message>
        <source>Reroll row: %1</source>
        <translation>Zeile neu würfeln: %1</translation>
    </message>
    <message>
        <source>Select the cells first.</source>
        <translation>Wähle zuerst die Felder.</translation>
    </message>
    <message>
        <source>Reroll row in the selection: %1</source>
        <translation>Zeile in der Auswahl neu würfeln: %1</translation>
    </message>
    <message>
        <source>Pin row: %1</source>
        <translation>Zeile anheften: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>where it writes</source>
        <translation>wo sie schreibt</translation>
    </message>
    <message>
        <source>%1, %2: this level alone</source>
        <translation>%1, %2: nur diese Ebene</translation>
    </message>
    <message>
        <source>%1, %2: every level of the recipe</source>
        <translation>%1, %2: alle Ebenen des Rezepts</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of level %2 may now differ from the recipe.</source>
        <translation>„%1“ auf Ebene %2 darf nun vom Rezept abweichen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of level %2 is that of the recipe again.</source>
        <translation>„%1“ auf Ebene %2 ist wieder das des Rezepts.</translation>
    </message>
</context>
<context>
    <name>cave::RowList</name>
    <message>
        <source>Rows of the recipe</source>
        <translation>Zeilen des Rezepts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, muted</source>
        <translation>%1, stumm</translation>
    </message>
    <message numerus="yes">
        <source>%n by hand</source>
        <translation>
            <numerusform>eine von Hand</numerusform>
            <numerusform>%n von Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>cave::RowsField</name>
    <message>
        <source>Add a drop</source>
        <translation>Beute hinzufügen</translation>
    </message>
    <message>
        <source>Add a behaviour</source>
        <translation>Verhalten hinzufügen</translation>
    </message>
    <message>
        <source>Try this one earlier</source>
        <translation>Dieses früher probieren</translation>
    </message>
    <message>
        <source>Take this one out</source>
        <translation>Dieses herausnehmen</translation>
    </message>
    <message>
        <source>Add a reaction</source>
        <translation>Eine Reaktion dazu</translation>
    </message>
</context>
<context>
    <name>cave::RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>The way</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The rules in words</source>
        <translation>Die Regeln in Worten</translation>
    </message>
    <message>
        <source>Rules: goal</source>
        <translation>Regeln: Ziel</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>Slay</source>
        <translation>Erlegen</translation>
    </message>
    <message>
        <source>Creature to slay</source>
        <translation>Zu erlegende Kreatur</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Erreichen</translation>
    </message>
    <message>
        <source>Tile to reach</source>
        <translation>Zu erreichende Kachel</translation>
    </message>
    <message>
        <source>How many to gather</source>
        <translation>Wie viele zu sammeln sind</translation>
    </message>
    <message>
        <source>Item to gather</source>
        <translation>Zu sammelnder Gegenstand</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>then reach</source>
        <translation>dann erreichen</translation>
    </message>
    <message>
        <source>Tile to reach then</source>
        <translation>Dann zu erreichende Kachel</translation>
    </message>
    <message>
        <source>Walls can be dug by hand</source>
        <translation>Wände lassen sich von Hand graben</translation>
    </message>
    <message>
        <source>Down only: no stairs up</source>
        <translation>Nur hinab: keine Treppen hinauf</translation>
    </message>
    <message>
        <source>Wounds heal by themselves</source>
        <translation>Wunden heilen von selbst</translation>
    </message>
    <message>
        <source>Turns for 1 health</source>
        <translation>Runden für 1 Gesundheit</translation>
    </message>
    <message>
        <source>Rules: healing</source>
        <translation>Regeln: Heilung</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Rules: hunger</source>
        <translation>Regeln: Hunger</translation>
    </message>
    <message>
        <source>Food at the start</source>
        <translation>Nahrung am Start</translation>
    </message>
    <message>
        <source>Food that fits</source>
        <translation>Nahrung, die hineinpasst</translation>
    </message>
    <message>
        <source>Food for an act</source>
        <translation>Nahrung für einen Zug</translation>
    </message>
    <message>
        <source>More than fits chokes</source>
        <translation>Mehr als hineinpasst erstickt</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>Wer es ist</translation>
    </message>
    <message>
        <source>Kind of the hero</source>
        <translation>Art des Helden</translation>
    </message>
    <message>
        <source>Rules: hero</source>
        <translation>Regeln: Held</translation>
    </message>
    <message>
        <source>Rules: formulas</source>
        <translation>Regeln: Formeln</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>1 to what attack exceeds defence by</source>
        <translation>1 bis Angriff minus Verteidigung</translation>
    </message>
    <message>
        <source>attack less defence</source>
        <translation>Angriff minus Verteidigung</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>nobody learns</source>
        <translation>niemand lernt</translation>
    </message>
    <message>
        <source>as in jsrogue</source>
        <translation>wie in jsrogue</translation>
    </message>
    <message>
        <source>as in Rooms</source>
        <translation>wie in Rooms</translation>
    </message>
    <message>
        <source>as in Zircon</source>
        <translation>wie in Zircon</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <translation>üblich: %1</translation>
    </message>
    <message>
        <source>What the hero starts with</source>
        <translation>Womit der Held beginnt</translation>
    </message>
    <message>
        <source>Add to the kit</source>
        <translation>Zur Ausrüstung hinzufügen</translation>
    </message>
    <message>
        <source>Take out of the kit</source>
        <translation>Aus der Ausrüstung nehmen</translation>
    </message>
    <message>
        <source>Fits into the pack</source>
        <translation>Passt in den Rucksack</translation>
    </message>
    <message>
        <source>Rules: pack</source>
        <translation>Regeln: Rucksack</translation>
    </message>
    <message>
        <source>Rules: kit</source>
        <translation>Regeln: Ausrüstung</translation>
    </message>
    <message>
        <source>Set on the map</source>
        <translation>Auf der Karte setzen</translation>
    </message>
    <message>
        <source>Let the recipe choose</source>
        <translation>Das Rezept wählen lassen</translation>
    </message>
    <message>
        <source>Start by the recipe</source>
        <translation>Start nach dem Rezept</translation>
    </message>
    <message>
        <source>Any free floor of level 1, at random.</source>
        <translation>Irgendein freier Boden der Ebene 1, zufällig.</translation>
    </message>
    <message>
        <source>Level %1 (%2, %3), set by hand.</source>
        <translation>Ebene %1 (%2, %3), von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Level %1 (%2, %3), by the recipe.</source>
        <translation>Ebene %1 (%2, %3), nach dem Rezept.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>◆ %1 The dungeon keeps its last rules.</source>
        <translation>◆ %1 Der Dungeon behält seine letzten Regeln.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>For each level down</source>
        <translation>Für jede Ebene hinab</translation>
    </message>
    <message>
        <source>For each point of strength slain</source>
        <translation>Für jeden Punkt erschlagener Stärke</translation>
    </message>
    <message>
        <source>For each level risen</source>
        <translation>Für jede Stufe des Helden</translation>
    </message>
    <message>
        <source>For each thing gathered</source>
        <translation>Für jedes gesammelte Ding</translation>
    </message>
    <message>
        <source>For winning</source>
        <translation>Für den Sieg</translation>
    </message>
    <message>
        <source>For winning at once</source>
        <translation>Für einen sofortigen Sieg</translation>
    </message>
    <message>
        <source>One point less of that every (turns)</source>
        <translation>Ein Punkt davon weniger alle (Züge)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In its own words</source>
        <translation>In eigenen Worten</translation>
    </message>
    <message>
        <source>Rules: score</source>
        <translation>Regeln: Punkte</translation>
    </message>
    <message>
        <source>Rules: texts</source>
        <translation>Regeln: Texte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Potions</source>
        <translation>Tränke</translation>
    </message>
    <message>
        <source>Scrolls</source>
        <translation>Schriftrollen</translation>
    </message>
    <message>
        <source>Wands</source>
        <translation>Zauberstäbe</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>Class of things</source>
        <translation>Klasse von Dingen</translation>
    </message>
    <message>
        <source>Their looks</source>
        <translation>Ihr Aussehen</translation>
    </message>
    <message>
        <source>Items say in the window Content that they are a look, and of which.</source>
        <translation>Gegenstände sagen im Fenster Inhalt, dass sie ein Aussehen sind, und wovon.</translation>
    </message>
    <message>
        <source>Not known at first</source>
        <translation>Zuerst nicht bekannt</translation>
    </message>
    <message>
        <source>What is ticked looks different in each game, until the hero knows it.</source>
        <translation>Was angekreuzt ist, sieht in jedem Spiel anders aus, bis der Held es kennt.</translation>
    </message>
    <message>
        <source>Rules: not known at first</source>
        <translation>Regeln: zuerst nicht bekannt</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>Kind of goal %1</source>
        <translation>Art von Ziel %1</translation>
    </message>
    <message>
        <source>Remove goal %1</source>
        <translation>Ziel %1 entfernen</translation>
    </message>
    <message>
        <source>Rules: growth</source>
        <translation>Regeln: Wachstum</translation>
    </message>
    <message>
        <source>x its row&apos;s experience</source>
        <translation>x Erfahrung seiner Zeile</translation>
    </message>
    <message>
        <source>x its full health</source>
        <translation>x sein volles Leben</translation>
    </message>
    <message>
        <source>x its attack</source>
        <translation>x sein Angriff</translation>
    </message>
    <message>
        <source>x its defence</source>
        <translation>x seine Abwehr</translation>
    </message>
    <message>
        <source>x the hero&apos;s level</source>
        <translation>x Stufe des Helden</translation>
    </message>
    <message>
        <source>x its level</source>
        <translation>x seine Stufe</translation>
    </message>
    <message>
        <source>A level needs</source>
        <translation>Eine Stufe braucht</translation>
    </message>
    <message>
        <source>and x level</source>
        <translation>und x Stufe</translation>
    </message>
    <message>
        <source>and x level squared</source>
        <translation>und x Stufe im Quadrat</translation>
    </message>
    <message>
        <source>and x level cubed</source>
        <translation>und x Stufe hoch drei</translation>
    </message>
    <message>
        <source>Each level gives health</source>
        <translation>Jede Stufe gibt Leben</translation>
    </message>
    <message>
        <source>Each level gives attack</source>
        <translation>Jede Stufe gibt Angriff</translation>
    </message>
    <message>
        <source>Each level gives defence</source>
        <translation>Jede Stufe gibt Abwehr</translation>
    </message>
    <message>
        <source>Each level gives sight</source>
        <translation>Jede Stufe gibt Sicht</translation>
    </message>
    <message>
        <source>A choice of health</source>
        <translation>Eine Wahl: Leben</translation>
    </message>
    <message>
        <source>A choice of attack</source>
        <translation>Eine Wahl: Angriff</translation>
    </message>
    <message>
        <source>A choice of defence</source>
        <translation>Eine Wahl: Abwehr</translation>
    </message>
    <message>
        <source>A choice of sight</source>
        <translation>Eine Wahl: Sicht</translation>
    </message>
    <message>
        <source>Creatures gain health</source>
        <translation>Wesen gewinnen Leben</translation>
    </message>
    <message>
        <source>Creatures gain attack</source>
        <translation>Wesen gewinnen Angriff</translation>
    </message>
    <message>
        <source>Creatures gain defence</source>
        <translation>Wesen gewinnen Abwehr</translation>
    </message>
    <message>
        <source>Creatures gain sight</source>
        <translation>Wesen gewinnen Sicht</translation>
    </message>
    <message>
        <source>Of that the square root</source>
        <translation>Davon die Quadratwurzel</translation>
    </message>
    <message>
        <source>and beside it</source>
        <translation>und dazu</translation>
    </message>
    <message>
        <source>A level uses it up</source>
        <translation>Eine Stufe verbraucht sie</translation>
    </message>
    <message>
        <source>A new level heals whole</source>
        <translation>Eine neue Stufe heilt ganz</translation>
    </message>
    <message>
        <source>A new level heals (x level)</source>
        <translation>Eine neue Stufe heilt (x Stufe)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a level of the hero, and with how much experience it is reached</extracomment>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>Levels: %1 ...</source>
        <extracomment>%1: a list such as &quot;2 at 21, 3 at 57&quot;</extracomment>
        <translation>Stufen: %1 ...</translation>
    </message>
    <message>
        <source>Slaying somebody is worth the sum of these:</source>
        <translation>Jemanden zu erschlagen zählt die Summe hiervon:</translation>
    </message>
    <message>
        <source>A blow takes at least</source>
        <translation>Ein Schlag nimmt mindestens</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>All das</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>Eines davon</translation>
    </message>
    <message>
        <source>Only who is on the hero&apos;s level acts</source>
        <translation>Nur wer auf der Ebene des Helden ist, handelt</translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation>eigene Zahlen</translation>
    </message>
    <message>
        <source>No item is a look</source>
        <translation>Kein Gegenstand ist ein Aussehen</translation>
    </message>
</context>
<context>
    <name>cave::SafetyNotices</name>
    <message>
        <source>No recovery copy can be written. %1</source>
        <translation>Es lässt sich keine Wiederherstellungskopie schreiben. %1</translation>
    </message>
    <message numerus="yes">
        <source>The oldest %n step(s) can no longer be undone: all steps together took more than 512 MB.</source>
        <translation>
            <numerusform>Der älteste Schritt lässt sich nicht mehr zurücknehmen: Alle Schritte zusammen brauchten mehr als 512 MB.</numerusform>
            <numerusform>Die ältesten %n Schritte lassen sich nicht mehr zurücknehmen: Alle Schritte zusammen brauchten mehr als 512 MB.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes that are not saved.</source>
        <translation>%1 wurde von einem anderen Programm geändert, und du hast ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload it</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk.</source>
        <translation>%1 ist nicht mehr auf der Festplatte.</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Wieder speichern</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>cave::ScoresPage</name>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Dungeons</source>
        <translation>Verliese</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Copies dungeon and seed for a friend.</source>
        <translation>Kopiert Verlies und Startwert für einen Freund.</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Shows how the game went.</source>
        <translation>Zeigt, wie das Spiel verlief.</translation>
    </message>
    <message>
        <source>Play this seed</source>
        <translation>Diesen Startwert spielen</translation>
    </message>
    <message>
        <source>Begins a new game in the same caves (Enter).</source>
        <translation>Beginnt ein neues Spiel in denselben Höhlen (Eingabe).</translation>
    </message>
    <message>
        <source>No game has ended here yet. Those that do are listed with their score.</source>
        <translation>Noch ist hier kein Spiel zu Ende gegangen. Die es tun, stehen hier mit ihren Punkten.</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Shows the game again from its first turn on.</source>
        <translation>Zeigt das Spiel noch einmal von seiner ersten Runde an.</translation>
    </message>
</context>
<context>
    <name>cave::SeedBar</name>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>A number or any words; Enter makes all levels from it.</source>
        <translation>Eine Zahl oder beliebige Wörter; Eingabe macht alle Ebenen daraus.</translation>
    </message>
    <message>
        <source>number or words</source>
        <translation>Zahl oder Wörter</translation>
    </message>
    <message>
        <source>Type a seed first: a number or any words.</source>
        <translation>Gib erst einen Seed ein: eine Zahl oder beliebige Wörter.</translation>
    </message>
    <message>
        <source>Level %1 from seed %2</source>
        <translation>Ebene %1 aus Seed %2</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
    <message>
        <source>There is no seed on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Seed.</translation>
    </message>
    <message>
        <source>All levels from seed %1</source>
        <translation>Alle Ebenen aus Seed %1</translation>
    </message>
    <message>
        <source>Nothing changed: these levels are what this seed makes.</source>
        <translation>Nichts geändert: Diese Ebenen sind schon aus diesem Seed.</translation>
    </message>
    <message>
        <source>Level %1 was made by hand and has no recipe to make it anew. Nothing was changed.</source>
        <translation>Ebene %1 ist von Hand gemacht und hat kein Rezept, sie neu zu machen. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>cave::SelectionActions</name>
    <message>
        <source>Nothing is selected. Choose the tool Select (R) and drag a box.</source>
        <translation>Nichts ist ausgewählt. Nimm das Werkzeug Auswählen (R) und zieh einen Kasten.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) copied.</source>
        <translation>
            <numerusform>%n Feld kopiert.</numerusform>
            <numerusform>%n Felder kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n cell(s)</source>
        <translation>
            <numerusform>%n Feld ausschneiden</numerusform>
            <numerusform>%n Felder ausschneiden</numerusform>
        </translation>
    </message>
    <message>
        <source>copied part</source>
        <translation>kopierter Teil</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>An seinem Ort einfügen</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>%n Feld leeren</numerusform>
            <numerusform>%n Felder leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>This level has no recipe: nothing changes it but you.</source>
        <translation>Diese Ebene hat kein Rezept: Nur du änderst sie.</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n cell(s)</source>
        <translation>
            <numerusform>%n Feld sperren</numerusform>
            <numerusform>%n Felder sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n cell(s)</source>
        <translation>
            <numerusform>%n Feld freigeben</numerusform>
            <numerusform>%n Felder freigeben</numerusform>
        </translation>
    </message>
    <message>
        <source>A piece&apos;s name is a letter, then letters, digits and _. Nothing was saved.</source>
        <translation>Der Name eines Bausteins ist ein Buchstabe, dann Buchstaben, Ziffern und _. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Save piece %1</source>
        <translation>Baustein %1 speichern</translation>
    </message>
    <message>
        <source>Piece %1 saved. Click to put it down; recipes can use it in a vault row.</source>
        <translation>Baustein %1 gespeichert. Klick setzt ihn; Rezepte nutzen ihn in einer Zeile „Kammer“.</translation>
    </message>
    <message>
        <source>Save a piece</source>
        <translation>Baustein speichern</translation>
    </message>
    <message>
        <source>Name of the piece</source>
        <translation>Name des Bausteins</translation>
    </message>
    <message>
        <source>Save piece</source>
        <translation>Baustein speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) name what this dungeon does not have, and were left out.</source>
        <translation>
            <numerusform>Ein Ereignis nennt, was es in diesem Dungeon nicht gibt, und wurde weggelassen.</numerusform>
            <numerusform>%n Ereignisse nennen, was es in diesem Dungeon nicht gibt, und wurden weggelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SettingsKeeper</name>
    <message>
        <source>The settings count now but could not be saved. %1</source>
        <translation>Die Einstellungen gelten jetzt, ließen sich aber nicht speichern. %1</translation>
    </message>
</context>
<context>
    <name>cave::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search, such as &quot;colour&quot; or &quot;throw&quot;</source>
        <translation>Suchen, etwa „Farbe“ oder „werfen“</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to where you were (Esc). Everything is kept.</source>
        <translation>Zurück dahin, wo du warst (Esc). Alles bleibt behalten.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Die des Systems</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of all texts, numbers and dates.</source>
        <translation>Aller Texte, Zahlen und Daten.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>No program here shows folders. It is %1.</source>
        <translation>Kein Programm hier zeigt Ordner. Es ist %1.</translation>
    </message>
    <message>
        <source>Saved games, records and these settings</source>
        <translation>Spielstände, Aufzeichnungen und diese Einstellungen</translation>
    </message>
    <message>
        <source>Your own dungeons</source>
        <translation>Eigene Höhlen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Takes back what was changed on this page since it was opened.</source>
        <translation>Nimmt zurück, was auf dieser Seite seit dem Öffnen geändert wurde.</translation>
    </message>
    <message>
        <source>Nothing was changed on this page.</source>
        <translation>Auf dieser Seite wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Sets all on this page as it is at first.</source>
        <translation>Stellt auf dieser Seite alles wie am Anfang ein.</translation>
    </message>
    <message>
        <source>All on this page is as it is at first.</source>
        <translation>Auf dieser Seite ist alles wie am Anfang.</translation>
    </message>
    <message>
        <source>Nothing here is called &quot;%1&quot;.</source>
        <translation>Nichts hier heißt „%1“.</translation>
    </message>
</context>
<context>
    <name>cave::SharesChart</name>
    <message>
        <source>Shares by level</source>
        <translation>Anteile nach Ebene</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Ebene %1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>cave::ShownState</name>
    <message>
        <source>Without hand edits</source>
        <translation>Ohne Handänderungen</translation>
    </message>
    <message>
        <source>This level was made by hand: there is nothing below.</source>
        <translation>Diese Ebene ist von Hand gemacht: Darunter ist nichts.</translation>
    </message>
    <message>
        <source>The canvas showed the level without hand edits. This is the level, which can be painted.</source>
        <translation>Die Fläche zeigte die Ebene ohne Handänderungen. Dies ist die Ebene, die du bemalen kannst.</translation>
    </message>
    <message>
        <source>The canvas showed the level up to one row. This is the end result, which can be painted.</source>
        <translation>Die Fläche zeigte die Ebene bis zu einer Zeile. Dies ist das Endergebnis, das sich bemalen lässt.</translation>
    </message>
</context>
<context>
    <name>cave::StairsTool</name>
    <message>
        <source>Stairs down at %1, %2</source>
        <translation>Treppe nach unten bei %1, %2</translation>
    </message>
    <message>
        <source>Stairs up at %1, %2</source>
        <translation>Treppe nach oben bei %1, %2</translation>
    </message>
    <message>
        <source>Remove stairs at %1, %2</source>
        <translation>Treppe bei %1, %2 entfernen</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>zu Ebene %1</translation>
    </message>
</context>
<context>
    <name>cave::StartPage</name>
    <message>
        <source>What do you want to build?</source>
        <translation>Was möchtest du bauen?</translation>
    </message>
    <message>
        <source>From a recipe</source>
        <translation>Nach Rezept</translation>
    </message>
    <message>
        <source>Levels made from a seed, for you to change. The original stays as it is.</source>
        <translation>Ebenen aus einem Seed, die du ändern kannst. Das Original bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Built-in dungeons</source>
        <translation>Mitgelieferte Dungeons</translation>
    </message>
    <message>
        <source>The first level that this seed makes.</source>
        <translation>Die erste Ebene aus diesem Seed.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>A number or any words.</source>
        <translation>Eine Zahl oder beliebige Wörter.</translation>
    </message>
    <message>
        <source>Another random seed.</source>
        <translation>Ein anderer zufälliger Seed.</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Seed würfeln</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Solid wall on every level. Draw rooms into it yourself.</source>
        <translation>Wand auf jeder Ebene. Zeichne selbst Räume hinein.</translation>
    </message>
    <message>
        <source>Cells wide</source>
        <translation>Felder breit</translation>
    </message>
    <message>
        <source>Cells high</source>
        <translation>Felder hoch</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Make an empty one</source>
        <translation>Leer beginnen</translation>
    </message>
    <message>
        <source>Go on with a file</source>
        <translation>Weiter mit einer Datei</translation>
    </message>
    <message>
        <source>The files that you had open last.</source>
        <translation>Die Dateien, die du zuletzt offen hattest.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Letzte Dateien</translation>
    </message>
    <message>
        <source>Open a file...</source>
        <translation>Datei öffnen...</translation>
    </message>
    <message>
        <source>Files that you save or open appear here.</source>
        <translation>Hier erscheinen Dateien, die du speicherst oder öffnest.</translation>
    </message>
    <message>
        <source>Back to the dungeon</source>
        <translation>Zurück zum Dungeon</translation>
    </message>
    <message>
        <source>Title page</source>
        <translation>Titelseite</translation>
    </message>
    <message>
        <source>Type a seed first: a number or any words.</source>
        <translation>Gib erst einen Seed ein: eine Zahl oder beliebige Wörter.</translation>
    </message>
    <message>
        <source>That is more than a dungeon can hold: %L1 cells in all. Take fewer levels or smaller ones.</source>
        <translation>Das ist mehr, als ein Dungeon fasst: zusammen %L1 Felder. Nimm weniger oder kleinere Ebenen.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>cave::StartTool</name>
    <message>
        <source>Start at %1, %2</source>
        <translation>Start bei %1, %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>cave::StatusLine</name>
    <message>
        <source>Level %1: %2</source>
        <translation>Ebene %1: %2</translation>
    </message>
    <message>
        <source>x %1  y %2</source>
        <translation>x %1  y %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>start, %1</source>
        <translation>Start, %1</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel
Leaves the dungeon as it is.</source>
        <translation>Abbrechen
Lässt das Verlies, wie es ist.</translation>
    </message>
    <message>
        <source>Making levels: %1 %</source>
        <translation>Ebenen entstehen: %1 %</translation>
    </message>
    <message numerus="yes">
        <source>selection %1 x %2, %n cell(s)</source>
        <translation>
            <numerusform>Auswahl %1 x %2, %n Feld</numerusform>
            <numerusform>Auswahl %1 x %2, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovery copy %1</source>
        <translation>Wiederherstellungskopie %1</translation>
    </message>
    <message>
        <source>%1, in the level: %2</source>
        <translation>%1, in der Ebene: %2</translation>
    </message>
    <message>
        <source>%1, by row %2</source>
        <extracomment>A tile and the row of the recipe that made it: &quot;floor, by row 4, Lakes&quot;</extracomment>
        <translation>%1, von Zeile %2</translation>
    </message>
    <message>
        <source>problems: not checked yet</source>
        <translation>Probleme: noch nicht gesucht</translation>
    </message>
    <message>
        <source>board: %1</source>
        <translation>Tafel: %1</translation>
    </message>
    <message>
        <source>%1, board: %2</source>
        <translation>%1, Tafel: %2</translation>
    </message>
</context>
<context>
    <name>cave::StatusPanel</name>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Small map</source>
        <translation>Kleine Karte</translation>
    </message>
    <message>
        <source>Playtest of %1</source>
        <translation>Probespiel: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>In der Hand: %1</translation>
    </message>
    <message>
        <source>Worn: %1</source>
        <translation>Angelegt: %1</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Wiedergabe: %1</translation>
    </message>
    <message>
        <source>Practice: no score</source>
        <translation>Übung: keine Wertung</translation>
    </message>
</context>
<context>
    <name>cave::StorySheet</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>To the map (Enter).</source>
        <translation>Zur Karte (Eingabe).</translation>
    </message>
</context>
<context>
    <name>cave::TakeSheet</name>
    <message>
        <source>Take what?</source>
        <translation>Was nimmst du?</translation>
    </message>
    <message>
        <source>Things that lie here</source>
        <translation>Dinge, die hier liegen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Takes what is marked; each thing is a turn (Enter).</source>
        <translation>Nimmt, was markiert ist; jedes Ding kostet einen Zug (Eingabe).</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alles nehmen</translation>
    </message>
    <message>
        <source>Takes everything that lies here in one turn.</source>
        <translation>Nimmt in einem Zug alles, was hier liegt.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
    <message>
        <source>Letters and Space mark things, Ctrl+A all of them. Enter takes what is marked.</source>
        <translation>Buchstaben und Leertaste markieren Dinge, Strg+A alle. Die Eingabetaste nimmt, was markiert ist.</translation>
    </message>
    <message>
        <source>Things in it</source>
        <translation>Was darin ist</translation>
    </message>
    <message>
        <source>What you carry</source>
        <translation>Was du trägst</translation>
    </message>
    <message>
        <source>Takes everything that is in it; each thing is a turn.</source>
        <translation>Nimmt alles, was darin ist; jedes Ding ist ein Zug.</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Hineinlegen</translation>
    </message>
    <message>
        <source>Puts what is marked below into it; each thing is a turn.</source>
        <translation>Legt hinein, was unten markiert ist; jedes Ding ist ein Zug.</translation>
    </message>
    <message>
        <source>Nothing is in it.</source>
        <translation>Es ist nichts darin.</translation>
    </message>
</context>
<context>
    <name>cave::TextsForm</name>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Said when the game is won; %1 stands for the turn.</source>
        <translation>Steht da, wenn das Spiel gewonnen ist; %1 steht für den Zug.</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>Said when the hero dies.</source>
        <translation>Steht da, wenn der Held stirbt.</translation>
    </message>
    <message>
        <source>Too early at the goal</source>
        <translation>Zu früh am Ziel</translation>
    </message>
    <message>
        <source>Said while something is to be gathered; %1 stands for how many the hero has, %2 for how many it takes.</source>
        <translation>Steht da, solange noch etwas zu sammeln ist; %1 steht dafür, wie viele der Held hat, %2 dafür, wie viele es braucht.</translation>
    </message>
    <message>
        <source>Climbed up</source>
        <translation>Hinauf geklettert</translation>
    </message>
    <message>
        <source>Said on the level above; %1 stands for its number.</source>
        <translation>Steht auf der Ebene darüber da; %1 steht für ihre Nummer.</translation>
    </message>
    <message>
        <source>Climbed down</source>
        <translation>Hinab geklettert</translation>
    </message>
    <message>
        <source>Said on the level below; %1 stands for its number.</source>
        <translation>Steht auf der Ebene darunter da; %1 steht für ihre Nummer.</translation>
    </message>
    <message>
        <source>No way up</source>
        <translation>Kein Weg hinauf</translation>
    </message>
    <message>
        <source>Said where nothing leads up.</source>
        <translation>Steht da, wo nichts hinaufführt.</translation>
    </message>
    <message>
        <source>No way down</source>
        <translation>Kein Weg hinab</translation>
    </message>
    <message>
        <source>Said where nothing leads down.</source>
        <translation>Steht da, wo nichts hinabführt.</translation>
    </message>
    <message>
        <source>Words for the player&apos;s keys: %1</source>
        <translation>Wörter für die Tasten des Spielers: %1</translation>
    </message>
    <message>
        <source>Intro</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>Read when the game begins, a paragraph a line.</source>
        <translation>Zu lesen, wenn das Spiel beginnt, ein Absatz je Zeile.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>Other sentences</source>
        <translation>Andere Sätze</translation>
    </message>
    <message>
        <source>A line each, such as &quot;You drop %1. =&gt; Down goes %1.&quot;: the sentence of the game in English, and what is said instead.</source>
        <translation>Je eine Zeile wie „You drop %1. =&gt; Down goes %1.“: der Satz des Spiels auf Englisch und was stattdessen gesagt wird.</translation>
    </message>
</context>
<context>
    <name>cave::ThemeBox</name>
    <message>
        <source>Brick</source>
        <translation>Ziegel</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>Chasm</source>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>Flagstone</source>
        <translation>Steinplatten</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moos</translation>
    </message>
    <message>
        <source>No theme</source>
        <translation>Kein Thema</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Theme of the level</source>
        <translation>Thema der Ebene</translation>
    </message>
    <message>
        <source>Theme of the level
Its stone, its water and its light. Only looks: no rule asks for it.</source>
        <translation>Thema der Ebene
Ihr Stein, ihr Wasser und ihr Licht. Nur Aussehen: keine Regel fragt danach.</translation>
    </message>
</context>
<context>
    <name>cave::ThemesDialog</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a theme</source>
        <translation>Thema hinzufügen</translation>
    </message>
    <message>
        <source>Adds one like that of the shown level, to be changed.</source>
        <translation>Fügt eines hinzu wie das der gezeigten Ebene, um es zu ändern.</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>Licht ringsum</translation>
    </message>
    <message>
        <source>Change a theme</source>
        <translation>Thema ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete a theme</source>
        <translation>Thema löschen</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>In Dateien</translation>
    </message>
    <message>
        <source>Lamp ‰</source>
        <translation>Lampe ‰</translation>
    </message>
    <message>
        <source>Levels may wear: %1. Stone is cave, room or crypt; tint and lamp are red, green and blue in per mille; colours are such as #2f6b4a.</source>
        <translation>Ebenen können tragen: %1. Stein ist cave, room oder crypt; Tönung und Lampe sind Rot, Grün und Blau in Promille; Farben sind wie #2f6b4a.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Strength ‰</source>
        <translation>Stärke ‰</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Tint ‰</source>
        <translation>Tönung ‰</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>◆ %1</source>
        <translation>◆ %1</translation>
    </message>
    <message>
        <source>This dungeon has none of its own. Add makes the first.</source>
        <translation>Dieses Verlies hat keine eigenen. Hinzufügen macht das erste.</translation>
    </message>
</context>
<context>
    <name>cave::ThingList</name>
    <message>
        <source>%1 (x%2)</source>
        <extracomment>a thing and how many of it</extracomment>
        <translation>%1 (x%2)</translation>
    </message>
</context>
<context>
    <name>cave::ThingPanel</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Things on this cell</source>
        <translation>Dinge auf diesem Feld</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Levels gained</source>
        <translation>Gewonnene Stufen</translation>
    </message>
    <message>
        <source>Opens</source>
        <translation>Öffnet</translation>
    </message>
    <message>
        <source>Nothing stands or lies at %1, %2. The tool Things (T) places creatures and items.</source>
        <translation>Bei %1, %2 steht und liegt nichts. Das Werkzeug Dinge (T) setzt Wesen und Dinge.</translation>
    </message>
    <message>
        <source>At %1, %2:</source>
        <translation>Bei %1, %2:</translation>
    </message>
    <message>
        <source>any locked door</source>
        <translation>jede verschlossene Tür</translation>
    </message>
    <message>
        <source>level %1, %2, %3</source>
        <translation>Ebene %1, %2, %3</translation>
    </message>
    <message>
        <source>Change a thing&apos;s kind</source>
        <translation>Art eines Dings ändern</translation>
    </message>
    <message>
        <source>Change a creature&apos;s levels</source>
        <translation>Stufen eines Wesens ändern</translation>
    </message>
    <message>
        <source>Change what a key opens</source>
        <translation>Ändern, was ein Schlüssel öffnet</translation>
    </message>
    <message>
        <source>Remove a thing</source>
        <translation>Ein Ding entfernen</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Captive</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>waits to be freed</source>
        <translation>wartet auf Befreiung</translation>
    </message>
    <message>
        <source>A name by which events mean it and all others of that group.</source>
        <translation>Ein Name, mit dem Ereignisse es und alle anderen dieser Gruppe meinen.</translation>
    </message>
    <message>
        <source>Change a creature&apos;s side</source>
        <translation>Seite eines Wesens ändern</translation>
    </message>
    <message>
        <source>Make a captive</source>
        <translation>Gefangen machen</translation>
    </message>
    <message>
        <source>Make no captive</source>
        <translation>Nicht gefangen machen</translation>
    </message>
    <message>
        <source>Change a thing&apos;s group</source>
        <translation>Gruppe eines Dings ändern</translation>
    </message>
    <message>
        <source>as its kind</source>
        <translation>wie seine Art</translation>
    </message>
</context>
<context>
    <name>cave::ThingTool</name>
    <message>
        <source>Place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Remove what stands there</source>
        <translation>Wegnehmen, was dort steht</translation>
    </message>
</context>
<context>
    <name>cave::TitlePage</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Goes on where you left.</source>
        <translation>Macht weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Chooses a dungeon and a seed; the same seed makes the same caves everywhere.</source>
        <translation>Wählt Dungeon und Seed; derselbe Seed ergibt überall dieselben Höhlen.</translation>
    </message>
    <message>
        <source>Load game</source>
        <translation>Spiel laden</translation>
    </message>
    <message>
        <source>Shows all saved games.</source>
        <translation>Zeigt alle Spielstände.</translation>
    </message>
    <message>
        <source>Play map file</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Plays a dungeon that you or a friend made.</source>
        <translation>Spielt einen Dungeon von dir oder von Freunden.</translation>
    </message>
    <message>
        <source>Dungeon editor</source>
        <translation>Dungeon-Editor</translation>
    </message>
    <message>
        <source>Builds caves from a recipe or by hand.</source>
        <translation>Baut Höhlen nach Rezept oder von Hand.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keys, signs and rules.</source>
        <translation>Tasten, Zeichen und Regeln.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Closes the window.</source>
        <translation>Schließt das Fenster.</translation>
    </message>
    <message>
        <source>Dig it. Dare it. Or build it yourself.</source>
        <translation>Grab dich durch. Trau dich. Oder bau selbst.</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Shows how your games ended and what they were worth.</source>
        <translation>Zeigt, wie deine Spiele endeten und was sie wert waren.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keys, colours, language, text size and more.</source>
        <translation>Tasten, Farben, Sprache, Textgröße und mehr.</translation>
    </message>
</context>
<context>
    <name>cave::ToolOptions</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Größe des Pinsels</translation>
    </message>
    <message>
        <source>Size of the brush
On the canvas, 1 to 9 set it.</source>
        <translation>Größe des Pinsels
Auf der Zeichenfläche stellen 1 bis 9 sie ein.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>%1
%2 again takes the next one.</source>
        <translation>%1
Noch einmal %2 nimmt die nächste.</translation>
    </message>
</context>
<context>
    <name>cave::ToolPanel</name>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>%1 Size %2.</source>
        <translation>%1 Größe %2.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Dinge</translation>
    </message>
</context>
<context>
    <name>cave::TroubleBar</name>
    <message>
        <source>Save again</source>
        <translation>Noch einmal speichern</translation>
    </message>
</context>
<context>
    <name>cave::VariantsWindow</name>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>This level alone</source>
        <translation>Nur diese Ebene</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>most rooms</source>
        <translation>meisten Räumen</translation>
    </message>
    <message>
        <source>most loops</source>
        <translation>meisten Schleifen</translation>
    </message>
    <message>
        <source>least unreachable</source>
        <translation>wenigstem Unerreichbaren</translation>
    </message>
    <message>
        <source>longest way</source>
        <translation>längstem Weg</translation>
    </message>
    <message>
        <source>Locks and hand edits are kept. Space marks two, C compares them, Enter takes one.</source>
        <translation>Sperren und Handarbeit bleiben. Leertaste merkt zwei, C vergleicht sie, Eingabe nimmt eine.</translation>
    </message>
    <message>
        <source>Variants made</source>
        <translation>Gemachte Varianten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Variants of level %1</source>
        <translation>Varianten der Ebene %1</translation>
    </message>
    <message>
        <source>This level was made by hand: no seed makes it another one.</source>
        <translation>Diese Ebene ist von Hand gemacht: Kein Seed macht eine andere daraus.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Level %1 from seed %2</source>
        <translation>Ebene %1 aus Seed %2</translation>
    </message>
    <message>
        <source>All levels from seed %1</source>
        <translation>Alle Ebenen aus Seed %1</translation>
    </message>
    <message>
        <source>Mark two variants with Space to compare them.</source>
        <translation>Merke mit der Leertaste zwei Varianten, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>%1
rooms %2, loops %3
unreachable %4, steps %5</source>
        <translation>%1
Räume %2, Schleifen %3
unerreichbar %4, Schritte %5</translation>
    </message>
</context>
<context>
    <name>cave::WandTool</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WatchBar</name>
    <message>
        <source>Point of the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Drag to any point of the game.</source>
        <translation>Zieh an irgendeine Stelle des Spiels.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Turns a second (%1 slower, %2 faster)</source>
        <translation>Runden in der Sekunde (%1 langsamer, %2 schneller)</translation>
    </message>
    <message>
        <source>%1x</source>
        <extracomment>how many times as fast as usual</extracomment>
        <translation>%1x</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>behind the number of the turn that is shown</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Level %1, turn %2</source>
        <translation>Ebene %1, Runde %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>cave::Watching</name>
    <message>
        <source>%1 plays, %2 and %3 step back and forward, %4 plays on from here.</source>
        <translation>%1 spielt ab, %2 und %3 gehen einen Schritt zurück und vor, %4 spielt von hier weiter.</translation>
    </message>
    <message>
        <source>You are watching. Press %1 to play on from here.</source>
        <translation>Du siehst nur zu. Drück %1, um von hier weiterzuspielen.</translation>
    </message>
    <message>
        <source>The game is over here. Step back to play on.</source>
        <translation>Hier ist das Spiel vorbei. Geh einen Schritt zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>From here on the game went otherwise than these rules let it go: it was played by other rules, or its log was changed.</source>
        <translation>Ab hier ging das Spiel anders, als diese Regeln es gehen lassen: Es wurde nach anderen Regeln gespielt, oder sein Protokoll wurde geändert.</translation>
    </message>
    <message>
        <source>The game ends here.</source>
        <translation>Hier endet das Spiel.</translation>
    </message>
    <message>
        <source>The game has come so far.</source>
        <translation>So weit ist das Spiel gekommen.</translation>
    </message>
    <message>
        <source>This is the first turn.</source>
        <translation>Dies ist die erste Runde.</translation>
    </message>
    <message>
        <source>This is the last turn.</source>
        <translation>Dies ist die letzte Runde.</translation>
    </message>
</context>
<context>
    <name>cave::WayDisplay</name>
    <message>
        <source>No way to win is known: there is no goal, or it cannot be reached.</source>
        <translation>Kein Weg zum Sieg ist bekannt: Es gibt kein Ziel, oder es ist nicht zu erreichen.</translation>
    </message>
</context>
<context>
    <name>cave::WeightsTable</name>
    <message>
        <source>Kinds and weights</source>
        <translation>Arten und Gewichte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Add a kind</source>
        <translation>Art hinzufügen</translation>
    </message>
    <message>
        <source>Take the chosen kind out</source>
        <translation>Gewählte Art herausnehmen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Write a number, &quot;line 1:900, 26:100&quot; or &quot;step 1:2, 4:3&quot;.</source>
        <translation>Schreib eine Zahl, „line 1:900, 26:100“ oder „step 1:2, 4:3“.</translation>
    </message>
</context>
<context>
    <name>cave::WhereBox</name>
    <message>
        <source>Select these cells</source>
        <translation>Diese Felder auswählen</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>in the selection</source>
        <translation>in der Auswahl</translation>
    </message>
    <message>
        <source>in rooms</source>
        <translation>in Räumen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Marke</translation>
    </message>
    <message numerus="yes">
        <source>in %n cell(s)</source>
        <translation>
            <numerusform>in %n Feld</numerusform>
            <numerusform>in %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the cells first.</source>
        <translation>Wähle zuerst die Felder.</translation>
    </message>
</context>
<context>
    <name>cave::WordRow</name>
    <message>
        <source>Something clicks.</source>
        <translation>Etwas klickt.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
</context>
<context>
    <name>cave::WordsForm</name>
    <message>
        <source>Words for the player&apos;s keys: %1</source>
        <translation>Wörter für die Tasten des Spielers: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the dungeon is called in lists and titles.</source>
        <translation>Wie der Dungeon in Listen und Titeln heißt.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Who made it.</source>
        <translation>Wer ihn gemacht hat.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Shown where a dungeon is chosen.</source>
        <translation>Zu sehen, wo ein Dungeon gewählt wird.</translation>
    </message>
    <message>
        <source>Intro</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>Read when the game begins, a paragraph a line.</source>
        <translation>Zu lesen, wenn das Spiel beginnt, ein Absatz je Zeile.</translation>
    </message>
    <message>
        <source>Unnamed dungeon</source>
        <translation>Unbenannter Dungeon</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Names of the levels, and what is said on arrival</source>
        <translation>Namen der Ebenen, und was bei der Ankunft gesagt wird</translation>
    </message>
    <message>
        <source>Said on arrival</source>
        <translation>Bei der Ankunft</translation>
    </message>
    <message>
        <source>Said when the hero comes to the level for the first time.</source>
        <translation>Wird gesagt, wenn der Held zum ersten Mal auf die Ebene kommt.</translation>
    </message>
    <message>
        <source>Name of level %1</source>
        <translation>Name der Ebene %1</translation>
    </message>
    <message>
        <source>Arrival on level %1</source>
        <translation>Ankunft auf Ebene %1</translation>
    </message>
</context>
<context>
    <name>cave::Workspace</name>
    <message>
        <source>Carve it</source>
        <translation>Freilegen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>creatures</name>
    <message>
        <source>hero</source>
        <comment>bare</comment>
        <translation>Held</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>the-subject</comment>
        <translation>der Held</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>the-object</comment>
        <translation>den Helden</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>a-subject</comment>
        <translation>ein Held</translation>
    </message>
    <message>
        <source>hero</source>
        <comment>a-object</comment>
        <translation>einen Helden</translation>
    </message>
    <message>
        <source>fungus</source>
        <comment>bare</comment>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>fungus</source>
        <comment>the-subject</comment>
        <translation>der Pilz</translation>
    </message>
    <message>
        <source>fungus</source>
        <comment>the-object</comment>
        <translation>den Pilz</translation>
    </message>
    <message>
        <source>fungus</source>
        <comment>a-subject</comment>
        <translation>ein Pilz</translation>
    </message>
    <message>
        <source>fungus</source>
        <comment>a-object</comment>
        <translation>einen Pilz</translation>
    </message>
    <message>
        <source>bat</source>
        <comment>bare</comment>
        <translation>Fledermaus</translation>
    </message>
    <message>
        <source>bat</source>
        <comment>the-subject</comment>
        <translation>die Fledermaus</translation>
    </message>
    <message>
        <source>bat</source>
        <comment>the-object</comment>
        <translation>die Fledermaus</translation>
    </message>
    <message>
        <source>bat</source>
        <comment>a-subject</comment>
        <translation>eine Fledermaus</translation>
    </message>
    <message>
        <source>bat</source>
        <comment>a-object</comment>
        <translation>eine Fledermaus</translation>
    </message>
    <message>
        <source>newt</source>
        <comment>bare</comment>
        <translation>Molch</translation>
    </message>
    <message>
        <source>newt</source>
        <comment>the-subject</comment>
        <translation>der Molch</translation>
    </message>
    <message>
        <source>newt</source>
        <comment>the-object</comment>
        <translation>den Molch</translation>
    </message>
    <message>
        <source>newt</source>
        <comment>a-subject</comment>
        <translation>ein Molch</translation>
    </message>
    <message>
        <source>newt</source>
        <comment>a-object</comment>
        <translation>einen Molch</translation>
    </message>
    <message>
        <source>kobold</source>
        <comment>bare</comment>
        <translation>Kobold</translation>
    </message>
    <message>
        <source>kobold</source>
        <comment>the-subject</comment>
        <translation>der Kobold</translation>
    </message>
    <message>
        <source>kobold</source>
        <comment>the-object</comment>
        <translation>den Kobold</translation>
    </message>
    <message>
        <source>kobold</source>
        <comment>a-subject</comment>
        <translation>ein Kobold</translation>
    </message>
    <message>
        <source>kobold</source>
        <comment>a-object</comment>
        <translation>einen Kobold</translation>
    </message>
    <message>
        <source>slime</source>
        <comment>bare</comment>
        <translation>Schleim</translation>
    </message>
    <message>
        <source>slime</source>
        <comment>the-subject</comment>
        <translation>der Schleim</translation>
    </message>
    <message>
        <source>slime</source>
        <comment>the-object</comment>
        <translation>den Schleim</translation>
    </message>
    <message>
        <source>slime</source>
        <comment>a-subject</comment>
        <translation>ein Schleim</translation>
    </message>
    <message>
        <source>slime</source>
        <comment>a-object</comment>
        <translation>einen Schleim</translation>
    </message>
    <message>
        <source>giant zombie</source>
        <comment>bare</comment>
        <translation>Riesenzombie</translation>
    </message>
    <message>
        <source>giant zombie</source>
        <comment>the-subject</comment>
        <translation>der Riesenzombie</translation>
    </message>
    <message>
        <source>giant zombie</source>
        <comment>the-object</comment>
        <translation>den Riesenzombie</translation>
    </message>
    <message>
        <source>giant zombie</source>
        <comment>a-subject</comment>
        <translation>ein Riesenzombie</translation>
    </message>
    <message>
        <source>giant zombie</source>
        <comment>a-object</comment>
        <translation>einen Riesenzombie</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>bare</comment>
        <translation>Ork</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>the-subject</comment>
        <translation>der Ork</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>the-object</comment>
        <translation>den Ork</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>a-subject</comment>
        <translation>ein Ork</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>a-object</comment>
        <translation>einen Ork</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>bare</comment>
        <translation>Troll</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>the-subject</comment>
        <translation>der Troll</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>the-object</comment>
        <translation>den Troll</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>a-subject</comment>
        <translation>ein Troll</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>a-object</comment>
        <translation>einen Troll</translation>
    </message>
    <message>
        <source>cave fungus</source>
        <comment>bare</comment>
        <translation>Höhlenpilz</translation>
    </message>
    <message>
        <source>cave fungus</source>
        <comment>the-subject</comment>
        <translation>der Höhlenpilz</translation>
    </message>
    <message>
        <source>cave fungus</source>
        <comment>the-object</comment>
        <translation>den Höhlenpilz</translation>
    </message>
    <message>
        <source>cave fungus</source>
        <comment>a-subject</comment>
        <translation>ein Höhlenpilz</translation>
    </message>
    <message>
        <source>cave fungus</source>
        <comment>a-object</comment>
        <translation>einen Höhlenpilz</translation>
    </message>
    <message>
        <source>cave bat</source>
        <comment>bare</comment>
        <translation>Höhlenfledermaus</translation>
    </message>
    <message>
        <source>cave bat</source>
        <comment>the-subject</comment>
        <translation>die Höhlenfledermaus</translation>
    </message>
    <message>
        <source>cave bat</source>
        <comment>the-object</comment>
        <translation>die Höhlenfledermaus</translation>
    </message>
    <message>
        <source>cave bat</source>
        <comment>a-subject</comment>
        <translation>eine Höhlenfledermaus</translation>
    </message>
    <message>
        <source>cave bat</source>
        <comment>a-object</comment>
        <translation>eine Höhlenfledermaus</translation>
    </message>
    <message>
        <source>zombie</source>
        <comment>bare</comment>
        <translation>Zombie</translation>
    </message>
    <message>
        <source>zombie</source>
        <comment>the-subject</comment>
        <translation>der Zombie</translation>
    </message>
    <message>
        <source>zombie</source>
        <comment>the-object</comment>
        <translation>den Zombie</translation>
    </message>
    <message>
        <source>zombie</source>
        <comment>a-subject</comment>
        <translation>ein Zombie</translation>
    </message>
    <message>
        <source>zombie</source>
        <comment>a-object</comment>
        <translation>einen Zombie</translation>
    </message>
    <message>
        <source>rat</source>
        <comment>bare</comment>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>rat</source>
        <comment>the-subject</comment>
        <translation>die Ratte</translation>
    </message>
    <message>
        <source>rat</source>
        <comment>the-object</comment>
        <translation>die Ratte</translation>
    </message>
    <message>
        <source>rat</source>
        <comment>a-subject</comment>
        <translation>eine Ratte</translation>
    </message>
    <message>
        <source>rat</source>
        <comment>a-object</comment>
        <translation>eine Ratte</translation>
    </message>
    <message>
        <source>snake</source>
        <comment>bare</comment>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>snake</source>
        <comment>the-subject</comment>
        <translation>die Schlange</translation>
    </message>
    <message>
        <source>snake</source>
        <comment>the-object</comment>
        <translation>die Schlange</translation>
    </message>
    <message>
        <source>snake</source>
        <comment>a-subject</comment>
        <translation>eine Schlange</translation>
    </message>
    <message>
        <source>snake</source>
        <comment>a-object</comment>
        <translation>eine Schlange</translation>
    </message>
    <message>
        <source>goblin archer</source>
        <comment>bare</comment>
        <translation>Goblinschütze</translation>
    </message>
    <message>
        <source>goblin archer</source>
        <comment>the-subject</comment>
        <translation>der Goblinschütze</translation>
    </message>
    <message>
        <source>goblin archer</source>
        <comment>the-object</comment>
        <translation>den Goblinschützen</translation>
    </message>
    <message>
        <source>goblin archer</source>
        <comment>a-subject</comment>
        <translation>ein Goblinschütze</translation>
    </message>
    <message>
        <source>goblin archer</source>
        <comment>a-object</comment>
        <translation>einen Goblinschützen</translation>
    </message>
    <message>
        <source>spider</source>
        <comment>bare</comment>
        <translation>Spinne</translation>
    </message>
    <message>
        <source>spider</source>
        <comment>the-subject</comment>
        <translation>die Spinne</translation>
    </message>
    <message>
        <source>spider</source>
        <comment>the-object</comment>
        <translation>die Spinne</translation>
    </message>
    <message>
        <source>spider</source>
        <comment>a-subject</comment>
        <translation>eine Spinne</translation>
    </message>
    <message>
        <source>spider</source>
        <comment>a-object</comment>
        <translation>eine Spinne</translation>
    </message>
    <message>
        <source>fire beetle</source>
        <comment>bare</comment>
        <translation>Feuerkäfer</translation>
    </message>
    <message>
        <source>fire beetle</source>
        <comment>the-subject</comment>
        <translation>der Feuerkäfer</translation>
    </message>
    <message>
        <source>fire beetle</source>
        <comment>the-object</comment>
        <translation>den Feuerkäfer</translation>
    </message>
    <message>
        <source>fire beetle</source>
        <comment>a-subject</comment>
        <translation>ein Feuerkäfer</translation>
    </message>
    <message>
        <source>fire beetle</source>
        <comment>a-object</comment>
        <translation>einen Feuerkäfer</translation>
    </message>
    <message>
        <source>wolf</source>
        <comment>bare</comment>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>wolf</source>
        <comment>the-subject</comment>
        <translation>der Wolf</translation>
    </message>
    <message>
        <source>wolf</source>
        <comment>the-object</comment>
        <translation>den Wolf</translation>
    </message>
    <message>
        <source>wolf</source>
        <comment>a-subject</comment>
        <translation>ein Wolf</translation>
    </message>
    <message>
        <source>wolf</source>
        <comment>a-object</comment>
        <translation>einen Wolf</translation>
    </message>
    <message>
        <source>goblin shaman</source>
        <comment>bare</comment>
        <translation>Goblinschamane</translation>
    </message>
    <message>
        <source>goblin shaman</source>
        <comment>the-subject</comment>
        <translation>der Goblinschamane</translation>
    </message>
    <message>
        <source>goblin shaman</source>
        <comment>the-object</comment>
        <translation>den Goblinschamanen</translation>
    </message>
    <message>
        <source>goblin shaman</source>
        <comment>a-subject</comment>
        <translation>ein Goblinschamane</translation>
    </message>
    <message>
        <source>goblin shaman</source>
        <comment>a-object</comment>
        <translation>einen Goblinschamanen</translation>
    </message>
    <message>
        <source>cultist</source>
        <comment>bare</comment>
        <translation>Kultanhänger</translation>
    </message>
    <message>
        <source>cultist</source>
        <comment>the-subject</comment>
        <translation>der Kultanhänger</translation>
    </message>
    <message>
        <source>cultist</source>
        <comment>the-object</comment>
        <translation>den Kultanhänger</translation>
    </message>
    <message>
        <source>cultist</source>
        <comment>a-subject</comment>
        <translation>ein Kultanhänger</translation>
    </message>
    <message>
        <source>cultist</source>
        <comment>a-object</comment>
        <translation>einen Kultanhänger</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>bare</comment>
        <translation>Geist</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>the-subject</comment>
        <translation>der Geist</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>the-object</comment>
        <translation>den Geist</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>a-subject</comment>
        <translation>ein Geist</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>a-object</comment>
        <translation>einen Geist</translation>
    </message>
    <message>
        <source>ogre</source>
        <comment>bare</comment>
        <translation>Oger</translation>
    </message>
    <message>
        <source>ogre</source>
        <comment>the-subject</comment>
        <translation>der Oger</translation>
    </message>
    <message>
        <source>ogre</source>
        <comment>the-object</comment>
        <translation>den Oger</translation>
    </message>
    <message>
        <source>ogre</source>
        <comment>a-subject</comment>
        <translation>ein Oger</translation>
    </message>
    <message>
        <source>ogre</source>
        <comment>a-object</comment>
        <translation>einen Oger</translation>
    </message>
    <message>
        <source>golem</source>
        <comment>bare</comment>
        <translation>Golem</translation>
    </message>
    <message>
        <source>golem</source>
        <comment>the-subject</comment>
        <translation>der Golem</translation>
    </message>
    <message>
        <source>golem</source>
        <comment>the-object</comment>
        <translation>den Golem</translation>
    </message>
    <message>
        <source>golem</source>
        <comment>a-subject</comment>
        <translation>ein Golem</translation>
    </message>
    <message>
        <source>golem</source>
        <comment>a-object</comment>
        <translation>einen Golem</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>bare</comment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>the-subject</comment>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>the-object</comment>
        <translation>den Drachen</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>a-subject</comment>
        <translation>ein Drache</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>a-object</comment>
        <translation>einen Drachen</translation>
    </message>
    <message>
        <source>thief imp</source>
        <comment>bare</comment>
        <translation>Diebeswicht</translation>
    </message>
    <message>
        <source>thief imp</source>
        <comment>the-subject</comment>
        <translation>der Diebeswicht</translation>
    </message>
    <message>
        <source>thief imp</source>
        <comment>the-object</comment>
        <translation>den Diebeswicht</translation>
    </message>
    <message>
        <source>thief imp</source>
        <comment>a-subject</comment>
        <translation>ein Diebeswicht</translation>
    </message>
    <message>
        <source>thief imp</source>
        <comment>a-object</comment>
        <translation>einen Diebeswicht</translation>
    </message>
    <message>
        <source>mimic</source>
        <comment>bare</comment>
        <translation>Mimic</translation>
    </message>
    <message>
        <source>mimic</source>
        <comment>the-subject</comment>
        <translation>der Mimic</translation>
    </message>
    <message>
        <source>mimic</source>
        <comment>the-object</comment>
        <translation>den Mimic</translation>
    </message>
    <message>
        <source>mimic</source>
        <comment>a-subject</comment>
        <translation>ein Mimic</translation>
    </message>
    <message>
        <source>mimic</source>
        <comment>a-object</comment>
        <translation>einen Mimic</translation>
    </message>
    <message>
        <source>cave fish</source>
        <comment>bare</comment>
        <translation>Höhlenfisch</translation>
    </message>
    <message>
        <source>cave fish</source>
        <comment>the-subject</comment>
        <translation>der Höhlenfisch</translation>
    </message>
    <message>
        <source>cave fish</source>
        <comment>the-object</comment>
        <translation>den Höhlenfisch</translation>
    </message>
    <message>
        <source>cave fish</source>
        <comment>a-subject</comment>
        <translation>ein Höhlenfisch</translation>
    </message>
    <message>
        <source>cave fish</source>
        <comment>a-object</comment>
        <translation>einen Höhlenfisch</translation>
    </message>
    <message>
        <source>rock worm</source>
        <comment>bare</comment>
        <translation>Felswurm</translation>
    </message>
    <message>
        <source>rock worm</source>
        <comment>the-subject</comment>
        <translation>der Felswurm</translation>
    </message>
    <message>
        <source>rock worm</source>
        <comment>the-object</comment>
        <translation>den Felswurm</translation>
    </message>
    <message>
        <source>rock worm</source>
        <comment>a-subject</comment>
        <translation>ein Felswurm</translation>
    </message>
    <message>
        <source>rock worm</source>
        <comment>a-object</comment>
        <translation>einen Felswurm</translation>
    </message>
    <message>
        <source>wisp</source>
        <comment>bare</comment>
        <translation>Irrlicht</translation>
    </message>
    <message>
        <source>wisp</source>
        <comment>the-subject</comment>
        <translation>das Irrlicht</translation>
    </message>
    <message>
        <source>wisp</source>
        <comment>the-object</comment>
        <translation>das Irrlicht</translation>
    </message>
    <message>
        <source>wisp</source>
        <comment>a-subject</comment>
        <translation>ein Irrlicht</translation>
    </message>
    <message>
        <source>wisp</source>
        <comment>a-object</comment>
        <translation>ein Irrlicht</translation>
    </message>
    <message>
        <source>gargoyle</source>
        <comment>bare</comment>
        <translation>Wasserspeier</translation>
    </message>
    <message>
        <source>gargoyle</source>
        <comment>the-subject</comment>
        <translation>der Wasserspeier</translation>
    </message>
    <message>
        <source>gargoyle</source>
        <comment>the-object</comment>
        <translation>den Wasserspeier</translation>
    </message>
    <message>
        <source>gargoyle</source>
        <comment>a-subject</comment>
        <translation>ein Wasserspeier</translation>
    </message>
    <message>
        <source>gargoyle</source>
        <comment>a-object</comment>
        <translation>einen Wasserspeier</translation>
    </message>
    <message>
        <source>cave bear</source>
        <comment>bare</comment>
        <translation>Höhlenbär</translation>
    </message>
    <message>
        <source>cave bear</source>
        <comment>the-subject</comment>
        <translation>der Höhlenbär</translation>
    </message>
    <message>
        <source>cave bear</source>
        <comment>the-object</comment>
        <translation>den Höhlenbären</translation>
    </message>
    <message>
        <source>cave bear</source>
        <comment>a-subject</comment>
        <translation>ein Höhlenbär</translation>
    </message>
    <message>
        <source>cave bear</source>
        <comment>a-object</comment>
        <translation>einen Höhlenbären</translation>
    </message>
    <message>
        <source>dead miner</source>
        <comment>bare</comment>
        <translation>toter Bergmann</translation>
    </message>
    <message>
        <source>dead miner</source>
        <comment>the-subject</comment>
        <translation>der tote Bergmann</translation>
    </message>
    <message>
        <source>dead miner</source>
        <comment>the-object</comment>
        <translation>den toten Bergmann</translation>
    </message>
    <message>
        <source>dead miner</source>
        <comment>a-subject</comment>
        <translation>ein toter Bergmann</translation>
    </message>
    <message>
        <source>dead miner</source>
        <comment>a-object</comment>
        <translation>einen toten Bergmann</translation>
    </message>
    <message>
        <source>cave troll</source>
        <comment>bare</comment>
        <translation>Höhlentroll</translation>
    </message>
    <message>
        <source>cave troll</source>
        <comment>the-subject</comment>
        <translation>der Höhlentroll</translation>
    </message>
    <message>
        <source>cave troll</source>
        <comment>the-object</comment>
        <translation>den Höhlentroll</translation>
    </message>
    <message>
        <source>cave troll</source>
        <comment>a-subject</comment>
        <translation>ein Höhlentroll</translation>
    </message>
    <message>
        <source>cave troll</source>
        <comment>a-object</comment>
        <translation>einen Höhlentroll</translation>
    </message>
    <message>
        <source>orc raider</source>
        <comment>bare</comment>
        <translation>Orkplünderer</translation>
    </message>
    <message>
        <source>orc raider</source>
        <comment>the-subject</comment>
        <translation>der Orkplünderer</translation>
    </message>
    <message>
        <source>orc raider</source>
        <comment>the-object</comment>
        <translation>den Orkplünderer</translation>
    </message>
    <message>
        <source>orc raider</source>
        <comment>a-subject</comment>
        <translation>ein Orkplünderer</translation>
    </message>
    <message>
        <source>orc raider</source>
        <comment>a-object</comment>
        <translation>einen Orkplünderer</translation>
    </message>
    <message>
        <source>blood bat</source>
        <comment>bare</comment>
        <translation>Blutfledermaus</translation>
    </message>
    <message>
        <source>blood bat</source>
        <comment>the-subject</comment>
        <translation>die Blutfledermaus</translation>
    </message>
    <message>
        <source>blood bat</source>
        <comment>the-object</comment>
        <translation>die Blutfledermaus</translation>
    </message>
    <message>
        <source>blood bat</source>
        <comment>a-subject</comment>
        <translation>eine Blutfledermaus</translation>
    </message>
    <message>
        <source>blood bat</source>
        <comment>a-object</comment>
        <translation>eine Blutfledermaus</translation>
    </message>
    <message>
        <source>ooze</source>
        <comment>bare</comment>
        <translation>Schleimklumpen</translation>
    </message>
    <message>
        <source>ooze</source>
        <comment>the-subject</comment>
        <translation>der Schleimklumpen</translation>
    </message>
    <message>
        <source>ooze</source>
        <comment>the-object</comment>
        <translation>den Schleimklumpen</translation>
    </message>
    <message>
        <source>ooze</source>
        <comment>a-subject</comment>
        <translation>ein Schleimklumpen</translation>
    </message>
    <message>
        <source>ooze</source>
        <comment>a-object</comment>
        <translation>einen Schleimklumpen</translation>
    </message>
    <message>
        <source>Pot King</source>
        <comment>bare</comment>
        <translation>Topfkönig</translation>
    </message>
    <message>
        <source>Pot King</source>
        <comment>the-subject</comment>
        <translation>der Topfkönig</translation>
    </message>
    <message>
        <source>Pot King</source>
        <comment>the-object</comment>
        <translation>den Topfkönig</translation>
    </message>
    <message>
        <source>Pot King</source>
        <comment>a-subject</comment>
        <translation>ein Topfkönig</translation>
    </message>
    <message>
        <source>Pot King</source>
        <comment>a-object</comment>
        <translation>einen Topfkönig</translation>
    </message>
    <message>
        <source>Drowned Abbot</source>
        <comment>bare</comment>
        <translation>Ertrunkener Abt</translation>
    </message>
    <message>
        <source>Drowned Abbot</source>
        <comment>the-subject</comment>
        <translation>der Ertrunkene Abt</translation>
    </message>
    <message>
        <source>Drowned Abbot</source>
        <comment>the-object</comment>
        <translation>den Ertrunkenen Abt</translation>
    </message>
    <message>
        <source>Drowned Abbot</source>
        <comment>a-subject</comment>
        <translation>ein Ertrunkener Abt</translation>
    </message>
    <message>
        <source>Drowned Abbot</source>
        <comment>a-object</comment>
        <translation>einen Ertrunkenen Abt</translation>
    </message>
    <message>
        <source>dragon Ashmaw</source>
        <comment>bare</comment>
        <translation>Drache Aschenschlund</translation>
    </message>
    <message>
        <source>dragon Ashmaw</source>
        <comment>the-subject</comment>
        <translation>der Drache Aschenschlund</translation>
    </message>
    <message>
        <source>dragon Ashmaw</source>
        <comment>the-object</comment>
        <translation>den Drachen Aschenschlund</translation>
    </message>
    <message>
        <source>dragon Ashmaw</source>
        <comment>a-subject</comment>
        <translation>ein Drache Aschenschlund</translation>
    </message>
    <message>
        <source>dragon Ashmaw</source>
        <comment>a-object</comment>
        <translation>einen Drachen Aschenschlund</translation>
    </message>
    <message>
        <source>old ogre</source>
        <comment>bare</comment>
        <translation>alter Oger</translation>
    </message>
    <message>
        <source>old ogre</source>
        <comment>the-subject</comment>
        <translation>der alte Oger</translation>
    </message>
    <message>
        <source>old ogre</source>
        <comment>the-object</comment>
        <translation>den alten Oger</translation>
    </message>
    <message>
        <source>old ogre</source>
        <comment>a-subject</comment>
        <translation>ein alter Oger</translation>
    </message>
    <message>
        <source>old ogre</source>
        <comment>a-object</comment>
        <translation>einen alten Oger</translation>
    </message>
    <message>
        <source>mud leech</source>
        <comment>bare</comment>
        <translation>Schlammegel</translation>
    </message>
    <message>
        <source>mud leech</source>
        <comment>the-subject</comment>
        <translation>der Schlammegel</translation>
    </message>
    <message>
        <source>mud leech</source>
        <comment>the-object</comment>
        <translation>den Schlammegel</translation>
    </message>
    <message>
        <source>mud leech</source>
        <comment>a-subject</comment>
        <translation>ein Schlammegel</translation>
    </message>
    <message>
        <source>mud leech</source>
        <comment>a-object</comment>
        <translation>einen Schlammegel</translation>
    </message>
    <message>
        <source>watcher in the wall</source>
        <comment>bare</comment>
        <translation>Wächter in der Wand</translation>
    </message>
    <message>
        <source>watcher in the wall</source>
        <comment>the-subject</comment>
        <translation>der Wächter in der Wand</translation>
    </message>
    <message>
        <source>watcher in the wall</source>
        <comment>the-object</comment>
        <translation>den Wächter in der Wand</translation>
    </message>
    <message>
        <source>watcher in the wall</source>
        <comment>a-subject</comment>
        <translation>ein Wächter in der Wand</translation>
    </message>
    <message>
        <source>watcher in the wall</source>
        <comment>a-object</comment>
        <translation>einen Wächter in der Wand</translation>
    </message>
    <message>
        <source>clay man</source>
        <comment>bare</comment>
        <translation>Lehmmann</translation>
    </message>
    <message>
        <source>clay man</source>
        <comment>the-subject</comment>
        <translation>der Lehmmann</translation>
    </message>
    <message>
        <source>clay man</source>
        <comment>the-object</comment>
        <translation>den Lehmmann</translation>
    </message>
    <message>
        <source>clay man</source>
        <comment>a-subject</comment>
        <translation>ein Lehmmann</translation>
    </message>
    <message>
        <source>clay man</source>
        <comment>a-object</comment>
        <translation>einen Lehmmann</translation>
    </message>
    <message>
        <source>fired guard</source>
        <comment>bare</comment>
        <translation>gebrannter Wächter</translation>
    </message>
    <message>
        <source>fired guard</source>
        <comment>the-subject</comment>
        <translation>der gebrannte Wächter</translation>
    </message>
    <message>
        <source>fired guard</source>
        <comment>the-object</comment>
        <translation>den gebrannten Wächter</translation>
    </message>
    <message>
        <source>fired guard</source>
        <comment>a-subject</comment>
        <translation>ein gebrannter Wächter</translation>
    </message>
    <message>
        <source>fired guard</source>
        <comment>a-object</comment>
        <translation>einen gebrannten Wächter</translation>
    </message>
    <message>
        <source>ember hound</source>
        <comment>bare</comment>
        <translation>Gluthund</translation>
    </message>
    <message>
        <source>ember hound</source>
        <comment>the-subject</comment>
        <translation>der Gluthund</translation>
    </message>
    <message>
        <source>ember hound</source>
        <comment>the-object</comment>
        <translation>den Gluthund</translation>
    </message>
    <message>
        <source>ember hound</source>
        <comment>a-subject</comment>
        <translation>ein Gluthund</translation>
    </message>
    <message>
        <source>ember hound</source>
        <comment>a-object</comment>
        <translation>einen Gluthund</translation>
    </message>
    <message>
        <source>journeyman</source>
        <comment>bare</comment>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>journeyman</source>
        <comment>the-subject</comment>
        <translation>der Geselle</translation>
    </message>
    <message>
        <source>journeyman</source>
        <comment>the-object</comment>
        <translation>den Gesellen</translation>
    </message>
    <message>
        <source>journeyman</source>
        <comment>a-subject</comment>
        <translation>ein Geselle</translation>
    </message>
    <message>
        <source>journeyman</source>
        <comment>a-object</comment>
        <translation>einen Gesellen</translation>
    </message>
    <message>
        <source>Master Stoker</source>
        <comment>bare</comment>
        <translation>Meister Heizer</translation>
    </message>
    <message>
        <source>Master Stoker</source>
        <comment>the-subject</comment>
        <translation>der Meister Heizer</translation>
    </message>
    <message>
        <source>Master Stoker</source>
        <comment>the-object</comment>
        <translation>den Meister Heizer</translation>
    </message>
    <message>
        <source>Master Stoker</source>
        <comment>a-subject</comment>
        <translation>der Meister Heizer</translation>
    </message>
    <message>
        <source>Master Stoker</source>
        <comment>a-object</comment>
        <translation>den Meister Heizer</translation>
    </message>
</context>
<context>
    <name>descriptions</name>
    <message>
        <source>Cold stone, damp to the touch. A stubborn arm gets through it.</source>
        <translation>Kalter Stein, feucht unter der Hand. Ein sturer Arm kommt durch.</translation>
    </message>
    <message>
        <source>The bones of the mountain. No arm gets through this.</source>
        <translation>Die Knochen des Berges. Da kommt kein Arm durch.</translation>
    </message>
    <message>
        <source>Trodden earth, and the prints of more feet than you would like.</source>
        <translation>Festgetretene Erde und die Spuren von mehr Füßen, als dir lieb ist.</translation>
    </message>
    <message>
        <source>Worn steps climb towards a little less darkness.</source>
        <translation>Ausgetretene Stufen steigen in etwas weniger Dunkelheit.</translation>
    </message>
    <message>
        <source>Worn steps go down, and cold air comes up to meet you.</source>
        <translation>Ausgetretene Stufen gehen hinab, und kalte Luft kommt dir entgegen.</translation>
    </message>
    <message>
        <source>Clear and ankle-deep, with small pale things that dart away.</source>
        <translation>Klar und knöcheltief, mit kleinen blassen Dingen, die davonhuschen.</translation>
    </message>
    <message>
        <source>Black and still. Whoever knows how deep it is has not come back up.</source>
        <translation>Schwarz und still. Wer weiß, wie tief es ist, kam nicht wieder herauf.</translation>
    </message>
    <message>
        <source>Old planks on old hinges. It keeps what is behind it to itself.</source>
        <translation>Alte Bretter an alten Angeln. Was dahinter ist, behält sie für sich.</translation>
    </message>
    <message>
        <source>It stands ajar, as if somebody had just gone through.</source>
        <translation>Sie steht offen, als wäre eben jemand durchgegangen.</translation>
    </message>
    <message>
        <source>Iron bands and a keyhole worn bright. Somebody has the key.</source>
        <translation>Eisenbänder und ein blank geriebenes Schlüsselloch. Jemand hat den Schlüssel.</translation>
    </message>
    <message>
        <source>A wall to most eyes. A draught along its edge says otherwise.</source>
        <translation>Für die meisten eine Wand. Ein Luftzug am Rand weiß es besser.</translation>
    </message>
    <message>
        <source>It goes down further than the light does.</source>
        <translation>Es reicht tiefer hinab als das Licht.</translation>
    </message>
    <message>
        <source>An arch with daylight in it. You had almost forgotten the colour.</source>
        <translation>Ein Bogen voll Tageslicht. Du hattest die Farbe fast vergessen.</translation>
    </message>
    <message>
        <source>Broken stone that shifts and mutters underfoot.</source>
        <translation>Gebrochener Stein, der unter den Füßen rutscht und murmelt.</translation>
    </message>
    <message>
        <source>It has held the roof up for ages and takes a quiet pride in it.</source>
        <translation>Seit Urzeiten trägt er die Decke und ist still stolz darauf.</translation>
    </message>
    <message>
        <source>A stone face, smoothed by the hands of everyone who hoped for luck.</source>
        <translation>Ein Gesicht aus Stein, glatt von den Händen aller, die auf Glück hofften.</translation>
    </message>
    <message>
        <source>A slab with a warm stain. The candles never seem to burn down.</source>
        <translation>Eine Platte mit einem warmen Fleck. Die Kerzen brennen wohl nie herunter.</translation>
    </message>
    <message>
        <source>That is you: a torch, two fists and a great deal of curiosity.</source>
        <translation>Das bist du: eine Fackel, zwei Fäuste und viel Neugier.</translation>
    </message>
    <message>
        <source>A soft green cap that has never hurt a soul. It only wants more room.</source>
        <translation>Ein weicher grüner Hut, der nie jemandem wehgetan hat. Er will nur mehr Platz.</translation>
    </message>
    <message>
        <source>Quick, quarrelsome and never where it was a moment ago.</source>
        <translation>Flink, streitlustig und nie da, wo sie eben noch war.</translation>
    </message>
    <message>
        <source>It wanders about with a bright eye and a small, serious bite.</source>
        <translation>Er streift umher, mit wachem Auge und kleinem, ernstem Biss.</translation>
    </message>
    <message>
        <source>Small, cross and sharp of hearing. It has decided that this is its cave.</source>
        <translation>Klein, mürrisch und hellhörig. Er hat beschlossen, dass das hier seine Höhle ist.</translation>
    </message>
    <message>
        <source>It has no eyes, and yet it turns towards you. Slowly, and then not so slowly.</source>
        <translation>Er hat keine Augen und wendet sich dir doch zu. Langsam, und dann nicht mehr so langsam.</translation>
    </message>
    <message>
        <source>Whoever it was, it was already large in life. Now it drips, and the drips get up.</source>
        <translation>Wer immer das war, er war schon im Leben groß. Jetzt tropft er, und die Tropfen stehen auf.</translation>
    </message>
    <message>
        <source>Broad shoulders, bad teeth and a long memory for faces.</source>
        <translation>Breite Schultern, schlechte Zähne und ein gutes Gedächtnis für Gesichter.</translation>
    </message>
    <message>
        <source>It fills the doorway and smells of old rain. Doorways mean nothing to it.</source>
        <translation>Er füllt den Türrahmen und riecht nach altem Regen. Türrahmen bedeuten ihm nichts.</translation>
    </message>
    <message>
        <source>Pale, patient and good with butter. It spreads when nobody looks.</source>
        <translation>Blass, geduldig und gut mit Butter. Er wuchert, wenn keiner hinsieht.</translation>
    </message>
    <message>
        <source>It flutters where it likes, and it likes your hair.</source>
        <translation>Sie flattert, wo es ihr gefällt, und dein Haar gefällt ihr.</translation>
    </message>
    <message>
        <source>It still carries what it died with, and it still knows how to hold it.</source>
        <translation>Er trägt noch, womit er starb, und weiß noch, wie man es hält.</translation>
    </message>
    <message>
        <source>A rope until it moves. Then it is a rope with opinions.</source>
        <translation>Ein Seil, bis es sich bewegt. Dann ist es ein Seil mit Ansichten.</translation>
    </message>
    <message>
        <source>It mutters, and the walls answer with small running feet.</source>
        <translation>Er murmelt, und die Wände antworten mit kleinen, eiligen Füßen.</translation>
    </message>
    <message>
        <source>Red, a little bruised, and the best thing you have seen all day.</source>
        <translation>Rot, leicht angeschlagen und das Beste, was du heute gesehen hast.</translation>
    </message>
    <message>
        <source>Too much for one meal. Nobody has ever been sorry about that.</source>
        <translation>Zu viel für eine Mahlzeit. Beschwert hat sich darüber noch niemand.</translation>
    </message>
    <message>
        <source>It can be eaten. It can also be swung, or worn, by those past caring.</source>
        <translation>Man kann ihn essen. Man kann ihn auch schwingen oder tragen, wenn einem alles egal ist.</translation>
    </message>
    <message>
        <source>It is fresh enough. You have stopped asking what enough means.</source>
        <translation>Frisch genug. Was genug heißt, fragst du schon lange nicht mehr.</translation>
    </message>
    <message>
        <source>Round, heavy and grey. There are a great many of them down here.</source>
        <translation>Rund, schwer und grau. Davon gibt es hier unten sehr viele.</translation>
    </message>
    <message>
        <source>Short, bright and quick. It goes where a fist would only knock.</source>
        <translation>Kurz, blank und schnell. Er kommt hinein, wo eine Faust nur anklopft.</translation>
    </message>
    <message>
        <source>A good straight blade. Somebody oiled it, and then did not come back.</source>
        <translation>Eine gute gerade Klinge. Jemand hat sie geölt und kam dann nicht zurück.</translation>
    </message>
    <message>
        <source>Ash wood, as tall as you. It hits, and it holds other things off.</source>
        <translation>Eschenholz, so hoch wie du. Er trifft und hält anderes auf Abstand.</translation>
    </message>
    <message>
        <source>Padded linen with a stranger&apos;s name sewn into the collar.</source>
        <translation>Gefüttertes Leinen, in den Kragen ist ein fremder Name genäht.</translation>
    </message>
    <message>
        <source>A shirt of a thousand rings. One of them is missing.</source>
        <translation>Ein Hemd aus tausend Ringen. Einer davon fehlt.</translation>
    </message>
    <message>
        <source>Steel from neck to knee. Quiet it is not.</source>
        <translation>Stahl vom Hals bis zum Knie. Leise ist das nicht.</translation>
    </message>
    <message>
        <source>It smells of thyme and tastes of copper. You feel better already.</source>
        <translation>Er riecht nach Thymian und schmeckt nach Kupfer. Dir geht es schon besser.</translation>
    </message>
    <message>
        <source>The letters crackle. Whatever stands nearest should not.</source>
        <translation>Die Buchstaben knistern. Wer am nächsten steht, sollte das lassen.</translation>
    </message>
    <message>
        <source>The lines run in circles, and soon so will somebody else.</source>
        <translation>Die Zeilen laufen im Kreis, und bald tut das noch jemand.</translation>
    </message>
    <message>
        <source>The edges are scorched. The last reader stood too close.</source>
        <translation>Die Ränder sind versengt. Wer sie zuletzt las, stand zu nah.</translation>
    </message>
    <message>
        <source>A plain knife with a good point. It has been to worse places.</source>
        <translation>Ein schlichtes Messer mit guter Spitze. Es war schon an schlimmeren Orten.</translation>
    </message>
    <message>
        <source>Notched along one side. The other side still means it.</source>
        <translation>Auf einer Seite schartig. Die andere meint es noch ernst.</translation>
    </message>
    <message>
        <source>Boiled, stitched, scuffed. It creaks when you breathe.</source>
        <translation>Gekocht, genäht, abgewetzt. Wenn du atmest, knarrt es.</translation>
    </message>
    <message>
        <source>Heavy rings over a leather coat. Blades slide off it, mostly.</source>
        <translation>Schwere Ringe über einem Ledermantel. Klingen gleiten ab, meistens.</translation>
    </message>
    <message>
        <source>Somebody was here a moment ago.</source>
        <translation>Eben war hier noch jemand.</translation>
    </message>
    <message>
        <source>A blue stone that holds on to the light of your torch.</source>
        <translation>Ein blauer Stein, der das Licht deiner Fackel festhält.</translation>
    </message>
    <message>
        <source>A branch with ambitions.</source>
        <translation>Ein Ast mit Ambitionen.</translation>
    </message>
    <message>
        <source>More rust than dagger. Still sharper than a club.</source>
        <translation>Mehr Rost als Dolch. Immer noch schärfer als eine Keule.</translation>
    </message>
    <message>
        <source>Plain iron with a good weight to it.</source>
        <translation>Schlichtes Eisen, das gut in der Hand liegt.</translation>
    </message>
    <message>
        <source>Knotty and longer than any reach you will meet down here.</source>
        <translation>Knorrig und länger als jeder Arm, der dir hier unten begegnet.</translation>
    </message>
    <message>
        <source>It keeps the draught out. Teeth are another matter.</source>
        <translation>Gegen Zugluft hilft es. Zähne sind eine andere Sache.</translation>
    </message>
    <message>
        <source>Two layers of hide with straw between them.</source>
        <translation>Zwei Lagen Tierhaut mit Stroh dazwischen.</translation>
    </message>
    <message>
        <source>Rings as thick as a finger, and damp.</source>
        <translation>Ringe, dick wie ein Finger, und klamm.</translation>
    </message>
    <message>
        <source>Dented plates on new straps. It has turned a sword or two.</source>
        <translation>Verbeulte Platten an neuen Riemen. Das eine oder andere Schwert ist daran abgeprallt.</translation>
    </message>
    <message>
        <source>Stringy, and there is not much of it, but it fills.</source>
        <translation>Zäh und nicht gerade viel, aber es macht satt.</translation>
    </message>
    <message>
        <source>Broad, brown and smelling of cellars. It will do for supper.</source>
        <translation>Breit, braun und mit einem Geruch nach Keller. Fürs Abendessen reicht es.</translation>
    </message>
    <message>
        <source>Iron, cold and worn. It was made for one door, and the door is down here.</source>
        <translation>Eisen, kalt und abgegriffen. Er wurde für eine einzige Tür gemacht, und die Tür ist hier unten.</translation>
    </message>
    <message>
        <source>A handful of old gold. Somebody else&apos;s face is on every one.</source>
        <translation>Eine Handvoll altes Gold. Auf jedem Stück ist das Gesicht von jemand anderem.</translation>
    </message>
    <message>
        <source>A woodsman&apos;s axe, far from any wood.</source>
        <translation>Eine Holzfälleraxt, fern von jedem Wald.</translation>
    </message>
    <message>
        <source>It keeps an arm&apos;s length between you and the argument.</source>
        <translation>Er hält eine Armlänge zwischen dir und der Meinungsverschiedenheit.</translation>
    </message>
    <message>
        <source>It is warm, and it hums when the stone around it is old.</source>
        <translation>Es ist warm und summt, wenn der Stein ringsum alt ist.</translation>
    </message>
    <message>
        <source>Long tail, long teeth, and cousins everywhere. Where one is, listen for the rest.</source>
        <translation>Langer Schwanz, lange Zähne und überall Verwandte. Wo eine ist, da horch auf die anderen.</translation>
    </message>
    <message>
        <source>It would sooner fight from far away, and it has brought the arrows to do it.</source>
        <translation>Er kämpft lieber aus der Ferne, und die Pfeile dafür hat er dabei.</translation>
    </message>
    <message>
        <source>Eight eyes, and every one of them is waiting for you to come a little nearer.</source>
        <translation>Acht Augen, und jedes wartet darauf, dass du ein wenig näher kommst.</translation>
    </message>
    <message>
        <source>Its back glows like a coal. It runs at what it hates, and then there is no beetle.</source>
        <translation>Sein Rücken glüht wie Kohle. Er rennt auf das zu, was er hasst, und dann ist da kein Käfer mehr.</translation>
    </message>
    <message>
        <source>Grey, lean and fast. One is a shadow at the edge of the light; two are a plan.</source>
        <translation>Grau, mager und schnell. Einer ist ein Schatten am Rand des Lichts; zwei sind ein Plan.</translation>
    </message>
    <message>
        <source>A hood, a knife, and nothing at all to lose. Stairs do not stop it.</source>
        <translation>Eine Kapuze, ein Messer und gar nichts zu verlieren. Treppen halten ihn nicht auf.</translation>
    </message>
    <message>
        <source>It drifts through the wall as if the wall were the mistake, and now it has found you.</source>
        <translation>Er schwebt durch die Wand, als wäre die Wand der Irrtum, und jetzt hat er dich gefunden.</translation>
    </message>
    <message>
        <source>Two heads taller than the door it came through. Mostly it sleeps. Mostly.</source>
        <translation>Zwei Köpfe größer als die Tür, durch die er kam. Meistens schläft er. Meistens.</translation>
    </message>
    <message>
        <source>Someone taught a boulder to stand guard, and never told it that the war is over.</source>
        <translation>Jemand hat einem Felsblock beigebracht, Wache zu stehen, und nie gesagt, dass der Krieg vorbei ist.</translation>
    </message>
    <message>
        <source>Old, red and awake. It has all the gold there is, and fire for those who ask about it.</source>
        <translation>Alt, rot und wach. Er hat alles Gold, das es gibt, und Feuer für die, die danach fragen.</translation>
    </message>
    <message>
        <source>Quick fingers, quicker feet. It likes you for your things.</source>
        <translation>Flinke Finger, flinkere Füße. Er mag dich wegen deiner Sachen.</translation>
    </message>
    <message>
        <source>There was no gold. There was only something very patient.</source>
        <translation>Da war kein Gold. Da war nur etwas sehr Geduldiges.</translation>
    </message>
    <message>
        <source>Pale, blind and all teeth. It comes out of the water further than you would think.</source>
        <translation>Bleich, blind und ganz Gebiss. Er kommt weiter aus dem Wasser, als man denkt.</translation>
    </message>
    <message>
        <source>The wall bulges, and the bulge has a mouth. Stone slows it about as much as soup.</source>
        <translation>Die Wand beult sich, und die Beule hat ein Maul. Stein hält ihn so sehr auf wie Suppe.</translation>
    </message>
    <message>
        <source>A small cold light that wants to be followed. It stings, and it never lets you close.</source>
        <translation>Ein kleines kaltes Licht, das will, dass man ihm folgt. Es sticht, und es lässt dich nie heran.</translation>
    </message>
    <message>
        <source>Until you stood in front of it, it was only a statue. It mends like stone, too: not at all, and then at once.</source>
        <translation>Bis du davorstandest, war er nur eine Statue. Er heilt auch wie Stein: gar nicht, und dann auf einmal.</translation>
    </message>
    <message>
        <source>All of winter in one heap of fur. Walk softly, and it will stay one.</source>
        <translation>Der ganze Winter in einem Haufen Fell. Geh leise, und er bleibt einer.</translation>
    </message>
    <message>
        <source>The shift ended a long time ago. Nobody told it, and it has stopped listening.</source>
        <translation>Die Schicht ist lange zu Ende. Niemand hat es ihm gesagt, und er hört nicht mehr zu.</translation>
    </message>
    <message>
        <source>What you cut off, it grows back. Be quicker than it heals, or be somewhere else.</source>
        <translation>Was man ihm abschlägt, wächst nach. Sei schneller, als er heilt, oder sei woanders.</translation>
    </message>
    <message>
        <source>They come in twos and threes, with one good plan between them: you.</source>
        <translation>Sie kommen zu zweit und zu dritt, mit einem guten Plan für alle: dir.</translation>
    </message>
    <message>
        <source>It bites, it darts away, and it comes back feeling better than you do.</source>
        <translation>Sie beißt, sie schwirrt davon, und wenn sie wiederkommt, geht es ihr besser als dir.</translation>
    </message>
    <message>
        <source>Cut it and there are two. It seems to think that this is your idea.</source>
        <translation>Schneid ihn durch, und es sind zwei. Er scheint das für deinen Einfall zu halten.</translation>
    </message>
    <message>
        <source>A ball of iron that has made its point, several times.</source>
        <translation>Eine Eisenkugel, die ihren Standpunkt schon mehrmals klargemacht hat.</translation>
    </message>
    <message>
        <source>It was made for rock. Armour is only thin rock.</source>
        <translation>Er wurde für Fels gemacht. Eine Rüstung ist nur dünner Fels.</translation>
    </message>
    <message>
        <source>Axe, hook and spear on one long argument.</source>
        <translation>Axt, Haken und Speer an einem langen Argument.</translation>
    </message>
    <message>
        <source>Balanced for the air. It always finds its way back to your belt, if you fetch it.</source>
        <translation>Für die Luft gewogen. Es findet immer zurück an deinen Gürtel, wenn du es holst.</translation>
    </message>
    <message>
        <source>Light, straight, and tied with a red thread for luck.</source>
        <translation>Leicht, gerade und mit einem roten Faden für das Glück.</translation>
    </message>
    <message>
        <source>Somebody dug half a mountain with it. The handle is worn to the shape of a hand.</source>
        <translation>Jemand hat damit einen halben Berg ausgegraben. Der Stiel hat die Form einer Hand angenommen.</translation>
    </message>
    <message>
        <source>A painted board with one corner gone. It was worth it.</source>
        <translation>Ein bemaltes Brett, dem eine Ecke fehlt. Das war es wert.</translation>
    </message>
    <message>
        <source>Heavy wool in the colour of evening. Things look past it.</source>
        <translation>Schwere Wolle in der Farbe des Abends. Blicke gleiten daran vorbei.</translation>
    </message>
    <message>
        <source>Green scales, laid like roof tiles. It whispers when you run.</source>
        <translation>Grüne Schuppen, gelegt wie Dachziegel. Er flüstert, wenn du rennst.</translation>
    </message>
    <message>
        <source>Warm to the touch, and it will not burn. Somebody was braver than you, once.</source>
        <translation>Warm unter der Hand, und brennen will er nicht. Jemand war einmal tapferer als du.</translation>
    </message>
    <message>
        <source>Hard as a step on the outside, still soft in the middle.</source>
        <translation>Außen hart wie eine Stufe, innen noch weich.</translation>
    </message>
    <message>
        <source>It has been down here for years, and is the better for it.</source>
        <translation>Er liegt seit Jahren hier unten, und das hat ihm gutgetan.</translation>
    </message>
    <message>
        <source>Salt, bones, and somewhere between them a supper.</source>
        <translation>Salz, Gräten, und irgendwo dazwischen ein Abendessen.</translation>
    </message>
    <message>
        <source>A jar with a label in a careful hand: for bad days.</source>
        <translation>Ein Glas mit einem sorgfältig beschriebenen Schild: für schlechte Tage.</translation>
    </message>
    <message>
        <source>You do not ask what it was, and it does not tell.</source>
        <translation>Du fragst nicht, was es war, und es sagt es nicht.</translation>
    </message>
    <message>
        <source>Yew, and older than it looks. It shoots arrows, and only arrows, a long way.</source>
        <translation>Eibe, und älter, als er aussieht. Er schießt Pfeile, und nur Pfeile, sehr weit.</translation>
    </message>
    <message>
        <source>Goose feather, ash wood, iron. Thrown by hand it is only a stick.</source>
        <translation>Gänsefeder, Esche, Eisen. Mit der Hand geworfen ist er nur ein Stock.</translation>
    </message>
    <message>
        <source>Blue, and never quite still. The world slows down to let you pass.</source>
        <translation>Blau und nie ganz still. Die Welt wird langsamer, um dich vorbeizulassen.</translation>
    </message>
    <message>
        <source>It tastes of iron and of arguments won.</source>
        <translation>Er schmeckt nach Eisen und nach gewonnenen Streiten.</translation>
    </message>
    <message>
        <source>Chalk and bitter herbs. Whatever troubles you, it troubles it more.</source>
        <translation>Kreide und bittere Kräuter. Was dich plagt, plagt es noch mehr.</translation>
    </message>
    <message>
        <source>Green, and best kept at the end of a long arm. Throw it.</source>
        <translation>Grün und am besten am Ende eines langen Arms. Wirf sie.</translation>
    </message>
    <message>
        <source>The last word is missing. You will finish it somewhere else.</source>
        <translation>Das letzte Wort fehlt. Du wirst es woanders zu Ende lesen.</translation>
    </message>
    <message>
        <source>Lines, stairs, and a small cross that has to be you.</source>
        <translation>Linien, Treppen und ein kleines Kreuz, das du sein musst.</translation>
    </message>
    <message>
        <source>It glows before it is open.</source>
        <translation>Sie leuchtet, bevor sie offen ist.</translation>
    </message>
    <message>
        <source>It is as red as a cut thumb, and as warm.</source>
        <translation>So rot wie ein geschnittener Daumen, und so warm.</translation>
    </message>
    <message>
        <source>It smells of peel and a little of tar.</source>
        <translation>Er riecht nach Schale und ein wenig nach Teer.</translation>
    </message>
    <message>
        <source>Something in it glitters and will not settle.</source>
        <translation>Etwas darin glitzert und will sich nicht setzen.</translation>
    </message>
    <message>
        <source>Bubbles rise in it, one by one, in no hurry.</source>
        <translation>Blasen steigen darin auf, eine nach der anderen, ohne Eile.</translation>
    </message>
    <message>
        <source>It turns slowly, though nobody has stirred it.</source>
        <translation>Er dreht sich langsam, obwohl niemand gerührt hat.</translation>
    </message>
    <message>
        <source>It is so clear that the glass looks empty from above.</source>
        <translation>Er ist so klar, dass das Glas von oben leer aussieht.</translation>
    </message>
    <message>
        <source>Thick as syrup, in a jug with two handles.</source>
        <translation>Dick wie Sirup, in einem Krug mit zwei Henkeln.</translation>
    </message>
    <message>
        <source>It stands in its glass like a piece of shallow sea.</source>
        <translation>Er steht im Glas wie ein Stück flaches Meer.</translation>
    </message>
    <message>
        <source>A small fly hangs in the middle of it.</source>
        <translation>Mitten darin hängt eine kleine Fliege.</translation>
    </message>
    <message>
        <source>A dye, by the look of it, or something that stains.</source>
        <translation>Dem Aussehen nach Farbe, oder etwas, das Flecken macht.</translation>
    </message>
    <message>
        <source>It blushes when you hold it to the light.</source>
        <translation>Er errötet, wenn man ihn gegen das Licht hält.</translation>
    </message>
    <message>
        <source>The bottle is a ring, and what is in it runs round and round.</source>
        <translation>Die Flasche ist ein Ring, und was darin ist, läuft rundherum.</translation>
    </message>
    <message>
        <source>Sweet on the nose, in a glass shaped like a heart.</source>
        <translation>Süß für die Nase, in einem Glas wie ein Herz.</translation>
    </message>
    <message>
        <source>It could be broth. It is not broth.</source>
        <translation>Es könnte Brühe sein. Es ist keine Brühe.</translation>
    </message>
    <message>
        <source>It clouds and clears, clouds and clears.</source>
        <translation>Er trübt sich und wird klar, trübt sich und wird klar.</translation>
    </message>
    <message>
        <source>Something lies on its ground and does not move.</source>
        <translation>Etwas liegt auf dem Grund und regt sich nicht.</translation>
    </message>
    <message>
        <source>Dark, with sparks in it that keep their places.</source>
        <translation>Dunkel, mit Funken darin, die ihren Platz behalten.</translation>
    </message>
    <message>
        <source>It rolls in the glass like quicksilver.</source>
        <translation>Er rollt im Glas wie Quecksilber.</translation>
    </message>
    <message>
        <source>It is hard to say where the potion ends and the smoke begins.</source>
        <translation>Schwer zu sagen, wo der Trank endet und der Rauch beginnt.</translation>
    </message>
    <message>
        <source>Red, gold, red again: the layers never mix.</source>
        <translation>Rot, golden, wieder rot: die Schichten mischen sich nie.</translation>
    </message>
    <message>
        <source>A stem, a globe, and a smell of wet bark.</source>
        <translation>Ein Stiel, eine Kugel und ein Geruch nach nasser Rinde.</translation>
    </message>
    <message>
        <source>The bottle is a moon that lies on its back.</source>
        <translation>Die Flasche ist ein Mond, der auf dem Rücken liegt.</translation>
    </message>
    <message>
        <source>The wax is cracked, the fish still grins.</source>
        <translation>Das Wachs ist gesprungen, der Fisch grinst noch.</translation>
    </message>
    <message>
        <source>Somebody has pressed this seal with all their weight.</source>
        <translation>Jemand hat dieses Siegel mit vollem Gewicht gedrückt.</translation>
    </message>
    <message>
        <source>It looks past you, whichever way you turn it.</source>
        <translation>Es schaut an dir vorbei, wie du es auch drehst.</translation>
    </message>
    <message>
        <source>The ribbon is dry grass.</source>
        <translation>Das Band ist trockenes Gras.</translation>
    </message>
    <message>
        <source>A left hand: all its fingers are there.</source>
        <translation>Eine linke Hand: alle Finger sind da.</translation>
    </message>
    <message>
        <source>The wax is nearly black.</source>
        <translation>Das Wachs ist fast schwarz.</translation>
    </message>
    <message>
        <source>One of its rays has broken off.</source>
        <translation>Einer der Strahlen ist abgebrochen.</translation>
    </message>
    <message>
        <source>The tower has no door.</source>
        <translation>Der Turm hat keine Tür.</translation>
    </message>
    <message>
        <source>Its wing points at the knot.</source>
        <translation>Der Flügel zeigt auf den Knoten.</translation>
    </message>
    <message>
        <source>The key is too small for any lock down here.</source>
        <translation>Der Schlüssel ist zu klein für jedes Schloss hier unten.</translation>
    </message>
    <message>
        <source>The snake bites its own tail, and the string.</source>
        <translation>Die Schlange beißt sich in den Schwanz, und in die Schnur.</translation>
    </message>
    <message>
        <source>The crown sits a little crooked.</source>
        <translation>Die Krone sitzt ein wenig schief.</translation>
    </message>
    <message>
        <source>Three waves, and a drop of wax for a boat.</source>
        <translation>Drei Wellen, und ein Tropfen Wachs als Boot.</translation>
    </message>
    <message>
        <source>The paper smells of resin.</source>
        <translation>Das Papier riecht nach Harz.</translation>
    </message>
    <message>
        <source>A snail&apos;s shell, in brown wax.</source>
        <translation>Ein Schneckenhaus in braunem Wachs.</translation>
    </message>
    <message>
        <source>The bell rings if you shake it. No: that was something else.</source>
        <translation>Die Glocke läutet, wenn man sie schüttelt. Nein: das war etwas anderes.</translation>
    </message>
    <message>
        <source>It makes you giddy to look at it for long.</source>
        <translation>Wer lange hinsieht, dem wird schwindlig.</translation>
    </message>
    <message>
        <source>A cross of four equal arms.</source>
        <translation>Ein Kreuz aus vier gleichen Armen.</translation>
    </message>
    <message>
        <source>The mask smiles on one side only.</source>
        <translation>Die Maske lächelt nur auf einer Seite.</translation>
    </message>
    <message>
        <source>The wax is soft, as if it had just been sealed.</source>
        <translation>Das Wachs ist weich, als wäre es eben gesiegelt.</translation>
    </message>
    <message>
        <source>A red knob sits on a stem of cherry wood.</source>
        <translation>Ein roter Knauf sitzt auf einem Stiel aus Kirschholz.</translation>
    </message>
    <message>
        <source>White bark, and two leaves that have not withered.</source>
        <translation>Weiße Rinde, und zwei Blätter, die nicht verwelkt sind.</translation>
    </message>
    <message>
        <source>More a spike than a wand.</source>
        <translation>Eher ein Dorn als ein Zauberstab.</translation>
    </message>
    <message>
        <source>Copper wound around something that is warm.</source>
        <translation>Kupfer, um etwas Warmes gewunden.</translation>
    </message>
    <message>
        <source>A leaden rod with a ring at its end, and nothing in the ring.</source>
        <translation>Ein Stab aus Blei mit einem Ring am Ende, und nichts im Ring.</translation>
    </message>
    <message>
        <source>It was a shin once. A long one.</source>
        <translation>Es war einmal ein Schienbein. Ein langes.</translation>
    </message>
    <message>
        <source>It is cold, and it hums when it is moved.</source>
        <translation>Er ist kalt, und er summt, wenn man ihn bewegt.</translation>
    </message>
    <message>
        <source>Its flower turns towards you.</source>
        <translation>Seine Blüte wendet sich dir zu.</translation>
    </message>
    <message>
        <source>Gold leaf, and a star that somebody has glued on.</source>
        <translation>Blattgold, und ein Stern, den jemand angeklebt hat.</translation>
    </message>
    <message>
        <source>There is one place where it can be held.</source>
        <translation>Es gibt eine Stelle, an der man ihn halten kann.</translation>
    </message>
    <message>
        <source>It bends, and remembers that it was bent.</source>
        <translation>Er biegt sich, und er weiß noch, dass er gebogen war.</translation>
    </message>
    <message>
        <source>A sickle of silver on a dark stem.</source>
        <translation>Eine Sichel aus Silber auf dunklem Stiel.</translation>
    </message>
    <message>
        <source>Its stone is red and set a little loose.</source>
        <translation>Der Stein ist rot und sitzt ein wenig lose.</translation>
    </message>
    <message>
        <source>A square blue stone, large enough to knock with.</source>
        <translation>Ein eckiger blauer Stein, groß genug, um damit zu klopfen.</translation>
    </message>
    <message>
        <source>Cut from one piece, with notches that count something.</source>
        <translation>Aus einem Stück geschnitten, mit Kerben, die etwas zählen.</translation>
    </message>
    <message>
        <source>A leaf grows out of it.</source>
        <translation>Ein Blatt wächst heraus.</translation>
    </message>
    <message>
        <source>Heavy for its size, with an ember of a stone.</source>
        <translation>Schwer für die Größe, mit einem Stein wie Glut.</translation>
    </message>
    <message>
        <source>Small pearls on a wire, and a large one.</source>
        <translation>Kleine Perlen auf einem Draht, und eine große.</translation>
    </message>
    <message>
        <source>It is worn by those who do not shake hands.</source>
        <translation>Ihn trägt, wer niemandem die Hand gibt.</translation>
    </message>
    <message>
        <source>The pattern on it has no beginning.</source>
        <translation>Das Muster darauf hat keinen Anfang.</translation>
    </message>
    <message>
        <source>A snake of red gold that holds its own tail.</source>
        <translation>Eine Schlange aus Rotgold, die den eigenen Schwanz hält.</translation>
    </message>
    <message>
        <source>It wears a crown, in case nobody else does.</source>
        <translation>Er trägt eine Krone, falls es sonst niemand tut.</translation>
    </message>
    <message>
        <source>Its stone is an eye, and the eye is open.</source>
        <translation>Der Stein ist ein Auge, und das Auge ist offen.</translation>
    </message>
    <message>
        <source>It does not melt. That is the odd thing about it.</source>
        <translation>Er schmilzt nicht. Das ist das Seltsame an ihm.</translation>
    </message>
    <message>
        <source>A mouthful against cuts and bruises.</source>
        <translation>Ein Mundvoll gegen Schnitte und Beulen.</translation>
    </message>
    <message>
        <source>Wounds close while you watch.</source>
        <translation>Wunden schließen sich, während du zusiehst.</translation>
    </message>
    <message>
        <source>It has brought back people who were already missed.</source>
        <translation>Es hat Leute zurückgebracht, die schon vermisst wurden.</translation>
    </message>
    <message>
        <source>Your boots forget what they are for.</source>
        <translation>Deine Stiefel vergessen, wozu sie da sind.</translation>
    </message>
    <message>
        <source>It tastes of ash, and then of nothing at all.</source>
        <translation>Er schmeckt nach Asche und dann nach gar nichts.</translation>
    </message>
    <message>
        <source>What you lift is lighter from now on.</source>
        <translation>Was du hebst, ist von nun an leichter.</translation>
    </message>
    <message>
        <source>Your heart finds room for a few more beats.</source>
        <translation>Dein Herz findet Platz für ein paar Schläge mehr.</translation>
    </message>
    <message>
        <source>Made for throwing. Whoever drinks it learns that late.</source>
        <translation>Zum Werfen gemacht. Wer ihn trinkt, merkt es spät.</translation>
    </message>
    <message>
        <source>A drop of it puts out a lamp.</source>
        <translation>Ein Tropfen davon löscht eine Lampe.</translation>
    </message>
    <message>
        <source>Its scent alone makes the lids heavy.</source>
        <translation>Schon der Duft macht die Lider schwer.</translation>
    </message>
    <message>
        <source>Here, says the first word. There, says the last.</source>
        <translation>Hier, sagt das erste Wort. Dort, sagt das letzte.</translation>
    </message>
    <message>
        <source>It has been written in a single stroke.</source>
        <translation>Sie ist in einem einzigen Zug geschrieben.</translation>
    </message>
    <message>
        <source>The letters are too bright to be read twice.</source>
        <translation>Die Buchstaben sind zu hell, um zweimal gelesen zu werden.</translation>
    </message>
    <message>
        <source>A list with many gaps, which fill while you read.</source>
        <translation>Eine Liste mit vielen Lücken, die sich beim Lesen füllen.</translation>
    </message>
    <message>
        <source>It is read aloud, and not in your own voice.</source>
        <translation>Man liest sie laut, und nicht mit der eigenen Stimme.</translation>
    </message>
    <message>
        <source>Breath turns white beside it.</source>
        <translation>Neben ihm wird der Atem weiß.</translation>
    </message>
    <message>
        <source>Your hair knows about it before you do.</source>
        <translation>Deine Haare wissen es vor dir.</translation>
    </message>
    <message>
        <source>It feels like a hand that is held out.</source>
        <translation>Er fühlt sich an wie eine ausgestreckte Hand.</translation>
    </message>
    <message>
        <source>A cradle song for things without cradles.</source>
        <translation>Ein Wiegenlied für Wesen ohne Wiege.</translation>
    </message>
    <message>
        <source>Reading it aloud takes longer than it should.</source>
        <translation>Sie laut zu lesen dauert länger, als es sollte.</translation>
    </message>
    <message>
        <source>Warm at one end. Be sure which.</source>
        <translation>An einem Ende warm. Sei dir sicher, an welchem.</translation>
    </message>
    <message>
        <source>Your breath shows when you hold it.</source>
        <translation>Dein Atem zeigt sich, wenn du ihn hältst.</translation>
    </message>
    <message>
        <source>You have to yawn to make it work.</source>
        <translation>Man muss gähnen, damit er wirkt.</translation>
    </message>
    <message>
        <source>It goes through rock as if rock had been a mistake.</source>
        <translation>Er geht durch Fels, als wäre Fels ein Irrtum gewesen.</translation>
    </message>
    <message>
        <source>A kobold in a kitchen crown, with a spoon for a sceptre and every other kobold for an army.</source>
        <translation>Ein Kobold mit Küchenkrone, einem Löffel als Zepter und allen anderen Kobolden als Heer.</translation>
    </message>
    <message>
        <source>It drowned at its prayers and has not finished them. What it points at grows very cold.</source>
        <translation>Er ertrank beim Gebet und ist noch nicht fertig. Worauf er zeigt, das wird sehr kalt.</translation>
    </message>
    <message>
        <source>The last dragon under the mountain. It has counted its gold every night, and it has counted you.</source>
        <translation>Der letzte Drache unter dem Berg. Er hat jede Nacht sein Gold gezählt, und dich hat er mitgezählt.</translation>
    </message>
    <message>
        <source>A wedge of grey stone with a sun cut into it. It is heavier than it should be, and it wants to go down.</source>
        <translation>Ein Keil aus grauem Stein, in den eine Sonne geschnitten ist. Er ist schwerer, als er sein sollte, und er will hinunter.</translation>
    </message>
    <message>
        <source>A round flask of something red and slow. The old miners kept one for the worst day.</source>
        <translation>Eine runde Flasche mit etwas Rotem und Langsamem. Die alten Bergleute hoben eine für den schlimmsten Tag auf.</translation>
    </message>
    <message>
        <source>A small brown bottle. It tastes the way a kitchen smells.</source>
        <translation>Eine kleine braune Flasche. Es schmeckt, wie eine Küche riecht.</translation>
    </message>
    <message>
        <source>Hold it away from your hair. It picks the nearest thing and does not miss.</source>
        <translation>Halt sie weg von deinem Haar. Sie sucht sich das Nächste und verfehlt es nicht.</translation>
    </message>
    <message>
        <source>A small sun, folded flat. Read it from a long way off.</source>
        <translation>Eine kleine Sonne, flach gefaltet. Lies sie von weit weg.</translation>
    </message>
    <message>
        <source>Somebody wore this against the dark. It is warm, and it helps a little.</source>
        <translation>Jemand trug ihn gegen das Dunkel. Er ist warm, und er hilft ein wenig.</translation>
    </message>
    <message>
        <source>A table leg with nails in it, and a name burnt into the handle: Persuasion.</source>
        <translation>Ein Tischbein mit Nägeln, in den Griff ein Name gebrannt: Überzeugung.</translation>
    </message>
    <message>
        <source>Long, oiled and patched at both elbows. It has been down here before.</source>
        <translation>Lang, geölt und an beiden Ellbogen geflickt. Er war schon einmal hier unten.</translation>
    </message>
    <message>
        <source>A plank on a post. Somebody painted the letters with great care.</source>
        <translation>Ein Brett auf einem Pfosten. Jemand hat die Buchstaben mit viel Sorgfalt gemalt.</translation>
    </message>
    <message>
        <source>It has seen a great many beginners, and most of them ran. It would not catch a snail now.</source>
        <translation>Er hat schon viele Anfänger gesehen, und die meisten liefen weg. Heute finge er keine Schnecke mehr.</translation>
    </message>
    <message>
        <source>Brass and thick glass. It has been burning all this time.</source>
        <translation>Messing und dickes Glas. Sie hat die ganze Zeit gebrannt.</translation>
    </message>
    <message>
        <source>Black and still. The miners swam it for a bet: four strokes out, and nobody ever took the fifth.</source>
        <translation>Schwarz und still. Die Bergleute durchschwammen es um eine Wette: vier Züge weit, den fünften tat niemand.</translation>
    </message>
    <message>
        <source>It reaches to your ankles and whispers when you walk.</source>
        <translation>Es reicht dir bis zu den Knöcheln und wispert, wenn du gehst.</translation>
    </message>
    <message>
        <source>It closes over your head. Who knows what else stands in it.</source>
        <translation>Es schließt sich über deinem Kopf. Wer weiß, was noch darin steht.</translation>
    </message>
    <message>
        <source>Broken stalks, already rising again.</source>
        <translation>Geknickte Halme, die sich schon wieder aufrichten.</translation>
    </message>
    <message>
        <source>Yellow and brittle. A spark would do.</source>
        <translation>Gelb und spröde. Ein Funke würde genügen.</translation>
    </message>
    <message>
        <source>Thorny twigs that hold on to your clothes.</source>
        <translation>Dornige Zweige, die sich an deine Kleider klammern.</translation>
    </message>
    <message>
        <source>Dry, soft, and warm from the stable above.</source>
        <translation>Trocken, weich und noch warm vom Stall darüber.</translation>
    </message>
    <message>
        <source>Dry boards without a lock. It keeps out draughts, but no fire.</source>
        <translation>Trockene Bretter ohne Schloss. Sie hält Zugluft ab, aber kein Feuer.</translation>
    </message>
    <message>
        <source>It hangs open, and creaks in the draught.</source>
        <translation>Sie steht offen und knarrt im Luftzug.</translation>
    </message>
    <message>
        <source>Grey boards over deep water. They are dry on top.</source>
        <translation>Graue Bretter über tiefem Wasser. Oben sind sie trocken.</translation>
    </message>
    <message>
        <source>Beams and furniture, piled up and wedged. Axes are no use here; fire would be.</source>
        <translation>Balken und Möbel, aufgetürmt und verkeilt. Hier hilft keine Axt; Feuer schon.</translation>
    </message>
    <message>
        <source>They lick at everything beside them.</source>
        <translation>Sie lecken an allem, was neben ihnen ist.</translation>
    </message>
    <message>
        <source>They glow red when the air moves.</source>
        <translation>Sie glimmt rot, wenn die Luft sich regt.</translation>
    </message>
    <message>
        <source>Black ash, still warm. Nothing is left here to burn.</source>
        <translation>Schwarze Asche, noch warm. Hier ist nichts mehr, was brennen könnte.</translation>
    </message>
    <message>
        <source>Coals glow in an iron bowl. What can burn should not stand beside it.</source>
        <translation>Kohlen glühen in einer eisernen Schale. Was brennen kann, sollte nicht daneben stehen.</translation>
    </message>
    <message>
        <source>Oil that catches fire in the air. Throw it well away from you.</source>
        <translation>Öl, das sich an der Luft entzündet. Wirf es weit von dir weg.</translation>
    </message>
    <message>
        <source>One stone of this wall sits in a slot.</source>
        <translation>Ein Stein dieser Wand sitzt in einem Schlitz.</translation>
    </message>
    <message>
        <source>Empty, and the lining is scratched from within.</source>
        <translation>Leer, und das Futter ist von innen zerkratzt.</translation>
    </message>
    <message>
        <source>It swallows your steps and a good part of the light.</source>
        <translation>Es schluckt deine Schritte und ein gutes Stück vom Licht.</translation>
    </message>
    <message>
        <source>A fat purple cap on a thin stalk. It breathes when you come near.</source>
        <translation>Eine dicke lila Kappe auf dünnem Stiel. Sie atmet, wenn du näher kommst.</translation>
    </message>
    <message>
        <source>Red fruit, heavy and warm to the touch. Old soldiers swear by them.</source>
        <translation>Rote Früchte, schwer und warm. Alte Soldaten schwören darauf.</translation>
    </message>
    <message>
        <source>Threads as thick as twine. Whatever spun them is not at home, you hope.</source>
        <translation>Fäden so dick wie Schnur. Wer sie gesponnen hat, ist hoffentlich nicht zu Hause.</translation>
    </message>
    <message>
        <source>It takes each boot and gives it back unwillingly.</source>
        <translation>Er nimmt jeden Stiefel und gibt ihn ungern zurück.</translation>
    </message>
    <message>
        <source>Green water, black mud, and bubbles that rise without a reason.</source>
        <translation>Grünes Wasser, schwarzer Schlamm und Blasen, die ohne Grund aufsteigen.</translation>
    </message>
    <message>
        <source>Somebody came this far. The bones lie as they fell.</source>
        <translation>Jemand kam bis hierher. Die Knochen liegen, wie sie fielen.</translation>
    </message>
    <message>
        <source>It sways over nothing at all. Somebody has mended it with a belt.</source>
        <translation>Sie schwankt über dem Nichts. Jemand hat sie mit einem Gürtel geflickt.</translation>
    </message>
    <message>
        <source>Black powder, packed tight. Somebody has drawn a flame on it, crossed out.</source>
        <translation>Schwarzpulver, fest gestopft. Jemand hat eine durchgestrichene Flamme darauf gemalt.</translation>
    </message>
    <message>
        <source>The floor ends. Far below there is something like light.</source>
        <translation>Der Boden endet. Weit unten ist etwas wie Licht.</translation>
    </message>
    <message>
        <source>A hole with sticks across it, broken now.</source>
        <translation>Ein Loch mit Stecken darüber, die jetzt zerbrochen sind.</translation>
    </message>
    <message>
        <source>Sticks and dust over a hole.</source>
        <translation>Stecken und Staub über einem Loch.</translation>
    </message>
    <message>
        <source>It moves like honey and lights up the ceiling. Your eyebrows are warm.</source>
        <translation>Sie fließt wie Honig und erhellt die Decke. Deine Augenbrauen werden warm.</translation>
    </message>
    <message>
        <source>It creeps on, a black skin over a red inside.</source>
        <translation>Sie kriecht weiter, schwarze Haut über rotem Inneren.</translation>
    </message>
    <message>
        <source>Grey columns, worn down to a pavement. It was hot once.</source>
        <translation>Graue Säulen, zu einem Pflaster abgetreten. Das war einmal heiß.</translation>
    </message>
    <message>
        <source>Black glass. You see a face in it, and it is only yours.</source>
        <translation>Schwarzes Glas. Du siehst ein Gesicht darin, und es ist nur deins.</translation>
    </message>
    <message>
        <source>White, and thick enough for a cart. It groans all the same.</source>
        <translation>Weiß und dick genug für einen Karren. Es ächzt trotzdem.</translation>
    </message>
    <message>
        <source>You can see the water move under it.</source>
        <translation>Du siehst, wie sich das Wasser darunter bewegt.</translation>
    </message>
    <message>
        <source>It comes up around your ankles, and it is in a hurry.</source>
        <translation>Sie steigt um deine Knöchel und hat es eilig.</translation>
    </message>
    <message>
        <source>Over your head, and cold. Whatever is down there is drowned.</source>
        <translation>Über deinem Kopf und kalt. Was da unten ist, ist ertrunken.</translation>
    </message>
    <message>
        <source>An iron lever, greasy from many hands. It leans to the left.</source>
        <translation>Ein eiserner Hebel, speckig von vielen Händen. Er lehnt nach links.</translation>
    </message>
    <message>
        <source>An iron lever, greasy from many hands. It leans to the right.</source>
        <translation>Ein eiserner Hebel, speckig von vielen Händen. Er lehnt nach rechts.</translation>
    </message>
    <message>
        <source>A slab that stands a finger higher than the others.</source>
        <translation>Eine Platte, einen Finger höher als die anderen.</translation>
    </message>
    <message>
        <source>A slab, pressed down by what is on it.</source>
        <translation>Eine Platte, niedergedrückt von dem, was darauf ist.</translation>
    </message>
    <message>
        <source>A ring of signs is cut into the floor. They hum, very low.</source>
        <translation>Ein Ring aus Zeichen ist in den Boden geschnitten. Sie summen sehr tief.</translation>
    </message>
    <message>
        <source>The signs glow red. Somebody is awake to them.</source>
        <translation>Die Zeichen glühen rot. Jemand hat sie bemerkt.</translation>
    </message>
    <message>
        <source>Bars as thick as a wrist, and a lock without a keyhole.</source>
        <translation>Stäbe so dick wie ein Handgelenk und ein Schloss ohne Schlüsselloch.</translation>
    </message>
    <message>
        <source>The door of the cage stands open. It looks quick to shut.</source>
        <translation>Die Käfigtür steht offen. Sie sieht aus, als wäre sie schnell zu.</translation>
    </message>
    <message>
        <source>A grid of iron that came down from the ceiling. You can see through, no more.</source>
        <translation>Ein Eisengitter, das von der Decke herabkam. Du kannst hindurchsehen, mehr nicht.</translation>
    </message>
    <message>
        <source>Spikes look out of a slot in the ceiling. You keep your hands in.</source>
        <translation>Spitzen ragen aus einem Schlitz in der Decke. Du behältst die Hände bei dir.</translation>
    </message>
    <message>
        <source>A cluster as tall as a man, grey and dull. It waits for something.</source>
        <translation>Eine Gruppe von Spitzen, mannshoch, grau und stumpf. Sie wartet auf etwas.</translation>
    </message>
    <message>
        <source>It is full of blue light, and sings one note.</source>
        <translation>Er ist voll blauen Lichts und singt einen einzigen Ton.</translation>
    </message>
    <message>
        <source>Coals and a bit of tinder in an iron bowl. Nobody has lit it.</source>
        <translation>Kohlen und etwas Zunder in einer eisernen Schale. Niemand hat sie angezündet.</translation>
    </message>
    <message>
        <source>Iron bars over a dark shaft. You can hear water.</source>
        <translation>Eisenstäbe über einem dunklen Schacht. Du hörst Wasser.</translation>
    </message>
    <message>
        <source>The lid is shut, and has been opened from inside.</source>
        <translation>Der Deckel ist zu und wurde von innen geöffnet.</translation>
    </message>
    <message>
        <source>A stone guard with closed eyes. There is dust on everything but its blade.</source>
        <translation>Ein steinerner Wächter mit geschlossenen Augen. Staub liegt auf allem, nur nicht auf seiner Klinge.</translation>
    </message>
    <message>
        <source>Cracks all over. A good blow would do.</source>
        <translation>Überall Risse. Ein guter Schlag würde genügen.</translation>
    </message>
    <message>
        <source>Cracks run through it, and a draught comes out of them.</source>
        <translation>Risse ziehen sich hindurch, und Luft zieht heraus.</translation>
    </message>
    <message>
        <source>Blue fire that stands on nothing. It is gone as soon as it came.</source>
        <translation>Blaues Feuer, das auf nichts steht. Es ist so schnell fort, wie es kam.</translation>
    </message>
    <message>
        <source>Fat bubbles rise from black mud and burst. Keep your torch away.</source>
        <translation>Dicke Blasen steigen aus schwarzem Schlamm und platzen. Komm ihnen mit deiner Fackel nicht zu nah.</translation>
    </message>
    <message>
        <source>Yellow crystals have grown around its edge. No insects here.</source>
        <translation>Um seinen Rand sind gelbe Kristalle gewachsen. Insekten gibt es hier keine.</translation>
    </message>
    <message>
        <source>It hisses, falls silent, and hisses again.</source>
        <translation>Es zischt, verstummt und zischt wieder.</translation>
    </message>
    <message>
        <source>A slab with a finger&apos;s breadth of air beneath it.</source>
        <translation>Eine Platte, unter der ein Fingerbreit Luft ist.</translation>
    </message>
    <message>
        <source>What it had to breathe out it has breathed out.</source>
        <translation>Was es auszuatmen hatte, hat es ausgeatmet.</translation>
    </message>
    <message>
        <source>White inside, and your fingers stick to it. Water would not like it.</source>
        <translation>Innen weiß, und deine Finger kleben daran fest. Wasser würde sie nicht mögen.</translation>
    </message>
    <message>
        <source>Green, and it presses against the cork. Throw it, then do not follow it.</source>
        <translation>Grün, und es drückt gegen den Korken. Wirf sie, und geh ihr dann nicht nach.</translation>
    </message>
    <message>
        <source>It smells of evenings through the glass already.</source>
        <translation>Schon durch das Glas riecht es nach Abend.</translation>
    </message>
    <message>
        <source>Who cannot see you cannot shoot at you.</source>
        <translation>Wer dich nicht sieht, kann nicht auf dich schießen.</translation>
    </message>
    <message>
        <source>Somebody has caught a gust of wind and corked it. It clears the air.</source>
        <translation>Jemand hat einen Windstoß gefangen und verkorkt. Er reinigt die Luft.</translation>
    </message>
    <message>
        <source>Knotted cord with lead along its hem. Whoever it falls on stays a while.</source>
        <translation>Geknotete Schnur mit Blei am Saum. Auf wen es fällt, der bleibt eine Weile.</translation>
    </message>
    <message>
        <source>It is straight, cold, and has never bent for anybody.</source>
        <translation>Er ist gerade, kalt und hat sich noch für niemanden gebogen.</translation>
    </message>
    <message>
        <source>The bottle wants to rise from your hand. Chasms will not mind you.</source>
        <translation>Die Flasche will dir aus der Hand steigen. Abgründe werden dich nicht bemerken.</translation>
    </message>
    <message>
        <source>Something small and orange sleeps at its bottom and does not mind the heat.</source>
        <translation>Etwas Kleines, Oranges schläft auf seinem Grund und stört sich nicht an der Hitze.</translation>
    </message>
    <message>
        <source>Black as a cellar, and no lamp gets through it.</source>
        <translation>Schwarz wie ein Keller, und keine Lampe dringt hindurch.</translation>
    </message>
    <message>
        <source>It smells of eggs and old water, and does no harm until there is fire.</source>
        <translation>Es riecht nach Eiern und altem Wasser und schadet nicht, solange kein Feuer da ist.</translation>
    </message>
    <message>
        <source>Violet dust that turns in the light, and then so do you.</source>
        <translation>Violetter Staub, der sich im Licht dreht, und bald drehst du dich mit.</translation>
    </message>
    <message>
        <source>It smells of hay and of evenings. You could lie down here.</source>
        <translation>Sie riecht nach Heu und nach Abend. Hier könntest du dich hinlegen.</translation>
    </message>
    <message>
        <source>Green, heavy, and bitter on the tongue already from here.</source>
        <translation>Grün, schwer und schon von hier aus bitter auf der Zunge.</translation>
    </message>
    <message>
        <source>It stings in the eyes. Behind it could be anybody.</source>
        <translation>Er beißt in den Augen. Dahinter könnte irgendwer sein.</translation>
    </message>
    <message>
        <source>White, wet and much too hot.</source>
        <translation>Weiß, nass und viel zu heiß.</translation>
    </message>
    <message>
        <source>A draught that smells of rain. What hung here before it drives out.</source>
        <translation>Ein Luftzug, der nach Regen riecht. Was hier vorher hing, vertreibt er.</translation>
    </message>
    <message>
        <source>Grey, blind and as long as an arm. It has no use for you beyond the obvious one.</source>
        <translation>Grau, blind und armlang. Außer dem Naheliegenden kann er mit dir nichts anfangen.</translation>
    </message>
    <message>
        <source>An eye of glass in a head of stone. What it sees it spits at.</source>
        <translation>Ein Auge aus Glas in einem Kopf aus Stein. Was es sieht, das bespuckt es.</translation>
    </message>
    <message>
        <source>A plank on a nail. The letters are burnt in with a hot iron.</source>
        <translation>Ein Brett an einem Nagel. Die Buchstaben sind mit einem heißen Eisen eingebrannt.</translation>
    </message>
    <message>
        <source>The bars are bent upwards. Water comes through them as thick as an arm.</source>
        <translation>Die Stäbe sind nach oben gebogen. Armdick kommt Wasser hindurch.</translation>
    </message>
    <message>
        <source>Tiles laid over nothing. They ring when you walk, and every step sounds different.</source>
        <translation>Fliesen über dem Nichts. Sie klingen, wenn du gehst, und jeder Schritt klingt anders.</translation>
    </message>
    <message>
        <source>Never fired, and it has not forgiven anybody. It leaves wet footprints.</source>
        <translation>Nie gebrannt, und das hat er niemandem verziehen. Er hinterlässt nasse Fußspuren.</translation>
    </message>
    <message>
        <source>Fired twice, glazed once, and told to stand here until relieved.</source>
        <translation>Zweimal gebrannt, einmal glasiert und angewiesen, hier zu stehen, bis die Ablösung kommt.</translation>
    </message>
    <message>
        <source>It was somebody&apos;s dog. The coat still glows when it runs.</source>
        <translation>Das war einmal jemandes Hund. Das Fell glimmt noch, wenn er rennt.</translation>
    </message>
    <message>
        <source>A potter&apos;s journeyman with burnt sleeves. He has a poker, and reasons.</source>
        <translation>Ein Töpfergeselle mit versengten Ärmeln. Er hat einen Schürhaken, und er hat Gründe.</translation>
    </message>
    <message>
        <source>The last one who was paid to keep the fire in. Nobody ever came down to tell it to stop.</source>
        <translation>Der Letzte, der dafür bezahlt wurde, das Feuer zu hüten. Nie kam jemand herunter und sagte, es sei genug.</translation>
    </message>
    <message>
        <source>Red, and warm through the clay. It tastes of thyme and a little of the bottle.</source>
        <translation>Rot, und warm durch den Ton hindurch. Schmeckt nach Thymian und ein wenig nach der Flasche.</translation>
    </message>
    <message>
        <source>A sealed jug with a stamp on it: for accidents, large.</source>
        <translation>Ein versiegelter Krug mit einem Stempel darauf: für Unfälle, große.</translation>
    </message>
    <message>
        <source>Unfired. It asks, in careful letters, that the fire may be mild. There is a place for it further down.</source>
        <translation>Ungebrannt. In sorgfältigen Buchstaben bittet sie, das Feuer möge milde sein. Weiter unten gibt es einen Platz für sie.</translation>
    </message>
    <message>
        <source>Glazed black, and sharper than steel has a right to be. It will never be warm again.</source>
        <translation>Schwarz glasiert und schärfer, als Stahl es sein dürfte. Warm wird sie nie wieder.</translation>
    </message>
    <message>
        <source>It may still have something on it.</source>
        <translation>Vielleicht hat sie noch etwas bei sich.</translation>
    </message>
</context>
<context>
    <name>dungeons</name>
    <message>
        <source>Jsrogue</source>
        <translation>Jsrogue</translation>
    </message>
    <message>
        <source>Mouth of the Cave</source>
        <translation>Höhleneingang</translation>
    </message>
    <message>
        <source>Wet Galleries</source>
        <translation>Nasse Gänge</translation>
    </message>
    <message>
        <source>Damp Halls</source>
        <translation>Feuchte Hallen</translation>
    </message>
    <message>
        <source>Fungus Gardens</source>
        <translation>Pilzgärten</translation>
    </message>
    <message>
        <source>The Crypt</source>
        <translation>Die Krypta</translation>
    </message>
    <message>
        <source>Five floors of square chambers where the dead do not keep still.</source>
        <translation>Fünf Stockwerke quadratischer Kammern, in denen die Toten nicht stillhalten.</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>Kapelle</translation>
    </message>
    <message>
        <source>Upper Tombs</source>
        <translation>Obere Gräber</translation>
    </message>
    <message>
        <source>Lower Tombs</source>
        <translation>Untere Gräber</translation>
    </message>
    <message>
        <source>Ossuary</source>
        <translation>Beinhaus</translation>
    </message>
    <message>
        <source>The Sealed Vault</source>
        <translation>Die versiegelte Gruft</translation>
    </message>
    <message>
        <source>The Delve</source>
        <translation>Die Tiefe</translation>
    </message>
    <message>
        <source>Twelve floors of halls, lakes and locked doors. Something with wings sleeps by the way out.</source>
        <translation>Zwölf Stockwerke voller Hallen, Seen und verschlossener Türen. Am Ausgang schläft etwas mit Flügeln.</translation>
    </message>
    <message>
        <source>Gatehouse</source>
        <translation>Torhaus</translation>
    </message>
    <message>
        <source>Cellars</source>
        <translation>Keller</translation>
    </message>
    <message>
        <source>Old Cisterns</source>
        <translation>Alte Zisternen</translation>
    </message>
    <message>
        <source>Warrens</source>
        <translation>Wirre Gänge</translation>
    </message>
    <message>
        <source>Flooded Halls</source>
        <translation>Geflutete Hallen</translation>
    </message>
    <message>
        <source>Spider Galleries</source>
        <translation>Spinnengänge</translation>
    </message>
    <message>
        <source>Low Shrine</source>
        <translation>Tiefer Schrein</translation>
    </message>
    <message>
        <source>Broken Stairs</source>
        <translation>Geborstene Treppen</translation>
    </message>
    <message>
        <source>Cold Kitchens</source>
        <translation>Kalte Küchen</translation>
    </message>
    <message>
        <source>Furnace Rooms</source>
        <translation>Ofenräume</translation>
    </message>
    <message>
        <source>Dragon&apos;s Hoard</source>
        <translation>Drachenhort</translation>
    </message>
    <message>
        <source>Low Crawls</source>
        <translation>Niedrige Kriechgänge</translation>
    </message>
    <message>
        <source>Old Workings</source>
        <translation>Alte Stollen</translation>
    </message>
    <message>
        <source>Zombie&apos;s Cavern</source>
        <translation>Höhle des Zombies</translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <translation>Das Labyrinth</translation>
    </message>
    <message>
        <source>Three mazes, one below the other, each with a heart. Chalk would have been a good idea.</source>
        <translation>Drei Irrgärten, einer unter dem anderen, jeder mit einem Herzen. Kreide wäre eine gute Idee gewesen.</translation>
    </message>
    <message>
        <source>Hedge of Stone</source>
        <translation>Steinhecke</translation>
    </message>
    <message>
        <source>The Turnings</source>
        <translation>Die Windungen</translation>
    </message>
    <message>
        <source>The Blind Ways</source>
        <translation>Die blinden Wege</translation>
    </message>
    <message>
        <source>The Ten Floors</source>
        <translation>Die zehn Stockwerke</translation>
    </message>
    <message>
        <source>Floor 1</source>
        <translation>Stockwerk 1</translation>
    </message>
    <message>
        <source>Floor 2</source>
        <translation>Stockwerk 2</translation>
    </message>
    <message>
        <source>Floor 3</source>
        <translation>Stockwerk 3</translation>
    </message>
    <message>
        <source>Floor 4</source>
        <translation>Stockwerk 4</translation>
    </message>
    <message>
        <source>Floor 5</source>
        <translation>Stockwerk 5</translation>
    </message>
    <message>
        <source>Floor 6</source>
        <translation>Stockwerk 6</translation>
    </message>
    <message>
        <source>Floor 7</source>
        <translation>Stockwerk 7</translation>
    </message>
    <message>
        <source>Floor 8</source>
        <translation>Stockwerk 8</translation>
    </message>
    <message>
        <source>Floor 9</source>
        <translation>Stockwerk 9</translation>
    </message>
    <message>
        <source>Floor 10</source>
        <translation>Stockwerk 10</translation>
    </message>
    <message>
        <source>Caves of Zircon</source>
        <translation>Zirkonhöhlen</translation>
    </message>
    <message>
        <source>Upper Caves</source>
        <translation>Obere Höhlen</translation>
    </message>
    <message>
        <source>Lower Caves</source>
        <translation>Untere Höhlen</translation>
    </message>
    <message>
        <source>Great Caves of Zircon</source>
        <translation>Große Zirkonhöhlen</translation>
    </message>
    <message>
        <source>The Deep of Cavewright</source>
        <translation>Die Tiefe von Cavewright</translation>
    </message>
    <message>
        <source>Fourteen levels under the mountain, three keystones, and a gate that has not opened in living memory. About two hours, if you live.</source>
        <translation>Vierzehn Ebenen unter dem Berg, drei Schlusssteine und ein Tor, das seit Menschengedenken nicht aufging. Etwa zwei Stunden, wenn du am Leben bleibst.</translation>
    </message>
    <message>
        <source>The Shaft House</source>
        <translation>Das Schachthaus</translation>
    </message>
    <message>
        <source>The winch above you creaks once and stops. The way is down; it always is.</source>
        <translation>Die Winde über dir knarrt einmal und bleibt stehen. Der Weg geht hinab; das tut er immer.</translation>
    </message>
    <message>
        <source>Lamp Row</source>
        <translation>Lampenzeile</translation>
    </message>
    <message>
        <source>Iron hooks run along the wall. One lamp still burns down here, and it is yours.</source>
        <translation>Eiserne Haken an der ganzen Wand. Eine Lampe brennt hier unten noch, und es ist deine.</translation>
    </message>
    <message>
        <source>The Dripping Stair</source>
        <translation>Die tropfende Stiege</translation>
    </message>
    <message>
        <source>Water talks in the walls. It has been saying the same thing for a hundred years.</source>
        <translation>In den Wänden redet Wasser. Es sagt seit hundert Jahren dasselbe.</translation>
    </message>
    <message>
        <source>Kobold Town</source>
        <translation>Koboldstadt</translation>
    </message>
    <message>
        <source>Small doors, small chairs, small teeth. Somebody beats a pot to announce you.</source>
        <translation>Kleine Türen, kleine Stühle, kleine Zähne. Jemand schlägt auf einen Topf, um dich anzukündigen.</translation>
    </message>
    <message>
        <source>The Pot King&apos;s Hall</source>
        <translation>Die Halle des Topfkönigs</translation>
    </message>
    <message>
        <source>A crown of kitchen iron catches your light, far back in the dark. The Pot King is at home.</source>
        <translation>Weit hinten im Dunkel fängt eine Krone aus Kücheneisen dein Licht. Der Topfkönig ist zu Hause.</translation>
    </message>
    <message>
        <source>The Flooded Galleries</source>
        <translation>Die gefluteten Stollen</translation>
    </message>
    <message>
        <source>Cold water to the ankle, and rings spreading on it that you did not make.</source>
        <translation>Kaltes Wasser bis zum Knöchel, und darauf Ringe, die nicht von dir sind.</translation>
    </message>
    <message>
        <source>The Long Larder</source>
        <translation>Die lange Speisekammer</translation>
    </message>
    <message>
        <source>Whoever built this was hungry, or expected guests. Something else has come to dinner.</source>
        <translation>Wer das gebaut hat, war hungrig oder erwartete Gäste. Etwas anderes ist zum Essen gekommen.</translation>
    </message>
    <message>
        <source>Goblin Market</source>
        <translation>Goblinmarkt</translation>
    </message>
    <message>
        <source>Stalls, awnings, no customers. The smell of hot metal and small plans.</source>
        <translation>Stände, Planen, keine Kunden. Es riecht nach heißem Metall und kleinen Plänen.</translation>
    </message>
    <message>
        <source>The Sunken Cloister</source>
        <translation>Der versunkene Kreuzgang</translation>
    </message>
    <message>
        <source>Pillars in rows, worn by sleeves. The singing stops when you listen.</source>
        <translation>Säulen in Reihen, von Ärmeln abgewetzt. Das Singen hört auf, wenn du lauschst.</translation>
    </message>
    <message>
        <source>The Abbot&apos;s Tombs</source>
        <translation>Die Gräber des Abts</translation>
    </message>
    <message>
        <source>A bell rings under water. The Drowned Abbot knows how many feet are on the stairs.</source>
        <translation>Unter Wasser läutet eine Glocke. Der Ertrunkene Abt weiß, wie viele Füße auf der Treppe sind.</translation>
    </message>
    <message>
        <source>The Broken Mine</source>
        <translation>Die zerbrochene Grube</translation>
    </message>
    <message>
        <source>The rails end in the air. Picks are still knocking, somewhere behind the stone.</source>
        <translation>Die Schienen enden in der Luft. Irgendwo hinter dem Stein klopfen noch immer Hacken.</translation>
    </message>
    <message>
        <source>Troll Reach</source>
        <translation>Trollgrund</translation>
    </message>
    <message>
        <source>Every door here has been taken off and used for something else.</source>
        <translation>Hier ist jede Tür ausgehängt und für etwas anderes gebraucht worden.</translation>
    </message>
    <message>
        <source>The Cinder Stair</source>
        <translation>Die Aschenstiege</translation>
    </message>
    <message>
        <source>The rock is warm under your hand, and the air tastes of old fires.</source>
        <translation>Der Fels ist warm unter deiner Hand, und die Luft schmeckt nach alten Feuern.</translation>
    </message>
    <message>
        <source>The Cavewright&apos;s Gate</source>
        <translation>Das Tor des Höhlenbauers</translation>
    </message>
    <message>
        <source>Gold, ash, and slow breath like a bellows. Behind it, as tall as a church, stands the gate.</source>
        <translation>Gold, Asche und ein langsamer Atem wie ein Blasebalg. Dahinter steht, hoch wie eine Kirche, das Tor.</translation>
    </message>
    <message>
        <source>Your lamp burns on for a while, so that the next one down can see how far you came.</source>
        <translation>Deine Lampe brennt noch eine Weile, damit der Nächste sieht, wie weit du gekommen bist.</translation>
    </message>
    <message>
        <source>They say one pair of hands made the Deep: the Cavewright, who cut fourteen halls into the mountain and shut the last one from inside.</source>
        <translation>Man sagt, ein einziges Paar Hände habe die Tiefe gemacht: der Höhlenbauer, der vierzehn Hallen in den Berg schlug und die letzte von innen schloss.</translation>
    </message>
    <message>
        <source>Three keystones hold the gate at the bottom. The Pot King has one, the Drowned Abbot has one, and the third lies under Ashmaw, who does not share.</source>
        <translation>Drei Schlusssteine halten das Tor ganz unten. Einen hat der Topfkönig, einen der Ertrunkene Abt, und der dritte liegt unter Aschenschlund, der nicht teilt.</translation>
    </message>
    <message>
        <source>You have a dagger, a padded tunic, bread for a day and your grandmother&apos;s lamp. Nobody else was going to go.</source>
        <translation>Du hast einen Dolch, eine wattierte Tunika, Brot für einen Tag und die Lampe deiner Großmutter. Sonst wäre niemand gegangen.</translation>
    </message>
    <message>
        <source>You stamp on the ground. It is thicker than it looks.</source>
        <translation>Du stampfst auf den Boden. Er ist dicker, als er aussieht.</translation>
    </message>
    <message>
        <source>There is only rock above you here. Look for stairs.</source>
        <translation>Über dir ist hier nur Fels. Such eine Treppe.</translation>
    </message>
    <message>
        <source>The gate has hollows for three keystones, and you have found %1 of %2. It does not move.</source>
        <translation>Das Tor hat Vertiefungen für drei Schlusssteine, und du hast %1 von %2 gefunden. Es rührt sich nicht.</translation>
    </message>
    <message>
        <source>The keystones turn. Behind the gate a workshop waits, the kettle still warm. You made it on turn %1, Cavewright.</source>
        <translation>Die Schlusssteine drehen sich. Hinter dem Tor wartet eine Werkstatt, der Kessel noch warm. In Runde %1 hast du es geschafft, Höhlenbauer.</translation>
    </message>
    <message>
        <source>You descend the staircase.</source>
        <translation>Du gehst die Treppe hinunter.</translation>
    </message>
    <message>
        <source>There are no stairs here.</source>
        <translation>Hier ist keine Treppe.</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Five small caves that teach you to walk, dig, fight, and use what you find. About ten minutes.</source>
        <translation>Fünf kleine Höhlen, in denen du lernst zu gehen, zu graben, zu kämpfen und zu nutzen, was du findest. Etwa zehn Minuten.</translation>
    </message>
    <message>
        <source>The Landing</source>
        <translation>Der Absatz</translation>
    </message>
    <message>
        <source>Walk with {walk}. There is a board on a post to the east: step onto it.</source>
        <translation>Geh mit {walk}. Im Osten steht ein Brett auf einem Pfosten: Tritt darauf.</translation>
    </message>
    <message>
        <source>A board like this tells you something when you step on it. Follow the passage east.</source>
        <translation>Ein Brett wie dieses sagt dir etwas, wenn du darauf trittst. Folge dem Gang nach Osten.</translation>
    </message>
    <message>
        <source>The passage turns. Diagonal steps are {diagonal}, or the corner keys of the keypad.</source>
        <translation>Der Gang biegt ab. Schräg gehst du mit {diagonal} oder den Ecktasten des Ziffernblocks.</translation>
    </message>
    <message>
        <source>Wondering what you see? {look} looks around and takes no time. {help} shows every key.</source>
        <translation>Du fragst dich, was du siehst? {look} sieht sich um und kostet keine Zeit. {help} zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Doors open when you walk into them. {close} closes an open one next to you.</source>
        <translation>Türen öffnen sich, wenn du hineingehst. {close} schließt eine offene neben dir.</translation>
    </message>
    <message>
        <source>The steps below lead down. Stand on them and press {down}. {up} brings you back up.</source>
        <translation>Die Stufen unten führen hinab. Stell dich darauf und drücke {down}. {up} bringt dich wieder hinauf.</translation>
    </message>
    <message>
        <source>The Old Working</source>
        <translation>Der alte Stollen</translation>
    </message>
    <message>
        <source>The air smells of dust. Somebody dug here, and stopped in the middle of a stroke.</source>
        <translation>Die Luft riecht nach Staub. Hier hat jemand gegraben und mitten im Schlag aufgehört.</translation>
    </message>
    <message>
        <source>Walk into the loose wall to dig. One stroke breaks it, the next step takes you in.</source>
        <translation>Geh in das lose Gestein, um zu graben. Ein Schlag bricht es, der nächste Schritt führt hinein.</translation>
    </message>
    <message>
        <source>Do you feel the draught? Stand by the wall below and press {search}: some doors hide.</source>
        <translation>Spürst du den Luftzug? Stell dich unten an die Wand und drücke {search}: Manche Türen sind verborgen.</translation>
    </message>
    <message>
        <source>Two ways from here. The tunnel north is long. The one west is short, but it has fallen in.</source>
        <translation>Zwei Wege führen weiter. Der Gang im Norden ist lang. Der im Westen ist kurz, aber verschüttet.</translation>
    </message>
    <message>
        <source>The Warm Corner</source>
        <translation>Die warme Ecke</translation>
    </message>
    <message>
        <source>Warm air, and the patter of very small feet.</source>
        <translation>Warme Luft, und das Trippeln sehr kleiner Füße.</translation>
    </message>
    <message>
        <source>Nothing moves while you think. Every turn is yours first, so take your time.</source>
        <translation>Nichts rührt sich, während du nachdenkst. Du bist immer zuerst dran, also lass dir Zeit.</translation>
    </message>
    <message>
        <source>Enough fights and you rise a level. Then you choose what grows; there is no wrong answer.</source>
        <translation>Nach genug Kämpfen steigst du eine Stufe auf. Dann wählst du, was wächst; falsch ist keine Wahl.</translation>
    </message>
    <message>
        <source>A kobold! It hunts whatever it sees. Let it come to you, and strike first. {wait} waits a turn.</source>
        <translation>Ein Kobold! Er jagt, was er sieht. Lass ihn kommen und schlag zuerst zu. {wait} wartet eine Runde.</translation>
    </message>
    <message>
        <source>A newt lives here, and it bites. Walk into it to strike. Your health stands at the side.</source>
        <translation>Hier wohnt ein Molch, und er beißt. Geh in ihn hinein, um zu schlagen. Deine Gesundheit steht am Rand.</translation>
    </message>
    <message>
        <source>Hurt? The next room has something for that.</source>
        <translation>Verletzt? Im nächsten Raum ist etwas dagegen.</translation>
    </message>
    <message>
        <source>The Pantry</source>
        <translation>Die Vorratskammer</translation>
    </message>
    <message>
        <source>Shelves, dust, and a smell of old bread. Your stomach has noticed.</source>
        <translation>Regale, Staub und ein Geruch nach altem Brot. Dein Magen hat es bemerkt.</translation>
    </message>
    <message>
        <source>An ogre! Read your scroll with {read}: lightning strikes the nearest thing you see.</source>
        <translation>Ein Oger! Lies deine Rolle mit {read}: Der Blitz trifft das Nächste, was du siehst.</translation>
    </message>
    <message>
        <source>Something large and slow breathes behind this door. Have the dagger in your hand.</source>
        <translation>Hinter dieser Tür atmet etwas Großes und Langsames. Nimm den Dolch in die Hand.</translation>
    </message>
    <message>
        <source>{drink} drinks a potion and {read} reads a scroll. Keep the scroll for the next room.</source>
        <translation>{drink} trinkt einen Trank, und {read} liest eine Rolle. Heb die Rolle für den nächsten Raum auf.</translation>
    </message>
    <message>
        <source>When you grow hungry, {eat} eats. Bread fills best. Do not wait until you starve.</source>
        <translation>Wenn du hungrig wirst, hilft {eat}. Brot macht am sattesten. Warte nicht, bis du verhungerst.</translation>
    </message>
    <message>
        <source>{pack} opens your pack: what each thing is, and everything it can do for you.</source>
        <translation>{pack} öffnet den Rucksack: was jedes Ding ist und was es alles für dich tun kann.</translation>
    </message>
    <message>
        <source>Take the dagger in your hand with {wield}, and put the tunic on with {wear}.</source>
        <translation>Nimm den Dolch mit {wield} in die Hand und zieh die Tunika mit {wear} an.</translation>
    </message>
    <message>
        <source>Useful things lie about here. Stand on one and press {pick_up} to pick it up.</source>
        <translation>Hier liegen nützliche Dinge. Stell dich auf eines und drücke {pick_up}, um es aufzuheben.</translation>
    </message>
    <message>
        <source>The Gate</source>
        <translation>Das Tor</translation>
    </message>
    <message>
        <source>Cold morning air, from somewhere close. There is an arch here, and it is dark.</source>
        <translation>Kalte Morgenluft, ganz aus der Nähe. Hier ist ein Bogen, und er ist dunkel.</translation>
    </message>
    <message>
        <source>The key lies in there. So do two rats, and they were here first.</source>
        <translation>Der Schlüssel liegt dort drin. Zwei Ratten auch, und sie waren zuerst da.</translation>
    </message>
    <message>
        <source>The arch in the corner leads home, but it is dark. It wants the lantern that was left here.</source>
        <translation>Der Bogen in der Ecke führt nach Hause, aber er ist dunkel. Ihm fehlt die Laterne, die hier zurückblieb.</translation>
    </message>
    <message>
        <source>Deep water stops you; the shallows only wet your boots.</source>
        <translation>Tiefes Wasser hält dich auf; das flache macht nur die Stiefel nass.</translation>
    </message>
    <message>
        <source>A locked door opens when you walk into it with its key. The key stays in the lock.</source>
        <translation>Eine verschlossene Tür öffnet sich, wenn du mit ihrem Schlüssel hineingehst. Der Schlüssel bleibt im Schloss.</translation>
    </message>
    <message>
        <source>The lantern is at the end of this hall. Mind the snake. Then carry it to the arch.</source>
        <translation>Die Laterne steht am Ende dieser Halle. Gib auf die Schlange acht. Dann trag sie zum Bogen.</translation>
    </message>
    <message>
        <source>It happens to everyone in the First Steps, whatever they say. Try again: nothing is lost.</source>
        <translation>In den Ersten Schritten geht es allen einmal so, was sie auch sagen. Versuch es noch einmal: Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Everyone who goes down starts here. The old hands call it the First Steps, and pretend they never needed it.</source>
        <translation>Alle, die hinuntergehen, fangen hier an. Die Alten nennen es die Ersten Schritte und tun so, als hätten sie sie nie gebraucht.</translation>
    </message>
    <message>
        <source>Somebody left a lantern at the bottom. Fetch it, carry it to the arch, and you will know all you need for the Deep.</source>
        <translation>Jemand hat ganz unten eine Laterne stehen lassen. Hol sie, trag sie zum Bogen, und du weißt alles, was du für die Tiefe brauchst.</translation>
    </message>
    <message>
        <source>Boards along the way tell you the keys. Nothing here is in a hurry, so look around.</source>
        <translation>Bretter am Weg nennen dir die Tasten. Nichts hat es hier eilig, also sieh dich um.</translation>
    </message>
    <message>
        <source>There are no steps down here. Look for the &gt; sign.</source>
        <translation>Hier führen keine Stufen hinab. Such das Zeichen &gt;.</translation>
    </message>
    <message>
        <source>There are no steps up here. Look for the &lt; sign.</source>
        <translation>Hier führen keine Stufen hinauf. Such das Zeichen &lt;.</translation>
    </message>
    <message>
        <source>The arch stays dark. The lantern is still down here, behind the locked door.</source>
        <translation>Der Bogen bleibt dunkel. Die Laterne ist noch hier unten, hinter der verschlossenen Tür.</translation>
    </message>
    <message>
        <source>You raise the lantern and the arch fills with morning. You are ready for the Deep.</source>
        <translation>Du hebst die Laterne, und der Bogen füllt sich mit Morgen. Du bist bereit für die Tiefe.</translation>
    </message>
    <message>
        <source>You move down one level...</source>
        <translation>Du gehst eine Ebene hinunter ...</translation>
    </message>
    <message>
        <source>You move up one level...</source>
        <translation>Du gehst eine Ebene hinauf ...</translation>
    </message>
    <message>
        <source>You search for a trapdoor, but you find nothing.</source>
        <translation>Du suchst nach einer Falltür, findest aber nichts.</translation>
    </message>
    <message>
        <source>You jump up and try to reach the ceiling. You fail.</source>
        <translation>Du springst hoch, um die Decke zu erreichen. Es gelingt nicht.</translation>
    </message>
    <message>
        <source>Only loose wall gives way; the dark solid rock around it never does.</source>
        <translation>Nur loses Gestein gibt nach, der dunkle feste Fels darum nie.</translation>
    </message>
    <message>
        <source>Well dug. There is often a shorter way than the one that somebody left open.</source>
        <translation>Gut gegraben. Oft gibt es einen kürzeren Weg als den, der offen steht.</translation>
    </message>
    <message>
        <source>With the fourth flame the bars rise.</source>
        <translation>Mit der vierten Flamme heben sich die Stäbe.</translation>
    </message>
    <message>
        <source>The stone cracks, and the humming stops.</source>
        <translation>Der Stein springt, und das Summen hört auf.</translation>
    </message>
    <message>
        <source>Wood scrapes over stone.</source>
        <translation>Holz schabt über Stein.</translation>
    </message>
    <message>
        <source>The signs in the floor glow, fade, and glow again.</source>
        <translation>Die Zeichen im Boden glühen, verblassen und glühen wieder.</translation>
    </message>
    <message>
        <source>The stone gives way under your hand, and the bars rise.</source>
        <translation>Der Stein gibt unter deiner Hand nach, und die Stäbe heben sich.</translation>
    </message>
    <message>
        <source>Chains run somewhere behind the wall.</source>
        <translation>Irgendwo hinter der Wand laufen Ketten.</translation>
    </message>
    <message>
        <source>The sign on its brow goes out, and the bars rise.</source>
        <translation>Das Zeichen auf seiner Stirn erlischt, und die Stäbe heben sich.</translation>
    </message>
    <message>
        <source>Both gates crash down. The walls open.</source>
        <translation>Beide Gatter krachen herab. Die Wände öffnen sich.</translation>
    </message>
    <message>
        <source>With the last of them the gates rise.</source>
        <translation>Mit dem Letzten von ihnen heben sich die Gatter.</translation>
    </message>
    <message>
        <source>The ground slides away under you, towards the stone.</source>
        <translation>Der Boden gleitet unter dir weg, auf den Stein zu.</translation>
    </message>
    <message>
        <source>The wall squeaks, and bursts.</source>
        <translation>Die Wand quiekt und platzt.</translation>
    </message>
    <message>
        <source>Bowstrings creak on the far side.</source>
        <translation>Drüben knarren Bogensehnen.</translation>
    </message>
    <message>
        <source>What you laid down is gone, and the stone is warm.</source>
        <translation>Was du hingelegt hast, ist fort, und der Stein ist warm.</translation>
    </message>
    <message>
        <source>An empty altar. Somebody has laid things on it before you, once each.</source>
        <translation>Ein leerer Altar. Andere haben vor dir Dinge daraufgelegt, jeder einmal.</translation>
    </message>
    <message>
        <source>The plate goes down all the way.</source>
        <translation>Die Platte sinkt ganz hinab.</translation>
    </message>
    <message>
        <source>The plate gives a little under you, and stops.</source>
        <translation>Die Platte gibt ein wenig unter dir nach und hält an.</translation>
    </message>
    <message>
        <source>Stone eyes open around you.</source>
        <translation>Rings um dich öffnen sich steinerne Augen.</translation>
    </message>
    <message>
        <source>Behind you flint strikes steel.</source>
        <translation>Hinter dir schlägt Feuerstein auf Stahl.</translation>
    </message>
    <message>
        <source>Over the water a slab sinks with a click.</source>
        <translation>Jenseits des Wassers sinkt mit einem Klicken eine Platte.</translation>
    </message>
    <message>
        <source>A lamp falls from the vault above. The planks behind you take fire.</source>
        <translation>Eine Lampe fällt aus dem Gewölbe. Die Planken hinter dir fangen Feuer.</translation>
    </message>
    <message>
        <source>The wall beside the lever crumbles, and something behind it turns over.</source>
        <translation>Die Wand neben dem Hebel zerbröckelt, und dahinter wälzt sich etwas herum.</translation>
    </message>
    <message>
        <source>The coals hiss and go out.</source>
        <translation>Die Kohlen zischen und gehen aus.</translation>
    </message>
    <message>
        <source>The cap bursts in a cloud of spores.</source>
        <translation>Die Kappe platzt in einer Wolke von Sporen.</translation>
    </message>
    <message>
        <source>The pod bursts, and what it holds is warm.</source>
        <translation>Die Frucht platzt, und ihr Inneres ist warm.</translation>
    </message>
    <message>
        <source>Bones crack underfoot.</source>
        <translation>Knochen knacken unter den Füßen.</translation>
    </message>
    <message>
        <source>The keg goes up with a roar.</source>
        <translation>Das Fass geht mit Getöse in die Luft.</translation>
    </message>
    <message>
        <source>The powder in the keg is spoilt.</source>
        <translation>Das Pulver im Fass ist verdorben.</translation>
    </message>
    <message>
        <source>The ground gives way!</source>
        <translation>Der Boden gibt nach!</translation>
    </message>
    <message>
        <source>Steam shrieks up.</source>
        <translation>Dampf fährt kreischend auf.</translation>
    </message>
    <message>
        <source>The ice breaks!</source>
        <translation>Das Eis bricht!</translation>
    </message>
    <message>
        <source>The lever grates over.</source>
        <translation>Der Hebel knirscht hinüber.</translation>
    </message>
    <message>
        <source>The lever grates back.</source>
        <translation>Der Hebel knirscht zurück.</translation>
    </message>
    <message>
        <source>A stone clicks.</source>
        <translation>Ein Stein klickt.</translation>
    </message>
    <message>
        <source>The crystal takes up the light.</source>
        <translation>Der Kristall nimmt das Licht auf.</translation>
    </message>
    <message>
        <source>The crystal rings.</source>
        <translation>Der Kristall klingt.</translation>
    </message>
    <message>
        <source>The coals catch.</source>
        <translation>Die Kohlen fangen Feuer.</translation>
    </message>
    <message>
        <source>The lid slides off.</source>
        <translation>Der Deckel rutscht ab.</translation>
    </message>
    <message>
        <source>Cracks run over the statue.</source>
        <translation>Risse laufen über die Statue.</translation>
    </message>
    <message>
        <source>The statue falls to pieces.</source>
        <translation>Die Statue zerfällt.</translation>
    </message>
    <message>
        <source>The wall comes down.</source>
        <translation>Die Wand stürzt ein.</translation>
    </message>
    <message>
        <source>Red fruit hangs over old bones. Somebody has planted it in rows.</source>
        <translation>Rote Früchte hängen über alten Knochen. Jemand hat sie in Reihen gepflanzt.</translation>
    </message>
    <message>
        <source>Somewhere a weight touches the ground, and the ticking stops. Both gates stay up.</source>
        <translation>Irgendwo setzt ein Gewicht auf, und das Ticken hört auf. Beide Gatter bleiben oben.</translation>
    </message>
    <message>
        <source>Three notes become a chord, and the bars shake themselves out of their sockets.</source>
        <translation>Aus drei Tönen wird ein Akkord, und die Stäbe rütteln sich aus ihren Fassungen.</translation>
    </message>
    <message>
        <source>The crystals hum when you come near, each a little flat.</source>
        <translation>Die Kristalle summen, wenn du näher kommst, jeder ein wenig zu tief.</translation>
    </message>
    <message>
        <source>The floor drops by a finger&apos;s breadth, and stops. Then it does not stop.</source>
        <translation>Der Boden sackt um einen Fingerbreit und bleibt stehen. Dann bleibt er nicht mehr stehen.</translation>
    </message>
    <message>
        <source>The kegs are gone, and the wall has gone with them.</source>
        <translation>Die Fässer sind weg, und die Wand ist mitgegangen.</translation>
    </message>
    <message>
        <source>Somebody has stacked powder against a wall that is cracked already, and then thought better of it.</source>
        <translation>Jemand hat Pulver an einer Wand gestapelt, die schon Risse hat, und es sich dann anders überlegt.</translation>
    </message>
    <message>
        <source>One gate goes up. Behind the others two pairs of eyes close again.</source>
        <translation>Ein Gatter geht hoch. Hinter den anderen schließen sich zwei Augenpaare wieder.</translation>
    </message>
    <message>
        <source>Three cages, three levers. The chain between them runs one way only.</source>
        <translation>Drei Käfige, drei Hebel. Die Kette dazwischen läuft nur in eine Richtung.</translation>
    </message>
    <message>
        <source>The race takes your feet from under you, and the wall goes by overhead.</source>
        <translation>Die Strömung reißt dir die Füße weg, und über dir zieht die Wand vorbei.</translation>
    </message>
    <message>
        <source>The mud heaves beside you, and something long comes out of it.</source>
        <translation>Neben dir hebt sich der Schlamm, und etwas Langes kommt heraus.</translation>
    </message>
    <message>
        <source>You brush the dust off the statue&apos;s base. Somebody has scratched a plan of the hall there.</source>
        <translation>Du wischst den Staub vom Sockel der Statue. Jemand hat dort einen Plan der Halle eingeritzt.</translation>
    </message>
    <message>
        <source>The statue looks at the floor, and so would you.</source>
        <translation>Die Statue schaut auf den Boden, und das tätest du auch.</translation>
    </message>
    <message>
        <source>The stone leans, and falls, and the ground holds still.</source>
        <translation>Der Stein neigt sich und fällt, und der Boden hält still.</translation>
    </message>
    <message>
        <source>A reading room. Readers are asked to take one thing, and to bring it back.</source>
        <translation>Ein Lesesaal. Es wird gebeten, nur eine Sache zu nehmen und sie zurückzubringen.</translation>
    </message>
    <message>
        <source>The lake runs off through the floor, and comes up on the other side.</source>
        <translation>Der See läuft durch den Boden ab und kommt auf der anderen Seite wieder hoch.</translation>
    </message>
    <message>
        <source>The lake comes back, in no hurry.</source>
        <translation>Der See kommt zurück, ohne Eile.</translation>
    </message>
    <message>
        <source>The ice sings under your boots. It has carried a cart once, and has not been the same since.</source>
        <translation>Das Eis singt unter deinen Stiefeln. Es hat einmal einen Karren getragen und ist seitdem nicht mehr dasselbe.</translation>
    </message>
    <message>
        <source>Stone lids slide up along both walls. There are eyes behind them.</source>
        <translation>An beiden Wänden schieben sich steinerne Lider hoch. Dahinter sind Augen.</translation>
    </message>
    <message>
        <source>The last of the eyes goes dull.</source>
        <translation>Das letzte der Augen wird stumpf.</translation>
    </message>
    <message>
        <source>Both slabs go down together, and the bars go up.</source>
        <translation>Beide Platten sinken zugleich, und die Stäbe heben sich.</translation>
    </message>
    <message>
        <source>This slab sinks. The other one does not, and looks at you.</source>
        <translation>Diese Platte sinkt. Die andere nicht, und sie schaut dich an.</translation>
    </message>
    <message>
        <source>They snore. The one in irons does not, and puts a finger to its lips.</source>
        <translation>Sie schnarchen. Wer in Ketten liegt, schnarcht nicht und legt einen Finger an die Lippen.</translation>
    </message>
    <message>
        <source>Nobody is left who would mind.</source>
        <translation>Niemand ist mehr da, der etwas dagegen hätte.</translation>
    </message>
    <message>
        <source>Somewhere above a thread is plucked, and answered.</source>
        <translation>Irgendwo oben wird an einem Faden gezupft, und es kommt Antwort.</translation>
    </message>
    <message>
        <source>Webs hang over the walk, and below the walk hangs nothing at all.</source>
        <translation>Über dem Steg hängen Netze, und unter dem Steg hängt gar nichts.</translation>
    </message>
    <message>
        <source>Something gurgles between you and the way out, and then it does not gurgle any more, it roars.</source>
        <translation>Zwischen dir und dem Ausgang gurgelt etwas, und dann gurgelt es nicht mehr, dann brüllt es.</translation>
    </message>
    <message>
        <source>The basin runs over. Pale backs come over the edge with the water.</source>
        <translation>Das Becken läuft über. Mit dem Wasser kommen bleiche Rücken über den Rand.</translation>
    </message>
    <message>
        <source>A basin, full to the brim. Rings spread on it without a wind.</source>
        <translation>Ein Becken, randvoll. Ringe laufen darüber, ohne dass Wind geht.</translation>
    </message>
    <message>
        <source>A green breath comes up through the grates.</source>
        <translation>Ein grüner Hauch kommt durch die Gitter.</translation>
    </message>
    <message>
        <source>Leather creaks below the floor, and the hall breathes out.</source>
        <translation>Unter dem Boden knarrt Leder, und die Halle atmet aus.</translation>
    </message>
    <message>
        <source>Smoke comes up through the grates until you see your hand and no more. Then the wall falls in somewhere.</source>
        <translation>Rauch dringt durch die Gitter, bis du noch deine Hand siehst und sonst nichts. Dann stürzt irgendwo die Wand ein.</translation>
    </message>
    <message>
        <source>Frost runs from bank to bank, faster than you could.</source>
        <translation>Der Frost läuft von Ufer zu Ufer, schneller, als du es könntest.</translation>
    </message>
    <message>
        <source>The lava has grown a black skin where you came from. It bears.</source>
        <translation>Wo du hergekommen bist, hat die Lava eine schwarze Haut bekommen. Sie trägt.</translation>
    </message>
    <message>
        <source>Nothing leads to the islet. Somebody has left a bottle at the edge, with no regards.</source>
        <translation>Zur Insel führt nichts. Jemand hat am Rand eine Flasche dagelassen, ohne Grüße.</translation>
    </message>
    <message>
        <source>The grates begin to bubble. Behind the wall somebody strikes a flint, without luck so far.</source>
        <translation>Die Gitter beginnen zu blubbern. Hinter der Wand schlägt jemand Feuer, bisher ohne Glück.</translation>
    </message>
    <message>
        <source>It smells of hay and of evenings. Somewhere in the wall teeth are at work.</source>
        <translation>Es riecht nach Heu und nach Abenden. Irgendwo in der Wand sind Zähne am Werk.</translation>
    </message>
    <message>
        <source>The gate comes down. Under the grates something has held its breath for years, and lets it go.</source>
        <translation>Das Gatter fällt. Unter den Gittern hat etwas jahrelang den Atem angehalten und lässt ihn jetzt los.</translation>
    </message>
    <message>
        <source>The gate goes up again. You are nearly sure of it.</source>
        <translation>Das Gatter hebt sich wieder. Da bist du dir fast sicher.</translation>
    </message>
    <message>
        <source>The barricade falls into itself. It smells of hay behind it, still.</source>
        <translation>Die Barrikade fällt in sich zusammen. Dahinter riecht es nach Heu, noch.</translation>
    </message>
    <message>
        <source>The Kiln</source>
        <translation>Der Brennofen</translation>
    </message>
    <message>
        <source>Ten floors of a pottery that was never shut down. Levers, floods, fire, thin floors, and somebody at the bottom who still gets paid.</source>
        <translation>Zehn Stockwerke einer Töpferei, die nie stillgelegt wurde. Hebel, Fluten, Feuer, dünne Böden, und ganz unten einer, der noch immer bezahlt wird.</translation>
    </message>
    <message>
        <source>The Clay Pits</source>
        <translation>Die Tongruben</translation>
    </message>
    <message>
        <source>Wet clay, cut in steps. The spades stand in it as they were left.</source>
        <translation>Nasser Ton, in Stufen gestochen. Die Spaten stecken noch darin, wie man sie stehen ließ.</translation>
    </message>
    <message>
        <source>The Settling Tanks</source>
        <translation>Die Absetzbecken</translation>
    </message>
    <message>
        <source>Grey water, quite still, and a grate in every floor.</source>
        <translation>Graues Wasser, ganz still, und in jedem Boden ein Gitter.</translation>
    </message>
    <message>
        <source>The Sample Room</source>
        <translation>Die Musterkammer</translation>
    </message>
    <message>
        <source>Shelves to the ceiling, a pot of each kind, and no dust on any of them.</source>
        <translation>Regale bis zur Decke, ein Topf von jeder Sorte, und auf keinem liegt Staub.</translation>
    </message>
    <message>
        <source>The Hay Stores</source>
        <translation>Die Heulager</translation>
    </message>
    <message>
        <source>Hay for packing, years of it. You look for your lamp, and then for its lid.</source>
        <translation>Heu zum Verpacken, ganze Jahrgänge. Du siehst nach deiner Lampe und dann nach ihrem Deckel.</translation>
    </message>
    <message>
        <source>The Lodgings</source>
        <translation>Die Schlafkammern</translation>
    </message>
    <message>
        <source>Twelve beds to a room. Somebody has scratched a count into every bedpost.</source>
        <translation>Zwölf Betten in einer Kammer. In jeden Bettpfosten hat jemand Striche geritzt.</translation>
    </message>
    <message>
        <source>The Glaze Cellars</source>
        <translation>Die Glasurkeller</translation>
    </message>
    <message>
        <source>A sour smell, and a white crust on everything that is made of iron.</source>
        <translation>Es riecht sauer, und alles, was aus Eisen ist, trägt eine weiße Kruste.</translation>
    </message>
    <message>
        <source>The Mould Gallery</source>
        <translation>Die Formengalerie</translation>
    </message>
    <message>
        <source>Plaster men, cut in half, wait in rows for their other halves.</source>
        <translation>Halbe Männer aus Gips warten in Reihen auf ihre anderen Hälften.</translation>
    </message>
    <message>
        <source>The Drying Floors</source>
        <translation>Die Trockenböden</translation>
    </message>
    <message>
        <source>The floor is warm, thin, and rings under your boots like a plate.</source>
        <translation>Der Boden ist warm und dünn und klingt unter deinen Stiefeln wie ein Teller.</translation>
    </message>
    <message>
        <source>The Firing Chapel</source>
        <translation>Die Brandkapelle</translation>
    </message>
    <message>
        <source>They prayed here before each firing. The scorch marks say that it helped now and then.</source>
        <translation>Vor jedem Brand wurde hier gebetet. Den Brandflecken nach hat es ab und zu geholfen.</translation>
    </message>
    <message>
        <source>The Great Kiln</source>
        <translation>Der große Ofen</translation>
    </message>
    <message>
        <source>The fire has not gone out in eighty years. Somebody has seen to that.</source>
        <translation>Seit achtzig Jahren ist das Feuer nicht ausgegangen. Jemand hat dafür gesorgt.</translation>
    </message>
    <message>
        <source>A high, clear note. It runs to the walls and comes back as a crack.</source>
        <translation>Ein hoher, klarer Ton. Er läuft zu den Wänden und kommt als Riss zurück.</translation>
    </message>
    <message>
        <source>The tiles ring. You could swear that they ring lower than a moment ago.</source>
        <translation>Die Fliesen klingen. Du könntest schwören: tiefer als eben noch.</translation>
    </message>
    <message>
        <source>Lay down what you can spare. The tablet is what it would like best.</source>
        <translation>Leg hin, was du entbehren kannst. Am liebsten wäre ihm die Tafel.</translation>
    </message>
    <message>
        <source>The furnace door opens by a hand&apos;s breadth, and shuts. A jug stands at your feet.</source>
        <translation>Die Ofentür geht eine Handbreit auf und wieder zu. Vor deinen Füßen steht ein Krug.</translation>
    </message>
    <message>
        <source>The tablet glows, cracks, and is gone. What comes back has an edge.</source>
        <translation>Die Tafel glüht, reißt und ist fort. Was zurückkommt, hat eine Schneide.</translation>
    </message>
    <message>
        <source>Chains run behind the wall, and something heavy wakes up.</source>
        <translation>Hinter der Wand laufen Ketten, und etwas Schweres wacht auf.</translation>
    </message>
    <message>
        <source>PULL. It sticks a little. So do we.</source>
        <translation>ZIEHEN. Er klemmt ein wenig. Wir auch.</translation>
    </message>
    <message>
        <source>The Stoker leans on its rake. &quot;Shut the door,&quot; it says. &quot;You are letting the heat out.&quot;</source>
        <translation>Der Heizer stützt sich auf seinen Rechen. „Tür zu“, sagt er. „Du lässt die Hitze raus.“</translation>
    </message>
    <message>
        <source>The Stoker rakes the coals. One after another the braziers take fire, and the ash moves.</source>
        <translation>Der Heizer schürt die Kohlen. Eine nach der anderen fangen die Feuerschalen an zu brennen, und die Asche regt sich.</translation>
    </message>
    <message>
        <source>It kicks the tap-hole open. Stand off the channels!</source>
        <translation>Er tritt das Stichloch auf. Weg von den Rinnen!</translation>
    </message>
    <message>
        <source>The Stoker puts its rake against the wall, where it belongs, and stops.</source>
        <translation>Der Heizer lehnt seinen Rechen an die Wand, wo er hingehört, und hört auf.</translation>
    </message>
    <message>
        <source>Behind you, for the first time in eighty years, the kiln begins to cool.</source>
        <translation>Hinter dir beginnt der Ofen abzukühlen, zum ersten Mal seit achtzig Jahren.</translation>
    </message>
    <message>
        <source>Behind the door somebody stops whistling, and listens.</source>
        <translation>Hinter der Tür hört jemand auf zu pfeifen und lauscht.</translation>
    </message>
    <message>
        <source>&quot;I signed for seven years,&quot; says the journeyman. &quot;I have counted nine. Cut this and I am with you.&quot;</source>
        <translation>„Für sieben Jahre habe ich unterschrieben“, sagt der Geselle. „Neun habe ich gezählt. Schneid das durch, und ich komme mit.“</translation>
    </message>
    <message>
        <source>The journeyman looks surprised, and then only tired.</source>
        <translation>Der Geselle sieht überrascht aus, und dann nur noch müde.</translation>
    </message>
    <message>
        <source>Six pairs of eyes. Three of them open.</source>
        <translation>Sechs Augenpaare. Drei davon öffnen sich.</translation>
    </message>
    <message>
        <source>The last guard goes to pieces. Inside it somebody has saved up.</source>
        <translation>Der letzte Wächter zerspringt. In ihm hat jemand gespart.</translation>
    </message>
    <message>
        <source>Your head meets a lamp. It swings, thinks about it, and falls onto the planks behind you.</source>
        <translation>Dein Kopf trifft eine Lampe. Sie schwingt, überlegt und fällt hinter dir auf die Planken.</translation>
    </message>
    <message>
        <source>The planks hiss, one after another, and are gone.</source>
        <translation>Die Planken zischen, eine nach der anderen, und sind fort.</translation>
    </message>
    <message>
        <source>SAMPLES. One each. The master counts them.</source>
        <translation>MUSTER. Für jeden eins. Der Meister zählt nach.</translation>
    </message>
    <message>
        <source>Three doors fall shut. What you put back, they give back.</source>
        <translation>Drei Türen fallen zu. Legst du es zurück, geben sie es zurück.</translation>
    </message>
    <message>
        <source>A stone sinks under the slab. Below all four grates it begins to gurgle.</source>
        <translation>Unter der Platte sinkt ein Stein. Unter allen vier Gittern beginnt es zu gurgeln.</translation>
    </message>
    <message>
        <source>The water goes as it came.</source>
        <translation>Das Wasser geht, wie es kam.</translation>
    </message>
    <message>
        <source>There is a line of dried mud on the wall, all the way round, above your head.</source>
        <translation>Rings an der Wand zieht sich ein Strich aus getrocknetem Schlamm, über deinem Kopf.</translation>
    </message>
    <message>
        <source>The jar was standing on a peg. The gate drops, and the walls begin to hiss.</source>
        <translation>Der Krug stand auf einem Zapfen. Das Gatter fällt, und die Wände beginnen zu zischen.</translation>
    </message>
    <message>
        <source>With a clank the gate goes up again.</source>
        <translation>Klirrend geht das Gatter wieder hoch.</translation>
    </message>
    <message>
        <source>The damper opens. A cold draught, from very far up.</source>
        <translation>Die Klappe geht auf. Ein kalter Zug, von sehr weit oben.</translation>
    </message>
    <message>
        <source>The jar stands on a peg, and the peg on nothing that you can see. There is a damper on the far wall.</source>
        <translation>Der Krug steht auf einem Zapfen, und der Zapfen auf nichts, was du siehst. An der Wand gegenüber ist eine Klappe.</translation>
    </message>
    <message>
        <source>Your eyes water. It tastes of old pennies.</source>
        <translation>Deine Augen tränen. Es schmeckt nach alten Pfennigen.</translation>
    </message>
    <message>
        <source>The smoke over Emberley is a little darker this evening. Nobody asks.</source>
        <translation>Der Rauch über Emberley ist heute Abend ein wenig dunkler. Niemand fragt.</translation>
    </message>
    <message>
        <source>The pottery at Emberley shut eighty years ago. The clay pits, the stores, the lodgings: everybody went home. The smoke never stopped.</source>
        <translation>Die Töpferei von Emberley hat vor achtzig Jahren geschlossen. Die Tongruben, die Lager, die Schlafkammern: alle gingen heim. Der Rauch hörte nie auf.</translation>
    </message>
    <message>
        <source>Somebody is still keeping the fire in, ten floors down. The village has drawn lots, and you have a dagger, a tunic and the short straw.</source>
        <translation>Zehn Stockwerke tiefer hütet noch immer jemand das Feuer. Das Dorf hat gelost, und du hast einen Dolch, eine Tunika und das kürzeste Hälmchen.</translation>
    </message>
    <message>
        <source>Pull what can be pulled, read what is nailed to a wall, and look at the floor before you take anything off a slab.</source>
        <translation>Zieh, was sich ziehen lässt, lies, was an der Wand hängt, und sieh dir den Boden an, bevor du etwas von einer Platte nimmst.</translation>
    </message>
    <message>
        <source>You stamp. The floor is warm, and that is all it says.</source>
        <translation>Du stampfst auf. Der Boden ist warm, mehr sagt er nicht.</translation>
    </message>
    <message>
        <source>There is only a flue above you, and it is hot.</source>
        <translation>Über dir ist nur ein Abzug, und der ist heiß.</translation>
    </message>
    <message>
        <source>You climb out on turn %1 with ash in your hair. Over Emberley the sky is a colour that nobody there has a word for. It is blue.</source>
        <translation>In Zug %1 kletterst du hinaus, Asche im Haar. Der Himmel über Emberley hat eine Farbe, für die dort niemand ein Wort hat. Er ist blau.</translation>
    </message>
    <message>
        <source>Behind you the whole sheet tips over and goes under. Something pale looks up out of the water.</source>
        <translation>Hinter dir kippt die ganze Scholle und geht unter. Etwas Bleiches schaut aus dem Wasser herauf.</translation>
    </message>
    <message>
        <source>Six levels of wild caves, and a hole in the last of them. Dig where you like, eat what you find, and put the giant zombie below to rest. Better than published: eight directions, colonies with an end, and a way through for every seed.</source>
        <translation>Sechs Ebenen wilder Höhlen und ein Loch in der letzten. Grabe, wo du magst, iss, was du findest, und bring den Riesenzombie dort unten zur Ruhe. Besser als erschienen: acht Richtungen, Kolonien mit einem Ende und ein Weg hindurch bei jedem Samen.</translation>
    </message>
    <message>
        <source>An extra arm appears on the giant zombie!</source>
        <translation>Dem Riesenzombie wächst noch ein Arm!</translation>
    </message>
    <message>
        <source>Ten floors of rooms and crooked corridors. The stairs lead only down, and the way out is at the bottom. Better than published: a way out, blows that always hurt, and creatures that grow stronger from the fifth floor on.</source>
        <translation>Zehn Stockwerke voller Räume und krummer Gänge. Die Treppen führen nur hinab, und der Ausgang liegt ganz unten. Besser als erschienen: ein Ausgang, Schläge, die immer wehtun, und Wesen, die vom fünften Stockwerk an stärker werden.</translation>
    </message>
    <message>
        <source>Rooms, the Chapter</source>
        <translation>Räume, das Kapitel</translation>
    </message>
    <message>
        <source>As the book&apos;s chapter has it, before there was anything to wield or wear: a stronger arm, a thicker skin, and levels that each ask for 200 more experience than the last. Twenty-six floors, and nothing to win.</source>
        <translation>Wie im Kapitel des Buchs, ehe es etwas zu führen oder zu tragen gab: ein stärkerer Arm, eine dickere Haut und Stufen, deren jede 200 Erfahrung mehr verlangt als die vorige. Sechsundzwanzig Stockwerke und nichts zu gewinnen.</translation>
    </message>
    <message>
        <source>Floor 11</source>
        <translation>Stockwerk 11</translation>
    </message>
    <message>
        <source>Floor 12</source>
        <translation>Stockwerk 12</translation>
    </message>
    <message>
        <source>Floor 13</source>
        <translation>Stockwerk 13</translation>
    </message>
    <message>
        <source>Floor 14</source>
        <translation>Stockwerk 14</translation>
    </message>
    <message>
        <source>Floor 15</source>
        <translation>Stockwerk 15</translation>
    </message>
    <message>
        <source>Floor 16</source>
        <translation>Stockwerk 16</translation>
    </message>
    <message>
        <source>Floor 17</source>
        <translation>Stockwerk 17</translation>
    </message>
    <message>
        <source>Floor 18</source>
        <translation>Stockwerk 18</translation>
    </message>
    <message>
        <source>Floor 19</source>
        <translation>Stockwerk 19</translation>
    </message>
    <message>
        <source>Floor 20</source>
        <translation>Stockwerk 20</translation>
    </message>
    <message>
        <source>Floor 21</source>
        <translation>Stockwerk 21</translation>
    </message>
    <message>
        <source>Floor 22</source>
        <translation>Stockwerk 22</translation>
    </message>
    <message>
        <source>Floor 23</source>
        <translation>Stockwerk 23</translation>
    </message>
    <message>
        <source>Floor 24</source>
        <translation>Stockwerk 24</translation>
    </message>
    <message>
        <source>Floor 25</source>
        <translation>Stockwerk 25</translation>
    </message>
    <message>
        <source>Floor 26</source>
        <translation>Stockwerk 26</translation>
    </message>
    <message>
        <source>The chapter</source>
        <translation>Das Kapitel</translation>
    </message>
    <message>
        <source>Rooms as Published</source>
        <translation>Räume, wie erschienen</translation>
    </message>
    <message>
        <source>The floors go on, a hundred of them: nobody ever came to the end. There is nothing to win, a blow may do no harm at all, and those on other floors stand still. Better than published: a saved game loads whole.</source>
        <translation>Die Stockwerke gehen weiter, hundert davon: Niemand kam je ans Ende. Es gibt nichts zu gewinnen, ein Schlag kann ganz ohne Schaden bleiben, und wer auf anderen Stockwerken ist, steht still. Besser als erschienen: Ein Spielstand lädt vollständig.</translation>
    </message>
    <message>
        <source>Floor 27</source>
        <translation>Stockwerk 27</translation>
    </message>
    <message>
        <source>Floor 28</source>
        <translation>Stockwerk 28</translation>
    </message>
    <message>
        <source>Floor 29</source>
        <translation>Stockwerk 29</translation>
    </message>
    <message>
        <source>Floor 30</source>
        <translation>Stockwerk 30</translation>
    </message>
    <message>
        <source>Floor 31</source>
        <translation>Stockwerk 31</translation>
    </message>
    <message>
        <source>Floor 32</source>
        <translation>Stockwerk 32</translation>
    </message>
    <message>
        <source>Floor 33</source>
        <translation>Stockwerk 33</translation>
    </message>
    <message>
        <source>Floor 34</source>
        <translation>Stockwerk 34</translation>
    </message>
    <message>
        <source>Floor 35</source>
        <translation>Stockwerk 35</translation>
    </message>
    <message>
        <source>Floor 36</source>
        <translation>Stockwerk 36</translation>
    </message>
    <message>
        <source>Floor 37</source>
        <translation>Stockwerk 37</translation>
    </message>
    <message>
        <source>Floor 38</source>
        <translation>Stockwerk 38</translation>
    </message>
    <message>
        <source>Floor 39</source>
        <translation>Stockwerk 39</translation>
    </message>
    <message>
        <source>Floor 40</source>
        <translation>Stockwerk 40</translation>
    </message>
    <message>
        <source>Floor 41</source>
        <translation>Stockwerk 41</translation>
    </message>
    <message>
        <source>Floor 42</source>
        <translation>Stockwerk 42</translation>
    </message>
    <message>
        <source>Floor 43</source>
        <translation>Stockwerk 43</translation>
    </message>
    <message>
        <source>Floor 44</source>
        <translation>Stockwerk 44</translation>
    </message>
    <message>
        <source>Floor 45</source>
        <translation>Stockwerk 45</translation>
    </message>
    <message>
        <source>Floor 46</source>
        <translation>Stockwerk 46</translation>
    </message>
    <message>
        <source>Floor 47</source>
        <translation>Stockwerk 47</translation>
    </message>
    <message>
        <source>Floor 48</source>
        <translation>Stockwerk 48</translation>
    </message>
    <message>
        <source>Floor 49</source>
        <translation>Stockwerk 49</translation>
    </message>
    <message>
        <source>Floor 50</source>
        <translation>Stockwerk 50</translation>
    </message>
    <message>
        <source>Floor 51</source>
        <translation>Stockwerk 51</translation>
    </message>
    <message>
        <source>Floor 52</source>
        <translation>Stockwerk 52</translation>
    </message>
    <message>
        <source>Floor 53</source>
        <translation>Stockwerk 53</translation>
    </message>
    <message>
        <source>Floor 54</source>
        <translation>Stockwerk 54</translation>
    </message>
    <message>
        <source>Floor 55</source>
        <translation>Stockwerk 55</translation>
    </message>
    <message>
        <source>Floor 56</source>
        <translation>Stockwerk 56</translation>
    </message>
    <message>
        <source>Floor 57</source>
        <translation>Stockwerk 57</translation>
    </message>
    <message>
        <source>Floor 58</source>
        <translation>Stockwerk 58</translation>
    </message>
    <message>
        <source>Floor 59</source>
        <translation>Stockwerk 59</translation>
    </message>
    <message>
        <source>Floor 60</source>
        <translation>Stockwerk 60</translation>
    </message>
    <message>
        <source>Floor 61</source>
        <translation>Stockwerk 61</translation>
    </message>
    <message>
        <source>Floor 62</source>
        <translation>Stockwerk 62</translation>
    </message>
    <message>
        <source>Floor 63</source>
        <translation>Stockwerk 63</translation>
    </message>
    <message>
        <source>Floor 64</source>
        <translation>Stockwerk 64</translation>
    </message>
    <message>
        <source>Floor 65</source>
        <translation>Stockwerk 65</translation>
    </message>
    <message>
        <source>Floor 66</source>
        <translation>Stockwerk 66</translation>
    </message>
    <message>
        <source>Floor 67</source>
        <translation>Stockwerk 67</translation>
    </message>
    <message>
        <source>Floor 68</source>
        <translation>Stockwerk 68</translation>
    </message>
    <message>
        <source>Floor 69</source>
        <translation>Stockwerk 69</translation>
    </message>
    <message>
        <source>Floor 70</source>
        <translation>Stockwerk 70</translation>
    </message>
    <message>
        <source>Floor 71</source>
        <translation>Stockwerk 71</translation>
    </message>
    <message>
        <source>Floor 72</source>
        <translation>Stockwerk 72</translation>
    </message>
    <message>
        <source>Floor 73</source>
        <translation>Stockwerk 73</translation>
    </message>
    <message>
        <source>Floor 74</source>
        <translation>Stockwerk 74</translation>
    </message>
    <message>
        <source>Floor 75</source>
        <translation>Stockwerk 75</translation>
    </message>
    <message>
        <source>Floor 76</source>
        <translation>Stockwerk 76</translation>
    </message>
    <message>
        <source>Floor 77</source>
        <translation>Stockwerk 77</translation>
    </message>
    <message>
        <source>Floor 78</source>
        <translation>Stockwerk 78</translation>
    </message>
    <message>
        <source>Floor 79</source>
        <translation>Stockwerk 79</translation>
    </message>
    <message>
        <source>Floor 80</source>
        <translation>Stockwerk 80</translation>
    </message>
    <message>
        <source>Floor 81</source>
        <translation>Stockwerk 81</translation>
    </message>
    <message>
        <source>Floor 82</source>
        <translation>Stockwerk 82</translation>
    </message>
    <message>
        <source>Floor 83</source>
        <translation>Stockwerk 83</translation>
    </message>
    <message>
        <source>Floor 84</source>
        <translation>Stockwerk 84</translation>
    </message>
    <message>
        <source>Floor 85</source>
        <translation>Stockwerk 85</translation>
    </message>
    <message>
        <source>Floor 86</source>
        <translation>Stockwerk 86</translation>
    </message>
    <message>
        <source>Floor 87</source>
        <translation>Stockwerk 87</translation>
    </message>
    <message>
        <source>Floor 88</source>
        <translation>Stockwerk 88</translation>
    </message>
    <message>
        <source>Floor 89</source>
        <translation>Stockwerk 89</translation>
    </message>
    <message>
        <source>Floor 90</source>
        <translation>Stockwerk 90</translation>
    </message>
    <message>
        <source>Floor 91</source>
        <translation>Stockwerk 91</translation>
    </message>
    <message>
        <source>Floor 92</source>
        <translation>Stockwerk 92</translation>
    </message>
    <message>
        <source>Floor 93</source>
        <translation>Stockwerk 93</translation>
    </message>
    <message>
        <source>Floor 94</source>
        <translation>Stockwerk 94</translation>
    </message>
    <message>
        <source>Floor 95</source>
        <translation>Stockwerk 95</translation>
    </message>
    <message>
        <source>Floor 96</source>
        <translation>Stockwerk 96</translation>
    </message>
    <message>
        <source>Floor 97</source>
        <translation>Stockwerk 97</translation>
    </message>
    <message>
        <source>Floor 98</source>
        <translation>Stockwerk 98</translation>
    </message>
    <message>
        <source>Floor 99</source>
        <translation>Stockwerk 99</translation>
    </message>
    <message>
        <source>Floor 100</source>
        <translation>Stockwerk 100</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie erschienen</translation>
    </message>
    <message>
        <source>Two wide levels that glitter with zircons. Leave by the way out below whenever you like: what you have gathered is what the game is worth. Better than published: a way through for every seed, armour that helps, and experience once a kill.</source>
        <translation>Zwei weite Ebenen, die von Zirkonen glitzern. Verlass sie durch den Ausgang unten, wann du willst: Was du gesammelt hast, ist das Spiel wert. Besser als erschienen: ein Weg hindurch bei jedem Samen, Rüstung, die hilft, und Erfahrung einmal je Sieg.</translation>
    </message>
    <message>
        <source>Two vast levels that glitter with zircons. Leave by the way out below whenever you like: what you have gathered is what the game is worth. Better than published: a way through for every seed, armour that helps, and experience once a kill.</source>
        <translation>Zwei riesige Ebenen, die von Zirkonen glitzern. Verlass sie durch den Ausgang unten, wann du willst: Was du gesammelt hast, ist das Spiel wert. Besser als erschienen: ein Weg hindurch bei jedem Samen, Rüstung, die hilft, und Erfahrung einmal je Sieg.</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>Level %1 wears the theme &quot;%2&quot;, so it stays.</source>
        <translation>Ebene %1 trägt das Thema „%2“, deshalb bleibt es.</translation>
    </message>
    <message>
        <source>There is no level above the first one.</source>
        <translation>Über der ersten Ebene ist keine mehr.</translation>
    </message>
    <message>
        <source>There is no level below the last one.</source>
        <translation>Unter der letzten Ebene ist keine mehr.</translation>
    </message>
    <message>
        <source>There are stairs here already.</source>
        <translation>Hier ist schon eine Treppe.</translation>
    </message>
    <message>
        <source>The same cell of level %1 holds stairs already.</source>
        <translation>Auf demselben Feld von Ebene %1 ist schon eine Treppe.</translation>
    </message>
    <message>
        <source>%1 is in the way of the other end on level %2.</source>
        <translation>%1 ist dem anderen Ende auf Ebene %2 im Weg.</translation>
    </message>
    <message>
        <source>A game can only start on ground that can be walked on.</source>
        <translation>Ein Spiel kann nur auf begehbarem Boden beginnen.</translation>
    </message>
    <message>
        <source>A piece can hold about 90 different things and tiles, and this one has more.</source>
        <translation>Ein Baustein fasst etwa 90 verschiedene Dinge und Kacheln, und dieser hat mehr.</translation>
    </message>
    <message>
        <source>The recipe &quot;%1&quot; asks for it.</source>
        <translation>Das Rezept „%1“ verlangt es.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; holds it.</source>
        <translation>Das Stück „%1“ enthält es.</translation>
    </message>
    <message>
        <source>Level %1 asks for it in its own rows.</source>
        <translation>Ebene %1 verlangt es in ihren eigenen Zeilen.</translation>
    </message>
    <message>
        <source>The rules need it to win.</source>
        <translation>Die Regeln brauchen es zum Gewinnen.</translation>
    </message>
    <message>
        <source>The rules say that the hero is one.</source>
        <translation>Die Regeln sagen, dass der Held so einer ist.</translation>
    </message>
    <message>
        <source>The hero starts with it.</source>
        <translation>Der Held beginnt damit.</translation>
    </message>
    <message>
        <source>The kind &quot;%1&quot; needs it.</source>
        <translation>Die Art „%1“ braucht es.</translation>
    </message>
    <message>
        <source>All signs stand for a tile already.</source>
        <translation>Alle Zeichen stehen schon für eine Kachel.</translation>
    </message>
    <message>
        <source>This cannot be won: there is no goal.</source>
        <translation>Das ist nicht zu gewinnen: Es gibt kein Ziel.</translation>
    </message>
    <message>
        <source>Win by slaying %1.</source>
        <translation>Gewinne, indem du %1 erlegst.</translation>
    </message>
    <message>
        <source>Win by reaching %1.</source>
        <translation>Gewinne, indem du %1 erreichst.</translation>
    </message>
    <message>
        <source>Gather %1 of these: %2. Then win by reaching %3.</source>
        <translation>Sammle %1 davon: %2. Dann gewinne, indem du %3 erreichst.</translation>
    </message>
    <message>
        <source>Nobody can dig through walls by hand.</source>
        <translation>Niemand kann von Hand durch Wände graben.</translation>
    </message>
    <message>
        <source>There is no way back up.</source>
        <translation>Es gibt keinen Weg zurück nach oben.</translation>
    </message>
    <message>
        <source>Without a bite the hero starves after %1 acts.</source>
        <translation>Ohne einen Bissen verhungert der Held nach %1 Zügen.</translation>
    </message>
    <message numerus="yes">
        <source>Wounds heal by 1 in %n turn(s).</source>
        <translation>
            <numerusform>Wunden heilen um 1 in %n Runde.</numerusform>
            <numerusform>Wunden heilen um 1 in %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wounds do not heal by themselves.</source>
        <translation>Wunden heilen nicht von selbst.</translation>
    </message>
    <message>
        <source>A level has from %1 to %2 cells each way.</source>
        <translation>Eine Ebene hat in jeder Richtung von %1 bis %2 Felder.</translation>
    </message>
    <message>
        <source>A dungeon has at most %1 levels.</source>
        <translation>Ein Dungeon hat höchstens %1 Ebenen.</translation>
    </message>
    <message>
        <source>A dungeon holds at most %1 cells on all levels together.</source>
        <translation>Ein Dungeon fasst höchstens %1 Felder auf allen Ebenen zusammen.</translation>
    </message>
    <message>
        <source>A dungeon keeps at least one level.</source>
        <translation>Ein Dungeon behält mindestens eine Ebene.</translation>
    </message>
    <message>
        <source>Built-in kinds keep their ids.</source>
        <translation>Eingebaute Arten behalten ihre Kennung.</translation>
    </message>
    <message>
        <source>Another kind is called &quot;%1&quot; already.</source>
        <translation>Eine andere Art heißt schon „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>Level %1 has %n of [it|them].</source>
        <translation>
            <numerusform>Ebene %1 hat %n davon.</numerusform>
            <numerusform>Ebene %1 hat %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its cells lie outside of the level.</source>
        <translation>Seine Felder liegen außerhalb der Ebene.</translation>
    </message>
    <message>
        <source>Nothing in its cells can be walked into.</source>
        <translation>Gegen nichts auf seinen Feldern kann man laufen.</translation>
    </message>
    <message>
        <source>Nobody can come to its cells.</source>
        <translation>Niemand kann auf seine Felder kommen.</translation>
    </message>
    <message>
        <source>Nothing in its cells opens or shuts.</source>
        <translation>Nichts auf seinen Feldern geht auf oder zu.</translation>
    </message>
    <message>
        <source>The dungeon&apos;s own events name it.</source>
        <translation>Die eigenen Ereignisse des Dungeons nennen es.</translation>
    </message>
    <message>
        <source>Events of level %1 name it.</source>
        <translation>Ereignisse von Ebene %1 nennen es.</translation>
    </message>
    <message>
        <source>Nothing burns in this dungeon: it has no tile that is fire. The library living brings some.</source>
        <translation>In diesem Dungeon brennt nichts: Er hat keine Kachel, die Feuer ist. Die Bibliothek living bringt welche mit.</translation>
    </message>
    <message>
        <source>The faction &quot;%1&quot; is the side of somebody in a level or a piece, so it stays.</source>
        <translation>Zur Fraktion „%1“ gehört jemand in einer Ebene oder einem Baustein, darum bleibt sie.</translation>
    </message>
    <message>
        <source>It names a group of its piece, which an event of the level cannot. Change the piece instead.</source>
        <translation>Es nennt eine Gruppe seines Bausteins, was ein Ereignis der Ebene nicht kann. Ändere stattdessen den Baustein.</translation>
    </message>
    <message>
        <source>A level has at most %1 marks.</source>
        <translation>Eine Ebene hat höchstens %1 Marken.</translation>
    </message>
    <message>
        <source>This event is not there any more.</source>
        <translation>Dieses Ereignis gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>It is one of the things that are not known at first, or a look.</source>
        <translation>Es gehört zu den Dingen, die man zuerst nicht kennt, oder ist ein Aussehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of things must be known by using them.</source>
        <translation>
            <numerusform>%n Art von Dingen lernt man erst beim Gebrauch kennen.</numerusform>
            <numerusform>%n Arten von Dingen lernt man erst beim Gebrauch kennen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slay %1.</source>
        <translation>Erschlage %1.</translation>
    </message>
    <message>
        <source>Reach %1.</source>
        <translation>Erreiche %1.</translation>
    </message>
    <message>
        <source>Gather %1 of these: %2.</source>
        <translation>Sammle %1 hiervon: %2.</translation>
    </message>
    <message>
        <source>Win by doing all of this:</source>
        <translation>Gewonnen wird, wenn all das getan ist:</translation>
    </message>
    <message>
        <source>Win by doing any of this:</source>
        <translation>Gewonnen wird, wenn eines davon getan ist:</translation>
    </message>
    <message>
        <source>Nobody acts on levels where the hero is not.</source>
        <translation>Auf Ebenen ohne den Helden handelt niemand.</translation>
    </message>
</context>
<context>
    <name>edits</name>
    <message>
        <source>A room is at least 3 cells wide and high. A click makes a door where wall meets floor.</source>
        <translation>Ein Raum ist mindestens 3 Felder breit und hoch. Wo Wand an Boden stößt, macht ein Klick eine Tür.</translation>
    </message>
    <message>
        <source>There is nothing to paste. Select a part of a level and copy it first.</source>
        <translation>Es gibt nichts einzufügen. Wähle zuerst einen Teil einer Ebene aus und kopiere ihn.</translation>
    </message>
    <message>
        <source>There is nothing to move. Select a part of the level first, or point at a creature or item.</source>
        <translation>Es gibt nichts zu verschieben. Wähle zuerst einen Teil der Ebene aus oder zeig auf ein Wesen oder Ding.</translation>
    </message>
    <message>
        <source>There is no piece yet. Copy a part of a level, or save a selection as a piece.</source>
        <translation>Es gibt noch keinen Baustein. Kopiere einen Teil einer Ebene oder speichere eine Auswahl als Baustein.</translation>
    </message>
    <message>
        <source>The ground there does not hold %1.</source>
        <translation>Der Boden dort trägt %1 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) or thing(s) [was|were] left out: this dungeon has no such kind(s).</source>
        <translation>
            <numerusform>%n Kachel oder Ding wurde ausgelassen: Dieser Dungeon kennt die Art nicht.</numerusform>
            <numerusform>%n Kacheln oder Dinge wurden ausgelassen: Dieser Dungeon kennt die Arten nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody could step there to read a board: %1 is in the way.</source>
        <translation>Niemand könnte dorthin treten und eine Tafel lesen: %1 ist im Weg.</translation>
    </message>
    <message>
        <source>At least one cell must stay.</source>
        <translation>Mindestens ein Feld muss bleiben.</translation>
    </message>
    <message>
        <source>A level has at most %1 events.</source>
        <translation>Eine Ebene hat höchstens %1 Ereignisse.</translation>
    </message>
    <message>
        <source>Your own pieces cannot be read, so they are not written over.</source>
        <translation>Deine eigenen Stücke lassen sich nicht lesen, deshalb werden sie nicht überschrieben.</translation>
    </message>
</context>
<context>
    <name>endings</name>
    <message>
        <source>You won on turn %1. The cave is quiet behind you.</source>
        <translation>Du hast in Runde %1 gewonnen. Hinter dir ist die Höhle still.</translation>
    </message>
    <message>
        <source>Slain by %1 on level %2 of %3, on turn %4.</source>
        <translation>Erschlagen durch %1 auf Ebene %2 von %3, in Runde %4.</translation>
    </message>
    <message>
        <source>You died on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 gestorben, in Runde %3.</translation>
    </message>
    <message>
        <source>You starved on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 verhungert, in Runde %3.</translation>
    </message>
    <message>
        <source>You choked on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 erstickt, in Runde %3.</translation>
    </message>
    <message>
        <source>You died in your own fire on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 in deinem eigenen Feuer gestorben, in Runde %3.</translation>
    </message>
    <message>
        <source>You died of poison on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 am Gift gestorben, in Runde %3.</translation>
    </message>
    <message>
        <source>You gave up on level %1 of %2, on turn %3.</source>
        <translation>Du hast auf Ebene %1 von %2 aufgegeben, in Runde %3.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Slain by %1</source>
        <translation>Erschlagen durch %1</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Gestorben</translation>
    </message>
    <message>
        <source>Starved</source>
        <translation>Verhungert</translation>
    </message>
    <message>
        <source>Choked</source>
        <translation>Erstickt</translation>
    </message>
    <message>
        <source>Burned</source>
        <translation>Verbrannt</translation>
    </message>
    <message>
        <source>Poisoned</source>
        <translation>Vergiftet</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>The first one here.</source>
        <translation>Das erste Spiel hier.</translation>
    </message>
    <message>
        <source>The best of %1 here.</source>
        <translation>Das beste von %1 hier.</translation>
    </message>
    <message>
        <source>Second best of %1 here.</source>
        <translation>Das zweitbeste von %1 hier.</translation>
    </message>
    <message>
        <source>Third best of %1 here.</source>
        <translation>Das drittbeste von %1 hier.</translation>
    </message>
    <message>
        <source>Number %1 of %2 here.</source>
        <translation>Nummer %1 von %2 hier.</translation>
    </message>
    <message>
        <source>%1: %2 x %3</source>
        <translation>%1: %2 x %3</translation>
    </message>
    <message>
        <source>You drowned on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 ertrunken, in Runde %3.</translation>
    </message>
    <message>
        <source>Drowned</source>
        <translation>Ertrunken</translation>
    </message>
    <message>
        <source>You burned to death on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 in Zug %3 verbrannt.</translation>
    </message>
    <message>
        <source>Burned to death</source>
        <translation>Verbrannt</translation>
    </message>
    <message>
        <source>You lost on level %1 of %2, on turn %3.</source>
        <translation>Du hast auf Ebene %1 von %2 verloren, in Runde %3.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>You fell to your death on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 im Zug %3 zu Tode gestürzt.</translation>
    </message>
    <message>
        <source>Fell to death</source>
        <translation>Zu Tode gestürzt</translation>
    </message>
    <message>
        <source>You froze to death on level %1 of %2, on turn %3.</source>
        <translation>Du bist auf Ebene %1 von %2 in Runde %3 erfroren.</translation>
    </message>
    <message>
        <source>Froze to death</source>
        <translation>Erfroren</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>More than %1 themes are too many.</source>
        <translation>Mehr als %1 Themen sind zu viele.</translation>
    </message>
    <message>
        <source>No theme is called &quot;%1&quot;.</source>
        <translation>Kein Thema heißt „%1“.</translation>
    </message>
    <message>
        <source>Whoever rests from %1 per mille of health cannot rest only to %2.</source>
        <translation>Wer ab %1 Promille Gesundheit rastet, kann nicht nur bis %2 rasten.</translation>
    </message>
    <message>
        <source>A band is its most, or its least and its most.</source>
        <translation>Ein Band ist sein Höchstes, oder sein Kleinstes und sein Höchstes.</translation>
    </message>
    <message>
        <source>No persona is called &quot;%1&quot;.</source>
        <translation>Keine Spielweise heißt „%1“.</translation>
    </message>
    <message>
        <source>This folder cannot be made: %1.</source>
        <translation>Dieser Ordner lässt sich nicht anlegen: %1.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>This must be three numbers: of red, green and blue.</source>
        <translation>Das müssen drei Zahlen sein: von Rot, Grün und Blau.</translation>
    </message>
    <message>
        <source>You are not allowed to use this file or folder.</source>
        <translation>Du darfst diese Datei oder diesen Ordner nicht benutzen.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space or choose another folder.</source>
        <translation>Der Datenträger ist voll. Schaff Platz oder wähl einen anderen Ordner.</translation>
    </message>
    <message>
        <source>This disk can only be read. Choose another folder.</source>
        <translation>Dieser Datenträger ist nur lesbar. Wähl einen anderen Ordner.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>This link leads back to itself.</source>
        <translation>Diese Verknüpfung führt zu sich selbst zurück.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Das System sagt: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes.</source>
        <translation>Die Datei ist größer als %1 Bytes.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file that can be replaced.</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine ersetzbare Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Hier fehlt „%1“.</translation>
    </message>
    <message>
        <source>This must be an object in { }.</source>
        <translation>Hier muss ein Objekt in { } stehen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known member here.</source>
        <translation>„%1“ ist hier kein bekannter Eintrag.</translation>
    </message>
    <message>
        <source>This must be a list in [ ].</source>
        <translation>Hier muss eine Liste in [ ] stehen.</translation>
    </message>
    <message>
        <source>This must be a whole number from %1 to %2.</source>
        <translation>Hier muss eine ganze Zahl von %1 bis %2 stehen.</translation>
    </message>
    <message>
        <source>This must be a seed: a whole number below 2^64 in quotes.</source>
        <translation>Hier muss ein Seed stehen: eine ganze Zahl unter 2^64 in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This must be &quot;0x&quot; and 16 digits from 0 to f.</source>
        <translation>Hier müssen &quot;0x&quot; und 16 Ziffern von 0 bis f stehen.</translation>
    </message>
    <message>
        <source>A uid must not be 0.</source>
        <translation>Eine uid darf nicht 0 sein.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Hier muss true oder false stehen.</translation>
    </message>
    <message>
        <source>This must be a text in quotes.</source>
        <translation>Hier muss ein Text in Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>This must be an id: a small letter, then small letters, digits and _.</source>
        <translation>Hier muss eine Kennung stehen: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>This is nested more than %1 deep.</source>
        <translation>Das ist tiefer als %1-mal verschachtelt.</translation>
    </message>
    <message>
        <source>More than %1 values are too many for one file.</source>
        <translation>Mehr als %1 Werte sind zu viele für eine Datei.</translation>
    </message>
    <message>
        <source>A text must not hold the character U+0000.</source>
        <translation>Ein Text darf das Zeichen U+0000 nicht enthalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice.</source>
        <translation>„%1“ steht hier zweimal.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Die Datei endet zu früh.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Die Zahl %1 ist zu groß.</translation>
    </message>
    <message>
        <source>This is not JSON: %1 has no place here.</source>
        <translation>Das ist kein JSON: %1 gehört nicht hierher.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark; save it as plain UTF-8.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke; speicher sie als reines UTF-8.</translation>
    </message>
    <message>
        <source>These bytes are not UTF-8 text.</source>
        <translation>Diese Bytes sind kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>The tile &quot;%1&quot; must stay as walkable and diggable as it is and lead where it leads.</source>
        <translation>Die Kachel „%1“ muss so begehbar und grabbar bleiben, wie sie ist, und führen, wohin sie führt.</translation>
    </message>
    <message>
        <source>More than %1 kinds are too many.</source>
        <translation>Mehr als %1 Arten sind zu viele.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile that could be left here.</source>
        <translation>„%1“ ist keine Kachel, die hier bleiben kann.</translation>
    </message>
    <message>
        <source>Another tile has the sign %1 already.</source>
        <translation>Eine andere Kachel hat schon das Zeichen %1.</translation>
    </message>
    <message>
        <source>The tile &quot;%1&quot; is missing here.</source>
        <translation>Hier fehlt die Kachel „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a creature as well as an item.</source>
        <translation>„%1“ ist sowohl ein Wesen als auch ein Gegenstand.</translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation>Hier muss eines davon stehen: %1.</translation>
    </message>
    <message>
        <source>This must be one line of plain text.</source>
        <translation>Hier muss eine Zeile reiner Text stehen.</translation>
    </message>
    <message>
        <source>This is longer than %1 bytes.</source>
        <translation>Das ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>A kind needs a name.</source>
        <translation>Eine Art braucht einen Namen.</translation>
    </message>
    <message>
        <source>This must be &quot;a&quot;, &quot;an&quot; or empty.</source>
        <translation>Hier muss &quot;a&quot;, &quot;an&quot; oder nichts stehen.</translation>
    </message>
    <message>
        <source>This must be exactly one visible character.</source>
        <translation>Hier muss genau ein sichtbares Zeichen stehen.</translation>
    </message>
    <message>
        <source>This must be one printable ASCII character.</source>
        <translation>Hier muss ein druckbares ASCII-Zeichen stehen.</translation>
    </message>
    <message>
        <source>This must be a colour such as &quot;#f0b35a&quot;, in small letters.</source>
        <translation>Hier muss eine Farbe wie &quot;#f0b35a&quot; stehen, in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>A picture&apos;s name holds small letters, digits and - only.</source>
        <translation>Der Name eines Bildes besteht nur aus Kleinbuchstaben, Ziffern und -.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known behaviour.</source>
        <translation>„%1“ ist kein bekanntes Verhalten.</translation>
    </message>
    <message>
        <source>The characters &quot; and \ cannot stand for a tile.</source>
        <translation>Die Zeichen &quot; und \ können für keine Kachel stehen.</translation>
    </message>
    <message>
        <source>Level %1 was made by hand and has no recipe to make it anew.</source>
        <translation>Ebene %1 ist von Hand gemacht und hat kein Rezept, um neu zu entstehen.</translation>
    </message>
    <message>
        <source>No recipe is called &quot;%1&quot;.</source>
        <translation>Kein Rezept heißt „%1“.</translation>
    </message>
    <message>
        <source>This row must stand above the rows that link levels and place things.</source>
        <translation>Diese Zeile muss über den Zeilen stehen, die Ebenen verbinden und Dinge setzen.</translation>
    </message>
    <message>
        <source>No creature is called &quot;%1&quot;.</source>
        <translation>Kein Wesen heißt „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <translation>„%1“ ist keines davon: %2.</translation>
    </message>
    <message>
        <source>No tile is called &quot;%1&quot;.</source>
        <translation>Keine Kachel heißt „%1“.</translation>
    </message>
    <message>
        <source>The pass &quot;%1&quot; has no parameter &quot;%2&quot;.</source>
        <translation>Der Schritt „%1“ hat keinen Parameter „%2“.</translation>
    </message>
    <message>
        <source>The start is on a level that does not exist.</source>
        <translation>Der Start liegt auf einer Ebene, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The start lies outside its level.</source>
        <translation>Der Start liegt außerhalb seiner Ebene.</translation>
    </message>
    <message>
        <source>The start is not on ground that can be walked on.</source>
        <translation>Der Start liegt nicht auf begehbarem Boden.</translation>
    </message>
    <message>
        <source>A thing lies outside, at %1, %2.</source>
        <translation>Ein Ding liegt außerhalb, bei %1, %2.</translation>
    </message>
    <message>
        <source>The creature at %1, %2 has no room to stand.</source>
        <translation>Das Wesen bei %1, %2 hat keinen Platz zum Stehen.</translation>
    </message>
    <message>
        <source>There is no free floor to start on.</source>
        <translation>Es gibt keinen freien Boden für den Start.</translation>
    </message>
    <message>
        <source>No built-in dungeon is called &quot;%1&quot;.</source>
        <translation>Kein mitgelieferter Dungeon heißt „%1“.</translation>
    </message>
    <message>
        <source>%1 cells, expected %2.</source>
        <translation>%1 Felder, erwartet %2.</translation>
    </message>
    <message>
        <source>Cell %1 holds a character that is not in the legend.</source>
        <translation>Feld %1 enthält ein Zeichen, das nicht in der Legende steht.</translation>
    </message>
    <message>
        <source>This is a saved game, not a dungeon.</source>
        <translation>Das ist ein Spielstand, kein Dungeon.</translation>
    </message>
    <message>
        <source>This is a dungeon, not a saved game.</source>
        <translation>Das ist ein Dungeon, kein Spielstand.</translation>
    </message>
    <message>
        <source>This is no file of Cavewright: &quot;format&quot; is not &quot;%1&quot;.</source>
        <translation>Das ist keine Datei von Cavewright: &quot;format&quot; ist nicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A newer Cavewright made this file. This one knows versions up to %1.</source>
        <translation>Ein neueres Cavewright hat diese Datei gemacht. Dieses hier kennt Versionen bis %1.</translation>
    </message>
    <message>
        <source>A tile is written as one printable ASCII character, not &quot; or \.</source>
        <translation>Eine Kachel ist ein druckbares ASCII-Zeichen, nicht &quot; oder \.</translation>
    </message>
    <message>
        <source>%1 rows, expected %2.</source>
        <translation>%1 Zeilen, erwartet %2.</translation>
    </message>
    <message>
        <source>No creature or item is called &quot;%1&quot;.</source>
        <translation>Kein Wesen oder Gegenstand heißt „%1“.</translation>
    </message>
    <message>
        <source>This uid is used twice.</source>
        <translation>Diese uid kommt zweimal vor.</translation>
    </message>
    <message>
        <source>%1 x %2 cells on %3 levels are too many: together they may hold %4.</source>
        <translation>%1 x %2 Felder auf %3 Ebenen sind zu viele: Zusammen dürfen es %4 sein.</translation>
    </message>
    <message>
        <source>This must hold either &quot;slay&quot; or &quot;reach&quot;.</source>
        <translation>Hier muss entweder &quot;slay&quot; oder &quot;reach&quot; stehen.</translation>
    </message>
    <message>
        <source>%1 levels, expected %2.</source>
        <translation>%1 Ebenen, erwartet %2.</translation>
    </message>
    <message>
        <source>This game was played by newer rules (%1). This Cavewright knows rules up to %2.</source>
        <translation>Dieses Spiel folgt neueren Regeln (%1). Dieses Cavewright kennt Regeln bis %2.</translation>
    </message>
    <message>
        <source>This is not the seed of the game.</source>
        <translation>Das ist nicht der Seed des Spiels.</translation>
    </message>
    <message>
        <source>The rules of this game know no hunger.</source>
        <translation>Die Regeln dieses Spiels kennen keinen Hunger.</translation>
    </message>
    <message>
        <source>The increment of the dice must be odd.</source>
        <translation>Die Schrittweite der Würfel muss ungerade sein.</translation>
    </message>
    <message>
        <source>This must be &quot;running&quot;, &quot;died&quot; or &quot;won&quot;.</source>
        <translation>Hier muss &quot;running&quot;, &quot;died&quot; oder &quot;won&quot; stehen.</translation>
    </message>
    <message>
        <source>This is not the uid of the dungeon&apos;s level.</source>
        <translation>Das ist nicht die uid der Ebene im Dungeon.</translation>
    </message>
    <message>
        <source>Two things have this number.</source>
        <translation>Zwei Dinge haben diese Nummer.</translation>
    </message>
    <message>
        <source>This kind belongs in another list.</source>
        <translation>Diese Art gehört in eine andere Liste.</translation>
    </message>
    <message>
        <source>Numbers must ascend.</source>
        <translation>Nummern müssen aufsteigen.</translation>
    </message>
    <message>
        <source>Two creatures stand in one cell.</source>
        <translation>Zwei Wesen stehen auf einem Feld.</translation>
    </message>
    <message>
        <source>A creature stands where nothing can.</source>
        <translation>Ein Wesen steht, wo nichts stehen kann.</translation>
    </message>
    <message>
        <source>Two creatures have this number.</source>
        <translation>Zwei Wesen haben diese Nummer.</translation>
    </message>
    <message>
        <source>There is no creature of this number.</source>
        <translation>Es gibt kein Wesen mit dieser Nummer.</translation>
    </message>
    <message>
        <source>This must be a command and the hash after it.</source>
        <translation>Hier muss ein Befehl und die Prüfsumme danach stehen.</translation>
    </message>
    <message>
        <source>This must stand under the uid of a recipe row.</source>
        <translation>Das muss unter der uid einer Rezeptzeile stehen.</translation>
    </message>
    <message>
        <source>&quot;was&quot; and &quot;now&quot; must hold the same number of cells and fit into the level.</source>
        <translation>&quot;was&quot; und &quot;now&quot; müssen gleich viele Felder haben und in die Ebene passen.</translation>
    </message>
    <message>
        <source>Two hand edits are about the same cell.</source>
        <translation>Zwei Handänderungen betreffen dasselbe Feld.</translation>
    </message>
    <message>
        <source>A recipe&apos;s name must be an id: a small letter, then small letters, digits and _.</source>
        <translation>Der Name eines Rezepts muss eine Kennung sein: ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>This line was changed or damaged after the file was written.</source>
        <translation>Diese Zeile wurde nach dem Schreiben der Datei geändert oder beschädigt.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Das Ende der Datei fehlt.</translation>
    </message>
    <message>
        <source>Lines are missing or were added after the file was written.</source>
        <translation>Zeilen fehlen oder kamen nach dem Schreiben der Datei dazu.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a role in a sentence.</source>
        <translation>„%1“ ist keine Rolle in einem Satz.</translation>
    </message>
    <message>
        <source>No kind is called &quot;%1&quot;.</source>
        <translation>Keine Art heißt „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tone of messages.</source>
        <translation>„%1“ ist kein Ton von Meldungen.</translation>
    </message>
    <message>
        <source>A message has at most %1 arguments.</source>
        <translation>Eine Meldung hat höchstens %1 Argumente.</translation>
    </message>
    <message>
        <source>There is no map in this file.</source>
        <translation>In dieser Datei ist keine Karte.</translation>
    </message>
    <message>
        <source>A level of %1 x %2 cells cannot be made: sides are %3 to %4 long.</source>
        <translation>Eine Ebene von %1 x %2 Feldern geht nicht: Seiten sind %3 bis %4 lang.</translation>
    </message>
    <message>
        <source>No tile is written with this character.</source>
        <translation>Keine Kachel wird mit diesem Zeichen geschrieben.</translation>
    </message>
    <message>
        <source>No pass is called &quot;%1&quot;.</source>
        <translation>Kein Schritt heißt „%1“.</translation>
    </message>
    <message>
        <source>The picture could not be written as PNG.</source>
        <translation>Das Bild ließ sich nicht als PNG schreiben.</translation>
    </message>
    <message>
        <source>A picture of %1 x %2 pixels is too large. Take fewer pixels a cell, or one level only.</source>
        <translation>Ein Bild von %1 x %2 Pixeln ist zu groß. Nimm weniger Pixel pro Feld oder nur eine Ebene.</translation>
    </message>
    <message>
        <source>No item is called &quot;%1&quot;.</source>
        <translation>Kein Gegenstand heißt „%1“.</translation>
    </message>
    <message>
        <source>This must name at least one item.</source>
        <translation>Hier muss mindestens ein Gegenstand genannt sein.</translation>
    </message>
    <message>
        <source>What gives attack or defence must say the slot it is used in.</source>
        <translation>Was Angriff oder Abwehr gibt, muss sagen, wie es getragen wird (&quot;slot&quot;).</translation>
    </message>
    <message>
        <source>Only food has bites.</source>
        <translation>Nur Essbares hat Bissen.</translation>
    </message>
    <message>
        <source>This must hold either &quot;step&quot; or &quot;line&quot;.</source>
        <translation>Hier muss entweder &quot;step&quot; oder &quot;line&quot; stehen.</translation>
    </message>
    <message>
        <source>A curve needs at least one point.</source>
        <translation>Eine Kurve braucht mindestens einen Punkt.</translation>
    </message>
    <message>
        <source>A point of a curve is [depth, value].</source>
        <translation>Ein Punkt einer Kurve ist [Tiefe, Wert].</translation>
    </message>
    <message>
        <source>The points of a curve must be of ascending depth.</source>
        <translation>Die Punkte einer Kurve müssen nach Tiefe aufsteigen.</translation>
    </message>
    <message>
        <source>No pass is called &quot;%1&quot; in version %2. The level stays as it is stored.</source>
        <translation>Kein Schritt heißt in Version %2 „%1“. Die Ebene bleibt, wie sie gespeichert ist.</translation>
    </message>
    <message>
        <source>No piece is called &quot;%1&quot;.</source>
        <translation>Kein Baustein heißt „%1“.</translation>
    </message>
    <message>
        <source>Pieces include each other in a circle: %1.</source>
        <translation>Bausteine enthalten einander im Kreis: %1.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; of %2 x %3 cells reaches beyond the rows here.</source>
        <translation>Der Baustein „%1“ mit %2 x %3 Feldern reicht hier über die Zeilen hinaus.</translation>
    </message>
    <message>
        <source>The key at %1, %2 opens a door that does not exist.</source>
        <translation>Der Schlüssel bei %1, %2 öffnet eine Tür, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Kinds must stand in the order of their rows, each once.</source>
        <translation>Arten müssen in der Reihenfolge ihrer Zeilen stehen, jede nur einmal.</translation>
    </message>
    <message>
        <source>Only what is carried is in use.</source>
        <translation>Nur was jemand bei sich trägt, ist in Gebrauch.</translation>
    </message>
    <message>
        <source>A rectangle is [x, y, width, height].</source>
        <translation>Ein Rechteck ist [x, y, Breite, Höhe].</translation>
    </message>
    <message>
        <source>This must hold either &quot;rects&quot; or &quot;tag&quot;.</source>
        <translation>Hier muss entweder &quot;rects&quot; oder &quot;tag&quot; stehen.</translation>
    </message>
    <message>
        <source>Groups must stand in ascending order of their id.</source>
        <translation>Gruppen müssen nach ihrer Nummer aufsteigen.</translation>
    </message>
    <message>
        <source>&quot;base&quot; must hold as many cells as &quot;was&quot;.</source>
        <translation>&quot;base&quot; muss so viele Felder haben wie &quot;was&quot;.</translation>
    </message>
    <message>
        <source>A piece&apos;s name must be lower-case letters, digits and &apos;_&apos;, beginning with a letter.</source>
        <translation>Der Name eines Bausteins besteht aus Kleinbuchstaben, Ziffern und _ und beginnt mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>A cell is written as one printable ASCII character, not a space, &quot; or \.</source>
        <translation>Ein Feld ist ein druckbares ASCII-Zeichen, kein Leerzeichen und nicht &quot; oder \.</translation>
    </message>
    <message>
        <source>An exit must be a tile that can be walked on.</source>
        <translation>Ein Ausgang muss eine begehbare Kachel sein.</translation>
    </message>
    <message>
        <source>A thing must lie on a tile that can be walked on.</source>
        <translation>Ein Ding muss auf einer begehbaren Kachel liegen.</translation>
    </message>
    <message>
        <source>Only a cell with a tile of its own can be marked.</source>
        <translation>Nur ein Feld mit eigener Kachel kann markiert sein.</translation>
    </message>
    <message>
        <source>A piece is 1 to %1 cells wide and high.</source>
        <translation>Ein Baustein ist 1 bis %1 Felder breit und hoch.</translation>
    </message>
    <message>
        <source>A range of depths is [first] or [first, last].</source>
        <translation>Ein Bereich von Tiefen ist [erste] oder [erste, letzte].</translation>
    </message>
    <message>
        <source>A dungeon of %1 levels cannot be made: it has 1 to %2.</source>
        <translation>Ein Dungeon mit %1 Ebenen geht nicht: Er hat 1 bis %2.</translation>
    </message>
    <message>
        <source>The pack holds %1 things at most.</source>
        <translation>In den Rucksack passen höchstens %1 Dinge.</translation>
    </message>
    <message>
        <source>This effect cannot be aimed in another way.</source>
        <translation>Auf andere Weise lässt sich diese Wirkung nicht zielen.</translation>
    </message>
    <message>
        <source>This effect cannot be had in this way.</source>
        <translation>Auf diese Weise ist diese Wirkung nicht zu haben.</translation>
    </message>
    <message>
        <source>What is zapped has charges, and nothing else has.</source>
        <translation>Was gezündet wird, hat Ladungen, und sonst nichts.</translation>
    </message>
    <message>
        <source>Only what is wielded can shoot.</source>
        <translation>Nur was in der Hand liegt, kann schießen.</translation>
    </message>
    <message>
        <source>This level has no recipe.</source>
        <translation>Diese Ebene hat kein Rezept.</translation>
    </message>
    <message>
        <source>Only this level has the row, and it stays behind the row that it follows.</source>
        <translation>Nur diese Ebene hat die Zeile, und sie bleibt hinter der Zeile, der sie folgt.</translation>
    </message>
    <message>
        <source>The row is at the end of the recipe already.</source>
        <translation>Die Zeile steht schon am Ende des Rezepts.</translation>
    </message>
    <message>
        <source>Rows that shape the ground come first, then those that link levels, then those that place things.</source>
        <translation>Zeilen, die den Grund formen, kommen zuerst, dann die, die Ebenen verbinden, dann die, die Dinge setzen.</translation>
    </message>
    <message>
        <source>A record is of a game that is over.</source>
        <translation>Eine Aufzeichnung ist von einem Spiel, das vorbei ist.</translation>
    </message>
    <message>
        <source>Nothing is put in for %1 here.</source>
        <translation>Hier wird für %1 nichts eingesetzt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a word for a key.</source>
        <translation>„%1“ ist kein Wort für eine Taste.</translation>
    </message>
    <message>
        <source>This may hold %1 paragraphs at most.</source>
        <translation>Dies darf höchstens %1 Absätze enthalten.</translation>
    </message>
    <message>
        <source>Two signs stand in the same cell.</source>
        <translation>Zwei Schilder stehen in derselben Zelle.</translation>
    </message>
    <message>
        <source>This far back the game was played by other rules.</source>
        <translation>So weit zurück wurde das Spiel nach anderen Regeln gespielt.</translation>
    </message>
    <message>
        <source>This journal belongs to another game.</source>
        <translation>Dieses Protokoll gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>This is no journal of Cavewright, or of a newer one.</source>
        <translation>Das ist kein Protokoll von Cavewright oder eines von einem neueren.</translation>
    </message>
    <message>
        <source>This command leads to another state than it did when it was played.</source>
        <translation>Dieser Befehl führt zu einem anderen Stand als damals, als er gespielt wurde.</translation>
    </message>
    <message>
        <source>Nobody drowns in what can be walked on or not be seen through.</source>
        <translation>Niemand ertrinkt in dem, worauf man gehen oder wodurch man nicht sehen kann.</translation>
    </message>
    <message>
        <source>This must be one of these words: %1.</source>
        <translation>Hier muss eines dieser Wörter stehen: %1.</translation>
    </message>
    <message>
        <source>This file could neither be read nor put aside, so it is left alone.</source>
        <translation>Diese Datei ließ sich weder lesen noch beiseitelegen, deshalb bleibt sie unberührt.</translation>
    </message>
    <message>
        <source>The name must end in %1 or %2.</source>
        <translation>Der Name muss auf %1 oder %2 enden.</translation>
    </message>
    <message>
        <source>Data compressed by &quot;%1&quot; cannot be read. Let Tiled save it as zlib.</source>
        <translation>Mit „%1“ gepackte Daten können nicht gelesen werden. Lass Tiled sie mit zlib speichern.</translation>
    </message>
    <message>
        <source>This must be base64.</source>
        <translation>Dies muss Base64 sein.</translation>
    </message>
    <message>
        <source>The data must hold exactly %1 cells, and be whole.</source>
        <translation>Die Daten müssen vollständig sein und genau %1 Felder enthalten.</translation>
    </message>
    <message>
        <source>A picture must lie in the map&apos;s folder or below it.</source>
        <translation>Ein Bild muss im Ordner der Karte oder darunter liegen.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <translation>Dies muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>This lies too far away.</source>
        <translation>Dies liegt zu weit weg.</translation>
    </message>
    <message>
        <source>This is no map of Tiled with square cells (&quot;orthogonal&quot;).</source>
        <translation>Dies ist keine Karte von Tiled mit rechtwinkligen Feldern („orthogonal“).</translation>
    </message>
    <message>
        <source>The property &quot;%1&quot; must hold an object in { }.</source>
        <translation>Die Eigenschaft „%1“ muss ein Objekt in { } enthalten.</translation>
    </message>
    <message>
        <source>This tileset lies in a file of its own. Let Tiled embed it in the map.</source>
        <translation>Dieser Kachelsatz liegt in einer eigenen Datei. Lass Tiled ihn in die Karte einbetten.</translation>
    </message>
    <message>
        <source>%1 properties are too many: %2 can be read.</source>
        <translation>%1 Eigenschaften sind zu viele: %2 können gelesen werden.</translation>
    </message>
    <message>
        <source>The properties of this map hold too much text.</source>
        <translation>Die Eigenschaften dieser Karte enthalten zu viel Text.</translation>
    </message>
    <message>
        <source>In a map with groups, which are its levels, each layer must lie in one.</source>
        <translation>In einer Karte mit Gruppen, die ihre Ebenen sind, muss jede Schicht in einer davon liegen.</translation>
    </message>
    <message>
        <source>The cell %1, %2 holds no tile.</source>
        <translation>Auf dem Feld %1, %2 liegt keine Kachel.</translation>
    </message>
    <message>
        <source>A dungeon has no place for a layer of type &quot;%1&quot;.</source>
        <translation>Ein Dungeon hat keinen Platz für eine Schicht der Art „%1“.</translation>
    </message>
    <message>
        <source>The layer must be as large as the map.</source>
        <translation>Die Schicht muss so groß wie die Karte sein.</translation>
    </message>
    <message>
        <source>This must be a list of %1 cells.</source>
        <translation>Dies muss eine Liste von %1 Feldern sein.</translation>
    </message>
    <message>
        <source>Cell %1 is no number of a tile.</source>
        <translation>Feld %1 ist keine Nummer einer Kachel.</translation>
    </message>
    <message>
        <source>The tile with the number %1 has no type.</source>
        <translation>Die Kachel mit der Nummer %1 hat keinen Typ.</translation>
    </message>
    <message>
        <source>The map uses too many kinds of tiles.</source>
        <translation>Die Karte verwendet zu viele Arten von Kacheln.</translation>
    </message>
    <message>
        <source>This object has no type that says which creature or item it is.</source>
        <translation>Dieses Objekt hat keinen Typ, der sagt, welches Wesen oder welcher Gegenstand es ist.</translation>
    </message>
    <message>
        <source>Only a row that shapes the ground can be rerolled in a part of it.</source>
        <translation>Nur eine Zeile, die den Boden formt, kann in einem Teil davon neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>This game is being played by another program, or in another window. Close it there first.</source>
        <translation>Dieses Spiel wird gerade von einem anderen Programm oder in einem anderen Fenster gespielt. Schließe es zuerst dort.</translation>
    </message>
    <message>
        <source>The layers of this map hold too many cells.</source>
        <translation>Die Ebenen dieser Karte enthalten zu viele Zellen.</translation>
    </message>
    <message>
        <source>%1 tilesets are too many: %2 can be read.</source>
        <translation>%1 Kachelsätze sind zu viele: %2 können gelesen werden.</translation>
    </message>
    <message>
        <source>A tileset must lie in the map&apos;s folder or below it.</source>
        <translation>Ein Kachelsatz muss im Ordner der Karte oder darunter liegen.</translation>
    </message>
    <message>
        <source>Only tilesets in .tsj files can be read. Let Tiled export this as one, or embed it in the map.</source>
        <translation>Nur Kachelsätze in .tsj-Dateien können gelesen werden. Lass Tiled diesen so exportieren oder in die Karte einbetten.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file that can be read.</source>
        <translation>Das ist ein Gerät oder eine Pipe, keine Datei, die gelesen werden kann.</translation>
    </message>
    <message>
        <source>This layer is shifted. Set its offset to 0 in Tiled, and move what is in it instead.</source>
        <translation>Diese Ebene ist verschoben. Setze ihren Versatz in Tiled auf 0 und verschiebe stattdessen, was in ihr liegt.</translation>
    </message>
    <message>
        <source>This was stopped.</source>
        <translation>Das wurde angehalten.</translation>
    </message>
    <message>
        <source>A row of runs is a list of numbers of cells, each with the character behind it that they hold.</source>
        <translation>Eine Zeile aus Läufen ist eine Liste von Anzahlen von Feldern, hinter jeder das Zeichen, das darin steht.</translation>
    </message>
    <message>
        <source>No schema is called &quot;%1&quot;.</source>
        <translation>Kein Schema heißt „%1“.</translation>
    </message>
    <message>
        <source>These are not the words of the game&apos;s seed.</source>
        <translation>Das sind nicht die Wörter zum Seed des Spiels.</translation>
    </message>
    <message>
        <source>Only a dungeon uses libraries: all rows of a game stand in it.</source>
        <translation>Nur ein Dungeon nutzt Bibliotheken: In einem Spielstand stehen alle Zeilen selbst.</translation>
    </message>
    <message>
        <source>Only a transient tile ends.</source>
        <translation>Nur eine vergängliche Kachel endet.</translation>
    </message>
    <message>
        <source>More than %1 rows are too many.</source>
        <translation>Mehr als %1 Zeilen sind zu viele.</translation>
    </message>
    <message>
        <source>Cells must stand in the order of rows, each once.</source>
        <translation>Felder müssen zeilenweise geordnet sein, jedes einmal.</translation>
    </message>
    <message>
        <source>This is no tile that something could cover.</source>
        <translation>Das ist keine Kachel, die von etwas bedeckt sein könnte.</translation>
    </message>
    <message>
        <source>The tile of this cell covers nothing.</source>
        <translation>Die Kachel dieses Feldes bedeckt nichts.</translation>
    </message>
    <message>
        <source>The tile of this cell does not wait for that.</source>
        <translation>Die Kachel dieses Feldes wartet nicht darauf.</translation>
    </message>
    <message>
        <source>&quot;was&quot; and &quot;now&quot; must hold the same number of cells.</source>
        <translation>&quot;was&quot; und &quot;now&quot; müssen gleich viele Felder enthalten.</translation>
    </message>
    <message>
        <source>A mark&apos;s name must be an id: a small letter, then small letters, digits and _.</source>
        <translation>Der Name einer Merkzahl muss eine Kennung sein: ein kleiner Buchstabe, dann kleine Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>&quot;here&quot; is where the trigger was: it cannot say so itself.</source>
        <translation>„here“ ist, wo der Auslöser war: Er selbst kann das nicht sagen.</translation>
    </message>
    <message>
        <source>Conditions stand in one another at most %1 deep.</source>
        <translation>Bedingungen stehen höchstens %1 tief ineinander.</translation>
    </message>
    <message>
        <source>A cell is [x, y].</source>
        <translation>Ein Feld ist [x, y].</translation>
    </message>
    <message>
        <source>This must say exactly one of: %1.</source>
        <translation>Hier muss genau eines davon stehen: %1.</translation>
    </message>
    <message>
        <source>Only the dungeon&apos;s own events name a level.</source>
        <translation>Nur Ereignisse des ganzen Dungeons nennen eine Ebene.</translation>
    </message>
    <message>
        <source>A piece names its cells by their characters, as it is put anywhere.</source>
        <translation>Ein Baustein nennt seine Felder bei ihren Zeichen, denn es kommt irgendwohin.</translation>
    </message>
    <message>
        <source>This must hold something.</source>
        <translation>Dies darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Cells are &quot;here&quot;, &quot;level&quot;, [[x, y]], {&quot;rects&quot;: []} or {&quot;placed&quot;: uid, &quot;cells&quot;: characters}.</source>
        <translation>Felder sind „here“, „level“, [[x, y]], {&quot;rects&quot;: []} oder {&quot;placed&quot;: uid, &quot;cells&quot;: Zeichen}.</translation>
    </message>
    <message>
        <source>No cell of the piece has the character &quot;%1&quot;.</source>
        <translation>Kein Feld des Bausteins hat das Zeichen „%1“.</translation>
    </message>
    <message>
        <source>No mark is called &quot;%1&quot; here. Marks: %2</source>
        <translation>Keine Merkzahl heißt hier „%1“. Merkzahlen: %2</translation>
    </message>
    <message>
        <source>More than %1 are too many.</source>
        <translation>Mehr als %1 sind zu viele.</translation>
    </message>
    <message>
        <source>Creatures get about in more than %1 ways: that is too many.</source>
        <translation>Wesen bewegen sich auf mehr als %1 Arten: das sind zu viele.</translation>
    </message>
    <message>
        <source>More than %1 factions are too many.</source>
        <translation>Mehr als %1 Fraktionen sind zu viele.</translation>
    </message>
    <message>
        <source>No faction is called &quot;%1&quot;.</source>
        <translation>Keine Fraktion heißt „%1“.</translation>
    </message>
    <message>
        <source>A faction needs a name.</source>
        <translation>Eine Fraktion braucht einen Namen.</translation>
    </message>
    <message>
        <source>What cannot die cannot burst.</source>
        <translation>Was nicht sterben kann, kann nicht platzen.</translation>
    </message>
    <message>
        <source>The hero has no other side and is no captive.</source>
        <translation>Der Held hat keine andere Seite und ist kein Gefangener.</translation>
    </message>
    <message>
        <source>Only a creature has a side or is captive.</source>
        <translation>Nur ein Wesen hat eine Seite oder ist gefangen.</translation>
    </message>
    <message>
        <source>Events know no word &quot;%1&quot;.</source>
        <translation>Ereignisse kennen kein Wort „%1“.</translation>
    </message>
    <message>
        <source>There is no event of this uid.</source>
        <translation>Ein Ereignis mit dieser uid gibt es nicht.</translation>
    </message>
    <message>
        <source>This must stand in its place in the list, once, and hold something.</source>
        <translation>Dies muss an seinem Platz in der Liste stehen, einmal, und etwas enthalten.</translation>
    </message>
    <message>
        <source>There is no such mark.</source>
        <translation>Eine solche Merkzahl gibt es nicht.</translation>
    </message>
    <message>
        <source>This must be two numbers, the least and the most.</source>
        <translation>Hier müssen zwei Zahlen stehen, die kleinste und die größte.</translation>
    </message>
    <message>
        <source>The letter @ stands for the origin, which no feature lays.</source>
        <translation>Der Buchstabe @ steht für den Ursprung; keine Regel legt ihn.</translation>
    </message>
    <message>
        <source>The letter &quot;%1&quot; is not in the legend.</source>
        <translation>Der Buchstabe „%1“ steht nicht in der Legende.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is loose: it has no rows to put here.</source>
        <translation>Das Stück „%1“ ist lose: Es hat keine Zeilen, die hierher gesetzt werden könnten.</translation>
    </message>
    <message>
        <source>Only a creature carries something, and only an item.</source>
        <translation>Nur ein Wesen trägt etwas, und nur einen Gegenstand.</translation>
    </message>
    <message>
        <source>The pieces of this library do not fit kinds of the dungeon&apos;s own: %1.</source>
        <translation>Die Stücke dieser Bibliothek passen nicht zu eigenen Arten des Verlieses: %1.</translation>
    </message>
    <message>
        <source>A loose piece, one with an interior, has no rows to draw or to turn.</source>
        <translation>Ein loses Stück, also eines mit „interior“, hat keine Zeilen, die man zeichnen oder drehen könnte.</translation>
    </message>
    <message>
        <source>Only a loose piece, one with an interior, has features.</source>
        <translation>Nur ein loses Stück, also eines mit „interior“, hat „features“.</translation>
    </message>
    <message>
        <source>Only a thing is of a group.</source>
        <translation>Nur ein Ding gehört zu einer Gruppe.</translation>
    </message>
    <message>
        <source>Only a creature has a side, is captive or carries something.</source>
        <translation>Nur ein Wesen hat eine Seite, ist gefangen oder trägt etwas.</translation>
    </message>
    <message>
        <source>A letter of a loose piece is neither an exit nor another piece.</source>
        <translation>Ein Buchstabe eines losen Stücks ist weder ein Ausgang noch ein anderes Stück.</translation>
    </message>
    <message>
        <source>What is shut away must lie behind a tile that nobody walks on.</source>
        <translation>Was weggeschlossen wird, muss hinter einem Feld liegen, das niemand betritt.</translation>
    </message>
    <message>
        <source>More than %1 cells are too many.</source>
        <translation>Mehr als %1 Zellen sind zu viele.</translation>
    </message>
    <message>
        <source>A flood that ends is of transient tiles.</source>
        <translation>Eine Flut, die endet, besteht aus vergänglichen Feldern.</translation>
    </message>
    <message>
        <source>Nobody falls through what can be walked on.</source>
        <translation>Durch das, worauf man gehen kann, fällt niemand.</translation>
    </message>
    <message>
        <source>This must name at least one tile.</source>
        <translation>Hier muss mindestens ein Feld stehen.</translation>
    </message>
    <message>
        <source>This must be 4 or 8.</source>
        <translation>Hier muss 4 oder 8 stehen.</translation>
    </message>
    <message>
        <source>A tile that becomes another does not end.</source>
        <translation>Ein Feld, das ein anderes wird, endet nicht.</translation>
    </message>
    <message>
        <source>Only what the tile becomes has something under it.</source>
        <translation>Nur unter dem, was das Feld wird, liegt etwas.</translation>
    </message>
    <message>
        <source>Only what becomes another tile, or ends, takes joined cells along.</source>
        <translation>Nur was ein anderes Feld wird oder endet, nimmt verbundene Zellen mit.</translation>
    </message>
    <message>
        <source>This must be a cell: [x, y].</source>
        <translation>Hier muss eine Zelle stehen: [x, y].</translation>
    </message>
    <message>
        <source>A flood takes each cell once.</source>
        <translation>Eine Flut nimmt jede Zelle nur einmal.</translation>
    </message>
    <message>
        <source>A flood takes no more cells than its volume.</source>
        <translation>Eine Flut nimmt nicht mehr Zellen als ihr Volumen.</translation>
    </message>
    <message>
        <source>More than %1 floods are too many.</source>
        <translation>Mehr als %1 Fluten sind zu viele.</translation>
    </message>
    <message>
        <source>No gas is called &quot;%1&quot;.</source>
        <translation>Kein Gas heißt „%1“.</translation>
    </message>
    <message>
        <source>Gas burns with a tile that is transient and fire; &quot;%1&quot; is none.</source>
        <translation>Gas verbrennt mit einem Feld, das vergeht und Feuer ist; „%1“ ist keines.</translation>
    </message>
    <message>
        <source>This must say what happens: into, ends, spread, gas, effect, flood, noise or say.</source>
        <translation>Hier muss stehen, was geschieht: into, ends, spread, gas, effect, flood, noise oder say.</translation>
    </message>
    <message>
        <source>A level holds at most %1 units of gas.</source>
        <translation>Eine Ebene fasst höchstens %1 Einheiten Gas.</translation>
    </message>
    <message>
        <source>This must name a tile, a creature, an item or a gas.</source>
        <translation>Dies muss ein Feld, ein Wesen, einen Gegenstand oder ein Gas nennen.</translation>
    </message>
    <message>
        <source>No tile and no gas is called &quot;%1&quot;.</source>
        <translation>Keine Kachel und kein Gas heißt „%1“.</translation>
    </message>
    <message>
        <source>What is only a look of other things cannot be used for anything.</source>
        <translation>Was nur ein Aussehen anderer Dinge ist, ist zu nichts zu gebrauchen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is only what other things look like.</source>
        <translation>„%1“ ist nur, wie andere Dinge aussehen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an unknown potion: it is not drunk.</source>
        <translation>„%1“ kann kein unbekannter Trank sein: man trinkt es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an unknown scroll: it is not read.</source>
        <translation>„%1“ kann keine unbekannte Schriftrolle sein: man liest es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an unknown wand: it is not zapped.</source>
        <translation>„%1“ kann kein unbekannter Zauberstab sein: man zündet es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an unknown ring: it is not worn.</source>
        <translation>„%1“ kann kein unbekannter Ring sein: man trägt es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a key: the hero must know it.</source>
        <translation>„%1“ ist ein Schlüssel: der Held muss ihn kennen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is what the goal takes: the hero must know it.</source>
        <translation>„%1“ braucht man für das Ziel: der Held muss es kennen.</translation>
    </message>
    <message>
        <source>There are %1 looks &quot;%2&quot; for %3 kinds of things: that is too few.</source>
        <translation>Es gibt %1 Aussehen „%2“ für %3 Arten von Dingen: das sind zu wenige.</translation>
    </message>
    <message>
        <source>Another class has these looks already.</source>
        <translation>Eine andere Klasse hat dieses Aussehen schon.</translation>
    </message>
    <message>
        <source>An event asks for &quot;%1&quot;: the hero must know it.</source>
        <translation>Ein Ereignis fragt nach „%1“: der Held muss es kennen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in no class of things that must be known first.</source>
        <translation>„%1“ gehört zu keiner Klasse von Dingen, die man erst kennen muss.</translation>
    </message>
    <message>
        <source>Nothing can lie in this.</source>
        <translation>Darin kann nichts liegen.</translation>
    </message>
    <message>
        <source>This must say where the creature&apos;s name stands: %1.</source>
        <translation>Hier muss stehen, wo der Name des Wesens hinkommt: %1.</translation>
    </message>
    <message>
        <source>What holds things cannot be used or carried.</source>
        <translation>Was Dinge enthält, kann weder benutzt noch getragen werden.</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>Das darf nicht leer sein.</translation>
    </message>
    <message>
        <source>What is carried lies in nothing.</source>
        <translation>Was getragen wird, liegt in nichts.</translation>
    </message>
    <message>
        <source>This is named after nobody.</source>
        <translation>Das heißt nach niemandem.</translation>
    </message>
    <message>
        <source>There is no such thing, or it has no room for this.</source>
        <translation>So ein Ding gibt es nicht, oder darin ist kein Platz hierfür.</translation>
    </message>
    <message>
        <source>This must hold one of &quot;slay&quot;, &quot;reach&quot; and &quot;collect&quot;.</source>
        <translation>Hier muss eines von „slay“, „reach“ und „collect“ stehen.</translation>
    </message>
    <message>
        <source>There may be %1 of these at most.</source>
        <translation>Hiervon darf es höchstens %1 geben.</translation>
    </message>
    <message>
        <source>Only one of these may be a place to reach.</source>
        <translation>Nur eines hiervon darf ein Ort sein, der zu erreichen ist.</translation>
    </message>
    <message>
        <source>This stands here twice.</source>
        <translation>Das steht hier zweimal.</translation>
    </message>
    <message>
        <source>There must be at least one of these.</source>
        <translation>Hiervon muss es mindestens eines geben.</translation>
    </message>
    <message>
        <source>The goals of this game have no such creature to be slain, or not here.</source>
        <translation>Unter den Zielen dieses Spiels ist kein solches Wesen zu erschlagen, oder nicht an dieser Stelle.</translation>
    </message>
    <message>
        <source>What a level needs must be 1 or more, and must not fall from level to level.</source>
        <translation>Was eine Stufe braucht, muss 1 oder mehr sein und darf von Stufe zu Stufe nicht sinken.</translation>
    </message>
    <message>
        <source>A choice must raise one of health, attack, defence and sight.</source>
        <translation>Eine Wahl muss eines von Leben, Angriff, Abwehr und Sicht erhöhen.</translation>
    </message>
    <message>
        <source>Either &quot;growth&quot; or &quot;experience&quot; may stand here.</source>
        <translation>Hier darf nur eines von „growth“ und „experience“ stehen.</translation>
    </message>
    <message>
        <source>This may only be &quot;%1&quot;.</source>
        <translation>Hier darf nur „%1“ stehen.</translation>
    </message>
    <message>
        <source>The game has no such sentence.</source>
        <translation>Diesen Satz gibt es im Spiel nicht.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>Somebody comes to one of the cells.</source>
        <translation>Jemand kommt auf eines der Felder.</translation>
    </message>
    <message>
        <source>Somebody goes from one of the cells.</source>
        <translation>Jemand verlässt eines der Felder.</translation>
    </message>
    <message>
        <source>The weight on the cells rises to &quot;least&quot;; a creature weighs 10, a thing 1.</source>
        <translation>Das Gewicht auf den Feldern steigt auf „least“; ein Wesen wiegt 10, ein Ding 1.</translation>
    </message>
    <message>
        <source>The weight on the cells falls below &quot;least&quot;.</source>
        <translation>Das Gewicht auf den Feldern sinkt unter „least“.</translation>
    </message>
    <message>
        <source>The hero walks into one of the cells.</source>
        <translation>Der Held läuft gegen eines der Felder.</translation>
    </message>
    <message>
        <source>A thing is taken up from one of the cells.</source>
        <translation>Ein Ding wird von einem der Felder aufgehoben.</translation>
    </message>
    <message>
        <source>A thing comes to lie in one of the cells.</source>
        <translation>Ein Ding kommt auf einem der Felder zu liegen.</translation>
    </message>
    <message>
        <source>One of the cells comes into view.</source>
        <translation>Eines der Felder kommt in Sicht.</translation>
    </message>
    <message>
        <source>One of the group or kind dies, or the last one.</source>
        <translation>Eines aus der Gruppe oder von der Art stirbt, oder das letzte.</translation>
    </message>
    <message>
        <source>The health of one of the group or kind falls below that per cent.</source>
        <translation>Die Gesundheit von einem aus der Gruppe oder von der Art sinkt unter so viel Prozent.</translation>
    </message>
    <message>
        <source>So many beats have passed on the level, or each time that so many have.</source>
        <translation>So viele Takte sind auf der Ebene vergangen, oder jedes Mal, wenn es so viele sind.</translation>
    </message>
    <message>
        <source>The hero comes to the level, or only the first time.</source>
        <translation>Der Held kommt auf die Ebene, oder nur beim ersten Mal.</translation>
    </message>
    <message>
        <source>The mark rises to &quot;least&quot;.</source>
        <translation>Die Merkzahl steigt auf „least“.</translation>
    </message>
    <message>
        <source>One of the cells becomes this tile.</source>
        <translation>Eines der Felder wird zu dieser Kachel.</translation>
    </message>
    <message>
        <source>The mark is within &quot;least&quot; and &quot;most&quot;.</source>
        <translation>Die Merkzahl liegt zwischen „least“ und „most“.</translation>
    </message>
    <message>
        <source>The hero has so many of the item.</source>
        <translation>Der Held hat so viele von dem Gegenstand.</translation>
    </message>
    <message>
        <source>So many of the group or kind live on the level.</source>
        <translation>So viele aus der Gruppe oder von der Art leben auf der Ebene.</translation>
    </message>
    <message>
        <source>Somebody stands in one of the cells.</source>
        <translation>Jemand steht auf einem der Felder.</translation>
    </message>
    <message>
        <source>A thing lies in one of the cells.</source>
        <translation>Ein Ding liegt auf einem der Felder.</translation>
    </message>
    <message>
        <source>One of the cells is this tile, or all of them.</source>
        <translation>Eines der Felder ist diese Kachel, oder alle sind es.</translation>
    </message>
    <message>
        <source>The hero&apos;s health is below that per cent.</source>
        <translation>Die Gesundheit des Helden liegt unter so viel Prozent.</translation>
    </message>
    <message>
        <source>The level&apos;s number, from 1, is within &quot;least&quot; and &quot;most&quot;.</source>
        <translation>Die Nummer der Ebene, von 1 an, liegt zwischen „least“ und „most“.</translation>
    </message>
    <message>
        <source>So many times in 1,000.</source>
        <translation>So viele Male von 1.000.</translation>
    </message>
    <message>
        <source>The hero reads a sentence.</source>
        <translation>Der Held liest einen Satz.</translation>
    </message>
    <message>
        <source>The mark becomes &quot;set&quot;, or rises by &quot;add&quot;.</source>
        <translation>Die Merkzahl wird „set“ oder steigt um „add“.</translation>
    </message>
    <message>
        <source>The cells become this tile; with &quot;force&quot; whoever stands there is pushed aside.</source>
        <translation>Die Felder werden zu dieser Kachel; mit „force“ wird beiseitegeschoben, wer dort steht.</translation>
    </message>
    <message>
        <source>What is shut or locked in the cells opens.</source>
        <translation>Was auf den Feldern zu oder verschlossen ist, geht auf.</translation>
    </message>
    <message>
        <source>What is open in the cells shuts.</source>
        <translation>Was auf den Feldern offen ist, geht zu.</translation>
    </message>
    <message>
        <source>Who and what is in the cells or of the group goes, or what the hero has of it.</source>
        <translation>Wer und was auf den Feldern oder aus der Gruppe ist, verschwindet, oder was der Held davon hat.</translation>
    </message>
    <message>
        <source>Somebody is in one of the cells at once.</source>
        <translation>Jemand ist mit einem Mal auf einem der Felder.</translation>
    </message>
    <message>
        <source>This is done to whoever is in the cells, or to somebody.</source>
        <translation>Dies geschieht dem, der auf den Feldern ist, oder jemandem.</translation>
    </message>
    <message>
        <source>Fire meets the cells.</source>
        <translation>Feuer trifft die Felder.</translation>
    </message>
    <message>
        <source>The hero knows the cells, and finds what is hidden there.</source>
        <translation>Der Held kennt die Felder und findet, was dort verborgen ist.</translation>
    </message>
    <message>
        <source>Those asleep within &quot;range&quot; of the cells wake.</source>
        <translation>Wer im Umkreis „range“ der Felder schläft, wacht auf.</translation>
    </message>
    <message>
        <source>The score changes by so many points.</source>
        <translation>Die Wertung ändert sich um so viele Punkte.</translation>
    </message>
    <message>
        <source>The game is won or lost.</source>
        <translation>Das Spiel ist gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>So much of the gas comes to one of the cells.</source>
        <translation>So viel von dem Gas kommt auf eines der Felder.</translation>
    </message>
    <message>
        <source>So much gas comes out in each of the cells.</source>
        <translation>So viel Gas tritt auf jedem der Felder aus.</translation>
    </message>
    <message>
        <source>A flood comes from the cells, takes &quot;volume&quot; others, &quot;rate&quot; in each beat, and goes back after &quot;hold&quot; beats; with 0 it stays.</source>
        <translation>Von den Feldern geht eine Flut aus, nimmt „volume“ andere ein, „rate“ in jedem Takt, und weicht nach „hold“ Takten; bei 0 bleibt sie.</translation>
    </message>
    <message>
        <source>Creatures or things come, in the cells or to the hero; &quot;fallen&quot; is the last ally that died.</source>
        <translation>Wesen oder Dinge kommen, auf die Felder oder zum Helden; „fallen“ ist der zuletzt gestorbene Verbündete.</translation>
    </message>
    <message>
        <source>The cells become a chasm, and who and what is there falls to the level below.</source>
        <translation>Die Felder werden zum Abgrund, und wer und was dort ist, fällt auf die Ebene darunter.</translation>
    </message>
    <message>
        <source>The group wakes, sleeps, hunts the hero, stays where it is, wanders, follows the hero, or takes one step towards the hero.</source>
        <translation>Die Gruppe wacht auf, schläft, jagt den Helden, bleibt, wo sie ist, streift umher, folgt dem Helden oder geht einen Schritt auf ihn zu.</translation>
    </message>
    <message>
        <source>The group belongs to this faction from now on; who was captive is free.</source>
        <translation>Die Gruppe gehört von nun an zu dieser Fraktion; wer gefangen war, ist frei.</translation>
    </message>
</context>
<context>
    <name>factions</name>
    <message>
        <source>you and yours</source>
        <translation>du und die Deinen</translation>
    </message>
    <message>
        <source>dwellers</source>
        <translation>Bewohner</translation>
    </message>
</context>
<context>
    <name>fixes</name>
    <message>
        <source>Put floor there.</source>
        <translation>Boden hinsetzen.</translation>
    </message>
    <message>
        <source>Let the game start at %1, %2.</source>
        <translation>Das Spiel bei %1, %2 beginnen lassen.</translation>
    </message>
    <message>
        <source>Move it to %1, %2.</source>
        <translation>Nach %1, %2 versetzen.</translation>
    </message>
    <message>
        <source>Put their other end on level %1.</source>
        <translation>Das andere Ende auf Ebene %1 setzen.</translation>
    </message>
    <message>
        <source>Let it end at %1, %2 of level %3.</source>
        <translation>Bei %1, %2 auf Ebene %3 enden lassen.</translation>
    </message>
    <message>
        <source>Remove links that lead nowhere.</source>
        <translation>Verbindungen entfernen, die nirgends hinführen.</translation>
    </message>
    <message>
        <source>Put it at %1, %2 of level %3.</source>
        <translation>Nach %1, %2 auf Ebene %3 setzen.</translation>
    </message>
    <message numerus="yes">
        <source>Dig a tunnel of %n cell(s).</source>
        <translation>
            <numerusform>Einen Gang von %n Feld graben.</numerusform>
            <numerusform>Einen Gang von %n Feldern graben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put stairs at %1, %2 of level %3.</source>
        <translation>Eine Treppe bei %1, %2 auf Ebene %3 setzen.</translation>
    </message>
    <message>
        <source>Let it open any locked door.</source>
        <translation>Jede verschlossene Tür öffnen lassen.</translation>
    </message>
    <message>
        <source>Let it open nothing.</source>
        <translation>Nichts öffnen lassen.</translation>
    </message>
    <message>
        <source>Lay its key down at %1, %2 of level %3.</source>
        <translation>Den Schlüssel bei %1, %2 auf Ebene %3 hinlegen.</translation>
    </message>
    <message>
        <source>Unlock it.</source>
        <translation>Aufschließen.</translation>
    </message>
    <message>
        <source>Make the door at %1, %2 plain to see.</source>
        <translation>Die Tür bei %1, %2 sichtbar machen.</translation>
    </message>
    <message>
        <source>Take the board away.</source>
        <translation>Die Tafel wegnehmen.</translation>
    </message>
    <message>
        <source>Remove the event.</source>
        <translation>Das Ereignis entfernen.</translation>
    </message>
    <message>
        <source>Remove the mark.</source>
        <translation>Die Marke entfernen.</translation>
    </message>
    <message>
        <source>Let it open again after %1 beats.</source>
        <translation>Nach %1 Takten wieder öffnen lassen.</translation>
    </message>
    <message>
        <source>Make it stone.</source>
        <translation>Daraus Stein machen.</translation>
    </message>
    <message>
        <source>Make it deep water.</source>
        <translation>Daraus tiefes Wasser machen.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Holds everything.</source>
        <translation>Enthält alles.</translation>
    </message>
    <message>
        <source>Holds everything, to be changed in the map editor Tiled and imported again.</source>
        <translation>Enthält alles: Du kannst sie im Karteneditor Tiled ändern und wieder importieren.</translation>
    </message>
    <message>
        <source>Holds the ground of all levels. Things, links, recipes and rules are left out.</source>
        <translation>Enthält den Boden aller Ebenen. Dinge, Verbindungen, Rezepte und Regeln fehlen.</translation>
    </message>
    <message>
        <source>To look at; it cannot be opened again.</source>
        <translation>Zum Ansehen; es lässt sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Dungeon file</source>
        <translation>Dungeon-Datei</translation>
    </message>
    <message>
        <source>Dungeon files</source>
        <translation>Dungeon-Dateien</translation>
    </message>
    <message>
        <source>Map of Tiled</source>
        <translation>Karte von Tiled</translation>
    </message>
    <message>
        <source>Maps of Tiled</source>
        <translation>Karten von Tiled</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Einfacher Text</translation>
    </message>
    <message>
        <source>Plain text, ground only</source>
        <translation>Einfacher Text, nur der Boden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>%1 is in the way.</source>
        <translation>%1 ist im Weg.</translation>
    </message>
    <message>
        <source>You have nothing to attack with.</source>
        <translation>Du hast nichts, womit du angreifen kannst.</translation>
    </message>
    <message>
        <source>%1 blocks the way.</source>
        <translation>%1 versperrt den Weg.</translation>
    </message>
    <message>
        <source>%1 cannot be dug here.</source>
        <translation>%1 lässt sich hier nicht graben.</translation>
    </message>
    <message>
        <source>There is no way back up here.</source>
        <translation>Hier führt kein Weg zurück nach oben.</translation>
    </message>
    <message>
        <source>You cannot go up here.</source>
        <translation>Hier kommst du nicht nach oben.</translation>
    </message>
    <message>
        <source>You cannot go down here.</source>
        <translation>Hier kommst du nicht nach unten.</translation>
    </message>
    <message>
        <source>These stairs lead nowhere.</source>
        <translation>Diese Treppe führt nirgendwohin.</translation>
    </message>
    <message>
        <source>The other end of the stairs is crowded. Try again in a moment.</source>
        <translation>Am anderen Ende der Treppe drängt es sich. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Nothing can grow there.</source>
        <translation>Dort kann nichts wachsen.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Dieses Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>You climb up to level %1.</source>
        <translation>Du steigst hinauf zu Ebene %1.</translation>
    </message>
    <message>
        <source>You climb down to level %1.</source>
        <translation>Du steigst hinab zu Ebene %1.</translation>
    </message>
    <message>
        <source>You hit %1 for %2 damage.</source>
        <translation>Du triffst %1 für %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 hits you for %2 damage.</source>
        <translation>%1 trifft dich für %2 Schaden.</translation>
    </message>
    <message>
        <source>You die, slain by %1.</source>
        <translation>Du stirbst, getötet durch %1.</translation>
    </message>
    <message>
        <source>You kill %1.</source>
        <translation>Du tötest %1.</translation>
    </message>
    <message>
        <source>%1 dies.</source>
        <translation>%1 stirbt.</translation>
    </message>
    <message>
        <source>%1 is spreading!</source>
        <translation>%1 breitet sich aus!</translation>
    </message>
    <message>
        <source>You push %1 aside.</source>
        <translation>Du schiebst %1 beiseite.</translation>
    </message>
    <message>
        <source>You dig through %1.</source>
        <translation>Du gräbst dich durch %1.</translation>
    </message>
    <message>
        <source>You won on turn %1. The cave is quiet behind you.</source>
        <translation>Du hast in Zug %1 gewonnen. Hinter dir liegt die Höhle still.</translation>
    </message>
    <message>
        <source>%1 is locked. It needs its key.</source>
        <translation>%1 geht ohne den passenden Schlüssel nicht auf.</translation>
    </message>
    <message>
        <source>There is nothing to close there.</source>
        <translation>Dort gibt es nichts zu schließen.</translation>
    </message>
    <message>
        <source>There is no more strength to be found.</source>
        <translation>Mehr Stärke ist hier nicht zu holen.</translation>
    </message>
    <message>
        <source>You are level %1. Choose what to gain first.</source>
        <translation>Du bist Stufe %1. Wähl erst, was du dazugewinnst.</translation>
    </message>
    <message>
        <source>%1 cannot be drunk.</source>
        <translation>%1 lässt sich nicht trinken.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 needs a place to aim at.</source>
        <translation>%1 braucht eine Stelle als Ziel.</translation>
    </message>
    <message>
        <source>You are as healthy as can be.</source>
        <translation>Gesünder kannst du nicht werden.</translation>
    </message>
    <message>
        <source>Nobody in view is close enough to strike.</source>
        <translation>Niemand in Sicht ist nah genug.</translation>
    </message>
    <message>
        <source>%1 is not aimed at anything.</source>
        <translation>%1 braucht kein Ziel.</translation>
    </message>
    <message>
        <source>You cannot see that place.</source>
        <translation>Diese Stelle siehst du nicht.</translation>
    </message>
    <message>
        <source>Nobody is there.</source>
        <translation>Dort ist niemand.</translation>
    </message>
    <message>
        <source>There is nothing of that to gain now.</source>
        <translation>Davon gibt es jetzt nichts zu gewinnen.</translation>
    </message>
    <message>
        <source>%1 is nothing to eat.</source>
        <translation>%1 ist nichts zum Essen.</translation>
    </message>
    <message>
        <source>You feel no hunger in this place.</source>
        <translation>An diesem Ort verspürst du keinen Hunger.</translation>
    </message>
    <message>
        <source>You could not eat another bite.</source>
        <translation>Du bringst keinen Bissen mehr hinunter.</translation>
    </message>
    <message>
        <source>Your pack is full. Drop something first.</source>
        <translation>Dein Rucksack ist voll. Leg erst etwas ab.</translation>
    </message>
    <message>
        <source>%1 cannot be wielded.</source>
        <translation>%1 taugt nicht als Waffe.</translation>
    </message>
    <message>
        <source>%1 cannot be worn.</source>
        <translation>%1 lässt sich nicht anziehen.</translation>
    </message>
    <message>
        <source>You wield %1 already.</source>
        <translation>Du hast %1 schon in der Hand.</translation>
    </message>
    <message>
        <source>You wear %1 already.</source>
        <translation>Du trägst %1 schon.</translation>
    </message>
    <message>
        <source>Nothing lies here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>That does not lie here.</source>
        <translation>Das liegt hier nicht.</translation>
    </message>
    <message>
        <source>You do not have that.</source>
        <translation>Das hast du nicht.</translation>
    </message>
    <message>
        <source>You neither wield nor wear %1.</source>
        <translation>Du hast %1 weder in der Hand noch am Leib.</translation>
    </message>
    <message>
        <source>You drop down to level %1.</source>
        <translation>Du lässt dich hinab auf Ebene %1 fallen.</translation>
    </message>
    <message>
        <source>You see %1 here.</source>
        <translation>Du siehst hier %1.</translation>
    </message>
    <message>
        <source>%1 opens %2.</source>
        <translation>%1 öffnet %2.</translation>
    </message>
    <message>
        <source>You unlock %1, and %2 stays in the lock.</source>
        <translation>Du schließt %1 auf, und %2 bleibt im Schloss stecken.</translation>
    </message>
    <message>
        <source>You close %1.</source>
        <translation>Du schließt %1.</translation>
    </message>
    <message>
        <source>You find %1!</source>
        <translation>Du findest %1!</translation>
    </message>
    <message>
        <source>You search, but you find nothing.</source>
        <translation>Du suchst, aber du findest nichts.</translation>
    </message>
    <message>
        <source>You pick up %1.</source>
        <translation>Du hebst %1 auf.</translation>
    </message>
    <message>
        <source>You gather %1: %2 so far.</source>
        <translation>Du sammelst %1 ein: bisher %2.</translation>
    </message>
    <message>
        <source>You drop %1.</source>
        <translation>Du legst %1 ab.</translation>
    </message>
    <message>
        <source>You put %1 away.</source>
        <translation>Du steckst %1 weg.</translation>
    </message>
    <message>
        <source>You wield %1.</source>
        <translation>Du nimmst %1 in die Hand.</translation>
    </message>
    <message>
        <source>You put on %1.</source>
        <translation>Du ziehst %1 an.</translation>
    </message>
    <message>
        <source>You eat %1.</source>
        <translation>Du isst %1.</translation>
    </message>
    <message>
        <source>You take a bite of %1.</source>
        <translation>Du beißt in %1.</translation>
    </message>
    <message>
        <source>You drink %1.</source>
        <translation>Du trinkst %1.</translation>
    </message>
    <message>
        <source>You read %1.</source>
        <translation>Du liest %1.</translation>
    </message>
    <message>
        <source>You regain %1 health.</source>
        <translation>Du gewinnst %1 Leben zurück.</translation>
    </message>
    <message>
        <source>%1 begins to stumble about.</source>
        <translation>%1 beginnt umherzutaumeln.</translation>
    </message>
    <message>
        <source>%1 finds its feet again.</source>
        <translation>%1 fängt sich wieder.</translation>
    </message>
    <message>
        <source>You burn for %1 damage.</source>
        <translation>Du verbrennst dich für %1 Schaden.</translation>
    </message>
    <message>
        <source>Lightning strikes %1 for %2 damage.</source>
        <translation>Ein Blitz trifft %1 für %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 burns for %2 damage.</source>
        <translation>%1 brennt für %2 Schaden.</translation>
    </message>
    <message>
        <source>You are starving!</source>
        <translation>Du verhungerst!</translation>
    </message>
    <message>
        <source>You are hungry.</source>
        <translation>Du hast Hunger.</translation>
    </message>
    <message>
        <source>You are full.</source>
        <translation>Du bist satt.</translation>
    </message>
    <message>
        <source>You are full to bursting.</source>
        <translation>Du bist zum Platzen voll.</translation>
    </message>
    <message>
        <source>You starve to death.</source>
        <translation>Du bist verhungert.</translation>
    </message>
    <message>
        <source>You die in your own fire.</source>
        <translation>Du stirbst in deinem eigenen Feuer.</translation>
    </message>
    <message>
        <source>It was too much. You choke to death.</source>
        <translation>Das war zu viel. Du erstickst daran.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n experience point(s).</source>
        <translation>
            <numerusform>Du gewinnst %n Punkt Erfahrung.</numerusform>
            <numerusform>Du gewinnst %n Punkte Erfahrung.</numerusform>
        </translation>
    </message>
    <message>
        <source>You advance to level %1. Choose what to gain.</source>
        <translation>Du erreichst Stufe %1. Wähl, was du dazugewinnst.</translation>
    </message>
    <message>
        <source>Your health improves!</source>
        <translation>Dein Leben wächst!</translation>
    </message>
    <message>
        <source>You feel stronger!</source>
        <translation>Du fühlst dich stärker!</translation>
    </message>
    <message>
        <source>You see further into the dark!</source>
        <translation>Du siehst weiter ins Dunkel!</translation>
    </message>
    <message>
        <source>You hit %1, but it does no damage.</source>
        <translation>Du triffst %1, aber es richtet keinen Schaden an.</translation>
    </message>
    <message>
        <source>%1 hits you, but it does no damage.</source>
        <translation>%1 trifft dich, aber es richtet keinen Schaden an.</translation>
    </message>
    <message>
        <source>%1 hits %2 for %3 damage.</source>
        <translation>%1 trifft %2 für %3 Schaden.</translation>
    </message>
    <message>
        <source>%1 appears beside %2.</source>
        <translation>%1 tritt plötzlich neben %2.</translation>
    </message>
    <message>
        <source>%1 grows stronger!</source>
        <translation>%1 wird stärker!</translation>
    </message>
    <message>
        <source>Not yet: you have gathered %1 of %2 (%3).</source>
        <translation>Noch nicht: Du hast %1 von %2 gesammelt (%3).</translation>
    </message>
    <message>
        <source>You cannot see where you go.</source>
        <translation>Du siehst nicht, wohin du gehst.</translation>
    </message>
    <message>
        <source>You cannot explore with %1 beside you.</source>
        <translation>Du siehst %1 neben dir und kannst nicht erkunden.</translation>
    </message>
    <message>
        <source>Explored. What is left lies behind water or doors.</source>
        <translation>Erkundet. Was noch fehlt, liegt hinter Wasser oder Türen.</translation>
    </message>
    <message numerus="yes">
        <source>Explored. %n thing(s) must stay here: your pack is full.</source>
        <translation>
            <numerusform>Erkundet. Ein Ding muss hierbleiben: Dein Rucksack ist voll.</numerusform>
            <numerusform>Erkundet. %n Dinge müssen hierbleiben: Dein Rucksack ist voll.</numerusform>
        </translation>
    </message>
    <message>
        <source>Explored. Nothing more is to be found here.</source>
        <translation>Erkundet. Mehr ist hier nicht zu finden.</translation>
    </message>
    <message>
        <source>You know no way up yet.</source>
        <translation>Du kennst noch keinen Weg nach oben.</translation>
    </message>
    <message>
        <source>You know no way down yet.</source>
        <translation>Du kennst noch keinen Weg nach unten.</translation>
    </message>
    <message>
        <source>You have not seen that place yet.</source>
        <translation>Du hast diesen Ort noch nicht gesehen.</translation>
    </message>
    <message>
        <source>You know no way there.</source>
        <translation>Du kennst keinen Weg dorthin.</translation>
    </message>
    <message>
        <source>You know no way to the stairs.</source>
        <translation>Du kennst keinen Weg zur Treppe.</translation>
    </message>
    <message>
        <source>You cannot rest with %1 in view.</source>
        <translation>Du siehst %1 und kannst nicht rasten.</translation>
    </message>
    <message>
        <source>Your wounds do not heal by themselves here.</source>
        <translation>Deine Wunden heilen hier nicht von selbst.</translation>
    </message>
    <message>
        <source>You are rested.</source>
        <translation>Du bist ausgeruht.</translation>
    </message>
    <message>
        <source>%1 comes into view. You stop.</source>
        <translation>%1 kommt in Sicht. Du hältst an.</translation>
    </message>
    <message>
        <source>You are hurt. You stop.</source>
        <translation>Du bist verletzt. Du hältst an.</translation>
    </message>
    <message>
        <source>You think of food. You stop.</source>
        <translation>Du denkst ans Essen. Du hältst an.</translation>
    </message>
    <message>
        <source>You do not feel like yourself. You stop.</source>
        <translation>Dir ist nicht ganz wohl. Du hältst an.</translation>
    </message>
    <message>
        <source>You are not where you meant to go. You stop.</source>
        <translation>Du bist nicht da, wo du hinwolltest. Du hältst an.</translation>
    </message>
    <message>
        <source>The ground changes under you. You stop.</source>
        <translation>Der Boden unter dir verändert sich. Du hältst an.</translation>
    </message>
    <message>
        <source>You see %1.</source>
        <translation>Du siehst %1.</translation>
    </message>
    <message>
        <source>You are in one piece, and stay so.</source>
        <translation>Du bist ganz, und du bleibst es.</translation>
    </message>
    <message>
        <source>You are too afraid to strike anyone.</source>
        <translation>Du hast zu viel Angst, um jemanden zu schlagen.</translation>
    </message>
    <message>
        <source>Only you can give up.</source>
        <translation>Nur du kannst aufgeben.</translation>
    </message>
    <message>
        <source>confused</source>
        <translation>verwirrt</translation>
    </message>
    <message>
        <source>Your head spins: your steps go where they like.</source>
        <translation>Dir dreht sich der Kopf: Deine Schritte gehen, wohin sie wollen.</translation>
    </message>
    <message>
        <source>Your head is clear again.</source>
        <translation>Dein Kopf ist wieder klar.</translation>
    </message>
    <message>
        <source>hasted</source>
        <translation>beschleunigt</translation>
    </message>
    <message>
        <source>Everything around you slows down.</source>
        <translation>Alles um dich her wird langsamer.</translation>
    </message>
    <message>
        <source>Everything around you moves at its usual pace again.</source>
        <translation>Alles um dich her bewegt sich wieder wie gewohnt.</translation>
    </message>
    <message>
        <source>%1 begins to move faster.</source>
        <translation>%1 wird schneller.</translation>
    </message>
    <message>
        <source>%1 is no longer hasted.</source>
        <translation>%1 ist nicht mehr beschleunigt.</translation>
    </message>
    <message>
        <source>slowed</source>
        <translation>verlangsamt</translation>
    </message>
    <message>
        <source>Your legs turn to lead.</source>
        <translation>Deine Beine werden schwer wie Blei.</translation>
    </message>
    <message>
        <source>Your legs are your own again.</source>
        <translation>Deine Beine gehören wieder dir.</translation>
    </message>
    <message>
        <source>%1 begins to move slower.</source>
        <translation>%1 wird langsamer.</translation>
    </message>
    <message>
        <source>%1 is no longer slowed.</source>
        <translation>%1 ist nicht mehr verlangsamt.</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>vergiftet</translation>
    </message>
    <message>
        <source>Poison burns in your veins.</source>
        <translation>Gift brennt in deinen Adern.</translation>
    </message>
    <message>
        <source>The poison has left you.</source>
        <translation>Das Gift hat dich verlassen.</translation>
    </message>
    <message>
        <source>%1 is poisoned.</source>
        <translation>%1 ist vergiftet.</translation>
    </message>
    <message>
        <source>%1 is no longer poisoned.</source>
        <translation>%1 ist nicht mehr vergiftet.</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schlafend</translation>
    </message>
    <message>
        <source>You fall asleep.</source>
        <translation>Du schläfst ein.</translation>
    </message>
    <message>
        <source>You wake up.</source>
        <translation>Du wachst auf.</translation>
    </message>
    <message>
        <source>%1 falls asleep.</source>
        <translation>%1 schläft ein.</translation>
    </message>
    <message>
        <source>%1 wakes up.</source>
        <translation>%1 wacht auf.</translation>
    </message>
    <message>
        <source>mighty</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>Strength floods through your arms.</source>
        <translation>Kraft strömt in deine Arme.</translation>
    </message>
    <message>
        <source>Your arms are as tired as ever.</source>
        <translation>Deine Arme sind so müde wie immer.</translation>
    </message>
    <message>
        <source>%1 swells with strength.</source>
        <translation>%1 strotzt vor Kraft.</translation>
    </message>
    <message>
        <source>%1 is no longer mighty.</source>
        <translation>%1 ist nicht mehr so stark.</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>leuchtend</translation>
    </message>
    <message>
        <source>Light streams from you into the dark.</source>
        <translation>Licht strömt von dir ins Dunkel.</translation>
    </message>
    <message>
        <source>The light around you fades.</source>
        <translation>Das Licht um dich verblasst.</translation>
    </message>
    <message>
        <source>%1 begins to shine.</source>
        <translation>%1 beginnt zu leuchten.</translation>
    </message>
    <message>
        <source>%1 no longer shines.</source>
        <translation>%1 leuchtet nicht mehr.</translation>
    </message>
    <message>
        <source>afraid</source>
        <translation>ängstlich</translation>
    </message>
    <message>
        <source>Fear grips you: you could not strike anyone now.</source>
        <translation>Angst packt dich: Jetzt könntest du niemanden schlagen.</translation>
    </message>
    <message>
        <source>You take heart again.</source>
        <translation>Du fasst wieder Mut.</translation>
    </message>
    <message>
        <source>%1 turns to flee.</source>
        <translation>%1 wendet sich zur Flucht.</translation>
    </message>
    <message>
        <source>%1 takes heart again.</source>
        <translation>%1 fasst wieder Mut.</translation>
    </message>
    <message>
        <source>Nothing ails you.</source>
        <translation>Dir fehlt nichts.</translation>
    </message>
    <message>
        <source>%1 cannot be zapped.</source>
        <translation>%1 lässt sich nicht zünden.</translation>
    </message>
    <message>
        <source>%1 is made to be thrown.</source>
        <translation>%1 ist zum Werfen gemacht.</translation>
    </message>
    <message>
        <source>%1 has no charge left.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>Choose which way: a place other than your own.</source>
        <translation>Wähle eine Richtung: eine andere Stelle als deine eigene.</translation>
    </message>
    <message>
        <source>%1 comes down from above.</source>
        <translation>%1 kommt von oben.</translation>
    </message>
    <message>
        <source>%1 comes up from below.</source>
        <translation>%1 kommt von unten.</translation>
    </message>
    <message>
        <source>%1 goes down and is gone.</source>
        <translation>%1 geht hinunter und ist fort.</translation>
    </message>
    <message>
        <source>%1 goes up and is gone.</source>
        <translation>%1 geht hinauf und ist fort.</translation>
    </message>
    <message>
        <source>You zap %1. That was its last charge.</source>
        <translation>Du zündest %1. Das war die letzte Ladung.</translation>
    </message>
    <message>
        <source>You zap %1.</source>
        <translation>Du zündest %1.</translation>
    </message>
    <message>
        <source>You throw %1, and it breaks.</source>
        <translation>Du wirfst %1, und alles zerbricht.</translation>
    </message>
    <message>
        <source>You throw %1.</source>
        <translation>Du wirfst %1.</translation>
    </message>
    <message>
        <source>%1 throws %2.</source>
        <translation>%1 wirft %2.</translation>
    </message>
    <message>
        <source>%1 hits %2, but it does no damage.</source>
        <translation>%1 trifft %2, richtet aber keinen Schaden an.</translation>
    </message>
    <message>
        <source>You are somewhere else.</source>
        <translation>Du bist woanders.</translation>
    </message>
    <message>
        <source>%1 vanishes.</source>
        <translation>%1 verschwindet.</translation>
    </message>
    <message>
        <source>The lie of this level comes to your mind.</source>
        <translation>Du weißt auf einmal, wie es auf dieser Ebene aussieht.</translation>
    </message>
    <message>
        <source>You stumble.</source>
        <translation>Du stolperst.</translation>
    </message>
    <message>
        <source>The poison costs you %1 health.</source>
        <translation>Das Gift kostet dich %1 Gesundheit.</translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>You die of poison.</source>
        <translation>Du stirbst am Gift.</translation>
    </message>
    <message>
        <source>That was no treasure: it is %1!</source>
        <translation>Das war kein Schatz: Es ist %1!</translation>
    </message>
    <message>
        <source>%1 stirs and turns to you.</source>
        <translation>%1 regt sich und wendet sich dir zu.</translation>
    </message>
    <message>
        <source>%1 shoots at you, but it does no damage.</source>
        <translation>%1 schießt auf dich, richtet aber keinen Schaden an.</translation>
    </message>
    <message>
        <source>%1 shoots you for %2 damage.</source>
        <translation>%1 schießt auf dich: %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 takes %2 from your pack!</source>
        <translation>%1 nimmt %2 aus deinem Rucksack!</translation>
    </message>
    <message>
        <source>%1 bursts!</source>
        <translation>%1 platzt!</translation>
    </message>
    <message>
        <source>The blast hits you for %1 damage.</source>
        <translation>Die Wucht trifft dich: %1 Schaden.</translation>
    </message>
    <message>
        <source>The blast hits %1 for %2 damage.</source>
        <translation>Die Wucht trifft %1: %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 splits in two!</source>
        <translation>%1 teilt sich in zwei!</translation>
    </message>
    <message>
        <source>%1 breaks through %2!</source>
        <translation>%1 bricht durch %2!</translation>
    </message>
    <message>
        <source>There is nothing to shoot at.</source>
        <translation>Da ist nichts, worauf man schießen könnte.</translation>
    </message>
    <message>
        <source>You are awake.</source>
        <translation>Du bist wach.</translation>
    </message>
    <message>
        <source>There is nothing to steal.</source>
        <translation>Da ist nichts zu stehlen.</translation>
    </message>
    <message>
        <source>You would have to take %1 off first.</source>
        <translation>Erst müsstest du %1 ablegen.</translation>
    </message>
    <message>
        <source>Choose a place other than your own.</source>
        <translation>Wähle eine andere Stelle als deine eigene.</translation>
    </message>
    <message>
        <source>You cannot throw further than %1 steps.</source>
        <translation>Weiter als %1 Schritte kannst du nicht werfen.</translation>
    </message>
    <message>
        <source>Something solid is in the way.</source>
        <translation>Etwas Festes ist im Weg.</translation>
    </message>
    <message>
        <source>What came after the last save could not be read and was put aside.</source>
        <translation>Was nach dem letzten Speichern kam, war nicht zu lesen und wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>cursed</source>
        <translation>verflucht</translation>
    </message>
    <message>
        <source>A shadow falls on you: every blow finds its way.</source>
        <translation>Ein Schatten fällt auf dich: Jeder Hieb findet seinen Weg.</translation>
    </message>
    <message>
        <source>The shadow lifts from you.</source>
        <translation>Der Schatten weicht von dir.</translation>
    </message>
    <message>
        <source>%1 stands in a shadow.</source>
        <translation>%1 steht in einem Schatten.</translation>
    </message>
    <message>
        <source>%1 steps out of its shadow.</source>
        <translation>%1 tritt aus dem Schatten.</translation>
    </message>
    <message>
        <source>There is nobody to mend.</source>
        <translation>Da ist niemand zu heilen.</translation>
    </message>
    <message>
        <source>The water closes over you. You drown.</source>
        <translation>Das Wasser schlägt über dir zusammen. Du ertrinkst.</translation>
    </message>
    <message>
        <source>Something of your life is gone for good.</source>
        <translation>Ein Teil deines Lebens ist für immer dahin.</translation>
    </message>
    <message>
        <source>Your strength drains away.</source>
        <translation>Deine Kraft schwindet.</translation>
    </message>
    <message>
        <source>%1 looks weaker.</source>
        <translation>%1 sieht schwächer aus.</translation>
    </message>
    <message>
        <source>You swallow water. Another turn here is your last!</source>
        <translation>Du schluckst Wasser. Noch eine Runde hier ist deine letzte!</translation>
    </message>
    <message numerus="yes">
        <source>There is no ground under your feet. You can stay for %n more turn(s).</source>
        <translation>
            <numerusform>Du hast keinen Grund unter den Füßen. Du hältst noch %n Runde durch.</numerusform>
            <numerusform>Du hast keinen Grund unter den Füßen. Du hältst noch %n Runden durch.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 struggles in the water.</source>
        <translation>%1 kämpft mit dem Wasser.</translation>
    </message>
    <message>
        <source>%1 drowns.</source>
        <translation>%1 ertrinkt.</translation>
    </message>
    <message>
        <source>%1 mends %2.</source>
        <translation>%1 heilt %2.</translation>
    </message>
    <message>
        <source>You cannot explore while %1 hunts you.</source>
        <translation>Du kannst nicht erkunden, solange %1 dich jagt.</translation>
    </message>
    <message>
        <source>Nobody to strike is in view.</source>
        <translation>Niemand ist zu sehen, den du schlagen könntest.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) [lies|lie] here.</source>
        <translation>
            <numerusform>Hier liegt %n Ding.</numerusform>
            <numerusform>Hier liegen %n Dinge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pack is full: %n thing(s) [stays|stay] here.</source>
        <translation>
            <numerusform>Dein Rucksack ist voll: %n Ding bleibt hier.</numerusform>
            <numerusform>Dein Rucksack ist voll: %n Dinge bleiben hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program was stopped before it could save: %n command(s) [was|were] played again.</source>
        <translation>
            <numerusform>Das Programm wurde beendet, bevor es speichern konnte: %n Befehl wurde noch einmal gespielt.</numerusform>
            <numerusform>Das Programm wurde beendet, bevor es speichern konnte: %n Befehle wurden noch einmal gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>Das Spiel ließ sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>The record could not be written. %1</source>
        <translation>Die Aufzeichnung ließ sich nicht schreiben. %1</translation>
    </message>
    <message>
        <source>The journal could not be written: save now and then. %1</source>
        <translation>Das Protokoll ließ sich nicht schreiben: Speichere ab und zu. %1</translation>
    </message>
    <message numerus="yes">
        <source>You kill %1 with %2 damage and gain %n experience point(s).</source>
        <translation>
            <numerusform>Du tötest %1 mit %2 Schaden und gewinnst %n Punkt Erfahrung.</numerusform>
            <numerusform>Du tötest %1 mit %2 Schaden und gewinnst %n Punkte Erfahrung.</numerusform>
        </translation>
    </message>
    <message>
        <source>You kill %1 with %2 damage.</source>
        <translation>Du tötest %1 mit %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 kills %2 with %3 damage.</source>
        <translation>%1 tötet %2 mit %3 Schaden.</translation>
    </message>
    <message>
        <source>Your defence improves!</source>
        <translation>Deine Verteidigung wird besser!</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>burning</source>
        <translation>brennend</translation>
    </message>
    <message>
        <source>You catch fire!</source>
        <translation>Du fängst Feuer!</translation>
    </message>
    <message>
        <source>You no longer burn.</source>
        <translation>Du brennst nicht mehr.</translation>
    </message>
    <message>
        <source>%1 catches fire.</source>
        <translation>%1 fängt Feuer.</translation>
    </message>
    <message>
        <source>%1 no longer burns.</source>
        <translation>%1 brennt nicht mehr.</translation>
    </message>
    <message>
        <source>The flames take you. You burn to death.</source>
        <translation>Die Flammen holen dich. Du verbrennst.</translation>
    </message>
    <message>
        <source>%1 burns to death.</source>
        <translation>%1 verbrennt.</translation>
    </message>
    <message>
        <source>%1 catches fire!</source>
        <translation>%1 fängt Feuer!</translation>
    </message>
    <message>
        <source>%1 burns up.</source>
        <translation>%1 verbrennt.</translation>
    </message>
    <message>
        <source>%1 takes no harm.</source>
        <translation>%1 nimmt keinen Schaden.</translation>
    </message>
    <message>
        <source>You change places with %1.</source>
        <translation>Du tauschst den Platz mit %1.</translation>
    </message>
    <message>
        <source>You free %1, and it comes with you.</source>
        <translation>Du befreist %1 und wirst nun begleitet.</translation>
    </message>
    <message>
        <source>%1 is on your side now.</source>
        <translation>%1 ist jetzt auf deiner Seite.</translation>
    </message>
    <message>
        <source>%1 has changed sides!</source>
        <translation>%1 hat die Seite gewechselt!</translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) [follows|follow] you.</source>
        <translation>
            <numerusform>Ein Begleiter folgt dir.</numerusform>
            <numerusform>%n Begleiter folgen dir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) [stays|stay] here.</source>
        <translation>
            <numerusform>Ein Begleiter bleibt hier.</numerusform>
            <numerusform>%n Begleiter bleiben hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s) [goes its|go their] own way.</source>
        <translation>
            <numerusform>Ein Begleiter geht seinen eigenen Weg.</numerusform>
            <numerusform>%n Begleiter gehen ihre eigenen Wege.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shoots %2 for %3 damage.</source>
        <translation>%1 schießt auf %2: %3 Schaden.</translation>
    </message>
    <message>
        <source>Nobody is there to be struck.</source>
        <translation>Dort ist niemand, den du schlagen könntest.</translation>
    </message>
    <message>
        <source>Nobody is there to be freed.</source>
        <translation>Dort ist niemand, den du befreien könntest.</translation>
    </message>
    <message>
        <source>No companion of yours is near enough to hear you.</source>
        <translation>Kein Begleiter ist nahe genug, um dich zu hören.</translation>
    </message>
    <message>
        <source>%1 is a captive. You can free it.</source>
        <translation>%1 ist gefangen. Du kannst hier jemanden befreien.</translation>
    </message>
    <message>
        <source>Your companion, %1, hits %2 for %3 damage.</source>
        <translation>Dein Begleiter, %1, trifft %2: %3 Schaden.</translation>
    </message>
    <message>
        <source>%1 hits your companion, %2, for %3 damage.</source>
        <translation>%1 trifft deinen Begleiter, %2: %3 Schaden.</translation>
    </message>
    <message>
        <source>Your companion, %1, dies.</source>
        <translation>Dein Begleiter, %1, stirbt.</translation>
    </message>
    <message>
        <source>Your companion, %1, kills %2.</source>
        <translation>Dein Begleiter, %1, tötet %2.</translation>
    </message>
    <message>
        <source>You have lost.</source>
        <translation>Du hast verloren.</translation>
    </message>
    <message>
        <source>%1 appears.</source>
        <translation>%1 erscheint.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 ist verschwunden.</translation>
    </message>
    <message>
        <source>You fell too far, and you are dead.</source>
        <translation>Du bist zu tief gefallen und tot.</translation>
    </message>
    <message>
        <source>You use %1.</source>
        <translation>Du benutzt %1.</translation>
    </message>
    <message>
        <source>You fall to level %1, and lose %2 health.</source>
        <translation>Du fällst auf Ebene %1 und verlierst %2 Leben.</translation>
    </message>
    <message>
        <source>%1 falls down from above.</source>
        <translation>%1 fällt von oben herab.</translation>
    </message>
    <message>
        <source>%1 falls and is gone.</source>
        <translation>%1 fällt und ist fort.</translation>
    </message>
    <message>
        <source>%1 drifts into view. You stop.</source>
        <translation>%1 zieht in dein Blickfeld. Du bleibst stehen.</translation>
    </message>
    <message>
        <source>held</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>You are held fast.</source>
        <translation>Du wirst festgehalten.</translation>
    </message>
    <message>
        <source>You are free to go.</source>
        <translation>Du bist wieder frei.</translation>
    </message>
    <message>
        <source>%1 is held fast.</source>
        <translation>%1 wird festgehalten.</translation>
    </message>
    <message>
        <source>%1 tears itself free.</source>
        <translation>%1 reißt sich los.</translation>
    </message>
    <message>
        <source>paralysed</source>
        <translation>gelähmt</translation>
    </message>
    <message>
        <source>You cannot move a finger.</source>
        <translation>Du kannst keinen Finger rühren.</translation>
    </message>
    <message>
        <source>Your limbs obey you again.</source>
        <translation>Deine Glieder gehorchen dir wieder.</translation>
    </message>
    <message>
        <source>%1 stiffens.</source>
        <translation>%1 erstarrt.</translation>
    </message>
    <message>
        <source>%1 can move again.</source>
        <translation>%1 kann sich wieder rühren.</translation>
    </message>
    <message>
        <source>floating</source>
        <translation>schwebend</translation>
    </message>
    <message>
        <source>Your feet leave the ground.</source>
        <translation>Deine Füße verlassen den Boden.</translation>
    </message>
    <message>
        <source>You sink to the ground.</source>
        <translation>Du sinkst zu Boden.</translation>
    </message>
    <message>
        <source>%1 floats up from the ground.</source>
        <translation>%1 schwebt vom Boden auf.</translation>
    </message>
    <message>
        <source>%1 sinks to the ground.</source>
        <translation>%1 sinkt zu Boden.</translation>
    </message>
    <message>
        <source>fireproof</source>
        <translation>feuerfest</translation>
    </message>
    <message>
        <source>A cool skin closes over yours: no fire can hurt you.</source>
        <translation>Eine kühle Haut schließt sich über deine: Kein Feuer kann dir schaden.</translation>
    </message>
    <message>
        <source>Heat is heat again.</source>
        <translation>Hitze ist wieder Hitze.</translation>
    </message>
    <message>
        <source>%1 gleams like wet stone.</source>
        <translation>%1 glänzt wie nasser Stein.</translation>
    </message>
    <message>
        <source>%1 gleams no longer.</source>
        <translation>%1 glänzt nicht mehr.</translation>
    </message>
    <message>
        <source>darkened</source>
        <translation>umnachtet</translation>
    </message>
    <message>
        <source>Darkness closes in around you.</source>
        <translation>Dunkelheit schließt sich um dich.</translation>
    </message>
    <message>
        <source>You see as far as ever.</source>
        <translation>Du siehst wieder so weit wie immer.</translation>
    </message>
    <message>
        <source>%1 blinks into the dark.</source>
        <translation>%1 blinzelt ins Dunkel.</translation>
    </message>
    <message>
        <source>%1 sees again.</source>
        <translation>%1 sieht wieder.</translation>
    </message>
    <message>
        <source>%1 dies of poison.</source>
        <translation>%1 stirbt an Gift.</translation>
    </message>
    <message>
        <source>The cold takes you. You freeze to death.</source>
        <translation>Die Kälte holt dich. Du erfrierst.</translation>
    </message>
    <message>
        <source>The frost costs you %1 health.</source>
        <translation>Der Frost kostet dich %1 Leben.</translation>
    </message>
    <message>
        <source>Frost bites %1 for %2 damage.</source>
        <translation>Frost beißt %1 für %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 billows up.</source>
        <translation>%1 wallt auf.</translation>
    </message>
    <message>
        <source>You tear at what holds you.</source>
        <translation>Du zerrst an dem, was dich hält.</translation>
    </message>
    <message>
        <source>%1 tears at what holds it.</source>
        <translation>%1 zerrt an dem, was es hält.</translation>
    </message>
    <message>
        <source>Event &quot;%1&quot; happens.</source>
        <translation>Das Ereignis „%1“ geschieht.</translation>
    </message>
    <message>
        <source>Event &quot;%1&quot; does not happen: its condition %2 (%3) does not hold.</source>
        <translation>Das Ereignis „%1“ geschieht nicht: Seine Bedingung %2 (%3) gilt nicht.</translation>
    </message>
    <message>
        <source>Event &quot;%1&quot; does not happen: it has happened as often as it may.</source>
        <translation>Das Ereignis „%1“ geschieht nicht: Es ist schon so oft geschehen, wie es darf.</translation>
    </message>
    <message>
        <source>Event &quot;%1&quot;: its effect %2 (%3) does nothing.</source>
        <translation>Das Ereignis „%1“: Seine Wirkung %2 (%3) tut nichts.</translation>
    </message>
    <message>
        <source>Event &quot;%1&quot; does not happen: it still rests.</source>
        <translation>Das Ereignis „%1“ geschieht nicht: Es ruht noch.</translation>
    </message>
    <message>
        <source>%1: that is %2.</source>
        <translation>%1: das ist %2.</translation>
    </message>
    <message>
        <source>%1: that is %2, and must be aimed. You keep it.</source>
        <translation>%1: das ist %2, und man muss damit zielen. Du behältst sie.</translation>
    </message>
    <message>
        <source>%1: that can only be %2.</source>
        <translation>%1: das kann nur %2 sein.</translation>
    </message>
    <message>
        <source>Not yet: %1 must be slain first.</source>
        <translation>Noch nicht: Erst muss %1 erschlagen sein.</translation>
    </message>
    <message>
        <source>You open %1. Nothing is in it.</source>
        <translation>Du öffnest %1. Es ist nichts darin.</translation>
    </message>
    <message numerus="yes">
        <source>You open %1: %n thing(s) [is|are] in it.</source>
        <translation>
            <numerusform>Du öffnest %1: %n Ding ist darin.</numerusform>
            <numerusform>Du öffnest %1: %n Dinge sind darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open %1 and find %2.</source>
        <translation>Du öffnest %1 und findest %2.</translation>
    </message>
    <message>
        <source>You put %1 into %2.</source>
        <translation>Du legst %1 in %2.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 is full.</source>
        <translation>%1 ist voll.</translation>
    </message>
    <message>
        <source>%1 stays where it is. Open it instead.</source>
        <translation>%1 bleibt, wo es ist. Öffne es lieber.</translation>
    </message>
</context>
<context>
    <name>gases</name>
    <message>
        <source>marsh gas</source>
        <comment>bare</comment>
        <translation>Sumpfgas</translation>
    </message>
    <message>
        <source>marsh gas</source>
        <comment>the-subject</comment>
        <translation>das Sumpfgas</translation>
    </message>
    <message>
        <source>marsh gas</source>
        <comment>the-object</comment>
        <translation>das Sumpfgas</translation>
    </message>
    <message>
        <source>marsh gas</source>
        <comment>a-subject</comment>
        <translation>Sumpfgas</translation>
    </message>
    <message>
        <source>marsh gas</source>
        <comment>a-object</comment>
        <translation>Sumpfgas</translation>
    </message>
    <message>
        <source>sweet air</source>
        <comment>bare</comment>
        <translation>süße Luft</translation>
    </message>
    <message>
        <source>sweet air</source>
        <comment>the-subject</comment>
        <translation>die süße Luft</translation>
    </message>
    <message>
        <source>sweet air</source>
        <comment>the-object</comment>
        <translation>die süße Luft</translation>
    </message>
    <message>
        <source>sweet air</source>
        <comment>a-subject</comment>
        <translation>süße Luft</translation>
    </message>
    <message>
        <source>sweet air</source>
        <comment>a-object</comment>
        <translation>süße Luft</translation>
    </message>
    <message>
        <source>poison gas</source>
        <comment>bare</comment>
        <translation>Giftgas</translation>
    </message>
    <message>
        <source>poison gas</source>
        <comment>the-subject</comment>
        <translation>das Giftgas</translation>
    </message>
    <message>
        <source>poison gas</source>
        <comment>the-object</comment>
        <translation>das Giftgas</translation>
    </message>
    <message>
        <source>poison gas</source>
        <comment>a-subject</comment>
        <translation>Giftgas</translation>
    </message>
    <message>
        <source>poison gas</source>
        <comment>a-object</comment>
        <translation>Giftgas</translation>
    </message>
    <message>
        <source>smoke</source>
        <comment>bare</comment>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>smoke</source>
        <comment>the-subject</comment>
        <translation>der Rauch</translation>
    </message>
    <message>
        <source>smoke</source>
        <comment>the-object</comment>
        <translation>den Rauch</translation>
    </message>
    <message>
        <source>smoke</source>
        <comment>a-subject</comment>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>smoke</source>
        <comment>a-object</comment>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>steam</source>
        <comment>bare</comment>
        <translation>Dampf</translation>
    </message>
    <message>
        <source>steam</source>
        <comment>the-subject</comment>
        <translation>der Dampf</translation>
    </message>
    <message>
        <source>steam</source>
        <comment>the-object</comment>
        <translation>den Dampf</translation>
    </message>
    <message>
        <source>steam</source>
        <comment>a-subject</comment>
        <translation>Dampf</translation>
    </message>
    <message>
        <source>steam</source>
        <comment>a-object</comment>
        <translation>Dampf</translation>
    </message>
    <message>
        <source>fresh air</source>
        <comment>bare</comment>
        <translation>frische Luft</translation>
    </message>
    <message>
        <source>fresh air</source>
        <comment>the-subject</comment>
        <translation>die frische Luft</translation>
    </message>
    <message>
        <source>fresh air</source>
        <comment>the-object</comment>
        <translation>die frische Luft</translation>
    </message>
    <message>
        <source>fresh air</source>
        <comment>a-subject</comment>
        <translation>frische Luft</translation>
    </message>
    <message>
        <source>fresh air</source>
        <comment>a-object</comment>
        <translation>frische Luft</translation>
    </message>
    <message>
        <source>spore dust</source>
        <comment>bare</comment>
        <translation>Sporenstaub</translation>
    </message>
    <message>
        <source>spore dust</source>
        <comment>the-subject</comment>
        <translation>der Sporenstaub</translation>
    </message>
    <message>
        <source>spore dust</source>
        <comment>the-object</comment>
        <translation>den Sporenstaub</translation>
    </message>
    <message>
        <source>spore dust</source>
        <comment>a-subject</comment>
        <translation>Sporenstaub</translation>
    </message>
    <message>
        <source>spore dust</source>
        <comment>a-object</comment>
        <translation>Sporenstaub</translation>
    </message>
</context>
<context>
    <name>items</name>
    <message>
        <source>apple</source>
        <comment>bare</comment>
        <translation>Apfel</translation>
    </message>
    <message>
        <source>apple</source>
        <comment>the-subject</comment>
        <translation>der Apfel</translation>
    </message>
    <message>
        <source>apple</source>
        <comment>the-object</comment>
        <translation>den Apfel</translation>
    </message>
    <message>
        <source>apple</source>
        <comment>a-subject</comment>
        <translation>ein Apfel</translation>
    </message>
    <message>
        <source>apple</source>
        <comment>a-object</comment>
        <translation>einen Apfel</translation>
    </message>
    <message>
        <source>melon</source>
        <comment>bare</comment>
        <translation>Melone</translation>
    </message>
    <message>
        <source>melon</source>
        <comment>the-subject</comment>
        <translation>die Melone</translation>
    </message>
    <message>
        <source>melon</source>
        <comment>the-object</comment>
        <translation>die Melone</translation>
    </message>
    <message>
        <source>melon</source>
        <comment>a-subject</comment>
        <translation>eine Melone</translation>
    </message>
    <message>
        <source>melon</source>
        <comment>a-object</comment>
        <translation>eine Melone</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <comment>bare</comment>
        <translation>Kürbis</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <comment>the-subject</comment>
        <translation>der Kürbis</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <comment>the-object</comment>
        <translation>den Kürbis</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <comment>a-subject</comment>
        <translation>ein Kürbis</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <comment>a-object</comment>
        <translation>einen Kürbis</translation>
    </message>
    <message>
        <source>corpse</source>
        <comment>bare</comment>
        <translation>Leiche</translation>
    </message>
    <message>
        <source>corpse</source>
        <comment>the-subject</comment>
        <translation>die Leiche</translation>
    </message>
    <message>
        <source>corpse</source>
        <comment>the-object</comment>
        <translation>die Leiche</translation>
    </message>
    <message>
        <source>corpse</source>
        <comment>a-subject</comment>
        <translation>eine Leiche</translation>
    </message>
    <message>
        <source>corpse</source>
        <comment>a-object</comment>
        <translation>eine Leiche</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>bare</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>the-subject</comment>
        <translation>der Stein</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>the-object</comment>
        <translation>den Stein</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>a-subject</comment>
        <translation>ein Stein</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>a-object</comment>
        <translation>einen Stein</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>bare</comment>
        <translation>Dolch</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>the-subject</comment>
        <translation>der Dolch</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>the-object</comment>
        <translation>den Dolch</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>a-subject</comment>
        <translation>ein Dolch</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>a-object</comment>
        <translation>einen Dolch</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>bare</comment>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>the-subject</comment>
        <translation>das Schwert</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>the-object</comment>
        <translation>das Schwert</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>a-subject</comment>
        <translation>ein Schwert</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>a-object</comment>
        <translation>ein Schwert</translation>
    </message>
    <message>
        <source>staff</source>
        <comment>bare</comment>
        <translation>Stab</translation>
    </message>
    <message>
        <source>staff</source>
        <comment>the-subject</comment>
        <translation>der Stab</translation>
    </message>
    <message>
        <source>staff</source>
        <comment>the-object</comment>
        <translation>den Stab</translation>
    </message>
    <message>
        <source>staff</source>
        <comment>a-subject</comment>
        <translation>ein Stab</translation>
    </message>
    <message>
        <source>staff</source>
        <comment>a-object</comment>
        <translation>einen Stab</translation>
    </message>
    <message>
        <source>tunic</source>
        <comment>bare</comment>
        <translation>Tunika</translation>
    </message>
    <message>
        <source>tunic</source>
        <comment>the-subject</comment>
        <translation>die Tunika</translation>
    </message>
    <message>
        <source>tunic</source>
        <comment>the-object</comment>
        <translation>die Tunika</translation>
    </message>
    <message>
        <source>tunic</source>
        <comment>a-subject</comment>
        <translation>eine Tunika</translation>
    </message>
    <message>
        <source>tunic</source>
        <comment>a-object</comment>
        <translation>eine Tunika</translation>
    </message>
    <message>
        <source>chainmail</source>
        <comment>bare</comment>
        <translation>Kettenhemd</translation>
    </message>
    <message>
        <source>chainmail</source>
        <comment>the-subject</comment>
        <translation>das Kettenhemd</translation>
    </message>
    <message>
        <source>chainmail</source>
        <comment>the-object</comment>
        <translation>das Kettenhemd</translation>
    </message>
    <message>
        <source>chainmail</source>
        <comment>a-subject</comment>
        <translation>ein Kettenhemd</translation>
    </message>
    <message>
        <source>chainmail</source>
        <comment>a-object</comment>
        <translation>ein Kettenhemd</translation>
    </message>
    <message>
        <source>platemail</source>
        <comment>bare</comment>
        <translation>Plattenpanzer</translation>
    </message>
    <message>
        <source>platemail</source>
        <comment>the-subject</comment>
        <translation>der Plattenpanzer</translation>
    </message>
    <message>
        <source>platemail</source>
        <comment>the-object</comment>
        <translation>den Plattenpanzer</translation>
    </message>
    <message>
        <source>platemail</source>
        <comment>a-subject</comment>
        <translation>ein Plattenpanzer</translation>
    </message>
    <message>
        <source>platemail</source>
        <comment>a-object</comment>
        <translation>einen Plattenpanzer</translation>
    </message>
    <message>
        <source>health potion</source>
        <comment>bare</comment>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>health potion</source>
        <comment>the-subject</comment>
        <translation>der Heiltrank</translation>
    </message>
    <message>
        <source>health potion</source>
        <comment>the-object</comment>
        <translation>den Heiltrank</translation>
    </message>
    <message>
        <source>health potion</source>
        <comment>a-subject</comment>
        <translation>ein Heiltrank</translation>
    </message>
    <message>
        <source>health potion</source>
        <comment>a-object</comment>
        <translation>einen Heiltrank</translation>
    </message>
    <message>
        <source>lightning scroll</source>
        <comment>bare</comment>
        <translation>Blitzrolle</translation>
    </message>
    <message>
        <source>lightning scroll</source>
        <comment>the-subject</comment>
        <translation>die Blitzrolle</translation>
    </message>
    <message>
        <source>lightning scroll</source>
        <comment>the-object</comment>
        <translation>die Blitzrolle</translation>
    </message>
    <message>
        <source>lightning scroll</source>
        <comment>a-subject</comment>
        <translation>eine Blitzrolle</translation>
    </message>
    <message>
        <source>lightning scroll</source>
        <comment>a-object</comment>
        <translation>eine Blitzrolle</translation>
    </message>
    <message>
        <source>confusion scroll</source>
        <comment>bare</comment>
        <translation>Verwirrungsrolle</translation>
    </message>
    <message>
        <source>confusion scroll</source>
        <comment>the-subject</comment>
        <translation>die Verwirrungsrolle</translation>
    </message>
    <message>
        <source>confusion scroll</source>
        <comment>the-object</comment>
        <translation>die Verwirrungsrolle</translation>
    </message>
    <message>
        <source>confusion scroll</source>
        <comment>a-subject</comment>
        <translation>eine Verwirrungsrolle</translation>
    </message>
    <message>
        <source>confusion scroll</source>
        <comment>a-object</comment>
        <translation>eine Verwirrungsrolle</translation>
    </message>
    <message>
        <source>fireball scroll</source>
        <comment>bare</comment>
        <translation>Feuerballrolle</translation>
    </message>
    <message>
        <source>fireball scroll</source>
        <comment>the-subject</comment>
        <translation>die Feuerballrolle</translation>
    </message>
    <message>
        <source>fireball scroll</source>
        <comment>the-object</comment>
        <translation>die Feuerballrolle</translation>
    </message>
    <message>
        <source>fireball scroll</source>
        <comment>a-subject</comment>
        <translation>eine Feuerballrolle</translation>
    </message>
    <message>
        <source>fireball scroll</source>
        <comment>a-object</comment>
        <translation>eine Feuerballrolle</translation>
    </message>
    <message>
        <source>leather armour</source>
        <comment>bare</comment>
        <translation>Lederrüstung</translation>
    </message>
    <message>
        <source>leather armour</source>
        <comment>the-subject</comment>
        <translation>die Lederrüstung</translation>
    </message>
    <message>
        <source>leather armour</source>
        <comment>the-object</comment>
        <translation>die Lederrüstung</translation>
    </message>
    <message>
        <source>leather armour</source>
        <comment>a-subject</comment>
        <translation>eine Lederrüstung</translation>
    </message>
    <message>
        <source>leather armour</source>
        <comment>a-object</comment>
        <translation>eine Lederrüstung</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>bare</comment>
        <translation>Kettenpanzer</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>the-subject</comment>
        <translation>der Kettenpanzer</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>the-object</comment>
        <translation>den Kettenpanzer</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>a-subject</comment>
        <translation>ein Kettenpanzer</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>a-object</comment>
        <translation>einen Kettenpanzer</translation>
    </message>
    <message>
        <source>remains</source>
        <comment>bare</comment>
        <translation>Überreste</translation>
    </message>
    <message>
        <source>remains</source>
        <comment>the-subject</comment>
        <translation>die Überreste</translation>
    </message>
    <message>
        <source>remains</source>
        <comment>the-object</comment>
        <translation>die Überreste</translation>
    </message>
    <message>
        <source>remains</source>
        <comment>a-subject</comment>
        <translation>Überreste</translation>
    </message>
    <message>
        <source>remains</source>
        <comment>a-object</comment>
        <translation>Überreste</translation>
    </message>
    <message>
        <source>zircon</source>
        <comment>bare</comment>
        <translation>Zirkon</translation>
    </message>
    <message>
        <source>zircon</source>
        <comment>the-subject</comment>
        <translation>der Zirkon</translation>
    </message>
    <message>
        <source>zircon</source>
        <comment>the-object</comment>
        <translation>den Zirkon</translation>
    </message>
    <message>
        <source>zircon</source>
        <comment>a-subject</comment>
        <translation>ein Zirkon</translation>
    </message>
    <message>
        <source>zircon</source>
        <comment>a-object</comment>
        <translation>einen Zirkon</translation>
    </message>
    <message>
        <source>club</source>
        <comment>bare</comment>
        <translation>Keule</translation>
    </message>
    <message>
        <source>club</source>
        <comment>the-subject</comment>
        <translation>die Keule</translation>
    </message>
    <message>
        <source>club</source>
        <comment>the-object</comment>
        <translation>die Keule</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a-subject</comment>
        <translation>eine Keule</translation>
    </message>
    <message>
        <source>club</source>
        <comment>a-object</comment>
        <translation>eine Keule</translation>
    </message>
    <message>
        <source>rusty dagger</source>
        <comment>bare</comment>
        <translation>rostiger Dolch</translation>
    </message>
    <message>
        <source>rusty dagger</source>
        <comment>the-subject</comment>
        <translation>der rostige Dolch</translation>
    </message>
    <message>
        <source>rusty dagger</source>
        <comment>the-object</comment>
        <translation>den rostigen Dolch</translation>
    </message>
    <message>
        <source>rusty dagger</source>
        <comment>a-subject</comment>
        <translation>ein rostiger Dolch</translation>
    </message>
    <message>
        <source>rusty dagger</source>
        <comment>a-object</comment>
        <translation>einen rostigen Dolch</translation>
    </message>
    <message>
        <source>iron sword</source>
        <comment>bare</comment>
        <translation>Eisenschwert</translation>
    </message>
    <message>
        <source>iron sword</source>
        <comment>the-subject</comment>
        <translation>das Eisenschwert</translation>
    </message>
    <message>
        <source>iron sword</source>
        <comment>the-object</comment>
        <translation>das Eisenschwert</translation>
    </message>
    <message>
        <source>iron sword</source>
        <comment>a-subject</comment>
        <translation>ein Eisenschwert</translation>
    </message>
    <message>
        <source>iron sword</source>
        <comment>a-object</comment>
        <translation>ein Eisenschwert</translation>
    </message>
    <message>
        <source>wooden staff</source>
        <comment>bare</comment>
        <translation>Holzstab</translation>
    </message>
    <message>
        <source>wooden staff</source>
        <comment>the-subject</comment>
        <translation>der Holzstab</translation>
    </message>
    <message>
        <source>wooden staff</source>
        <comment>the-object</comment>
        <translation>den Holzstab</translation>
    </message>
    <message>
        <source>wooden staff</source>
        <comment>a-subject</comment>
        <translation>ein Holzstab</translation>
    </message>
    <message>
        <source>wooden staff</source>
        <comment>a-object</comment>
        <translation>einen Holzstab</translation>
    </message>
    <message>
        <source>leather jacket</source>
        <comment>bare</comment>
        <translation>Lederjacke</translation>
    </message>
    <message>
        <source>leather jacket</source>
        <comment>the-subject</comment>
        <translation>die Lederjacke</translation>
    </message>
    <message>
        <source>leather jacket</source>
        <comment>the-object</comment>
        <translation>die Lederjacke</translation>
    </message>
    <message>
        <source>leather jacket</source>
        <comment>a-subject</comment>
        <translation>eine Lederjacke</translation>
    </message>
    <message>
        <source>leather jacket</source>
        <comment>a-object</comment>
        <translation>eine Lederjacke</translation>
    </message>
    <message>
        <source>leather tunic</source>
        <comment>bare</comment>
        <translation>Ledertunika</translation>
    </message>
    <message>
        <source>leather tunic</source>
        <comment>the-subject</comment>
        <translation>die Ledertunika</translation>
    </message>
    <message>
        <source>leather tunic</source>
        <comment>the-object</comment>
        <translation>die Ledertunika</translation>
    </message>
    <message>
        <source>leather tunic</source>
        <comment>a-subject</comment>
        <translation>eine Ledertunika</translation>
    </message>
    <message>
        <source>leather tunic</source>
        <comment>a-object</comment>
        <translation>eine Ledertunika</translation>
    </message>
    <message>
        <source>bat meat</source>
        <comment>bare</comment>
        <translation>Fledermausfleisch</translation>
    </message>
    <message>
        <source>bat meat</source>
        <comment>the-subject</comment>
        <translation>das Fledermausfleisch</translation>
    </message>
    <message>
        <source>bat meat</source>
        <comment>the-object</comment>
        <translation>das Fledermausfleisch</translation>
    </message>
    <message>
        <source>bat meat</source>
        <comment>a-subject</comment>
        <translation>Fledermausfleisch</translation>
    </message>
    <message>
        <source>bat meat</source>
        <comment>a-object</comment>
        <translation>Fledermausfleisch</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>bare</comment>
        <translation>Speisepilz</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>the-subject</comment>
        <translation>der Speisepilz</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>the-object</comment>
        <translation>den Speisepilz</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>a-subject</comment>
        <translation>ein Speisepilz</translation>
    </message>
    <message>
        <source>mushroom</source>
        <comment>a-object</comment>
        <translation>einen Speisepilz</translation>
    </message>
    <message>
        <source>key</source>
        <comment>bare</comment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the-subject</comment>
        <translation>der Schlüssel</translation>
    </message>
    <message>
        <source>key</source>
        <comment>the-object</comment>
        <translation>den Schlüssel</translation>
    </message>
    <message>
        <source>key</source>
        <comment>a-subject</comment>
        <translation>ein Schlüssel</translation>
    </message>
    <message>
        <source>key</source>
        <comment>a-object</comment>
        <translation>einen Schlüssel</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>bare</comment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>the-subject</comment>
        <translation>die Münzen</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>the-object</comment>
        <translation>die Münzen</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a-subject</comment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a-object</comment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>axe</source>
        <comment>bare</comment>
        <translation>Axt</translation>
    </message>
    <message>
        <source>axe</source>
        <comment>the-subject</comment>
        <translation>die Axt</translation>
    </message>
    <message>
        <source>axe</source>
        <comment>the-object</comment>
        <translation>die Axt</translation>
    </message>
    <message>
        <source>axe</source>
        <comment>a-subject</comment>
        <translation>eine Axt</translation>
    </message>
    <message>
        <source>axe</source>
        <comment>a-object</comment>
        <translation>eine Axt</translation>
    </message>
    <message>
        <source>spear</source>
        <comment>bare</comment>
        <translation>Speer</translation>
    </message>
    <message>
        <source>spear</source>
        <comment>the-subject</comment>
        <translation>der Speer</translation>
    </message>
    <message>
        <source>spear</source>
        <comment>the-object</comment>
        <translation>den Speer</translation>
    </message>
    <message>
        <source>spear</source>
        <comment>a-subject</comment>
        <translation>ein Speer</translation>
    </message>
    <message>
        <source>spear</source>
        <comment>a-object</comment>
        <translation>einen Speer</translation>
    </message>
    <message>
        <source>amulet</source>
        <comment>bare</comment>
        <translation>Amulett</translation>
    </message>
    <message>
        <source>amulet</source>
        <comment>the-subject</comment>
        <translation>das Amulett</translation>
    </message>
    <message>
        <source>amulet</source>
        <comment>the-object</comment>
        <translation>das Amulett</translation>
    </message>
    <message>
        <source>amulet</source>
        <comment>a-subject</comment>
        <translation>ein Amulett</translation>
    </message>
    <message>
        <source>amulet</source>
        <comment>a-object</comment>
        <translation>ein Amulett</translation>
    </message>
    <message>
        <source>mace</source>
        <comment>bare</comment>
        <translation>Streitkolben</translation>
    </message>
    <message>
        <source>mace</source>
        <comment>the-subject</comment>
        <translation>der Streitkolben</translation>
    </message>
    <message>
        <source>mace</source>
        <comment>the-object</comment>
        <translation>den Streitkolben</translation>
    </message>
    <message>
        <source>mace</source>
        <comment>a-subject</comment>
        <translation>ein Streitkolben</translation>
    </message>
    <message>
        <source>mace</source>
        <comment>a-object</comment>
        <translation>einen Streitkolben</translation>
    </message>
    <message>
        <source>war hammer</source>
        <comment>bare</comment>
        <translation>Kriegshammer</translation>
    </message>
    <message>
        <source>war hammer</source>
        <comment>the-subject</comment>
        <translation>der Kriegshammer</translation>
    </message>
    <message>
        <source>war hammer</source>
        <comment>the-object</comment>
        <translation>den Kriegshammer</translation>
    </message>
    <message>
        <source>war hammer</source>
        <comment>a-subject</comment>
        <translation>ein Kriegshammer</translation>
    </message>
    <message>
        <source>war hammer</source>
        <comment>a-object</comment>
        <translation>einen Kriegshammer</translation>
    </message>
    <message>
        <source>halberd</source>
        <comment>bare</comment>
        <translation>Hellebarde</translation>
    </message>
    <message>
        <source>halberd</source>
        <comment>the-subject</comment>
        <translation>die Hellebarde</translation>
    </message>
    <message>
        <source>halberd</source>
        <comment>the-object</comment>
        <translation>die Hellebarde</translation>
    </message>
    <message>
        <source>halberd</source>
        <comment>a-subject</comment>
        <translation>eine Hellebarde</translation>
    </message>
    <message>
        <source>halberd</source>
        <comment>a-object</comment>
        <translation>eine Hellebarde</translation>
    </message>
    <message>
        <source>throwing knife</source>
        <comment>bare</comment>
        <translation>Wurfmesser</translation>
    </message>
    <message>
        <source>throwing knife</source>
        <comment>the-subject</comment>
        <translation>das Wurfmesser</translation>
    </message>
    <message>
        <source>throwing knife</source>
        <comment>the-object</comment>
        <translation>das Wurfmesser</translation>
    </message>
    <message>
        <source>throwing knife</source>
        <comment>a-subject</comment>
        <translation>ein Wurfmesser</translation>
    </message>
    <message>
        <source>throwing knife</source>
        <comment>a-object</comment>
        <translation>ein Wurfmesser</translation>
    </message>
    <message>
        <source>javelin</source>
        <comment>bare</comment>
        <translation>Wurfspeer</translation>
    </message>
    <message>
        <source>javelin</source>
        <comment>the-subject</comment>
        <translation>der Wurfspeer</translation>
    </message>
    <message>
        <source>javelin</source>
        <comment>the-object</comment>
        <translation>den Wurfspeer</translation>
    </message>
    <message>
        <source>javelin</source>
        <comment>a-subject</comment>
        <translation>ein Wurfspeer</translation>
    </message>
    <message>
        <source>javelin</source>
        <comment>a-object</comment>
        <translation>einen Wurfspeer</translation>
    </message>
    <message>
        <source>pickaxe</source>
        <comment>bare</comment>
        <translation>Spitzhacke</translation>
    </message>
    <message>
        <source>pickaxe</source>
        <comment>the-subject</comment>
        <translation>die Spitzhacke</translation>
    </message>
    <message>
        <source>pickaxe</source>
        <comment>the-object</comment>
        <translation>die Spitzhacke</translation>
    </message>
    <message>
        <source>pickaxe</source>
        <comment>a-subject</comment>
        <translation>eine Spitzhacke</translation>
    </message>
    <message>
        <source>pickaxe</source>
        <comment>a-object</comment>
        <translation>eine Spitzhacke</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>bare</comment>
        <translation>Schild</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>the-subject</comment>
        <translation>der Schild</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>the-object</comment>
        <translation>den Schild</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>a-subject</comment>
        <translation>ein Schild</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>a-object</comment>
        <translation>einen Schild</translation>
    </message>
    <message>
        <source>cloak</source>
        <comment>bare</comment>
        <translation>Umhang</translation>
    </message>
    <message>
        <source>cloak</source>
        <comment>the-subject</comment>
        <translation>der Umhang</translation>
    </message>
    <message>
        <source>cloak</source>
        <comment>the-object</comment>
        <translation>den Umhang</translation>
    </message>
    <message>
        <source>cloak</source>
        <comment>a-subject</comment>
        <translation>ein Umhang</translation>
    </message>
    <message>
        <source>cloak</source>
        <comment>a-object</comment>
        <translation>einen Umhang</translation>
    </message>
    <message>
        <source>scale mail</source>
        <comment>bare</comment>
        <translation>Schuppenpanzer</translation>
    </message>
    <message>
        <source>scale mail</source>
        <comment>the-subject</comment>
        <translation>der Schuppenpanzer</translation>
    </message>
    <message>
        <source>scale mail</source>
        <comment>the-object</comment>
        <translation>den Schuppenpanzer</translation>
    </message>
    <message>
        <source>scale mail</source>
        <comment>a-subject</comment>
        <translation>ein Schuppenpanzer</translation>
    </message>
    <message>
        <source>scale mail</source>
        <comment>a-object</comment>
        <translation>einen Schuppenpanzer</translation>
    </message>
    <message>
        <source>dragonhide</source>
        <comment>bare</comment>
        <translation>Drachenpanzer</translation>
    </message>
    <message>
        <source>dragonhide</source>
        <comment>the-subject</comment>
        <translation>der Drachenpanzer</translation>
    </message>
    <message>
        <source>dragonhide</source>
        <comment>the-object</comment>
        <translation>den Drachenpanzer</translation>
    </message>
    <message>
        <source>dragonhide</source>
        <comment>a-subject</comment>
        <translation>ein Drachenpanzer</translation>
    </message>
    <message>
        <source>dragonhide</source>
        <comment>a-object</comment>
        <translation>einen Drachenpanzer</translation>
    </message>
    <message>
        <source>loaf of bread</source>
        <comment>bare</comment>
        <translation>Laib Brot</translation>
    </message>
    <message>
        <source>loaf of bread</source>
        <comment>the-subject</comment>
        <translation>der Laib Brot</translation>
    </message>
    <message>
        <source>loaf of bread</source>
        <comment>the-object</comment>
        <translation>den Laib Brot</translation>
    </message>
    <message>
        <source>loaf of bread</source>
        <comment>a-subject</comment>
        <translation>ein Laib Brot</translation>
    </message>
    <message>
        <source>loaf of bread</source>
        <comment>a-object</comment>
        <translation>einen Laib Brot</translation>
    </message>
    <message>
        <source>cheese</source>
        <comment>bare</comment>
        <translation>Käse</translation>
    </message>
    <message>
        <source>cheese</source>
        <comment>the-subject</comment>
        <translation>der Käse</translation>
    </message>
    <message>
        <source>cheese</source>
        <comment>the-object</comment>
        <translation>den Käse</translation>
    </message>
    <message>
        <source>cheese</source>
        <comment>a-subject</comment>
        <translation>ein Käse</translation>
    </message>
    <message>
        <source>cheese</source>
        <comment>a-object</comment>
        <translation>einen Käse</translation>
    </message>
    <message>
        <source>dried fish</source>
        <comment>bare</comment>
        <translation>Trockenfisch</translation>
    </message>
    <message>
        <source>dried fish</source>
        <comment>the-subject</comment>
        <translation>der Trockenfisch</translation>
    </message>
    <message>
        <source>dried fish</source>
        <comment>the-object</comment>
        <translation>den Trockenfisch</translation>
    </message>
    <message>
        <source>dried fish</source>
        <comment>a-subject</comment>
        <translation>ein Trockenfisch</translation>
    </message>
    <message>
        <source>dried fish</source>
        <comment>a-object</comment>
        <translation>einen Trockenfisch</translation>
    </message>
    <message>
        <source>honey</source>
        <comment>bare</comment>
        <translation>Honig</translation>
    </message>
    <message>
        <source>honey</source>
        <comment>the-subject</comment>
        <translation>der Honig</translation>
    </message>
    <message>
        <source>honey</source>
        <comment>the-object</comment>
        <translation>den Honig</translation>
    </message>
    <message>
        <source>honey</source>
        <comment>a-subject</comment>
        <translation>Honig</translation>
    </message>
    <message>
        <source>honey</source>
        <comment>a-object</comment>
        <translation>Honig</translation>
    </message>
    <message>
        <source>meat</source>
        <comment>bare</comment>
        <translation>Fleisch</translation>
    </message>
    <message>
        <source>meat</source>
        <comment>the-subject</comment>
        <translation>das Fleisch</translation>
    </message>
    <message>
        <source>meat</source>
        <comment>the-object</comment>
        <translation>das Fleisch</translation>
    </message>
    <message>
        <source>meat</source>
        <comment>a-subject</comment>
        <translation>Fleisch</translation>
    </message>
    <message>
        <source>meat</source>
        <comment>a-object</comment>
        <translation>Fleisch</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>bare</comment>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>the-subject</comment>
        <translation>der Bogen</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>the-object</comment>
        <translation>den Bogen</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>a-subject</comment>
        <translation>ein Bogen</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>a-object</comment>
        <translation>einen Bogen</translation>
    </message>
    <message>
        <source>arrow</source>
        <comment>bare</comment>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>arrow</source>
        <comment>the-subject</comment>
        <translation>der Pfeil</translation>
    </message>
    <message>
        <source>arrow</source>
        <comment>the-object</comment>
        <translation>den Pfeil</translation>
    </message>
    <message>
        <source>arrow</source>
        <comment>a-subject</comment>
        <translation>ein Pfeil</translation>
    </message>
    <message>
        <source>arrow</source>
        <comment>a-object</comment>
        <translation>einen Pfeil</translation>
    </message>
    <message>
        <source>potion of haste</source>
        <comment>bare</comment>
        <translation>Trank der Eile</translation>
    </message>
    <message>
        <source>potion of haste</source>
        <comment>the-subject</comment>
        <translation>der Trank der Eile</translation>
    </message>
    <message>
        <source>potion of haste</source>
        <comment>the-object</comment>
        <translation>den Trank der Eile</translation>
    </message>
    <message>
        <source>potion of haste</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Eile</translation>
    </message>
    <message>
        <source>potion of haste</source>
        <comment>a-object</comment>
        <translation>einen Trank der Eile</translation>
    </message>
    <message>
        <source>scarlet potion</source>
        <comment>bare</comment>
        <translation>scharlachroter Trank</translation>
    </message>
    <message>
        <source>scarlet potion</source>
        <comment>the-subject</comment>
        <translation>der scharlachrote Trank</translation>
    </message>
    <message>
        <source>scarlet potion</source>
        <comment>the-object</comment>
        <translation>den scharlachroten Trank</translation>
    </message>
    <message>
        <source>scarlet potion</source>
        <comment>a-subject</comment>
        <translation>ein scharlachroter Trank</translation>
    </message>
    <message>
        <source>scarlet potion</source>
        <comment>a-object</comment>
        <translation>einen scharlachroten Trank</translation>
    </message>
    <message>
        <source>orange potion</source>
        <comment>bare</comment>
        <translation>orangefarbener Trank</translation>
    </message>
    <message>
        <source>orange potion</source>
        <comment>the-subject</comment>
        <translation>der orangefarbene Trank</translation>
    </message>
    <message>
        <source>orange potion</source>
        <comment>the-object</comment>
        <translation>den orangefarbenen Trank</translation>
    </message>
    <message>
        <source>orange potion</source>
        <comment>a-subject</comment>
        <translation>ein orangefarbener Trank</translation>
    </message>
    <message>
        <source>orange potion</source>
        <comment>a-object</comment>
        <translation>einen orangefarbenen Trank</translation>
    </message>
    <message>
        <source>golden potion</source>
        <comment>bare</comment>
        <translation>goldener Trank</translation>
    </message>
    <message>
        <source>golden potion</source>
        <comment>the-subject</comment>
        <translation>der goldene Trank</translation>
    </message>
    <message>
        <source>golden potion</source>
        <comment>the-object</comment>
        <translation>den goldenen Trank</translation>
    </message>
    <message>
        <source>golden potion</source>
        <comment>a-subject</comment>
        <translation>ein goldener Trank</translation>
    </message>
    <message>
        <source>golden potion</source>
        <comment>a-object</comment>
        <translation>einen goldenen Trank</translation>
    </message>
    <message>
        <source>green potion</source>
        <comment>bare</comment>
        <translation>grüner Trank</translation>
    </message>
    <message>
        <source>green potion</source>
        <comment>the-subject</comment>
        <translation>der grüne Trank</translation>
    </message>
    <message>
        <source>green potion</source>
        <comment>the-object</comment>
        <translation>den grünen Trank</translation>
    </message>
    <message>
        <source>green potion</source>
        <comment>a-subject</comment>
        <translation>ein grüner Trank</translation>
    </message>
    <message>
        <source>green potion</source>
        <comment>a-object</comment>
        <translation>einen grünen Trank</translation>
    </message>
    <message>
        <source>violet potion</source>
        <comment>bare</comment>
        <translation>violetter Trank</translation>
    </message>
    <message>
        <source>violet potion</source>
        <comment>the-subject</comment>
        <translation>der violette Trank</translation>
    </message>
    <message>
        <source>violet potion</source>
        <comment>the-object</comment>
        <translation>den violetten Trank</translation>
    </message>
    <message>
        <source>violet potion</source>
        <comment>a-subject</comment>
        <translation>ein violetter Trank</translation>
    </message>
    <message>
        <source>violet potion</source>
        <comment>a-object</comment>
        <translation>einen violetten Trank</translation>
    </message>
    <message>
        <source>azure potion</source>
        <comment>bare</comment>
        <translation>himmelblauer Trank</translation>
    </message>
    <message>
        <source>azure potion</source>
        <comment>the-subject</comment>
        <translation>der himmelblaue Trank</translation>
    </message>
    <message>
        <source>azure potion</source>
        <comment>the-object</comment>
        <translation>den himmelblauen Trank</translation>
    </message>
    <message>
        <source>azure potion</source>
        <comment>a-subject</comment>
        <translation>ein himmelblauer Trank</translation>
    </message>
    <message>
        <source>azure potion</source>
        <comment>a-object</comment>
        <translation>einen himmelblauen Trank</translation>
    </message>
    <message>
        <source>crimson potion</source>
        <comment>bare</comment>
        <translation>purpurroter Trank</translation>
    </message>
    <message>
        <source>crimson potion</source>
        <comment>the-subject</comment>
        <translation>der purpurrote Trank</translation>
    </message>
    <message>
        <source>crimson potion</source>
        <comment>the-object</comment>
        <translation>den purpurroten Trank</translation>
    </message>
    <message>
        <source>crimson potion</source>
        <comment>a-subject</comment>
        <translation>ein purpurroter Trank</translation>
    </message>
    <message>
        <source>crimson potion</source>
        <comment>a-object</comment>
        <translation>einen purpurroten Trank</translation>
    </message>
    <message>
        <source>turquoise potion</source>
        <comment>bare</comment>
        <translation>türkisfarbener Trank</translation>
    </message>
    <message>
        <source>turquoise potion</source>
        <comment>the-subject</comment>
        <translation>der türkisfarbene Trank</translation>
    </message>
    <message>
        <source>turquoise potion</source>
        <comment>the-object</comment>
        <translation>den türkisfarbenen Trank</translation>
    </message>
    <message>
        <source>turquoise potion</source>
        <comment>a-subject</comment>
        <translation>ein türkisfarbener Trank</translation>
    </message>
    <message>
        <source>turquoise potion</source>
        <comment>a-object</comment>
        <translation>einen türkisfarbenen Trank</translation>
    </message>
    <message>
        <source>amber potion</source>
        <comment>bare</comment>
        <translation>bernsteinfarbener Trank</translation>
    </message>
    <message>
        <source>amber potion</source>
        <comment>the-subject</comment>
        <translation>der bernsteinfarbene Trank</translation>
    </message>
    <message>
        <source>amber potion</source>
        <comment>the-object</comment>
        <translation>den bernsteinfarbenen Trank</translation>
    </message>
    <message>
        <source>amber potion</source>
        <comment>a-subject</comment>
        <translation>ein bernsteinfarbener Trank</translation>
    </message>
    <message>
        <source>amber potion</source>
        <comment>a-object</comment>
        <translation>einen bernsteinfarbenen Trank</translation>
    </message>
    <message>
        <source>blue potion</source>
        <comment>bare</comment>
        <translation>blauer Trank</translation>
    </message>
    <message>
        <source>blue potion</source>
        <comment>the-subject</comment>
        <translation>der blaue Trank</translation>
    </message>
    <message>
        <source>blue potion</source>
        <comment>the-object</comment>
        <translation>den blauen Trank</translation>
    </message>
    <message>
        <source>blue potion</source>
        <comment>a-subject</comment>
        <translation>ein blauer Trank</translation>
    </message>
    <message>
        <source>blue potion</source>
        <comment>a-object</comment>
        <translation>einen blauen Trank</translation>
    </message>
    <message>
        <source>rosy potion</source>
        <comment>bare</comment>
        <translation>rosiger Trank</translation>
    </message>
    <message>
        <source>rosy potion</source>
        <comment>the-subject</comment>
        <translation>der rosige Trank</translation>
    </message>
    <message>
        <source>rosy potion</source>
        <comment>the-object</comment>
        <translation>den rosigen Trank</translation>
    </message>
    <message>
        <source>rosy potion</source>
        <comment>a-subject</comment>
        <translation>ein rosiger Trank</translation>
    </message>
    <message>
        <source>rosy potion</source>
        <comment>a-object</comment>
        <translation>einen rosigen Trank</translation>
    </message>
    <message>
        <source>grassy potion</source>
        <comment>bare</comment>
        <translation>grasgrüner Trank</translation>
    </message>
    <message>
        <source>grassy potion</source>
        <comment>the-subject</comment>
        <translation>der grasgrüne Trank</translation>
    </message>
    <message>
        <source>grassy potion</source>
        <comment>the-object</comment>
        <translation>den grasgrünen Trank</translation>
    </message>
    <message>
        <source>grassy potion</source>
        <comment>a-subject</comment>
        <translation>ein grasgrüner Trank</translation>
    </message>
    <message>
        <source>grassy potion</source>
        <comment>a-object</comment>
        <translation>einen grasgrünen Trank</translation>
    </message>
    <message>
        <source>pink potion</source>
        <comment>bare</comment>
        <translation>rosafarbener Trank</translation>
    </message>
    <message>
        <source>pink potion</source>
        <comment>the-subject</comment>
        <translation>der rosafarbene Trank</translation>
    </message>
    <message>
        <source>pink potion</source>
        <comment>the-object</comment>
        <translation>den rosafarbenen Trank</translation>
    </message>
    <message>
        <source>pink potion</source>
        <comment>a-subject</comment>
        <translation>ein rosafarbener Trank</translation>
    </message>
    <message>
        <source>pink potion</source>
        <comment>a-object</comment>
        <translation>einen rosafarbenen Trank</translation>
    </message>
    <message>
        <source>brown potion</source>
        <comment>bare</comment>
        <translation>brauner Trank</translation>
    </message>
    <message>
        <source>brown potion</source>
        <comment>the-subject</comment>
        <translation>der braune Trank</translation>
    </message>
    <message>
        <source>brown potion</source>
        <comment>the-object</comment>
        <translation>den braunen Trank</translation>
    </message>
    <message>
        <source>brown potion</source>
        <comment>a-subject</comment>
        <translation>ein brauner Trank</translation>
    </message>
    <message>
        <source>brown potion</source>
        <comment>a-object</comment>
        <translation>einen braunen Trank</translation>
    </message>
    <message>
        <source>milky potion</source>
        <comment>bare</comment>
        <translation>milchiger Trank</translation>
    </message>
    <message>
        <source>milky potion</source>
        <comment>the-subject</comment>
        <translation>der milchige Trank</translation>
    </message>
    <message>
        <source>milky potion</source>
        <comment>the-object</comment>
        <translation>den milchigen Trank</translation>
    </message>
    <message>
        <source>milky potion</source>
        <comment>a-subject</comment>
        <translation>ein milchiger Trank</translation>
    </message>
    <message>
        <source>milky potion</source>
        <comment>a-object</comment>
        <translation>einen milchigen Trank</translation>
    </message>
    <message>
        <source>murky potion</source>
        <comment>bare</comment>
        <translation>trüber Trank</translation>
    </message>
    <message>
        <source>murky potion</source>
        <comment>the-subject</comment>
        <translation>der trübe Trank</translation>
    </message>
    <message>
        <source>murky potion</source>
        <comment>the-object</comment>
        <translation>den trüben Trank</translation>
    </message>
    <message>
        <source>murky potion</source>
        <comment>a-subject</comment>
        <translation>ein trüber Trank</translation>
    </message>
    <message>
        <source>murky potion</source>
        <comment>a-object</comment>
        <translation>einen trüben Trank</translation>
    </message>
    <message>
        <source>starry potion</source>
        <comment>bare</comment>
        <translation>sterniger Trank</translation>
    </message>
    <message>
        <source>starry potion</source>
        <comment>the-subject</comment>
        <translation>der sternige Trank</translation>
    </message>
    <message>
        <source>starry potion</source>
        <comment>the-object</comment>
        <translation>den sternigen Trank</translation>
    </message>
    <message>
        <source>starry potion</source>
        <comment>a-subject</comment>
        <translation>ein sterniger Trank</translation>
    </message>
    <message>
        <source>starry potion</source>
        <comment>a-object</comment>
        <translation>einen sternigen Trank</translation>
    </message>
    <message>
        <source>silver potion</source>
        <comment>bare</comment>
        <translation>silberner Trank</translation>
    </message>
    <message>
        <source>silver potion</source>
        <comment>the-subject</comment>
        <translation>der silberne Trank</translation>
    </message>
    <message>
        <source>silver potion</source>
        <comment>the-object</comment>
        <translation>den silbernen Trank</translation>
    </message>
    <message>
        <source>silver potion</source>
        <comment>a-subject</comment>
        <translation>ein silberner Trank</translation>
    </message>
    <message>
        <source>silver potion</source>
        <comment>a-object</comment>
        <translation>einen silbernen Trank</translation>
    </message>
    <message>
        <source>smoky potion</source>
        <comment>bare</comment>
        <translation>rauchiger Trank</translation>
    </message>
    <message>
        <source>smoky potion</source>
        <comment>the-subject</comment>
        <translation>der rauchige Trank</translation>
    </message>
    <message>
        <source>smoky potion</source>
        <comment>the-object</comment>
        <translation>den rauchigen Trank</translation>
    </message>
    <message>
        <source>smoky potion</source>
        <comment>a-subject</comment>
        <translation>ein rauchiger Trank</translation>
    </message>
    <message>
        <source>smoky potion</source>
        <comment>a-object</comment>
        <translation>einen rauchigen Trank</translation>
    </message>
    <message>
        <source>striped potion</source>
        <comment>bare</comment>
        <translation>gestreifter Trank</translation>
    </message>
    <message>
        <source>striped potion</source>
        <comment>the-subject</comment>
        <translation>der gestreifte Trank</translation>
    </message>
    <message>
        <source>striped potion</source>
        <comment>the-object</comment>
        <translation>den gestreiften Trank</translation>
    </message>
    <message>
        <source>striped potion</source>
        <comment>a-subject</comment>
        <translation>ein gestreifter Trank</translation>
    </message>
    <message>
        <source>striped potion</source>
        <comment>a-object</comment>
        <translation>einen gestreiften Trank</translation>
    </message>
    <message>
        <source>olive potion</source>
        <comment>bare</comment>
        <translation>olivgrüner Trank</translation>
    </message>
    <message>
        <source>olive potion</source>
        <comment>the-subject</comment>
        <translation>der olivgrüne Trank</translation>
    </message>
    <message>
        <source>olive potion</source>
        <comment>the-object</comment>
        <translation>den olivgrünen Trank</translation>
    </message>
    <message>
        <source>olive potion</source>
        <comment>a-subject</comment>
        <translation>ein olivgrüner Trank</translation>
    </message>
    <message>
        <source>olive potion</source>
        <comment>a-object</comment>
        <translation>einen olivgrünen Trank</translation>
    </message>
    <message>
        <source>peach potion</source>
        <comment>bare</comment>
        <translation>pfirsichfarbener Trank</translation>
    </message>
    <message>
        <source>peach potion</source>
        <comment>the-subject</comment>
        <translation>der pfirsichfarbene Trank</translation>
    </message>
    <message>
        <source>peach potion</source>
        <comment>the-object</comment>
        <translation>den pfirsichfarbenen Trank</translation>
    </message>
    <message>
        <source>peach potion</source>
        <comment>a-subject</comment>
        <translation>ein pfirsichfarbener Trank</translation>
    </message>
    <message>
        <source>peach potion</source>
        <comment>a-object</comment>
        <translation>einen pfirsichfarbenen Trank</translation>
    </message>
    <message>
        <source>scroll with a fish seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Fischsiegel</translation>
    </message>
    <message>
        <source>scroll with a fish seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Fischsiegel</translation>
    </message>
    <message>
        <source>scroll with a fish seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Fischsiegel</translation>
    </message>
    <message>
        <source>scroll with a fish seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Fischsiegel</translation>
    </message>
    <message>
        <source>scroll with a fish seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Fischsiegel</translation>
    </message>
    <message>
        <source>scroll with a sun seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Sonnensiegel</translation>
    </message>
    <message>
        <source>scroll with a sun seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Sonnensiegel</translation>
    </message>
    <message>
        <source>scroll with a sun seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Sonnensiegel</translation>
    </message>
    <message>
        <source>scroll with a sun seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Sonnensiegel</translation>
    </message>
    <message>
        <source>scroll with a sun seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Sonnensiegel</translation>
    </message>
    <message>
        <source>scroll with an eye seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Augensiegel</translation>
    </message>
    <message>
        <source>scroll with an eye seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Augensiegel</translation>
    </message>
    <message>
        <source>scroll with an eye seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Augensiegel</translation>
    </message>
    <message>
        <source>scroll with an eye seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Augensiegel</translation>
    </message>
    <message>
        <source>scroll with an eye seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Augensiegel</translation>
    </message>
    <message>
        <source>scroll with a leaf seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Blattsiegel</translation>
    </message>
    <message>
        <source>scroll with a leaf seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Blattsiegel</translation>
    </message>
    <message>
        <source>scroll with a leaf seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Blattsiegel</translation>
    </message>
    <message>
        <source>scroll with a leaf seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Blattsiegel</translation>
    </message>
    <message>
        <source>scroll with a leaf seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Blattsiegel</translation>
    </message>
    <message>
        <source>scroll with a hand seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Handsiegel</translation>
    </message>
    <message>
        <source>scroll with a hand seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Handsiegel</translation>
    </message>
    <message>
        <source>scroll with a hand seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Handsiegel</translation>
    </message>
    <message>
        <source>scroll with a hand seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Handsiegel</translation>
    </message>
    <message>
        <source>scroll with a hand seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Handsiegel</translation>
    </message>
    <message>
        <source>scroll with a moon seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Mondsiegel</translation>
    </message>
    <message>
        <source>scroll with a moon seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Mondsiegel</translation>
    </message>
    <message>
        <source>scroll with a moon seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Mondsiegel</translation>
    </message>
    <message>
        <source>scroll with a moon seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Mondsiegel</translation>
    </message>
    <message>
        <source>scroll with a moon seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Mondsiegel</translation>
    </message>
    <message>
        <source>scroll with a star seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Sternsiegel</translation>
    </message>
    <message>
        <source>scroll with a star seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Sternsiegel</translation>
    </message>
    <message>
        <source>scroll with a star seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Sternsiegel</translation>
    </message>
    <message>
        <source>scroll with a star seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Sternsiegel</translation>
    </message>
    <message>
        <source>scroll with a star seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Sternsiegel</translation>
    </message>
    <message>
        <source>scroll with a tower seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Turmsiegel</translation>
    </message>
    <message>
        <source>scroll with a tower seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Turmsiegel</translation>
    </message>
    <message>
        <source>scroll with a tower seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Turmsiegel</translation>
    </message>
    <message>
        <source>scroll with a tower seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Turmsiegel</translation>
    </message>
    <message>
        <source>scroll with a tower seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Turmsiegel</translation>
    </message>
    <message>
        <source>scroll with a bird seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Vogelsiegel</translation>
    </message>
    <message>
        <source>scroll with a bird seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Vogelsiegel</translation>
    </message>
    <message>
        <source>scroll with a bird seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Vogelsiegel</translation>
    </message>
    <message>
        <source>scroll with a bird seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Vogelsiegel</translation>
    </message>
    <message>
        <source>scroll with a bird seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Vogelsiegel</translation>
    </message>
    <message>
        <source>scroll with a key seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Schlüsselsiegel</translation>
    </message>
    <message>
        <source>scroll with a key seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Schlüsselsiegel</translation>
    </message>
    <message>
        <source>scroll with a key seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Schlüsselsiegel</translation>
    </message>
    <message>
        <source>scroll with a key seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Schlüsselsiegel</translation>
    </message>
    <message>
        <source>scroll with a key seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Schlüsselsiegel</translation>
    </message>
    <message>
        <source>scroll with a snake seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Schlangensiegel</translation>
    </message>
    <message>
        <source>scroll with a snake seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Schlangensiegel</translation>
    </message>
    <message>
        <source>scroll with a snake seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Schlangensiegel</translation>
    </message>
    <message>
        <source>scroll with a snake seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Schlangensiegel</translation>
    </message>
    <message>
        <source>scroll with a snake seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Schlangensiegel</translation>
    </message>
    <message>
        <source>scroll with a crown seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Kronensiegel</translation>
    </message>
    <message>
        <source>scroll with a crown seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Kronensiegel</translation>
    </message>
    <message>
        <source>scroll with a crown seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Kronensiegel</translation>
    </message>
    <message>
        <source>scroll with a crown seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Kronensiegel</translation>
    </message>
    <message>
        <source>scroll with a crown seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Kronensiegel</translation>
    </message>
    <message>
        <source>scroll with a wave seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Wellensiegel</translation>
    </message>
    <message>
        <source>scroll with a wave seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Wellensiegel</translation>
    </message>
    <message>
        <source>scroll with a wave seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Wellensiegel</translation>
    </message>
    <message>
        <source>scroll with a wave seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Wellensiegel</translation>
    </message>
    <message>
        <source>scroll with a wave seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Wellensiegel</translation>
    </message>
    <message>
        <source>scroll with a tree seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Baumsiegel</translation>
    </message>
    <message>
        <source>scroll with a tree seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Baumsiegel</translation>
    </message>
    <message>
        <source>scroll with a tree seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Baumsiegel</translation>
    </message>
    <message>
        <source>scroll with a tree seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Baumsiegel</translation>
    </message>
    <message>
        <source>scroll with a tree seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Baumsiegel</translation>
    </message>
    <message>
        <source>scroll with a shell seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Muschelsiegel</translation>
    </message>
    <message>
        <source>scroll with a shell seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Muschelsiegel</translation>
    </message>
    <message>
        <source>scroll with a shell seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Muschelsiegel</translation>
    </message>
    <message>
        <source>scroll with a shell seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Muschelsiegel</translation>
    </message>
    <message>
        <source>scroll with a shell seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Muschelsiegel</translation>
    </message>
    <message>
        <source>scroll with a bell seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Glockensiegel</translation>
    </message>
    <message>
        <source>scroll with a bell seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Glockensiegel</translation>
    </message>
    <message>
        <source>scroll with a bell seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Glockensiegel</translation>
    </message>
    <message>
        <source>scroll with a bell seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Glockensiegel</translation>
    </message>
    <message>
        <source>scroll with a bell seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Glockensiegel</translation>
    </message>
    <message>
        <source>scroll with a spiral seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Spiralsiegel</translation>
    </message>
    <message>
        <source>scroll with a spiral seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Spiralsiegel</translation>
    </message>
    <message>
        <source>scroll with a spiral seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Spiralsiegel</translation>
    </message>
    <message>
        <source>scroll with a spiral seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Spiralsiegel</translation>
    </message>
    <message>
        <source>scroll with a spiral seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Spiralsiegel</translation>
    </message>
    <message>
        <source>scroll with a cross seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Kreuzsiegel</translation>
    </message>
    <message>
        <source>scroll with a cross seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Kreuzsiegel</translation>
    </message>
    <message>
        <source>scroll with a cross seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Kreuzsiegel</translation>
    </message>
    <message>
        <source>scroll with a cross seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Kreuzsiegel</translation>
    </message>
    <message>
        <source>scroll with a cross seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Kreuzsiegel</translation>
    </message>
    <message>
        <source>scroll with a mask seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Maskensiegel</translation>
    </message>
    <message>
        <source>scroll with a mask seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Maskensiegel</translation>
    </message>
    <message>
        <source>scroll with a mask seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Maskensiegel</translation>
    </message>
    <message>
        <source>scroll with a mask seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Maskensiegel</translation>
    </message>
    <message>
        <source>scroll with a mask seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Maskensiegel</translation>
    </message>
    <message>
        <source>scroll with a flame seal</source>
        <comment>bare</comment>
        <translation>Schriftrolle mit Flammensiegel</translation>
    </message>
    <message>
        <source>scroll with a flame seal</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle mit Flammensiegel</translation>
    </message>
    <message>
        <source>scroll with a flame seal</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle mit Flammensiegel</translation>
    </message>
    <message>
        <source>scroll with a flame seal</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle mit Flammensiegel</translation>
    </message>
    <message>
        <source>scroll with a flame seal</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle mit Flammensiegel</translation>
    </message>
    <message>
        <source>cherry wand</source>
        <comment>bare</comment>
        <translation>Kirschholzstab</translation>
    </message>
    <message>
        <source>cherry wand</source>
        <comment>the-subject</comment>
        <translation>der Kirschholzstab</translation>
    </message>
    <message>
        <source>cherry wand</source>
        <comment>the-object</comment>
        <translation>den Kirschholzstab</translation>
    </message>
    <message>
        <source>cherry wand</source>
        <comment>a-subject</comment>
        <translation>ein Kirschholzstab</translation>
    </message>
    <message>
        <source>cherry wand</source>
        <comment>a-object</comment>
        <translation>einen Kirschholzstab</translation>
    </message>
    <message>
        <source>birch wand</source>
        <comment>bare</comment>
        <translation>Birkenstab</translation>
    </message>
    <message>
        <source>birch wand</source>
        <comment>the-subject</comment>
        <translation>der Birkenstab</translation>
    </message>
    <message>
        <source>birch wand</source>
        <comment>the-object</comment>
        <translation>den Birkenstab</translation>
    </message>
    <message>
        <source>birch wand</source>
        <comment>a-subject</comment>
        <translation>ein Birkenstab</translation>
    </message>
    <message>
        <source>birch wand</source>
        <comment>a-object</comment>
        <translation>einen Birkenstab</translation>
    </message>
    <message>
        <source>steel wand</source>
        <comment>bare</comment>
        <translation>Stahlstab</translation>
    </message>
    <message>
        <source>steel wand</source>
        <comment>the-subject</comment>
        <translation>der Stahlstab</translation>
    </message>
    <message>
        <source>steel wand</source>
        <comment>the-object</comment>
        <translation>den Stahlstab</translation>
    </message>
    <message>
        <source>steel wand</source>
        <comment>a-subject</comment>
        <translation>ein Stahlstab</translation>
    </message>
    <message>
        <source>steel wand</source>
        <comment>a-object</comment>
        <translation>einen Stahlstab</translation>
    </message>
    <message>
        <source>copper wand</source>
        <comment>bare</comment>
        <translation>Kupferstab</translation>
    </message>
    <message>
        <source>copper wand</source>
        <comment>the-subject</comment>
        <translation>der Kupferstab</translation>
    </message>
    <message>
        <source>copper wand</source>
        <comment>the-object</comment>
        <translation>den Kupferstab</translation>
    </message>
    <message>
        <source>copper wand</source>
        <comment>a-subject</comment>
        <translation>ein Kupferstab</translation>
    </message>
    <message>
        <source>copper wand</source>
        <comment>a-object</comment>
        <translation>einen Kupferstab</translation>
    </message>
    <message>
        <source>leaden wand</source>
        <comment>bare</comment>
        <translation>Bleistab</translation>
    </message>
    <message>
        <source>leaden wand</source>
        <comment>the-subject</comment>
        <translation>der Bleistab</translation>
    </message>
    <message>
        <source>leaden wand</source>
        <comment>the-object</comment>
        <translation>den Bleistab</translation>
    </message>
    <message>
        <source>leaden wand</source>
        <comment>a-subject</comment>
        <translation>ein Bleistab</translation>
    </message>
    <message>
        <source>leaden wand</source>
        <comment>a-object</comment>
        <translation>einen Bleistab</translation>
    </message>
    <message>
        <source>bone wand</source>
        <comment>bare</comment>
        <translation>Knochenstab</translation>
    </message>
    <message>
        <source>bone wand</source>
        <comment>the-subject</comment>
        <translation>der Knochenstab</translation>
    </message>
    <message>
        <source>bone wand</source>
        <comment>the-object</comment>
        <translation>den Knochenstab</translation>
    </message>
    <message>
        <source>bone wand</source>
        <comment>a-subject</comment>
        <translation>ein Knochenstab</translation>
    </message>
    <message>
        <source>bone wand</source>
        <comment>a-object</comment>
        <translation>einen Knochenstab</translation>
    </message>
    <message>
        <source>crystal wand</source>
        <comment>bare</comment>
        <translation>Kristallstab</translation>
    </message>
    <message>
        <source>crystal wand</source>
        <comment>the-subject</comment>
        <translation>der Kristallstab</translation>
    </message>
    <message>
        <source>crystal wand</source>
        <comment>the-object</comment>
        <translation>den Kristallstab</translation>
    </message>
    <message>
        <source>crystal wand</source>
        <comment>a-subject</comment>
        <translation>ein Kristallstab</translation>
    </message>
    <message>
        <source>crystal wand</source>
        <comment>a-object</comment>
        <translation>einen Kristallstab</translation>
    </message>
    <message>
        <source>flowering wand</source>
        <comment>bare</comment>
        <translation>Blütenstab</translation>
    </message>
    <message>
        <source>flowering wand</source>
        <comment>the-subject</comment>
        <translation>der Blütenstab</translation>
    </message>
    <message>
        <source>flowering wand</source>
        <comment>the-object</comment>
        <translation>den Blütenstab</translation>
    </message>
    <message>
        <source>flowering wand</source>
        <comment>a-subject</comment>
        <translation>ein Blütenstab</translation>
    </message>
    <message>
        <source>flowering wand</source>
        <comment>a-object</comment>
        <translation>einen Blütenstab</translation>
    </message>
    <message>
        <source>gilded wand</source>
        <comment>bare</comment>
        <translation>Goldstab</translation>
    </message>
    <message>
        <source>gilded wand</source>
        <comment>the-subject</comment>
        <translation>der Goldstab</translation>
    </message>
    <message>
        <source>gilded wand</source>
        <comment>the-object</comment>
        <translation>den Goldstab</translation>
    </message>
    <message>
        <source>gilded wand</source>
        <comment>a-subject</comment>
        <translation>ein Goldstab</translation>
    </message>
    <message>
        <source>gilded wand</source>
        <comment>a-object</comment>
        <translation>einen Goldstab</translation>
    </message>
    <message>
        <source>thorny wand</source>
        <comment>bare</comment>
        <translation>Dornenstab</translation>
    </message>
    <message>
        <source>thorny wand</source>
        <comment>the-subject</comment>
        <translation>der Dornenstab</translation>
    </message>
    <message>
        <source>thorny wand</source>
        <comment>the-object</comment>
        <translation>den Dornenstab</translation>
    </message>
    <message>
        <source>thorny wand</source>
        <comment>a-subject</comment>
        <translation>ein Dornenstab</translation>
    </message>
    <message>
        <source>thorny wand</source>
        <comment>a-object</comment>
        <translation>einen Dornenstab</translation>
    </message>
    <message>
        <source>willow wand</source>
        <comment>bare</comment>
        <translation>Weidenstab</translation>
    </message>
    <message>
        <source>willow wand</source>
        <comment>the-subject</comment>
        <translation>der Weidenstab</translation>
    </message>
    <message>
        <source>willow wand</source>
        <comment>the-object</comment>
        <translation>den Weidenstab</translation>
    </message>
    <message>
        <source>willow wand</source>
        <comment>a-subject</comment>
        <translation>ein Weidenstab</translation>
    </message>
    <message>
        <source>willow wand</source>
        <comment>a-object</comment>
        <translation>einen Weidenstab</translation>
    </message>
    <message>
        <source>moonlit wand</source>
        <comment>bare</comment>
        <translation>Mondstab</translation>
    </message>
    <message>
        <source>moonlit wand</source>
        <comment>the-subject</comment>
        <translation>der Mondstab</translation>
    </message>
    <message>
        <source>moonlit wand</source>
        <comment>the-object</comment>
        <translation>den Mondstab</translation>
    </message>
    <message>
        <source>moonlit wand</source>
        <comment>a-subject</comment>
        <translation>ein Mondstab</translation>
    </message>
    <message>
        <source>moonlit wand</source>
        <comment>a-object</comment>
        <translation>einen Mondstab</translation>
    </message>
    <message>
        <source>golden ring</source>
        <comment>bare</comment>
        <translation>goldener Ring</translation>
    </message>
    <message>
        <source>golden ring</source>
        <comment>the-subject</comment>
        <translation>der goldene Ring</translation>
    </message>
    <message>
        <source>golden ring</source>
        <comment>the-object</comment>
        <translation>den goldenen Ring</translation>
    </message>
    <message>
        <source>golden ring</source>
        <comment>a-subject</comment>
        <translation>ein goldener Ring</translation>
    </message>
    <message>
        <source>golden ring</source>
        <comment>a-object</comment>
        <translation>einen goldenen Ring</translation>
    </message>
    <message>
        <source>silver ring</source>
        <comment>bare</comment>
        <translation>silberner Ring</translation>
    </message>
    <message>
        <source>silver ring</source>
        <comment>the-subject</comment>
        <translation>der silberne Ring</translation>
    </message>
    <message>
        <source>silver ring</source>
        <comment>the-object</comment>
        <translation>den silbernen Ring</translation>
    </message>
    <message>
        <source>silver ring</source>
        <comment>a-subject</comment>
        <translation>ein silberner Ring</translation>
    </message>
    <message>
        <source>silver ring</source>
        <comment>a-object</comment>
        <translation>einen silbernen Ring</translation>
    </message>
    <message>
        <source>bone ring</source>
        <comment>bare</comment>
        <translation>knöcherner Ring</translation>
    </message>
    <message>
        <source>bone ring</source>
        <comment>the-subject</comment>
        <translation>der knöcherne Ring</translation>
    </message>
    <message>
        <source>bone ring</source>
        <comment>the-object</comment>
        <translation>den knöchernen Ring</translation>
    </message>
    <message>
        <source>bone ring</source>
        <comment>a-subject</comment>
        <translation>ein knöcherner Ring</translation>
    </message>
    <message>
        <source>bone ring</source>
        <comment>a-object</comment>
        <translation>einen knöchernen Ring</translation>
    </message>
    <message>
        <source>wooden ring</source>
        <comment>bare</comment>
        <translation>hölzerner Ring</translation>
    </message>
    <message>
        <source>wooden ring</source>
        <comment>the-subject</comment>
        <translation>der hölzerne Ring</translation>
    </message>
    <message>
        <source>wooden ring</source>
        <comment>the-object</comment>
        <translation>den hölzernen Ring</translation>
    </message>
    <message>
        <source>wooden ring</source>
        <comment>a-subject</comment>
        <translation>ein hölzerner Ring</translation>
    </message>
    <message>
        <source>wooden ring</source>
        <comment>a-object</comment>
        <translation>einen hölzernen Ring</translation>
    </message>
    <message>
        <source>iron ring</source>
        <comment>bare</comment>
        <translation>eiserner Ring</translation>
    </message>
    <message>
        <source>iron ring</source>
        <comment>the-subject</comment>
        <translation>der eiserne Ring</translation>
    </message>
    <message>
        <source>iron ring</source>
        <comment>the-object</comment>
        <translation>den eisernen Ring</translation>
    </message>
    <message>
        <source>iron ring</source>
        <comment>a-subject</comment>
        <translation>ein eiserner Ring</translation>
    </message>
    <message>
        <source>iron ring</source>
        <comment>a-object</comment>
        <translation>einen eisernen Ring</translation>
    </message>
    <message>
        <source>pearl ring</source>
        <comment>bare</comment>
        <translation>Perlenring</translation>
    </message>
    <message>
        <source>pearl ring</source>
        <comment>the-subject</comment>
        <translation>der Perlenring</translation>
    </message>
    <message>
        <source>pearl ring</source>
        <comment>the-object</comment>
        <translation>den Perlenring</translation>
    </message>
    <message>
        <source>pearl ring</source>
        <comment>a-subject</comment>
        <translation>ein Perlenring</translation>
    </message>
    <message>
        <source>pearl ring</source>
        <comment>a-object</comment>
        <translation>einen Perlenring</translation>
    </message>
    <message>
        <source>thorned ring</source>
        <comment>bare</comment>
        <translation>dorniger Ring</translation>
    </message>
    <message>
        <source>thorned ring</source>
        <comment>the-subject</comment>
        <translation>der dornige Ring</translation>
    </message>
    <message>
        <source>thorned ring</source>
        <comment>the-object</comment>
        <translation>den dornigen Ring</translation>
    </message>
    <message>
        <source>thorned ring</source>
        <comment>a-subject</comment>
        <translation>ein dorniger Ring</translation>
    </message>
    <message>
        <source>thorned ring</source>
        <comment>a-object</comment>
        <translation>einen dornigen Ring</translation>
    </message>
    <message>
        <source>jade ring</source>
        <comment>bare</comment>
        <translation>jadegrüner Ring</translation>
    </message>
    <message>
        <source>jade ring</source>
        <comment>the-subject</comment>
        <translation>der jadegrüne Ring</translation>
    </message>
    <message>
        <source>jade ring</source>
        <comment>the-object</comment>
        <translation>den jadegrünen Ring</translation>
    </message>
    <message>
        <source>jade ring</source>
        <comment>a-subject</comment>
        <translation>ein jadegrüner Ring</translation>
    </message>
    <message>
        <source>jade ring</source>
        <comment>a-object</comment>
        <translation>einen jadegrünen Ring</translation>
    </message>
    <message>
        <source>coiled ring</source>
        <comment>bare</comment>
        <translation>gewundener Ring</translation>
    </message>
    <message>
        <source>coiled ring</source>
        <comment>the-subject</comment>
        <translation>der gewundene Ring</translation>
    </message>
    <message>
        <source>coiled ring</source>
        <comment>the-object</comment>
        <translation>den gewundenen Ring</translation>
    </message>
    <message>
        <source>coiled ring</source>
        <comment>a-subject</comment>
        <translation>ein gewundener Ring</translation>
    </message>
    <message>
        <source>coiled ring</source>
        <comment>a-object</comment>
        <translation>einen gewundenen Ring</translation>
    </message>
    <message>
        <source>crowned ring</source>
        <comment>bare</comment>
        <translation>gekrönter Ring</translation>
    </message>
    <message>
        <source>crowned ring</source>
        <comment>the-subject</comment>
        <translation>der gekrönte Ring</translation>
    </message>
    <message>
        <source>crowned ring</source>
        <comment>the-object</comment>
        <translation>den gekrönten Ring</translation>
    </message>
    <message>
        <source>crowned ring</source>
        <comment>a-subject</comment>
        <translation>ein gekrönter Ring</translation>
    </message>
    <message>
        <source>crowned ring</source>
        <comment>a-object</comment>
        <translation>einen gekrönten Ring</translation>
    </message>
    <message>
        <source>staring ring</source>
        <comment>bare</comment>
        <translation>starrender Ring</translation>
    </message>
    <message>
        <source>staring ring</source>
        <comment>the-subject</comment>
        <translation>der starrende Ring</translation>
    </message>
    <message>
        <source>staring ring</source>
        <comment>the-object</comment>
        <translation>den starrenden Ring</translation>
    </message>
    <message>
        <source>staring ring</source>
        <comment>a-subject</comment>
        <translation>ein starrender Ring</translation>
    </message>
    <message>
        <source>staring ring</source>
        <comment>a-object</comment>
        <translation>einen starrenden Ring</translation>
    </message>
    <message>
        <source>frosted ring</source>
        <comment>bare</comment>
        <translation>bereifter Ring</translation>
    </message>
    <message>
        <source>frosted ring</source>
        <comment>the-subject</comment>
        <translation>der bereifte Ring</translation>
    </message>
    <message>
        <source>frosted ring</source>
        <comment>the-object</comment>
        <translation>den bereiften Ring</translation>
    </message>
    <message>
        <source>frosted ring</source>
        <comment>a-subject</comment>
        <translation>ein bereifter Ring</translation>
    </message>
    <message>
        <source>frosted ring</source>
        <comment>a-object</comment>
        <translation>einen bereiften Ring</translation>
    </message>
    <message>
        <source>draught of healing</source>
        <comment>bare</comment>
        <translation>Schluck der Heilung</translation>
    </message>
    <message>
        <source>draught of healing</source>
        <comment>the-subject</comment>
        <translation>der Schluck der Heilung</translation>
    </message>
    <message>
        <source>draught of healing</source>
        <comment>the-object</comment>
        <translation>den Schluck der Heilung</translation>
    </message>
    <message>
        <source>draught of healing</source>
        <comment>a-subject</comment>
        <translation>ein Schluck der Heilung</translation>
    </message>
    <message>
        <source>draught of healing</source>
        <comment>a-object</comment>
        <translation>einen Schluck der Heilung</translation>
    </message>
    <message>
        <source>potion of healing</source>
        <comment>bare</comment>
        <translation>Trank der Heilung</translation>
    </message>
    <message>
        <source>potion of healing</source>
        <comment>the-subject</comment>
        <translation>der Trank der Heilung</translation>
    </message>
    <message>
        <source>potion of healing</source>
        <comment>the-object</comment>
        <translation>den Trank der Heilung</translation>
    </message>
    <message>
        <source>potion of healing</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Heilung</translation>
    </message>
    <message>
        <source>potion of healing</source>
        <comment>a-object</comment>
        <translation>einen Trank der Heilung</translation>
    </message>
    <message>
        <source>elixir of healing</source>
        <comment>bare</comment>
        <translation>Elixier der Heilung</translation>
    </message>
    <message>
        <source>elixir of healing</source>
        <comment>the-subject</comment>
        <translation>das Elixier der Heilung</translation>
    </message>
    <message>
        <source>elixir of healing</source>
        <comment>the-object</comment>
        <translation>das Elixier der Heilung</translation>
    </message>
    <message>
        <source>elixir of healing</source>
        <comment>a-subject</comment>
        <translation>ein Elixier der Heilung</translation>
    </message>
    <message>
        <source>elixir of healing</source>
        <comment>a-object</comment>
        <translation>ein Elixier der Heilung</translation>
    </message>
    <message>
        <source>potion of floating</source>
        <comment>bare</comment>
        <translation>Trank des Schwebens</translation>
    </message>
    <message>
        <source>potion of floating</source>
        <comment>the-subject</comment>
        <translation>der Trank des Schwebens</translation>
    </message>
    <message>
        <source>potion of floating</source>
        <comment>the-object</comment>
        <translation>den Trank des Schwebens</translation>
    </message>
    <message>
        <source>potion of floating</source>
        <comment>a-subject</comment>
        <translation>ein Trank des Schwebens</translation>
    </message>
    <message>
        <source>potion of floating</source>
        <comment>a-object</comment>
        <translation>einen Trank des Schwebens</translation>
    </message>
    <message>
        <source>potion of fireproofing</source>
        <comment>bare</comment>
        <translation>Trank der Feuerfestigkeit</translation>
    </message>
    <message>
        <source>potion of fireproofing</source>
        <comment>the-subject</comment>
        <translation>der Trank der Feuerfestigkeit</translation>
    </message>
    <message>
        <source>potion of fireproofing</source>
        <comment>the-object</comment>
        <translation>den Trank der Feuerfestigkeit</translation>
    </message>
    <message>
        <source>potion of fireproofing</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Feuerfestigkeit</translation>
    </message>
    <message>
        <source>potion of fireproofing</source>
        <comment>a-object</comment>
        <translation>einen Trank der Feuerfestigkeit</translation>
    </message>
    <message>
        <source>potion of strength</source>
        <comment>bare</comment>
        <translation>Trank der Kraft</translation>
    </message>
    <message>
        <source>potion of strength</source>
        <comment>the-subject</comment>
        <translation>der Trank der Kraft</translation>
    </message>
    <message>
        <source>potion of strength</source>
        <comment>the-object</comment>
        <translation>den Trank der Kraft</translation>
    </message>
    <message>
        <source>potion of strength</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Kraft</translation>
    </message>
    <message>
        <source>potion of strength</source>
        <comment>a-object</comment>
        <translation>einen Trank der Kraft</translation>
    </message>
    <message>
        <source>potion of vitality</source>
        <comment>bare</comment>
        <translation>Trank der Lebenskraft</translation>
    </message>
    <message>
        <source>potion of vitality</source>
        <comment>the-subject</comment>
        <translation>der Trank der Lebenskraft</translation>
    </message>
    <message>
        <source>potion of vitality</source>
        <comment>the-object</comment>
        <translation>den Trank der Lebenskraft</translation>
    </message>
    <message>
        <source>potion of vitality</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Lebenskraft</translation>
    </message>
    <message>
        <source>potion of vitality</source>
        <comment>a-object</comment>
        <translation>einen Trank der Lebenskraft</translation>
    </message>
    <message>
        <source>potion of venom</source>
        <comment>bare</comment>
        <translation>Trank des Gifts</translation>
    </message>
    <message>
        <source>potion of venom</source>
        <comment>the-subject</comment>
        <translation>der Trank des Gifts</translation>
    </message>
    <message>
        <source>potion of venom</source>
        <comment>the-object</comment>
        <translation>den Trank des Gifts</translation>
    </message>
    <message>
        <source>potion of venom</source>
        <comment>a-subject</comment>
        <translation>ein Trank des Gifts</translation>
    </message>
    <message>
        <source>potion of venom</source>
        <comment>a-object</comment>
        <translation>einen Trank des Gifts</translation>
    </message>
    <message>
        <source>potion of blindness</source>
        <comment>bare</comment>
        <translation>Trank der Blindheit</translation>
    </message>
    <message>
        <source>potion of blindness</source>
        <comment>the-subject</comment>
        <translation>der Trank der Blindheit</translation>
    </message>
    <message>
        <source>potion of blindness</source>
        <comment>the-object</comment>
        <translation>den Trank der Blindheit</translation>
    </message>
    <message>
        <source>potion of blindness</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Blindheit</translation>
    </message>
    <message>
        <source>potion of blindness</source>
        <comment>a-object</comment>
        <translation>einen Trank der Blindheit</translation>
    </message>
    <message>
        <source>potion of sleep</source>
        <comment>bare</comment>
        <translation>Trank des Schlafs</translation>
    </message>
    <message>
        <source>potion of sleep</source>
        <comment>the-subject</comment>
        <translation>der Trank des Schlafs</translation>
    </message>
    <message>
        <source>potion of sleep</source>
        <comment>the-object</comment>
        <translation>den Trank des Schlafs</translation>
    </message>
    <message>
        <source>potion of sleep</source>
        <comment>a-subject</comment>
        <translation>ein Trank des Schlafs</translation>
    </message>
    <message>
        <source>potion of sleep</source>
        <comment>a-object</comment>
        <translation>einen Trank des Schlafs</translation>
    </message>
    <message>
        <source>scroll of blinking</source>
        <comment>bare</comment>
        <translation>Schriftrolle des Blinzelns</translation>
    </message>
    <message>
        <source>scroll of blinking</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle des Blinzelns</translation>
    </message>
    <message>
        <source>scroll of blinking</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle des Blinzelns</translation>
    </message>
    <message>
        <source>scroll of blinking</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle des Blinzelns</translation>
    </message>
    <message>
        <source>scroll of blinking</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle des Blinzelns</translation>
    </message>
    <message>
        <source>scroll of storm</source>
        <comment>bare</comment>
        <translation>Schriftrolle des Sturms</translation>
    </message>
    <message>
        <source>scroll of storm</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle des Sturms</translation>
    </message>
    <message>
        <source>scroll of storm</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle des Sturms</translation>
    </message>
    <message>
        <source>scroll of storm</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle des Sturms</translation>
    </message>
    <message>
        <source>scroll of storm</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle des Sturms</translation>
    </message>
    <message>
        <source>scroll of sunburst</source>
        <comment>bare</comment>
        <translation>Schriftrolle der Sonnenglut</translation>
    </message>
    <message>
        <source>scroll of sunburst</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle der Sonnenglut</translation>
    </message>
    <message>
        <source>scroll of sunburst</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle der Sonnenglut</translation>
    </message>
    <message>
        <source>scroll of sunburst</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle der Sonnenglut</translation>
    </message>
    <message>
        <source>scroll of sunburst</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle der Sonnenglut</translation>
    </message>
    <message>
        <source>scroll of naming</source>
        <comment>bare</comment>
        <translation>Schriftrolle der Namen</translation>
    </message>
    <message>
        <source>scroll of naming</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle der Namen</translation>
    </message>
    <message>
        <source>scroll of naming</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle der Namen</translation>
    </message>
    <message>
        <source>scroll of naming</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle der Namen</translation>
    </message>
    <message>
        <source>scroll of naming</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle der Namen</translation>
    </message>
    <message>
        <source>scroll of dread</source>
        <comment>bare</comment>
        <translation>Schriftrolle des Schreckens</translation>
    </message>
    <message>
        <source>scroll of dread</source>
        <comment>the-subject</comment>
        <translation>die Schriftrolle des Schreckens</translation>
    </message>
    <message>
        <source>scroll of dread</source>
        <comment>the-object</comment>
        <translation>die Schriftrolle des Schreckens</translation>
    </message>
    <message>
        <source>scroll of dread</source>
        <comment>a-subject</comment>
        <translation>eine Schriftrolle des Schreckens</translation>
    </message>
    <message>
        <source>scroll of dread</source>
        <comment>a-object</comment>
        <translation>eine Schriftrolle des Schreckens</translation>
    </message>
    <message>
        <source>wand of rime</source>
        <comment>bare</comment>
        <translation>Reifstab</translation>
    </message>
    <message>
        <source>wand of rime</source>
        <comment>the-subject</comment>
        <translation>der Reifstab</translation>
    </message>
    <message>
        <source>wand of rime</source>
        <comment>the-object</comment>
        <translation>den Reifstab</translation>
    </message>
    <message>
        <source>wand of rime</source>
        <comment>a-subject</comment>
        <translation>ein Reifstab</translation>
    </message>
    <message>
        <source>wand of rime</source>
        <comment>a-object</comment>
        <translation>einen Reifstab</translation>
    </message>
    <message>
        <source>wand of lightning</source>
        <comment>bare</comment>
        <translation>Blitzstab</translation>
    </message>
    <message>
        <source>wand of lightning</source>
        <comment>the-subject</comment>
        <translation>der Blitzstab</translation>
    </message>
    <message>
        <source>wand of lightning</source>
        <comment>the-object</comment>
        <translation>den Blitzstab</translation>
    </message>
    <message>
        <source>wand of lightning</source>
        <comment>a-subject</comment>
        <translation>ein Blitzstab</translation>
    </message>
    <message>
        <source>wand of lightning</source>
        <comment>a-object</comment>
        <translation>einen Blitzstab</translation>
    </message>
    <message>
        <source>wand of befriending</source>
        <comment>bare</comment>
        <translation>Freundschaftsstab</translation>
    </message>
    <message>
        <source>wand of befriending</source>
        <comment>the-subject</comment>
        <translation>der Freundschaftsstab</translation>
    </message>
    <message>
        <source>wand of befriending</source>
        <comment>the-object</comment>
        <translation>den Freundschaftsstab</translation>
    </message>
    <message>
        <source>wand of befriending</source>
        <comment>a-subject</comment>
        <translation>ein Freundschaftsstab</translation>
    </message>
    <message>
        <source>wand of befriending</source>
        <comment>a-object</comment>
        <translation>einen Freundschaftsstab</translation>
    </message>
    <message>
        <source>potion of might</source>
        <comment>bare</comment>
        <translation>Trank der Stärke</translation>
    </message>
    <message>
        <source>potion of might</source>
        <comment>the-subject</comment>
        <translation>der Trank der Stärke</translation>
    </message>
    <message>
        <source>potion of might</source>
        <comment>the-object</comment>
        <translation>den Trank der Stärke</translation>
    </message>
    <message>
        <source>potion of might</source>
        <comment>a-subject</comment>
        <translation>ein Trank der Stärke</translation>
    </message>
    <message>
        <source>potion of might</source>
        <comment>a-object</comment>
        <translation>einen Trank der Stärke</translation>
    </message>
    <message>
        <source>antidote</source>
        <comment>bare</comment>
        <translation>Gegengift</translation>
    </message>
    <message>
        <source>antidote</source>
        <comment>the-subject</comment>
        <translation>das Gegengift</translation>
    </message>
    <message>
        <source>antidote</source>
        <comment>the-object</comment>
        <translation>das Gegengift</translation>
    </message>
    <message>
        <source>antidote</source>
        <comment>a-subject</comment>
        <translation>ein Gegengift</translation>
    </message>
    <message>
        <source>antidote</source>
        <comment>a-object</comment>
        <translation>ein Gegengift</translation>
    </message>
    <message>
        <source>flask of venom</source>
        <comment>bare</comment>
        <translation>Giftflasche</translation>
    </message>
    <message>
        <source>flask of venom</source>
        <comment>the-subject</comment>
        <translation>die Giftflasche</translation>
    </message>
    <message>
        <source>flask of venom</source>
        <comment>the-object</comment>
        <translation>die Giftflasche</translation>
    </message>
    <message>
        <source>flask of venom</source>
        <comment>a-subject</comment>
        <translation>eine Giftflasche</translation>
    </message>
    <message>
        <source>flask of venom</source>
        <comment>a-object</comment>
        <translation>eine Giftflasche</translation>
    </message>
    <message>
        <source>teleport scroll</source>
        <comment>bare</comment>
        <translation>Rolle des Ortswechsels</translation>
    </message>
    <message>
        <source>teleport scroll</source>
        <comment>the-subject</comment>
        <translation>die Rolle des Ortswechsels</translation>
    </message>
    <message>
        <source>teleport scroll</source>
        <comment>the-object</comment>
        <translation>die Rolle des Ortswechsels</translation>
    </message>
    <message>
        <source>teleport scroll</source>
        <comment>a-subject</comment>
        <translation>eine Rolle des Ortswechsels</translation>
    </message>
    <message>
        <source>teleport scroll</source>
        <comment>a-object</comment>
        <translation>eine Rolle des Ortswechsels</translation>
    </message>
    <message>
        <source>mapping scroll</source>
        <comment>bare</comment>
        <translation>Kartenrolle</translation>
    </message>
    <message>
        <source>mapping scroll</source>
        <comment>the-subject</comment>
        <translation>die Kartenrolle</translation>
    </message>
    <message>
        <source>mapping scroll</source>
        <comment>the-object</comment>
        <translation>die Kartenrolle</translation>
    </message>
    <message>
        <source>mapping scroll</source>
        <comment>a-subject</comment>
        <translation>eine Kartenrolle</translation>
    </message>
    <message>
        <source>mapping scroll</source>
        <comment>a-object</comment>
        <translation>eine Kartenrolle</translation>
    </message>
    <message>
        <source>scroll of light</source>
        <comment>bare</comment>
        <translation>Lichtrolle</translation>
    </message>
    <message>
        <source>scroll of light</source>
        <comment>the-subject</comment>
        <translation>die Lichtrolle</translation>
    </message>
    <message>
        <source>scroll of light</source>
        <comment>the-object</comment>
        <translation>die Lichtrolle</translation>
    </message>
    <message>
        <source>scroll of light</source>
        <comment>a-subject</comment>
        <translation>eine Lichtrolle</translation>
    </message>
    <message>
        <source>scroll of light</source>
        <comment>a-object</comment>
        <translation>eine Lichtrolle</translation>
    </message>
    <message>
        <source>scroll of sleep</source>
        <comment>bare</comment>
        <translation>Schlafrolle</translation>
    </message>
    <message>
        <source>scroll of sleep</source>
        <comment>the-subject</comment>
        <translation>die Schlafrolle</translation>
    </message>
    <message>
        <source>scroll of sleep</source>
        <comment>the-object</comment>
        <translation>die Schlafrolle</translation>
    </message>
    <message>
        <source>scroll of sleep</source>
        <comment>a-subject</comment>
        <translation>eine Schlafrolle</translation>
    </message>
    <message>
        <source>scroll of sleep</source>
        <comment>a-object</comment>
        <translation>eine Schlafrolle</translation>
    </message>
    <message>
        <source>scroll of slowness</source>
        <comment>bare</comment>
        <translation>Rolle der Langsamkeit</translation>
    </message>
    <message>
        <source>scroll of slowness</source>
        <comment>the-subject</comment>
        <translation>die Rolle der Langsamkeit</translation>
    </message>
    <message>
        <source>scroll of slowness</source>
        <comment>the-object</comment>
        <translation>die Rolle der Langsamkeit</translation>
    </message>
    <message>
        <source>scroll of slowness</source>
        <comment>a-subject</comment>
        <translation>eine Rolle der Langsamkeit</translation>
    </message>
    <message>
        <source>scroll of slowness</source>
        <comment>a-object</comment>
        <translation>eine Rolle der Langsamkeit</translation>
    </message>
    <message>
        <source>wand of fire</source>
        <comment>bare</comment>
        <translation>Feuerstab</translation>
    </message>
    <message>
        <source>wand of fire</source>
        <comment>the-subject</comment>
        <translation>der Feuerstab</translation>
    </message>
    <message>
        <source>wand of fire</source>
        <comment>the-object</comment>
        <translation>den Feuerstab</translation>
    </message>
    <message>
        <source>wand of fire</source>
        <comment>a-subject</comment>
        <translation>ein Feuerstab</translation>
    </message>
    <message>
        <source>wand of fire</source>
        <comment>a-object</comment>
        <translation>einen Feuerstab</translation>
    </message>
    <message>
        <source>wand of frost</source>
        <comment>bare</comment>
        <translation>Froststab</translation>
    </message>
    <message>
        <source>wand of frost</source>
        <comment>the-subject</comment>
        <translation>der Froststab</translation>
    </message>
    <message>
        <source>wand of frost</source>
        <comment>the-object</comment>
        <translation>den Froststab</translation>
    </message>
    <message>
        <source>wand of frost</source>
        <comment>a-subject</comment>
        <translation>ein Froststab</translation>
    </message>
    <message>
        <source>wand of frost</source>
        <comment>a-object</comment>
        <translation>einen Froststab</translation>
    </message>
    <message>
        <source>wand of sleep</source>
        <comment>bare</comment>
        <translation>Schlafstab</translation>
    </message>
    <message>
        <source>wand of sleep</source>
        <comment>the-subject</comment>
        <translation>der Schlafstab</translation>
    </message>
    <message>
        <source>wand of sleep</source>
        <comment>the-object</comment>
        <translation>den Schlafstab</translation>
    </message>
    <message>
        <source>wand of sleep</source>
        <comment>a-subject</comment>
        <translation>ein Schlafstab</translation>
    </message>
    <message>
        <source>wand of sleep</source>
        <comment>a-object</comment>
        <translation>einen Schlafstab</translation>
    </message>
    <message>
        <source>wand of digging</source>
        <comment>bare</comment>
        <translation>Grabstab</translation>
    </message>
    <message>
        <source>wand of digging</source>
        <comment>the-subject</comment>
        <translation>der Grabstab</translation>
    </message>
    <message>
        <source>wand of digging</source>
        <comment>the-object</comment>
        <translation>den Grabstab</translation>
    </message>
    <message>
        <source>wand of digging</source>
        <comment>a-subject</comment>
        <translation>ein Grabstab</translation>
    </message>
    <message>
        <source>wand of digging</source>
        <comment>a-object</comment>
        <translation>einen Grabstab</translation>
    </message>
    <message>
        <source>keystone</source>
        <comment>bare</comment>
        <translation>Schlussstein</translation>
    </message>
    <message>
        <source>keystone</source>
        <comment>the-subject</comment>
        <translation>der Schlussstein</translation>
    </message>
    <message>
        <source>keystone</source>
        <comment>the-object</comment>
        <translation>den Schlussstein</translation>
    </message>
    <message>
        <source>keystone</source>
        <comment>a-subject</comment>
        <translation>ein Schlussstein</translation>
    </message>
    <message>
        <source>keystone</source>
        <comment>a-object</comment>
        <translation>einen Schlussstein</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>bare</comment>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>the-subject</comment>
        <translation>der Heiltrank</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>the-object</comment>
        <translation>den Heiltrank</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>a-subject</comment>
        <translation>ein Heiltrank</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>a-object</comment>
        <translation>einen Heiltrank</translation>
    </message>
    <message>
        <source>elixir</source>
        <comment>bare</comment>
        <translation>Elixier</translation>
    </message>
    <message>
        <source>elixir</source>
        <comment>the-subject</comment>
        <translation>das Elixier</translation>
    </message>
    <message>
        <source>elixir</source>
        <comment>the-object</comment>
        <translation>das Elixier</translation>
    </message>
    <message>
        <source>elixir</source>
        <comment>a-subject</comment>
        <translation>ein Elixier</translation>
    </message>
    <message>
        <source>elixir</source>
        <comment>a-object</comment>
        <translation>ein Elixier</translation>
    </message>
    <message>
        <source>thyme draught</source>
        <comment>bare</comment>
        <translation>Thymiantrunk</translation>
    </message>
    <message>
        <source>thyme draught</source>
        <comment>the-subject</comment>
        <translation>der Thymiantrunk</translation>
    </message>
    <message>
        <source>thyme draught</source>
        <comment>the-object</comment>
        <translation>den Thymiantrunk</translation>
    </message>
    <message>
        <source>thyme draught</source>
        <comment>a-subject</comment>
        <translation>ein Thymiantrunk</translation>
    </message>
    <message>
        <source>thyme draught</source>
        <comment>a-object</comment>
        <translation>einen Thymiantrunk</translation>
    </message>
    <message>
        <source>storm scroll</source>
        <comment>bare</comment>
        <translation>Sturmrolle</translation>
    </message>
    <message>
        <source>storm scroll</source>
        <comment>the-subject</comment>
        <translation>die Sturmrolle</translation>
    </message>
    <message>
        <source>storm scroll</source>
        <comment>the-object</comment>
        <translation>die Sturmrolle</translation>
    </message>
    <message>
        <source>storm scroll</source>
        <comment>a-subject</comment>
        <translation>eine Sturmrolle</translation>
    </message>
    <message>
        <source>storm scroll</source>
        <comment>a-object</comment>
        <translation>eine Sturmrolle</translation>
    </message>
    <message>
        <source>sunburst scroll</source>
        <comment>bare</comment>
        <translation>Sonnenrolle</translation>
    </message>
    <message>
        <source>sunburst scroll</source>
        <comment>the-subject</comment>
        <translation>die Sonnenrolle</translation>
    </message>
    <message>
        <source>sunburst scroll</source>
        <comment>the-object</comment>
        <translation>die Sonnenrolle</translation>
    </message>
    <message>
        <source>sunburst scroll</source>
        <comment>a-subject</comment>
        <translation>eine Sonnenrolle</translation>
    </message>
    <message>
        <source>sunburst scroll</source>
        <comment>a-object</comment>
        <translation>eine Sonnenrolle</translation>
    </message>
    <message>
        <source>silver charm</source>
        <comment>bare</comment>
        <translation>silberner Anhänger</translation>
    </message>
    <message>
        <source>silver charm</source>
        <comment>the-subject</comment>
        <translation>der silberne Anhänger</translation>
    </message>
    <message>
        <source>silver charm</source>
        <comment>the-object</comment>
        <translation>den silbernen Anhänger</translation>
    </message>
    <message>
        <source>silver charm</source>
        <comment>a-subject</comment>
        <translation>ein silberner Anhänger</translation>
    </message>
    <message>
        <source>silver charm</source>
        <comment>a-object</comment>
        <translation>einen silbernen Anhänger</translation>
    </message>
    <message>
        <source>iron club</source>
        <comment>bare</comment>
        <translation>eiserne Keule</translation>
    </message>
    <message>
        <source>iron club</source>
        <comment>the-subject</comment>
        <translation>die eiserne Keule</translation>
    </message>
    <message>
        <source>iron club</source>
        <comment>the-object</comment>
        <translation>die eiserne Keule</translation>
    </message>
    <message>
        <source>iron club</source>
        <comment>a-subject</comment>
        <translation>eine eiserne Keule</translation>
    </message>
    <message>
        <source>iron club</source>
        <comment>a-object</comment>
        <translation>eine eiserne Keule</translation>
    </message>
    <message>
        <source>leather coat</source>
        <comment>bare</comment>
        <translation>Ledermantel</translation>
    </message>
    <message>
        <source>leather coat</source>
        <comment>the-subject</comment>
        <translation>der Ledermantel</translation>
    </message>
    <message>
        <source>leather coat</source>
        <comment>the-object</comment>
        <translation>den Ledermantel</translation>
    </message>
    <message>
        <source>leather coat</source>
        <comment>a-subject</comment>
        <translation>ein Ledermantel</translation>
    </message>
    <message>
        <source>leather coat</source>
        <comment>a-object</comment>
        <translation>einen Ledermantel</translation>
    </message>
    <message>
        <source>brown mushroom</source>
        <comment>bare</comment>
        <translation>brauner Pilz</translation>
    </message>
    <message>
        <source>brown mushroom</source>
        <comment>the-subject</comment>
        <translation>der braune Pilz</translation>
    </message>
    <message>
        <source>brown mushroom</source>
        <comment>the-object</comment>
        <translation>den braunen Pilz</translation>
    </message>
    <message>
        <source>brown mushroom</source>
        <comment>a-subject</comment>
        <translation>ein brauner Pilz</translation>
    </message>
    <message>
        <source>brown mushroom</source>
        <comment>a-object</comment>
        <translation>einen braunen Pilz</translation>
    </message>
    <message>
        <source>old lantern</source>
        <comment>bare</comment>
        <translation>alte Laterne</translation>
    </message>
    <message>
        <source>old lantern</source>
        <comment>the-subject</comment>
        <translation>die alte Laterne</translation>
    </message>
    <message>
        <source>old lantern</source>
        <comment>the-object</comment>
        <translation>die alte Laterne</translation>
    </message>
    <message>
        <source>old lantern</source>
        <comment>a-subject</comment>
        <translation>eine alte Laterne</translation>
    </message>
    <message>
        <source>old lantern</source>
        <comment>a-object</comment>
        <translation>eine alte Laterne</translation>
    </message>
    <message>
        <source>flask of fire</source>
        <comment>bare</comment>
        <translation>Feuerflasche</translation>
    </message>
    <message>
        <source>flask of fire</source>
        <comment>the-subject</comment>
        <translation>die Feuerflasche</translation>
    </message>
    <message>
        <source>flask of fire</source>
        <comment>the-object</comment>
        <translation>die Feuerflasche</translation>
    </message>
    <message>
        <source>flask of fire</source>
        <comment>a-subject</comment>
        <translation>eine Feuerflasche</translation>
    </message>
    <message>
        <source>flask of fire</source>
        <comment>a-object</comment>
        <translation>eine Feuerflasche</translation>
    </message>
    <message>
        <source>flask of frost</source>
        <comment>bare</comment>
        <translation>Frostflasche</translation>
    </message>
    <message>
        <source>flask of frost</source>
        <comment>the-subject</comment>
        <translation>die Frostflasche</translation>
    </message>
    <message>
        <source>flask of frost</source>
        <comment>the-object</comment>
        <translation>die Frostflasche</translation>
    </message>
    <message>
        <source>flask of frost</source>
        <comment>a-subject</comment>
        <translation>eine Frostflasche</translation>
    </message>
    <message>
        <source>flask of frost</source>
        <comment>a-object</comment>
        <translation>eine Frostflasche</translation>
    </message>
    <message>
        <source>flask of poison gas</source>
        <comment>bare</comment>
        <translation>Giftgasflasche</translation>
    </message>
    <message>
        <source>flask of poison gas</source>
        <comment>the-subject</comment>
        <translation>die Giftgasflasche</translation>
    </message>
    <message>
        <source>flask of poison gas</source>
        <comment>the-object</comment>
        <translation>die Giftgasflasche</translation>
    </message>
    <message>
        <source>flask of poison gas</source>
        <comment>a-subject</comment>
        <translation>eine Giftgasflasche</translation>
    </message>
    <message>
        <source>flask of poison gas</source>
        <comment>a-object</comment>
        <translation>eine Giftgasflasche</translation>
    </message>
    <message>
        <source>flask of sweet air</source>
        <comment>bare</comment>
        <translation>Flasche süßer Luft</translation>
    </message>
    <message>
        <source>flask of sweet air</source>
        <comment>the-subject</comment>
        <translation>die Flasche süßer Luft</translation>
    </message>
    <message>
        <source>flask of sweet air</source>
        <comment>the-object</comment>
        <translation>die Flasche süßer Luft</translation>
    </message>
    <message>
        <source>flask of sweet air</source>
        <comment>a-subject</comment>
        <translation>eine Flasche süßer Luft</translation>
    </message>
    <message>
        <source>flask of sweet air</source>
        <comment>a-object</comment>
        <translation>eine Flasche süßer Luft</translation>
    </message>
    <message>
        <source>flask of smoke</source>
        <comment>bare</comment>
        <translation>Rauchflasche</translation>
    </message>
    <message>
        <source>flask of smoke</source>
        <comment>the-subject</comment>
        <translation>die Rauchflasche</translation>
    </message>
    <message>
        <source>flask of smoke</source>
        <comment>the-object</comment>
        <translation>die Rauchflasche</translation>
    </message>
    <message>
        <source>flask of smoke</source>
        <comment>a-subject</comment>
        <translation>eine Rauchflasche</translation>
    </message>
    <message>
        <source>flask of smoke</source>
        <comment>a-object</comment>
        <translation>eine Rauchflasche</translation>
    </message>
    <message>
        <source>bottled draught</source>
        <comment>bare</comment>
        <translation>Luftzug in der Flasche</translation>
    </message>
    <message>
        <source>bottled draught</source>
        <comment>the-subject</comment>
        <translation>der Luftzug in der Flasche</translation>
    </message>
    <message>
        <source>bottled draught</source>
        <comment>the-object</comment>
        <translation>den Luftzug in der Flasche</translation>
    </message>
    <message>
        <source>bottled draught</source>
        <comment>a-subject</comment>
        <translation>ein Luftzug in der Flasche</translation>
    </message>
    <message>
        <source>bottled draught</source>
        <comment>a-object</comment>
        <translation>einen Luftzug in der Flasche</translation>
    </message>
    <message>
        <source>net</source>
        <comment>bare</comment>
        <translation>Netz</translation>
    </message>
    <message>
        <source>net</source>
        <comment>the-subject</comment>
        <translation>das Netz</translation>
    </message>
    <message>
        <source>net</source>
        <comment>the-object</comment>
        <translation>das Netz</translation>
    </message>
    <message>
        <source>net</source>
        <comment>a-subject</comment>
        <translation>ein Netz</translation>
    </message>
    <message>
        <source>net</source>
        <comment>a-object</comment>
        <translation>ein Netz</translation>
    </message>
    <message>
        <source>wand of stiffening</source>
        <comment>bare</comment>
        <translation>Stab des Erstarrens</translation>
    </message>
    <message>
        <source>wand of stiffening</source>
        <comment>the-subject</comment>
        <translation>der Stab des Erstarrens</translation>
    </message>
    <message>
        <source>wand of stiffening</source>
        <comment>the-object</comment>
        <translation>den Stab des Erstarrens</translation>
    </message>
    <message>
        <source>wand of stiffening</source>
        <comment>a-subject</comment>
        <translation>ein Stab des Erstarrens</translation>
    </message>
    <message>
        <source>wand of stiffening</source>
        <comment>a-object</comment>
        <translation>einen Stab des Erstarrens</translation>
    </message>
    <message>
        <source>potion of feathers</source>
        <comment>bare</comment>
        <translation>Federtrank</translation>
    </message>
    <message>
        <source>potion of feathers</source>
        <comment>the-subject</comment>
        <translation>der Federtrank</translation>
    </message>
    <message>
        <source>potion of feathers</source>
        <comment>the-object</comment>
        <translation>den Federtrank</translation>
    </message>
    <message>
        <source>potion of feathers</source>
        <comment>a-subject</comment>
        <translation>ein Federtrank</translation>
    </message>
    <message>
        <source>potion of feathers</source>
        <comment>a-object</comment>
        <translation>einen Federtrank</translation>
    </message>
    <message>
        <source>salamander potion</source>
        <comment>bare</comment>
        <translation>Salamandertrank</translation>
    </message>
    <message>
        <source>salamander potion</source>
        <comment>the-subject</comment>
        <translation>der Salamandertrank</translation>
    </message>
    <message>
        <source>salamander potion</source>
        <comment>the-object</comment>
        <translation>den Salamandertrank</translation>
    </message>
    <message>
        <source>salamander potion</source>
        <comment>a-subject</comment>
        <translation>ein Salamandertrank</translation>
    </message>
    <message>
        <source>salamander potion</source>
        <comment>a-object</comment>
        <translation>einen Salamandertrank</translation>
    </message>
    <message>
        <source>flask of night</source>
        <comment>bare</comment>
        <translation>Nachtflasche</translation>
    </message>
    <message>
        <source>flask of night</source>
        <comment>the-subject</comment>
        <translation>die Nachtflasche</translation>
    </message>
    <message>
        <source>flask of night</source>
        <comment>the-object</comment>
        <translation>die Nachtflasche</translation>
    </message>
    <message>
        <source>flask of night</source>
        <comment>a-subject</comment>
        <translation>eine Nachtflasche</translation>
    </message>
    <message>
        <source>flask of night</source>
        <comment>a-object</comment>
        <translation>eine Nachtflasche</translation>
    </message>
    <message>
        <source>clay tablet</source>
        <comment>bare</comment>
        <translation>Tontafel</translation>
    </message>
    <message>
        <source>clay tablet</source>
        <comment>the-subject</comment>
        <translation>die Tontafel</translation>
    </message>
    <message>
        <source>clay tablet</source>
        <comment>the-object</comment>
        <translation>die Tontafel</translation>
    </message>
    <message>
        <source>clay tablet</source>
        <comment>a-subject</comment>
        <translation>eine Tontafel</translation>
    </message>
    <message>
        <source>clay tablet</source>
        <comment>a-object</comment>
        <translation>eine Tontafel</translation>
    </message>
    <message>
        <source>fired blade</source>
        <comment>bare</comment>
        <translation>gebrannte Klinge</translation>
    </message>
    <message>
        <source>fired blade</source>
        <comment>the-subject</comment>
        <translation>die gebrannte Klinge</translation>
    </message>
    <message>
        <source>fired blade</source>
        <comment>the-object</comment>
        <translation>die gebrannte Klinge</translation>
    </message>
    <message>
        <source>fired blade</source>
        <comment>a-subject</comment>
        <translation>eine gebrannte Klinge</translation>
    </message>
    <message>
        <source>fired blade</source>
        <comment>a-object</comment>
        <translation>eine gebrannte Klinge</translation>
    </message>
    <message>
        <source>%1 corpse</source>
        <comment>bare</comment>
        <translation>Leiche: %1</translation>
    </message>
    <message>
        <source>%1 corpse</source>
        <comment>the-subject</comment>
        <translation>Leiche: %1</translation>
    </message>
    <message>
        <source>%1 corpse</source>
        <comment>the-object</comment>
        <translation>Leiche: %1</translation>
    </message>
    <message>
        <source>%1 corpse</source>
        <comment>a-subject</comment>
        <translation>Leiche: %1</translation>
    </message>
    <message>
        <source>%1 corpse</source>
        <comment>a-object</comment>
        <translation>Leiche: %1</translation>
    </message>
    <message>
        <source>Remains of %1</source>
        <comment>bare</comment>
        <translation>Überreste: %1</translation>
    </message>
    <message>
        <source>Remains of %1</source>
        <comment>the-subject</comment>
        <translation>Überreste: %1</translation>
    </message>
    <message>
        <source>Remains of %1</source>
        <comment>the-object</comment>
        <translation>Überreste: %1</translation>
    </message>
    <message>
        <source>Remains of %1</source>
        <comment>a-subject</comment>
        <translation>Überreste: %1</translation>
    </message>
    <message>
        <source>Remains of %1</source>
        <comment>a-object</comment>
        <translation>Überreste: %1</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>%1 lies outside the level.</source>
        <translation>%1 liegt außerhalb der Ebene.</translation>
    </message>
    <message>
        <source>%1 is on a cell that cannot be walked on.</source>
        <translation>%1 ist auf einem Feld, das nicht begehbar ist.</translation>
    </message>
    <message>
        <source>%1 shares its cell with another creature.</source>
        <translation>%1 teilt das Feld mit einem anderen Wesen.</translation>
    </message>
    <message>
        <source>%1 stands where the game starts.</source>
        <translation>%1 steht dort, wo das Spiel beginnt.</translation>
    </message>
    <message>
        <source>These stairs lead out of the dungeon.</source>
        <translation>Diese Treppe führt aus dem Dungeon hinaus.</translation>
    </message>
    <message>
        <source>These stairs have no other end on level %1.</source>
        <translation>Diese Treppe hat auf Ebene %1 kein anderes Ende.</translation>
    </message>
    <message>
        <source>A link names a level that does not exist.</source>
        <translation>Eine Verbindung nennt eine Ebene, die es nicht gibt.</translation>
    </message>
    <message>
        <source>A link starts or ends outside its level.</source>
        <translation>Eine Verbindung beginnt oder endet außerhalb ihrer Ebene.</translation>
    </message>
    <message>
        <source>The link from here ends where nobody can stand.</source>
        <translation>Die Verbindung von hier endet, wo niemand stehen kann.</translation>
    </message>
    <message>
        <source>The goal is a tile &quot;%1&quot;, which does not exist.</source>
        <translation>Das Ziel ist eine Kachel „%1“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The goal is to reach %1, but there is none.</source>
        <translation>Das Ziel ist, %1 zu erreichen, doch so etwas fehlt hier.</translation>
    </message>
    <message>
        <source>The goal cannot be reached without digging.</source>
        <translation>Das Ziel ist ohne Graben nicht erreichbar.</translation>
    </message>
    <message>
        <source>The goal is a creature &quot;%1&quot;, which does not exist.</source>
        <translation>Das Ziel ist ein Wesen „%1“, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The goal is to slay %1, but there is none.</source>
        <translation>Das Ziel ist, %1 zu töten, doch so ein Wesen fehlt hier.</translation>
    </message>
    <message>
        <source>Level %1 cannot be reached without digging.</source>
        <translation>Ebene %1 ist ohne Graben nicht erreichbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of floor cannot be reached without digging.</source>
        <translation>
            <numerusform>%n Feld Boden ist ohne Graben nicht erreichbar.</numerusform>
            <numerusform>%n Felder Boden sind ohne Graben nicht erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be reached without digging.</source>
        <translation>%1 ist ohne Graben nicht erreichbar.</translation>
    </message>
    <message>
        <source>The goal is to gather %1 of a kind (%2), but only %3 can be reached.</source>
        <translation>Das Ziel ist, %1 von einer Art zu sammeln (%2), doch nur %3 sind erreichbar.</translation>
    </message>
    <message>
        <source>The only way to the goal leads through a secret door.</source>
        <translation>Der einzige Weg zum Ziel führt durch eine Geheimtür.</translation>
    </message>
    <message>
        <source>%1 is to open a door, but is no key.</source>
        <translation>%1 soll eine Tür öffnen, ist aber kein Schlüssel.</translation>
    </message>
    <message>
        <source>%1 opens a locked door that is not there.</source>
        <translation>%1 öffnet eine verschlossene Tür, die es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 stays locked: its key cannot be had first.</source>
        <translation>%1 bleibt zu: An den Schlüssel kommt man vorher nicht heran.</translation>
    </message>
    <message>
        <source>%1 has no key.</source>
        <translation>%1 hat keinen Schlüssel.</translation>
    </message>
    <message>
        <source>%1 leads nowhere: it needs a link to where it ends.</source>
        <translation>%1 führt nirgendwohin: Es fehlt die Verbindung zum anderen Ende.</translation>
    </message>
    <message>
        <source>A name holds signs that nobody sees: &quot;%1&quot;.</source>
        <translation>Ein Name enthält Zeichen, die niemand sieht: „%1“.</translation>
    </message>
    <message>
        <source>A name is longer than %1 bytes: &quot;%2&quot;.</source>
        <translation>Ein Name ist länger als %1 Byte: „%2“.</translation>
    </message>
    <message>
        <source>The file says &quot;%1&quot;, which this program does not know. It is kept, but counts for nothing.</source>
        <translation>In der Datei steht „%1“, was dieses Programm nicht kennt. Es bleibt erhalten, zählt aber nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) [is|are] not listed.</source>
        <translation>
            <numerusform>%n weiteres Problem steht nicht hier.</numerusform>
            <numerusform>%n weitere Probleme stehen nicht hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can step here to read the board: %1 is in the way.</source>
        <translation>Niemand kann hierher treten und die Tafel lesen: %1 ist im Weg.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; names cells outside the level.</source>
        <translation>Das Ereignis „%1“ nennt Felder außerhalb der Ebene.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; opens cells where nothing is shut.</source>
        <translation>Das Ereignis „%1“ öffnet Felder, auf denen nichts geschlossen ist.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; shuts cells where nothing is open.</source>
        <translation>Das Ereignis „%1“ schließt Felder, auf denen nichts offen ist.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; puts something on cells that do not hold it.</source>
        <translation>Das Ereignis „%1“ setzt etwas auf Felder, die es nicht tragen.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; waits for the hero to bump into cells, but there is nothing to bump into.</source>
        <translation>Das Ereignis „%1“ wartet darauf, dass der Held gegen Felder stößt, doch dort ist nichts, wogegen er stoßen könnte.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; waits for something on cells that hold nothing.</source>
        <translation>Das Ereignis „%1“ wartet auf etwas auf Feldern, die nichts tragen.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; never happens: the level that it names is not there.</source>
        <translation>Das Ereignis „%1“ geschieht nie: Die Ebene, die es nennt, gibt es nicht.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; never happens: its mark never rises so far.</source>
        <translation>Das Ereignis „%1“ geschieht nie: Seine Marke steigt nie so hoch.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; never happens: its cells never become that tile.</source>
        <translation>Das Ereignis „%1“ geschieht nie: Seine Felder werden nie zu dieser Kachel.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; never happens: what must hold for it never does.</source>
        <translation>Das Ereignis „%1“ geschieht nie: Was dafür gelten muss, gilt nie.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; never happens: whom or what it waits for is nowhere.</source>
        <translation>Das Ereignis „%1“ geschieht nie: Worauf es wartet, gibt es nirgends.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; never happens: its cells cannot be reached without digging.</source>
        <translation>Das Ereignis „%1“ geschieht nie: Seine Felder sind ohne Graben nicht erreichbar.</translation>
    </message>
    <message>
        <source>No event asks for the mark &quot;%1&quot;.</source>
        <translation>Kein Ereignis fragt nach der Marke „%1“.</translation>
    </message>
    <message>
        <source>No event sets the mark &quot;%1&quot;, which others ask for.</source>
        <translation>Kein Ereignis setzt die Marke „%1“, nach der andere fragen.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: events and marks come together in more than %1 ways.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Ereignisse und Marken kommen auf mehr als %1 Weisen zusammen.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: chance decides it.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Der Zufall entscheidet darüber.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: a fight decides it.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Ein Kampf entscheidet darüber.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: who is late may miss it.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Wer zu spät kommt, verpasst es vielleicht.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: fire may take the way.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Feuer kann den Weg nehmen.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: it hangs on where creatures and things go.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Es hängt davon ab, wohin Wesen und Dinge geraten.</translation>
    </message>
    <message>
        <source>From here there is no way on to the goal, whatever the hero sets off.</source>
        <translation>Von hier führt kein Weg zum Ziel, was der Held auch auslöst.</translation>
    </message>
    <message>
        <source>After this there is no way on to the goal: %1.</source>
        <translation>Danach führt kein Weg mehr zum Ziel: %1.</translation>
    </message>
    <message>
        <source>%1 can burn, and there is no other way to the goal.</source>
        <translation>%1 kann brennen, und einen anderen Weg zum Ziel gibt es nicht.</translation>
    </message>
    <message>
        <source>It is not proved that the goal can always be reached: a flood that stays may take the way.</source>
        <translation>Es ist nicht bewiesen, dass das Ziel immer erreichbar ist: Eine Flut, die bleibt, kann den Weg nehmen.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; lets ground fall, but no tile is called &quot;chasm&quot;.</source>
        <translation>Das Ereignis „%1“ lässt Boden einstürzen, doch keine Kachel heißt „chasm“.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of the lowest level [holds|hold] nobody, but there is nothing below to fall to.</source>
        <translation>
            <numerusform>%n Feld der untersten Ebene trägt niemanden, doch darunter ist nichts, wohin man fiele.</numerusform>
            <numerusform>%n Felder der untersten Ebene tragen niemanden, doch darunter ist nichts, wohin man fiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; lets ground fall on the lowest level, where there is nothing to fall to.</source>
        <translation>Das Ereignis „%1“ lässt Boden auf der untersten Ebene einstürzen, unter der nichts ist.</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>All shapes of rooms have the weight 0 here.</source>
        <translation>Alle Raumformen haben hier das Gewicht 0.</translation>
    </message>
    <message>
        <source>No room fits into the area.</source>
        <translation>Kein Raum passt in den Bereich.</translation>
    </message>
    <message>
        <source>No cell of the arena may be written.</source>
        <translation>Kein Feld der Arena darf beschrieben werden.</translation>
    </message>
    <message>
        <source>The recipe puts something else here than what was removed.</source>
        <translation>Das Rezept setzt hier etwas anderes hin als das, was entfernt wurde.</translation>
    </message>
    <message>
        <source>The recipe puts nothing here any more.</source>
        <translation>Das Rezept setzt hier nichts mehr hin.</translation>
    </message>
    <message>
        <source>Nothing can stand here any more. The thing is kept in the list of edits.</source>
        <translation>Hier kann nichts mehr stehen. Das Ding bleibt in der Liste der Handarbeit.</translation>
    </message>
    <message>
        <source>Another creature stands here already.</source>
        <translation>Hier steht schon ein anderes Wesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n blob(s) found no place.</source>
        <translation>
            <numerusform>%n Fleck fand keinen Platz.</numerusform>
            <numerusform>%n Flecken fanden keinen Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recipe makes this tile by itself now.</source>
        <translation>Das Rezept macht diese Kachel jetzt von selbst.</translation>
    </message>
    <message>
        <source>The recipe makes another tile here than when this cell was painted.</source>
        <translation>Das Rezept macht hier eine andere Kachel als damals, als dieses Feld gemalt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>No passage was left for %n gate(s): none cuts off a part of the right size without stairs and leaves a place for the key.</source>
        <translation>
            <numerusform>Für %n Sperre blieb kein Durchgang: Keiner trennt einen Teil der richtigen Größe ohne Treppen ab und lässt Platz für den Schlüssel.</numerusform>
            <numerusform>Für %n Sperren blieb kein Durchgang: Keiner trennt einen Teil der richtigen Größe ohne Treppen ab und lässt Platz für den Schlüssel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no free floor for %n reward(s).</source>
        <translation>
            <numerusform>Für %n Belohnung gab es keinen freien Boden.</numerusform>
            <numerusform>Für %n Belohnungen gab es keinen freien Boden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile &quot;%1&quot; is no door that a key opens.</source>
        <translation>Die Kachel „%1“ ist keine Tür, die ein Schlüssel öffnet.</translation>
    </message>
    <message>
        <source>No item is called &quot;%1&quot;.</source>
        <translation>Kein Gegenstand heißt „%1“.</translation>
    </message>
    <message>
        <source>It is not known where the hero comes to this level: it has no start or no stairs.</source>
        <translation>Es ist unklar, wo der Held auf diese Ebene kommt: Sie hat keinen Start oder keine Treppe.</translation>
    </message>
    <message>
        <source>No row above makes any floor. Insert &quot;caves&quot; or &quot;rooms&quot; above.</source>
        <translation>Keine Zeile darüber macht Boden. Füg darüber „caves“ oder „rooms“ ein.</translation>
    </message>
    <message>
        <source>No row above makes rooms. Insert &quot;rooms&quot; above.</source>
        <translation>Keine Zeile darüber macht Räume. Füg darüber „rooms“ ein.</translation>
    </message>
    <message>
        <source>Parts of the level may lie apart. Insert &quot;connect&quot; above.</source>
        <translation>Teile der Ebene können getrennt liegen. Füg darüber „connect“ ein.</translation>
    </message>
    <message>
        <source>No row above joins the levels. Insert &quot;stairs&quot; above.</source>
        <translation>Keine Zeile darüber verbindet die Ebenen. Füg darüber „stairs“ ein.</translation>
    </message>
    <message>
        <source>No row above makes gates. Insert &quot;gates&quot; above.</source>
        <translation>Keine Zeile darüber macht Sperren. Füg darüber „gates“ ein.</translation>
    </message>
    <message>
        <source>A row above has made the whole level already. Give this row an area, or mute one of them.</source>
        <translation>Eine Zeile darüber hat schon die ganze Ebene gemacht. Gib dieser Zeile einen Bereich oder schalte eine von beiden stumm.</translation>
    </message>
    <message>
        <source>No way of a maze fits into the area.</source>
        <translation>Kein Weg eines Irrgartens passt in den Bereich.</translation>
    </message>
    <message>
        <source>Only a tile that can be walked on and leads nowhere can be scattered.</source>
        <translation>Nur eine begehbare Kachel, die nirgendwohin führt, lässt sich verstreuen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) found no place.</source>
        <translation>
            <numerusform>%n Feld fand keinen Platz.</numerusform>
            <numerusform>%n Felder fanden keinen Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>There was free floor for only %n thing(s).</source>
        <translation>
            <numerusform>Freien Boden gab es nur für %n Ding.</numerusform>
            <numerusform>Freien Boden gab es nur für %n Dinge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The levels share no floor: a tunnel leads to the stairs.</source>
        <translation>Die Ebenen haben keinen gemeinsamen Boden: Ein Tunnel führt zur Treppe.</translation>
    </message>
    <message>
        <source>There is too little floor for all stairs, the start or the goal.</source>
        <translation>Für alle Treppen, den Start oder das Ziel ist zu wenig Boden da.</translation>
    </message>
    <message>
        <source>No piece is called &quot;%1&quot;.</source>
        <translation>Kein Baustein heißt „%1“.</translation>
    </message>
    <message>
        <source>No piece has the tag &quot;%1&quot;.</source>
        <translation>Kein Baustein trägt die Marke „%1“.</translation>
    </message>
    <message>
        <source>The row names neither a piece nor a tag.</source>
        <translation>Die Zeile nennt weder einen Baustein noch eine Marke.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; has no exit.</source>
        <translation>Der Baustein „%1“ hat keinen Ausgang.</translation>
    </message>
    <message numerus="yes">
        <source>There was no place for %n vault(s).</source>
        <translation>
            <numerusform>Für %n Kammer war kein Platz.</numerusform>
            <numerusform>Für %n Kammern war kein Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Grown rooms</source>
        <translation>Gewachsene Räume</translation>
    </message>
    <message>
        <source>Grows rooms of many shapes onto each other, some with a corridor between.</source>
        <translation>Lässt Räume vieler Formen aneinander wachsen, manche mit einem Gang dazwischen.</translation>
    </message>
    <message>
        <source>How many rooms are designed; each is put at any door where it fits, and left out when there is none.</source>
        <translation>Wie viele Räume entworfen werden; jeder kommt an irgendeine Tür, an die er passt, und entfällt, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>The share of rooms that have a corridor before their door.</source>
        <translation>Der Anteil der Räume, vor deren Tür ein Gang liegt.</translation>
    </message>
    <message>
        <source>Whether the first room is often a cave, which may be as large as half the level.</source>
        <translation>Ob der erste Raum oft eine Höhle ist, die die halbe Ebene einnehmen kann.</translation>
    </message>
    <message>
        <source>How often rooms are two boxes that cross.</source>
        <translation>Wie oft Räume zwei Rechtecke sind, die sich kreuzen.</translation>
    </message>
    <message>
        <source>How often rooms are small even crosses.</source>
        <translation>Wie oft Räume kleine gleichmäßige Kreuze sind.</translation>
    </message>
    <message>
        <source>How often rooms are heaps of small discs.</source>
        <translation>Wie oft Räume Haufen kleiner Scheiben sind.</translation>
    </message>
    <message>
        <source>How often rooms are round.</source>
        <translation>Wie oft Räume rund sind.</translation>
    </message>
    <message>
        <source>How often rooms are small boxes.</source>
        <translation>Wie oft Räume kleine Rechtecke sind.</translation>
    </message>
    <message>
        <source>How often rooms are caves.</source>
        <translation>Wie oft Räume Höhlen sind.</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Digs one round hall, for a last fight.</source>
        <translation>Gräbt eine einzige runde Halle für einen letzten Kampf.</translation>
    </message>
    <message>
        <source>How far the hall reaches from its middle.</source>
        <translation>Wie weit die Halle von ihrer Mitte aus reicht.</translation>
    </message>
    <message>
        <source>The column of the middle; -1 is the middle of the row&apos;s area.</source>
        <translation>Die Spalte der Mitte; -1 ist die Mitte des Bereichs dieser Zeile.</translation>
    </message>
    <message>
        <source>The line of the middle; -1 is the middle of the row&apos;s area.</source>
        <translation>Die Reihe der Mitte; -1 ist die Mitte des Bereichs dieser Zeile.</translation>
    </message>
    <message>
        <source>How many pillars stand around the middle.</source>
        <translation>Wie viele Säulen um die Mitte stehen.</translation>
    </message>
    <message>
        <source>The tag of the hall, by which other rows find it.</source>
        <translation>Die Marke der Halle, an der andere Zeilen sie finden.</translation>
    </message>
    <message>
        <source>Blobs</source>
        <translation>Flecken</translation>
    </message>
    <message>
        <source>Lays lakes, or blobs of another tile, over the level.</source>
        <translation>Legt Seen oder Flecken einer anderen Kachel über die Ebene.</translation>
    </message>
    <message>
        <source>What the blobs are made of.</source>
        <translation>Woraus die Flecken sind.</translation>
    </message>
    <message>
        <source>The least number of blobs.</source>
        <translation>Die kleinste Zahl von Flecken.</translation>
    </message>
    <message>
        <source>The greatest number of blobs.</source>
        <translation>Die größte Zahl von Flecken.</translation>
    </message>
    <message>
        <source>Whether blobs are discs or grow like caves.</source>
        <translation>Ob Flecken Scheiben sind oder wie Höhlen wachsen.</translation>
    </message>
    <message>
        <source>The least radius of a disc.</source>
        <translation>Der kleinste Radius einer Scheibe.</translation>
    </message>
    <message>
        <source>The greatest radius of a disc.</source>
        <translation>Der größte Radius einer Scheibe.</translation>
    </message>
    <message>
        <source>The least width of the box in which a blob grows.</source>
        <translation>Die kleinste Breite des Rechtecks, in dem ein Fleck wächst.</translation>
    </message>
    <message>
        <source>The greatest width of the box in which a blob grows.</source>
        <translation>Die größte Breite des Rechtecks, in dem ein Fleck wächst.</translation>
    </message>
    <message>
        <source>The least height of the box in which a blob grows.</source>
        <translation>Die kleinste Höhe des Rechtecks, in dem ein Fleck wächst.</translation>
    </message>
    <message>
        <source>The greatest height of the box in which a blob grows.</source>
        <translation>Die größte Höhe des Rechtecks, in dem ein Fleck wächst.</translation>
    </message>
    <message>
        <source>The share of the box that a growing blob starts from.</source>
        <translation>Der Anteil des Rechtecks, von dem ein wachsender Fleck ausgeht.</translation>
    </message>
    <message>
        <source>How often a growing blob is smoothed.</source>
        <translation>Wie oft ein wachsender Fleck geglättet wird.</translation>
    </message>
    <message>
        <source>Whether blobs cover floor and wall alike, or floor alone.</source>
        <translation>Ob Flecken Boden und Wand gleichermaßen bedecken oder nur Boden.</translation>
    </message>
    <message>
        <source>How wide the ring around a blob is.</source>
        <translation>Wie breit der Ring um einen Fleck ist.</translation>
    </message>
    <message>
        <source>What the ring and the fords are made of.</source>
        <translation>Woraus der Ring und die Furten sind.</translation>
    </message>
    <message>
        <source>How often a place is tried for each blob.</source>
        <translation>Wie oft für jeden Fleck ein Platz versucht wird.</translation>
    </message>
    <message>
        <source>Leaves out blobs that would cut the level apart.</source>
        <translation>Lässt Flecken weg, die die Ebene zerteilen würden.</translation>
    </message>
    <message>
        <source>Lays fords through blobs that would cut the level apart.</source>
        <translation>Legt Furten durch Flecken, die die Ebene zerteilen würden.</translation>
    </message>
    <message>
        <source>Split rooms</source>
        <translation>Geteilte Räume</translation>
    </message>
    <message>
        <source>Splits the area in two again and again, puts a room into each part and joins the halves.</source>
        <translation>Teilt den Bereich immer wieder in zwei, setzt in jeden Teil einen Raum und verbindet die Hälften.</translation>
    </message>
    <message>
        <source>How often a part may be split; each time doubles the rooms.</source>
        <translation>Wie oft ein Teil geteilt werden darf; jedes Mal verdoppelt die Räume.</translation>
    </message>
    <message>
        <source>The least width of a part, the room&apos;s walls included.</source>
        <translation>Die kleinste Breite eines Teils, die Wände des Raums mitgezählt.</translation>
    </message>
    <message>
        <source>The least height of a part, the room&apos;s walls included.</source>
        <translation>Die kleinste Höhe eines Teils, die Wände des Raums mitgezählt.</translation>
    </message>
    <message>
        <source>The least share of a part before its cut.</source>
        <translation>Der kleinste Anteil eines Teils vor seinem Schnitt.</translation>
    </message>
    <message>
        <source>The greatest share of a part before its cut.</source>
        <translation>Der größte Anteil eines Teils vor seinem Schnitt.</translation>
    </message>
    <message>
        <source>The least share of its part&apos;s sides that a room takes.</source>
        <translation>Der kleinste Anteil der Seiten seines Teils, den ein Raum einnimmt.</translation>
    </message>
    <message>
        <source>The greatest share of its part&apos;s sides that a room takes.</source>
        <translation>Der größte Anteil der Seiten seines Teils, den ein Raum einnimmt.</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Scatters floor by chance and smooths it into caves.</source>
        <translation>Streut Boden nach Zufall und glättet ihn zu Höhlen.</translation>
    </message>
    <message>
        <source>The share of cells that start as floor.</source>
        <translation>Der Anteil der Felder, die als Boden beginnen.</translation>
    </message>
    <message>
        <source>How often the caves are smoothed.</source>
        <translation>Wie oft die Höhlen geglättet werden.</translation>
    </message>
    <message>
        <source>Whether the numbers of floor neighbours below decide, or whether there is more floor or more wall around.</source>
        <translation>Ob die Zahlen der Bodennachbarn darunter entscheiden oder ob ringsum mehr Boden oder mehr Wand ist.</translation>
    </message>
    <message>
        <source>A wall with at least this many floor neighbours becomes floor.</source>
        <translation>Eine Wand mit mindestens so vielen Bodennachbarn wird Boden.</translation>
    </message>
    <message>
        <source>A floor with at least this many floor neighbours stays floor.</source>
        <translation>Ein Boden mit mindestens so vielen Bodennachbarn bleibt Boden.</translation>
    </message>
    <message>
        <source>What a majority takes the cells beyond the edge for: wall, or nothing at all.</source>
        <translation>Wofür eine Mehrheit die Felder jenseits des Rands hält: für Wand oder für gar nichts.</translation>
    </message>
    <message>
        <source>Whether all caves stay, or only the largest.</source>
        <translation>Ob alle Höhlen bleiben oder nur die größte.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Digs the shortest tunnels that join what cannot be reached.</source>
        <translation>Gräbt die kürzesten Tunnel, die verbinden, was nicht zu erreichen ist.</translation>
    </message>
    <message>
        <source>Joins the caves of each level, or only parts of the dungeon that no stairs join.</source>
        <translation>Verbindet die Höhlen jeder Ebene oder nur Teile des Dungeons, die keine Treppe verbindet.</translation>
    </message>
    <message>
        <source>How many parts may stay apart.</source>
        <translation>Wie viele Teile getrennt bleiben dürfen.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Hangs doors where ways lead into rooms.</source>
        <translation>Hängt Türen ein, wo Wege in Räume führen.</translation>
    </message>
    <message>
        <source>The share of the ways into rooms that get a door.</source>
        <translation>Der Anteil der Wege in Räume, die eine Tür bekommen.</translation>
    </message>
    <message>
        <source>The share of these doors that are secret, where they are not on the only way.</source>
        <translation>Der Anteil dieser Türen, die geheim sind, wo sie nicht am einzigen Weg liegen.</translation>
    </message>
    <message>
        <source>Hand edits</source>
        <translation>Handarbeit</translation>
    </message>
    <message>
        <source>Puts back what you painted by hand; later rows leave those cells alone.</source>
        <translation>Setzt wieder ein, was du von Hand gemalt hast; spätere Zeilen lassen diese Felder in Ruhe.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fills the level with one tile, inside a border that nothing digs away.</source>
        <translation>Füllt die Ebene mit einer Kachel, innerhalb eines Rands, den nichts weggräbt.</translation>
    </message>
    <message>
        <source>What the level is filled with.</source>
        <translation>Womit die Ebene gefüllt wird.</translation>
    </message>
    <message>
        <source>What the border is made of.</source>
        <translation>Woraus der Rand ist.</translation>
    </message>
    <message>
        <source>How wide the border is.</source>
        <translation>Wie breit der Rand ist.</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Locks the only way into a part of the level and hides the key somewhere else.</source>
        <translation>Verschließt den einzigen Weg in einen Teil der Ebene und versteckt den Schlüssel anderswo.</translation>
    </message>
    <message>
        <source>How many on each level.</source>
        <translation>Wie viele auf jeder Ebene.</translation>
    </message>
    <message>
        <source>The smallest part of the level&apos;s floor that a gate shuts off.</source>
        <translation>Der kleinste Teil des Bodens der Ebene, den ein Tor abschließt.</translation>
    </message>
    <message>
        <source>The largest part of the level&apos;s floor that a gate shuts off.</source>
        <translation>Der größte Teil des Bodens der Ebene, den ein Tor abschließt.</translation>
    </message>
    <message>
        <source>How far the key lies from its door at least.</source>
        <translation>Wie weit der Schlüssel mindestens von seiner Tür liegt.</translation>
    </message>
    <message>
        <source>How many gates may have to be opened, one after the other, to come to a key.</source>
        <translation>Wie viele Tore nacheinander geöffnet werden müssen dürfen, um an einen Schlüssel zu kommen.</translation>
    </message>
    <message>
        <source>What lies behind a gate, and how often each comes beside the others.</source>
        <translation>Was hinter einem Tor liegt und wie oft jedes neben den anderen vorkommt.</translation>
    </message>
    <message>
        <source>How many rewards lie behind each gate.</source>
        <translation>Wie viele Belohnungen hinter jedem Tor liegen.</translation>
    </message>
    <message>
        <source>The tile that a gate is made of: a door that a key opens.</source>
        <translation>Die Kachel, aus der ein Tor ist: eine Tür, die ein Schlüssel öffnet.</translation>
    </message>
    <message>
        <source>The kind of item that opens the door.</source>
        <translation>Die Art von Gegenstand, die die Tür öffnet.</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Rundwege</translation>
    </message>
    <message>
        <source>Opens thin walls where the way around is long.</source>
        <translation>Öffnet dünne Wände, wo der Weg außen herum lang ist.</translation>
    </message>
    <message>
        <source>A wall is opened when the way around it is longer than this.</source>
        <translation>Eine Wand wird geöffnet, wenn der Weg um sie herum länger ist als dies.</translation>
    </message>
    <message>
        <source>How many walls are opened at most.</source>
        <translation>Wie viele Wände höchstens geöffnet werden.</translation>
    </message>
    <message>
        <source>The thickest wall that is opened.</source>
        <translation>Die dickste Wand, die geöffnet wird.</translation>
    </message>
    <message>
        <source>What stands in the gap.</source>
        <translation>Was in der Lücke steht.</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Irrgarten</translation>
    </message>
    <message>
        <source>Fills the area with a maze.</source>
        <translation>Füllt den Bereich mit einem Irrgarten.</translation>
    </message>
    <message>
        <source>How often the maze goes on from where it is; less gives shorter ways with more forks.</source>
        <translation>Wie oft der Irrgarten dort weitergeht, wo er ist; weniger gibt kürzere Wege mit mehr Abzweigungen.</translation>
    </message>
    <message>
        <source>How far two ways lie apart; they are one cell narrower than that.</source>
        <translation>Wie weit zwei Wege auseinanderliegen; sie sind ein Feld schmaler.</translation>
    </message>
    <message>
        <source>The share of dead ends that are opened.</source>
        <translation>Der Anteil der Sackgassen, die geöffnet werden.</translation>
    </message>
    <message>
        <source>How many rooms are cut into the maze.</source>
        <translation>Wie viele Räume in den Irrgarten geschnitten werden.</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Ausdünnen</translation>
    </message>
    <message>
        <source>Fills in caves of at most this many cells; the largest cave always stays.</source>
        <translation>Füllt Höhlen mit höchstens so vielen Feldern auf; die größte Höhle bleibt immer.</translation>
    </message>
    <message>
        <source>The largest cave that is filled in.</source>
        <translation>Die größte Höhle, die aufgefüllt wird.</translation>
    </message>
    <message>
        <source>Whether caves that touch only at a corner are one.</source>
        <translation>Ob Höhlen, die sich nur an einer Ecke berühren, eine sind.</translation>
    </message>
    <message>
        <source>What small caves become.</source>
        <translation>Was aus kleinen Höhlen wird.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Puts rooms where they find place and joins them by corridors.</source>
        <translation>Setzt Räume, wo sie Platz finden, und verbindet sie durch Gänge.</translation>
    </message>
    <message>
        <source>How often a room is tried; one that is too near to another is left out.</source>
        <translation>Wie oft ein Raum versucht wird; einer, der einem anderen zu nahe kommt, entfällt.</translation>
    </message>
    <message>
        <source>The least width of a room, its walls included.</source>
        <translation>Die kleinste Breite eines Raums, seine Wände mitgezählt.</translation>
    </message>
    <message>
        <source>The greatest width of a room, its walls included.</source>
        <translation>Die größte Breite eines Raums, seine Wände mitgezählt.</translation>
    </message>
    <message>
        <source>The least height of a room, its walls included.</source>
        <translation>Die kleinste Höhe eines Raums, seine Wände mitgezählt.</translation>
    </message>
    <message>
        <source>The greatest height of a room, its walls included.</source>
        <translation>Die größte Höhe eines Raums, seine Wände mitgezählt.</translation>
    </message>
    <message>
        <source>How many cells lie between the walls of two rooms at least; with 0 wall may stand beside wall, with 1 rooms never touch.</source>
        <translation>Wie viele Felder mindestens zwischen den Wänden zweier Räume liegen; bei 0 darf Wand an Wand stehen, bei 1 berühren sich Räume nie.</translation>
    </message>
    <message>
        <source>To which of the rooms made before it a room is joined.</source>
        <translation>Mit welchem der vor ihm gemachten Räume ein Raum verbunden wird.</translation>
    </message>
    <message>
        <source>The shape of the rooms.</source>
        <translation>Die Form der Räume.</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuen</translation>
    </message>
    <message>
        <source>Strews rubble or the like over plain floor.</source>
        <translation>Streut Geröll oder Ähnliches über einfachen Boden.</translation>
    </message>
    <message>
        <source>What is strewn; it must be walkable.</source>
        <translation>Was gestreut wird; es muss begehbar sein.</translation>
    </message>
    <message>
        <source>How many cells are strewn.</source>
        <translation>Wie viele Felder bestreut werden.</translation>
    </message>
    <message>
        <source>Whether the count is of cells, or of each 1000 cells of plain floor.</source>
        <translation>Ob die Anzahl Felder zählt oder für je 1000 Felder einfachen Bodens gilt.</translation>
    </message>
    <message>
        <source>Whether only floor beside a wall is strewn, or any.</source>
        <translation>Ob nur Boden neben einer Wand bestreut wird oder jeder.</translation>
    </message>
    <message>
        <source>How many cells lie in one heap.</source>
        <translation>Wie viele Felder in einem Haufen liegen.</translation>
    </message>
    <message>
        <source>Creatures and items</source>
        <translation>Wesen und Gegenstände</translation>
    </message>
    <message>
        <source>Puts creatures and items on free floor, each kind by its weight.</source>
        <translation>Setzt Wesen und Gegenstände auf freien Boden, jede Art nach ihrem Gewicht.</translation>
    </message>
    <message>
        <source>How many; of a curve, by depth.</source>
        <translation>Wie viele; bei einer Kurve nach Tiefe.</translation>
    </message>
    <message>
        <source>Whether the number is for each level, each room, or each hundred free cells.</source>
        <translation>Ob die Zahl für jede Ebene, jeden Raum oder je hundert freie Felder gilt.</translation>
    </message>
    <message>
        <source>Draws a number from 0 to the given one instead of just that.</source>
        <translation>Lost eine Zahl von 0 bis zur angegebenen aus, statt genau diese zu nehmen.</translation>
    </message>
    <message>
        <source>The kinds and how often each comes beside the others; weights may go by depth.</source>
        <translation>Die Arten und wie oft jede neben den anderen vorkommt; Gewichte dürfen nach der Tiefe gehen.</translation>
    </message>
    <message>
        <source>The tile that things are put on.</source>
        <translation>Die Kachel, auf die Dinge gesetzt werden.</translation>
    </message>
    <message>
        <source>Nothing is put within this radius of where the hero arrives.</source>
        <translation>In diesem Umkreis um die Ankunft des Helden wird nichts gesetzt.</translation>
    </message>
    <message>
        <source>The least distance between two things of this row.</source>
        <translation>Der kleinste Abstand zwischen zwei Dingen dieser Zeile.</translation>
    </message>
    <message>
        <source>How many levels each creature has gained before the game starts.</source>
        <translation>Wie viele Stufen jedes Wesen gewonnen hat, bevor das Spiel beginnt.</translation>
    </message>
    <message>
        <source>Whether every level gets them, each level by a chance, one level every few, or only some levels.</source>
        <translation>Ob jede Ebene sie bekommt, jede Ebene mit einer Wahrscheinlichkeit, alle paar Ebenen eine oder nur einige Ebenen.</translation>
    </message>
    <message>
        <source>With the spread chance: how likely a level gets them.</source>
        <translation>Bei der Streuung „chance“: wie wahrscheinlich eine Ebene sie bekommt.</translation>
    </message>
    <message>
        <source>With the spread steps: the fewest levels from one to the next.</source>
        <translation>Bei der Streuung „steps“: die wenigsten Ebenen von einer zur nächsten.</translation>
    </message>
    <message>
        <source>With the spread steps: the most levels from one to the next.</source>
        <translation>Bei der Streuung „steps“: die meisten Ebenen von einer zur nächsten.</translation>
    </message>
    <message>
        <source>With the spread quota: how many levels get them.</source>
        <translation>Bei der Streuung „quota“: wie viele Ebenen sie bekommen.</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Treppen</translation>
    </message>
    <message>
        <source>Joins each level with the one below it; sets the start and the goal.</source>
        <translation>Verbindet jede Ebene mit der darunter; setzt den Start und das Ziel.</translation>
    </message>
    <message>
        <source>Stairs for every pair of caves that lie over each other, one pair of stairs a level, one pair far from where the hero arrives, a one-way stair from the last room to the first room below, stairs in the rooms tagged stairs_down and stairs_up, a one-way hole, or none.</source>
        <translation>Treppen für jedes Paar von Höhlen, die übereinanderliegen, ein Treppenpaar je Ebene, ein Paar weit weg von der Ankunft des Helden, eine Treppe in nur einer Richtung vom letzten Raum zum ersten Raum darunter, Treppen in den Räumen mit den Marken stairs_down und stairs_up, ein Loch in nur einer Richtung oder keine.</translation>
    </message>
    <message>
        <source>The tile that leads down one way.</source>
        <translation>Die Kachel, die nur hinabführt.</translation>
    </message>
    <message>
        <source>Where a game starts on the first level: on any floor, in the middle of the first room, far from the stairs down, or not set.</source>
        <translation>Wo ein Spiel auf der ersten Ebene beginnt: auf irgendeinem Boden, in der Mitte des ersten Raums, weit weg von der Treppe hinab, oder nicht gesetzt.</translation>
    </message>
    <message>
        <source>A tile that the hero must reach; none when empty.</source>
        <translation>Eine Kachel, die der Held erreichen muss; keine, wenn leer.</translation>
    </message>
    <message>
        <source>Where the goal lies: on any floor, in the last room, or far from where the hero arrives.</source>
        <translation>Wo das Ziel liegt: auf irgendeinem Boden, im letzten Raum oder weit weg von der Ankunft des Helden.</translation>
    </message>
    <message>
        <source>Whether only the last level gets the goal, or every level with this row.</source>
        <translation>Ob nur die letzte Ebene das Ziel bekommt oder jede Ebene mit dieser Zeile.</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Mends small blemishes without joining or cutting anything.</source>
        <translation>Bessert kleine Makel aus, ohne etwas zu verbinden oder zu trennen.</translation>
    </message>
    <message>
        <source>Opens a wall where two floor cells touch only at a corner.</source>
        <translation>Öffnet eine Wand, wo zwei Bodenfelder sich nur an einer Ecke berühren.</translation>
    </message>
    <message>
        <source>By how many cells dead ends are filled in from their ends.</source>
        <translation>Um wie viele Felder Sackgassen von ihrem Ende her aufgefüllt werden.</translation>
    </message>
    <message>
        <source>The largest bit of wall, with floor all around, that is taken away.</source>
        <translation>Das größte Stück Wand mit Boden ringsum, das weggenommen wird.</translation>
    </message>
    <message>
        <source>Vault</source>
        <translation>Kammer</translation>
    </message>
    <message>
        <source>Puts a piece that you drew into the level, whole and joined to it.</source>
        <translation>Setzt einen Baustein, den du gezeichnet hast, ganz und angebunden in die Ebene.</translation>
    </message>
    <message>
        <source>The piece&apos;s name; none to choose by tag.</source>
        <translation>Der Name des Bausteins; keiner, um nach Marke zu wählen.</translation>
    </message>
    <message>
        <source>One of the pieces with this tag is chosen by weight, when no piece is named.</source>
        <translation>Einer der Bausteine mit dieser Marke wird nach Gewicht gewählt, wenn kein Baustein genannt ist.</translation>
    </message>
    <message>
        <source>Where: anywhere, as near as it fits to the centre or to a room, or at one cell.</source>
        <translation>Wo: irgendwo, so nahe es passt an der Mitte oder an einem Raum, oder an einem Feld.</translation>
    </message>
    <message>
        <source>The tag of the rooms that vaults at an anchor stay near; none for any room.</source>
        <translation>Die Marke der Räume, in deren Nähe Kammern mit einem Anker bleiben; keine für jeden Raum.</translation>
    </message>
    <message>
        <source>The column of the vault&apos;s left upper corner, when it has one cell to be at.</source>
        <translation>Die Spalte der linken oberen Ecke der Kammer, wenn sie an einem bestimmten Feld liegt.</translation>
    </message>
    <message>
        <source>The row of the vault&apos;s left upper corner, when it has one cell to be at.</source>
        <translation>Die Reihe der linken oberen Ecke der Kammer, wenn sie an einem bestimmten Feld liegt.</translation>
    </message>
    <message>
        <source>Whether the piece may be turned, if it allows that.</source>
        <translation>Ob der Baustein gedreht werden darf, falls er es erlaubt.</translation>
    </message>
    <message>
        <source>Whether the piece may be mirrored, if it allows that.</source>
        <translation>Ob der Baustein gespiegelt werden darf, falls er es erlaubt.</translation>
    </message>
    <message>
        <source>What the vault may take the place of; never stairs or the goal.</source>
        <translation>Wessen Platz die Kammer einnehmen darf; nie den von Treppen oder des Ziels.</translation>
    </message>
    <message>
        <source>The longest tunnel that may be dug from an exit to the level&apos;s floor.</source>
        <translation>Der längste Tunnel, der von einem Ausgang zum Boden der Ebene gegraben werden darf.</translation>
    </message>
    <message>
        <source>Whether a piece comes at most once on a level or in the dungeon.</source>
        <translation>Ob ein Baustein höchstens einmal auf einer Ebene oder im Dungeon vorkommt.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) [stays|stay] apart, because no tunnel can be dug to [it|them].</source>
        <translation>
            <numerusform>%n Teil bleibt getrennt, weil kein Tunnel dorthin möglich ist.</numerusform>
            <numerusform>%n Teile bleiben getrennt, weil kein Tunnel dorthin möglich ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pillar(s) [finds|find] no place.</source>
        <translation>
            <numerusform>%n Pfeiler findet keinen Platz.</numerusform>
            <numerusform>%n Pfeiler finden keinen Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the area [has|have] no place for a room.</source>
        <translation>
            <numerusform>%n Teil des Bereichs hat keinen Platz für einen Raum.</numerusform>
            <numerusform>%n Teile des Bereichs haben keinen Platz für einen Raum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) [stays|stay] apart, because this row may not fill [it|them] in.</source>
        <translation>
            <numerusform>%n Teil bleibt getrennt, weil diese Zeile ihn nicht auffüllen darf.</numerusform>
            <numerusform>%n Teile bleiben getrennt, weil diese Zeile sie nicht auffüllen darf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) [finds|find] no place in the maze.</source>
        <translation>
            <numerusform>%n Raum findet im Irrgarten keinen Platz.</numerusform>
            <numerusform>%n Räume finden im Irrgarten keinen Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) could not be opened, because [its|their] walls stay or part two caves.</source>
        <translation>
            <numerusform>%n Lücke konnte nicht geöffnet werden, weil ihre Wände bleiben oder zwei Höhlen trennen.</numerusform>
            <numerusform>%n Lücken konnten nicht geöffnet werden, weil ihre Wände bleiben oder zwei Höhlen trennen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cell lies outside since the level was made smaller. Its edit is kept in the list of edits and comes back when the level grows again.</source>
        <translation>Dieses Feld liegt außerhalb, seit die Ebene verkleinert wurde. Die Handarbeit bleibt in der Liste und kommt zurück, wenn die Ebene wieder wächst.</translation>
    </message>
    <message>
        <source>How often the key takes the place of a thing that a piece has laid out for it, where there is one.</source>
        <translation>Wie oft der Schlüssel an die Stelle eines Dings tritt, das ein Stück dafür ausgelegt hat, wo es eines gibt.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is drawn: a row &quot;vault&quot; puts it.</source>
        <translation>Das Stück „%1“ ist gezeichnet: Eine Zeile „vault“ setzt es.</translation>
    </message>
    <message numerus="yes">
        <source>There was no place for %n machine(s).</source>
        <translation>
            <numerusform>Für %n Maschine war kein Platz.</numerusform>
            <numerusform>Für %n Maschinen war kein Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Lays loose pieces: their letters go where the pieces&apos; own rules say.</source>
        <translation>Legt lose Stücke: Ihre Buchstaben kommen dorthin, wo die Regeln der Stücke es sagen.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is loose: a row &quot;machine&quot; lays it.</source>
        <translation>Das Stück „%1“ ist lose: Eine Zeile „machine“ legt es.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>The command &quot;%1&quot; was refused.</source>
        <translation>Der Befehl „%1“ wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The state after &quot;%1&quot; is %2, but %3 was recorded.</source>
        <translation>Der Stand nach „%1“ ist %2, aufgezeichnet war aber %3.</translation>
    </message>
    <message>
        <source>Level %1 (%2,%3): %4 now, %5 in the record.</source>
        <translation>Ebene %1 (%2,%3): %4 jetzt, %5 in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Level %1 (%2,%3): %4 now, nothing of it in the record.</source>
        <translation>Ebene %1 (%2,%3): %4 jetzt, nichts davon in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Level %1 (%2,%3): %4 in the record, nothing of it now.</source>
        <translation>Ebene %1 (%2,%3): %4 in der Aufzeichnung, nichts davon jetzt.</translation>
    </message>
    <message>
        <source>Level %1 (%2,%3): %4 has %5 health now, %6 in the record.</source>
        <translation>Ebene %1 (%2,%3): %4 hat jetzt %5 Gesundheit, in der Aufzeichnung %6.</translation>
    </message>
    <message>
        <source>Level %1 (%2,%3): %4 now; in the record it is on level %5 (%6,%7).</source>
        <translation>Ebene %1 (%2,%3): %4 jetzt; in der Aufzeichnung auf Ebene %5 (%6,%7).</translation>
    </message>
    <message>
        <source>Level %1 (%2,%3): %4 is not as it is in the record.</source>
        <translation>Ebene %1 (%2,%3): %4 ist nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>It is turn %1 now, turn %2 in the record.</source>
        <translation>Jetzt ist Runde %1, in der Aufzeichnung Runde %2.</translation>
    </message>
    <message>
        <source>The clock shows %1 now, %2 in the record.</source>
        <translation>Die Uhr zeigt jetzt %1, in der Aufzeichnung %2.</translation>
    </message>
    <message>
        <source>There is %1 food in the hero now, %2 in the record.</source>
        <translation>Im Helden sind jetzt %1 Nahrung, in der Aufzeichnung %2.</translation>
    </message>
    <message>
        <source>The dice are not as they are in the record.</source>
        <translation>Die Würfel liegen nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>What the hero has gathered is not as it is in the record.</source>
        <translation>Was der Held gesammelt hat, ist nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>The game does not end as it does in the record.</source>
        <translation>Das Spiel endet nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Of the recorded state only its hash is known.</source>
        <translation>Vom aufgezeichneten Stand ist nur der Hash bekannt.</translation>
    </message>
    <message>
        <source>At the end of the log, this differs from the saved state:</source>
        <translation>Am Ende der Aufzeichnung ist dies anders als im gespeicherten Stand:</translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) [differs|differ].</source>
        <translation>
            <numerusform>%n Teil mehr ist anders.</numerusform>
            <numerusform>%n Teile mehr sind anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes on by itself on level %1 is not as it is in the record.</source>
        <translation>Was auf Ebene %1 von selbst geschieht, ist nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Whether the hero keeps quiet is not as it is in the record.</source>
        <translation>Ob der Held sich still verhält, ist nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>What events of the dungeon have done is not as it is in the record.</source>
        <translation>Was Ereignisse des Dungeons getan haben, ist nicht wie in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>The things that the hero knows are not those of the record.</source>
        <translation>Die Dinge, die der Held kennt, sind nicht die der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Which of the goals are met is not as it is in the record.</source>
        <translation>Welche Ziele erreicht sind, ist nicht wie in der Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Levels reached below the first</source>
        <translation>Erreichte Ebenen unter der ersten</translation>
    </message>
    <message>
        <source>Strength of the creatures slain</source>
        <translation>Stärke der erschlagenen Wesen</translation>
    </message>
    <message>
        <source>Levels that you rose</source>
        <translation>Stufen, die du aufgestiegen bist</translation>
    </message>
    <message>
        <source>Things gathered</source>
        <translation>Gesammelte Dinge</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message numerus="yes">
        <source>Victory in %n turn(s): %1, less a point for every %2</source>
        <translation>
            <numerusform>Sieg in %n Runde: %1, abzüglich eines Punkts je %2</numerusform>
            <numerusform>Sieg in %n Runden: %1, abzüglich eines Punkts je %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Given by the dungeon</source>
        <translation>Vom Dungeon gegeben</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>wall</source>
        <comment>bare</comment>
        <translation>Wand</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>the-subject</comment>
        <translation>die Wand</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>the-object</comment>
        <translation>die Wand</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>a-subject</comment>
        <translation>eine Wand</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>a-object</comment>
        <translation>eine Wand</translation>
    </message>
    <message>
        <source>solid rock</source>
        <comment>bare</comment>
        <translation>massiver Fels</translation>
    </message>
    <message>
        <source>solid rock</source>
        <comment>the-subject</comment>
        <translation>der massive Fels</translation>
    </message>
    <message>
        <source>solid rock</source>
        <comment>the-object</comment>
        <translation>den massiven Fels</translation>
    </message>
    <message>
        <source>solid rock</source>
        <comment>a-subject</comment>
        <translation>massiver Fels</translation>
    </message>
    <message>
        <source>solid rock</source>
        <comment>a-object</comment>
        <translation>massiven Fels</translation>
    </message>
    <message>
        <source>cave floor</source>
        <comment>bare</comment>
        <translation>Höhlenboden</translation>
    </message>
    <message>
        <source>cave floor</source>
        <comment>the-subject</comment>
        <translation>der Höhlenboden</translation>
    </message>
    <message>
        <source>cave floor</source>
        <comment>the-object</comment>
        <translation>den Höhlenboden</translation>
    </message>
    <message>
        <source>cave floor</source>
        <comment>a-subject</comment>
        <translation>Höhlenboden</translation>
    </message>
    <message>
        <source>cave floor</source>
        <comment>a-object</comment>
        <translation>Höhlenboden</translation>
    </message>
    <message>
        <source>stairs up</source>
        <comment>bare</comment>
        <translation>Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs up</source>
        <comment>the-subject</comment>
        <translation>die Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs up</source>
        <comment>the-object</comment>
        <translation>die Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs up</source>
        <comment>a-subject</comment>
        <translation>eine Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs up</source>
        <comment>a-object</comment>
        <translation>eine Treppe nach oben</translation>
    </message>
    <message>
        <source>stairs down</source>
        <comment>bare</comment>
        <translation>Treppe nach unten</translation>
    </message>
    <message>
        <source>stairs down</source>
        <comment>the-subject</comment>
        <translation>die Treppe nach unten</translation>
    </message>
    <message>
        <source>stairs down</source>
        <comment>the-object</comment>
        <translation>die Treppe nach unten</translation>
    </message>
    <message>
        <source>stairs down</source>
        <comment>a-subject</comment>
        <translation>eine Treppe nach unten</translation>
    </message>
    <message>
        <source>stairs down</source>
        <comment>a-object</comment>
        <translation>eine Treppe nach unten</translation>
    </message>
    <message>
        <source>shallow water</source>
        <comment>bare</comment>
        <translation>flaches Wasser</translation>
    </message>
    <message>
        <source>shallow water</source>
        <comment>the-subject</comment>
        <translation>das flache Wasser</translation>
    </message>
    <message>
        <source>shallow water</source>
        <comment>the-object</comment>
        <translation>das flache Wasser</translation>
    </message>
    <message>
        <source>shallow water</source>
        <comment>a-subject</comment>
        <translation>flaches Wasser</translation>
    </message>
    <message>
        <source>shallow water</source>
        <comment>a-object</comment>
        <translation>flaches Wasser</translation>
    </message>
    <message>
        <source>deep water</source>
        <comment>bare</comment>
        <translation>tiefes Wasser</translation>
    </message>
    <message>
        <source>deep water</source>
        <comment>the-subject</comment>
        <translation>das tiefe Wasser</translation>
    </message>
    <message>
        <source>deep water</source>
        <comment>the-object</comment>
        <translation>das tiefe Wasser</translation>
    </message>
    <message>
        <source>deep water</source>
        <comment>a-subject</comment>
        <translation>tiefes Wasser</translation>
    </message>
    <message>
        <source>deep water</source>
        <comment>a-object</comment>
        <translation>tiefes Wasser</translation>
    </message>
    <message>
        <source>door</source>
        <comment>bare</comment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>door</source>
        <comment>the-subject</comment>
        <translation>die Tür</translation>
    </message>
    <message>
        <source>door</source>
        <comment>the-object</comment>
        <translation>die Tür</translation>
    </message>
    <message>
        <source>door</source>
        <comment>a-subject</comment>
        <translation>eine Tür</translation>
    </message>
    <message>
        <source>door</source>
        <comment>a-object</comment>
        <translation>eine Tür</translation>
    </message>
    <message>
        <source>open door</source>
        <comment>bare</comment>
        <translation>offene Tür</translation>
    </message>
    <message>
        <source>open door</source>
        <comment>the-subject</comment>
        <translation>die offene Tür</translation>
    </message>
    <message>
        <source>open door</source>
        <comment>the-object</comment>
        <translation>die offene Tür</translation>
    </message>
    <message>
        <source>open door</source>
        <comment>a-subject</comment>
        <translation>eine offene Tür</translation>
    </message>
    <message>
        <source>open door</source>
        <comment>a-object</comment>
        <translation>eine offene Tür</translation>
    </message>
    <message>
        <source>locked door</source>
        <comment>bare</comment>
        <translation>verschlossene Tür</translation>
    </message>
    <message>
        <source>locked door</source>
        <comment>the-subject</comment>
        <translation>die verschlossene Tür</translation>
    </message>
    <message>
        <source>locked door</source>
        <comment>the-object</comment>
        <translation>die verschlossene Tür</translation>
    </message>
    <message>
        <source>locked door</source>
        <comment>a-subject</comment>
        <translation>eine verschlossene Tür</translation>
    </message>
    <message>
        <source>locked door</source>
        <comment>a-object</comment>
        <translation>eine verschlossene Tür</translation>
    </message>
    <message>
        <source>secret door</source>
        <comment>bare</comment>
        <translation>Geheimtür</translation>
    </message>
    <message>
        <source>secret door</source>
        <comment>the-subject</comment>
        <translation>die Geheimtür</translation>
    </message>
    <message>
        <source>secret door</source>
        <comment>the-object</comment>
        <translation>die Geheimtür</translation>
    </message>
    <message>
        <source>secret door</source>
        <comment>a-subject</comment>
        <translation>eine Geheimtür</translation>
    </message>
    <message>
        <source>secret door</source>
        <comment>a-object</comment>
        <translation>eine Geheimtür</translation>
    </message>
    <message>
        <source>hole</source>
        <comment>bare</comment>
        <translation>Loch</translation>
    </message>
    <message>
        <source>hole</source>
        <comment>the-subject</comment>
        <translation>das Loch</translation>
    </message>
    <message>
        <source>hole</source>
        <comment>the-object</comment>
        <translation>das Loch</translation>
    </message>
    <message>
        <source>hole</source>
        <comment>a-subject</comment>
        <translation>ein Loch</translation>
    </message>
    <message>
        <source>hole</source>
        <comment>a-object</comment>
        <translation>ein Loch</translation>
    </message>
    <message>
        <source>way out</source>
        <comment>bare</comment>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>way out</source>
        <comment>the-subject</comment>
        <translation>der Ausgang</translation>
    </message>
    <message>
        <source>way out</source>
        <comment>the-object</comment>
        <translation>den Ausgang</translation>
    </message>
    <message>
        <source>way out</source>
        <comment>a-subject</comment>
        <translation>ein Ausgang</translation>
    </message>
    <message>
        <source>way out</source>
        <comment>a-object</comment>
        <translation>einen Ausgang</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>bare</comment>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>the-subject</comment>
        <translation>das Geröll</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>the-object</comment>
        <translation>das Geröll</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>a-subject</comment>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>rubble</source>
        <comment>a-object</comment>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>pillar</source>
        <comment>bare</comment>
        <translation>Pfeiler</translation>
    </message>
    <message>
        <source>pillar</source>
        <comment>the-subject</comment>
        <translation>der Pfeiler</translation>
    </message>
    <message>
        <source>pillar</source>
        <comment>the-object</comment>
        <translation>den Pfeiler</translation>
    </message>
    <message>
        <source>pillar</source>
        <comment>a-subject</comment>
        <translation>ein Pfeiler</translation>
    </message>
    <message>
        <source>pillar</source>
        <comment>a-object</comment>
        <translation>einen Pfeiler</translation>
    </message>
    <message>
        <source>statue</source>
        <comment>bare</comment>
        <translation>Statue</translation>
    </message>
    <message>
        <source>statue</source>
        <comment>the-subject</comment>
        <translation>die Statue</translation>
    </message>
    <message>
        <source>statue</source>
        <comment>the-object</comment>
        <translation>die Statue</translation>
    </message>
    <message>
        <source>statue</source>
        <comment>a-subject</comment>
        <translation>eine Statue</translation>
    </message>
    <message>
        <source>statue</source>
        <comment>a-object</comment>
        <translation>eine Statue</translation>
    </message>
    <message>
        <source>altar</source>
        <comment>bare</comment>
        <translation>Altar</translation>
    </message>
    <message>
        <source>altar</source>
        <comment>the-subject</comment>
        <translation>der Altar</translation>
    </message>
    <message>
        <source>altar</source>
        <comment>the-object</comment>
        <translation>den Altar</translation>
    </message>
    <message>
        <source>altar</source>
        <comment>a-subject</comment>
        <translation>ein Altar</translation>
    </message>
    <message>
        <source>altar</source>
        <comment>a-object</comment>
        <translation>einen Altar</translation>
    </message>
    <message>
        <source>signboard</source>
        <comment>bare</comment>
        <translation>Schild</translation>
    </message>
    <message>
        <source>signboard</source>
        <comment>the-subject</comment>
        <translation>das Schild</translation>
    </message>
    <message>
        <source>signboard</source>
        <comment>the-object</comment>
        <translation>das Schild</translation>
    </message>
    <message>
        <source>signboard</source>
        <comment>a-subject</comment>
        <translation>ein Schild</translation>
    </message>
    <message>
        <source>signboard</source>
        <comment>a-object</comment>
        <translation>ein Schild</translation>
    </message>
    <message>
        <source>short grass</source>
        <comment>bare</comment>
        <translation>Kurzes Gras</translation>
    </message>
    <message>
        <source>short grass</source>
        <comment>the-subject</comment>
        <translation>das kurze Gras</translation>
    </message>
    <message>
        <source>short grass</source>
        <comment>the-object</comment>
        <translation>das kurze Gras</translation>
    </message>
    <message>
        <source>short grass</source>
        <comment>a-subject</comment>
        <translation>kurzes Gras</translation>
    </message>
    <message>
        <source>short grass</source>
        <comment>a-object</comment>
        <translation>kurzes Gras</translation>
    </message>
    <message>
        <source>tall grass</source>
        <comment>bare</comment>
        <translation>Hohes Gras</translation>
    </message>
    <message>
        <source>tall grass</source>
        <comment>the-subject</comment>
        <translation>das hohe Gras</translation>
    </message>
    <message>
        <source>tall grass</source>
        <comment>the-object</comment>
        <translation>das hohe Gras</translation>
    </message>
    <message>
        <source>tall grass</source>
        <comment>a-subject</comment>
        <translation>hohes Gras</translation>
    </message>
    <message>
        <source>tall grass</source>
        <comment>a-object</comment>
        <translation>hohes Gras</translation>
    </message>
    <message>
        <source>trodden grass</source>
        <comment>bare</comment>
        <translation>Zertretenes Gras</translation>
    </message>
    <message>
        <source>trodden grass</source>
        <comment>the-subject</comment>
        <translation>das zertretene Gras</translation>
    </message>
    <message>
        <source>trodden grass</source>
        <comment>the-object</comment>
        <translation>das zertretene Gras</translation>
    </message>
    <message>
        <source>trodden grass</source>
        <comment>a-subject</comment>
        <translation>zertretenes Gras</translation>
    </message>
    <message>
        <source>trodden grass</source>
        <comment>a-object</comment>
        <translation>zertretenes Gras</translation>
    </message>
    <message>
        <source>dry grass</source>
        <comment>bare</comment>
        <translation>Dürres Gras</translation>
    </message>
    <message>
        <source>dry grass</source>
        <comment>the-subject</comment>
        <translation>das dürre Gras</translation>
    </message>
    <message>
        <source>dry grass</source>
        <comment>the-object</comment>
        <translation>das dürre Gras</translation>
    </message>
    <message>
        <source>dry grass</source>
        <comment>a-subject</comment>
        <translation>dürres Gras</translation>
    </message>
    <message>
        <source>dry grass</source>
        <comment>a-object</comment>
        <translation>dürres Gras</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>bare</comment>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>the-subject</comment>
        <translation>das Gestrüpp</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>the-object</comment>
        <translation>das Gestrüpp</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>a-subject</comment>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>brush</source>
        <comment>a-object</comment>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>hay</source>
        <comment>bare</comment>
        <translation>Heu</translation>
    </message>
    <message>
        <source>hay</source>
        <comment>the-subject</comment>
        <translation>das Heu</translation>
    </message>
    <message>
        <source>hay</source>
        <comment>the-object</comment>
        <translation>das Heu</translation>
    </message>
    <message>
        <source>hay</source>
        <comment>a-subject</comment>
        <translation>Heu</translation>
    </message>
    <message>
        <source>hay</source>
        <comment>a-object</comment>
        <translation>Heu</translation>
    </message>
    <message>
        <source>wooden door</source>
        <comment>bare</comment>
        <translation>Holztür</translation>
    </message>
    <message>
        <source>wooden door</source>
        <comment>the-subject</comment>
        <translation>die Holztür</translation>
    </message>
    <message>
        <source>wooden door</source>
        <comment>the-object</comment>
        <translation>die Holztür</translation>
    </message>
    <message>
        <source>wooden door</source>
        <comment>a-subject</comment>
        <translation>eine Holztür</translation>
    </message>
    <message>
        <source>wooden door</source>
        <comment>a-object</comment>
        <translation>eine Holztür</translation>
    </message>
    <message>
        <source>open wooden door</source>
        <comment>bare</comment>
        <translation>Offene Holztür</translation>
    </message>
    <message>
        <source>open wooden door</source>
        <comment>the-subject</comment>
        <translation>die offene Holztür</translation>
    </message>
    <message>
        <source>open wooden door</source>
        <comment>the-object</comment>
        <translation>die offene Holztür</translation>
    </message>
    <message>
        <source>open wooden door</source>
        <comment>a-subject</comment>
        <translation>eine offene Holztür</translation>
    </message>
    <message>
        <source>open wooden door</source>
        <comment>a-object</comment>
        <translation>eine offene Holztür</translation>
    </message>
    <message>
        <source>plank bridge</source>
        <comment>bare</comment>
        <translation>Bohlenbrücke</translation>
    </message>
    <message>
        <source>plank bridge</source>
        <comment>the-subject</comment>
        <translation>die Bohlenbrücke</translation>
    </message>
    <message>
        <source>plank bridge</source>
        <comment>the-object</comment>
        <translation>die Bohlenbrücke</translation>
    </message>
    <message>
        <source>plank bridge</source>
        <comment>a-subject</comment>
        <translation>eine Bohlenbrücke</translation>
    </message>
    <message>
        <source>plank bridge</source>
        <comment>a-object</comment>
        <translation>eine Bohlenbrücke</translation>
    </message>
    <message>
        <source>barricade</source>
        <comment>bare</comment>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>barricade</source>
        <comment>the-subject</comment>
        <translation>die Barrikade</translation>
    </message>
    <message>
        <source>barricade</source>
        <comment>the-object</comment>
        <translation>die Barrikade</translation>
    </message>
    <message>
        <source>barricade</source>
        <comment>a-subject</comment>
        <translation>eine Barrikade</translation>
    </message>
    <message>
        <source>barricade</source>
        <comment>a-object</comment>
        <translation>eine Barrikade</translation>
    </message>
    <message>
        <source>flames</source>
        <comment>bare</comment>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>flames</source>
        <comment>the-subject</comment>
        <translation>die Flammen</translation>
    </message>
    <message>
        <source>flames</source>
        <comment>the-object</comment>
        <translation>die Flammen</translation>
    </message>
    <message>
        <source>flames</source>
        <comment>a-subject</comment>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>flames</source>
        <comment>a-object</comment>
        <translation>Flammen</translation>
    </message>
    <message>
        <source>embers</source>
        <comment>bare</comment>
        <translation>Glut</translation>
    </message>
    <message>
        <source>embers</source>
        <comment>the-subject</comment>
        <translation>die Glut</translation>
    </message>
    <message>
        <source>embers</source>
        <comment>the-object</comment>
        <translation>die Glut</translation>
    </message>
    <message>
        <source>embers</source>
        <comment>a-subject</comment>
        <translation>Glut</translation>
    </message>
    <message>
        <source>embers</source>
        <comment>a-object</comment>
        <translation>Glut</translation>
    </message>
    <message>
        <source>burnt ground</source>
        <comment>bare</comment>
        <translation>Verbrannter Boden</translation>
    </message>
    <message>
        <source>burnt ground</source>
        <comment>the-subject</comment>
        <translation>der verbrannte Boden</translation>
    </message>
    <message>
        <source>burnt ground</source>
        <comment>the-object</comment>
        <translation>den verbrannten Boden</translation>
    </message>
    <message>
        <source>burnt ground</source>
        <comment>a-subject</comment>
        <translation>verbrannter Boden</translation>
    </message>
    <message>
        <source>burnt ground</source>
        <comment>a-object</comment>
        <translation>verbrannten Boden</translation>
    </message>
    <message>
        <source>burning brazier</source>
        <comment>bare</comment>
        <translation>Brennende Kohlenpfanne</translation>
    </message>
    <message>
        <source>burning brazier</source>
        <comment>the-subject</comment>
        <translation>die brennende Kohlenpfanne</translation>
    </message>
    <message>
        <source>burning brazier</source>
        <comment>the-object</comment>
        <translation>die brennende Kohlenpfanne</translation>
    </message>
    <message>
        <source>burning brazier</source>
        <comment>a-subject</comment>
        <translation>eine brennende Kohlenpfanne</translation>
    </message>
    <message>
        <source>burning brazier</source>
        <comment>a-object</comment>
        <translation>eine brennende Kohlenpfanne</translation>
    </message>
    <message>
        <source>lever</source>
        <comment>bare</comment>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>lever</source>
        <comment>the-subject</comment>
        <translation>der Hebel</translation>
    </message>
    <message>
        <source>lever</source>
        <comment>the-object</comment>
        <translation>den Hebel</translation>
    </message>
    <message>
        <source>lever</source>
        <comment>a-subject</comment>
        <translation>ein Hebel</translation>
    </message>
    <message>
        <source>lever</source>
        <comment>a-object</comment>
        <translation>einen Hebel</translation>
    </message>
    <message>
        <source>pulled lever</source>
        <comment>bare</comment>
        <translation>Umgelegter Hebel</translation>
    </message>
    <message>
        <source>pulled lever</source>
        <comment>the-subject</comment>
        <translation>der umgelegte Hebel</translation>
    </message>
    <message>
        <source>pulled lever</source>
        <comment>the-object</comment>
        <translation>den umgelegten Hebel</translation>
    </message>
    <message>
        <source>pulled lever</source>
        <comment>a-subject</comment>
        <translation>ein umgelegter Hebel</translation>
    </message>
    <message>
        <source>pulled lever</source>
        <comment>a-object</comment>
        <translation>einen umgelegten Hebel</translation>
    </message>
    <message>
        <source>hidden lever</source>
        <comment>bare</comment>
        <translation>Verborgener Hebel</translation>
    </message>
    <message>
        <source>hidden lever</source>
        <comment>the-subject</comment>
        <translation>der verborgene Hebel</translation>
    </message>
    <message>
        <source>hidden lever</source>
        <comment>the-object</comment>
        <translation>den verborgenen Hebel</translation>
    </message>
    <message>
        <source>hidden lever</source>
        <comment>a-subject</comment>
        <translation>ein verborgener Hebel</translation>
    </message>
    <message>
        <source>hidden lever</source>
        <comment>a-object</comment>
        <translation>einen verborgenen Hebel</translation>
    </message>
    <message>
        <source>portcullis</source>
        <comment>bare</comment>
        <translation>Fallgatter</translation>
    </message>
    <message>
        <source>portcullis</source>
        <comment>the-subject</comment>
        <translation>das Fallgatter</translation>
    </message>
    <message>
        <source>portcullis</source>
        <comment>the-object</comment>
        <translation>das Fallgatter</translation>
    </message>
    <message>
        <source>portcullis</source>
        <comment>a-subject</comment>
        <translation>ein Fallgatter</translation>
    </message>
    <message>
        <source>portcullis</source>
        <comment>a-object</comment>
        <translation>ein Fallgatter</translation>
    </message>
    <message>
        <source>glyph</source>
        <comment>bare</comment>
        <translation>Glyphe</translation>
    </message>
    <message>
        <source>glyph</source>
        <comment>the-subject</comment>
        <translation>die Glyphe</translation>
    </message>
    <message>
        <source>glyph</source>
        <comment>the-object</comment>
        <translation>die Glyphe</translation>
    </message>
    <message>
        <source>glyph</source>
        <comment>a-subject</comment>
        <translation>eine Glyphe</translation>
    </message>
    <message>
        <source>glyph</source>
        <comment>a-object</comment>
        <translation>eine Glyphe</translation>
    </message>
    <message>
        <source>pressure plate</source>
        <comment>bare</comment>
        <translation>Druckplatte</translation>
    </message>
    <message>
        <source>pressure plate</source>
        <comment>the-subject</comment>
        <translation>die Druckplatte</translation>
    </message>
    <message>
        <source>pressure plate</source>
        <comment>the-object</comment>
        <translation>die Druckplatte</translation>
    </message>
    <message>
        <source>pressure plate</source>
        <comment>a-subject</comment>
        <translation>eine Druckplatte</translation>
    </message>
    <message>
        <source>pressure plate</source>
        <comment>a-object</comment>
        <translation>eine Druckplatte</translation>
    </message>
    <message>
        <source>coffin</source>
        <comment>bare</comment>
        <translation>Sarg</translation>
    </message>
    <message>
        <source>coffin</source>
        <comment>the-subject</comment>
        <translation>der Sarg</translation>
    </message>
    <message>
        <source>coffin</source>
        <comment>the-object</comment>
        <translation>den Sarg</translation>
    </message>
    <message>
        <source>coffin</source>
        <comment>a-subject</comment>
        <translation>ein Sarg</translation>
    </message>
    <message>
        <source>coffin</source>
        <comment>a-object</comment>
        <translation>einen Sarg</translation>
    </message>
    <message>
        <source>open coffin</source>
        <comment>bare</comment>
        <translation>Offener Sarg</translation>
    </message>
    <message>
        <source>open coffin</source>
        <comment>the-subject</comment>
        <translation>der offene Sarg</translation>
    </message>
    <message>
        <source>open coffin</source>
        <comment>the-object</comment>
        <translation>den offenen Sarg</translation>
    </message>
    <message>
        <source>open coffin</source>
        <comment>a-subject</comment>
        <translation>ein offener Sarg</translation>
    </message>
    <message>
        <source>open coffin</source>
        <comment>a-object</comment>
        <translation>einen offenen Sarg</translation>
    </message>
    <message>
        <source>cold brazier</source>
        <comment>bare</comment>
        <translation>Kalte Feuerschale</translation>
    </message>
    <message>
        <source>cold brazier</source>
        <comment>the-subject</comment>
        <translation>die kalte Feuerschale</translation>
    </message>
    <message>
        <source>cold brazier</source>
        <comment>the-object</comment>
        <translation>die kalte Feuerschale</translation>
    </message>
    <message>
        <source>cold brazier</source>
        <comment>a-subject</comment>
        <translation>eine kalte Feuerschale</translation>
    </message>
    <message>
        <source>cold brazier</source>
        <comment>a-object</comment>
        <translation>eine kalte Feuerschale</translation>
    </message>
    <message>
        <source>moss</source>
        <comment>bare</comment>
        <translation>Moos</translation>
    </message>
    <message>
        <source>moss</source>
        <comment>the-subject</comment>
        <translation>das Moos</translation>
    </message>
    <message>
        <source>moss</source>
        <comment>the-object</comment>
        <translation>das Moos</translation>
    </message>
    <message>
        <source>moss</source>
        <comment>a-subject</comment>
        <translation>Moos</translation>
    </message>
    <message>
        <source>moss</source>
        <comment>a-object</comment>
        <translation>Moos</translation>
    </message>
    <message>
        <source>spore cap</source>
        <comment>bare</comment>
        <translation>Sporenkappe</translation>
    </message>
    <message>
        <source>spore cap</source>
        <comment>the-subject</comment>
        <translation>die Sporenkappe</translation>
    </message>
    <message>
        <source>spore cap</source>
        <comment>the-object</comment>
        <translation>die Sporenkappe</translation>
    </message>
    <message>
        <source>spore cap</source>
        <comment>a-subject</comment>
        <translation>eine Sporenkappe</translation>
    </message>
    <message>
        <source>spore cap</source>
        <comment>a-object</comment>
        <translation>eine Sporenkappe</translation>
    </message>
    <message>
        <source>blood pod</source>
        <comment>bare</comment>
        <translation>Blutfrucht</translation>
    </message>
    <message>
        <source>blood pod</source>
        <comment>the-subject</comment>
        <translation>die Blutfrucht</translation>
    </message>
    <message>
        <source>blood pod</source>
        <comment>the-object</comment>
        <translation>die Blutfrucht</translation>
    </message>
    <message>
        <source>blood pod</source>
        <comment>a-subject</comment>
        <translation>eine Blutfrucht</translation>
    </message>
    <message>
        <source>blood pod</source>
        <comment>a-object</comment>
        <translation>eine Blutfrucht</translation>
    </message>
    <message>
        <source>web</source>
        <comment>bare</comment>
        <translation>Spinnennetz</translation>
    </message>
    <message>
        <source>web</source>
        <comment>the-subject</comment>
        <translation>das Spinnennetz</translation>
    </message>
    <message>
        <source>web</source>
        <comment>the-object</comment>
        <translation>das Spinnennetz</translation>
    </message>
    <message>
        <source>web</source>
        <comment>a-subject</comment>
        <translation>ein Spinnennetz</translation>
    </message>
    <message>
        <source>web</source>
        <comment>a-object</comment>
        <translation>ein Spinnennetz</translation>
    </message>
    <message>
        <source>mud</source>
        <comment>bare</comment>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>mud</source>
        <comment>the-subject</comment>
        <translation>der Schlamm</translation>
    </message>
    <message>
        <source>mud</source>
        <comment>the-object</comment>
        <translation>den Schlamm</translation>
    </message>
    <message>
        <source>mud</source>
        <comment>a-subject</comment>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>mud</source>
        <comment>a-object</comment>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>bog</source>
        <comment>bare</comment>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>bog</source>
        <comment>the-subject</comment>
        <translation>der Sumpf</translation>
    </message>
    <message>
        <source>bog</source>
        <comment>the-object</comment>
        <translation>den Sumpf</translation>
    </message>
    <message>
        <source>bog</source>
        <comment>a-subject</comment>
        <translation>ein Sumpf</translation>
    </message>
    <message>
        <source>bog</source>
        <comment>a-object</comment>
        <translation>einen Sumpf</translation>
    </message>
    <message>
        <source>bones</source>
        <comment>bare</comment>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>bones</source>
        <comment>the-subject</comment>
        <translation>die Knochen</translation>
    </message>
    <message>
        <source>bones</source>
        <comment>the-object</comment>
        <translation>die Knochen</translation>
    </message>
    <message>
        <source>bones</source>
        <comment>a-subject</comment>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>bones</source>
        <comment>a-object</comment>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>rope bridge</source>
        <comment>bare</comment>
        <translation>Seilbrücke</translation>
    </message>
    <message>
        <source>rope bridge</source>
        <comment>the-subject</comment>
        <translation>die Seilbrücke</translation>
    </message>
    <message>
        <source>rope bridge</source>
        <comment>the-object</comment>
        <translation>die Seilbrücke</translation>
    </message>
    <message>
        <source>rope bridge</source>
        <comment>a-subject</comment>
        <translation>eine Seilbrücke</translation>
    </message>
    <message>
        <source>rope bridge</source>
        <comment>a-object</comment>
        <translation>eine Seilbrücke</translation>
    </message>
    <message>
        <source>powder keg</source>
        <comment>bare</comment>
        <translation>Pulverfass</translation>
    </message>
    <message>
        <source>powder keg</source>
        <comment>the-subject</comment>
        <translation>das Pulverfass</translation>
    </message>
    <message>
        <source>powder keg</source>
        <comment>the-object</comment>
        <translation>das Pulverfass</translation>
    </message>
    <message>
        <source>powder keg</source>
        <comment>a-subject</comment>
        <translation>ein Pulverfass</translation>
    </message>
    <message>
        <source>powder keg</source>
        <comment>a-object</comment>
        <translation>ein Pulverfass</translation>
    </message>
    <message>
        <source>chasm</source>
        <comment>bare</comment>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>chasm</source>
        <comment>the-subject</comment>
        <translation>der Abgrund</translation>
    </message>
    <message>
        <source>chasm</source>
        <comment>the-object</comment>
        <translation>den Abgrund</translation>
    </message>
    <message>
        <source>chasm</source>
        <comment>a-subject</comment>
        <translation>ein Abgrund</translation>
    </message>
    <message>
        <source>chasm</source>
        <comment>a-object</comment>
        <translation>einen Abgrund</translation>
    </message>
    <message>
        <source>pit</source>
        <comment>bare</comment>
        <translation>Fallgrube</translation>
    </message>
    <message>
        <source>pit</source>
        <comment>the-subject</comment>
        <translation>die Fallgrube</translation>
    </message>
    <message>
        <source>pit</source>
        <comment>the-object</comment>
        <translation>die Fallgrube</translation>
    </message>
    <message>
        <source>pit</source>
        <comment>a-subject</comment>
        <translation>eine Fallgrube</translation>
    </message>
    <message>
        <source>pit</source>
        <comment>a-object</comment>
        <translation>eine Fallgrube</translation>
    </message>
    <message>
        <source>hidden pit</source>
        <comment>bare</comment>
        <translation>Verborgene Fallgrube</translation>
    </message>
    <message>
        <source>hidden pit</source>
        <comment>the-subject</comment>
        <translation>die verborgene Fallgrube</translation>
    </message>
    <message>
        <source>hidden pit</source>
        <comment>the-object</comment>
        <translation>die verborgene Fallgrube</translation>
    </message>
    <message>
        <source>hidden pit</source>
        <comment>a-subject</comment>
        <translation>eine verborgene Fallgrube</translation>
    </message>
    <message>
        <source>hidden pit</source>
        <comment>a-object</comment>
        <translation>eine verborgene Fallgrube</translation>
    </message>
    <message>
        <source>lava</source>
        <comment>bare</comment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>lava</source>
        <comment>the-subject</comment>
        <translation>die Lava</translation>
    </message>
    <message>
        <source>lava</source>
        <comment>the-object</comment>
        <translation>die Lava</translation>
    </message>
    <message>
        <source>lava</source>
        <comment>a-subject</comment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>lava</source>
        <comment>a-object</comment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>flowing lava</source>
        <comment>bare</comment>
        <translation>Fließende Lava</translation>
    </message>
    <message>
        <source>flowing lava</source>
        <comment>the-subject</comment>
        <translation>die fließende Lava</translation>
    </message>
    <message>
        <source>flowing lava</source>
        <comment>the-object</comment>
        <translation>die fließende Lava</translation>
    </message>
    <message>
        <source>flowing lava</source>
        <comment>a-subject</comment>
        <translation>fließende Lava</translation>
    </message>
    <message>
        <source>flowing lava</source>
        <comment>a-object</comment>
        <translation>fließende Lava</translation>
    </message>
    <message>
        <source>basalt</source>
        <comment>bare</comment>
        <translation>Basalt</translation>
    </message>
    <message>
        <source>basalt</source>
        <comment>the-subject</comment>
        <translation>der Basalt</translation>
    </message>
    <message>
        <source>basalt</source>
        <comment>the-object</comment>
        <translation>den Basalt</translation>
    </message>
    <message>
        <source>basalt</source>
        <comment>a-subject</comment>
        <translation>Basalt</translation>
    </message>
    <message>
        <source>basalt</source>
        <comment>a-object</comment>
        <translation>Basalt</translation>
    </message>
    <message>
        <source>obsidian</source>
        <comment>bare</comment>
        <translation>Obsidian</translation>
    </message>
    <message>
        <source>obsidian</source>
        <comment>the-subject</comment>
        <translation>der Obsidian</translation>
    </message>
    <message>
        <source>obsidian</source>
        <comment>the-object</comment>
        <translation>den Obsidian</translation>
    </message>
    <message>
        <source>obsidian</source>
        <comment>a-subject</comment>
        <translation>Obsidian</translation>
    </message>
    <message>
        <source>obsidian</source>
        <comment>a-object</comment>
        <translation>Obsidian</translation>
    </message>
    <message>
        <source>ice</source>
        <comment>bare</comment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>ice</source>
        <comment>the-subject</comment>
        <translation>das Eis</translation>
    </message>
    <message>
        <source>ice</source>
        <comment>the-object</comment>
        <translation>das Eis</translation>
    </message>
    <message>
        <source>ice</source>
        <comment>a-subject</comment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>ice</source>
        <comment>a-object</comment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>thin ice</source>
        <comment>bare</comment>
        <translation>Dünnes Eis</translation>
    </message>
    <message>
        <source>thin ice</source>
        <comment>the-subject</comment>
        <translation>das dünne Eis</translation>
    </message>
    <message>
        <source>thin ice</source>
        <comment>the-object</comment>
        <translation>das dünne Eis</translation>
    </message>
    <message>
        <source>thin ice</source>
        <comment>a-subject</comment>
        <translation>dünnes Eis</translation>
    </message>
    <message>
        <source>thin ice</source>
        <comment>a-object</comment>
        <translation>dünnes Eis</translation>
    </message>
    <message>
        <source>flood</source>
        <comment>bare</comment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>flood</source>
        <comment>the-subject</comment>
        <translation>die Flut</translation>
    </message>
    <message>
        <source>flood</source>
        <comment>the-object</comment>
        <translation>die Flut</translation>
    </message>
    <message>
        <source>flood</source>
        <comment>a-subject</comment>
        <translation>eine Flut</translation>
    </message>
    <message>
        <source>flood</source>
        <comment>a-object</comment>
        <translation>eine Flut</translation>
    </message>
    <message>
        <source>deep flood</source>
        <comment>bare</comment>
        <translation>Tiefe Flut</translation>
    </message>
    <message>
        <source>deep flood</source>
        <comment>the-subject</comment>
        <translation>die tiefe Flut</translation>
    </message>
    <message>
        <source>deep flood</source>
        <comment>the-object</comment>
        <translation>die tiefe Flut</translation>
    </message>
    <message>
        <source>deep flood</source>
        <comment>a-subject</comment>
        <translation>eine tiefe Flut</translation>
    </message>
    <message>
        <source>deep flood</source>
        <comment>a-object</comment>
        <translation>eine tiefe Flut</translation>
    </message>
    <message>
        <source>lowered pressure plate</source>
        <comment>bare</comment>
        <translation>Gesenkte Druckplatte</translation>
    </message>
    <message>
        <source>lowered pressure plate</source>
        <comment>the-subject</comment>
        <translation>die gesenkte Druckplatte</translation>
    </message>
    <message>
        <source>lowered pressure plate</source>
        <comment>the-object</comment>
        <translation>die gesenkte Druckplatte</translation>
    </message>
    <message>
        <source>lowered pressure plate</source>
        <comment>a-subject</comment>
        <translation>eine gesenkte Druckplatte</translation>
    </message>
    <message>
        <source>lowered pressure plate</source>
        <comment>a-object</comment>
        <translation>eine gesenkte Druckplatte</translation>
    </message>
    <message>
        <source>burning glyph</source>
        <comment>bare</comment>
        <translation>Brennende Glyphe</translation>
    </message>
    <message>
        <source>burning glyph</source>
        <comment>the-subject</comment>
        <translation>die brennende Glyphe</translation>
    </message>
    <message>
        <source>burning glyph</source>
        <comment>the-object</comment>
        <translation>die brennende Glyphe</translation>
    </message>
    <message>
        <source>burning glyph</source>
        <comment>a-subject</comment>
        <translation>eine brennende Glyphe</translation>
    </message>
    <message>
        <source>burning glyph</source>
        <comment>a-object</comment>
        <translation>eine brennende Glyphe</translation>
    </message>
    <message>
        <source>shut cage</source>
        <comment>bare</comment>
        <translation>Verschlossener Käfig</translation>
    </message>
    <message>
        <source>shut cage</source>
        <comment>the-subject</comment>
        <translation>der verschlossene Käfig</translation>
    </message>
    <message>
        <source>shut cage</source>
        <comment>the-object</comment>
        <translation>den verschlossenen Käfig</translation>
    </message>
    <message>
        <source>shut cage</source>
        <comment>a-subject</comment>
        <translation>ein verschlossener Käfig</translation>
    </message>
    <message>
        <source>shut cage</source>
        <comment>a-object</comment>
        <translation>einen verschlossenen Käfig</translation>
    </message>
    <message>
        <source>open cage</source>
        <comment>bare</comment>
        <translation>Offener Käfig</translation>
    </message>
    <message>
        <source>open cage</source>
        <comment>the-subject</comment>
        <translation>der offene Käfig</translation>
    </message>
    <message>
        <source>open cage</source>
        <comment>the-object</comment>
        <translation>den offenen Käfig</translation>
    </message>
    <message>
        <source>open cage</source>
        <comment>a-subject</comment>
        <translation>ein offener Käfig</translation>
    </message>
    <message>
        <source>open cage</source>
        <comment>a-object</comment>
        <translation>einen offenen Käfig</translation>
    </message>
    <message>
        <source>slot of a portcullis</source>
        <comment>bare</comment>
        <translation>Schlitz eines Fallgitters</translation>
    </message>
    <message>
        <source>slot of a portcullis</source>
        <comment>the-subject</comment>
        <translation>der Schlitz eines Fallgitters</translation>
    </message>
    <message>
        <source>slot of a portcullis</source>
        <comment>the-object</comment>
        <translation>den Schlitz eines Fallgitters</translation>
    </message>
    <message>
        <source>slot of a portcullis</source>
        <comment>a-subject</comment>
        <translation>ein Schlitz eines Fallgitters</translation>
    </message>
    <message>
        <source>slot of a portcullis</source>
        <comment>a-object</comment>
        <translation>einen Schlitz eines Fallgitters</translation>
    </message>
    <message>
        <source>dark crystal</source>
        <comment>bare</comment>
        <translation>Dunkler Kristall</translation>
    </message>
    <message>
        <source>dark crystal</source>
        <comment>the-subject</comment>
        <translation>der dunkle Kristall</translation>
    </message>
    <message>
        <source>dark crystal</source>
        <comment>the-object</comment>
        <translation>den dunklen Kristall</translation>
    </message>
    <message>
        <source>dark crystal</source>
        <comment>a-subject</comment>
        <translation>ein dunkler Kristall</translation>
    </message>
    <message>
        <source>dark crystal</source>
        <comment>a-object</comment>
        <translation>einen dunklen Kristall</translation>
    </message>
    <message>
        <source>glowing crystal</source>
        <comment>bare</comment>
        <translation>Glühender Kristall</translation>
    </message>
    <message>
        <source>glowing crystal</source>
        <comment>the-subject</comment>
        <translation>der glühende Kristall</translation>
    </message>
    <message>
        <source>glowing crystal</source>
        <comment>the-object</comment>
        <translation>den glühenden Kristall</translation>
    </message>
    <message>
        <source>glowing crystal</source>
        <comment>a-subject</comment>
        <translation>ein glühender Kristall</translation>
    </message>
    <message>
        <source>glowing crystal</source>
        <comment>a-object</comment>
        <translation>einen glühenden Kristall</translation>
    </message>
    <message>
        <source>grate</source>
        <comment>bare</comment>
        <translation>Rost</translation>
    </message>
    <message>
        <source>grate</source>
        <comment>the-subject</comment>
        <translation>der Rost</translation>
    </message>
    <message>
        <source>grate</source>
        <comment>the-object</comment>
        <translation>den Rost</translation>
    </message>
    <message>
        <source>grate</source>
        <comment>a-subject</comment>
        <translation>ein Rost</translation>
    </message>
    <message>
        <source>grate</source>
        <comment>a-object</comment>
        <translation>einen Rost</translation>
    </message>
    <message>
        <source>sleeping statue</source>
        <comment>bare</comment>
        <translation>Schlafende Statue</translation>
    </message>
    <message>
        <source>sleeping statue</source>
        <comment>the-subject</comment>
        <translation>die schlafende Statue</translation>
    </message>
    <message>
        <source>sleeping statue</source>
        <comment>the-object</comment>
        <translation>die schlafende Statue</translation>
    </message>
    <message>
        <source>sleeping statue</source>
        <comment>a-subject</comment>
        <translation>eine schlafende Statue</translation>
    </message>
    <message>
        <source>sleeping statue</source>
        <comment>a-object</comment>
        <translation>eine schlafende Statue</translation>
    </message>
    <message>
        <source>cracked statue</source>
        <comment>bare</comment>
        <translation>Rissige Statue</translation>
    </message>
    <message>
        <source>cracked statue</source>
        <comment>the-subject</comment>
        <translation>die rissige Statue</translation>
    </message>
    <message>
        <source>cracked statue</source>
        <comment>the-object</comment>
        <translation>die rissige Statue</translation>
    </message>
    <message>
        <source>cracked statue</source>
        <comment>a-subject</comment>
        <translation>eine rissige Statue</translation>
    </message>
    <message>
        <source>cracked statue</source>
        <comment>a-object</comment>
        <translation>eine rissige Statue</translation>
    </message>
    <message>
        <source>cracked wall</source>
        <comment>bare</comment>
        <translation>Rissige Wand</translation>
    </message>
    <message>
        <source>cracked wall</source>
        <comment>the-subject</comment>
        <translation>die rissige Wand</translation>
    </message>
    <message>
        <source>cracked wall</source>
        <comment>the-object</comment>
        <translation>die rissige Wand</translation>
    </message>
    <message>
        <source>cracked wall</source>
        <comment>a-subject</comment>
        <translation>eine rissige Wand</translation>
    </message>
    <message>
        <source>cracked wall</source>
        <comment>a-object</comment>
        <translation>eine rissige Wand</translation>
    </message>
    <message>
        <source>burning air</source>
        <comment>bare</comment>
        <translation>brennende Luft</translation>
    </message>
    <message>
        <source>burning air</source>
        <comment>the-subject</comment>
        <translation>die brennende Luft</translation>
    </message>
    <message>
        <source>burning air</source>
        <comment>the-object</comment>
        <translation>die brennende Luft</translation>
    </message>
    <message>
        <source>burning air</source>
        <comment>a-subject</comment>
        <translation>brennende Luft</translation>
    </message>
    <message>
        <source>burning air</source>
        <comment>a-object</comment>
        <translation>brennende Luft</translation>
    </message>
    <message>
        <source>bubbling hole</source>
        <comment>bare</comment>
        <translation>blubberndes Loch</translation>
    </message>
    <message>
        <source>bubbling hole</source>
        <comment>the-subject</comment>
        <translation>das blubbernde Loch</translation>
    </message>
    <message>
        <source>bubbling hole</source>
        <comment>the-object</comment>
        <translation>das blubbernde Loch</translation>
    </message>
    <message>
        <source>bubbling hole</source>
        <comment>a-subject</comment>
        <translation>ein blubberndes Loch</translation>
    </message>
    <message>
        <source>bubbling hole</source>
        <comment>a-object</comment>
        <translation>ein blubberndes Loch</translation>
    </message>
    <message>
        <source>reeking hole</source>
        <comment>bare</comment>
        <translation>stinkendes Loch</translation>
    </message>
    <message>
        <source>reeking hole</source>
        <comment>the-subject</comment>
        <translation>das stinkende Loch</translation>
    </message>
    <message>
        <source>reeking hole</source>
        <comment>the-object</comment>
        <translation>das stinkende Loch</translation>
    </message>
    <message>
        <source>reeking hole</source>
        <comment>a-subject</comment>
        <translation>ein stinkendes Loch</translation>
    </message>
    <message>
        <source>reeking hole</source>
        <comment>a-object</comment>
        <translation>ein stinkendes Loch</translation>
    </message>
    <message>
        <source>steaming hole</source>
        <comment>bare</comment>
        <translation>dampfendes Loch</translation>
    </message>
    <message>
        <source>steaming hole</source>
        <comment>the-subject</comment>
        <translation>das dampfende Loch</translation>
    </message>
    <message>
        <source>steaming hole</source>
        <comment>the-object</comment>
        <translation>das dampfende Loch</translation>
    </message>
    <message>
        <source>steaming hole</source>
        <comment>a-subject</comment>
        <translation>ein dampfendes Loch</translation>
    </message>
    <message>
        <source>steaming hole</source>
        <comment>a-object</comment>
        <translation>ein dampfendes Loch</translation>
    </message>
    <message>
        <source>hidden hole</source>
        <comment>bare</comment>
        <translation>verborgenes Loch</translation>
    </message>
    <message>
        <source>hidden hole</source>
        <comment>the-subject</comment>
        <translation>das verborgene Loch</translation>
    </message>
    <message>
        <source>hidden hole</source>
        <comment>the-object</comment>
        <translation>das verborgene Loch</translation>
    </message>
    <message>
        <source>hidden hole</source>
        <comment>a-subject</comment>
        <translation>ein verborgenes Loch</translation>
    </message>
    <message>
        <source>hidden hole</source>
        <comment>a-object</comment>
        <translation>ein verborgenes Loch</translation>
    </message>
    <message>
        <source>sighing hole</source>
        <comment>bare</comment>
        <translation>seufzendes Loch</translation>
    </message>
    <message>
        <source>sighing hole</source>
        <comment>the-subject</comment>
        <translation>das seufzende Loch</translation>
    </message>
    <message>
        <source>sighing hole</source>
        <comment>the-object</comment>
        <translation>das seufzende Loch</translation>
    </message>
    <message>
        <source>sighing hole</source>
        <comment>a-subject</comment>
        <translation>ein seufzendes Loch</translation>
    </message>
    <message>
        <source>sighing hole</source>
        <comment>a-object</comment>
        <translation>ein seufzendes Loch</translation>
    </message>
    <message>
        <source>board</source>
        <comment>bare</comment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>board</source>
        <comment>the-subject</comment>
        <translation>das Brett</translation>
    </message>
    <message>
        <source>board</source>
        <comment>the-object</comment>
        <translation>das Brett</translation>
    </message>
    <message>
        <source>board</source>
        <comment>a-subject</comment>
        <translation>ein Brett</translation>
    </message>
    <message>
        <source>board</source>
        <comment>a-object</comment>
        <translation>ein Brett</translation>
    </message>
    <message>
        <source>burst grate</source>
        <comment>bare</comment>
        <translation>geborstenes Gitter</translation>
    </message>
    <message>
        <source>burst grate</source>
        <comment>the-subject</comment>
        <translation>das geborstene Gitter</translation>
    </message>
    <message>
        <source>burst grate</source>
        <comment>the-object</comment>
        <translation>das geborstene Gitter</translation>
    </message>
    <message>
        <source>burst grate</source>
        <comment>a-subject</comment>
        <translation>ein geborstenes Gitter</translation>
    </message>
    <message>
        <source>burst grate</source>
        <comment>a-object</comment>
        <translation>ein geborstenes Gitter</translation>
    </message>
    <message>
        <source>ringing floor</source>
        <comment>bare</comment>
        <translation>klingender Boden</translation>
    </message>
    <message>
        <source>ringing floor</source>
        <comment>the-subject</comment>
        <translation>der klingende Boden</translation>
    </message>
    <message>
        <source>ringing floor</source>
        <comment>the-object</comment>
        <translation>den klingenden Boden</translation>
    </message>
    <message>
        <source>ringing floor</source>
        <comment>a-subject</comment>
        <translation>ein klingender Boden</translation>
    </message>
    <message>
        <source>ringing floor</source>
        <comment>a-object</comment>
        <translation>einen klingenden Boden</translation>
    </message>
</context>
</TS>
