import type { Drawing, Sums } from "../interval/bootstrap";
import { added } from "../interval/bootstrap";
import { longBlockOf } from "../interval/block-length";
import { groupedBy } from "../observed/observed";
import type { Layout, SeenPair } from "./layout";

/** From so many sessions on these are drawn, whole: what they differ by is known then. */
const sessionsLeast = 8;
/** Of fewer instants no interval is given. */
const instantsLeast = 20;

interface Drawn extends Pick<Drawing, "block" | "independent" | "least"> {
  strata: Sums[][];
  total: Sums;
}

/** A pair of records, which both observers saw. */
interface Adding extends SeenPair {
  sessionId: string;
  t: number;
}

/** What is drawn together: of one instant of a session. */
interface Instant {
  sums: Sums;
  /** Which share of it agrees. */
  agreed: number;
}

/**
 * In what units instants are drawn again, session by session. They follow each other in their session, and are drawn in blocks, which
 * go on into the session after it: drawn from each by itself, few blocks of each would differ less than they do. From
 * eight sessions on a whole session is the unit, `sumOf` all of it.
 */
function drawnInTime(
  sessions: readonly (readonly Instant[])[],
  sumOf: (all: readonly Instant[]) => Sums,
): Omit<Drawn, "total"> {
  if (sessions.length >= sessionsLeast)
    return {
      strata: [sessions.map(sumOf)],
      block: 1,
      independent: sessions.length,
      least: sessionsLeast,
    };
  const agreed = sessions.flatMap((own) => own.map((one) => one.agreed));
  const block = longBlockOf(agreed);
  return {
    strata: [sessions.flatMap((own) => own.map(({ sums }) => sums))],
    block,
    independent: agreed.length < instantsLeast ? 0 : agreed.length / block,
    least: 2,
  };
}

/** What was told at instants, by session and in the order of time. */
const bySession = <T extends { sessionId: string; t: number }>(
  all: readonly T[],
): T[][][] =>
  [...groupedBy(all, ({ sessionId }) => sessionId)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) =>
      [...groupedBy(own, ({ t }) => String(t)).values()].toSorted(
        (a, b) => (a[0]?.t ?? 0) - (b[0]?.t ?? 0),
      ),
    );

/**
 * In what units pairs of records are drawn again (`drawnInTime`); animals at one instant are one unit.
 */
export function drawnBy(
  pairs: readonly Adding[],
  { width, add }: Pick<Layout, "width" | "add">,
  agrees: (pair: SeenPair) => boolean,
): Drawn {
  const sumOf = (all: readonly Instant[]): Sums =>
    added(
      all.map(({ sums }) => sums),
      width,
    );
  const sessions = bySession(pairs).map((own) =>
    own.map((all): Instant => {
      const sums = new Float64Array(width);
      for (const pair of all) add(sums, pair);
      return { sums, agreed: all.filter(agrees).length / all.length };
    }),
  );
  return { ...drawnInTime(sessions, sumOf), total: sumOf(sessions.flat()) };
}

/** Where a unit comes from: units of a session follow each other. */
export interface UnitPlace {
  sessionId: string;
  t: number;
}

/** A unit of several observers: what it adds, whether all told the same, where it comes from. */
interface Unit extends Instant {
  place: UnitPlace | null;
}

/**
 * In what units those of several observers are drawn again: each by itself, of which `least` have to be there, or, where it is known
 * where they come from, as `drawnBy`.
 */
export function drawnUnits(
  units: readonly Unit[],
  width: number,
  least: number,
): Omit<Drawn, "total"> {
  const sumOf = (all: readonly Instant[]): Sums =>
    added(
      all.map(({ sums }) => sums),
      width,
    );
  const placed = units.flatMap(({ place, ...unit }) =>
    place === null ? [] : [{ ...place, ...unit }],
  );
  if (placed.length < units.length)
    return {
      strata: [units.map(({ sums }) => sums)],
      block: 1,
      independent: units.length,
      least,
    };
  return drawnInTime(
    bySession(placed).map((own) =>
      own.map((all) => ({
        sums: sumOf(all),
        agreed: all.reduce((sum, { agreed }) => sum + agreed, 0) / all.length,
      })),
    ),
    sumOf,
  );
}
