import type { IncomingHttpHeaders } from "node:http";

/** The token of a feed as its address carries it: 32 bytes in base64url. */
const feedTokenPattern = /^[A-Za-z0-9_-]{43}$/u;

/** What a function sees of a call. */
export interface Call {
  method: string;
  /** Below the function's own address. */
  path: string;
  query: Readonly<Record<string, unknown>>;
  headers: IncomingHttpHeaders;
  /** Where it comes from. */
  socket?: { remoteAddress?: string | undefined };
}

/** What a call is answered. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const plain = { "Content-Type": "text/plain; charset=utf-8" };

export const refused = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  headers: { ...plain, "Cache-Control": "no-store", ...headers },
  body: error,
});

/** The same whatever the reason: an address that never was is not told from one that is no more. */
export const unknownFeed = (): Reply => refused(404, "unknown");

/** Longer than any address of a feed. */
const pathMost = 100;

/** The token of a call: in the path, with what calendar programs like to see behind it, or as `token`; null for none. */
export function tokenOfCall({ path, query }: Pick<Call, "path" | "query">) {
  if (path.length > pathMost) return null;
  const named = /^\/([^/]+?)(?:\.ics)?\/?$/u.exec(path)?.[1] ?? query["token"];
  return typeof named === "string" && feedTokenPattern.test(named)
    ? named
    : null;
}

/** Whether whoever asks has this very text already: `If-None-Match` as programs write it. */
export function hasAlready(
  headers: IncomingHttpHeaders,
  etag: string,
): boolean {
  const known = headers["if-none-match"] ?? "";
  return known
    .split(",")
    .map((one) => one.trim().replace(/^W\//u, ""))
    .some((one) => one === etag || one === "*");
}
