import type { CollectionEntry } from "../record/types";
import { call, derivedOnly, desk } from "../record/writes";
import { appConfigSchema } from "./app-config";
import { clientErrorSchema } from "./client-error";

/** The one document that everybody reads, signed in or not. */
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
  writes: {
    change: call("minimumVersion", "maintenance", "maintenanceUntil", "flags"),
  },
} as const satisfies CollectionEntry;

/** What goes wrong in people's apps. */
export const clientErrorsEntry = {
  path: "clientErrors",
  scope: "global",
  idField: null,
  schema: clientErrorSchema,
  resource: "service",
  identity: [],
  fallback: {
    code: () => "internal",
    where: () => "",
    route: () => "other",
    build: () => "unknown",
    count: () => 1,
    firstAt: () => new Date(0),
    lastAt: () => new Date(0),
  },
  facts: () => ({ zooId: "" }),
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    change: desk("settled"),
    configure: call(),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
