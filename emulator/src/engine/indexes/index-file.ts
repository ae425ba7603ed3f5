import { readFileSync } from "node:fs";

export type QueryScope = "COLLECTION" | "COLLECTION_GROUP";

/** How one field stands in an index: sorted, by the members of its list, or as a vector. */
export type IndexField = { fieldPath: string } & (
  | { order: "ASCENDING" | "DESCENDING" }
  | { arrayConfig: "CONTAINS" }
  | { vectorConfig: { dimension: number } }
);

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: QueryScope;
  fields: readonly IndexField[];
}

/** What one field has instead of its automatic indexes; `*` stands for every field of the group. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: readonly { queryScope: QueryScope; field: IndexField }[];
}

/** A `firestore.indexes.json`. */
export interface IndexFile {
  indexes: readonly CompositeIndex[];
  fieldOverrides: readonly FieldOverride[];
}

type Json = Record<string, unknown>;

function mapIn(value: unknown, where: string): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Json;
  throw new Error(`${where} is no object`);
}

function listIn(value: unknown, where: string): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`${where} is no list`);
}

function textIn(map: Json, key: string, where: string): string {
  const value = map[key];
  if (typeof value === "string" && value !== "") return value;
  throw new Error(`${where} has no ${key}`);
}

function scopeIn(map: Json, where: string): QueryScope {
  const scope = map["queryScope"] ?? "COLLECTION";
  if (scope === "COLLECTION" || scope === "COLLECTION_GROUP") return scope;
  throw new Error(`${where} has an unknown queryScope`);
}

function fieldIn(map: Json, fieldPath: string, where: string): IndexField {
  const { order = map["mode"], arrayConfig, vectorConfig } = map;
  if (order === "ASCENDING" || order === "DESCENDING")
    return { fieldPath, order };
  if (arrayConfig === "CONTAINS") return { fieldPath, arrayConfig };
  if (vectorConfig !== undefined) {
    const { dimension } = mapIn(vectorConfig, where);
    return { fieldPath, vectorConfig: { dimension: Number(dimension) } };
  }
  throw new Error(`${where} has neither order, arrayConfig nor vectorConfig`);
}

function compositeIn(value: unknown, at: number): CompositeIndex {
  const where = `index ${at}`;
  const map = mapIn(value, where);
  const fields = listIn(map["fields"], `${where}, fields`).map((one, i) => {
    const place = `${where}, field ${i}`;
    const field = mapIn(one, place);
    return fieldIn(field, textIn(field, "fieldPath", place), place);
  });
  if (fields.length === 0) throw new Error(`${where} has no fields`);
  const collectionGroup = textIn(map, "collectionGroup", where);
  return { collectionGroup, queryScope: scopeIn(map, where), fields };
}

function overrideIn(value: unknown, at: number): FieldOverride {
  const where = `field override ${at}`;
  const map = mapIn(value, where);
  const fieldPath = textIn(map, "fieldPath", where);
  return {
    collectionGroup: textIn(map, "collectionGroup", where),
    fieldPath,
    indexes: listIn(map["indexes"], `${where}, indexes`).map((one, i) => {
      const place = `${where}, index ${i}`;
      const index = mapIn(one, place);
      return {
        queryScope: scopeIn(index, place),
        field: fieldIn(index, fieldPath, place),
      };
    }),
  };
}

/** Reads the text of an index file; what is not known is left aside. Throws, naming the place, where it is wrong. */
export function parseIndexFile(text: string): IndexFile {
  const file = mapIn(JSON.parse(text), "the index file");
  return {
    indexes: listIn(file["indexes"], "indexes").map(compositeIn),
    fieldOverrides: listIn(file["fieldOverrides"], "fieldOverrides").map(
      overrideIn,
    ),
  };
}

/** The index file at a path; throws with the path in the message. */
export function readIndexFile(path: string): IndexFile {
  try {
    return parseIndexFile(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The indexes of ${path} cannot be read: ${reason}`, {
      cause: error,
    });
  }
}
