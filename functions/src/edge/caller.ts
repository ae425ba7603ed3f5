import type { Session } from "@domain/access/session";
import { createHash } from "node:crypto";
import type { Request } from "firebase-functions/https";

/** Who asks, as limits count them: a person, or for nobody's question where it came from. */
export interface Caller {
  key: string;
  /** When they signed in, in seconds since 1970; 0 for nobody. */
  signedInAt: number;
}

export const sha256 = (text: string): string =>
  createHash("sha256").update(text).digest("hex");

/** The last address was added by Google's own front; what stands before it anybody may claim. */
function addressOf(request: Partial<Request>): string {
  const forwarded = request.headers?.["x-forwarded-for"];
  const all = (Array.isArray(forwarded) ? forwarded.join() : forwarded) ?? "";
  const last = all.split(",").at(-1)?.trim() ?? "";
  return last === "" ? (request.socket?.remoteAddress ?? "unknown") : last;
}

export const callerOf = (
  session: Session | null,
  request: Partial<Request>,
  signedInAt = 0,
): Caller => ({
  signedInAt,
  key:
    session === null
      ? `address ${sha256(addressOf(request))}`
      : `uid ${session.uid}`,
});
