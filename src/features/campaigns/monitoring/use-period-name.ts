import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { noonOf } from "../../../lib/noon-of";

/** What a period of a campaign is called: its week, its month, or all of it. */
export function usePeriodName(): (
  period: Pick<PeriodCoverage, "id" | "from">,
) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ id, from }) => {
    if (id === "all") return t("campaigns.monitoring.whole");
    return id.includes("W")
      ? t("campaigns.monitoring.weekOf", { day: format.date(noonOf(from)) })
      : format.month(id);
  };
}
