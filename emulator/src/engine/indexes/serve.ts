import { NAME_FIELD } from "../query/field-reader";
import { formatFieldPath, parseFieldPath } from "../values/field-path";
import type { IndexField, IndexFile, QueryScope } from "./index-file";
import type { Requirement, Sort } from "./requirement";

const AUTOMATIC: readonly ("ASCENDING" | "DESCENDING" | "CONTAINS")[] = [
  "ASCENDING",
  "DESCENDING",
  "CONTAINS",
];

const automatic = (fieldPath: string): IndexField[] =>
  AUTOMATIC.map((mode) =>
    mode === "CONTAINS"
      ? { fieldPath, arrayConfig: mode }
      : { fieldPath, order: mode },
  );

/** The path itself and the maps it lies in, the nearest first. */
function within(fieldPath: string): string[] {
  const parts = parseFieldPath(fieldPath);
  return parts.map((_, i) => formatFieldPath(parts.slice(0, parts.length - i)));
}

/** The indexes a single field has: the automatic ones, unless the file says otherwise of it. */
export function singleFieldIndexes(
  { fieldOverrides }: IndexFile,
  collectionGroup: string,
  scope: QueryScope,
  fieldPath: string,
): IndexField[] {
  const own = fieldOverrides.filter(
    (one) => one.collectionGroup === collectionGroup,
  );
  const override = [...within(fieldPath), "*"]
    .map((path) => own.find((one) => one.fieldPath === path))
    .find((one) => one !== undefined);
  if (!override) return scope === "COLLECTION" ? automatic(fieldPath) : [];
  return override.indexes
    .filter(({ queryScope }) => queryScope === scope)
    .map(({ field }) => ({ ...field, fieldPath }));
}

/** An index as a list of entries that ends with the name, which is sorted as the field before it. */
function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.fieldPath === NAME_FIELD) return fields;
  const order = last && "order" in last ? last.order : "ASCENDING";
  return [...fields, { fieldPath: NAME_FIELD, order }];
}

const isSortedAs = (field: IndexField | undefined, sort: Sort): boolean =>
  field?.fieldPath === sort.fieldPath &&
  "order" in field &&
  field.order === (sort.sign === 1 ? "ASCENDING" : "DESCENDING");

const keyOf = (field: IndexField): string =>
  `${"order" in field ? "==" : "in"} ${field.fieldPath}`;

/** What an index tells apart before the wanted order begins; null when it does not have that order. */
function prefixOf(
  fields: readonly IndexField[],
  sort: readonly Sort[],
): string[] | null {
  const entries = withName(fields);
  const start = entries.length - sort.length;
  const fits = sort.every((one, i) => isSortedAs(entries[start + i], one));
  return fits ? entries.slice(0, start).map(keyOf) : null;
}

/** An index, and what it tells apart before the wanted order begins. */
interface Usable {
  fields: readonly IndexField[];
  prefix: readonly string[];
}

/** Those that together make up all that is wanted, none with a field twice; null when there are none. */
function covering(
  usable: readonly Usable[],
  wanted: ReadonlySet<string>,
): Usable[] | null {
  const [first] = wanted;
  if (first === undefined) return [];
  for (const one of usable) {
    const { prefix } = one;
    if (!prefix.includes(first) || !prefix.every((key) => wanted.has(key)))
      continue;
    const left = [...wanted].filter((key) => !prefix.includes(key));
    const others = covering(usable, new Set(left));
    if (others) return [one, ...others];
  }
  return null;
}

const equal = (a: readonly string[], b: ReadonlySet<string>): boolean =>
  a.length === b.size && a.every((key) => b.has(key));

function vectorIndex(
  indexes: readonly (readonly IndexField[])[],
  wanted: ReadonlySet<string>,
  { fieldPath, dimension }: NonNullable<Requirement["vector"]>,
) {
  return indexes.find((fields) => {
    const last = fields.at(-1);
    if (!last || !("vectorConfig" in last)) return false;
    if (last.fieldPath !== fieldPath) return false;
    if (last.vectorConfig.dimension !== dimension) return false;
    return equal(fields.slice(0, -1).map(keyOf), wanted);
  });
}

/** Every index of a group that a requirement may use. */
function candidates(
  file: IndexFile,
  collectionGroup: string,
  scope: QueryScope,
  { equalities, contains, sort }: Requirement,
): (readonly IndexField[])[] {
  const composite = file.indexes
    .filter((index) => index.collectionGroup === collectionGroup)
    .filter((index) => index.queryScope === scope)
    .map(({ fields }) => fields);
  const names = new Set([
    ...equalities,
    ...contains,
    ...sort.map(({ fieldPath }) => fieldPath),
  ]);
  names.delete(NAME_FIELD);
  const single = [...names].flatMap((fieldPath) =>
    singleFieldIndexes(file, collectionGroup, scope, fieldPath).map((field) => [
      field,
    ]),
  );
  return [[], ...single, ...composite];
}

/**
 * The indexes that serve a requirement: one with its equalities in front and its order behind, or several of
 * that order whose equalities together are all of them. Lists are never merged. Null when there are none.
 */
export function servingIndexes(
  file: IndexFile,
  collectionGroup: string,
  scope: QueryScope,
  requirement: Requirement,
): (readonly IndexField[])[] | null {
  const { equalities, contains, sort, vector } = requirement;
  const wanted = new Set([
    ...equalities.map((path) => `== ${path}`),
    ...contains.map((path) => `in ${path}`),
  ]);
  const indexes = candidates(file, collectionGroup, scope, requirement);
  if (vector) {
    const found = vectorIndex(indexes, wanted, vector);
    return found ? [found] : null;
  }
  const usable = indexes.flatMap((fields): Usable[] => {
    const prefix = prefixOf(fields, sort);
    return prefix ? [{ fields: withName(fields), prefix }] : [];
  });
  const whole = usable.find(({ prefix }) => equal(prefix, wanted));
  if (whole) return [whole.fields];
  if (wanted.size === 0 || contains.length > 0) return null;
  return covering(usable, wanted)?.map(({ fields }) => fields) ?? null;
}

/** Whether the indexes serve a requirement. */
export const isServed = (
  ...asked: Parameters<typeof servingIndexes>
): boolean => servingIndexes(...asked) !== null;
