import type { FocalEffort } from "@domain/observation/analysed/focal/report";
import { hourMs } from "@domain/time/lengths";
import { useTranslation } from "react-i18next";
import { useSaidCells } from "../parts/use-said-cells";
import type { EffortCell } from "../parts/with-effort";

/** How much was followed, for every row of a table. */
export function useFocalEffort(): (effort: FocalEffort) => EffortCell[] {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  return ({ sessions, animals, seenMs }) => [
    { head: t("analysis.results.columns.sessions"), text: String(sessions) },
    { head: t("analysis.results.columns.animals"), text: String(animals) },
    {
      head: t("analysis.results.columns.hours"),
      text: number(seenMs / hourMs),
    },
  ];
}
