import type { Table, TableRow } from "../../inventory/fields";
import { isBlank, valueKey } from "../../inventory/read/words";
import { parisDay } from "../../time/paris";
import { readingAheadMost } from "../ingest/check";
import type { EnvironmentalParameter } from "../parameters/parameter";
import { plausibility, valueIssue } from "../values/accept";
import { readNumber } from "../values/read-number";
import type { ColumnUse, ImportTarget } from "./columns";
import type { TimeReading } from "./read-time";
import { readTime } from "./read-time";

/** What comes more often in a day, a person did not give. */
const givenDailyMost = 24;
/** So many values are taken of one file. */
export const importMost = 50_000;

/** Why a cell is not taken. */
type ImportRefusal = "instant" | "ahead" | "value" | "bounds" | "twice";

/** What can be imported; an instant as a value is given by hand. */
export const importedTypes: readonly EnvironmentalParameter["measureType"][] = [
  "numeric",
  "scale",
  "choice",
  "boolean",
];

type Importing = Pick<
  EnvironmentalParameter,
  | "builtIn"
  | "measureType"
  | "scaleMax"
  | "options"
  | "plausible"
  | "parameterId"
>;

type ImportedValue = number | boolean | string;

interface ImportedSample {
  /** The row of the file. */
  line: number;
  at: Date;
  value: ImportedValue;
}

/** A cell that is not taken; `place` is its column. */
interface RefusedCell {
  line: number;
  place: number;
  reason: ImportRefusal;
}

/**
 * As what values are kept: each as one that a person gave, which is in the history and can be corrected; or, where there
 * are too many a day, as readings of a sensor, an hour together.
 */
type KeptAs = "values" | "readings";

/** What of one column would be kept. */
export interface PlannedSeries extends ImportTarget {
  place: number;
  samples: ImportedSample[];
  keptAs: KeptAs;
  /** How many are outside what is plausible. */
  unlikely: number;
}

/** What an import would do. */
export interface ImportPlan {
  series: PlannedSeries[];
  refused: RefusedCell[];
  /** How many values would be kept. */
  count: number;
}

const yes = new Set("true,1,yes,y,on,oui,o,ja,j,si,s,sim".split(","));
const no = new Set("false,0,no,n,off,non,nein,nee,nao".split(","));

/** What a cell says of a parameter; null for what is no value of its type. */
function valueOf(
  { measureType, options }: Importing,
  text: string,
): ImportedValue | null {
  if (measureType === "numeric") return readNumber(text);
  const key = valueKey(text);
  if (measureType === "scale") {
    const step = options.find(({ name }) => valueKey(name) === key)?.id;
    // A word may be a number of its own: a figure is a step.
    return readNumber(text) ?? readNumber(step ?? "");
  }
  if (measureType === "boolean") {
    if (yes.has(key)) return true;
    return no.has(key) ? false : null;
  }
  const option = options.find(
    ({ name, isArchived }) => !isArchived && valueKey(name) === key,
  );
  return option?.id ?? null;
}

function checkedValue(
  parameter: Importing,
  text: string,
): ImportedValue | { reason: ImportRefusal } {
  const value = valueOf(parameter, text);
  if (value === null) return { reason: "value" };
  const issue = valueIssue(parameter, value);
  if (issue === null) return value;
  return { reason: issue.code.startsWith("bounds") ? "bounds" : "value" };
}

/** Readings where there are more than 24 a day, of the days that have any; what is chosen is nothing a sensor says. */
function keptAs(
  { measureType }: Pick<Importing, "measureType">,
  samples: readonly { at: Date }[],
): KeptAs {
  if (measureType === "choice" || measureType === "datetime") return "values";
  const days = new Set(samples.map(({ at }) => parisDay(at)));
  return samples.length > days.size * givenDailyMost ? "readings" : "values";
}

interface Column extends ImportTarget {
  place: number;
  parameter: Importing;
  /** By instant: what is said twice is taken once. */
  samples: Map<number, ImportedSample>;
}

function columnsOf(
  uses: readonly ColumnUse[],
  parameters: readonly Importing[],
): Column[] {
  const byId = new Map(parameters.map((one) => [one.parameterId, one]));
  return uses.flatMap((use, place): Column[] => {
    if (use === null || typeof use === "string") return [];
    const parameter = byId.get(use.parameterId);
    return parameter === undefined
      ? []
      : [{ ...use, place, parameter, samples: new Map() }];
  });
}

/** The instant of a row, or why it has none. */
function instantOf(
  { cells }: TableRow,
  uses: readonly ColumnUse[],
  reading: TimeReading,
  { before, now }: { before: Date | null; now: Date },
): Date | ImportRefusal {
  const textOf = (use: "at" | "time") => cells[uses.indexOf(use)] ?? "";
  const at = readTime(`${textOf("at")} ${textOf("time")}`, reading, before);
  if (at === null || at.getTime() < 0) return "instant";
  return at.getTime() - now.getTime() > readingAheadMost ? "ahead" : at;
}

/** Takes a cell into its column, or says why not; what says nothing is left out without a word. */
function takeCell(
  { parameter, samples, place }: Column,
  { line, cells }: TableRow,
  at: Date | ImportRefusal,
): RefusedCell | null {
  const text = cells[place] ?? "";
  if (text === "" || isBlank(text)) return null;
  if (!(at instanceof Date)) return { line, place, reason: at };
  const value = checkedValue(parameter, text);
  if (typeof value === "object") return { line, place, ...value };
  if (samples.has(at.getTime())) return { line, place, reason: "twice" };
  samples.set(at.getTime(), { line, at, value });
  return null;
}

function plannedOf({
  samples,
  parameter,
  ...target
}: Column): PlannedSeries | null {
  if (samples.size === 0) return null;
  const all = [...samples.values()].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  return {
    ...target,
    samples: all,
    keptAs: keptAs(parameter, all),
    unlikely: all.filter(
      ({ value }) => plausibility(parameter, value) !== "within",
    ).length,
  };
}

/**
 * What an import of a table would keep: of each column that says values of a parameter those that can be taken, in the order
 * of time, and each cell that cannot, with its reason. Empty cells are neither. Nothing for a table without a column of when.
 */
export function planImport(
  { rows }: Table,
  uses: readonly ColumnUse[],
  parameters: readonly Importing[],
  reading: TimeReading,
  now: Date,
): ImportPlan {
  const columns = uses.includes("at") ? columnsOf(uses, parameters) : [];
  const refused: RefusedCell[] = [];
  let before: Date | null = null;
  for (const row of rows) {
    const at = instantOf(row, uses, reading, { before, now });
    for (const column of columns) {
      const wrong = takeCell(column, row, at);
      if (wrong !== null) refused.push(wrong);
    }
    if (at instanceof Date) before = at;
  }
  const series = columns.map(plannedOf).filter((one) => one !== null);
  const count = series.reduce((sum, { samples }) => sum + samples.length, 0);
  return { series, refused, count };
}
