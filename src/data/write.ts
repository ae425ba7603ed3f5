import type { CollectionName } from "@domain/collections";
import { deriveFields, hasAuthor } from "@domain/record/derive";
import { toAppError } from "./errors";
import { requireIdentity } from "./identity";
import type { Row } from "./live-store";
import { isOnline } from "./online";
import type { OutboxOperation } from "./outbox/entry";
import { outbox } from "./outbox/outbox";
import { parseCreate, parsePatch } from "./parse";
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

function createValues(operation: Loose, uid: string): Record<string, unknown> {
  const { collection, id, values } = operation;
  const author = hasAuthor(collection) ? { authorId: uid } : {};
  const parsed = parseCreate(collection, id, { ...values, ...author });
  return {
    ...parsed,
    ...deriveFields(collection, parsed, { before: null, now: new Date() }),
  };
}

function patchValues(operation: Loose): Record<string, unknown> {
  const { collection, values, base } = operation;
  const derived = deriveFields(
    collection,
    { ...values },
    { before: base === undefined ? null : { ...base.data }, now: new Date() },
  );
  return parsePatch(collection, { ...values, ...derived });
}

function prepare(operation: Loose, uid: string): OutboxOperation {
  const { kind, collection, id, parentId, base } = operation;
  return {
    kind,
    collection,
    id,
    parentId: parentId ?? null,
    values:
      kind === "create" ? createValues(operation, uid) : patchValues(operation),
    baseUpdatedAt: baseTime(base),
  };
}

function send(operations: readonly Loose[], about: About): Receipt {
  const acknowledged = (async () => {
    try {
      const who = requireIdentity();
      const prepared = operations.map((operation) =>
        prepare(operation, who.uid),
      );
      await outbox.enqueue(who, prepared, about);
    } catch (error) {
      throw toAppError(error);
    }
  })();
  // The outbox shows what was refused even when the caller does not wait for it.
  acknowledged.catch(() => undefined);
  return { acknowledged, queued: !isOnline() };
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
