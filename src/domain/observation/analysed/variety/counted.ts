import type { Sums } from "../../../analysis/interval/bootstrap";
import { groupedBy } from "../../../analysis/observed/observed";
import type { ChosenSession } from "../session";
import type { SampledPart } from "../results/parts-in";
import { partsIn } from "../results/parts-in";

/** Fewer sessions are not drawn again. */
export const sessionsLeast = 8;
/** Of fewer records nothing is held beside others at equal size. */
export const recordsLeast = 30;

/** How often each behaviour was met in the scans of one session, in the order of the behaviours asked for. */
export interface CountedSession {
  sessionId: string;
  counts: Float64Array;
}

/** What parts of sessions add up to by session: an animal that shows two behaviours at once counts with each. Sessions without any are left out. */
export function countedIn(
  parts: readonly SampledPart[],
  behaviourIds: readonly string[],
): CountedSession[] {
  const bySession = groupedBy(parts, ({ sessionId }) => sessionId);
  return [...bySession]
    .map(([sessionId, own]) => ({
      sessionId,
      counts: Float64Array.from(behaviourIds, (id) =>
        own.reduce((sum, { amounts }) => sum + (amounts.get(id) ?? 0), 0),
      ),
    }))
    .filter(({ counts }) => counts.some((count) => count > 0));
}

/** The same of what scans tell of whole sessions. */
export const countedInScans = (
  sessions: readonly ChosenSession[],
  behaviourIds: readonly string[],
): CountedSession[] => countedIn(partsIn(sessions, "scan"), behaviourIds);

/** How many were counted in all. */
export const sizeOf = (counts: Sums): number =>
  Array.from(counts).reduce((sum, count) => sum + count, 0);

/** The size at which some can be held beside each other: that of the smallest with at least `recordsLeast` records; null: fewer than two have these. */
export function equalSizeOf(sizes: readonly number[]): number | null {
  const enough = sizes.filter((size) => size >= recordsLeast);
  return enough.length < 2 ? null : Math.min(...enough);
}
