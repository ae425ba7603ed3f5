import { newIdSchema } from "../../schema/fields";

/** 32 random bytes as base64url without padding: too many to be tried, so that one round of SHA-256 keeps them. */
const secretPattern = /^[A-Za-z0-9_-]{43}$/u;
const prefix = "srs";

/**
 * What a sensor sends to say who it is, shown to people once: `srs.<source>.<secret>`. Throws RangeError for a secret that is
 * no 32 bytes of base64url.
 */
export function tokenOf(sourceId: string, secret: string): string {
  if (!secretPattern.test(secret)) throw new RangeError("secret");
  return [prefix, sourceId, secret].join(".");
}

/** The source that a token speaks of, which is believed once its hash is the one kept; null for what is no token. */
export function sourceOfToken(token: string): string | null {
  const [kind, sourceId = "", secret = "", ...rest] = token.split(".");
  const isToken =
    kind === prefix && rest.length === 0 && secretPattern.test(secret);
  return isToken && newIdSchema.safeParse(sourceId).success ? sourceId : null;
}

/** The token of an `Authorization` header; null where it has none. */
export const tokenOfHeader = (header: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9._-]{1,300})$/u.exec(header ?? "")?.[1] ?? null;
