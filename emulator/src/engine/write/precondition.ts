import type { Doc } from "../../contract/values";
import type { Precondition, Write } from "../../contract/write";
import { StatusError } from "../../contract/status";
import { compareTimestamps, parseMicros } from "../values/timestamp";

/**
 * What a failed precondition is: `early` ones mean that somebody else was faster and come before the rules, so
 * that clients try again, for whoever may read the document; `late` ones tell that it is missing and come after
 * the rules. Nobody else is told whether there is one.
 */
export interface PreconditionFailure {
  when: "early" | "late";
  error: StatusError;
}

function staleVersion(current: Doc | null, wanted: string): StatusError {
  const stored = current ? parseMicros(current.updateTime) : 0;
  return new StatusError(
    "FAILED_PRECONDITION",
    `the stored version (${stored}) does not match the required base version (${parseMicros(wanted)})`,
  );
}

function missing(write: Write, name: string): StatusError {
  const verb = write.delete ? "delete" : write.verify ? "verify" : "update";
  return new StatusError("NOT_FOUND", `No document to ${verb}: ${name}`);
}

function deletedBefore(name: string): StatusError {
  return new StatusError(
    "INVALID_ARGUMENT",
    `Document was deleted by an earlier write of the same request: ${name}`,
  );
}

/**
 * Checks a write's precondition against the document it meets; null when it holds. `staged` tells that an
 * earlier write of the same commit made that document what it is.
 */
export function failedPrecondition(
  write: Write,
  name: string,
  current: Doc | null,
  staged = false,
): PreconditionFailure | null {
  const { exists, updateTime }: Precondition = write.currentDocument ?? {};
  if (
    updateTime !== undefined &&
    (!current || compareTimestamps(current.updateTime, updateTime) !== 0)
  ) {
    return { when: "early", error: staleVersion(current, updateTime) };
  }
  if (exists === false && current) {
    const error = new StatusError(
      "ALREADY_EXISTS",
      `Document already exists: ${name}`,
    );
    return { when: "early", error };
  }
  if (exists === true && !current) {
    const error = staged ? deletedBefore(name) : missing(write, name);
    return { when: "late", error };
  }
  return null;
}
