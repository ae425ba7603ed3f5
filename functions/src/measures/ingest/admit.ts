import type { CheckedReading } from "@domain/measures/ingest/check";
import type { SensorSource } from "@domain/measures/ingest/source";
import { countReadings } from "@domain/measures/ingest/source";
import { hear, lookAtOf, newWatch } from "@domain/measures/alerts/source-watch";
import { withRefused } from "@domain/measures/ingest/refused";
import { isPutAway } from "@domain/record/put-away";
import { appConfigId } from "@domain/service/app-config";
import { systemAuthor } from "@domain/task/task";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { timingSafeEqual } from "node:crypto";
import { database } from "../../edge/admin";
import { changeOf, readingOf, ref } from "../../edge/documents";
import { sha256 } from "../../edge/hash";
import { raiseSourceAlerts } from "../source-alerts";
import type { Reply } from "./call";
import { refused, unknownSource } from "./call";

const noHash = "0".repeat(64);

/** Compared in the same time whatever is alike in them: what is refused says nothing of the secret. */
function isSecretOf(token: string, hash: string | null): boolean {
  const isSame = timingSafeEqual(
    Buffer.from(sha256(token), "hex"),
    Buffer.from(hash ?? noHash, "hex"),
  );
  return isSame && hash !== null;
}

/** The source that a token is of; null for one that is unknown, revoked, or put away. */
function believed(
  token: string,
  snapshot: DocumentSnapshot | undefined,
): SensorSource | null {
  const source =
    snapshot === undefined ? null : readingOf("sensorSources", snapshot).record;
  const isKnown = isSecretOf(token, source?.secretHash ?? null);
  return isKnown && source?.isArchived === false ? source : null;
}

/** Until the next day of Paris, in seconds. */
function tomorrowIn(now: Date): string {
  const next = startOfDay(addDays(parisDay(now), 1));
  return String(Math.ceil((next.getTime() - now.getTime()) / 1000));
}

const comeAgain = (why: string): Reply =>
  refused(503, why, { "Retry-After": "300" });

const tooOften = (now: Date): Reply =>
  refused(429, "quota", { "Retry-After": tomorrowIn(now) });

/** Who calls: by the token that is to be believed. */
interface Calling {
  sourceId: string;
  token: string;
}

/** The source that calls, or why nothing is taken: it is not believed, or nobody works at the moment. */
export async function admit(
  { sourceId, token }: Calling,
  now: Date,
): Promise<SensorSource | Reply> {
  const [config, stored] = await database().getAll(
    ref("config", appConfigId),
    ref("sensorSources", sourceId),
  );
  const source = believed(token, stored);
  if (source === null) return unknownSource();
  const zoo = await ref("zoo", source.zooId).get();
  if (!zoo.exists || isPutAway(zoo.data() ?? {})) return unknownSource();
  if (config?.get("maintenance") === true) return comeAgain("maintenance");
  // What demonstrates keeps nothing, of sensors either.
  if (zoo.get("anonymousMode") === true) return comeAgain("demonstration");
  return countReadings(source, parisDay(now), 1) === null
    ? tooOften(now)
    : source;
}

/** The instant of the latest reading of each feed. */
function latestOf(readings: readonly CheckedReading[]): Map<string, Date> {
  const latest = new Map<string, Date>();
  for (const { feed, at } of readings) {
    const known = latest.get(feed.feed);
    if (known === undefined || at > known) latest.set(feed.feed, at);
  }
  return latest;
}

/**
 * Counts what a source is about to send, so that calls at once are not more than it may: null, or why nothing is taken after all.
 * A secret that was revoked meanwhile is worth nothing.
 */
export const countSent = (
  { sourceId, token }: Calling,
  count: number,
  now: Date,
): Promise<Reply | null> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("sensorSources", sourceId));
    const source = believed(token, stored);
    if (source === null) return unknownSource();
    const counted = countReadings(source, parisDay(now), count);
    if (counted === null) return tooOften(now);
    transaction.update(
      stored.ref,
      changeOf("sensorSources", { counted }, systemAuthor),
    );
    return null;
  });

/** Takes back what was counted of a call that failed: it is sent again. */
export const uncountSent = (
  sourceId: string,
  count: number,
  now: Date,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("sensorSources", sourceId));
    const { record: source } = readingOf("sensorSources", stored);
    const before = source?.counted ?? null;
    if (before?.day !== parisDay(now)) return;
    const counted = { ...before, count: Math.max(0, before.count - count) };
    transaction.update(
      stored.ref,
      changeOf("sensorSources", { counted }, systemAuthor),
    );
  });

/** What became of a call: the readings of it that are kept, and why others are not. */
export interface Heard {
  kept: readonly CheckedReading[];
  refused: readonly string[];
}

/**
 * Notes that a source has spoken: by the readings that are kept of what it sent, and by no other; of what was refused only how
 * much, and why.
 */
export async function hearCall(
  { sourceId, token }: Calling,
  { kept, refused: reasons }: Heard,
  now: Date,
): Promise<void> {
  if (kept.length + reasons.length === 0) return;
  const latest = latestOf(kept);
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("sensorSources", sourceId));
    const source = believed(token, stored);
    if (source === null) return;
    const before = source.watch ?? newWatch(now);
    const refused = withRefused(source.refused, reasons, parisDay(now), now);
    if (kept.length === 0) {
      transaction.update(
        stored.ref,
        changeOf("sensorSources", { refused }, systemAuthor),
      );
      return;
    }
    const { watch, changes } = hear(before, latest, source, now);
    const raise = await raiseSourceAlerts(transaction, source, changes);
    const heard = [...latest.values(), source.heardAt].reduce(
      (last, at) => (last === null || (at !== null && at > last) ? at : last),
      null,
    );
    transaction.update(
      stored.ref,
      changeOf(
        "sensorSources",
        { heardAt: heard, refused, watch, lookAt: lookAtOf(watch, source) },
        systemAuthor,
      ),
    );
    raise();
  });
}
