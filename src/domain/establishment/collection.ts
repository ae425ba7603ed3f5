import type { CollectionEntry } from "../record/types";
import { call, derivedOnly, desk, givenBut } from "../record/writes";
import type { Zoo } from "./zoo";
import { zooConfigSchema, zooSchema } from "./zoo";
import { zooNamesSchema } from "./zoo-names";
import { upcastZoo, upcastZooConfig } from "../upcast/zoo";

/** What the provider says of an establishment. */
const providers = ["mainTest", "environment"] as const;
/** How it is set up. */
const configuration = givenBut(zooSchema, ...providers);

/** The establishments. */
export const zooEntry = {
  path: "zoo",
  scope: "zoo",
  idField: "zooId",
  schema: zooSchema,
  upcast: upcastZoo,
  resource: "zoo",
  identity: ["staffAccess", "anonymousMode"],
  fallback: { zooName: () => "" },
  facts: ({ zooId }: Pick<Zoo, "zooId">) => ({ zooId }),
  references: [
    { field: "referentManagerId", collection: "users" },
    { field: "referentSupportId", collection: "users" },
  ],
  derive: [],
  writes: {
    create: call("zooName", "type", "environment", "shortCode"),
    change: desk(...configuration),
    picture: call("logoUrl"),
    markTest: desk(...providers),
    staff: call("staffAccess"),
    demonstrate: call("anonymousMode"),
    remove: call("isArchived", "deletedAt", "deletedBy"),
  },
} as const satisfies CollectionEntry;

/** What only administrators read of an establishment. */
export const zooConfigsEntry = {
  path: "zoo/{id}/private",
  scope: "zoo",
  idField: null,
  schema: zooConfigSchema,
  soleId: "config",
  upcast: upcastZooConfig,
  resource: "zooConfig",
  identity: ["zooId"],
  facts: ({ zooId }: Pick<Zoo, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: {
    create: desk(...givenBut(zooConfigSchema)),
    change: desk(...givenBut(zooConfigSchema)),
    remove: call(),
  },
} as const satisfies CollectionEntry;

/** What all establishments are called, in one document. */
export const zooNamesEntry = {
  path: "zooNames",
  scope: "global",
  idField: null,
  schema: zooNamesSchema,
  resource: "zooNames",
  identity: [],
  facts: () => ({ zooId: "" }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
