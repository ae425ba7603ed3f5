import { baselineQuery } from "@domain/health/baseline/baseline-queries";
import type { DayMean } from "@domain/health/watch/itself";
import { dayMeansOf } from "@domain/health/watch/itself";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import { documentsOf, stretchOf } from "@domain/measures/series/ranges";
import type { AnimalSubject } from "@domain/measures/subject";
import { seriesOf } from "@domain/measures/subject";
import { Group, Stack } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { Select } from "../../../ui/form/fields/choosers";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { BeginAnew } from "./begin-anew";
import { MakeFinding } from "./make-finding";
import { Verdict } from "./verdict";
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
  const seen = series === null || !("animalId" in series) ? null : series;
  const query = seen && bucketsQuery(seen, documents);
  const live = useLiveQueries(query === null ? null : [query]);
  const kept = useLiveQueries(seen && [baselineQuery(seen)]);
  if (kept.state !== "data") return <ChartSkeleton />;
  const row = kept.data.rows[0] ?? null;
  return (
    <QueryState query={live} skeleton={<ChartSkeleton />} isEmpty={() => false}>
      {({ rows }) => (
        <Series
          animal={animal}
          chosen={chosen}
          days={dayMeansOf(
            rows.flatMap(({ data }) => ("days" in data ? [data.days] : [])),
          )}
          row={row}
        />
      )}
    </QueryState>
  );
}

interface SeriesProps extends OfParameterProps {
  days: readonly DayMean[];
  row: Row<"healthBaselines"> | null;
}

/** What its days say, and what may be made of that. */
function Series({ animal, chosen, days, row }: SeriesProps) {
  const baseline = row?.data ?? null;
  return (
    <Stack gap="sm">
      <Verdict chosen={chosen} days={days} baseline={baseline} />
      <Group gap="sm">
        <MakeFinding
          key={chosen.parameter.parameterId}
          {...{ animal, chosen, days, baseline }}
        />
        <BeginAnew animal={animal} chosen={chosen} row={row} />
      </Group>
    </Stack>
  );
}
