import { StatusError, type Caller } from "../contract";
import { isJson, type Json } from "./codec/json";

const invalid = () => new StatusError("INVALID_ARGUMENT", "invalid jwt");

/** Decoded, never verified: local tokens are unsigned. */
function claimsOf(jwt: string): Json {
  const parts = jwt.split(".");
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) throw invalid();
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(payload, "base64url").toString("utf8"),
    );
    if (isJson(claims)) return claims;
  } catch {
    throw invalid();
  }
  throw invalid();
}

/** Who a request's Authorization header makes of its sender. */
export function callerFrom(authorization: string | undefined): Caller {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  if (bearer === undefined) return { kind: "user", auth: null };
  if (/^owner$/i.test(bearer) || /^ya29\./i.test(bearer))
    return { kind: "admin" };
  const token = claimsOf(bearer);
  const uid = token["user_id"] ?? token["sub"];
  if (typeof uid !== "string") return { kind: "user", auth: null };
  return { kind: "user", auth: { uid, token } };
}
