import type { TransitionCell } from "@domain/observation/analysed/focal/transition-cells";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import { useFigureWords } from "../parts/use-figure-words";
import { withEffort } from "../parts/with-effort";
import type { FocalProps } from "./focal-tabs";
import { useFocalEffort } from "./use-focal-effort";
import { Matrix, MatrixCell, NoCell } from "../parts/matrix";

/** From so far on a count is marked: chance leaves it less often than once in twenty. */
const markedFrom = 2;
/** So many a sentence names. */
const namedMost = 3;

type Mark = "more" | "less" | null;

const markOf = ({ residual }: TransitionCell): Mark => {
  if (residual === null || Math.abs(residual) < markedFrom) return null;
  return residual > 0 ? "more" : "less";
};

/** What follows what: how often, and as often as were to be expected by how often each goes before and follows. */
export function TransitionsTab({ report, analysis }: FocalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const effortOf = useFocalEffort();
  const { coding } = analysis;
  const { behaviourIds, cells, n, unexpected } = report.transitions;
  const number = (value: number) =>
    format.number(value, { maximumFractionDigits: 1 });
  if (n === 0)
    return <Text c="dimmed">{t("analysis.focal.transitions.none")}</Text>;
  const often = cells
    .filter((cell) => markOf(cell) === "more")
    .toSorted((a, b) => (b.residual ?? 0) - (a.residual ?? 0))
    .slice(0, namedMost);
  const of = (from: string, to: string) =>
    cells.find((cell) => cell.from === from && cell.to === to);
  return (
    <Stack gap="md">
      <Text>
        {often.length === 0
          ? t("analysis.focal.transitions.asExpected")
          : t("analysis.focal.transitions.lead", {
              list: format.list(
                often.map(({ from, to, observed, expected }) =>
                  t("analysis.focal.transitions.leadOne", {
                    from: coding.behaviour(from),
                    to: coding.behaviour(to),
                    observed: number(observed),
                    expected: number(expected ?? 0),
                  }),
                ),
              ),
            })}
      </Text>
      {unexpected !== null && (
        <Text size="sm" c="dimmed">
          {t("analysis.focal.transitions.unexpected", {
            why: words.why(unexpected),
          })}
        </Text>
      )}
      <ChartFigure
        title={t("analysis.focal.transitions.title")}
        facts={t("analysis.focal.transitions.facts", { count: n })}
        file={t("analysis.focal.transitions.title")}
        rowsOf={() =>
          withEffort(
            {
              columns: [
                ...(["before", "after"] as const).map((name) => ({
                  head: t(`analysis.focal.columns.${name}`),
                  isNumber: false,
                })),
                ...(["observed", "expected", "residual"] as const).map(
                  (name) => ({
                    head: t(`analysis.focal.columns.${name}`),
                    isNumber: true,
                  }),
                ),
              ],
              rows: cells.map(({ from, to, observed, expected, residual }) => [
                coding.behaviour(from),
                coding.behaviour(to),
                String(observed),
                expected === null ? "" : number(expected),
                residual === null ? "" : number(residual),
              ]),
            },
            effortOf(report.effort),
          )
        }
      >
        <Matrix
          label={t("analysis.focal.transitions.title")}
          corner={t("analysis.focal.transitions.corner")}
          ids={behaviourIds}
          name={coding.behaviour}
          cell={(from, to) => {
            const cell = of(from, to);
            return cell === undefined ? (
              <NoCell>—</NoCell>
            ) : (
              <Cell cell={cell} number={number} />
            );
          }}
        />
        <Text size="sm" c="dimmed">
          {t("analysis.focal.transitions.legend")}
        </Text>
      </ChartFigure>
    </Stack>
  );
}

interface CellProps {
  cell: TransitionCell;
  number: (value: number) => string;
}

/** How often, with what was expected below it; more and less are marked by a sign beside the colour. */
function Cell({ cell, number }: CellProps) {
  const { t } = useTranslation();
  const mark = markOf(cell);
  const { observed, expected } = cell;
  return (
    <MatrixCell
      mark={mark}
      isNone={observed === 0}
      {...(expected !== null && { beneath: `(${number(expected)})` })}
    >
      {number(observed)}
      {mark !== null && (
        <span role="img" aria-label={t(`analysis.focal.transitions.${mark}`)}>
          {mark === "more" ? " ▲" : " ▼"}
        </span>
      )}
    </MatrixCell>
  );
}
