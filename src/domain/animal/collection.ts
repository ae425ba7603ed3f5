import type { CollectionEntry } from "../record/types";
import { call, desk, field, givenBut } from "../record/writes";
import { animalSchema } from "./animal";
import { animalDerivations } from "./derive";
import { animalFacts } from "./facts";
import { upcastAnimal } from "../upcast/places";

const end = [
  "animalState",
  "animalStateDate",
  "animalStateReason",
  "animalStateWork",
];

/** The animals of an establishment; their sector is their enclosure's. */
export const animalsEntry = {
  path: "animals",
  scope: "zoo",
  idField: "animalId",
  schema: animalSchema,
  upcast: upcastAnimal,
  resource: "animals",
  identity: ["zooId", "sectorId"],
  fallback: { animalName: () => "" },
  facts: animalFacts,
  references: [
    {
      field: "animalEnclosureData.enclosureId",
      collection: "enclosures",
      copies: { sectorId: "linkedSectorId" },
    },
    { field: "groupId", collection: "groups" },
    { field: "motherId", collection: "animals" },
    { field: "fatherId", collection: "animals" },
    {
      field: "specieId",
      collection: "species",
      copies: {
        specieName: "specieName",
        specieLatinName: "specieLatinName",
      },
    },
  ],
  derive: animalDerivations,
  writes: {
    // Also one that is gone already: an inventory tells of those, too.
    create: desk(...givenBut(animalSchema, "movedAt", "animalProfilePicture")),
    // Whatever has no way of its own below.
    change: desk(
      ...givenBut(
        animalSchema,
        ...["notes", "animalProfilePicture", "animalEnclosureData"],
        ...["sectorId", "movedAt", "authorizedZooIds", "isArchived", ...end],
      ),
    ),
    note: field("notes"),
    picture: call("animalProfilePicture"),
    move: field("animalEnclosureData", "sectorId", "movedAt"),
    end: desk(...end),
    authorise: call("authorizedZooIds"),
    remove: call("isArchived", "animalEnclosureData", "sectorId", "groupId"),
  },
} as const satisfies CollectionEntry;
