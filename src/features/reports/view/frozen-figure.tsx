import type { FrozenFigure } from "@domain/report/block";
import { rangeColumns } from "@domain/report/figures";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { TimeChartData } from "../../../ui/chart/chart-data";
import type { Rows } from "../../../ui/chart/parts/rows";
import { RangeChart } from "../../../ui/chart/range-chart";
import { TimeChart } from "../../../ui/chart/time-chart";
import { FigureTable } from "./figure-table";
import { useFigureWords } from "./use-figure-words";

interface FrozenFigureProps {
  title: string;
  figure: FrozenFigure;
}

/** A figure drawn from its frozen rows alone, with the table behind it, of how many it is and when it was frozen. */
export function FrozenFigureView({ title, figure }: FrozenFigureProps) {
  const words = useFigureWords();
  const { drawing, columns } = figure;
  const { t } = useTranslation();
  const rows = words.rows(figure);
  // A day without a value is a gap of the line; as a row it says nothing.
  const isSaid = (_: unknown, at: number) =>
    figure.rows[at]?.text != null ||
    figure.rows[at]?.values.some((value) => value !== null) === true;
  const said = { ...rows, rows: rows.rows.filter(isSaid) };
  const empty = rows.rows.length - said.rows.length;
  const isBars =
    drawing === "intervals" || (drawing === "bars" && columns.length === 1);
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      {isBars && <Bars title={title} figure={figure} rows={rows} />}
      {drawing !== "none" && !isBars && (
        <Course title={title} figure={figure} />
      )}
      {drawing === "none" && (
        <Text fw={600} data-heading>
          {title}
        </Text>
      )}
      {!isBars && <FigureTable label={title} table={said} />}
      {empty > 0 && !isBars && (
        <Text size="sm" c="dimmed">
          {t("reports.states.emptyRows", { count: empty })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {words.facts(figure)}
      </Text>
    </Stack>
  );
}

function Bars({ title, figure, rows }: FrozenFigureProps & { rows: Rows }) {
  const words = useFigureWords();
  const [column] = figure.columns;
  const isInterval = figure.drawing === "intervals";
  const drawn = figure.rows.map(({ label, values, text }, index) => {
    const [value = null, ...ends] = values;
    const [low = null, high = null] = isInterval ? ends : [];
    return {
      ...{ key: String(index), name: label, color: null, value, low, high },
      text:
        text ??
        [
          words.value(value, column?.unit ?? null),
          ...(low === null || high === null
            ? []
            : [`(${words.value(low, null)} – ${words.value(high, null)})`]),
        ].join(" "),
    };
  });
  const reached = drawn.flatMap(({ value, low, high }) =>
    [value, low, high].filter((one) => one !== null),
  );
  const most = Math.max(0, ...reached);
  const least = Math.min(0, ...reached);
  return (
    <RangeChart
      title={title}
      bars={drawn}
      span={[least, most === least ? least + 1 : most]}
      table={rows}
    />
  );
}

function Course({ title, figure }: FrozenFigureProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { columns, rows, drawing } = figure;
  const ticks = Math.max(1, Math.ceil(rows.length / 8));
  const step = drawing === "ranges" ? rangeColumns : 1;
  const lines = columns.filter((_, column) => column % step === 0);
  const data: TimeChartData = {
    kind: drawing === "bars" ? "bar" : "line",
    unit: columns[0]?.unit ?? "",
    slots: rows.map(({ label }, index) => ({
      key: String(index),
      name: label,
      tick: index % ticks === 0 ? label : null,
    })),
    series: lines.map(({ label }, line) => ({
      key: String(line),
      name: label,
      isJoined: true,
      values: rows.map(({ values }) => {
        const value = values[line * step] ?? null;
        const isRange = step === rangeColumns;
        const low = isRange ? (values[line * step + 1] ?? null) : null;
        const high = isRange ? (values[line * step + 2] ?? null) : null;
        return value === null
          ? null
          : {
              ...{ value, n: 1, low, high, deviation: null, outside: [] },
              remark:
                low !== null && high !== null
                  ? `${format.number(low)} – ${format.number(high)}`
                  : undefined,
            };
      }),
    })),
  };
  return (
    <TimeChart
      title={title}
      facts={format.list(lines.map(({ label }) => label))}
      data={data}
      empty={{ title: t("reports.states.noFigure") }}
    />
  );
}
