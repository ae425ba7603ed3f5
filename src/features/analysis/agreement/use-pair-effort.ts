import { minuteMs } from "@domain/time/lengths";
import { useTranslation } from "react-i18next";
import { useSaidCells } from "../parts/use-said-cells";
import type { EffortCell } from "../parts/with-effort";
import type { PairProps } from "./pair";

/** How much two watched together, for every row of a table. */
export function usePairEffort(): (pair: PairProps["pair"]) => EffortCell[] {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  return ({ occasions, commonMs }) => [
    {
      head: t("analysis.agreement.columns.occasions"),
      text: String(occasions.length),
    },
    {
      head: t("analysis.agreement.columns.commonMinutes"),
      text: number(commonMs / minuteMs),
    },
  ];
}
