import type { CollectionName } from "../../collections";
import { entryOf } from "../../collections";
import { AppError } from "../../errors";
import { parseCreate, parsePatch } from "../parse";
import { newIdSchema } from "../../schema/fields";
import { mayReckon } from "./own-id";
import { copiedNames, isByOwnId } from "./reference";
import type { RecordChange, WholeKind } from "../save";
import { isWhole } from "../save";
import type { Values } from "../types";
import { fromWire } from "../wire";

/**
 * The actions of a collection that carry a field on the desk, making a record left out. None where no
 * action is the desk's: what the rules alone check must not go round them.
 */
export const actionsOf = (
  collection: CollectionName,
  field: string,
): string[] =>
  Object.entries(entryOf(collection).writes)
    .filter(() => hasDesk(collection))
    .filter(
      ([action, { kind, fields }]) =>
        action !== "create" &&
        (kind === "desk" || kind === "field") &&
        fields.includes(field),
    )
    .map(([action]) => action);

/** The actions of a collection that change a record on the desk. */
export const changeActions = (collection: CollectionName): string[] =>
  Object.entries(entryOf(collection).writes)
    .filter(
      ([action, { kind }]) =>
        action !== "create" && (kind === "desk" || kind === "field"),
    )
    .map(([action]) => action);

const hasDesk = (collection: CollectionName): boolean =>
  Object.values(entryOf(collection).writes).some(({ kind }) => kind === "desk");

/** Whether this becomes of records of a collection, at the desk. */
export const isDone = (collection: CollectionName, kind: WholeKind): boolean =>
  entryOf(collection).writes[kind]?.kind === "desk";

/** What people give of a new record on the desk; null: it makes none. */
export function deskCreation(
  collection: CollectionName,
): readonly string[] | null {
  const { writes, viaDesk } = entryOf(collection);
  const create = writes["create"];
  return create?.kind === "desk" ? create.fields : (viaDesk?.fields ?? null);
}

/** May this field be given when a record is made (with its establishment) or changed? */
function isAccepted(
  { collection, kind }: Pick<RecordChange, "collection" | "kind">,
  field: string,
): boolean {
  if (isWhole(kind)) return false;
  if (kind === "change") return actionsOf(collection, field).length > 0;
  const { scope } = entryOf(collection);
  const fields = deskCreation(collection);
  return (
    fields !== null &&
    (fields.includes(field) || (field === "zooId" && scope === "zoo"))
  );
}

/** The given values of a change as the schema reads them: all fields of a new record, else no other than those given. */
export interface Accepted {
  values: Values;
  base: Values;
}

/** Whether a record may be made under this id: one of its own, or that of the record it belongs to. */
function mayBear({ collection, id }: Pick<RecordChange, "collection" | "id">) {
  const { references, soleId } = entryOf(collection);
  const isOthers = references.some((one) => isByOwnId(collection, one));
  return soleId !== undefined || isOthers || newIdSchema.safeParse(id).success;
}

/**
 * Throws "invalid-input" for a record that cannot lie where the change says: a nested one has a parent, and the
 * id of a sole one is known. What an establishment's path carries belongs to that establishment.
 */
function checkPath({ collection, id, parentId, kind, values }: RecordChange) {
  const { path, soleId, parentField } = entryOf(collection);
  const refuse = (field: string) => {
    throw new AppError("invalid-input", { fields: [`${field}:invalid_value`] });
  };
  if (path.includes("{id}") !== (parentId !== undefined)) refuse("parentId");
  if (
    parentField !== undefined &&
    kind === "create" &&
    values[parentField] !== parentId
  )
    refuse(parentField);
  if (soleId !== undefined && id !== soleId) refuse("id");
  if (kind === "create" && !mayBear({ collection, id })) refuse("id");
  const isOfZoo = entryOf(collection).scope === "zoo";
  if (kind === "create" && isOfZoo && !mayReckon(id, values["zooId"]))
    refuse("id");
  const isInZoo = path.startsWith("zoo/{id}/");
  if (isInZoo && kind === "create" && values["zooId"] !== parentId)
    refuse("zooId");
}

/**
 * A change's values, strictly: only fields that people may give there, each as its schema takes it.
 * What a record repeats of those it names is left to the server.
 * Throws "invalid-input" with `path:code` of what is refused. `author` is who makes a record.
 */
export function acceptChange(change: RecordChange, author: string): Accepted {
  const { collection, id, kind } = change;
  checkPath(change);
  const copied = copiedNames(collection);
  const given = Object.fromEntries(
    Object.entries(fromWire(change.values) as Values).filter(
      ([field]) => !copied.includes(field),
    ),
  );
  const refused = Object.keys(given).filter(
    (field) => !isAccepted(change, field),
  );
  if (refused.length > 0)
    throw new AppError("invalid-input", {
      fields: refused.map((field) => `${field}:unrecognized_keys`),
    });
  const isUnknown = kind === "create" && deskCreation(collection) === null;
  if (isUnknown || (isWhole(kind) && !isDone(collection, kind)))
    throw new AppError("invalid-input", { fields: ["kind:unsupported"] });
  const base = fromWire(change.base) as Values;
  // What is published, or thrown away, is what is stored: nothing is given beside.
  if (isWhole(kind)) return { values: {}, base };
  if (kind === "change") return { values: parsePatch(collection, given), base };
  const { shape } = entryOf(collection).schema;
  const authorId = Object.hasOwn(shape, "authorId") ? { authorId: author } : {};
  return {
    values: parseCreate(collection, id, { ...given, ...authorId }),
    base: {},
  };
}
