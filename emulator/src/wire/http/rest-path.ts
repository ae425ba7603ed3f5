import { StatusError } from "../../contract/status";

/** The resource a REST path names, decoded, and the verb behind its last colon. */
export interface RestPath {
  /** `projects/P/databases/D/documents[/...]`. */
  resource: string;
  /** Segments below `documents`. */
  depth: number;
  verb: string | undefined;
}

const verbPattern = /^(.*):([a-zA-Z]+)$/;

function decoded(segment: string): string {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    throw new StatusError("INVALID_ARGUMENT", "Malformed path.");
  }
  if (text.includes("/"))
    throw new StatusError(
      "INVALID_ARGUMENT",
      `Resource id "${text}" must not contain "/".`,
    );
  return text;
}

/**
 * Reads `/v1/projects/P/databases/D/documents[/...][:verb]`, still percent-encoded; null for any other
 * path. Only a POST has a verb, and only one whose colon is not encoded: ids may hold colons.
 */
export function parseRestPath(
  pathname: string,
  method: string,
): RestPath | null {
  const [empty, version, ...segments] = pathname.split("/");
  const last = segments.at(-1) ?? "";
  const [, before, verb] =
    method === "POST" ? (verbPattern.exec(last) ?? []) : [];
  if (before !== undefined) segments[segments.length - 1] = before;
  const [projects, , databases, , documents] = segments;
  const known =
    empty === "" &&
    version === "v1" &&
    projects === "projects" &&
    databases === "databases" &&
    documents === "documents";
  if (!known) return null;
  return {
    resource: segments.map(decoded).join("/"),
    depth: segments.length - 5,
    verb,
  };
}
