import { AppError, isReportable, type ErrorCode } from "@domain/errors";
import { report } from "../../lib/report";
import type { Backend } from "../backend-type";
import { demonstration } from "../demonstration/mode";
import { toAppError } from "../errors";
import { isHeld } from "../service/held";
import type { Conflict, OutboxEntry } from "./entry";
import { judge, winnerOf, type Values } from "./judge";

/** What became of an attempt. `later`: nothing was decided; `ended`: not in this tab any more. */
export type Attempt =
  | { state: "accepted" }
  | { state: "later"; failure: AppError; ended: boolean }
  | { state: "refused"; entry: OutboxEntry; failure: AppError };

export interface Delivery {
  backend: () => Backend;
  /** Sends the entry as one call of `saveRecords`; rejects AppError. */
  desk: (entry: OutboxEntry) => Promise<void>;
}

/** The documents of an entry as the server has them; rejects "offline" when it cannot be asked. */
function serverDocs(
  backend: Backend,
  { operations }: OutboxEntry,
): Promise<(Values | null)[]> {
  return Promise.all(
    operations.map(async ({ kind, collection, id, parentId }) => {
      try {
        const row = await backend.getDoc(collection, id, parentId ?? undefined);
        return row?.data ?? null;
      } catch (error) {
        // Rules that ask the document who may read it refuse one that is not there yet.
        const failure = toAppError(error);
        if (kind === "create" && failure.code === "not-allowed") return null;
        throw failure;
      }
    }),
  );
}

/** The session or the SDK's client has ended: signing in again goes on. */
export const hasEnded = ({ code, details }: AppError): boolean =>
  code === "not-signed-in" || details["sdk"] === "failed-precondition";

/**
 * The server could not be asked, had no time or too much to do. Our functions answer with codes of
 * their own: an "internal" of the SDK's is the way there.
 */
export const isUndecided = ({ code, details }: AppError): boolean =>
  code === "offline" ||
  code === "quota" ||
  details["sdk"] === "functions/internal";

const conflictsOf = ({ details }: AppError): Conflict[] =>
  Array.isArray(details["conflicts"])
    ? (details["conflicts"] as Conflict[])
    : [];

/** The rules say no more than no: why, is known here. */
function reasonOf({ code }: AppError, winner: string | null): ErrorCode {
  if (code !== "not-allowed") return code;
  if (demonstration() === "establishment") return "demonstration";
  return winner === null ? code : "conflict";
}

/** A refused entry with the reason and who was first, from the documents as the server has them. */
function refusedEntry(
  entry: OutboxEntry,
  failure: AppError,
  docs: readonly (Values | null)[],
): OutboxEntry {
  const conflicts = conflictsOf(failure);
  const winner =
    winnerOf(entry, docs) ??
    conflicts.find(({ by }) => by !== null && by !== entry.uid)?.by ??
    null;
  const reason = reasonOf(failure, winner);
  return { ...entry, state: "refused", reason, winner, conflicts };
}

/**
 * The SDK sends again what a broken connection left without an answer, and the rules refuse the same
 * step a second time: what they refused may be there.
 */
const isThere = (
  entry: OutboxEntry,
  { code }: AppError,
  docs: readonly (Values | null)[],
  later: readonly OutboxEntry[],
): boolean =>
  code === "not-allowed" &&
  docs.length > 0 &&
  judge(entry, docs, later) === "done";

/**
 * Hands an entry over. One that was handed over before without an answer is judged first where
 * the server cannot tell that it knows it.
 */
export async function deliver(
  parts: Delivery,
  entry: OutboxEntry,
  triedBefore: boolean,
  later: readonly OutboxEntry[],
): Promise<Attempt> {
  try {
    if (isHeld()) throw new AppError("offline", { part: "service" });
    if (entry.via === "desk") await parts.desk(entry);
    else {
      const backend = parts.backend();
      const verdict = triedBefore
        ? judge(entry, await serverDocs(backend, entry), later)
        : "resend";
      if (verdict === "conflict") throw new AppError("conflict");
      if (verdict === "resend")
        await backend.commit(entry.operations, entry.uid, entry.id);
    }
    return { state: "accepted" };
  } catch (error) {
    const failure = toAppError(error);
    const ended = hasEnded(failure);
    if (ended || isUndecided(failure))
      return { state: "later", failure, ended };
    const { code } = failure;
    const docs =
      entry.via === "desk"
        ? []
        : await serverDocs(parts.backend(), entry).catch(() => []);
    if (isThere(entry, failure, docs, later)) return { state: "accepted" };
    if (isReportable(code) || code === "invalid-input")
      report({ code, where: `outbox ${entry.about.kind}` });
    const refused = refusedEntry(entry, failure, docs);
    const { reason, winner } = refused;
    const details = { ...failure.details, winner, entryId: entry.id };
    return {
      state: "refused",
      entry: refused,
      failure: new AppError(reason ?? code, details),
    };
  }
}
