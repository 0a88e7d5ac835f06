// SPDX-License-Identifier: MIT
#include "editor/dialogs/text_question.h"

#include <QInputDialog>

#include <utility>

namespace cave {

void askText(QWidget* parent, const TextQuestion& question, std::function<void(const QString&)> then)
{
    auto* dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(question.title);
    dialog->setLabelText(question.label);
    dialog->setTextValue(question.first);
    dialog->setOkButtonText(question.button);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent,
                     [then = std::move(then)](const QString& typed) { then(typed.trimmed()); });
    dialog->open();
}

void askName(QWidget* parent, const TextQuestion& question, std::function<void(const QString&)> then)
{
    askText(parent, question, [then = std::move(then)](const QString& name) {
        if (!name.isEmpty())
            then(name);
    });
}

} // namespace cave
