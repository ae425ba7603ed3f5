import type { RecordFacts } from "../access/can";
import { inSector } from "../access/in-sector";
import { derived, idSchema, optional } from "../schema/fields";

/** What every health record of an animal carries: rules read a record's own copy, never the animal. */
export const healthRecordFields = {
  zooId: derived(idSchema),
  animalId: derived(idSchema),
  /** The animal's; rewritten when it moves. null: it is nowhere. */
  sectorId: derived(optional(idSchema)),
};

/** What `can()` needs to know of a health record; `openToKeepers` where keepers read some of the kind and not others. */
export const healthFacts = (
  record: { zooId: string; sectorId: string | null; by?: string },
  openToKeepers?: boolean,
): RecordFacts => ({
  zooId: record.zooId,
  sectorIds: inSector(record.sectorId),
  ...(record.by === undefined ? {} : { authorId: record.by }),
  ...(openToKeepers === undefined ? {} : { openToKeepers }),
});
