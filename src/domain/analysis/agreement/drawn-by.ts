import type { Drawing, Sums } from "../interval/bootstrap";
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
  agrees: boolean;
}

const inSession = (own: readonly Adding[]): Adding[][] =>
  [...groupedBy(own, ({ t }) => String(t)).values()].toSorted(
    (a, b) => (a[0]?.t ?? 0) - (b[0]?.t ?? 0),
  );

/**
 * In what units pairs of records are drawn again. Animals at one instant are one unit; instants follow each other in their
 * session, and are drawn in blocks of it. From eight sessions on a whole session is the unit.
 */
export function drawnBy(
  pairs: readonly Adding[],
  { width, add }: Pick<Layout, "width" | "add">,
): Drawn {
  const sumOf = (all: readonly Adding[]): Sums => {
    const sums = new Float64Array(width);
    for (const pair of all) add(sums, pair);
    return sums;
  };
  const sessions = [...groupedBy(pairs, ({ sessionId }) => sessionId)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => inSession(own));
  const total = sumOf(sessions.flat(2));
  if (sessions.length >= sessionsLeast)
    return {
      strata: [sessions.map((own) => sumOf(own.flat()))],
      total,
      block: 1,
      independent: sessions.length,
      least: sessionsLeast,
    };
  const agreed = sessions
    .flat()
    .map((all) => all.filter(({ agrees }) => agrees).length / all.length);
  const block = longBlockOf(agreed);
  return {
    strata: sessions.map((own) => own.map(sumOf)),
    total,
    block,
    independent: agreed.length < instantsLeast ? 0 : agreed.length / block,
    least: 2,
  };
}
