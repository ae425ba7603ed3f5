import type { Cursor, StructuredQuery } from "../../contract/query";
import type { Database } from "../../contract/database";
import { StatusError } from "../../contract/status";
import type { DatabaseState } from "../core";
import { planQuery } from "../query/plan";
import { compareNames } from "../values/resource-path";
import { runIn, viewOf } from "../view";

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

function checkPartitioned(query: StructuredQuery): void {
  if (!query.from[0]?.allDescendants) {
    throw invalid("Query must select all descendant collections.");
  }
  const refused: [boolean, string][] = [
    [query.limit !== undefined, "Query limit is not supported."],
    [(query.offset ?? 0) !== 0, "Query offset is not supported."],
    [query.select !== undefined, "Property masks are not supported."],
    [query.startAt !== undefined, "Query start cursors are not supported."],
    [query.endAt !== undefined, "Query end cursors are not supported."],
  ];
  const found = refused.find(([given]) => given);
  if (found) throw invalid(found[1]);
}

/** At most `count` of the names, evenly apart and never the first, which needs no split before it. */
function splitPoints(names: readonly string[], count: number): string[] {
  const positions = Array.from({ length: count }, (_, i) =>
    Math.floor(((i + 1) * names.length) / (count + 1)),
  );
  return [...new Set(positions)]
    .filter((position) => position > 0)
    .flatMap((position) => names[position] ?? []);
}

function readToken(token: string): string {
  const name = Buffer.from(token, "base64url").toString();
  if (token !== "" && !name.startsWith("projects/")) {
    throw invalid("invalid page token");
  }
  return name;
}

/** `Database.partition`: cursors that split a collection group by name into parts of equal size. */
export function partition(state: DatabaseState): Database["partition"] {
  return (caller, parent, query, options) => {
    if (caller.kind !== "admin") {
      throw new StatusError(
        "PERMISSION_DENIED",
        "Metadata operations require admin authentication.",
      );
    }
    if (parent !== state.root) {
      throw invalid("Ancestor queries are not supported.");
    }
    const { count, pageSize = 0, pageToken = "", readTime } = options;
    if (count < 1) {
      throw invalid("Partition count must be greater than zero.");
    }
    if (pageSize < 0) throw invalid("Page size must be nonnegative.");
    checkPartitioned(query);
    const { from } = query;
    const view = viewOf(state, { readTime });
    const { docs } = runIn(view, planQuery(parent, { from }));
    const after = readToken(pageToken);
    const points = splitPoints(
      docs.map(({ name }) => name),
      count,
    ).filter((name) => after === "" || compareNames(name, after) > 0);
    const page = points.slice(0, pageSize || points.length);
    const last = page.at(-1);
    const more = last !== undefined && page.length < points.length;
    return {
      partitions: page.map((referenceValue): Cursor => ({
        values: [{ referenceValue }],
      })),
      nextPageToken: more ? Buffer.from(last).toString("base64url") : "",
    };
  };
}
