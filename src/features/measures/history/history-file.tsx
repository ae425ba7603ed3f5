import { Button } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { notifyError } from "../../../ui/feedback/notify";
import type { HistoryRow } from "./history-rows";
import type { HistoryWords } from "./use-history-words";

interface HistoryFileProps {
  rows: readonly HistoryRow[];
  words: HistoryWords;
  /** What it is called in the file's name. */
  name: string;
  /** Whether there is more than is shown, which the file does not hold. */
  hasMore: boolean;
}

/** Takes the values that are shown to a file, with what they were before. */
export function HistoryFile({ rows, words, name, hasMore }: HistoryFileProps) {
  const { t } = useTranslation();
  const { word } = words;
  const isEstimable = words.estimated;
  const save = async () => {
    const heads = [
      t("measures.chart.fields.at"),
      words.valueHead,
      ...(word === null ? [] : [t("measures.fields.words")]),
      ...(isEstimable ? [t("measures.fields.isEstimated")] : []),
      t("measures.chart.fields.outside"),
      t("measures.chart.fields.by"),
      t("measures.chart.fields.source"),
      t("measures.chart.fields.notes"),
      t("measures.chart.fields.before"),
    ];
    const lines = rows.map((row) => [
      words.at(row),
      words.bare(row.value),
      ...(word === null ? [] : [word(row.value)]),
      ...(isEstimable
        ? [
            t(
              row.isEstimated
                ? "measures.estimated.estimated"
                : "measures.estimated.measured",
            ),
          ]
        : []),
      words.outside(row),
      words.person(row.line),
      words.source(row.line),
      row.line.notes ?? "",
      row.before
        .map((one) => `${words.value(one.value)} (${words.person(one)})`)
        .join(" · "),
    ]);
    try {
      const { saveRows } = await import("../../../ui/chart/parts/save-rows");
      const columns = heads.map((head) => ({ head, isNumber: false }));
      saveRows({ columns, rows: lines }, name);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Button
      variant="default"
      disabled={rows.length === 0}
      leftSection={<IconFileExport size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {hasMore
        ? t("measures.chart.actions.saveShown", { count: rows.length })
        : t("measures.chart.actions.save")}
    </Button>
  );
}
