import type { HealthParameter } from "../../measures/parameters/parameter";
import {
  boundsOf,
  healthParameterSchema,
  optionIdsOf,
} from "../../measures/parameters/parameter";
import { deriving } from "../../record/typed";
import type { CollectionEntry } from "../../record/types";
import { call, desk, givenBut } from "../../record/writes";

const derive = deriving<HealthParameter>();
const given = givenBut(healthParameterSchema);

/** What `can()` needs to know of a parameter of animals: it is the whole establishment's. */
export const healthParameterFacts = ({
  zooId,
}: Pick<HealthParameter, "zooId">) => ({ zooId });

/** What is measured of animals: an establishment's own, and its side of each built-in. */
export const healthParametersEntry = {
  path: "healthParameters",
  scope: "zoo",
  idField: "parameterId",
  schema: healthParameterSchema,
  resource: "healthParameters",
  identity: ["zooId"],
  fallback: {
    name: () => "—",
    measureType: () => "numeric",
  },
  facts: healthParameterFacts,
  references: [
    { field: "animalIds", collection: "animals" },
    { field: "specieIds", collection: "species" },
  ],
  derive: [
    derive("bounds", ["builtIn", "measureType", "scaleMax"], boundsOf),
    derive("optionIds", ["options"], optionIdsOf),
  ],
  writes: {
    create: desk(...given),
    change: desk(...given),
    archive: call("isArchived"),
    remove: call("isArchived"),
  },
} as const satisfies CollectionEntry;
