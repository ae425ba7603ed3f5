import { zoneKey } from "../../enclosure/zone-key";
import type { EnvironmentalParameter } from "./parameter";
import { isOfPlace } from "./scope";

/** An enclosure as far as it says what is measured in it. */
export interface MeasuredPlace {
  enclosureId: string;
  areas: readonly { areaId: string; areaType: string }[];
}

/** A parameter where it is measured: in an enclosure, or in one zone of it. */
export interface MeasuredHere<P> {
  parameter: P;
  areaId: string | null;
}

type Scoped = Pick<
  EnvironmentalParameter,
  | "parameterId"
  | "builtIn"
  | "enclosureIds"
  | "areaIds"
  | "overrides"
  | "isArchived"
>;

/** Whether something was measured of a parameter in a zone. */
type HasValues = (parameterId: string, areaId: string) => boolean;

/**
 * What is measured in an enclosure, in the order of the parameters: each once for the enclosure where it is of it, then for
 * each zone that it names, that has limits of its own, or of which there are values; archived ones nowhere. [] for none.
 */
export function measuredIn<P extends Scoped>(
  parameters: readonly P[],
  { enclosureId, areas }: MeasuredPlace,
  hasValues: HasValues = () => false,
): MeasuredHere<P>[] {
  const hasWater = areas.some(({ areaType }) => areaType === "aquatic");
  const place = { enclosureId, areaId: null, hasWater };
  return parameters
    .filter(({ isArchived }) => !isArchived)
    .flatMap((parameter) => {
      const zones = areas.filter(({ areaId }) => {
        const key = zoneKey(enclosureId, areaId);
        return (
          parameter.areaIds.includes(key) ||
          Object.hasOwn(parameter.overrides, key) ||
          hasValues(parameter.parameterId, areaId)
        );
      });
      return [
        ...(isOfPlace(parameter, place) ? [{ parameter, areaId: null }] : []),
        ...zones.map(({ areaId }) => ({ parameter, areaId })),
      ];
    });
}

/** Everywhere that something can be measured in an enclosure, in the order of the parameters: the whole, then each zone. [] for none. */
export function placesIn<P extends Scoped>(
  parameters: readonly P[],
  { enclosureId, areas }: MeasuredPlace,
): MeasuredHere<P>[] {
  const hasWater = areas.some(({ areaType }) => areaType === "aquatic");
  const places = [
    { enclosureId, areaId: null, hasWater },
    ...areas.map(({ areaId, areaType }) => ({
      enclosureId,
      areaId,
      hasWater: areaType === "aquatic",
    })),
  ];
  return parameters
    .filter(({ isArchived }) => !isArchived)
    .flatMap((parameter) =>
      places
        .filter((place) => isOfPlace(parameter, place))
        .map(({ areaId }) => ({ parameter, areaId })),
    );
}
