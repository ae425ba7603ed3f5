import type { Said } from "@domain/analysis/said";
import type { Other } from "@domain/observation/analysed/results/against";
import type {
  ComparedLine,
  Comparison,
  Side,
  SideFound,
} from "@domain/observation/analysed/results/comparison";
import { startOfDay } from "@domain/time/paris";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { RangeBar } from "../../../ui/chart/range-chart";
import { RangeChart } from "../../../ui/chart/range-chart";
import type { Analysis } from "../frame/analysis";
import { NotHere } from "../parts/not-here";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";
import { withEffort } from "../parts/with-effort";
import type { Look } from "../results/use-look";
import { useBudgetWords } from "../results/use-budget-words";
import { EmptySide } from "./empty-side";
import { useComparisonTable } from "./use-comparison-table";

interface DifferencesProps {
  report: Comparison;
  analysis: Analysis;
  look: Look;
  sides: { one: Side; other: Side };
  other: Other;
}

/** Whether the interval of a difference leaves out that there is none. */
const isClear = ({ difference }: ComparedLine): boolean =>
  difference.canSay &&
  difference.interval !== null &&
  (difference.interval.low > 0 || difference.interval.high < 0);

const sizeOf = ({ difference }: ComparedLine): number =>
  difference.canSay ? Math.abs(difference.value) : -1;

/** The differences of two sides, each with its interval, the greatest first; a sentence before all. */
export function Differences(props: DifferencesProps) {
  const { report, analysis, look } = props;
  const { t } = useTranslation();
  const { coding } = analysis;
  const words = useBudgetWords(coding, look.sampling);
  const figures = useFigureWords();
  const effort = useEffortWords();
  const names = useSideNames(props);
  const tableOf = useComparisonTable();
  const empty = (["one", "other"] as const).find(
    (side) => report[side].sessions === 0,
  );
  const units = report.unit === "session" ? effort.sessions : effort.animals;
  const lines = report.lines
    .filter(({ one, other }) =>
      [one, other].some((side) => !side.canSay || side.value > 0),
    )
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const short = (said: Said) =>
    said.canSay ? figures.value(said.value, "share") : "—";
  const bars = lines.map((line): RangeBar => {
    const { difference } = line;
    return {
      key: line.behaviourId ?? "",
      name: words.name(line.behaviourId),
      color: null,
      value: difference.canSay ? difference.value : null,
      low: difference.canSay ? (difference.interval?.low ?? null) : null,
      high: difference.canSay ? (difference.interval?.high ?? null) : null,
      text: t("analysis.comparison.line", {
        one: short(line.one),
        other: short(line.other),
        difference: figures.said(difference, "difference", units),
      }),
    };
  });
  const reach = Math.max(
    0.1,
    ...bars.flatMap(({ value, low, high }) =>
      [value, low, high].map((one) => Math.abs(one ?? 0)),
    ),
  );
  const found = (side: SideFound, name: string) =>
    t("analysis.comparison.found", {
      name,
      sessions: effort.sessions(side.sessions),
      animals: effort.animals(side.animals),
      effort: words.amount(side.effort),
    });
  if (empty !== undefined)
    return (
      <EmptySide
        analysis={analysis}
        name={names[empty]}
        isPeriod={props.other.kind === "period"}
        sampling={look.sampling}
      />
    );
  if (report.lines.length === 0) return <NotHere />;
  return (
    <Stack gap="lg">
      <Lead lines={lines} names={names} nameOf={words.name} units={units} />
      <Stack gap={2}>
        <Text size="sm">{found(report.one, names.one)}</Text>
        <Text size="sm">{found(report.other, names.other)}</Text>
      </Stack>
      <RangeChart
        title={t("analysis.comparison.chart", names)}
        facts={t("analysis.comparison.facts")}
        bars={bars}
        span={[-reach, reach]}
        table={withEffort(
          tableOf(report, names, words.name),
          (["one", "other"] as const).flatMap((side) =>
            words.effortCells(report[side], names[side]),
          ),
        )}
      />
      <Text size="sm" c="dimmed">
        {t("analysis.comparison.many")}
      </Text>
    </Stack>
  );
}

interface LeadProps {
  lines: readonly ComparedLine[];
  names: { one: string; other: string };
  nameOf: (behaviourId: string | null) => string;
  units: (n: number) => string;
}

/** So many differences a sentence names. */
const namedMost = 3;

/** What there is to know first: which behaviours surely differ, or that none does. */
function Lead({ lines, names, nameOf, units }: LeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = useFigureWords();
  const clear = lines.filter(isClear).slice(0, namedMost);
  const hasInterval = lines.some(
    ({ difference }) => difference.canSay && difference.interval !== null,
  );
  return (
    <Text size="lg" fw={500}>
      {clear.length > 0
        ? t("analysis.comparison.lead.differs", {
            ...names,
            list: format.list(
              clear.map(({ behaviourId, difference }) =>
                t("analysis.results.leadOne", {
                  name: nameOf(behaviourId),
                  figure: figures.said(difference, "difference", units),
                }),
              ),
            ),
          })
        : t(
            hasInterval
              ? "analysis.comparison.lead.none"
              : "analysis.comparison.lead.tooFew",
            names,
          )}
    </Text>
  );
}

/** What both sides are called. */
function useSideNames({ sides, other, analysis }: DifferencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { names } = analysis;
  const { one, other: second } = sides;
  const campaigns = [
    useLiveDoc("campaigns", one.campaignId),
    useLiveDoc("campaigns", second.campaignId),
  ];
  const nameOf = (side: Side, at: number): string => {
    switch (other.kind) {
      case "period":
        return t("analysis.comparison.period", {
          from: format.date(startOfDay(side.from)),
          to: format.date(startOfDay(side.to)),
        });
      case "animal":
        return names.animal(side.animalIds[0] ?? "");
      case "group":
        return names.group(side.groupId ?? "");
      case "campaign": {
        const live = campaigns[at];
        const row = live?.state === "data" ? live.data : null;
        return row?.data.name ?? comingName;
      }
    }
  };
  return { one: nameOf(one, 0), other: nameOf(second, 1) };
}
