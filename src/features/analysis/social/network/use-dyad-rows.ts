import type { DyadReport } from "@domain/observation/analysed/social/association";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../parts/use-said-cells";
import { useUnitHeads } from "../../parts/use-unit-heads";
import type { AnalysisNames } from "../../query/use-names";

/** Each two animals as a row: how they keep together, with what it is known by. */
export function useDyadRows({ animal }: Pick<AnalysisNames, "animal">) {
  const { t } = useTranslation();
  const heads = useUnitHeads();
  const { number } = useSaidCells();
  return (dyads: readonly DyadReport[]): Rows => ({
    columns: [
      { head: t("analysis.scan.columns.one"), isNumber: false },
      { head: t("analysis.scan.columns.other"), isNumber: false },
      { head: t("analysis.social.columns.index"), isNumber: true },
      { head: t("analysis.social.columns.error"), isNumber: true },
      { head: heads.low(null), isNumber: true },
      { head: heads.high(null), isNumber: true },
      { head: t("analysis.social.columns.n"), isNumber: true },
      { head: t("analysis.social.columns.together"), isNumber: true },
      { head: t("analysis.social.columns.link"), isNumber: false },
    ],
    rows: dyads
      .toSorted(
        (a, b) => (b.association?.value ?? -1) - (a.association?.value ?? -1),
      )
      .map(({ one, other, together, association, isEdge }) => [
        animal(one),
        animal(other),
        ...(association === null
          ? ["", "", "", "", "0"]
          : [
              number(association.value),
              association.error === null ? "" : number(association.error),
              number(association.interval.low),
              number(association.interval.high),
              String(association.n),
            ]),
        String(together),
        t(`analysis.social.says.${isEdge ? "yes" : "no"}`),
      ]),
  });
}
