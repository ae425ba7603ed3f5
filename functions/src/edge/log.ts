import { randomUUID } from "node:crypto";
import { logger } from "firebase-functions/logger";
import { sha256 } from "./hash";

/** One operation in the log: a random id and a hashed uid, never a name, a mail or a value. */
export interface Operation {
  id: string;
  name: string;
  who: string;
}

export function startOperation(name: string, uid: string | null): Operation {
  const who = uid === null ? "system" : sha256(uid).slice(0, 12);
  return { id: randomUUID(), name, who };
}

export function logFailure(
  operation: Operation,
  code: string,
  details: Readonly<Record<string, unknown>> = {},
): void {
  logger.error(operation.name, { operation, code, details });
}

export function logDone(
  operation: Operation,
  counts: Record<string, number>,
): void {
  logger.info(operation.name, { operation, ...counts });
}
