// SPDX-License-Identifier: MIT
// Screens of play are sheets: titled panels over the dimmed map in the same window, one at a time.
#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

class FlowLayout;
class ScrollBody;

class Sheet : public QFrame {
    Q_OBJECT

public:
    // Page: room for a list. Note: as high as what it says, which scrolls where the window is lower.
    enum class Size { Page, Note };

    Sheet(const QString& title, Size size, QWidget* parent = nullptr);

    Size size() const { return m_size; }
    QVBoxLayout& body() const { return *m_body; }
    void setTitle(const QString& title);
    QLabel& titleLabel() const { return *m_title; } // may be put elsewhere in the body
    // Adds a line of buttons below the body; the last one gets the buttons that follow.
    void addButtonLine();
    // In reading order. The default button is pressed by Enter wherever the focus is, except on another button.
    QPushButton* addButton(const QString& text, const QString& tooltip = {});
    void setDefaultButton(QPushButton* button);

    // A sheet that the game opens calls it: keys that the player still holds or pressed for the map must choose
    // nothing.
    void ignoreKeysFor(int milliseconds);
    bool ignoresKeys() const { return m_ignoresKeys; }

    // Gives the focus to what should have it first: `widget`, else, also when that takes none, the default
    // button.
    void setFirstFocus(QWidget* widget) { m_firstFocus = widget; }
    void setFirstFocusOnBody(); // of a note: it takes the focus where it scrolls
    void takeFocus();

signals:
    void dismissed(); // by Esc

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override; // stays inside the sheet

private:
    bool m_ignoresKeys = false; // first: the members below send events to the sheet while it is made
    Size m_size;
    QLabel* m_title;
    QVBoxLayout* m_column;
    ScrollBody* m_scroll; // of a note
    QVBoxLayout* m_body;
    FlowLayout* m_buttons = nullptr;
    QPushButton* m_default = nullptr;
    QPointer<QWidget> m_firstFocus;
};

// Lies over a page and shows one sheet, or is hidden.
class SheetHost : public QWidget {
    Q_OBJECT

public:
    // Right: what happened on the map stays in sight beside the sheet. Beside: see keepInSight().
    enum class Side { Middle, Right, Beside };

    /// Makes a sheet and connects it. It is called again when language, palette, text size or keys have changed: the
    /// new sheet takes the old one's place with all that was typed, chosen and scrolled there.
    using Make = std::function<Sheet*()>;

    explicit SheetHost(QWidget& page);

    /// Takes the place of the sheet that was shown. The sheet's own "dismissed" closes it.
    Sheet& open(Make make, Side side = Side::Middle);
    /// The same with a sheet that stays the same whatever changes around it.
    void open(Sheet* sheet);
    /// Over the sheet that is shown, which comes back when this one is closed.
    Sheet& openOver(Make make);
    void close(); // the topmost
    void closeAll(); // before what they tell of goes
    Sheet* sheet() const; // the topmost; null: none is open

    void place(); // after the page's size changed
    void setUncovered(QWidget* bar) { m_uncovered = bar; } // at the page's upper edge: can be used all the while
    /// What a sheet beside it leaves in sight as far as there is room, in the page.
    void keepInSight(std::function<std::vector<QRect>()> what) { m_inSight = std::move(what); }
    void makeAnew(); // after something changed that the sheets show; of language and theme it learns by itself

signals:
    void opened();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Layer {
        Make make; // null: the sheet stays
        Sheet* sheet = nullptr;
        Side side = Side::Middle;
    };

    void dropAll();
    static void drop(Sheet* sheet);
    QPoint cornerOf(QSize sheet) const;
    void adopt(Sheet& sheet);
    void makeAnew(Layer& layer);
    Sheet& push(Layer layer);
    void showTop();

    QWidget& m_page;
    QPointer<QWidget> m_uncovered;
    std::function<std::vector<QRect>()> m_inSight;
    std::vector<Layer> m_layers; // the last one is shown, those below are hidden meanwhile
};

} // namespace cave
