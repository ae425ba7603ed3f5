import type { Outcome, Reason, RunEntry } from "../run";
import type { PlannedCollection, Stored } from "./kinds";
import { differences } from "./differences";

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
  collection: PlannedCollection;
  outcome: Exclude<Outcome, "meanwhile">;
  entry: RunEntry;
  write: PlannedWrite | null;
}

export interface Named {
  id: string;
  name: string;
  /** Where the item stands in its list, from 1 on; absent for what no item names. */
  line?: number;
}

/** What people read for stored values and for those that will be written, where they are not what is stored. */
export interface Shown {
  before: (values: Values) => Values;
  after: (values: Values) => Values;
}
const asTheyAre = (values: Values): Values => values;
const plainly: Shown = { before: asTheyAre, after: asTheyAre };

const entryOf = (
  { id, name, line }: Named,
  rest: Partial<RunEntry> = {},
): RunEntry => ({
  id: id.slice(0, 200),
  name: name.slice(0, 200),
  line: line ?? null,
  changes: [],
  reasons: [],
  ...rest,
});

const cut = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .slice(0, 30)
    .map(({ code, field }) => ({ code, field: field.slice(0, 80) }));

export const refusedOf = (
  collection: PlannedCollection,
  named: Named,
  reasons: readonly Reason[],
): Planned => ({
  collection,
  outcome: "refused",
  entry: entryOf(named, { reasons: cut(reasons) }),
  write: null,
});

/** What is planned with what is to be said beside it. */
export const withReasons = (
  planned: Planned,
  reasons: readonly Reason[],
): Planned => ({
  ...planned,
  entry: { ...planned.entry, reasons: cut(reasons) },
});

export const unchangedOf = (
  collection: PlannedCollection,
  named: Named,
): Planned => ({
  collection,
  outcome: "unchanged",
  entry: entryOf(named),
  write: null,
});

export const keptOf = (
  collection: PlannedCollection,
  named: Named,
): Planned => ({
  collection,
  outcome: "kept",
  entry: entryOf(named),
  write: null,
});

export const newOf = (
  collection: PlannedCollection,
  named: Named,
  values: Values,
  shown: Shown = plainly,
): Planned => ({
  collection,
  outcome: "new",
  entry: entryOf(named, { changes: differences({}, shown.after(values)) }),
  write: { id: named.id, base: null, values },
});

export const changedOf = (
  collection: PlannedCollection,
  named: Named,
  before: Stored,
  values: Values,
  shown: Shown = plainly,
): Planned => ({
  collection,
  outcome: "changed",
  entry: entryOf(named, {
    changes: differences(shown.before(before.values), shown.after(values)),
  }),
  write: { id: named.id, base: before.base, values },
});
