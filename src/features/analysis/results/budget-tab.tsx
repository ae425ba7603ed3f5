import type { BudgetRow } from "@domain/observation/analysed/results/budget";
import type { Sampling } from "@domain/observation/analysed/results/parts-in";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import type { RangeBar } from "../../../ui/chart/range-chart";
import { RangeChart } from "../../../ui/chart/range-chart";
import { Select } from "../../../ui/form/fields/choosers";
import type { Analysis } from "../frame/analysis";
import { useFormat } from "../../../lib/use-format";
import { NotHere } from "../parts/not-here";
import { Working } from "../parts/working";
import type { Coding } from "../query/use-coding";
import { useShown } from "../query/use-shown";
import { sharedIn } from "./behaviours";
import type { Look } from "./use-look";
import { useBudgetWords } from "./use-budget-words";
import { useKeyWords } from "./use-key-words";

export interface TabProps {
  analysis: Analysis;
  look: Look;
  questionRef: string | null;
}

type Line = BudgetRow["budget"]["lines"][number];

const valueOf = ({ mean }: Line): number => (mean.canSay ? mean.value : -1);

/** How time was spent: each behaviour over all, or one behaviour of each animal, group, answer or enclosure. */
export function BudgetTab({ analysis, look, questionRef }: TabProps) {
  const { asking, coding } = analysis;
  const analysed = useAnalysis("budget", asking, {
    sampling: look.sampling,
    by: look.by,
    questionRef,
    behaviourIds: sharedIn(coding, look.sampling),
  });
  return (
    <Working analysed={analysed}>
      {(rows) => (
        <NamedBudgets
          key={look.by}
          rows={rows}
          analysis={analysis}
          look={look}
          questionRef={questionRef}
        />
      )}
    </Working>
  );
}

function NamedBudgets(props: TabProps & { rows: readonly BudgetRow[] }) {
  const { rows, analysis, look, questionRef } = props;
  const nameOf = useKeyWords(analysis, look.by, questionRef);
  const { byName } = useFormat();
  return (
    <BudgetChart
      rows={rows}
      coding={analysis.coding}
      sampling={look.sampling}
      isAll={look.by === "all"}
      nameOf={nameOf}
      order={byName}
    />
  );
}

interface BudgetChartProps {
  rows: readonly BudgetRow[];
  coding: Coding;
  sampling: Sampling;
  /** One row: each behaviour is a bar; else each row is one, of a behaviour that is chosen. */
  isAll: boolean;
  nameOf: (key: string | null) => string;
  /** Of the bars by their names; as the rows come unless given. */
  order?: (one: string, other: string) => number;
}

/** Shares of time: each behaviour over all, or one behaviour of each row. */
export function BudgetChart({
  rows,
  coding,
  sampling,
  isAll,
  nameOf,
  order = () => 0,
}: BudgetChartProps) {
  const { t } = useTranslation();
  const words = useBudgetWords(coding, sampling);
  const lines = rows.flatMap(({ budget }) => budget.lines);
  const sums = new Map<string | null, number>();
  for (const line of lines)
    sums.set(
      line.behaviourId,
      (sums.get(line.behaviourId) ?? 0) + Math.max(0, valueOf(line)),
    );
  const ordered = [...sums].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const [{ behaviourIds }, show] = useShown();
  const wanted = behaviourIds.find((id) => sums.has(id));
  const shown = wanted === undefined ? (ordered[0] ?? null) : wanted;
  const bars = isAll
    ? rows.flatMap((row) => barsOfAll(row, coding, words))
    : rows
        .map((row): RangeBar => {
          const line = row.budget.lines.find(
            ({ behaviourId }) => behaviourId === shown,
          );
          return barOf(line, row, nameOf(row.key), words, null);
        })
        .sort((a, b) => order(a.name, b.name));
  const never = isAll
    ? lines.filter(
        ({ behaviourId, mean }) =>
          behaviourId !== null && mean.canSay && mean.value === 0,
      )
    : [];
  if (rows.length > 0 && lines.length === 0) return <NotHere />;
  return (
    <Stack gap="md">
      {!isAll && (
        <Select
          label={t("analysis.results.fields.behaviour")}
          data={ordered.map((id) => ({
            value: id ?? "",
            label: words.name(id),
          }))}
          value={shown ?? ""}
          allowDeselect={false}
          searchable
          onChange={(id) => show({ behaviourIds: [id === "" ? null : id] })}
          maw={360}
        />
      )}
      <RangeChart
        title={
          isAll
            ? t("analysis.results.budget.title")
            : t("analysis.results.budget.titleOf", { name: words.name(shown) })
        }
        facts={t(`analysis.results.budget.facts.${sampling}`)}
        bars={bars}
        span={[0, 1]}
        table={words.table(rows, nameOf)}
      />
      {never.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.results.budget.never", {
            names: never
              .map(({ behaviourId }) => words.name(behaviourId))
              .join(", "),
          })}
        </Text>
      )}
      <Hidden rows={rows} words={words} />
    </Stack>
  );
}

type Words = ReturnType<typeof useBudgetWords>;

function barOf(
  line: Line | undefined,
  row: BudgetRow,
  name: string,
  words: Words,
  color: string | null,
): RangeBar {
  const mean = line?.mean;
  const said = mean?.canSay === true ? mean : null;
  return {
    key: JSON.stringify([row.key, line?.behaviourId]),
    name,
    color,
    value: said?.value ?? null,
    low: said?.interval?.low ?? null,
    high: said?.interval?.high ?? null,
    text: mean === undefined ? "" : words.saidOfEffort(mean, row),
  };
}

/** The behaviours of one budget, those that take most of the time first; those that were never seen are told below. */
function barsOfAll(row: BudgetRow, coding: Coding, words: Words): RangeBar[] {
  const colors = new Map(
    coding.plan.behaviours.map(({ behaviourId, color }) => [
      behaviourId,
      color,
    ]),
  );
  return row.budget.lines
    .filter((line) => valueOf(line) !== 0)
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .map((line) =>
      barOf(
        line,
        row,
        words.name(line.behaviourId),
        words,
        colors.get(line.behaviourId ?? "") ?? null,
      ),
    );
}

/** How much of it there is, and how much of the time nobody could see them. */
function Hidden({ rows, words }: { rows: readonly BudgetRow[]; words: Words }) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = rows.reduce((sum, { budget }) => sum + budget.effort, 0);
  const hidden = rows.reduce(
    (sum, { budget: { hiddenShare: share, effort: own } }) =>
      sum + (share === null || share === 1 ? 0 : (own * share) / (1 - share)),
    0,
  );
  if (effort === 0) return null;
  if (rows.every(({ budget }) => budget.hiddenShare === null))
    return (
      <Text size="sm" c="dimmed">
        {words.amount(effort)}
      </Text>
    );
  return (
    <Text size="sm" c="dimmed">
      {t("analysis.results.budget.effort", {
        effort: words.amount(effort),
        hidden: format.number(hidden / (effort + hidden), {
          style: "percent",
          maximumFractionDigits: 0,
        }),
      })}
    </Text>
  );
}
