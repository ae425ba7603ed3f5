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
  "builtIn" | "enclosureIds" | "areaIds" | "isArchived"
>;

/**
 * What is measured in an enclosure, in the order of the parameters: each once for the enclosure where it is of it, then for
 * each zone that it names; archived ones nowhere. [] for none.
 */
export function measuredIn<P extends Scoped>(
  parameters: readonly P[],
  { enclosureId, areas }: MeasuredPlace,
): MeasuredHere<P>[] {
  const hasWater = areas.some(({ areaType }) => areaType === "aquatic");
  const place = { enclosureId, areaId: null, hasWater };
  return parameters
    .filter(({ isArchived }) => !isArchived)
    .flatMap((parameter) => {
      const zones = areas.filter(({ areaId }) =>
        parameter.areaIds.includes(zoneKey(enclosureId, areaId)),
      );
      return [
        ...(isOfPlace(parameter, place) ? [{ parameter, areaId: null }] : []),
        ...zones.map(({ areaId }) => ({ parameter, areaId })),
      ];
    });
}
