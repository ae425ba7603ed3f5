import type { EnrichmentSession } from "./session";
import { isTakenBack } from "./logging";

type Session = EnrichmentSession;

/** What there is of a place or an animal: what is there, what is to be judged, what is planned, what was. */
export interface SessionsHere<S> {
  /** Placed and not taken out; the one that was placed last first. */
  there: S[];
  /** Taken out and not judged yet; the latest first. */
  toJudge: S[];
  /** Planned and not placed, the earliest first. */
  planned: S[];
  /** Over, the latest first, without what was taken back at once. */
  over: S[];
}

const at = (instant: Date | null, other: Date): number =>
  (instant ?? other).getTime();

/** Sorts sessions by what they are now; those taken off the plan are in none. Each list is empty for no session. */
export function sessionsHere<S extends { data: Session }>(
  rows: readonly S[],
): SessionsHere<S> {
  const kept = rows.filter(({ data }) => !data.isDeleted);
  const latest = (instant: (session: Session) => number) => (a: S, b: S) =>
    instant(b.data) - instant(a.data);
  const inState = (state: Session["status"]) =>
    kept.filter(({ data }) => data.status === state);
  const removed = ({ removedAt, plannedFor }: Session) =>
    at(removedAt, plannedFor);
  return {
    there: inState("ongoing").sort(
      latest(({ placedAt, plannedFor }) => at(placedAt, plannedFor)),
    ),
    toJudge: inState("remove").sort(latest(removed)),
    planned: inState("add").sort(
      (a, b) => a.data.plannedFor.getTime() - b.data.plannedFor.getTime(),
    ),
    over: inState("completed")
      .filter(({ data }) => !isTakenBack(data))
      .sort(latest(removed)),
  };
}

/** Whether a session concerns an animal: it names it, or none at all where the animal lives. */
export const concernsAnimal = (
  { animalIds, enclosureIds }: Pick<Session, "animalIds" | "enclosureIds">,
  animal: { animalId: string; enclosureId: string | null },
): boolean =>
  animalIds.length > 0
    ? animalIds.includes(animal.animalId)
    : animal.enclosureId !== null && enclosureIds.includes(animal.enclosureId);

/** The objects of these sessions, each once, in their order; what is planned is none that was used. At most `limit`. */
export const recentObjects = (
  sessions: readonly Pick<Session, "enrichmentId" | "status" | "plannedFor">[],
  limit: number,
): string[] => {
  const used = sessions
    .filter(({ status }) => status !== "add")
    .sort((a, b) => b.plannedFor.getTime() - a.plannedFor.getTime())
    .map(({ enrichmentId }) => enrichmentId);
  return [...new Set(used)].slice(0, limit);
};
