import type { CollectionEntry } from "../record/types";
import { deriving } from "../record/typed";
import { call, derivedOnly, desk } from "../record/writes";
import { upcastGroup } from "../upcast/places";
import { groupFacts } from "./facts";
import type { Group } from "./group";
import { groupAnimalSchema, groupSchema } from "./group";

const derive = deriving<Group>();
const given = ["groupName", "specieId", "note"];

/** The groups of an establishment; who is in one say the animals. */
export const groupsEntry = {
  path: "groups",
  scope: "zoo",
  idField: "groupId",
  schema: groupSchema,
  upcast: upcastGroup,
  resource: "groups",
  identity: ["zooId"],
  fallback: { groupName: () => "" },
  facts: groupFacts,
  references: [
    {
      field: "specieId",
      collection: "species",
      copies: {
        specieName: "specieName",
        specieLatinName: "specieLatinName",
      },
    },
  ],
  derive: [
    derive("label", ["groupName"], ({ groupName }) => groupName),
    derive("value", ["groupId"], ({ groupId }) => groupId),
  ],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: call("isArchived"),
  },
} as const satisfies CollectionEntry;

/** Who is in a group, as functions count it again after every change. */
export const groupAnimalsEntry = {
  path: "groups/{id}/animals",
  scope: "zoo",
  idField: "animalId",
  schema: groupAnimalSchema,
  resource: "groupAnimals",
  identity: ["zooId"],
  facts: groupFacts,
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
