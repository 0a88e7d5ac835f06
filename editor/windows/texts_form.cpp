// SPDX-License-Identifier: MIT
#include "editor/windows/texts_form.h"

#include "app/view/ui/keep_current.h"
#include "core/content/key_words.h"
#include "core/save/parts/texts_json.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr int kIntroLines = 5;

struct TextWords {
    const char* name;
    const char* help; // what may be put in
};

// In the order of core/save/texts_json's table.
constexpr std::array kTextWords{
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "Victory"),
              QT_TRANSLATE_NOOP("cave::TextsForm", "Said when the game is won; %1 stands for the turn.")},
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "Death"),
              QT_TRANSLATE_NOOP("cave::TextsForm", "Said when the hero dies.")},
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "Too early at the goal"),
              QT_TRANSLATE_NOOP("cave::TextsForm",
                                "Said while something is to be gathered; %1 stands for how many the hero has, %2 for "
                                "how many it takes.")},
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "Climbed up"),
              QT_TRANSLATE_NOOP("cave::TextsForm", "Said on the level above; %1 stands for its number.")},
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "Climbed down"),
              QT_TRANSLATE_NOOP("cave::TextsForm", "Said on the level below; %1 stands for its number.")},
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "No way up"),
              QT_TRANSLATE_NOOP("cave::TextsForm", "Said where nothing leads up.")},
    TextWords{QT_TRANSLATE_NOOP("cave::TextsForm", "No way down"),
              QT_TRANSLATE_NOOP("cave::TextsForm", "Said where nothing leads down.")},
};

constexpr std::string_view kInsteadMark = " => ";

std::vector<std::string> insteadLines(const std::map<std::string, std::string>& instead)
{
    std::vector<std::string> lines;
    for (const auto& [source, own] : instead)
        lines.push_back(source + std::string(kInsteadMark) + own);
    return lines;
}

// A line without the mark is a sentence that nothing is said instead of yet.
std::map<std::string, std::string> insteadIn(const QPlainTextEdit& field)
{
    std::map<std::string, std::string> instead;
    for (const std::string& line : paragraphsIn(field))
        if (const std::size_t mark = line.find(kInsteadMark); mark != std::string::npos)
            instead[line.substr(0, mark)] = line.substr(mark + kInsteadMark.size());
    return instead;
}

} // namespace

std::vector<std::string> paragraphsIn(const QPlainTextEdit& field)
{
    std::vector<std::string> paragraphs;
    for (const QString& line : field.toPlainText().split(u'\n', Qt::SkipEmptyParts))
        paragraphs.push_back(line.toStdString());
    return paragraphs;
}

// Only when they are others, so that the text cursor stays.
void showParagraphs(QPlainTextEdit& field, const std::vector<std::string>& paragraphs)
{
    if (paragraphs == paragraphsIn(field))
        return;
    QStringList lines;
    for (const std::string& paragraph : paragraphs)
        lines += QString::fromStdString(paragraph);
    const QSignalBlocker quiet(field);
    field.setPlainText(lines.join(u'\n'));
}

QString keyWordList()
{
    QStringList words;
    for (const KeyWord& key : keyWords())
        words += QLatin1Char('{') + QString::fromUtf8(key.word.data(), static_cast<qsizetype>(key.word.size())) + u'}';
    return words.join(u' ');
}

TextsForm::TextsForm(QWidget* parent)
    : QWidget(parent), m_intro(new QPlainTextEdit(this)), m_instead(new QPlainTextEdit(this))
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(6);
    m_intro->setTabChangesFocus(true);
    m_intro->installEventFilter(this);
    connect(m_intro, &QPlainTextEdit::textChanged, this, [this] { emit changed(texts(), m_intro); });
    form->addRow(new QLabel(this), m_intro);
    for (std::size_t i = 0; i < kTextWords.size(); ++i) {
        auto* line = new QLineEdit(this);
        connect(line, &QLineEdit::textEdited, this, [this, line] { emit changed(texts(), line); });
        connect(line, &QLineEdit::editingFinished, this, &TextsForm::left);
        form->addRow(new QLabel(this), line);
        m_lines.push_back(line);
    }
    m_instead->setTabChangesFocus(true);
    m_instead->installEventFilter(this);
    connect(m_instead, &QPlainTextEdit::textChanged, this, [this] { emit changed(texts(), m_instead); });
    form->addRow(new QLabel(this), m_instead);
    keepCurrent(*this, [this, form] { showTexts(*form); });
}

void TextsForm::showTexts(const QFormLayout& form)
{
    const QString keys = tr("Words for the player's keys: %1").arg(keyWordList());
    const auto name = [&](QWidget& field, const QString& text, const QString& help) {
        static_cast<QLabel*>(form.labelForField(&field))->setText(text);
        field.setAccessibleName(text);
        field.setToolTip(help + u'\n' + keys);
    };
    name(*m_intro, tr("Intro"), tr("Read when the game begins, a paragraph a line."));
    m_intro->setFixedHeight(kIntroLines * fontMetrics().lineSpacing() + 12);
    name(*m_instead, tr("Other sentences"),
         tr("A line each, such as \"You drop %1. => Down goes %1.\": the sentence of the game in English, and what is "
            "said instead."));
    m_instead->setFixedHeight(kIntroLines * fontMetrics().lineSpacing() + 12);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        name(*m_lines[i], tr(kTextWords[i].name), tr(kTextWords[i].help));
        m_lines[i]->setPlaceholderText(tr("as usual"));
    }
}

QString TextsForm::nameOf(std::string_view path)
{
    constexpr std::string_view kPath = "texts.";
    if (!path.starts_with(kPath))
        return {};
    path.remove_prefix(kPath.size());
    for (std::size_t i = 0; i < textMembers().size(); ++i)
        if (textMembers()[i].key == path)
            return tr(kTextWords[i].name);
    return path.starts_with("instead") ? tr("Other sentences") : tr("Intro");
}

void TextsForm::show(const DungeonTexts& texts)
{
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (const QString text = QString::fromStdString(texts.*textMembers()[i].value); text != m_lines[i]->text())
            m_lines[i]->setText(text);
    showParagraphs(*m_intro, texts.intro);
    if (texts.instead != insteadIn(*m_instead))
        showParagraphs(*m_instead, insteadLines(texts.instead));
}

bool TextsForm::eventFilter(QObject* watched, QEvent* event)
{
    if ((watched == m_intro || watched == m_instead) && event->type() == QEvent::FocusOut)
        emit left();
    return QWidget::eventFilter(watched, event);
}

DungeonTexts TextsForm::texts() const
{
    DungeonTexts texts;
    texts.intro = paragraphsIn(*m_intro);
    texts.instead = insteadIn(*m_instead);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        texts.*textMembers()[i].value = m_lines[i]->text().toStdString();
    return texts;
}

} // namespace cave
