/** What a column is made of: a record of a scan, of an animal or of so many that nobody told apart. */
export interface ScanRecord {
  t: number;
  /** Not there: nobody told them apart. */
  animalId?: string;
  /** How many it is of; not there: one. */
  count?: number;
  /** What was done; null: not in sight. */
  behaviourIds: readonly string[] | null;
  level?: number | null;
}

/** One thing that records say: what they say differently, by when first, and of each record which of these it is. */
export interface Column<T> {
  values: readonly T[];
  places: Int32Array;
}

/**
 * The records of a session, column by column, in their order: what is counted of forty thousand of them is counted by number, and what a text says
 * is looked up once for all that say the same.
 */
export interface Columns {
  animals: Column<string | null>;
  /** Equal lists are one. */
  doings: Column<readonly string[] | null>;
  levels: Column<number | null>;
  instants: Column<number>;
  counts: Int32Array;
}

/** A column that is being read: what it says so far, and where each of that is by what is equal for what is the same. */
interface Reading<T> {
  values: T[];
  places: Int32Array;
  known: Map<unknown, number>;
}

const unread = <T>(length: number): Reading<T> => ({
  values: [],
  places: new Int32Array(length),
  known: new Map(),
});

function note<T>(
  { values, places, known }: Reading<T>,
  at: number,
  value: T,
  key: unknown = value,
): void {
  let place = known.get(key);
  if (place === undefined) {
    place = values.push(value) - 1;
    known.set(key, place);
  }
  places[at] = place;
}

/** Most do one thing: its id says it. No id is a text that JSON makes of a list. */
const keyOfDoing = (behaviourIds: readonly string[] | null): string | null =>
  behaviourIds?.length === 1
    ? (behaviourIds[0] ?? "")
    : behaviourIds && JSON.stringify(behaviourIds);

function read(records: readonly ScanRecord[]): Columns {
  const animals = unread<string | null>(records.length);
  const doings = unread<readonly string[] | null>(records.length);
  const levels = unread<number | null>(records.length);
  const instants = unread<number>(records.length);
  const counts = new Int32Array(records.length);
  records.forEach((record, at) => {
    note(animals, at, record.animalId ?? null);
    note(doings, at, record.behaviourIds, keyOfDoing(record.behaviourIds));
    note(levels, at, record.level ?? null);
    note(instants, at, record.t);
    counts[at] = record.count ?? 1;
  });
  return { animals, doings, levels, instants, counts };
}

const known = new WeakMap<readonly ScanRecord[], Columns>();

/** Records by column, read once as long as they are held: every analysis of scans begins with the same. No records: empty columns. */
export function columnsOf(records: readonly ScanRecord[]): Columns {
  const found = known.get(records) ?? read(records);
  known.set(records, found);
  return found;
}

/** What of a column some of its records say. */
function columnAt<T>(
  { values, places }: Column<T>,
  kept: Int32Array,
): Column<T> {
  const own: T[] = [];
  const now = new Int32Array(values.length).fill(-1);
  const left = new Int32Array(kept.length);
  for (let at = 0; at < kept.length; at += 1) {
    const place = places[kept[at] ?? 0] ?? 0;
    if (now[place] === -1) now[place] = own.push(values[place] as T) - 1;
    left[at] = now[place] ?? 0;
  }
  return { values: own, places: left };
}

/** Those of some records that are meant, by their place; their columns are known from those of all. */
export function recordsWhere<R extends ScanRecord>(
  records: readonly R[],
  isMeant: (at: number) => boolean,
): R[] {
  const { animals, doings, levels, instants, counts } = columnsOf(records);
  const own: R[] = [];
  const places: number[] = [];
  records.forEach((record, at) => {
    if (!isMeant(at)) return;
    own.push(record);
    places.push(at);
  });
  const kept = Int32Array.from(places);
  known.set(own, {
    animals: columnAt(animals, kept),
    doings: columnAt(doings, kept),
    levels: columnAt(levels, kept),
    instants: columnAt(instants, kept),
    counts: kept.map((at) => counts[at] ?? 1),
  });
  return own;
}
