import {
  enrichmentsQueries,
  usesQuery,
} from "@domain/enrichment/enrichment-queries";
import { useMemo } from "react";
import { useLiveQueries } from "../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../data/live-store";

/** The objects an establishment works with: its own and everybody's, the removed ones too. */
export const useObjects = (zooId: string): Live<LiveList<"enrichments">> =>
  useLiveQueries(enrichmentsQueries(zooId));

/** What the establishment has of each object, by the object's id. */
export type Uses = ReadonlyMap<string, Row<"enrichmentUses">>;

/** The same, live; nothing of an object that it has nothing of, and while that is on its way. */
export function useUses(zooId: string): Uses {
  const live = useLiveQueries([usesQuery(zooId)]);
  const rows = live.state === "data" ? live.data.rows : null;
  return useMemo(
    () => new Map((rows ?? []).map((row) => [row.data.enrichmentId, row])),
    [rows],
  );
}
