import type { Enclosure, Zone } from "@domain/enclosure/enclosure";
import { gridOf } from "@domain/grid/code";
import type { EnclosureMap } from "@domain/grid/enclosure-map";
import type { Grid } from "@domain/grid/grid";
import type { Ground } from "@domain/observation/analysed/space/placed";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import { useEnclosureMap } from "../../shared/map/use-enclosure-map";

/** An enclosure as positions are seen in it. */
export interface Place {
  ground: Ground;
  grid: Grid;
  areas: readonly Zone[];
  /** The picture that is drawn over; null: there is none. */
  plan: string | null;
  /** The name of a zone; its id of one that is gone. */
  zone: (areaId: string) => string;
}

function placeOf(
  enclosureId: string,
  { areas }: Enclosure,
  map: EnclosureMap,
): Place {
  const { mapWidth, squareArea, rows, zones, levels } = map;
  const stored = { mapWidth, squareArea, rows, zones, levels };
  const names = new Map(areas.map((one) => [one.areaId, one.areaName]));
  return {
    ground: {
      enclosureId,
      map: stored,
      zones: areas.map((one) => ({
        areaId: one.areaId,
        height: one.areaHeight,
        isBasin: one.areaType === "aquatic",
        isClosed: one.hiddenForScanSampling,
      })),
    },
    grid: gridOf(stored, areas),
    areas,
    plan: map.plan,
    zone: (id) => names.get(id) ?? id,
  };
}

/** An enclosure with its map and zones, as they are now; null: nobody has drawn it. */
export function useGround(enclosureId: string): Live<Place | null> {
  const { zooId } = useReadySession();
  const [enclosure] = useLiveDocs("enclosures", [enclosureId]);
  const map = useEnclosureMap({ id: enclosureId, data: { zooId } });
  return useMemo(() => {
    if (map.state !== "data") return map;
    if (enclosure === undefined) return { state: "loading" };
    if (enclosure.state !== "data") return enclosure;
    const [row, drawn] = [enclosure.data, map.data];
    return {
      state: "data",
      data:
        row === null || drawn === null
          ? null
          : placeOf(enclosureId, row.data, drawn.data),
    };
  }, [enclosureId, enclosure, map]);
}
