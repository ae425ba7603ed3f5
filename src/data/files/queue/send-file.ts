import { partPath } from "@domain/file/parts";
import type { AppError } from "@domain/errors";
import { toAppError } from "../../errors";
import { hasEnded, isUndecided } from "../../outbox/delivery";
import type { FileStore } from "./file-store";
import type { QueuedFile } from "./queued-file";

/** How a file reaches the server. */
export interface Way {
  /** The MD5 of a part as it stands in its name. */
  digestOf: (bytes: ArrayBuffer) => Promise<string>;
  sendPart: (
    path: string,
    bytes: ArrayBuffer,
    contentType: string,
  ) => Promise<void>;
  /** Puts the parts together and attaches them; rejects AppError. */
  finish: (file: QueuedFile) => Promise<void>;
}

/** What became of an attempt. `later`: nothing was decided; `ended`: not by this person any more. */
export type Outcome =
  | { state: "accepted" | "later" | "ended" }
  | { state: "refused"; failure: AppError };

interface Attempt extends Way {
  store: FileStore;
  /** Whether it is still wanted, by whoever is signed in. */
  isWanted: (file: QueuedFile) => boolean;
  /** Keeps what is known of the file, and shows it. */
  save: (file: QueuedFile) => Promise<void>;
}

class Unwanted extends Error {}

async function sendMissing(
  parts: Attempt,
  file: QueuedFile,
): Promise<QueuedFile> {
  let known = file;
  for (const [index, digest] of file.sent.entries()) {
    if (digest !== null) continue;
    if (!parts.isWanted(file)) throw new Unwanted();
    const bytes = await parts.store.part(file.id, index);
    if (bytes === undefined) throw new Unwanted();
    const name = await parts.digestOf(bytes);
    const path = partPath(file.uid, file.id, index, name);
    await parts.sendPart(path, bytes, file.contentType);
    known = { ...known, sent: known.sent.with(index, name) };
    await parts.save(known);
  }
  return known;
}

/** The places of the parts that the server does not have; [] where it did not say so. */
const missingIn = ({ details }: AppError): unknown[] =>
  Array.isArray(details["missing"]) ? details["missing"] : [];

/**
 * Sends what is not sent yet, part after part, then has it put together. Parts that the server has
 * lost meanwhile count as not sent.
 */
export async function sendFile(
  parts: Attempt,
  file: QueuedFile,
): Promise<Outcome> {
  let known = file;
  try {
    known = await sendMissing(parts, file);
    if (!parts.isWanted(known)) return { state: "ended" };
    await parts.finish(known);
    return { state: "accepted" };
  } catch (error) {
    if (error instanceof Unwanted) return { state: "ended" };
    const failure = toAppError(error);
    const missing = missingIn(failure);
    if (missing.length > 0) {
      const sent = known.sent.map((digest, index) =>
        missing.includes(index) ? null : digest,
      );
      await parts.save({ ...known, sent });
      return { state: "later" };
    }
    if (hasEnded(failure)) return { state: "ended" };
    if (isUndecided(failure)) return { state: "later" };
    return { state: "refused", failure };
  }
}
