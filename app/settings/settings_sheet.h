// SPDX-License-Identifier: MIT
// All settings, over whatever page is shown. Every change is told of at once; each page can be taken back to how it was
// when the sheet was opened, and to the usual.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/settings/data_folders.h"
#include "app/settings/setting_texts.h"

#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QStackedWidget;
class QTabBar;

namespace cave {

class KeysPanel;

// Where in the sheet the player is: another sheet, made anew in another language, goes on there.
struct SettingsPlace {
    SettingsPage page = SettingsPage::General;
    QString control; // that has the focus, by its name
    QString words; // that are searched
    Settings before; // when the sheet was opened
    QString problem; // as in setProblem()
};

class SettingsSheet : public Sheet {
    Q_OBJECT

public:
    SettingsSheet(const Settings& settings, const DataFolders& folders, const SettingsPlace& place,
                  QWidget* parent = nullptr);

    SettingsPlace place() const;
    void setProblem(const QString& problem); // such as why the file cannot be written; "" takes it away

    SettingsPage page() const;
    void showPage(SettingsPage page);
    QLineEdit& search() const { return *m_search; }
    KeysPanel& keys() const { return *m_keys; }
    QWidget* control(SettingId id) const;
    QPushButton& undoButton() const { return *m_undo; }
    QPushButton& defaultsButton() const { return *m_defaults; }
    QString problem() const;

signals:
    void changed(const cave::Settings& settings);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    // One setting on its page: what is searched, and how the control follows the settings.
    struct Row {
        SettingsPage page = SettingsPage::General;
        QString words;
        std::vector<QWidget*> widgets;
        std::function<void()> show;
    };

    QWidget* newPage(SettingsPage page);
    QWidget* newKeysPage();
    void addLanguage(QGridLayout& grid);
    void addSetting(QGridLayout& grid, SettingId id);
    void showFolder(const QString& folder); // in the desktop's program for that
    void addFolders(QGridLayout& grid);
    void addRow(QGridLayout& grid, SettingsPage page, const QString& name, const QString& help, QWidget* control,
                const QString& words, std::function<void()> show);
    void change(const Settings& settings);
    void showSettings();
    void showProblem(const QString& problem);
    void filter(const QString& words);
    void turnBack(const Settings& to); // what is on this page
    Settings turnedBack(const Settings& to) const;

    DataFolders m_folders;
    Settings m_settings;
    Settings m_before;
    std::vector<Row> m_rows;
    QLineEdit* m_search;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    KeysPanel* m_keys = nullptr;
    QLabel* m_problem;
    QString m_trouble; // that it tells, but while nothing is found
    QPushButton* m_undo = nullptr;
    QPushButton* m_defaults = nullptr;
};

} // namespace cave
