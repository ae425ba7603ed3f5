import type { Session } from "@domain/access/session";
import type { Request } from "firebase-functions/https";
import ipaddr from "ipaddr.js";
import { sha256 } from "./hash";

/** Who asks, as limits count them: a person, or for nobody's question where it came from. */
export interface Caller {
  key: string;
  /** Where it came from. */
  place: string;
  /** When they signed in, in seconds since 1970; 0 for nobody. */
  signedInAt: number;
}

/** Whoever has one address of IPv6 has all of its /64, which is therefore counted as one. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const whole = ipaddr.IPv6.parse(address);
  // An address of IPv4 that a socket of both kinds writes its own way.
  if (whole.isIPv4MappedAddress()) return whole.toIPv4Address().toString();
  const network = whole.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** What says where a request comes from. */
export interface From {
  headers?: Request["headers"];
  socket?: { remoteAddress?: string | undefined };
}

/** The last address was added by Google's own front; what stands before it anybody may claim. */
function addressOf(request: From): string {
  const forwarded = request.headers?.["x-forwarded-for"];
  const all = (Array.isArray(forwarded) ? forwarded.join() : forwarded) ?? "";
  const last = all.split(",").at(-1)?.trim() ?? "";
  return last === "" ? (request.socket?.remoteAddress ?? "unknown") : last;
}

/** Where a request comes from, of which no address can be told. */
export const placeOf = (request: From): string =>
  `address ${sha256(networkOf(addressOf(request)))}`;

export const callerOf = (
  session: Session | null,
  request: From,
  signedInAt = 0,
): Caller => {
  const place = placeOf(request);
  const key = session === null ? place : `uid ${session.uid}`;
  return { signedInAt, place, key };
};
