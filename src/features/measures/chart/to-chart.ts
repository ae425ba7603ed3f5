import type { Limits } from "@domain/measures/parameters/limits";
import { isLimiting, markOf } from "@domain/measures/parameters/limits";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { symbolOf } from "@domain/measures/parameters/units";
import { countedOptions, sharesOf } from "@domain/measures/series/shares";
import { tableOf, type TableRow } from "@domain/measures/series/table";
import { isAnimal } from "@domain/measures/subject";
import type {
  ChartBand,
  ChartMark,
  ChartSeries,
  ChartSlot,
  ChartValue,
  RawPoint,
  ShareChartData,
  TimeChartData,
} from "../../../ui/chart/chart-data";
import type { PlaceLine, RawValue } from "./series-lines";

type Drawn = Pick<
  Parameter,
  "measureType" | "unit" | "scaleMax" | "options" | "color"
>;

/** A row of the domain's table as a chart draws it; null is a gap. `estimated`: what is said where something was. */
const valueOf = (
  row: TableRow,
  { estimated }: PlaceLine,
  remark: string,
): ChartValue | null =>
  row.mean === null
    ? null
    : {
        ...(estimated?.some((at) => at >= row.from && at < row.until) ===
          true && {
          remark,
        }),
        value: row.mean,
        n: row.n,
        low: row.min,
        high: row.max,
        deviation: row.deviation,
        outside: row.outside,
      };

/** A value as it came, as a chart draws and tells it. */
const rawPoint = (
  { at, value, instant }: RawValue,
  limits: Limits,
  instantName: (at: Date) => string,
): RawPoint => {
  if (value === null) return { at, value };
  const mark = markOf(value, limits);
  const outside = mark === "within" ? [] : [mark];
  return { at, value, row: { name: instantName(instant), outside } };
};

/** Whether two limits say the same. */
const sameLimits = (a: Limits, b: Limits): boolean =>
  isLimiting(a) === isLimiting(b) && a.min === b.min && a.max === b.max;

/** Limits as bands: one where all lines have the same, else one a line. */
function bandsOf(
  lines: readonly PlaceLine[],
  nameOf: (line: PlaceLine, shared: boolean) => string,
): ChartBand[] {
  const [first, ...others] = lines.filter(({ limits }) => isLimiting(limits));
  if (first === undefined) return [];
  const shared =
    others.length + 1 === lines.length &&
    others.every(({ limits }) => sameLimits(limits, first.limits));
  return (shared ? [first] : [first, ...others]).map((line) => ({
    key: line.key,
    name: nameOf(line, shared),
    from: line.limits.min,
    to: line.limits.max,
    seriesKey: shared ? null : line.key,
  }));
}

interface ToDraw {
  parameter: Drawn;
  lines: readonly PlaceLine[];
  slots: readonly ChartSlot[];
  marks: readonly ChartMark[];
  /** The limits of a line in words; `shared`: of all lines. */
  limitsName: (line: PlaceLine, shared: boolean) => string;
  /** When a value came, in full. */
  instantName: (at: Date) => string;
  /** What a weight is called that was judged by eye, and what says whether it was. */
  estimated: { word: string; head: string };
}

/** Numbers over time, a line or a colour of bars a place: what stands in the domain's table is what is drawn. */
export function numbersChart(
  kind: "line" | "bar",
  drawn: ToDraw,
): TimeChartData {
  const { parameter, lines, slots, marks, limitsName, instantName } = drawn;
  const { word, head } = drawn.estimated;
  const rows = tableOf(lines);
  const series = lines.map((line, index): ChartSeries => {
    const { key, name, raw, limits } = line;
    const own = rows.slice(index * slots.length, (index + 1) * slots.length);
    return {
      key,
      name,
      color: parameter.color,
      // Animals are measured by people, when it suits: a week without a weight is no gap.
      isJoined: isAnimal(line.subject),
      values: own.map((row) => valueOf(row, line, word)),
      ...(kind === "line" &&
        raw !== null && {
          raw: raw.map((one) => rawPoint(one, limits, instantName)),
        }),
    };
  });
  const { scaleMax } = parameter;
  return {
    kind,
    slots,
    series,
    bands: bandsOf(lines, limitsName),
    marks,
    unit: symbolOf(parameter.unit),
    ...(lines.some(({ estimated }) => estimated !== null) && { remarks: head }),
    ...(scaleMax !== null && {
      span: [kind === "bar" ? 0 : 1, scaleMax] as const,
    }),
  };
}

/** What an option is called, by the name counts have for it. */
type OptionName = (option: string) => string;

/** The options of a parameter that were chosen, or can be; those that are taken back only where they were. */
function optionsOf(parameter: Drawn, lines: readonly PlaceLine[]): string[] {
  const gone = new Set(
    parameter.options.flatMap(({ id, isArchived }) => (isArchived ? id : [])),
  );
  const counted = new Set(
    sharesOf(
      lines.flatMap(({ points }) => points),
      countedOptions(parameter),
    ).flatMap(({ option, count }) => (count > 0 ? option : [])),
  );
  const offered = countedOptions(parameter).filter((one) => !gone.has(one));
  return [...new Set([...offered, ...counted])];
}

/** How often each was chosen over time, at one place. */
export function countsChart(
  line: PlaceLine,
  { parameter, slots, marks }: Pick<ToDraw, "parameter" | "slots" | "marks">,
  optionName: OptionName,
): TimeChartData {
  const options = optionsOf(parameter, [line]);
  const rows = tableOf([line], options);
  return {
    kind: "stack",
    slots,
    series: options.map((option, place) => ({
      key: option,
      name: optionName(option),
      values: rows.map(({ n, counts }) => {
        if (n === 0) return null;
        const count = counts[place] ?? 0;
        const nothing = { low: null, high: null, deviation: null, outside: [] };
        return { value: count, n: count, ...nothing };
      }),
    })),
    marks,
    unit: "",
    ordered: parameter.measureType === "scale",
  };
}

/** How often each was chosen in all, a whole a place. */
export function sharesChart(
  kind: "pie" | "doughnut",
  { parameter, lines }: Pick<ToDraw, "parameter" | "lines">,
  optionName: OptionName,
): ShareChartData {
  const options = optionsOf(parameter, lines);
  return {
    kind,
    ordered: parameter.measureType === "scale",
    wholes: lines.map(({ key, name, points }) => ({
      key,
      name,
      parts: sharesOf(points, options)
        .filter(({ option }) => options.includes(option))
        .map(({ option, count }) => ({
          key: option,
          name: optionName(option),
          count,
        })),
    })),
  };
}
