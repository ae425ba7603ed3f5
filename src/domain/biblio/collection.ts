import { deriving } from "../record/typed";
import type { CollectionEntry } from "../record/types";
import { desk, givenBut } from "../record/writes";
import type { Publication } from "./publication";
import { publicationFacts, publicationSchema } from "./publication";

const given = givenBut(publicationSchema, "archived");

/** What has been published: everybody's, and what an establishment keeps for itself. */
export const biblioEntry = {
  path: "biblio",
  scope: "zoo",
  idField: "biblioId",
  schema: publicationSchema,
  resource: "biblio",
  identity: ["zooId"],
  fallback: { title: () => "—" },
  isOfAll: ({ official }) => official === true,
  facts: publicationFacts,
  references: [
    { field: "specieIds", collection: "species" },
    { field: "questionIds", collection: "questions" },
    { field: "healthParameterIds", collection: "healthParameters" },
    {
      field: "environmentalParameterIds",
      collection: "environmentalParameters",
    },
  ],
  derive: [
    deriving<Publication>()(
      "official",
      ["zooId"],
      ({ zooId }) => zooId === null,
    ),
  ],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;
