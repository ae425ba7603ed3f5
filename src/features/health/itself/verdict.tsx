import { baselineLeast } from "@domain/analysis/control-chart";
import type { HealthBaseline } from "@domain/health/baseline/baseline";
import { keptBaseline } from "@domain/health/baseline/baseline";
import type { DayMean } from "@domain/health/watch/itself";
import { againstItself, dayAt } from "@domain/health/watch/itself";
import { symbolOf } from "@domain/measures/parameters/units";
import { startOfDay } from "@domain/time/paris";
import { List, Stack } from "@mantine/core";
import { IconQuestionMark } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { SentCharts } from "../../shared/exporting/sent-charts";
import { TimeChart } from "../../../ui/chart/time-chart";
import { EmptyState } from "../../../ui/state/empty-state";
import type { SeenParameter } from "../use-seen-parameters";
import { controlData } from "./to-chart";

interface VerdictProps {
  chosen: SeenParameter;
  days: readonly DayMean[];
  /** null: none is kept yet. */
  baseline: HealthBaseline | null;
}

/** The chart and how it was made, or why nothing can be said. */
export function Verdict({
  chosen: { parameter, name },
  days,
  baseline: kept,
}: VerdictProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const held = kept && keptBaseline(kept);
  const chart = againstItself(days, parameter.measureType, held);
  const [first, last] = [days[0], days.at(-1)];
  if (!chart.canSay || first === undefined || last === undefined)
    return (
      <EmptyState
        icon={IconQuestionMark}
        title={t("health.itself.cannotSay")}
        body={
          kept !== null &&
          kept.reason !== null &&
          !chart.canSay &&
          chart.why === "tooFew"
            ? t("health.itself.begunAnew", {
                from: format.date(startOfDay(kept.from)),
                reason: kept.reason,
                n: days.filter(({ day }) => day >= kept.from).length,
                least: baselineLeast,
              })
            : t(
                `health.itself.why.${chart.canSay ? "tooFew" : chart.why}` as const,
                { n: days.length, least: baselineLeast },
              )
        }
      />
    );
  const { baseline, baselineDays, limitsBy, without, points } = chart;
  const [from, to] = baselineDays.map((day) =>
    format.date(startOfDay(dayAt(day))),
  );
  const title = t("health.itself.chart", { name });
  const outside = points.filter((point) => point.outside !== null).length;
  const isKept = held !== null && held.days.length > 0;
  return (
    <Stack gap="xs">
      <SentCharts>
        <TimeChart
          title={title}
          facts={t("health.itself.facts", {
            n: days.length,
            from: format.date(startOfDay(first.day)),
            to: format.date(startOfDay(last.day)),
          })}
          data={controlData(chart, days, {
            unit: symbolOf(parameter.unit),
            format,
            words: {
              values: t("health.itself.lines.values"),
              centre: t("health.itself.lines.centre"),
              low: t("health.itself.lines.low"),
              high: t("health.itself.lines.high"),
              role: t("health.itself.role"),
              baseline: t("health.itself.inBaseline"),
            },
          })}
          empty={{ title: t("health.itself.none") }}
        />
      </SentCharts>
      <List size="sm">
        <List.Item>
          {t("health.itself.outside", { n: outside, all: days.length })}
        </List.Item>
        <List.Item>
          {t(`health.itself.limitsBy.${limitsBy}`, { n: baseline, from, to })}
        </List.Item>
        <List.Item>
          {t(isKept ? "health.itself.kept" : "health.itself.notKept")}
        </List.Item>
        {kept !== null && kept.reason !== null && (
          <List.Item>
            {t("health.itself.begun", {
              from: format.date(startOfDay(kept.from)),
              reason: kept.reason,
            })}
          </List.Item>
        )}
        {without !== "nothing" && (
          <List.Item>{t(`health.itself.without.${without}`)}</List.Item>
        )}
      </List>
    </Stack>
  );
}
