import type { Cursor } from "../../contract/query";
import type { Value } from "../../contract/values";
import { StatusError } from "../../contract/status";

/** Where a list goes on: which list it is, and the values it ended on. */
interface PageToken {
  list: string;
  values: Value[];
}

/** A token as text a URL may hold. */
export function encodeToken(token: PageToken): string {
  return Buffer.from(JSON.stringify(token)).toString("base64url");
}

function isPageToken(token: unknown): token is PageToken {
  if (typeof token !== "object" || token === null) return false;
  const { list, values } = token as Partial<Record<string, unknown>>;
  const isObject = (value: unknown): boolean =>
    typeof value === "object" && value !== null;
  return (
    typeof list === "string" && Array.isArray(values) && values.every(isObject)
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The cursor a token stands for; an unreadable token and one of another list are INVALID_ARGUMENT. */
export function decodeToken(token: string, list: string): Cursor | undefined {
  if (token === "") return undefined;
  const read = readJson(Buffer.from(token, "base64url").toString());
  if (!isPageToken(read)) {
    throw new StatusError("INVALID_ARGUMENT", "invalid page token");
  }
  if (read.list !== list) {
    throw new StatusError("INVALID_ARGUMENT", "Invalid page token.");
  }
  return { values: read.values, before: false };
}
