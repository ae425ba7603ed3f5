import { entryOf, type CollectionName } from "@domain/collections";
import { deriveFields, hasAuthor } from "@domain/record/derive";
import { directValues } from "@domain/record/ways";
import { demonstration, show } from "./demonstration/mode";
import { toAppError } from "./errors";
import type { Identity } from "./identity";
import { requireIdentity } from "./identity";
import type { Row } from "./live-store";
import { isOnline } from "./online";
import type { OutboxOperation } from "./outbox/entry";
import type { Write } from "./outbox/create-outbox";
import { outbox } from "./outbox/outbox";
import { parseCreate, parsePatch } from "./parse";
import { writeKind } from "./outbox/write-kind";
import type { About, CreateValues, PatchValues, Receipt } from "./write-types";

/** One write of a batch. `parentId` is needed by the nested collections only. */
export type Operation = {
  [C in CollectionName]:
    | {
        kind: "create";
        collection: C;
        id: string;
        values: CreateValues<C>;
        parentId?: string;
      }
    | {
        kind: "patch";
        collection: C;
        id: string;
        values: PatchValues<C>;
        base?: Row<C>;
        parentId?: string;
      };
}[CollectionName];

/** An operation whose values are known to belong to its collection. */
interface Loose {
  kind: "create" | "patch";
  collection: CollectionName;
  id: string;
  values: object;
  base?: Row<CollectionName>;
  parentId?: string;
}

const alphabet =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const idLength = 20;

/** A new document id: 20 letters and digits, about 119 random bits. */
export function newId(): string {
  // Bytes past the last whole multiple of the alphabet would favour its beginning.
  const fair = 256 - (256 % alphabet.length);
  let id = "";
  while (id.length < idLength)
    for (const byte of crypto.getRandomValues(new Uint8Array(idLength)))
      if (byte < fair && id.length < idLength)
        id += alphabet.charAt(byte % alphabet.length);
  return id;
}

/** An estimate of the server's time is no base to compare with. */
const baseTime = (base: Row<CollectionName> | undefined): number | null =>
  base === undefined || base.pending
    ? null
    : (base.data.updatedAt?.getTime() ?? null);

type Values = Record<string, unknown>;

function createValues(
  operation: Loose,
  uid: string,
  via: Write["via"],
): Values {
  const { collection, id, values } = operation;
  const author = hasAuthor(collection) ? { authorId: uid } : {};
  const parsed = parseCreate(collection, id, { ...values, ...author });
  const context = { before: null, now: new Date() };
  const derived = deriveFields(collection, parsed, context);
  const all = { ...parsed, ...derived };
  return via === "desk" ? all : directValues(collection, all);
}

function patchValues({ collection, values, base }: Loose): Values {
  const before = base === undefined ? null : { ...base.data };
  const context = { before, now: new Date() };
  const derived = deriveFields(collection, { ...values }, context);
  return parsePatch(collection, { ...values, ...derived });
}

const pick = (values: object, wanted: (field: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));

/** Is this a new record that only the desk may make, though others go straight to the store? */
function isMadeByDesk(operation: Loose, { uid, access }: Identity): boolean {
  const { kind, collection, values } = operation;
  const { viaDesk } = entryOf(collection);
  if (kind !== "create" || viaDesk === undefined || !access) return false;
  const { zooId = "" }: { zooId?: string } = values;
  return viaDesk.when({ uid, access, zooId }, { ...values });
}

/** The desk is sent what people gave, and where a new record belongs; what follows it derives itself. */
function forDesk(operation: Loose, all: Values): Partial<OutboxOperation> {
  const { kind, collection, values, base } = operation;
  const { viaDesk } = entryOf(collection);
  const fields =
    kind === "create" && viaDesk !== undefined
      ? new Set(viaDesk.fields)
      : writeKind(collection, kind, Object.keys(values)).fields;
  const given = (name: string) =>
    Object.hasOwn(values, name) &&
    (fields.has(name) || (kind === "create" && name === "zooId"));
  return {
    values: pick(all, given),
    derived: pick(all, (name) => !given(name)),
    ...(base === undefined ? {} : { base: pick(base.data, given) }),
  };
}

function prepare(
  operation: Loose,
  uid: string,
  via: Write["via"],
): OutboxOperation {
  const { kind, collection, id, parentId, base } = operation;
  const all =
    kind === "create"
      ? createValues(operation, uid, via)
      : patchValues(operation);
  return {
    kind,
    collection,
    id,
    parentId: parentId ?? null,
    values: all,
    baseUpdatedAt: baseTime(base),
    ...(base === undefined ? {} : { seen: { ...base.data } }),
    ...(via === "desk" ? forDesk(operation, all) : {}),
  };
}

/** One change that only the desk may write takes all of them there: they are written together. */
const viaOf = (operations: readonly Loose[], who: Identity): Write["via"] =>
  operations.some(
    (operation) =>
      writeKind(
        operation.collection,
        operation.kind,
        Object.keys(operation.values),
      ).via === "desk" || isMadeByDesk(operation, who),
  )
    ? "desk"
    : "store";

/** One's own account is written whatever the mode. */
const areExempt = (operations: readonly Loose[]): boolean =>
  operations.every(({ collection }) => entryOf(collection).alwaysReal === true);

function send(operations: readonly Loose[], about: About): Receipt {
  const onlyShown = demonstration() !== "off" && !areExempt(operations);
  const acknowledged = (async () => {
    try {
      const who = requireIdentity();
      const via = viaOf(operations, who);
      const prepared = operations.map((one) => prepare(one, who.uid, via));
      if (onlyShown) show(who, prepared);
      else await outbox.enqueue(who, { operations: prepared, about, via });
    } catch (error) {
      throw toAppError(error);
    }
  })();
  // The outbox shows what was refused even when the caller does not wait for it.
  acknowledged.catch(() => undefined);
  return { acknowledged, queued: !onlyShown && !isOnline() };
}

/** Writes a new document: all fields, absent ones as their defaults. */
export function create<C extends CollectionName>(
  collection: C,
  id: string,
  values: CreateValues<C>,
  about: About,
  parentId?: string,
): Receipt {
  return send([{ kind: "create", collection, id, values, parentId }], about);
}

/**
 * Changes the given fields only. `base` is the row the person saw: with it the outbox can tell,
 * after a reload, whether somebody else was first.
 */
export function patch<C extends CollectionName>(
  collection: C,
  id: string,
  changes: PatchValues<C>,
  about: About,
  base?: Row<C>,
  parentId?: string,
): Receipt {
  return send(
    [{ kind: "patch", collection, id, values: changes, base, parentId }],
    about,
  );
}

/** Several writes, all or nothing. */
export function batch(operations: readonly Operation[], about: About): Receipt {
  return send(operations, about);
}
