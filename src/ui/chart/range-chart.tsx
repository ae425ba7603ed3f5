import { Box, Text } from "@mantine/core";
import { Fragment, useContext } from "react";
import { ChartFigure } from "./parts/chart-figure";
import type { Rows } from "./parts/rows";
import { TakingCharts } from "./parts/taken-chart";
import classes from "./range-chart.module.css";

/** One bar: a value and from where to where it may lie. */
export interface RangeBar {
  key: string;
  name: string;
  /** `#rrggbb`; null: the chart's own. */
  color: string | null;
  /** null: it cannot be said. */
  value: number | null;
  low: number | null;
  high: number | null;
  /** The value with its interval and what it is of, or why it cannot be said: what a reader reads. */
  text: string;
}

interface RangeChartProps {
  title: string;
  facts?: string;
  /** The name of its file, where the title is too long for one. */
  file?: string;
  bars: readonly RangeBar[];
  /** From where to where the bars go; 0 is where they begin. */
  span: readonly [number, number];
  /** The table behind it: all of it, also what is not drawn. */
  table: Rows;
}

const percent = (share: number): string =>
  `${String(100 * Math.min(1, Math.max(0, share)))}%`;

/** Values as bars below each other, each with its interval as a line over it, and in words beside it. */
export function RangeChart({
  title,
  facts,
  file,
  bars,
  span: [from, to],
  table,
}: RangeChartProps) {
  const at = (value: number) => (value - from) / (to - from);
  const take = useContext(TakingCharts);
  return (
    <ChartFigure
      title={title}
      file={file ?? title}
      onTake={
        take &&
        (() =>
          take({
            ...{ title, facts: facts ?? null, drawing: "intervals" },
            head: table.columns[0]?.head ?? title,
            columns: [],
            rows: bars.map(({ name, value, low, high, text }) => ({
              ...{ label: name, values: [value, low, high], text },
            })),
          }))
      }
      {...(facts !== undefined && { facts })}
      rowsOf={() => table}
    >
      <Box component="dl" className={classes["bars"]} m={0}>
        {bars.map((bar) => (
          <Fragment key={bar.key}>
            <Text component="dt" className={classes["name"]}>
              {bar.name}
            </Text>
            <dd className={classes["cell"]}>
              <div className={classes["track"]} aria-hidden>
                {from < 0 && (
                  <div
                    className={classes["zero"]}
                    style={{ left: percent(at(0)) }}
                  />
                )}
                {bar.value !== null && (
                  <div
                    className={classes["bar"]}
                    style={{
                      left: percent(at(Math.min(0, bar.value))),
                      width: percent(at(Math.abs(bar.value)) - at(0)),
                      ...(bar.color !== null && { background: bar.color }),
                    }}
                  />
                )}
                {bar.low !== null && bar.high !== null && (
                  <div
                    className={classes["range"]}
                    style={{
                      left: percent(at(bar.low)),
                      width: percent(at(bar.high) - at(bar.low)),
                    }}
                  />
                )}
              </div>
              <Text
                component="span"
                size="sm"
                className={classes["text"]}
                {...(bar.value === null && { c: "dimmed" })}
              >
                {bar.text}
              </Text>
            </dd>
          </Fragment>
        ))}
      </Box>
    </ChartFigure>
  );
}
