import type { ObsSession } from "./obs-session";
import { contextMissing } from "./outcome";
import { endsEarly } from "./watched";

/** What was collected of one animal, or by one person. */
export interface Effort {
  sessions: number;
  /** In ms, pauses left out. */
  watchedMs: number;
  scans: number;
}

export interface Efforts {
  byAnimal: ReadonlyMap<string, Effort>;
  byObserver: ReadonlyMap<string, Effort>;
  all: Effort;
}

type Counted = Pick<
  ObsSession,
  "observerId" | "effort" | "watchedMs" | "counts" | "voidedAt"
>;

const none: Effort = { sessions: 0, watchedMs: 0, scans: 0 };

function add(
  efforts: Map<string, Effort>,
  id: string,
  { watchedMs, scans }: Omit<Effort, "sessions">,
): void {
  const sum = efforts.get(id) ?? none;
  efforts.set(id, {
    sessions: sum.sessions + 1,
    watchedMs: sum.watchedMs + watchedMs,
    scans: sum.scans + scans,
  });
}

/**
 * How long and how often animals were watched and people watched, over some closed sessions. A session that is void counts
 * nowhere. An observer's time is that of the session, however many animals it had; an animal's is its own. No sessions: no
 * one, and zeros.
 */
export function effortOf(sessions: readonly Counted[]): Efforts {
  const byAnimal = new Map<string, Effort>();
  const byObserver = new Map<string, Effort>();
  const together = new Map<string, Effort>();
  for (const { observerId, effort, watchedMs, counts, voidedAt } of sessions) {
    if (voidedAt !== null) continue;
    const own = { watchedMs, scans: counts.scans };
    add(byObserver, observerId, own);
    add(together, "", own);
    for (const [animalId, one] of Object.entries(effort))
      add(byAnimal, animalId, one);
  }
  return { byAnimal, byObserver, all: together.get("") ?? none };
}

/** What is worth knowing of a closed session at a glance. */
export const sessionMarks = [
  "void",
  "counting",
  "endedEarly",
  "late",
  "flaws",
  "context",
  "corrected",
] as const;
export type SessionMark = (typeof sessionMarks)[number];

type Marked = Pick<
  ObsSession,
  | "status"
  | "day"
  | "watchedMs"
  | "plannedMinutes"
  | "lateRecords"
  | "flaws"
  | "voidedAt"
  | "correctedAt"
>;

/** The marks of a session, in their order; [] for one that is not closed. */
export function marksOf(session: Marked): SessionMark[] {
  if (session.status !== "closed") return [];
  const is: Record<SessionMark, boolean> = {
    void: session.voidedAt !== null,
    counting: session.day === null,
    endedEarly:
      session.day !== null &&
      endsEarly(session.watchedMs, session.plannedMinutes),
    late: session.lateRecords > 0,
    flaws: session.flaws.some((flaw) => flaw !== contextMissing),
    context: session.flaws.includes(contextMissing),
    corrected: session.correctedAt !== null,
  };
  return sessionMarks.filter((mark) => is[mark]);
}
