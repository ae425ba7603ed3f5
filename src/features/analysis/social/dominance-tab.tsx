import type { Dominance } from "@domain/observation/analysed/social/dominance";
import { encountersLeast } from "@domain/observation/analysed/social/dominance";
import { Stack, Text } from "@mantine/core";
import { IconTrophy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import { RangeChart } from "../../../ui/chart/range-chart";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Analysis } from "../frame/analysis";
import { Matrix, MatrixCell, NoCell } from "../parts/matrix";
import { useSaidCells } from "../parts/use-said-cells";
import { useFigureWords } from "../parts/use-figure-words";
import { NotHere } from "../parts/not-here";
import { Working } from "../parts/working";
import { askedOf } from "../results/behaviours";

interface DominanceTabProps {
  analysis: Analysis;
}

/** Who wins against whom, of behaviours towards a partner that say who does. */
export function DominanceTab({ analysis }: DominanceTabProps) {
  const { t } = useTranslation();
  const outcomes = Object.fromEntries(
    analysis.coding.plan.behaviours.flatMap(({ behaviourId, outcome }) =>
      outcome === null || outcome === "none" ? [] : [[behaviourId, outcome]],
    ),
  );
  const analysed = useAnalysis("dominance", analysis.asking, { outcomes });
  if (Object.keys(outcomes).length === 0)
    return (
      <EmptyState
        icon={IconTrophy}
        title={t("analysis.social.dominance.noOutcome")}
        body={t("analysis.social.dominance.noOutcomeHelp")}
      />
    );
  if (askedOf(analysis, Object.keys(outcomes)).length === 0) return <NotHere />;
  return (
    <Working analysed={analysed}>
      {(report) =>
        report.n === 0 ? (
          <EmptyState
            icon={IconTrophy}
            title={t("analysis.social.dominance.nobody")}
            body={t("analysis.social.dominance.nobodyHelp")}
          />
        ) : (
          <Stack gap="lg">
            <Scores report={report} analysis={analysis} />
            <Wins report={report} analysis={analysis} />
          </Stack>
        )
      }
    </Working>
  );
}

interface ReportProps extends DominanceTabProps {
  report: Dominance;
}

/** David's score of each animal, the highest first. */
function Scores({ report, analysis: { names } }: ReportProps) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const { number } = useSaidCells();
  const { n, rows } = report;
  const most = rows.length - 1;
  const [first] = rows;
  return (
    <>
      {first !== undefined && first.score !== null && (
        <Text size="lg" fw={500}>
          {n < encountersLeast
            ? t("analysis.social.dominance.few", { n, least: encountersLeast })
            : t("analysis.social.dominance.lead", {
                name: names.animal(first.animalId),
                value: words.value(first.score, "number"),
                most,
                count: n,
              })}
        </Text>
      )}
      <RangeChart
        title={t("analysis.social.dominance.title")}
        facts={t("analysis.social.dominance.facts", { most, count: n })}
        bars={rows.map(({ animalId, wins, losses, score }) => ({
          key: animalId,
          name: names.animal(animalId),
          color: null,
          value: score,
          low: null,
          high: null,
          text: [
            ...(score === null ? [] : [words.value(score, "number")]),
            t("analysis.social.dominance.won", { count: wins }),
            t("analysis.social.dominance.lost", { count: losses }),
          ].join(" · "),
        }))}
        span={[0, Math.max(1, most)]}
        table={{
          columns: [
            { head: t("analysis.scan.columns.one"), isNumber: false },
            ...(["score", "wins", "losses"] as const).map((name) => ({
              head: t(`analysis.social.columns.${name}`),
              isNumber: true,
            })),
          ],
          rows: rows.map(({ animalId, wins, losses, score }) => [
            names.animal(animalId),
            score === null ? "" : number(score),
            String(wins),
            String(losses),
          ]),
        }}
      />
    </>
  );
}

/** How often each won against each. */
function Wins({ report: { n, rows, wins }, analysis: { names } }: ReportProps) {
  const { t } = useTranslation();
  const title = t("analysis.social.dominance.wins");
  const ids = rows.map(({ animalId }) => animalId);
  const nameAt = (at: number) => names.animal(ids[at] ?? "");
  return (
    <ChartFigure
      title={title}
      facts={t("analysis.social.dominance.winsFacts", { count: n })}
      file={title}
      rowsOf={() => ({
        columns: [
          { head: t("analysis.social.columns.winner"), isNumber: false },
          { head: t("analysis.social.columns.loser"), isNumber: false },
          { head: t("analysis.social.columns.times"), isNumber: true },
        ],
        rows: wins.flatMap((row, one) =>
          row.flatMap((times, other) =>
            one === other ? [] : [[nameAt(one), nameAt(other), String(times)]],
          ),
        ),
      })}
    >
      <Matrix
        label={title}
        ids={ids}
        name={names.animal}
        cell={(winner, loser) => {
          const times = wins[ids.indexOf(winner)]?.[ids.indexOf(loser)] ?? 0;
          return winner === loser ? (
            <NoCell />
          ) : (
            <MatrixCell isNone={times === 0}>{times}</MatrixCell>
          );
        }}
      />
    </ChartFigure>
  );
}
