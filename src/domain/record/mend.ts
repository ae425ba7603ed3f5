import { isMap } from "../schema/is-map";
import type * as z from "zod";
import type { Values } from "./types";

type Path = readonly PropertyKey[];

/** What takes the place of something; `gone` takes it out of its list or map. */
type Edit = (value: unknown) => unknown;
const gone = Symbol("gone");

/** The value with `edit` done at the path; a path that leads nowhere leads to the nearest thing above. */
function editAt(value: unknown, path: Path, edit: Edit): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return edit(value);
  if (Array.isArray(value)) {
    const at = Number(key);
    if (!(at in value)) return edit(value);
    // The place stays until all issues of the pass are done, so that the later ones find theirs.
    return value.map((one, index) =>
      index === at ? editAt(one, rest, edit) : (one as unknown),
    );
  }
  if (!isMap(value) || !Object.hasOwn(value, key)) return edit(value);
  return { ...value, [key]: editAt(value[String(key)], rest, edit) };
}

function withoutGone(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((one) => one !== gone).map(withoutGone);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== gone)
      .map(([key, one]) => [key, withoutGone(one)]),
  );
}

/** What is too long for its list is cut; everything else that is refused goes. */
function editFor(issue: z.core.$ZodIssue): Edit {
  if (issue.code === "too_big" && issue.origin === "array") {
    const most = Number(issue.maximum);
    return (value) => (Array.isArray(value) ? value.slice(0, most) : gone);
  }
  return () => gone;
}

/** The fields that the issues say are missing: compulsory ones, as any other has a default. */
export const missingFields = (
  values: Values,
  issues: readonly z.core.$ZodIssue[],
): string[] =>
  issues
    .map(({ path }) => String(path[0] ?? ""))
    .filter((field) => !Object.hasOwn(values, field));

/** The values without what the issues name: fields, and elements of lists and maps. */
export function mended(
  values: Values,
  issues: readonly z.core.$ZodIssue[],
): Values {
  const edited = issues
    .filter(({ path }) => Object.hasOwn(values, String(path[0] ?? "")))
    .reduce<unknown>(
      (next, issue) => editAt(next, issue.path, editFor(issue)),
      values,
    );
  return withoutGone(edited) as Values;
}
