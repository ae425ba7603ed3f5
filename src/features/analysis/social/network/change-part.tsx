import type { Changed } from "@domain/analysis/association/change";
import { edgeLeast } from "@domain/observation/analysed/social/association";
import type { NetworkChange } from "@domain/observation/analysed/social/network-change";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import type { RangeBar } from "../../../../ui/chart/range-chart";
import { RangeChart } from "../../../../ui/chart/range-chart";
import { rangeOf } from "../../parts/range-of";
import { useEffortWords } from "../../parts/use-effort-words";
import { useFigureWords } from "../../parts/use-figure-words";
import { Working } from "../../parts/working";
import { CutInTwo } from "../../scan/cut-field";
import type { SpaceTabProps } from "../../scan/space-tab";
import { usePairWords } from "../use-pair-words";
import { useTogether } from "../use-together";
import { useChangeRows } from "./use-change-rows";

/** Chance leaves it less often than once in twenty. */
const surelyBelow = 0.05;
/** So many pairs are drawn, those that change most; the table has all. */
const drawnMost = 10;

/** Who gained and who lost company between two parts of the period. */
export function ChangePart(props: SpaceTabProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {t("analysis.social.change.title")}
      </Title>
      <CutInTwo analysis={props.analysis}>
        {(cut) => <Compared key={cut} {...props} cut={cut} />}
      </CutInTwo>
    </Stack>
  );
}

interface CutProps {
  cut: CalendarDay;
}

function Compared({ analysis, place, cut }: SpaceTabProps & CutProps) {
  const [together] = useTogether();
  const analysed = useAnalysis("networkChange", analysis.asking, {
    ...place.ground,
    ...together,
    cut,
  });
  return (
    <Working analysed={analysed}>
      {(report) => <Change {...{ analysis, report, cut }} />}
    </Working>
  );
}

interface ChangeProps extends Pick<SpaceTabProps, "analysis">, CutProps {
  report: NetworkChange;
}

const valueOf = ({ change }: Changed): number =>
  change.canSay ? change.value : 0;

/** How far bars go, to both sides. */
const spanOf = (bars: readonly RangeBar[]): [number, number] => {
  const reach = Math.max(
    0.2,
    ...bars.flatMap(({ low, high }) => [
      Math.abs(low ?? 0),
      Math.abs(high ?? 0),
    ]),
  );
  return [-reach, reach];
};

function Change({ analysis, report, cut }: ChangeProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const effort = useEffortWords();
  const figures = useFigureWords();
  const words = usePairWords(analysis.names);
  const rows = useChangeRows(analysis.names, cut);
  const figure = ({ change }: Changed) =>
    figures.said(change, "number", effort.scans);
  const animals = report.animals.toSorted((a, b) => valueOf(b) - valueOf(a));
  const dyads = report.dyads.toSorted(
    (a, b) => Math.abs(valueOf(b)) - Math.abs(valueOf(a)),
  );
  const bars = animals.map((one) => {
    const { animalId, change } = one;
    const name = analysis.names.animal(animalId);
    return rangeOf(animalId, name, change, figure(one));
  });
  const pairBars = dyads
    .slice(0, drawnMost)
    .map((dyad) =>
      rangeOf(
        JSON.stringify([dyad.one, dyad.other]),
        words.pair(dyad),
        dyad.change,
        figure(dyad),
      ),
    );
  const { before, after } = report.density;
  return (
    <Stack gap="md">
      <Lead {...{ analysis, report, cut }} />
      {before !== null && after !== null && (
        <Text>
          {t("analysis.social.change.density", {
            before: words.number(before),
            after: words.number(after),
            figure: figure(report.density),
          })}
        </Text>
      )}
      <RangeChart
        title={t("analysis.social.change.strengths")}
        facts={t("analysis.social.change.strengthsFacts", {
          before: effort.scans(report.before.scans),
          after: effort.scans(report.after.scans),
        })}
        bars={bars}
        span={spanOf(bars)}
        table={rows.animals(animals)}
      />
      <RangeChart
        title={t("analysis.social.change.pairs")}
        facts={t("analysis.social.change.pairsFacts", {
          shown: pairBars.length,
          count: dyads.length,
        })}
        bars={pairBars}
        span={spanOf(pairBars)}
        table={rows.dyads(dyads)}
      />
      <Text size="sm" c="dimmed">
        {t("analysis.social.change.how", { p: number(surelyBelow) })}
      </Text>
    </Stack>
  );
}

/** What there is to know first: who keeps more, and who less, to others. */
function Lead({ analysis, report: { animals }, cut }: ChangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = format.date(startOfDay(cut));
  const changed = animals.filter(({ p }) => p !== null && p < surelyBelow);
  const toldOf = (way: "more" | "less") => {
    const own = changed.filter((one) => valueOf(one) > 0 === (way === "more"));
    if (own.length === 0) return [];
    const names = format.list(
      own.map(({ animalId }) => analysis.names.animal(animalId)),
    );
    return [t(`analysis.social.change.${way}`, { day, names })];
  };
  const told = [...toldOf("more"), ...toldOf("less")];
  const isSaid = animals.some(({ change }) => change.canSay);
  const none = isSaid
    ? t("analysis.social.change.none", { day })
    : t("analysis.social.change.cannot", { day, least: edgeLeast });
  return (
    <Text size="lg" fw={500}>
      {told.length === 0 ? none : told.join(" ")}
    </Text>
  );
}
