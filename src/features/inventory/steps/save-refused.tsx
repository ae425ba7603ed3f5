import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { writeCsv } from "../../../lib/csv";
import { saveText } from "../../../lib/save-json";
import type { ImportFlow } from "../modal/use-import";
import type { FailedRow } from "../run/run-import";
import { useInventoryWords } from "./use-inventory-words";

interface SaveRefusedProps {
  flow: ImportFlow;
  /** Beside those that the dry run refused. */
  failed: readonly FailedRow[];
}

/** The refused rows as they stood in the file, with their lines and reasons, to be mended and imported again. */
export function SaveRefused({ flow, failed }: SaveRefusedProps) {
  const { t } = useTranslation();
  const words = useInventoryWords();
  const { plan, read } = flow;
  if (plan === null || read === null) return null;
  const handleSave = () => {
    const refused = plan.rows
      .filter(({ kind }) => kind === "refused")
      .map(({ row, refusals }) => ({
        row,
        why: refusals.map((one) => words.refusal(one)).join(" / "),
      }));
    const rows = [
      ...refused,
      ...failed.map((one) => ({
        row: one.row.row,
        why: words.failed(one),
      })),
    ].map(({ row, why }) => [...row.cells, String(row.line), why]);
    const head = [
      ...read.table.titles,
      t("inventory.fields.lineNumber"),
      t("inventory.fields.whyRefused"),
    ];
    const name = read.name.replace(/\.[^.]*$/u, "");
    saveText(
      writeCsv([head, ...rows]),
      "text/csv",
      `${name}-${t("inventory.fields.refusedFile")}.csv`,
    );
  };
  return (
    <Button
      variant="default"
      style={{ alignSelf: "flex-start" }}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={handleSave}
    >
      {t("inventory.actions.saveRefused")}
    </Button>
  );
}
