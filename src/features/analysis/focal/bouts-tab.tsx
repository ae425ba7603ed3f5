import type { FocalBehaviour } from "@domain/observation/analysed/focal/report";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Rows } from "../../../ui/chart/parts/rows";
import { RangeChart } from "../../../ui/chart/range-chart";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { inUnit } from "../parts/in-unit";
import { rangeOf, reachOf } from "../parts/range-of";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";
import { useSaidCells } from "../parts/use-said-cells";
import { useShown } from "../query/use-shown";
import { withEffort } from "../parts/with-effort";
import type { FocalProps } from "./focal-tabs";
import { useFocalEffort } from "./use-focal-effort";

const second = 1000;
const measures = ["rate", "duration"] as const;
type Measure = (typeof measures)[number];

const saidOf = (one: FocalBehaviour, measure: Measure) =>
  measure === "rate" ? one.ratePerHour : inUnit(one.meanMs, second);

/** How often each behaviour begins, or how long it lasts; events take no time. */
export function BoutsTab({ report, analysis }: FocalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const words = useFigureWords();
  const tableOf = useBoutTable();
  const effortOf = useFocalEffort();
  const { coding } = analysis;
  const [shown, show] = useShown();
  const measure = measures.find((one) => one === shown.measure) ?? "rate";
  const bars = report.behaviours
    .filter(({ kind }) => measure === "rate" || kind === "state")
    .map((one) => {
      const said = saidOf(one, measure);
      const units =
        measure === "rate"
          ? effort.sessions
          : (count: number) => t("analysis.focal.says.bouts", { count });
      return rangeOf(
        one.behaviourId,
        coding.behaviour(one.behaviourId),
        said,
        words.said(said, "number", units),
      );
    })
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
  return (
    <Stack gap="md">
      <ChoiceChips
        label={t("analysis.focal.fields.measure")}
        options={measures.map((value) => ({
          value,
          label: t(`analysis.focal.measures.${value}`),
        }))}
        value={measure}
        onChange={(one) => show({ measure: one })}
      />
      {bars.length === 0 ? (
        <Text c="dimmed">{t("analysis.focal.states.nothing")}</Text>
      ) : (
        <RangeChart
          title={t(`analysis.focal.bouts.title.${measure}`)}
          facts={t(`analysis.focal.bouts.facts.${measure}`, {
            length: effort.length(report.effort.seenMs),
          })}
          bars={bars}
          span={[0, reachOf(bars)]}
          table={withEffort(
            tableOf(report.behaviours, coding.behaviour),
            effortOf(report.effort),
          )}
        />
      )}
      {report.neverShown.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.focal.bouts.never", {
            names: format.list(report.neverShown.map(coding.behaviour)),
          })}
        </Text>
      )}
    </Stack>
  );
}

/** Everything about bouts as a table: a row each behaviour. */
function useBoutTable() {
  const { t } = useTranslation();
  const { number, columns, cells } = useSaidCells();
  const count = (
    name: "bouts" | "begun" | "totalMinutes" | "medianSeconds",
  ) => ({ head: t(`analysis.focal.columns.${name}`), isNumber: true });
  return (
    rows: readonly FocalBehaviour[],
    nameOf: (id: string) => string,
  ): Rows => ({
    columns: [
      { head: t("analysis.results.columns.behaviour"), isNumber: false },
      count("bouts"),
      count("begun"),
      count("totalMinutes"),
      ...columns(t("analysis.results.columns.perHour"), "perHour"),
      ...columns(t("analysis.results.columns.meanSeconds"), "seconds"),
      count("medianSeconds"),
    ],
    rows: rows.map((one) => [
      nameOf(one.behaviourId),
      String(one.bouts),
      String(one.begun),
      number(one.totalMs / (60 * second)),
      ...cells(one.ratePerHour),
      ...cells(inUnit(one.meanMs, second)),
      one.medianMs === null ? "" : number(one.medianMs / second),
    ]),
  });
}
