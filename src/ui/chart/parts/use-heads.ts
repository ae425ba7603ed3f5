import { useTranslation } from "react-i18next";
import type { Heads } from "../chart-rows";

/** The heads of the table behind a chart, in the reader's language. */
export function useHeads(): Heads {
  const { t } = useTranslation();
  return {
    when: t("chart.fields.when"),
    of: t("chart.fields.of"),
    value: t("chart.fields.value"),
    n: t("chart.fields.n"),
    mean: t("chart.fields.mean"),
    deviation: t("chart.fields.deviation"),
    low: t("chart.fields.low"),
    high: t("chart.fields.high"),
    outside: t("chart.fields.outside"),
    events: t("chart.fields.events"),
    option: t("chart.fields.option"),
    share: t("chart.fields.share"),
  };
}
