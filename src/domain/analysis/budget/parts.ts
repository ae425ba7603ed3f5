import type {
  Bout,
  IntervalRecord,
  WatchedSession,
} from "../observed/observed";
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

/**
 * Interval sampling: of how many scored intervals how many had each behaviour; one that is told twice in a record counts once. Records
 * of sessions that are not there are left out.
 */
export function intervalParts(
  pieces: readonly WatchedSession[],
  records: readonly IntervalRecord[],
): Part[] {
  const bySession = groupedBy(records, ({ sessionId }) => sessionId);
  return wholeSessions(pieces).flatMap(({ id, endedEarly }) => {
    const byAnimal = groupedBy(
      bySession.get(id) ?? [],
      ({ animalId }) => animalId,
    );
    return [...byAnimal].map(([animalId, own]) => {
      const amounts = new Map<string, number>();
      let [hidden, none] = [0, 0];
      for (const { behaviourIds } of own) {
        if (behaviourIds === null) {
          hidden += 1;
          continue;
        }
        if (behaviourIds.length === 0) none += 1;
        const once =
          behaviourIds.length > 1 ? new Set(behaviourIds) : behaviourIds;
        for (const behaviourId of once)
          amounts.set(behaviourId, (amounts.get(behaviourId) ?? 0) + 1);
      }
      const effort = own.length - hidden;
      return {
        sessionId: id,
        animalId,
        effort,
        hidden,
        amounts,
        none,
        endedEarly,
      };
    });
  });
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
