import type { ComparedRange } from "@domain/health/compare/reads";
import { comparedRanges } from "@domain/health/compare/reads";
import {
  isCountedType,
  isNumberType,
} from "@domain/measures/parameters/measure-type";
import { stretchOf } from "@domain/measures/series/ranges";
import { Group, Stack, Title } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Select } from "../../../ui/form/fields/choosers";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import type { OfCompared } from "../../slot-table";
import type { SeenParameter } from "../use-seen-parameters";
import { useSeenParameters } from "../use-seen-parameters";
import { ComparedMeans } from "./compared-means";
import { ComparedSpread } from "./compared-spread";
import { useComparedMonths } from "./use-compared-months";

/** Weights come first: they are what most is read from. */
const weightFirst = (seen: readonly SeenParameter[]): SeenParameter[] =>
  seen.toSorted(
    (a, b) =>
      Number(b.parameter.builtIn === "weight") -
      Number(a.parameter.builtIn === "weight"),
  );

/** What is told in numbers or counts: an instant is neither. */
const isTold = ({ parameter: { measureType } }: SeenParameter): boolean =>
  isNumberType(measureType) || isCountedType(measureType);

/** One parameter of an animal over a period, beside those it is compared with. */
export function CompareView(props: OfCompared) {
  const { t } = useTranslation();
  const seen = useSeenParameters(props.animal);
  const live =
    seen.state === "data"
      ? { ...seen, data: weightFirst(seen.data.filter(isTold)) }
      : seen;
  return (
    <Stack gap="md" data-screen>
      <Title order={3} size="h4">
        {t("health.compare.title")}
      </Title>
      <QueryState
        query={live}
        skeleton={<ChartSkeleton />}
        empty={
          <EmptyState
            icon={IconChartLine}
            title={t("health.compare.none")}
            body={t("health.compare.noneHelp")}
          />
        }
      >
        {(parameters) => <Choice {...props} parameters={parameters} />}
      </QueryState>
    </Stack>
  );
}

interface ChoiceProps extends OfCompared {
  parameters: readonly SeenParameter[];
}

function Choice({ parameters, ...props }: ChoiceProps) {
  const { t } = useTranslation();
  const [wished, wish] = useState<string | null>(null);
  const [range, setRange] = useState<ComparedRange>("3m");
  const chosen =
    parameters.find(({ parameter }) => parameter.parameterId === wished) ??
    parameters[0];
  if (chosen === undefined) return null;
  return (
    <>
      <Group align="flex-end" gap="md">
        <Select
          label={t("health.compare.parameter")}
          allowDeselect={false}
          w={{ base: "100%", xs: 280 }}
          value={chosen.parameter.parameterId}
          onChange={wish}
          data={parameters.map(({ parameter, name }) => ({
            value: parameter.parameterId,
            label: name,
          }))}
        />
        <ChoiceChips
          label={t("health.compare.period")}
          options={comparedRanges.map((value) => ({
            value,
            label: t(`health.compare.ranges.${value}`),
          }))}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Compared {...props} chosen={chosen} range={range} />
    </>
  );
}

interface ComparedProps extends OfCompared {
  chosen: SeenParameter;
  range: ComparedRange;
}

const everyHour = 3_600_000;

function Compared({ chosen, range, ...compared }: ComparedProps) {
  const now = useNow(everyHour);
  const stretch = stretchOf(range, now);
  const live = useComparedMonths(compared, chosen.parameter, stretch);
  const Told =
    chosen.parameter.measureType === "numeric" ? ComparedMeans : ComparedSpread;
  return (
    <QueryState query={live} skeleton={<ChartSkeleton />} isEmpty={() => false}>
      {(months) => (
        <Told
          {...compared}
          chosen={chosen}
          months={months}
          range={range}
          stretch={stretch}
          now={now}
        />
      )}
    </QueryState>
  );
}
