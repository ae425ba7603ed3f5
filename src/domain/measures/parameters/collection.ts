import { deriving } from "../../record/typed";
import type { CollectionEntry } from "../../record/types";
import { call, desk, givenBut } from "../../record/writes";
import { parameterFacts } from "./facts";
import { partsOfZoneKey } from "../../enclosure/zone-key";
import type { EnvironmentalParameter } from "./parameter";
import {
  boundsOf,
  environmentalParameterSchema,
  optionIdsOf,
} from "./parameter";

const derive = deriving<EnvironmentalParameter>();
const given = givenBut(environmentalParameterSchema);

/** What is measured of places: an establishment's own, and its side of each built-in. */
export const environmentalParametersEntry = {
  path: "environmentalParameters",
  scope: "zoo",
  idField: "parameterId",
  schema: environmentalParameterSchema,
  resource: "environmentalParameters",
  identity: ["zooId"],
  fallback: {
    name: () => "—",
    measureType: () => "numeric",
  },
  facts: parameterFacts,
  references: [
    { field: "enclosureIds", collection: "enclosures" },
    {
      field: "areaIds",
      collection: "enclosures",
      idOf: (key) => partsOfZoneKey(key).enclosureId,
    },
  ],
  derive: [
    derive("bounds", ["builtIn", "measureType", "scaleMax"], boundsOf),
    derive("optionIds", ["options"], optionIdsOf),
  ],
  writes: {
    create: desk(...given),
    change: desk(...given),
    govern: desk(...given),
    archive: call("isArchived"),
    remove: call("isArchived"),
  },
} as const satisfies CollectionEntry;
