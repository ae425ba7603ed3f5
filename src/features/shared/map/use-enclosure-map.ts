import { enclosureMapQuery } from "@domain/grid/map-queries";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";

/** The map of an enclosure, live; data null: nobody has begun one. */
export function useEnclosureMap({
  id,
  data: { zooId },
}: {
  id: string;
  data: { zooId: string };
}): Live<Row<"enclosureMaps"> | null> {
  const live = useLiveQueries([enclosureMapQuery(zooId, id)]);
  return live.state === "data"
    ? { ...live, data: live.data.rows[0] ?? null }
    : live;
}
