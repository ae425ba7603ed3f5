import type { Session } from "@domain/access/session";
import { isIPv6 } from "node:net";
import type { Request } from "firebase-functions/https";
import { sha256 } from "./hash";

/** Who asks, as limits count them: a person, or for nobody's question where it came from. */
export interface Caller {
  key: string;
  /** When they signed in, in seconds since 1970; 0 for nobody. */
  signedInAt: number;
}

const groupsIn = (part: string): string[] =>
  part === ""
    ? []
    : part
        .split(":")
        .flatMap((group) =>
          group.includes(".") ? ["dotted", group] : [group.replace(/^0+/, "")],
        );

/** Whoever has one address of IPv6 has all of its /64, which is therefore counted as one. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [before = "", after = ""] = plain.toLowerCase().split("::");
  const [left, right] = [groupsIn(before), groupsIn(after)];
  const zeros = Array<string>(8 - left.length - right.length).fill("");
  const groups = [...left, ...zeros, ...right];
  // An address of IPv4 that a socket of both kinds writes its own way.
  const mapped =
    groups.slice(0, 5).join("") === "" &&
    groups[5] === "ffff" &&
    groups[6] === "dotted";
  return mapped
    ? (groups[7] ?? "")
    : `${groups
        .slice(0, 4)
        .map((group) => (group === "" ? "0" : group))
        .join(":")}::/64`;
}

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
      ? `address ${sha256(networkOf(addressOf(request)))}`
      : `uid ${session.uid}`,
});
