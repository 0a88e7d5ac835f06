<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
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
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>Writes a copy as a dungeon file or as plain text.</source>
        <translation>Schreibt eine Kopie als Dungeon-Datei oder als Text.</translation>
    </message>
    <message>
        <source>&amp;Title page</source>
        <translation>&amp;Titelseite</translation>
    </message>
    <message>
        <source>Leaves the editor; the dungeon stays open.</source>
        <translation>Verlässt den Editor; der Dungeon bleibt offen.</translation>
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
        <source>Arrows, numpad</source>
        <translation>Pfeile, Ziffernblock</translation>
    </message>
    <message>
        <source>Move the cell cursor; Ctrl moves it 8 cells</source>
        <translation>Feldcursor bewegen; mit Strg um 8 Felder</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Use the tool at the cell cursor; set a corner, finish</source>
        <translation>Werkzeug am Feldcursor; Ecke setzen, abschließen</translation>
    </message>
    <message>
        <source>Shift with arrows</source>
        <translation>Umschalt mit Pfeilen</translation>
    </message>
    <message>
        <source>Paint or extend while walking</source>
        <translation>Im Gehen malen oder erweitern</translation>
    </message>
    <message>
        <source>Backspace, right button</source>
        <translation>Rücktaste, rechte Maustaste</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>1 ... 9</source>
        <translation>1 ... 9</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Größe des Pinsels</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Strg und Klick</translation>
    </message>
    <message>
        <source>Pick what is there</source>
        <translation>Nehmen, was da ist</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Umschalt und Klick</translation>
    </message>
    <message>
        <source>Brush: a line from the last point</source>
        <translation>Pinsel: eine Linie vom letzten Punkt</translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Paints the chosen tile; 1 to 9 set its size, Shift draws a line.</source>
        <translation>Malt die gewählte Kachel; 1 bis 9 für die Größe, Umschalt für eine Linie.</translation>
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
        <source>Drag from corner to corner; its key again switches filled and outline.</source>
        <translation>Zieh von Ecke zu Ecke; die Taste noch einmal wechselt gefüllt und Umriss.</translation>
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
        <source>Creatures</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>Places the chosen creature; the right button takes one away.</source>
        <translation>Setzt das gewählte Wesen; die rechte Maustaste nimmt eines weg.</translation>
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
        <source>Take off what?</source>
        <translation>Was legst du ab?</translation>
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
    <message numerus="yes">
        <source>%n step(s) away.</source>
        <translation>
            <numerusform>%n Schritt entfernt.</numerusform>
            <numerusform>%n Schritte entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 health, does not strike.</source>
        <translation>%1, %2 von %3 Leben, schlägt nicht.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 health, attack %4.</source>
        <translation>%1, %2 von %3 Leben, Angriff %4.</translation>
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
        <source>Climb &amp;up</source>
        <translation>Nach &amp;oben steigen</translation>
    </message>
    <message>
        <source>Takes the stairs up.</source>
        <translation>Nimmt die Treppe nach oben.</translation>
    </message>
    <message>
        <source>Climb d&amp;own</source>
        <translation>Nach &amp;unten steigen</translation>
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
        <source>Shows what you are and can do.</source>
        <translation>Zeigt, was du bist und kannst.</translation>
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
        <source>Opens a copy of the dungeon in the editor. F4 there comes back.</source>
        <translation>Öffnet eine Kopie des Dungeons im Editor. Mit F4 kommst du zurück.</translation>
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
        <source>Keypad %1</source>
        <translation>Num %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Wait</source>
        <translation>Warten</translation>
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
        <source>Takes the stairs or the hole down.</source>
        <translation>Nimmt die Treppe oder das Loch nach unten.</translation>
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
        <source>Heals %1 health.</source>
        <translation>Heilt %1 Leben.</translation>
    </message>
    <message numerus="yes">
        <source>Strikes the nearest creature in view for %1, up to %n step(s) away.</source>
        <translation>
            <numerusform>Trifft das nächste sichtbare Wesen für %1, höchstens %n Schritt weit.</numerusform>
            <numerusform>Trifft das nächste sichtbare Wesen für %1, höchstens %n Schritte weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The creature you aim at stumbles about for %n turn(s).</source>
        <translation>
            <numerusform>Das Wesen, auf das du zielst, taumelt %n Zug lang umher.</numerusform>
            <numerusform>Das Wesen, auf das du zielst, taumelt %n Züge lang umher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Burns everybody for %1, up to %n step(s) from where you aim.</source>
        <translation>
            <numerusform>Verbrennt alle für %1, bis %n Schritt um das Ziel.</numerusform>
            <numerusform>Verbrennt alle für %1, bis %n Schritte um das Ziel.</numerusform>
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
</context>
<context>
    <name>cave::CharacterSheet</name>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
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
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>%1 % of normal</source>
        <translation>%1 % von normal</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the map (Esc).</source>
        <translation>Zurück zur Karte (Esc).</translation>
    </message>
</context>
<context>
    <name>cave::CreatureTool</name>
    <message>
        <source>Place %1</source>
        <translation>Setzen: %1</translation>
    </message>
    <message>
        <source>Remove what stands there</source>
        <translation>Entfernen, was dort steht</translation>
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
    <name>cave::EditorCanvas</name>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>cave::EditorPage</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
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
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
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
        <source>There are no stairs at the cell cursor.</source>
        <translation>Am Feldcursor ist keine Treppe.</translation>
    </message>
</context>
<context>
    <name>cave::EditsPanel</name>
    <message>
        <source>Hand edits</source>
        <translation>Handarbeit</translation>
    </message>
    <message numerus="yes">
        <source>Level %1: %n cell(s) painted</source>
        <translation>
            <numerusform>Ebene %1: %n Feld gemalt</numerusform>
            <numerusform>Ebene %1: %n Felder gemalt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1: %n thing(s) placed or taken away</source>
        <translation>
            <numerusform>Ebene %1: %n Ding gesetzt oder weggenommen</numerusform>
            <numerusform>Ebene %1: %n Dinge gesetzt oder weggenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>What you change on generated levels is kept here and put back when they are made from another seed.</source>
        <translation>Was du an erzeugten Ebenen änderst, steht hier und bleibt, wenn sie aus einem anderen Seed entstehen.</translation>
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
        <source>You won on turn %1. The cave is quiet behind you.</source>
        <translation>Du hast in Zug %1 gewonnen. Hinter dir liegt die Höhle still.</translation>
    </message>
    <message>
        <source>Slain by %1 on level %2 of %3, on turn %4.</source>
        <translation>Getötet durch %1 auf Ebene %2 von %3, in Zug %4.</translation>
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
</context>
<context>
    <name>cave::FileWork</name>
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
        <source>Dungeons (*.cave.json *.txt);;All files (*)</source>
        <translation>Dungeons (*.cave.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the dungeon</source>
        <translation>Dungeon speichern</translation>
    </message>
    <message>
        <source>Dungeon files (*.cave.json)</source>
        <translation>Dungeon-Dateien (*.cave.json)</translation>
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
        <source>Plain text, ground only (*.txt)</source>
        <translation>Text, nur der Boden (*.txt)</translation>
    </message>
    <message>
        <source>Export the dungeon</source>
        <translation>Dungeon exportieren</translation>
    </message>
    <message>
        <source>Dungeon file (*.cave.json)</source>
        <translation>Dungeon-Datei (*.cave.json)</translation>
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
        <source>%1 Nothing was changed.</source>
        <translation>%1 Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Walk into a creature to strike it, into a wall to dig through it. Solid rock cannot be dug.</source>
        <translation>Lauf gegen ein Wesen, um es zu schlagen, gegen eine Wand, um dich durchzugraben. Massiver Fels gibt nicht nach.</translation>
    </message>
    <message>
        <source>Stairs lead one level up or down. Stand on them and press %1 or %2.</source>
        <translation>Treppen führen eine Ebene hinauf oder hinab. Stell dich darauf und drück %1 oder %2.</translation>
    </message>
    <message>
        <source>Bats hit hard and fast, newts nibble, fungus only spreads. None of them comes for you: keep off.</source>
        <translation>Fledermäuse schlagen hart und schnell, Molche knabbern, Pilze wuchern nur. Keiner sucht dich: Halt Abstand.</translation>
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
    <message numerus="yes">
        <source>%1, %2 of %3 health, %n step(s) away</source>
        <translation>
            <numerusform>%1, %2 von %3 Leben, %n Schritt entfernt</numerusform>
            <numerusform>%1, %2 von %3 Leben, %n Schritte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody but you.</source>
        <translation>Niemand außer dir.</translation>
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
        <source>%1 is the record of a game that is over. It can be replayed but not continued.</source>
        <translation>%1 ist die Aufzeichnung eines beendeten Spiels. Du kannst sie abspielen, aber nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Play a map file</source>
        <translation>Kartendatei spielen</translation>
    </message>
    <message>
        <source>Dungeons (*.cave.json *.txt);;All files (*)</source>
        <translation>Dungeons (*.cave.json *.txt);;Alle Dateien (*)</translation>
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
        <source>This cannot be played.</source>
        <translation>Das lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
</context>
<context>
    <name>cave::MessageList</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
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
    <message numerus="yes">
        <source>%1   %n level(s)</source>
        <translation>
            <numerusform>%1   %n Ebene</numerusform>
            <numerusform>%1   %n Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1   cannot be read</source>
        <translation>%1   ist nicht lesbar</translation>
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
</context>
<context>
    <name>cave::PlayPage</name>
    <message>
        <source>This is a playtest. Esc goes back to the editor.</source>
        <translation>Das ist ein Probespiel. Esc bringt dich zurück zum Editor.</translation>
    </message>
    <message>
        <source>Look line</source>
        <translation>Schauzeile</translation>
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
        <source>The record could not be written. %1</source>
        <translation>Die Aufzeichnung ließ sich nicht schreiben. %1</translation>
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
        <source>The game could not be saved. %1</source>
        <translation>Das Spiel ließ sich nicht speichern. %1</translation>
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
        <source>The game and its save would be gone for good.</source>
        <translation>Spiel und Spielstand wären für immer weg.</translation>
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
        <source>Small map</source>
        <translation>Kleine Karte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Choose a cell.</source>
        <translation>Wähle eine Zelle.</translation>
    </message>
    <message>
        <source>Aim: %1 %2 reads it there, Tab goes to the next creature, %3 keeps it.</source>
        <extracomment>%1: sentences about the cell that is aimed at, %2 and %3: keys</extracomment>
        <translation>Zielen: %1 %2 liest sie dort, Tab geht zum nächsten Wesen, %3 behält sie.</translation>
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
</context>
<context>
    <name>cave::ProblemsStrip</name>
    <message>
        <source>Level %1 (%2, %3): %4</source>
        <translation>Ebene %1 (%2, %3): %4</translation>
    </message>
    <message>
        <source>Goes to the place.</source>
        <translation>Geht zu der Stelle.</translation>
    </message>
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
        <source>Problems</source>
        <translation>Probleme</translation>
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
        <source>%1 Nothing was changed.</source>
        <translation>%1 Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing changed: these levels are what this seed makes.</source>
        <translation>Nichts geändert: Diese Ebenen sind schon aus diesem Seed.</translation>
    </message>
</context>
<context>
    <name>cave::ShapeTool</name>
    <message>
        <source>Rectangle: filled.</source>
        <translation>Rechteck: gefüllt.</translation>
    </message>
    <message>
        <source>Rectangle: outline.</source>
        <translation>Rechteck: Umriss.</translation>
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
        <source>New dungeon</source>
        <translation>Neuer Dungeon</translation>
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
</context>
<context>
    <name>cave::StatusPanel</name>
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
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Small map</source>
        <translation>Kleine Karte</translation>
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
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
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
        <source>Level %1, experience %2 / %3</source>
        <translation>Stufe %1, Erfahrung %2 / %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 food</source>
        <translation>%1, %2 von %3 Nahrung</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>In der Hand: %1</translation>
    </message>
    <message>
        <source>Worn: %1</source>
        <translation>Angelegt: %1</translation>
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
</context>
<context>
    <name>cave::ThingList</name>
    <message>
        <source>%1 (x%2)</source>
        <extracomment>a thing and how many of it</extracomment>
        <translation>%1 (x%2)</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
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
</context>
<context>
    <name>cave::Workspace</name>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Edits %1</source>
        <translation>Handarbeit %1</translation>
    </message>
    <message>
        <source>Carve it</source>
        <translation>Freilegen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
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
        <source>Long tail, long teeth, and cousins everywhere.</source>
        <translation>Langer Schwanz, lange Zähne und überall Verwandtschaft.</translation>
    </message>
    <message>
        <source>A rope until it moves. Then it is a rope with opinions.</source>
        <translation>Ein Seil, bis es sich bewegt. Dann ist es ein Seil mit Ansichten.</translation>
    </message>
    <message>
        <source>It would sooner fight from far away, but its quiver is empty.</source>
        <translation>Er würde lieber aus der Ferne kämpfen, doch sein Köcher ist leer.</translation>
    </message>
    <message>
        <source>Eight eyes, and every one of them has noticed you.</source>
        <translation>Acht Augen, und jedes einzelne hat dich bemerkt.</translation>
    </message>
    <message>
        <source>Its back glows like a coal, and it is about as pleasant to hold.</source>
        <translation>Sein Rücken glüht wie Kohle und fasst sich auch so an.</translation>
    </message>
    <message>
        <source>Grey, lean and faster than anyone has ever run down here.</source>
        <translation>Grau, hager und schneller, als hier unten je einer gerannt ist.</translation>
    </message>
    <message>
        <source>It mutters, and the walls answer with small running feet.</source>
        <translation>Er murmelt, und die Wände antworten mit kleinen, eiligen Füßen.</translation>
    </message>
    <message>
        <source>A hood, a knife, and nothing at all to lose.</source>
        <translation>Eine Kapuze, ein Messer und rein gar nichts zu verlieren.</translation>
    </message>
    <message>
        <source>It drifts as if it were looking for someone, and now it has found someone.</source>
        <translation>Er schwebt, als suchte er jemanden, und jetzt hat er jemanden gefunden.</translation>
    </message>
    <message>
        <source>Two heads taller than the door it came through. The door did not survive.</source>
        <translation>Zwei Köpfe größer als die Tür, durch die er kam. Die Tür hat es nicht überlebt.</translation>
    </message>
    <message>
        <source>Someone taught a boulder to walk, and never taught it to stop.</source>
        <translation>Jemand hat einem Felsblock das Gehen beigebracht und nie das Stehenbleiben.</translation>
    </message>
    <message>
        <source>Old, red and awake. It has all the gold there is, and wants one thing more.</source>
        <translation>Alt, rot und wach. Er hat alles Gold, das es gibt, und will noch eines dazu.</translation>
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
        <source>Six levels of wild caves, and a hole in the last of them. Dig where you like, eat what you find, and put the giant zombie below to rest.</source>
        <translation>Sechs Ebenen wilder Höhlen, und in der letzten ein Loch. Grab, wo du willst, iss, was du findest, und bring den Riesenzombie da unten zur Ruhe.</translation>
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
        <source>Ten floors of rooms and crooked corridors. The stairs lead only down, and the way out is at the bottom.</source>
        <translation>Zehn Stockwerke voller Räume und krummer Gänge. Die Treppen führen nur hinab, und der Ausgang liegt ganz unten.</translation>
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
        <source>Two wide levels that glitter with zircons. Gather enough of them and leave by the way out below.</source>
        <translation>Zwei weite Ebenen, in denen Zirkone glitzern. Sammle genug davon und geh unten durch den Ausgang.</translation>
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
</context>
<context>
    <name>edit</name>
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
</context>
<context>
    <name>edits</name>
    <message>
        <source>Nothing can stand there. Creatures need ground that can be walked on.</source>
        <translation>Dort kann nichts stehen. Wesen brauchen begehbaren Boden.</translation>
    </message>
    <message>
        <source>A room is at least 3 cells wide and high. A click makes a door where wall meets floor.</source>
        <translation>Ein Raum ist mindestens 3 Felder breit und hoch. Wo Wand an Boden stößt, macht ein Klick eine Tür.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>This folder cannot be made: %1.</source>
        <translation>Dieser Ordner lässt sich nicht anlegen: %1.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht.</translation>
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
        <source>The name must end in .cave.json or .txt.</source>
        <translation>Der Name muss auf .cave.json oder .txt enden.</translation>
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
        <source>This must name a tile, a creature or an item.</source>
        <translation>Hier muss eine Kachel, ein Wesen oder ein Gegenstand genannt sein.</translation>
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
        <source>This effect works by reading only.</source>
        <translation>Diese Wirkung gibt es nur durch Lesen.</translation>
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
    <message numerus="yes">
        <source>%n thing(s) lie here.</source>
        <translation>
            <numerusform>Hier liegt %n Ding.</numerusform>
            <numerusform>Hier liegen %n Dinge.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Your pack is full: %n thing(s) stay here.</source>
        <translation>
            <numerusform>Dein Rucksack ist voll: %n Ding bleibt hier.</numerusform>
            <numerusform>Dein Rucksack ist voll: %n Dinge bleiben hier.</numerusform>
        </translation>
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
        <source>Your movements are getting swifter!</source>
        <translation>Deine Bewegungen werden flinker!</translation>
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
</context>
<context>
    <name>problems</name>
    <message numerus="yes">
        <source>%n more problem(s) are not listed.</source>
        <translation>
            <numerusform>%n weiteres Problem steht nicht hier.</numerusform>
            <numerusform>%n weitere Probleme stehen nicht hier.</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>recipe</name>
    <message numerus="yes">
        <source>%n part(s) stay apart, because no tunnel can be dug to them.</source>
        <translation>
            <numerusform>%n Teil bleibt getrennt, weil kein Tunnel dorthin möglich ist.</numerusform>
            <numerusform>%n Teile bleiben getrennt, weil kein Tunnel dorthin möglich ist.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n pillar(s) find no place.</source>
        <translation>
            <numerusform>%n Pfeiler findet keinen Platz.</numerusform>
            <numerusform>%n Pfeiler finden keinen Platz.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n part(s) of the area have no place for a room.</source>
        <translation>
            <numerusform>%n Teil des Bereichs hat keinen Platz für einen Raum.</numerusform>
            <numerusform>%n Teile des Bereichs haben keinen Platz für einen Raum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) stay apart, because this row may not fill them in.</source>
        <translation>
            <numerusform>%n Teil bleibt getrennt, weil diese Zeile ihn nicht auffüllen darf.</numerusform>
            <numerusform>%n Teile bleiben getrennt, weil diese Zeile sie nicht auffüllen darf.</numerusform>
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
    <message numerus="yes">
        <source>%n room(s) find no place in the maze.</source>
        <translation>
            <numerusform>%n Raum findet im Irrgarten keinen Platz.</numerusform>
            <numerusform>%n Räume finden im Irrgarten keinen Platz.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n gap(s) stay, because their walls may not be opened or part two caves.</source>
        <translation>
            <numerusform>%n Lücke bleibt, weil ihre Wände nicht geöffnet werden dürfen oder zwei Höhlen trennen.</numerusform>
            <numerusform>%n Lücken bleiben, weil ihre Wände nicht geöffnet werden dürfen oder zwei Höhlen trennen.</numerusform>
        </translation>
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
        <source>The log does not end in the saved state.</source>
        <translation>Die Aufzeichnung endet nicht im gespeicherten Stand.</translation>
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
</context>
</TS>
