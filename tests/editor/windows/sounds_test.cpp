// SPDX-License-Identifier: MIT
// The dungeon's own sounds are made, seen and heard in the editor; and so is when and where they are heard, and music.
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/heard_edit.h"
#include "core/edit/kinds/row_edit.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/field_form.h"
#include "editor/windows/list_field.h"
#include "editor/windows/rows/heard_dialog.h"
#include "editor/windows/rows/rows_dialog.h"
#include "editor/windows/rows/sound_view.h"
#include "editor/windows/rows/wave_picture.h"
#include "editor/windows/rows_field.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace cave;

namespace {

class SoundDesk : public EditorWindow {
public:
    explicit SoundDesk(const char* button)
    {
        open(asciiDungeon("######\n#@...#\n######"));
        // As many samples as a sound lasts ms, the loudest in the middle.
        page.setSounds({.samples =
                            [](const SoundRow& row) {
                                std::vector<std::int16_t> samples(static_cast<std::size_t>(lengthOf(row)));
                                samples[samples.size() / 2] = -16'384;
                                return samples;
                            },
                        .rate = 1000,
                        .play =
                            [this](const SoundRow& row) {
                                played.push_back(row);
                                return whySilent;
                            },
                        .playScore =
                            [this](const ScoreRow& row, const std::shared_ptr<const SoundBook>&) {
                                playedScores.push_back(row);
                                return whySilent;
                            },
                        .stop = [this] { ++stops; }});
        trigger(EditorAction::Content);
        openBy(button);
    }
    void openBy(const char* button)
    {
        const auto buttons = page.windows().content().findChildren<QPushButton*>();
        (*std::ranges::find(buttons, QString(button), &QPushButton::text))->click();
    }
    void close(QDialog& dialog)
    {
        dialog.close();
        forget();
    }
    RowsDialog& sounds() { return *page.windows().content().findChild<RowsDialog*>(); }
    HeardDialog& heard() { return *page.windows().content().findChild<HeardDialog*>(); }
    FieldForm& row(std::size_t index) { return heard().rows().form(index); }
    QToolButton& tool(const char* name)
    {
        forget(); // of rows that were taken out
        const auto tools = heard().findChildren<QToolButton*>();
        return **std::ranges::find(tools, QString(name), &QToolButton::accessibleName);
    }
    void press(const char* name) { tool(name).click(); }
    bool offers(QWidget* editor, const char* word) { return qobject_cast<QComboBox*>(editor)->findData(word) >= 0; }
    QPushButton& hearButton()
    {
        const auto buttons = sounds().sound()->findChildren<QPushButton*>();
        return *buttons.front();
    }
    QSpinBox& number(std::string_view id) { return *qobject_cast<QSpinBox*>(sounds().form().editor(id)); }
    const SoundBook& book() { return *dungeon().catalogue->sounds(); }
    void choose(QWidget* editor, const char* word)
    {
        auto* box = qobject_cast<QComboBox*>(editor);
        box->setCurrentIndex(box->findData(word));
        emit box->activated(box->currentIndex());
    }
    static void forget() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

    std::vector<SoundRow> played;
    std::vector<ScoreRow> playedScores;
    int stops = 0;
    QString whySilent;
};

} // namespace

class SoundsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aSoundIsAddedChangedAndUndone();
    void oneOfTheGameIsChangedHereAndGoesBack();
    void aRowIsHeardAsItStandsInTheForm();
    void whyNothingIsHeardIsTold();
    void theWaveIsToldInWords();
    void theLoudestSampleGoesToTheEdgeOfTheWave();
    void everythingHasAnAccessibleName();
    void aSoundInUseIsNotDeletedAndItsUsesFollowANewId();
    void anEventIsAddedChangedTakenOutAndUndone();
    void whatIsHeardTwiceIsToldAndNotTaken();
    void aListHasTheFocusWhenItOpens_data();
    void aListHasTheFocusWhenItOpens();
    void aRowThatIsAddedComesIntoView();
    void tabGoesThroughRowsThenToWhatAddsOne();
    void whatGoesOnNearGroundIsAddedChangedTakenOutAndUndone();
    void musicIsAddedChangedTakenOutAndUndone();
    void aScaleWithoutNotesIsToldAtItsFieldAndNotTaken();
    void aRowIsHeardAndStopsWithItsWindow();
    void soundsToChooseAreThoseOfTheDesignAsItIs();
    void whomAnEventIsOfIsChosenAmongTheKindsOfTheDesignAsItIs();
    void groundIsCalledByItsNameAndByItsIdWhereItIsUnknown();
};

void SoundsWindowTest::aSoundIsAddedChangedAndUndone()
{
    SoundDesk desk("Sounds...");
    const int before = desk.sounds().findChild<QListWidget*>()->count();
    desk.sounds().addNew("Old hinge");
    QCOMPARE(desk.sounds().row(), std::string("old_hinge"));
    QCOMPARE(desk.sounds().findChild<QListWidget*>()->count(), before + 1);
    QCOMPARE(desk.number("hold").value(), SoundRow().hold);
    desk.number("hold").setValue(500);
    desk.number("pitch").setValue(90);
    desk.choose(desk.sounds().form().editor("wave"), "saw");
    const SoundRow row = desk.book().sound("old_hinge");
    QVERIFY(row.hold == 500 && row.pitch == 90 && row.wave == Waveform::Saw && row.caption == "Old hinge");
    desk.number("hold").setValue(SoundRow().hold); // goes without saying
    QVERIFY(!rowIn(*desk.dungeon().catalogue, RowTable::Sound, "old_hinge").find("hold"));
    desk.sounds().addCopy("Newer hinge");
    QCOMPARE(desk.book().sound("newer_hinge").pitch, 90);
    desk.sounds().remove();
    QCOMPARE(desk.book().own().sounds.size(), std::size_t{1});
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty() && !desk.dungeon().content.find("sounds"));
    desk.stack().redo();
    QCOMPARE(desk.book().own().sounds.size(), std::size_t{1});
}

void SoundsWindowTest::oneOfTheGameIsChangedHereAndGoesBack()
{
    SoundDesk desk("Sounds...");
    desk.sounds().showRow("door");
    QVERIFY(!desk.sounds().form().isEnabled() && !desk.sounds().problem().isEmpty());
    const SoundRow usual = SoundBook::builtIn()->sound("door");
    desk.sounds().changeHere();
    QVERIFY(desk.sounds().form().isEnabled());
    desk.number("pitch").setValue(usual.pitch + 5);
    QCOMPARE(desk.book().sound("door").pitch, usual.pitch + 5);
    desk.sounds().rename("gate");
    QVERIFY(desk.sounds().problem().contains("keep their ids"));
    desk.sounds().remove();
    QCOMPARE(desk.book().sound("door"), usual);
    QVERIFY(desk.book().own().isEmpty());
}

void SoundsWindowTest::aRowIsHeardAsItStandsInTheForm()
{
    SoundDesk desk("Sounds...");
    desk.sounds().showRow("door");
    desk.hearButton().click();
    QCOMPARE(desk.played.back(), desk.book().sound("door"));
    desk.sounds().addNew("hum");
    desk.number("pitch").setValue(77);
    desk.hearButton().click();
    QCOMPARE(desk.played.back().pitch, 77);
    QVERIFY(desk.sounds().problem().isEmpty());
    // What goes on near some ground must, so this is not taken; but it can be heard.
    desk.sounds().showRow("stream");
    desk.sounds().changeHere();
    desk.number("volume").setValue(1);
    qobject_cast<QCheckBox*>(desk.sounds().form().editor("loops"))->click();
    QVERIFY(!desk.sounds().problem().isEmpty());
    QVERIFY(desk.book().sound("stream").loops);
    desk.hearButton().click();
    QVERIFY(!desk.played.back().loops && desk.played.back().volume == 1);
}

void SoundsWindowTest::whyNothingIsHeardIsTold()
{
    SoundDesk desk("Sounds...");
    desk.whySilent = "There is no device.";
    desk.hearButton().click();
    QVERIFY(desk.sounds().problem().contains(desk.whySilent));
}

void SoundsWindowTest::theWaveIsToldInWords()
{
    SoundDesk desk("Sounds...");
    desk.sounds().addNew("hum");
    auto* picture = desk.sounds().findChild<WavePicture*>();
    QVERIFY(picture);
    desk.number("hold").setValue(400);
    desk.number("decay").setValue(600);
    const int length = lengthOf(desk.book().sound("hum"));
    const QString told = picture->accessibleDescription();
    QCOMPARE(told, QString("%1 ms, loudest with 50 % after %2 ms").arg(length).arg(length / 2));
    const auto labels = desk.sounds().sound()->findChildren<QLabel*>();
    QVERIFY(std::ranges::find(labels, QString("50 %"), &QLabel::text) != labels.end()); // beside the picture
    desk.number("hold").setValue(500);
    QVERIFY(picture->accessibleDescription() != told);
}

void SoundsWindowTest::theLoudestSampleGoesToTheEdgeOfTheWave()
{
    WavePicture picture(nullptr);
    picture.resize(101, 41);
    std::vector<std::int16_t> samples(202); // two for each column of pixels
    picture.show(samples);
    const auto inkIn = [](const QImage& seen) {
        return [&seen](int x, int y) { return seen.pixel(x * seen.width() / 101, y * seen.height() / 41); };
    };
    const QImage silent = picture.grab().toImage();
    QCOMPARE(inkIn(silent)(50, 35), inkIn(silent)(20, 35));
    samples[100] = -1000;
    samples[40] = 500;
    picture.show(samples);
    const QImage seen = picture.grab().toImage();
    const auto ink = inkIn(seen);
    QVERIFY(ink(50, 38) != ink(70, 38)); // down to the edge
    QCOMPARE(ink(50, 15), ink(70, 15));
    QCOMPARE(ink(20, 13), ink(50, 38)); // half of the way up
    QCOMPARE(ink(20, 6), ink(70, 6));
    QCOMPARE(loudestAt(samples), std::size_t{100});
    QCOMPARE(loudestAt({}), std::size_t{0});
}

void SoundsWindowTest::everythingHasAnAccessibleName()
{
    SoundDesk desk("Sounds...");
    desk.sounds().addNew("hum");
    for (const KindField& field : soundFields()) {
        const QWidget* editor = desk.sounds().form().editor(field.id);
        QVERIFY2(editor && !editor->accessibleName().isEmpty(), field.id.data());
    }
    QVERIFY(!desk.sounds().findChild<WavePicture*>()->accessibleName().isEmpty());
    QCOMPARE(desk.hearButton().text(), QString("&Hear it"));
    QVERIFY(!desk.sounds().findChild<QListWidget*>()->accessibleName().isEmpty());
}

void SoundsWindowTest::aSoundInUseIsNotDeletedAndItsUsesFollowANewId()
{
    SoundDesk desk("Sounds...");
    desk.sounds().addNew("hum");
    Dungeon changed = desk.dungeon();
    changed.content.set("sounds",
                        *parseJson(R"({"sounds": [{"id": "hum"}], "events": [{"event": "dug", "sound": "hum"}]})"));
    changed.catalogue = *catalogueWith(changed.content);
    desk.document().push(changeOf(desk.dungeon(), changed), "test");
    desk.sounds().showRow("hum");
    desk.sounds().remove();
    QVERIFY(desk.sounds().problem().contains("heard when something happens"));
    desk.sounds().rename("voice");
    QVERIFY(desk.sounds().problem().contains("already"));
    desk.sounds().rename("buzz");
    QCOMPARE(desk.sounds().row(), std::string("buzz"));
    QCOMPARE(desk.book().own().events.front().sound, std::string("buzz"));
    desk.stack().undo();
    QCOMPARE(desk.book().own().events.front().sound, std::string("hum"));
}

void SoundsWindowTest::anEventIsAddedChangedTakenOutAndUndone()
{
    SoundDesk desk("Heard when...");
    desk.press("Add an event");
    QCOMPARE(desk.book().own().events.size(), std::size_t{1});
    desk.choose(desk.row(0).editor("event"), "opened");
    desk.choose(desk.row(0).editor("of"), "rubble");
    desk.choose(desk.row(0).editor("sound"), "bell");
    QCOMPARE(desk.book().own().events.front(), (EventSound{"opened", "rubble", "bell"}));
    desk.choose(desk.row(0).editor("of"), "");
    QCOMPARE(desk.book().own().events.front().of, std::string());
    for (const KindField& field : eventSoundFields())
        QVERIFY2(!desk.row(0).editor(field.id)->accessibleName().isEmpty(), field.id.data());
    desk.press("Take this one out");
    QVERIFY(!desk.dungeon().content.find("sounds"));
    desk.stack().undo();
    QCOMPARE(desk.book().own().events.front().sound, std::string("bell"));
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty());
}

void SoundsWindowTest::whatIsHeardTwiceIsToldAndNotTaken()
{
    SoundDesk desk("Heard when...");
    desk.press("Add an event");
    desk.press("Add an event"); // of another event
    QCOMPARE(desk.book().own().events.size(), std::size_t{2});
    const std::string second = desk.book().own().events[1].event;
    desk.choose(desk.row(1).editor("event"), desk.book().own().events[0].event.c_str());
    QVERIFY(!desk.heard().problem().isEmpty());
    QCOMPARE(desk.book().own().events[1].event, second);
    desk.choose(desk.row(1).editor("event"), second.c_str());
    QVERIFY(desk.heard().problem().isEmpty());
}

void SoundsWindowTest::aListHasTheFocusWhenItOpens_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<QByteArray>("adds");
    QTest::newRow("when") << QByteArray("Heard when...") << QByteArray("Add an event");
    QTest::newRow("near") << QByteArray("Heard near...") << QByteArray("Add a sound");
    QTest::newRow("music") << QByteArray("Music...") << QByteArray("Add music");
}

void SoundsWindowTest::aListHasTheFocusWhenItOpens()
{
    QFETCH(const QByteArray, button);
    QFETCH(const QByteArray, adds);
    SoundDesk desk(button);
    QVERIFY2(desk.heard().about().contains("none of its own"), qPrintable(desk.heard().about()));
    QCOMPARE(desk.heard().focusWidget(), &desk.tool(adds));
    desk.press(adds);
    QVERIFY(!desk.heard().about().contains("none of its own") && !desk.heard().about().isEmpty());
    QVERIFY(desk.row(0).isAncestorOf(desk.heard().focusWidget()));
    desk.press(adds);
    QVERIFY(desk.row(1).isAncestorOf(desk.heard().focusWidget()));
    desk.close(desk.heard());
    desk.openBy(button);
    QVERIFY(desk.row(0).isAncestorOf(desk.heard().focusWidget()));
    desk.stack().undo(); // of what is shown
    QVERIFY(desk.row(0).isAncestorOf(desk.heard().focusWidget()));
    desk.press("Take this one out");
    QCOMPARE(desk.heard().focusWidget(), &desk.tool(adds));
}

void SoundsWindowTest::aRowThatIsAddedComesIntoView()
{
    SoundDesk desk("Music...");
    for (int i = 0; i < 6; ++i)
        desk.press("Add music");
    QVERIFY(desk.row(5).isAncestorOf(desk.heard().focusWidget()));
    // There are more than fit.
    QTRY_VERIFY(!desk.heard().focusWidget()->visibleRegion().isEmpty() && desk.row(0).visibleRegion().isEmpty());
}

void SoundsWindowTest::tabGoesThroughRowsThenToWhatAddsOne()
{
    SoundDesk desk("Music...");
    desk.press("Add music");
    desk.press("Add music");
    const QStringList told{"Hear it", "Take this one out", "Add music", "Close"};
    QStringList order;
    for (const QWidget* widget = desk.row(0).editor("theme"); order.size() < 6; widget = widget->nextInFocusChain()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString name = !button                              ? QString()
                             : button->accessibleName().isEmpty() ? button->text()
                                                                  : button->accessibleName();
        if (told.contains(name))
            order += name;
        if (widget == desk.row(1).editor("tempo"))
            QCOMPARE(order.size(), 2);
    }
    QCOMPARE(order,
             (QStringList{"Hear it", "Take this one out", "Hear it", "Take this one out", "Add music", "Close"}));
}

void SoundsWindowTest::whatGoesOnNearGroundIsAddedChangedTakenOutAndUndone()
{
    SoundDesk desk("Heard near...");
    desk.press("Add a sound");
    QCOMPARE(desk.book().own().ambience.front().sound, std::string("stream"));
    QVERIFY(!desk.offers(desk.row(0).editor("sound"), "door") && !desk.offers(desk.row(0).editor("sound"), "voice"));
    desk.choose(desk.row(0).editor("sound"), "wind");
    QCOMPARE(desk.book().own().ambience.front().sound, std::string("wind"));
    qobject_cast<QCheckBox*>(desk.row(0).editor("fire"))->click();
    QVERIFY(desk.book().own().ambience.front().isFire);
    const std::size_t before = desk.book().own().ambience.front().tiles.size();
    desk.row(0).editor("tiles")->findChild<QToolButton*>("item")->click();
    QCOMPARE(desk.book().own().ambience.front().tiles.size(), before - 1);
    for (const KindField& field : ambienceFields())
        QVERIFY2(!desk.row(0).editor(field.id)->accessibleName().isEmpty(), field.id.data());
    desk.press("Add a sound");
    desk.choose(desk.row(1).editor("sound"), "wind");
    QVERIFY2(desk.heard().problem().contains("Sound: Two rows"), qPrintable(desk.heard().problem()));
    QCOMPARE(desk.book().own().ambience.size(), std::size_t{2});
    QVERIFY(desk.book().own().ambience[1].sound != "wind");
    desk.press("Take this one out"); // the other one
    QVERIFY(desk.heard().problem().isEmpty());
    QCOMPARE(desk.book().own().ambience.front().sound, std::string("wind"));
    desk.press("Take this one out");
    QVERIFY(!desk.dungeon().content.find("sounds"));
    desk.stack().undo();
    QCOMPARE(heardRows(desk.dungeon(), HeardList::Near), desk.heard().rows().rows());
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty());
    desk.stack().redo();
    QCOMPARE(desk.book().own().ambience.front().sound, std::string("stream"));
}

void SoundsWindowTest::musicIsAddedChangedTakenOutAndUndone()
{
    SoundDesk desk("Music...");
    desk.press("Add music");
    QCOMPARE(desk.book().own().scores.front(), *SoundBook::builtIn()->scoreOf("")); // the level wears nothing
    desk.choose(desk.row(0).editor("theme"), "moss");
    desk.choose(desk.row(0).editor("sound"), "reed");
    qobject_cast<QSpinBox*>(desk.row(0).editor("tempo"))->setValue(90);
    qobject_cast<QSpinBox*>(desk.row(0).editor("root"))->setValue(-700);
    for (const char* note : {"minor second", "minor third", "root"})
        desk.press(note);
    const ScoreRow score{"moss", {1, 5, 7, 10}, -700, 90, "reed"};
    QCOMPARE(desk.book().own().scores.front(), score);
    for (const KindField& field : scoreFields())
        QVERIFY2(!desk.row(0).editor(field.id)->accessibleName().isEmpty(), field.id.data());
    const auto notes = desk.row(0).editor("scale")->findChildren<QToolButton*>();
    QCOMPARE(notes.size(), qsizetype{kSemitones});
    for (const QToolButton* note : notes)
        QVERIFY(!note->accessibleName().isEmpty() && note->focusPolicy() & Qt::TabFocus);
    desk.press("Take this one out");
    QVERIFY(!desk.dungeon().content.find("sounds"));
    desk.stack().undo();
    QCOMPARE(desk.book().own().scores.front(), score);
    while (desk.stack().canUndo())
        desk.stack().undo();
    QVERIFY(!desk.document().isDirty());
}

void SoundsWindowTest::aScaleWithoutNotesIsToldAtItsFieldAndNotTaken()
{
    SoundDesk desk("Music...");
    desk.press("Add music");
    for (const char* note : {"minor third", "perfect fourth", "perfect fifth", "minor seventh"})
        desk.press(note);
    QCOMPARE(desk.book().own().scores.front().scale, std::vector<int>{0});
    const auto isMarked = [&] {
        const auto labels = desk.row(0).findChildren<QLabel*>();
        return std::ranges::find(labels, QString("◆ Scale"), &QLabel::text) != labels.end();
    };
    QVERIFY(!isMarked());
    desk.press("root");
    QVERIFY2(desk.heard().problem().contains("Scale: A scale has a note at least."),
             qPrintable(desk.heard().problem()));
    QVERIFY(isMarked());
    QCOMPARE(desk.book().own().scores.front().scale, std::vector<int>{0});
    desk.press("Hear it");
    QVERIFY(desk.playedScores.empty() && desk.heard().problem().contains("A scale has a note at least."));
    desk.press("tritone");
    QVERIFY(!isMarked() && desk.heard().problem().isEmpty());
    QCOMPARE(desk.book().own().scores.front().scale, std::vector<int>{6});
}

void SoundsWindowTest::aRowIsHeardAndStopsWithItsWindow()
{
    SoundDesk desk("Music...");
    desk.press("Add music");
    desk.press("Hear it");
    QCOMPARE(desk.playedScores.back(), desk.book().own().scores.front());
    QVERIFY(desk.heard().problem().isEmpty() && desk.stops == 0);
    desk.whySilent = "There is no device.";
    desk.press("Hear it");
    QVERIFY(desk.heard().problem().contains(desk.whySilent));
    desk.whySilent.clear();
    desk.close(desk.heard());
    QCOMPARE(desk.stops, 1);
    desk.openBy("Heard near...");
    desk.press("Add a sound");
    desk.press("Hear it");
    QCOMPARE(desk.played.back(), desk.book().sound("stream"));
    desk.close(desk.heard());
    desk.openBy("Heard when...");
    desk.press("Add an event");
    desk.choose(desk.row(0).editor("sound"), "bell");
    desk.press("Hear it");
    QCOMPARE(desk.played.back(), desk.book().sound("bell"));
    desk.choose(desk.row(0).editor("sound"), "voice");
    const std::size_t before = desk.played.size();
    desk.press("Hear it"); // of whom?
    QVERIFY(desk.played.size() == before && !desk.heard().problem().isEmpty());
    desk.choose(desk.row(0).editor("of"), "bat");
    desk.press("Hear it");
    QCOMPARE(desk.played.back(), desk.book().sound("bat"));
}

void SoundsWindowTest::soundsToChooseAreThoseOfTheDesignAsItIs()
{
    SoundDesk desk("Sounds...");
    desk.sounds().addNew("hum");
    Dungeon changed = desk.dungeon();
    QVERIFY(setHeard(changed, HeardList::When, {Json::Object{{"event", "dug"}, {"sound", "hum"}}}));
    desk.document().push(changeOf(desk.dungeon(), changed), "test");
    desk.sounds().rename("buzz");
    desk.close(desk.sounds());
    desk.openBy("Heard when...");
    const auto* box = qobject_cast<QComboBox*>(desk.row(0).editor("sound"));
    QCOMPARE(box->currentData().toString(), QString("buzz"));
    desk.stack().undo();
    QCOMPARE(box->currentData().toString(), QString("hum"));
    QVERIFY(box->findData("buzz") < 0);
}

void SoundsWindowTest::whomAnEventIsOfIsChosenAmongTheKindsOfTheDesignAsItIs()
{
    SoundDesk desk("Heard when...");
    desk.press("Add an event");
    QWidget* of = desk.row(0).editor("of");
    QVERIFY(!desk.offers(of, "gnat"));
    Dungeon changed = desk.dungeon();
    const auto gnat = newKind(*changed.catalogue, KindTable::Creature, "gnat", "tiny gnat");
    QVERIFY(gnat && putKind(changed, KindTable::Creature, *gnat));
    desk.document().push(changeOf(desk.dungeon(), changed), "test");
    QCOMPARE(desk.row(0).editor("of"), of); // the row stays
    QVERIFY(desk.offers(of, "gnat"));
    desk.choose(of, "gnat");
    QCOMPARE(desk.book().own().events.front().of, std::string("gnat"));
    QCOMPARE(qobject_cast<QComboBox*>(of)->currentText(), QString("tiny gnat"));
    desk.stack().undo();
    QCOMPARE(qobject_cast<QComboBox*>(of)->currentData().toString(), QString());
    desk.stack().undo();
    QVERIFY(!desk.offers(of, "gnat"));
    desk.stack().redo();
    QVERIFY(desk.offers(of, "gnat"));
    desk.stack().redo();
    QCOMPARE(qobject_cast<QComboBox*>(of)->currentData().toString(), QString("gnat"));
}

void SoundsWindowTest::groundIsCalledByItsNameAndByItsIdWhereItIsUnknown()
{
    SoundDesk desk("Heard near...");
    desk.press("Add a sound");
    auto* tiles = qobject_cast<ListField*>(desk.row(0).editor("tiles"));
    QVERIFY(tiles);
    tiles->show(Json::Array{"deep_water", "no_such_ground"});
    QStringList texts;
    for (const QToolButton* button : tiles->findChildren<QToolButton*>("item"))
        texts += button->text();
    QCOMPARE(texts.size(), 2);
    QVERIFY(texts.contains("deep water") && texts.contains("no_such_ground"));
    QCOMPARE(tiles->items(), (Json::Array{"deep_water", "no_such_ground"})); // ids, as in the file
}

CAVE_TEST_SUITE(SoundsWindowTest);
#include "sounds_test.moc"
