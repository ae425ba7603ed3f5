import { builtInOf } from "./built-in";
import type { Enclosure } from "../../enclosure/enclosure";
import { partsOfZoneKey, zoneKey } from "../../enclosure/zone-key";
import type { EnvironmentalParameter, HealthParameter } from "./parameter";

/** A place at which something may be measured: an enclosure, or one zone of it. */
export interface Place {
  enclosureId: string;
  areaId: string | null;
  /** Whether there is water: a basin, or one among the zones of the enclosure. */
  hasWater: boolean;
}

type EnvironmentScope = Pick<
  EnvironmentalParameter,
  "builtIn" | "enclosureIds" | "areaIds"
>;

/**
 * Whether a parameter is measured at a place: where it is named, a zone also by its enclosure. A built-in that names no
 * place is measured everywhere, in water alone where it is one of water; any other that names none nowhere.
 */
export function isOfPlace(parameter: EnvironmentScope, place: Place): boolean {
  const { builtIn, enclosureIds, areaIds } = parameter;
  if (enclosureIds.length === 0 && areaIds.length === 0) {
    const one = builtInOf(builtIn);
    return one !== null && (!one.water || place.hasWater);
  }
  if (enclosureIds.includes(place.enclosureId)) return true;
  return (
    place.areaId !== null &&
    areaIds.includes(zoneKey(place.enclosureId, place.areaId))
  );
}

/**
 * Whether people may give values of a parameter at a place: where it is measured, in a zone that the enclosure has. Water is
 * not asked for: whoever gives a value of it has it before them.
 */
export const takesValuesAt = (
  parameter: EnvironmentScope,
  { enclosureId, areas }: Pick<Enclosure, "enclosureId" | "areas">,
  areaId: string | null,
): boolean =>
  (areaId === null || areas.some((zone) => zone.areaId === areaId)) &&
  isOfPlace(parameter, { enclosureId, areaId, hasWater: true });

/** The enclosures that a parameter names, those of its zones too, each once. */
export const enclosuresOfScope = ({
  enclosureIds,
  areaIds,
}: Pick<EnvironmentScope, "enclosureIds" | "areaIds">): string[] => [
  ...new Set([
    ...enclosureIds,
    ...areaIds.map((key) => partsOfZoneKey(key).enclosureId),
  ]),
];

/** The sectors of the places that a parameter names, each once; [] for one that names none: it is any sector's. */
export const sectorsOfScope = (
  scope: Pick<EnvironmentScope, "enclosureIds" | "areaIds">,
  sectorOf: (enclosureId: string) => string | null,
): string[] => [
  ...new Set(
    enclosuresOfScope(scope)
      .map(sectorOf)
      .filter((one) => one !== null),
  ),
];

type HealthScope = Pick<HealthParameter, "builtIn" | "animalIds" | "specieIds">;

/** Whether a parameter is measured of an animal: by name or by species; a built-in that names none of every animal. */
export function isOfAnimal(
  { builtIn, animalIds, specieIds }: HealthScope,
  animal: { animalId: string; specieId: string | null },
): boolean {
  if (animalIds.length === 0 && specieIds.length === 0)
    return builtInOf(builtIn) !== null;
  return (
    animalIds.includes(animal.animalId) ||
    (animal.specieId !== null && specieIds.includes(animal.specieId))
  );
}
