import type {
  Bout,
  IntervalRecord,
  WatchedSession,
} from "../observed/observed";
import type { Columns } from "../observed/columns";
import { columnsOf } from "../observed/columns";
import { groupedBy } from "../observed/observed";
import { joined, lengthOf } from "../observed/spans";
import { coursesOf, wholeSessions } from "../observed/whole-sessions";

/** What one session says of how one animal spent its time. */
export interface Part {
  sessionId: string;
  animalId: string;
  /** Intervals scored, or ms seen: what was not visible is no part of it. */
  effort: number;
  /** Intervals, or ms, in which it was not visible. */
  hidden: number;
  /** Of the effort so much with each behaviour. */
  amounts: ReadonlyMap<string, number>;
  /** Of the effort so much with none of them. */
  none: number;
  endedEarly: boolean;
}

/** How often each animal of some columns did what: a row each animal, a column each doing. */
function timesIn({ animals, doings }: Columns): Uint32Array {
  const width = doings.values.length;
  const times = new Uint32Array(animals.values.length * width);
  for (let at = 0; at < animals.places.length; at += 1) {
    const cell = (animals.places[at] ?? 0) * width + (doings.places[at] ?? 0);
    times[cell] = (times[cell] ?? 0) + 1;
  }
  return times;
}

/** What the records of one session say of each of its animals (`intervalParts`). */
export function scoredParts(
  of: Pick<Part, "sessionId" | "endedEarly">,
  columns: Columns,
): Part[] {
  const { animals, doings } = columns;
  const times = timesIn(columns);
  const different = doings.values.map((ids) => ids && new Set(ids));
  return animals.values.map((animalId, animal) => {
    const amounts = new Map<string, number>();
    let [effort, hidden, none] = [0, 0, 0];
    different.forEach((ids, doing) => {
      const n = times[animal * different.length + doing] ?? 0;
      if (ids === null) hidden += n;
      else {
        effort += n;
        if (ids.size === 0) none += n;
        if (n > 0)
          for (const id of ids) amounts.set(id, (amounts.get(id) ?? 0) + n);
      }
    });
    return { ...of, animalId: animalId ?? "", effort, hidden, amounts, none };
  });
}

/**
 * Interval sampling: of how many scored intervals how many had each behaviour; one that is told twice in a record counts once. Records
 * of sessions that are not there are left out.
 */
export function intervalParts(
  pieces: readonly WatchedSession[],
  records: readonly IntervalRecord[],
): Part[] {
  const bySession = groupedBy(records, ({ sessionId }) => sessionId);
  return wholeSessions(pieces).flatMap(({ id, endedEarly }) =>
    scoredParts(
      { sessionId: id, endedEarly },
      columnsOf(bySession.get(id) ?? []),
    ),
  );
}

/** Continuous recording: of how many ms seen how many were of each behaviour. Point events take no time. */
export function continuousParts(
  pieces: readonly WatchedSession[],
  bouts: readonly Bout[],
): Part[] {
  return coursesOf(pieces, bouts).map(
    ({ session, animalId, seenMs, hiddenMs, states }) => ({
      sessionId: session.id,
      animalId,
      effort: seenMs,
      hidden: hiddenMs,
      amounts: new Map(
        [...states].map(([behaviourId, spans]) => [
          behaviourId,
          lengthOf(spans),
        ]),
      ),
      none: seenMs - lengthOf(joined([...states.values()].flat())),
      endedEarly: session.endedEarly,
    }),
  );
}

/** How much of a part was of a behaviour; null: of none. */
export const amountOf = (part: Part, behaviourId: string | null): number =>
  behaviourId === null ? part.none : (part.amounts.get(behaviourId) ?? 0);
