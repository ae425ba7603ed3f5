import { latinKey } from "../../taxonomy/latin";
import type { Planned } from "./planned";
import type { Stored, TaxonCollection } from "./kinds";
import { fieldsOf } from "./kinds";

type Values = Readonly<Record<string, unknown>>;

/** Records by id and by latin name; a name that several carry belongs to none of them (null). */
export interface Known {
  byId: ReadonlyMap<string, Values>;
  byLatin: ReadonlyMap<string, string | null>;
}

/** The records of a collection as they are after a plan; without a plan, as they are stored. */
export function knownOf(
  collection: TaxonCollection,
  stored: readonly Stored[],
  planned: readonly Planned[] = [],
): Known {
  const byId = new Map<string, Values>(
    stored.map(({ id, values }) => [id, values]),
  );
  for (const { write } of planned)
    if (write !== null)
      byId.set(write.id, { ...byId.get(write.id), ...write.values });
  const byLatin = new Map<string, string | null>();
  for (const [id, values] of byId) {
    const latin = values[fieldsOf[collection].latin];
    if (typeof latin !== "string") continue;
    const key = latinKey(latin);
    byLatin.set(key, byLatin.has(key) ? null : id);
  }
  return { byId, byLatin };
}
