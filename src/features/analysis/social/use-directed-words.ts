import type {
  DirectedBy,
  DirectedPair,
} from "@domain/observation/analysed/social/directed";
import { hourMs } from "@domain/time/lengths";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Rows } from "../../../ui/chart/parts/rows";
import { useEffortWords } from "../parts/use-effort-words";
import { useSaidCells } from "../parts/use-said-cells";
import type { AnalysisNames } from "../query/use-names";

/** What one does to another, in words and as rows of a table. */
export function useDirectedWords(
  { animal }: Pick<AnalysisNames, "animal">,
  by: DirectedBy,
) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const { number } = useSaidCells();
  const rate = (value: number): string =>
    by === "scan"
      ? format.number(value, {
          style: "percent",
          // Never is no share that was rounded.
          minimumFractionDigits: value === 0 ? 0 : 1,
          maximumFractionDigits: 1,
        })
      : format.number(value, { maximumFractionDigits: 2 });
  const isNumber = true;
  return {
    rate,
    /** "Nala to Kito 1.2 an hour (3 times, 2 h 30 min)". */
    says: (pair: DirectedPair): string =>
      t(`analysis.social.directed.says.${by}`, {
        from: animal(pair.from),
        to: animal(pair.to),
        rate: rate(pair.rate ?? 0),
        count: pair.times,
        effort:
          by === "scan"
            ? effort.scans(pair.effort)
            : effort.length(pair.effort * hourMs),
      }),
    rows: (pairs: readonly DirectedPair[]): Rows => ({
      columns: [
        { head: t("analysis.social.columns.from"), isNumber: false },
        { head: t("analysis.social.columns.to"), isNumber: false },
        { head: t("analysis.social.columns.times"), isNumber },
        { head: t(`analysis.social.directed.effort.${by}`), isNumber },
        { head: t(`analysis.social.directed.rate.${by}`), isNumber },
      ],
      rows: pairs
        .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
        .map((pair) => [
          animal(pair.from),
          animal(pair.to),
          String(pair.times),
          number(pair.effort),
          pair.rate === null
            ? ""
            : number(by === "scan" ? 100 * pair.rate : pair.rate),
        ]),
    }),
  };
}
