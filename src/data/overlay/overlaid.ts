import type { CollectionName } from "@domain/collections";
import { compareRows, matches, type Query } from "@domain/query/query";
import { readRecord } from "@domain/record/read";
import type { LiveList, Row } from "../live-store";
import type { OutboxEntry, OutboxOperation } from "../outbox/entry";
import { shownValues } from "../outbox/stamp";

/** A write to show over what is stored: one that waits, one acknowledged a moment ago, or one that is only shown. */
export interface OverlayEntry extends Pick<
  OutboxEntry,
  "id" | "uid" | "createdAt" | "operations"
> {
  state: "waiting" | "landed" | "demonstration";
}

export interface OverlayChange {
  entry: OverlayEntry;
  operation: OutboxOperation;
}

type Values = Record<string, unknown>;

/** What the entries do to each record of a collection, oldest first; parentId undefined: below whatever parent. */
export function changesById(
  entries: readonly OverlayEntry[],
  collection: CollectionName,
  parentId: string | null | undefined,
): Map<string, OverlayChange[]> {
  const changes = new Map<string, OverlayChange[]>();
  for (const entry of entries)
    for (const operation of entry.operations) {
      if (operation.collection !== collection) continue;
      if (parentId !== undefined && operation.parentId !== parentId) continue;
      const known = changes.get(operation.id) ?? [];
      changes.set(operation.id, [...known, { entry, operation }]);
    }
  return changes;
}

function after(
  before: Values | null,
  { entry, operation }: OverlayChange,
): Values | null {
  if (operation.kind === "patch" && before === null) return null;
  const { uid, createdAt, id } = entry;
  const stamp = { uid, time: new Date(createdAt), operationId: id };
  return { ...before, ...shownValues(operation, stamp) };
}

/**
 * A record with the changes that it does not carry yet: those after the one whose operationId it
 * has. The same object when there are none. `seen`: a change is shown on the record its author saw
 * where the store knows none; null when nothing can be shown.
 */
export function changedRow<C extends CollectionName>(
  collection: C,
  id: string,
  row: Row<C> | null,
  changes: readonly OverlayChange[],
  seen: boolean,
): Row<C> | null {
  const carried = row?.data.operationId ?? null;
  const last = changes.findLastIndex(({ entry }) => entry.id === carried);
  const rest = changes.slice(last + 1);
  const first = rest[0]?.operation;
  if (first === undefined) return row;
  const known = row?.data ?? (seen ? (first.seen ?? null) : null);
  const values = rest.reduce<Values | null>(after, known);
  if (values === null) return row;
  const { record } = readRecord(collection, id, values);
  if (record === null) return row;
  const pending =
    (row?.pending ?? false) ||
    rest.some(({ entry }) => entry.state === "waiting");
  return { id, data: record, pending };
}

/**
 * A list with the waiting writes in it: new records that the query asks for, changed ones where it
 * still asks for them, in its order and within its limit. The same object when nothing changes it.
 */
export function overlaid<C extends CollectionName>(
  list: LiveList<C>,
  entries: readonly OverlayEntry[],
  query: Query<C>,
): LiveList<C> {
  const { collection, parentId } = query;
  const changes = changesById(entries, collection, parentId);
  if (changes.size === 0) return list;
  const known = new Map(list.rows.map((row) => [row.id, row]));
  let differs = false;
  for (const [id, ofRecord] of changes) {
    const before = known.get(id) ?? null;
    const row = changedRow(query.collection, id, before, ofRecord, true);
    if (row === before) continue;
    const wanted = row !== null && matches(query, row.data);
    if (!wanted && before === null) continue;
    differs = true;
    if (wanted) known.set(id, row);
    else known.delete(id);
  }
  if (!differs) return list;
  const rows = [...known.values()]
    .sort(compareRows<C>(query))
    .slice(0, query.limit);
  return { ...list, rows, full: list.full || rows.length >= query.limit };
}
