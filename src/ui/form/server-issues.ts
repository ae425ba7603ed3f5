import type { FormIssue } from "./use-record-form";

const isIssue = (value: unknown): value is FormIssue =>
  typeof value === "object" &&
  value !== null &&
  "field" in value &&
  typeof value.field === "string" &&
  "code" in value &&
  typeof value.code === "string";

/** The fields a refused save names, in its `details.fields`: issues, or names alone; [] for none. */
export function serverIssues(failure: unknown): FormIssue[] {
  if (typeof failure !== "object" || failure === null) return [];
  if (!("details" in failure)) return [];
  const { details } = failure;
  if (typeof details !== "object" || details === null) return [];
  if (!("fields" in details) || !Array.isArray(details.fields)) return [];
  return details.fields.flatMap((given: unknown): FormIssue[] =>
    typeof given === "string"
      ? [{ field: given, code: "invalid" }]
      : isIssue(given)
        ? [given]
        : [],
  );
}
