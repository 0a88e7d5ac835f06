// SPDX-License-Identifier: MIT
#include "app/settings/key_file.h"

#include "app/settings/settings.h"
#include "app/view/base/file_path.h"
#include "core/base/files.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QStandardPaths>

namespace cave {

namespace {

constexpr std::size_t kMostKeyBytes = 1 << 20;

struct KeyFileText {
    Q_DECLARE_TR_FUNCTIONS(cave::KeysPanel)
};

const QString kSuffix = QStringLiteral(".keys.json");

QString folder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

QString filter() { return KeyFileText::tr("Keys (*.keys.json);;All files (*)"); }

} // namespace

QString askWhereToExportKeys(QWidget* parent)
{
    QFileDialog dialog(parent, KeyFileText::tr("Export keys"), folder(), filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kSuffix.mid(1)); // so that it asks of the whole name before that is replaced
    dialog.selectFile(QStringLiteral("cavewright") + kSuffix);
    while (dialog.exec() == QDialog::Accepted) {
        const QString path = dialog.selectedFiles().constFirst();
        if (path.endsWith(kSuffix, Qt::CaseInsensitive))
            return path;
        dialog.selectFile(path + kSuffix); // none is put behind a name with a dot: it is asked of anew
    }
    return {};
}

QString askForKeyFile(QWidget* parent)
{
    return QFileDialog::getOpenFileName(parent, KeyFileText::tr("Import keys"), folder(), filter());
}

Result<void> exportKeys(const QString& path, const KeyBindings& bindings)
{
    return writeFileAtomically(pathOf(path), writeKeys(bindings));
}

Result<KeyBindings> importKeys(const QString& path)
{
    const auto text = readFile(pathOf(path), kMostKeyBytes);
    return text ? readKeys(*text) : Result<KeyBindings>(std::unexpected(text.error()));
}

} // namespace cave
