import type { Recorded } from "../rows/keyed";
import type { FocalRow } from "../rows/row";

/** An act of focal sampling from its beginning to its end. */
export interface ActSpan {
  row: FocalRow;
  from: number;
  /** null: an event, which has no length. */
  to: number | null;
}

/**
 * States with their ends, and events, by when they begin; a state that nobody ended goes on to the end. A stop of what did not
 * begin is left out. No acts: none.
 */
export function actSpans(
  { focal }: Pick<Recorded, "focal">,
  end: number,
): ActSpan[] {
  const running = new Map<string, ActSpan & { to: number }>();
  const found: ActSpan[] = [];
  for (const row of focal) {
    const key = JSON.stringify([row.animalId, row.behaviourId]);
    if (row.act === "point") found.push({ row, from: row.t, to: null });
    else if (row.act === "start" && !running.has(key)) {
      const span = { row, from: row.t, to: end };
      running.set(key, span);
      found.push(span);
    } else if (row.act === "stop") {
      const span = running.get(key);
      if (span !== undefined) span.to = Math.min(row.t, end);
      running.delete(key);
    }
  }
  return found;
}
