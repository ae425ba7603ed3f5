import { Box, List, Stack, Text } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { memo, useContext, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/use-format";
import { useWidth } from "../layout/use-width";
import { EmptyState } from "../state/empty-state";
import type { TimeChartData } from "./chart-data";
import { timeRows } from "./chart-rows";
import { useChartWords } from "./chart-words";
import {
  lineStyle,
  optionColor,
  orderedColor,
  type LineStyle,
  type Scheme,
} from "./parts/chart-colors";
import { ChartFigure } from "./parts/chart-figure";
import { axisWidth, valueAxis } from "./parts/chart-scale";
import { Legend } from "./parts/legend";
import { takenTime, TakingCharts } from "./parts/taken-chart";
import { SlotReader } from "./parts/slot-reader";
import { SlotReadout, slotSentence } from "./parts/slot-readout";
import { useHeads } from "./parts/use-heads";
import { useIsPrinting, useScheme } from "./parts/use-scheme";
import { BarPlot } from "./plots/bar-plot";
import { LinePlot } from "./plots/line-plot";
import { frameOf } from "./plots/plot-frame";
import type { TimeChartProps } from "./time-chart";

/** Where nothing is laid out, and what fits on paper. */
const paperWidth = 680;

/** The last slot in which something is drawn, the very last where nothing is. */
function lastDrawn({ slots, series }: TimeChartProps["data"]): number {
  const all = series.map(({ values }) =>
    values.findLastIndex((value) => value !== null),
  );
  const last = Math.max(-1, ...all);
  return last === -1 ? slots.length - 1 : last;
}

const Plots = {
  line: memo(LinePlot),
  bar: memo(BarPlot),
  stack: memo(BarPlot),
};

/** How the series of a chart are told apart. */
function stylesOf(
  { kind, series, ordered = false }: TimeChartData,
  scheme: Scheme,
): LineStyle[] {
  return series.map(({ color = null }, index) => {
    const own = series.length === 1 ? color : null;
    const style = lineStyle(index, scheme, own);
    if (kind !== "stack") return style;
    return {
      ...style,
      color: ordered
        ? orderedColor(index, series.length, scheme)
        : optionColor(index, scheme),
    };
  });
}

const isEmpty = ({ series }: TimeChartData): boolean =>
  series.every(
    ({ values, raw = [] }) =>
      values.every((value) => value === null) &&
      raw.every(({ value }) => value === null),
  );

/** Values over time, with legend, limits, what happened, and the table behind. */
export function DrawnTimeChart({
  title,
  facts,
  file,
  data,
  empty,
  height = 320,
}: TimeChartProps) {
  const words = useChartWords(data);
  const heads = useHeads();
  const { marks = [] } = data;
  const take = useContext(TakingCharts);
  return (
    <ChartFigure
      title={title}
      file={file ?? title}
      onTake={
        take &&
        (() =>
          take({
            title,
            facts: facts ?? null,
            ...takenTime(data, words.value),
          }))
      }
      {...(facts !== undefined && { facts })}
      rowsOf={(isFile) => timeRows(data, words, heads, isFile)}
    >
      {isEmpty(data) ? (
        <EmptyState
          icon={IconChartLine}
          title={empty.title}
          {...(empty.body !== undefined && { body: empty.body })}
        />
      ) : (
        <Drawing title={title} data={data} height={height} />
      )}
      {marks.length > 0 && (
        <List type="ordered" size="sm">
          {marks.map(({ key, name }) => (
            <List.Item key={key}>{name}</List.Item>
          ))}
        </List>
      )}
    </ChartFigure>
  );
}

interface DrawingProps {
  title: string;
  data: TimeChartData;
  height: number;
}

function Drawing({ title, data, height }: DrawingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useChartWords(data);
  const printing = useIsPrinting();
  const scheme = useScheme();
  const [ref, measured] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const { kind, slots, series, bands = [] } = data;
  const width =
    printing || measured === Infinity ? paperWidth : Math.floor(measured ?? 0);
  const plot = useMemo(() => {
    const axis = valueAxis(data);
    const numberOf = (value: number) =>
      format.number(value, { maximumFractionDigits: axis.digits });
    const styles = stylesOf(data, printing ? "light" : scheme);
    const first = lineStyle(0, scheme);
    return {
      axis,
      numberOf,
      styles,
      styleOf: (index: number) => styles[index] ?? first,
      frame: frameOf(width, height, axisWidth(axis.ticks.map(numberOf))),
    };
  }, [data, format, height, width, scheme, printing]);
  const shown = at !== null && at < slots.length ? at : null;
  const Plot = Plots[kind];
  return (
    <Stack gap="xs">
      {(series.length > 1 || kind === "stack") && (
        <Legend
          sample={kind === "line" ? "line" : "square"}
          entries={series.map(({ key, name }, index) => ({
            key,
            name,
            style: plot.styleOf(index),
          }))}
        />
      )}
      {bands.length > 0 && (
        <Text size="sm" c="dimmed">
          {bands.map(({ name }) => name).join(" · ")}
        </Text>
      )}
      <Text size="xs" c="dimmed" aria-hidden mb={-12}>
        {kind === "stack" ? t("chart.fields.n") : data.unit}
      </Text>
      <Box ref={ref} mih={height} style={{ overflow: "hidden" }}>
        {width > 0 && (
          <SlotReader
            label={title}
            frame={plot.frame}
            slots={slots.length}
            nameOf={(slot) => slots[slot]?.name ?? ""}
            textOf={(slot) => slotSentence(data, words, slot)}
            first={lastDrawn(data)}
            at={shown}
            onAt={setAt}
          >
            <Plot
              data={data}
              frame={plot.frame}
              axis={plot.axis}
              numberOf={plot.numberOf}
              styleOf={plot.styleOf}
            />
          </SlotReader>
        )}
      </Box>
      <SlotReadout data={data} words={words} at={shown} />
    </Stack>
  );
}
