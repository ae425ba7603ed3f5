import type { LabelKind } from "@domain/label/label";
import { frenchOf } from "@domain/label/label";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { notifyDone } from "../../ui/feedback/notify";
import { setArchived } from "./label-writes";
import type { UsageBook } from "./usage-book";
import { useUseWords } from "./use-words";

/** Archiving is taken back by the word that says it is done, and who keeps using it. */
export function useArchive(kind: LabelKind, book: UsageBook) {
  const { t } = useTranslation();
  const wordsOf = useUseWords();
  const { busy, failure, run } = useSubmit();
  const [last, keep] = useState<() => void>();
  const archivedWords = ({ id, data }: Row<LabelKind>) => {
    const name = frenchOf(data);
    const uses = book.known(id) ?? [];
    return uses.length === 0
      ? t("labels.messages.archived", { name })
      : t("labels.messages.archivedUsed", { name, uses: wordsOf(uses) });
  };
  const set = (row: Row<LabelKind>, archived: boolean) => {
    keep(() => () => set(row, archived));
    run(
      () => setArchived(kind, row, archived),
      () => {
        const undo = {
          take: () =>
            set({ ...row, data: { ...row.data, archived } }, !archived),
        };
        const name = frenchOf(row.data);
        if (archived) notifyDone(archivedWords(row), undo);
        else notifyDone(t("labels.messages.restored", { name }));
      },
    );
  };
  return { busy, failure, set, again: () => last?.() };
}
