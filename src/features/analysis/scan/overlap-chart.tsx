import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RangeChart } from "../../../ui/chart/range-chart";
import { useFigureWords } from "../parts/use-figure-words";
import { useSaidCells } from "../parts/use-said-cells";
import type { SpaceProps } from "./space-tab";
import { useRecordWords } from "./use-record-words";

/** So many pairs are drawn, those that overlap least; the table has all. */
const drawnMost = 20;

/** How far each two animals use the same zones, those that do so least first. */
export function OverlapChart({ report, analysis }: SpaceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const records = useRecordWords();
  const { number } = useSaidCells();
  const { animal } = analysis.names;
  const ordered = report.overlaps.toSorted(
    (a, b) => (a.overlap ?? 2) - (b.overlap ?? 2),
  );
  return (
    <RangeChart
      title={t("analysis.scan.overlap.title")}
      facts={t("analysis.scan.overlap.facts", {
        count: ordered.length,
        shown: Math.min(drawnMost, ordered.length),
      })}
      bars={ordered.slice(0, drawnMost).map(({ one, other, overlap, n }) => ({
        key: JSON.stringify([one, other]),
        name: format.list([animal(one), animal(other)]),
        color: null,
        value: overlap,
        low: null,
        high: null,
        text:
          overlap === null
            ? t("analysis.query.says.cannot", {
                why: words.why("nothingObserved"),
              })
            : t("analysis.query.says.alone", {
                value: words.value(overlap, "number"),
                units: records(n),
              }),
      }))}
      span={[0, 1]}
      table={{
        columns: [
          { head: t("analysis.scan.columns.one"), isNumber: false },
          { head: t("analysis.scan.columns.other"), isNumber: false },
          { head: t("analysis.scan.columns.overlap"), isNumber: true },
          { head: t("analysis.scan.columns.fewest"), isNumber: true },
        ],
        rows: ordered.map(({ one, other, overlap, n }) => [
          animal(one),
          animal(other),
          overlap === null ? "" : number(overlap),
          String(n),
        ]),
      }}
    />
  );
}
