import { demoHealthParameters } from "../../../data/health/parameters";
import { demoWeights } from "../../../data/health/values";
import type { HealthKey } from "../../../data/health/types";
import { demoZoos } from "../../../data/sectors";
import type { DemoZooId } from "../../../data/types";
import { builtInHealth } from "../../../../src/domain/measures/parameters/built-in";
import type { HealthParameter } from "../../../../src/domain/measures/parameters/parameter";
import {
  builtInId,
  builtInParameter,
  healthParameterSchema,
} from "../../../../src/domain/measures/parameters/parameter";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { foundingOf } from "../founding";
import { ofAnimal } from "./animal";

const keys = Object.keys(builtInHealth) as HealthKey[];

/** The limits of weighed animals, by their ids. */
const weightLimits = (zooId: DemoZooId) =>
  Object.fromEntries(
    demoWeights
      .filter(({ animalId }) => ofAnimal(animalId).zooId === zooId)
      .map(({ animalId, limits }) => [animalId, { enabled: true, ...limits }]),
  );

function builtInDocument(
  zooId: DemoZooId,
  key: HealthKey,
  now: Date,
): DemoDocument[] {
  const made = builtInParameter(zooId, key);
  if (made === null) return [];
  const { parameterId, ...fields } = made;
  const overrides = key === "weight" ? weightLimits(zooId) : {};
  return [
    demoDocument(
      "healthParameters",
      parameterId,
      { ...fields, overrides },
      foundingOf(zooId, now),
    ),
  ];
}

/** What is measured of animals: both establishments' side of the built-ins, and what the first one added. */
export const healthParameterDocuments = (now: Date): DemoDocument[] => [
  ...demoZoos.flatMap(({ id }) =>
    keys.flatMap((key) => builtInDocument(id, key, now)),
  ),
  ...demoHealthParameters.map(({ id, zooId, ...fields }) =>
    demoDocument(
      "healthParameters",
      id,
      { ...fields, zooId },
      foundingOf(zooId, now),
    ),
  ),
];

/** The parameters by the name that values of the data give them: a built-in's key, or an own one's id. */
export function healthParameterOf(
  documents: readonly DemoDocument[],
  zooId: string,
  name: string,
): HealthParameter {
  const found = documents.find(({ path }) =>
    [name, builtInId(zooId, name)].some(
      (id) => path === `healthParameters/${id}`,
    ),
  );
  if (found === undefined) throw new Error(`Unknown parameter ${name}`);
  return healthParameterSchema.parse(found.data);
}
