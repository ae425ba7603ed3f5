import { NAME_FIELD } from "../query/field-reader";
import type { CompositeIndex, IndexField, QueryScope } from "./index-file";
import type { Requirement } from "./requirement";

const directed = (fieldPath: string, sign: 1 | -1): IndexField => ({
  fieldPath,
  order: sign === 1 ? "ASCENDING" : "DESCENDING",
});

/** Every field of the one index that serves a requirement alone, the name at its end. */
function allFields({
  equalities,
  contains,
  sort,
  vector,
}: Requirement): IndexField[] {
  const before: IndexField[] = [
    ...equalities.map((path) => directed(path, 1)),
    ...contains.map((fieldPath): IndexField => ({
      fieldPath,
      arrayConfig: "CONTAINS",
    })),
  ];
  if (vector) {
    const { fieldPath, dimension } = vector;
    return [...before, { fieldPath, vectorConfig: { dimension } }];
  }
  return [
    ...before,
    ...sort.map(({ fieldPath, sign }) => directed(fieldPath, sign)),
  ];
}

/** The name goes without saying where it is sorted as the field before it. */
function isImplied(fields: readonly IndexField[]): boolean {
  const [before, name] = fields.slice(-2);
  if (!before || !name || !("order" in name)) return false;
  return "order" in before
    ? before.order === name.order
    : name.order === "ASCENDING";
}

/** The index that serves a requirement alone, as an index file says it. */
export function definitionOf(
  collectionGroup: string,
  queryScope: QueryScope,
  requirement: Requirement,
): CompositeIndex {
  const fields = allFields(requirement);
  const last = fields.at(-1);
  const short =
    last?.fieldPath === NAME_FIELD && isImplied(fields)
      ? fields.slice(0, -1)
      : fields;
  return { collectionGroup, queryScope, fields: short };
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];

const bytesField = (id: number, content: Iterable<number>): number[] => {
  const all = [...content];
  return [(id << 3) | 2, ...varint(all.length), ...all];
};

const textField = (id: number, text: string): number[] =>
  bytesField(id, Buffer.from(text));

const numberField = (id: number, value: number): number[] => [
  id << 3,
  ...varint(value),
];

function fieldMessage(field: IndexField): number[] {
  const path = textField(1, field.fieldPath);
  if ("order" in field)
    return [...path, ...numberField(2, field.order === "ASCENDING" ? 1 : 2)];
  if ("arrayConfig" in field) return [...path, ...numberField(3, 1)];
  const { dimension } = field.vectorConfig;
  const config = [...numberField(1, dimension), ...bytesField(2, [])];
  return [...path, ...bytesField(4, config)];
}

/** The `google.firestore.admin.v1.Index` of a console address, in base64 without padding. */
export function encodedIndex(
  name: string,
  queryScope: QueryScope,
  fields: readonly IndexField[],
): string {
  return Buffer.from([
    ...textField(1, name),
    ...numberField(2, queryScope === "COLLECTION" ? 1 : 2),
    ...fields.flatMap((field) => bytesField(3, fieldMessage(field))),
  ]).toString("base64url");
}

/** The fields of a definition as production writes them into the address, the name always at the end. */
export function spelledOut({ fields }: CompositeIndex): readonly IndexField[] {
  const last = fields.at(-1);
  if (!last || last.fieldPath === NAME_FIELD || "vectorConfig" in last)
    return fields;
  const sign = "order" in last && last.order === "DESCENDING" ? -1 : 1;
  return [...fields, directed(NAME_FIELD, sign)];
}
