import { equalValues } from "../../record/equal";
import { latinKey } from "../../taxonomy/latin";
import type { Reason, RunEntry } from "../run";
import type { Item } from "./item";
import { readItem } from "./item";
import type { Stored, TaxonCollection } from "./kinds";
import { fieldsOf } from "./kinds";
import type { Known } from "./known";
import { knownOf } from "./known";
import { idFromLatin } from "./made-id";
import type { Planned } from "./planned";
import { changedOf, newOf, refusedOf, unchangedOf } from "./planned";
import type { Parents } from "./relations";
import { factsOf, relations, shownTaxon } from "./relations";

type Values = Readonly<Record<string, unknown>>;

interface Found {
  item: Item;
  id: string;
  line: number;
  before: Stored | null;
  reasons: Reason[];
}

interface Looked {
  known: Known;
  stored: ReadonlyMap<string, Stored>;
}

/** Which record an item speaks of: by its id, else by its latin name, else a new one. */
function find(
  collection: TaxonCollection,
  raw: unknown,
  line: number,
  { known, stored }: Looked,
): Found {
  const item = readItem(collection, raw);
  const reasons = [...item.reasons];
  const field = fieldsOf[collection].latin;
  const found = (id: string) => ({
    item,
    id,
    line,
    before: stored.get(id) ?? null,
    reasons,
  });
  if (item.id !== undefined) return found(item.id);
  if (item.latin === undefined) {
    if (reasons.length === 0) reasons.push({ code: "idMissing", field: "" });
    return found("");
  }
  const theirs = known.byLatin.get(latinKey(item.latin));
  // Found by it, it is theirs as they write it.
  if (theirs !== undefined && theirs !== null) {
    const { latin: _, ...rest } = item;
    return { ...found(theirs), item: rest };
  }
  if (theirs === null) reasons.push({ code: "latinAmbiguous", field });
  const made = idFromLatin(item.latin);
  if (made === "") reasons.push({ code: "invalid", field });
  else if (theirs === undefined && stored.has(made))
    reasons.push({ code: "idTaken", field });
  return found(made);
}

/** The names of a record with those of an item in them; a name without a language is the French one. */
function namesAfter(
  collection: TaxonCollection,
  { name, latin, names }: Item,
  before: Values,
): Values {
  const fields = fieldsOf[collection];
  const lastLatin = latin ?? before[fields.latin];
  const french =
    name !== undefined && names.fr === undefined && name !== lastLatin
      ? { fr: name }
      : {};
  const all = {
    ...((before["names"] ?? {}) as Values),
    ...french,
    ...names,
  };
  // The shown name holds fewer characters than a translation.
  const fallback = names.fr?.slice(0, 120);
  return {
    [fields.latin]: lastLatin,
    [fields.name]: name ?? fallback ?? before[fields.name] ?? lastLatin,
    names: all,
  };
}

function planOne(
  collection: TaxonCollection,
  { item, id, line, before, reasons }: Found,
  isTwice: boolean,
  parents: Parents,
): Planned {
  const fields = fieldsOf[collection];
  const stored = before?.values ?? {};
  const { values, reasons: unknown } = relations(
    collection,
    item,
    stored,
    parents,
  );
  const after: Values = {
    ...namesAfter(collection, item, stored),
    ...values,
  };
  const latin = after[fields.latin];
  const named = { id, name: typeof latin === "string" ? latin : "", line };
  const shown = shownTaxon(collection, parents);
  const all = [...reasons, ...unknown];
  if (isTwice) all.push({ code: "idTwice", field: fields.id });
  if (named.name === "" && reasons.length === 0)
    all.push({ code: "latinMissing", field: fields.latin });
  if (all.length > 0) return refusedOf(collection, named, all);
  if (before === null)
    return newOf(collection, named, { ...after, [fields.id]: id }, shown);
  const changed = Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !equalValues(stored[field] ?? null, value),
    ),
  );
  return Object.keys(changed).length === 0
    ? unchangedOf(collection, named)
    : changedOf(collection, named, before, changed, shown);
}

const namedAgain = ({ id, name, line }: RunEntry) => ({
  id,
  name,
  ...(line !== null && { line }),
});

/** A record that would come to bear the latin name of another one is refused: it is another record's, or that one's double. */
function withoutTaken(
  collection: TaxonCollection,
  planned: readonly Planned[],
  stored: readonly Stored[],
): Planned[] {
  const field = fieldsOf[collection].latin;
  const keyOf = (values: Values | undefined): string => {
    const latin = values?.[field];
    return typeof latin === "string" ? latinKey(latin) : "";
  };
  const before = new Map(stored.map(({ id, values }) => [id, keyOf(values)]));
  const after = new Map(before);
  for (const { write } of planned)
    if (write !== null && field in write.values)
      after.set(write.id, keyOf(write.values));
  const times = new Map<string, number>();
  for (const key of after.values()) times.set(key, (times.get(key) ?? 0) + 1);
  return planned.map((one) => {
    const { write, entry } = one;
    if (write === null || write.base === null) return one;
    const key = after.get(write.id) ?? "";
    return key === before.get(write.id) || (times.get(key) ?? 0) < 2
      ? one
      : refusedOf(collection, namedAgain(entry), [
          { code: "latinTaken", field },
        ]);
  });
}

/** The items of a list, with where each stands. */
export interface Listed {
  items: readonly unknown[];
  /** The line each begins on; without them the place in the list, from 1 on. */
  lines: readonly number[] | undefined;
}

/** What becomes of each item of an answer; what cannot be taken is refused with its reasons and stops no other. */
export function planTaxa(
  collection: TaxonCollection,
  { items, lines }: Listed,
  stored: readonly Stored[],
  parents: Parents,
): Planned[] {
  const known = knownOf(collection, stored);
  const byId = new Map(stored.map((one) => [one.id, one]));
  const looked = { known, stored: byId };
  const found = items.map((raw, place) =>
    find(collection, raw, lines?.[place] ?? place + 1, looked),
  );
  const counts = new Map<string, number>();
  for (const { id } of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  const planned = found.map((one) =>
    planOne(
      collection,
      one,
      one.id !== "" && (counts.get(one.id) ?? 0) > 1,
      parents,
    ),
  );
  return withoutTaken(collection, planned, stored);
}

/** The species that no item names and whose family will be in another order: they repeat it. */
export function planFollowers(
  planned: readonly Planned[],
  families: readonly Planned[],
  stored: readonly Stored[],
  parents: Parents,
): Planned[] {
  const moved = new Set(
    families.flatMap(({ write }) =>
      write !== null && write.base !== null && "orderId" in write.values
        ? [write.id]
        : [],
    ),
  );
  if (moved.size === 0) return [];
  const named = new Set(
    planned.flatMap(({ outcome, entry }) =>
      outcome === "changed" || outcome === "unchanged" ? [entry.id] : [],
    ),
  );
  return stored.flatMap((one) => {
    const { familyId, orderId, specieLatinName } = one.values;
    if (named.has(one.id) || !moved.has(String(familyId))) return [];
    const facts = Object.entries(factsOf(familyId, orderId, parents.family));
    const changed = facts.filter(
      ([field, value]) => !equalValues(one.values[field] ?? null, value),
    );
    if (changed.length === 0) return [];
    const name = typeof specieLatinName === "string" ? specieLatinName : one.id;
    return [
      changedOf(
        "species",
        { id: one.id, name },
        one,
        Object.fromEntries(changed),
        shownTaxon("species", parents),
      ),
    ];
  });
}
