import { missingAnswers } from "../context/missing";
import type { EthogramPlan } from "../ethogram/version";
import type { Form } from "../survey/engine/form";
import { parisDay } from "../time/paris";
import { missedSlots } from "./collect/schedule";
import { broughtInTime } from "./brought";
import type { ObsRecord, ObsSession } from "./obs-session";
import { effortMost } from "./obs-session";
import { packedFacts, partsOf } from "./pack";
import type { Correcting, Correction } from "./rows/corrected";
import { applyCorrections } from "./rows/corrected";
import { recordedIn, rowsIn } from "./rows/keyed";
import type { FocalRow, Rows, Seen } from "./rows/row";
import { lastOf, watchedOf } from "./watched";

/** So long after its end what still arrives is late. */
const lateMs = 24 * 60 * 60 * 1000;
const flawsMost = 200;
/** The flaw of a session that is larger than packs hold in pieces: analyses do not read it. */
export const tooLarge = "tooLarge";
/** The flaw of a session whose context was left without an answer that it must have. */
export const contextMissing = "contextMissing";

/** What follows from all that was recorded in a closed session. */
export interface SessionOutcome {
  derived: Pick<
    ObsSession,
    | "openToKeepers"
    | "day"
    | "watchedMs"
    | "counts"
    | "effort"
    | "lateRecords"
    | "flaws"
    | "voidedAt"
    | "correctedAt"
  >;
  /** What counts: corrections applied, without what the ethogram does not know. */
  rows: Rows;
  /** By correction: what stood there, as text; null: nothing. */
  before: Record<string, string | null>;
  /** By which corrections all its points were moved, the first first. */
  motions: Correction["motions"];
}

/** Rows without behaviours that a version does not know, which are named; null: nobody knows the version, all stay. */
function knownRows(
  rows: Rows,
  plan: Pick<EthogramPlan, "behaviours"> | null,
): { known: Rows; unknown: string[] } {
  if (plan === null) return { known: rows, unknown: [] };
  const ids = new Set(plan.behaviours.map(({ behaviourId }) => behaviourId));
  const unknown = new Set<string>();
  const knows = (id: string) => {
    if (!ids.has(id)) unknown.add(id);
    return ids.has(id);
  };
  const isKnown = ({ behaviourId }: FocalRow) =>
    behaviourId === null || knows(behaviourId);
  const ofSeen = (seen: Seen): Seen => ({
    ...seen,
    behaviourIds: seen.behaviourIds?.filter(knows) ?? null,
  });
  const known = {
    ...rows,
    focal: rows.focal.filter(isKnown),
    scans: rows.scans.map((scan) => ({ ...scan, seen: scan.seen.map(ofSeen) })),
  };
  return { known, unknown: [...unknown] };
}

/** What was done for each animal: those that were to be watched first, of many the first 500. */
function effortOf(
  rows: Rows,
  followedMs: ReadonlyMap<string, number>,
  isFocal: boolean,
): ObsSession["effort"] {
  const scans = new Map<string, number>();
  for (const { seen } of rows.scans) {
    const met = new Set(seen.flatMap(({ animalId }) => animalId ?? []));
    for (const animalId of met)
      scans.set(animalId, (scans.get(animalId) ?? 0) + 1);
  }
  const all = new Set([...(isFocal ? followedMs.keys() : []), ...scans.keys()]);
  return Object.fromEntries(
    [...all].slice(0, effortMost).map((animalId) => [
      animalId,
      {
        watchedMs: isFocal ? (followedMs.get(animalId) ?? 0) : 0,
        scans: scans.get(animalId) ?? 0,
      },
    ]),
  );
}

/**
 * What follows from a closed session: the same of the same records and corrections, in whatever order and however often
 * they came. Without records: watched, and nothing seen. `context`: what was asked once of it; null: nothing, or nobody
 * knows what.
 */
export function outcomeOfSession(
  session: ObsSession,
  plan: Pick<EthogramPlan, "behaviours"> | null,
  records: readonly ObsRecord[],
  corrections: readonly Correcting[],
  context: Form | null = null,
): SessionOutcome {
  const counted = new Set(
    session.mode === "expert" ? broughtInTime(session, records) : records,
  );
  const { recorded, flaws } = recordedIn([...counted]);
  const late = records.flatMap((one) =>
    counted.has(one) ? [] : [one.recordId],
  );
  const until = lastOf(session, rowsIn(recorded));
  const corrected = applyCorrections(recorded, corrections, until);
  const { known, unknown } = knownRows(rowsIn(corrected.recorded), plan);
  const watched = watchedOf(session, known);
  const { startedAt, endedAt, interval, channels, mode } = session;
  const isLate = ({ createdAt }: ObsRecord) =>
    createdAt !== null &&
    endedAt !== null &&
    createdAt.getTime() > endedAt.getTime() + lateMs;
  const isFocal = channels.includes("focal");
  const facts = packedFacts(session, corrected.motions);
  const isTooLarge = facts !== null && partsOf({ facts, rows: known }) === null;
  const isContextMissing =
    context !== null && missingAnswers(context, session.contextAnswers) > 0;
  return {
    derived: {
      openToKeepers: mode === "normal",
      day: startedAt === null ? null : parisDay(startedAt),
      watchedMs: Math.round(
        watched.spans.reduce((all, { from, to }) => all + to - from, 0),
      ),
      counts: {
        focal: known.focal.length,
        scans: known.scans.length,
        missed: missedSlots(known, watched.spans, interval).length,
      },
      effort: effortOf(known, watched.followedMs, isFocal),
      lateRecords: records.filter(isLate).length,
      flaws: [
        ...(isTooLarge ? [tooLarge] : []),
        ...(isContextMissing ? [contextMissing] : []),
        ...[...flaws, ...late, ...corrected.flaws, ...unknown],
      ].slice(0, flawsMost),
      voidedAt: corrected.voidedAt,
      correctedAt: corrected.correctedAt,
    },
    rows: known,
    before: corrected.before,
    motions: corrected.motions,
  };
}

/** Whether analyses read a session: it is closed, of a kind that counts, and neither void, deleted nor sealed. */
export const isPacked = (
  session: Pick<ObsSession, "status" | "mode" | "isDeleted" | "sealed">,
  voidedAt: Date | null,
): boolean =>
  session.status === "closed" &&
  (session.mode === "normal" || session.mode === "expert") &&
  !session.isDeleted &&
  !session.sealed &&
  voidedAt === null;

/** The month a session is packed in, in Paris: "2026-11"; null: it has not begun. */
export const monthOfSession = ({
  startedAt,
}: Pick<ObsSession, "startedAt">): string | null =>
  startedAt === null ? null : parisDay(startedAt).slice(0, 7);
