import type { Outcome, Reason, RunEntry } from "../run";
import type { Stored, SyncCollection } from "./kinds";
import { differences } from "./shown";

type Values = Readonly<Record<string, unknown>>;

/** What will be written of one record: these fields as a whole, and no others. */
export interface PlannedWrite {
  id: string;
  /** What the record was told by when it was read; null: there was none. */
  base: string | null;
  values: Values;
}

/** What becomes of one item, or of a stored record that the answer lacks. */
export interface Planned {
  collection: SyncCollection;
  outcome: Exclude<Outcome, "meanwhile">;
  entry: RunEntry;
  write: PlannedWrite | null;
}

interface Named {
  id: string;
  name: string;
}

const entryOf = (
  { id, name }: Named,
  rest: Partial<RunEntry> = {},
): RunEntry => ({
  id: id.slice(0, 200),
  name: name.slice(0, 200),
  changes: [],
  reasons: [],
  ...rest,
});

export const refusedOf = (
  collection: SyncCollection,
  named: Named,
  reasons: readonly Reason[],
): Planned => ({
  collection,
  outcome: "refused",
  entry: entryOf(named, {
    reasons: reasons
      .slice(0, 30)
      .map(({ code, field }) => ({ code, field: field.slice(0, 80) })),
  }),
  write: null,
});

export const unchangedOf = (
  collection: SyncCollection,
  named: Named,
): Planned => ({
  collection,
  outcome: "unchanged",
  entry: entryOf(named),
  write: null,
});

export const keptOf = (collection: SyncCollection, named: Named): Planned => ({
  collection,
  outcome: "kept",
  entry: entryOf(named),
  write: null,
});

export const newOf = (
  collection: SyncCollection,
  named: Named,
  values: Values,
): Planned => ({
  collection,
  outcome: "new",
  entry: entryOf(named),
  write: { id: named.id, base: null, values },
});

export const changedOf = (
  collection: SyncCollection,
  named: Named,
  before: Stored,
  values: Values,
): Planned => ({
  collection,
  outcome: "changed",
  entry: entryOf(named, { changes: differences(before.values, values) }),
  write: { id: named.id, base: before.base, values },
});
