import type { FocalBehaviour } from "@domain/observation/analysed/focal/report";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { ChartValue } from "../../../ui/chart/chart-data";
import { LineChoice } from "../../../ui/chart/line-choice";
import type { Rows } from "../../../ui/chart/parts/rows";
import { RangeChart } from "../../../ui/chart/range-chart";
import { TimeChart } from "../../../ui/chart/time-chart";
import { inUnit } from "../parts/in-unit";
import { endedAt, rangeOf, reachOf } from "../parts/range-of";
import { useFigureWords } from "../parts/use-figure-words";
import { useSaidCells } from "../parts/use-said-cells";
import { useUnitHeads } from "../parts/use-unit-heads";
import { useShown } from "../query/use-shown";
import { withEffort } from "../parts/with-effort";
import type { FocalProps } from "./focal-tabs";
import { useFocalEffort } from "./use-focal-effort";

const minute = 60_000;
/** So many steps of time a curve has, and so many curves are drawn first. */
const slotsDrawn = 12;
const linesFirst = 3;

/** The share that has not shown a behaviour by a time, of those who could have. */
function leftAt({ latency }: FocalBehaviour, time: number): ChartValue {
  const step = latency.steps.findLast((one) => one.time <= time);
  return {
    value: 100 * (step?.surviving ?? 1),
    n: step?.atRisk ?? latency.steps[0]?.atRisk ?? 0,
    low: step?.interval ? 100 * step.interval.low : null,
    high: step?.interval ? 100 * step.interval.high : null,
    deviation: null,
    outside: [],
  };
}

/** How long it takes until each behaviour is shown: the time by which half have, and how many have not by when. */
export function LatencyTab({ report, analysis }: FocalProps) {
  const { t } = useTranslation();
  const { coding } = analysis;
  const words = useFigureWords();
  const tableOf = useLatencyTable();
  const effortOf = useFocalEffort();
  const [{ behaviourIds }, show] = useShown();
  const shown = report.behaviours.filter(({ latency }) => latency.seen > 0);
  if (shown.length === 0)
    return <Text c="dimmed">{t("analysis.focal.states.nothing")}</Text>;
  const bars = shown
    .map(({ behaviourId, latency }) => {
      const said = inUnit(latency.median, minute);
      const text = words.said(said, "number", (count) =>
        t("analysis.focal.says.follows", { count }),
      );
      return rangeOf(behaviourId, coding.behaviour(behaviourId), said, text);
    })
    .toSorted((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity));
  const ids = bars.map(({ key }) => key);
  const known = behaviourIds
    .filter((id) => id !== null)
    .filter((id) => ids.includes(id));
  const chosen = known.length > 0 ? known : ids.slice(0, linesFirst);
  return (
    <Stack gap="xl">
      <RangeChart
        title={t("analysis.focal.latency.title")}
        facts={t("analysis.focal.latency.facts")}
        bars={endedAt(bars, reachOf(bars))}
        span={[0, reachOf(bars)]}
        table={withEffort(
          tableOf(shown, coding.behaviour),
          effortOf(report.effort),
        )}
      />
      <Stack gap="md">
        <LineChoice
          label={t("analysis.results.fields.behaviours")}
          options={bars.map(({ key, name }) => ({ value: key, label: name }))}
          chosen={chosen}
          onChange={(wanted) => show({ behaviourIds: wanted })}
          full={t("analysis.results.states.linesFull")}
        />
        <Curves
          shown={shown.filter(({ behaviourId }) =>
            chosen.includes(behaviourId),
          )}
          nameOf={coding.behaviour}
        />
      </Stack>
    </Stack>
  );
}

interface CurvesProps {
  shown: readonly FocalBehaviour[];
  nameOf: (id: string) => string;
}

/** The share that has not shown it yet, over the time seen. */
function Curves({ shown, nameOf }: CurvesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const heads = useUnitHeads();
  const last = Math.max(
    ...shown.flatMap(({ latency }) => latency.steps.at(-1)?.time ?? 0),
    minute,
  );
  const ends = Array.from(
    { length: slotsDrawn },
    (_, slot) => ((slot + 1) * last) / slotsDrawn,
  );
  return (
    <TimeChart
      title={t("analysis.focal.latency.curves")}
      facts={t("analysis.focal.latency.curvesFacts")}
      data={{
        kind: "line",
        slots: ends.map((end) => {
          const minutes = number(end / minute, { maximumFractionDigits: 1 });
          return {
            key: String(end),
            name: t("analysis.focal.latency.by", { minutes }),
            tick: minutes,
          };
        }),
        series: shown.map((one) => ({
          key: one.behaviourId,
          name: nameOf(one.behaviourId),
          values: ends.map((end) => leftAt(one, end)),
        })),
        unit: "%",
        span: [0, 100],
        bounds: {
          value: t("analysis.focal.columns.left"),
          low: heads.low("percent"),
          high: heads.high("percent"),
        },
      }}
      empty={{ title: t("analysis.focal.states.nothing") }}
    />
  );
}

/** Latencies as a table: a row each behaviour, in minutes. */
function useLatencyTable() {
  const { t } = useTranslation();
  const { columns, cells } = useSaidCells();
  return (
    rows: readonly FocalBehaviour[],
    nameOf: (id: string) => string,
  ): Rows => ({
    columns: [
      { head: t("analysis.results.columns.behaviour"), isNumber: false },
      { head: t("analysis.focal.columns.seenIn"), isNumber: true },
      ...columns(t("analysis.focal.columns.medianMinutes"), "minutes"),
    ],
    rows: rows.map(({ behaviourId, latency }) => [
      nameOf(behaviourId),
      String(latency.seen),
      ...cells(inUnit(latency.median, minute)),
    ]),
  });
}
