import * as z from "zod";
import type { Column } from "./columns";
import { columnOf, columnSchema, Dictionary, valueIn } from "./columns";
import type { FocalRow, Mark, Rows, ScanRow, Seen } from "./row";
import {
  acts,
  focalRowSchema,
  markKinds,
  markSchema,
  noRows,
  scanRowSchema,
} from "./row";

const table = z.record(z.string(), columnSchema);
const storedSchema = z.object({
  /** Ids and texts. */
  d: z.array(z.string()),
  /** Rows of each list. */
  n: z.tuple([z.int().min(0), z.int().min(0), z.int().min(0)]),
  f: table.optional(),
  s: table.optional(),
  /** What was seen in all scans, one after another. */
  a: table.optional(),
  m: table.optional(),
});
type Stored = z.infer<typeof storedSchema>;
type Table = Record<string, Column>;

/** Differences from one to the next: small numbers are short. */
const steps = (values: readonly number[]): number[] =>
  values.map((value, at) => value - (values[at - 1] ?? 0));

function sums(column: Column | undefined, rows: number): number[] {
  let sum = 0;
  return Array.from({ length: rows }, (_, row) => {
    sum += Number(valueIn(column, row));
    return sum;
  });
}

const columns = (given: Record<string, readonly (number | null)[]>): Table =>
  Object.fromEntries(
    Object.entries(given).map(([name, values]) => [name, columnOf(values)]),
  );

/** Several ids as one text: ids have no slash. */
const joined = (ids: readonly string[] | null): string | null =>
  ids === null ? null : ids.join("/");
const parted = (text: string | null): string[] | null => {
  if (text === null) return null;
  return text === "" ? [] : text.split("/");
};

const focalTable = (rows: readonly FocalRow[], words: Dictionary): Table =>
  columns({
    t: steps(rows.map(({ t }) => t)),
    k: rows.map(({ act }) => acts.indexOf(act)),
    a: rows.map(({ animalId }) => words.numberOf(animalId)),
    b: rows.map(({ behaviourId }) => words.numberOf(behaviourId)),
    m: rows.map(({ modifiers }) => words.numberOf(joined(modifiers))),
    p: rows.map(({ partnerId }) => words.numberOf(partnerId)),
  });

const scanTable = (rows: readonly ScanRow[]): Table =>
  columns({
    t: steps(rows.map(({ t }) => t)),
    s: rows.map(({ slot }) => slot),
    n: rows.map(({ seen }) => seen.length),
  });

const seenTable = (rows: readonly Seen[], words: Dictionary): Table =>
  columns({
    a: rows.map(({ animalId }) => words.numberOf(animalId)),
    g: rows.map(({ groupId }) => words.numberOf(groupId)),
    c: rows.map(({ count }) => count),
    b: rows.map(({ behaviourIds }) => words.numberOf(joined(behaviourIds))),
    x: rows.map(({ x }) => x),
    y: rows.map(({ y }) => y),
    l: rows.map(({ level }) => level),
    z: rows.map(({ areaId }) => words.numberOf(areaId)),
    p: rows.map(({ partnerId }) => words.numberOf(partnerId)),
  });

const markTable = (rows: readonly Mark[], words: Dictionary): Table =>
  columns({
    t: steps(rows.map(({ t }) => t)),
    k: rows.map(({ kind }) => markKinds.indexOf(kind)),
    a: rows.map(({ animalId }) => words.numberOf(animalId)),
    x: rows.map(({ text }) => words.numberOf(text)),
  });

/**
 * Rows as one text: columns with a dictionary, about 20 bytes an animal and scan. Equal rows give equal texts. No rows
 * give a text without tables.
 */
export function rowsText({ focal, scans, marks }: Rows): string {
  const words = new Dictionary();
  const seen = scans.flatMap((scan) => scan.seen);
  const tables = {
    ...(focal.length > 0 && { f: focalTable(focal, words) }),
    ...(scans.length > 0 && { s: scanTable(scans) }),
    ...(seen.length > 0 && { a: seenTable(seen, words) }),
    ...(marks.length > 0 && { m: markTable(marks, words) }),
  };
  const n = [focal.length, scans.length, marks.length];
  return JSON.stringify({ d: words.texts, n, ...tables });
}

function focalOf({ f = {}, n: [rows] }: Stored, words: Dictionary): unknown[] {
  const instants = sums(f["t"], rows);
  return instants.map((t, row) => ({
    t,
    act: acts[Number(valueIn(f["k"], row))],
    animalId: words.textOf(valueIn(f["a"], row)),
    behaviourId: words.textOf(valueIn(f["b"], row)),
    modifiers: parted(words.textOf(valueIn(f["m"], row))) ?? [],
    partnerId: words.textOf(valueIn(f["p"], row)),
  }));
}

const seenIn = (a: Table, row: number, words: Dictionary): unknown => ({
  animalId: words.textOf(valueIn(a["a"], row)),
  groupId: words.textOf(valueIn(a["g"], row)),
  count: valueIn(a["c"], row),
  behaviourIds: parted(words.textOf(valueIn(a["b"], row))),
  x: valueIn(a["x"], row),
  y: valueIn(a["y"], row),
  level: valueIn(a["l"], row),
  areaId: words.textOf(valueIn(a["z"], row)),
  partnerId: words.textOf(valueIn(a["p"], row)),
});

/** So much is seen in one scan at most. */
const seenMost = 300;

function scansOf({ s = {}, a = {}, n }: Stored, words: Dictionary): unknown[] {
  let from = 0;
  return sums(s["t"], n[1]).map((t, row) => {
    const length = Math.min(seenMost, Number(valueIn(s["n"], row)));
    const first = from;
    from += length;
    const seen = Array.from({ length }, (_, at) =>
      seenIn(a, first + at, words),
    );
    return { t, slot: valueIn(s["s"], row), seen };
  });
}

const marksOf = ({ m = {}, n }: Stored, words: Dictionary): unknown[] =>
  sums(m["t"], n[2]).map((t, row) => ({
    t,
    kind: markKinds[Number(valueIn(m["k"], row))],
    animalId: words.textOf(valueIn(m["a"], row)),
    text: words.textOf(valueIn(m["x"], row)),
  }));

const rowsSchema = z.object({
  focal: z.array(focalRowSchema),
  scans: z.array(scanRowSchema),
  marks: z.array(markSchema),
});

/** So many rows a text says at most beyond those that it holds value by value: one that says more is none of ours. */
const repeatedMost = 2000;

/** How much is seen in all scans, as far as a text says it. */
function seenSaid(column: Column | undefined, scans: number): number {
  const lengths = Array.isArray(column)
    ? (column as readonly unknown[]).slice(0, scans).map(Number)
    : [Number(column ?? 0) * scans];
  return lengths.reduce((sum, one) => sum + Math.max(0, one || 0), 0);
}

/** Whether a text holds what it says: a column may be one value, but not of rows without number. */
function holdsItsRows({ n, f, s, a, m }: Stored): boolean {
  const held = [f, s, a, m]
    .flatMap((one) => Object.values(one ?? {}))
    .reduce<number>(
      (sum, column) => sum + (Array.isArray(column) ? column.length : 0),
      0,
    );
  const said = n[0] + n[1] + n[2] + seenSaid(s?.["n"], n[1]);
  return said <= held + repeatedMost;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Stored rows of what JSON gave; null for what holds none. */
export function rowsOfStored(json: unknown): Rows | null {
  const { data } = storedSchema.safeParse(json);
  if (data === undefined || !holdsItsRows(data)) return null;
  const words = new Dictionary(data.d);
  const read = rowsSchema.safeParse({
    focal: focalOf(data, words),
    scans: scansOf(data, words),
    marks: marksOf(data, words),
  });
  return read.data ?? null;
}

/** The rows of such a text; "{}", as a record has it that holds nothing, gives none; null for a text that holds others. */
export const rowsOf = (text: string): Rows | null =>
  text === "{}" ? noRows : rowsOfStored(readJson(text));
