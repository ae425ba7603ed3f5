import { intervalLeast, intervalMost } from "../../../obs-session";
import type { FileSession } from "../file";

/** A scan by its number, from 1, and when it was made, in ms. */
type Numbered = readonly [frame: number, t: number];

function numberedIn({ rows }: FileSession): Numbered[] {
  const instants = new Map<number, number>();
  for (const row of rows)
    if (row.kind === "seen" && row.frame !== null && !instants.has(row.frame))
      instants.set(row.frame, row.t);
  return [...instants].sort(([a], [b]) => a - b);
}

/** ms from one scan to the next, by the scans' own numbers: one for each that follows another. */
const stepsIn = (scans: readonly Numbered[]): number[] =>
  scans.slice(1).flatMap(([frame, t], at) => {
    const [before, from] = scans[at] ?? [frame, t];
    return t > from ? [(t - from) / (frame - before)] : [];
  });

function middleOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/**
 * Scans that end what they are of, as ZooMonitor makes them, come up to a step later than ours, which begin it: a step that
 * holds the last one lets no further scan be due.
 */
function heldBy(scans: readonly Numbered[], step: number): number {
  const [frame, t] = scans.at(-1) ?? [1, 0];
  return t > (frame - 0.5) * step ? Math.max(step, t / frame) : step;
}

function secondsOf(scans: readonly Numbered[], step: number): number | null {
  const held = heldBy(scans, step);
  const seconds = Math[held > step ? "ceil" : "round"](held / 1000);
  return seconds < intervalLeast || seconds > intervalMost ? null : seconds;
}

/** So many steps of its own say how far the scans of a session lie apart. */
const stepsLeast = 2;

/**
 * Sessions with how far their scans lie apart, in seconds: the middle of what lies between them, of all sessions of a
 * configuration where one has too few. Without numbered scans null.
 */
export function intervalsOf(sessions: readonly FileSession[]): FileSession[] {
  const all = new Map<string, number[]>();
  for (const session of sessions)
    all.set(session.configuration, [
      ...(all.get(session.configuration) ?? []),
      ...stepsIn(numberedIn(session)),
    ]);
  return sessions.map((session) => {
    const scans = numberedIn(session);
    const own = stepsIn(scans);
    const step = middleOf(
      own.length >= stepsLeast ? own : (all.get(session.configuration) ?? []),
    );
    const isCounted = scans.length > 0 && step !== null;
    return { ...session, interval: isCounted ? secondsOf(scans, step) : null };
  });
}
