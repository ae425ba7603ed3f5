import { StatusError } from "../contract/status";
import { type Caller } from "../contract/rules";
import { isJson, type Json } from "./codec/json";

/** Who asks, and until when that is known; undefined where it has no end. */
export interface Identity {
  caller: Caller;
  /** Milliseconds since 1970. */
  expiresAt: number | undefined;
}

const invalid = () => new StatusError("INVALID_ARGUMENT", "invalid jwt");

function bytesIn(segment: string): Buffer {
  const digits = segment.replace(/=+$/, "");
  if (!/^[\w-]*$/.test(digits) || digits.length % 4 === 1) throw invalid();
  return Buffer.from(digits, "base64url");
}

function objectIn(segment: string): Json {
  const text = bytesIn(segment).toString("utf8");
  try {
    const json: unknown = JSON.parse(text);
    if (isJson(json)) return json;
  } catch {
    throw invalid();
  }
  throw invalid();
}

/** Decoded, never verified: local tokens are unsigned. */
function claimsOf(jwt: string): Json {
  const [header, claims, signature, ...more] = jwt.split(".");
  if (header === undefined || claims === undefined || signature === undefined)
    throw invalid();
  if (more.length > 0) throw invalid();
  objectIn(header);
  bytesIn(signature);
  return objectIn(claims);
}

/** What an Authorization header says of its sender; INVALID_ARGUMENT for a token of no form. */
export function identityFrom(authorization: string | undefined): Identity {
  const bearer = /^Bearer (.+)$/i.exec(authorization?.trim() ?? "")?.[1];
  const nobody: Caller = { kind: "user", auth: null };
  if (bearer === undefined) return { caller: nobody, expiresAt: undefined };
  if (/^(owner$|ya29\.)/i.test(bearer))
    return { caller: { kind: "admin" }, expiresAt: undefined };
  const token = claimsOf(bearer);
  const { exp, sub, user_id: uid = sub } = token;
  return {
    caller:
      typeof uid === "string" ? { kind: "user", auth: { uid, token } } : nobody,
    expiresAt: typeof exp === "number" ? exp * 1000 : undefined,
  };
}
