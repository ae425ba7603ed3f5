import { minuteMs } from "@domain/time/lengths";
import { useTranslation } from "react-i18next";
import { useSaidCells } from "../parts/use-said-cells";
import type { EffortCell } from "../parts/with-effort";

interface Common {
  occasions: number;
  commonMs: number;
}

/** How much people watched together, for every row of a table. */
export function useCommonEffort(): (common: Common) => EffortCell[] {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  return ({ occasions, commonMs }) => [
    {
      head: t("analysis.agreement.columns.occasions"),
      text: String(occasions),
    },
    {
      head: t("analysis.agreement.columns.commonMinutes"),
      text: number(commonMs / minuteMs),
    },
  ];
}
