import type { AssociationReport } from "@domain/observation/analysed/social/association";
import { edgeLeast } from "@domain/observation/analysed/social/association";
import type { Proximity } from "@domain/analysis/association/proximity";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Matrix, MatrixCell, NoCell } from "../parts/matrix";
import { useShown } from "../query/use-shown";
import { useSaidCells } from "../parts/use-said-cells";
import { Working } from "../parts/working";
import type { SpaceTabProps } from "../scan/space-tab";
import { WithoutPoint } from "./scan-notes";
import { TogetherBar } from "./together-bar";
import { usePairWords } from "./use-pair-words";
import { useTogether } from "./use-together";

const measures = ["median", "mean", "within"] as const;
type Measure = (typeof measures)[number];

/** Whoever was never placed at once stands last. */
const unplaced = Number.MAX_VALUE;

/** How far animals are from each other, in metres. */
export function ProximityTab({ analysis, place }: SpaceTabProps) {
  const { t } = useTranslation();
  const [{ within, levelHeight }] = useTogether();
  const [shown, show] = useShown();
  const measure = measures.find((one) => one === shown.measure) ?? "median";
  const analysed = useAnalysis("association", analysis.asking, {
    ...{ ...place.ground, within, levelHeight },
    ...{ index: "sri", threshold: 0 },
  });
  return (
    <Stack gap="md">
      <TogetherBar>
        <ChoiceChips
          label={t("analysis.social.fields.measure")}
          options={measures.map((value) => ({
            value,
            label: t(`analysis.social.measures.${value}`),
          }))}
          value={measure}
          onChange={(wanted) => show({ measure: wanted })}
        />
      </TogetherBar>
      <Working analysed={analysed}>
        {(report) => <Distances {...{ analysis, report, measure }} />}
      </Working>
    </Stack>
  );
}

interface DistancesProps extends Pick<SpaceTabProps, "analysis"> {
  report: AssociationReport;
  measure: Measure;
}

function Distances({ analysis, report, measure }: DistancesProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const words = usePairWords(analysis.names);
  const rowsOf = useRows(report, analysis.names);
  const { animal } = analysis.names;
  const known = report.dyads
    .flatMap(({ one, other, proximity }) =>
      proximity === null ? [] : [{ one, other, proximity }],
    )
    .toSorted((a, b) => a.proximity.median - b.proximity.median);
  if (known.length === 0)
    return <Text c="dimmed">{t("analysis.social.states.tooFew")}</Text>;
  // Few scans make no sentence, as they make no link; the matrix shows them with how many they are.
  const sure = known.filter(({ proximity: { n } }) => n >= edgeLeast);
  const [nearest, farthest] = [sure[0], sure.at(-1)];
  const figure = ({ proximity: { median, n } }: (typeof known)[number]) =>
    t("analysis.query.says.alone", {
      value: words.metres(median),
      units: words.scans(n),
    });
  const between = new Map(
    known.flatMap(({ one, other, proximity }) => [
      [JSON.stringify([one, other]), proximity] as const,
      [JSON.stringify([other, one]), proximity] as const,
    ]),
  );
  const values = known.map(({ proximity }) => proximity[measure]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const nearness = (value: number) => {
    const share = most === least ? 0 : (value - least) / (most - least);
    return measure === "within" ? share : 1 - share;
  };
  const ids = report.animalIds.toSorted((a, b) => byName(animal(a), animal(b)));
  const title = t("analysis.social.proximity.title");
  return (
    <Stack gap="md">
      <Text size="lg" fw={500}>
        {nearest === undefined || farthest === undefined
          ? t("analysis.social.proximity.few", { least: edgeLeast })
          : t("analysis.social.proximity.lead", {
              near: words.pair(nearest),
              nearFigure: figure(nearest),
              far: words.pair(farthest),
              farFigure: figure(farthest),
            })}
      </Text>
      <ChartFigure
        title={title}
        facts={t("analysis.social.proximity.facts")}
        file={title}
        rowsOf={rowsOf}
      >
        <Matrix
          label={title}
          ids={ids}
          name={animal}
          cell={(one, other) => (
            <Cell
              proximity={between.get(JSON.stringify([one, other])) ?? null}
              isSelf={one === other}
              {...{ measure, nearness }}
            />
          )}
        />
      </ChartFigure>
      <WithoutPoint count={report.withoutPoint} />
    </Stack>
  );
}

interface CellProps {
  /** null: never both placed. */
  proximity: Proximity | null;
  isSelf: boolean;
  measure: Measure;
  /** From 0, the farthest, to 1. */
  nearness: (value: number) => number;
}

/** How far two are from each other, and in how many scans both were placed; the nearer the stronger its ground. */
function Cell({ proximity, isSelf, measure, nearness }: CellProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (isSelf || proximity === null) return <NoCell>{isSelf ? "" : "?"}</NoCell>;
  const value = proximity[measure];
  const text =
    measure === "within"
      ? format.number(value, { style: "percent", maximumFractionDigits: 0 })
      : format.number(value, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        });
  return (
    <MatrixCell
      mark="ground"
      share={nearness(value)}
      beneath={t("analysis.social.proximity.n", { n: proximity.n })}
    >
      {text}
    </MatrixCell>
  );
}

/** Each two as a row, nearest first. */
function useRows(
  { dyads }: AssociationReport,
  { animal }: SpaceTabProps["analysis"]["names"],
) {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  return () => ({
    columns: [
      { head: t("analysis.scan.columns.one"), isNumber: false },
      { head: t("analysis.scan.columns.other"), isNumber: false },
      ...(["median", "mean", "within", "placed"] as const).map((name) => ({
        head: t(`analysis.social.columns.${name}`),
        isNumber: true,
      })),
    ],
    rows: dyads
      .toSorted(
        (a, b) =>
          (a.proximity?.median ?? unplaced) - (b.proximity?.median ?? unplaced),
      )
      .map(({ one, other, proximity }) => [
        animal(one),
        animal(other),
        ...(proximity === null
          ? ["", "", "", "0"]
          : [
              number(proximity.median),
              number(proximity.mean),
              number(100 * proximity.within),
              String(proximity.n),
            ]),
      ]),
  });
}
