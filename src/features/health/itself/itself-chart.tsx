import { baselineLeast } from "@domain/analysis/control-chart";
import type { DayMean } from "@domain/health/watch/itself";
import { againstItself, dayMeansOf } from "@domain/health/watch/itself";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import { symbolOf } from "@domain/measures/parameters/units";
import { documentsOf, stretchOf } from "@domain/measures/series/ranges";
import type { AnimalSubject } from "@domain/measures/subject";
import { seriesOf } from "@domain/measures/subject";
import { startOfDay } from "@domain/time/paris";
import { List, Stack } from "@mantine/core";
import { IconChartLine, IconQuestionMark } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { TimeChart } from "../../../ui/chart/time-chart";
import { Select } from "../../../ui/form/fields/choosers";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { controlData } from "./to-chart";
import type { SeenParameter } from "../use-seen-parameters";
import { useSeenParameters } from "../use-seen-parameters";

interface ItselfChartProps {
  animal: AnimalSubject;
}

const isNumeric = ({ parameter }: SeenParameter): boolean =>
  parameter.measureType === "numeric";

/** One numeric parameter of an animal at a time, its days of a year against what is usual of it. */
export function ItselfChart({ animal }: ItselfChartProps) {
  const { t } = useTranslation();
  const seen = useSeenParameters(animal);
  const live =
    seen.state === "data"
      ? { ...seen, data: seen.data.filter(isNumeric) }
      : seen;
  return (
    <QueryState
      query={live}
      skeleton={<ChartSkeleton />}
      empty={
        <EmptyState
          icon={IconChartLine}
          title={t("health.itself.none")}
          body={t("health.itself.noneHelp")}
        />
      }
    >
      {(numeric) => <Choice animal={animal} numeric={numeric} />}
    </QueryState>
  );
}

interface ChoiceProps extends ItselfChartProps {
  numeric: readonly SeenParameter[];
}

function Choice({ animal, numeric }: ChoiceProps) {
  const { t } = useTranslation();
  const [wished, wish] = useState<string | null>(null);
  const chosen =
    numeric.find(({ parameter }) => parameter.parameterId === wished) ??
    numeric[0];
  if (chosen === undefined) return null;
  return (
    <Stack gap="md">
      <Select
        wrapperProps={{ "data-screen": true }}
        label={t("health.itself.parameter")}
        allowDeselect={false}
        maw={360}
        value={chosen.parameter.parameterId}
        onChange={wish}
        data={numeric.map(({ parameter, name }) => ({
          value: parameter.parameterId,
          label: name,
        }))}
      />
      <OfParameter animal={animal} chosen={chosen} />
    </Stack>
  );
}

interface OfParameterProps extends ItselfChartProps {
  chosen: SeenParameter;
}

function OfParameter({ animal, chosen }: OfParameterProps) {
  const session = useReadySession();
  const documents = documentsOf(stretchOf("1y", useNow()), "daily");
  const { parameterId } = chosen.parameter;
  const series = seriesOf(session, session.zooId, animal, parameterId);
  const query =
    series === null || !("animalId" in series)
      ? null
      : bucketsQuery(series, documents);
  const live = useLiveQueries(query === null ? null : [query]);
  return (
    <QueryState query={live} skeleton={<ChartSkeleton />} isEmpty={() => false}>
      {({ rows }) => (
        <Verdict
          chosen={chosen}
          days={dayMeansOf(
            rows.flatMap(({ data }) => ("days" in data ? [data.days] : [])),
          )}
        />
      )}
    </QueryState>
  );
}

interface VerdictProps {
  chosen: SeenParameter;
  days: readonly DayMean[];
}

/** The chart and how it was made, or why nothing can be said. */
function Verdict({ chosen: { parameter, name }, days }: VerdictProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const chart = againstItself(days, parameter.measureType);
  const [first, last] = [days[0], days.at(-1)];
  if (!chart.canSay || first === undefined || last === undefined)
    return (
      <EmptyState
        icon={IconQuestionMark}
        title={t("health.itself.cannotSay")}
        body={t(
          `health.itself.why.${chart.canSay ? "tooFew" : chart.why}` as const,
          { n: days.length, least: baselineLeast },
        )}
      />
    );
  const { baseline, limitsBy, without, points } = chart;
  const title = t("health.itself.chart", { name });
  const outside = points.filter((point) => point.outside !== null).length;
  return (
    <Stack gap="xs">
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
      <List size="sm">
        <List.Item>
          {t("health.itself.outside", { n: outside, all: days.length })}
        </List.Item>
        <List.Item>
          {t(`health.itself.limitsBy.${limitsBy}`, { n: baseline })}
        </List.Item>
        {without !== "nothing" && (
          <List.Item>{t(`health.itself.without.${without}`)}</List.Item>
        )}
      </List>
    </Stack>
  );
}
