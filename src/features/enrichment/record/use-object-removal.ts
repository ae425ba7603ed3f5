import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { removalItem } from "../../../ui/form/removal";
import { setRemoved } from "../enrichment-writes";

/** Takes an object out of every choice, after asking, or brings it back. */
export function useObjectRemoval(row: Row<"enrichments">) {
  const { t } = useTranslation();
  const name = enrichmentNameIn(row.data, useLanguage());
  const mayRemove = useCan("remove", "enrichments", row.data);
  const { busy, failure, run } = useSubmit();
  const [last, keep] = useState(true);
  const set = (isDeleted: boolean, seen: Row<"enrichments">) => {
    keep(isDeleted);
    run(
      () => setRemoved(seen, isDeleted),
      () => {
        const after = { ...seen, data: { ...seen.data, isDeleted } };
        if (isDeleted)
          notifyDone(t("enrichment.messages.removed", { name }), {
            label: t("common.actions.restore"),
            take: () => set(false, after),
          });
        else notifyDone(t("enrichment.messages.restored", { name }));
      },
    );
  };
  const words = {
    label: t("enrichment.actions.remove"),
    question: {
      title: t("enrichment.messages.removeTitle", { name }),
      body: t("enrichment.messages.removeBody"),
    },
  };
  const remove = () => set(true, row);
  return {
    busy,
    failure,
    retry: () => set(last, row),
    items: mayRemove ? [removalItem(words, { busy, remove })] : [],
    mayRestore: mayRemove,
    restore: () => set(false, row),
  };
}
