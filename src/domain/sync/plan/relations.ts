import { isMap } from "../../schema/is-map";
import { familyFacts } from "../../taxonomy/desk";
import { latinKey } from "../../taxonomy/latin";
import type { Reason } from "../run";
import type { Item } from "./item";
import type { TaxonCollection } from "./kinds";
import { fieldsOf } from "./kinds";
import type { Known } from "./known";
import type { Shown } from "./planned";

type Values = Readonly<Record<string, unknown>>;

/** The records that items may refer to. */
export interface Parents {
  order: Known;
  family: Known;
}

/** The id that an item refers to by id or latin name: undefined where it names none. */
function referred(
  what: "family" | "order",
  id: string | null | undefined,
  latin: string | undefined,
  { byId, byLatin }: Known,
): { id?: string | null; reasons: Reason[] } {
  const field = `${what}Id`;
  const unknown = [{ code: `${what}Unknown`, field }];
  if (id !== undefined && id !== null)
    return byId.has(id) ? { id, reasons: [] } : { reasons: unknown };
  if (latin === undefined)
    return id === null ? { id, reasons: [] } : { reasons: [] };
  const theirs = byLatin.get(latinKey(latin));
  return theirs ? { id: theirs, reasons: [] } : { reasons: unknown };
}

/** What a record's family and order become, and what cannot be referred to. */
export function relations(
  collection: TaxonCollection,
  item: Item,
  before: Values,
  parents: Parents,
): { values: Values; reasons: Reason[] } {
  if (collection === "order") return { values: {}, reasons: [] };
  const order = referred("order", item.orderId, item.orderLatin, parents.order);
  const own = order.id === undefined ? (before["orderId"] ?? null) : order.id;
  if (collection === "family")
    return { values: { orderId: own }, reasons: order.reasons };
  const family = referred(
    "family",
    item.familyId,
    item.familyLatin,
    parents.family,
  );
  const familyId =
    family.id === undefined ? (before["familyId"] ?? null) : family.id;
  return {
    values: { familyId, ...factsOf(familyId, own, parents.family) },
    reasons: [...family.reasons, ...order.reasons],
  };
}

/** What a species repeats of its family as that will be. */
export function factsOf(
  familyId: unknown,
  orderId: unknown,
  families: Known,
): Values {
  const id = typeof familyId === "string" ? familyId : null;
  const theirs = id === null ? null : families.byId.get(id)?.["orderId"];
  return familyFacts(
    id,
    typeof theirs === "string" ? theirs : null,
    typeof orderId === "string" ? orderId : null,
  );
}

/** The latin name of a family or order; an id that is none's stays as it is, null where there is none. */
function latinOf(
  what: keyof Parents,
  id: unknown,
  parents: Parents,
): string | null {
  if (typeof id !== "string") return null;
  const latin = parents[what].byId.get(id)?.[fieldsOf[what].latin];
  return typeof latin === "string" ? latin : id;
}

/** The values of a record as people read them: family and order by their latin names, without its own id. */
function readable(
  collection: TaxonCollection,
  values: Values,
  parents: Parents,
): Values {
  const { [fieldsOf[collection].id]: _, ...rest } = values;
  const named = (["family", "order"] as const)
    .filter((what) => `${what}Id` in values)
    .map((what): [string, string | null] => [
      `${what}Id`,
      latinOf(what, values[`${what}Id`], parents),
    ]);
  const copy = values["specieFamily"];
  const copied = isMap(copy)
    ? {
        specieFamily: [
          latinOf("family", copy["familyId"], parents),
          latinOf("order", orderIn(copy), parents),
        ]
          .filter((name) => name !== null)
          .join(" · "),
      }
    : {};
  return { ...rest, ...Object.fromEntries(named), ...copied };
}

const orderIn = ({ familyOrder }: Values): unknown =>
  isMap(familyOrder) ? familyOrder["orderId"] : null;

/** How a plan shows the values of this collection; a species' copy of its family only where neither family nor order says the same. */
export function shownTaxon(
  collection: TaxonCollection,
  parents: Parents,
): Shown {
  const before = (values: Values) => readable(collection, values, parents);
  const after = (values: Values) => {
    const { specieFamily, ...rest } = before(values);
    const isSaid = "familyId" in rest || "orderId" in rest;
    return isSaid || specieFamily === undefined
      ? rest
      : { ...rest, specieFamily };
  };
  return { before, after };
}
