import type { VarietyGrain } from "@domain/observation/analysed/variety/over-time";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFigureWords } from "../../parts/use-figure-words";
import { useRecordWords } from "../use-record-words";
import { valuedIn } from "./behaviours";
import { useTrendWords } from "./use-trend-words";
import type { VarietyTabProps } from "./variety-tab";

/** What there is to know first: how varied it is, and whether that changes. */
export function VarietyLead({
  analysis,
  grain,
}: VarietyTabProps & { grain: VarietyGrain }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const records = useRecordWords();
  const trendWords = useTrendWords();
  const { asking, coding } = analysis;
  const behaviours = valuedIn(coding);
  const options = { by: "all", behaviours } as const;
  const { answered } = useAnalysis("variety", asking, options);
  const behaviourIds = behaviours.map(({ behaviourId }) => behaviourId);
  const course = useAnalysis("varietyOverTime", asking, {
    behaviourIds,
    grain,
  });
  const [row] = answered?.report.rows ?? [];
  if (row === undefined) return null;
  const { level, shannon, measures, possible } = row;
  const n = measures?.n ?? 0;
  const said = () => {
    if (!level.canSay)
      return t("analysis.variety.lead.cannot", {
        why: words.why(level.why),
        records: records(n),
        possible: t("analysis.variety.lead.possible", { count: possible }),
      });
    return level.level === "none"
      ? t("analysis.variety.lead.none", { records: records(n) })
      : t(`analysis.variety.lead.${level.level}`, {
          figure: words.said(shannon, "number", records),
          share: words.value(level.share, "share"),
        });
  };
  const trend = course.answered?.report.trend;
  return (
    <Text size="lg" fw={500}>
      {said()} {trend !== undefined && trendWords.said(trend)}
    </Text>
  );
}
