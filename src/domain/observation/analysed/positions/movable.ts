import type { Course, MapPoint, Motion } from "../../rows/motion";
import { pointMoved } from "../../rows/motion";
import type { Chosen } from "../chosen";
import type { ChosenSession } from "../session";

/** So many sessions are moved in one go at most, and so many of them before the next ones are asked for. */
export const movedMost = 500;
const movedInPart = 20;
/** So many points of all are drawn to show where they would lie. */
const shownMost = 1500;

interface MovableOptions {
  enclosureId: string;
  /** Of this level alone; null: of all. */
  level: number | null;
  /** Where they would come to lie; null: nothing is chosen yet. */
  course: Course | null;
  /** How far the map reaches to the right and downwards, in thousandths of its width. */
  edge: MapPoint;
}

/** A session with points. */
interface MovableSession {
  obsSessionId: string;
  observerId: string;
  /** So many of them would be moved. */
  points: number;
}

/** Points that were moved, in how many sessions of the question. */
export interface MadeMove {
  correctionId: string;
  at: Date;
  motion: Motion;
  /** In these it holds, and in these, which are older than it, it does not: it was stopped on its way. */
  obsSessionIds: string[];
  withoutIds: string[];
}

export interface Movable {
  /** With a point at whatever level, the first first. */
  sessions: MovableSession[];
  points: number;
  /** Of these so many would lie beyond the map, where they are held at its edge. */
  beyond: number;
  /** Some of the points, spread evenly over all. */
  shown: MapPoint[];
  /** The latest first. */
  moves: MadeMove[];
}

/**
 * Sessions in the parts in which they are moved, `movedMost` of them at most. None: no parts.
 *
 * @example partsOfMove(["a", "b"]) // [["a", "b"]]
 */
export function partsOfMove(obsSessionIds: readonly string[]): string[][] {
  const ids = obsSessionIds.slice(0, movedMost);
  return Array.from({ length: Math.ceil(ids.length / movedInPart) }, (_, n) =>
    ids.slice(n * movedInPart, (n + 1) * movedInPart),
  );
}

const pointsOf = ({ rows }: ChosenSession, level: number | null): MapPoint[] =>
  rows.scans.flatMap(({ seen }) =>
    seen.flatMap((one) =>
      one.x !== null &&
      one.y !== null &&
      (level === null || one.level === level)
        ? [{ x: one.x, y: one.y }]
        : [],
    ),
  );

function movesIn(sessions: readonly ChosenSession[]): MadeMove[] {
  const found = new Map<string, MadeMove>();
  for (const { facts } of sessions)
    for (const { correctionId, at, motion } of facts.motions ?? []) {
      const move: MadeMove = found.get(correctionId) ?? {
        ...{ correctionId, at, motion },
        ...{ obsSessionIds: [], withoutIds: [] },
      };
      found.set(correctionId, move);
      move.obsSessionIds.push(facts.obsSessionId);
    }
  const others = sessions.filter((one) => pointsOf(one, null).length > 0);
  return [...found.values()]
    .map((move) => {
      const own = new Set(move.obsSessionIds);
      const withoutIds = others.flatMap(
        ({ facts: { obsSessionId, startedAt } }) =>
          startedAt < move.at && !own.has(obsSessionId) ? obsSessionId : [],
      );
      return { ...move, withoutIds };
    })
    .sort(
      (a, b) =>
        b.at.getTime() - a.at.getTime() ||
        (a.correctionId < b.correctionId ? -1 : 1),
    );
}

/**
 * What moving all points of an enclosure would change: whole sessions of the question, whatever animals and hours it is
 * about, and how they were moved before. No points: no sessions.
 */
export function movable(
  { everyLook }: Pick<Chosen, "everyLook">,
  { enclosureId, level, course, edge }: MovableOptions,
): Movable {
  const own = everyLook.filter((one) => one.enclosureId === enclosureId);
  const all = own.map((session) => ({
    session,
    points: pointsOf(session, level),
  }));
  const points = all.flatMap((one) => one.points);
  const isBeyond = (point: MapPoint) => {
    if (course === null) return false;
    const { x, y } = pointMoved(course, point);
    return x < 0 || y < 0 || x > edge.x || y > edge.y;
  };
  const step = Math.max(1, Math.ceil(points.length / shownMost));
  return {
    sessions: all.flatMap(({ session, points: some }) => {
      const { obsSessionId, observerId } = session.facts;
      return some.length === 0 && pointsOf(session, null).length === 0
        ? []
        : { obsSessionId, observerId, points: some.length };
    }),
    points: points.length,
    beyond: points.filter(isBeyond).length,
    shown: points.filter((_, at) => at % step === 0),
    moves: movesIn(own),
  };
}
