import type { CollectionEntry } from "../record/types";
import { call, desk } from "../record/writes";
import { sectorDerivations } from "./derive";
import { sectorFacts } from "./facts";
import { sectorSchema, teamFields } from "./sector";
import { upcastSector } from "../upcast/places";

const named = ["sectorName", "sectorColor"];
const team = Object.values(teamFields);

/** The sectors of an establishment; a new one may bring its team. */
export const sectorsEntry = {
  path: "sectors",
  scope: "zoo",
  idField: "sectorId",
  schema: sectorSchema,
  upcast: upcastSector,
  resource: "sectors",
  identity: ["zooId"],
  fallback: { sectorName: () => "" },
  facts: sectorFacts,
  references: [],
  derive: sectorDerivations,
  writes: {
    create: desk(...named, ...team),
    change: desk(...named),
    picture: call("sectorProfilePicture"),
    team: call(...team),
    remove: call("isDeleted"),
  },
} as const satisfies CollectionEntry;
