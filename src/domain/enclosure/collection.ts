import type { CollectionEntry } from "../record/types";
import { call, desk, field, givenBut } from "../record/writes";
import { enclosureDerivations } from "./derive";
import { enclosureSchema } from "./enclosure";
import { enclosureFacts } from "./facts";
import { upcastEnclosure } from "../upcast/places";

const note = ["memo", "temperature"];

/** The enclosures of an establishment with their zones. */
export const enclosuresEntry = {
  path: "enclosures",
  scope: "zoo",
  idField: "enclosureId",
  schema: enclosureSchema,
  upcast: upcastEnclosure,
  resource: "enclosures",
  identity: ["zooId", "linkedSectorId"],
  fallback: { enclosureName: () => "" },
  facts: enclosureFacts,
  references: [{ field: "linkedSectorId", collection: "sectors" }],
  derive: enclosureDerivations,
  writes: {
    create: desk(...givenBut(enclosureSchema, "enclosureProfilePicture")),
    change: desk("enclosureName", "linkedSectorId", "areas"),
    note: field(...note),
    picture: call("enclosureProfilePicture"),
    remove: call("isArchived"),
  },
} as const satisfies CollectionEntry;
