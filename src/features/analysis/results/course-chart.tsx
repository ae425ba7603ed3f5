import type { UnitBudget } from "@domain/observation/analysed/results/parts-in";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ChartSlot, ChartValue } from "../../../ui/chart/chart-data";
import { LineChoice } from "../../../ui/chart/line-choice";
import { TimeChart } from "../../../ui/chart/time-chart";
import type { Analysis } from "../frame/analysis";
import { NotHere } from "../parts/not-here";
import { useUnitHeads } from "../parts/use-unit-heads";
import { useShown } from "../query/use-shown";
import { askedOf, sharedIn } from "./behaviours";
import { useBudgetWords } from "./use-budget-words";
import type { Look } from "./use-look";

interface CourseChartProps {
  analysis: Analysis;
  look: Look;
  title: string;
  slots: readonly ChartSlot[];
  /** By the key of a slot; slots without one are gaps. */
  budgets: ReadonlyMap<string, UnitBudget>;
}

/** So many lines are drawn unless somebody chooses. */
const linesFirst = 3;

/** Shares of time over slots, each with its interval, how many it is of and how much was watched: a line each behaviour. */
export function CourseChart(props: CourseChartProps) {
  const { analysis, look, title, slots, budgets } = props;
  const { t } = useTranslation();
  const heads = useUnitHeads();
  const words = useBudgetWords(analysis.coding, look.sampling);
  const ids = askedOf(analysis, sharedIn(analysis.coding, look.sampling));
  const lineOf = (of: UnitBudget, id: string) =>
    of.budget.lines.find(({ behaviourId }) => behaviourId === id)?.mean;
  const total = (id: string) =>
    [...budgets.values()].reduce((sum, of) => {
      const mean = lineOf(of, id);
      return sum + (mean?.canSay === true ? mean.value : 0);
    }, 0);
  const ordered = ids
    .map((id) => ({ id, sum: total(id) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ id }) => id);
  const [{ behaviourIds }, show] = useShown();
  const known = behaviourIds
    .filter((id) => id !== null)
    .filter((id) => ids.includes(id));
  const chosen = known.length > 0 ? known : ordered.slice(0, linesFirst);
  const valueOf = (slot: ChartSlot, id: string): ChartValue | null => {
    const of = budgets.get(slot.key);
    const mean = of && lineOf(of, id);
    if (of === undefined || mean?.canSay !== true) return null;
    return {
      value: mean.value * 100,
      n: mean.n,
      low: mean.interval === null ? null : mean.interval.low * 100,
      high: mean.interval === null ? null : mean.interval.high * 100,
      deviation: null,
      outside: [],
      remark: words.unitsAndEffort(of)(mean.n),
    };
  };
  if (ids.length === 0) return <NotHere />;
  return (
    <Stack gap="md">
      <LineChoice
        label={t("analysis.results.fields.behaviours")}
        options={ordered.map((id) => ({ value: id, label: words.name(id) }))}
        chosen={chosen}
        onChange={(chosen) => show({ behaviourIds: chosen })}
        full={t("analysis.results.states.linesFull")}
      />
      <TimeChart
        title={title}
        facts={t("analysis.results.time.facts")}
        data={{
          kind: "line",
          slots,
          series: chosen.map((id) => ({
            key: id,
            name: words.name(id),
            values: slots.map((slot) => valueOf(slot, id)),
          })),
          unit: "%",
          span: [0, 100],
          remarks: t("analysis.results.columns.remark"),
          bounds: {
            value: t("analysis.results.columns.share"),
            low: heads.low("percent"),
            high: heads.high("percent"),
          },
        }}
        empty={{ title: t("analysis.results.time.none") }}
      />
    </Stack>
  );
}
