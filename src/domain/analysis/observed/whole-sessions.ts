import type { Bout, Span, WatchedSession } from "./observed";
import { groupedBy } from "./observed";
import { common, isWithin, joined, lengthOf, without } from "./spans";

/** A session of which all pieces are known. */
export interface WholeSession extends Omit<WatchedSession, "watched"> {
  /** In order, not touching. */
  watched: readonly Span[];
  watchedMs: number;
  /** Shorter than half of what was planned: it can be left out. */
  endedEarly: boolean;
}

/** Sessions of pieces, by id. */
export function wholeSessions(
  pieces: readonly WatchedSession[],
): WholeSession[] {
  return [...groupedBy(pieces, ({ id }) => id)].map(([id, all]) => {
    const watched = joined(all.flatMap((piece) => piece.watched));
    const watchedMs = lengthOf(watched);
    const plannedMs = all.reduce((sum, piece) => sum + piece.plannedMs, 0);
    return {
      id,
      observerId: all[0]?.observerId ?? "",
      animalIds: [...new Set(all.flatMap((piece) => piece.animalIds))],
      plannedMs,
      watched,
      watchedMs,
      endedEarly: watchedMs < plannedMs / 2,
    };
  });
}

/** One animal in one session, as far as somebody saw it. */
export interface Course {
  session: WholeSession;
  animalId: string;
  /** When it was watched and visible: what follows a gap follows nothing before it. */
  seen: readonly Span[];
  seenMs: number;
  hiddenMs: number;
  /** When it did what, within what was seen; touching bouts of one behaviour are one. */
  states: ReadonlyMap<string, readonly Span[]>;
  /** The instants of point events, in order. */
  points: ReadonlyMap<string, readonly number[]>;
}

const spansOf = (bouts: readonly Bout[]): Span[] =>
  joined(
    bouts.flatMap(({ start, stop }) =>
      stop === null ? [] : [{ from: start, to: stop }],
    ),
  );

function courseOf(
  session: WholeSession,
  animalId: string,
  bouts: readonly Bout[],
): Course {
  const hidden = common(
    session.watched,
    spansOf(bouts.filter(({ behaviourId }) => behaviourId === null)),
  );
  const seen = without(session.watched, hidden);
  const told = bouts.flatMap((bout) =>
    bout.behaviourId === null ? [] : [{ ...bout, id: bout.behaviourId }],
  );
  const states = new Map<string, Span[]>();
  const points = new Map<string, number[]>();
  for (const [id, all] of groupedBy(told, (bout) => bout.id)) {
    const spans = common(spansOf(all), seen);
    const instants = all
      .filter(({ start, stop }) => stop === null && isWithin(seen, start))
      .map(({ start }) => start)
      .toSorted((a, b) => a - b);
    if (spans.length > 0) states.set(id, spans);
    if (instants.length > 0) points.set(id, instants);
  }
  return {
    session,
    animalId,
    seen,
    seenMs: lengthOf(seen),
    hiddenMs: lengthOf(hidden),
    states,
    points,
  };
}

/**
 * What each animal did in each session, watched without a gap. What lies outside what was watched or while the animal was not
 * visible is cut off, and bouts of sessions that are not there are left out. An animal of which nothing is recorded has a
 * course, too: it was seen to do nothing of all that. [] for no session.
 */
export function coursesOf(
  pieces: readonly WatchedSession[],
  bouts: readonly Bout[],
): Course[] {
  const bySession = groupedBy(bouts, ({ sessionId }) => sessionId);
  return wholeSessions(pieces).flatMap((session) => {
    const byAnimal = groupedBy(
      bySession.get(session.id) ?? [],
      ({ animalId }) => animalId,
    );
    const animalIds = new Set([...session.animalIds, ...byAnimal.keys()]);
    return [...animalIds].map((animalId) =>
      courseOf(session, animalId, byAnimal.get(animalId) ?? []),
    );
  });
}
