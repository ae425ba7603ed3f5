import { deriving } from "../record/typed";
import type { CollectionEntry } from "../record/types";
import { call, derivedOnly, desk, givenBut } from "../record/writes";
import type { EnclosureMap } from "./enclosure-map";
import { enclosureMapSchema } from "./enclosure-map";
import { enclosureMapFacts } from "./facts";
import { columnsOf } from "./size";

const drawn = givenBut(enclosureMapSchema, "plan");

/** The maps of enclosures: one document each, under the enclosure's id and with its rights. */
export const enclosureMapsEntry = {
  path: "enclosureMaps",
  scope: "zoo",
  idField: "enclosureId",
  schema: enclosureMapSchema,
  resource: "enclosures",
  identity: ["zooId", "sectorId"],
  fallback: {
    mapWidth: () => 1,
    squareArea: () => 1,
    rows: () => 1,
    zones: () => ({ areaIds: [], runs: "." }),
    levels: () => ".",
  },
  facts: enclosureMapFacts,
  references: [
    {
      field: "enclosureId",
      collection: "enclosures",
      copies: { sectorId: "linkedSectorId" },
    },
  ],
  derive: [
    deriving<EnclosureMap>()(
      "columns",
      ["mapWidth", "squareArea"],
      ({ mapWidth, squareArea }) => columnsOf(mapWidth, squareArea),
    ),
  ],
  writes: {
    create: desk(...drawn),
    change: desk(...drawn),
    // A map has no notes, and stays while its enclosure does.
    note: derivedOnly,
    picture: call("plan"),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
