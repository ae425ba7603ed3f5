import { equalValues } from "../../record/equal";
import type { ObsCorrection } from "../obs-session";
import { correctionChangeMost } from "../obs-session";
import type { Change } from "./change";
import { addedPrefix, changeOf, changeText, wholeSession } from "./change";
import type { Keyed, KeyedScan, Recorded } from "./keyed";
import { bare, byTime } from "./keyed";
import type { Motion } from "./motion";
import { seenMoved } from "./motion";
import type { FocalRow, Mark, ScanRow, Seen } from "./row";
import { sessionMost } from "./row";
import { takenBackIn } from "./taken-back";

/** A correction, as far as it changes what was recorded. */
export type Correcting = Pick<
  ObsCorrection,
  "correctionId" | "target" | "change" | "at"
>;

/** All points of a session were moved, by which correction and when it was made. */
export interface MadeMotion {
  correctionId: string;
  at: Date;
  motion: Motion;
}

/** What is recorded once corrections are applied, and what each of them found. */
export interface Correction {
  recorded: Recorded;
  /** When it was declared void; null: it counts. */
  voidedAt: Date | null;
  /** Corrections that fit nothing: kept, applied nowhere. */
  flaws: string[];
  /** Corrections that were taken back: kept, applied nowhere. */
  takenBack: string[];
  /** By which corrections all points were moved, the first first. */
  motions: MadeMotion[];
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
  /** Nothing is put later than this, in ms since the session began. */
  until: number;
}

const openOf = ({ focal, marks, scans }: Recorded, until: number): Open => ({
  until,
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

/** What stands under a key, as a change would put it there; null: nothing, or nothing that one could say in a line. */
function standing(
  open: Open,
  target: string,
  change: Change | null,
): Change | null {
  if (target === wholeSession)
    return change !== null && "moved" in change
      ? null
      : { voided: open.isVoid };
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

function movePoints(open: Open, motion: Motion): void {
  for (const scan of open.scans.values())
    scan.seen = scan.seen.map((one) => ({
      ...seenMoved(motion, one),
      key: one.key,
    }));
}

/** The instant that a change puts something at, in ms since the session began; null: at none. */
function instantIn(change: Change): number | null {
  if ("focal" in change) return change.focal.t;
  if ("mark" in change) return change.mark.t;
  if ("whole" in change) return change.whole.t;
  return "scan" in change ? change.scan.t : null;
}

/** Makes one change; false: it fits nothing here, or is of after the session. */
function makes(open: Open, target: string, change: Change): boolean {
  if ((instantIn(change) ?? 0) > open.until) return false;
  if (target === wholeSession) {
    if ("voided" in change) open.isVoid = change.voided;
    else if ("moved" in change) movePoints(open, change.moved);
    else return false;
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

interface Made extends Correcting {
  /** null: it cannot be read. */
  made: Change | null;
  /** Which correction it takes back; null: none. */
  takesBack: string | null;
}

/** Corrections in the order in which they were made, each once. */
const inTheirOrder = (corrections: readonly Correcting[]): Made[] =>
  [...new Map(corrections.map((one) => [one.correctionId, one])).values()]
    .sort(inOrder)
    .map((one) => {
      const made = changeOf(one.change);
      const takesBack =
        made !== null && "takenBack" in made ? made.takenBack : null;
      return { ...one, made, takesBack };
    });

/** What corrections came to, while they are applied one after another. */
type Told = Omit<Correction, "recorded" | "takenBack">;

/** Applies a correction that counts. */
function apply(open: Open, told: Told, one: Made, stood: Change | null): void {
  const { correctionId, target, at, made } = one;
  if (made === null || !makes(open, target, made)) {
    told.flaws.push(correctionId);
    return;
  }
  if (equalValues(made, stood)) return;
  told.correctedAt = at;
  if ("voided" in made) told.voidedAt = at;
  if ("moved" in made)
    told.motions.push({ correctionId, at, motion: made.moved });
}

/**
 * What was recorded with corrections applied, the one that was made last holding, in whatever order and however often they
 * arrive. One that fits nothing, that puts something later than `until` (ms since the beginning; `lastOf` of its session), or that a
 * later one takes back, changes nothing. No corrections: what was recorded as it is.
 */
export function applyCorrections(
  recorded: Recorded,
  corrections: readonly Correcting[],
  until = sessionMost,
): Correction {
  const open = openOf(recorded, until);
  const each = inTheirOrder(corrections);
  const takenBack = takenBackIn(each);
  const told: Told = {
    ...{ voidedAt: null, flaws: [], motions: [] },
    ...{ before: {}, correctedAt: null },
  };
  const texts = new Map<string, string>();
  for (const one of each) {
    const { correctionId, target, takesBack } = one;
    const stood = standing(open, target, one.made);
    const before =
      takesBack === null
        ? stood && changeText(stood)
        : (texts.get(takesBack) ?? null);
    texts.set(correctionId, one.change);
    told.before[correctionId] = before?.slice(0, correctionChangeMost) ?? null;
    if (takenBack.has(correctionId)) continue;
    if (takesBack === null) apply(open, told, one, stood);
    else if (before === null || target !== wholeSession)
      told.flaws.push(correctionId);
    else told.correctedAt = one.at;
  }
  return {
    ...told,
    recorded: {
      focal: byTime(withKeys(open.focal)),
      scans: byTime([...open.scans.values()]),
      marks: byTime(withKeys(open.marks)),
    },
    voidedAt: open.isVoid ? told.voidedAt : null,
    takenBack: [...takenBack],
  };
}
