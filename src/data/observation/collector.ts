import type { ErrorCode } from "@domain/errors";
import type { Loose, Tapped } from "@domain/observation/collect/tapped";
import { chunksToSeal, rowsOfTapped } from "@domain/observation/collect/tapped";
import type { ObsRecord } from "@domain/observation/obs-session";
import { handedOverSince } from "@domain/observation/rows/hand-over";
import { byTime } from "@domain/observation/rows/keyed";
import type { Rows } from "@domain/observation/rows/row";
import { rowsOf } from "@domain/observation/rows/rows-text";
import { toAppError } from "../errors";
import { outbox } from "../outbox/outbox";
import type { Held, Logged, TapLog } from "./tap-log";
import type { CollectedAt } from "./writes";
import { createRecord, recordIdOf } from "./writes";

type Chunk = Pick<ObsRecord, "recordId" | "deviceId" | "n" | "rows" | "until">;

/** What is collected in a session, on all devices. */
export interface Collected {
  rows: Rows;
  /** Of this device, not sealed yet, in the order of the touches. */
  loose: readonly Loose[];
  /** Why a chunk was not taken; null: all were, or none was sent yet. */
  refusal: ErrorCode | null;
  /** This device handed it over and has collected nothing since. */
  isHandedOver: boolean;
  /** Another device collected in it since this one has it open. */
  isShared: boolean;
}

export interface Collector {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => Collected;
  /**
   * What one touch recorded, by its group; kept here at once. Where more is asked of it, it is not sealed with what is full
   * before that is said.
   */
  add: (tapped: readonly Tapped[], isAsked?: boolean) => number;
  /** Completes what one touch recorded by what was asked of it. */
  complete: (group: number, more: (one: Tapped) => Tapped) => void;
  /** Takes back what one touch recorded; nothing where that is sealed. */
  undo: (group: number) => void;
  /** Seals all that is loose; resolves once the outbox has it. */
  sealAll: () => Promise<void>;
  /** Told of the chunks that are stored, whoever made them. */
  setStored: (chunks: readonly Chunk[]) => void;
}

const joined = (all: readonly Rows[]): Rows => ({
  focal: byTime(all.flatMap(({ focal }) => focal)),
  scans: byTime(all.flatMap(({ scans }) => scans)),
  marks: byTime(all.flatMap(({ marks }) => marks)),
});

const nextOf = (
  { next }: Held,
  stored: readonly Chunk[],
  deviceId: string,
): number =>
  stored
    .filter((chunk) => chunk.deviceId === deviceId)
    .reduce((most, { n }) => Math.max(most, n + 1), next);

/** What was sealed and may not have been made, by the number of its chunk. */
function boundIn({ rows }: Held): Map<number, Logged[]> {
  const bound = new Map<number, Logged[]>();
  for (const row of rows)
    if (row.chunk !== null)
      bound.set(row.chunk, [...(bound.get(row.chunk) ?? []), row]);
  return bound;
}

/**
 * Collects on this device: goes on with what its log holds, beside what is stored. A chunk that was sealed and may not have
 * been made is made again under its own number: made twice it is one.
 */
export function collector(
  at: CollectedAt,
  log: TapLog,
  held: Held,
  stored: readonly Chunk[],
): Collector {
  const { deviceId, uid, obsSessionId } = at;
  const listeners = new Set<() => void>();
  /** Chunks never change: each is read once. */
  const read = new Map<string, Rows>();
  const own = new Map<string, Rows>();
  const openedAt = new Date();
  let isShared = false;
  /** The group of which more is asked; null: of none. */
  let asked: number | null = null;
  let loose: readonly Logged[] = held.rows.filter(
    ({ chunk }) => chunk === null,
  );
  let seq = held.rows.reduce((most, row) => Math.max(most, row.seq + 1), 0);
  let next = nextOf(held, stored, deviceId);
  let refusal: ErrorCode | null = null;
  let sealed = joined([]);
  const isHandedOver = (here: Rows): boolean => {
    const mine = [...own.values(), here];
    return (
      mine.some(({ marks }) => marks.some(({ kind }) => kind === "handOver")) &&
      handedOverSince(joined(mine)) !== null
    );
  };
  const collected = (): Collected => {
    const here = rowsOfTapped(loose);
    return {
      rows: joined([sealed, here]),
      loose,
      refusal,
      isHandedOver: isHandedOver(here),
      isShared,
    };
  };
  let current = collected();

  const tell = () => {
    current = collected();
    for (const listener of [...listeners]) listener();
  };
  const joinSealed = () => {
    sealed = joined([...new Map([...read, ...own]).values()]);
  };

  const setStored = (chunks: readonly Chunk[]) => {
    let isNew = false;
    for (const chunk of chunks) {
      const { recordId } = chunk;
      if (read.has(recordId)) continue;
      isNew = true;
      const rows = rowsOf(chunk.rows) ?? joined([]);
      read.set(recordId, rows);
      if (chunk.deviceId === deviceId) own.set(recordId, rows);
      // Who hands over collects no more.
      else if (chunk.until > openedAt)
        isShared = handedOverSince(rows) === null;
    }
    if (!isNew) return;
    joinSealed();
    tell();
  };

  async function make(rows: readonly Logged[], n: number): Promise<void> {
    const taken = rowsOfTapped(rows);
    own.set(recordIdOf(deviceId, n), taken);
    await log.bind(rows, n).catch(() => undefined);
    createRecord(at, n, taken).acknowledged.then(
      () => undefined,
      (error: unknown) => {
        refusal = toAppError(error).code;
        tell();
      },
    );
    await outbox.kept();
    await log.drop(rows);
  }

  /** Chunks are made one after the other, in their order. */
  let making: Promise<void> = Promise.resolve();
  const seal = (all: boolean): Promise<void> => {
    const open = all ? null : asked;
    const ready = loose.filter(({ group }) => open === null || group < open);
    for (const chunk of chunksToSeal(ready, all)) {
      const gone = new Set(chunk.map((row) => row.seq));
      const rows = loose.filter((row) => gone.has(row.seq));
      loose = loose.filter((row) => !gone.has(row.seq));
      const n = next++;
      own.set(recordIdOf(deviceId, n), rowsOfTapped(rows));
      making = making.then(() => make(rows, n));
    }
    joinSealed();
    return making;
  };

  setStored(stored);
  for (const [n, rows] of boundIn(held)) {
    if (read.has(recordIdOf(deviceId, n))) void log.drop(rows);
    else {
      own.set(recordIdOf(deviceId, n), rowsOfTapped(rows));
      making = making.then(() => make(rows, n));
    }
    next = Math.max(next, n + 1);
  }
  joinSealed();
  tell();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    add(tapped, isAsked = false) {
      const group = seq;
      if (tapped.length === 0) return group;
      if (isAsked) asked = group;
      const rows = tapped.map((one): Logged => ({
        ...one,
        uid,
        obsSessionId,
        seq: seq++,
        group,
        chunk: null,
      }));
      log.put(rows);
      loose = [...loose, ...rows];
      void seal(false);
      tell();
      return group;
    },
    complete(group, more) {
      asked = null;
      const complete = (row: Logged): Logged => ({
        ...row,
        ...more(row),
      });
      loose = loose.map((row) => (row.group === group ? complete(row) : row));
      log.put(loose.filter((row) => row.group === group));
      void seal(false);
      tell();
    },
    undo(group) {
      if (group === asked) asked = null;
      const rows = loose.filter((row) => row.group === group);
      if (rows.length === 0) return;
      void log.drop(rows);
      loose = loose.filter((row) => row.group !== group);
      tell();
    },
    sealAll() {
      const done = seal(true);
      tell();
      return done;
    },
    setStored,
  };
}
