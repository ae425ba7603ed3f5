import { avoidanceUnsaid } from "@domain/analysis/association/avoidance";
import type {
  AvoidanceReport,
  AvoidedDyad,
} from "@domain/observation/analysed/social/avoidance";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import { RangeChart } from "../../../ui/chart/range-chart";
import { useSaidCells } from "../parts/use-said-cells";
import { Working } from "../parts/working";
import type { SpaceTabProps } from "../scan/space-tab";
import { WithoutPoint } from "./scan-notes";
import { TogetherBar } from "./together-bar";
import { usePairWords } from "./use-pair-words";
import { useTogether } from "./use-together";

/** So many dyads are drawn, the strongest; the table has all. */
const drawnMost = 20;

/** Who keeps apart from whom more than by chance. */
export function AvoidanceTab({ analysis, place }: SpaceTabProps) {
  const [{ within, levelHeight }] = useTogether();
  const analysed = useAnalysis("avoidances", analysis.asking, {
    ...place.ground,
    within,
    levelHeight,
  });
  return (
    <Stack gap="md">
      <TogetherBar />
      <Working analysed={analysed}>
        {(report) => <Report {...{ analysis, report }} />}
      </Working>
    </Stack>
  );
}

interface ReportProps extends Pick<SpaceTabProps, "analysis"> {
  report: AvoidanceReport;
}

type Found = NonNullable<AvoidedDyad["found"]>;
type Apart = AvoidedDyad & { found: Found };

const isApart = (dyad: AvoidedDyad): dyad is Apart =>
  dyad.found !== null && dyad.found.level !== "none";

function Report({ analysis, report }: ReportProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePairWords(analysis.names);
  const tableOf = useTable(analysis);
  const { dyads, runs, withoutPoint } = report;
  if (dyads.length === 0)
    return <Text c="dimmed">{t("analysis.social.states.tooFew")}</Text>;
  const said = ({ found, why }: AvoidedDyad) =>
    found === null
      ? t("analysis.query.says.cannot", {
          why: t(`analysis.social.avoidance.why.${why}`),
        })
      : [
          t(`analysis.social.levels.${found.level}`),
          t("analysis.social.avoidance.figure", {
            value: words.number(found.avoidance),
          }),
          t("analysis.social.avoidance.shares", {
            observed: words.share(found.observed),
            expected: words.share(found.expected),
          }),
          t("analysis.social.avoidance.adjusted", {
            p: words.p(found.adjustedP),
          }),
          words.scans(found.n),
        ].join(" · ");
  return (
    <Stack gap="md">
      <Lead {...{ analysis, report }} />
      <RangeChart
        title={t("analysis.social.avoidance.title")}
        facts={t("analysis.social.avoidance.facts", {
          count: dyads.length,
          shown: Math.min(drawnMost, dyads.length),
        })}
        bars={dyads.slice(0, drawnMost).map((dyad) => ({
          key: JSON.stringify([dyad.one, dyad.other]),
          name: words.pair(dyad),
          color: null,
          value:
            dyad.found === null ? null : Math.max(-1, dyad.found.avoidance),
          low: null,
          high: null,
          text: said(dyad),
        }))}
        span={[-1, 1]}
        table={tableOf(dyads)}
      />
      <Text size="sm" c="dimmed">
        {t("analysis.social.avoidance.how", { runs: format.number(runs) })}
      </Text>
      <WithoutPoint count={withoutPoint} />
    </Stack>
  );
}

/** What there is to know first: who keeps apart from most others, and which two do most clearly. */
function Lead({ analysis, report: { dyads } }: ReportProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePairWords(analysis.names);
  const apart = dyads.filter(isApart);
  const tested = dyads.filter(({ found }) => found !== null);
  const timesOf = (all: readonly AvoidedDyad[], id: string) =>
    all.filter(({ one, other }) => one === id || other === id).length;
  const [most] = [...new Set(apart.flatMap(({ one, other }) => [one, other]))]
    .map((id) => ({ id, times: timesOf(apart, id) }))
    .toSorted((a, b) => b.times - a.times);
  const [first] = apart;
  if (first === undefined || most === undefined)
    return (
      <Text size="lg" fw={500}>
        {tested.length === 0
          ? t("analysis.query.says.cannot", {
              why: format.list(
                avoidanceUnsaid
                  .filter((why) => dyads.some((dyad) => dyad.why === why))
                  .map((why) => t(`analysis.social.avoidance.why.${why}`)),
              ),
            })
          : t("analysis.social.avoidance.none", { count: tested.length })}
      </Text>
    );
  return (
    <Text size="lg" fw={500}>
      {most.times > 1 &&
        `${t("analysis.social.avoidance.many", {
          name: analysis.names.animal(most.id),
          count: most.times,
          of: timesOf(tested, most.id),
        })} `}
      {t("analysis.social.avoidance.lead", {
        pair: words.pair(first),
        level: t(`analysis.social.levels.${first.found.level}`),
        value: words.number(first.found.avoidance),
        scans: words.scans(first.found.n),
      })}
    </Text>
  );
}

/** Each two as a row: the level, and what it is known by. */
function useTable({ names }: SpaceTabProps["analysis"]) {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  return (dyads: readonly AvoidedDyad[]) => ({
    columns: [
      { head: t("analysis.scan.columns.one"), isNumber: false },
      { head: t("analysis.scan.columns.other"), isNumber: false },
      { head: t("analysis.social.columns.level"), isNumber: false },
      ...(
        ["avoidance", "observed", "expected", "adjusted", "placed"] as const
      ).map((name) => ({
        head: t(`analysis.social.columns.${name}`),
        isNumber: true,
      })),
      { head: t("analysis.social.columns.chance"), isNumber: false },
    ],
    rows: dyads.map(({ one, other, found, why }) => [
      names.animal(one),
      names.animal(other),
      ...(found === null
        ? [
            t("analysis.social.levels.cannot"),
            ...["", "", "", "", ""],
            t(`analysis.social.avoidance.why.${why}`),
          ]
        : [
            t(`analysis.social.levels.${found.level}`),
            number(found.avoidance),
            number(100 * found.observed),
            number(100 * found.expected),
            number(found.adjustedP),
            String(found.n),
            t(`analysis.social.chance.${found.by}`),
          ]),
    ]),
  });
}
