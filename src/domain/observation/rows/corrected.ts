import * as z from "zod";
import { equalValues } from "../../record/equal";
import type { ObsCorrection } from "../obs-session";
import { correctionChangeMost } from "../obs-session";
import type { Keyed, KeyedScan, Recorded } from "./keyed";
import { bare, byTime } from "./keyed";
import type { FocalRow, Mark, ScanRow, Seen } from "./row";
import { focalRowSchema, markSchema, scanRowSchema, seenSchema } from "./row";

/** What a correction is about when it is about the whole session. */
export const wholeSession = "session";
/** A row that is put in has a key of its own. */
export const addedPrefix = "+";

const changeSchema = z.union([
  z.object({ focal: focalRowSchema }).strict(),
  z.object({ mark: markSchema }).strict(),
  /** When a scan was made, and as which. */
  z.object({ scan: scanRowSchema.omit({ seen: true }) }).strict(),
  z.object({ seen: seenSchema }).strict(),
  /** A scan that was forgotten, with all that was seen. */
  z.object({ whole: scanRowSchema }).strict(),
  z.object({ removed: z.literal(true) }).strict(),
  z.object({ voided: z.boolean() }).strict(),
]);
/** What a correction makes of its row. */
export type Change = z.infer<typeof changeSchema>;

/** A change as it is stored. */
export const changeText = (change: Change): string => JSON.stringify(change);

/** The change of such a text; null for a text that holds none. */
export function changeOf(text: string): Change | null {
  try {
    return changeSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A correction, as far as it changes what was recorded. */
export type Correcting = Pick<
  ObsCorrection,
  "correctionId" | "target" | "change" | "at"
>;

/** What is recorded once corrections are applied, and what each of them found. */
export interface Correction {
  recorded: Recorded;
  /** When it was declared void; null: it counts. */
  voidedAt: Date | null;
  /** Corrections that fit nothing: kept, applied nowhere. */
  flaws: string[];
  /** By correction: what stood there, as text; null: nothing. */
  before: Record<string, string | null>;
  /** When the last that applies was made; null: none does. */
  correctedAt: Date | null;
}

/** A mark as it came in a chunk (`keyed.ts`). */
const markKey = /:m\d+$/u;

/**
 * Of some corrections those that say nothing else of what was seen: whether it counts, when it was paused and over, what was
 * noted. The others may have been made with somebody else's record in view. None: none.
 */
export function besideSeen<C extends Pick<Correcting, "target" | "change">>(
  corrections: readonly C[],
): C[] {
  const changes = corrections.map((one) => ({
    one,
    change: changeOf(one.change) ?? {},
  }));
  const put = new Set(
    changes.flatMap(({ one, change }) =>
      "mark" in change ? [one.target] : [],
    ),
  );
  const isMark = (target: string) => markKey.test(target) || put.has(target);
  return changes.flatMap(({ one, change }) => {
    const isBeside =
      "voided" in change ||
      "mark" in change ||
      ("removed" in change && isMark(one.target));
    return isBeside ? [one] : [];
  });
}

type Scan = Omit<KeyedScan, "seen"> & { seen: Keyed<Seen>[] };

/** What is recorded, by key, to be changed. */
interface Open {
  focal: Map<string, FocalRow>;
  marks: Map<string, Mark>;
  scans: Map<string, Scan>;
  isVoid: boolean;
}

const openOf = ({ focal, marks, scans }: Recorded): Open => ({
  focal: new Map(focal.map((row) => [row.key, bare(row)])),
  marks: new Map(marks.map((row) => [row.key, bare(row)])),
  scans: new Map(
    scans.map((scan) => [scan.key, { ...scan, seen: [...scan.seen] }]),
  ),
  isVoid: false,
});

/** The key of the scan that holds what was seen under a key. */
const scanKeyOf = (key: string): string => key.slice(0, key.lastIndexOf(":"));

const seenAt = (open: Open, key: string): [Scan, number] | null => {
  const scan = open.scans.get(scanKeyOf(key));
  const place = scan?.seen.findIndex((one) => one.key === key) ?? -1;
  return scan === undefined || place < 0 ? null : [scan, place];
};

/** What stands under a key, as a change would put it there; null: nothing. */
function standing(open: Open, target: string): Change | null {
  if (target === wholeSession) return { voided: open.isVoid };
  const focal = open.focal.get(target);
  if (focal !== undefined) return { focal };
  const mark = open.marks.get(target);
  if (mark !== undefined) return { mark };
  const scan = open.scans.get(target);
  if (scan !== undefined) return { scan: { t: scan.t, slot: scan.slot } };
  const [within, place] = seenAt(open, target) ?? [];
  const seen = within?.seen[place ?? 0];
  return seen === undefined ? null : { seen: bare(seen) };
}

function removes(open: Open, target: string): boolean {
  const [scan, place] = seenAt(open, target) ?? [];
  if (scan !== undefined && place !== undefined) {
    scan.seen.splice(place, 1);
    return true;
  }
  return (
    open.focal.delete(target) ||
    open.marks.delete(target) ||
    open.scans.delete(target)
  );
}

function putSeen(open: Open, target: string, seen: Seen): boolean {
  const [scan, place] = seenAt(open, target) ?? [];
  if (scan !== undefined && place !== undefined) {
    scan.seen[place] = { ...seen, key: target };
    return true;
  }
  // One more in a scan: "<key of the scan>:+…".
  const within = open.scans.get(scanKeyOf(target));
  const isNew = target.slice(scanKeyOf(target).length + 1).startsWith("+");
  if (within === undefined || !isNew) return false;
  within.seen.push({ ...seen, key: target });
  return true;
}

const wholeScan = ({ seen, ...scan }: ScanRow, key: string): Scan => ({
  ...scan,
  key,
  seen: seen.map((one, place) => ({ ...one, key: `${key}:${place}` })),
});

/** Makes one change; false: it fits nothing here. */
function makes(open: Open, target: string, change: Change): boolean {
  if (target === wholeSession) {
    if (!("voided" in change)) return false;
    open.isVoid = change.voided;
    return true;
  }
  const isNew = target.startsWith(addedPrefix);
  if ("removed" in change) return removes(open, target);
  if ("seen" in change) return putSeen(open, target, change.seen);
  if ("focal" in change && (isNew || open.focal.has(target)))
    open.focal.set(target, change.focal);
  else if ("mark" in change && (isNew || open.marks.has(target)))
    open.marks.set(target, change.mark);
  else if ("whole" in change && isNew)
    open.scans.set(target, wholeScan(change.whole, target));
  else if ("scan" in change) {
    const scan = open.scans.get(target);
    if (scan === undefined) return false;
    open.scans.set(target, { ...scan, ...change.scan });
  } else return false;
  return true;
}

const inOrder = (a: Correcting, b: Correcting): number =>
  a.at.getTime() - b.at.getTime() || (a.correctionId < b.correctionId ? -1 : 1);

const withKeys = <T extends object>(rows: ReadonlyMap<string, T>): Keyed<T>[] =>
  [...rows].map(([key, row]) => ({ ...row, key }));

/**
 * What was recorded with corrections applied, the one that was made last holding, in whatever order and however often they
 * arrive. One that fits nothing changes nothing. No corrections: what was recorded as it is.
 */
export function applyCorrections(
  recorded: Recorded,
  corrections: readonly Correcting[],
): Correction {
  const open = openOf(recorded);
  const each = new Map(corrections.map((one) => [one.correctionId, one]));
  const flaws: string[] = [];
  const before: Record<string, string | null> = {};
  let correctedAt: Date | null = null;
  let voidedAt: Date | null = null;
  for (const one of [...each.values()].sort(inOrder)) {
    const { correctionId, target, at } = one;
    const stood = standing(open, target);
    before[correctionId] =
      stood === null ? null : changeText(stood).slice(0, correctionChangeMost);
    const change = changeOf(one.change);
    if (change === null || !makes(open, target, change)) {
      flaws.push(correctionId);
      continue;
    }
    if (equalValues(change, stood)) continue;
    correctedAt = at;
    if ("voided" in change) voidedAt = at;
  }
  return {
    recorded: {
      focal: byTime(withKeys(open.focal)),
      scans: byTime([...open.scans.values()]),
      marks: byTime(withKeys(open.marks)),
    },
    voidedAt: open.isVoid ? voidedAt : null,
    flaws,
    before,
    correctedAt,
  };
}
