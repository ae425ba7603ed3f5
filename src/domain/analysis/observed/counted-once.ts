import type { Span } from "./observed";
import { groupedBy } from "./observed";
import { common, joined, lengthOf, without } from "./spans";

/** When one person watched one animal, on a clock that all of them share. */
export interface Look {
  sessionId: string;
  observerId: string;
  animalId: string;
  /** In order, not touching. */
  watched: readonly Span[];
}

const beginOf = ({ watched }: Look): number => watched[0]?.from ?? 0;

/** The longer first, of equally long ones the one that began first: whatever order they came in. */
const byRank = (a: Look, b: Look): number =>
  lengthOf(b.watched) - lengthOf(a.watched) ||
  beginOf(a) - beginOf(b) ||
  (a.sessionId < b.sessionId ? -1 : 1);

/** Looks at one animal that touch each other in time, together: what lies apart cannot be counted twice. */
function touching(looks: readonly Look[]): Look[][] {
  const found: { looks: Look[]; until: number }[] = [];
  for (const look of looks.toSorted((a, b) => beginOf(a) - beginOf(b))) {
    const until = look.watched.at(-1)?.to ?? beginOf(look);
    const last = found.at(-1);
    if (last !== undefined && beginOf(look) < last.until) {
      last.looks.push(look);
      last.until = Math.max(last.until, until);
    } else found.push({ looks: [look], until });
  }
  return found.map((one) => one.looks);
}

/** What of a look is still to be counted beside what is counted already. */
function leftOf(look: Look, counted: readonly Look[]): readonly Span[] {
  const others = counted.filter(
    ({ observerId }) => observerId !== look.observerId,
  );
  const theirs = joined(others.flatMap(({ watched }) => watched));
  if (common(look.watched, theirs).length === 0) return look.watched;
  const left = without(look.watched, theirs);
  return 2 * lengthOf(left) < lengthOf(look.watched) ? [] : left;
}

/**
 * What of each look counts, so that no time of an animal counts twice because two people watched it: two sessions of one moment say
 * the same of it, and are one (pseudo-replication: Hurlbert 1984, Ecol. Monogr. 54, 187-211). Where several watched an animal at once, the longest look counts, of
 * equally long ones the one that began first, else the one whose session has the lesser id. Of the others what nobody else watched
 * counts, if that is half of them at least; else nothing. Looks of one person are left as they are. In the order of the looks: what
 * counts of each, [] for nothing; what nobody else watched is as it was. [] for no look.
 *
 * @example countedOnce([{ ...ana, watched: [{ from: 0, to: 10 }] }, { ...ben, watched: [{ from: 1, to: 9 }] }]) // ana's as it was, [] of ben's
 */
export function countedOnce(looks: readonly Look[]): (readonly Span[])[] {
  const counts = new Map<Look, readonly Span[]>();
  for (const own of groupedBy(looks, ({ animalId }) => animalId).values())
    for (const near of touching(own)) {
      const counted: Look[] = [];
      for (const look of near.toSorted(byRank)) {
        const watched = leftOf(look, counted);
        counts.set(look, watched);
        counted.push({ ...look, watched });
      }
    }
  return looks.map((look) => counts.get(look) ?? look.watched);
}
