import type { Zone } from "@domain/enclosure/enclosure";
import { partsOfZoneKey } from "@domain/enclosure/zone-key";
import { isOfPlace } from "@domain/measures/parameters/scope";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { comingName, useEnclosures } from "../../../data/hooks/use-names";
import type { ChartPlace, PlaceOfChart } from "./chart-place";
import { placeKey, placeName } from "./chart-place";

export interface Choice {
  /** Where or of whom the parameter is measured: what is at hand first, then others; enclosures with their zones. */
  offered: readonly ChartPlace[];
  /** Those that are drawn; one at least where any is offered. */
  chosen: readonly ChartPlace[];
  /** Whether there is more than one, as far as is known before somebody looks. */
  isChoice: boolean;
}

/** So many other enclosures are read for their zones. */
const readMost = 40;

interface Asked {
  parameter: EnvironmentalParameter;
  /** What is at hand, what the page is about first. */
  here: readonly PlaceOfChart[];
  /** What is drawn, by `placeKey`. */
  keys: readonly string[];
  /** Whether somebody looks for places: only then other enclosures are read. */
  isLooking: boolean;
}

/** The enclosures of which something is known of a zone: it is measured there, or has limits there. */
const enclosuresWithZones = ({
  areaIds,
  overrides,
}: EnvironmentalParameter): string[] =>
  [...areaIds, ...Object.keys(overrides)]
    .map(partsOfZoneKey)
    .flatMap(({ enclosureId, areaId }) => (areaId === "" ? [] : [enclosureId]));

/** What is known of the zones of other enclosures; those that are on their way are absent. */
function useZones({ parameter, here, keys, isLooking }: Asked) {
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const chosen = keys.map(partsOfZoneKey);
  const zoned = chosen.filter(({ areaId }) => areaId !== "");
  const looked = isLooking
    ? [
        ...chosen.map(({ enclosureId }) => enclosureId),
        ...enclosuresWithZones(parameter),
        // Which of them have water is said by their zones alone.
        ...(isOfDryLand(parameter) ? [] : enclosures.rows.map(({ id }) => id)),
      ]
    : zoned.map(({ enclosureId }) => enclosureId);
  const asked = [...new Set(looked)]
    .filter((id) => id !== here[0]?.enclosureId)
    .filter((id) => enclosures.of(id)?.isArchived === false)
    .slice(0, readMost);
  const records = useLiveDocs("enclosures", asked);
  return useMemo(
    () =>
      new Map<string, readonly Zone[]>(
        records.flatMap((live) =>
          live.state === "data" && live.data !== null
            ? [[live.data.id, live.data.data.areas]]
            : [],
        ),
      ),
    [records],
  );
}

/** Whether it is measured where there is no water, too. */
const isOfDryLand = (parameter: EnvironmentalParameter): boolean =>
  parameter.enclosureIds.length + parameter.areaIds.length > 0 ||
  isOfPlace(parameter, { enclosureId: "", areaId: null, hasWater: false });

const isAquatic = ({ areaType }: Zone): boolean => areaType === "aquatic";

/** An enclosure and its zones, as far as the parameter is measured there. */
function placesOf(
  parameter: EnvironmentalParameter,
  { enclosureId, enclosureName }: Of,
  areas: readonly Zone[] | undefined,
): PlaceOfChart[] {
  // Of what is not read it is taken to have water: whoever asks for it says where it is measured.
  const hasWater = areas?.some(isAquatic) ?? true;
  const whole = { enclosureId, areaId: null, name: enclosureName };
  const zones = (areas ?? []).filter((area) =>
    isOfPlace(parameter, {
      ...{ enclosureId, areaId: area.areaId },
      hasWater: isAquatic(area),
    }),
  );
  return [
    ...(isOfPlace(parameter, { ...whole, hasWater }) ? [whole] : []),
    ...zones.map(({ areaId, areaName }) => ({
      ...{ enclosureId, areaId },
      name: placeName(enclosureName, areaName),
    })),
  ];
}

interface Of {
  enclosureId: string;
  enclosureName: string;
}

/** Where a parameter is measured, and which of these places a chart shows. */
export function usePlaces(asked: Asked): Choice {
  const { parameter, here, keys } = asked;
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const zones = useZones(asked);
  const wanted = keys.join("/");
  return useMemo(() => {
    const keysWanted = new Set(wanted.split("/"));
    const measured = ({ enclosureId, areaId, hasWater = true }: PlaceOfChart) =>
      isOfPlace(parameter, { enclosureId, areaId, hasWater });
    // What the page is about is always among them, though nothing be measured there any more.
    const atHand = here.filter((one, index) => index === 0 || measured(one));
    const others = enclosures.rows
      .filter(({ id, data }) => !data.isArchived && id !== here[0]?.enclosureId)
      .flatMap(({ id, data }) => [
        ...placesOf(parameter, data, zones.get(id)),
        ...coming(id, data.enclosureName, zones, keysWanted),
      ]);
    const offered = [...atHand, ...others];
    const chosen = offered.filter((one) => keysWanted.has(placeKey(one)));
    const hasZones = enclosuresWithZones(parameter).some(
      (id) => id !== here[0]?.enclosureId,
    );
    return {
      offered,
      isChoice: offered.length > 1 || hasZones,
      chosen: chosen.length > 0 ? chosen : offered.slice(0, 1),
    };
  }, [parameter, here, enclosures, zones, wanted]);
}

/** Zones that are drawn before their names are here. */
const coming = (
  id: string,
  enclosureName: string,
  zones: ReadonlyMap<string, unknown>,
  keys: ReadonlySet<string>,
): PlaceOfChart[] =>
  zones.has(id)
    ? []
    : [...keys].map(partsOfZoneKey).flatMap(({ enclosureId, areaId }) =>
        enclosureId === id && areaId !== ""
          ? {
              ...{ enclosureId, areaId },
              name: placeName(enclosureName, comingName),
            }
          : [],
      );
