import type {
  SeriesGrouping,
  SeriesOf,
} from "@domain/evaluation/results/series";
import { seriesOf } from "@domain/evaluation/results/series";
import type { Weighting } from "@domain/evaluation/score/score";
import type { Results } from "@domain/evaluation/results/results";
import type { SubjectKind } from "@domain/campaign/campaign";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/i18n/i18n";
import { useFormat } from "../../../lib/use-format";
import type { ChartSeries, ChartSlot } from "../../../ui/chart/chart-data";
import { TimeChart } from "../../../ui/chart/time-chart";
import { Select } from "../../../ui/form/fields/choosers";
import { fetched } from "../../../ui/state/fetched";
import type { ResultData } from "../data/result-data";
import { ShiftNote } from "./shift-note";
import { useScoreMarks } from "./use-score-marks";
import { useScoreWords } from "./use-score-words";

const ScoreFinding = fetched(
  withTexts(["results", "measures", "measures.findings"], () =>
    import("../view/score-finding").then(({ ScoreFinding }) => ScoreFinding),
  ),
);

interface TimePanelProps {
  data: ResultData;
  results: Results;
  weighting: Weighting;
  /** Whom all of it is about; null: several. */
  subject: { kind: SubjectKind; id: string } | null;
}

const whole = "overall";

/** A criterion, or the whole, over time: a line is cut where versions do not compare, and the reason stands below. */
export function TimePanel({
  data,
  results,
  weighting,
  subject,
}: TimePanelProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const slotWords = useSlotWords();
  const [chosen, choose] = useState(whole);
  const { names } = data;
  const { evaluations, forms } = data;
  const series = useMemo(() => {
    const of: SeriesOf =
      chosen === whole
        ? { kind: "overall" }
        : { kind: "criterion", categoryId: chosen };
    return seriesOf(evaluations, forms, of, weighting);
  }, [evaluations, forms, chosen, weighting]);
  const slots = series.slots.map((slot) => slotWords(slot, series.grouping));
  const name =
    chosen === whole ? t("results.overall.mean") : names.criterion(chosen);
  const drawn = series.parts.map((part): ChartSeries => ({
    key: part.version,
    name: t("results.time.version", { version: names.version(part.version) }),
    isJoined: true,
    values: series.slots.map((slot) => {
      const figure = part.values.get(slot);
      return figure?.value === undefined || figure.value === null
        ? null
        : {
            value: figure.value,
            n: figure.n,
            low: figure.low,
            high: figure.high,
            deviation: null,
            outside: [],
          };
    }),
  }));
  const marks = useScoreMarks(subject, series.slots);
  // A finding is of the whole as it is stored, weighed by no profile, against all that came before.
  const isPlain = chosen === whole && weighting.length === 0 && !data.isFull;
  const cuts = series.parts.filter(({ because }) => because.length > 0);
  return (
    <Stack gap="md">
      <Select
        label={t("results.fields.criterion")}
        allowDeselect={false}
        maw={360}
        value={chosen}
        onChange={(value) => choose(value ?? whole)}
        data={[
          { value: whole, label: t("results.overall.mean") },
          ...results.criteria.map(({ categoryId }) => ({
            value: categoryId,
            label: names.criterion(categoryId),
          })),
        ]}
      />
      {cuts.map(({ version, because }) => (
        <Text key={version}>
          {t("results.time.cut", {
            version: names.version(version),
            why: words.reasons(because),
          })}
        </Text>
      ))}
      <ShiftNote series={series} name={name} isFull={data.isFull} />
      <TimeChart
        title={t("results.time.chart", { name })}
        facts={t(`results.time.by.${series.grouping}`)}
        data={{
          kind: "line",
          slots,
          series: drawn,
          marks,
          unit: "",
          span: [0, 1],
        }}
        empty={{ title: t("results.time.none") }}
      />
      {isPlain && subject !== null && (
        <ScoreFinding
          subject={subject}
          name={names.subject(subject.id).name}
          rows={data.rows}
        />
      )}
    </Stack>
  );
}

/** How a day, a week or a month is called at the axis and in the table. */
function useSlotWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (slot: CalendarDay, grouping: SeriesGrouping): ChartSlot => {
    const day = startOfDay(slot);
    switch (grouping) {
      case "month":
        return {
          key: slot,
          name: format.month(slot.slice(0, 7)),
          tick: format.shortMonth(day),
        };
      case "week":
        return {
          key: slot,
          name: t("results.time.weekOf", { day: format.date(day) }),
          tick: format.shortDay(day),
        };
      case "day":
        return {
          key: slot,
          name: format.date(day),
          tick: format.shortDay(day),
        };
    }
  };
}
