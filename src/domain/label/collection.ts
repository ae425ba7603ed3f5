import { isMap } from "../schema/is-map";
import type { CollectionEntry, Derivation, Values } from "../record/types";
import { desk, givenBut } from "../record/writes";
import { textOf, upcasting } from "../upcast/values";
import { labelKeyOf, labelSchema, tagSchema } from "./label";

const shared = {
  scope: "global",
  resource: "labels",
  idField: "id",
  identity: [],
  facts: () => ({ zooId: "" }),
  references: [],
} as const;

const keyFrom = (field: string): Derivation => ({
  field: "labelKey",
  from: [field],
  of: (known) => labelKeyOf(known[field]),
});

/** Existing data say the name of a tag in one of two fields. */
const upcastTag = (stored: Values): Values =>
  stored["name"] === undefined && typeof stored["tagName"] === "string"
    ? { ...stored, name: stored["tagName"] }
    : stored;

export const tagsEntry = {
  ...shared,
  path: "tags",
  schema: tagSchema,
  upcast: upcastTag,
  fallback: { name: () => "—" },
  derive: [
    keyFrom("name"),
    { field: "tagName", from: ["name"], of: ({ name }: Values) => name },
  ],
  writes: {
    create: desk(...givenBut(tagSchema, "archived")),
    change: desk(...givenBut(tagSchema, "archived")),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;

/** Existing data say the French label among its translations, perhaps there alone. */
const upcastLabel = upcasting({
  label: (label, { trad }) =>
    textOf(label) ?? (isMap(trad) ? textOf(trad["fr"]) : null) ?? label,
});

const labelled = {
  ...shared,
  schema: labelSchema,
  upcast: upcastLabel,
  fallback: { label: () => "—" },
  derive: [keyFrom("label")],
  writes: {
    create: desk(...givenBut(labelSchema, "archived")),
    change: desk(...givenBut(labelSchema, "archived")),
    remove: desk("archived"),
  },
} as const;

export const categoriesEntry = {
  ...labelled,
  path: "categories",
} as const satisfies CollectionEntry;

export const goalsEntry = {
  ...labelled,
  path: "goals",
} as const satisfies CollectionEntry;
