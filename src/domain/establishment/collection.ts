import type { CollectionEntry } from "../record/types";
import { call, derivedOnly, desk } from "../record/writes";
import { appConfigSchema, zooConfigSchema } from "./app-config";
import type { Zoo } from "./zoo";
import { zooSchema } from "./zoo";
import { upcastZoo } from "../upcast/places";

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
  references: [],
  derive: [],
  writes: {
    create: call("zooName", "type", "logoUrl"),
    change: desk("zooName", "type", "logoUrl"),
    markTest: desk("mainTest"),
    staff: call("staffAccess"),
    demonstrate: call("anonymousMode"),
    remove: call(),
  },
} as const satisfies CollectionEntry;

/** What only administrators read of an establishment. */
export const zooConfigsEntry = {
  path: "zoo/{id}/private",
  scope: "zoo",
  idField: null,
  schema: zooConfigSchema,
  resource: "zooConfig",
  identity: ["zooId"],
  facts: ({ zooId }: Pick<Zoo, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: call(), change: call(), remove: call() },
} as const satisfies CollectionEntry;

/** The one document that everybody reads before anything else. */
export const configEntry = {
  path: "config",
  scope: "global",
  idField: null,
  schema: appConfigSchema,
  resource: null,
  identity: [],
  facts: () => ({ zooId: "" }),
  references: [],
  derive: [],
  writes: { change: derivedOnly },
} as const satisfies CollectionEntry;
