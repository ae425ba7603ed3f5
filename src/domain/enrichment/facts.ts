import type { RecordFacts } from "../access/can";
import type { Enrichment } from "./enrichment";
import type { EnrichmentSession } from "./session";

/** What `can()` needs to know of an object: an official one is no establishment's. */
export const enrichmentFacts = ({
  zooId,
  sectors,
}: Pick<Enrichment, "zooId" | "sectors">): RecordFacts => ({
  zooId: zooId ?? "",
  sectorIds: sectors,
});

/** The same of an establishment's side of one, and of a movement: any sector's people look after them. */
export const ofZooFacts = ({ zooId }: { zooId: string }): RecordFacts => ({
  zooId,
});

/** What `can()` needs to know of a session. */
export const sessionFacts = ({
  zooId,
  sectorIds,
  createdBy,
}: Pick<EnrichmentSession, "zooId" | "sectorIds"> &
  Partial<Pick<EnrichmentSession, "createdBy">>): RecordFacts => ({
  zooId,
  sectorIds,
  // Whoever plans it takes it into no sector but their own.
  authorId: createdBy ?? "",
});
