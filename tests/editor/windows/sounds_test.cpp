// SPDX-License-Identifier: MIT
// The dungeon's own sounds are made, seen and heard in the editor, and so is when they are heard.
#include "core/content/sounds/sound_book.h"
#include "core/edit/content_edit.h"
#include "core/edit/kinds/row_edit.h"
#include "editor/windows/content_window.h"
#include "editor/windows/design_windows.h"
#include "editor/windows/field_form.h"
#include "editor/windows/rows/heard_dialog.h"
#include "editor/windows/rows/rows_dialog.h"
#include "editor/windows/rows/sound_view.h"
#include "editor/windows/rows/wave_picture.h"
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
                            }});
        trigger(EditorAction::Content);
        const auto buttons = page.windows().content().findChildren<QPushButton*>();
        (*std::ranges::find(buttons, QString(button), &QPushButton::text))->click();
    }
    RowsDialog& sounds() { return *page.windows().content().findChild<RowsDialog*>(); }
    HeardDialog& heard() { return *page.windows().content().findChild<HeardDialog*>(); }
    QPushButton& hearButton()
    {
        const auto buttons = sounds().sound()->findChildren<QPushButton*>();
        return *buttons.front();
    }
    QSpinBox& number(std::string_view id) { return *qobject_cast<QSpinBox*>(sounds().form().editor(id)); }
    const SoundBook& book() { return *dungeon().catalogue->sounds(); }
    void addEvent()
    {
        const auto tools = heard().findChildren<QToolButton*>();
        (*std::ranges::find(tools, QString("Add an event"), &QToolButton::accessibleName))->click();
    }
    void choose(QWidget* editor, const char* word)
    {
        auto* box = qobject_cast<QComboBox*>(editor);
        box->setCurrentIndex(box->findData(word));
        emit box->activated(box->currentIndex());
    }
    FieldForm& event(qsizetype index)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of rows that were taken out
        return *heard().form().editor("events")->findChildren<FieldForm*>()[index];
    }

    std::vector<SoundRow> played;
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
    void theWaveGoesAsFarAsItsSamples();
    void everythingHasAnAccessibleName();
    void aSoundInUseIsNotDeletedAndItsUsesFollowANewId();
    void anEventIsAddedChangedTakenOutAndUndone();
    void whatIsHeardTwiceIsToldAndNotTaken();
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
    desk.number("hold").setValue(500);
    QVERIFY(picture->accessibleDescription() != told);
}

void SoundsWindowTest::theWaveGoesAsFarAsItsSamples()
{
    WavePicture picture(nullptr);
    picture.resize(101, 41);
    std::vector<std::int16_t> samples(202); // two for each column of pixels
    samples[100] = -16'384;
    picture.show(samples);
    const QImage seen = picture.grab().toImage();
    const auto ink = [&](int x, int y) { return seen.pixel(x * seen.width() / 101, y * seen.height() / 41); };
    QCOMPARE(ink(50, 28), ink(50, 25)); // down from the middle, half of the way
    QVERIFY(ink(50, 25) != ink(20, 25));
    QCOMPARE(ink(50, 35), ink(20, 35));
    QCOMPARE(ink(50, 15), ink(20, 15));
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
    desk.addEvent();
    QCOMPARE(desk.book().own().events.size(), std::size_t{1});
    desk.choose(desk.event(0).editor("event"), "opened");
    desk.choose(desk.event(0).editor("of"), "rubble");
    desk.choose(desk.event(0).editor("sound"), "bell");
    QCOMPARE(desk.book().own().events.front(), (EventSound{"opened", "rubble", "bell"}));
    desk.choose(desk.event(0).editor("of"), "");
    QCOMPARE(desk.book().own().events.front().of, std::string());
    for (const KindField& field : eventSoundFields())
        QVERIFY2(!desk.event(0).editor(field.id)->accessibleName().isEmpty(), field.id.data());
    const auto tools = desk.heard().findChildren<QToolButton*>();
    (*std::ranges::find(tools, QString("Take this one out"), &QToolButton::accessibleName))->click();
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
    desk.addEvent();
    desk.addEvent(); // of another event
    QCOMPARE(desk.book().own().events.size(), std::size_t{2});
    const std::string second = desk.book().own().events[1].event;
    desk.choose(desk.event(1).editor("event"), desk.book().own().events[0].event.c_str());
    QVERIFY(!desk.heard().problem().isEmpty());
    QCOMPARE(desk.book().own().events[1].event, second);
    desk.choose(desk.event(1).editor("event"), second.c_str());
    QVERIFY(desk.heard().problem().isEmpty());
}

CAVE_TEST_SUITE(SoundsWindowTest);
#include "sounds_test.moc"
