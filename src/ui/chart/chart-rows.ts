import type { Column, Rows } from "./parts/rows";
import type {
  ChartSeries,
  ChartSlot,
  ChartValue,
  ShareChartData,
  TimeChartData,
} from "./chart-data";
import type { ChartWords } from "./chart-words";

/** The heads of the table behind a chart. */
export interface Heads {
  when: string;
  of: string;
  /** Of one value as it came. */
  value: string;
  n: string;
  mean: string;
  deviation: string;
  low: string;
  high: string;
  outside: string;
  events: string;
  option: string;
  share: string;
}

const text = (head: string): Column => ({ head, isNumber: false });
const figure = (head: string): Column => ({ head, isNumber: true });

interface Read {
  name: string;
  slot: number;
  value: ChartValue | null;
}

const alone = { n: 1, low: null, high: null, deviation: null } as const;

/** What a line is drawn of: each value as it came where it follows these, else its slots. */
function readOf(
  { values, raw }: ChartSeries,
  slots: readonly ChartSlot[],
): Read[] {
  const own = (raw ?? []).flatMap(({ at, value, row }): Read[] =>
    value === null || row === undefined
      ? []
      : [
          {
            name: row.name,
            slot: Math.floor(at),
            value: { ...alone, value, outside: row.outside },
          },
        ],
  );
  if (own.length > 0) return own;
  return slots.map(({ name }, slot) => {
    const value = values[slot] ?? null;
    return { name, slot, value };
  });
}

/** The columns of figures: of a value as it came the value, of what is put together what it is made of. */
function figuresOf(
  series: readonly ChartSeries[],
  heads: Heads,
  bounds: TimeChartData["bounds"],
): readonly (readonly [string, (value: ChartValue) => number | null])[] {
  const isRaw = series.some(({ raw }) => raw?.some(({ row }) => row));
  if (bounds !== undefined)
    return [
      [bounds.value, ({ value }) => value],
      [bounds.low, ({ low }) => low],
      [bounds.high, ({ high }) => high],
    ];
  return isRaw
    ? [[heads.value, ({ value }) => value]]
    : [
        [heads.mean, ({ value }) => value],
        [heads.deviation, ({ deviation }) => deviation],
        [heads.low, ({ low }) => low],
        [heads.high, ({ high }) => high],
      ];
}

/** One row a slot or value and line, in the order of the lines: what is drawn, and what it is made of. Gaps are rows without figures. */
function valueRows(
  { slots, series, marks = [], remarks, bounds }: TimeChartData,
  words: ChartWords,
  heads: Heads,
  isFile: boolean,
): Rows {
  const isOne = series.length === 1 && !isFile;
  const hasMarks = marks.length > 0;
  const figures = figuresOf(series, heads, bounds);
  const hasCounts = figures.length > 1;
  return {
    columns: [
      text(heads.when),
      ...(isOne ? [] : [text(heads.of)]),
      ...(hasCounts ? [figure(heads.n)] : []),
      ...figures.map(([head]) => figure(head)),
      ...(remarks === undefined ? [] : [text(remarks)]),
      text(heads.outside),
      ...(hasMarks ? [text(heads.events)] : []),
    ],
    rows: series.flatMap((one) =>
      readOf(one, slots).map(({ name, slot, value }) => {
        return [
          name,
          ...(isOne ? [] : [one.name]),
          ...(hasCounts ? [String(value?.n ?? 0)] : []),
          ...figures.map(([, read]) =>
            words.number(value === null ? null : read(value)),
          ),
          ...(remarks === undefined ? [] : [value?.remark ?? ""]),
          words.outside(value),
          ...(hasMarks
            ? [
                marks
                  .filter(({ at }) => Math.floor(at) === slot)
                  .map((mark) => mark.name)
                  .join(" · "),
              ]
            : []),
        ];
      }),
    ),
  };
}

/** One row a slot, one column for each that was counted. */
const countRows = ({ slots, series }: TimeChartData, heads: Heads): Rows => ({
  columns: [
    text(heads.when),
    ...series.map(({ name }) => figure(name)),
    figure(heads.n),
  ],
  rows: slots.map((slot, index) => {
    const counts = series.map(({ values }) => values[index]?.value ?? 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    return [slot.name, ...counts.map(String), String(all)];
  }),
});

/** The table behind a chart over time; a file, which stands alone, says of a single line, too, which it is. */
export const timeRows = (
  data: TimeChartData,
  words: ChartWords,
  heads: Heads,
  isFile = false,
): Rows =>
  data.kind === "stack"
    ? countRows(data, heads)
    : valueRows(data, words, heads, isFile);

/** The table behind parts of wholes. */
export function shareRows(
  { wholes }: ShareChartData,
  words: Pick<ChartWords, "share">,
  heads: Heads,
  isFile = false,
): Rows {
  const isOne = wholes.length === 1 && !isFile;
  return {
    columns: [
      ...(isOne ? [] : [text(heads.of)]),
      text(heads.option),
      figure(heads.n),
      figure(heads.share),
    ],
    rows: wholes.flatMap(({ name, parts }) => {
      const all = parts.reduce((sum, { count }) => sum + count, 0);
      return parts.map((part) => [
        ...(isOne ? [] : [name]),
        part.name,
        String(part.count),
        all === 0 ? "" : words.share(part.count / all),
      ]);
    }),
  };
}
