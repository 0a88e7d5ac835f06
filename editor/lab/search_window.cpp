// SPDX-License-Identifier: MIT
#include "editor/lab/search_window.h"

#include "app/view/ui/flow_layout.h"
#include "app/view/ui/keep_current.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/progress_dialog.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/words/game_reference.h"
#include "app/view/words/level_name.h"
#include "core/base/ids.h"
#include "core/generate/bake.h"
#include "core/lab/map_measures.h"
#include "core/pilot/persona/persona.h"
#include "core/save/formats/share_text.h"
#include "editor/canvas/thumbnail.h"
#include "editor/lab/ringed_picture.h"

#include <QClipboard>
#include <QCompleter>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringListModel>
#include <QTextCharFormat>

#include <algorithm>

namespace cave {

namespace {

constexpr QSize kSearchSize{860, 600};
constexpr QSize kPicture{200, 120};
constexpr int kUsualSeeds = 10'000;
constexpr int kMostSeeds = 100'000'000;
constexpr int kMostNear = 9; // terms
constexpr int kTermRows = 4; // of the list, before it is scrolled
constexpr int kTermRole = Qt::UserRole; // as textOf() writes it
constexpr int kSentenceRole = Qt::UserRole + 1;

// Completes the word before the cursor instead of the whole line.
class WordCompleter : public QCompleter {
public:
    explicit WordCompleter(QLineEdit& line) : QCompleter(new QStringListModel, &line), m_line(line)
    {
        model()->setParent(this);
        setWidget(&line);
        setCaseSensitivity(Qt::CaseInsensitive);
        connect(&line, &QLineEdit::textEdited, this, &WordCompleter::offer);
        connect(this, qOverload<const QString&>(&QCompleter::activated), this, &WordCompleter::insert);
    }
    void setWords(const QStringList& words) { static_cast<QStringListModel*>(model())->setStringList(words); }

private:
    static bool isPart(QChar letter) { return letter.isLetterOrNumber() || letter == u'_'; }
    int startOfWord() const
    {
        int start = m_line.cursorPosition();
        while (start > 0 && isPart(m_line.text()[start - 1]))
            --start;
        return start;
    }
    void offer()
    {
        constexpr int kLeast = 2; // letters
        const int start = startOfWord();
        const QString word = m_line.text().mid(start, m_line.cursorPosition() - start);
        setCompletionPrefix(word);
        const bool isWhole = completionCount() == 1 && currentCompletion() == word;
        if (word.size() < kLeast || completionCount() == 0 || isWhole)
            popup()->hide();
        else
            complete();
    }
    void insert(const QString& word)
    {
        const int start = startOfWord();
        QString text = m_line.text();
        text.replace(start, m_line.cursorPosition() - start, word);
        m_line.setText(text);
        m_line.setCursorPosition(start + static_cast<int>(word.size()));
    }

    QLineEdit& m_line;
};

QStringList wordsOf(const Dungeon& dungeon)
{
    // What the parser reads: the other words of its language are as short as they are typed.
    QStringList words{QStringLiteral("count"), QStringLiteral("steps"), QStringLiteral("errors"),
                      QStringLiteral("warnings")};
    const auto add = [&words](std::string_view word) {
        words += QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    };
    const Catalogue& catalogue = *dungeon.catalogue;
    std::ranges::for_each(catalogue.items(), add, &ItemKind::id);
    std::ranges::for_each(catalogue.creatures(), add, &CreatureKind::id);
    std::ranges::for_each(catalogue.tiles(), add, &TileKind::id);
    for (const Piece* piece : dungeon.allPieces())
        if (piece->isRemembered()) {
            add(piece->name);
            std::ranges::for_each(piece->tags, add);
        }
    std::ranges::for_each(mapMeasures(), add, &MapMeasure::id);
    std::ranges::for_each(personas(), add, &Persona::id);
    words.removeDuplicates();
    words.sort();
    return words;
}

} // namespace

SearchWindow::SearchWindow(Workbench& bench, Bakery& bakery, const std::shared_ptr<Artwork>&, QWidget* parent)
    : SearchWindow(bench, &bakery, parent)
{
}

// Here it has to tell itself what an editor would.
SearchWindow::SearchWindow(Workbench& bench, QWidget* parent) : SearchWindow(bench, nullptr, parent)
{
    connect(this, &SearchWindow::said, this, [this](const QString& text) {
        m_refusal = text;
        showState();
    });
}

SearchWindow::SearchWindow(Workbench& bench, Bakery* bakery, QWidget* parent)
    : QDialog(parent), m_bench(bench), m_bakery(bakery), m_where(new QLineEdit(this)), m_problem(new QLabel(this)),
      m_first(new QLineEdit(QStringLiteral("1"), this)), m_count(new QSpinBox(this)), m_near(new QSpinBox(this)),
      m_run(new QPushButton(this)), m_stop(new QPushButton(this)), m_goOn(new QPushButton(this)),
      m_terms(new QListWidget(this)), m_state(new QLabel(this)), m_list(new QListWidget(this)),
      m_open(new QPushButton(this)), m_play(new QPushButton(this)), m_edit(bakery ? nullptr : new QPushButton(this)),
      m_copyName(new QPushButton(this)), m_copySeed(new QPushButton(this)), m_copyShared(new QPushButton(this))
{
    m_problem->setWordWrap(true);
    m_state->setWordWrap(true);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(newTop());
    column->addWidget(m_problem);
    column->addWidget(m_terms);
    column->addWidget(m_state);
    column->addWidget(m_list, 1);
    column->addLayout(newFoot());
    resize(grown(kSearchSize));
    m_run->setDefault(true); // but Enter presses the button that has the focus
    keepEnter(*m_list);
    connectParts();
    keepCurrent(*this, [this] { showTexts(); });
}

QLayout* SearchWindow::newTop()
{
    m_count->setRange(1, kMostSeeds);
    m_count->setValue(kUsualSeeds);
    m_count->setGroupSeparatorShown(true);
    m_near->setRange(0, kMostNear);
    auto* where = new QLabel(this);
    where->setBuddy(m_where);
    auto* from = new QLabel(this);
    auto* count = new QLabel(this);
    auto* near = new QLabel(this);
    keepCurrent(*where, [where, from, count, near] {
        where->setText(tr("Seeds &with"));
        from->setText(tr("&from"));
        count->setText(tr("&count"));
        near->setText(tr("may &lack"));
    });
    auto* line = new QHBoxLayout;
    line->addWidget(where);
    line->addWidget(m_where, 1);
    auto* range = new FlowLayout;
    range->addPair(*from, *m_first);
    range->addPair(*count, *m_count);
    range->addPair(*near, *m_near);
    for (QPushButton* button : {m_run, m_stop, m_goOn})
        range->addWidget(button);
    auto* top = new QVBoxLayout;
    top->addLayout(line);
    top->addLayout(range);
    return top;
}

QLayout* SearchWindow::newFoot()
{
    auto* foot = new FlowLayout;
    for (QPushButton* button : {m_open, m_play, m_edit, m_copyName, m_copySeed, m_copyShared})
        if (button)
            foot->addWidget(button);
    return foot;
}

void SearchWindow::connectParts()
{
    auto* completer = new WordCompleter(*m_where);
    const auto takeNames = [this, completer] { completer->setWords(wordsOf(m_bench.dungeon())); };
    takeNames();
    connect(&m_bench, &Workbench::kindsChanged, this, [this, takeNames] {
        takeNames();
        readQuery();
    });
    connect(&m_bench.document(), &Document::levelsChanged, this, &SearchWindow::readQuery); // it may name one
    connect(m_where, &QLineEdit::textChanged, this, &SearchWindow::readQuery);
    connect(m_first, &QLineEdit::textChanged, this, &SearchWindow::showState);
    connect(m_run, &QPushButton::clicked, this, &SearchWindow::run);
    connect(m_stop, &QPushButton::clicked, this, &SearchWindow::stop);
    connect(m_goOn, &QPushButton::clicked, this, &SearchWindow::goOn);
    connect(m_terms, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const std::string term = item->data(kTermRole).toString().toStdString();
        if (item->checkState() == Qt::Checked)
            m_off.erase(term);
        else
            m_off.insert(term);
        showState();
    });
    connect(m_list, &QListWidget::currentItemChanged, this, &SearchWindow::showState);
    selectCurrent(*m_terms);
    selectCurrent(*m_list);
    connect(m_list, &QListWidget::itemActivated, this, &SearchWindow::openChosen);
    connect(m_open, &QPushButton::clicked, this, &SearchWindow::openChosen);
    connect(m_play, &QPushButton::clicked, this, &SearchWindow::playChosen);
    if (m_edit)
        connect(m_edit, &QPushButton::clicked, this, &SearchWindow::editChosen);
    connect(m_copyName, &QPushButton::clicked, this, &SearchWindow::copyName);
    connect(m_copySeed, &QPushButton::clicked, this, &SearchWindow::copySeed);
    connect(m_copyShared, &QPushButton::clicked, this, &SearchWindow::copyShared);
    connect(&m_runner, &SearchRunner::progressed, this, &SearchWindow::take);
    connect(&m_runner, &SearchRunner::finished, this, &SearchWindow::showState);
    connect(&m_runner, &SearchRunner::refused, this, [this](const Error& why) {
        m_refusal = described(why);
        showState();
    });
    // Seeds of another dungeon say nothing about the one that is shown now.
    connect(&m_bench.document(), &Document::replaced, this, &SearchWindow::clear);
}

void SearchWindow::showTexts()
{
    setWindowTitle(tr("Search seeds"));
    m_where->setAccessibleName(tr("What the seeds must have"));
    m_where->setPlaceholderText(QStringLiteral("has bow by 3 and not has creature:ogre by 4 and loops() > 20"));
    m_where->setToolTip(tr("has KIND by LEVEL, count(KIND, 1..5), steps(KIND), loops(), rooms(), lakes(), secrets(), "
                           "way(), floor(), errors(), min(loops), max(danger, 1..3), bot(explorer, won), joined by "
                           "and, or, not and compared by =, <, >. KIND is a thing, a tile, a piece, or tag:TAG for "
                           "pieces with that tag."));
    m_first->setAccessibleName(tr("First seed"));
    m_first->setToolTip(tr("A number or any words."));
    m_count->setAccessibleName(tr("How many seeds"));
    m_near->setAccessibleName(tr("Terms that may be missing"));
    m_near->setToolTip(tr("Seeds count as well that lack so many of the terms between \"and\"."));
    m_run->setText(tr("&Run"));
    m_run->setToolTip(tr("Tries seeds from the first one on. What was found before goes."));
    m_stop->setText(tr("St&op"));
    m_stop->setToolTip(tr("Tries no more of them. What was found stays, and Go on looks further."));
    m_goOn->setText(tr("&Go on"));
    m_goOn->setToolTip(tr("From behind the last seed that was tried."));
    m_list->setAccessibleName(tr("Seeds that were found"));
    m_list->setIconSize(grown(kPicture));
    showUse();
    m_terms->setAccessibleName(tr("Terms of the query"));
    m_terms->setToolTip(tr("How many seeds were passed over because they lack a term. What is not ticked is not looked "
                           "for when it is run or goes on."));
    m_copyName->setText(tr("Copy &name"));
    m_copyName->setToolTip(tr("Dungeon and seed, such as jsrogue#13805, for New game."));
    m_copySeed->setText(tr("Copy seed"));
    m_copySeed->setToolTip(tr("Its number alone, for any field that a seed is typed into."));
    m_copyShared->setText(tr("Copy share string"));
    m_copyShared->setToolTip(tr("The dungeon as the chosen seed makes it, in one line of text."));
    readQuery();
    showFinds();
}

void SearchWindow::showUse()
{
    m_play->setText(tr("&Play"));
    if (m_bakery) {
        m_open->setText(tr("&Edit"));
        m_open->setToolTip(tr("Makes all levels from the chosen seed (Enter)."));
        m_play->setToolTip(tr("Plays what the chosen seed makes; the dungeon stays as it is."));
    } else {
        m_open->setText(tr("&Take this seed"));
        m_open->setToolTip(tr("Writes the chosen seed into the field of New game (Enter)."));
        m_play->setToolTip(tr("Begins the game with the chosen seed."));
        m_edit->setText(tr("&Edit"));
        m_edit->setToolTip(tr("Opens what the chosen seed makes in the editor."));
    }
}

void SearchWindow::setPainter(SearchPainter paint, bool isRinged)
{
    if (paint == m_paint && isRinged == m_isRinged)
        return;
    m_paint = paint;
    m_isRinged = isRinged;
    clear();
}

void SearchWindow::setQuery(const QString& query) { m_where->setText(query); }

void SearchWindow::beginQuery() { m_where->setFocus(); }

void SearchWindow::setNear(int terms) { m_near->setValue(terms); }

void SearchWindow::readQuery()
{
    const std::string text = m_where->text().toStdString();
    m_query.reset();
    m_problem->clear();
    QueryPlace place;
    if (!m_where->text().trimmed().isEmpty()) {
        if (auto query = parseQuery(text, m_bench.dungeon())) {
            m_query = std::move(*query);
        } else {
            m_problem->setText(problemOf(query.error(), m_where->text()));
            place = placeOf(query.error(), m_where->text());
        }
    }
    mark(place);
    m_problem->setVisible(!m_problem->text().isEmpty());
    listTerms();
    showState();
}

// A line underlines only what an input method tells it to.
void SearchWindow::mark(const QueryPlace& place)
{
    m_marked = place;
    QList<QInputMethodEvent::Attribute> attributes;
    if (place.size > 0) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(QColor(cave::palette::kBad));
        attributes.emplace_back(QInputMethodEvent::TextFormat, static_cast<int>(place.at) - m_where->cursorPosition(),
                                static_cast<int>(place.size), format);
    }
    QInputMethodEvent event({}, attributes);
    QCoreApplication::sendEvent(m_where, &event);
}

void SearchWindow::listTerms()
{
    {
        const QSignalBlocker quiet(m_terms);
        m_terms->clear();
        const std::span<const Query> terms = m_query ? termsOf(*m_query) : std::span<const Query>();
        for (std::size_t i = 0; i < terms.size() && terms.size() > 1; ++i) {
            const std::string term = textOf(terms[i]);
            auto* item = new QListWidgetItem(m_terms);
            item->setData(kTermRole, QString::fromStdString(term));
            item->setData(kSentenceRole, sentenceOf(terms[i], m_bench.dungeon()));
            item->setToolTip(QString::fromStdString(term) + u'\n' + m_terms->toolTip()); // as it is typed
            item->setCheckState(m_off.contains(term) ? Qt::Unchecked : Qt::Checked);
        }
    }
    showTerms();
    m_terms->setVisible(m_terms->count() > 0); // one alone is all or nothing
    const int rows = std::min(m_terms->count(), kTermRows);
    m_terms->setFixedHeight(rows * m_terms->sizeHintForRow(0) + 2 * m_terms->frameWidth());
}

void SearchWindow::showTerms()
{
    const QSignalBlocker quiet(m_terms);
    for (int row = 0; row < m_terms->count(); ++row) {
        QListWidgetItem& item = *m_terms->item(row);
        const QString term = item.data(kSentenceRole).toString();
        const auto rejected = m_rejected.find(item.data(kTermRole).toString().toStdString());
        //: a term of a query, and how many seeds were passed over because they lack it
        item.setText(rejected == m_rejected.end()
                         ? term
                         : tr("%1 (missing in %2)").arg(term, numberText(static_cast<std::int64_t>(rejected->second))));
    }
}

std::optional<Query> SearchWindow::wantedOf(const Query& query) const
{
    const std::span<const Query> terms = termsOf(query);
    if (terms.size() <= 1)
        return query;
    Query wanted{.node = Query::Node::And};
    std::ranges::copy_if(terms, std::back_inserter(wanted.parts),
                         [this](const Query& term) { return !m_off.contains(textOf(term)); });
    if (wanted.parts.empty())
        return std::nullopt;
    return wanted.parts.size() == 1 ? wanted.parts.front() : wanted;
}

std::optional<Query> SearchWindow::wanted() const { return m_query ? wantedOf(*m_query) : std::nullopt; }

void SearchWindow::run()
{
    readQuery(); // pieces that it names may have gone since it was typed
    const auto query = wanted();
    const auto first = parseSeed(m_first->text().toStdString());
    if (!query || !first)
        return;
    clear();
    m_searched = m_bench.dungeon();
    m_start = *first;
    m_next = *first;
    m_wanted = static_cast<std::uint64_t>(m_count->value());
    start(*query, *first, m_wanted);
}

// The design as it was may lack kinds and levels that it has now.
void SearchWindow::goOn()
{
    if (!m_searched || isBusy())
        return;
    const auto query = parseQuery(m_where->text().toStdString(), *m_searched);
    if (!query) {
        m_refusal = problemOf(query.error(), m_where->text());
        showState();
        return;
    }
    const auto wanted = wantedOf(*query);
    if (!wanted)
        return;
    m_before = m_next - m_start;
    if (m_before >= m_wanted)
        m_wanted = m_before + static_cast<std::uint64_t>(m_count->value());
    start(*wanted, m_next, m_wanted - m_before);
}

void SearchWindow::start(const Query& query, std::uint64_t first, std::uint64_t count)
{
    m_time.start();
    m_refusal.clear();
    m_sought = query;
    m_rejectedBefore = m_rejected;
    m_runner.start(*m_searched, {m_sought, static_cast<std::size_t>(m_near->value()), first, count,
                                 std::clamp(m_found, kHits, kShown), kPicture * devicePixelRatioF(), m_paint});
    showState();
}

void SearchWindow::stop()
{
    m_runner.stop();
    showState();
}

void SearchWindow::clear()
{
    m_runner.stop();
    m_finds.clear();
    m_found = 0;
    m_list->clear();
    m_searched.reset();
    m_refusal.clear();
    m_rejected.clear();
    m_before = 0;
    m_wanted = 0;
    readQuery();
}

void SearchWindow::take(const std::vector<SearchFind>& finds)
{
    m_next = m_start + m_before + m_runner.tried();
    m_rejected = m_rejectedBefore;
    const std::span<const Query> terms = termsOf(m_sought);
    for (std::size_t i = 0; i < terms.size(); ++i)
        m_rejected[textOf(terms[i])] += m_runner.missing()[i];
    showTerms();
    for (const SearchFind& find : finds) {
        m_finds.push_back(find);
        addItem(find);
    }
    m_found += finds.size();
    if (m_finds.size() > kShown) {
        const std::size_t old = m_finds.size() - kShown;
        m_finds.erase(m_finds.begin(), m_finds.begin() + static_cast<std::ptrdiff_t>(old));
        for (std::size_t i = 0; i < old; ++i)
            delete m_list->takeItem(0);
    }
    showState();
}

void SearchWindow::addItem(const SearchFind& find)
{
    QStringList lines{tr("Seed %1").arg(find.hit.seed)};
    for (const SearchReason& why : find.hit.why)
        lines += sentenceOf(why, *m_searched);
    for (const std::string& missed : find.hit.missed)
        lines += tr("Missing: %1").arg(sentenceOf(missed, *m_searched));
    const qreal ratio = devicePixelRatioF();
    QImage picture = find.picture.scaled(m_list->iconSize() * ratio, Qt::KeepAspectRatio, Qt::FastTransformation);
    std::vector<Box> places;
    for (const SearchReason& why : find.hit.why)
        if (m_isRinged)
            places.insert(places.end(), why.places.begin(), why.places.end());
    picture = ringed(std::move(picture), {m_searched->width, m_searched->height}, places, ratio);
    auto* item = new QListWidgetItem(untinted(QPixmap::fromImage(picture)), lines.join(u'\n'), m_list);
    if (m_bakery) // of a game it may be a picture of another one
        item->setToolTip(usualLevelName(find.z));
}

void SearchWindow::showFinds()
{
    const int row = m_list->currentRow();
    m_list->clear();
    for (const SearchFind& find : m_finds)
        addItem(find);
    m_list->setCurrentRow(row);
}

const SearchFind* SearchWindow::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_finds[static_cast<std::size_t>(row)];
}

QString SearchWindow::state() const { return m_state->text(); }

QString SearchWindow::problem() const { return m_problem->text(); }

QString SearchWindow::marked() const { return m_where->text().mid(m_marked.at, m_marked.size); }

QString SearchWindow::whyNotRun() const
{
    if (m_where->text().trimmed().isEmpty())
        return tr("Say first what the seeds must have.");
    if (!m_query)
        return m_problem->text();
    return wanted() ? tr("Type a seed first: a number or any words.") : tr("Tick a term of the query first.");
}

// How fast it is, and how long it takes for all that are left: it rests sooner when enough is found.
QString SearchWindow::speedText(std::int64_t left) const
{
    const auto tried = static_cast<std::int64_t>(m_runner.tried());
    const std::int64_t elapsed = m_time.elapsed();
    if (tried == 0 || elapsed == 0)
        return {};
    return u' ' + tr("%1 seeds a second.").arg(numberText(tried * 1000 / elapsed)) + u' ' +
           tr("%n second(s) left.", nullptr, secondsLeft(elapsed, tried, left));
}

void SearchWindow::showState()
{
    const bool isRunning = isBusy();
    const bool hasSeed = parseSeed(m_first->text().toStdString()).has_value();
    const bool hasQuery = wanted().has_value();
    allow(*m_run, hasQuery && hasSeed ? QString() : whyNotRun());
    allow(*m_stop, isRunning ? QString() : tr("Nothing is running."));
    allow(*m_goOn, isRunning     ? tr("It is running: stop it first.")
                   : !hasQuery   ? whyNotRun()
                   : !m_searched ? tr("Run it first.")
                                 : QString());
    for (QPushButton* button : {m_open, m_play, m_edit, m_copyName, m_copySeed, m_copyShared})
        if (button)
            allow(*button, chosen() != nullptr ? QString() : tr("Choose a seed in the list first."));
    if (!m_refusal.isEmpty()) {
        m_state->setText(m_refusal);
        return;
    }
    if (!m_searched) {
        m_state->setText(m_bakery ? tr("Tries seeds of the dungeon, one after the other, until some have what is asked "
                                       "for; the dungeon stays as it is meanwhile.")
                                  : tr("Tries seeds of the chosen dungeon, one after the other, until some have what "
                                       "is asked for."));
        return;
    }
    const auto tried = static_cast<std::int64_t>(m_next - m_start);
    const auto wanted = static_cast<std::int64_t>(m_wanted);
    QString text = tr("%1 of %2 seeds tried, %3 found.")
                       .arg(numberText(tried), numberText(wanted), numberText(static_cast<std::int64_t>(m_found)));
    if (m_found > m_finds.size())
        text += u' ' + tr("The newest %1 are shown.").arg(numberText(std::ssize(m_finds)));
    if (isRunning)
        text += speedText(wanted - tried);
    else if (tried < wanted)
        text += u' ' + tr("It rests: Go on looks further.");
    m_state->setText(text);
}

void SearchWindow::openChosen()
{
    const SearchFind* find = chosen();
    if (!find)
        return;
    if (!m_bakery) {
        emit seedTaken(find->hit.seed);
        return;
    }
    const std::uint64_t seed = find->hit.seed;
    m_bakery->makeSeed(seed, find->hash,
                       tr("The dungeon was edited after the search: seed %1 makes other levels of it now. Play and "
                          "Copy share string still give those that were found.")
                           .arg(seed));
    if (const auto z = m_bench.dungeon().levelIndex(m_searched->level(find->z).uid))
        m_bench.setZ(*z);
}

std::optional<Dungeon> SearchWindow::made(const QString& what)
{
    const SearchFind* find = chosen();
    if (!find)
        return std::nullopt;
    Dungeon dungeon = *m_searched;
    Result<void> done;
    runWithProgress(*this, what, [&, seed = find->hit.seed](const Progress& progress) {
        done = makeLevels(dungeon, seed, progress);
    });
    if (done)
        return dungeon;
    if (!isStopped(done.error()))
        emit said(described(done.error()));
    return std::nullopt;
}

void SearchWindow::playChosen()
{
    if (const SearchFind* find = chosen(); find && !m_bakery)
        emit seedPlayed(find->hit.seed);
    else if (const auto dungeon = made(tr("Making the levels")))
        emit playRequested(*dungeon);
}

void SearchWindow::editChosen()
{
    if (const auto dungeon = made(tr("Making the levels")))
        emit editRequested(*dungeon);
}

void SearchWindow::copyName()
{
    if (const SearchFind* find = chosen())
        QGuiApplication::clipboard()->setText(gameReference(m_searched->name, {find->hit.seed}));
}

void SearchWindow::copySeed()
{
    if (const SearchFind* find = chosen())
        QGuiApplication::clipboard()->setText(QString::number(find->hit.seed));
}

void SearchWindow::copyShared()
{
    const auto dungeon = made(tr("Making the levels"));
    if (!dungeon)
        return;
    Result<std::string> text = stopped();
    runWithProgress(*this, tr("Making a share string"),
                    [&](const Progress& progress) { text = shareText(*dungeon, progress); });
    if (text)
        QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
    else
        emit said(described(text.error()));
}

} // namespace cave
