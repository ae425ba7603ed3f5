import { expect } from "vitest";
import type { StructuredQuery } from "../../../contract/query";
import { StatusError } from "../../../contract/status";
import { ROOT, where } from "../../test-support/encode";
import { admin, openDatabase } from "../../test-support/open";
import { parseIndexFile } from "../index-file";

export type Ask = Partial<StructuredQuery>;
export type Filters = NonNullable<StructuredQuery["where"]>;

export const and = (...filters: Filters[]): Filters => ({
  compositeFilter: { op: "AND", filters },
});
export const or = (...filters: Filters[]): Filters => ({
  compositeFilter: { op: "OR", filters },
});
export const is = (field: string) => where(field, "EQUAL", 1);
export const has = (field: string) => where(field, "ARRAY_CONTAINS", 1);
export const by = (...fields: string[]): StructuredQuery["orderBy"] =>
  fields.map((field) => ({
    field: { fieldPath: field.replace("-", "") },
    direction: field.startsWith("-") ? "DESCENDING" : "ASCENDING",
  }));

/** `a -b [c]`: a ascending, b descending, the members of c. */
export const fieldsIn = (text: string) =>
  text.split(" ").map((field) => {
    const fieldPath = field.replace(/[-[\]]/g, "");
    if (field.startsWith("[")) return { fieldPath, arrayConfig: "CONTAINS" };
    const order = field.startsWith("-") ? "DESCENDING" : "ASCENDING";
    return { fieldPath, order };
  });

export const indexFile = (
  indexes: readonly string[],
  more: { queryScope?: string; fieldOverrides?: object[] } = {},
) =>
  parseIndexFile(
    JSON.stringify({
      indexes: indexes.map((text) => ({
        collectionGroup: "c",
        queryScope: more.queryScope ?? "COLLECTION",
        fields: fieldsIn(text),
      })),
      fieldOverrides: more.fieldOverrides ?? [],
    }),
  );

/** What a query is refused with, null when it is answered. */
export async function refusal(
  file: ReturnType<typeof indexFile> | null,
  query: Ask,
  sum?: string,
): Promise<string | null> {
  const { engine, db } = await openDatabase();
  engine.setIndexes(file);
  const structuredQuery = { from: [{ collectionId: "c" }], ...query };
  try {
    if (sum === undefined) db.query(admin, ROOT, structuredQuery);
    else
      db.aggregate(admin, ROOT, {
        structuredQuery,
        aggregations: [{ sum: { field: { fieldPath: sum } } }],
      });
    return null;
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    expect(error.code).toBe("FAILED_PRECONDITION");
    return error.message;
  }
}

/** The fields of the definition in a refusal, as `fieldsIn` reads them. */
export function asked(message: string | null): string | null {
  if (message === null) return null;
  const [, json = "{}"] = /index file: (.*)$/.exec(message) ?? [];
  const { fields } = JSON.parse(json) as {
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  };
  return fields
    .map(({ fieldPath, order, arrayConfig }) =>
      arrayConfig
        ? `[${fieldPath}]`
        : (order === "DESCENDING" ? "-" : "") + fieldPath,
    )
    .join(" ");
}
