import { EvaluationError } from "../evaluate/errors";

const isId = (segment: string): boolean =>
  segment !== "" &&
  segment !== "." &&
  segment !== ".." &&
  !segment.includes("/");

/**
 * The path, from the collection on, of the document that rules look up by `segments`
 * (`databases/D/documents/...`). Throws EvaluationError for what is no document of `database`.
 */
export function documentPath(
  segments: readonly string[],
  database: string,
): string[] {
  const [databases, name, documents, ...rest] = segments;
  const isDocument =
    databases === "databases" &&
    name === database &&
    documents === "documents" &&
    rest.length > 0 &&
    rest.length % 2 === 0 &&
    rest.every(isId);
  if (!isDocument) {
    throw new EvaluationError(`No document path: /${segments.join("/")}.`);
  }
  return rest;
}
