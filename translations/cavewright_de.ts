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
        <source>Steps north, strikes or digs.</source>
        <translation>Geht nach Norden, schlägt oder gräbt.</translation>
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
        <source>Steps east, strikes or digs.</source>
        <translation>Geht nach Osten, schlägt oder gräbt.</translation>
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
        <source>Steps south, strikes or digs.</source>
        <translation>Geht nach Süden, schlägt oder gräbt.</translation>
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
        <source>Steps west, strikes or digs.</source>
        <translation>Geht nach Westen, schlägt oder gräbt.</translation>
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
        <source>Takes the stairs that you stand on.</source>
        <translation>Nimmt die Treppe, auf der du stehst.</translation>
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
        <source>Takes the stairs down.</source>
        <translation>Nimmt die Treppe nach unten.</translation>
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
</context>
<context>
    <name>dungeons</name>
    <message>
        <source>Jsrogue</source>
        <translation>Jsrogue</translation>
    </message>
    <message>
        <source>Six levels of wild caves. Dig where you like, keep off the bats, and find the way out at the bottom.</source>
        <translation>Sechs Ebenen wilder Höhlen. Grab, wo du magst, meide die Fledermäuse und finde ganz unten den Ausgang.</translation>
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
        <source>The Long Dark</source>
        <translation>Das lange Dunkel</translation>
    </message>
    <message>
        <source>The Bottom</source>
        <translation>Der Grund</translation>
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
        <source>No pass is called &quot;%1&quot; in version %2.</source>
        <translation>Kein Schritt heißt „%1“ in Version %2.</translation>
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
        <source>The table of creatures is empty.</source>
        <translation>Die Tabelle der Wesen ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>There was free floor for only %n creature(s).</source>
        <translation>
            <numerusform>Freier Boden reichte nur für %n Wesen.</numerusform>
            <numerusform>Freier Boden reichte nur für %n Wesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some levels share too little floor for all their stairs.</source>
        <translation>Einige Ebenen haben zu wenig gemeinsamen Boden für alle ihre Treppen.</translation>
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
