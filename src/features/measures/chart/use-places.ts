import { isOfPlace } from "@domain/measures/parameters/scope";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEnclosures } from "../../../data/hooks/use-names";
import type { ChartPlace } from "./chart-place";
import { placeKey } from "./chart-place";

interface Choice {
  /** Where the parameter is measured: what is at hand first, then other enclosures by name. */
  offered: readonly ChartPlace[];
  /** Those that are drawn; one at least where any is offered. */
  chosen: readonly ChartPlace[];
}

/** Where a parameter is measured, and which of these places a chart shows. */
export function usePlaces(
  parameter: EnvironmentalParameter,
  here: readonly ChartPlace[],
  keys: readonly string[],
): Choice {
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const wanted = keys.join(".");
  return useMemo(() => {
    // Whether there is water is known of what is at hand alone: whoever asked for it says where it is measured.
    const measured = ({ enclosureId, areaId }: ChartPlace) =>
      isOfPlace(parameter, { enclosureId, areaId, hasWater: true });
    // What the page is about is always among them, though nothing be measured there any more.
    const atHand = here.filter((one, index) => index === 0 || measured(one));
    const keysAtHand = new Set(atHand.map(placeKey));
    const others = enclosures.rows
      .filter(({ data }) => !data.isArchived)
      .map(({ id, data }) => ({
        enclosureId: id,
        areaId: null,
        name: data.enclosureName,
      }))
      .filter((one) => measured(one) && !keysAtHand.has(placeKey(one)));
    const offered = [...atHand, ...others];
    const chosen = offered.filter((one) =>
      wanted.split(".").includes(placeKey(one)),
    );
    return {
      offered,
      chosen: chosen.length > 0 ? chosen : offered.slice(0, 1),
    };
  }, [parameter, here, enclosures, wanted]);
}
