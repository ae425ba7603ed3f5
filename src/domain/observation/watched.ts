import type {
  Bout,
  IntervalRecord,
  Span,
  WatchedSession,
} from "../analysis/observed/observed";
import { common, joined, lengthOf, without } from "../analysis/observed/spans";
import { minuteMs } from "../time/lengths";
import { followedSpans } from "./followed";
import { handOverSpans } from "./rows/hand-over";
import { spansBetween } from "./rows/mark-spans";
import type { Rows, Seen } from "./rows/row";
import { lastCollected, lastInstant, sessionMost } from "./rows/row";

/**
 * How long a session went on, in ms since it began: a week at most, whatever the clocks say. Where somebody said when it was
 * over, until then; what was collected later was collected all the same.
 */
const lengthOfSession = (
  startedAt: Date | null,
  endedAt: Date | null,
  rows: Rows,
): number => {
  const told = rows.marks.findLast(({ kind }) => kind === "end");
  const closed =
    startedAt === null || endedAt === null
      ? undefined
      : endedAt.getTime() - startedAt.getTime();
  if (told !== undefined) return Math.max(told.t, lastCollected(rows, closed));
  const last = lastInstant(rows);
  if (closed === undefined) return last;
  return Math.min(sessionMost, Math.max(last, closed));
};

/**
 * Until when a session can have been watched, in ms since it began: until it was closed, or the last that was recorded in it; a week
 * where it is not closed. What is put right in it lies within.
 */
export function lastOf(
  { startedAt, endedAt }: Pick<SessionFacts, "startedAt" | "endedAt">,
  recorded: Rows,
): number {
  if (startedAt === null || endedAt === null) return sessionMost;
  const closed = endedAt.getTime() - startedAt.getTime();
  return Math.min(sessionMost, Math.max(closed, lastInstant(recorded)));
}

/** When a session ended: as it was closed, or where somebody said when it was over, then; null: it has not ended. */
export function endOfSession(
  { startedAt, endedAt }: Pick<SessionFacts, "startedAt" | "endedAt">,
  rows: Rows,
): Date | null {
  const isTold = rows.marks.some(({ kind }) => kind === "end");
  if (startedAt === null || endedAt === null || !isTold) return endedAt;
  const length = lengthOfSession(startedAt, endedAt, rows);
  return new Date(startedAt.getTime() + length);
}

/** Whether less than half of what was planned was watched; nothing was planned: never. */
export const endsEarly = (
  watchedMs: number,
  plannedMinutes: number | null,
): boolean => watchedMs < ((plannedMinutes ?? 0) * minuteMs) / 2;

/**
 * When a session was watched: from its beginning to its end, in ms since it began. Pauses are left out, and the time between
 * two devices, from when it was handed over until anybody collected again.
 */
export const watchedSpans = (rows: Rows, end: number): Span[] =>
  without(
    [{ from: 0, to: end }],
    joined([
      ...spansBetween(rows.marks, "pause", "resume", end),
      ...handOverSpans(rows, end),
    ]),
  );

/** How much of a time was watched, in ms; its instants are in ms since the session began. */
export const watchedBetween = (rows: Rows, from: number, to: number): number =>
  lengthOf(common(watchedSpans(rows, to), [{ from, to }]));

/** What an animal did, of the acts of focal sampling: a state goes on until it stops, or to the end. */
export function boutsOf(
  { focal }: Rows,
  sessionId: string,
  end: number,
): Bout[] {
  const running = new Map<string, number>();
  const bouts: Bout[] = [];
  const stop = (key: string, animalId: string, id: string | null, at: number) =>
    bouts.push({
      sessionId,
      animalId,
      behaviourId: id,
      start: running.get(key) ?? at,
      // What went on when it was closed went on until it was over.
      stop: Math.min(at, end),
    });
  for (const { act, animalId, behaviourId, t } of focal) {
    const key = JSON.stringify([animalId, behaviourId]);
    if (act === "point")
      bouts.push({ sessionId, animalId, behaviourId, start: t, stop: null });
    else if (act === "start") {
      if (!running.has(key)) running.set(key, t);
    } else if (running.has(key)) {
      stop(key, animalId, behaviourId, t);
      running.delete(key);
    }
  }
  for (const key of running.keys()) {
    const [animalId, id] = JSON.parse(key) as [string, string | null];
    stop(key, animalId, id, end);
  }
  return bouts.sort((a, b) => a.start - b.start);
}

/** What an animal did at an instant, where, and towards whom. */
export type PlacedRecord = IntervalRecord &
  Pick<Seen, "x" | "y" | "level" | "areaId" | "partnerId">;

/** What each animal that is told apart did in each scan, and where. */
export const intervalsOf = (
  { scans }: Rows,
  sessionId: string,
): PlacedRecord[] =>
  scans.flatMap(({ t, seen }) =>
    seen.flatMap(({ animalId, behaviourIds, x, y, level, areaId, partnerId }) =>
      animalId === null
        ? []
        : [
            {
              sessionId,
              t,
              animalId,
              behaviourIds,
              x,
              y,
              level,
              areaId,
              partnerId,
            },
          ],
    ),
  );

/** So many animals of a scan that nobody told apart: what they did, and where. */
export interface UnnamedRecord
  extends
    Omit<PlacedRecord, "animalId" | "partnerId">,
    Pick<Seen, "groupId" | "count"> {}

/** What each scan tells of animals that nobody told apart. */
const unnamedOf = ({ scans }: Rows, sessionId: string): UnnamedRecord[] =>
  scans.flatMap(({ t, seen }) =>
    seen.flatMap(
      ({ animalId, groupId, count, behaviourIds, x, y, level, areaId }) => {
        if (animalId !== null) return [];
        const told = { groupId, count, behaviourIds };
        return { sessionId, t, ...told, x, y, level, areaId };
      },
    ),
  );

/** The facts of a session that analyses ask for. */
export interface SessionFacts {
  obsSessionId: string;
  observerId: string;
  animalIds: readonly string[];
  plannedMinutes: number | null;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** A session as analyses read it, its focal sampling and its scans. */
export interface Watched {
  /** The session; an animal that was followed for a part of it alone is a piece of its own. */
  sessions: WatchedSession[];
  bouts: Bout[];
  intervals: PlacedRecord[];
  /** What scans tell of animals that nobody told apart: it is nobody's. */
  unnamed: UnnamedRecord[];
  /** By animal: how long it was followed, in ms. */
  followedMs: Map<string, number>;
  /** By animal: when it was followed, pauses counted. */
  followed: Map<string, Span[]>;
  /** When anybody watched. */
  spans: Span[];
  /** How long it went on, pauses counted. */
  lengthMs: number;
}

/** What analyses call an animal's own part of a session. */
export const pieceOf = (sessionId: string, animalId: string): string =>
  `${sessionId}/${animalId}`;

/** Rows of one session as analyses read them. No rows: watched from beginning to end, nothing seen. */
export function watchedOf(facts: SessionFacts, rows: Rows): Watched {
  const { obsSessionId, observerId, startedAt, endedAt } = facts;
  const end = lengthOfSession(startedAt, endedAt, rows);
  const spans = watchedSpans(rows, end);
  const all = lengthOf(spans);
  const own = followedSpans(rows, facts.animalIds, end);
  const followed = [...own].map(([animalId, when]) => ({
    animalId,
    watched: common(spans, when),
  }));
  const partly = new Map(
    followed.flatMap(({ animalId, watched }) =>
      lengthOf(watched) < all ? [[animalId, watched]] : [],
    ),
  );
  const met = rows.scans.flatMap(({ seen }) =>
    seen.flatMap(({ animalId }) => animalId ?? []),
  );
  const wholly = followed
    .map(({ animalId }) => animalId)
    .filter((animalId) => !partly.has(animalId));
  const whole: WatchedSession = {
    id: obsSessionId,
    observerId,
    plannedMs: (facts.plannedMinutes ?? 0) * 60_000,
    watched: spans,
    animalIds: [...new Set([...wholly, ...met])],
  };
  const idFor = (animalId: string) =>
    partly.has(animalId) ? pieceOf(obsSessionId, animalId) : obsSessionId;
  return {
    sessions: [
      whole,
      ...[...partly].map(([animalId, watched]) => ({
        id: idFor(animalId),
        observerId,
        plannedMs: 0,
        watched,
        animalIds: [animalId],
      })),
    ],
    bouts: boutsOf(rows, obsSessionId, end).map((bout) => ({
      ...bout,
      sessionId: idFor(bout.animalId),
    })),
    intervals: intervalsOf(rows, obsSessionId),
    unnamed: unnamedOf(rows, obsSessionId),
    followedMs: new Map(
      followed.map(({ animalId, watched }) => [animalId, lengthOf(watched)]),
    ),
    followed: own,
    spans,
    lengthMs: end,
  };
}
