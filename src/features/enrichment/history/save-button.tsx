import { Button } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import type { MoveWords } from "./use-move-words";

interface SaveButtonProps {
  rows: readonly Row<"enrichmentMovements">[];
  words: MoveWords;
  /** There are more than these. */
  more: boolean;
}

/** Takes the movements that are shown to a file. */
export function SaveButton({ rows, words, more }: SaveButtonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { busy, failure, run } = useSubmit();
  const save = () =>
    run(
      async () => {
        const { saveMovements } = await import("./movement-file");
        saveMovements(
          rows.map(({ data }) => data),
          { ...words, at: ({ at }) => format.dateTime(at) },
          [
            t("enrichment.history.fields.at"),
            t("enrichment.history.fields.object"),
            t("enrichment.history.fields.came"),
            t("enrichment.history.fields.went"),
            t("enrichment.fields.reason"),
            t("enrichment.history.fields.from"),
            t("enrichment.history.fields.to"),
            t("enrichment.history.fields.by"),
            t("enrichment.fields.note"),
          ],
          t("enrichment.history.file"),
        );
      },
      () => {
        const count = rows.length;
        notifyDone(
          more
            ? t("enrichment.history.messages.savedSome", { count })
            : t("enrichment.history.messages.saved", { count }),
        );
      },
    );
  return (
    <>
      <FormFailure failure={failure} onRetry={save} />
      <Button
        variant="default"
        loading={busy}
        disabled={rows.length === 0}
        leftSection={<IconFileExport size={16} aria-hidden />}
        onClick={save}
      >
        {t("enrichment.history.actions.save")}
      </Button>
    </>
  );
}
